"""What bots may use of the game: how good a position is, and which moves a rollout prefers."""

from collections.abc import Mapping

from antilles.games.cuba import components as c, foreman, harbour, laws, market, moves as m, score, statutes, stock
from antilles.games.cuba.state import Cuba
from antilles.games.cuba.statutes import DUTY, DUTY_PIECE, TAX
from antilles.games.cuba.worker import yielding
from antilles.kernel.data import read_toml
from antilles.kernel.prospects import Prospects
from antilles.kernel.rules import Final, Moves, count_bits, i64, total_of, vec

_A_ROUND: Final = read_toml("antilles.games.cuba", "worth.toml")


def _worth_of(tile: int) -> float:
    value = c.BUILDING_DATA[c.BUILDINGS[tile]]
    if value["effect"] == "gain":
        return float(0.9 * value.get("vp", 0) + 0.35 * value.get("pesos", 0) + 0.4 * value.get("pieces", 0))
    return float(_A_ROUND[value["effect"]])


BUILDING_WORTH: Final = vec[float]([_worth_of(tile) for tile in range(c.TILES)])

AMOUNTS: Final = 9
CARD_COUNT: Final = 5
TILES_FROM: Final[i64] = AMOUNTS + c.ALL_KINDS + CARD_COUNT
"""Where among the terms of a seat its buildings begin."""


class CubaInsight(Prospects[Cuba]):
    """The weights are those of ``insight.toml``, in VP."""

    product: float  # a product on the plantation or in store
    good: float  # rum or cigars
    shipped: float  # how much of what a ship now in the harbour pays beyond that
    unsafe: float  # how much of a product that the end of the round may take
    resource: float  # a resource while there is still to build
    peso: float
    building: float  # how much of a building's worth a round it brings
    upkeep: float  # what a parcel built over would have brought a round
    active: float  # how much of a building's worth a round the pawn's cross adds
    field: float  # a parcel in the pawn's cross
    foreman: float  # the foreman still in hand
    vote: float  # a delegate's vote
    reward: float  # how much of a reward within reach a player may count on
    subsidy: float  # a point of the subsidy in force, a round
    demand: vec[float]  # of the state looked at: by kind, the best that a ship pays; below 0 if nobody has asked
    crosses: vec[float]  # of the same, by seat, what its pawn is worth
    own_terms = (
        *("vp", "building_vp", "pesos", "votes", "subsidy", "stored", "in_demand", "cross", "cards_left"),
        *(*c.KINDS, *c.CHARACTERS, *[f"{name}_rounds" for name in c.BUILDINGS]),
    )
    common_terms = ("rounds_left", "paying")

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights)
        self.demand = vec[float]([0.0] * c.MERCHANDISE)
        self.crosses = vec[float]([0.0] * c.MOST_SEATS)

    def worth(self, state: Cuba, seat: i64) -> float:
        self.forget()
        return self.worth_of(state, seat)

    def worths(self, state: Cuba, found: vec[float], seats: i64) -> None:
        self.forget()
        for seat in range(seats):
            found[seat] = self.worth_of(state, seat)

    def forget(self) -> None:
        for kind in range(c.MERCHANDISE):
            self.demand[kind] = -1.0

    def wanted(self, state: Cuba, kind: i64) -> float:
        """VP that a piece could bring on a ship now in the harbour, reckoned once a state for all seats."""
        if self.demand[kind] < 0.0:
            best: i64 = 0
            for dock in range(i64(1), i64(c.DOCKS + 1)):
                vp = laws.load_vp(state, dock)
                if vp > best and not harbour.is_banned(state, kind) and harbour.free_slot(state, dock, kind) >= 0:
                    best = vp
            self.demand[kind] = float(best)
        return self.demand[kind]

    def worth_of(self, state: Cuba, seat: i64) -> float:
        """VP now and at the end, and what pieces, pesos and buildings promise for the rounds left."""
        left = float(state.switches.rounds - state.round)
        total = float(state.vp[seat] + score.building_vp(state, seat))
        total += self.goods_worth(state, seat, left)
        total += self.peso * float(state.pesos[seat]) * (0.5 + 0.5 * left / (left + 1.0))
        total += self.building_worth(state, seat, left)
        self.crosses[seat] = self.pawn_worth(state, seat, left)
        total += self.crosses[seat]
        total += self.statutes_worth(state, seat, left)
        if state.hand[seat] >> c.FOREMAN & 1:
            total += self.foreman
        return total + self.vote * float(stock.delegate_votes(state, seat))

    def statutes_worth(self, state: Cuba, seat: i64, left: float) -> float:
        """Rewards already earned or within reach this round, and what the subsidy in force will bring."""
        if state.question is TAX or state.question is DUTY or state.question is DUTY_PIECE:
            total = reward_for(state, state.paid_tax >> seat & 1 | (state.paid_duty >> seat & 1) << 1)
        else:
            able: i64 = 1 if state.pesos[seat] >= statutes.tax(state, seat) else 0
            if statutes.can_pay_duty(state, seat):
                able |= 2
            total = self.reward * reward_for(state, able)
        soon = min(2.0, left)
        return total + self.subsidy * soon * float(statutes.subsidy(state, seat))

    def goods_worth(self, state: Cuba, seat: i64, left: float) -> float:
        """Products stored or safe this round, goods, resources; courtyard products fade at the end of the round."""
        total = 0.0
        for kind in range(c.MERCHANDISE):
            pieces = stock.owned(state, seat, kind)
            if not pieces:
                continue
            each = self.product if kind < c.PRODUCTS else self.good
            best = self.wanted(state, kind)
            if best > each:
                each += self.shipped * (best - each)
            if left < 0.5 and best < 0.5:
                each *= 0.5
            safe = state.stored[seat * c.PRODUCTS + kind] if kind < c.PRODUCTS else pieces
            total += each * (float(safe) + self.unsafe * float(pieces - safe)) * fewer(float(pieces))
        useful = left / (left + 0.7)
        for kind in range(c.MERCHANDISE, c.ALL_KINDS):
            pieces = stock.owned(state, seat, kind)
            total += self.resource * useful * float(pieces) * fewer(float(pieces))
        return total

    def building_worth(self, state: Cuba, seat: i64, left: float) -> float:
        total = 0.0
        for parcel in range(1, c.PARCELS):
            tile = state.tiles[seat * c.PARCELS + parcel]
            if tile:
                total += BUILDING_WORTH[tile] * left * self.building
                total -= self.upkeep * left
        return total

    def pawn_worth(self, state: Cuba, seat: i64, left: float) -> float:
        """Buildings in the pawn's cross for the next foreman, and parcels for the next worker."""
        total = 0.0
        active = c.ACTIVE[state.pawn[seat]]
        for parcel in range(c.PARCELS):
            if active >> parcel & 1:
                tile = stock.top_tile(state, seat, parcel)
                if tile > 0:
                    total += self.active * BUILDING_WORTH[tile]
                elif tile == 0:
                    total += self.field
        if left < 0.5 and not state.hand[seat] >> c.FOREMAN & 1:
            return 0.0
        return total

    def progress(self, state: Cuba) -> float:
        """The rounds that are over; of the one under way what its players have played of their characters."""
        if not state.round:
            return 0.0
        cards: i64 = 0
        for seat in range(state.seats):
            cards += count_bits(state.hand[seat])
        under_way = 1.0 - float(cards) / float(state.seats * len(c.CHARACTERS))
        return min(1.0, (float(state.round - 1) + under_way) / float(state.switches.rounds))

    def terms(self, state: Cuba, seat: i64, row: vec[i64]) -> None:
        """Amounts; pieces by kind; characters in hand; and of each building for how many rounds it is there."""
        left = state.switches.rounds - state.round
        row[0] = state.vp[seat]
        row[1] = score.building_vp(state, seat)
        row[2] = state.pesos[seat]
        row[3] = stock.delegate_votes(state, seat)
        row[4] = statutes.subsidy(state, seat)
        row[5] = total_of(state.stored, seat * c.PRODUCTS, c.PRODUCTS)
        row[6] = 0
        row[7] = i64(8.0 * self.crosses[seat])
        row[8] = count_bits(state.hand[seat])
        for kind in range(c.ALL_KINDS):
            pieces = stock.owned(state, seat, kind)
            row[AMOUNTS + kind] = pieces
            if pieces and kind < c.MERCHANDISE:
                row[6] += pieces * i64(self.wanted(state, kind))
        for card in range(CARD_COUNT):
            row[AMOUNTS + c.ALL_KINDS + card] = state.hand[seat] >> card & 1
        for tile in range(c.TILES):
            row[TILES_FROM + tile] = 0
        for parcel in range(1, c.PARCELS):
            tile_there = state.tiles[seat * c.PARCELS + parcel]
            if tile_there > 0:
                row[TILES_FROM + tile_there] = left + 1

    def common(self, state: Cuba, row: vec[i64]) -> None:
        row[0] = state.switches.rounds - state.round
        row[1] = 1 if state.question is TAX or state.question is DUTY or state.question is DUTY_PIECE else 0

    def bias(self, state: Cuba, seat: i64, moves: Moves, weights: Moves) -> None:
        """Rather act than stop, rather gain than wait; see the weights of each verb."""
        for index in range(moves.count):
            weights.add(weight(state, seat, moves.items[index]))


# --- how good a position is -------------------------------------------------------------------------
def reward_for(state: Cuba, paid: i64) -> float:
    if paid == 3:
        return float(state.switches.reward_both)
    return float(state.switches.reward_one) if paid else 0.0


def fewer(pieces: float) -> float:
    """The tenth piece of a kind helps less than the first."""
    return 1.0 if pieces <= 3.0 else (3.0 + 0.5 * (pieces - 3.0)) / pieces


# --- which moves a rollout prefers ------------------------------------------------------------------
def weight(state: Cuba, seat: i64, move: i64) -> i64:
    """Whole numbers above 0; ``done`` is the last resort."""
    if move == m.DONE:
        return 2
    if move < m.SELL + c.MERCHANDISE:
        return weight_of_turn(state, seat, move)
    if move < m.STOW:
        return weight_of_action(state, seat, move)
    if move < m.OFFER:
        return weight_of_use(state, move)
    if move < m.OFFER + 100:  # bids are low and rare in the middle of the game
        votes = move - m.OFFER
        return 24 // (1 + votes * votes // 2) + 1 if votes < 6 else 1
    return 1 if m.NO_TAX <= move <= m.NO_DUTY else 8  # taxes and duties are worth paying


def weight_of_turn(state: Cuba, seat: i64, move: i64) -> i64:
    if m.PLAY <= move < m.CUBAN:
        return 8
    if m.MOVE <= move < m.REAP:
        return pawn_weight(state, seat, move - m.MOVE)
    if m.BUY <= move < m.SELL:
        return 1
    if move >= m.SELL:
        price = market.sale_price(state, move - m.SELL)
        return price * price // 2 + 1
    if m.TAKE <= move < m.PLAY:
        return 12 if move - m.TAKE == c.STONE else 8
    return 10


def pawn_weight(state: Cuba, seat: i64, parcel: i64) -> i64:
    """Parcels that yield and buildings that work in the cross of a pawn."""
    old = state.pawn[seat]
    state.pawn[seat] = parcel
    resources: i64 = 0
    for kind in range(c.MERCHANDISE, c.ALL_KINDS):
        if yielding(state, seat, kind):
            resources += 3
    for kind in range(c.PRODUCTS):
        if yielding(state, seat, kind):
            resources += 2
    tiles = foreman.usable_on(state, seat, c.ACTIVE[parcel])
    state.pawn[seat] = old
    number: i64 = 1 + resources
    for tile in range(1, c.TILES):
        if tiles >> tile & 1:
            number += 5
    return number * number


def weight_of_action(state: Cuba, seat: i64, move: i64) -> i64:
    if m.ERECT <= move < m.ERECT + c.TILES:
        worth_a_round = BUILDING_WORTH[move - m.ERECT]
        return 4 + i64(20.0 * worth_a_round)
    if m.ACTIVATED <= move < m.ACTIVATED + c.TILES:
        parcel = foreman.parcel_of(state, seat, move - m.ACTIVATED, c.ACTIVE[state.pawn[seat]])
        return 40 if parcel >= 0 else 6
    if m.SHIP_PIECE <= move < m.SHIP_PIECE + 3 * m.CARGO_KINDS:
        vp = laws.load_vp(state, (move - m.SHIP_PIECE) // m.CARGO_KINDS + 1)
        return 10 * vp * vp
    return 14


def weight_of_use(state: Cuba, move: i64) -> i64:
    if m.STOW <= move < m.CASINO:
        vp = laws.load_vp(state, (move - m.STOW) // (m.CARGO_KINDS * m.CARGO_KINDS) + 1)
        return 10 * vp * vp
    if move == m.CASINO:
        return 8 if state.round >= state.switches.rounds - 1 else 3
    if move == m.CASINO + 1:
        return 1
    if m.LAWYER_USE <= move < m.COVERED:
        return 4 + i64(10.0 * BUILDING_WORTH[move - m.LAWYER_USE])
    return 6
