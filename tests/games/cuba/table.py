"""Positions for the tests, laid out as on a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antilles.games.cuba import stock
from antilles.games.cuba.agenda import question_of
from antilles.games.cuba.components import (
    ALL_KINDS,
    AVENUE,
    BUILDINGS,
    CHARACTERS,
    COLUMNS,
    KINDS,
    LAWS,
    LAWS_A_TYPE,
    MERCHANDISE,
    PRODUCTS,
    SHIPS,
    SLOTS,
    TYPES,
)
from antilles.games.cuba.game import GAME
from antilles.games.cuba.question import go_on
from antilles.games.cuba.state import Cuba
from antilles.kernel.state import State
from antilles.kernel.step import step
from antilles.testing import play, texts

Pieces = Mapping[int, Mapping[str, int]]
Tiles = Mapping[int, Mapping[tuple[int, int], str]]
AVENUES = {
    2: "dancer musician day_labourer lawyer revolutionary donkey",
    3: "dancer musician lawyer revolutionary donkey donkey",
    4: "dancer musician day_labourer lawyer revolutionary donkey",
    5: "dancer musician day_labourer harbour_master lawyer revolutionary",
}


def table(
    seats: int = 2,
    *,
    turn: int = 0,
    start: int | None = None,
    round: int = 1,
    pesos: Sequence[int] = (),
    vp: Sequence[int] = (),
    yard: Pieces | None = None,
    stored: Pieces | None = None,
    tiles: Tiles | None = None,
    pawn: Mapping[int, tuple[int, int]] | None = None,
    hands: Mapping[int, str] | None = None,
    laws: str = "",
    bills: str = "I-1 II-1 III-1 IV-1",
    docks: str = "1 2 - 3",
    market: Mapping[str, int] | None = None,
    avenue: str = "",
    car: int = 1,
    **options: str,
) -> Cuba:
    """A table in the action phase, everybody's cards in hand; what is not said is as at the start."""
    state = GAME.begin(seats, GAME.settle(seats, options))
    state.round = round
    jump(state, "turn")
    state.asked = turn
    state.start = turn if start is None else start
    for seat, value in enumerate(pesos):
        state.pesos[seat] = value
    for seat, value in enumerate(vp):
        state.vp[seat] = value
    lay_pieces(state, yard or {}, stored or {})
    for seat, built in (tiles or {}).items():
        for parcel, name in built.items():
            lay_tile(state, seat, parcel, name)
    for seat, parcel in (pawn or {}).items():
        state.pawn[seat] = at(parcel)
    for seat, cards in (hands or {}).items():
        state.hand[seat] = sum(1 << CHARACTERS.index(card) for card in cards.split())
    lay_laws(state, laws, bills)
    for berth, name in enumerate(docks.split()):
        if name != "-":
            state.docks[berth] = SHIPS.index(name)
            state.ships &= ~(1 << SHIPS.index(name))
    for kind, pieces in (market or {}).items():
        index = KINDS.index(kind)
        state.supply[index] += state.market[index] - pieces
        state.market[index] = pieces
    if state.switches.expansion:
        for space, card in enumerate((avenue or AVENUES[seats]).split()):
            state.avenue[space] = AVENUE.index(card) if card != "-" else 0
        state.car = car
    return state


def at(parcel: tuple[int, int]) -> int:
    """Row and column, counted from 1, as a parcel's number."""
    return (parcel[0] - 1) * COLUMNS + parcel[1] - 1


def lay_pieces(state: Cuba, yard: Pieces, stored: Pieces) -> None:
    for places, width, given in ((state.yard, ALL_KINDS, yard), (state.stored, PRODUCTS, stored)):
        for seat, pieces in given.items():
            for kind, number in pieces.items():
                places[seat * width + KINDS.index(kind)] = number
                state.supply[KINDS.index(kind)] -= number


def lay_tile(state: Cuba, seat: int, parcel: tuple[int, int], name: str) -> None:
    tile = BUILDINGS.index(name)
    stock.erect(state, seat, at(parcel), tile)
    if tile and state.available[tile]:
        state.available[tile] -= 1


def lay_laws(state: Cuba, laws: str, bills: str) -> None:
    for row, names in ((state.laws, laws), (state.bills, bills)):
        for name in names.split():
            kind = TYPES.index(name.split("-")[0])
            row[kind] = LAWS.index(name) % LAWS_A_TYPE
            state.unseen[kind] &= ~(1 << row[kind])


def go(state: Cuba, *moves: str) -> Cuba:
    """Play texts, each for whoever is asked."""
    after = play(GAME, state, *moves)
    assert isinstance(after, Cuba)
    return after


def on(state: Cuba, seat: int | None = None) -> list[str]:
    """The legal moves as texts."""
    return texts(GAME, state, seat)


def phase(state: Cuba) -> str:
    return state.question.name


def refused(state: Cuba, text: str, seat: int | None = None) -> tuple[str, str]:
    """Statement and key of the refusal; the state must stay as it is."""
    before = state.snapshot()
    refusal = step(state, state.actor() if seat is None else seat, GAME.parse(text))
    assert not isinstance(refusal, State), f"{text} is allowed"
    assert state.snapshot() == before
    return refusal.statement, refusal.key


def has(state: Cuba, seat: int, kind: str) -> int:
    return int(stock.owned(state, seat, KINDS.index(kind)))


def courtyard(state: Cuba, seat: int, kind: str) -> int:
    return int(state.yard[seat * ALL_KINDS + KINDS.index(kind)])


def in_store(state: Cuba, seat: int, kind: str) -> int:
    return int(state.stored[seat * PRODUCTS + KINDS.index(kind)])


def lies_on_market(state: Cuba, kind: str) -> int:
    return int(state.market[KINDS.index(kind)])


def load_ship(state: Cuba, dock: int, *pieces: str) -> Cuba:
    """Put pieces on the first slots of a ship; ``-`` leaves a slot free."""
    for slot, piece in enumerate(pieces):
        if piece != "-":
            state.cargo[(dock - 1) * SLOTS + slot] = KINDS.index(piece)
            state.supply[KINDS.index(piece)] -= 1
    return state


def cargo(state: Cuba, dock: int) -> list[str]:
    pieces = [state.cargo[(dock - 1) * SLOTS + slot] for slot in range(SLOTS)]
    return [KINDS[piece] if piece >= 0 else "-" for piece in pieces]


def ship_in(state: Cuba, berth: int) -> str:
    """The ship in dock 1 to 3, or at sea (4)."""
    ship = state.docks[berth - 1]
    return SHIPS[ship] if ship >= 0 else "-"


def building_on(state: Cuba, seat: int, parcel: tuple[int, int]) -> str:
    return BUILDINGS[state.tiles[seat * 12 + at(parcel)]]


def parliament(state: Cuba) -> Cuba:
    """Skip to the end of the actions: everybody keeps the delegate that is left in hand."""
    jump(state, "parliament")
    settle(state)
    return state


def settle(state: Cuba) -> None:
    """Everything that happens by itself, up to the next draw or question."""
    go_on(state)


def jump(state: Cuba, phase: str) -> Cuba:
    """Go on with this phase, whatever was asked before."""
    state.question = question_of(state.course, phase, state.tile)
    return state


def statutes(state: Cuba) -> Cuba:
    """Skip to the taxes with the laws that lie there."""
    jump(state, "taxes")
    state.count = 0
    settle(state)
    return state


def end_of_round(state: Cuba) -> Cuba:
    """Skip to the spoiling of products."""
    jump(state, "spoil")
    settle(state)
    return state


def census(state: Cuba) -> list[int]:
    """Pieces of each kind, wherever they lie."""
    total = [state.supply[kind] for kind in range(ALL_KINDS)]
    for kind in range(MERCHANDISE):
        total[kind] += state.market[kind]
    for seat in range(state.seats):
        for kind in range(ALL_KINDS):
            total[kind] += stock.owned(state, seat, kind)
    for piece in state.cargo:
        if piece >= 0:
            total[piece] += 1
    return [int(number) for number in total]
