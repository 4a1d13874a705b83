"""Running the server: one process, or several behind one socket, with logs that hold no secrets."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
import uvicorn

from antilles.server.app import make_app
from antilles.server.checkup import Check, check_tables
from antilles.server.http.fast_path import Door, door
from antilles.server.http.websocket import Line
from antilles.server.lifetime import LAST_WORD, end_by
from antilles.server.services import House
from antilles.server.settings import Settings, database_url
from antilles.server.store import open_store
from antilles.server.supervisor import Supervisor

GRACE = 4
"""Seconds for connections to end by themselves."""
LAST_ENTRIES = 6.0
"""Seconds for what is on its way to the database when the server ends."""
SURVEY = 10.0
"""Seconds for looking at the running tables before the server begins."""
COLLECT = (50_000, 20, 100)
"""Tables are trees without cycles: looking for cycles seldom is enough, and stops the server less often."""
PLAIN = ("request", "method", "path", "status", "ms", "table", "why", "game", "bot")


Found = Callable[[list[Check]], None]


class Lines(logging.Formatter):
    """One JSON object a line; of the extras only those named here."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        told |= {name: getattr(record, name) for name in PLAIN if name in record.__dict__}
        if record.exc_info:
            kind = record.exc_info[0]
            told["error"] = kind.__name__ if kind else ""
            told["trace"] = self.formatException(record.exc_info).splitlines()[-12:]
        return msgspec.json.encode(told).decode()


def log_to_stderr(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("uvicorn.error", "asyncio", "alembic", "sqlalchemy"):
        logging.getLogger(name).setLevel(logging.WARNING)


def bind(settings: Settings) -> socket.socket:
    """The listening socket; OSError if the address is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((settings.host, settings.port))
    listening.listen(2048)
    listening.set_inheritable(True)
    return listening


class Server(uvicorn.Server):
    """Says when it is ready, and ends streams before it waits for connections to end."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The first signal ends the server in good order; the process then ends by itself, not by the signal."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._told_to_end, number)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    def _told_to_end(self, number: int) -> None:
        end_by(LAST_WORD)
        self.handle_exit(number, None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._house.cluster is not None and self._house.store.shared:
            self._house.cluster.handover.start(self._adopt)
        self._ready()

    def _adopt(self, connection: socket.socket, sent: bytes) -> None:
        """A connection that another process of this machine has handed over, with what it had sent there."""
        if self.should_exit:
            connection.close()
        else:
            self._house.hall.spawn(self._take(connection, sent))

    async def _take(self, connection: socket.socket, sent: bytes) -> None:
        kind: Any = self.config.http_protocol_class

        def protocol() -> asyncio.Protocol:
            made: Door = kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
            made.given = sent
            return made

        connection.setblocking(False)
        with suppress(OSError):
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._house.cluster is not None:
            await self._house.cluster.leave()
        self._house.hall.end_all_streams()
        await super().shutdown(sockets)


async def survey(settings: Settings) -> list[Check]:
    """Bring the database up to date, and look whether the tables at which people play can be read."""
    store = await open_store(database_url(settings))
    try:
        return await check_tables(store, SURVEY)
    finally:
        await store.close()


async def serve_one(
    settings: Settings, listening: socket.socket, ready: Callable[[], None], found: Found | None = None
) -> None:
    house = await House.open(settings)
    if found is not None:
        found(await check_tables(house.store, SURVEY))
    app = make_app(house)
    if house.store.shared and house.cluster is not None:
        await house.cluster.join(settings.private_host)
    config = uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        http=door(house, app),
        ws=Line,
        ws_per_message_deflate=False,
        ws_max_size=1024,
        h11_max_incomplete_event_size=32 * 1024,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=GRACE,
        backlog=2048,
    )
    try:
        await Server(config, house, ready).serve(sockets=[listening])
    finally:
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_ENTRIES):
                await house.close()
        app.access.flush()


def run_one(
    settings: Settings, listening: socket.socket, ready: Callable[[], None], found: Found | None = None
) -> None:
    """One process, until it is told to stop. A person at a terminal is spared a line for every request."""
    log_to_stderr(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with suppress(ImportError):
        import uvloop

        loop = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=loop) as runner, suppress(KeyboardInterrupt):
        runner.run(serve_one(settings, listening, ready, found))


def serve(settings: Settings, listening: socket.socket, ready: Callable[[str], None], found: Found) -> None:
    """``antilles serve``: ``found`` hears of the running tables, ``ready`` the address when all processes listen."""
    with listening:
        host, port = listening.getsockname()[:2]
        address = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
        if settings.workers > 1:
            log_to_stderr(logging.WARNING if sys.stderr.isatty() else logging.INFO)
            found(asyncio.run(survey(settings)))
            Supervisor(settings, listening, run_one).run(lambda: ready(address))
        else:
            run_one(settings, listening, lambda: ready(address), found)
