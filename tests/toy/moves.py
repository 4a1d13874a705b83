"""The numbers of ``data.toml``, and the move table: a pearl is found, kept or sold; a lamp is bought or not."""

from antilles.kernel.data import load_values
from antilles.kernel.move import MoveTable

DATA = load_values("tests.toy")
PEARLS: tuple[str, ...] = tuple(DATA["bag"])
BAG: list[int] = [DATA["bag"][pearl] for pearl in PEARLS]
WORTH: list[int] = [DATA["worth"][pearl] for pearl in PEARLS]
COST: int = DATA["lamp_cost"]
NONE = -1

MOVES = MoveTable()
PEARL = MOVES.block("pearl", ("pearl",), [(pearl,) for pearl in PEARLS], cites=("PD-020",))
KEEP = MOVES.block("keep", cites=("PD-021", "PD-022"))
SELL = MOVES.block("sell", cites=("PD-021", "PD-022"))
BUY = MOVES.block("buy", cites=("PD-030",))
PASS = MOVES.block("pass", cites=("PD-030",))
