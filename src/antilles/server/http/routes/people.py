"""Guests, names, passwords, sessions."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post, put
from litestar.params import JSONBody

from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import (
    PROBLEMS,
    Asking,
    Home,
    SessionId,
    Someone,
    address,
    limit_for_all,
    new_cookie,
)
from antilles.server.http.routes.proof import proved
from antilles.server.http.schemas import NewGuest, NewPassword, NewSession, PersonOut, Rename, SessionOut
from antilles.server.passwords import weak
from antilles.server.people import Caller


def out(caller: Caller) -> PersonOut:
    return PersonOut(caller.person, caller.name, caller.login)


def agent(request: Asking) -> str:
    return str(request.headers.get("user-agent", ""))[:100]


@post("/guests", responses=PROBLEMS)
async def come_in(data: JSONBody[NewGuest], house: Home, request: Asking) -> Response[PersonOut]:
    """Play with a name and no account. The cookie is all you need; keep the browser."""
    await limit_for_all(house, "guest", address(request))
    caller, token = await house.people.guest(data.name.strip(), agent(request))
    return Response(out(caller), status_code=201, cookies=[new_cookie(house, request, token)])


@get("/me", responses=PROBLEMS)
async def me(caller: Someone) -> PersonOut:
    """Who you are here."""
    return out(caller)


@patch("/me", responses=PROBLEMS)
async def rename(data: JSONBody[Rename], caller: Someone, house: Home) -> PersonOut:
    """Another name, from the next table on."""
    await house.people.rename(caller, data.name.strip())
    return PersonOut(caller.person, data.name.strip(), caller.login)


@put("/me/password", responses=PROBLEMS)
async def set_password(
    data: JSONBody[NewPassword], caller: Someone, house: Home, request: Asking
) -> Response[PersonOut]:
    """Come back from another device. Needs the old password, or a passkey, if there is one.

    All your sessions end but this one.
    """
    if weak(data.password, data.login, caller.name):
        raise Trouble(422, "server-weak-password")
    await proved(house, request, caller, data)
    done = await house.people.set_password(caller, data.login, data.password)
    if done == "taken":
        raise Trouble(409, "server-login-taken")
    if done == "ended":
        raise Trouble(401, "server-who-are-you")
    ended, token = done
    house.end_streams(ended)
    person = PersonOut(caller.person, caller.name, data.login.casefold())
    return Response(person, status_code=200, cookies=[new_cookie(house, request, token)])


@post("/sessions", responses=PROBLEMS)
async def log_in(data: JSONBody[NewSession], house: Home, request: Asking) -> Response[PersonOut]:
    """Log in with a password. A wrong password and an unknown login are answered alike."""
    await limit_for_all(house, "login-address", address(request))
    await limit_for_all(house, "login-account", data.login.casefold())
    found = await house.people.login(data.login, data.password, agent(request))
    if found is None:
        raise Trouble(401, "server-wrong-password")
    caller, token = found
    return Response(out(caller), status_code=201, cookies=[new_cookie(house, request, token)])


@get("/sessions", responses=PROBLEMS)
async def sessions(caller: Someone, house: Home) -> list[SessionOut]:
    """Where you are logged in."""
    found = await house.store.sessions_of(caller.person)
    return [
        SessionOut(session.id, session.agent, session.created, session.seen, session.id == caller.session)
        for session in found
    ]


@delete("/sessions/{session:str}", responses=PROBLEMS)
async def end_session(session: SessionId, caller: Someone, house: Home, request: Asking) -> Response[None]:
    """End one of your sessions (``current`` for this one); its open streams close."""
    mine = caller.session if session == "current" else session
    ended = await house.people.end(caller, mine)
    if not ended:
        raise Trouble(404, "server-no-such-session")
    house.end_streams(ended)
    response: Response[None] = Response(None, status_code=204)
    if mine == caller.session:
        gone = new_cookie(house, request, "")
        gone.max_age = 0
        response.set_cookie(gone)
    return response


ROUTES = [come_in, me, rename, set_password, log_in, sessions, end_session]
