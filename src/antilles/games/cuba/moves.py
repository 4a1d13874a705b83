"""The move table: chance first, then the decisions in the order of a round."""

from antilles.games.cuba import components as c
from antilles.kernel.data import read_toml
from antilles.kernel.rules import Facts, Final, MoveTable, i64, vec

MOVES: Final = MoveTable(read_toml("antilles.games.cuba", "about.toml"))

_ALL: Final = [(kind,) for kind in c.KINDS]
_PRODUCTS: Final = [(kind,) for kind in c.KINDS[: c.PRODUCTS]]
_MERCHANDISE: Final = [(kind,) for kind in c.KINDS[: c.MERCHANDISE]]
_RESOURCES: Final = [(kind,) for kind in c.KINDS[c.MERCHANDISE :]]
_CARGO: Final = c.KINDS[: c.WOOD + 1]
_PARCELS: Final = [(parcel // c.COLUMNS + 1, parcel % c.COLUMNS + 1) for parcel in range(c.PARCELS)]
_SLOTS: Final = [(dock, kind) for dock in range(1, c.DOCKS + 1) for kind in _CARGO]
_STOWS: Final = [(dock, kind, slot) for dock in range(1, c.DOCKS + 1) for kind in _CARGO for slot in _CARGO]
_TYPE_PAIRS: Final = [(first, second) for first in range(4) for second in range(first + 1, 4)]
_CARD_PAIRS: Final = [(first, second) for first in range(5) for second in range(first + 1, 5)]
_SWAPS: Final = [(given, taken) for given in c.KINDS[c.MERCHANDISE :] for taken in c.KINDS[c.MERCHANDISE :]]

# Chance
START: Final[i64] = MOVES.block("start", ("who",), [(seat,) for seat in range(c.MOST_SEATS)], cites=("CU-015",))
REMOVE: Final[i64] = MOVES.block("remove", ("building",), [(name,) for name in c.BUILDINGS], cites=("EP-004",))
REPLACE: Final[i64] = MOVES.block("replace", ("cuban",), [(name,) for name in c.CUBANS], cites=("EP-003",))
LAY: Final[i64] = MOVES.block("lay", ("cuban",), [(name,) for name in c.AVENUE[1:]], cites=("EP-033",))
SHIP: Final[i64] = MOVES.block("ship", ("ship",), [(name,) for name in c.SHIPS], cites=("CU-012", "CU-132"))
BILL: Final[i64] = MOVES.block("bill", ("law",), [(name,) for name in c.LAWS], cites=("CU-031",))

# Turns
DONE: Final[i64] = MOVES.block("done", cites=("DP-003",))
TAKE: Final[i64] = MOVES.block("take", ("kind",), _ALL, cites=("CU-017", "CU-062"))
PLAY: Final[i64] = MOVES.block("play", ("card",), [(card,) for card in c.CHARACTERS], cites=("CU-040",))
CUBAN: Final[i64] = MOVES.block("cuban", ("cuban",), [(name,) for name in c.CUBANS], cites=("EP-010", "EP-011"))
MAIN: Final[i64] = MOVES.block("main", cites=("CU-044",))
ALTERNATE: Final[i64] = MOVES.block("alternative", cites=("CU-044",))
MOVE: Final[i64] = MOVES.block("move", ("row", "column"), _PARCELS, cites=("CU-050", "CU-051"))
REAP: Final[i64] = MOVES.block("harvest", ("kind",), _PRODUCTS, cites=("CU-052",))
WATERED: Final[i64] = MOVES.block("irrigate", ("kind",), _PRODUCTS, cites=("CU-053",))
BUY: Final[i64] = MOVES.block("buy", ("kind",), _MERCHANDISE, cites=("CU-122",))
SELL: Final[i64] = MOVES.block("sell", ("kind",), _MERCHANDISE, cites=("CU-121",))
ERECT: Final[i64] = MOVES.block("build", ("building",), [(name,) for name in c.BUILDINGS], cites=("CU-065", "EP-043"))
ADD: Final[i64] = MOVES.block("extra", ("kind",), _RESOURCES, cites=("CU-065",))
SITE: Final[i64] = MOVES.block("place", ("row", "column"), _PARCELS, cites=("CU-065", "CU-025"))
ACTIVATED: Final[i64] = MOVES.block("activate", ("building",), [(name,) for name in c.BUILDINGS], cites=("CU-070",))
SHIP_PIECE: Final[i64] = MOVES.block("load", ("dock", "kind"), _SLOTS, cites=("CU-080",))

# Use of a building
CONVERT: Final[i64] = MOVES.block("convert", ("kind",), _ALL, cites=("CU-143",))
HAND_IN: Final[i64] = MOVES.block("hand", ("kind",), _ALL, cites=("CU-143",))
HAND_SET: Final[i64] = MOVES.block("set", cites=("DP-093",))
GROW: Final[i64] = MOVES.block("grow", ("kind",), _PRODUCTS, cites=("DP-094",))
EXCHANGE: Final[i64] = MOVES.block("exchange", ("given", "taken"), _SWAPS, cites=("DP-096",))
STOW: Final[i64] = MOVES.block("stow", ("dock", "kind", "slot"), _STOWS, cites=("CU-219", "DP-097"))
CASINO: Final[i64] = MOVES.block("casino", ("gain",), [("vp",), ("pesos",)], cites=("EP-052",))
PUT: Final[i64] = MOVES.block("put", ("dock", "kind"), _SLOTS, cites=("EP-053",))
UNLOAD: Final[i64] = MOVES.block("unload", ("dock", "kind", "slot"), _STOWS, cites=("EP-053",))
INFLUENCE: Final[i64] = MOVES.block("influence", ("type",), [(name,) for name in c.TYPES], cites=("EP-056",))
KEEP: Final[i64] = MOVES.block("store", ("kind",), _PRODUCTS, cites=("CU-029",))

# Cubans and events
SWAP_DOCKS: Final[i64] = MOVES.block("swap", ("dock", "second"), [(1, 2), (2, 3)], cites=("EP-024",))
LAWYER_USE: Final[i64] = MOVES.block("use", ("building",), [(name,) for name in c.BUILDINGS], cites=("EP-025",))
COVERED: Final[i64] = MOVES.block("cover", ("row", "column"), _PARCELS, cites=("EP-043", "EP-044"))
GIVEN: Final[i64] = MOVES.block("gift", ("kind",), _MERCHANDISE, cites=("EP-047",))
_SENDS: Final = [(c.CHARACTERS[first], c.CHARACTERS[second]) for first, second in _CARD_PAIRS]
SENT: Final[i64] = MOVES.block("send", ("card", "second"), _SENDS, cites=("EP-040", "EP-102"))

# Parliament, statutes, end of the round
VETOED: Final[i64] = MOVES.block("veto", ("type",), [(name,) for name in c.TYPES], cites=("CU-096",))
_BIDS: Final = [(votes,) for votes in range(c.MOST_BID + 1)]
OFFER: Final[i64] = MOVES.block("bid", ("n",), _BIDS, cites=("CU-091", "CU-092", "CU-093"))
_LAWS: Final = [(c.TYPES[first], c.TYPES[second]) for first, second in _TYPE_PAIRS]
ENACTED: Final[i64] = MOVES.block("pass", ("type", "second"), _LAWS, cites=("CU-094", "CU-095"))
PAY_TAX: Final[i64] = MOVES.block("pay", ("due",), [("tax",)], "pay-tax", cites=("CU-101", "CU-102"))
PAY_DUTY: Final[i64] = MOVES.block("pay", ("due",), [("duty",)], "pay-duty", cites=("CU-101", "CU-102"))
NO_TAX: Final[i64] = MOVES.block("decline", ("due",), [("tax",)], "decline-tax", cites=("CU-101", "CU-102"))
NO_DUTY: Final[i64] = MOVES.block("decline", ("due",), [("duty",)], "decline-duty", cites=("CU-101", "CU-102"))
GIVE: Final[i64] = MOVES.block("give", ("kind",), _ALL, cites=("CU-220",))
DROP: Final[i64] = MOVES.block("discard", ("kind",), _PRODUCTS, cites=("CU-110",))

CARGO_KINDS: Final[i64] = len(_CARGO)
PAIR_MASK: Final = vec[i64]([1 << first | 1 << second for first, second in _TYPE_PAIRS])
"""The two bills of a ``pass``, as a bit mask of types."""
CARDS_MASK: Final = vec[i64]([1 << first | 1 << second for first, second in _CARD_PAIRS])
"""The two cards of a ``send``, as a bit mask."""


def named(_state: object, _seat: int, move: int) -> Facts:
    """What a move names, for a refusal."""
    return MOVES.facts(move)


def loading(dock: i64, kind: i64) -> i64:
    """The place of a dock (1 to 3) and a kind in the blocks ``load`` and ``put``."""
    return (dock - 1) * CARGO_KINDS + kind


def stowing(dock: i64, kind: i64, slot: i64) -> i64:
    """The place of a dock, a piece and a printed kind in the blocks ``stow`` and ``unload``."""
    return ((dock - 1) * CARGO_KINDS + kind) * CARGO_KINDS + slot
