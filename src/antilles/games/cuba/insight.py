"""What bots may use of the game: how good a position is, and which moves a rollout prefers."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antilles.games.cuba import foreman, laws, market, parliament, score, statutes, stock
from antilles.games.cuba.moves import (
    ACTIVATED,
    BUY,
    CARGO_KINDS,
    CASINO,
    COVERED,
    CUBAN,
    DONE,
    ERECT,
    LAWYER_USE,
    MOVE,
    NO_DUTY,
    NO_TAX,
    OFFER,
    PLAY,
    REAP,
    SELL,
    SHIP_PIECE,
    STOW,
    TAKE,
)
from antilles.games.cuba.state import Cuba
from antilles.games.cuba.tables import (
    ACTIVE,
    ALL_KINDS,
    BUILDING_DATA,
    BUILDINGS,
    DUTY,
    DUTY_PIECE,
    FOREMAN,
    MERCHANDISE,
    OVER,
    PARCELS,
    PRODUCTS,
    SHIP_SLOTS,
    SLOTS,
    STONE,
    TAX,
    TILES,
)
from antilles.games.cuba.worker import yielding
from antilles.kernel.move import Moves
from antilles.kernel.state import Insight, State

# Worth of a building in VP for each round still to be played, when it stands where the foreman comes by.
_A_ROUND: Final = {
    "gain": 1.1,
    "convert": 1.2,
    "hand_in": 1.1,
    "hand_in_set": 0.8,
    "store": 0.5,
    "trade": 0.6,
    "swap": 0.4,
    "grow": 0.9,
    "stow": 1.5,
    "casino": 0.5,
    "customs": 0.1,
    "votes": 0.4,
    "veto": 0.4,
    "influence": 0.7,
    "statue": 0.0,
    "alternatives": 0.7,
}


def _worth_of(tile: int) -> float:
    value = BUILDING_DATA[BUILDINGS[tile]]
    base = _A_ROUND[value["effect"]]
    if value["effect"] == "gain":
        return float(0.9 * value.get("vp", 0) + 0.35 * value.get("pesos", 0) + 0.4 * value.get("pieces", 0))
    return base


BUILDING_WORTH: Final = vec[float]([_worth_of(tile) for tile in range(TILES)])
RESOURCE: Final = 0.55
PESO: Final = 0.33


@mypyc_attr(acyclic=True)
class CubaInsight(Insight):
    def value(self, state: State, seat: i64) -> float:
        """The lead over the best other seat, squeezed between 0 and 1; at the end the place."""
        assert isinstance(state, Cuba)
        if state.phase == OVER:
            place = state.ranking()[seat]
            return 1.0 - float(place - 1) / float(state.seats - 1)
        mine = worth(state, seat)
        best = -1000.0
        for other in range(state.seats):
            if other != seat:
                theirs = worth(state, other)
                if theirs > best:
                    best = theirs
        return 1.0 / (1.0 + exp((best - mine) / 12.0))

    def bias(self, state: State, seat: i64, moves: Moves, weights: Moves) -> None:
        """Rather act than stop, rather gain than wait; see the weights of each verb."""
        assert isinstance(state, Cuba)
        for index in range(moves.count):
            weights.add(weight(state, seat, moves.items[index]))


# --- how good a position is -------------------------------------------------------------------------


def worth(state: Cuba, seat: i64) -> float:
    """VP now and at the end, and what pieces, pesos and buildings promise for the rounds left."""
    left = float(state.switches.rounds - state.round)
    total = float(state.vp[seat] + score.building_vp(state, seat))
    total += goods_worth(state, seat, left)
    total += PESO * float(state.pesos[seat]) * (0.5 + 0.5 * left / (left + 1.0))
    total += building_worth(state, seat, left)
    total += pawn_worth(state, seat, left)
    total += statutes_worth(state, seat, left)
    if state.hand[seat] >> FOREMAN & 1:
        total += 0.4
    return total + 0.15 * float(parliament.delegate_votes(state, seat))


def statutes_worth(state: Cuba, seat: i64, left: float) -> float:
    """Rewards already earned or within reach this round, and what the subsidy in force will bring."""
    if state.phase == TAX or state.phase == DUTY or state.phase == DUTY_PIECE:
        total = reward_for(state, state.paid[seat])
    else:
        able: i64 = 1 if state.pesos[seat] >= statutes.tax(state, seat) else 0
        if statutes.can_pay_duty(state, seat):
            able |= 2
        total = 0.7 * reward_for(state, able)
    soon = min(2.0, left)
    return total + 0.35 * soon * float(statutes.subsidy(state, seat))


def reward_for(state: Cuba, paid: i64) -> float:
    if paid == 3:
        return float(state.switches.reward_both)
    return float(state.switches.reward_one) if paid else 0.0


def goods_worth(state: Cuba, seat: i64, left: float) -> float:
    """Products stored or safe this round, goods, resources; courtyard products fade at the end of the round."""
    total = 0.0
    for kind in range(MERCHANDISE):
        pieces = stock.owned(state, seat, kind)
        if not pieces:
            continue
        each = 0.75 if kind < PRODUCTS else 1.45
        best = best_dock_vp(state, kind)
        if best > each:
            each += 0.45 * (best - each)
        if left < 0.5 and best < 0.5:
            each *= 0.5
        safe = state.stored[seat * PRODUCTS + kind] if kind < PRODUCTS else pieces
        total += each * (float(safe) + 0.62 * float(pieces - safe)) * fewer(float(pieces))
    useful = left / (left + 0.7)
    for kind in range(MERCHANDISE, ALL_KINDS):
        pieces = stock.owned(state, seat, kind)
        total += RESOURCE * useful * float(pieces) * fewer(float(pieces))
    return total


def fewer(pieces: float) -> float:
    """The tenth piece of a kind helps less than the first."""
    return 1.0 if pieces <= 3.0 else (3.0 + 0.5 * (pieces - 3.0)) / pieces


def best_dock_vp(state: Cuba, kind: i64) -> float:
    """VP that a piece could bring on a ship now in the harbour."""
    if laws.banned(state) >> kind & 1:
        return 0.0
    best: i64 = 0
    for dock in range(1, 4):
        ship_has = False
        for slot in range((dock - 1) * SLOTS, dock * SLOTS):
            if state.cargo[slot] < 0 and state.docks[dock - 1] >= 0:
                ship_has = ship_has or slot_prints(state, dock, slot, kind)
        vp = laws.load_vp(state, dock)
        if ship_has and vp > best:
            best = vp
    return float(best)


def slot_prints(state: Cuba, dock: i64, slot: i64, kind: i64) -> bool:
    ship = state.docks[dock - 1]
    return SHIP_SLOTS[ship * SLOTS + slot - (dock - 1) * SLOTS] == kind


def building_worth(state: Cuba, seat: i64, left: float) -> float:
    total = 0.0
    for parcel in range(1, PARCELS):
        tile = state.tiles[seat * PARCELS + parcel]
        if tile:
            total += BUILDING_WORTH[tile] * left * 0.8
            total -= 0.12 * left
    return total


def pawn_worth(state: Cuba, seat: i64, left: float) -> float:
    """Buildings in the pawn's cross for the next foreman, and parcels for the next worker."""
    total = 0.0
    active = ACTIVE[state.pawn[seat]]
    for parcel in range(PARCELS):
        if active >> parcel & 1:
            tile = foreman.top_tile(state, seat, parcel)
            if tile > 0:
                total += 0.5 * BUILDING_WORTH[tile]
            elif tile == 0:
                total += 0.3
    if left < 0.5 and not state.hand[seat] >> FOREMAN & 1:
        return 0.0
    return total


# --- which moves a rollout prefers ------------------------------------------------------------------


def weight(state: Cuba, seat: i64, move: i64) -> i64:
    """Whole numbers above 0; ``done`` is the last resort."""
    if move == DONE:
        return 2
    if move < SELL + MERCHANDISE:
        return weight_of_turn(state, seat, move)
    if move < STOW:
        return weight_of_action(state, seat, move)
    if move < OFFER:
        return weight_of_use(state, move)
    return weight_in_parliament(move)


def weight_of_turn(state: Cuba, seat: i64, move: i64) -> i64:
    if PLAY <= move < CUBAN:
        return 8
    if MOVE <= move < REAP:
        return pawn_weight(state, seat, move - MOVE)
    if BUY <= move < SELL:
        return 1
    if move >= SELL:
        price = market.sale_price(state, move - SELL)
        return price * price // 2 + 1
    if TAKE <= move < PLAY:
        return 12 if move - TAKE == STONE else 8
    return 10


def pawn_weight(state: Cuba, seat: i64, parcel: i64) -> i64:
    """Parcels that yield and buildings that work in the cross of a pawn."""
    old = state.pawn[seat]
    state.pawn[seat] = parcel
    resources: i64 = 0
    for kind in range(MERCHANDISE, ALL_KINDS):
        if yielding(state, seat, kind):
            resources += 3
    for kind in range(PRODUCTS):
        if yielding(state, seat, kind):
            resources += 2
    tiles = foreman.usable_on(state, seat, ACTIVE[parcel])
    state.pawn[seat] = old
    number: i64 = 1 + resources
    for tile in range(1, TILES):
        if tiles >> tile & 1:
            number += 5
    return number * number


def weight_of_action(state: Cuba, seat: i64, move: i64) -> i64:
    if ERECT <= move < ERECT + TILES:
        worth_a_round = BUILDING_WORTH[move - ERECT]
        return 4 + i64(20.0 * worth_a_round)
    if ACTIVATED <= move < ACTIVATED + TILES:
        parcel = foreman.parcel_of(state, seat, move - ACTIVATED, ACTIVE[state.pawn[seat]])
        return 40 if parcel >= 0 else 6
    if SHIP_PIECE <= move < SHIP_PIECE + 3 * CARGO_KINDS:
        vp = laws.load_vp(state, (move - SHIP_PIECE) // CARGO_KINDS + 1)
        return 10 * vp * vp
    return 14


def weight_of_use(state: Cuba, move: i64) -> i64:
    if STOW <= move < CASINO:
        vp = laws.load_vp(state, (move - STOW) // (CARGO_KINDS * CARGO_KINDS) + 1)
        return 10 * vp * vp
    if move == CASINO:
        return 8 if state.round >= state.switches.rounds - 1 else 3
    if move == CASINO + 1:
        return 1
    if LAWYER_USE <= move < COVERED:
        return 4 + i64(10.0 * BUILDING_WORTH[move - LAWYER_USE])
    return 6


def weight_in_parliament(move: i64) -> i64:
    """Bids are low and rare in the middle of the game; taxes and duties are worth paying."""
    if OFFER <= move < OFFER + 100:
        votes = move - OFFER
        return 24 // (1 + votes * votes // 2) + 1 if votes < 6 else 1
    return 1 if NO_TAX <= move <= NO_DUTY else 8
