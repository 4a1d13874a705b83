"""The ASGI application: the gate, the thin road of moves and streams, and Litestar for the rest."""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from antilles.server.aside import TooMany
from antilles.server.cluster.forwarding import Forwarding
from antilles.server.http.budgets import INSIDE, QUEUED, Turns
from antilles.server.http.describe import described
from antilles.server.http.dispatch import Dispatch
from antilles.server.http.middleware import App, Gate
from antilles.server.http.problems import MEDIA, Trouble, language_of
from antilles.server.http.routes import (
    analysis,
    box,
    commands,
    common,
    daily,
    fairness,
    friends,
    games,
    home,
    invited,
    moderation,
    notices,
    orders,
    own_data,
    owning,
    passkeys,
    people,
    play,
    ratings,
    records,
    school,
    service,
    tables,
)
from antilles.server.http.static_files import StaticFiles
from antilles.server.services import House
from antilles.server.store.base import StoreDown
from antilles.server.store.holding import Forgotten
from antilles.server.tables.view_encoding import encode

log = logging.getLogger("antilles.app")

DEPENDENCIES = {
    "house": Provide(common.house),
    "caller": Provide(common.caller),
    "visitor": Provide(common.visitor),
    "language": Provide(common.language),
}
KEYS = {401: "server-who-are-you", 404: "server-not-found", 405: "server-method", 413: "server-too-large"}


def trouble_response(request: Request[Any, Any, Any], trouble: Trouble) -> Response[bytes]:
    who = request.state.get("who")
    if who is not None and trouble.key == "server-no-such-table":
        request.app.state.house.limits.wait("unknown", who)
    language = language_of(dict(request.headers.items()))
    body = encode(trouble.problem(language))
    return Response(body, status_code=trouble.status, media_type=MEDIA, headers=trouble.headers())


def http_response(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Litestar's own refusals, without its words: they may repeat what was sent."""
    status = error.status_code
    response = trouble_response(request, Trouble(status, KEYS.get(status, "server-bad-request")))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def down_response(request: Request[Any, Any, Any], _: StoreDown) -> Response[bytes]:
    return trouble_response(request, Trouble(503, "server-try-again", wait=1.0))


def forgotten_response(request: Request[Any, Any, Any], _: Forgotten) -> Response[bytes]:
    return trouble_response(request, Trouble(401, "server-who-are-you"))


def crowded_response(request: Request[Any, Any, Any], _: TooMany) -> Response[bytes]:
    return trouble_response(request, Trouble(503, "server-busy", wait=2.0))


def deep_response(request: Request[Any, Any, Any], _: RecursionError) -> Response[bytes]:
    """A body nested deeper than any of ours."""
    return trouble_response(request, Trouble(400, "server-bad-request"))


def internal_response(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("a request failed", exc_info=error)
    return trouble_response(request, Trouble(500, "server-our-fault"))


def closed(*_: object) -> None:
    """The framework's own pages of the description are not served: ours is written once, and counted."""
    raise Trouble(404, "server-not-found")


MODULES: tuple[Any, ...] = (
    people,
    passkeys,
    games,
    box,
    school,
    daily,
    home,
    ratings,
    tables,
    owning,
    play,
    commands,
    records,
    analysis,
    fairness,
    moderation,
    notices,
    friends,
    invited,
    orders,
    own_data,
)
"""Whatever is below /api."""


def make_litestar() -> Litestar:
    """All routes, for whichever house is put into its state."""
    routes: list[Any] = [route for module in MODULES for route in module.ROUTES]
    handlers: list[Any] = [Router("/api", route_handlers=routes), *service.ROUTES]
    return Litestar(
        route_handlers=handlers,
        dependencies=DEPENDENCIES,
        exception_handlers={
            Trouble: trouble_response,
            HTTPException: http_response,
            StoreDown: down_response,
            Forgotten: forgotten_response,
            TooMany: crowded_response,
            RecursionError: deep_response,
            Exception: internal_response,
        },
        openapi_config=OpenAPIConfig(
            title="Antilles", version=version("antilles"), render_plugins=[JsonRenderPlugin(path="/")],
            openapi_router=Router("/openapi", route_handlers=[], include_in_schema=False, guards=[closed]),
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )  # fmt: skip


def make_app(house: House, litestar: Litestar | None = None) -> Gate:
    """The application of one process; a ``litestar`` may have served another house that is closed."""
    routed = litestar or make_litestar()
    house.describe = cache(lambda: encode(described(routed)))
    routed.state.house = house
    inner: App = routed  # type: ignore[assignment]
    house.cluster = Forwarding(Dispatch(inner, house), house)
    pages = StaticFiles(house.cluster, Path(str(files("antilles"))) / "web")
    turns = Turns(int(INSIDE * house.settings.rate), QUEUED)
    return Gate(pages, house.metrics, house.limits, turns, house.settings.origins)
