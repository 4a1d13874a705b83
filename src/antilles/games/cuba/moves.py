"""The move table: chance first, then the decisions in the order of a round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antilles.games.cuba.components import (
    AVENUE,
    BUILDINGS,
    CHARACTERS,
    COLUMNS,
    CUBANS,
    DOCKS,
    KINDS,
    LAWS,
    MERCHANDISE,
    MOST_BID,
    MOST_SEATS,
    PARCELS,
    PRODUCTS,
    SHIPS,
    TYPES,
    WOOD,
)
from antilles.kernel.move import MoveTable

TABLE: Final = MoveTable()

_ALL: Final = [(kind,) for kind in KINDS]
_PRODUCTS: Final = [(kind,) for kind in KINDS[:PRODUCTS]]
_MERCHANDISE: Final = [(kind,) for kind in KINDS[:MERCHANDISE]]
_RESOURCES: Final = [(kind,) for kind in KINDS[MERCHANDISE:]]
_CARGO: Final = KINDS[: WOOD + 1]
_PARCELS: Final = [(parcel // COLUMNS + 1, parcel % COLUMNS + 1) for parcel in range(PARCELS)]
_SLOTS: Final = [(dock, kind) for dock in range(1, DOCKS + 1) for kind in _CARGO]
_STOWS: Final = [(dock, kind, slot) for dock in range(1, DOCKS + 1) for kind in _CARGO for slot in _CARGO]
_TYPE_PAIRS: Final = [(first, second) for first in range(4) for second in range(first + 1, 4)]
_CARD_PAIRS: Final = [(first, second) for first in range(5) for second in range(first + 1, 5)]
_SWAPS: Final = [(given, taken) for given in KINDS[MERCHANDISE:] for taken in KINDS[MERCHANDISE:]]

# Chance
START: Final[i64] = TABLE.block("start", ("who",), [(seat,) for seat in range(MOST_SEATS)])
REMOVE: Final[i64] = TABLE.block("remove", ("building",), [(name,) for name in BUILDINGS])
REPLACE: Final[i64] = TABLE.block("replace", ("cuban",), [(name,) for name in CUBANS])
LAY: Final[i64] = TABLE.block("lay", ("cuban",), [(name,) for name in AVENUE[1:]])
SHIP: Final[i64] = TABLE.block("ship", ("ship",), [(name,) for name in SHIPS])
BILL: Final[i64] = TABLE.block("bill", ("law",), [(name,) for name in LAWS])

# Turns
DONE: Final[i64] = TABLE.block("done")
TAKE: Final[i64] = TABLE.block("take", ("kind",), _ALL)
PLAY: Final[i64] = TABLE.block("play", ("card",), [(card,) for card in CHARACTERS])
CUBAN: Final[i64] = TABLE.block("cuban", ("cuban",), [(name,) for name in CUBANS])
MAIN: Final[i64] = TABLE.block("main")
ALTERNATE: Final[i64] = TABLE.block("alternative")
MOVE: Final[i64] = TABLE.block("move", ("row", "column"), _PARCELS)
REAP: Final[i64] = TABLE.block("harvest", ("kind",), _PRODUCTS)
WATERED: Final[i64] = TABLE.block("irrigate", ("kind",), _PRODUCTS)
BUY: Final[i64] = TABLE.block("buy", ("kind",), _MERCHANDISE)
SELL: Final[i64] = TABLE.block("sell", ("kind",), _MERCHANDISE)
ERECT: Final[i64] = TABLE.block("build", ("building",), [(name,) for name in BUILDINGS])
ADD: Final[i64] = TABLE.block("extra", ("kind",), _RESOURCES)
SITE: Final[i64] = TABLE.block("place", ("row", "column"), _PARCELS)
ACTIVATED: Final[i64] = TABLE.block("activate", ("building",), [(name,) for name in BUILDINGS])
SHIP_PIECE: Final[i64] = TABLE.block("load", ("dock", "kind"), _SLOTS)

# Use of a building
CONVERT: Final[i64] = TABLE.block("convert", ("kind",), _ALL)
HAND_IN: Final[i64] = TABLE.block("hand", ("kind",), _ALL)
HAND_SET: Final[i64] = TABLE.block("set")
GROW: Final[i64] = TABLE.block("grow", ("kind",), _PRODUCTS)
EXCHANGE: Final[i64] = TABLE.block("exchange", ("given", "taken"), _SWAPS)
STOW: Final[i64] = TABLE.block("stow", ("dock", "kind", "slot"), _STOWS)
CASINO: Final[i64] = TABLE.block("casino", ("gain",), [("vp",), ("pesos",)])
PUT: Final[i64] = TABLE.block("put", ("dock", "kind"), _SLOTS)
UNLOAD: Final[i64] = TABLE.block("unload", ("dock", "kind", "slot"), _STOWS)
INFLUENCE: Final[i64] = TABLE.block("influence", ("type",), [(name,) for name in TYPES])
KEEP: Final[i64] = TABLE.block("store", ("kind",), _PRODUCTS)

# Cubans and events
SWAP_DOCKS: Final[i64] = TABLE.block("swap", ("dock", "second"), [(1, 2), (2, 3)])
LAWYER_USE: Final[i64] = TABLE.block("use", ("building",), [(name,) for name in BUILDINGS])
COVERED: Final[i64] = TABLE.block("cover", ("row", "column"), _PARCELS)
GIVEN: Final[i64] = TABLE.block("gift", ("kind",), _MERCHANDISE)
SENT: Final[i64] = TABLE.block(
    "send", ("card", "second"), [(CHARACTERS[first], CHARACTERS[second]) for first, second in _CARD_PAIRS]
)

# Parliament, statutes, end of the round
VETOED: Final[i64] = TABLE.block("veto", ("type",), [(name,) for name in TYPES])
OFFER: Final[i64] = TABLE.block("bid", ("n",), [(votes,) for votes in range(MOST_BID + 1)])
ENACTED: Final[i64] = TABLE.block("pass", ("type", "second"), [(TYPES[a], TYPES[b]) for a, b in _TYPE_PAIRS])
PAY_TAX: Final[i64] = TABLE.block("pay", ("due",), [("tax",)], "pay-tax")
PAY_DUTY: Final[i64] = TABLE.block("pay", ("due",), [("duty",)], "pay-duty")
NO_TAX: Final[i64] = TABLE.block("decline", ("due",), [("tax",)], "decline-tax")
NO_DUTY: Final[i64] = TABLE.block("decline", ("due",), [("duty",)], "decline-duty")
GIVE: Final[i64] = TABLE.block("give", ("kind",), _ALL)
DROP: Final[i64] = TABLE.block("discard", ("kind",), _PRODUCTS)

CARGO_KINDS: Final[i64] = len(_CARGO)
PAIR_MASK: Final = vec[i64]([1 << first | 1 << second for first, second in _TYPE_PAIRS])
"""The two bills of a ``pass``, as a bit mask of types."""
CARDS_MASK: Final = vec[i64]([1 << first | 1 << second for first, second in _CARD_PAIRS])
"""The two cards of a ``send``, as a bit mask."""


def loading(dock: i64, kind: i64) -> i64:
    """The place of a dock (1 to 3) and a kind in the blocks ``load`` and ``put``."""
    return (dock - 1) * CARGO_KINDS + kind


def stowing(dock: i64, kind: i64, slot: i64) -> i64:
    """The place of a dock, a piece and a printed kind in the blocks ``stow`` and ``unload``."""
    return ((dock - 1) * CARGO_KINDS + kind) * CARGO_KINDS + slot
