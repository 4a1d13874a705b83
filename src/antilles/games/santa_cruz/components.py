"""The words of the rules as numbers, and the numbers of ``data.toml``."""

from antilles.kernel.data import DataError, load_values, whole
from antilles.kernel.rules import Any, Final, i64, vec

PACKAGE: Final = "antilles.games.santa_cruz"
_DATA: Final = load_values(PACKAGE)

TERRAINS: Final = ("coast", "land", "volcano")
COAST: Final = 0
LAND: Final = 1
VOLCANO: Final = 2

BUILDINGS: Final = ("house", "church", "lighthouse")
HOUSE: Final = 0
CHURCH: Final = 1
LIGHTHOUSE: Final = 2
KINDS: Final = 3

GOODS: Final = ("sheep", "fish", "wood", "rice", "gold")
FISH_BIT: Final = 2

# The three ways to build come first: a double is played as one of them.
CARDS: Final = ("ship", "river", "road", "double")
SHIP: Final = 0
RIVER: Final = 1
ROAD: Final = 2
DOUBLE: Final = 3
WAYS: Final = 3
CARD_KINDS: Final = 4

# Where a player is within a double.
SINGLE: Final = 0
FIRST_HALF: Final = 1
SECOND_HALF: Final = 2

MOST_SEATS: Final = 4
DRAWN: Final = -1
NONE: Final = -1


def _number(name: str, value: Any, least: int) -> int:
    return whole(value, f"santa_cruz/data.toml: [{name}]", least)


_DEALT: Final = _DATA["objectives_dealt"]
OBJECTIVES_DEALT: Final = vec[i64](
    [0, 0] + [_number("objectives_dealt", _DEALT.get(str(seats)), 1) for seats in range(2, MOST_SEATS + 1)]
)
"""SC-024: objectives for each seat count, with the seat count as index."""
START_POINTS: Final = vec[i64]([_number("start_points", points, 0) for points in _DATA["start_points"]])
"""SC-028: points by place in the playing order; no two alike, or the game could end in a tie."""
if len(START_POINTS) != MOST_SEATS or len(set(START_POINTS)) != MOST_SEATS:
    raise DataError(f"santa_cruz/data.toml: [start_points] must be {MOST_SEATS} different numbers")
LAP: Final[i64] = _number("track_spaces", _DATA["track_spaces"], 1)
