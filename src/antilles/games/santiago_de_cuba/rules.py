"""The rules, in rulebook order: set-up, the car, the Cubans, the broker. Each function cites its statements.

The ships and the turn's end are in ``ships``, the delivery phase is in ``port``, the buildings in ``buildings``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.santiago_de_cuba import buildings, port, ships
from antilles.games.santiago_de_cuba.holdings import has_good, owned, receive
from antilles.games.santiago_de_cuba.moves import (
    CLAIM,
    DECLINE,
    DRIVE,
    EXCLUDE,
    GIVE,
    GIVE_PESO,
    GIVE_VP,
    GO,
    PLACE_BUILDING,
    PLACE_CUBAN,
    ROLL,
    SKIP,
    TAKE,
    TAKE_NOTHING,
    USE,
)
from antilles.games.santiago_de_cuba.tables import (
    ALONSO,
    BROKER,
    BUILDING,
    BUILDING_COUNT,
    CAR,
    CHOICE,
    CUBAN_COUNT,
    DELIVERIES,
    DEMAND,
    EL_ZORRO,
    FENCE,
    FLOWER_OF,
    FREE_STOPS,
    GAIN,
    GAIN_OF,
    GOOD_COUNT,
    HIGHEST_FACE,
    KIND_COUNT,
    LAWYER,
    LONGEST_DRIVE,
    MARKERS,
    NONE,
    OVER,
    PABLO,
    PESOS,
    PESOS_PER_STOP,
    PICKPOCKET,
    PORT,
    ROLLING,
    SPACES_PER_FLOWER,
    START,
    START_PESOS,
    START_VP,
    STOPS,
    STREET,
    TOWN,
    VP,
    count_bits,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.santiago_de_cuba.state import SantiagoDeCuba

# --- one decision after the other -------------------------------------------------------------------


def legal(state: SantiagoDeCuba, moves: Moves) -> None:
    """SdC-034: what the present phase offers."""
    phase = state.phase
    if phase == CAR:
        legal_drives(state, moves)
    elif phase == BUILDING:
        buildings.legal_uses(state, state.turn, state.broker[state.turn], moves)
        moves.add(DECLINE)
    elif phase == BROKER:
        legal_walks(state, moves)
    elif phase == DELIVERIES:
        port.legal_deliveries(state, moves)
    elif phase == PICKPOCKET:
        legal_gifts(state, moves)
    elif phase == FENCE:
        legal_takes(state, moves)
    elif phase == LAWYER:
        legal_lawyer(state, moves)
    elif phase == DEMAND:
        for good in range(GOOD_COUNT):
            moves.add(EXCLUDE + good)
    else:
        legal_chance(state, moves)


def advance(state: SantiagoDeCuba, seat: i64, move: i64) -> None:
    """SdC-034: carry out the move that the present phase asked for, up to the next question."""
    phase = state.phase
    if phase == CAR:
        drive(state, move - DRIVE)
    elif phase == BUILDING:
        use_or_decline(state, move)
    elif phase == BROKER:
        go(state, move - GO)
    elif phase == DELIVERIES:
        port.deliver_or_pass(state, seat, move)
    elif phase == PICKPOCKET:
        give(state, seat, move)
    elif phase == FENCE:
        take(state, move)
    elif phase == LAWYER:
        consult(state, move)
    elif phase == DEMAND:
        ships.exclude(state, move - EXCLUDE)
    else:
        advance_chance(state, move)


def legal_chance(state: SantiagoDeCuba, moves: Moves) -> None:
    """SdC-152: layouts and dice are the only chance."""
    if state.phase == ROLLING:
        ships.legal_rolls(state, moves)
    elif state.phase <= STREET:
        first = PLACE_BUILDING if state.phase == TOWN else PLACE_CUBAN
        for tile in range(BUILDING_COUNT):
            if state.unplaced >> tile & 1:
                moves.add(first + tile)


def odds(state: SantiagoDeCuba, weights: Moves) -> None:
    """SdC-007, SdC-020, SdC-021: every tile alike, every face of a die alike."""
    if state.phase == ROLLING:
        ships.roll_odds(state, weights)
    elif state.phase <= STREET:
        for _ in range(count_bits(state.unplaced)):
            weights.add(1)


def advance_chance(state: SantiagoDeCuba, move: i64) -> None:
    """SdC-152: a building, a Cuban or a die."""
    if state.phase == ROLLING:
        ships.roll(state, (move - ROLL) % (HIGHEST_FACE + 1))
    elif state.phase == TOWN:
        place_building(state, move - PLACE_BUILDING)
    else:
        place_cuban(state, move - PLACE_CUBAN)


# --- set-up -----------------------------------------------------------------------------------------


def set_up(state: SantiagoDeCuba) -> None:
    """SdC-024, SdC-025, SdC-027: capital for everybody; the last seat will set the first demand."""
    for seat in range(state.seats):
        state.pesos[seat] = START_PESOS
        state.vp[seat] = START_VP
        for kind in range(KIND_COUNT):
            receive(state, seat, kind, START[kind])
    state.turn = state.seats - 1
    state.asked = state.turn
    state.unplaced = (i64(1) << BUILDING_COUNT) - 1
    state.space = 0
    state.phase = TOWN


def place_building(state: SantiagoDeCuba, building: i64) -> None:
    """SdC-020: the next space; after the twelfth the Cubans follow."""
    state.town[state.space] = building
    state.unplaced &= ~(i64(1) << building)
    state.space += 1
    if not state.unplaced:
        state.unplaced = (i64(1) << CUBAN_COUNT) - 1
        state.space = 1
        state.phase = STREET


def place_cuban(state: SantiagoDeCuba, cuban: i64) -> None:
    """SdC-021, SdC-028: the next stop, active side up; after the ninth the first dice are rolled."""
    state.street[state.space] = cuban
    state.unplaced &= ~(i64(1) << cuban)
    state.space += 1
    if not state.unplaced:
        ships.start_roll(state)


# --- part A: the car --------------------------------------------------------------------------------


def legal_drives(state: SantiagoDeCuba, moves: Moves) -> None:
    """SdC-040, SdC-041: at least one stop, the first free, each further one a peso, at most a lap."""
    for stops in range(1, farthest_drive(state, state.turn) + 1):
        moves.add(DRIVE + stops)


def farthest_drive(state: SantiagoDeCuba, seat: i64) -> i64:
    return min(LONGEST_DRIVE, FREE_STOPS + state.pesos[seat] // PESOS_PER_STOP)


def drive_cost(stops: i64) -> i64:
    """SdC-041: the first stop is free."""
    return PESOS_PER_STOP * max(0, stops - FREE_STOPS)


def drive(state: SantiagoDeCuba, stops: i64) -> None:
    """SdC-031, SdC-034, SdC-046, SdC-047: part A; unless the last ship has left on the way, the stop counts."""
    travel(state, stops)
    if state.phase != OVER:
        arrive(state)


def travel(state: SantiagoDeCuba, stops: i64) -> None:
    """SdC-041 … SdC-046: star by star; leaving turns a Cuban active, driving on over the port raises the value."""
    state.pesos[state.turn] -= drive_cost(stops)
    for step in range(1, stops + 1):
        state.inactive &= ~(i64(1) << state.car)
        state.car = (state.car + 1) % STOPS
        if state.car == PORT and step < stops:
            ships.raise_value(state)


def arrive(state: SantiagoDeCuba) -> None:
    """SdC-032, SdC-052: port, inactive Cuban or active Cuban."""
    if state.car == PORT:
        port.start_deliveries(state)
    elif state.inactive >> state.car & 1:
        ships.end_turn(state)
    else:
        visit(state, state.street[state.car])


# --- the nine Cubans --------------------------------------------------------------------------------


def visit(state: SantiagoDeCuba, cuban: i64) -> None:
    """SdC-050: pure gains come by themselves; Pablo, El Zorro and Alonso ask."""
    if GAIN_OF[cuban] != CHOICE:
        gain(state, GAIN_OF[cuban], GAIN[cuban])
        move_broker(state)
    elif cuban == PABLO:
        visit_pablo(state)
    elif cuban == EL_ZORRO:
        state.phase = PICKPOCKET
        next_giver(state, state.turn)
    elif cuban == ALONSO:
        visit_alonso(state)


def gain(state: SantiagoDeCuba, what: i64, n: i64) -> None:
    """SdC-006, SdC-008, SdC-060 … SdC-065: pieces as far as the supply goes; pesos and VP are plain numbers."""
    if what == PESOS:
        state.pesos[state.turn] += n
    elif what == VP:
        state.vp[state.turn] += n
    else:
        receive(state, state.turn, what, n)


def visit_pablo(state: SantiagoDeCuba) -> None:
    """SdC-066: one good of choice, if any is left."""
    for good in range(GOOD_COUNT):
        if state.supply[good]:
            state.phase = FENCE
            return
    move_broker(state)


def legal_takes(state: SantiagoDeCuba, moves: Moves) -> None:
    """SdC-066: kinds in supply, no wood; or nothing."""
    for good in range(GOOD_COUNT):
        if state.supply[good]:
            moves.add(TAKE + good)
    moves.add(TAKE_NOTHING)


def take(state: SantiagoDeCuba, move: i64) -> None:
    """SdC-066: then the broker moves."""
    if move != TAKE_NOTHING:
        receive(state, state.turn, move - TAKE, 1)
    move_broker(state)


def next_giver(state: SantiagoDeCuba, giver: i64) -> None:
    """SdC-067, SdC-068, SdC-070: clockwise; who has nothing to give is left alone; then the building."""
    for step in range(1, state.seats):
        seat = (giver + step) % state.seats
        if seat == state.turn:
            break
        if can_give(state, seat):
            state.asked = seat
            return
    state.asked = state.turn
    move_broker(state)


def can_give(state: SantiagoDeCuba, seat: i64) -> bool:
    """SdC-068: a peso, a good or a VP; wood is no gift."""
    return state.pesos[seat] > 0 or state.vp[seat] > 0 or has_good(state, seat)


def legal_gifts(state: SantiagoDeCuba, moves: Moves) -> None:
    """SdC-067: the giver chooses among what is really there."""
    seat = state.asked
    if state.pesos[seat]:
        moves.add(GIVE_PESO)
    for good in range(GOOD_COUNT):
        if owned(state, seat, good):
            moves.add(GIVE + good)
    if state.vp[seat]:
        moves.add(GIVE_VP)


def give(state: SantiagoDeCuba, seat: i64, move: i64) -> None:
    """SdC-067: the gift goes to the active player; then the next giver."""
    if move == GIVE_PESO:
        state.pesos[seat] -= 1
        state.pesos[state.turn] += 1
    elif move == GIVE_VP:
        state.vp[seat] -= 1
        state.vp[state.turn] += 1
    else:
        state.goods[seat * KIND_COUNT + move - GIVE] -= 1
        state.goods[state.turn * KIND_COUNT + move - GIVE] += 1
    next_giver(state, seat)


def visit_alonso(state: SantiagoDeCuba) -> None:
    """SdC-071: claim or use; not asked when neither is possible."""
    if can_claim(state, state.turn) or can_use_own(state, state.turn):
        state.phase = LAWYER
    else:
        move_broker(state)


def markers_left(state: SantiagoDeCuba, seat: i64) -> i64:
    """SdC-072: three for the whole game, never moved."""
    return MARKERS - count_bits(state.deeds[seat])


def claimed(state: SantiagoDeCuba) -> i64:
    """Bit mask of the buildings with a marker."""
    mask: i64 = 0
    for seat in range(state.seats):
        mask |= state.deeds[seat]
    return mask


def can_claim(state: SantiagoDeCuba, seat: i64) -> bool:
    """SdC-071, SdC-074: a marker left and a building without."""
    return markers_left(state, seat) > 0 and count_bits(claimed(state)) < BUILDING_COUNT


def can_use_own(state: SantiagoDeCuba, seat: i64) -> bool:
    """SdC-071: a building with one's own marker that offers something now."""
    for building in range(BUILDING_COUNT):
        if state.deeds[seat] >> building & 1 and buildings.can_use(state, seat, building):
            return True
    return False


def legal_lawyer(state: SantiagoDeCuba, moves: Moves) -> None:
    """SdC-071, SdC-074: claim a building without marker, use an own one, or neither."""
    seat = state.turn
    if markers_left(state, seat):
        taken = claimed(state)
        for building in range(BUILDING_COUNT):
            if not taken >> building & 1:
                moves.add(CLAIM + building)
    if state.deeds[seat]:
        for building in range(BUILDING_COUNT):
            if state.deeds[seat] >> building & 1:
                buildings.legal_uses(state, seat, building, moves)
    moves.add(SKIP)


def consult(state: SantiagoDeCuba, move: i64) -> None:
    """SdC-071 … SdC-075: one of the two, free of charge, wherever brokers stand; then the broker moves."""
    if move >= USE:
        buildings.use(state, state.turn, move)
    elif move != SKIP:
        state.deeds[state.turn] |= i64(1) << (move - CLAIM)
    if state.phase != OVER:
        move_broker(state)


# --- part B: the broker -----------------------------------------------------------------------------


def move_broker(state: SantiagoDeCuba) -> None:
    """SdC-031, SdC-100, SdC-105, SdC-106: part B, a free building of the colour; without one the broker stays."""
    if free_spaces(state):
        state.phase = BROKER
    else:
        offer_building(state)


def free_spaces(state: SantiagoDeCuba) -> i64:
    """SdC-011, SdC-100 … SdC-103: bit mask of the spaces under the flower without any broker, even one's own."""
    flower = FLOWER_OF[state.street[state.car]]
    if flower == NONE:
        return 0
    standing: i64 = 0
    for building in state.broker:
        if building != NONE:
            standing |= i64(1) << building
    mask: i64 = 0
    for space in range(flower * SPACES_PER_FLOWER, (flower + 1) * SPACES_PER_FLOWER):
        if not standing >> state.town[space] & 1:
            mask |= i64(1) << space
    return mask


def legal_walks(state: SantiagoDeCuba, moves: Moves) -> None:
    """SdC-100, SdC-101, SdC-102: moving is compulsory."""
    free = free_spaces(state)
    for space in range(BUILDING_COUNT):
        if free >> space & 1:
            moves.add(GO + state.town[space])


def go(state: SantiagoDeCuba, building: i64) -> None:
    """SdC-103, SdC-104, SdC-107: there the broker stands until the player's next turn."""
    state.broker[state.turn] = building
    state.moved = True
    offer_building(state)


def offer_building(state: SantiagoDeCuba) -> None:
    """SdC-069, SdC-104, SdC-106: the building under the broker may be used; off the board there is none."""
    building = state.broker[state.turn]
    if building != NONE and buildings.can_use(state, state.turn, building):
        state.phase = BUILDING
    else:
        ships.end_turn(state)


def use_or_decline(state: SantiagoDeCuba, move: i64) -> None:
    """SdC-104: using is never compulsory; then the turn ends."""
    if move != DECLINE:
        buildings.use(state, state.turn, move)
    if state.phase != OVER:
        ships.end_turn(state)
