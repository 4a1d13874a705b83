"""Why a move is not allowed: the first reason against it, with its statement and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.santiago_de_cuba import buildings, rules, ships
from antilles.games.santiago_de_cuba.holdings import owned
from antilles.games.santiago_de_cuba.moves import (
    BUILDING_OF,
    BUY_VP,
    CLAIM,
    DECLINE,
    DELIVER,
    DELIVER_WOOD,
    DISTIL,
    DRIVE,
    EXCLUDE,
    FLIP,
    GIVE,
    GIVE_PESO,
    GIVE_VP,
    GO,
    LOWER,
    PASS,
    READ,
    ROLL_CIGARS,
    SELL_VP,
    SERVE_CIGAR,
    SERVE_RUM,
    SHIP,
    SKIP,
    SWAP,
    SWAP_GIVE,
    SWAP_TAKE,
    TABLE,
    TAKE,
    TAKE_NOTHING,
    USE,
    ZERO,
)
from antilles.games.santiago_de_cuba.tables import (
    BLACK_MARKET,
    BROKER,
    BUILDINGS,
    CAFE,
    CAR,
    CASINO,
    CASINO_PESOS,
    CIGAR,
    CIGAR_FACTORY,
    CUBANS,
    CUSTOMS,
    DELIVERIES,
    DEMAND,
    DISTILLERY,
    FENCE,
    FLOWER_OF,
    FLOWERS,
    GOOD_COUNT,
    GOODS,
    HARBOUR_OFFICE,
    HIGHEST_FACE,
    KINDS,
    LAWYER,
    MARKERS,
    NEWSPAPER,
    OFFICE,
    OVER,
    PICKPOCKET,
    ROLLING,
    RUM,
    SAWMILL,
    SPACES_PER_FLOWER,
    SUGAR,
    TOBACCO,
    VALUES,
    WOOD,
)
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, Refusal

if TYPE_CHECKING:
    from antilles.games.santiago_de_cuba.state import SantiagoDeCuba


def refusal(state: SantiagoDeCuba, seat: i64, move: i64) -> Refusal | None:
    """SdC-030, SdC-140, SdC-152: no seat, no move, no time; then what the phase says."""
    if seat == CHANCE:
        return refused_draw(state, move)
    if not 0 <= seat < state.seats:
        return Refusal("SdC-030", "refusal-no-such-seat", {"seats": state.seats})
    if not 0 <= move < len(TABLE):
        return Refusal("SdC-030", "refusal-unknown-move")
    if state.phase == OVER:
        return Refusal("SdC-140", "refusal-game-over")
    if move < EXCLUDE:
        return Refusal("SdC-152", "refusal-chance-decides")
    if state.phase <= ROLLING:
        return Refusal("SdC-152", "refusal-wait-for-chance")
    if seat != state.asked:
        return refused_seat(state)
    return refused_in_phase(state, seat, move)


def refused_draw(state: SantiagoDeCuba, move: i64) -> Refusal | None:
    """SdC-152: chance draws what is there, when it is asked."""
    moves = Moves()
    state.legal(CHANCE, moves)
    return None if moves.has(move) else Refusal("SdC-152", "refusal-no-such-draw")


def refused_seat(state: SantiagoDeCuba) -> Refusal:
    """SdC-030, SdC-067, SdC-081: somebody else is asked, as a giver, as a deliverer or on their turn."""
    if state.phase == PICKPOCKET:
        return Refusal("SdC-067", "refusal-other-gives", {"who": state.asked})
    if state.phase == DELIVERIES:
        return Refusal("SdC-081", "refusal-other-delivers", {"who": state.asked})
    return Refusal("SdC-030", "refusal-not-your-turn", {"who": state.asked})


def refused_in_phase(state: SantiagoDeCuba, seat: i64, move: i64) -> Refusal | None:
    """SdC-034: each phase has its own verbs."""
    phase = state.phase
    if phase == CAR:
        return refused_drive(state, seat, move)
    elif phase == DEMAND:
        return None if move < EXCLUDE + GOOD_COUNT else Refusal("SdC-028", "refusal-first-demand")
    elif phase == FENCE:
        return refused_take(state, move)
    elif phase == PICKPOCKET:
        return refused_gift(state, seat, move)
    elif phase == LAWYER:
        return refused_lawyer(state, seat, move)
    elif phase == DELIVERIES:
        return refused_delivery(state, seat, move)
    elif phase == BROKER:
        return refused_walk(state, seat, move)
    return refused_building(state, seat, move)


def refused_drive(state: SantiagoDeCuba, seat: i64, move: i64) -> Refusal | None:
    """SdC-040, SdC-041: the car must be driven, and each stop after the first costs a peso."""
    stops = move - DRIVE
    if stops < 1 or move >= TAKE:
        return Refusal("SdC-040", "refusal-first-drive")
    return lack_of_pesos(state, seat, "SdC-041", rules.drive_cost(stops))


def refused_take(state: SantiagoDeCuba, move: i64) -> Refusal | None:
    """SdC-066: kinds in supply, no wood."""
    if not TAKE <= move <= TAKE_NOTHING:
        return Refusal("SdC-066", "refusal-first-take")
    return None if move == TAKE_NOTHING else lack_in_supply(state, "SdC-066", move - TAKE, 1)


def refused_gift(state: SantiagoDeCuba, seat: i64, move: i64) -> Refusal | None:
    """SdC-067: a giver gives what is really there."""
    if not GIVE_PESO <= move <= GIVE_VP:
        return Refusal("SdC-067", "refusal-first-give")
    if move == GIVE_PESO:
        return lack_of_pesos(state, seat, "SdC-067", 1)
    if move == GIVE_VP:
        return lack_of_vp(state, seat, "SdC-067", 1)
    return lack_of_goods(state, seat, "SdC-067", move - GIVE, 1)


def refused_lawyer(state: SantiagoDeCuba, seat: i64, move: i64) -> Refusal | None:
    """SdC-071, SdC-072, SdC-074: markers, buildings of others, buildings without a use."""
    if move >= USE:
        building = BUILDING_OF[move - USE]
        if not state.deeds[seat] >> building & 1:
            return Refusal("SdC-071", "refusal-not-your-building", {"building": BUILDINGS[building]})
        return refused_use(state, seat, building, move)
    if not CLAIM <= move <= SKIP:
        return Refusal("SdC-071", "refusal-first-lawyer")
    return None if move == SKIP else refused_claim(state, seat, move - CLAIM)


def refused_claim(state: SantiagoDeCuba, seat: i64, building: i64) -> Refusal | None:
    """SdC-071, SdC-072: one of three markers, on a building without."""
    if not rules.markers_left(state, seat):
        return Refusal("SdC-072", "refusal-no-markers", {"n": MARKERS})
    owner = ships.owner_of(state, building)
    if owner >= 0:
        return Refusal("SdC-071", "refusal-claimed", {"building": BUILDINGS[building], "who": owner})
    return None


def refused_delivery(state: SantiagoDeCuba, seat: i64, move: i64) -> Refusal | None:
    """SdC-082, SdC-090, SdC-091: demand first, then the player's own stock."""
    if not DELIVER <= move <= PASS:
        return Refusal("SdC-081", "refusal-first-deliver")
    if move == PASS:
        return None
    wooden = move >= DELIVER_WOOD
    place = move - (DELIVER_WOOD if wooden else DELIVER)
    good = place // HIGHEST_FACE
    n = place % HIGHEST_FACE + 1
    statement = "SdC-091" if wooden else "SdC-082"
    if not state.dice[good]:
        return no_demand(state, "SdC-090" if wooden else "SdC-082", good)
    if n > state.dice[good]:
        facts: dict[str, int | str] = {"good": GOODS[good], "need": n, "most": state.dice[good]}
        return Refusal(statement, "refusal-demand", facts)
    return lack_of_goods(state, seat, statement, WOOD if wooden else good, n)


def refused_walk(state: SantiagoDeCuba, seat: i64, move: i64) -> Refusal | None:
    """SdC-100, SdC-101, SdC-102: the colour, one's own building, brokers in the way."""
    if not GO <= move < DECLINE:
        return Refusal("SdC-100", "refusal-first-walk")
    building = move - GO
    name = BUILDINGS[building]
    flower = FLOWER_OF[state.street[state.car]]
    space = list(state.town).index(building)
    if state.broker[seat] == building:
        return Refusal("SdC-102", "refusal-same-building", {"building": name})
    if space // SPACES_PER_FLOWER != flower:
        return Refusal("SdC-100", "refusal-flower", {"building": name, "flower": FLOWERS[flower]})
    for other in range(state.seats):
        if state.broker[other] == building:
            return Refusal("SdC-101", "refusal-occupied", {"building": name, "who": other})
    return None


def refused_building(state: SantiagoDeCuba, seat: i64, move: i64) -> Refusal | None:
    """SdC-104: the building under the broker, or decline."""
    if move == DECLINE:
        return None
    standing = state.broker[seat]
    if move < USE:
        return Refusal("SdC-104", "refusal-first-use", {"building": BUILDINGS[standing]})
    building = BUILDING_OF[move - USE]
    if building != standing:
        return Refusal("SdC-104", "refusal-other-building", {"building": BUILDINGS[standing]})
    return refused_use(state, seat, building, move)


# --- the buildings ----------------------------------------------------------------------------------


def refused_use(state: SantiagoDeCuba, seat: i64, building: i64, move: i64) -> Refusal | None:
    """SdC-112 … SdC-122: what this use of the building would need."""
    if building == DISTILLERY:
        return refused_exchange(state, seat, "SdC-112", SUGAR, RUM, move - DISTIL)
    elif building == CIGAR_FACTORY:
        return refused_exchange(state, seat, "SdC-113", TOBACCO, CIGAR, move - ROLL_CIGARS)
    elif building == BLACK_MARKET:
        return refused_exchange(state, seat, "SdC-114", SWAP_GIVE[move - SWAP], SWAP_TAKE[move - SWAP], 1)
    elif building == SAWMILL:
        return lack_of_goods(state, seat, "SdC-115", WOOD, 1)
    elif building == CAFE:
        return refused_serving(state, seat, move)
    elif building == CASINO:
        return refused_change(state, seat, move)
    elif building == CUSTOMS:
        return None if state.dice[move - ZERO] else no_demand(state, "SdC-117", move - ZERO)
    elif building == OFFICE:
        return refused_shipping(state, seat, move - SHIP)
    elif building == HARBOUR_OFFICE:
        lowest = move == LOWER and not state.flag
        return Refusal("SdC-119", "refusal-lowest-value", {"n": VALUES[0]}) if lowest else None
    return refused_reading(state, move) if building == NEWSPAPER else None


def refused_exchange(state: SantiagoDeCuba, seat: i64, statement: str, give: i64, take: i64, n: i64) -> Refusal | None:
    """SdC-112, SdC-113, SdC-114: pieces to give, and as many to take in the supply."""
    missing = lack_of_goods(state, seat, statement, give, n)
    return missing if missing is not None else lack_in_supply(state, statement, take, n)


def refused_serving(state: SantiagoDeCuba, seat: i64, move: i64) -> Refusal | None:
    """SdC-116: a cigar, a rum or both."""
    if move != SERVE_RUM and not owned(state, seat, CIGAR):
        return lack_of_goods(state, seat, "SdC-116", CIGAR, 1)
    return None if move == SERVE_CIGAR else lack_of_goods(state, seat, "SdC-116", RUM, 1)


def refused_change(state: SantiagoDeCuba, seat: i64, move: i64) -> Refusal | None:
    """SdC-118: three pesos for each VP, or the VP themselves."""
    if move <= SELL_VP:
        return lack_of_pesos(state, seat, "SdC-118", (move - BUY_VP) * CASINO_PESOS)
    return lack_of_vp(state, seat, "SdC-118", move - SELL_VP)


def refused_shipping(state: SantiagoDeCuba, seat: i64, good: i64) -> Refusal | None:
    """SdC-120: a good in demand that one owns."""
    if not state.dice[good]:
        return no_demand(state, "SdC-120", good)
    return lack_of_goods(state, seat, "SdC-120", good, 1)


def refused_reading(state: SantiagoDeCuba, move: i64) -> Refusal | None:
    """SdC-122: only an active Cuban is turned over."""
    if move != READ and state.inactive >> buildings.stop_of(state, move - FLIP) & 1:
        return Refusal("SdC-122", "refusal-already-inactive", {"cuban": CUBANS[move - FLIP]})
    return None


# --- what is missing --------------------------------------------------------------------------------


def lack_of_pesos(state: SantiagoDeCuba, seat: i64, statement: str, need: i64) -> Refusal | None:
    if state.pesos[seat] >= need:
        return None
    return Refusal(statement, "refusal-pesos", {"need": need, "have": state.pesos[seat]})


def lack_of_vp(state: SantiagoDeCuba, seat: i64, statement: str, need: i64) -> Refusal | None:
    if state.vp[seat] >= need:
        return None
    return Refusal(statement, "refusal-vp", {"need": need, "have": state.vp[seat]})


def lack_of_goods(state: SantiagoDeCuba, seat: i64, statement: str, kind: i64, need: i64) -> Refusal | None:
    have = owned(state, seat, kind)
    if have >= need:
        return None
    return Refusal(statement, "refusal-goods", {"good": KINDS[kind], "need": need, "have": have})


def lack_in_supply(state: SantiagoDeCuba, statement: str, kind: i64, need: i64) -> Refusal | None:
    have = state.supply[kind]
    if have >= need:
        return None
    return Refusal(statement, "refusal-supply", {"good": KINDS[kind], "need": need, "have": have})


def no_demand(state: SantiagoDeCuba, statement: str, good: i64) -> Refusal:
    """SdC-123: a ship that has just come in wants nothing yet."""
    if state.sailed:
        return Refusal("SdC-123", "refusal-no-demand-yet")
    return Refusal(statement, "refusal-no-demand", {"good": GOODS[good]})
