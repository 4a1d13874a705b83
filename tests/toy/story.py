"""What happened, for people."""

from antilles.kernel.event import Event
from tests.toy.moves import BUY, KEEP, MOVES, PEARLS, SELL
from tests.toy.rules import MARKET, price
from tests.toy.state import Pearls


def tell(before: Pearls, seat: int, move: int, after: Pearls) -> list[Event]:
    if move < KEEP:
        shadow = Event("event-dives", {"who": before.asked})
        return [Event("event-you-find", {**MOVES.facts(move)}, seat=before.asked, shadow=shadow)]
    if move < BUY:
        shadow = Event("event-has-chosen", {"who": seat})
        events = [Event(f"event-you-{MOVES.text(move)}", seat=seat, shadow=shadow)]
        return events + tell_reveal(before, seat, move) if after.question is MARKET else events
    events = [Event("event-buys" if move == BUY else "event-passes", {"who": seat})]
    winners = [other for other, place in enumerate(after.ranking()) if place == 1 and after.over()]
    return events + [Event("event-wins", {"who": winner}) for winner in winners]


def tell_reveal(before: Pearls, seat: int, move: int) -> list[Event]:
    """PD-022: a sold pearl is shown, a kept one is not."""
    walk = before.copy()
    assert isinstance(walk, Pearls)
    walk.choice[seat] = move
    return [
        Event("event-sells", {"who": diver, "pearl": PEARLS[pearl], "n": price(walk, pearl)})
        if walk.choice[diver] == SELL
        else Event("event-keeps", {"who": diver})
        for diver, pearl in enumerate(walk.pearl)
    ]
