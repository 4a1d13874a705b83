"""Playing: moves, trying a turn out, proposals, hints, chat, news."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from antilles.server.answers.trying import HINT_LEVEL, Preview, coached, hinted, preview_at, view_asked, view_coached
from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import (
    PROBLEMS,
    Anyone,
    Home,
    Language,
    SeatNeeded,
    SeatQuery,
    Someone,
    StagesQuery,
    TableId,
    limit,
    table_for,
)
from antilles.server.http.schemas import ChatLine, ChatPage, CoachOut, Hint, Version
from antilles.server.pool import BotFailed
from antilles.server.tables import entry
from antilles.server.tables.commands.move import NewMove, Turn
from antilles.server.tables.desk import Desk
from antilles.server.tables.presenting import Frame
from antilles.server.tables.view_encoding import encode

PAGE = 100
After = Annotated[int, QueryParameter(ge=0, le=2_000_000_000, required=False)]
Meant = Annotated[str, QueryParameter(min_length=1, max_length=100)]
Tried = Annotated[list[str] | None, QueryParameter(required=False, max_items=64)]


@post("/tables/{table:str}/moves", responses=PROBLEMS, status_code=200, sync_to_thread=False)
def move(table: TableId, data: JSONBody[NewMove], caller: Someone) -> Version:  # noqa: ARG001
    """Make a move, or a whole turn. The same ``request`` again gets the same answer."""
    raise Trouble(404, "server-not-found")  # described here only; what comes by another spelling is no move


@post("/tables/{table:str}/preview", responses=PROBLEMS, status_code=200)
async def preview(table: TableId, data: JSONBody[Turn], house: Home, caller: Someone) -> Preview:
    """Try a turn out. It is played in what you know, never in the real table, so it can tell you no secret."""
    limit(house, "move", f"{caller.person} {table} preview")
    live = await table_for(house, table, caller.person, "move", data.seat)
    return preview_at(live.desk, caller.person, data)


@get("/tables/{table:str}/hint", responses=PROBLEMS)
async def hint(
    table: TableId, house: Home, caller: Someone, language: Language, seat: SeatNeeded, tried: Tried = None
) -> Hint:
    """What a bot would do on your seat, why, and the rules that explain it; in the middle of a turn that you try out
    too: ``tried`` are its moves so far.
    """
    limit(house, "think", caller.person)
    live = await table_for(house, table, caller.person, "hint", seat)
    desk = live.desk
    view = view_asked(desk, seat, tried or [])
    try:
        reply = await house.hall.bots.pool.choose(
            desk.game.name,
            HINT_LEVEL,
            encode(view),
            caller.person,
            explain=True,
            corrections=desk.head.corrections,
        )
    except BotFailed:
        raise Trouble(503, "server-try-again", wait=1.0) from None
    return hinted(desk.game, desk.names(), view, reply, language)


@get("/tables/{table:str}/coach", responses=PROBLEMS)
async def coach(
    table: TableId,
    house: Home,
    caller: Someone,
    language: Language,
    seat: SeatNeeded,
    move: Meant,
    tried: Tried = None,
) -> CoachOut:
    """Before a move is made, against bots only: is another one surely better by far, and why?"""
    limit(house, "think", caller.person)
    live = await table_for(house, table, caller.person, "hint", seat)
    desk = live.desk
    view = view_coached(desk, caller.person, seat, move, tried or [])
    try:
        reply = await house.hall.bots.pool.choose(
            desk.game.name,
            HINT_LEVEL,
            encode(view),
            caller.person,
            explain=True,
            over=move,
            corrections=desk.head.corrections,
        )
    except BotFailed:
        raise Trouble(503, "server-try-again", wait=1.0) from None
    return coached(desk.game, desk.names(), view, reply, language)


def called(desk: Desk, said: entry.Said) -> str:
    """Whoever sits there is called as they are called now: the house may have given them another name."""
    seats = [chair for chair in desk.chairs if said.person and chair.person == said.person]
    names = {chair.name for chair in seats}
    return said.name if not names or said.name in names else seats[0].name


@get("/tables/{table:str}/chat", responses=PROBLEMS)
async def chat(table: TableId, house: Home, visitor: Anyone, after: After = 0) -> ChatPage:
    """What was said, from a version on."""
    person = visitor.person if visitor else ""
    live = await table_for(house, table, person, "see")
    desk = live.desk_for(person)
    seat, numbering = desk.seat_of(person), desk.numbering
    said = [
        ChatLine(numbering.number(seat, new.version), new.at, called(desk, new.body), new.body.text)
        for new in await house.store.entries(table, numbering.version(seat, after))
        if isinstance(new.body, entry.Said) and new.version <= desk.version
    ]
    await table_for(house, table, person, "see")  # while the log was read, the table may have been left
    return ChatPage(said[:PAGE], said[PAGE - 1].version if len(said) > PAGE else None)


@get("/tables/{table:str}/events", responses=PROBLEMS)
async def events(
    table: TableId, house: Home, visitor: Anyone, after: After = 0, seat: SeatQuery = None, stages: StagesQuery = False
) -> Response[list[Frame]]:
    """The frames of the stream from a version on, for whoever holds no stream open; with ``stages``, line by line."""
    person = visitor.person if visitor else ""
    live = await table_for(house, table, person, "watch")
    if seat is not None:
        await table_for(house, table, person, "look", seat)
    frames = await house.hall.streams.missed(live, person, seat, after, stages)
    await table_for(house, table, person, "watch")
    if seat is not None:
        await table_for(house, table, person, "look", seat)
    return Response(b"[" + b",".join(frames) + b"]", media_type="application/json")  # type: ignore[arg-type]


ROUTES = [move, preview, hint, coach, chat, events]
