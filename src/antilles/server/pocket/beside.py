"""Thinking on this device for a server's tables: hints from what a seat sees, analyses of finished games."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from antilles.analysis import digest
from antilles.games import games, with_data
from antilles.kernel.data import DataError
from antilles.kernel.game import Game
from antilles.kernel.view import View, ViewError, decode
from antilles.server.answers import founding, trying
from antilles.server.http import schemas, study_schemas
from antilles.server.http.problems import Trouble
from antilles.server.pocket.hall import advised
from antilles.server.pocket.house import Asked, House, route
from antilles.server.tables.desk import Desk
from antilles.server.tables.editions import game_of
from antilles.server.tables.sealing import live_draw

MOST_GUESTS = 4


class Seen(Struct, frozen=True):
    """A decision at a server's table as its seat sees it."""

    game: str
    view: msgspec.Raw
    names: list[str]
    tried: list[str] = []
    corrections: dict[str, Any] = {}
    """What an owner has corrected of the data by which the table is played."""
    meant: str = ""
    """The move that the coach weighs."""


class Guest(Struct, frozen=True):
    study: str


def understood(seen: Seen) -> tuple[Game, View]:
    """The game by the table's data, and what the seat knows after the moves that it tries out."""
    if seen.game not in games():
        raise Trouble(404, "server-no-such-game")
    try:
        game = with_data(seen.game, seen.corrections, settle=True)
        view = decode(game.view_type, bytes(seen.view).decode())
    except (DataError, ViewError):
        raise Trouble(400, "server-bad-request") from None
    if view.seat is None:
        raise Trouble(409, "server-not-asked")
    return game, trying.view_within(game, view, seen.tried, seen.names)


@route("POST", "/advice")
async def advice(_house: House, asked: Asked) -> schemas.Hint:
    seen: Seen = asked.read(Seen)
    game, view = understood(seen)
    return trying.hinted(game, seen.names, view, advised(game, view), asked.language)


@route("POST", "/advice/coach")
async def coach(_house: House, asked: Asked) -> schemas.CoachOut:
    seen: Seen = asked.read(Seen)
    game, view = understood(seen)
    trying.try_out(game, view, [seen.meant], seen.names)
    return trying.coached(game, seen.names, view, advised(game, view, seen.meant), asked.language)


@route("POST", "/studies")
async def invite(house: House, asked: Asked) -> Guest:
    """A finished game of a server, to be analysed here: it becomes no table of this device."""
    begun = founding.brought(asked.read(schemas.NewRecord), house.who, asked.language)
    desk = Desk(game_of(begun.head), begun.head, live_draw())
    for new in begun.entries(house.hall.clock()):
        desk.apply(new)
    if desk.status != "over":
        raise Trouble(409, "server-not-over")
    name = digest(desk.record())[:20]
    house.guests.pop(name, None)
    house.guests[name] = desk
    while len(house.guests) > MOST_GUESTS:
        house.guests.pop(next(iter(house.guests)))
    return Guest(name)


def guest(house: House, name: str) -> Desk:
    if name not in house.guests:
        raise Trouble(404, "server-no-such-table")
    return house.guests[name]


@route("GET", "/studies/{}/analysis")
async def find(house: House, asked: Asked) -> study_schemas.AnalysisOut:
    return await house.analyst.find(guest(house, asked.parts[0]), asked.word("depth", "quick"), asked.language)


@route("POST", "/studies/{}/analysis")
async def study(house: House, asked: Asked) -> study_schemas.AnalysisOut:
    depth = asked.read(study_schemas.NewAnalysis).depth
    return await house.analyst.ask(guest(house, asked.parts[0]), depth, asked.language)


@route("DELETE", "/studies/{}/analysis")
async def stop(house: House, asked: Asked) -> study_schemas.AnalysisOut:
    desk, depth = guest(house, asked.parts[0]), asked.word("depth", "quick")
    house.analyst.stop(desk, depth)
    return await house.analyst.find(desk, depth, asked.language)


@route("GET", "/studies/{}/analysis/{}/continuation")
async def continuation(house: House, asked: Asked) -> study_schemas.WatchOut:
    desk, depth = guest(house, asked.parts[0]), asked.word("depth", "quick")
    return await house.analyst.watch(desk, depth, int(asked.parts[1]), asked.number("number") or 0)
