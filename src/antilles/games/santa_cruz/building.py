"""Construction: where a card lets you build, and what one construction brings, in the order of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.santa_cruz import rules
from antilles.games.santa_cruz.score import move_marker
from antilles.games.santa_cruz.tables import (
    BIRD,
    CARD_KINDS,
    COAST,
    DOUBLE,
    FIRST_HALF,
    KINDS,
    LAY_COAST,
    LOOK,
    NONE,
    REVEAL,
    RIVER,
    SECOND,
    SECOND_HALF,
    SHIP,
    SINGLE,
    bit,
    lowest,
)

if TYPE_CHECKING:
    from antilles.games.santa_cruz.state import SantaCruz

# --- where ------------------------------------------------------------------------------------------


def possible_sites(state: SantaCruz, seat: i64, way: i64) -> i64:
    """SC-050 … SC-055, SC-061, SC-073, SC-080: in reach, not forbidden, and the tile's building in supply, as bits."""
    return reachable_sites(state, seat, way) & allowed_sites(state, seat) & suitable_sites(state, seat, way)


def reachable_sites(state: SantaCruz, seat: i64, way: i64) -> i64:
    """SC-050 … SC-053, SC-093: the coast; all rivers with an own building; one road from an own building."""
    if way == SHIP:
        return state.board.terrain_sites[COAST]
    if way != RIVER:
        return state.near[seat]
    sites: i64 = 0
    for river in state.board.rivers:
        if river & state.built[seat]:
            sites |= river
    return sites


def occupied_sites(state: SantaCruz) -> i64:
    sites: i64 = 0
    for built in state.built:
        sites |= built
    return sites


def allowed_sites(state: SantaCruz, seat: i64) -> i64:
    """SC-055, SC-080, SC-081: free ones; for the last player once a round also those of others only."""
    if may_overbuild(state, seat):
        return ~state.built[seat]
    return ~occupied_sites(state)


def may_overbuild(state: SantaCruz, seat: i64) -> bool:
    return seat == rules.last_player(state) and not state.overbuilt


def suitable_sites(state: SantaCruz, seat: i64, way: i64) -> i64:
    """SC-061, SC-073, SC-085: the tile wants a building in supply; a river card may also go for a tile face down."""
    sites = ~state.up if way == RIVER else i64(0)
    for kind in range(KINDS):
        if state.supply[seat * KINDS + kind]:
            sites |= state.wants[kind]
    return sites


def must_build(state: SantaCruz, seat: i64, way: i64) -> bool:
    """SC-070: a possible free site obliges, an occupied one never does."""
    return possible_sites(state, seat, way) & ~occupied_sites(state) != 0


# --- what is played ---------------------------------------------------------------------------------


def land(state: SantaCruz, seat: i64, site: i64) -> None:
    """SC-043: a construction on the coast without a card."""
    state.way = SHIP
    state.half = SINGLE
    construct(state, seat, site)


def build(state: SantaCruz, seat: i64, card: i64, site: i64) -> None:
    """SC-045: play a ship, a river or a road and build."""
    play(state, seat, card)
    state.way = card
    state.half = SINGLE
    construct(state, seat, site)


def build_first(state: SantaCruz, seat: i64, way: i64, site: i64) -> None:
    """SC-090: play the double and build the first time."""
    play(state, seat, DOUBLE)
    state.way = way
    state.half = FIRST_HALF
    construct(state, seat, site)


def build_second(state: SantaCruz, seat: i64, site: i64) -> None:
    """SC-090, SC-091: the second time, in the same way."""
    construct(state, seat, site)


def decline_second(state: SantaCruz) -> None:
    """SC-080: nobody must build on an occupied site; the first construction stays."""
    rules.end_turn(state)


def spend(state: SantaCruz, seat: i64, card: i64) -> None:
    """SC-071, SC-072: the card is spent, nothing happens."""
    play(state, seat, card)
    rules.end_turn(state)


def play(state: SantaCruz, seat: i64, card: i64) -> None:
    state.cards[seat * CARD_KINDS + card] -= 1


# --- one construction -------------------------------------------------------------------------------


def construct(state: SantaCruz, seat: i64, site: i64) -> None:
    """SC-060, SC-086: a tile face down is turned up first, and there is no way back."""
    state.target = site
    if not state.up >> site & 1:
        state.phase = LOOK
    else:
        put_building(state, seat, site)


def turn_up(state: SantaCruz, tile: i64) -> None:
    """SC-021, SC-060, SC-064: chance shows a tile of the set-up, of a look or beside a new building."""
    phase = state.phase
    lay_tile(state, site_to_turn(state), tile)
    if phase == LAY_COAST:
        rules.lay_coast(state)
    elif phase == LOOK:
        after_look(state)
    else:
        reveal_next(state)


def site_to_turn(state: SantaCruz) -> i64:
    """SC-021, SC-064: in the order of the map."""
    if state.phase == LOOK:
        return state.target
    if state.phase == LAY_COAST:
        return lowest(state.board.terrain_sites[COAST] & ~state.up)
    return lowest(state.board.links[state.target] & ~state.up)


def lay_tile(state: SantaCruz, site: i64, tile: i64) -> None:
    state.tile[site] = tile
    state.up |= bit(site)
    state.unseen &= ~bit(tile)
    state.wants[state.board.tile_building[tile]] |= bit(site)


def after_look(state: SantaCruz) -> None:
    """SC-086, SC-087: build with what is in supply; otherwise nothing, and the turn is over (by option the half)."""
    kind = state.board.tile_building[state.tile[state.target]]
    if state.supply[state.turn * KINDS + kind]:
        put_building(state, state.turn, state.target)
    elif state.half == FIRST_HALF and state.second_after_failed_look:
        end_construction(state)
    else:
        rules.end_turn(state)


def put_building(state: SantaCruz, seat: i64, site: i64) -> None:
    """SC-061, SC-062, SC-068, SC-080, SC-082: building and points; an occupied site means the exception is used."""
    tile = state.tile[site]
    if occupied_sites(state) >> site & 1:
        state.overbuilt = True
    state.supply[seat * KINDS + state.board.tile_building[tile]] -= 1
    state.built[seat] |= bit(site)
    state.near[seat] |= state.board.roads[site]
    move_marker(state, seat, state.board.tile_points[tile])
    if state.board.tile_bird[tile] and birds_in_supply(state):
        state.phase = BIRD
    else:
        reveal_next(state)


def birds_in_supply(state: SantaCruz) -> i64:
    count: i64 = 0
    for tokens in state.birds_left:
        count += tokens
    return count


def draw_bird(state: SantaCruz, value: i64) -> None:
    """SC-063: a token at random, for its owner's eyes."""
    state.birds_left[value] -= 1
    state.birds[state.turn * i64(len(state.birds_left)) + value] += 1
    reveal_next(state)


def reveal_next(state: SantaCruz) -> None:
    """SC-064, SC-065: tiles joined to the new building by road or river are turned up, one after the other."""
    if state.board.links[state.target] & ~state.up:
        state.phase = REVEAL
    else:
        end_construction(state)


def end_construction(state: SantaCruz) -> None:
    """SC-066, SC-091, SC-092: after the first half of a double comes the second, if anything is possible then."""
    if state.half == FIRST_HALF and possible_sites(state, state.turn, state.way):
        state.half = SECOND_HALF
        state.target = NONE
        state.phase = SECOND
    else:
        rules.end_turn(state)
