"""Lessons on the real board. Nothing is stored: a lesson is sent whole, and moves are tried out in its positions."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from antilles.server.answers.catalogue import taught
from antilles.server.answers.schooling import lesson_of, practised, tried_in, written
from antilles.server.answers.trying import Preview
from antilles.server.http.routes.common import (
    PROBLEMS,
    Anyone,
    GameName,
    Home,
    Language,
    Someone,
    limit,
    limit_for_all,
)
from antilles.server.http.schemas import TableMade
from antilles.server.http.school_schemas import LessonOut, LessonTry

LessonName = Annotated[str, PathParameter(max_length=40)]


@get("/games/{game:str}/lessons/{name:str}", responses=PROBLEMS)
async def lesson(game: GameName, name: LessonName, language: Language, visitor: Anyone) -> Response[LessonOut]:  # noqa: ARG001
    """A lesson in your language: what is said, every position, and an answer to every legal move."""
    lesson_of(taught(game), name)
    body = await asyncio.to_thread(written, game, name, language)
    return Response(body, media_type="application/json")  # type: ignore[arg-type]


@post("/games/{game:str}/lessons/{name:str}/preview", responses=PROBLEMS, status_code=200)
async def lesson_preview(
    game: GameName, name: LessonName, data: JSONBody[LessonTry], house: Home, visitor: Anyone, language: Language
) -> Preview:
    """Try moves out in a position of a lesson; why not, where they cannot be made."""
    limit(house, "move", f"{visitor.person if visitor else 'nobody'} lesson preview")
    return tried_in(game, name, data, language)


@post("/games/{game:str}/lessons/{name:str}/practice", responses=PROBLEMS)
async def practice(game: GameName, name: LessonName, house: Home, caller: Someone) -> Response[TableMade]:
    """A table of your own where a short game against deckhands begins: the end of a game, from the lesson's record."""
    await limit_for_all(house, "create", caller.person)
    begun = practised(game, name, caller.person, caller.name)
    await house.hall.bring(begun.head, begun.entries(house.hall.clock()))
    head = begun.head
    return Response(TableMade(head.table, []), status_code=201)


ROUTES = [lesson, lesson_preview, practice]
