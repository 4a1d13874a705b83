"""Playing: moves, trying a turn out, proposals, hints, chat, news."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from antilles.kernel.chance import Rng
from antilles.kernel.move import UnknownMove
from antilles.kernel.state import Refusal
from antilles.locale import Words
from antilles.server import deeds, entry
from antilles.server.pool import BotFailed
from antilles.server.problems import NotByTheRules, Trouble, version_of
from antilles.server.rehearse import rehearse
from antilles.server.routes.common import (
    PROBLEMS,
    Anyone,
    Home,
    Language,
    SeatNeeded,
    SeatQuery,
    Someone,
    TableId,
    limit,
    table_for,
)
from antilles.server.sight import Frame, see
from antilles.server.stream import missed
from antilles.server.thin import make_move
from antilles.server.views import encode
from antilles.server.wire import (
    ChatLine,
    ChatPage,
    Hint,
    NewAnswer,
    NewChat,
    NewMove,
    NewProposal,
    StatementOut,
    Turn,
    Version,
)

HINT_LEVEL = "captain"
PAGE = 100
After = Annotated[int, QueryParameter(ge=0, le=2_000_000_000, required=False)]


class Preview(Struct, frozen=True):
    """The table as it would look, as far as it can be foreseen; nothing is stored."""

    view: msgspec.Raw
    done: int
    boundary: bool
    """Chance, another player or a secret comes next."""
    moves: list[str]


@post("/tables/{table:str}/moves", responses=PROBLEMS, status_code=200)
async def move(table: TableId, data: JSONBody[NewMove], house: Home, caller: Someone) -> Version:
    """Make a move, or a whole turn. The same ``request`` again gets the same answer."""
    return await make_move(house, caller, table, data)


@post("/tables/{table:str}/preview", responses=PROBLEMS, status_code=200)
async def preview(table: TableId, data: JSONBody[Turn], house: Home, caller: Someone) -> Preview:
    """Try a turn out. It is played in what you know, never in the real table, so it can tell you no secret."""
    limit(house, "move", f"{caller.person} {table} preview")
    live = await table_for(house, table, caller.person, "move", data.seat)
    desk = live.desk
    if desk.state is None or desk.asked_seats() == [] or desk.opened.get(data.seat) != data.asked:
        raise Trouble(409, "server-stale", sight=encode(see(desk, caller.person, data.seat)))
    moves: list[int] = []
    for index, text in enumerate(data.moves):
        try:
            moves.append(desk.game.parse(text))
        except UnknownMove:
            refused = deeds.Refused(Refusal("", "server-unknown-move"), index)
            raise NotByTheRules(desk.game, refused, desk.names()) from None
    tried = rehearse(desk.game, desk.game.view(desk.state, data.seat), moves, Rng(secrets.randbits(60)))
    if tried.refusal is not None:
        raise NotByTheRules(desk.game, deeds.Refused(tried.refusal, tried.done), desk.names())
    legal = [desk.game.text(number) for number in tried.legal]
    return Preview(msgspec.Raw(encode(tried.view)), tried.done, tried.boundary, legal)


@post("/tables/{table:str}/proposals", responses=PROBLEMS)
async def propose(table: TableId, data: JSONBody[NewProposal], house: Home, caller: Someone) -> Version:
    """Ask everybody to take your last turn back, to pause or to go on."""
    live = await table_for(house, table, caller.person, "see")
    deed = deeds.Propose(person=caller.person, seat=data.seat, wish=data.wish)
    return Version(version_of(await house.hall.ask(live, deed), live, caller.person, data.seat))


@post("/tables/{table:str}/proposals/answers", responses=PROBLEMS)
async def answer(table: TableId, data: JSONBody[NewAnswer], house: Home, caller: Someone) -> Version:
    """Agree or not with the proposal made at version ``asked``."""
    live = await table_for(house, table, caller.person, "see")
    deed = deeds.Consent(person=caller.person, seat=data.seat, asked=data.asked, agree=data.agree)
    return Version(version_of(await house.hall.ask(live, deed), live, caller.person, data.seat))


@get("/tables/{table:str}/hint", responses=PROBLEMS)
async def hint(table: TableId, house: Home, caller: Someone, language: Language, seat: SeatNeeded) -> Hint:
    """What a bot would do on your seat, and the rules that explain it."""
    limit(house, "think", caller.person)
    live = await table_for(house, table, caller.person, "hint", seat)
    desk = live.desk
    if desk.state is None or seat not in desk.asked_seats():
        raise Trouble(409, "server-not-asked")
    try:
        reply = await house.hall.pool.choose(desk.game.name, HINT_LEVEL, encode(desk.game.view(desk.state, seat)))
    except BotFailed:
        raise Trouble(503, "server-try-again", wait=1.0) from None
    words = Words(language, desk.game)
    statements = {one.id: one for one in desk.game.statements()}
    reasons = [
        StatementOut(one.id, one.section, one.text(language), one.provenance, one.ruling)
        for one in (statements.get(name) for name in reply.statements)
        if one is not None
    ]
    text = words.move(desk.game, desk.game.parse(reply.move), desk.names())
    return Hint(reply.move, text, HINT_LEVEL, reasons)


@post("/tables/{table:str}/chat", responses=PROBLEMS)
async def say(table: TableId, data: JSONBody[NewChat], house: Home, caller: Someone) -> Version:
    """Say something to everybody at the table."""
    limit(house, "chat", caller.person)
    live = await table_for(house, table, caller.person, "see")
    deed = deeds.Say(person=caller.person, name=caller.name, text=data.text)
    outcome = await house.hall.ask(live, deed, f"{caller.person}:{data.request}")
    return Version(version_of(outcome, live, caller.person))


@get("/tables/{table:str}/chat", responses=PROBLEMS)
async def chat(table: TableId, house: Home, visitor: Anyone, after: After = 0) -> ChatPage:
    """What was said, from a version on."""
    await table_for(house, table, visitor.person if visitor else "", "see")
    said = [
        ChatLine(one.version, one.at, one.body.name, one.body.text)
        for one in await house.store.entries(table, after)
        if isinstance(one.body, entry.Said)
    ]
    return ChatPage(said[:PAGE], said[PAGE - 1].version if len(said) > PAGE else None)


@get("/tables/{table:str}/events", responses=PROBLEMS)
async def events(
    table: TableId, house: Home, visitor: Anyone, after: After = 0, seat: SeatQuery = None
) -> Response[list[Frame]]:
    """The frames of the stream from a version on, for whoever does not hold a stream open."""
    person = visitor.person if visitor else ""
    live = await table_for(house, table, person, "watch")
    if seat is not None:
        await table_for(house, table, person, "look", seat)
    frames = await missed(house.hall, live, person, seat, after)
    return Response(b"[" + b",".join(frames) + b"]", media_type="application/json")  # type: ignore[arg-type]


ROUTES = [move, preview, propose, answer, hint, say, chat, events]
