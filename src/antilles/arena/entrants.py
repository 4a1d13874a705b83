"""Who takes part: our bots by name and version, policies, and programs that speak the bot protocol."""

from __future__ import annotations

import shlex
import shutil
from dataclasses import dataclass, field, replace
from importlib.resources import files
from pathlib import Path

from antilles.arena.policy import NETWORKS, installed, policy_bot
from antilles.arena.program import PROTOCOL, Program, ProgramFault
from antilles.bots.kinds import KINDS, THINKERS, NoSuchBot, full_name
from antilles.kernel.game import Game

CORES = tuple(str(cores) for cores in range(2, 129))


class NoSuchProgram(LookupError):
    """The first word of a bot's command is no program that can be run."""


@dataclass(frozen=True)
class Trial:
    """Parameters on trial: ``[search]`` and ``[weights]`` of an ``insight.toml``, and simulated moves a decision."""

    search: dict[str, float]
    weights: dict[str, float]
    steps: int = 0
    iterations: int = 0
    """In place of simulated moves."""
    scale: dict[int, list[float]] = field(default_factory=dict)
    slips: int = 0
    """Parts in 100 of its decisions that it makes carelessly: for games to learn from."""
    nets: dict[int, str] = field(default_factory=dict)
    """What it learned, as texts of files of weights: by seats, and under 0 for all other tables."""


@dataclass(frozen=True)
class Entrant:
    """A bot with its name in the results; ``command`` is empty for one of ours."""

    name: str
    command: tuple[str, ...] = ()
    policy: str = ""
    """Where a policy is found; empty for one of ours and for programs."""
    cores: int = 1
    """Processes in which it thinks."""
    trial: Trial | None = None
    """For tuning: a bot with parameters of its own."""


def present(game: Game, steps: int = 0, iterations: int = 0) -> Trial:
    """What the game's searching bots are today."""
    tuning = game.tuning
    nets = {
        seats: files(game.package).joinpath(name).read_text(encoding="utf-8") for seats, name in tuning.learned.items()
    }
    return Trial(dict(tuning.search), dict(tuning.weights), steps, iterations, dict(tuning.scale), nets=nets)


def our_bot(kind: str, game: Game) -> Entrant:
    """One of ours, or of an installed package; NoSuchBot if there is none."""
    name, star, cores = kind.strip().partition("*")
    try:
        if star:
            return of_several_cores(name, cores, game)
        return Entrant(full_name(name, game))
    except NoSuchBot:
        if installed(name) is None:
            raise
        return policy(name, game)


def of_several_cores(name: str, cores: str, game: Game) -> Entrant:
    """``governor*4`` is a governor who thinks as long as ever, but on four cores. Careless levels have one."""
    full = full_name(name, game)
    level = THINKERS.get(full.partition("@")[0])
    if level is None or level.overlooks_in(game) or level.slips_in(game) or cores not in CORES:
        raise NoSuchBot(f"{name}*{cores}")
    return Entrant(f"{full}*{cores}", cores=int(cores))


def policy(name: str, game: Game) -> Entrant:
    """A policy by its place, whose last part names it in the results; NoSuchPolicy says why it is none."""
    bot = policy_bot(name, game, 0)
    short = Path(name).stem if Path(name).suffix in NETWORKS else name.rpartition(":")[2]
    return Entrant(bot.name if bot.name != "bot" else short, policy=name)


def introduced(entrant: Entrant, seconds: float) -> Entrant:
    """A program by the name that it gives itself; started once for that, and as it was if it does not say."""
    if not entrant.command:
        return entrant
    try:
        running = Program(entrant.command, seconds)
    except ProgramFault:
        return entrant
    try:
        name = name_in(running.ask({"type": "hello", "protocol": PROTOCOL}, "hello"))
    except ProgramFault:
        name = ""
    finally:
        running.close()
    return replace(entrant, name=name) if name else entrant


def name_in(hello: dict[str, object]) -> str:
    """On one line, without what would disturb a table of results; empty if there is none."""
    return " ".join("".join(letter for letter in str(hello.get("name", "")) if letter.isprintable()).split())[:40]


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
