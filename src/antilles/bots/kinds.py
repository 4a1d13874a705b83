"""The bots by name."""

from __future__ import annotations

from antilles.bots.bot import Bot
from antilles.bots.greedy import Greedy
from antilles.bots.uniform import Uniform

KINDS: dict[str, type[Bot]] = {"uniform": Uniform, "greedy": Greedy}


class NoSuchBot(LookupError):
    """No bot of that name."""


def make_bot(kind: str, seed: int) -> Bot:
    if kind not in KINDS:
        raise NoSuchBot(kind)
    return KINDS[kind](seed)
