"""Analyses of finished games on this device, one after the other, kept by what they are of."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any

from antilles.analysis import digest, version_of
from antilles.kernel.record import print_record
from antilles.server.answers.looking import found_out, watched
from antilles.server.answers.studying import Progress
from antilles.server.http.problems import Trouble
from antilles.server.http.study_schemas import AnalysisOut, WatchOut
from antilles.server.pocket.keeping import Keeping
from antilles.server.tables.desk import Desk

FIRST_GUESS = {"quick": 40, "deep": 600}
"""Seconds that an analysis may take in a browser, before one has been made here."""
Study = Callable[[str, str, str, Progress], Awaitable[str]]
"""Game, record and depth in, the ledger out; in a browser, a worker beside the one that plays."""


class Analyst:
    def __init__(self, keeping: Keeping, study: Study, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._keeping = keeping
        self._study = study
        self._spawn = spawn
        self._running: dict[str, tuple[AnalysisOut, str]] = {}
        """What is under way, with the ledger of the lines that were looked at."""
        self._pace: dict[str, float] = {}
        """By game, how many times our guess the last analysis took here."""

    async def find(self, desk: Desk, depth: str, language: str) -> AnalysisOut:
        key = key_of(desk, depth)
        running = self._running.get(key)
        if running is not None:
            known, part = running
            return found_out(desk, known, part.encode(), language) if part else known
        found = await self._keeping.found(key)
        if not found:
            return AnalysisOut("none", depth, seconds=self.seconds(desk.game.name, depth))
        return found_out(desk, AnalysisOut("done", depth), found, language)

    def seconds(self, game: str, depth: str) -> int:
        """About how long an analysis takes: as the last one of this game did here, of whichever depth."""
        return max(1, round(FIRST_GUESS[depth] * self._pace.get(game, 1.0)))

    async def watch(self, desk: Desk, depth: str, line: int, number: int) -> WatchOut:
        """A pair of continuations of a game that has been analysed."""
        found = await self._keeping.found(key_of(desk, depth))
        if not found:
            raise Trouble(409, "server-not-analysed")
        return watched(desk, found, line, number)

    async def ask(self, desk: Desk, depth: str, language: str) -> AnalysisOut:
        known = await self.find(desk, depth, language)
        if known.status in ("none", "failed"):
            known = AnalysisOut("running", depth, seconds=self.seconds(desk.game.name, depth))
            self._running[key_of(desk, depth)] = (known, "")
            self._spawn(self._make(desk, depth))
        return known

    def stop(self, desk: Desk, depth: str) -> None:
        """Nobody waits for it any more: whoever makes it is told so when they next say how far they are."""
        self._running.pop(key_of(desk, depth), None)

    async def _make(self, desk: Desk, depth: str) -> None:
        key, begun = key_of(desk, depth), monotonic()

        def progress(done: int, steps: int, part: str) -> bool:
            """Whether it is still wanted."""
            if key in self._running:
                seconds = round((monotonic() - begun) * steps / max(1, done))
                self._running[key] = (AnalysisOut("running", depth, 0, done, steps, seconds), part)
            return key in self._running

        try:
            found = await self._study(desk.game.name, print_record(desk.record()), depth, progress)
            self._pace[desk.game.name] = (monotonic() - begun) / FIRST_GUESS[depth]
            await self._keeping.keep_found(key, found.encode())
            self._running.pop(key, None)
        except Exception:  # whatever a worker of another language says
            if key in self._running:
                self._running[key] = (AnalysisOut("failed", depth), "")


def key_of(desk: Desk, depth: str) -> str:
    return f"{digest(desk.record())[:40]}-{version_of(desk.game, desk.head.seats)}-{depth}"
