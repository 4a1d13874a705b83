"""The school: lessons on the real board, and puzzles. Nothing is stored: moves are tried out in their positions."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from antilles.server.answers import puzzling
from antilles.server.answers.catalogue import taught
from antilles.server.answers.schooling import lesson_of, practised, tried_in, written
from antilles.server.answers.trying import Preview
from antilles.server.http.routes.common import (
    PROBLEMS,
    Anyone,
    Asking,
    GameName,
    Home,
    Language,
    Someone,
    begun_table,
    limit,
    limit_for_all,
    who,
)
from antilles.server.http.schemas import TableMade
from antilles.server.http.school_schemas import (
    LessonOut,
    LessonTry,
    PuzzleAnswer,
    PuzzleHead,
    PuzzleOut,
    PuzzleTry,
    PuzzleVerdict,
)

Name = Annotated[str, PathParameter(max_length=40)]


@get("/games/{game:str}/lessons/{name:str}", responses=PROBLEMS)
async def lesson(game: GameName, name: Name, language: Language, visitor: Anyone) -> Response[LessonOut]:  # noqa: ARG001
    """A lesson in your language: what is said, every position, and an answer to every legal move."""
    lesson_of(taught(game), name)
    body = await asyncio.to_thread(written, game, name, language)
    return Response(body, media_type="application/json")  # type: ignore[arg-type]


@post("/games/{game:str}/lessons/{name:str}/preview", responses=PROBLEMS, status_code=200)
async def lesson_preview(
    game: GameName,
    name: Name,
    data: JSONBody[LessonTry],
    house: Home,
    visitor: Anyone,
    request: Asking,
    language: Language,
) -> Preview:
    """Try moves out in a position of a lesson; why not, where they cannot be made."""
    limit(house, "move", f"{who(request, visitor)} lesson preview")
    return tried_in(game, name, data, language)


@post("/games/{game:str}/lessons/{name:str}/practice", responses=PROBLEMS)
async def practice(game: GameName, name: Name, house: Home, caller: Someone) -> Response[TableMade]:
    """A table of your own where a short game against deckhands begins: the end of a game, from the lesson's record."""
    await limit_for_all(house, "create", caller.person)
    return await begun_table(house, practised(game, name, caller.person, caller.name))


@get("/games/{game:str}/puzzles", responses=PROBLEMS)
async def puzzles(game: GameName, visitor: Anyone) -> list[PuzzleHead]:  # noqa: ARG001 - whoever asks is counted
    """What puzzles there are; their solutions are told with the answer."""
    return puzzling.heads(game)


@get("/games/{game:str}/puzzles/{name:str}", responses=PROBLEMS)
async def puzzle(game: GameName, name: Name, visitor: Anyone) -> PuzzleOut:  # noqa: ARG001 - whoever asks is counted
    """The position as the seat sees it, and what it may do."""
    return await asyncio.to_thread(puzzling.shown, game, name)


@post("/games/{game:str}/puzzles/{name:str}/preview", responses=PROBLEMS, status_code=200)
async def puzzle_preview(
    game: GameName, name: Name, data: JSONBody[PuzzleTry], house: Home, visitor: Anyone, request: Asking
) -> Preview:
    """Try a move out in the position of a puzzle; why not, where it cannot be made."""
    limit(house, "move", f"{who(request, visitor)} puzzle preview")
    return await asyncio.to_thread(puzzling.tried_at, game, name, data)


@post("/games/{game:str}/puzzles/{name:str}/answer", responses=PROBLEMS, status_code=200)
async def answer_puzzle(
    game: GameName,
    name: Name,
    data: JSONBody[PuzzleAnswer],
    house: Home,
    visitor: Anyone,
    request: Asking,
    language: Language,
) -> PuzzleVerdict:
    """Whether it was found; the solution, by how much it is better than the next best move, and why."""
    limit(house, "think", who(request, visitor))
    return puzzling.judged(game, name, data.move, language)


@post("/games/{game:str}/puzzles/{name:str}/play", responses=PROBLEMS)
async def play_puzzle(game: GameName, name: Name, house: Home, caller: Someone) -> Response[TableMade]:
    """A private table that goes on from the position against captains; what the seat cannot know is dealt again."""
    await limit_for_all(house, "create", caller.person)
    begun = await asyncio.to_thread(puzzling.played_from, game, name, caller.person, caller.name)
    return await begun_table(house, begun)


ROUTES = [lesson, lesson_preview, practice, puzzles, puzzle, puzzle_preview, answer_puzzle, play_puzzle]
