"""Sealed draws: bringing a chain, releasing a link, the proof of a table, the house's list and its draws."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from antilles.fairness.hashing import name_of, seal_of
from antilles.fairness.listing import Row, write_rows
from antilles.school.daily import opens
from antilles.server.http.problems import Trouble, version_of
from antilles.server.http.routes.common import PROBLEMS, Anyone, Home, Someone, TableId, limit, table_for
from antilles.server.http.routes.tables import start_when_full
from antilles.server.http.schemas import Version
from antilles.server.services import House
from antilles.server.store.seals import Seals
from antilles.server.tables.commands import Bring, Witness
from antilles.server.tables.commands.sealing import NewChain, NewLink
from antilles.server.tables.entry import DEALS
from antilles.server.tables.proofs import proof_of
from antilles.server.tables.view_encoding import encode

PAGE = 1000
After = Annotated[int, QueryParameter(ge=0, le=2_000_000_000, required=False)]


@post("/tables/{table:str}/chains", responses=PROBLEMS, status_code=200)
async def bring_chain(table: TableId, data: JSONBody[NewChain], house: Home, caller: Someone) -> Version:
    """Bring a chain for your seat: its tip. A table that waits for the last one begins."""
    limit(house, "move", f"{caller.person} {table} chain")
    live = await table_for(house, table, caller.person, "see")
    bring = Bring(person=caller.person, seat=data.seat, tip=data.tip)
    version = version_of(await house.hall.ask(live, bring), live, caller.person, data.seat)
    await start_when_full(house, live)
    return Version(version)


@post("/tables/{table:str}/links", responses=PROBLEMS, status_code=200)
async def release_link(table: TableId, data: JSONBody[NewLink], house: Home, caller: Someone) -> Version:
    """Release the next link of your chain for a joint draw that waits for it."""
    limit(house, "move", f"{caller.person} {table} link")
    live = await table_for(house, table, caller.person, "see")
    witness = Witness(person=caller.person, seat=data.seat, link=data.link)
    return Version(version_of(await house.hall.ask(live, witness), live, caller.person, data.seat))


@get("/tables/{table:str}/proof", responses=PROBLEMS)
async def proof(table: TableId, house: Home, visitor: Anyone) -> Response[dict[str, Any]]:
    """The proof of a table's draws: whole when the game is over, before that its seal, chains and links."""
    person = visitor.person if visitor else ""
    live = await table_for(house, table, person, "export")
    found = await proof_of(house.store, live.desk_for(person), house.hall.clock())
    await table_for(house, table, person, "export")  # while the log was read, the table may have been closed to them
    if found is None:
        raise Trouble(*((409, "server-deal-closed") if live.desk.head.deal else (404, "server-not-sealed")))
    return Response(encode(found), media_type="application/json")  # type: ignore[arg-type]


def opened(house: House, table: str, row: Row) -> Row:
    """The row with the key, once its game is over; a deal is over for all at once."""
    if table.startswith(DEALS):
        over = house.hall.clock() >= opens(table.removeprefix(DEALS))
        row = replace(row, status="over" if over else "running")
    key = house.hall.key(table) if row.status in ("over", "abandoned") else ""
    return replace(row, key=key if key and seal_of(name_of(table), key) == row.seal else "")


@get("/fairness/list", responses=PROBLEMS)
async def house_list(house: Home, visitor: Anyone, after: After = 0) -> Response[list[dict[str, Any]]]:  # noqa: ARG001
    """The house's list of seals from a number on, 1000 rows at a time: which games were begun, and what became of them.

    Each row has the digest of the one before. ``name`` is the hash of a table's address: the list leads to no table.
    """
    rows = [opened(house, table, row) for table, row in await Seals(house.store).page(after, PAGE)]
    return Response(encode(write_rows(rows)), media_type="application/json")  # type: ignore[arg-type]


@get("/fairness/draws", responses=PROBLEMS)
async def house_draws(house: Home, visitor: Anyone) -> Response[dict[str, Any]]:  # noqa: ARG001
    """The draws of all public games against their odds (chi-square by game and kind), and mean luck from their ledgers.

    ``chance`` is how often fair draws would be at least this far from their odds; null as long as there are too few.
    """
    told = {"kinds": await house.counting.draws(), "luck": await house.counting.luck()}
    return Response(encode(told), media_type="application/json")  # type: ignore[arg-type]


ROUTES = [bring_chain, release_link, proof, house_list, house_draws]
