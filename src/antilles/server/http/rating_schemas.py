"""What profiles, leaderboards and the ends of rated games tell."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from antilles.server.tables.fields import Input

Shown = Literal["hidden", "friends", "all"]


class NewShown(Input, frozen=True, kw_only=True):
    """Who may see your profile and your ratings."""

    shown: Shown


class RatingOut(Struct, frozen=True):
    """Where somebody stands in one game. There is no number before some games: then both are null."""

    game: str
    games: int
    """Rated ones."""
    value: int | None
    bar: int | None
    """The true strength lies between ``value`` − ``bar`` and ``value`` + ``bar`` in 95 of 100 cases."""


class RatingChange(Struct, frozen=True):
    """What a rated game did to your rating."""

    counted: Literal["", "rated", "unfinished", "not-agreed", "removed", "data", "too-often", "waiting"]
    """Whether it counts, or why not; nothing for a game that was not rated."""
    rating: RatingOut | None = None
    before: int | None = None
    """The number before it, if there was one."""


class RatedPoint(Struct, frozen=True):
    """A rating after one of its games."""

    at: int
    games: int
    value: int
    bar: int


class PlayedGame(Struct, frozen=True):
    """A finished game of somebody."""

    table: str
    at: int
    game: str
    seat: int
    seats: int
    place: int
    points: int
    mean: float
    """The points of a seat at that table on average: more is more than was to be expected of anybody there."""
    left: bool
    rated: bool
    change: int | None
    """By how much the rating changed, once it is shown."""
    bots: bool
    """All the others were bots."""
    luck: float | None = None
    skill: float | None = None
    """In points, from the ledger of an analysis, where one has been made."""


class OpponentOut(Struct, frozen=True):
    """Somebody met at tables: a person, a bot of a level, or all others who show themselves to nobody."""

    person: str
    """Empty for bots and for others."""
    name: str
    level: str
    games: int
    places: list[int]
    """How often one was first, second, third, and fourth or lower in these games."""
    ahead: int
    behind: int


class GameResults(Struct, frozen=True):
    """All finished games of one kind, in numbers."""

    game: str
    games: int
    wins: int
    places: list[list[int]]
    """For each number of players, from 1 on, how often each place was taken."""
    seats: list[list[int]]
    """For each seat: games there, and games won."""
    points: float
    """Mean points, and"""
    expected: float
    """the mean of the tables at which they were made."""


class ProfileOut(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    since: int
    yours: bool
    shown: Literal["", "hidden", "friends", "all"]
    """Who may see it; told to its owner only."""
    ratings_on: bool
    """Whether this house rates games at all."""
    ratings: list[RatingOut]
    history: dict[str, list[RatedPoint]]
    """For each game the ratings after its last games, the oldest first."""
    results: list[GameResults]
    opponents: list[OpponentOut]
    last: list[PlayedGame]
    """The last games, the newest first; of somebody else's those at public tables."""


class Ranked(Struct, frozen=True):
    """A row of a leaderboard: somebody who shows their ratings to all, or a bot as a landmark."""

    person: str
    name: str
    level: str
    value: int
    bar: int
    games: int
    yours: bool


class Leaderboard(Struct, frozen=True):
    game: str
    rows: list[Ranked]
    mine: RatingOut | None
    """Your own rating, listed or not."""
    shown: Literal["", "hidden", "friends", "all"]
    """Who may see yours; empty for somebody without a name."""
