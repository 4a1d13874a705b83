"""Better parameters by playing: a challenger with changed values plays the champion, and takes its place if it wins.

Both think for the same number of simulated moves, so that a plan with short rollouts gets more of them, as it would by
the clock; nothing here looks at one, so the same seed finds the same values.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import exp, sqrt

from antilles.arena.elo import Rating, rate
from antilles.arena.entrants import Entrant, Trial
from antilles.arena.results import Result, in_order
from antilles.arena.schedule import number_from, schedule
from antilles.arena.tournament import play_tournament
from antilles.kernel.data import Tuning

SPREAD = 0.3
CHANGED = 0.4
HORIZONS = (0, 8, 16, 30, 60)
PERCENT = ("trust", "follow")
OLD = "before"
NEW = "after"


@dataclass(frozen=True)
class Course:
    """How to tune: challengers, games against each, games of the last comparison, and how all of them think."""

    seats: int
    rounds: int
    games: int
    check: int
    steps: int
    seed: int
    jobs: int = 1


@dataclass(frozen=True)
class Step:
    """What became of one challenger."""

    number: int
    trial: Trial
    score: float
    taken: bool


def challenge(champion: Trial, dice: random.Random, only: str) -> Trial:
    """The champion with some of its values changed; ``only`` is search, weights or all."""
    search = dict(champion.search)
    weights = dict(champion.weights)
    names = [("search", name) for name in search if name != "governor" and only != "weights"]
    names += [("weights", name) for name in weights if only != "search"]
    chosen = [name for name in names if dice.random() < CHANGED] or [dice.choice(names)]
    for table, name in chosen:
        if table == "weights":
            weights[name] = changed(weights[name], dice)
        else:
            search[name] = changed_parameter(name, search[name], dice)
    return replace(champion, search=search, weights=weights)


def changed(value: float, dice: random.Random) -> float:
    """Some more or some less, in three figures."""
    return float(f"{value * exp(dice.gauss(0.0, SPREAD)):.3g}")


def changed_parameter(name: str, value: float, dice: random.Random) -> float:
    if isinstance(value, bool):
        return not value
    if name in PERCENT:
        return min(100, max(0, int(value) + dice.choice((-30, -20, -10, 10, 20, 30))))
    if name == "horizon":
        return dice.choice([horizon for horizon in HORIZONS if horizon != value])
    return changed(value, dice)


def tune(
    game: str,
    start: Trial,
    course: Course,
    only: str,
    report: Callable[[Step], None] = lambda _: None,
    played: Callable[[Result], None] = lambda _: None,
) -> Trial:
    """The last champion. A challenger wins if its score is above a half by more than its own uncertainty."""
    champion = start
    for number in range(course.rounds):
        dice = random.Random(number_from(course.seed, "challenger", number))  # noqa: S311
        challenger = challenge(champion, dice, only)
        results = match(game, champion, challenger, course, course.games, number, played)
        score, doubt = score_of(results)
        taken = score > 0.5 + doubt
        if taken:
            champion = challenger
        report(Step(number + 1, challenger, score, taken))
    return champion


def match(
    game: str,
    before: Trial,
    after: Trial,
    course: Course,
    games: int,
    number: int,
    played: Callable[[Result], None] = lambda _: None,
) -> list[Result]:
    entrants = [Entrant(OLD, trial=before), Entrant(NEW, trial=after)]
    pairings = schedule(2, course.seats, games, number_from(course.seed, "match", number))
    results: list[Result] = []

    def keep(result: Result) -> None:
        results.append(result)
        played(result)

    play_tournament(game, entrants, pairings, {}, jobs=course.jobs, report=keep)
    return in_order(results)


def score_of(results: list[Result]) -> tuple[float, float]:
    """How often ``after`` was ahead of ``before`` by game, and the standard error."""
    shares = [share_ahead(result) for result in results]
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
    return mean, sqrt(spread / len(shares))


def share_ahead(result: Result) -> float:
    mine = [place for bot, place in zip(result.bots, result.places, strict=True) if bot == NEW]
    theirs = [place for bot, place in zip(result.bots, result.places, strict=True) if bot == OLD]
    pairs = [(ours, other) for ours in mine for other in theirs]
    return sum(1.0 if ours < other else 0.5 if ours == other else 0.0 for ours, other in pairs) / len(pairs)


def compare(
    game: str, before: Trial, after: Trial, course: Course, played: Callable[[Result], None] = lambda _: None
) -> Rating:
    """The gap between ``after`` and ``before`` in fresh games: ``step`` with its interval, below 0 if it is worse."""
    results = match(game, before, after, course, course.check, -1, played)
    best, worst = rate(results)
    assert best.step is not None and best.step_low is not None and best.step_high is not None
    if best.bot == NEW:
        return best
    return replace(worst, step=-best.step, step_low=-best.step_high, step_high=-best.step_low)


def write_toml(header: str, tuning: Tuning) -> str:
    """The text of an ``insight.toml``."""
    rows = [f"# {line}" for line in header.split("\n")]
    tables: dict[str, Mapping[str, float]] = {
        "search": tuning.search,
        "weights": tuning.weights,
        "levels": tuning.levels,
        "versions": tuning.versions,
    }
    for table, values in ((table, values) for table, values in tables.items() if values):
        rows += ["", f"[{table}]"] + [f"{name} = {shown(value)}" for name, value in values.items()]
    if tuning.scale:
        rows += ["", "[scale]"] + [f"{seats} = {row}" for seats, row in sorted(tuning.scale.items())]
    if tuning.learned:
        rows += ["", "[learned]"]
        rows += [f'file_{seats} = "{name}"' if seats else f'file = "{name}"' for seats, name in tuning.learned.items()]
    return "\n".join(rows) + "\n"


def shown(value: float) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)
