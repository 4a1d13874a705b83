"""Calibrate the appraiser of analyses: how the games of bots ended, against what it expected on the way.

    python tools/calibrate.py [--games 300] [GAME…]
    python tools/calibrate.py --check [--games 60] [GAME…]

plays games of bots with `antilles sim` (resumable, build/calibration) and fits each game's `appraisal.toml` to them.
Each deal is judged by a fit that has not seen it: Brier scores and reliability plots, into docs/analysis.md and
docs/analysis/. The bots' own weights are not touched, nor do they touch the appraiser: weights and rollouts stand in
`appraisal.toml` too, and are taken from `insight.toml` only where that file is not there.

`--check` fits nothing: it plays other games with the bots of today, and says how what is calibrated predicts them.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from antilles.analysis.gauge import KNOTS, Gauge
from antilles.analysis.rows import seed_from
from antilles.analysis.settings import VERSION, appraisal_of, appraiser_for, calibration
from antilles.games import find, games
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.record import Replay, parse_record
from antilles.kernel.reward import place_rewards
from antilles.kernel.state import NOBODY, State

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "calibration"
PAGE = ROOT / "docs" / "analysis.md"
PICTURES = ROOT / "docs" / "analysis"
BOTS = "greedy,trader"
SEED = 11
CHECKED = 12
"""The seed of games that no fit has seen."""
POSITIONS = 12
"""Of a game, evenly spread over its decisions."""
SAMPLES = 8
"""Rollouts of each."""
BINS = 10
FOLDS = 5
"""Parts of the deals, each of which is judged by what the others taught."""
STRICT = ((0.004, 0.0), (0.02, 0.002), (0.1, 0.01), (10.0, 0.01))
"""What it costs, in squared rewards, if the leads of two knots are e to one, and if one is e to one from the insight's;
with the last, all knots are alike. Whatever predicts best on deals it has not seen is taken, the raw insight included.
"""
HELD = 0.8
"""The share of final points that the band around the expected ones holds."""
RIDGE = 5000.0
"""How strongly ``keep`` is held to 1: as much as so many squared points say."""
PLAIN = {"lead": [1.0] * KNOTS, "keep": [1.0] * KNOTS, "gain": [0.0] * KNOTS}
Numbers = NDArray[np.float64]


@dataclass
class Sample:
    """Positions of many games, by rollouts: what the insight says at the end of each, and how the game ended."""

    worth: Numbers  # position, rollout, seat
    lead: Numbers  # position, rollout: the insight's decisive lead
    shares: Numbers  # position, rollout, knot: how near the place along the game is to each
    over: Numbers  # position, rollout: whether the rollout reached the end
    sure: Numbers  # position, rollout, seat: the reward there
    sure_win: Numbers
    reward: Numbers  # position, seat: of the game
    win: Numbers
    points: Numbers
    here: Numbers  # position, knot: how near the position itself is to each
    game: NDArray[np.int64]


def play(game: str, seats: int, count: int, seed: int) -> Path:
    """The games of bots; what is already there is not played again."""
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / (f"{game}-{seats}.jsonl" if seed == SEED else f"{game}-{seats}-{seed}.jsonl")
    given = ["--bots", BOTS, "--seats", str(seats), "--games", str(count), "--seed", str(seed), "--out", str(file)]
    subprocess.run([str(Path(sys.executable).with_name("antilles")), "sim", game, *given], check=True)
    return file


def records(file: Path, count: int) -> Iterator[str]:
    rows = [json.loads(row) for row in file.read_text(encoding="utf-8").splitlines()]
    told = sorted((row for row in rows if "record" in row), key=lambda row: int(row["number"]))
    yield from (row["record"] for row in told[:count])


def positions(game: Game, text: str) -> tuple[list[State], State]:
    """Some states of a game in which a seat decides, and its last one."""
    record = parse_record(text)
    replay = Replay(game, record)
    found: list[State] = []
    while replay.played < len(record.lines):
        before, seat, _, _ = replay.next()
        if seat >= 0:
            found.append(before)
    step = len(found) / POSITIONS
    return [found[int((index + 0.5) * step)] for index in range(POSITIONS)], replay.state


def gather(game: Game, seats: int, file: Path, count: int) -> Sample:
    """Every position rolled out, as the appraiser does it."""
    appraiser = appraiser_for(game, seats, SAMPLES, PLAIN)
    rows: list[list[list[float]]] = []
    ends: list[list[float]] = []
    which: list[int] = []
    along: list[float] = []
    for number, text in enumerate(records(file, count)):
        states, end = positions(game, text)
        places = end.ranking()
        wins = [float(place == 1) / places.count(1) for place in places]
        result = [*place_rewards(places), *wins, *[float(score) for score in end.scores()]]
        for index, state in enumerate(states):
            rows.append([])
            ends.append(result)
            which.append(number)
            along.append(game.insight.progress(state))
            for sample in range(SAMPLES):
                copy = state.copy()
                appraiser.settle(copy, copy.actor())
                appraiser.play(copy, Rng(seed_from(SEED, number, index) + sample))
                rows[-1].append(look(appraiser.gauge, copy, seats))
    data, last = np.array(rows), np.array(ends)
    return Sample(
        worth=data[:, :, 3 : 3 + seats],
        lead=data[:, :, 0],
        shares=hats(data[:, :, 1]),
        over=data[:, :, 2],
        sure=data[:, :, 3 + seats : 3 + 2 * seats],
        sure_win=data[:, :, 3 + 2 * seats :],
        reward=last[:, :seats],
        win=last[:, seats : 2 * seats],
        points=last[:, 2 * seats :],
        here=hats(np.array(along)),
        game=np.array(which),
    )


def look(gauge: Gauge, state: State, seats: int) -> list[float]:
    """Lead, progress, whether it is over; worth, reward and win by seat."""
    if state.actor() == NOBODY:
        sure = vec[float]([0.0] * (3 * seats))
        gauge.add(state, 1.0, sure)
        return [1.0, 1.0, 1.0, *[0.0] * seats, *list(sure)[: 2 * seats]]
    lead = gauge.look(state)
    return [lead, gauge.insight.progress(state), 0.0, *list(gauge.worth), *[0.0] * (2 * seats)]


# --- fitting ----------------------------------------------------------------------------------------


def hats(progress: Numbers) -> Numbers:
    """The share of each knot at a place along the game."""
    along = np.clip(progress, 0.0, 1.0) * (KNOTS - 1)
    return np.clip(1.0 - np.abs(along[..., None] - np.arange(KNOTS)), 0.0, None)


def expect(sample: Sample, lead: Numbers) -> tuple[Numbers, Numbers]:
    """Reward and chance of winning of each seat at each position."""
    scale = sample.lead * (sample.shares @ lead)
    worth = (sample.worth - sample.worth.max(axis=2, keepdims=True)) / scale[..., None]
    strength = np.exp(np.maximum(-300.0, worth))
    win = strength / strength.sum(axis=2, keepdims=True)
    seats = worth.shape[2]
    each = np.moveaxis(strength, 2, 0)
    ahead = [sum(mine / (mine + other) for other in each) for mine in each]
    reward = 0.5 * win + 0.5 * (np.stack(ahead, axis=2) - 0.5) / (seats - 1)
    over = sample.over[..., None] > 0.5
    reward, win = np.where(over, sample.sure, reward), np.where(over, sample.sure_win, win)
    return reward.mean(axis=1), win.mean(axis=1)


def loss(sample: Sample, logs: Numbers, strict: tuple[float, float]) -> float:
    """How far the expected rewards and chances are from the real ones, and how far the leads are from plain ones."""
    reward, win = expect(sample, np.exp(logs))
    off = ((reward - sample.reward) ** 2).mean() + ((win - sample.win) ** 2).mean()
    return float(off + strict[0] * (np.diff(logs) ** 2).mean() + strict[1] * (logs**2).mean())


def fit_lead(sample: Sample, strict: tuple[float, float], start: Numbers, step: float = 0.4) -> Numbers:
    """The logarithms of the leads: one knot after the other, in smaller and smaller steps."""
    logs = start.copy()
    best = loss(sample, logs, strict)
    while step > 0.03:
        moved = False
        for knot in [slice(None), *range(KNOTS)]:
            for sign in (1.0, -1.0):
                tried = logs.copy()
                tried[knot] += sign * step
                now = loss(sample, np.clip(tried, -3.0, 3.0), strict)
                if now < best:
                    logs, best, moved = np.clip(tried, -3.0, 3.0), now, True
        step = step if moved else step / 2.0
    return logs


def fit(sample: Sample) -> tuple[dict[str, list[float]], Numbers, Numbers]:
    """The rows of the appraisal; and for every position chances and points by a fit that has not seen its deal.

    Among the ways to fit, and not to fit, the one with the best Brier score on unseen deals is taken.
    """
    _, best = expect(sample, np.ones(KNOTS))
    lead = np.ones(KNOTS)
    for strict in STRICT:
        whole = fit_lead(sample, strict, np.zeros(KNOTS))
        unseen = np.zeros_like(sample.win)
        for fold in range(FOLDS):
            mine = fold_of(sample) == fold
            logs = fit_lead(part(sample, ~mine), strict, whole, 0.1)
            unseen[mine] = expect(part(sample, mine), np.exp(logs))[1]
        if off(unseen, sample.win) < off(best, sample.win):
            best, lead = unseen, np.exp(whole)
    points = np.zeros_like(sample.points)
    for fold in range(FOLDS):
        mine = fold_of(sample) == fold
        points[mine] = expect_points(part(sample, mine), *fit_points(part(sample, ~mine)))
    keep, gain = fit_points(sample)
    spread = fit_spread(sample.here, np.abs(points - sample.points))
    return (
        {"lead": [round(float(number), 4) for number in lead], "keep": keep, "gain": gain, "spread": spread},
        best,
        points,
    )


def off(said: Numbers, came: Numbers) -> float:
    """The mean squared difference."""
    return float(((said - came) ** 2).mean())


def fit_points(sample: Sample) -> tuple[list[float], list[float]]:
    """``keep`` and ``gain``: final points from worth, by least squares over the rollouts that did not end."""
    open_ones = sample.over < 0.5
    shares = sample.shares[open_ones]
    worth = sample.worth[open_ones]
    final = np.repeat(sample.points[:, None, :], sample.over.shape[1], axis=1)[open_ones]
    mean = worth.mean(axis=1, keepdims=True)
    columns = np.concatenate(
        [(worth - mean)[..., None] * shares[:, None, :], np.broadcast_to(shares[:, None, :], (*worth.shape, KNOTS))],
        axis=2,
    ).reshape(-1, 2 * KNOTS)
    # a ridge towards the raw insight, for knots that few games have reached
    strength = np.sqrt(np.array([RIDGE] * KNOTS + [1.0] * KNOTS))
    ridge = np.diag(strength)
    prior = strength * np.array([1.0] * KNOTS + [0.0] * KNOTS)
    target = (final - mean).reshape(-1)
    found, *_ = np.linalg.lstsq(np.concatenate([columns, ridge]), np.concatenate([target, prior]), rcond=None)
    rounded = [round(float(number), 4) for number in found]
    return rounded[:KNOTS], rounded[KNOTS:]


def fit_spread(here: Numbers, errors: Numbers) -> list[float]:
    """By knot, how near final points lie to the expected ones in a share of ``HELD``: of all errors around the knot,
    each weighed by how near its position is, the one below which so many lie.
    """
    found: list[float] = []
    for knot in range(KNOTS):
        weights = np.repeat(here[:, knot], errors.shape[1])
        order = np.argsort(errors.reshape(-1))
        reached = np.cumsum(weights[order])
        place = np.searchsorted(reached, HELD * reached[-1])
        found.append(round(float(errors.reshape(-1)[order][min(place, len(order) - 1)]), 2))
    return found


def held(sample: Sample, points: Numbers) -> float:
    """The share of final points within a band that was fitted to other deals."""
    errors = np.abs(points - sample.points)
    inside = np.zeros_like(errors)
    for fold in range(FOLDS):
        mine = fold_of(sample) == fold
        spread = sample.here[mine] @ np.array(fit_spread(sample.here[~mine], errors[~mine]))
        inside[mine] = errors[mine] <= spread[:, None]
    return float(inside.mean())


def fold_of(sample: Sample) -> NDArray[np.int64]:
    """The part of each position's deal: the games of a deal stay together."""
    deals: NDArray[np.int64] = sample.game // sample.reward.shape[1]
    return deals % FOLDS


def part(sample: Sample, chosen: NDArray[np.bool_]) -> Sample:
    return Sample(**{name: getattr(sample, name)[chosen] for name in Sample.__dataclass_fields__})


# --- telling ----------------------------------------------------------------------------------------


@dataclass
class Report:
    game: str
    seats: int
    games: int
    brier: float
    raw: float
    blank: float
    points_off: float
    band: float
    bins: list[tuple[float, float, int]]
    """Mean prediction, share that won, number."""


def measure(name: str, seats: int, sample: Sample, win: Numbers, points: Numbers, band: float) -> Report:
    _, raw = expect(sample, np.ones(KNOTS))
    place = np.minimum(BINS - 1, (win * BINS).astype(int))
    bins = [
        (float(win[place == index].mean()), float(sample.win[place == index].mean()), int((place == index).sum()))
        for index in range(BINS)
        if (place == index).sum() >= 20
    ]
    equal = np.full_like(sample.win, 1.0 / seats)
    games_of = len(set(sample.game.tolist()))
    brier, without, blank = (off(chances, sample.win) for chances in (win, raw, equal))
    wide = float(np.sqrt(off(points, sample.points)))
    return Report(name, seats, games_of, brier, without, blank, wide, band, bins)


def judge(game: Game, seats: int, sample: Sample) -> Report:
    """What the calibration as it stands says of games."""
    rows = {key: np.array(row) for key, row in calibration(game, seats).items()}
    _, win = expect(sample, rows["lead"])
    points = expect_points(sample, rows["keep"], rows["gain"])
    inside = np.abs(points - sample.points) <= (sample.here @ rows["spread"])[:, None]
    return measure(game.name, seats, sample, win, points, float(inside.mean()))


def expect_points(sample: Sample, keep: Sequence[float] | Numbers, gain: Sequence[float] | Numbers) -> Numbers:
    """The final points of each seat at each position."""
    mean = sample.worth.mean(axis=2, keepdims=True)
    kept, gained = sample.shares @ np.array(keep), sample.shares @ np.array(gain)
    said = mean + gained[..., None] + kept[..., None] * (sample.worth - mean)
    ended = np.broadcast_to(sample.points[:, None, :], said.shape)
    found: Numbers = np.where(sample.over[..., None] > 0.5, ended, said).mean(axis=1)
    return found


def write_toml(game: Game, found: dict[int, dict[str, list[float]]], games_of: dict[int, int]) -> None:
    appraisal = appraisal_of(game)
    lines = [
        "# How the appraiser of analyses judges: by rollouts and weights of its own, which no tuning of bots changes,",
        "# corrected by seats and by sixths of the game: lead times the decisive lead, keep how much of a lead in",
        "# worth is left at the end, gain the points still to come, spread how near the final points lie to the",
        "# expected ones in 80 of 100 games. tools/calibrate.py wrote this; bots do not read it:",
        f"# version {VERSION}, bots {BOTS}, seed {SEED}",
    ]
    for table, numbers in (("rollouts", appraisal.rollouts), ("weights", appraisal.weights)):
        lines += ["", f"[{table}]", *[f"{key} = {number}" for key, number in numbers.items()]]
    for seats, rows in sorted(found.items()):
        lines += ["", f"[seats.{seats}]", f"games = {games_of[seats]}"]
        lines += [f"{key} = [{', '.join(str(number) for number in row)}]" for key, row in rows.items()]
    place = ROOT / "src" / Path(*game.package.split(".")) / "appraisal.toml"
    place.write_text("\n".join(lines) + "\n", encoding="utf-8")


def picture(reports: Sequence[Report]) -> str:
    """One square a seat count: predicted against happened; the larger a dot, the more positions."""
    size, gap = 150, 34
    width = gap + len(reports) * (size + gap)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {size + 72}" role="img">',
        "<style>text{font:11px system-ui,sans-serif}</style>",
        f"<title>{find(reports[0].game).title}: predicted chances of winning against results</title>",
        f'<rect width="{width}" height="{size + 72}" fill="#fffdf6"/>',
    ]
    for number, report in enumerate(reports):
        left, top = gap + number * (size + gap), 26
        parts.append(
            f'<text x="{left}" y="16" font-weight="bold">{report.seats} seats, Brier {report.brier:.3f}</text>'
        )
        parts.append(f'<rect x="{left}" y="{top}" width="{size}" height="{size}" fill="#fff" stroke="#999"/>')
        parts.append(
            f'<line x1="{left}" y1="{top + size}" x2="{left + size}" y2="{top}" stroke="#999" stroke-dasharray="3 3"/>'
        )
        most = max(count for _, _, count in report.bins)
        for said, came, count in report.bins:
            radius = 2.5 + 4.0 * (count / most) ** 0.5
            parts.append(
                f'<circle cx="{left + size * said:.1f}" cy="{top + size * (1 - came):.1f}" r="{radius:.1f}" '
                'fill="#0b6e75" fill-opacity="0.75" stroke="#08333a"/>'
            )
        for share in (0, 50, 100):
            parts.append(
                f'<text x="{left + size * share / 100}" y="{top + size + 14}" text-anchor="middle">{share}</text>'
            )
            parts.append(
                f'<text x="{left - 4}" y="{top + size * (1 - share / 100) + 4}" text-anchor="end">{share}</text>'
            )
        parts.append(f'<text x="{left + size / 2}" y="{top + size + 30}" text-anchor="middle">predicted, of 100</text>')
    parts.append(f'<text x="{gap}" y="{size + 68}" fill="#555">upwards: won, of 100</text></svg>')
    return "\n".join(parts) + "\n"


def write_page(reports: Sequence[Report]) -> None:
    """Between the marks of docs/analysis.md; a game that was not measured now keeps its part."""
    rows = [
        "| game | seats | games | Brier | raw insight | equal chances | points off | 80 % band held |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for report in reports:
        rows.append(
            f"| {find(report.game).title} | {report.seats} | {report.games} | {report.brier:.3f} | {report.raw:.3f} "
            f"| {report.blank:.3f} | {report.points_off:.1f} | {100 * report.band:.0f} % |"
        )
    for name in dict.fromkeys(report.game for report in reports):
        rows += ["", f"![{find(name).title}: predicted chances against results](analysis/{name}.svg)"]
    text = PAGE.read_text(encoding="utf-8")
    mark = re.compile(
        r"(<!-- calibration: written by tools/calibrate.py -->\n).*?(<!-- end of calibration -->)", re.DOTALL
    )
    PAGE.write_text(mark.sub(lambda found: f"{found[1]}\n{chr(10).join(rows)}\n\n{found[2]}", text), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--games", dest="count", type=int, default=300, help="games for each number of seats")
    parser.add_argument("--kept", action="store_true", help="play nothing: take the games that are there")
    parser.add_argument("--check", action="store_true", help="fit nothing: predict other games, of today's bots")
    given = parser.parse_args()
    if given.check:
        check(given.games, given.count)
        return
    reports: list[Report] = []
    PICTURES.mkdir(exist_ok=True)
    for name in given.games:
        game = find(name)
        fitted: dict[int, dict[str, list[float]]] = {}
        counts: dict[int, int] = {}
        for seats in game.seats:
            file = KEPT / f"{name}-{seats}.jsonl" if given.kept else play(name, seats, given.count, SEED)
            if not file.exists():
                continue
            sample = gather(game, seats, file, given.count)
            fitted[seats], win, points = fit(sample)
            counts[seats] = len(set(sample.game.tolist()))
            reports.append(measure(name, seats, sample, win, points, held(sample, points)))
            print(name, seats, counts[seats], fitted[seats], reports[-1], flush=True)
        write_toml(game, fitted, counts)
        mine = [report for report in reports if report.game == name]
        (PICTURES / f"{name}.svg").write_text(picture(mine), encoding="utf-8")
    write_page(reports)


def check(names: Sequence[str], count: int) -> None:
    """How today's calibration predicts games that it was not fitted to."""
    print("game, seats, games: Brier, of the raw insight, of equal chances; points off; within the 80 % band")
    for name in names:
        game = find(name)
        for seats in game.seats:
            told = judge(game, seats, gather(game, seats, play(name, seats, count, CHECKED), count))
            print(
                f"{name} {seats} {told.games}: {told.brier:.3f} {told.raw:.3f} {told.blank:.3f}; "
                f"{told.points_off:.1f}; {100 * told.band:.0f} %",
                flush=True,
            )


if __name__ == "__main__":
    main()
