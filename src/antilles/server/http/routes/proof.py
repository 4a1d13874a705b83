"""Whoever changes how somebody logs in proves first that they are that person: a copied cookie is not enough."""

from __future__ import annotations

from typing import Any

from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import Asking, limit_for_all
from antilles.server.http.schemas import Proof
from antilles.server.passkeys import NotProved, Site
from antilles.server.people import Caller
from antilles.server.services import House


def site(house: House, request: Asking) -> Site:
    """Where the browser is; passkeys need TLS, or ``localhost``."""
    found = Site.at(request.headers.get("origin"), house.settings.origins)
    if found is None:
        raise Trouble(409, "server-passkeys-need-tls")
    return found


async def proved(house: House, request: Asking, caller: Caller, given: Proof) -> None:
    """By the password or by a passkey; whoever has neither has nothing to lose yet."""
    await limit_for_all(house, "login-account", caller.login or caller.person)
    if given.proof is not None:
        await _signed(house, request, caller, given.proof)
        return
    stored = await house.store.password_of(caller.person)
    if stored is None and await house.passkeys.kept.of(caller.person):
        raise Trouble(403, "server-passkey-needed")
    if stored is not None and not await house.people.hashing.verify(stored, given.old):
        raise Trouble(403, "server-old-password")


async def _signed(house: House, request: Asking, caller: Caller, credential: dict[str, Any]) -> None:
    try:
        person = await house.passkeys.who(site(house, request), credential)
    except NotProved:
        raise Trouble(403, "server-passkey-refused") from None
    if person.id != caller.person:
        raise Trouble(403, "server-passkey-refused")
