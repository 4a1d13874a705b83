"""An evaluation that learns from its own games, generation after generation. Needs NumPy (``train``).

A generation plays games by the best evaluation so far, fits a scale and a net to the games of the last generations, and
lets the result play the best one; who wins beyond the noise is the best from then on. The loser of that match sits at
half of the tables of the next generation, beside the best: an evaluation that is wrong about the positions it heads for
would otherwise never be told so, as nobody but it goes there. All that is kept lies in one folder, and the same command
goes on from there. Seed and settings decide everything but how many generations there is time for.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from antilles.arena.duel import Share, duel
from antilles.arena.entrants import Trial
from antilles.arena.fitting import Fit, Sample, fit_net, fit_scale, gather
from antilles.arena.schedule import number_from
from antilles.arena.selfplay import Played, append_game, play_to_learn, read_games
from antilles.arena.workers import spread
from antilles.kernel.game import Game
from antilles.kernel.learned import shown_terms
from antilles.kernel.learned_file import write_net
from antilles.kernel.prospects import KNOTS, Prospects

REMEMBERED = 8
"""Generations whose games are learned from."""
STATE = "run.json"
Tell = Callable[[str, int], None]
"""What is being done, and how many steps of it there are; a second call for the same moves on by one."""


class OtherRun(ValueError):
    """The folder holds a run of other settings."""


@dataclass(frozen=True)
class Lesson:
    """How to learn: the same for all generations of a run."""

    game: str
    edition: int
    seed: int
    games: int
    """Played to learn from, a generation; spread over all numbers of seats."""
    iterations: int
    """A decision."""
    check: int
    """Games against the best so far, at a table for two and at a full one each."""
    hidden: int
    passes: int
    seats: int = 0
    """The only tables that are learned from, and for; 0 for all that the game has."""

    def tables(self, game: Game) -> list[int]:
        """Where what was learned is compared."""
        return [self.seats] if self.seats else sorted({game.seats[0], game.seats[-1]})


@dataclass(frozen=True)
class Generation:
    """What became of one."""

    number: int
    games: int
    positions: int
    before: float
    """The mean squared error of the scaled formula on games that were not learned from."""
    after: float
    shares: dict[int, Share]
    """By seats, against the best so far."""
    taken: bool


@dataclass
class Run:
    """The best so far, in its folder."""

    lesson: Lesson
    folder: Path
    best: Trial
    done: int = 0
    log: list[dict[str, Any]] = field(default_factory=list)
    other: Trial | None = None
    """Who lost the last match."""

    def save(self) -> None:
        content = {
            "lesson": asdict(self.lesson),
            "best": asdict(self.best),
            "done": self.done,
            "log": self.log,
            "other": asdict(self.other) if self.other else None,
        }
        fresh = self.folder / f"{STATE}.new"
        fresh.write_text(json.dumps(content, indent=1), encoding="utf-8")
        fresh.replace(self.folder / STATE)


def open_run(lesson: Lesson, folder: Path, start: Trial) -> Run:
    """A new run, or the one that is there; OtherRun if that has other settings."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / STATE
    if not file.exists():
        return Run(lesson, folder, start)
    kept = json.loads(file.read_text(encoding="utf-8"))
    if kept["lesson"] != asdict(lesson):
        raise OtherRun(str(folder))
    other = trial_from(kept["other"]) if kept["other"] else None
    return Run(lesson, folder, trial_from(kept["best"]), kept["done"], kept["log"], other)


def trial_from(kept: dict[str, Any]) -> Trial:
    by_seats = {key: {int(seats): row for seats, row in kept[key].items()} for key in ("scale", "nets")}
    return Trial(**{**kept, **by_seats})


def next_generation(run: Run, game: Game, tell: Tell, jobs: int = 1, cluster: str = "") -> Generation:
    """Play, fit, compare; the run is saved when all of it is done."""
    number = run.done
    play(run, game, number, tell, jobs, cluster)
    sample = learned_from(run, game, number)
    candidate, fit = candidate_of(run, game, sample, number, lambda: tell("fit", run.lesson.passes))
    shares = {}
    for seats in run.lesson.tables(game):
        seed = number_from(run.lesson.seed, "compare", number, seats)
        count = run.lesson.check
        shares[seats] = duel(
            game.name, run.best, candidate, seats, count, seed, jobs, cluster, lambda: tell("compare", 0)
        )
    taken = is_better(list(shares.values()))
    run.best, run.other = (candidate, run.best) if taken else (run.best, candidate)
    made = Generation(number, run.lesson.games, fit.positions, fit.before, fit.after, shares, taken)
    run.done += 1
    run.log.append(asdict(made))
    run.save()
    return made


def is_better(shares: list[Share]) -> bool:
    """Above a half by more than the standard error over all tables, and at none of them below by as much."""
    mean = sum(share.mean for share in shares) / len(shares)
    doubt = sum(share.doubt**2 for share in shares) ** 0.5 / len(shares)
    return mean > 0.5 + doubt and all(share.mean > 0.5 - share.doubt for share in shares)


def play(run: Run, game: Game, number: int, tell: Tell, jobs: int, cluster: str) -> None:
    """The generation's games, those that its file does not hold yet."""
    lesson = run.lesson
    file = file_of(run, number)
    done = {played.number for played in read_games(file)}
    seed = number_from(lesson.seed, "generation", number)
    trial = replace(run.best, iterations=lesson.iterations, steps=0)
    tasks = [
        (game.name, trial, lesson.seats or seats_of(game, index), index, seed, run.other)
        for index in range(lesson.games)
        if index not in done
    ]
    with closing(spread(play_to_learn, tasks, jobs, cluster)) as games:
        for played in games:
            append_game(file, played)
            tell("play", lesson.games)


def seats_of(game: Game, number: int) -> int:
    """Every second game is for two, the others for all numbers of seats in turn."""
    others = game.seats[1:]
    return game.seats[0] if number % 2 == 0 or not others else others[number // 2 % len(others)]


def file_of(run: Run, number: int) -> Path:
    return run.folder / f"games-{number}.jsonl"


def learned_from(run: Run, game: Game, number: int) -> Sample:
    games: list[Played] = []
    for earlier in range(max(0, number + 1 - REMEMBERED), number + 1):
        games += read_games(file_of(run, earlier))
    return gather(game, games, run.lesson.seed)


def candidate_of(run: Run, game: Game, sample: Sample, number: int, tell: Callable[[], None]) -> tuple[Trial, Fit]:
    """The best so far with a scale and a net that are fitted to the sample."""
    lesson = run.lesson
    scale = fit_scale(sample)
    fit = fit_net(sample, scale, lesson.hidden, lesson.passes, number_from(lesson.seed, "fit", number), tell)
    formula = game.weighed(run.best.weights)
    assert isinstance(formula, Prospects)
    header = {
        "game": game.name,
        "edition": game.edition,
        "command": command_of(lesson),
        "generation": number,
        "positions": fit.positions,
        "error_without": round(fit.before, 5),
        "error": round(fit.after, 5),
    }
    net = write_net(header, *shown_terms(formula), fit.rows)
    (run.folder / f"net-{number}.json").write_text(net, encoding="utf-8")
    if not lesson.seats:
        return replace(run.best, scale=scale, nets={0: net}), fit
    others = run.best.scale or {seats: [1.0] * KNOTS for seats in game.seats}
    return replace(run.best, scale={**others, **scale}, nets={**run.best.nets, lesson.seats: net}), fit


def command_of(lesson: Lesson) -> str:
    names = ["seed", "games", "iterations", "check", "hidden", "passes", *(["seats"] if lesson.seats else [])]
    numbers = " ".join(f"--{name} {getattr(lesson, name)}" for name in names)
    return f"antilles train {lesson.game} {numbers}"
