"""What bots may use of the game: how good a position is, and which moves a rollout prefers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antilles.games.santiago_de_cuba.buildings import can_ship, can_use
from antilles.games.santiago_de_cuba.holdings import has_good, owned
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
    RAISE,
    ROLL_CIGARS,
    SELL_VP,
    SERVE_BOTH,
    SKIP,
    TAKE,
    TAKE_NOTHING,
    USE,
    ZERO,
)
from antilles.games.santiago_de_cuba.rules import drive_cost
from antilles.games.santiago_de_cuba.ships import owner_of
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.games.santiago_de_cuba.tables import (
    BANK,
    BLACK_MARKET,
    BROKER,
    CAFE,
    CAR,
    CASINO,
    CHEQUERED,
    CHURCH,
    CIGAR,
    CIGAR_FACTORY,
    CUSTOMS,
    DELIVERIES,
    DEMAND,
    DISTILLERY,
    FENCE,
    GOOD_COUNT,
    HARBOUR_OFFICE,
    HIGHEST_FACE,
    KINDS,
    NONE,
    OFFICE,
    PICKPOCKET,
    PORT,
    RUM,
    SAWMILL,
    SHIPS,
    STOPS,
    SUGAR,
    TOBACCO,
    VALUE,
    WOOD,
    count_bits,
)
from antilles.kernel.move import Moves
from antilles.kernel.prospects import Prospects
from antilles.kernel.state import State

VISITS: Final = vec[i64]([9, 10, 9, 8, 9, 7, 7, 7, 6])
"""How much rollouts like each Cuban, in half VP."""


@mypyc_attr(acyclic=True)
class SantiagoDeCubaInsight(Prospects):
    """The weights are those of ``insight.toml``, in VP."""

    delivered: float
    """How much of its value a good in demand is worth before it is on board."""
    peso: float
    deed: float
    """A building's marker at the start."""
    debt: float
    """The broker at somebody else's building."""
    rest: float
    """A piece that no ship will take any more."""
    stock: vec[float]
    """What a piece of each kind promises while it is not in demand and the game is long."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(float(weights["lead"]))
        self.delivered = float(weights["delivered"])
        self.peso = float(weights["peso"])
        self.deed = float(weights["deed"])
        self.debt = float(weights["debt"])
        self.rest = float(weights["rest"])
        self.stock = vec[float]([float(weights[f"stock_{kind}"]) for kind in KINDS])

    def worth(self, state: State, seat: i64) -> float:
        """VP now, and what goods, pesos and buildings promise until the last ship leaves."""
        assert isinstance(state, SantiagoDeCuba)
        left = float(SHIPS - state.ship + 1) / float(SHIPS)
        total = float(state.vp[seat]) + self.peso * float(min(state.pesos[seat], 9))
        total += self.deed * left * float(count_bits(state.deeds[seat]))
        total += self.stock_worth(state, seat, left)
        if state.broker[seat] != NONE and owner_of(state, state.broker[seat]) not in (NONE, seat):
            total -= self.debt
        return total

    def stock_worth(self, state: SantiagoDeCuba, seat: i64, left: float) -> float:
        """Goods in demand are worth most of the flag's value, the rest what later ships may want."""
        price = float(VALUE[state.flag]) if state.flag < CHEQUERED else 0.0
        total = 0.0
        for good in range(GOOD_COUNT):
            stock = owned(state, seat, good)
            wanted = min(stock, state.dice[good])
            total += self.delivered * price * float(wanted)
            total += (self.rest + (self.stock[good] - self.rest) * left) * float(min(stock - wanted, 4))
        return total + (self.rest + (self.stock[WOOD] - self.rest) * left) * float(owned(state, seat, WOOD))

    def bias(self, state: State, seat: i64, moves: Moves, weights: Moves) -> None:
        """Gains rather than nothing, much rather than little."""
        assert isinstance(state, SantiagoDeCuba)
        for index in range(moves.count):
            weights.add(max(1, weight_of(state, seat, moves.items[index])))


# --- which moves rollouts prefer --------------------------------------------------------------------


def weight_of(state: SantiagoDeCuba, seat: i64, move: i64) -> i64:
    """Weights in half VP, squared where much is much better than little."""
    phase = state.phase
    if phase == CAR:
        return drive_weight(state, seat, move - DRIVE)
    elif phase == BROKER:
        return square(go_weight(state, seat, move - GO))
    elif phase == DELIVERIES:
        return delivery_weight(state, move)
    elif phase == PICKPOCKET:
        return gift_weight(state, seat, move)
    elif phase == FENCE:
        return 1 if move == TAKE_NOTHING else square(good_weight(state, seat, move - TAKE))
    elif phase == DEMAND:
        return demand_weight(state, seat, move - EXCLUDE)
    elif move in (DECLINE, SKIP):
        return 1
    elif move < USE:
        return claim_weight(state, move - CLAIM)
    return use_weight(state, seat, move)


def square(weight: i64) -> i64:
    return weight * weight


def drive_weight(state: SantiagoDeCuba, seat: i64, stops: i64) -> i64:
    """A port where much can be delivered, or a Cuban nearby."""
    stop = (state.car + stops) % STOPS
    cost = drive_cost(stops)
    if stop == PORT:
        return square(max(1, 2 + deliverable(state, seat) - cost))
    if state.inactive >> stop & 1:
        return 1
    return square(max(1, VISITS[state.street[stop]] - cost))


def deliverable(state: SantiagoDeCuba, seat: i64) -> i64:
    """What a seat could deliver now, in VP."""
    total: i64 = 0
    for good in range(GOOD_COUNT):
        total += min(state.dice[good], owned(state, seat, good)) * VALUE[state.flag]
    return total


def go_weight(state: SantiagoDeCuba, seat: i64, building: i64) -> i64:
    """What the building offers now; somebody else's costs a point."""
    weight = building_weight(state, seat, building) if can_use(state, seat, building) else 0
    owner = owner_of(state, building)
    return 1 + (weight if owner in (NONE, seat) else max(0, weight - 2))


def building_weight(state: SantiagoDeCuba, seat: i64, building: i64) -> i64:
    """In half VP."""
    if building in (BANK, CHURCH, SAWMILL):
        return 2
    elif building == DISTILLERY:
        return min(owned(state, seat, SUGAR), state.supply[RUM])
    elif building == CIGAR_FACTORY:
        return min(owned(state, seat, TOBACCO), state.supply[CIGAR])
    elif building == CAFE:
        return 2 * (min(owned(state, seat, CIGAR), 1) + min(owned(state, seat, RUM), 1))
    elif building == OFFICE:
        return 3 if can_ship(state, seat) else 0
    elif building == BLACK_MARKET:
        return 2 if has_good(state, seat) else 0
    elif building == CASINO:
        return 1 + state.pesos[seat] // 4
    return 1


def delivery_weight(state: SantiagoDeCuba, move: i64) -> i64:
    """As much as possible; passing is for those who cannot."""
    if DELIVER <= move < DELIVER_WOOD:
        n = (move - DELIVER) % HIGHEST_FACE + 1
        return square(2 * n * VALUE[state.flag])
    if move < DELIVER_WOOD + GOOD_COUNT * HIGHEST_FACE and move >= DELIVER_WOOD:
        return square((move - DELIVER_WOOD) % HIGHEST_FACE + 2)
    return 2


def gift_weight(state: SantiagoDeCuba, seat: i64, move: i64) -> i64:
    """Rather a peso or a good that no ship wants than a point."""
    if move == GIVE_PESO:
        return 12
    if move == GIVE_VP:
        return 2
    good = move - GIVE
    return 1 if state.dice[good] >= owned(state, seat, good) or good in (RUM, CIGAR) else 6


def good_weight(state: SantiagoDeCuba, seat: i64, good: i64) -> i64:
    """A good the ship still wants from this seat, or one that later ships pay for."""
    if state.dice[good] > owned(state, seat, good):
        return 2 * VALUE[state.flag] + 1
    return 3 if good in (RUM, CIGAR) else 2


def demand_weight(state: SantiagoDeCuba, seat: i64, good: i64) -> i64:
    """Set aside what the others have and this seat has not."""
    mine = min(state.dice[good], owned(state, seat, good))
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, min(state.dice[good], owned(state, other, good)))
    return square(max(1, 4 + 2 * (best - mine) - state.dice[good] // 2))


def claim_weight(state: SantiagoDeCuba, building: i64) -> i64:
    """Early markers earn longest; buildings everybody can use are visited most."""
    popular = building in (BANK, CHURCH, OFFICE, CAFE, DISTILLERY, CIGAR_FACTORY)
    return (SHIPS - state.ship) * (3 if popular else 1)


def use_weight(state: SantiagoDeCuba, seat: i64, move: i64) -> i64:
    building = BUILDING_OF[move - USE]
    if building == DISTILLERY:
        return 4 + 2 * (move - DISTIL)
    elif building == CIGAR_FACTORY:
        return 4 + 2 * (move - ROLL_CIGARS)
    elif building == CAFE:
        return 40 if move == SERVE_BOTH else 20
    elif building == CASINO:
        return casino_weight(state, move)
    elif building == CUSTOMS:
        return demand_weight(state, seat, move - ZERO) // 4
    elif building == HARBOUR_OFFICE:
        holds = deliverable(state, seat) > 0 and state.flag + 1 < CHEQUERED
        return 8 if holds == (move == RAISE) else 1
    elif building == BLACK_MARKET:
        return 4
    return 9 if move < FLIP else 2


def casino_weight(state: SantiagoDeCuba, move: i64) -> i64:
    """Pesos are points at the end, and only there."""
    if move <= SELL_VP:
        return (move - BUY_VP) * (12 if state.ship + 1 >= SHIPS else 3)
    return 1
