"""The twelve buildings, in rulebook order: what each offers, whether it can be used, what its use does."""

from antilles.games.santiago_de_cuba import components as c, holdings as h, moves as m, ships
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.rules import Final, Moves, Reason, filled, i64, place_of


# --- what a building offers -------------------------------------------------------------------------
def legal_uses(state: SantiagoDeCuba, seat: i64, building: i64, moves: Moves) -> None:
    """SdC-110 … SdC-121: each way to use the building; declining is not among them."""
    if building == c.BANK:
        moves.add(m.USE_BANK)
    elif building == c.CHURCH:
        moves.add(m.USE_CHURCH)
    elif building == c.DISTILLERY:
        legal_refining(state, seat, c.SUGAR, c.RUM, m.DISTIL, moves)
    elif building == c.CIGAR_FACTORY:
        legal_refining(state, seat, c.TOBACCO, c.CIGAR, m.ROLL_CIGARS, moves)
    elif building == c.BLACK_MARKET:
        legal_swaps(state, seat, moves)
    elif building == c.SAWMILL:
        if h.owned(state, seat, c.WOOD):
            moves.add(m.USE_SAWMILL)
    elif building == c.CAFE:
        legal_servings(state, seat, moves)
    else:
        legal_town_uses(state, seat, building, moves)


def legal_town_uses(state: SantiagoDeCuba, seat: i64, building: i64, moves: Moves) -> None:
    """SdC-117 … SdC-121: Casino and Newspaper, and the three that touch the ship."""
    if building == c.CUSTOMS:
        for good in range(c.GOOD_COUNT):
            if state.dice[good]:
                moves.add(m.ZERO + good)
    elif building == c.CASINO:
        legal_changes(state, seat, moves)
    elif building == c.HARBOUR_OFFICE:
        if state.flag:
            moves.add(m.LOWER)
        moves.add(m.RAISE)
    elif building == c.OFFICE:
        for good in range(c.GOOD_COUNT):
            if state.dice[good] and h.owned(state, seat, good):
                moves.add(m.SHIP + good)
    else:
        legal_readings(state, moves)


def legal_refining(state: SantiagoDeCuba, seat: i64, raw: i64, fine: i64, first: i64, moves: Moves) -> None:
    """SdC-112, SdC-113: any number that is owned and in supply."""
    for n in range(1, min(h.owned(state, seat, raw), state.supply[fine]) + 1):
        moves.add(first + n)


def legal_swaps(state: SantiagoDeCuba, seat: i64, moves: Moves) -> None:
    """SdC-114: a good owned for a different one in supply; no wood on either side."""
    for give in range(c.GOOD_COUNT):
        if h.owned(state, seat, give):
            for take in range(c.GOOD_COUNT):
                if take != give and state.supply[take]:
                    moves.add(m.SWAP + give * (c.GOOD_COUNT - 1) + (take if take < give else take - 1))


def legal_servings(state: SantiagoDeCuba, seat: i64, moves: Moves) -> None:
    """SdC-116: a cigar, a rum, or one of each."""
    if h.owned(state, seat, c.CIGAR):
        moves.add(m.SERVE_CIGAR)
    if h.owned(state, seat, c.RUM):
        moves.add(m.SERVE_RUM)
        if h.owned(state, seat, c.CIGAR):
            moves.add(m.SERVE_BOTH)


def legal_changes(state: SantiagoDeCuba, seat: i64, moves: Moves) -> None:
    """SdC-118, SdC-124: pesos into VP or VP into pesos, as many as one likes and the list of moves holds."""
    for n in range(1, min(c.CASINO_MOST, state.pesos[seat] // c.CASINO_PESOS) + 1):
        moves.add(m.BUY_VP + n)
    for n in range(1, min(c.CASINO_MOST, state.vp[seat]) + 1):
        moves.add(m.SELL_VP + n)


def legal_readings(state: SantiagoDeCuba, moves: Moves) -> None:
    """SdC-121: the peso alone, or with a Cuban who is active now."""
    moves.add(m.READ)
    for stop in range(1, c.STOPS):
        if not state.inactive >> stop & 1:
            moves.add(m.FLIP + state.street[stop])


# --- whether a building can be used at all ----------------------------------------------------------
def can_use(state: SantiagoDeCuba, seat: i64, building: i64) -> bool:
    """SdC-110 … SdC-123: Bank, Church, Harbour office and Newspaper always; the others need something."""
    if building == c.DISTILLERY:
        return h.owned(state, seat, c.SUGAR) > 0 and state.supply[c.RUM] > 0
    elif building == c.CIGAR_FACTORY:
        return h.owned(state, seat, c.TOBACCO) > 0 and state.supply[c.CIGAR] > 0
    elif building == c.BLACK_MARKET:
        return can_swap(state, seat)
    elif building == c.SAWMILL:
        return h.owned(state, seat, c.WOOD) > 0
    elif building == c.CAFE:
        return h.owned(state, seat, c.CIGAR) > 0 or h.owned(state, seat, c.RUM) > 0
    elif building == c.CUSTOMS:
        return not ships.is_full(state)  # SdC-123: while a new ship waits for its dice it wants nothing
    elif building == c.CASINO:
        return state.pesos[seat] >= c.CASINO_PESOS or state.vp[seat] > 0
    elif building == c.OFFICE:
        return can_ship(state, seat)
    return True


def can_swap(state: SantiagoDeCuba, seat: i64) -> bool:
    """SdC-114: a good to give, and another kind in supply."""
    mine, there = h.goods_of(state, seat), filled(state.supply, 0, c.GOOD_COUNT)
    either = mine | there
    return mine != 0 and there != 0 and either & (either - 1) != 0


def can_ship(state: SantiagoDeCuba, seat: i64) -> bool:
    """SdC-120: a good in demand; wood does not count."""
    return filled(state.dice, 0, c.GOOD_COUNT) & h.goods_of(state, seat) != 0


# --- what is said against a use ---------------------------------------------------------------------
def against_use(state: SantiagoDeCuba, seat: i64, building: i64, move: i64) -> Reason | None:
    """SdC-112 … SdC-116: what this use of the building would need."""
    if building == c.DISTILLERY:
        return against_refining(state, seat, c.SUGAR, c.RUM, move - m.DISTIL, NO_SUGAR, NO_RUM_LEFT)
    elif building == c.CIGAR_FACTORY:
        return against_refining(state, seat, c.TOBACCO, c.CIGAR, move - m.ROLL_CIGARS, NO_TOBACCO, NO_CIGARS_LEFT)
    elif building == c.BLACK_MARKET:
        give, take = m.SWAP_GIVE[move - m.SWAP], m.SWAP_TAKE[move - m.SWAP]
        return against_refining(state, seat, give, take, 1, NOTHING_TO_SWAP, NONE_TO_SWAP)
    elif building == c.SAWMILL:
        return None if h.owned(state, seat, c.WOOD) else NO_WOOD
    elif building == c.CAFE:
        if move != m.SERVE_RUM and not h.owned(state, seat, c.CIGAR):
            return NO_CIGAR
        return NO_RUM if move != m.SERVE_CIGAR and not h.owned(state, seat, c.RUM) else None
    return against_town_use(state, seat, building, move)


def against_town_use(state: SantiagoDeCuba, seat: i64, building: i64, move: i64) -> Reason | None:
    """SdC-117 … SdC-122: Casino and Newspaper, and the three that touch the ship."""
    if building == c.CUSTOMS:
        return None if state.dice[move - m.ZERO] else ships.against_no_demand(state, NO_DUTY)
    elif building == c.CASINO:
        if move <= m.SELL_VP:
            return TOO_FEW_PESOS if state.pesos[seat] < (move - m.BUY_VP) * c.CASINO_PESOS else None
        return TOO_FEW_VP if state.vp[seat] < move - m.SELL_VP else None
    elif building == c.HARBOUR_OFFICE:
        return LOWEST_VALUE if move == m.LOWER and not state.flag else None
    elif building == c.OFFICE:
        if not state.dice[move - m.SHIP]:
            return ships.against_no_demand(state, NOT_WANTED)
        return None if h.owned(state, seat, move - m.SHIP) else NO_SUCH_GOOD
    elif building == c.NEWSPAPER and move != m.READ:
        return ALREADY_INACTIVE if state.inactive >> place_of(state.street, move - m.FLIP) & 1 else None
    return None


def against_refining(
    state: SantiagoDeCuba, seat: i64, give: i64, take: i64, n: i64, missing: Reason, sold_out: Reason
) -> Reason | None:
    """SdC-112, SdC-113, SdC-114: pieces to give, and as many to take in the supply."""
    if h.owned(state, seat, give) < n:
        return missing
    return sold_out if state.supply[take] < n else None


NO_SUGAR: Final = h.lack_of_goods("SdC-112", lambda move: c.SUGAR, lambda move: move - m.DISTIL)
NO_RUM_LEFT: Final = h.lack_in_supply("SdC-112", lambda move: c.RUM, lambda move: move - m.DISTIL)
NO_TOBACCO: Final = h.lack_of_goods("SdC-113", lambda move: c.TOBACCO, lambda move: move - m.ROLL_CIGARS)
NO_CIGARS_LEFT: Final = h.lack_in_supply("SdC-113", lambda move: c.CIGAR, lambda move: move - m.ROLL_CIGARS)
NOTHING_TO_SWAP: Final = h.lack_of_goods("SdC-114", lambda move: m.SWAP_GIVE[move - m.SWAP], lambda move: 1)
NONE_TO_SWAP: Final = h.lack_in_supply("SdC-114", lambda move: m.SWAP_TAKE[move - m.SWAP], lambda move: 1)
NO_WOOD: Final = h.lack_of_goods("SdC-115", lambda move: c.WOOD, lambda move: 1)
NO_CIGAR: Final = h.lack_of_goods("SdC-116", lambda move: c.CIGAR, lambda move: 1)
NO_RUM: Final = h.lack_of_goods("SdC-116", lambda move: c.RUM, lambda move: 1)
NO_DUTY: Final = h.lack_of_demand("SdC-117", lambda move: move - m.ZERO)
TOO_FEW_PESOS: Final = h.lack_of_pesos("SdC-118", lambda move: (move - m.BUY_VP) * c.CASINO_PESOS)
TOO_FEW_VP: Final = h.lack_of_vp("SdC-118", lambda move: move - m.SELL_VP)
LOWEST_VALUE: Final = Reason("SdC-119", "refusal-lowest-value", lambda state, seat, move: {"n": c.VALUES[0]})
NOT_WANTED: Final = h.lack_of_demand("SdC-120", lambda move: move - m.SHIP)
NO_SUCH_GOOD: Final = h.lack_of_goods("SdC-120", lambda move: move - m.SHIP, lambda move: 1)
ALREADY_INACTIVE: Final = Reason(
    "SdC-122", "refusal-already-inactive", lambda state, seat, move: {"cuban": c.CUBANS[move - m.FLIP]}
)


# --- what a use does --------------------------------------------------------------------------------
def use(state: SantiagoDeCuba, seat: i64, move: i64) -> None:
    """SdC-104, SdC-110 … SdC-121: the function of the building that the move names, once."""
    building = m.BUILDING_OF[move - m.USE]
    if building == c.BANK:
        state.pesos[seat] += c.BANK_PESOS
    elif building == c.CHURCH:
        state.vp[seat] += c.CHURCH_VP
    elif building == c.DISTILLERY:
        exchange(state, seat, c.SUGAR, c.RUM, move - m.DISTIL)
    elif building == c.CIGAR_FACTORY:
        exchange(state, seat, c.TOBACCO, c.CIGAR, move - m.ROLL_CIGARS)
    elif building == c.BLACK_MARKET:
        exchange(state, seat, m.SWAP_GIVE[move - m.SWAP], m.SWAP_TAKE[move - m.SWAP], 1)
    elif building == c.SAWMILL:
        saw(state, seat)
    elif building == c.CAFE:
        serve(state, seat, move)
    else:
        use_in_town(state, seat, building, move)


def use_in_town(state: SantiagoDeCuba, seat: i64, building: i64, move: i64) -> None:
    """SdC-117 … SdC-121: Casino and Newspaper, and the three that touch the ship."""
    if building == c.CUSTOMS:
        ships.lower_die(state, move - m.ZERO, state.dice[move - m.ZERO])
    elif building == c.CASINO:
        change(state, seat, move)
    elif building == c.HARBOUR_OFFICE:
        move_value(state, move)
    elif building == c.OFFICE:
        ship_good(state, seat, move - m.SHIP)
    else:
        read(state, seat, move)


def exchange(state: SantiagoDeCuba, seat: i64, give: i64, take: i64, n: i64) -> None:
    """SdC-112, SdC-113, SdC-114: with the supply, piece for piece."""
    h.hand_in(state, seat, give, n)
    h.receive(state, seat, take, n)


def saw(state: SantiagoDeCuba, seat: i64) -> None:
    """SdC-115: a piece of wood for 1 VP and 1 peso."""
    h.hand_in(state, seat, c.WOOD, 1)
    state.vp[seat] += c.SAWMILL_VP
    state.pesos[seat] += c.SAWMILL_PESOS


def serve(state: SantiagoDeCuba, seat: i64, move: i64) -> None:
    """SdC-116: 2 VP for the cigar and 2 for the rum."""
    if move != m.SERVE_RUM:
        h.hand_in(state, seat, c.CIGAR, 1)
        state.vp[seat] += c.CAFE_VP
    if move != m.SERVE_CIGAR:
        h.hand_in(state, seat, c.RUM, 1)
        state.vp[seat] += c.CAFE_VP


def change(state: SantiagoDeCuba, seat: i64, move: i64) -> None:
    """SdC-118: 3 pesos for 1 VP or the other way round, in one direction."""
    n = move - m.BUY_VP if move <= m.SELL_VP else m.SELL_VP - move
    state.vp[seat] += n
    state.pesos[seat] -= n * c.CASINO_PESOS


def move_value(state: SantiagoDeCuba, move: i64) -> None:
    """SdC-119: one flag to the left or to the right."""
    if move == m.LOWER:
        state.flag -= 1
    else:
        ships.raise_value(state)


def ship_good(state: SantiagoDeCuba, seat: i64, good: i64) -> None:
    """SdC-120: one good on board for 2 VP, whatever the flag."""
    h.hand_in(state, seat, good, 1)
    state.vp[seat] += c.OFFICE_VP
    ships.lower_die(state, good, 1)


def read(state: SantiagoDeCuba, seat: i64, move: i64) -> None:
    """SdC-121: 1 peso, and one Cuban is turned over if the reader likes."""
    state.pesos[seat] += c.NEWSPAPER_PESOS
    if move != m.READ:
        state.inactive |= i64(1) << place_of(state.street, move - m.FLIP)
