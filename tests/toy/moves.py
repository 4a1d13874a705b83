"""The move table: the sea gives a pearl, a diver keeps or sells it, buys a lamp or passes."""

from __future__ import annotations

from antilles.kernel.move import MoveTable
from tests.toy.tables import PEARLS

TABLE = MoveTable()
PEARL = TABLE.block("pearl", ("pearl",), [(pearl,) for pearl in PEARLS])
KEEP = TABLE.block("keep")
SELL = TABLE.block("sell")
BUY = TABLE.block("buy")
PASS = TABLE.block("pass")
