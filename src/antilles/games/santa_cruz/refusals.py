"""Why a move is not allowed: the first reason against it, with the statement and the things it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.santa_cruz import building, rules
from antilles.games.santa_cruz.moves import (
    BUILD,
    CHANCE_FROM,
    DISCARD,
    DOUBLE,
    GROUP,
    LAND,
    NO_SECOND,
    OBJECTIVE,
    SECOND,
    SET,
    SPEND,
)
from antilles.games.santa_cruz.tables import (
    BUILDINGS,
    CARD_KINDS,
    CARDS,
    CHOOSE_GROUP,
    CHOOSE_SET,
    LANDING,
    OF_CHANCE,
    OVER,
    PLAY_CARD,
    RIVER,
    SHIP,
    WAYS,
    count_bits,
)
from antilles.games.santa_cruz.tables import DISCARD as DISCARD_PHASE
from antilles.games.santa_cruz.tables import DOUBLE as DOUBLE_CARD
from antilles.games.santa_cruz.tables import SECOND as SECOND_PHASE
from antilles.kernel.move import Facts
from antilles.kernel.state import CHANCE, Refusal

if TYPE_CHECKING:
    from antilles.games.santa_cruz.state import SantaCruz


def refusal(state: SantaCruz, seat: i64, move: i64) -> Refusal | None:
    """SC-040, SC-180: no such move or seat, game over, a draw to come, somebody else's turn; else by phase."""
    if not 0 <= move < len(state.board.moves.table):
        return Refusal("SC-045", "refusal-unknown-move")
    if seat == CHANCE:
        return refused_draw(state, move)
    if not 0 <= seat < state.seats:
        return Refusal("SC-020", "refusal-no-such-seat", {"seats": state.seats})
    if state.phase == OVER:
        return Refusal("SC-180", "refusal-game-over")
    if state.board.moves.verb[move] >= CHANCE_FROM:
        return Refusal("SC-021", "refusal-of-chance")
    if i64(OF_CHANCE) >> state.phase & 1:
        return Refusal("SC-060", "refusal-draw-first")
    if state.phase == DISCARD_PHASE:
        return refused_discard(state, seat, move)
    if seat != state.turn:
        return Refusal("SC-040", "refusal-not-your-turn", {"who": state.turn})
    return refused_in_phase(state, seat, move)


def refused_draw(state: SantaCruz, move: i64) -> Refusal | None:
    """SC-022: chance draws what is asked for, from what nobody has seen."""
    if not i64(OF_CHANCE) >> state.phase & 1:
        return Refusal("SC-021", "refusal-nothing-to-draw")
    index = move - rules.first_draw(state)
    if 0 <= index < 63 and rules.draws(state) >> index & 1:
        return None
    return Refusal("SC-022", "refusal-cannot-be-drawn")


def refused_in_phase(state: SantaCruz, seat: i64, move: i64) -> Refusal | None:
    """SC-026, SC-043, SC-045, SC-090, SC-165: first whether it is the time for such a move."""
    verb = state.board.moves.verb[move]
    item = state.board.moves.item[move]
    phase = state.phase
    if phase == CHOOSE_GROUP:
        return refused_group(state, item) if verb == GROUP else Refusal("SC-026", "refusal-choose-group")
    if phase == CHOOSE_SET:
        return refused_set(state, seat, item) if verb == SET else Refusal("SC-165", "refusal-choose-set")
    if phase == LANDING:
        if verb != LAND:
            return Refusal("SC-043", "refusal-land-first")
        return refused_site(state, seat, SHIP, item)
    if phase == SECOND_PHASE:
        return refused_second(state, seat, verb, item)
    if phase == PLAY_CARD and verb not in (OBJECTIVE, BUILD, DOUBLE, SPEND):
        return Refusal("SC-045", "refusal-play-card")
    return refused_card(state, seat, verb, state.board.moves.card[move], item)


def refused_group(state: SantaCruz, group: i64) -> Refusal | None:
    """SC-026: each group once."""
    for seat in range(state.seats):
        if state.group[seat] == group:
            return Refusal("SC-026", "refusal-group-taken", {"group": state.board.groups[group], "who": seat})
    return None


def refused_set(state: SantaCruz, seat: i64, owner: i64) -> Refusal | None:
    """SC-165, SC-166: each set once, and not one's own while there is another."""
    if owner >= state.seats:
        return Refusal("SC-020", "refusal-no-such-seat", {"seats": state.seats})
    for other in range(state.seats):
        if state.taken[other] == owner:
            return Refusal("SC-165", "refusal-set-taken", {"who": other})
    if not rules.sets_on_offer(state, seat) >> owner & 1:
        return Refusal("SC-166", "refusal-own-set")
    return None


def refused_discard(state: SantaCruz, seat: i64, move: i64) -> Refusal | None:
    """SC-168: one objective each, of the set or the new one."""
    if state.board.moves.verb[move] != DISCARD:
        return Refusal("SC-168", "refusal-discard-first")
    if state.discarded[seat]:
        return Refusal("SC-168", "refusal-already-discarded")
    objective = state.board.moves.item[move]
    if not rules.discardable(state, seat) >> objective & 1:
        return Refusal("SC-168", "refusal-not-to-discard", {"objective": state.board.objectives[objective]})
    return None


def refused_card(state: SantaCruz, seat: i64, verb: i64, card: i64, item: i64) -> Refusal | None:
    """SC-045, SC-070: the card is not in hand, its site is not possible, or it would have to build."""
    if verb == OBJECTIVE:
        if state.objectives[seat] >> item & 1:
            return None
        return Refusal("SC-045", "refusal-objective-not-in-hand", {"objective": state.board.objectives[item]})
    held = DOUBLE_CARD if verb == DOUBLE else card
    if not state.cards[seat * CARD_KINDS + held]:
        return Refusal("SC-045", "refusal-card-not-in-hand", {"card": CARDS[held]})
    if verb != SPEND:
        return refused_site(state, seat, card, item)
    if card == DOUBLE_CARD:
        return refused_spend_double(state, seat)
    if building.must_build(state, seat, card):
        return refused_to_spend(state, seat, card)
    return None


def refused_to_spend(state: SantaCruz, seat: i64, card: i64) -> Refusal:
    """SC-070: a possible free site obliges."""
    free = building.possible_sites(state, seat, card) & ~building.occupied_sites(state)
    return Refusal("SC-070", "refusal-must-build", {"card": CARDS[card], "n": count_bits(free)})


def refused_spend_double(state: SantaCruz, seat: i64) -> Refusal | None:
    """SC-070, SC-072: the double may be wasted on a way to build that has no possible free site."""
    for way in range(WAYS):
        if not building.must_build(state, seat, way):
            return None
    return Refusal("SC-070", "refusal-must-build-double")


def refused_second(state: SantaCruz, seat: i64, verb: i64, site: i64) -> Refusal | None:
    """SC-080, SC-090: the second construction is made in the same way, and must be if a free site is possible."""
    if verb == SECOND:
        return refused_site(state, seat, state.way, site)
    if verb != NO_SECOND:
        return Refusal("SC-090", "refusal-finish-double", {"card": CARDS[state.way]})
    if building.must_build(state, seat, state.way):
        return refused_to_spend(state, seat, state.way)
    return None


def refused_site(state: SantaCruz, seat: i64, way: i64, site: i64) -> Refusal | None:
    """SC-050 … SC-055, SC-073, SC-080, SC-085: out of reach, occupied, face down, or no such building left."""
    facts: Facts = {"site": state.board.sites[site]}
    if not building.reachable_sites(state, seat, way) >> site & 1:
        return refused_reach(state, way, site)
    if not building.allowed_sites(state, seat) >> site & 1:
        if state.built[seat] >> site & 1:
            return Refusal("SC-080", "refusal-own-building", facts)
        if seat == rules.last_player(state):
            return Refusal("SC-080", "refusal-exception-used", facts)
        return Refusal("SC-055", "refusal-occupied", facts)
    if building.suitable_sites(state, seat, way) >> site & 1:
        return None
    if not state.up >> site & 1:
        return Refusal("SC-085", "refusal-face-down", facts)
    kind = state.board.tile_building[state.tile[site]]
    have: Facts = {"site": state.board.sites[site], "building": BUILDINGS[kind], "n": state.board.buildings[kind]}
    return Refusal("SC-073", "refusal-no-building", have)


def refused_reach(state: SantaCruz, way: i64, site: i64) -> Refusal:
    """SC-050 … SC-052: ships go to the coast, rivers and roads start from an own building."""
    facts: Facts = {"site": state.board.sites[site]}
    if way == SHIP:
        return Refusal("SC-050", "refusal-not-coast", facts)
    if way != RIVER:
        return Refusal("SC-052", "refusal-no-road", facts)
    if state.board.on_river >> site & 1:
        return Refusal("SC-051", "refusal-not-your-river", facts)
    return Refusal("SC-053", "refusal-not-on-river", facts)
