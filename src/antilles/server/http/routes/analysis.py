"""After a game: who won by what, and playing on from any position of it."""

from __future__ import annotations

import asyncio
import zlib
from typing import Annotated, Literal

from litestar import Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from antilles.server.answers.founding import played_on
from antilles.server.answers.looking import found_out, watched
from antilles.server.dealing import closed
from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import (
    PROBLEMS,
    Anyone,
    Asking,
    Home,
    Language,
    Someone,
    TableId,
    begun_table,
    limit,
    limit_for_all,
    who,
)
from antilles.server.http.routes.records import Position, finished
from antilles.server.http.schemas import TableMade
from antilles.server.http.study_schemas import AnalysisOut, NewAnalysis, PlayOn, WatchOut
from antilles.server.store.analyses import Job, TooManyAnalyses
from antilles.server.tables.desk import Desk

DepthQuery = Annotated[Literal["quick", "deep"], QueryParameter(required=False)]
PairQuery = Annotated[int, QueryParameter(ge=0, le=10_000, required=False)]


@get("/tables/{table:str}/analysis", responses=PROBLEMS)
async def analysis(
    table: TableId, house: Home, visitor: Anyone, language: Language, depth: DepthQuery = "quick"
) -> AnalysisOut:
    """Luck, skill and gifts of a finished game, or how far the analysis is."""
    person = visitor.person if visitor else ""
    live = await finished(house, table, person)
    answer = await told(house, live.desk, depth, await house.analyst.find(live.desk, depth), language)
    await finished(house, table, person)  # meanwhile the table may have been closed to them
    return answer


@post("/tables/{table:str}/analysis", responses=PROBLEMS, status_code=200)
async def analyse(
    table: TableId, data: JSONBody[NewAnalysis], house: Home, caller: Someone, language: Language
) -> AnalysisOut:
    """Ask for the analysis of a finished game: it waits for its turn, which goes round by person."""
    limit(house, "think", caller.person)
    live = await finished(house, table, caller.person)
    try:
        await house.analyst.ask(live.desk, data.depth, caller.person)
    except TooManyAnalyses:
        raise Trouble(503, "server-busy", wait=30.0) from None
    return await told(house, live.desk, data.depth, await house.analyst.find(live.desk, data.depth), language)


@delete("/tables/{table:str}/analysis", responses=PROBLEMS, status_code=200)
async def stop_analysis(
    table: TableId, house: Home, caller: Someone, language: Language, depth: DepthQuery = "quick"
) -> AnalysisOut:
    """Stop an analysis that you asked for."""
    live = await finished(house, table, caller.person)
    await house.analyst.stop(live.desk, depth, caller.person)
    return await told(house, live.desk, depth, await house.analyst.find(live.desk, depth), language)


async def told(house: Home, desk: Desk, depth: str, job: Job | None, language: str) -> AnalysisOut:
    seconds = house.analyst.seconds(desk.game.name, depth)
    if job is None:
        return AnalysisOut("none", depth, seconds=seconds)
    known = AnalysisOut(job.status, depth, job.ahead, job.done, job.steps, seconds)
    return known if job.found is None else await asyncio.to_thread(found, desk, known, job.found, language)


def found(desk: Desk, known: AnalysisOut, packed: bytes, language: str) -> AnalysisOut:
    """A ledger has hundreds of kilobytes: it is read beside the moves of others."""
    return found_out(desk, known, zlib.decompress(packed), language)


@get("/tables/{table:str}/analysis/{line:int}/continuation", responses=PROBLEMS)
async def continuation(
    table: TableId,
    line: Position,
    house: Home,
    visitor: Anyone,
    request: Asking,
    number: PairQuery = 0,
    depth: DepthQuery = "quick",
) -> WatchOut:
    """One of the pairs of continuations from which the reasons for a better move were told, side by side."""
    person = visitor.person if visitor else ""
    limit(house, "think", who(request, visitor))
    live = await finished(house, table, person)
    job = await house.analyst.find(live.desk, depth)
    if job is None or job.status != "done" or job.found is None:
        raise Trouble(409, "server-not-analysed")
    pair = await asyncio.to_thread(watched, live.desk, zlib.decompress(job.found), line, number)
    await finished(house, table, person)
    return pair


@post("/tables/{table:str}/positions/{position:int}/play", responses=PROBLEMS)
async def play_on(
    table: TableId, position: Position, data: JSONBody[PlayOn], house: Home, caller: Someone
) -> Response[TableMade]:
    """A table of your own that goes on from a position of a finished game, against bots. Nothing counts there.

    What the seat could not know there is dealt again, unless it is wanted as it was; later draws are new.
    """
    await limit_for_all(house, "create", caller.person)
    live = await finished(house, table, caller.person)
    desk = live.desk
    if closed(house, desk.head.deal):
        raise Trouble(409, "server-deal-closed")
    begun = await asyncio.to_thread(played_on, desk, position, data, caller.person, caller.name)
    return await begun_table(house, begun)


ROUTES = [analysis, analyse, stop_analysis, continuation, play_on]
