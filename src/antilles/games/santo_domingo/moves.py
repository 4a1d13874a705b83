"""The move table: play one card, play two, exchange goods for VP."""

from antilles.games.santo_domingo.components import CARDS, GOODS_MAX
from antilles.kernel.data import read_toml
from antilles.kernel.rules import Final, MoveTable, i64, vec

_PAIRS: Final = [(first, second) for first in range(8) for second in range(first + 1, 8)]
_LOTS: Final = [(goods, vp) for goods in range(GOODS_MAX + 1) for vp in range(goods + 1)]

_CARD_PAIRS: Final = [(CARDS[first], CARDS[second]) for first, second in _PAIRS]
MOVES: Final = MoveTable(read_toml("antilles.games.santo_domingo", "about.toml"))

PLAY: Final[i64] = MOVES.block("play", ("card",), [(card,) for card in CARDS], cites=("SD-025",))
PLAY_TWO: Final[i64] = MOVES.block("play", ("card", "second"), _CARD_PAIRS, "play-two", ("SD-025",))
EXCHANGE: Final[i64] = MOVES.block("exchange", ("goods", "vp"), _LOTS, cites=("SD-048", "SD-049", "SD-050"))

CARDS_OF: Final = vec[i64]([1 << card for card in range(8)] + [1 << first | 1 << second for first, second in _PAIRS])
"""The cards of a play, as a bit mask, by move number."""

LOT_GOODS: Final = vec[i64]([goods for goods, _ in _LOTS])
LOT_VP: Final = vec[i64]([vp for _, vp in _LOTS])


def lot(goods: i64, vp: i64) -> i64:
    """The move that exchanges these goods for these VP."""
    return EXCHANGE + goods * (goods + 1) // 2 + vp
