"""What bots may use of the game: how good a position is, and which moves a rollout prefers."""

from collections.abc import Mapping

from antilles.games.santiago_de_cuba import buildings, components as c, moves as m, port, rules
from antilles.games.santiago_de_cuba.holdings import goods_of, owned
from antilles.games.santiago_de_cuba.ships import owner_of
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.prospects import Prospects
from antilles.kernel.rules import Final, Moves, count_bits, i64, vec

VISITS: Final = vec[i64]([9, 10, 9, 8, 9, 7, 7, 7, 6])  # how much rollouts like each Cuban, in half VP


class SantiagoDeCubaInsight(Prospects[SantiagoDeCuba]):
    """The weights are those of ``insight.toml``, in VP."""

    delivered: float  # how much of its value a good in demand is worth before it is on board
    peso: float
    deed: float  # a building's marker at the start
    debt: float  # the broker at somebody else's building
    rest: float  # a piece that no ship will take any more
    stock: vec[float]  # what a piece of each kind promises while it is not in demand and the game is long
    own_terms = (
        *("vp", "pesos", "in_debt", "pieces", "driver", *[f"{good}_wanted" for good in c.GOODS]),
        *(*[f"{kind}_left" for kind in c.KINDS], *c.BUILDINGS),
    )
    common_terms = ("ships", "price", "to_port", *[f"{good}_demand" for good in c.GOODS])

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights)
        self.stock = vec[float]([float(weights[f"stock_{kind}"]) for kind in c.KINDS])

    def worth(self, state: SantiagoDeCuba, seat: i64) -> float:
        """VP now, and what goods, pesos and buildings promise until the last ship leaves."""
        left = float(c.SHIPS - state.ship + 1) / float(c.SHIPS)
        total = float(state.vp[seat]) + self.peso * float(min(state.pesos[seat], 9))
        total += self.deed * left * float(count_bits(state.deeds[seat]))
        total += self.stock_worth(state, seat, left)
        if state.broker[seat] != c.NONE and owner_of(state, state.broker[seat]) not in (c.NONE, seat):
            total -= self.debt
        return total

    def stock_worth(self, state: SantiagoDeCuba, seat: i64, left: float) -> float:
        """Goods in demand are worth most of the flag's value, the rest what later ships may want."""
        price = float(c.VALUE[state.flag]) if state.flag < c.CHEQUERED else 0.0
        total = 0.0
        for good in range(c.GOOD_COUNT):
            stock = owned(state, seat, good)
            wanted = min(stock, state.dice[good])
            total += self.delivered * price * float(wanted)
            total += (self.rest + (self.stock[good] - self.rest) * left) * float(min(stock - wanted, 4))
        return total + (self.rest + (self.stock[c.WOOD] - self.rest) * left) * float(owned(state, seat, c.WOOD))

    def progress(self, state: SantiagoDeCuba) -> float:
        """Ships that have left, and how far the value marker has come for this one."""
        return min(1.0, (float(state.ship - 1) + float(state.flag) / float(c.CHEQUERED + 1)) / float(c.SHIPS))

    def terms(self, state: SantiagoDeCuba, seat: i64, row: vec[i64]) -> None:
        """Amounts; of each good the VP it brings now, and the pieces for later ships; deeds for the ships to come."""
        ships = c.SHIPS - state.ship + 1
        price = c.VALUE[state.flag] if state.flag < c.CHEQUERED else i64(0)
        broker = state.broker[seat]
        row[0] = state.vp[seat]
        row[1] = state.pesos[seat]
        row[2] = 1 if broker != c.NONE and owner_of(state, broker) not in (c.NONE, seat) else 0
        row[3] = state.pieces(seat)
        row[4] = 1 if state.turn == seat else 0
        for good in range(c.GOOD_COUNT):
            stock = owned(state, seat, good)
            wanted = min(stock, state.dice[good])
            row[5 + good] = wanted * price
            row[5 + c.GOOD_COUNT + good] = (stock - wanted) * ships
        row[5 + c.GOOD_COUNT + c.WOOD] = owned(state, seat, c.WOOD) * ships
        deeds = state.deeds[seat]
        for building in range(c.BUILDING_COUNT):
            row[5 + c.GOOD_COUNT + c.KIND_COUNT + building] = ships if deeds >> building & 1 else i64(0)

    def common(self, state: SantiagoDeCuba, row: vec[i64]) -> None:
        row[0] = c.SHIPS - state.ship + 1
        row[1] = c.VALUE[state.flag] if state.flag < c.CHEQUERED else i64(0)
        row[2] = (c.STOPS - state.car) % c.STOPS
        for good in range(c.GOOD_COUNT):
            row[3 + good] = state.dice[good]

    def bias(self, state: SantiagoDeCuba, seat: i64, moves: Moves, weights: Moves) -> None:
        """Gains rather than nothing, much rather than little."""
        for index in range(moves.count):
            weights.add(max(1, weight_of(state, seat, moves.items[index])))


# --- which moves rollouts prefer --------------------------------------------------------------------
def weight_of(state: SantiagoDeCuba, seat: i64, move: i64) -> i64:
    """Weights in half VP, squared where much is much better than little; verb by verb, in the order of the table."""
    if move <= m.DRIVE:
        return demand_weight(state, seat, move - m.EXCLUDE)
    elif move < m.TAKE:
        return drive_weight(state, seat, move - m.DRIVE)
    elif move < m.TAKE_NOTHING:
        good = move - m.TAKE  # one that the ship still wants from this seat, or that later ships pay for
        if state.dice[good] > owned(state, seat, good):
            return square(2 * c.VALUE[state.flag] + 1)
        return square(3 if good in (c.RUM, c.CIGAR) else 2)
    elif move in (m.TAKE_NOTHING, m.SKIP, m.DECLINE):
        return 1
    elif move <= m.GIVE_VP:
        return gift_weight(state, seat, move)
    elif move < m.SKIP:
        # Early markers earn longest; buildings everybody can use are visited most.
        popular = move - m.CLAIM in (c.BANK, c.CHURCH, c.OFFICE, c.CAFE, c.DISTILLERY, c.CIGAR_FACTORY)
        return (c.SHIPS - state.ship) * (3 if popular else 1)
    elif move <= m.PASS:
        return delivery_weight(state, move)
    elif move < m.DECLINE:
        return square(go_weight(state, seat, move - m.GO))
    return use_weight(state, seat, move)


def square(weight: i64) -> i64:
    return weight * weight


def drive_weight(state: SantiagoDeCuba, seat: i64, stops: i64) -> i64:
    """A port where much can be delivered, or a Cuban nearby."""
    stop = (state.car + stops) % c.STOPS
    cost = rules.drive_cost(stops)
    if stop == c.PORT:
        return square(max(1, 2 + deliverable(state, seat) - cost))
    if state.inactive >> stop & 1:
        return 1
    return square(max(1, VISITS[state.street[stop]] - cost))


def deliverable(state: SantiagoDeCuba, seat: i64) -> i64:
    """What a seat could deliver now, in VP."""
    total: i64 = 0
    for good in range(c.GOOD_COUNT):
        total += min(state.dice[good], owned(state, seat, good)) * c.VALUE[state.flag]
    return total


def go_weight(state: SantiagoDeCuba, seat: i64, building: i64) -> i64:
    """What the building offers now; somebody else's costs a point."""
    weight = building_weight(state, seat, building) if buildings.can_use(state, seat, building) else i64(0)
    owner = owner_of(state, building)
    return 1 + (weight if owner in (c.NONE, seat) else max(0, weight - 2))


def building_weight(state: SantiagoDeCuba, seat: i64, building: i64) -> i64:
    """In half VP."""
    if building in (c.BANK, c.CHURCH, c.SAWMILL):
        return 2
    elif building == c.DISTILLERY:
        return min(owned(state, seat, c.SUGAR), state.supply[c.RUM])
    elif building == c.CIGAR_FACTORY:
        return min(owned(state, seat, c.TOBACCO), state.supply[c.CIGAR])
    elif building == c.CAFE:
        return 2 * (min(owned(state, seat, c.CIGAR), 1) + min(owned(state, seat, c.RUM), 1))
    elif building == c.OFFICE:
        return 3 if buildings.can_ship(state, seat) else 0
    elif building == c.BLACK_MARKET:
        return 2 if goods_of(state, seat) != 0 else 0
    elif building == c.CASINO:
        return 1 + state.pesos[seat] // 4
    return 1


def delivery_weight(state: SantiagoDeCuba, move: i64) -> i64:
    """As much as possible; passing is for those who cannot."""
    if move == m.PASS:
        return 2
    if move < m.DELIVER_WOOD:
        return square(2 * port.number_of(move) * c.VALUE[state.flag])
    return square(port.number_of(move) + 1)


def gift_weight(state: SantiagoDeCuba, seat: i64, move: i64) -> i64:
    """Rather a peso or a good that no ship wants than a point."""
    if move == m.GIVE_PESO:
        return 12
    if move == m.GIVE_VP:
        return 2
    good = move - m.GIVE
    return 1 if state.dice[good] >= owned(state, seat, good) or good in (c.RUM, c.CIGAR) else 6


def demand_weight(state: SantiagoDeCuba, seat: i64, good: i64) -> i64:
    """Set aside what the others have and this seat has not."""
    mine = min(state.dice[good], owned(state, seat, good))
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, min(state.dice[good], owned(state, other, good)))
    return square(max(1, 4 + 2 * (best - mine) - state.dice[good] // 2))


def use_weight(state: SantiagoDeCuba, seat: i64, move: i64) -> i64:
    building = m.BUILDING_OF[move - m.USE]
    if building == c.DISTILLERY:
        return 4 + 2 * (move - m.DISTIL)
    elif building == c.CIGAR_FACTORY:
        return 4 + 2 * (move - m.ROLL_CIGARS)
    elif building == c.CAFE:
        return 40 if move == m.SERVE_BOTH else 20
    elif building == c.CASINO:
        if move > m.SELL_VP:
            return 1
        return (move - m.BUY_VP) * (12 if state.ship + 1 >= c.SHIPS else 3)  # pesos are points at the end, only there
    elif building == c.CUSTOMS:
        return demand_weight(state, seat, move - m.ZERO) // 4
    elif building == c.HARBOUR_OFFICE:
        holds = deliverable(state, seat) > 0 and state.flag + 1 < c.CHEQUERED
        return 8 if holds == (move == m.RAISE) else 1
    elif building == c.BLACK_MARKET:
        return 4
    return 9 if move < m.FLIP else 2
