"""Somebody's results and ratings as others may see them, and the leaderboards of the house."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import Connection, bindparam

from antilles.bots.levels import LEVELS
from antilles.server.http.rating_schemas import (
    Leaderboard,
    ProfileOut,
    Ranked,
    RatedPoint,
    RatingChange,
    RatingOut,
    Shown,
)
from antilles.server.ratings import tallies
from antilles.server.ratings.ledgers import luck_and_skill
from antilles.server.ratings.scale import PROVISIONAL, anchor, reach, shown as points_of
from antilles.server.ratings.tallies import Other, Played
from antilles.server.store import Store
from antilles.server.store.compiled_sql import Sentence
from antilles.server.store.friends import between
from antilles.server.store.holding import hold
from antilles.server.store.results import COUNTED, PENDING, TOO_OFTEN
from antilles.server.store.schema import people, profiles, ratings, results, tables

MOST_GAMES = 2000
"""Of somebody that are looked at: the newest."""
MOST_POINTS = 200
"""Of a plot."""
MOST_LAST = 60
MOST_LISTED = 200
LEAST_MET = 3
"""Different opponents whom somebody on a leaderboard has met: two accounts of one person get nobody there."""


class Rated(Struct, frozen=True):
    """A rating after one of its games."""

    game: str
    games: int
    table: str
    at: int
    mu: float
    sigma: float


class Known(Struct, frozen=True):
    """What the database has about somebody, and whom a viewer may know of."""

    name: str
    since: int
    shown: Shown
    games: list[Played]
    rated: list[Rated]
    names: dict[str, str]
    open: frozenset[str]
    """Those of the others whose profiles are for the viewer too."""


def may_see(connection: Connection, viewer: str, person: str) -> bool:
    """Whether somebody's profile and ratings are for this viewer: the one place where this is decided."""
    if viewer and viewer == person:
        return True
    shown = shown_by(connection, person)
    return shown == "all" or (shown == "friends" and bool(viewer) and between(connection, person, viewer))


def shown_by(connection: Connection, person: str) -> Shown:
    """Whom somebody shows their profile; nobody, if they have not said."""
    query = sa.select(profiles.c.shown).where(profiles.c.person == person)
    found = connection.execute(query).scalar_one_or_none()
    return found if found in ("friends", "all") else "hidden"


async def show(store: Store, person: str, shown: Shown) -> None:
    def change(connection: Connection) -> None:
        hold(connection, person)
        connection.execute(profiles.delete().where(profiles.c.person == person))
        connection.execute(profiles.insert(), {"person": person, "shown": shown})

    await store.write(change)


# --- one person -------------------------------------------------------------------------------------


async def profile(store: Store, person: str, viewer: str, on: bool) -> ProfileOut | None:
    """A profile as the viewer may see it; None if it is not for them, or nobody's."""
    found = await store.read(partial(look_up, person=person, viewer=viewer))
    if found is None:
        return None
    yours = viewer == person
    rated = found.rated if on else []
    changes = changes_in(rated)
    last = [played for played in found.games if yours or played.public][:MOST_LAST]
    luck = await luck_and_skill(store, {played.table: played.seat for played in last})
    return ProfileOut(
        id=person,
        name=found.name,
        since=found.since,
        yours=yours,
        shown=found.shown if yours else "",
        ratings_on=on,
        ratings=current(rated),
        history=plots(rated),
        results=tallies.by_game(found.games),
        opponents=tallies.met(
            found.games, lambda other: found.names.get(other, ""), lambda other: yours or other in found.open
        ),
        last=[tallies.listed(played, changes.get(played.table), luck.get(played.table)) for played in last],
    )


def look_up(connection: Connection, person: str, viewer: str) -> Known | None:
    row = connection.execute(sa.select(people.c.name, people.c.created).where(people.c.id == person)).first()
    if row is None or not may_see(connection, viewer, person):
        return None
    games = games_of(connection, person)
    others = sorted({other.person for played in games for other in played.others if other.person})
    names: dict[str, str] = {}
    seen: set[str] = set()
    for start in range(0, len(others), 500):
        some = others[start : start + 500]
        names.update((row[0], row[1]) for row in connection.execute(NAMES.where(people.c.id.in_(some))))
        seen |= {who for who in some if viewer != person and may_see(connection, viewer, who)}
    query = sa.select(*RATED).where(ratings.c.person == person).order_by(ratings.c.at, ratings.c.table_id)
    rated = [Rated(*one) for one in connection.execute(query)]
    return Known(row[0], row[1], shown_by(connection, person), games, rated, names, frozenset(seen))


NAMES = sa.select(people.c.id, people.c.name)
RATED = (ratings.c.game, ratings.c.games, ratings.c.table_id, ratings.c.at, ratings.c.mu, ratings.c.sigma)
OWN = Sentence(
    sa.select(*RATED).where(ratings.c.person == bindparam("whose")).order_by(ratings.c.at, ratings.c.table_id)
)


def games_of(connection: Connection, person: str) -> list[Played]:
    """Somebody's finished games, the newest first."""
    mine = sa.select(results.c.table_id).where(results.c.person == person)
    mine = mine.order_by(results.c.at.desc(), results.c.table_id).limit(MOST_GAMES)
    query = sa.select(
        results.c.table_id, results.c.at, results.c.game, results.c.seat, results.c.person, results.c.name,
        results.c.level, results.c.place, results.c.points, results.c.gone, results.c.rated, results.c.booked,
        tables.c.visibility,
    ).join_from(results, tables, tables.c.id == results.c.table_id)  # fmt: skip
    query = query.where(results.c.table_id.in_(mine))
    query = query.order_by(results.c.at.desc(), results.c.table_id, results.c.seat)
    at_table: dict[str, list[Any]] = {}
    for row in connection.execute(query):
        at_table.setdefault(row.table_id, []).append(row)
    return [played_by(person, rows) for rows in at_table.values()]


def played_by(person: str, rows: Sequence[Any]) -> Played:
    mine = next(row for row in rows if row.person == person)
    others = tuple(Other(row.person, row.name, row.level, row.place) for row in rows if row is not mine)
    return Played(
        mine.table_id,
        mine.at,
        mine.game,
        mine.seat,
        mine.place,
        mine.points,
        sum(row.points for row in rows) / len(rows),
        bool(mine.gone),
        mine.rated == "rated" and mine.booked == COUNTED,
        mine.visibility == "public",
        others,
    )


def rating_out(game: str, games: int, mu: float, sigma: float) -> RatingOut:
    """A rating as it is told: no number before there are games enough for one."""
    if games < PROVISIONAL:
        return RatingOut(game, games, None, None)
    return RatingOut(game, games, points_of(mu), reach(sigma))


def current(rated: Sequence[Rated]) -> list[RatingOut]:
    last = {one.game: one for one in rated}
    return [rating_out(game, one.games, one.mu, one.sigma) for game, one in sorted(last.items())]


def plots(rated: Sequence[Rated]) -> dict[str, list[RatedPoint]]:
    """For each game with a number the ratings from the first game that had one."""
    found: dict[str, list[RatedPoint]] = {}
    for one in rated:
        if one.games >= PROVISIONAL:
            found.setdefault(one.game, []).append(RatedPoint(one.at, one.games, points_of(one.mu), reach(one.sigma)))
    return {game: points[-MOST_POINTS:] for game, points in found.items()}


def changes_in(rated: Sequence[Rated]) -> dict[str, int]:
    """By table what each game changed, as far as the numbers before and after it are shown."""
    before: dict[str, Rated] = {}
    found: dict[str, int] = {}
    for one in rated:
        last = before.get(one.game)
        if last is not None and last.games >= PROVISIONAL:
            found[one.table] = points_of(one.mu) - points_of(last.mu)
        before[one.game] = one
    return found


async def ratings_of(store: Store, person: str) -> list[RatingOut]:
    """Somebody's own ratings, for their first page."""
    return current(
        [Rated(*row) for row in await store.read(lambda connection: OWN.run(connection, whose=person).all())]
    )


async def change_of(store: Store, table: str, person: str) -> RatingChange:
    """What a finished game did to somebody's rating, or why nothing."""

    def query(connection: Connection) -> RatingChange:
        mine = (results.c.table_id == table) & (results.c.person == person)
        row = connection.execute(sa.select(results.c.game, results.c.rated, results.c.booked).where(mine)).first()
        if row is None or row.rated != "rated":
            return RatingChange("" if row is None else row.rated)
        if row.booked == PENDING:
            return RatingChange("waiting")
        if row.booked == TOO_OFTEN:
            return RatingChange("too-often")
        after = connection.execute(
            sa.select(*RATED).where(ratings.c.table_id == table, ratings.c.person == person)
        ).one()
        earlier = sa.select(ratings.c.mu).where(
            ratings.c.game == row.game, ratings.c.person == person, ratings.c.games == after.games - 1
        )
        before = connection.execute(earlier).scalar_one_or_none() if after.games > PROVISIONAL else None
        rating = rating_out(row.game, after.games, after.mu, after.sigma)
        return RatingChange("rated", rating, None if before is None else points_of(before))

    return await store.read(query)


# --- everybody --------------------------------------------------------------------------------------


async def leaderboard(store: Store, game: str, viewer: str) -> Leaderboard:
    """Everybody who shows their ratings to all and has enough games against enough others, and the bots.

    By the lower end of the bar: what is sure counts. A few lucky games do not lead.
    """

    def query(connection: Connection) -> Leaderboard:
        rows = [
            Ranked(person, name, "", points_of(mu), reach(sigma), games, person == viewer)
            for person, name, mu, sigma, games in connection.execute(standing_in(game))
        ]
        landmarks = [Ranked("", level.name, level.name, anchor(game, level.name), 0, 0, False) for level in LEVELS]
        listed = sorted([*rows, *landmarks], key=lambda row: (row.bar - row.value, row.name))
        own = sa.select(*RATED).where(ratings.c.game == game, ratings.c.person == viewer)
        mine = connection.execute(own.order_by(ratings.c.games.desc()).limit(1)).first() if viewer else None
        return Leaderboard(
            game,
            listed,
            None if mine is None else rating_out(game, mine.games, mine.mu, mine.sigma),
            shown_by(connection, viewer) if viewer else "",
        )

    return await store.read(query)


def standing_in(game: str) -> sa.Select[Any]:
    """Name and rating of everybody on a leaderboard."""
    newest = sa.select(ratings.c.person, sa.func.max(ratings.c.games).label("games"))
    last = newest.where(ratings.c.game == game).group_by(ratings.c.person).subquery()
    mine, other = results.alias(), results.alias()
    whom = sa.case((other.c.person != "", other.c.person), else_=other.c.level)
    met = sa.select(mine.c.person, sa.func.count(sa.distinct(whom)).label("met")).join_from(
        mine, other, (mine.c.table_id == other.c.table_id) & (mine.c.seat != other.c.seat)
    )
    met = met.where(mine.c.game == game, mine.c.rated == "rated", mine.c.booked == COUNTED, mine.c.person != "")
    enough = met.group_by(mine.c.person).subquery()
    query = sa.select(people.c.id, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    query = query.join_from(ratings, last, (ratings.c.person == last.c.person) & (ratings.c.games == last.c.games))
    query = query.join(people, people.c.id == ratings.c.person).join(profiles, profiles.c.person == people.c.id)
    query = query.join(enough, enough.c.person == people.c.id)
    query = query.where(ratings.c.game == game, profiles.c.shown == "all", ratings.c.games >= PROVISIONAL)
    return query.where(enough.c.met >= LEAST_MET).order_by(ratings.c.mu.desc(), people.c.id).limit(MOST_LISTED)
