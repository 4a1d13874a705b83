"""What a diver may see, and the states that fit it."""

from __future__ import annotations

from dataclasses import dataclass

from antilles.kernel.chance import Rng
from antilles.kernel.state import Belief
from antilles.kernel.view import View
from tests.toy.moves import KEEP, SELL, TABLE
from tests.toy.state import Pearls
from tests.toy.tables import BAG, CHOOSE, NONE, OVER, PEARLS, PHASES


@dataclass(frozen=True, slots=True, kw_only=True)
class Diver:
    """What lies in front of one player, for everybody to see."""

    coins: int
    lamps: int
    holds: bool
    """Whether there is an unsold pearl of this round in hand."""
    kept: int
    """How many pearls were kept; their colours are shown at the end."""
    chest: tuple[int, ...] | None
    """The kept pearls by colour; null while they are hidden from the viewer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PearlsView(View):
    round: int
    phase: str
    turn: int
    sold: tuple[int, ...]
    divers: tuple[Diver, ...]
    pearl: str | None
    """One's own pearl of this round."""
    choice: str | None
    """One's own sealed choice."""


def look(state: Pearls, seat: int | None, edition: int) -> PearlsView:
    """PD-020 … PD-022: pearls in hand and kept ones are for their diver alone, until the end."""
    own = NONE if seat is None else seat
    return PearlsView(
        game="pearls",
        edition=edition,
        seats=state.seats,
        options={"rounds": str(state.rounds)},
        seat=seat,
        actors=tuple(state.actors()),
        scores=tuple(state.scores()),
        places=tuple(state.ranking()) if state.phase == OVER else (),
        round=state.round,
        phase=PHASES[state.phase],
        turn=0 if state.phase == CHOOSE else state.turn,
        sold=tuple(state.sold),
        divers=tuple(look_at(state, diver, shown=state.phase == OVER or diver == own) for diver in range(state.seats)),
        pearl=PEARLS[state.pearl[own]] if own != NONE and state.pearl[own] != NONE else None,
        choice=TABLE.text(state.choice[own]) if own != NONE and state.choice[own] != NONE else None,
    )


def look_at(state: Pearls, diver: int, shown: bool) -> Diver:
    kept = state.kept[diver]
    return Diver(
        coins=state.coins[diver],
        lamps=state.lamps[diver],
        holds=state.pearl[diver] != NONE,
        kept=sum(kept),
        chest=tuple(kept) if shown else None,
    )


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
        state = Pearls(view.seats, int(view.options["rounds"]))
        state.round = view.round
        state.phase = PHASES.index(view.phase)
        state.turn = view.actors[0] if state.phase == CHOOSE else view.turn
        state.bag = self.pool[:]
        state.sold = list(view.sold)
        state.coins = [diver.coins for diver in view.divers]
        state.lamps = [diver.lamps for diver in view.divers]
        for seat, diver in enumerate(view.divers):
            state.kept[seat] = list(diver.chest) if diver.chest is not None else fill(state.bag, diver.kept, rng)
            if diver.holds:
                self.deal(state, seat, rng)
        return state

    def deal(self, state: Pearls, seat: int, rng: Rng) -> None:
        """A pearl in hand and, if the diver has chosen, a choice."""
        view = self.view
        own = seat == view.seat
        state.pearl[seat] = PEARLS.index(view.pearl) if own and view.pearl is not None else take(state.bag, rng)
        if state.phase == CHOOSE and seat not in view.actors:
            guess = KEEP if rng.below(2) else SELL
            state.choice[seat] = TABLE.parse(view.choice) if own and view.choice is not None else guess


def take(bag: list[int], rng: Rng) -> int:
    """One pearl out of the bag."""
    ticket = rng.below(sum(bag))
    for pearl, count in enumerate(bag):
        ticket -= count
        if ticket < 0:
            bag[pearl] -= 1
            return pearl
    raise AssertionError("the bag is empty")


def fill(bag: list[int], number: int, rng: Rng) -> list[int]:
    """So many pearls out of the bag, by colour."""
    kept = [0] * len(bag)
    for _ in range(number):
        kept[take(bag, rng)] += 1
    return kept
