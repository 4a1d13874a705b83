"""A house that closes begins nothing more: neither work beside nor processes of bots."""

from __future__ import annotations

import asyncio

import pytest

from antilles.server.pool import BotFailed, Pool
from antilles.server.tables.tasks import Tasks


def test_what_is_begun_while_the_house_closes_is_not_done() -> None:
    done: list[str] = []

    async def goes_on(tasks: Tasks) -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            tasks.spawn(note("after its end"))

    async def note(what: str) -> None:
        done.append(what)

    async def story() -> None:
        tasks = Tasks()
        tasks.spawn(note("before"))
        tasks.spawn(goes_on(tasks))
        await asyncio.sleep(0)
        await tasks.close()
        tasks.spawn(note("afterwards"))
        await asyncio.sleep(0)
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(story())
    assert done == ["before"]


def test_a_pool_that_is_closed_starts_no_process() -> None:
    async def story() -> None:
        pool = Pool(2, 60.0)
        await pool.close()
        with pytest.raises(BotFailed, match="closed"):
            await pool.choose("santo_domingo", "deckhand", b"{}")
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(story())
