"""Records: taking one home, bringing one in, looking at any position."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter

from antilles.games import games
from antilles.kernel.record import RecordError, parse_record, print_record, redact, verify
from antilles.locale import Words
from antilles.server.entry import Entry, Head, Moved, Sat, Started
from antilles.server.problems import Trouble
from antilles.server.routes.common import (
    PROBLEMS,
    Anyone,
    Home,
    Language,
    SeatQuery,
    Someone,
    TableId,
    limit,
    table_for,
)
from antilles.server.sight import Sight, see
from antilles.server.wire import NewRecord, TableMade


@get("/tables/{table:str}/record", responses=PROBLEMS, media_type=MediaType.TEXT)
async def record(table: TableId, house: Home, visitor: Anyone, seat: SeatQuery = None) -> str:
    """The record: complete when the game is over, before that as you were shown it."""
    person = visitor.person if visitor else ""
    live = await table_for(house, table, person, "export")
    if seat is not None:
        await table_for(house, table, person, "look", seat)
    whole = live.desk.record()
    return print_record(whole if live.desk.status == "over" else redact(live.desk.game, whole, seat))


@get("/tables/{table:str}/positions/{position:int}", responses=PROBLEMS)
async def position(
    table: TableId,
    position: Annotated[int, PathParameter(ge=0, le=2_000_000)],
    house: Home,
    visitor: Anyone,
    seat: SeatQuery = None,
) -> Sight:
    """The table as it was after so many lines of the record, as you might see it then."""
    person = visitor.person if visitor else ""
    live = await table_for(house, table, person, "see")
    if seat is not None:
        await table_for(house, table, person, "look", seat)
    if live.desk.state is None or position > live.desk.position:
        raise Trouble(404, "server-no-such-position")
    return see(live.desk.at(position), person, seat)


@post("/records", responses=PROBLEMS)
async def bring(data: JSONBody[NewRecord], house: Home, caller: Someone, language: Language) -> Response[TableMade]:
    """A finished or broken-off game as a table that can be replayed. Every move is checked."""
    limit(house, "create", caller.person)
    game = None
    try:
        given = parse_record(data.record)
        game = games().get(given.game)
        if game is None:
            raise Trouble(404, "server-no-such-game")
        verify(game, given)
    except RecordError as error:
        sentence = Words(language).record_error(error, game)
        raise Trouble(422, "server-bad-record", facts={"sentence": sentence}) from None
    head = Head(
        table=secrets.token_hex(10),
        game=game.name,
        seats=given.seats,
        options=game.settle(given.seats, given.options),
        owner=caller.person,
        visibility=data.visibility,
        hints=False,
    )
    names = [given.names.get(seat, f"{seat + 1}") for seat in range(given.seats)]
    bodies: list[Sat | Started | Moved] = [Sat(seat, "", name[:40]) for seat, name in enumerate(names)]
    lines = [(line.seat, line.text) for line in given.lines]
    first = next((index for index, (seat, _) in enumerate(lines) if seat >= 0), len(lines))
    bodies.append(Started(lines[:first]))
    while first < len(lines):
        last = next((index for index in range(first + 1, len(lines)) if lines[index][0] >= 0), len(lines))
        bodies.append(Moved(lines[first][0], 0, lines[first:last]))
        first = last
    entries = [Entry(number, house.hall.clock(), body) for number, body in enumerate(bodies, start=1)]
    await house.hall.bring(head, entries)
    return Response(TableMade(head.table, []), status_code=201)


ROUTES = [record, position, bring]
