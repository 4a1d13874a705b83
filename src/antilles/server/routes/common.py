"""What the routes share: who calls, which table, and the problems they document."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from antilles.server.gate import cookie
from antilles.server.hall import Live, NoSuchTable
from antilles.server.house import House
from antilles.server.limits import Kind
from antilles.server.may import Verb, may
from antilles.server.people import ABSOLUTE, COOKIE, Caller
from antilles.server.problems import Problem, Trouble, denied, language_of

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
    one = await house.people.caller(cookie(request.scope))  # type: ignore[arg-type]
    limit(house, "request", one.person if one else address(request))
    return one


async def language(request: Asking) -> str:
    return language_of(dict(request.headers.items()))


def address(request: Asking) -> str:
    return request.client.host if request.client else ""


def limit(home: House, kind: Kind, who: str) -> None:
    wait = home.limits.wait(kind, who)
    if wait:
        raise Trouble(429, "server-too-often", wait=wait)


async def table_for(home: House, table: str, person: str, verb: Verb, seat: int | None = None) -> Live:
    """The table, if this person may do this there; for who may not even see it, it does not exist."""
    try:
        live = await home.hall.open(table)
    except NoSuchTable:
        raise Trouble(404, "server-no-such-table") from None
    if not may(person, verb, live.desk, seat):
        raise denied(live, person)
    return live


def session_cookie(token: str) -> Cookie:
    return Cookie(
        key=COOKIE, value=token, max_age=ABSOLUTE // 1000, secure=True, httponly=True, samesite="lax", path="/"
    )
