"""Data that an owner of the printed game has corrected: those of a table, those of the house, and correcting them."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import MediaType, Response, get, post, put
from litestar.params import HeaderParameter, JSONBody

from antilles.server.answers import owning
from antilles.server.answers.box import written
from antilles.server.answers.catalogue import known
from antilles.server.http.box_schemas import Answers, BoxFile, BoxOut, Corrected, DifferenceOut
from antilles.server.http.routes.common import PROBLEMS, Anyone, GameName, Home, Language, TableId, table_for

Key = Annotated[str, HeaderParameter(name="x-antilles-owner", required=False, max_length=64)]


@get("/tables/{table:str}/data", responses=PROBLEMS)
async def table_data(table: TableId, house: Home, visitor: Anyone) -> Response[Corrected]:
    """What an owner of the printed game has corrected of the data by which a table is played."""
    live = await table_for(house, table, visitor.person if visitor else "", "see")
    return Response(written(live.desk.game), media_type="application/json")  # type: ignore[arg-type]


@get("/games/{game:str}/data", responses=PROBLEMS)
async def house_data(game: GameName, visitor: Anyone) -> Response[Corrected]:  # noqa: ARG001
    """What the owner of this house has corrected: new tables are played by it."""
    return Response(written(known(game)), media_type="application/json")  # type: ignore[arg-type]


@get("/box/{game:str}", responses=PROBLEMS)
async def look(game: GameName, house: Home, visitor: Anyone, language: Language, key: Key = "") -> BoxOut:  # noqa: ARG001
    """For the owner of the house: every value that waits for a printed copy, and what holds now."""
    owning.admit(house.owner_key, key)
    return owning.looked(game, language)


@post("/box/{game:str}/check", responses=PROBLEMS, status_code=200)
async def check(
    game: GameName,
    data: JSONBody[Answers],
    house: Home,
    visitor: Anyone,  # noqa: ARG001
    language: Language,
    key: Key = "",
) -> BoxOut:
    """The same with some answers, and what is wrong with them. Nothing is saved."""
    owning.admit(house.owner_key, key)
    return owning.tried(game, data, language)


@put("/box/{game:str}", responses=PROBLEMS)
async def save(
    game: GameName,
    data: JSONBody[Answers],
    house: Home,
    visitor: Anyone,  # noqa: ARG001
    language: Language,
    key: Key = "",
) -> BoxOut:
    """Save answers: tables that begin from now on are played by them. All of them or none."""
    owning.admit(house.owner_key, key)
    return await asyncio.to_thread(owning.saved, game, data, language)


@post("/box/{game:str}/import", responses=PROBLEMS, status_code=200)
async def take(
    game: GameName,
    data: JSONBody[BoxFile],
    house: Home,
    visitor: Anyone,  # noqa: ARG001
    language: Language,
    key: Key = "",
) -> BoxOut:
    """Take over the corrections of a file; a wrong one is refused with line and sentence, and nothing changes."""
    owning.admit(house.owner_key, key)
    return await asyncio.to_thread(owning.taken_over, game, data, language)


@post("/box/{game:str}/diff", responses=PROBLEMS, status_code=200)
async def diff(
    game: GameName,
    data: JSONBody[BoxFile],
    house: Home,
    visitor: Anyone,  # noqa: ARG001
    language: Language,
    key: Key = "",
) -> list[DifferenceOut]:
    """Where the house's values differ from those of a file."""
    owning.admit(house.owner_key, key)
    return owning.compared(game, data, language)


@get("/box/{game:str}/export", media_type=MediaType.TEXT, responses=PROBLEMS)
async def export(game: GameName, house: Home, visitor: Anyone, language: Language, key: Key = "") -> str:  # noqa: ARG001
    """The house's corrections as a small file that its owner signs."""
    owning.admit(house.owner_key, key)
    return owning.exported(game, language)


ROUTES = [table_data, house_data, look, check, save, take, diff, export]
