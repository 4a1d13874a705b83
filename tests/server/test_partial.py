"""No partial moves: whatever breaks, in the rules or in the store, the table is as it was or as it should be."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from antilles.games import find, games
from antilles.kernel.record import Replay
from antilles.server.store.appending import Appending
from antilles.server.store.base import StoreDown
from antilles.server.tables.desk import Desk
from tests.server.kit import Place, Player, place

ROOT = Path(__file__).resolve().parents[2]
LEAST = {"santo_domingo": 60, "santiago_de_cuba": 100, "santa_cruz": 100, "cuba": 100}
"""Different lines of the rules at which a move must at least have been broken off."""


@pytest.mark.parametrize("game", sorted(games()))
def test_a_move_that_breaks_at_any_line_of_the_rules_leaves_nothing_behind(game: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.server.interrupt", game, "60"],
        cwd=ROOT, env=os.environ | {"ANTILLES_PURE": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) >= LEAST.get(game, 1)


# --- every call of the store -----------------------------------------------------------------------


class Fragile:
    """Stands before a store and fails its n-th call."""

    def __init__(self, here: Place, at: int) -> None:
        self.count = 0
        self.at = at
        store: Any = here.house.store
        self.read, self.write, self.add = store.read, store.write, store.append
        store.read, store.write, store.append = self.reading, self.writing, self.adding

    def fails(self) -> bool:
        self.count += 1
        return self.count == self.at

    async def reading(self, query: Callable[[Any], Any]) -> Any:
        if self.fails():
            raise StoreDown("away")
        return await self.read(query)

    async def writing(self, change: Callable[[Any], Any]) -> Any:
        if self.fails():
            raise StoreDown("full")
        return await self.write(change)

    def adding(self, appending: Appending) -> None:
        if self.fails():
            asyncio.get_running_loop().call_soon(appending.done, "failed")
        else:
            self.add(appending)


async def insist(player: Player, path: str, body: Any) -> Any:
    """Ask until it is answered: nothing but 503 may come before the answer."""
    for _ in range(4):
        answer = await player.call("POST", path, body)
        if answer.status_code != 503:
            assert answer.status_code in (200, 201, 409), answer.text
            return answer.json()
    raise AssertionError("the store does not come back")


async def evening(here: Place, ana: Player, bruno: Player) -> str:
    """A table from its making to its fourth move, with chat."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await insist(ana, "/api/tables", {"game": "santo_domingo", "seats": seats})
    table = str(made["table"])
    await insist(bruno, "/api/invites", {"token": made["invites"][0]["token"]})
    live = await here.house.hall.open(table)
    if live.desk.status == "open":
        await insist(ana, f"/api/tables/{table}/start", None)
    for count in range(4):
        desk = live.desk
        seat = desk.asked_seats()[0]
        sight = await (ana, bruno)[seat].call("GET", f"/api/tables/{table}?seat={seat}")
        if sight.status_code == 503:
            sight = await (ana, bruno)[seat].call("GET", f"/api/tables/{table}?seat={seat}")
        seen = sight.json()
        body = {"seat": seat, "asked": seen["asked"], "moves": [seen["moves"][0]], "request": f"m{count}"}
        assert "version" in await insist((ana, bruno)[seat], f"/api/tables/{table}/moves", body)
    await insist(ana, f"/api/tables/{table}/chat", {"text": "well played", "request": "c"})
    return table


def test_a_store_that_fails_at_any_call_loses_nothing_and_keeps_nothing_half(tmp_path: Path) -> None:
    async def run(at: int) -> int:
        folder = tmp_path / str(at)
        folder.mkdir()
        async with place(folder) as here:
            ana, bruno = await here.person("Ana"), await here.person("Bruno")
            fragile = Fragile(here, at)
            table = await evening(here, ana, bruno)
            fragile.at = 0
            live = await here.house.hall.open(table)
            entries = await here.house.store.entries(table)
            again = Desk(live.desk.game, live.desk.head, live.desk.draw)
            for one in entries:
                again.apply(one)
            assert live.desk.state is not None and again.state is not None
            assert again.state.snapshot() == live.desk.state.snapshot()
            assert (again.version, again.lines()) == (live.desk.version, live.desk.lines())
            assert len([one for one in entries if one.request.endswith((":m0", ":m1", ":m2", ":m3"))]) == 4
            assert len([one for one in entries if one.request.endswith(":c")]) == 1
            Replay(find("santo_domingo"), live.desk.record()).to_end()
            return fragile.count

    async def every() -> None:
        calls = await run(0)
        assert calls >= 10
        for at in range(1, calls + 1):
            await run(at)

    asyncio.run(every())
