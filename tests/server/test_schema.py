"""The API describes itself, and nothing that anybody sends ends in an error of ours."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from antilles.games import games
from antilles.server.people import COOKIE
from tests.selection import COMPLETE
from tests.server.kit import place

if TYPE_CHECKING:  # a second of the processor, and only one test needs it
    from schemathesis import Case
    from schemathesis.schemas import APIOperation

EXAMPLES = 12 if COMPLETE else 5
"""Of each operation."""


class Served:
    """The application in a thread of its own loop, called without a socket."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ready = threading.Event()
        self.done: asyncio.Event | None = None
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()), daemon=True)

    async def run(self) -> None:
        async with place(self.folder, rate=0.0) as here:
            self.loop = asyncio.get_running_loop()
            self.client = here.client
            self.ana = await here.person("Ana")
            self.table = await here.table([self.ana, await here.person("Bruno")])
            self.schema = (await here.client.get("/schema")).json()
            self.done = asyncio.Event()
            self.ready.set()
            await self.done.wait()

    def call(self, **request: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(self.client.request(**request), self.loop).result(300)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    one = Served(tmp_path_factory.mktemp("served"))
    one.thread.start()
    assert one.ready.wait(300)
    yield one
    assert one.done is not None
    one.loop.call_soon_threadsafe(one.done.set)
    one.thread.join(300)


def test_the_schema_is_openapi_3_1_and_documents_problems(served: Served) -> None:
    schema = served.schema
    assert schema["openapi"].startswith("3.1")
    assert "/api/tables/{table}/moves" in schema["paths"]
    for path, operations in schema["paths"].items():
        for operation in operations.values():
            assert operation.get("description"), path
            assert "application/problem+json" in operation["responses"]["404"]["content"], path


def test_the_schema_describes_everything_that_is_sent(served: Served) -> None:
    """No answer, and no field of one, is left undescribed: a client can be typed from it."""
    schemas = served.schema["components"]["schemas"]
    for game in games().values():
        assert set(schemas[game.view_type.__name__]["properties"]) == {one.name for one in fields(game.view_type)}
    for path, operations in served.schema["paths"].items():
        for operation in operations.values():
            (done,) = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
            assert all(content["schema"] for content in done.get("content", {}).values()), path
    for name, schema in schemas.items():
        for field, part in schema.get("properties", {}).items():
            assert part.keys() - {"description", "title"}, f"{name}.{field}"
    text = json.dumps(served.schema)
    for name in set(re.findall(r'"#/components/schemas/([^"]+)"', text)):
        assert name in schemas


def probe(served: Served, operation: APIOperation[Any, Any, Any, Any]) -> int:
    """Requests for one operation, made from its description; how many were sent."""
    sent = 0

    def send(case: Case[Any]) -> None:
        nonlocal sent
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = served.table
        request = case.as_transport_kwargs(base_url="http://test")
        request["headers"] = {**dict(request.get("headers") or {}), "cookie": f"{COOKIE}={served.ana.cookie}"}
        request.pop("cookies", None)
        sent += 1
        response = served.call(**request)
        assert response.status_code < 500 or response.status_code == 503, (request, response.text)

    quiet = settings(
        max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    quiet(given(case=operation.as_strategy())(send))()
    return sent


def test_nothing_that_fits_the_schema_or_not_ends_in_a_server_error(served: Served) -> None:
    from schemathesis import openapi
    from schemathesis.core.result import Ok

    schema = openapi.from_dict(served.schema)
    sent: dict[str, int] = {}
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation: APIOperation[Any, Any, Any, Any] = result.ok()
        if not operation.path.endswith("/sessions/{session}"):  # it would end our own session
            sent[operation.label] = probe(served, operation)
    assert len(sent) == sum(len(operations) for operations in served.schema["paths"].values()) - 1
    assert min(sent.values()) > 0
    assert sum(sent.values()) > 100
