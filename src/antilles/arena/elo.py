"""Elo ratings from places: every two bots at a table have played a game against each other.

The ratings are the most likely ones under Bradley and Terry's model, equal places counted as half a win each. Every
pair that met is given one drawn game more, so that a bot that never lost has a rating too; this makes gaps a little
smaller, never greater. Intervals come from drawing whole deals again (a bootstrap): games of one deal are alike.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log10

from antilles.arena.results import Result

RESAMPLES = 1000
ROUNDS = 2000
Pairs = dict[tuple[str, str], float]


@dataclass(frozen=True)
class Rating:
    """Elo, mean of all bots 0, with its 95 % interval; and the step to the next weaker bot."""

    bot: str
    elo: float
    low: float
    high: float
    step: float | None
    step_low: float | None
    step_high: float | None


def count_pairs(results: Iterable[Result]) -> Pairs:
    """How often the first of two bots was ahead of the second; equals half."""
    pairs: Pairs = {}
    for result in results:
        for seat, bot in enumerate(result.bots):
            for rival, other in enumerate(result.bots):
                if bot != other:
                    ahead = result.places[rival] - result.places[seat]
                    won = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
                    pairs[bot, other] = pairs.get((bot, other), 0.0) + won
    return pairs


def fit(pairs: Pairs, start: dict[str, float] | None = None, rounds: int = ROUNDS) -> dict[str, float]:
    """Elo of each bot by Hunter's iteration."""
    bots = sorted({bot for pair in pairs for bot in pair})
    strength = {bot: 10 ** (start[bot] / 400) if start else 1.0 for bot in bots}
    wins = {bot: sum(won + 0.5 for pair, won in pairs.items() if pair[0] == bot) for bot in bots}
    games = {pair: won + pairs.get(pair[::-1], 0.0) + 1.0 for pair, won in pairs.items()}
    for _ in range(rounds):
        moved = 0.0
        for bot in bots:
            expected = sum(n / (strength[bot] + strength[pair[1]]) for pair, n in games.items() if pair[0] == bot)
            better = wins[bot] / expected
            moved = max(moved, abs(better / strength[bot] - 1.0))
            strength[bot] = better
        if moved < 1e-7:
            break
    elo = {bot: 400 * log10(strength[bot]) for bot in bots}
    mean = sum(elo.values()) / len(elo) if elo else 0.0
    return {bot: value - mean for bot, value in elo.items()}


def rate(results: Sequence[Result], resamples: int = RESAMPLES) -> list[Rating]:
    """The ladder, the strongest first."""
    whole = fit(count_pairs(results))
    order = sorted(whole, key=lambda bot: -whole[bot])
    deals: dict[int, list[Result]] = {}
    for result in results:
        deals.setdefault(result.deal, []).append(result)
    counted = [count_pairs(games) for _, games in sorted(deals.items())]
    dice = random.Random(0)  # noqa: S311
    drawn: list[dict[str, float]] = []
    for _ in range(resamples if len(counted) > 1 else 0):
        total: Pairs = dict.fromkeys(((a, b) for a in order for b in order if a != b and met(counted, a, b)), 0.0)
        for pairs in dice.choices(counted, k=len(counted)):
            for pair, won in pairs.items():
                total[pair] += won
        drawn.append(fit(total, whole, 200))
    return [ladder_row(order, place, whole, drawn) for place in range(len(order))]


def met(counted: Sequence[Pairs], bot: str, other: str) -> bool:
    return any((bot, other) in pairs for pairs in counted)


def ladder_row(order: list[str], place: int, whole: dict[str, float], drawn: list[dict[str, float]]) -> Rating:
    bot = order[place]
    low, high = interval([ratings[bot] for ratings in drawn], whole[bot])
    if place + 1 == len(order):
        return Rating(bot, whole[bot], low, high, None, None, None)
    below = order[place + 1]
    step = whole[bot] - whole[below]
    step_low, step_high = interval([ratings[bot] - ratings[below] for ratings in drawn], step)
    return Rating(bot, whole[bot], low, high, step, step_low, step_high)


def interval(values: list[float], otherwise: float) -> tuple[float, float]:
    """The middle 95 % of values."""
    if not values:
        return otherwise, otherwise
    ordered = sorted(values)
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]
