"""The numbers of ``data.toml`` as tables the rules can read at native speed."""

from antilles.kernel.data import DataError, load_values
from antilles.kernel.rules import Final, i64, names_in, vec

_DATA: Final = load_values("antilles.games.santo_domingo")

# Cards are bits, so that a hand is one small number: card k of the list is 1 << k.
CAPTAIN: Final = 1
ADMIRAL: Final = 2
GOVERNOR: Final = 4
FRIGATE: Final = 8
GALLEON: Final = 16
CUSTOMS: Final = 32
TRADER: Final = 64
BEGGAR: Final = 128
ALL_CARDS: Final = 255
CARDS: Final = ("captain", "admiral", "governor", "frigate", "galleon", "customs", "trader", "beggar")

MOST_SEATS: Final = 6
SPACES: Final = 16


def _by_seats(name: str) -> vec[i64]:
    """A value for each seat count as a table with the seat count as index."""
    return vec[i64]([int(_DATA[name].get(str(seats), 0)) for seats in range(MOST_SEATS + 1)])


ADVANCE: Final = _by_seats("advance")
CARDS_PER_ROUND: Final = _by_seats("cards_per_round")
OWN_CARDS_COUNT: Final = vec[i64]([0 if seats in _DATA["own_cards_count"] else 1 for seats in range(MOST_SEATS + 1)])
START_VP_ROW: Final[i64] = _DATA["start_marker"]["vp"]
START_GOODS_ROW: Final[i64] = _DATA["start_marker"]["goods"]
START_EXCHANGE_ROW: Final[i64] = _DATA["start_marker"]["exchange"]
ROW_MAX: Final[i64] = _DATA["row_max"]
GOODS_MAX: Final[i64] = _DATA["goods_max"]
CAPTAIN_MAX: Final[i64] = _DATA["captain_max"]
ADMIRAL_MAX: Final[i64] = _DATA["admiral_max"]
FRIGATE_MAX: Final[i64] = _DATA["frigate_max"]
GOVERNOR_PER_CAPTAIN: Final[i64] = _DATA["governor"]["captain"]
GOVERNOR_PER_ADMIRAL: Final[i64] = _DATA["governor"]["admiral"]
CUSTOMS_PER_FRIGATE: Final[i64] = _DATA["customs"]["frigate"]
CUSTOMS_PER_GALLEON: Final[i64] = _DATA["customs"]["galleon"]
TRADER_BACK: Final[i64] = _DATA["trader_back_per_extra"]
BEGGAR_BY_HAND: Final = vec[i64]([int(goods) for goods in _DATA["beggar_by_hand"]])
BEGGAR_PER_TRADER: Final[i64] = _DATA["beggar_per_trader"]
ROUND_LIMIT: Final[i64] = _DATA["round_limit"]

SIDES: Final = ("standard", "winter")
TRACKS: Final = (tuple(_DATA["exchange_standard"]), tuple(_DATA["exchange_winter"]))
TARGETS: Final = (str(_DATA["targets"]["normal"]), str(_DATA["targets"]["expert"]))
EXPERT_SEATS: Final = tuple(_DATA["expert_seats"])


def rate(text: str) -> tuple[int, int]:
    """A rate "a:b": a goods for b VP. None may give more VP than goods: the move table ends there."""
    goods, colon, vp = text.partition(":")
    if not (colon and goods.isdigit() and vp.isdigit() and 0 < int(vp) <= int(goods)):
        raise DataError(f"santo_domingo/data.toml: {text!r} is no exchange rate")
    return int(goods), int(vp)


def _best(track: tuple[str, ...], space: int) -> list[int]:
    """SD-048, SD-105: most VP for each number of goods at the rate of a space and all lesser ones."""
    top_goods, top_vp = rate(track[space])
    rates = {rate(text) for text in track}
    lots = [(goods, vp) for goods, vp in rates if vp * top_goods <= top_vp * goods]
    best = [0] * (GOODS_MAX + 1)
    for goods in range(1, GOODS_MAX + 1):
        best[goods] = max([best[goods - 1], *[best[goods - cost] + vp for cost, vp in lots if cost <= goods]])
    return best


_BESTS: Final = [_best(track, space) for track in TRACKS for space in range(SPACES)]
EXCHANGE_VP: Final = vec[i64]([vp for best in _BESTS for vp in best])
"""VP for goods, at index (side * 16 + space) * (GOODS_MAX + 1) + goods."""
EXCHANGE_AMOUNTS: Final = vec[i64](
    [1 | sum([1 << goods for goods in range(1, GOODS_MAX + 1) if best[goods] > best[goods - 1]]) for best in _BESTS]
)
"""Bit mask of the amounts that bring more than one good fewer, and of nothing at all, at index side * 16 + space."""

FINAL_GOODS: Final[i64] = rate(_DATA["final_exchange"])[0]
FINAL_VP: Final[i64] = rate(_DATA["final_exchange"])[1]


def cards_in(mask: int) -> tuple[str, ...]:
    """The names of the cards in a bit mask, in rulebook order."""
    return names_in(mask, CARDS)
