"""The move table: three chance draws, then the verbs in rulebook order."""

from collections.abc import Sequence

from antilles.games.santiago_de_cuba import components as c
from antilles.kernel.rules import Final, MoveTable, i64, vec

MOVES: Final = MoveTable()

_ABOUT: Final = {building: (f"SdC-{110 + index}",) for index, building in enumerate(c.BUILDINGS)}
_GOODS: Final = [(good,) for good in c.GOODS]
_BUILDINGS: Final = [(building,) for building in c.BUILDINGS]
_CUBANS: Final = [(cuban,) for cuban in c.CUBANS]
_LOTS: Final = [(good, n) for good in c.GOODS for n in range(1, c.HIGHEST_FACE + 1)]
_SWAPS: Final = [(give, take) for give in range(c.GOOD_COUNT) for take in range(c.GOOD_COUNT) if give != take]

# --- chance -------------------------------------------------------------------------------------------
PLACE_BUILDING: Final[i64] = MOVES.block("building", ("building",), _BUILDINGS, cites=("SdC-020",))
PLACE_CUBAN: Final[i64] = MOVES.block("cuban", ("cuban",), _CUBANS, cites=("SdC-021",))
_ROLLS: Final = [(good, n) for good in c.GOODS for n in range(c.HIGHEST_FACE + 1)]
ROLL: Final[i64] = MOVES.block("roll", ("good", "n"), _ROLLS, cites=("SdC-007",))

# --- seats --------------------------------------------------------------------------------------------
EXCLUDE: Final[i64] = MOVES.block("exclude", ("good",), _GOODS, cites=("SdC-028", "SdC-132"))
_DRIVES: Final = [(stops,) for stops in range(1, c.LONGEST_DRIVE + 1)]
DRIVE: Final[i64] = MOVES.block("drive", ("stops",), _DRIVES, "", ("SdC-040", "SdC-041", "SdC-043", "SdC-045")) - 1
TAKE: Final[i64] = MOVES.block("take", ("good",), _GOODS, cites=("SdC-066",))
TAKE_NOTHING: Final[i64] = MOVES.block("take", ("what",), [("nothing",)], "take-nothing", ("SdC-066",))
_GIFT: Final = ("SdC-067", "SdC-068")
GIVE_PESO: Final[i64] = MOVES.block("give", ("what",), [("peso",)], "give-peso", _GIFT)
GIVE: Final[i64] = MOVES.block("give", ("good",), _GOODS, cites=_GIFT)
GIVE_VP: Final[i64] = MOVES.block("give", ("what",), [("vp",)], "give-vp", _GIFT)
CLAIM: Final[i64] = MOVES.block("claim", ("building",), _BUILDINGS, cites=("SdC-071", "SdC-072", "SdC-108"))
SKIP: Final[i64] = MOVES.block("skip", cites=("SdC-071",))
DELIVER: Final[i64] = MOVES.block("deliver", ("good", "n"), _LOTS, cites=("SdC-081", "SdC-082", "SdC-083"))
_WOOD: Final = [("wood", good, n) for good, n in _LOTS]
_OF_WOOD: Final = ("SdC-090", "SdC-091", "SdC-092")
DELIVER_WOOD: Final[i64] = MOVES.block("deliver", ("kind", "good", "n"), _WOOD, "deliver-wood", _OF_WOOD)
PASS: Final[i64] = MOVES.block("pass", cites=("SdC-084", "SdC-086"))
GO: Final[i64] = MOVES.block("go", ("building",), _BUILDINGS, "", ("SdC-100", "SdC-101", "SdC-102"), _ABOUT)
DECLINE: Final[i64] = MOVES.block("decline", cites=("SdC-104",))


# --- the uses of the buildings, at the broker's own and through Alonso ---------------------------------
def _uses(
    building: int, names: Sequence[str] = (), choices: Sequence[Sequence[int | str]] = ((),), way: str = ""
) -> int:
    """One block of uses: ``use <building>`` with what is to be said about it; the words are the building's."""
    name = c.BUILDINGS[building]
    words = f"use-{name.replace('_', '-')}{way and '-' + way}"
    moves = [(name, *choice) for choice in choices]
    return MOVES.block("use", ("building", *names), moves, words, (*_ABOUT[name], "SdC-104"))


_NUMBERS: Final = [(n,) for n in range(1, c.PIECES_EACH + 1)]

USE_BANK: Final[i64] = _uses(c.BANK)
USE_CHURCH: Final[i64] = _uses(c.CHURCH)
DISTIL: Final[i64] = _uses(c.DISTILLERY, ("n",), _NUMBERS) - 1
ROLL_CIGARS: Final[i64] = _uses(c.CIGAR_FACTORY, ("n",), _NUMBERS) - 1
SWAP: Final[i64] = _uses(c.BLACK_MARKET, ("give", "take"), [(c.GOODS[give], c.GOODS[take]) for give, take in _SWAPS])
USE_SAWMILL: Final[i64] = _uses(c.SAWMILL)
SERVE_CIGAR: Final[i64] = _uses(c.CAFE, ("good",), [("cigar",)], "cigar")
SERVE_RUM: Final[i64] = _uses(c.CAFE, ("good",), [("rum",)], "rum")
SERVE_BOTH: Final[i64] = _uses(c.CAFE, ("good", "second"), [("cigar", "rum")], "both")
ZERO: Final[i64] = _uses(c.CUSTOMS, ("good",), _GOODS)
BUY_VP: Final[i64] = _uses(c.CASINO, ("way", "n"), [("buy", n) for n in range(1, c.CASINO_MOST + 1)], "buy") - 1
SELL_VP: Final[i64] = _uses(c.CASINO, ("way", "n"), [("sell", n) for n in range(1, c.CASINO_MOST + 1)], "sell") - 1
LOWER: Final[i64] = _uses(c.HARBOUR_OFFICE, ("way",), [("left",)], "left")
RAISE: Final[i64] = _uses(c.HARBOUR_OFFICE, ("way",), [("right",)], "right")
SHIP: Final[i64] = _uses(c.OFFICE, ("good",), _GOODS)
READ: Final[i64] = _uses(c.NEWSPAPER)
FLIP: Final[i64] = _uses(c.NEWSPAPER, ("cuban",), _CUBANS, "flip")

USE: Final[i64] = USE_BANK  # the first of the uses, which are the last moves of the table

SWAP_GIVE: Final = vec[i64]([give for give, _ in _SWAPS])
SWAP_TAKE: Final = vec[i64]([take for _, take in _SWAPS])

BUILDING_OF: Final = vec[i64]([c.BUILDINGS.index(MOVES.text(move).split()[1]) for move in range(USE, len(MOVES))])
"""The building of each use, at index move - USE."""


def lot(good: i64, n: i64) -> i64:
    """The place of ``n`` pieces for a die within the deliveries."""
    return good * c.HIGHEST_FACE + n - 1
