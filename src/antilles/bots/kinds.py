"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from antilles.bots.bot import Bot
from antilles.bots.greedy import Greedy
from antilles.bots.levels import LEVELS
from antilles.bots.uniform import Uniform

KINDS: dict[str, Callable[[int], Bot]] = {
    "uniform": Uniform,
    "greedy": Greedy,
    **{level.name: level.bot for level in LEVELS},
}
VERSIONS: dict[str, int] = {"uniform": 1, "greedy": 2, **{level.name: level.version for level in LEVELS}}


class NoSuchBot(LookupError):
    """No bot of that name, or not of that version."""


def full_name(kind: str) -> str:
    """``captain`` as ``captain@1``; NoSuchBot for what is not there."""
    name, _, version = kind.partition("@")
    if name not in KINDS or (version and version != str(VERSIONS[name])):
        raise NoSuchBot(kind)
    return f"{name}@{VERSIONS[name]}"


def make_bot(kind: str, seed: int) -> Bot:
    return KINDS[full_name(kind).partition("@")[0]](seed)
