"""Where the house in a browser keeps its tables, and what it keeps of them: the same entries as the server's log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec
from msgspec import Struct

from antilles.server.tables.desk import Desk
from antilles.server.tables.entry import Entry, Head

Result = Literal["stored", "behind", "failed"]
"""Durable; another tab has written first; not durable."""


class Summary(Struct, frozen=True):
    """A table as lists show it."""

    head: Head
    status: str
    names: list[str]
    levels: list[str]
    created: int


class Me(Struct, frozen=True):
    """Who plays on this device."""

    id: str
    name: str


class Shelf(Protocol):
    """What keeps texts; in a browser IndexedDB. Lists are JSON."""

    async def read(self, key: str) -> str: ...

    async def write(self, key: str, text: str) -> None: ...

    async def tables(self) -> str: ...

    async def entries(self, table: str, after: int) -> str: ...

    async def append(self, table: str, summary: str, first: int, entries: str) -> str:
        """Add entries, the first of them with this version, and replace the summary: both or nothing."""
        ...


class Keeping:
    """The shelf in our own terms."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def me(self) -> Me | None:
        text = await self._shelf.read("me")
        return msgspec.json.decode(text, type=Me) if text else None

    async def be(self, me: Me) -> None:
        await self._shelf.write("me", msgspec.json.encode(me).decode())

    async def found(self, key: str) -> bytes:
        """An analysis that was made before; empty if none was."""
        return (await self._shelf.read(f"analysis {key}")).encode()

    async def keep_found(self, key: str, found: bytes) -> None:
        await self._shelf.write(f"analysis {key}", found.decode())

    async def tables(self) -> list[Summary]:
        return msgspec.json.decode(await self._shelf.tables(), type=list[Summary])

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return msgspec.json.decode(await self._shelf.entries(table, after), type=list[Entry])

    async def append(self, summary: Summary, entries: Sequence[Entry]) -> Result:
        texts = [msgspec.json.encode(new).decode() for new in entries]
        done = await self._shelf.append(
            summary.head.table,
            msgspec.json.encode(summary).decode(),
            entries[0].version,
            msgspec.json.encode(texts).decode(),
        )
        result: Result = msgspec.convert(done, Result)
        return result


def summary_of(desk: Desk, created: int) -> Summary:
    return Summary(desk.head, desk.status, desk.names(), [chair.level for chair in desk.chairs], created)


class Memory:
    """A shelf for one evening."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.summaries: dict[str, str] = {}
        self.logs: dict[str, list[str]] = {}

    async def read(self, key: str) -> str:
        return self.texts.get(key, "")

    async def write(self, key: str, text: str) -> None:
        self.texts[key] = text

    async def tables(self) -> str:
        return "[" + ",".join(self.summaries.values()) + "]"

    async def entries(self, table: str, after: int) -> str:
        return "[" + ",".join(self.logs.get(table, [])[after:]) + "]"

    async def append(self, table: str, summary: str, first: int, entries: str) -> str:
        log = self.logs.setdefault(table, [])
        if first != len(log) + 1:
            return "behind"
        log += msgspec.json.decode(entries, type=list[str])
        self.summaries[table] = summary
        return "stored"
