"""What happened, for people."""

from __future__ import annotations

from antilles.kernel.event import Event
from tests.toy.moves import BUY, KEEP, SELL, TABLE
from tests.toy.rules import price
from tests.toy.state import Pearls
from tests.toy.tables import MARKET, OVER, PEARLS


def tell(before: Pearls, seat: int, move: int, after: Pearls) -> list[Event]:
    if move < KEEP:
        diver = before.turn
        shadow = Event("event-dives", {"who": diver})
        return [Event("event-you-find", {**TABLE.facts(move)}, seat=diver, shadow=shadow)]
    if move < BUY:
        return tell_choice(before, seat, move, after)
    events = [Event("event-buys" if move == BUY else "event-passes", {"who": seat})]
    if after.phase == OVER:
        events += [Event("event-wins", {"who": other}) for other, place in enumerate(after.ranking()) if place == 1]
    return events


def tell_choice(before: Pearls, seat: int, move: int, after: Pearls) -> list[Event]:
    shadow = Event("event-has-chosen", {"who": seat})
    events = [Event(f"event-you-{TABLE.text(move)}", seat=seat, shadow=shadow)]
    if after.phase == MARKET:
        walk = before.copy()
        walk.choice[seat] = move
        events += [tell_reveal(walk, other) for other in range(walk.seats)]
    return events


def tell_reveal(walk: Pearls, seat: int) -> Event:
    """PD-022: a sold pearl is shown, a kept one is not."""
    if walk.choice[seat] != SELL:
        return Event("event-keeps", {"who": seat})
    pearl = walk.pearl[seat]
    return Event("event-sells", {"who": seat, "pearl": PEARLS[pearl], "n": price(walk, pearl)})
