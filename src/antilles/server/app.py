"""The ASGI application: the gate, the thin road of moves and streams, and Litestar for the rest."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from antilles.server.describe import describe_views
from antilles.server.gate import App, Gate
from antilles.server.house import House
from antilles.server.problems import MEDIA, Trouble, language_of
from antilles.server.routes import common, games, people, play, records, service, tables
from antilles.server.store.base import StoreDown
from antilles.server.thin import Thin
from antilles.server.views import encode

log = logging.getLogger("antilles.app")

DEPENDENCIES = {
    "house": Provide(common.house),
    "caller": Provide(common.caller),
    "visitor": Provide(common.visitor),
    "language": Provide(common.language),
}
KEYS = {401: "server-who-are-you", 404: "server-not-found", 405: "server-method", 413: "server-too-large"}


def trouble_response(request: Request[Any, Any, Any], trouble: Trouble) -> Response[bytes]:
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


def deep_response(request: Request[Any, Any, Any], _: RecursionError) -> Response[bytes]:
    """A body nested deeper than any of ours."""
    return trouble_response(request, Trouble(400, "server-bad-request"))


def internal_response(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("a request failed", exc_info=error)
    return trouble_response(request, Trouble(500, "server-our-fault"))


def make_litestar(house: House) -> Litestar:
    routes = [*people.ROUTES, *games.ROUTES, *tables.ROUTES, *play.ROUTES, *records.ROUTES]
    handlers: list[Any] = [Router("/api", route_handlers=routes), *service.ROUTES]
    pages = Path(str(files("antilles"))) / "web"
    if pages.is_dir():
        handlers.append(create_static_files_router("/", directories=[pages], html_mode=True))
    app = Litestar(
        route_handlers=handlers,
        dependencies=DEPENDENCIES,
        exception_handlers={
            Trouble: trouble_response,
            HTTPException: http_response,
            StoreDown: down_response,
            RecursionError: deep_response,
            Exception: internal_response,
        },
        openapi_config=OpenAPIConfig(
            title="Antilles", version=version("antilles"), path="/schema", render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )  # fmt: skip
    describe_views(app)
    app.state.house = house
    return app


def make_app(house: House) -> Gate:
    """The application of one process."""
    inner: App = make_litestar(house)  # type: ignore[assignment]
    return Gate(Thin(inner, house), house.metrics, house.settings.origins)


@asynccontextmanager
async def running(house: House) -> AsyncIterator[App]:
    """For tests: an application without a socket."""
    try:
        yield make_app(house)
    finally:
        await house.close()
