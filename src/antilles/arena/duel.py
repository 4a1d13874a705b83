"""Two sets of parameters against each other: who wins how often, on deals where each sits at every seat."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from math import sqrt

from antilles.arena.contest import on_trial
from antilles.arena.entrants import Trial
from antilles.arena.schedule import Pairing, schedule
from antilles.arena.workers import spread
from antilles.bots.match import answers, play_out, seeded_luck
from antilles.games import find
from antilles.kernel.chance import Rng

SURE = 1.96


@dataclass(frozen=True)
class Share:
    """Of all wins, the part of the new parameters, which had half of the seats; and its standard error by deals."""

    games: int
    mean: float
    doubt: float

    @property
    def low(self) -> float:
        return self.mean - SURE * self.doubt

    @property
    def high(self) -> float:
        return self.mean + SURE * self.doubt

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % ± {100 * SURE * self.doubt:.1f} ({self.games})"


def play_duel(game: str, before: Trial, after: Trial, pairing: Pairing) -> tuple[int, float]:
    """What a worker does: the deal's number, and the part of the win that went to ``after``."""
    chosen = find(game)
    trials = (before, after)
    bots = [on_trial(chosen, "duel", trials[who], pairing.minds[seat]) for seat, who in enumerate(pairing.lineup)]
    state = chosen.start(len(bots))
    for _ in play_out(state, answers(chosen, bots), seeded_luck(Rng(pairing.chance))):
        pass
    winners = [who for who, place in zip(pairing.lineup, state.ranking(), strict=True) if place == 1]
    return pairing.deal, sum(winners) / len(winners)


def duel(
    game: str,
    before: Trial,
    after: Trial,
    seats: int,
    games: int,
    seed: int,
    jobs: int = 1,
    cluster: str = "",
    report: Callable[[], None] = lambda: None,
) -> Share:
    """Whole deals, ``games`` games at least. At a table of an odd number the two take turns at having one seat more."""
    least = 2 * seats if seats % 2 else games
    tasks = [(game, before, after, pairing) for pairing in schedule(2, seats, max(games, least), seed)]
    if seats % 2:
        half = len(tasks) // seats // 2 * seats
        tasks = tasks[:half] + [(game, before, after, swapped(task[3])) for task in tasks[half : 2 * half]]
    deals: dict[int, list[float]] = {}
    with closing(spread(play_duel, tasks, jobs, cluster)) as results:
        for deal, share in results:
            deals.setdefault(deal, []).append(share)
            report()
    means = [sum(shares) / len(shares) for _, shares in sorted(deals.items())]
    mean = sum(means) / len(means)
    spread_of_deals = sum((share - mean) ** 2 for share in means) / max(1, len(means) - 1)
    return Share(len(tasks), mean, sqrt(spread_of_deals / len(means)))


def swapped(pairing: Pairing) -> Pairing:
    lineup = tuple(1 - who for who in pairing.lineup)
    return Pairing(pairing.number, pairing.deal, lineup, pairing.chance, pairing.minds)
