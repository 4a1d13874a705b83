"""Whether a table can be played on by the rules that this server has: its edition, and a digest of the rules' data.

A game's edition goes up when its rules change; the digest changes with any number of its data files. A table is
played on only if both are the same as when it was made, so that a deploy never changes the rules under anybody's hands.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec.structs import replace

from antilles.games import games
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
    return found


def digest_of(data: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":"), default=str).encode()).hexdigest()[
        :16
    ]


@cache
def rules_digest(name: str) -> str:
    """The digest of a game's data, as this server has it."""
    return digest_of(data_of(games()[name]))


def stamped(head: Head) -> Head:
    """The head of a new table: it is made by the rules that are here now."""
    return replace(head, edition=games()[head.game].edition, rules=rules_digest(head.game))


def same_rules(head: Head) -> bool:
    """Whether this server has the rules that the table was made with; tables from before digests have none."""
    game = games()[head.game]
    return head.edition == game.edition and head.rules in ("", rules_digest(head.game))
