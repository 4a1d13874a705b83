"""Keeping order: reports, what everybody is told, and the owner of the house, who has the key."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from antilles.server.answers import owning
from antilles.server.answers.listing import PAGE, page
from antilles.server.dealing import closed
from antilles.server.http.house_schemas import (
    ActOut,
    ActsOut,
    AnnouncementOut,
    HouseRemoval,
    HouseTables,
    HouseVisibility,
    KnownOut,
    NewAnnouncement,
    NewMute,
    NewName,
    NewReport,
    ReportOut,
)
from antilles.server.http.problems import Trouble, version_of
from antilles.server.http.routes.common import (
    PROBLEMS,
    Anyone,
    Home,
    Someone,
    TableId,
    limit_for_all,
    opened,
    table_for,
)
from antilles.server.http.routes.tables import STATUSES, Cursor, read_cursor
from antilles.server.http.schemas import Version
from antilles.server.services import House
from antilles.server.store.moderating import OWNER, Announcement, Known, Moderating, Report
from antilles.server.tables import entry
from antilles.server.tables.commands import Remove, Rename, Show
from antilles.server.tables.registry import BrokenTable, NoSuchTable
from antilles.server.tables.timing import DAY

MOST_PEOPLE = 100
MOST_ACTS = 100
MOST_TABLES = 1000
Key = Annotated[str, HeaderParameter(name="x-antilles-owner", required=False, max_length=64)]
Owned = NamedDependency[House]
"""The house, for its owner alone."""
Id = Annotated[str, PathParameter(max_length=40)]
Part = Annotated[str, QueryParameter(required=False, max_length=40)]
Before = Annotated[int | None, QueryParameter(ge=1, le=2_000_000_000, required=False)]
Status = Annotated[str, QueryParameter(required=False, pattern="^(open|running|over|all)$")]


async def owned(house: Home, visitor: Anyone, key: Key = "") -> House:  # noqa: ARG001 - whoever asks is counted
    owning.admit(house.owner_key, key)
    return house


# --- for everybody ----------------------------------------------------------------------------------


def told(one: Announcement) -> AnnouncementOut:
    return AnnouncementOut(one.id, one.at, one.until, one.texts)


@get("/announcements", responses=PROBLEMS)
async def announcements(house: Home, visitor: Anyone) -> list[AnnouncementOut]:  # noqa: ARG001 - whoever asks is counted
    """What the owner of the house tells everybody now."""
    return [told(one) for one in await house.moderation.announced()]


@post("/tables/{table:str}/reports", responses=PROBLEMS, status_code=204)
async def report(table: TableId, data: JSONBody[NewReport], house: Home, caller: Someone) -> None:
    """Tell the owner of the house that a line of the chat is not as it should be. Nobody else learns of it."""
    await limit_for_all(house, "report", caller.person)
    live = await table_for(house, table, caller.person, "see")
    desk = live.desk_for(caller.person)
    version = desk.numbering.version(desk.seat_of(caller.person), data.version)
    found = await house.store.entries(table, version - 1) if 0 < version <= desk.version else []
    body = next((new.body for new in found if new.version == version), None)
    await table_for(house, table, caller.person, "see")  # while the log was read, the table may have been left
    if not isinstance(body, entry.Said) or body.person == caller.person:
        raise Trouble(404, "server-no-such-line")
    new = Report(
        secrets.token_hex(8), house.moderation.clock(), table, version, body.person, caller.person, body.name,
        body.text, data.why.strip(),
    )  # fmt: skip
    if not await house.moderation.kept.report(new):
        raise Trouble(503, "server-busy", wait=600.0)


# --- for the owner of the house ---------------------------------------------------------------------


def kept(house: House) -> tuple[Moderating, int]:
    """Where it is written, and now; what was read before is read again."""
    house.moderation.forget()
    return house.moderation.kept, house.moderation.clock()


def there(done: bool) -> None:
    if not done:
        raise Trouble(404, "server-not-found")


def known_out(one: Known) -> KnownOut:
    return KnownOut(one.id, one.name, one.login, one.created, one.tables, one.muted)


@get("/people", responses=PROBLEMS)
async def people(owned: Owned, name: Part = "") -> list[KnownOut]:
    """For the owner of the house: people by a part of their name, the newest first, a hundred at most."""
    return [known_out(one) for one in await owned.moderation.kept.known(name.strip(), owned.hall.clock(), MOST_PEOPLE)]


@post("/people/{person:str}/name", responses=PROBLEMS, status_code=204)
async def rename(person: Id, data: JSONBody[NewName], owned: Owned) -> None:
    """Give somebody another name, here and at the tables that they have not finished."""
    record, now = kept(owned)
    name = data.name.strip()
    there(await record.rename(now, person, name))
    owned.people.forget_person(person)
    for summary in await owned.store.tables_of(person, None, MOST_TABLES, ("open", "running", "paused")):
        try:
            live = await owned.hall.open(summary.head.table)
        except (NoSuchTable, BrokenTable):
            continue
        await owned.hall.ask(live, Rename(person="", whom=person, name=name))


@post("/people/{person:str}/mute", responses=PROBLEMS, status_code=204)
async def mute(person: Id, data: JSONBody[NewMute], owned: Owned) -> None:
    """For some days somebody may not write in chats."""
    record, now = kept(owned)
    there(await record.mute(now, person, now + data.days * DAY if data.days else 0))


@get("/tables", responses=PROBLEMS)
async def tables(owned: Owned, status: Status = "all", name: Part = "", cursor: Cursor = None) -> HouseTables:
    """All tables of the house, whoever may see them; no more of them than the lobby shows."""
    found = page(await owned.moderation.kept.tables(STATUSES[status], name.strip(), read_cursor(cursor), PAGE + 1))
    return HouseTables(found.items, found.next)


@post("/tables/{table:str}/visibility", responses=PROBLEMS, status_code=200)
async def show(table: TableId, data: JSONBody[HouseVisibility], owned: Owned) -> Version:
    """Decide who may watch a table, for example that the lobby does not list it."""
    live = await opened(owned, table)
    if closed(owned, live.desk.head.deal):
        raise Trouble(409, "server-deal-closed")
    verdict = await owned.hall.ask(live, Show(person="", visibility=data.visibility, house=True))
    version = version_of(verdict, live, "")
    record, now = kept(owned)
    await record.noted(now, OWNER, "show", table=table, visibility=data.visibility)
    return Version(version)


@post("/tables/{table:str}/removals", responses=PROBLEMS, status_code=200)
async def remove(table: TableId, data: JSONBody[HouseRemoval], owned: Owned) -> Version:
    """Send whoever sits on a seat away from their table; a bot goes on for them."""
    live = await opened(owned, table)
    chairs = live.desk.chairs
    if data.seat >= len(chairs) or not chairs[data.seat].person:
        raise Trouble(409, "server-not-now")
    chair = chairs[data.seat]
    verdict = await owned.hall.ask(live, Remove(person="", whom=chair.person, name=chair.name, house=True))
    version = version_of(verdict, live, "")
    record, now = kept(owned)
    await record.noted(now, OWNER, "remove", table=table, person=chair.person)
    return Version(version)


@get("/reports", responses=PROBLEMS)
async def reports(owned: Owned) -> list[ReportOut]:
    """What was reported and is not settled, the oldest first."""
    found = await owned.moderation.kept.reports()
    names = await owned.moderation.kept.names({one.reporter for one in found})
    return [
        ReportOut(
            one.id, one.at, one.table, one.person, one.name, one.text, one.why, names.get(one.reporter, "")
        )
        for one in found
    ]  # fmt: skip


@delete("/reports/{report:str}", responses=PROBLEMS)
async def settle(report: Id, owned: Owned) -> None:
    """A report is settled."""
    record, now = kept(owned)
    there(await record.settle(now, report))


@post("/announcements", responses=PROBLEMS)
async def announce(data: JSONBody[NewAnnouncement], owned: Owned) -> Response[AnnouncementOut]:
    """Tell everybody something, in the languages given, for some days."""
    record, now = kept(owned)
    texts = {str(language): text.strip() for language, text in data.texts.items()}
    return Response(told(await record.announce(now, now + data.days * DAY, texts)), status_code=201)


@delete("/announcements/{announcement:str}", responses=PROBLEMS)
async def withdraw(announcement: Id, owned: Owned) -> None:
    """Tell it no longer."""
    record, now = kept(owned)
    there(await record.withdraw(now, announcement))


@get("/log", responses=PROBLEMS)
async def acts(owned: Owned, before: Before = None) -> ActsOut:
    """What was done to keep order, the newest first; and whether the record is as it was written."""
    found = await owned.moderation.kept.acts(before, MOST_ACTS + 1)
    items = [ActOut(one.number, one.at, one.who, one.deed, one.facts) for one in found[:MOST_ACTS]]
    more = items[-1].number if len(found) > MOST_ACTS else None
    return ActsOut(items, more, await owned.moderation.kept.whole())


OWNERS = Router(
    "/house",
    route_handlers=[
        people, rename, mute, tables, show, remove, reports, settle, announce, withdraw, acts,
    ],
    dependencies={"owned": Provide(owned)},
)  # fmt: skip
ROUTES = [announcements, report, OWNERS]
