"""What happened, in events: who chose, what the cards brought, what the end was."""

from __future__ import annotations

from antilles.games.santo_domingo.game import GAME
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.kernel.event import Event, events_for
from antilles.testing import rule
from tests.games.santo_domingo.table import choose, move, table


def told(state: SantoDomingo, seat: int, text: str) -> list[Event]:
    return GAME.tell(state, seat, GAME.parse(text), move(state, seat, text))


def lines(events: list[Event]) -> list[tuple[str, object]]:
    return [(event.key.removeprefix("event-"), tuple(event.facts.values())) for event in events]


@rule("SD-025")
def test_a_choice_is_told_to_its_player_and_only_hinted_to_the_others() -> None:
    events = told(table(4), 1, "play captain")

    assert lines(events_for(events, 1)) == [("you-chose", (1, "captain"))]
    for other in (0, 2, 3, None):
        assert lines(events_for(events, other)) == [("has-chosen", (1,))]


@rule("SD-030", "SD-047", "SD-051")
def test_a_round_is_told_number_by_number() -> None:
    state = table(4, rows=(9, 5, 9), goods=[0, 0, 0, 0])
    for seat, text in enumerate(["play captain", "play admiral", "play admiral"]):
        state = move(state, seat, text)

    assert lines(told(state, 3, "play governor"))[1:] == [
        ("reveal", ()),
        ("plays", (0, "captain")),
        ("plays", (1, "admiral")),
        ("plays", (2, "admiral")),
        ("plays", (3, "governor")),
        ("gains-vp", (0, 2, "captain")),
        ("gains-vp", (1, 3, "admiral")),
        ("gains-vp", (2, 3, "admiral")),
        ("gains-goods", (3, 8, "governor")),
        ("supply", (2, 3)),
    ]


@rule("SD-034")
def test_goods_over_the_limit_are_told() -> None:
    state = table(4, rows=(5, 6, 5), goods=[13, 0, 0, 0])
    for seat, text in enumerate(["play galleon", "play captain", "play admiral"]):
        state = move(state, seat, text)
    events = lines(told(state, 3, "play beggar"))

    assert ("gains-goods", (0, 2, "galleon")) in events
    assert ("goods-lost", (0, 4, 15)) in events
    assert events[-2:] == [("takes-cards-back", (3,)), ("supply", (2, 3))]


@rule("SD-047", "SD-050", "SD-051")
def test_an_exchange_and_the_marker_back_to_zero() -> None:
    before = table(4, rows=(5, 5, 12), goods=[9, 0, 0, 0])
    for seat, text in enumerate(["play trader", "play trader", "play captain"]):
        before = move(before, seat, text)
    reveal = lines(told(before, 3, "play admiral"))
    trade = lines(told(choose(table(4, rows=(5, 5, 12), goods=[9, 0, 0, 0]), "7", "7", "1", "2"), 0, "exchange 9 6"))

    assert ("exchange-back", (2, 10)) in reveal
    assert trade == [("exchanges", (0, 9, 6)), ("exchange-reset", ()), ("supply", (2, 3))]


@rule("SD-070", "SD-071", "SD-072")
def test_the_end_is_told_with_its_reason_and_winner() -> None:
    state = table(4, vp=[29, 0, 0, 0], goods=[7, 2, 0, 0], rows=(5, 5, 5))
    for seat, text in enumerate(["play captain", "play customs", "play beggar"]):
        state = move(state, seat, text)

    assert lines(told(state, 3, "play beggar"))[-3:] == [
        ("target-reached", (30,)),
        ("final-exchange", (0, 6, 2)),
        ("wins", (0,)),
    ]


def test_no_exchange_is_told_too() -> None:
    state = choose(table(4, goods=[9, 0, 0, 0]), "7", "1", "2", "3")

    assert lines(told(state, 0, "exchange 0 0"))[0] == ("exchanges-nothing", (0,))
