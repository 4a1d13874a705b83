"""Somebody's finished games in numbers: by game, seat and place, and against whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from antilles.server.http.rating_schemas import GameResults, OpponentOut, PlayedGame

LAST_PLACE = 4
"""Places from here on are counted together where opponents are compared."""


class Other(Struct, frozen=True):
    """Somebody else at a table."""

    person: str
    name: str
    level: str
    place: int


class Played(Struct, frozen=True):
    """A finished game as its player sees it."""

    table: str
    at: int
    game: str
    seat: int
    place: int
    points: int
    mean: float
    left: bool
    rated: bool
    public: bool
    others: tuple[Other, ...]

    @property
    def seats(self) -> int:
        return len(self.others) + 1


def by_game(games: Iterable[Played]) -> list[GameResults]:
    """The games that were played most come first."""
    mine: dict[str, list[Played]] = {}
    for played in games:
        mine.setdefault(played.game, []).append(played)
    found = [results_in(name, played) for name, played in mine.items()]
    return sorted(found, key=lambda result: (-result.games, result.game))


def results_in(game: str, games: Sequence[Played]) -> GameResults:
    most = max(played.seats for played in games)
    places = [[0] * (number + 1) for number in range(most)]
    seats = [[0, 0] for _ in range(1 + max(played.seat for played in games))]
    for played in games:
        places[played.seats - 1][played.place - 1] += 1
        seats[played.seat][0] += 1
        seats[played.seat][1] += played.place == 1
    return GameResults(
        game,
        len(games),
        sum(played.place == 1 for played in games),
        places,
        seats,
        round(sum(played.points for played in games) / len(games), 1),
        round(sum(played.mean for played in games) / len(games), 1),
    )


def met(games: Iterable[Played], known: Callable[[str], str], may_name: Callable[[str], bool]) -> list[OpponentOut]:
    """Everybody met, whoever was met most comes first; those who may not be named are counted together.

    ``known`` has the names of today; nobody who is forgotten has one.
    """
    found: dict[tuple[str, str], list[tuple[Played, Other]]] = {}
    for played in games:
        for other in played.others:
            named = other.person if other.person and known(other.person) and may_name(other.person) else ""
            found.setdefault((named, other.level), []).append((played, other))
    rows = [opponent(person, known(person), level, pairs) for (person, level), pairs in found.items()]
    return sorted(rows, key=lambda row: (-row.games, row.name, row.level))


def opponent(person: str, name: str, level: str, pairs: Sequence[tuple[Played, Other]]) -> OpponentOut:
    places = [0] * LAST_PLACE
    tables = {played.table: played for played, _ in pairs}
    for played in tables.values():
        places[min(played.place, LAST_PLACE) - 1] += 1
    return OpponentOut(
        person,
        name,
        level,
        len(tables),
        places,
        sum(played.place < other.place for played, other in pairs),
        sum(played.place > other.place for played, other in pairs),
    )


def listed(played: Played, change: int | None, luck: tuple[float, float] | None) -> PlayedGame:
    return PlayedGame(
        played.table,
        played.at,
        played.game,
        played.seat,
        played.seats,
        played.place,
        played.points,
        round(played.mean, 1),
        played.left,
        played.rated,
        change,
        all(other.level for other in played.others),
        *(luck or (None, None)),
    )
