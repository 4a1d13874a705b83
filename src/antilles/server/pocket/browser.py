"""The door of the house in a browser: what the worker behind the page calls, in texts and numbers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from antilles.kernel.data import DataError
from antilles.server.answers.studying import Progress
from antilles.server.pocket.data import take_along
from antilles.server.pocket.hall import Tell
from antilles.server.pocket.house import House
from antilles.server.pocket.keeping import Memory, Shelf

Elsewhere = Callable[[str, str, str, object], Awaitable[str]]
"""Game, record and depth in, the ledger out: another worker, which tells how far it is."""
log = logging.getLogger("antilles.pocket")
NO_SEAT = -1
FROM_THE_START = -1


class Door:
    """One page's house. Where no text can be kept, as in some private windows, it lasts as long as the page."""

    def __init__(self, shelf: Shelf | None, elsewhere: Elsewhere) -> None:
        async def beside(game: str, record: str, depth: str, progress: Progress) -> str:
            return str(await elsewhere(game, record, depth, lasting(progress)))

        self.house = House(shelf or Memory(), beside)

    async def begin(self, corrections: str) -> None:
        """By the data of the house where the page comes from: what its owner has corrected, by game, as JSON.

        What does not hold any more, because a game has changed, is left out.
        """
        for game, values in msgspec.json.decode(corrections or "{}", type=dict[str, dict[str, Any]]).items():
            try:
                take_along({game: values})
            except DataError as error:
                log.warning("%s is played by its own data: %s", game, error)
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
