"""Cuba for learners. CU-004: everything is open but the sealed bids and the cards of event 1."""

from antilles.games.cuba import components as c, events, moves as m, parliament, worker
from antilles.games.cuba.agenda import AGENDA
from antilles.games.cuba.state import Cuba
from antilles.kernel import observer as o
from antilles.kernel.rules import SEAT, Final, i16, i64, vec

CARD_COUNT: Final[i64] = len(c.CHARACTERS)
SHIP_COUNT: Final[i64] = len(c.SHIPS)
PHASE_COUNT: Final[i64] = AGENDA.count
AVENUE_COUNT: Final[i64] = len(c.AVENUE)
TYPE_COUNT: Final[i64] = len(c.TYPES)
TILE_COUNT: Final[i64] = c.TILES
PLACE_COUNT: Final[i64] = len(c.PLACES)
CUBAN_COUNT: Final[i64] = len(c.CUBANS)
ROLES: Final = 9
BEFORE_GOODS: Final = ROLES + 3 + 3 * CARD_COUNT + 3 * c.PARCELS + TILE_COUNT
"""So many numbers of a player stand before the courtyard."""
STRETCH: Final = 10  # so many of the buildings have their numbers in one mark
BERTHS: Final = 4
ROUND_SIZE: Final = 4
OFFER_SIZE: Final = (
    2 * TILE_COUNT + BERTHS * SHIP_COUNT + c.DOCKS * c.SLOTS + SHIP_COUNT + 3 * TYPE_COUNT * c.LAWS_A_TYPE
)
AVENUE_SIZE: Final = c.SPACES * AVENUE_COUNT + 1
MOST_PIECES: Final = 200  # an endless supply is written as so many
MOST: Final = 2000  # more VP or pesos than any game has seen

TABLE: Final = (
    o.Field("phase", AGENDA.count, 1, "one of: " + ", ".join(AGENDA.names)),
    o.Field("seats", 1, c.MOST_SEATS, "number of players"),
    o.Field("expansion", 1, 1, "with El Presidente"),
    o.Field("round", 1, 20, "number of the round"),
    o.Field("rounds", 1, 20, "how many there are"),
    o.Field("count", 1, 60, "answers given so far in the running round of questions"),
    o.Field("used", c.TILES, 1, "parcels or buildings used in the running action"),
    o.Field("dock", 1, c.DOCKS, "dock fixed by the first piece loaded, or berth of a drawn ship"),
    o.Field("tile", c.TILES, 1, "building being erected or used: " + ", ".join(c.BUILDINGS)),
    o.Field("parcel", c.PARCELS, 1, "parcel whose building is being covered"),
    o.Field("user", 1, 3, "who uses it: 1 foreman, 2 foreman with his one building, 3 lawyer"),
    o.Field("bought", c.ALL_KINDS, 1, "kinds bought in this action: " + ", ".join(c.KINDS)),
    o.Field("sold", c.ALL_KINDS, 1, "kinds sold in this action"),
    o.Field("buys", 1, 20, "purchases in this action"),
    o.Field("sells", 1, 20, "sales in this action"),
    o.Field("market", c.MERCHANDISE, 20, "pieces in each row of the market"),
    o.Field("supply", c.ALL_KINDS, MOST_PIECES, f"pieces of each kind in the supply, at most {MOST_PIECES}"),
    o.Field("available", c.TILES, 10, "copies of each building on offer"),
    o.Field("uses", c.TILES, 20, "uses of each building in this round"),
    o.Field("ships", BERTHS * len(c.SHIPS), 1, "ship in each dock and at sea"),
    o.Field(
        "cargo",
        c.DOCKS * c.SLOTS,
        c.ALL_KINDS,
        "piece on each slot, dock by dock: number of the kind from 1 on, 0 free",
    ),
    o.Field("pile", len(c.SHIPS), 1, "ships still to come"),
    o.Field("laws", TYPE_COUNT * c.LAWS_A_TYPE, 1, f"law in force of each type ({', '.join(c.TYPES)})"),
    o.Field("bills", TYPE_COUNT * c.LAWS_A_TYPE, 1, "bill of each type, the first for none"),
    o.Field("unseen", TYPE_COUNT * c.LAWS_A_TYPE, 1, "laws of each type that have not been turned up"),
    o.Field("markers", len(c.PLACES), 1, "black markers: " + ", ".join(c.PLACES)),
    o.Field("influence", TYPE_COUNT, 1, "type of the bill with the influence tile"),
    o.Field("passing", TYPE_COUNT, 1, "types of the bills that become law"),
    o.Field("avenue", c.SPACES * len(c.AVENUE), 1, "card on each space of the avenue, the first for none"),
    o.Field("car", 1, c.SPACES, "space of the president's car"),
    o.Field("missing", len(c.CUBANS), 1, "Cubans replaced by donkeys: " + ", ".join(c.CUBANS)),
    o.Field("chosen", len(c.CHARACTERS), 1, "the viewer's own sealed delegates", own=True),
    o.Field("bid", 1, c.MOST_BID, "the viewer's own sealed bid, -1 if there is none", least=-1, own=True),
)
PLAYER: Final = (
    o.Field("asked", 1, 1, "is asked now"),
    o.Field("turn", 1, 1, "is asked, or was last"),
    o.Field("start", 1, 1, "holds the start player card"),
    o.Field("bidder", 1, 1, "takes part in the running bid"),
    o.Field("winner", 1, 1, "has won the vote"),
    o.Field("vote_tile", 1, 1, "holds the vote tile"),
    o.Field("veto_tile", 1, 1, "holds the veto tile"),
    o.Field("influence_tile", 1, 1, "holds the influence tile"),
    o.Field("statue", 1, 1, "has a statue that counts at the end"),
    o.Field("vp", 1, MOST, "VP"),
    o.Field("pesos", 1, MOST, "pesos"),
    o.Field("hand", len(c.CHARACTERS), 1, "cards in hand: " + ", ".join(c.CHARACTERS)),
    o.Field("delegates", len(c.CHARACTERS), 1, "cards sent to parliament by event 1, once shown"),
    o.Field("last_card", len(c.CHARACTERS), 1, "last character played in this round"),
    o.Field("cubans", 1, 10, "Cubans taken in this round"),
    o.Field("pawn", c.PARCELS, 1, "parcel under the worker"),
    o.Field(
        "parcels", c.PARCELS, c.ALL_KINDS, "what each parcel yields: number of the kind from 1 on, 0 for the warehouse"
    ),
    o.Field("buildings", c.PARCELS, c.TILES, "building on each parcel by its number, 0 for none"),
    o.Field("owns", c.TILES, 1, "buildings on the plantation"),
    o.Field("courtyard", c.ALL_KINDS, MOST_PIECES, "pieces of each kind in the courtyard"),
    o.Field("warehouse", c.PRODUCTS, MOST_PIECES, "products in the warehouse"),
    o.Field("votes", 1, 100, "votes counted in this parliament"),
    o.Field("promised", 1, 100, "votes bid in this parliament"),
    o.Field("due", 1, 200, "tax of this round in pesos"),
    o.Field("paid_tax", 1, 1, "has paid the tax"),
    o.Field("paid_duty", 1, 1, "has paid the duty"),
)


# How far an answer to a question reaches at most.
ANYTHING: Final = 0
NOTHING: Final = 1
OWN_GOODS: Final = 2
OWN_BOARD: Final = 3
OWN_AND_COMMON: Final = 4
_REACH: Final[dict[str, int]] = {
    **dict.fromkeys(("draw_start", "draw_ship", "draw_bill", "draw_removed", "draw_missing", "draw_cuban"), OWN_GOODS),
    **dict.fromkeys(("pick", "turn", "harvest", "irrigate", "trade", "alternative"), OWN_GOODS),
    **dict.fromkeys(("build", "extra", "place", "load"), OWN_AND_COMMON),
    "action": NOTHING,
    "pawn": OWN_BOARD,
}
REACH: Final = vec[i64]([_REACH.get(name, ANYTHING) for name in AGENDA.names])
AFTER_ACTIONS: Final = vec[i64]([int(name not in _REACH and name not in ("activate", "use")) for name in AGENDA.names])
"""Questions of parliament, of the end of a round and of Cubans and events, by number."""


class CubaObserver(o.Observer[Cuba]):
    def reach(self, state: Cuba, seat: i64, move: i64) -> i64:
        """A card is played, an action is chosen or done; the effects of buildings and Cubans may reach anything."""
        far = REACH[state.question.number]
        if far == ANYTHING or m.CUBAN <= move < m.MAIN:
            return o.EVERYTHING
        if far == NOTHING:
            return 0
        if far == OWN_GOODS:
            return o.bit(o.PART + seat)
        return o.bit(seat) if far == OWN_BOARD else o.bit(seat) | o.BOARD

    def observe(self, state: Cuba, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
        """Within the actions nothing happens by itself but that the turn passes on; after them, anything."""
        if AFTER_ACTIONS[state.question.number]:
            news = o.EVERYTHING
        return super().observe(state, seat, news, sheet, marks, at)

    def observe_table(self, state: Cuba, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
        at = o.one(sheet, marks, at, state.question.number, PHASE_COUNT)
        at = observe_round(state, news, sheet, at)
        at = observe_action(state, sheet, marks, at)
        at = observe_offer(state, news, sheet, marks, at)
        debate = state.markers | o.bit(state.influence) << PLACE_COUNT | state.passing << PLACE_COUNT + TYPE_COUNT
        at = o.bits(sheet, marks, at, debate, PLACE_COUNT + 2 * TYPE_COUNT)
        at = observe_avenue(state, news, sheet, marks, at)
        return observe_own(state, seat, sheet, marks, at)

    def observe_player(
        self, state: Cuba, viewer: i64, player: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64
    ) -> None:
        if news >> player & 1:
            at = o.few_bits(sheet, at, roles(state, player), ROLES)
            at = observe_hand(state, player, sheet, at)
            at = o.one(sheet, marks, at, state.pawn[player], c.PARCELS)
            at = observe_parcels(worker.layout(state, player), sheet, marks, at)
            at = observe_buildings(state.tiles, player * c.PARCELS, sheet, marks, at)
            at = observe_goods(state, player, sheet, at)
            sheet[at] = i16(state.votes[player])
            sheet[at + 1] = i16(state.promised[player])
            sheet[at + 2] = i16(state.due[player])
            at = o.put(sheet, at + 3, state.paid_tax >> player & 1)
            o.put(sheet, at, state.paid_duty >> player & 1)
        elif news >> o.PART + player & 1:
            observe_hand(state, player, sheet, at + ROLES)
            observe_goods(state, player, sheet, at + BEFORE_GOODS)


def observe_round(state: Cuba, news: i64, sheet: vec[i16], at: i64) -> i64:
    if not news & o.BOARD:
        return at + ROUND_SIZE
    at = o.put(sheet, at, state.seats)
    at = o.flag(sheet, at, state.switches.expansion)
    at = o.put(sheet, at, state.round)
    return o.put(sheet, at, state.switches.rounds)


def observe_action(state: Cuba, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
    """The running action, the market and the supply."""
    at = o.put(sheet, at, state.count)
    at = o.bits(sheet, marks, at, state.used, TILE_COUNT)
    at = o.put(sheet, at, state.dock)
    at = o.bits(sheet, marks, at, o.bit(state.tile) | o.bit(state.parcel) << TILE_COUNT, TILE_COUNT + c.PARCELS)
    at = o.put(sheet, at, state.user)
    at = o.bits(sheet, marks, at, state.bought | state.sold << c.ALL_KINDS, 2 * c.ALL_KINDS)
    at = o.put(sheet, at, state.buys)
    at = o.put(sheet, at, state.sells)
    at = o.row(sheet, at, state.market, 0, c.MERCHANDISE)
    supply = state.supply
    for kind in range(i64(c.ALL_KINDS)):
        sheet[at + kind] = i16(min(supply[kind], MOST_PIECES))
    return at + c.ALL_KINDS


def observe_offer(state: Cuba, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
    """Buildings, harbour and laws."""
    if not news & o.BOARD:
        return at + OFFER_SIZE
    available = state.available
    for tile in range(i64(0), TILE_COUNT, STRETCH):
        at = o.small_row(sheet, marks, at, available, tile, STRETCH)
    uses = state.uses
    for tile in range(i64(0), TILE_COUNT, STRETCH):
        at = o.small_row(sheet, marks, at, uses, tile, STRETCH)
    docks = state.docks
    for berth in range(i64(BERTHS)):
        at = o.one(sheet, marks, at, docks[berth], SHIP_COUNT)
    at = o.row_from_one(sheet, at, state.cargo, 0, c.DOCKS * c.SLOTS)
    at = o.bits(sheet, marks, at, state.ships, SHIP_COUNT)
    return observe_laws(state, sheet, marks, at)


def observe_laws(state: Cuba, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
    """Those in force, the bills, those to come."""
    laws, bills, unseen = state.laws, state.bills, state.unseen
    in_force: i64 = 0
    proposed: i64 = 0
    to_come: i64 = 0
    for kind in range(i64(TYPE_COUNT)):
        first = kind * c.LAWS_A_TYPE
        in_force |= o.bit(laws[kind]) << first
        proposed |= o.bit(bills[kind]) << first
        to_come |= unseen[kind] << first
    at = o.bits(sheet, marks, at, in_force, TYPE_COUNT * c.LAWS_A_TYPE)
    at = o.bits(sheet, marks, at, proposed, TYPE_COUNT * c.LAWS_A_TYPE)
    return o.bits(sheet, marks, at, to_come, TYPE_COUNT * c.LAWS_A_TYPE)


def observe_avenue(state: Cuba, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
    if not news & o.BOARD:
        return at + AVENUE_SIZE
    avenue = state.avenue
    cards: i64 = 0
    for space in range(i64(c.SPACES)):
        cards |= o.bit(avenue[space]) << space * AVENUE_COUNT
    at = o.bits(sheet, marks, at, cards, c.SPACES * AVENUE_COUNT)
    return o.put(sheet, at, state.car)


def observe_own(state: Cuba, seat: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
    """The missing Cubans, and what the viewer has chosen secretly: delegates, or a bid."""
    chosen: i64 = 0
    if state.question is events.SEND:
        chosen = state.sent[seat]
    at = o.bits(sheet, marks, at, state.missing >> 1 | chosen << CUBAN_COUNT, CUBAN_COUNT + CARD_COUNT)
    bid: i64 = -1
    if state.question is parliament.BID:
        bid = state.bids[seat]
    return o.put(sheet, at, bid)


def observe_hand(state: Cuba, player: i64, sheet: vec[i16], at: i64) -> i64:
    """From the VP to the Cubans. EP-102: delegates are shown once all are chosen."""
    at = o.put(sheet, at, state.vp[player])
    at = o.put(sheet, at, state.pesos[player])
    cards = state.hand[player] | o.bit(state.last_card[player]) << 2 * CARD_COUNT
    if state.question is not events.SEND:
        cards |= state.sent[player] << CARD_COUNT
    at = o.few_bits(sheet, at, cards, 3 * CARD_COUNT)
    return o.put(sheet, at, state.cubans[player])


def observe_goods(state: Cuba, player: i64, sheet: vec[i16], at: i64) -> i64:
    at = o.row(sheet, at, state.yard, player * c.ALL_KINDS, c.ALL_KINDS)
    return o.row(sheet, at, state.stored, player * c.PRODUCTS, c.PRODUCTS)


def is_asked(state: Cuba, player: i64) -> bool:
    """DP-001: is this seat to answer now?"""
    if state.question is parliament.BID:
        return parliament.is_bidding(state, player)
    if state.question is events.SEND:
        return state.sent[player] == 0
    return state.question.who == SEAT and state.asked == player


def roles(state: Cuba, player: i64) -> i64:
    """A player from ``asked`` to ``statue``."""
    mask: i64 = 0
    if is_asked(state, player):
        mask = 1
    if state.asked == player:
        mask |= 2
    if state.start == player:
        mask |= 4
    mask |= (state.bidders >> player & 1) << 3
    if state.winner == player:
        mask |= 16
    if state.vote_tile == player:
        mask |= 32
    if state.veto_tile == player:
        mask |= 64
    if state.influence_tile == player:
        mask |= 128
    return mask | (state.statues >> player & 1) << 8


def observe_parcels(side: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
    """What the parcels yield; the mark is the side of the plantation and 1."""
    if marks[at >> 3] != side + 1:
        marks[at >> 3] = side + 1
        o.row_from_one(sheet, at, c.PARCEL_KIND, side * c.PARCELS, c.PARCELS)
    return at + c.PARCELS


def observe_buildings(tiles: vec[i64], first: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
    """Buildings by parcel, and if they have changed, as a mask."""
    shown = marks[at >> 3]
    owns = o.small_row(sheet, marks, at, tiles, first, c.PARCELS)
    if marks[at >> 3] != shown:
        owned: i64 = 0
        for parcel in range(first, first + c.PARCELS):
            owned |= o.bit(tiles[parcel])
        o.bits(sheet, marks, owns, owned & ~1, TILE_COUNT)  # tile 0 is none
    return owns + TILE_COUNT
