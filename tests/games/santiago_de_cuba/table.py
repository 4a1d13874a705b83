"""Positions for the tests, laid out as on a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antilles.games.santiago_de_cuba.components import BUILDINGS, CUBANS, GOODS, KINDS, VALUES
from antilles.games.santiago_de_cuba.game import GAME
from antilles.games.santiago_de_cuba.rules import CAR
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.state import State
from antilles.kernel.step import step
from antilles.testing import play, texts

TOWN = (
    *("bank", "church", "distillery"),  # yellow
    *("cigar_factory", "black_market", "sawmill"),  # blue
    *("cafe", "customs", "casino"),  # red
    *("harbour_office", "office", "newspaper"),  # white
)
STREET = CUBANS
DEMAND = {"sugar": 2, "citrus": 2, "tobacco": 1, "rum": 1}


def table(
    seats: int = 2,
    *,
    town: Sequence[str] = TOWN,
    street: Sequence[str] = STREET,
    car: int = 0,
    before: str = "",
    turn: int = 0,
    inactive: Sequence[str] = (),
    demand: Mapping[str, int] = DEMAND,
    value: int = 2,
    ship: int = 1,
    pesos: Sequence[int] = (),
    vp: Sequence[int] = (),
    goods: Sequence[Mapping[str, int]] = (),
    supply: Mapping[str, int] | None = None,
    brokers: Sequence[str] = (),
    deeds: Sequence[Sequence[str]] = (),
    **options: str,
) -> SantiagoDeCuba:
    """A table at the start of a turn; what is not said is as after the set-up.

    ``before`` puts the car one stop before that Cuban, or before the port. ``goods`` are all pieces of each seat;
    ``supply`` overrides what is then left.
    """
    state = GAME.begin(seats, GAME.settle(seats, options))
    for space, building in enumerate(town):
        state.town[space] = BUILDINGS.index(building)
    for stop, cuban in enumerate(street, start=1):
        state.street[stop] = CUBANS.index(cuban)
    state.unplaced = 0
    state.question = CAR
    state.turn = turn
    state.asked = turn
    state.car = car if not before else (9 if before == "port" else list(street).index(before))
    state.inactive = sum(1 << 1 + list(street).index(cuban) for cuban in inactive)
    for good, number in demand.items():
        state.dice[GOODS.index(good)] = number
    state.aside = next(index for index, good in enumerate(GOODS) if good not in demand)
    state.flag = VALUES.index(value)
    state.ship = ship
    for values, field in ((pesos, state.pesos), (vp, state.vp)):
        for seat, number in enumerate(values):
            field[seat] = number
    lay_goods(state, goods, supply or {})
    for seat, building in enumerate(brokers):
        state.broker[seat] = BUILDINGS.index(building) if building else -1
    for seat, owned in enumerate(deeds):
        state.deeds[seat] = sum(1 << BUILDINGS.index(building) for building in owned)
    return state


def lay_goods(state: SantiagoDeCuba, goods: Sequence[Mapping[str, int]], supply: Mapping[str, int]) -> None:
    for seat, held in enumerate(goods):
        for index, kind in enumerate(KINDS):
            state.goods[seat * 6 + index] = held.get(kind, 0)
    for index, kind in enumerate(KINDS):
        in_hands = sum(state.goods[seat * 6 + index] for seat in range(state.seats))
        state.supply[index] = supply.get(kind, 8 - in_hands)


def moved(state: SantiagoDeCuba, *moves: str) -> SantiagoDeCuba:
    after = play(GAME, state, *moves)
    assert isinstance(after, SantiagoDeCuba)
    return after


def options(state: SantiagoDeCuba) -> list[str]:
    return texts(GAME, state)


def goods(state: SantiagoDeCuba, seat: int) -> dict[str, int]:
    """The pieces a seat owns, kinds it has none of left out."""
    held = {kind: state.goods[seat * 6 + index] for index, kind in enumerate(KINDS)}
    return {kind: number for kind, number in held.items() if number}


def demand(state: SantiagoDeCuba) -> dict[str, int]:
    return {good: state.dice[index] for index, good in enumerate(GOODS) if state.dice[index]}


def supply(state: SantiagoDeCuba) -> dict[str, int]:
    return {kind: state.supply[index] for index, kind in enumerate(KINDS)}


def refused(state: SantiagoDeCuba, text: str, seat: int | None = None) -> tuple[str, str, dict[str, int | str]]:
    """Statement, key and numbers of the refusal; the state must stay as it is."""
    before = state.snapshot()
    refusal = step(state, state.actor() if seat is None else seat, GAME.parse(text))
    assert not isinstance(refusal, State), f"{text} is allowed"
    assert state.snapshot() == before
    return refusal.statement, refusal.key, refusal.facts


def roll(*faces: int) -> list[str]:
    """The five dice in the order of the goods."""
    return [f"* roll {good} {face}" for good, face in zip(GOODS, faces, strict=True)]
