"""Data that an owner of the printed game has corrected: those of a table, those of the house, and correcting them."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import MediaType, Response, Router, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import HeaderParameter, JSONBody

from antilles.server.answers import owning
from antilles.server.answers.box import written
from antilles.server.answers.catalogue import known
from antilles.server.http.box_schemas import Answers, BoxFile, BoxOut, Corrected, DifferenceOut
from antilles.server.http.routes.common import PROBLEMS, Anyone, GameName, Home, Language, TableId, table_for

Key = Annotated[str, HeaderParameter(name="x-antilles-owner", required=False, max_length=64)]
Owner = NamedDependency[owning.Owner]


async def owner(game: GameName, house: Home, visitor: Anyone, language: Language, key: Key = "") -> owning.Owner:  # noqa: ARG001 - whoever asks is counted
    """Only the owner of the house may come in."""
    owning.admit(house.owner_key, key)
    return owning.Owner(game, language)


@get("/tables/{table:str}/data", responses=PROBLEMS)
async def table_data(table: TableId, house: Home, visitor: Anyone) -> Response[Corrected]:
    """What an owner of the printed game has corrected of the data by which a table is played."""
    live = await table_for(house, table, visitor.person if visitor else "", "see")
    return Response(written(live.desk.game), media_type="application/json")  # type: ignore[arg-type]


@get("/games/{game:str}/data", responses=PROBLEMS)
async def house_data(game: GameName, visitor: Anyone) -> Response[Corrected]:  # noqa: ARG001
    """What the owner of this house has corrected: new tables are played by it."""
    return Response(written(known(game)), media_type="application/json")  # type: ignore[arg-type]


@get(responses=PROBLEMS)
async def look(owner: Owner) -> BoxOut:
    """For the owner of the house: every value that waits for a printed copy, and what holds now."""
    return await asyncio.to_thread(owning.looked, owner)


@post("/check", responses=PROBLEMS, status_code=200)
async def check(data: JSONBody[Answers], owner: Owner) -> BoxOut:
    """The same with some answers, and what is wrong with them. Nothing is saved."""
    return await asyncio.to_thread(owning.tried, owner, data)


@put(responses=PROBLEMS)
async def save(data: JSONBody[Answers], owner: Owner) -> BoxOut:
    """Save answers: tables that begin from now on are played by them. All of them or none."""
    return await asyncio.to_thread(owning.saved, owner, data)


@post("/import", responses=PROBLEMS, status_code=200)
async def take(data: JSONBody[BoxFile], owner: Owner) -> BoxOut:
    """Take over the corrections of a file; a wrong one is refused with line and sentence, and nothing changes."""
    return await asyncio.to_thread(owning.taken_over, owner, data)


@post("/diff", responses=PROBLEMS, status_code=200)
async def diff(data: JSONBody[BoxFile], owner: Owner) -> list[DifferenceOut]:
    """Where the house's values differ from those of a file."""
    return await asyncio.to_thread(owning.compared, owner, data)


@get("/export", media_type=MediaType.TEXT, responses=PROBLEMS)
async def export(owner: Owner) -> str:
    """The house's corrections as a small file that its owner signs."""
    return await asyncio.to_thread(owning.exported, owner)


OWNERS = Router(
    "/box/{game:str}", route_handlers=[look, check, save, take, diff, export], dependencies={"owner": Provide(owner)}
)
ROUTES = [table_data, house_data, OWNERS]
