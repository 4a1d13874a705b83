"""The set-ups that the environments are tested with: every seat count, and every other value of an option once."""

from __future__ import annotations

from typing import Any

from antilles.games import games
from antilles.testing import Setup, setups

MAIN_OPTIONS = 4
"""Options of a game beyond these change single numbers, and nothing that an adapter sees."""


def main_setups() -> list[tuple[str, Setup]]:
    found: list[tuple[str, Setup]] = []
    for game in games().values():
        main = {option.name for option in game.options[:MAIN_OPTIONS]}
        found += [(game.name, setup) for setup in setups(game) if set(setup.options) <= main]
    return found


SETUPS = main_setups()
TABLES = [(name, setup.seats) for name, setup in SETUPS if not setup.options]
IDS = [f"{name}-{setup}" for name, setup in SETUPS]


def settings(setup: Setup) -> dict[str, Any]:
    return {"seats": setup.seats, "options": dict(setup.options)}
