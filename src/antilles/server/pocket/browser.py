"""The door of the house in a browser: what the worker behind the page calls, in texts and numbers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from antilles.server.pocket.analyst import Progress, study_record
from antilles.server.pocket.hall import Tell
from antilles.server.pocket.house import House
from antilles.server.pocket.keeping import Memory, Shelf

Elsewhere = Callable[[str, str, str, object], Awaitable[str]]
"""Game, record and depth in, the ledger out: another worker, which tells how far it is."""
NO_SEAT = -1
FROM_THE_START = -1


class Door:
    """One page's house. Where no text can be kept, as in some private windows, it lasts as long as the page."""

    def __init__(self, shelf: Shelf | None, elsewhere: Elsewhere) -> None:
        async def study(game: str, record: str, depth: str, progress: Progress) -> str:
            return str(await elsewhere(game, record, depth, lasting(progress)))

        self.house = House(shelf or Memory(), study)

    async def begin(self) -> None:
        await self.house.begin()

    async def ask(self, method: str, path: str, body: str, language: str) -> str:
        """The status, the kind of body, and the body behind a line of its own."""
        answered = await self.house.ask(method, path, body, language)
        return f"{answered.status} {answered.media}\n{answered.body}"

    async def listen(self, table: str, seat: int, after: int, tell: Tell) -> int:
        """The number under which to leave; 0 if the table cannot be watched."""
        return await self.house.listen(
            table, None if seat == NO_SEAT else seat, None if after == FROM_THE_START else after, tell
        )

    def leave(self, listener: int) -> None:
        self.house.hall.leave(listener)

    async def follow(self, table: str) -> None:
        await self.house.hall.follow(table)


def lasting(function: object) -> object:
    """A function that the browser may call as long as it likes."""
    from pyodide.ffi import create_proxy

    made: object = create_proxy(function)
    return made


def study(game: str, record: str, depth: str, progress: Progress) -> str:
    """What the other worker does."""
    return study_record(game, record, depth, progress)
