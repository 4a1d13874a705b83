"""Fit an evaluation to games: the scale of the formula, and a small net that corrects it. Needs NumPy (``train``).

Both predict the rewards of all seats by Luce's model from one score a seat, as the bots do, and make the mean squared
error small. Of all games a tenth is never learned from; by its error the best of the passes is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from antilles.arena.schedule import number_from
from antilles.arena.selfplay import Played, positions
from antilles.kernel.game import Game
from antilles.kernel.learned import COMMON, WHOLE, Inputs, look
from antilles.kernel.prospects import KNOTS, Prospects
from antilles.kernel.reward import place_rewards
from antilles.kernel.state import NOBODY

Numbers = NDArray[np.float64]
Weights = dict[str, Numbers]
POSITIONS = 16
"""Of a game, at most; drawn at random."""
HELD_BACK = 10
"""One of so many games is not learned from, drawn at random: games of all numbers of seats take turns."""
HOPE = 0.3
"""How much of the target is what a search hoped for; the rest is how the game ended."""
STRICT = 0.002
"""What it costs, in squared rewards, if the scales of two neighbouring knots are e to one."""
DECAY = 1e-3
BATCH = 256
RATE = 0.01
LARGEST = 1 << 40
"""No weight is as large: sums stay far below what a number of the machine holds."""


@dataclass
class Sample:
    """Positions of many games; seats that a table does not have are masked."""

    own: Numbers  # position, seat, term
    common: Numbers  # position, term
    worth: Numbers  # position, seat
    lead: Numbers  # position
    target: Numbers  # position, seat
    there: Numbers  # position, seat: 1 or 0
    held: NDArray[np.bool_]  # position: not learned from

    def part(self, chosen: NDArray[np.bool_] | NDArray[np.int64]) -> Sample:
        return Sample(**{name: getattr(self, name)[chosen] for name in Sample.__dataclass_fields__})

    @property
    def seats(self) -> NDArray[np.int64]:
        found: NDArray[np.int64] = self.there.sum(axis=1).astype(np.int64)
        return found

    @property
    def knots(self) -> Numbers:
        """How near each position is to each knot."""
        hats = self.common[:, -KNOTS:]
        found: Numbers = hats / np.maximum(1.0, hats.sum(axis=1, keepdims=True))
        return found


def gather(game: Game, games: Sequence[Played], seed: int) -> Sample:
    """What the net is shown at some positions of each game, and what came of them."""
    formula = game.weighed(game.tuning.weights)
    assert isinstance(formula, Prospects)
    inputs = Inputs(formula)
    most = max(game.seats)
    held_back = drawn(len(games), seed)
    rows: dict[str, list[object]] = {name: [] for name in Sample.__dataclass_fields__}
    for order, played in enumerate(games):
        rewards = np.array(list(place_rewards(list(played.places))))
        dice = np.random.default_rng(number_from(seed, "positions", played.number, played.seats))
        count = min(POSITIONS, len(played.moves))
        chosen = set(dice.choice(len(played.moves), count, replace=False).tolist())
        blank = [0.0] * (most - played.seats)
        for at, state in positions(game, played):
            if at not in chosen or state.actor() == NOBODY:
                continue
            own, common, worth, lead = look(inputs, state, played.seats)
            hoped = played.hopes.get(at)
            target = rewards if hoped is None else (1.0 - HOPE) * rewards + HOPE * np.array(hoped)
            rows["own"].append(own + [[0] * inputs.own_size] * len(blank))
            rows["common"].append(common)
            rows["worth"].append([*worth, *blank])
            rows["lead"].append(lead)
            rows["target"].append([*target, *blank])
            rows["there"].append([1.0] * played.seats + blank)
            rows["held"].append(order in held_back)
    held = np.array(rows.pop("held"), dtype=np.bool_)
    return Sample(**{name: np.array(row, dtype=np.float64) for name, row in rows.items()}, held=held)


def drawn(games: int, seed: int) -> set[int]:
    """The places of the games that are held back."""
    places: list[int] = np.random.default_rng(number_from(seed, "held", games)).permutation(games).tolist()
    return set(places[::HELD_BACK])


# --- what scores say ----------------------------------------------------------------------------------


def expect(score: Numbers, there: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """Rewards by Luce's model; chances of winning; and of each pair, the chance that one comes in ahead."""
    high = np.where(there > 0, score, -1e9)
    high = high - high.max(axis=1, keepdims=True)
    strength = np.exp(np.maximum(high, -300.0)) * there
    win = strength / strength.sum(axis=1, keepdims=True)
    gap = np.clip(score[:, :, None] - score[:, None, :], -300.0, 300.0)
    pair = there[:, :, None] * there[:, None, :] / (1.0 + np.exp(-gap))
    others = np.maximum(1.0, there.sum(axis=1, keepdims=True) - 1.0)
    reward = 0.5 * win + 0.5 * (pair.sum(axis=2) - 0.5 * there) / others
    return reward, win, pair


def slopes(score: Numbers, sample: Sample) -> tuple[float, Numbers]:
    """The mean squared error of the rewards, and its slope by each score."""
    there = sample.there
    reward, win, pair = expect(score, there)
    off = (reward - sample.target) * there
    count = there.sum()
    error = float((off**2).sum() / count)
    pull = 2.0 * off / count
    others = np.maximum(1.0, there.sum(axis=1, keepdims=True) - 1.0)
    steep = pair * (1.0 - pair) * there[:, None, :] * there[:, :, None]
    slope = 0.5 * win * (pull - (pull * win).sum(axis=1, keepdims=True))
    slope += 0.5 / others * (steep * (pull[:, :, None] - pull[:, None, :])).sum(axis=2)
    return error, slope


# --- the scale of the formula ---------------------------------------------------------------------------


def fit_scale(sample: Sample) -> dict[int, list[float]]:
    """By seat count and knot, times the formula's decisive lead; as near to a straight line as the games allow."""
    found: dict[int, list[float]] = {}
    for seats in sorted(set(sample.seats.tolist())):
        mine = sample.part((sample.seats == seats) & ~sample.held)
        logs = descend(mine, np.zeros(KNOTS))
        found[seats] = [round(float(number), 3) for number in np.exp(logs)]
    return found


def descend(sample: Sample, logs: Numbers, step: float = 0.4) -> Numbers:
    """One knot after the other, in smaller and smaller steps."""
    knots = sample.knots

    def loss(tried: Numbers) -> float:
        scale = knots @ np.exp(tried)
        error, _ = slopes(sample.worth / (sample.lead * scale)[:, None], sample)
        return error + STRICT * float((np.diff(tried) ** 2).mean())

    best = loss(logs)
    while step > 0.03:
        moved = False
        for knot in [slice(None), *range(KNOTS)]:
            for sign in (step, -step):
                tried = logs.copy()
                tried[knot] += sign
                tried = np.clip(tried, -3.0, 3.0)
                now = loss(tried)
                if now < best:
                    logs, best, moved = tried, now, True
        step = step if moved else step / 2.0
    return logs


def scaled(sample: Sample, scale: Mapping[int, Sequence[float]]) -> Numbers:
    """The formula's scores: worths in decisive leads."""
    rows = np.array([scale[min(scale, key=lambda known: (abs(known - seats), known))] for seats in range(9)])
    times = (sample.knots * rows[sample.seats]).sum(axis=1)
    found: Numbers = sample.worth / (sample.lead * times)[:, None]
    return found


# --- the net --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fit:
    """A net as whole numbers, and the errors on games it has not seen: without it, and with it."""

    rows: dict[str, list[int]]
    before: float
    after: float
    positions: int


def fit_net(
    sample: Sample, scale: Mapping[int, Sequence[float]], hidden: int, passes: int, seed: int, tell: Callable[[], None]
) -> Fit:
    """Adam on the squared error; the weights of the pass that predicts the unseen games best."""
    dice = np.random.default_rng(seed)
    spread = spread_of(sample)
    base = scaled(sample, scale)
    own, common = sample.own / spread[0], sample.common / spread[1]
    weights: Weights = {
        "own": dice.normal(0.0, 0.3 / np.sqrt(own.shape[2]), (own.shape[2], hidden)),
        "common": dice.normal(0.0, 0.3 / np.sqrt(common.shape[1]), (common.shape[1], hidden)),
        "bias": np.full(hidden, 0.5),
        "out": np.zeros(hidden),
        "straight": np.zeros(own.shape[2]),
    }
    learn = np.flatnonzero(~sample.held)
    unseen = sample.part(sample.held)
    before, _ = slopes(base[sample.held], unseen)
    best, kept = before, {name: np.zeros_like(value) for name, value in weights.items()}
    memory: tuple[Weights, Weights] = ({}, {})
    step = 0
    for turn in range(passes):
        order = dice.permutation(learn)
        rate = RATE * 0.5 * (1.0 + np.cos(np.pi * turn / passes))
        for first in range(0, len(order), BATCH):
            step += 1
            some = order[first : first + BATCH]
            slope = backwards(weights, own[some], common[some], base[some], sample.part(some))
            adam(weights, slope, memory, step, rate)
        said = base[sample.held] + forwards(weights, own[sample.held], common[sample.held])[0]
        error, _ = slopes(said, unseen)
        if error < best:
            best, kept = error, {name: value.copy() for name, value in weights.items()}
        tell()
    return Fit(quantised(kept, spread), before, best, len(learn))


def spread_of(sample: Sample) -> tuple[Numbers, Numbers]:
    """How much each term varies; at least 1, so that what hardly ever is there does not weigh much."""
    there = sample.there > 0
    return np.maximum(1.0, sample.own[there].std(axis=0)), np.maximum(1.0, sample.common.std(axis=0))


def forwards(weights: Weights, own: Numbers, common: Numbers) -> tuple[Numbers, Numbers]:
    """Corrections, and the hidden layer before it is clipped."""
    layer = (common @ weights["common"] + weights["bias"])[:, None, :] + own @ weights["own"]
    return np.clip(layer, 0.0, 1.0) @ weights["out"] + own @ weights["straight"], layer


def backwards(weights: Weights, own: Numbers, common: Numbers, base: Numbers, sample: Sample) -> Weights:
    """The slope of the error by each weight."""
    correction, layer = forwards(weights, own, common)
    _, slope = slopes(base + correction, sample)
    slope = slope * sample.there
    open_units = (layer > 0.0) & (layer < 1.0)
    into = slope[:, :, None] * weights["out"] * open_units
    found = {
        "own": np.einsum("nst,nsh->th", own, into, optimize=True),
        "common": common.T @ into.sum(axis=1),
        "bias": into.sum(axis=(0, 1)),
        "out": np.einsum("ns,nsh->h", slope, np.clip(layer, 0.0, 1.0), optimize=True),
        "straight": np.einsum("ns,nst->t", slope, own, optimize=True),
    }
    return {name: value + DECAY * weights[name] for name, value in found.items()}


def adam(weights: Weights, slope: Weights, memory: tuple[Weights, Weights], step: int, rate: float) -> None:
    first, second = memory
    for name, value in slope.items():
        first[name] = 0.9 * first.get(name, np.zeros_like(value)) + 0.1 * value
        second[name] = 0.999 * second.get(name, np.zeros_like(value)) + 0.001 * value**2
        mean = first[name] / (1.0 - 0.9**step)
        square = second[name] / (1.0 - 0.999**step)
        weights[name] = weights[name] - rate * mean / (np.sqrt(square) + 1e-9)


def quantised(weights: Weights, spread: tuple[Numbers, Numbers]) -> dict[str, list[int]]:
    """Whole numbers, for terms as they are counted."""
    unit = float(WHOLE)
    found = {
        "own": unit * weights["own"] / spread[0][:, None],
        "common": unit * weights["common"] / spread[1][:, None],
        "bias": unit * weights["bias"],
        "out": unit * weights["out"],
        "straight": unit * unit * weights["straight"] / spread[0],
    }
    rows = {name: [round(float(number)) for number in value.reshape(-1)] for name, value in found.items()}
    assert all(abs(number) < LARGEST for row in rows.values() for number in row)
    return rows


assert COMMON == KNOTS + 1
