"""The numbers of ``data.toml`` and the words for phases."""

from __future__ import annotations

from typing import Any

from antilles.kernel.data import load_data

DATA: dict[str, Any] = {name: datum.value for name, datum in load_data("tests.toy").items()}

PEARLS: tuple[str, ...] = tuple(DATA["bag"])
BAG: list[int] = [DATA["bag"][pearl] for pearl in PEARLS]
WORTH: list[int] = [DATA["worth"][pearl] for pearl in PEARLS]
ROUNDS: tuple[str, ...] = tuple(DATA["rounds"])
START_COINS: int = DATA["start_coins"]
LAMP_COST: int = DATA["lamp_cost"]
MOST_LAMPS: int = DATA["most_lamps"]
LAMP_POINTS: int = DATA["lamp_points"]
KEPT_BONUS: int = DATA["kept_bonus"]

DIVE, CHOOSE, MARKET, OVER = range(4)
PHASES = ("dive", "choose", "market", "over")
NONE = -1
