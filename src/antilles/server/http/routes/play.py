"""Playing: moves, trying a turn out, proposals, hints, chat, news."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from antilles.analysis.sentences import advice_texts
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.move import UnknownMove
from antilles.kernel.rehearsal import Rehearsal, foresee, rehearse
from antilles.kernel.state import Refusal
from antilles.kernel.view import View
from antilles.locale import Words
from antilles.server.http.problems import NotByTheRules, Trouble
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
from antilles.server.http.schemas import ChatLine, ChatPage, Hint, StatementOut, Version
from antilles.server.pool import BotFailed
from antilles.server.tables import entry
from antilles.server.tables.commands.move import NewMove, Turn
from antilles.server.tables.presenting import Frame, ProspectOut, Question, ask, see, show_prospect
from antilles.server.tables.verdicts import Refused
from antilles.server.tables.view_encoding import encode

HINT_LEVEL = "captain"
PAGE = 100
After = Annotated[int, QueryParameter(ge=0, le=2_000_000_000, required=False)]
Tried = Annotated[list[str] | None, QueryParameter(required=False, max_items=64)]


class Preview(Struct, frozen=True):
    """The table as it would look, as far as it can be foreseen; nothing is stored."""

    view: msgspec.Raw
    done: int
    boundary: bool
    """Chance, another player or a secret comes next."""
    moves: list[str]
    question: Question | None
    """What is asked after the moves; None at a boundary."""
    prospect: ProspectOut
    """What the last of the moves does."""


@post("/tables/{table:str}/moves", responses=PROBLEMS, status_code=200, sync_to_thread=False)
def move(table: TableId, data: JSONBody[NewMove], caller: Someone) -> Version:  # noqa: ARG001
    """Make a move, or a whole turn. The same ``request`` again gets the same answer."""
    raise Trouble(404, "server-not-found")  # described here only; what comes by another spelling is no move


@post("/tables/{table:str}/preview", responses=PROBLEMS, status_code=200)
async def preview(table: TableId, data: JSONBody[Turn], house: Home, caller: Someone) -> Preview:
    """Try a turn out. It is played in what you know, never in the real table, so it can tell you no secret."""
    limit(house, "move", f"{caller.person} {table} preview")
    live = await table_for(house, table, caller.person, "move", data.seat)
    desk = live.desk
    if (
        desk.state is None
        or desk.asked_seats() == []
        or desk.stale(data.seat, desk.numbering.version(data.seat, data.asked))
    ):
        raise Trouble(409, "server-stale", sight=encode(see(desk, caller.person, data.seat)))
    return previewed(desk.game, desk.game.view(desk.state, data.seat), data.moves, desk.names())


def previewed(game: Game, view: View, texts: Sequence[str], names: list[str]) -> Preview:
    """What moves would do, played in what a view tells."""
    tried = try_out(game, view, texts, names)
    legal = [game.text(number) for number in tried.legal]
    assert tried.last is not None
    asked = None if tried.boundary else ask(game, tried.view, tried.legal)
    prospect = show_prospect(game, game.foresee(tried.last))
    return Preview(msgspec.Raw(encode(tried.view)), tried.done, tried.boundary, legal, asked, prospect)


def try_out(game: Game, view: View, texts: Sequence[str], names: list[str]) -> Rehearsal:
    """A turn played in what the view tells."""
    moves: list[int] = []
    for index, text in enumerate(texts):
        try:
            moves.append(game.parse(text))
        except UnknownMove:
            refused = Refused(Refusal("", "server-unknown-move"), index)
            raise NotByTheRules(game, refused, names) from None
    tried = rehearse(game, view, moves, Rng(secrets.randbits(60)))
    if tried.refusal is not None:
        raise NotByTheRules(game, Refused(tried.refusal, tried.done), names)
    return tried


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
    if desk.state is None or seat not in desk.asked_seats():
        raise Trouble(409, "server-not-asked")
    view = desk.game.view(desk.state, seat)
    if tried:
        begun = try_out(desk.game, view, tried, desk.names())
        if begun.boundary:
            raise Trouble(409, "server-not-asked")
        view = begun.view
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
    words = Words(language, desk.game)
    statements = {rule.id: rule for rule in desk.game.statements()}
    reasons = [
        StatementOut(rule.id, rule.section, Words(language).statement(desk.game, rule), rule.provenance, rule.ruling)
        for rule in (statements.get(name) for name in reply.statements)
        if rule is not None
    ]
    move = desk.game.parse(reply.move)
    prospect = foresee(desk.game, view, move, Rng(secrets.randbits(60)))
    text = words.picked(desk.game, move, prospect, desk.names()) if prospect is not None else ""
    why = advice_texts(words, desk.game, reply.advice, desk.names(), seat) if reply.advice is not None else []
    return Hint(reply.move, text, HINT_LEVEL, reasons, why)


@get("/tables/{table:str}/chat", responses=PROBLEMS)
async def chat(table: TableId, house: Home, visitor: Anyone, after: After = 0) -> ChatPage:
    """What was said, from a version on."""
    person = visitor.person if visitor else ""
    live = await table_for(house, table, person, "see")
    seat, numbering = live.desk.seat_of(person), live.desk.numbering
    said = [
        ChatLine(numbering.number(seat, new.version), new.at, new.body.name, new.body.text)
        for new in await house.store.entries(table, numbering.version(seat, after))
        if isinstance(new.body, entry.Said)
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


ROUTES = [move, preview, hint, chat, events]
