"""What a diver may see, and the states that fit it."""

from dataclasses import dataclass
from typing import Any

from antilles.kernel.chance import Rng
from antilles.kernel.state import Belief
from antilles.kernel.view import View, same_of
from tests.toy.moves import BAG, KEEP, MOVES, NONE, PEARLS, SELL
from tests.toy.rules import AGENDA
from tests.toy.state import Pearls


@dataclass(frozen=True, slots=True, kw_only=True)
class Diver:
    """What lies in front of one player, for everybody to see."""

    coins: int
    lamps: int
    holds: bool  # an unsold pearl of this round in hand
    kept: int
    chest: tuple[int, ...] | None  # the kept pearls by colour, where the viewer may know


@dataclass(frozen=True, slots=True, kw_only=True)
class PearlsView(View):
    round: int
    sold: tuple[int, ...]
    divers: tuple[Diver, ...]
    pearl: str | None  # one's own pearl of this round
    choice: str | None  # one's own sealed choice


def look(state: Pearls, seat: int | None, base: dict[str, Any]) -> PearlsView:
    """PD-020 … PD-022: pearls in hand and kept ones are for their diver alone, until the end."""
    pearl, choice = (NONE, NONE) if seat is None else (state.pearl[seat], state.choice[seat])
    return PearlsView(
        **{**base, "seat": seat},
        round=state.round,
        sold=tuple(state.sold),
        divers=tuple(look_at(state, diver, shown=state.over() or diver == seat) for diver in range(state.seats)),
        pearl=PEARLS[pearl] if pearl != NONE else None,
        choice=MOVES.text(choice) if choice != NONE else None,
    )


def look_at(state: Pearls, diver: int, shown: bool) -> Diver:
    kept, open_to_all = state.kept[diver], same_of(state, diver, ("coins", "lamps"))
    chest = tuple(kept) if shown else None
    return Diver(**open_to_all, holds=state.pearl[diver] != NONE, kept=sum(kept), chest=chest)


class PearlsBelief(Belief):
    """All that is known, and the pearls that lie in the bag or where one cannot look."""

    def __init__(self, view: PearlsView) -> None:
        self.view = view
        self.pool = [count - sold for count, sold in zip(BAG, view.sold, strict=True)]
        for diver in view.divers:
            for pearl, count in enumerate(diver.chest or ()):
                self.pool[pearl] -= count
        if view.pearl is not None:
            self.pool[PEARLS.index(view.pearl)] -= 1

    def draw(self, rng: Rng) -> Pearls:
        """PD-020: each hidden place holds any of the pearls not seen, by their number."""
        view = self.view
        state = Pearls(view.seats, AGENDA.named(view.phase), int(view.options["rounds"]))
        state.round = view.round
        drawn = sum(diver.holds for diver in view.divers) % view.seats
        state.asked = view.actors[0] if view.actors and view.phase != "dive" else drawn
        state.sold = list(view.sold)
        state.coins = [diver.coins for diver in view.divers]
        state.lamps = [diver.lamps for diver in view.divers]
        loose = [pearl for pearl, count in enumerate(self.pool) for _ in range(count)]
        for seat, diver in enumerate(view.divers):
            own = seat == view.seat
            state.kept[seat] = list(diver.chest or state.kept[seat])
            for _ in range(diver.kept if diver.chest is None else 0):
                state.kept[seat][loose.pop(rng.below(len(loose)))] += 1
            if diver.holds:
                state.pearl[seat] = PEARLS.index(view.pearl) if own and view.pearl else loose.pop(rng.below(len(loose)))
            if view.phase == "choose" and seat not in view.actors:
                state.choice[seat] = MOVES.parse(view.choice) if own and view.choice else (KEEP, SELL)[rng.below(2)]
        state.bag = [loose.count(pearl) for pearl in range(len(BAG))]
        return state
