"""The numbers of ``data.toml`` as tables the rules can read at native speed, and the words of the game."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from antilles.kernel.data import DataError, load_data, whole as whole_number

_ENTRIES: Final = load_data("antilles.games.cuba")
_DATA: Final = {name: datum.value for name, datum in _ENTRIES.items()}


def named(prefix: str) -> dict[str, Any]:
    """The entries whose names begin with a word and an underscore, by the rest of their names."""
    return {name.removeprefix(prefix + "_"): value for name, value in _DATA.items() if name.startswith(prefix + "_")}


def refuse(wrong: object, name: str, sentence: str) -> None:
    if wrong:
        raise DataError(f"cuba/data.toml: [{name}] {sentence}")


# --- pieces -----------------------------------------------------------------------------------------
# Products come first, then goods, then resources: kinds below PRODUCTS are products, below MERCHANDISE merchandise.
KINDS: Final = ("citrus", "sugar", "tobacco", "rum", "cigars", "wood", "stone", "water")
CITRUS: Final = 0
SUGAR: Final = 1
TOBACCO: Final = 2
RUM: Final = 3
CIGARS: Final = 4
WOOD: Final = 5
STONE: Final = 6
WATER: Final = 7
PRODUCTS: Final = 3
MERCHANDISE: Final = 5
ALL_KINDS: Final = 8
CLASSES: Final = {"product": 0b111, "good": 0b11000, "merchandise": 0b11111, "resource": 0b11100000}
ENDLESS: Final = 1_000_000  # pieces in a pool that has no limit


def kind_number(name: str, where: str) -> int:
    refuse(name not in KINDS, where, f"names {name!r}, which is none of {', '.join(KINDS)}")
    return KINDS.index(name)


def kinds_mask(names: list[str], where: str) -> int:
    return sum([1 << kind_number(name, where) for name in names])


def counts(value: dict[str, int], where: str) -> list[int]:
    """A count for each kind, from a table with kinds as keys."""
    row = [0] * ALL_KINDS
    for name, number in value.items():
        if name != "expansion":
            row[kind_number(name, where)] = whole(number, where)
    return row


def whole(number: Any, where: str) -> int:
    return whole_number(number, f"cuba/data.toml: [{where}]")


PIECES: Final = vec[i64](counts(_DATA["pieces"], "pieces"))
START_MARKET: Final = vec[i64](counts(_DATA["start_market"], "start_market")[:MERCHANDISE])
BASE_ROUNDS: Final[i64] = whole(_DATA["rounds"], "rounds")
START_PESOS: Final[i64] = whole(_DATA["start_pesos"], "start_pesos")
PRODUCT_PICKS: Final[i64] = _DATA["start_picks"]["products"]
PICKS: Final[i64] = _DATA["start_picks"]["products"] + _DATA["start_picks"]["resources"]
FREE_HARVEST: Final[i64] = whole(_DATA["free_harvest"], "free_harvest")
END_VP: Final[i64] = whole(_DATA["end_vp"], "end_vp")
MOST_TRADES: Final[i64] = whole(_DATA["most_trades"], "most_trades")
MOST_BID: Final[int] = whole(_DATA["most_bid"], "most_bid")
MOST_SEATS: Final = 5

# --- characters -------------------------------------------------------------------------------------
CHARACTERS: Final = ("worker", "tradeswoman", "architect", "foreman", "mayor")
WORKER: Final = 0
TRADESWOMAN: Final = 1
ARCHITECT: Final = 2
FOREMAN: Final = 3
MAYOR: Final = 4
ALL_CARDS: Final = 31
VOTES: Final = vec[i64]([int(_DATA["characters"][name]) for name in CHARACTERS])
VOTES_OF: Final = vec[i64](
    [sum([int(_DATA["characters"][CHARACTERS[card]]) for card in range(5) if hand >> card & 1]) for hand in range(32)]
)
"""Votes of a set of cards, by its bit mask."""
CARDS_OF: Final = vec[i64]([sum([hand >> card & 1 for card in range(5)]) for hand in range(32)])
"""How many cards a set has, by its bit mask."""

# The places of the alternative actions; a marker on place p is bit p.
PLACES: Final = ("tradeswoman_1", "tradeswoman_2", "architect_1", "architect_2", "mayor_1", "mayor_2")
FIRST_PLACE: Final = vec[i64]([-1, 0, 2, -1, 4])
"""The better place of a character; worker and foreman have none (CU-074)."""

# --- plantations ------------------------------------------------------------------------------------
PARCELS: Final = 12
COLUMNS: Final = 4
LAYOUTS: Final = ("identical", "blue", "red", "yellow", "green", "purple")
_KIND_OF: Final = {"C": CITRUS, "S": SUGAR, "T": TOBACCO, "W": WOOD, "B": STONE, "A": WATER}


def _layout(name: str) -> str:
    """CU-020 … CU-022: three rows of four, the warehouse first, the same parcels on every side."""
    parcels = "".join(_DATA["layout_" + name])
    right = parcels.startswith("H") and sorted(parcels) == sorted("HCCSSTTWWBBA")
    refuse(not right, "layout_" + name, "needs H first and then 2 each of C, S, T, W, B and 1 A, in 3 rows of 4")
    return parcels


PLANS: Final = tuple([_layout(name) for name in LAYOUTS])  # the parcels of each layout, row by row, as letters
PARCEL_KIND: Final = vec[i64]([_KIND_OF.get(letter, -1) for plan in PLANS for letter in plan])
"""What a parcel yields, at index layout * 12 + parcel; -1 for the warehouse."""
YIELDS: Final = vec[i64](
    [
        sum([1 << parcel for parcel in range(PARCELS) if _KIND_OF.get(plan[parcel], -1) == kind])
        for plan in PLANS
        for kind in range(ALL_KINDS)
    ]
)
"""The parcels that yield a kind, as a bit mask, at index layout * 8 + kind."""
ACTIVE: Final = vec[i64](
    [
        sum([1 << p for p in range(PARCELS) if p // COLUMNS == pawn // COLUMNS or p % COLUMNS == pawn % COLUMNS])
        for pawn in range(PARCELS)
    ]
)
"""CU-024: row and column of a pawn, as a bit mask."""

# --- ships ------------------------------------------------------------------------------------------
SLOTS: Final = 5
DOCKS: Final = 3
SEA: Final = 3
_SHIP_DATA: Final = named("ship")
SHIPS: Final = tuple([name.upper() for name in _SHIP_DATA])


def _slots(name: str) -> list[int]:
    row = counts(_SHIP_DATA[name], "ship_" + name)
    slots = [kind for kind in range(ALL_KINDS) for _ in range(row[kind])]
    refuse(len(slots) != SLOTS, "ship_" + name, f"has {len(slots)} slots, not {SLOTS}")
    refuse(row[STONE] or row[WATER], "ship_" + name, "has a slot for stone or water; ships carry merchandise and wood")
    return slots


SHIP_SLOTS: Final = vec[i64]([kind for name in _SHIP_DATA for kind in _slots(name)])
"""Printed kind of a slot, at index ship * 5 + slot; equal kinds lie side by side."""
BASE_SHIPS: Final[i64] = sum(
    [1 << index for index, value in enumerate(_SHIP_DATA.values()) if not value.get("expansion", False)]
)
ALL_SHIPS: Final[i64] = (1 << len(SHIPS)) - 1
DOCK_VP: Final = vec[i64]([int(vp) for vp in _DATA["dock_vp"]])

# --- buildings --------------------------------------------------------------------------------------
BUILDING_DATA: Final = named("building")
BUILDINGS: Final = tuple(BUILDING_DATA)
"""Tile 0 is the printed warehouse; in a list of tiles 0 stands for a parcel that is not built over."""
TILES: Final = len(BUILDINGS)
refuse(BUILDINGS[0] != "warehouse", "building_warehouse", "must be the first of the buildings")
refuse(TILES > 60, "building_" + BUILDINGS[-1], "is one too many: there may be 60 at most")


def _cost(name: str) -> list[int]:
    row = counts(BUILDING_DATA[name]["cost"], "building_" + name)
    refuse(any(row[:MERCHANDISE]), "building_" + name, "costs something else than wood, stone and water")
    return row


COST: Final = vec[i64]([number for name in BUILDINGS for number in _cost(name)])
"""Cost of a tile in a kind, at index tile * 8 + kind."""
_PRICES: Final = [[*_cost(name), sum(_cost(name))] for name in BUILDINGS]
MOST_COST: Final[i64] = max([row[ALL_KINDS] for row in _PRICES])
TILES_FOR: Final = vec[i64](
    [
        sum([1 << tile for tile in range(1, TILES) if _PRICES[tile][kind] <= pieces])
        for kind in range(ALL_KINDS + 1)
        for pieces in range(MOST_COST + 1)
    ]
)
"""The tiles that cost so many pieces of a kind at most, in the last row of all kinds together, as bits."""


def tiles_for(kind: i64, pieces: i64) -> i64:
    """The tiles whose cost in a kind so many pieces cover, as bits; ``ALL_KINDS`` means all kinds together."""
    if pieces < 0:
        return 0
    return TILES_FOR[kind * (MOST_COST + 1) + min(pieces, MOST_COST)]


# CU-067, CU-140: some names have two copies.
_COPIES: Final = [(int(value["copies"]), value.get("expansion", False)) for value in BUILDING_DATA.values()]
BASE_TILES: Final = vec[i64]([0 if new else copies for copies, new in _COPIES])
ALL_TILES: Final = vec[i64]([copies for copies, _new in _COPIES])
NO_USES: Final = vec[i64]([0] * TILES)


def tiles_with(effect: str) -> int:
    """The tiles with an effect, as bits."""
    return sum([1 << tile for tile in range(TILES) if BUILDING_DATA[BUILDINGS[tile]].get("effect") == effect])


ALTERNATIVES_TILES: Final[i64] = tiles_with("alternatives")
STATUE_TILES: Final[i64] = tiles_with("statue")
VOTES_TILES: Final[i64] = tiles_with("votes")
VETO_TILES: Final[i64] = tiles_with("veto")
INFLUENCE_TILES: Final[i64] = tiles_with("influence")
STORE_TILES: Final[i64] = tiles_with("store")
TILE_VP: Final = vec[i64]([int(BUILDING_DATA[name].get("vp", 0)) for name in BUILDINGS])
TILE_PESOS: Final = vec[i64]([int(BUILDING_DATA[name].get("pesos", 0)) for name in BUILDINGS])
TOWN_HALL_VOTES: Final[i64] = max([int(BUILDING_DATA[name].get("votes", 0)) for name in BUILDINGS])
NEW_COPIES: Final[i64] = sum(
    [copies for copies, new in _COPIES if new]
)  # EP-004: as many base buildings may have to leave

# --- laws -------------------------------------------------------------------------------------------
TYPES: Final = ("I", "II", "III", "IV")
TAX_LAW: Final = 0
DUTY_LAW: Final = 1
SUBSIDY_LAW: Final = 2
OTHER_LAW: Final = 3
LAWS_A_TYPE: Final = 9  # numbers of one type: 0 is printed on the board or no law, 1 to 8 are cards

PESOS: Final = 1
PER_BUILDING: Final = 2
DELEGATE: Final = 3
PER_VP: Final = 4
GIVE_PIECES: Final = 5
AS_TAX: Final = 6
PER_OWNED: Final = 7
PER_STORED: Final = 8
PER_PESOS: Final = 9
RANK: Final = 10
HARVEST_ACT: Final = 11
EXPORT_BAN: Final = 12
CORRUPTION_ACT: Final = 13
MARKET_ACT: Final = 14
BUILDING_ACT: Final = 15
STORAGE_ACT: Final = 16
EXPORT_LAW: Final = 17
CONTROL_LAW: Final = 18

_LAW_EFFECTS: Final = (
    ("pesos", "per_building", "delegate", "per_vp"),
    ("pieces", "as_tax"),
    ("owned", "stored", "per_building", "delegate", "per_pesos", "rank"),
    ("harvest", "export_ban", "vote_price", "market", "building", "storage", "export_vp", "control"),
)
"""By type; together, each named once, they are in the order of the numbers above, from 1 on."""
_EFFECTS: Final = ["", *dict.fromkeys([effect for effects in _LAW_EFFECTS for effect in effects])]
LAWS: Final = tuple([f"{name}-{number}" for name in TYPES for number in range(LAWS_A_TYPE)])
"""Names of the laws, at index type * 9 + number."""
_WHERE: Final = [f"law_{law.lower().replace('-', '_')}" for law in LAWS]
_LAW_DATA: Final[dict[int, dict[str, Any]]] = {law: _DATA.get(where, {}) for law, where in enumerate(_WHERE)}
for _name in _DATA:
    refuse(_name.startswith("law_") and _name not in _WHERE, _name, "is none of law_i_0 to law_iv_8")


def _law_effect(law: int) -> int:
    entry, where, effects = _LAW_DATA[law], _WHERE[law], _LAW_EFFECTS[law // LAWS_A_TYPE]
    effect = entry.get("effect", "")
    refuse(entry and effect not in effects, where, f"has the effect {effect!r}, which is none of {', '.join(effects)}")
    refuse(effect == "building" and entry.get("n") != 1, where, "can ask for 1 extra resource only")
    return _EFFECTS.index(effect)


def _law_items(law: int) -> list[int]:
    """The pieces of a duty as bit masks of the kinds that will do; single kinds before classes."""
    names: list[str] = _LAW_DATA[law].get("pieces", [])
    items = [CLASSES[name] if name in CLASSES else 1 << kind_number(name, _WHERE[law]) for name in names]
    classes = [mask & (mask - 1) != 0 for mask in items]
    wrong = len(items) > 2 or classes != sorted(classes)
    refuse(wrong, _WHERE[law], "asks for at most 2 pieces, and for single kinds before classes")
    return items + [0] * (2 - len(items))


LAW_EFFECT: Final = vec[i64]([_law_effect(law) for law in range(len(LAWS))])
LAW_N: Final = vec[i64]([int(entry.get("n", 0)) for entry in _LAW_DATA.values()])
LAW_PER: Final = vec[i64]([int(entry.get("per", 1)) for entry in _LAW_DATA.values()])
LAW_KINDS: Final = vec[i64]([kinds_mask(_LAW_DATA[law].get("kinds", []), LAWS[law]) for law in range(len(LAWS))])
LAW_ITEMS: Final = vec[i64]([item for law in range(len(LAWS)) for item in _law_items(law)])
"""Kinds that will do for each of the two pieces of a duty, at index law * 2 + piece."""


def _cards(kind: int, expansion: bool) -> int:
    cards = [(n, _LAW_DATA[kind * LAWS_A_TYPE + n]) for n in range(1, LAWS_A_TYPE)]
    return sum([1 << n for n, entry in cards if entry and (expansion or not entry.get("expansion", False))])


BASE_LAWS: Final = vec[i64]([_cards(kind, False) for kind in range(4)])
ALL_LAWS: Final = vec[i64]([_cards(kind, True) for kind in range(4)])
"""The cards of each type as a bit mask: card n is bit n."""

# --- El Presidente ----------------------------------------------------------------------------------
CUBANS: Final = ("dancer", "musician", "day_labourer", "harbour_master", "lawyer", "revolutionary")
refuse(tuple(_DATA["cubans"]) != CUBANS, "cubans", f"must be {', '.join(CUBANS)}")
DANCER: Final = 1
MUSICIAN: Final = 2
DAY_LABOURER: Final = 3
HARBOUR_MASTER: Final = 4
LAWYER: Final = 5
REVOLUTIONARY: Final = 6
DONKEY: Final = 7
AVENUE: Final = ("", *CUBANS, "donkey")  # what can lie on a space of the avenue: nothing, a Cuban, a donkey
CARD_BITS: Final[i64] = 3  # bits for one of them
TAKEN_BITS: Final[i64] = 6  # bits for a Cuban and the seat that took it
SPACES: Final = 6


def _by_seats(name: str) -> vec[i64]:
    """A value for each seat count as a table with the seat count as index."""
    return vec[i64]([whole(_DATA[name].get(str(seats), 0), name) for seats in range(MOST_SEATS + 1)])


DONKEYS: Final = _by_seats("donkeys")
CUBAN_QUOTA: Final = _by_seats("cuban_quota")
for _seats in range(2, MOST_SEATS + 1):  # EP-152
    _left = len(CUBANS) - DONKEYS[_seats] - _seats * CUBAN_QUOTA[_seats]
    refuse(_left != 1, "donkeys", f"and [cuban_quota] must leave one Cuban with {_seats} players")
MUSICIAN_PESOS: Final[i64] = whole(_DATA["musician_pesos"], "musician_pesos")
LAWYER_FEE: Final[i64] = whole(_DATA["lawyer_fee"], "lawyer_fee")
REVOLUTIONARY_VP: Final[i64] = whole(_DATA["revolutionary_vp"], "revolutionary_vp")
refuse(_DATA["sent_cards"] != 2, "sent_cards", "can be 2 only: the move table names pairs of cards")
OVERBUILD_FEE: Final[i64] = whole(_DATA["overbuild_fee"], "overbuild_fee")
LEADER_LOSS: Final[i64] = whole(_DATA["leader_loss"], "leader_loss")

# --- options ----------------------------------------------------------------------------------------
OPTIONS: Final = tuple(
    [
        (name, tuple([str(value) for value in values]), _ENTRIES["option_" + name].statement)
        for name, values in named("option").items()
    ]
)
"""Name, values (the default first) and statement of every option."""

# Who uses a building: the foreman going on afterwards, the foreman with his one building, the lawyer.
BY_FOREMAN: Final = 1
BY_FOREMAN_ALONE: Final = 2
BY_LAWYER: Final = 3
