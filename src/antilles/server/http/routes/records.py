"""Records: taking one home, bringing one in, looking at any position."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter

from antilles.box.records import game_for
from antilles.fairness.proof import to_lines
from antilles.games import games
from antilles.kernel.data import played_by
from antilles.kernel.record import RecordError, parse_record, print_record, redact, verify
from antilles.kernel.step import legal_moves
from antilles.locale import Words
from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import (
    PROBLEMS,
    Anyone,
    Home,
    Language,
    SeatQuery,
    Someone,
    TableId,
    limit_for_all,
    table_for,
)
from antilles.server.http.schemas import NewRecord, Opened, TableMade
from antilles.server.tables.entry import Entry, Head, Moved, Sat, Started
from antilles.server.tables.live import Live
from antilles.server.tables.presenting import Sight, see
from antilles.server.tables.proofs import proof_of
from antilles.server.tables.results import GameOutcome, outcome_of
from antilles.server.tables.view_encoding import encode

Position = Annotated[int, PathParameter(ge=0, le=2_000_000)]


@get("/tables/{table:str}/record", responses=PROBLEMS, media_type=MediaType.TEXT)
async def record(table: TableId, house: Home, visitor: Anyone, seat: SeatQuery = None) -> str:
    """The record: complete when the game is over, before that as you were shown it. Comments carry the proof."""
    person = visitor.person if visitor else ""
    live = await table_for(house, table, person, "export")
    if seat is not None:
        await table_for(house, table, person, "look", seat)
    found = await proof_of(house.store, live)
    await table_for(house, table, person, "export")  # while the log was read, the table may have been closed to them
    whole = live.desk.record()
    shown = whole if live.desk.status in ("over", "abandoned") else redact(live.desk.game, whole, seat)
    shown.closing = to_lines(found) if found is not None else []
    return print_record(shown)


@get("/tables/{table:str}/positions/{position:int}", responses=PROBLEMS)
async def position(table: TableId, position: Position, house: Home, visitor: Anyone, seat: SeatQuery = None) -> Sight:
    """The table as it was after ``position`` lines of the record, as you might see it then."""
    person = visitor.person if visitor else ""
    live = await table_for(house, table, person, "see")
    if seat is not None:
        await table_for(house, table, person, "look", seat)
    if live.desk.state is None or position > live.desk.position_for(seat):
        raise Trouble(404, "server-no-such-position")
    return see(live.desk.at(position), person, seat)


async def finished(house: Home, table: str, person: str) -> Live:
    """A table whose game is over; before that nothing of it is open to all."""
    live = await table_for(house, table, person, "see")
    if live.desk.status != "over":
        raise Trouble(409, "server-not-over")
    return live


@get("/tables/{table:str}/positions/{position:int}/open", responses=PROBLEMS)
async def open_position(table: TableId, position: Position, house: Home, visitor: Anyone) -> Opened:
    """After the end, any position with all cards open: what each seat saw there, beside the public view."""
    live = await finished(house, table, visitor.person if visitor else "")
    if position > live.desk.position:
        raise Trouble(404, "server-no-such-position")
    game, state = live.desk.game, live.desk.history.state_at(position)
    views = [msgspec.Raw(encode(game.view(state, seat))) for seat in range(live.desk.head.seats)]
    line = live.desk.lines()[position - 1] if position else None
    asked = [seat for seat in state.actors() if seat >= 0]
    moves = [
        [game.text(move) for move in legal_moves(state, seat)] if seat in asked else []
        for seat in range(live.desk.head.seats)
    ]
    return Opened(
        table=table,
        position=position,
        last=live.desk.position,
        actors=asked,
        seat=None if line is None else line[0],
        move="" if line is None else game.text(line[1]),
        view=msgspec.Raw(encode(game.view(state, None))),
        views=views,
        moves=moves,
    )


@get("/tables/{table:str}/outcome", responses=PROBLEMS)
async def outcome(table: TableId, house: Home, visitor: Anyone) -> GameOutcome:
    """After the end: places, why, and where every seat's points came from."""
    live = await finished(house, table, visitor.person if visitor else "")
    return outcome_of(live.desk)


@post("/records", responses=PROBLEMS)
async def bring(data: JSONBody[NewRecord], house: Home, caller: Someone, language: Language) -> Response[TableMade]:
    """A finished or broken-off game as a table that can be replayed. Every move is checked."""
    await limit_for_all(house, "create", caller.person)
    game = None
    try:
        given = parse_record(data.record)
        if given.game not in games():
            raise Trouble(404, "server-no-such-game")
        game = game_for(given)
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
        corrections=played_by(game.corrections),
    )
    names = [given.names.get(seat, f"{seat + 1}") for seat in range(given.seats)]
    sitting = [Sat(seat, "", name[:40]) for seat, name in enumerate(names)]
    entries = entries_of(sitting, [(line.seat, line.text) for line in given.lines], house.hall.clock())
    await house.hall.bring(head, entries)
    return Response(TableMade(head.table, []), status_code=201)


def entries_of(sitting: list[Sat], lines: list[tuple[int, str]], now: int) -> list[Entry]:
    """The log of a table at which these sat and these lines were played, a move an entry."""
    bodies: list[Sat | Started | Moved] = [*sitting]
    first = next((index for index, (seat, _) in enumerate(lines) if seat >= 0), len(lines))
    bodies.append(Started(lines[:first]))
    while first < len(lines):
        last = next((index for index in range(first + 1, len(lines)) if lines[index][0] >= 0), len(lines))
        bodies.append(Moved(lines[first][0], 0, lines[first:last]))
        first = last
    return [Entry(number, now, body) for number, body in enumerate(bodies, start=1)]


ROUTES = [record, position, open_position, outcome, bring]
