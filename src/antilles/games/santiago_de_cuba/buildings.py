"""The twelve buildings, in rulebook order: what each offers, whether it can be used, what its use does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.santiago_de_cuba.holdings import hand_in, has_good, owned, receive
from antilles.games.santiago_de_cuba.moves import (
    BUILDING_OF,
    BUY_VP,
    DISTIL,
    FLIP,
    LOWER,
    RAISE,
    READ,
    ROLL_CIGARS,
    SELL_VP,
    SERVE_BOTH,
    SERVE_CIGAR,
    SERVE_RUM,
    SHIP,
    SWAP,
    SWAP_GIVE,
    SWAP_TAKE,
    USE,
    USE_BANK,
    USE_CHURCH,
    USE_SAWMILL,
    ZERO,
    swap,
)
from antilles.games.santiago_de_cuba.ships import lower_die, lower_value, raise_value
from antilles.games.santiago_de_cuba.tables import (
    BANK,
    BANK_PESOS,
    BLACK_MARKET,
    CAFE,
    CAFE_VP,
    CASINO,
    CASINO_MOST,
    CASINO_PESOS,
    CHURCH,
    CHURCH_VP,
    CIGAR,
    CIGAR_FACTORY,
    CUSTOMS,
    DISTILLERY,
    GOOD_COUNT,
    HARBOUR_OFFICE,
    NEWSPAPER_PESOS,
    OFFICE,
    OFFICE_VP,
    RUM,
    SAWMILL,
    SAWMILL_PESOS,
    SAWMILL_VP,
    STOPS,
    SUGAR,
    TOBACCO,
    WOOD,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.santiago_de_cuba.state import SantiagoDeCuba

# --- what a building offers -------------------------------------------------------------------------


def legal_uses(state: SantiagoDeCuba, seat: i64, building: i64, moves: Moves) -> None:
    """SdC-110 … SdC-121: each way to use the building; declining is not among them."""
    if building == BANK:
        moves.add(USE_BANK)
    elif building == CHURCH:
        moves.add(USE_CHURCH)
    elif building == DISTILLERY:
        legal_refining(state, seat, SUGAR, RUM, DISTIL, moves)
    elif building == CIGAR_FACTORY:
        legal_refining(state, seat, TOBACCO, CIGAR, ROLL_CIGARS, moves)
    elif building == BLACK_MARKET:
        legal_swaps(state, seat, moves)
    elif building == SAWMILL:
        if owned(state, seat, WOOD):
            moves.add(USE_SAWMILL)
    elif building == CAFE:
        legal_servings(state, seat, moves)
    else:
        legal_town_uses(state, seat, building, moves)


def legal_town_uses(state: SantiagoDeCuba, seat: i64, building: i64, moves: Moves) -> None:
    """SdC-117 … SdC-121: Casino and Newspaper, and the three that touch the ship."""
    if building == CUSTOMS:
        for good in range(GOOD_COUNT):
            if state.dice[good]:
                moves.add(ZERO + good)
    elif building == CASINO:
        legal_changes(state, seat, moves)
    elif building == HARBOUR_OFFICE:
        if state.flag:
            moves.add(LOWER)
        moves.add(RAISE)
    elif building == OFFICE:
        for good in range(GOOD_COUNT):
            if state.dice[good] and owned(state, seat, good):
                moves.add(SHIP + good)
    else:
        legal_readings(state, moves)


def legal_refining(state: SantiagoDeCuba, seat: i64, raw: i64, fine: i64, first: i64, moves: Moves) -> None:
    """SdC-112, SdC-113: any number that is owned and in supply."""
    for n in range(1, min(owned(state, seat, raw), state.supply[fine]) + 1):
        moves.add(first + n)


def legal_swaps(state: SantiagoDeCuba, seat: i64, moves: Moves) -> None:
    """SdC-114: a good owned for a different one in supply; no wood on either side."""
    for give in range(GOOD_COUNT):
        if owned(state, seat, give):
            for take in range(GOOD_COUNT):
                if take != give and state.supply[take]:
                    moves.add(swap(give, take))


def legal_servings(state: SantiagoDeCuba, seat: i64, moves: Moves) -> None:
    """SdC-116: a cigar, a rum, or one of each."""
    if owned(state, seat, CIGAR):
        moves.add(SERVE_CIGAR)
    if owned(state, seat, RUM):
        moves.add(SERVE_RUM)
        if owned(state, seat, CIGAR):
            moves.add(SERVE_BOTH)


def legal_changes(state: SantiagoDeCuba, seat: i64, moves: Moves) -> None:
    """SdC-118: pesos into VP or VP into pesos, as many as one likes."""
    for n in range(1, min(CASINO_MOST, state.pesos[seat] // CASINO_PESOS) + 1):
        moves.add(BUY_VP + n)
    for n in range(1, min(CASINO_MOST, state.vp[seat]) + 1):
        moves.add(SELL_VP + n)


def legal_readings(state: SantiagoDeCuba, moves: Moves) -> None:
    """SdC-121: the peso alone, or with a Cuban who is active now."""
    moves.add(READ)
    for stop in range(1, STOPS):
        if not state.inactive >> stop & 1:
            moves.add(FLIP + state.street[stop])


# --- whether a building can be used at all ----------------------------------------------------------


def can_use(state: SantiagoDeCuba, seat: i64, building: i64) -> bool:
    """SdC-110 … SdC-123: Bank, Church, Harbour office and Newspaper always; the others need something."""
    if building == DISTILLERY:
        return owned(state, seat, SUGAR) > 0 and state.supply[RUM] > 0
    elif building == CIGAR_FACTORY:
        return owned(state, seat, TOBACCO) > 0 and state.supply[CIGAR] > 0
    elif building == BLACK_MARKET:
        return can_swap(state, seat)
    elif building == SAWMILL:
        return owned(state, seat, WOOD) > 0
    elif building == CAFE:
        return owned(state, seat, CIGAR) > 0 or owned(state, seat, RUM) > 0
    elif building == CUSTOMS:
        return has_demand(state)
    elif building == CASINO:
        return state.pesos[seat] >= CASINO_PESOS or state.vp[seat] > 0
    elif building == OFFICE:
        return can_ship(state, seat)
    return True


def can_swap(state: SantiagoDeCuba, seat: i64) -> bool:
    """SdC-114: a good to give, and another kind in supply."""
    if not has_good(state, seat):
        return False
    for give in range(GOOD_COUNT):
        if owned(state, seat, give):
            for take in range(GOOD_COUNT):
                if take != give and state.supply[take]:
                    return True
    return False


def has_demand(state: SantiagoDeCuba) -> bool:
    """SdC-123: while a new ship waits for its dice it wants nothing."""
    for good in range(GOOD_COUNT):
        if state.dice[good]:
            return True
    return False


def can_ship(state: SantiagoDeCuba, seat: i64) -> bool:
    """SdC-120: a good in demand; wood does not count."""
    for good in range(GOOD_COUNT):
        if state.dice[good] and owned(state, seat, good):
            return True
    return False


# --- what a use does --------------------------------------------------------------------------------


def use(state: SantiagoDeCuba, seat: i64, move: i64) -> None:
    """SdC-104, SdC-110 … SdC-121: the function of the building that the move names, once."""
    building = BUILDING_OF[move - USE]
    if building == BANK:
        state.pesos[seat] += BANK_PESOS
    elif building == CHURCH:
        state.vp[seat] += CHURCH_VP
    elif building == DISTILLERY:
        exchange(state, seat, SUGAR, RUM, move - DISTIL)
    elif building == CIGAR_FACTORY:
        exchange(state, seat, TOBACCO, CIGAR, move - ROLL_CIGARS)
    elif building == BLACK_MARKET:
        exchange(state, seat, SWAP_GIVE[move - SWAP], SWAP_TAKE[move - SWAP], 1)
    elif building == SAWMILL:
        saw(state, seat)
    elif building == CAFE:
        serve(state, seat, move)
    else:
        use_in_town(state, seat, building, move)


def use_in_town(state: SantiagoDeCuba, seat: i64, building: i64, move: i64) -> None:
    """SdC-117 … SdC-121: Casino and Newspaper, and the three that touch the ship."""
    if building == CUSTOMS:
        lower_die(state, move - ZERO, state.dice[move - ZERO])
    elif building == CASINO:
        change(state, seat, move)
    elif building == HARBOUR_OFFICE:
        move_value(state, move)
    elif building == OFFICE:
        ship_good(state, seat, move - SHIP)
    else:
        read(state, seat, move)


def exchange(state: SantiagoDeCuba, seat: i64, give: i64, take: i64, n: i64) -> None:
    """SdC-112, SdC-113, SdC-114: with the supply, piece for piece."""
    hand_in(state, seat, give, n)
    receive(state, seat, take, n)


def saw(state: SantiagoDeCuba, seat: i64) -> None:
    """SdC-115: a piece of wood for 1 VP and 1 peso."""
    hand_in(state, seat, WOOD, 1)
    state.vp[seat] += SAWMILL_VP
    state.pesos[seat] += SAWMILL_PESOS


def serve(state: SantiagoDeCuba, seat: i64, move: i64) -> None:
    """SdC-116: 2 VP for the cigar and 2 for the rum."""
    if move != SERVE_RUM:
        hand_in(state, seat, CIGAR, 1)
        state.vp[seat] += CAFE_VP
    if move != SERVE_CIGAR:
        hand_in(state, seat, RUM, 1)
        state.vp[seat] += CAFE_VP


def change(state: SantiagoDeCuba, seat: i64, move: i64) -> None:
    """SdC-118: 3 pesos for 1 VP or the other way round, in one direction."""
    n = move - BUY_VP if move <= SELL_VP else SELL_VP - move
    state.vp[seat] += n
    state.pesos[seat] -= n * CASINO_PESOS


def move_value(state: SantiagoDeCuba, move: i64) -> None:
    """SdC-119: one flag to the left or to the right."""
    if move == LOWER:
        lower_value(state)
    else:
        raise_value(state)


def ship_good(state: SantiagoDeCuba, seat: i64, good: i64) -> None:
    """SdC-120: one good on board for 2 VP, whatever the flag."""
    hand_in(state, seat, good, 1)
    state.vp[seat] += OFFICE_VP
    lower_die(state, good, 1)


def read(state: SantiagoDeCuba, seat: i64, move: i64) -> None:
    """SdC-121: 1 peso, and one Cuban is turned over if the reader likes."""
    state.pesos[seat] += NEWSPAPER_PESOS
    if move != READ:
        state.inactive |= i64(1) << stop_of(state, move - FLIP)


def stop_of(state: SantiagoDeCuba, cuban: i64) -> i64:
    """The stop beside which the Cuban's tile lies."""
    stop: i64 = 1
    while state.street[stop] != cuban:
        stop += 1
    return stop
