"""Positions for the tests, laid out as on a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antilles.games.santa_cruz.building import lay_tile
from antilles.games.santa_cruz.cards import PLAY_CARD
from antilles.games.santa_cruz.components import BUILDINGS, CARD_KINDS, CARDS, KINDS
from antilles.games.santa_cruz.game import GAME
from antilles.games.santa_cruz.state import SantaCruz
from antilles.games.santa_cruz.turns import cards_in_hand
from antilles.kernel.bits import lowest
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import random_move, step

BOARD = GAME.board


def site(name: str) -> int:
    return BOARD.sites.index(name)


def tile(name: str) -> int:
    return BOARD.tiles.index(name)


def mask(names: str) -> int:
    """Objectives by name, as bits."""
    return sum(1 << BOARD.objectives.index(name) for name in names.split())


def table(
    seats: int = 2,
    *,
    tiles: Mapping[str, str] | None = None,
    open_up: bool = False,
    built: Sequence[str] = (),
    cards: Sequence[str] = (),
    objectives: Sequence[str] = (),
    points: Sequence[int] = (),
    birds: Sequence[Sequence[int]] = (),
    supply: Mapping[int, tuple[int, int, int]] | None = None,
    round: int = 1,
    first: int = 0,
    turn: int | None = None,
    **options: str,
) -> SantaCruz:
    """A table in the card turns. Tiles not named lie in order on the coast, and elsewhere too with ``open_up``."""
    state = GAME.begin(seats, GAME.settle(seats, options))
    lay(state, tiles or {}, open_up)
    state.round = round
    state.first = first
    state.asked = first if turn is None else turn
    state.question = PLAY_CARD
    for seat in range(seats):
        state.points[seat] = points[seat] if points else seat
        state.group[seat] = seat
        for name in (cards[seat] if seat < len(cards) else "ship river road double").split():
            state.cards[seat * CARD_KINDS + CARDS.index(name)] += 1
        for name in (built[seat] if seat < len(built) else "").split():
            put(state, seat, name)
        state.objectives[seat] = mask(objectives[seat]) if seat < len(objectives) else 0
        state.deck &= ~state.objectives[seat]
        for value in birds[seat] if seat < len(birds) else ():
            state.birds[seat * 3 + value - 1] += 1
            state.birds_left[value - 1] -= 1
        state.plays += cards_in_hand(state, seat)
    for seat, numbers in (supply or {}).items():
        for kind, number in enumerate(numbers):
            state.supply[seat * KINDS + kind] = number
    return state


def lay(state: SantaCruz, tiles: Mapping[str, str], open_up: bool) -> None:
    for name, face in tiles.items():
        lay_tile(state, site(name), tile(face))
    for index in range(len(BOARD.sites)):
        terrain = BOARD.terrain[index]
        if not state.up >> index & 1 and (open_up or terrain == 0):
            left = state.unseen & BOARD.terrain_tiles[terrain]
            lay_tile(state, index, lowest(left))


def put(state: SantaCruz, seat: int, name: str) -> None:
    """A building stands on this site; its tile is face up, as it must be."""
    index = site(name)
    if not state.up >> index & 1:
        left = state.unseen & BOARD.terrain_tiles[BOARD.terrain[index]]
        lay_tile(state, index, lowest(left))
    state.supply[seat * KINDS + BOARD.tile_building[state.tile[index]]] -= 1
    state.built[seat] |= 1 << index
    state.occupied |= 1 << index
    state.near[seat] |= BOARD.roads[index]


def move(state: State, *texts: str) -> SantaCruz:
    """Moves of whoever is asked (``1: text`` for a seat in a sealed choice); draws as they are named."""
    for text in texts:
        head, colon, rest = text.partition(": ")
        seat = int(head) if colon else state.actor()
        after = step(state, seat, GAME.parse(rest if colon else text))
        assert isinstance(after, State), f"{text}: {after}"
        state = after
    assert isinstance(state, SantaCruz)
    return state


def settle(state: SantaCruz, seed: int = 1) -> SantaCruz:
    """Let chance draw until somebody is asked."""
    moves, weights, rng = Moves(), Moves(), Rng(seed)
    state = state.copy()
    while state.actor() == CHANCE:
        state.advance(CHANCE, random_move(state, CHANCE, rng, moves, weights))
    return state


def legal(state: SantaCruz, verb: str = "", seat: int | None = None) -> list[str]:
    """The legal moves that begin so, without their beginning."""
    moves = Moves()
    state.legal(state.actor() if seat is None else seat, moves)
    texts = [GAME.text(number) for number in moves.list()]
    return [text.removeprefix(verb).strip() for text in texts if text.startswith(verb)]


def refused(state: State, seat: int, text: str) -> tuple[str, str, dict[str, int | str]]:
    """Statement, key and facts of the refusal; the state must stay as it is."""
    before = state.snapshot()
    refusal = step(state, seat, GAME.parse(text))
    assert not isinstance(refusal, State), f"{text} is allowed"
    assert state.snapshot() == before
    return refusal.statement, refusal.key, refusal.facts


def supply_of(state: SantaCruz, seat: int) -> tuple[int, int, int]:
    house, church, lighthouse = (state.supply[seat * KINDS + kind] for kind in range(len(BUILDINGS)))
    return house, church, lighthouse


def is_up(state: SantaCruz, name: str) -> bool:
    return bool(state.up >> site(name) & 1)


def has_building(state: SantaCruz, seat: int, name: str) -> bool:
    return bool(state.built[seat] >> site(name) & 1)


def phase(state: SantaCruz) -> str:
    return state.question.name


def birds_of(state: SantaCruz, seat: int) -> int:
    return sum(state.birds[seat * 3 + value] for value in range(3))


def set_up(seats: int, seed: int = 1, **options: str) -> SantaCruz:
    """A game up to its first decision."""
    state = GAME.start(seats, options)
    assert isinstance(state, SantaCruz)
    return settle(state, seed)


def play_on(state: SantaCruz, until: str, seed: int = 1) -> SantaCruz:
    """Random play up to the first decision of a phase."""
    moves, weights, rng = Moves(), Moves(), Rng(seed)
    state = state.copy()
    while phase(state) != until or state.actor() == CHANCE:
        state.advance(state.actor(), random_move(state, state.actor(), rng, moves, weights))
        if phase(state) == until == "over":
            break
    return state
