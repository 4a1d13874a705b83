"""The rules, in rulebook order; construction itself is in ``building.py``, objectives and the track in ``score.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.santa_cruz import building
from antilles.games.santa_cruz.moves import BIRD as BIRD_MOVE
from antilles.games.santa_cruz.moves import DEAL as DEAL_MOVE
from antilles.games.santa_cruz.moves import DEAL_GROUP, FIRST, TILE
from antilles.games.santa_cruz.score import move_marker, sum_of_birds, worth
from antilles.games.santa_cruz.tables import (
    BIRD,
    CARD_KINDS,
    CHOOSE_GROUP,
    CHOOSE_SET,
    COAST,
    DEAL,
    DEAL_GROUPS,
    DEAL_SETS,
    DISCARD,
    DOUBLE,
    DRAW_FIRST,
    DRAWN,
    KINDS,
    LANDING,
    NEW_OBJECTIVE,
    NONE,
    OBJECTIVES_DEALT,
    OVER,
    PLAY_CARD,
    SECOND,
    SHIP,
    SINGLE,
    START_POINTS,
    WAYS,
    bit,
    count_bits,
    lowest,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.santa_cruz.state import SantaCruz

# --- set-up -----------------------------------------------------------------------------------------


def lay_coast(state: SantaCruz) -> None:
    """SC-021: coast tiles lie face up, one by one; then objectives are dealt."""
    if not state.board.terrain_sites[COAST] & ~state.up:
        state.phase = DEAL
        state.turn = 0


def deal_objective(state: SantaCruz, objective: i64) -> None:
    """SC-024, SC-164: one card from the deck for the seat in turn, of the set-up or the new one of round 2."""
    state.deck &= ~bit(objective)
    if state.phase == NEW_OBJECTIVE:
        state.fresh[state.turn] = bit(objective)
        next_new_objective(state)
        return
    state.objectives[state.turn] |= bit(objective)
    state.turn = clockwise(state, state.turn)
    if count_bits(state.objectives[state.turn]) == OBJECTIVES_DEALT[state.seats]:
        find_first_player(state)


def find_first_player(state: SantaCruz) -> None:
    """SC-025, SC-026: after the deal the first player is drawn, or given by the option."""
    if state.first_option == DRAWN:
        state.phase = DRAW_FIRST
    else:
        start_with(state, state.first_option)


def start_with(state: SantaCruz, seat: i64) -> None:
    """SC-026 … SC-029: points by playing order; groups are chosen in the reverse order, or dealt."""
    state.first = seat
    for place in range(state.seats):
        state.points[(seat + place) % state.seats] = START_POINTS[place]
    if state.random_groups:
        state.phase = DEAL_GROUPS
        state.turn = 0
    else:
        state.phase = CHOOSE_GROUP
        state.turn = last_player(state)


def clockwise(state: SantaCruz, seat: i64) -> i64:
    """SC-040: turns go clockwise, nobody is skipped."""
    return (seat + 1) % state.seats


def last_player(state: SantaCruz) -> i64:
    """SC-080, SC-190: last in the playing order of the round, with two players too."""
    return (state.first + state.seats - 1) % state.seats


def groups_left(state: SantaCruz) -> i64:
    """SC-026: construction groups that nobody has, as bits."""
    groups = bit(len(state.board.groups)) - 1
    for group in state.group:
        if group != NONE:
            groups &= ~bit(group)
    return groups


def take_group(state: SantaCruz, group: i64) -> None:
    """SC-026, SC-027, SC-029: chosen counter-clockwise, up to the first player; dealt from seat 0 on."""
    take_cards(state, state.turn, group)
    if state.phase == CHOOSE_GROUP:
        state.turn = (state.turn + state.seats - 1) % state.seats
    else:
        state.turn = clockwise(state, state.turn)
    if state.group[state.turn] != NONE:
        start_round(state)


def take_cards(state: SantaCruz, seat: i64, group: i64) -> None:
    """SC-008: the seven cards of a group in hand."""
    state.group[seat] = group
    for card in range(CARD_KINDS):
        state.cards[seat * CARD_KINDS + card] = state.board.group_cards[group * CARD_KINDS + card]


# --- a round ----------------------------------------------------------------------------------------


def start_round(state: SantaCruz) -> None:
    """SC-030, SC-041, SC-044, SC-171: everybody lands, then card by card until all hands are empty."""
    state.turn = state.first
    state.landings = state.seats
    state.plays = 0
    for seat in range(state.seats):
        state.plays += cards_in_hand(state, seat)
    state.phase = LANDING


def cards_in_hand(state: SantaCruz, seat: i64) -> i64:
    """SC-046: construction and objective cards; the number is public."""
    count = count_bits(state.objectives[seat])
    for card in range(CARD_KINDS):
        count += state.cards[seat * CARD_KINDS + card]
    return count


def end_turn(state: SantaCruz) -> None:
    """SC-040 … SC-042: the next player lands or plays; after the last card the round is over."""
    if state.landings:
        state.landings -= 1
    else:
        state.plays -= 1
    state.half = SINGLE
    state.way = SHIP
    state.target = NONE
    state.turn = clockwise(state, state.turn)
    if state.landings:
        state.phase = LANDING
    elif state.plays:
        state.phase = PLAY_CARD
    else:
        end_round(state)


def play_objective(state: SantaCruz, seat: i64, objective: i64) -> None:
    """SC-100 … SC-103: all score, the active player first, then clockwise; an eruption destroys only afterwards."""
    state.objectives[seat] &= ~bit(objective)
    state.played[seat] |= bit(objective)
    scorer = seat
    for _ in range(state.seats):
        move_marker(state, scorer, worth(state, scorer, objective))
        scorer = clockwise(state, scorer)
    if state.board.objective_destroys[objective]:
        destroy(state, state.board.objective_where[objective])
    end_turn(state)


def destroy(state: SantaCruz, sites: i64) -> None:
    """SC-140 … SC-143: all buildings on these sites are gone; they do not return to the supply in this round."""
    for seat in range(state.seats):
        state.built[seat] &= ~sites
        state.near[seat] = 0
        left = state.built[seat]
        while left:
            state.near[seat] |= state.board.roads[lowest(left)]
            left &= left - 1


def end_round(state: SantaCruz) -> None:
    """SC-160, SC-180."""
    if state.round == 1:
        change_round(state)
    else:
        count_final_birds(state)
        state.phase = OVER


# --- change of rounds -------------------------------------------------------------------------------


def change_round(state: SantaCruz) -> None:
    """SC-160 … SC-165, SC-170: buildings come back, sets lie open; tiles, birds and points stay as they are."""
    state.round = 2
    state.overbuilt = False
    for seat in range(state.seats):
        for kind in range(KINDS):
            state.supply[seat * KINDS + kind] = state.board.buildings[kind]
        state.built[seat] = 0
        state.near[seat] = 0
        state.set_group[seat] = state.group[seat]
        state.set_objectives[seat] = state.played[seat]
        state.group[seat] = NONE
        state.played[seat] = 0
    state.first = next_chooser(state)
    state.phase = NEW_OBJECTIVE
    state.turn = 0


def next_chooser(state: SantaCruz) -> i64:
    """SC-165, SC-170: the lowest score among those without a set; NONE when all have one."""
    chooser: i64 = NONE
    for seat in range(state.seats):
        if state.taken[seat] == NONE and (chooser == NONE or state.points[seat] < state.points[chooser]):
            chooser = seat
    return chooser


def next_new_objective(state: SantaCruz) -> None:
    """SC-164, SC-167: one each; sets are chosen when all have seen theirs."""
    state.turn += 1
    if state.turn == state.seats:
        state.phase = DEAL_SETS if state.random_sets else CHOOSE_SET
        state.turn = next_chooser(state)


def sets_on_offer(state: SantaCruz, seat: i64) -> i64:
    """SC-165, SC-166, SC-169: the sets left, not one's own while there is another, as bits of their owners."""
    left = bit(state.seats) - 1
    for owner in state.taken:
        if owner != NONE:
            left &= ~bit(owner)
    others = left & ~bit(seat)
    return others if others and not state.keep_own_set and not state.random_sets else left


def take_set(state: SantaCruz, owner: i64) -> None:
    """SC-165: a construction group with the objectives that were played with it."""
    state.taken[state.turn] = owner
    take_cards(state, state.turn, state.set_group[owner])
    state.objectives[state.turn] = state.set_objectives[owner]
    chooser = next_chooser(state)
    if chooser != NONE:
        state.turn = chooser
    else:
        state.phase = DISCARD
        state.turn = 0


def discard(state: SantaCruz, seat: i64, objective: i64) -> None:
    """SC-168: sealed; only when the last choice is in do the hands change."""
    state.discarded[seat] = bit(objective)
    for other in range(state.seats):
        if not state.discarded[other]:
            state.turn = other
            return
    for other in range(state.seats):
        state.objectives[other] = (state.objectives[other] | state.fresh[other]) & ~state.discarded[other]
    start_round(state)


# --- end of the game --------------------------------------------------------------------------------


def count_final_birds(state: SantaCruz) -> None:
    """SC-181: tokens are turned up and counted, first by the player of the last card, then clockwise."""
    seat = last_player(state)
    for _ in range(state.seats):
        move_marker(state, seat, sum_of_birds(state, seat))
        seat = clockwise(state, seat)


# --- what may be chosen -----------------------------------------------------------------------------


def legal_choices(state: SantaCruz, seat: i64, moves: Moves) -> None:
    """SC-026, SC-043, SC-045, SC-165: what the phase asks of the player in turn."""
    phase = state.phase
    if phase == PLAY_CARD:
        legal_cards(state, seat, moves)
    elif phase == SECOND:
        legal_seconds(state, seat, moves)
    elif phase == LANDING:
        legal_landings(state, seat, moves)
    elif phase == CHOOSE_GROUP:
        add_each(moves, state.board.moves.group, groups_left(state))
    elif phase == CHOOSE_SET:
        add_each(moves, state.board.moves.set, sets_on_offer(state, seat))


def legal_discards(state: SantaCruz, seat: i64, moves: Moves) -> None:
    """SC-168: all choose at once, in any order, each of them once."""
    if 0 <= seat < state.seats and not state.discarded[seat]:
        add_each(moves, state.board.moves.discard, discardable(state, seat))


def discardable(state: SantaCruz, seat: i64) -> i64:
    """SC-168: any one of the set's objectives and the new one."""
    return state.objectives[seat] | state.fresh[seat]


def add_each(moves: Moves, first: i64, items: i64) -> None:
    """A move for each bit of a block."""
    while items:
        moves.add(first + lowest(items))
        items &= items - 1


def legal_landings(state: SantaCruz, seat: i64, moves: Moves) -> None:
    """SC-043: any site a ship could go to."""
    sites = building.possible_sites(state, seat, SHIP)
    while sites:
        moves.add(state.board.moves.land[lowest(sites)])
        sites &= sites - 1


def legal_cards(state: SantaCruz, seat: i64, moves: Moves) -> None:
    """SC-045, SC-070 … SC-072, SC-090: a site for each card that can build, else the bare card; or an objective."""
    sites = i64(len(state.board.sites))
    free = ~building.occupied_sites(state)
    may_spend_double = False
    has_double = state.cards[seat * CARD_KINDS + DOUBLE] != 0
    for way in range(WAYS):
        has_card = state.cards[seat * CARD_KINDS + way] != 0
        if not has_card and not has_double:
            continue
        possible = building.possible_sites(state, seat, way)
        if has_card:
            add_sites(moves, state, possible, way * sites, False)
            if not possible & free:
                moves.add(state.board.moves.spend + way)
        if has_double:
            add_sites(moves, state, possible, way * sites, True)
            may_spend_double = may_spend_double or not possible & free
    if has_double and may_spend_double:
        moves.add(state.board.moves.spend + DOUBLE)
    add_each(moves, state.board.moves.objective, state.objectives[seat])


def add_sites(moves: Moves, state: SantaCruz, possible: i64, first: i64, double: bool) -> None:
    """A move for each site; the numbers of a way to build start at ``first`` in their table."""
    numbers = state.board.moves.double if double else state.board.moves.build
    while possible:
        moves.add(numbers[first + lowest(possible)])
        possible &= possible - 1


def legal_seconds(state: SantaCruz, seat: i64, moves: Moves) -> None:
    """SC-080, SC-090, SC-092: any possible site; nobody must build on an occupied one."""
    possible = building.possible_sites(state, seat, state.way)
    add_each(moves, state.board.moves.second, possible)
    if not possible & ~building.occupied_sites(state):
        moves.add(state.board.moves.no_second)


# --- what chance may draw ---------------------------------------------------------------------------


def draws(state: SantaCruz) -> i64:
    """SC-021 … SC-024, SC-029, SC-063, SC-164, SC-169: what may come, as bits, of the kind that is drawn."""
    phase = state.phase
    if phase in (DEAL, NEW_OBJECTIVE):
        return state.deck
    if phase == BIRD:
        return birds_to_draw(state)
    if phase == DRAW_FIRST:
        return bit(state.seats) - 1
    if phase == DEAL_GROUPS:
        return groups_left(state)
    if phase == DEAL_SETS:
        return sets_on_offer(state, state.turn)
    return state.unseen & state.board.terrain_tiles[state.board.terrain[building.site_to_turn(state)]]


def birds_to_draw(state: SantaCruz) -> i64:
    values: i64 = 0
    for value in range(len(state.birds_left)):
        if state.birds_left[value]:
            values |= bit(value)
    return values


def first_draw(state: SantaCruz) -> i64:
    """The number of the first move of the block that chance draws from."""
    phase = state.phase
    moves = state.board.moves
    if phase in (DEAL, NEW_OBJECTIVE):
        return moves.deal
    if phase == BIRD:
        return moves.bird
    if phase == DRAW_FIRST:
        return moves.first
    if phase == DEAL_GROUPS:
        return moves.deal_group
    return moves.deal_set if phase == DEAL_SETS else moves.tile


def draw(state: SantaCruz, verb: i64, item: i64) -> None:
    """SC-021, SC-024, SC-026, SC-029, SC-063, SC-169: what chance draws goes where it belongs."""
    if verb == TILE:
        building.turn_up(state, item)
    elif verb == BIRD_MOVE:
        building.draw_bird(state, item)
    elif verb == DEAL_MOVE:
        deal_objective(state, item)
    elif verb == FIRST:
        start_with(state, item)
    elif verb == DEAL_GROUP:
        take_group(state, item)
    else:
        take_set(state, item)


def legal_draws(state: SantaCruz, moves: Moves) -> None:
    """SC-022: pieces that nobody has seen; what is never drawn was the surplus."""
    add_each(moves, first_draw(state), draws(state))


def odds(state: SantaCruz, weights: Moves) -> None:
    """SC-022, SC-063: every unseen piece has the same chance; bird tokens of one value weigh as many as they are."""
    left = draws(state)
    while left:
        weights.add(state.birds_left[lowest(left)] if state.phase == BIRD else 1)
        left &= left - 1
