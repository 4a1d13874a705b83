"""What a seat may see: its own objectives, birds and discard, and what lies open. Built by adding."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import count, repeat

from librt.vecs import vec
from mypy_extensions import i64

from antilles.games.santa_cruz import rules, score
from antilles.games.santa_cruz.belief import SantaCruzBelief
from antilles.games.santa_cruz.board import Board
from antilles.games.santa_cruz.state import SantaCruz, empty_table
from antilles.games.santa_cruz.tables import (
    BUILDINGS,
    CARD_KINDS,
    CARDS,
    DISCARD,
    DRAWN,
    GOODS,
    KINDS,
    NEW_OBJECTIVE,
    NONE,
    OVER,
    PHASES,
    TERRAINS,
    bits_of,
    count_bits,
)
from antilles.kernel.view import View, add


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """The face of a tile."""

    id: str
    building: str
    points: int
    goods: tuple[str, ...]
    fish_bonus: int
    bird: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """A place on the board."""

    id: str
    terrain: str
    tile: Tile | None
    """None while it lies face down."""
    buildings: tuple[int, ...]
    """The seats that have a building here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settler:
    """One player's side of the table, as everybody sees it."""

    points: int
    group: str
    """Letter of the construction group; empty before it is taken."""
    hand: int
    """Cards in hand."""
    cards: dict[str, int]
    """Construction cards in hand: they follow from the group and the cards played."""
    cards_played: dict[str, int]
    objectives: int
    """Objective cards in hand."""
    objectives_played: tuple[str, ...]
    supply: dict[str, int]
    destroyed: dict[str, int]
    birds: int
    """Bird tokens."""
    bird_values: tuple[int, ...]
    """Their values: one's own, and everybody's after the final count."""
    has_new_objective: bool
    """The new objective of round 2 lies apart, face down."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSet:
    """What a player left open after round 1."""

    owner: int
    group: str
    objectives: tuple[str, ...]
    taken_by: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SantaCruzView(View):
    round: int
    phase: str
    turn: int
    """Whose turn it is, or for whom a piece is drawn."""
    order: tuple[int, ...]
    """The seats in playing order of this round, the last one with the exception; empty before that is known."""
    exception_used: bool
    landings_left: int
    cards_left: int
    """Card turns still to come in this round, all players together."""
    way: str
    """How the construction under way is made: ship, river or road; empty if there is none."""
    half: int
    """1 or 2 within a double."""
    target: str
    """Site of the construction under way; empty if there is none."""
    sites: tuple[Site, ...]
    unseen: tuple[str, ...]
    """The tiles that nobody has seen yet, surplus included."""
    birds_left: int
    groups_left: tuple[str, ...]
    sets: tuple[CardSet, ...]
    players: tuple[Settler, ...]
    hand: tuple[str, ...]
    """One's own objectives."""
    new_objective: str
    """One's own new objective of round 2; empty before it is drawn."""
    discarded: str
    """The objective one has put back into the box; empty before."""


# --- from the state ---------------------------------------------------------------------------------


def options_of(state: SantaCruz) -> dict[str, str]:
    return {
        "random_groups": _switch(state.random_groups),
        "random_sets": _switch(state.random_sets),
        "keep_own_set": _switch(state.keep_own_set),
        "second_after_failed_look": _switch(state.second_after_failed_look),
        "first_player": "drawn" if state.first_option == DRAWN else str(state.first_option),
    }


def _switch(on: bool) -> str:
    return "on" if on else "off"


def look(state: SantaCruz, seat: int | None, edition: int) -> SantaCruzView:
    """The view of one seat, or of a spectator."""
    seen = look_from_outside(state, edition)
    return seen if seat is None else add(seen, own(seen, state, seat))


def look_from_outside(state: SantaCruz, edition: int) -> SantaCruzView:
    """What a spectator sees."""
    board = state.board
    building = state.target != NONE or state.half != 0
    return SantaCruzView(
        game="santa_cruz",
        edition=edition,
        seats=state.seats,
        options=options_of(state),
        seat=None,
        actors=actors_for(state, None),
        scores=tuple(state.points),
        places=tuple(state.ranking()) if state.phase == OVER else (),
        round=state.round,
        phase=PHASES[state.phase],
        turn=state.turn if state.phase != DISCARD else 0,
        order=_order(state),
        exception_used=state.overbuilt,
        landings_left=state.landings,
        cards_left=state.plays,
        way=CARDS[state.way] if building else "",
        half=state.half,
        target=board.sites[state.target] if state.target != NONE else "",
        sites=look_at_sites(state),
        unseen=tuple([board.tiles[tile] for tile in bits_of(state.unseen)]),
        birds_left=sum(state.birds_left),
        groups_left=tuple([board.groups[group] for group in bits_of(rules.groups_left(state))])
        if state.round == 1
        else (),
        sets=_sets(state),
        players=tuple([look_at_player(state, seat, shown=state.phase == OVER) for seat in range(state.seats)]),
        hand=(),
        new_objective="",
        discarded="",
    )


def own(seen: SantaCruzView, state: SantaCruz, seat: int) -> Mapping[str, object]:
    """SC-046, SC-063: what a seat sees beyond what everybody sees."""
    board = state.board
    mine: dict[str, object] = {
        "seat": seat,
        "hand": _names(board, state.objectives[seat]),
        "new_objective": "".join(_names(board, state.fresh[seat])),
        "discarded": "".join(_names(board, state.discarded[seat])),
    }
    if state.phase == DISCARD:
        mine["actors"] = actors_for(state, seat)
    if seen.players[seat].birds and state.phase != OVER:
        players = list(seen.players)
        players[seat] = look_at_player(state, seat, shown=True)
        mine["players"] = tuple(players)
    return mine


def actors_for(state: SantaCruz, viewer: int | None) -> tuple[int, ...]:
    """SC-168: nobody sees who of the others has discarded already."""
    if state.phase != DISCARD:
        return tuple(state.actors())
    return tuple(seat for seat in range(state.seats) if seat != viewer or not state.discarded[seat])


def _order(state: SantaCruz) -> tuple[int, ...]:
    if state.first == NONE:
        return ()
    return tuple([(state.first + place) % state.seats for place in range(state.seats)])


@lru_cache(maxsize=4096)
def _names(board: Board, objectives: int) -> tuple[str, ...]:
    return tuple([board.objectives[objective] for objective in bits_of(objectives)])


def _sets(state: SantaCruz) -> tuple[CardSet, ...]:
    """SC-165: they lay open, so everybody remembers them."""
    if state.round == 1:
        return ()
    return _left_open(state.board, tuple(state.set_group), tuple(state.set_objectives), tuple(state.taken))


@lru_cache(maxsize=1024)
def _left_open(
    board: Board, groups: tuple[int, ...], objectives: tuple[int, ...], takers: tuple[int, ...]
) -> tuple[CardSet, ...]:
    return tuple(
        [
            CardSet(
                owner=owner,
                group=board.groups[group],
                objectives=_names(board, objectives[owner]),
                taken_by=takers.index(owner) if owner in takers else None,
            )
            for owner, group in enumerate(groups)
        ]
    )


def look_at_sites(state: SantaCruz) -> tuple[Site, ...]:
    board = state.board
    buildings = [0] * len(board.sites)
    for seat, built in enumerate(state.built):
        for site in bits_of(built):
            buildings[site] |= 1 << seat
    return tuple(map(look_at_site, repeat(board), count(), state.tile, buildings))


@lru_cache(maxsize=4096)
def look_at_site(board: Board, site: int, tile: int, buildings: int) -> Site:
    """A place looks the same for long, at many tables."""
    return Site(
        id=board.sites[site],
        terrain=TERRAINS[board.terrain[site]],
        tile=face(board, tile) if tile != NONE else None,
        buildings=tuple(bits_of(buildings)),
    )


@lru_cache(maxsize=256)
def face(board: Board, tile: int) -> Tile:
    return Tile(
        id=board.tiles[tile],
        building=BUILDINGS[board.tile_building[tile]],
        points=board.tile_points[tile],
        goods=tuple([GOODS[good] for good in bits_of(board.tile_goods[tile])]),
        fish_bonus=board.tile_fish[tile],
        bird=bool(board.tile_bird[tile]),
    )


def look_at_player(state: SantaCruz, seat: int, shown: bool) -> Settler:
    """SC-046, SC-063: what is played is open, hands and bird values are the owner's."""
    built = state.built[seat]
    return settler(
        state.board,
        state.points[seat],
        state.group[seat],
        tuple(state.cards[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]),
        count_bits(state.objectives[seat]),
        state.played[seat],
        tuple(state.supply[seat * KINDS : (seat + 1) * KINDS]),
        tuple([count_bits(built & sites) for sites in state.wants]),
        score.count_birds(state, seat),
        _bird_values(state, seat) if shown else (),
        bool(state.fresh[seat]) and not _has_discarded(state),
    )


@lru_cache(maxsize=4096)
def settler(
    board: Board,
    points: int,
    group: int,
    cards: tuple[int, ...],
    objectives: int,
    played: int,
    supply: tuple[int, ...],
    standing: tuple[int, ...],
    birds: int,
    bird_values: tuple[int, ...],
    has_new_objective: bool,
) -> Settler:
    """Most players look as they did a move ago."""
    full = board.group_cards[group * CARD_KINDS : (group + 1) * CARD_KINDS] if group != NONE else [0] * CARD_KINDS
    return Settler(
        points=points,
        group=board.groups[group] if group != NONE else "",
        hand=objectives + sum(cards),
        cards=dict(zip(CARDS, cards, strict=True)),
        cards_played={card: all_of - left for card, all_of, left in zip(CARDS, full, cards, strict=True)},
        objectives=objectives,
        objectives_played=_names(board, played),
        supply=dict(zip(BUILDINGS, supply, strict=True)),
        destroyed={
            kind: board.buildings[index] - supply[index] - standing[index] for index, kind in enumerate(BUILDINGS)
        },
        birds=birds,
        bird_values=bird_values,
        has_new_objective=has_new_objective,
    )


def _bird_values(state: SantaCruz, seat: int) -> tuple[int, ...]:
    values = list(state.board.bird_values)
    birds = state.birds[seat * len(values) : (seat + 1) * len(values)]
    return tuple([value for value, tokens in zip(values, birds, strict=True) for _ in range(tokens)])


def _has_discarded(state: SantaCruz) -> bool:
    """Round 2 is past the sealed discards."""
    return state.round == 2 and state.phase not in (NEW_OBJECTIVE, *_BEFORE_DISCARDS)


_BEFORE_DISCARDS = (PHASES.index("choose_set"), PHASES.index("deal_sets"), DISCARD)


# --- from the view ----------------------------------------------------------------------------------


def read(view: SantaCruzView, board: Board) -> SantaCruzBelief:
    """A belief from a view: all of the state that the seat knows, and what is hidden from it."""
    state = empty_table(board, view.seats)
    _read_options(state, view)
    _read_course(state, view, board)
    _read_board(state, view, board)
    for seat in range(view.seats):
        _read_player(state, view, board, seat)
    _read_own(state, view, board)
    return _believe(state, view, board)


def _read_options(state: SantaCruz, view: SantaCruzView) -> None:
    state.random_groups = view.options["random_groups"] == "on"
    state.random_sets = view.options["random_sets"] == "on"
    state.keep_own_set = view.options["keep_own_set"] == "on"
    state.second_after_failed_look = view.options["second_after_failed_look"] == "on"
    first = view.options["first_player"]
    state.first_option = DRAWN if first == "drawn" else int(first)


def _read_course(state: SantaCruz, view: SantaCruzView, board: Board) -> None:
    state.round = view.round
    state.phase = PHASES.index(view.phase)
    state.turn = view.turn
    state.first = view.order[0] if view.order else NONE
    state.overbuilt = view.exception_used
    state.way = CARDS.index(view.way) if view.way else 0
    state.half = view.half
    state.target = board.sites.index(view.target) if view.target else NONE
    state.landings = view.landings_left
    state.plays = view.cards_left
    if state.phase == DISCARD:
        state.turn = view.actors[0]


def _read_board(state: SantaCruz, view: SantaCruzView, board: Board) -> None:
    for index, site in enumerate(view.sites):
        if site.tile is not None:
            tile = board.tiles.index(site.tile.id)
            state.tile[index] = tile
            state.up |= 1 << index
            state.unseen &= ~(1 << tile)
            state.wants[board.tile_building[tile]] |= 1 << index
        for seat in site.buildings:
            state.built[seat] |= 1 << index
            state.near[seat] |= board.roads[index]


def _read_player(state: SantaCruz, view: SantaCruzView, board: Board, seat: int) -> None:
    player = view.players[seat]
    state.points[seat] = player.points
    state.group[seat] = board.groups.index(player.group) if player.group else NONE
    state.played[seat] = _mask(board, player.objectives_played)
    for index, card in enumerate(CARDS):
        state.cards[seat * CARD_KINDS + index] = player.cards[card]
    for index, kind in enumerate(BUILDINGS):
        state.supply[seat * KINDS + index] = player.supply[kind]
    for value in player.bird_values:
        index = list(board.bird_values).index(value)
        state.birds[seat * len(board.bird_values) + index] += 1
        state.birds_left[index] -= 1
    for card_set in view.sets:
        if card_set.owner == seat:
            state.set_group[seat] = board.groups.index(card_set.group)
            state.set_objectives[seat] = _mask(board, card_set.objectives)
        if card_set.taken_by == seat:
            state.taken[seat] = card_set.owner


def _read_own(state: SantaCruz, view: SantaCruzView, board: Board) -> None:
    if view.seat is not None:
        state.objectives[view.seat] = _mask(board, view.hand)
        state.fresh[view.seat] = _mask(board, (view.new_objective,) if view.new_objective else ())
        state.discarded[view.seat] = _mask(board, (view.discarded,) if view.discarded else ())


def _believe(state: SantaCruz, view: SantaCruzView, board: Board) -> SantaCruzBelief:
    """What is left in the deck once everything known is taken out, and who holds how much of it."""
    state.deck = board.all_objectives
    hidden_hand = [0] * view.seats
    hidden_fresh = 0
    hidden_discard = 0
    hidden_birds = [0] * view.seats
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            if view.round == 1:
                hidden_hand[seat] = player.objectives
            else:
                hidden_fresh |= _read_other(state, view, seat) << seat
                hidden_discard |= _has_discarded(state) << seat
            hidden_birds[seat] = player.birds - len(player.bird_values)
        state.deck &= ~(state.objectives[seat] | state.played[seat] | state.set_objectives[seat])
        state.deck &= ~(state.fresh[seat] | state.discarded[seat])
    return SantaCruzBelief(state, vec[i64](hidden_hand), hidden_fresh, hidden_discard, vec[i64](hidden_birds))


def _read_other(state: SantaCruz, view: SantaCruzView, seat: int) -> bool:
    """SC-046, SC-165: the set of another player is known, the new objective once it was played; is it hidden?"""
    owner = state.taken[seat]
    if owner != NONE:
        state.objectives[seat] = state.set_objectives[owner]
        state.fresh[seat] = state.played[seat] & ~state.set_objectives[owner]
    drawn = _has_discarded(state) or view.players[seat].has_new_objective
    return drawn and not state.fresh[seat]


def _mask(board: Board, objectives: tuple[str, ...]) -> int:
    return sum(1 << board.objectives.index(objective) for objective in objectives)
