"""What the routes share: who calls, which table, and the problems they document."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from antilles.server.answers.founding import Begun
from antilles.server.http.budgets import neighbourhood
from antilles.server.http.cookies import plain_allowed, session_cookie, token_in
from antilles.server.http.problems import Problem, Trouble, denied, language_of
from antilles.server.http.schemas import TableMade
from antilles.server.limit_kinds import Kind
from antilles.server.people import Caller
from antilles.server.services import House
from antilles.server.tables.live import Live
from antilles.server.tables.permissions import Verb, may
from antilles.server.tables.registry import BrokenTable, NoSuchTable, OldEdition

Asking = Request[Any, Any, Any]
Home = NamedDependency[House]
Someone = NamedDependency[Caller]
Anyone = NamedDependency[Caller | None]
Language = NamedDependency[str]
TableId = Annotated[str, PathParameter(max_length=40)]
SessionId = Annotated[str, PathParameter(max_length=40)]
GameName = Annotated[str, PathParameter(max_length=60)]
SeatPath = Annotated[int, PathParameter(ge=0, le=15)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15, required=False)]
StagesQuery = Annotated[bool, QueryParameter(required=False)]
SeatNeeded = Annotated[int, QueryParameter(ge=0, le=15)]

MEANINGS = {
    400: "Not understood",
    401: "No session",
    403: "Not yours",
    404: "Not there",
    409: "Not as the table is now",
    413: "Too large",
    422: "Against the rules",
    429: "Too often",
    503: "Later",
}
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=meaning, media_type="application/problem+json")
    for status, meaning in MEANINGS.items()
}


async def house(request: Asking) -> House:
    found: House = request.app.state.house
    return found


async def caller(request: Asking, house: Home) -> Caller:
    """Who calls; 401 for nobody."""
    found = await visitor(request, house)
    if found is None:
        raise Trouble(401, "server-who-are-you")
    return found


async def visitor(request: Asking, house: Home) -> Caller | None:
    """Who calls, if anybody we know. It asks for the house: Litestar would start tasks for two that need nothing."""
    token = token_in(request.scope["headers"], plain_allowed(house.settings))
    found = await house.people.caller(token)
    counted = who(request, found)
    limit(house, "request", counted)
    table = request.path_params.get("table")
    if table is not None and table not in house.hall.lives:
        request.state.who = counted
        wait = house.limits.left("unknown", counted)
        if wait:
            raise Trouble(429, "server-too-often", wait=wait)
    return found


async def language(request: Asking) -> str:
    return language_of(dict(request.headers.items()))


def address(request: Asking) -> str:
    """Where somebody calls from, as far as limits tell addresses apart."""
    return neighbourhood(request.client.host) if request.client else ""


def who(request: Asking, found: Caller | None) -> str:
    """Whom limits count: a person, or for whoever has not said a name the address. Nobody's is everybody's."""
    return found.person if found else address(request)


def limit(home: House, kind: Kind, who: str) -> None:
    wait = home.limits.wait(kind, who)
    if wait:
        raise Trouble(429, "server-too-often", wait=wait)


async def limit_for_all(home: House, kind: Kind, who: str) -> None:
    """The same, exactly, over all processes of this database."""
    wait = await home.limits.wait_for_all(kind, who)
    if wait:
        raise Trouble(429, "server-too-often", wait=wait)


async def opened(home: House, table: str) -> Live:
    """The table, or the sentence why it cannot be opened."""
    try:
        return await home.hall.open(table)
    except NoSuchTable:
        raise Trouble(404, "server-no-such-table") from None
    except OldEdition:
        raise Trouble(409, "server-old-edition") from None
    except BrokenTable:
        raise Trouble(409, "server-table-broken") from None


async def table_for(home: House, table: str, person: str, verb: Verb, seat: int | None = None) -> Live:
    """The table, if this person may do this there; for whoever may not even see it, it does not exist."""
    live = await opened(home, table)
    if not may(person, verb, live.desk, seat):
        raise denied(live, person)
    return live


async def begun_table(home: House, begun: Begun) -> Response[TableMade]:
    """A table with a past is there from now on."""
    await home.hall.bring(begun.head, begun.entries(home.hall.clock()))
    return Response(TableMade(begun.head.table, []), status_code=201)


def new_cookie(house: House, request: Asking, token: str) -> Cookie:
    """The cookie that holds a new token, as this browser can keep it."""
    return session_cookie(token, house.settings, request.headers.get("origin"))
