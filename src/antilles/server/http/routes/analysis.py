"""After a game: who won by what, and playing on from any position of it."""

from __future__ import annotations

import asyncio
import secrets
import zlib
from typing import Annotated, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from antilles.analysis import decode
from antilles.analysis.redeal import cut, draw_on, redeal
from antilles.analysis.sentences import claim_text
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.record import Record
from antilles.locale import Words
from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import (
    PROBLEMS,
    Anyone,
    Home,
    Language,
    Someone,
    TableId,
    limit,
    limit_for_all,
)
from antilles.server.http.routes.records import Position, entries_of, finished
from antilles.server.http.routes.tables import check_level
from antilles.server.http.schemas import AnalysisOut, NewAnalysis, PlayOn, TableMade
from antilles.server.store.analyses import Job, TooManyAnalyses
from antilles.server.tables.commands.owning import bot_name
from antilles.server.tables.desk import Desk
from antilles.server.tables.entry import Head, Sat

DepthQuery = Annotated[Literal["quick", "deep"], QueryParameter(required=False)]


@get("/tables/{table:str}/analysis", responses=PROBLEMS)
async def analysis(
    table: TableId, house: Home, visitor: Anyone, language: Language, depth: DepthQuery = "quick"
) -> AnalysisOut:
    """Luck, skill and gifts of a finished game, or how far the analysis is."""
    live = await finished(house, table, visitor.person if visitor else "")
    return told(live.desk, depth, await house.analyst.find(live.desk, depth), language)


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
    return told(live.desk, data.depth, await house.analyst.find(live.desk, data.depth), language)


@delete("/tables/{table:str}/analysis", responses=PROBLEMS, status_code=200)
async def stop_analysis(
    table: TableId, house: Home, caller: Someone, language: Language, depth: DepthQuery = "quick"
) -> AnalysisOut:
    """Stop an analysis that you asked for."""
    live = await finished(house, table, caller.person)
    await house.analyst.stop(live.desk, depth, caller.person)
    return told(live.desk, depth, await house.analyst.find(live.desk, depth), language)


def told(desk: Desk, depth: str, job: Job | None, language: str) -> AnalysisOut:
    if job is None:
        return AnalysisOut("none", depth)
    if job.found is None:
        return AnalysisOut(job.status, depth, job.ahead, job.done, job.steps)
    found = zlib.decompress(job.found)
    words, names = Words(language, desk.game), desk.names()
    reasons = {
        str(moment.line): [claim_text(words, desk.game, claim, names, moment.seat) for claim in moment.reasons]
        for moment in decode(found.decode()).moments
        if moment.reasons and moment.seat is not None
    }
    return AnalysisOut(job.status, depth, 0, job.steps, job.steps, msgspec.Raw(found), reasons)


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
    if data.seat >= desk.head.seats:
        raise Trouble(404, "server-no-such-seat")
    record = desk.record()
    if position >= len(record.lines):
        raise Trouble(404, "server-no-such-position")
    begun, position = await asyncio.to_thread(dealt, desk.game, record, position, None if data.as_it_was else data.seat)
    level = check_level(data.level)
    head = Head(
        table=secrets.token_hex(10),
        game=desk.game.name,
        seats=desk.head.seats,
        options=desk.head.options,
        owner=caller.person,
        visibility="private",
        hints=True,
        origin=f"{table}/{position}",
        corrections=desk.head.corrections,
    )
    sitting = [
        Sat(seat, caller.person, caller.name[:40]) if seat == data.seat else Sat(seat, "", bot_name(level, seat), level)
        for seat in range(head.seats)
    ]
    lines = [(line.seat, line.text) for line in begun.lines]
    await house.hall.bring(head, entries_of(sitting, lines, house.hall.clock()))
    return Response(TableMade(head.table, []), status_code=201)


def dealt(game: Game, record: Record, position: int, seat: int | None) -> tuple[Record, int]:
    """The game up to a position, or to the one before it at which no choice lies face down; with new draws if any are
    due. For a seat, with whatever it was not shown dealt again.
    """
    begun = cut(game, record, position)
    position = len(begun.lines)
    rng = Rng(secrets.randbits(60))
    if seat is not None:
        begun = redeal(game, begun, seat, rng)
    draw_on(game, begun, rng)
    return begun, position


ROUTES = [analysis, analyse, stop_analysis, play_on]
