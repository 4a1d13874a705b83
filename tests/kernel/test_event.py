"""Events and who may read them."""

from __future__ import annotations

from antilles.kernel.event import Event, events_for

SHADOW = Event("event-draws", {"who": 1})
SECRET = Event("event-you-draw", {"card": "bird"}, seat=1, shadow=SHADOW)
PRIVATE = Event("event-hint", seat=0)
OPEN = Event("event-supply")


def test_a_seat_reads_its_own_secrets_and_the_shadows_of_others() -> None:
    events = [OPEN, SECRET, PRIVATE]

    assert events_for(events, 1) == [OPEN, SECRET]
    assert events_for(events, 0) == [OPEN, SHADOW, PRIVATE]
    assert events_for(events, None) == [OPEN, SHADOW]


def test_events_are_equal_by_what_they_say() -> None:
    assert Event("event-draws", {"who": 1}) == SHADOW
    assert hash(Event("event-draws", {"who": 1})) == hash(SHADOW)
    assert Event("event-draws", {"who": 2}) != SHADOW
    assert SHADOW != "event-draws"
