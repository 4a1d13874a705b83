"""The architect: erecting a building."""

from antilles.games.cuba import components as c, laws, moves as m, question as q, stock, turns
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Facts, Final, Reason, i64, lowest

ALL_PARCELS: Final = (1 << c.PARCELS) - 1


# --- cost -------------------------------------------------------------------------------------------
def price(tile: i64, under: i64, kind: i64, extra: i64) -> i64:
    """CU-065, EP-044, EP-114: cost in a kind, surcharge included, less what the covered tile cost; never below 0."""
    cost = c.COST[tile * c.ALL_KINDS + kind] - c.COST[under * c.ALL_KINDS + kind]
    if extra == kind:
        cost += 1
    return max(0, cost)


def can_pay(state: Cuba, seat: i64, tile: i64, under: i64, extra: i64) -> bool:
    """CU-065: every kind of the cost, with the extra resource of the building act; ``extra`` -1 is none."""
    return lacking(state, seat, tile, under, extra) < 0


def lacking(state: Cuba, seat: i64, tile: i64, under: i64, extra: i64) -> i64:
    """The first resource of which there is too little; -1 if there is none."""
    for kind in range(c.MERCHANDISE, c.ALL_KINDS):
        if price(tile, under, kind, extra) > stock.owned(state, seat, kind):
            return kind
    return -1


def can_afford(state: Cuba, seat: i64, tile: i64, under: i64) -> bool:
    """DP-060, DP-121: under the building act some resource must do as the extra one."""
    if not laws.extra_resources(state):
        return can_pay(state, seat, tile, under, -1)
    for kind in range(c.MERCHANDISE, c.ALL_KINDS):
        if can_pay(state, seat, tile, under, kind):
            return True
    return False


def pay(state: Cuba, seat: i64, tile: i64, under: i64, extra: i64) -> None:
    """CU-065: resources go to the supply."""
    for kind in range(c.MERCHANDISE, c.ALL_KINDS):
        stock.spend(state, seat, kind, price(tile, under, kind, extra))


def what_is_lacking(state: Cuba, seat: i64, tile: i64, under: i64, extra: i64) -> Facts:
    kind = lacking(state, seat, tile, under, extra)
    return {"kind": c.KINDS[kind], "need": price(tile, under, kind, extra), "have": stock.owned(state, seat, kind)}


# --- the tile ---------------------------------------------------------------------------------------
NOT_AVAILABLE: Final = Reason("CU-010", "refusal-not-available", m.named)
TOO_LITTLE: Final = Reason(
    "CU-065", "refusal-resources", lambda state, seat, move: what_is_lacking(state, seat, move - m.ERECT, 0, -1)
)
NO_EXTRA: Final = Reason("CU-065", "refusal-extra", m.named)


def start(state: Cuba, seat: i64) -> None:
    """CU-221, DP-060: asked while a parcel is neither the warehouse nor built over, and a building can be erected."""
    has_site = state.built[seat] | 1 != ALL_PARCELS
    state.question = BUILD if has_site and BUILD.choices(state, seat) else turns.NEXT_TURN


class Build(q.Choice):
    """CU-065, DP-060: the tile; then the extra resource or the parcel."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        """CU-010, CU-065: gone, or a resource is lacking."""
        tile = move - m.ERECT
        if not state.available[tile]:
            return NOT_AVAILABLE
        if can_afford(state, seat, tile, 0):
            return None
        return NO_EXTRA if can_pay(state, seat, tile, 0, -1) else TOO_LITTLE

    def choices(self, state: Cuba, seat: i64) -> i64:
        """CU-010, CU-065, CU-201: any tile on display that ``can_afford``, as bits; what is owned is looked up once."""
        wood = stock.owned(state, seat, c.WOOD)
        stone = stock.owned(state, seat, c.STONE)
        water = stock.owned(state, seat, c.WATER)
        spare = wood + stone + water - laws.extra_resources(state)
        tiles = c.tiles_for(c.WOOD, wood) & c.tiles_for(c.STONE, stone) & c.tiles_for(c.WATER, water)
        left = tiles & c.tiles_for(c.ALL_KINDS, spare)
        tiles = left
        while left:
            if not state.available[lowest(left)]:
                tiles &= ~(left & -left)
            left &= left - 1
        return tiles

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        if move == m.DONE:
            state.question = turns.NEXT_TURN
            return
        state.tile = move - m.ERECT
        if laws.extra_resources(state):
            state.question = ADD_EXTRA
        else:
            take_tile(state, seat, -1)


def take_tile(state: Cuba, seat: i64, extra: i64) -> None:
    """CU-065, CU-221: pay, take the tile from the display, choose its parcel before anything else."""
    pay(state, seat, state.tile, 0, extra)
    state.available[state.tile] -= 1
    state.question = PLACE


# --- the extra resource -----------------------------------------------------------------------------
def extra_of(move: i64) -> i64:
    """The kind that a move adds to the cost."""
    return move - m.ADD + c.MERCHANDISE


class AddExtra(q.Ask):
    """DP-061: a resource that can be paid together with the cost."""

    def __init__(self, name: str, statement: str, cites: str) -> None:
        super().__init__(name, statement, m.ADD, c.ALL_KINDS - c.MERCHANDISE)
        self.too_little = Reason(cites, "refusal-resources", self.lack)

    def under(self, state: Cuba, seat: i64) -> i64:
        """The tile that is covered, whose cost counts: none."""
        return 0

    def lack(self, state: Cuba, seat: int, move: int) -> Facts:
        """CU-065, EP-114: how much of the extra resource there would have to be."""
        kind = extra_of(move)
        need = price(state.tile, self.under(state, seat), kind, kind)
        return {"kind": c.KINDS[kind], "need": need, "have": stock.owned(state, seat, kind)}

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        extra = extra_of(move)
        return None if can_pay(state, seat, state.tile, self.under(state, seat), extra) else self.too_little

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        take_tile(state, seat, extra_of(move))


# --- the parcel -------------------------------------------------------------------------------------
WAREHOUSE_PARCEL: Final = Reason("CU-025", "refusal-warehouse-parcel")
BUILT_OVER: Final = Reason("CU-025", "refusal-built-over")


class Place(q.Choice):
    """CU-216, DP-062: not the warehouse, not built over."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        if move == m.SITE:
            return WAREHOUSE_PARCEL
        return BUILT_OVER if state.built[seat] >> (move - m.SITE) & 1 else None

    def choices(self, state: Cuba, seat: i64) -> i64:
        return ALL_PARCELS & ~(state.built[seat] | 1)

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        """CU-065, CU-066: no VP now; the building works from the next activation on."""
        stock.erect(state, seat, move - m.SITE, state.tile)
        state.question = turns.NEXT_TURN


BUILD: Final[Build] = Build("build", "DP-060", m.ERECT, c.TILES, may_stop=True)
ADD_EXTRA: Final[AddExtra] = AddExtra("extra", "DP-061", "CU-065")
PLACE: Final[Place] = Place("place", "DP-062", m.SITE, c.PARCELS)
