"""The clock on the wall may be wrong: order comes from versions, waiting from a clock that only grows."""

from __future__ import annotations

import asyncio
from pathlib import Path

from antilles.server.limits import LIMITS, Limits
from antilles.server.tables import entry
from antilles.server.tables.clock import now
from tests.server.kit import Place, played

DAY = 86_400_000
JUMPS = (0, DAY, -DAY, 1_000, -1, 0, 25 * DAY, -300 * DAY, 3_600_000)


def test_a_clock_that_jumps_changes_no_order_and_times_nobody_out(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        offset = 0

        def clock() -> int:
            return now() + offset

        here.house.hall.clock = clock
        here.house.people.clock = clock
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        tables = [await here.table([ana, bruno]), await here.table([ana, bruno], days=30)]
        for table in tables:
            version = (await ana.sight(table, 0))["version"]
            for jump in JUMPS:
                offset = jump
                await asyncio.sleep(0.01)
                people = [ana, bruno]
                sights = [await people[seat].sight(table, seat) for seat in (0, 1)]
                seat = next(seat for seat in (0, 1) if sights[seat]["asked"] is not None)
                sight = sights[seat]
                answer = await people[seat].move(table, seat, sight["asked"], sight["moves"][0])
                assert answer.status_code == 200, answer.text
                assert answer.json()["version"] == version + 1
                version += 1
            offset = 0
            entries = await here.house.store.entries(table)
            assert [one.version for one in entries] == list(range(1, version + 1))
            assert sorted(one.at for one in entries) != [one.at for one in entries], "the clock did jump"
            assert all(one.body.by == "" for one in entries if isinstance(one.body, entry.Moved))

    played(tmp_path, story)


def test_a_deadline_does_pass_when_its_days_have_passed(tmp_path: Path) -> None:
    """The other side of it: this clock is the one that counts days."""

    async def story(here: Place) -> None:
        offset = 0
        here.house.hall.clock = lambda: now() + offset
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        table = await here.table([ana, bruno], days=1)
        offset = DAY + 60_000
        async with asyncio.timeout(300):
            while (await ana.sight(table, 0))["position"] == 0:
                await asyncio.sleep(0.05)
        entries = await here.house.store.entries(table)
        assert any(one.body.by == "clock" for one in entries if isinstance(one.body, entry.Moved))

    played(tmp_path, story)


def test_limits_count_by_a_clock_that_only_grows(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        table = await here.table([ana, bruno])
        here.house.limits = Limits(1.0, lambda: 0.0)
        codes: list[int] = []
        for count in range(int(LIMITS["move"][0]) + 1):
            here.house.hall.clock = lambda count=count: now() + count * DAY  # type: ignore[misc]
            codes.append((await ana.move(table, 0, 999, "play captain")).status_code)
        assert codes == [409] * (len(codes) - 1) + [429]

    played(tmp_path, story, rate=1.0)
