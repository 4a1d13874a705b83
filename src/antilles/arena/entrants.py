"""Who takes part: our bots by name and version, and programs that speak the bot protocol."""

from __future__ import annotations

import shlex
import shutil
from dataclasses import dataclass, replace
from pathlib import Path

from antilles.bots.kinds import KINDS, full_name
from antilles.kernel.game import Game


class NoSuchProgram(LookupError):
    """The first word of a bot's command is no program that can be run."""


@dataclass(frozen=True)
class Trial:
    """Parameters on trial: ``[search]`` and ``[weights]`` of an ``insight.toml``, and simulated moves a decision."""

    search: dict[str, float]
    weights: dict[str, float]
    steps: int


@dataclass(frozen=True)
class Entrant:
    """A bot with its name in the results; ``command`` is empty for one of ours."""

    name: str
    command: tuple[str, ...] = ()
    trial: Trial | None = None
    """For tuning: a bot with parameters of its own."""


def our_bot(kind: str, game: Game) -> Entrant:
    """NoSuchBot if there is none."""
    return Entrant(full_name(kind.strip(), game))


def bots_on_offer(game: Game, asked: str) -> str:
    """For who asked in vain: all names, with their versions if it was about one."""
    return ", ".join(full_name(kind, game) if "@" in asked else kind for kind in KINDS)


def program(command: str) -> Entrant:
    """A program started by this command line; its script's name is its name in the results."""
    try:
        words = tuple(shlex.split(command))
    except ValueError:
        raise NoSuchProgram(command) from None
    if not words or shutil.which(words[0]) is None:
        raise NoSuchProgram(words[0] if words else command)
    scripts = [word for word in words[1:] if not word.startswith("-")]
    return Entrant(Path(scripts[0] if scripts else words[0]).name, words)


def numbered(entrants: list[Entrant]) -> list[Entrant]:
    """The same entrants with different names: a second ``greedy@2`` is ``greedy@2#2``."""
    seen: dict[str, int] = {}
    result = []
    for entrant in entrants:
        seen[entrant.name] = seen.get(entrant.name, 0) + 1
        again = seen[entrant.name]
        result.append(entrant if again == 1 else replace(entrant, name=f"{entrant.name}#{again}"))
    return result
