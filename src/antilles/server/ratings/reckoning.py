"""How one game changes ratings: openskill's Plackett-Luce over places, with bots that stay where they are.

No clock, no store: what comes out depends on the games alone, in the order in which they ended.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from msgspec import Struct
from openskill.models import PlackettLuce

from antilles.server.ratings.scale import anchor, reckoned

MODEL = PlackettLuce()
SETTLED = 0.01
"""The deviation of a bot, whose place on the scale is given."""
DAY = 86_400_000
MOST_MEETINGS = 5
"""Games of one kind within a day in which the same two people are rated; further ones are for fun."""


class Standing(Struct, frozen=True):
    """What is known of a person's strength in a game, and from how many rated games."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0


class Seated(Struct, frozen=True):
    """Who took part, and which place counts; a person, or a bot of a level."""

    person: str
    level: str
    place: int


class Finished(Struct, frozen=True):
    """A rated game that is over."""

    table: str
    game: str
    at: int
    seats: tuple[Seated, ...]

    @property
    def key(self) -> tuple[int, str]:
        """Games count in the order in which they ended; the table decides between equal moments."""
        return (self.at, self.table)

    @property
    def people(self) -> list[str]:
        return sorted(seated.person for seated in self.seats if seated.person)


class Change(Struct, frozen=True):
    """What a game did to one person's rating."""

    person: str
    before: Standing
    after: Standing


def rate(finished: Finished, standings: Mapping[str, Standing]) -> list[Change]:
    """The changes that a game makes, in the order of the seats."""
    before = [standings.get(seated.person, Standing()) if seated.person else None for seated in finished.seats]
    teams = [
        [MODEL.rating(mu=reckoned(anchor(finished.game, seated.level)), sigma=SETTLED)]
        if standing is None
        else [MODEL.rating(mu=standing.mu, sigma=standing.sigma)]
        for seated, standing in zip(finished.seats, before, strict=True)
    ]
    rated = MODEL.rate(teams, ranks=[float(seated.place) for seated in finished.seats])
    return [
        Change(seated.person, standing, Standing(team[0].mu, team[0].sigma, standing.games + 1))
        for seated, standing, team in zip(finished.seats, before, rated, strict=True)
        if standing is not None
    ]


class Meetings:
    """Which two people met when, within a day; whoever meets too often is not rated."""

    def __init__(self, earlier: Iterable[tuple[int, Sequence[str]]] = ()) -> None:
        self._met: dict[tuple[str, str], deque[int]] = {}
        for at, people in earlier:
            self.meet(at, people)

    def meet(self, at: int, people: Sequence[str]) -> None:
        for pair in combinations(sorted(people), 2):
            self._met.setdefault(pair, deque()).append(at)

    def too_many(self, at: int, people: Sequence[str]) -> bool:
        return any(
            sum(at - DAY < met <= at for met in self._met.get(pair, ())) >= MOST_MEETINGS
            for pair in combinations(sorted(people), 2)
        )


class Ledger:
    """Ratings of one game from a moment on: what everybody had, and who met whom within the day before."""

    def __init__(self, standings: Mapping[str, Standing], meetings: Meetings) -> None:
        self.standings = dict(standings)
        self.meetings = meetings

    def book(self, finished: Finished) -> list[Change] | None:
        """The changes of the next game in order; None if it does not count because the same people met too often."""
        if self.meetings.too_many(finished.at, finished.people):
            return None
        self.meetings.meet(finished.at, finished.people)
        changes = rate(finished, self.standings)
        self.standings.update({change.person: change.after for change in changes})
        return changes
