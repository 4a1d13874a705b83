"""Passkeys: making one, listing and removing them, and logging in with one."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy.exc import IntegrityError

from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import PROBLEMS, Asking, Home, Someone, address, limit_for_all, new_cookie
from antilles.server.http.routes.people import agent, out
from antilles.server.http.routes.proof import proved, site
from antilles.server.http.schemas import Name, PersonOut, Proof
from antilles.server.passkeys import NotProved
from antilles.server.store.passkeys import Passkey, TooManyPasskeys
from antilles.server.tables.fields import Input


class NewPasskey(Proof, frozen=True, kw_only=True):
    """What ``navigator.credentials.create`` gave, as its ``toJSON`` says it."""

    credential: dict[str, Any]
    name: Name


class OldPasskey(Proof, frozen=True, kw_only=True):
    id: Annotated[str, Meta(max_length=1024)]


class UsePasskey(Input, frozen=True, kw_only=True):
    """What ``navigator.credentials.get`` gave, as its ``toJSON`` says it."""

    credential: dict[str, Any]


class PasskeyOut(Struct, frozen=True):
    id: str
    name: str
    created: int
    used: int | None


def shown(key: Passkey) -> PasskeyOut:
    return PasskeyOut(key.id, key.name, key.created, key.used)


def as_json(body: bytes) -> Response[dict[str, Any]]:
    return Response(body, status_code=200, media_type="application/json")  # type: ignore[arg-type]


@post("/me/passkeys/options", responses=PROBLEMS, status_code=200)
async def invite(caller: Someone, house: Home, request: Asking) -> Response[dict[str, Any]]:
    """The options for ``navigator.credentials.create``, as ``parseCreationOptionsFromJSON`` reads them."""
    await limit_for_all(house, "login-account", f"passkey {caller.person}")
    return as_json(await house.passkeys.invite(site(house, request), caller))


@post("/me/passkeys", responses=PROBLEMS)
async def add(data: JSONBody[NewPasskey], caller: Someone, house: Home, request: Asking) -> Response[PasskeyOut]:
    """Keep a new passkey. Needs your password, or a passkey that you have, if there is one."""
    await proved(house, request, caller, data)
    try:
        key = await house.passkeys.add(site(house, request), caller, data.credential, data.name.strip())
    except NotProved:
        raise Trouble(422, "server-passkey-refused") from None
    except (TooManyPasskeys, IntegrityError):
        raise Trouble(409, "server-passkey-too-many") from None
    return Response(shown(key), status_code=201)


@get("/me/passkeys", responses=PROBLEMS)
async def mine(caller: Someone, house: Home) -> list[PasskeyOut]:
    """Your passkeys."""
    return [shown(key) for key in await house.passkeys.kept.of(caller.person)]


@post("/me/passkeys/removals", responses=PROBLEMS, status_code=204)
async def remove(data: JSONBody[OldPasskey], caller: Someone, house: Home, request: Asking) -> None:
    """Forget one of your passkeys. Needs your password, or a passkey: this one or another."""
    await proved(house, request, caller, data)
    if not await house.passkeys.kept.remove(caller.person, data.id):
        raise Trouble(404, "server-no-such-passkey")


@post("/sessions/passkey/options", responses=PROBLEMS, status_code=200)
async def ask(house: Home, request: Asking) -> Response[dict[str, Any]]:
    """The options for ``navigator.credentials.get``, as ``parseRequestOptionsFromJSON`` reads them."""
    await limit_for_all(house, "login-address", address(request))
    return as_json(await house.passkeys.ask(site(house, request)))


@post("/sessions/passkey", responses=PROBLEMS)
async def log_in(data: JSONBody[UsePasskey], house: Home, request: Asking) -> Response[PersonOut]:
    """Log in with a passkey."""
    await limit_for_all(house, "login-address", address(request))
    try:
        person = await house.passkeys.who(site(house, request), data.credential)
    except NotProved:
        raise Trouble(401, "server-passkey-refused") from None
    caller, token = await house.people.new_session(person, agent(request))
    return Response(out(caller), status_code=201, cookies=[new_cookie(house, request, token)])


ROUTES = [invite, add, mine, remove, ask, log_in]
