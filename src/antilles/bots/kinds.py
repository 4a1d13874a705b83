"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from antilles.bots.bot import Bot
from antilles.bots.greedy import Greedy
from antilles.bots.levels import LEVELS, Level
from antilles.bots.uniform import Uniform
from antilles.kernel.game import Game

KINDS: dict[str, Callable[[int], Bot]] = {
    "uniform": Uniform,
    "greedy": Greedy,
    **{level.name: level.bot for level in LEVELS},
}
VERSIONS: dict[str, int] = {"uniform": 1, "greedy": 2, **{level.name: level.version for level in LEVELS}}
"""Where a game's ``insight.toml`` does not say: a bot may have changed in one game alone."""
THINKERS: dict[str, Level] = {level.name: level for level in LEVELS}
PARTS = tuple(str(part) for part in range(2, 101))


class NoSuchBot(LookupError):
    """No bot of that name, or not of that version."""


def version_in(game: Game, name: str) -> int:
    return int(game.tuning.versions.get(name, VERSIONS[name]))


def full_name(kind: str, game: Game) -> str:
    """``captain`` as ``captain@2``, by the game that it plays; NoSuchBot for what is not there.

    ``captain/3`` is a captain who thinks for a third of the iterations, for measuring: ``captain@2/3``. Levels that
    played otherwise before are still there by their version of then, if the game has kept it.
    """
    whole, slash, part = kind.partition("/")
    name, _, asked = whole.partition("@")
    if name not in KINDS or (slash and (name not in THINKERS or part not in PARTS)):
        raise NoSuchBot(kind)
    version = asked or str(version_in(game, name))
    if version != str(version_in(game, name)) and not former_version(name, version, game):
        raise NoSuchBot(kind)
    return f"{name}@{version}{slash}{part}"


def former_version(name: str, version: str, game: Game) -> int:
    """The number of a version of before that the game has kept; 0 if this is none."""
    kept = [number for number in game.former if str(number) == version]
    return kept[0] if kept and name in THINKERS and kept[0] != version_in(game, name) else 0


def make_bot(kind: str, seed: int, game: Game) -> Bot:
    whole, slash, part = full_name(kind, game).partition("/")
    name, _, version = whole.partition("@")
    former = former_version(name, version, game)
    if slash or former:
        return THINKERS[name].bot(seed, int(part) if slash else 1, former)
    return KINDS[name](seed)
