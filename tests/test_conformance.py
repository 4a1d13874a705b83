"""Every game keeps what the kernel promises: a game that is found is tested, and so is the toy game.

The random games are the same in every run; ANTILLES_SEED=2 (or 3, …) plays others. Set-ups without options run every
check, interpreted and compiled. Where an option is turned, the checks run whose answer may depend on it, compiled
(``test_agreement`` holds the two modes together for every set-up). Words are read once a game. ANTILLES_COMPLETE=1, as
``make check-all`` sets it, runs every check on every set-up in both modes.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from antilles.bots.bot import Bot
from antilles.bots.greedy import Greedy
from antilles.bots.thinker import Budget, Thinker
from antilles.bots.uniform import Uniform
from antilles.games import games
from antilles.testing import (
    GAME_CHECKS,
    Broken,
    Case,
    Scramble,
    Setup,
    bots_answer_views_with_legal_moves,
    bots_do_not_cheat,
    setups,
)
from tests.bots.nets import LearnedBot
from tests.selection import broken_by, checks_of, word_checks
from tests.toy.game import GAME as TOY

HERE = Path(__file__).parent
SEED = int(os.environ.get("ANTILLES_SEED", "1"))
GAMES = {**games(), TOY.name: TOY}
SCRAMBLES = {name: HERE / "games" / name / "scramble.py" for name in games()} | {TOY.name: HERE / "toy" / "scramble.py"}
SETUPS = [(name, setup) for name, game in GAMES.items() for setup in setups(game)]
TABLES = [(name, setup) for name, setup in SETUPS if not setup.options]


def careless(seed: int) -> Bot:
    """As the weaker levels are, and were: some moves do not come to mind, others are drawn."""
    bot = Thinker(seed, Budget(iterations=5), slips=25)
    bot.overlooks = 50
    return bot


BOTS: dict[str, Callable[[int], Bot]] = {
    "uniform": Uniform,
    "greedy": Greedy,
    "searching": lambda seed: Thinker(seed, Budget(iterations=20)),  # what every level is
    "careless": careless,
    "learned": LearnedBot,
}


def load_scramble(name: str) -> Scramble:
    """The game's test-side ``scramble``, written from the rulebook, by path."""
    spec = spec_from_file_location(f"scramble_{name}", SCRAMBLES[name])
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    scramble: Scramble = module.scramble
    return scramble


def case_of(name: str, setup: Setup) -> Case:
    index = [str(other) for other in setups(GAMES[name])].index(str(setup))
    return Case(GAMES[name], setup, seed=SEED * 100 + index, scramble=load_scramble(name))


@cache
def table_of(name: str, seats: int) -> Case:
    """A set-up without options, which bots play too: its games are kept."""
    return case_of(name, Setup(seats))


PLAYS = [(name, setup) for name, setup in SETUPS if checks_of(not setup.options)]


def name_of(value: object) -> str | None:
    if isinstance(value, Setup):
        return str(value)
    return getattr(value, "__name__", None)


@pytest.mark.parametrize("name", GAMES)
def test_papers(name: str) -> None:
    broken = broken_by(GAMES[name], GAME_CHECKS)

    assert not broken, "\n".join(broken)


@pytest.mark.parametrize(("name", "setup"), PLAYS, ids=name_of)
def test_play(name: str, setup: Setup) -> None:
    broken = broken_by(case_of(name, setup), checks_of(not setup.options))

    assert not broken, "\n".join(broken)


@pytest.mark.parametrize("check", word_checks(), ids=name_of)
@pytest.mark.parametrize("name", GAMES)
def test_words(name: str, check: Callable[[Case], None]) -> None:
    """Every set-up, as options have messages of their own; one game of each."""
    for index, setup in enumerate(setups(GAMES[name])):
        check(Case(GAMES[name], setup, seed=SEED * 100 + index, games=1))


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize(("name", "setup"), TABLES, ids=name_of)
def test_bots(name: str, setup: Setup, kind: str) -> None:
    make = BOTS[kind]

    bots_answer_views_with_legal_moves(table_of(name, setup.seats), make)
    bots_do_not_cheat(table_of(name, setup.seats), make)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_what_is_secret(name: str) -> None:
    assert SCRAMBLES[name].exists(), "each game has tests/games/<game>/scramble.py, if only to return a copy"


def test_every_check_that_breaks_is_named_with_its_reason() -> None:
    def holds(case: Case) -> None:
        assert case.seats == 2

    def breaks(case: Case) -> None:
        raise Broken("a promise")

    def stumbles(case: Case) -> None:
        case.walks[len(case.walks)].clear()

    found = broken_by(table_of(TOY.name, 2), (holds, breaks, stumbles))

    assert [line.partition(":")[0] for line in found] == ["breaks", "stumbles"]
    assert "a promise" in found[0] and "IndexError" in found[1]
