"""What a seat may see: its own objectives, birds and discard, and what lies open. Built by adding."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import count, repeat

from antilles.games.santa_cruz import components as c, question as q, rounds, score
from antilles.games.santa_cruz.board import Board
from antilles.games.santa_cruz.setup import groups_left
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.rules import Any, bits_of, count_bits
from antilles.kernel.view import View

Numbers = tuple[int, ...]


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
    tile: Tile | None  # none while it lies face down
    buildings: tuple[int, ...]  # the seats that have a building here


@dataclass(frozen=True, slots=True, kw_only=True)
class Settler:
    """One player's side of the table, as everybody sees it."""

    points: int
    group: str  # letter of the construction group; empty before it is taken
    hand: int  # cards in hand
    cards: dict[str, int]  # construction cards in hand: they follow from the group and the cards played
    cards_played: dict[str, int]
    objectives: int  # objective cards in hand
    objectives_played: tuple[str, ...]
    supply: dict[str, int]
    destroyed: dict[str, int]
    birds: int  # bird tokens
    bird_values: tuple[int, ...]  # their values: one's own, and everybody's after the final count
    has_new_objective: bool  # the new objective of round 2 lies apart, face down


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
    turn: int  # whose turn it is, or for whom a piece is drawn
    order: tuple[int, ...]  # playing order of this round, the last one with the exception; empty before it is known
    exception_used: bool
    landings_left: int
    cards_left: int  # card turns still to come in this round, all players together
    way: str  # how the construction under way is made: ship, river or road; empty if there is none
    half: int  # 1 or 2 within a double
    target: str  # site of the construction under way; empty if there is none
    sites: tuple[Site, ...]
    unseen: tuple[str, ...]  # the tiles that nobody has seen yet, surplus included
    birds_left: int
    groups_left: tuple[str, ...]
    sets: tuple[CardSet, ...]
    players: tuple[Settler, ...]
    hand: tuple[str, ...]  # one's own objectives
    new_objective: str  # one's own new objective of round 2; empty before it is drawn
    discarded: str  # the objective one has put back into the box; empty before


# --- from the state ---------------------------------------------------------------------------------
def look(state: SantaCruz, base: dict[str, Any]) -> SantaCruzView:
    """What a spectator sees."""
    board = state.board
    building = state.target != c.NONE or state.half != 0
    places = range(state.seats if state.first != c.NONE else 0)
    return SantaCruzView(
        **base | {"actors": actors_for(state, None)},
        round=state.round,
        turn=state.asked if state.question is not rounds.DISCARD_ONE else 0,
        order=tuple([(state.first + place) % state.seats for place in places]),
        exception_used=state.overbuilt,
        landings_left=state.landings,
        cards_left=state.plays,
        way=c.CARDS[state.way] if building else "",
        half=state.half,
        target=board.sites[state.target] if state.target != c.NONE else "",
        sites=look_at_sites(state),
        unseen=tuple([board.tiles[tile] for tile in bits_of(state.unseen)]),
        birds_left=sum(state.birds_left),
        groups_left=tuple([board.groups[group] for group in bits_of(groups_left(state))]) if state.round == 1 else (),
        sets=_sets(state),
        players=tuple([look_at_player(state, seat, shown=state.question is q.OVER) for seat in range(state.seats)]),
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
    if state.question is rounds.DISCARD_ONE:
        mine["actors"] = actors_for(state, seat)
    if seen.players[seat].birds and state.question is not q.OVER:
        players = list(seen.players)
        players[seat] = look_at_player(state, seat, shown=True)
        mine["players"] = tuple(players)
    return mine


def actors_for(state: SantaCruz, viewer: int | None) -> tuple[int, ...]:
    """SC-168: nobody sees who of the others has discarded already."""
    if state.question is not rounds.DISCARD_ONE:
        return tuple(state.actors())
    return tuple(seat for seat in range(state.seats) if seat != viewer or not state.discarded[seat])


@lru_cache(maxsize=4096)
def _names(board: Board, objectives: int) -> tuple[str, ...]:
    return tuple([board.objectives[objective] for objective in bits_of(objectives)])


def _sets(state: SantaCruz) -> tuple[CardSet, ...]:
    """SC-165: they lay open, so everybody remembers them."""
    if state.round == 1:
        return ()
    return _left_open(state.board, tuple(state.set_group), tuple(state.set_objectives), tuple(state.taken))


@lru_cache(maxsize=1024)
def _left_open(board: Board, groups: Numbers, objectives: Numbers, takers: Numbers) -> tuple[CardSet, ...]:
    taken_by = {owner: seat for seat, owner in enumerate(takers)}
    sets = enumerate(zip([board.groups[group] for group in groups], objectives, strict=True))
    named = [(owner, group, _names(board, cards), taken_by.get(owner)) for owner, (group, cards) in sets]
    return tuple([CardSet(owner=o, group=g, objectives=cards, taken_by=taker) for o, g, cards, taker in named])


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
        terrain=c.TERRAINS[board.terrain[site]],
        tile=face(board, tile) if tile != c.NONE else None,
        buildings=tuple(bits_of(buildings)),
    )


@lru_cache(maxsize=256)
def face(board: Board, tile: int) -> Tile:
    return Tile(
        id=board.tiles[tile],
        building=c.BUILDINGS[board.tile_building[tile]],
        points=board.tile_points[tile],
        goods=tuple([c.GOODS[good] for good in bits_of(board.tile_goods[tile])]),
        fish_bonus=board.tile_fish[tile],
        bird=bool(board.tile_bird[tile]),
    )


def look_at_player(state: SantaCruz, seat: int, shown: bool) -> Settler:
    """SC-046, SC-063: what is played is open, hands and bird values are the owner's."""
    built = state.built[seat]
    return settler(
        state.board,
        state.group[seat],
        tuple(state.cards[seat * c.CARD_KINDS : (seat + 1) * c.CARD_KINDS]),
        state.played[seat],
        tuple(state.supply[seat * c.KINDS : (seat + 1) * c.KINDS]),
        tuple([count_bits(built & sites) for sites in state.wants]),
        points=state.points[seat],
        objectives=count_bits(state.objectives[seat]),
        birds=score.count_birds(state, seat),
        bird_values=_bird_values(state, seat) if shown else (),
        has_new_objective=bool(state.fresh[seat]) and not has_discarded(state),
    )


@lru_cache(maxsize=4096)
def settler(
    board: Board, group: int, cards: Numbers, played: int, supply: Numbers, standing: Numbers, **as_it_is: Any
) -> Settler:
    """Most players look as they did a move ago."""
    first = group * c.CARD_KINDS
    full = board.group_cards[first : first + c.CARD_KINDS] if group != c.NONE else [0] * c.CARD_KINDS
    every = zip(c.BUILDINGS, board.buildings, strict=True)
    return Settler(
        **as_it_is,
        group=board.groups[group] if group != c.NONE else "",
        hand=as_it_is["objectives"] + sum(cards),
        cards=dict(zip(c.CARDS, cards, strict=True)),
        cards_played={card: all_of - left for card, all_of, left in zip(c.CARDS, full, cards, strict=True)},
        objectives_played=_names(board, played),
        supply=dict(zip(c.BUILDINGS, supply, strict=True)),
        destroyed={kind: all_of - supply[index] - standing[index] for index, (kind, all_of) in enumerate(every)},
    )


def _bird_values(state: SantaCruz, seat: int) -> tuple[int, ...]:
    values = list(state.board.bird_values)
    birds = state.birds[seat * len(values) : (seat + 1) * len(values)]
    return tuple([value for value, tokens in zip(values, birds, strict=True) for _ in range(tokens)])


def has_discarded(state: SantaCruz) -> bool:
    """Round 2 is past the sealed discards."""
    return state.round == 2 and not rounds.before_discards(state)
