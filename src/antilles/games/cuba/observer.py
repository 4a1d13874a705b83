"""Cuba for learners. CU-004: everything is open but the sealed bids and the cards of event 1."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from antilles.games.cuba.state import Cuba
from antilles.games.cuba.tables import (
    ALL_KINDS,
    AVENUE,
    BID,
    BUILDINGS,
    CHARACTERS,
    CUBANS,
    DOCKS,
    KINDS,
    LAWS_A_TYPE,
    MERCHANDISE,
    MOST_BID,
    MOST_SEATS,
    PARCEL_KIND,
    PARCELS,
    PHASES,
    PLACES,
    PRODUCTS,
    SEND,
    SHIPS,
    SLOTS,
    SPACES,
    TILES,
    TYPES,
)
from antilles.games.cuba.worker import layout
from antilles.kernel.observer import Field, Observer, bits, flag, one, put, row
from antilles.kernel.state import State

CARD_COUNT: Final[i64] = len(CHARACTERS)
SHIP_COUNT: Final[i64] = len(SHIPS)
PHASE_COUNT: Final[i64] = len(PHASES)
AVENUE_COUNT: Final[i64] = len(AVENUE)
TYPE_COUNT: Final = 4
TILE_COUNT: Final[i64] = TILES
BERTHS: Final = 4
MOST_PIECES: Final = 200
"""An endless supply is written as so many."""
MOST: Final = 2000
"""More VP or pesos than any game has seen."""

TABLE: Final = (
    Field("phase", len(PHASES), 1, "one of: " + ", ".join(PHASES)),
    Field("seats", 1, MOST_SEATS, "number of players"),
    Field("expansion", 1, 1, "with El Presidente"),
    Field("round", 1, 20, "number of the round"),
    Field("rounds", 1, 20, "how many there are"),
    Field("count", 1, 60, "answers given so far in the running round of questions"),
    Field("used", TILES, 1, "parcels or buildings used in the running action"),
    Field("dock", 1, DOCKS, "dock fixed by the first piece loaded, or berth of a drawn ship"),
    Field("tile", TILES, 1, "building being erected or used: " + ", ".join(BUILDINGS)),
    Field("parcel", PARCELS, 1, "parcel whose building is being covered"),
    Field("user", 1, 3, "who uses it: 1 foreman, 2 foreman with his one building, 3 lawyer"),
    Field("bought", ALL_KINDS, 1, "kinds bought in this action: " + ", ".join(KINDS)),
    Field("sold", ALL_KINDS, 1, "kinds sold in this action"),
    Field("buys", 1, 20, "purchases in this action"),
    Field("sells", 1, 20, "sales in this action"),
    Field("market", MERCHANDISE, 20, "pieces in each row of the market"),
    Field("supply", ALL_KINDS, MOST_PIECES, f"pieces of each kind in the supply, at most {MOST_PIECES}"),
    Field("available", TILES, 10, "copies of each building on offer"),
    Field("uses", TILES, 20, "uses of each building in this round"),
    Field("ships", BERTHS * len(SHIPS), 1, "ship in each dock and at sea"),
    Field("cargo", DOCKS * SLOTS, ALL_KINDS, "piece on each slot, dock by dock: number of the kind from 1 on, 0 free"),
    Field("pile", len(SHIPS), 1, "ships still to come"),
    Field("laws", TYPE_COUNT * LAWS_A_TYPE, 1, f"law in force of each type ({', '.join(TYPES)})"),
    Field("bills", TYPE_COUNT * LAWS_A_TYPE, 1, "bill of each type, the first for none"),
    Field("unseen", TYPE_COUNT * LAWS_A_TYPE, 1, "laws of each type that have not been turned up"),
    Field("markers", len(PLACES), 1, "black markers: " + ", ".join(PLACES)),
    Field("influence", TYPE_COUNT, 1, "type of the bill with the influence tile"),
    Field("passing", TYPE_COUNT, 1, "types of the bills that become law"),
    Field("avenue", SPACES * len(AVENUE), 1, "card on each space of the avenue, the first for none"),
    Field("car", 1, SPACES, "space of the president's car"),
    Field("missing", len(CUBANS), 1, "Cubans replaced by donkeys: " + ", ".join(CUBANS)),
    Field("chosen", len(CHARACTERS), 1, "the viewer's own sealed delegates"),
    Field("bid", 1, MOST_BID, "the viewer's own sealed bid, -1 if there is none", least=-1),
)
PLAYER: Final = (
    Field("asked", 1, 1, "is asked now"),
    Field("turn", 1, 1, "is asked, or was last"),
    Field("start", 1, 1, "holds the start player card"),
    Field("bidder", 1, 1, "takes part in the running bid"),
    Field("winner", 1, 1, "has won the vote"),
    Field("vote_tile", 1, 1, "holds the vote tile"),
    Field("veto_tile", 1, 1, "holds the veto tile"),
    Field("influence_tile", 1, 1, "holds the influence tile"),
    Field("statue", 1, 1, "has a statue that counts at the end"),
    Field("vp", 1, MOST, "VP"),
    Field("pesos", 1, MOST, "pesos"),
    Field("hand", len(CHARACTERS), 1, "cards in hand: " + ", ".join(CHARACTERS)),
    Field("delegates", len(CHARACTERS), 1, "cards sent to parliament by event 1, once shown"),
    Field("last_card", len(CHARACTERS), 1, "last character played in this round"),
    Field("cubans", 1, 10, "Cubans taken in this round"),
    Field("pawn", PARCELS, 1, "parcel under the worker"),
    Field("parcels", PARCELS, ALL_KINDS, "what each parcel yields: number of the kind from 1 on, 0 for the warehouse"),
    Field("buildings", PARCELS, TILES, "building on each parcel by its number, 0 for none"),
    Field("owns", TILES, 1, "buildings on the plantation"),
    Field("courtyard", ALL_KINDS, MOST_PIECES, "pieces of each kind in the courtyard"),
    Field("warehouse", PRODUCTS, MOST_PIECES, "products in the warehouse"),
    Field("votes", 1, 100, "votes counted in this parliament"),
    Field("promised", 1, 100, "votes bid in this parliament"),
    Field("due", 1, 200, "tax of this round in pesos"),
    Field("paid_tax", 1, 1, "has paid the tax"),
    Field("paid_duty", 1, 1, "has paid the duty"),
)


class CubaObserver(Observer):
    def __init__(self) -> None:
        super().__init__(TABLE, PLAYER, MOST_SEATS)

    def observe(self, state: State, seat: i64, sheet: vec[i16], at: i64) -> i64:
        assert isinstance(state, Cuba)
        at = one(sheet, at, state.phase, PHASE_COUNT)
        at = put(sheet, at, state.seats)
        at = flag(sheet, at, state.switches.expansion)
        at = put(sheet, at, state.round)
        at = put(sheet, at, state.switches.rounds)
        at = observe_action(state, sheet, at)
        at = observe_wares(state, sheet, at)
        at = observe_harbour(state, sheet, at)
        at = observe_parliament(state, sheet, at)
        at = bits(sheet, at, state.sent[seat] if state.phase == SEND else 0, CARD_COUNT)
        at = put(sheet, at, state.bids[seat] if state.phase == BID else -1)
        for offset in range(state.seats):
            player = (seat + offset) % state.seats
            at = observe_roles(state, player, sheet, at)
            at = observe_player(state, player, sheet, at)
            at = observe_plantation(state, player, sheet, at)
            at = observe_dues(state, player, sheet, at)
        return at + (MOST_SEATS - state.seats) * self.player_size


def observe_action(state: Cuba, sheet: vec[i16], at: i64) -> i64:
    at = put(sheet, at, state.count)
    at = bits(sheet, at, state.used, TILE_COUNT)
    at = put(sheet, at, state.dock)
    at = one(sheet, at, state.tile, TILE_COUNT)
    at = one(sheet, at, state.parcel, PARCELS)
    at = put(sheet, at, state.user)
    at = bits(sheet, at, state.bought, ALL_KINDS)
    at = bits(sheet, at, state.sold, ALL_KINDS)
    at = put(sheet, at, state.buys)
    return put(sheet, at, state.sells)


def observe_wares(state: Cuba, sheet: vec[i16], at: i64) -> i64:
    at = row(sheet, at, state.market, 0, MERCHANDISE)
    for kind in range(i64(ALL_KINDS)):
        pieces = state.supply[kind]
        at = put(sheet, at, min(MOST_PIECES, pieces))
    at = row(sheet, at, state.available, 0, TILE_COUNT)
    return row(sheet, at, state.uses, 0, TILE_COUNT)


def observe_harbour(state: Cuba, sheet: vec[i16], at: i64) -> i64:
    for berth in range(i64(BERTHS)):
        at = one(sheet, at, state.docks[berth], SHIP_COUNT)
    at = kinds(sheet, at, state.cargo, 0, DOCKS * SLOTS)
    return bits(sheet, at, state.ships, SHIP_COUNT)


def kinds(sheet: vec[i16], at: i64, values: vec[i64], first: i64, count: i64) -> i64:
    """Numbers of kinds from 1 on, 0 for none."""
    for index in range(count):
        sheet[at + index] = i16(values[first + index] + 1)
    return at + count


def observe_parliament(state: Cuba, sheet: vec[i16], at: i64) -> i64:
    for kind in range(i64(TYPE_COUNT)):
        at = one(sheet, at, state.laws[kind], LAWS_A_TYPE)
    for kind in range(i64(TYPE_COUNT)):
        at = one(sheet, at, state.bills[kind], LAWS_A_TYPE)
    for kind in range(i64(TYPE_COUNT)):
        at = bits(sheet, at, state.unseen[kind], LAWS_A_TYPE)
    at = bits(sheet, at, state.markers, len(PLACES))
    at = one(sheet, at, state.influence, TYPE_COUNT)
    at = bits(sheet, at, state.passing, TYPE_COUNT)
    for space in range(i64(SPACES)):
        at = one(sheet, at, state.avenue[space], AVENUE_COUNT)
    at = put(sheet, at, state.car)
    return bits(sheet, at, state.missing >> 1, len(CUBANS))


def observe_roles(state: Cuba, player: i64, sheet: vec[i16], at: i64) -> i64:
    at = flag(sheet, at, state.asks(player))
    at = flag(sheet, at, state.turn == player)
    at = flag(sheet, at, state.start == player)
    at = put(sheet, at, state.bidders >> player & 1)
    at = flag(sheet, at, state.winner == player)
    at = flag(sheet, at, state.vote_tile == player)
    at = flag(sheet, at, state.veto_tile == player)
    at = flag(sheet, at, state.influence_tile == player)
    return put(sheet, at, state.statues >> player & 1)


def observe_player(state: Cuba, player: i64, sheet: vec[i16], at: i64) -> i64:
    """EP-102: delegates are shown once all are chosen."""
    at = put(sheet, at, state.vp[player])
    at = put(sheet, at, state.pesos[player])
    at = bits(sheet, at, state.hand[player], CARD_COUNT)
    at = bits(sheet, at, state.sent[player] if state.phase != SEND else 0, CARD_COUNT)
    at = one(sheet, at, state.last_card[player], CARD_COUNT)
    return put(sheet, at, state.cubans[player])


def observe_plantation(state: Cuba, player: i64, sheet: vec[i16], at: i64) -> i64:
    at = one(sheet, at, state.pawn[player], PARCELS)
    at = kinds(sheet, at, PARCEL_KIND, layout(state, player) * PARCELS, PARCELS)
    owns = at + PARCELS
    for parcel in range(i64(PARCELS)):
        tile = state.tiles[player * PARCELS + parcel]
        if tile != 0:
            sheet[at + parcel] = i16(tile)
            sheet[owns + tile] = 1
    at = owns + TILE_COUNT
    at = row(sheet, at, state.yard, player * ALL_KINDS, ALL_KINDS)
    return row(sheet, at, state.stored, player * PRODUCTS, PRODUCTS)


def observe_dues(state: Cuba, player: i64, sheet: vec[i16], at: i64) -> i64:
    at = put(sheet, at, state.votes[player])
    at = put(sheet, at, state.promised[player])
    at = put(sheet, at, state.due[player])
    at = put(sheet, at, state.paid[player] & 1)
    return put(sheet, at, state.paid[player] >> 1 & 1)
