"""The worker: pawn, resources, harvest, irrigation."""

from antilles.games.cuba import components as c, laws, moves as m, question as q, stock, turns
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Final, Reason, count_bits, i64


def layout(state: Cuba, seat: i64) -> i64:
    """CU-018: the identical side, or individual sides dealt by seat."""
    return seat + 1 if state.switches.individual_sides else 0


def yielding(state: Cuba, seat: i64, kind: i64) -> i64:
    """CU-024, CU-025, CU-217: active parcels of a kind that are not built over, as bits."""
    parcels = c.YIELDS[layout(state, seat) * c.ALL_KINDS + kind]
    return parcels & c.ACTIVE[state.pawn[seat]] & ~state.built[seat]


class MovePawn(q.Choice):
    """CU-050, DP-040: any parcel; one's own means staying."""

    def choices(self, state: Cuba, seat: i64) -> i64:
        return (1 << c.PARCELS) - 1

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        """CU-050 … CU-055, CU-205: move, take all resources, then harvest; buildings do nothing."""
        state.pawn[seat] = move - m.MOVE
        for kind in range(c.MERCHANDISE, c.ALL_KINDS):
            stock.gain(state, seat, kind, count_bits(yielding(state, seat, kind)))
        ask_harvest(state, seat)


MOVE_PAWN: Final[MovePawn] = MovePawn("pawn", "DP-040", m.MOVE, c.PARCELS)


# --- harvest ----------------------------------------------------------------------------------------
def harvestable(state: Cuba, seat: i64) -> i64:
    """CU-052, CU-053: products with an active parcel that has not yielded yet, and a piece in the supply, as bits."""
    parcels = c.ACTIVE[state.pawn[seat]] & ~state.built[seat] & ~state.used
    first = layout(state, seat) * c.ALL_KINDS
    products: i64 = 0
    for product in range(c.PRODUCTS):
        if state.supply[product] > 0 and c.YIELDS[first + product] & parcels:
            products |= i64(1) << product
    return products


def ask_harvest(state: Cuba, seat: i64) -> None:
    """CU-052, CU-053: the free parcels first, then those that water buys."""
    if not harvestable(state, seat):
        state.question = turns.NEXT_TURN
    elif state.count < laws.free_harvest(state):
        state.question = HARVEST
    elif stock.owned(state, seat, c.WATER) >= state.switches.irrigation_cost:
        state.question = IRRIGATE
    else:
        state.question = turns.NEXT_TURN


class Harvest(q.Choice):
    """CU-052, DP-041: one product for a free parcel."""

    def __init__(self, name: str, statement: str, first: i64) -> None:
        super().__init__(name, statement, first, c.PRODUCTS, may_stop=True)
        self.none_left = Reason("CU-006", "refusal-supply", m.named)
        self.no_parcel = Reason("CU-052", "refusal-no-parcel", m.named)
        self.parcel_used = Reason("CU-053", "refusal-parcel-used", m.named)

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        """CU-052, CU-053: no such parcel, or an empty supply."""
        product = move - self.first
        if not state.supply[product]:
            return self.none_left
        if not yielding(state, seat, product):
            return self.no_parcel
        return None if yielding(state, seat, product) & ~state.used else self.parcel_used

    def choices(self, state: Cuba, seat: i64) -> i64:
        return harvestable(state, seat)

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        if move == m.DONE:
            state.question = turns.NEXT_TURN
        else:
            self.pay(state, seat)
            reap(state, seat, move - self.first)

    def pay(self, state: Cuba, seat: i64) -> None:
        """CU-052: nothing."""


class Irrigate(Harvest):
    """CU-053, CU-054, DP-042: water to the supply, a product for a further parcel."""

    def pay(self, state: Cuba, seat: i64) -> None:
        stock.spend(state, seat, c.WATER, state.switches.irrigation_cost)


def reap(state: Cuba, seat: i64, product: i64) -> None:
    """CU-053: a parcel yields once an action; parcels of one kind are alike."""
    parcels = yielding(state, seat, product) & ~state.used
    state.used |= parcels & -parcels
    state.count += 1
    stock.gain(state, seat, product, 1)
    ask_harvest(state, seat)


HARVEST: Final[Harvest] = Harvest("harvest", "DP-041", m.REAP)
IRRIGATE: Final[Irrigate] = Irrigate("irrigate", "DP-042", m.WATERED)
