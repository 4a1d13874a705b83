"""Records: taking one home, bringing one in, looking at any position."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter

from antilles.fairness.proof import to_lines
from antilles.kernel.record import print_record, redact
from antilles.server.answers.founding import brought
from antilles.server.answers.looking import opened_at
from antilles.server.dealing import refuse_running
from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import (
    PROBLEMS,
    Anyone,
    Home,
    Language,
    SeatQuery,
    Someone,
    TableId,
    begun_table,
    limit_for_all,
    table_for,
)
from antilles.server.http.schemas import NewRecord, TableMade
from antilles.server.http.study_schemas import Opened
from antilles.server.tables.live import Live
from antilles.server.tables.presenting import Sight, see
from antilles.server.tables.proofs import proof_of
from antilles.server.tables.results import GameOutcome, outcome_of

Position = Annotated[int, PathParameter(ge=0, le=2_000_000)]


@get("/tables/{table:str}/record", responses=PROBLEMS, media_type=MediaType.TEXT)
async def record(table: TableId, house: Home, visitor: Anyone, seat: SeatQuery = None) -> str:
    """The record: complete when the game is over, before that as you were shown it. Comments carry the proof."""
    person = visitor.person if visitor else ""
    live = await table_for(house, table, person, "export")
    if seat is not None:
        await table_for(house, table, person, "look", seat)
    found = await proof_of(house.store, live.desk_for(person), house.hall.clock())
    await table_for(house, table, person, "export")  # while the log was read, the table may have been closed to them
    desk = live.desk_for(person)
    whole = desk.record()
    shown = whole if desk.status in ("over", "abandoned") else redact(desk.game, whole, seat)
    shown.closing = to_lines(found) if found is not None else []
    return print_record(shown)


@get("/tables/{table:str}/positions/{position:int}", responses=PROBLEMS)
async def position(table: TableId, position: Position, house: Home, visitor: Anyone, seat: SeatQuery = None) -> Sight:
    """The table as it was after ``position`` lines of the record, as you might see it then."""
    person = visitor.person if visitor else ""
    live = await table_for(house, table, person, "see")
    if seat is not None:
        await table_for(house, table, person, "look", seat)
    desk = live.desk_for(person)
    if desk.state is None or position > desk.position_for(seat):
        raise Trouble(404, "server-no-such-position")
    return see(desk.at(position), person, seat)


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
    return opened_at(live.desk, position)


@get("/tables/{table:str}/outcome", responses=PROBLEMS)
async def outcome(table: TableId, house: Home, visitor: Anyone) -> GameOutcome:
    """After the end: places, why, and where every seat's points came from."""
    live = await finished(house, table, visitor.person if visitor else "")
    return outcome_of(live.desk)


@post("/records", responses=PROBLEMS)
async def bring(data: JSONBody[NewRecord], house: Home, caller: Someone, language: Language) -> Response[TableMade]:
    """A finished or broken-off game as a table that can be replayed. Every move is checked."""
    await limit_for_all(house, "create", caller.person)
    begun = await house.reading.run(lambda: brought(data, caller.person, language))
    refuse_running(house, begun.head, begun.lines)
    return await begun_table(house, begun)


ROUTES = [record, position, open_position, outcome, bring]
