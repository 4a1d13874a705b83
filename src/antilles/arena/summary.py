"""What a tournament shows: places, points, ratings, pairs, seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce

from antilles.arena.elo import Rating, rate
from antilles.arena.results import Result
from antilles.kernel.reward import place_rewards


@dataclass(frozen=True)
class Measured:
    """A mean with its 95 % interval, over deals: games of one deal are alike."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """One bot over all its games; a first place shared by two counts half a win."""

    bot: str
    games: int
    wins: float
    place: float
    points: float
    skill: float
    """openskill's mean (Plackett-Luce; everybody starts at 25)."""
    doubt: float
    """openskill's standard deviation."""
    rating: Rating
    reward: Measured
    """Half for winning, half by place."""
    adjusted: Measured | None
    """The same without luck: as true, and surer; None where luck was not measured."""
    fewer: float | None
    """How many times fewer games make the reward without luck as sure as the raw one."""


@dataclass(frozen=True)
class SeatShare:
    """How often a seat won, and its mean place, over all games: every bot sat there equally often."""

    seat: int
    wins: float
    place: float


@dataclass(frozen=True)
class Pair:
    """One bot against another: games in which it was ahead, level and behind."""

    bot: str
    other: str
    ahead: int
    level: int
    behind: int


@dataclass(frozen=True)
class Summary:
    games: int
    standings: list[Standing]
    pairs: list[Pair]
    seats: list[SeatShare]
    faults: dict[str, int]

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def summarise(results: Sequence[Result]) -> Summary:
    """Of results in their order."""
    ratings = {rating.bot: rating for rating in rate(results)}
    skills = rate_skill(results)
    standings = [standing(results, bot, skills[bot], rating) for bot, rating in ratings.items()]
    faults: dict[str, int] = {}
    for result in results:
        for fault in result.faults:
            faults[fault] = faults.get(fault, 0) + 1
    return Summary(len(results), standings, count_meetings(results), count_seats(results), faults)


def win_share(places: Sequence[int], seat: int) -> float:
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def standing(results: Iterable[Result], bot: str, skill: tuple[float, float], rating: Rating) -> Standing:
    sat = [(result, seat) for result in results for seat, who in enumerate(result.bots) if who == bot]
    wins = sum(win_share(result.places, seat) for result, seat in sat)
    place = sum(result.places[seat] for result, seat in sat) / len(sat)
    points = sum(result.scores[seat] for result, seat in sat) / len(sat)
    raw = by_deal((result, float(place_rewards(list(result.places))[seat])) for result, seat in sat)
    adjusted, fewer = None, None
    if all(result.luck for result, _ in sat):
        without = by_deal(
            (result, place_rewards(list(result.places))[seat] - result.luck[seat]) for result, seat in sat
        )
        adjusted = measured(without)
        fewer = variance(raw) / variance(without) if len(raw) > 1 and variance(without) > 0.0 else None
    return Standing(
        bot, len(sat), wins / len(sat), place, points, skill[0], skill[1], rating, measured(raw), adjusted, fewer
    )


def by_deal(rewards: Iterable[tuple[Result, float]]) -> list[float]:
    """The mean reward in each deal."""
    deals: dict[int, list[float]] = {}
    for result, reward in rewards:
        deals.setdefault(result.deal, []).append(reward)
    return [sum(deal) / len(deal) for _, deal in sorted(deals.items())]


def variance(numbers: Sequence[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)


def measured(deals: Sequence[float]) -> Measured:
    mean = sum(deals) / len(deals)
    reach = 1.96 * sqrt(variance(deals) / len(deals))
    return Measured(mean, mean - reach, mean + reach)


def rate_skill(results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """openskill over all games in their order; a bot at two seats of a table learns from both."""
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for result in results:
        teams = [[known.get(bot) or model.rating(name=bot)] for bot in result.bots]
        if len(set(result.bots)) < 2:
            continue
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        for bot in set(result.bots):
            mine = [team[0] for team, who in zip(rated, result.bots, strict=True) if who == bot]
            known[bot] = model.rating(
                mu=sum(rating.mu for rating in mine) / len(mine), sigma=min(rating.sigma for rating in mine), name=bot
            )
    return {bot: (rating.mu, rating.sigma) for bot, rating in known.items()}


def count_meetings(results: Sequence[Result]) -> list[Pair]:
    found: dict[tuple[str, str], list[int]] = {}
    for result in results:
        for seat, bot in enumerate(result.bots):
            for rival, other in enumerate(result.bots):
                if bot < other:
                    ahead = result.places[rival] - result.places[seat]
                    counts = found.setdefault((bot, other), [0, 0, 0])
                    counts[0 if ahead > 0 else 1 if ahead == 0 else 2] += 1
    return [Pair(bot, other, *counts) for (bot, other), counts in sorted(found.items())]


def count_seats(results: Sequence[Result]) -> list[SeatShare]:
    if not results:
        return []
    seats = len(results[0].bots)
    games = len(results)
    return [
        SeatShare(
            seat,
            sum(win_share(result.places, seat) for result in results) / games,
            sum(result.places[seat] for result in results) / games,
        )
        for seat in range(seats)
    ]
