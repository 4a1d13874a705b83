"""Whether a table can be played on by the rules that this server has: its edition, and a digest of the rules' data.

A game's edition goes up when its rules change; the digest changes with any number of its data files. A table is
played on only if both are the same as when it was made, so that a deploy never changes the rules under anybody's hands.
What an owner of the printed game has corrected stands in the head: a table keeps the data it was begun with.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec.structs import replace

from antilles.box.house import game_here
from antilles.games import games, with_data
from antilles.kernel.data import Corrections, played_by
from antilles.kernel.game import Game
from antilles.server.tables.entry import Head

NOT_RULES = ("rules.toml", "insight.toml", "appraisal.toml")
"""Statements in words, what bots know, and how analyses judge: none of them decides anything."""


def data_of(game: Game) -> dict[str, Any]:
    """The data files of a game, without comments and sources: what its rules read."""
    found: dict[str, Any] = {}
    for file in files(game.package).iterdir():
        if file.name.endswith(".toml") and file.name not in NOT_RULES:
            read = tomllib.loads(file.read_text(encoding="utf-8"))
            found[file.name] = {
                name: datum["value"] if isinstance(datum, dict) and "value" in datum else datum
                for name, datum in read.items()
            }
        elif file.name.endswith(".json"):
            found[file.name] = json.loads(file.read_text(encoding="utf-8"))
            found[file.name].pop("owners", None)
    return found


def digest_of(data: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":"), default=str).encode()).hexdigest()[
        :16
    ]


@cache
def package_data(name: str) -> dict[str, Any]:
    """The data of a game's package, as this server has them."""
    return data_of(games()[name])


def rules_digest(name: str, corrections: Corrections | None = None) -> str:
    """The digest of a game's data, with what this house has corrected of them, or with other corrections."""
    played = played_by(games()[name].corrections if corrections is None else corrections)
    return digest_of({**package_data(name), "corrections": played} if played else package_data(name))


def stamped(head: Head) -> Head:
    """The head of a new table: it is made by the rules that are here now, and by the data that it names."""
    return replace(head, edition=games()[head.game].edition, rules=rules_digest(head.game, head.corrections))


def by_house(head: Head) -> Head:
    """The head of a table that is played by the data of this house; deals of the day are by the package's."""
    if head.deal:
        return head
    return replace(head, corrections=played_by(game_here(head.game).corrections))


def same_rules(head: Head) -> bool:
    """Whether this server has the rules that the table was made with; tables from before digests have none.

    What an owner had corrected then is in the head itself, whatever the house has corrected since.
    """
    game = games()[head.game]
    return head.edition == game.edition and head.rules in ("", rules_digest(head.game, head.corrections))


def game_of(head: Head) -> Game:
    """The game with the data that the table was begun with."""
    return with_data(head.game, head.corrections)
