"""How much time players have, and what happens when it is up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from antilles.server.tables import entry
from antilles.server.tables.clock import now
from antilles.server.tables.entry import Entry, Head, Moved, Started
from antilles.server.tables.timing import DAY, EVENING, LEAST, MORNING, Clocks, Timing, by_day
from tests.server.kit import Place, Player, played

MINUTE, HOUR = 60_000, 3_600_000


def head(**more: Any) -> Head:
    return Head(table="t", game="santo_domingo", seats=3, options={}, owner="ana", **more)


def live() -> Clocks:
    return Clocks(head(minutes=10, increment=30))


def test_a_clock_runs_while_its_seat_is_asked_and_gains_when_the_turn_ends() -> None:
    clocks = live()
    clocks.turn([0], 0, None)
    assert clocks.until(0, "") == 10 * MINUTE and clocks.until(1, "") is None
    clocks.turn([0], 2 * MINUTE, 0)  # a further step of the same turn: nothing is gained
    assert clocks.until(0, "") == 10 * MINUTE
    clocks.turn([1], 3 * MINUTE, 0)
    assert clocks.left[0] == 7 * MINUTE + 30_000
    assert clocks.until(1, "") == 13 * MINUTE


def test_seats_that_are_asked_together_run_side_by_side() -> None:
    clocks = live()
    clocks.turn([0, 1, 2], 0, None)
    clocks.turn([1, 2], MINUTE, 0)
    clocks.turn([2], 4 * MINUTE, 1)
    clocks.turn([0], 5 * MINUTE, 2)
    assert clocks.left == [9 * MINUTE + 30_000, 6 * MINUTE + 30_000, 5 * MINUTE + 30_000]


def test_time_that_is_up_stays_up_and_the_next_turn_has_the_seconds() -> None:
    clocks = live()
    clocks.turn([0], 0, None)
    clocks.turn([1], 25 * MINUTE, 0)
    assert clocks.left[0] == 30_000


def test_nothing_runs_during_a_pause_or_while_a_bot_keeps_the_seat() -> None:
    clocks = live()
    clocks.turn([0, 1], 0, None)
    clocks.pause(True, MINUTE)
    assert clocks.until(0, "") is None
    clocks.pause(False, 60 * MINUTE)
    assert clocks.until(0, "") == 69 * MINUTE
    clocks.keep(0, True, 61 * MINUTE)
    assert clocks.until(0, "") is None and clocks.until(1, "") == 69 * MINUTE
    clocks.keep(0, False, 70 * MINUTE)
    assert clocks.until(0, "") == 78 * MINUTE


def test_whoever_comes_back_has_half_a_minute_at_least() -> None:
    clocks = live()
    clocks.turn([0], 0, None)
    clocks.keep(0, True, 11 * MINUTE)
    clocks.keep(0, False, 12 * MINUTE)
    assert clocks.until(0, "") == 12 * MINUTE + LEAST


def test_days_begin_again_with_each_decision_of_ones_own_only() -> None:
    clocks = Clocks(head(days=3))
    clocks.turn([0, 1], 0, None)
    clocks.turn([0, 1], DAY, 1)
    assert clocks.until(0, "") == 3 * DAY and clocks.until(1, "") == 4 * DAY


def test_a_holiday_stops_days_and_no_minutes() -> None:
    clocks = Clocks(head(days=3))
    clocks.turn([0], 0, None)
    clocks.rest(0, 11 * DAY, DAY)
    assert clocks.until(0, "") == 13 * DAY
    clocks.rest(0, 2 * DAY, 2 * DAY)  # back early
    assert clocks.until(0, "") == 4 * DAY
    clocks = live()
    clocks.turn([0], 0, None)
    clocks.rest(0, DAY, 0)
    assert clocks.until(0, "") == 10 * MINUTE


@pytest.mark.parametrize("zone", ["Europe/Rome", "America/Havana", "Asia/Kolkata", "Pacific/Chatham"])
def test_no_day_ends_at_night_and_none_ends_earlier(zone: str) -> None:
    """Every hour of a year, the nights on which clocks are changed among them."""
    start = datetime(2026, 1, 1, tzinfo=UTC)
    for hour in range(0, 366 * 24, 5):
        moment = int((start + timedelta(hours=hour)).timestamp() * 1000)
        end = by_day(moment, zone)
        assert MORNING <= datetime.fromtimestamp(end / 1000, ZoneInfo(zone)).hour < EVENING
        assert moment <= end <= moment + 13 * HOUR
    assert by_day(7, "") == 7


@pytest.mark.parametrize("zone", ["No/Where", "../../etc/passwd", "Europe", "-"])
def test_a_zone_that_nobody_knows_is_greenwich(zone: str) -> None:
    assert MORNING <= datetime.fromtimestamp(by_day(0, zone) / 1000, UTC).hour < EVENING


def test_clocks_do_not_tell_who_has_chosen_where_nobody_may_notice() -> None:
    timing = Timing(head(minutes=10, increment=30))
    timing.turn([0, 1, 2], Entry(1, 0, Started([])))
    before = [timing.shown(viewer) for viewer in (1, 2, None)]
    timing.turn([1, 2], Entry(2, MINUTE, Moved(0, 1, [])), closed=True)
    assert [timing.shown(viewer) for viewer in (1, 2, None)] == before
    assert timing.shown(0)[0].until is None and timing.until(0) is None
    timing.pause(True, Entry(3, 2 * MINUTE, Started([])))
    assert len({shown[seat].left for shown in [timing.shown(None)] for seat in range(3)}) == 1
    timing.pause(False, Entry(4, 3 * MINUTE, Started([])))
    timing.turn([0], Entry(5, 4 * MINUTE, Moved(2, 1, [])))
    assert timing.shown(None)[2].left == 10 * MINUTE - 3 * MINUTE + 30_000


# --- at the server ------------------------------------------------------------------------------


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(300):
        while not await true():
            await asyncio.sleep(0.05)


def on_time(tmp_path: Path, story: Callable[[Place, Player, Player, Callable[[int], None]], Awaitable[None]]) -> None:
    """Two players and a clock that can be set ahead."""

    async def whole(here: Place) -> None:
        ahead = 0

        def forward(by: int) -> None:
            nonlocal ahead
            ahead += by

        here.house.hall.clock = lambda: now() + ahead
        await story(here, await here.person("Ana"), await here.person("Bruno"), forward)

    played(tmp_path, whole)


def test_when_time_is_up_a_bot_keeps_the_seat_if_that_was_said(tmp_path: Path) -> None:
    async def story(here: Place, ana: Player, bruno: Player, forward: Callable[[int], None]) -> None:
        table = await here.table([ana, bruno], minutes=5, increment=10, late="seat")
        sight = await ana.sight(table, 0)
        assert (sight["minutes"], sight["increment"], sight["late"]) == (5, 10, "seat")
        assert [clock["left"] for clock in sight["clocks"]] == [300_000, 300_000]
        forward(6 * MINUTE)

        async def gone() -> bool:
            return any(chair["away"] for chair in (await bruno.sight(table, 1))["chairs"])

        await until(gone)
        entries = await here.house.store.entries(table)
        assert any(isinstance(one.body, entry.Left) and one.body.late for one in entries)
        away = [chair["away"] for chair in (await ana.sight(table, 0))["chairs"]].index(True)
        player = (ana, bruno)[away]
        await player.post(f"/api/tables/{table}/return", {"seat": away})
        back = await player.sight(table, away)
        assert not back["chairs"][away]["away"]
        assert back["clocks"][away]["left"] >= LEAST

    on_time(tmp_path, story)


def test_a_move_in_time_is_ones_own(tmp_path: Path) -> None:
    async def story(here: Place, ana: Player, bruno: Player, forward: Callable[[int], None]) -> None:
        table = await here.table([ana, bruno], minutes=5)
        players = [ana, bruno]
        for _ in range(4):
            forward(MINUTE)
            sights = [await players[seat].sight(table, seat) for seat in (0, 1)]
            seat = next(seat for seat in (0, 1) if sights[seat]["asked"] is not None)
            answer = await players[seat].move(table, seat, sights[seat]["asked"], sights[seat]["moves"][0])
            assert answer.status_code == 200, answer.text
        await here.house.hall.deadlines.attend(table)
        entries = await here.house.store.entries(table)
        assert all(one.body.by == "" for one in entries if isinstance(one.body, entry.Moved))
        live = await here.house.hall.open(table)
        due = (await here.house.store.due(here.house.hall.clock() + 6 * MINUTE)) == [table]
        assert due and min(live.desk.timing.own.left) < 5 * MINUTE

    on_time(tmp_path, story)


def test_a_holiday_is_shown_stops_the_clock_and_has_an_end(tmp_path: Path) -> None:
    async def story(here: Place, ana: Player, bruno: Player, forward: Callable[[int], None]) -> None:
        table = await here.table([ana, bruno], days=1, zone="Europe/Rome")
        path = f"/api/tables/{table}/holiday"
        before = (await ana.sight(table, 0))["clocks"][0]["until"]
        await ana.post(path, {"seat": 0, "days": 9})
        seen = (await bruno.sight(table, 1))["clocks"][0]
        assert seen["holiday"] > here.house.hall.clock() + 8 * DAY
        assert seen["until"] >= before + 9 * DAY - MINUTE
        forward(5 * DAY)
        await here.house.hall.deadlines.sweep()
        bodies = [one.body for one in await here.house.store.entries(table)]
        moves = [body for body in bodies if isinstance(body, entry.Moved)]
        assert all(body.seat == 1 for body in moves), "nobody moves for whoever is on holiday"
        assert (await ana.call("POST", path, {"seat": 0, "days": 15})).status_code == 409
        assert (await bruno.call("POST", path, {"seat": 0, "days": 1})).status_code == 403
        await ana.post(path, {"seat": 0, "days": 0})
        assert (await ana.sight(table, 0))["clocks"][0]["holiday"] <= here.house.hall.clock()
        live_table = await here.table([ana, bruno], minutes=5)
        answer = await ana.call("POST", f"/api/tables/{live_table}/holiday", {"seat": 0, "days": 1})
        assert answer.status_code == 409

    on_time(tmp_path, story)


def test_a_table_has_one_pace(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        game = {"game": "santo_domingo", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        for pace in ({"days": 1, "minutes": 5}, {"increment": 5}, {"days": 1, "increment": 1}):
            assert (await ana.call("POST", "/api/tables", game | pace)).status_code == 422
        for wrong in ({"minutes": -1}, {"minutes": 1000}, {"late": "never"}, {"zone": "a b"}, {"zone": "x" * 99}):
            assert (await ana.call("POST", "/api/tables", game | wrong)).status_code == 400

    played(tmp_path, story)


def test_lists_say_when_time_is_up_and_never_who_has_discarded(tmp_path: Path) -> None:
    async def story(here: Place, ana: Player, bruno: Player, forward: Callable[[int], None]) -> None:
        carla = await here.person("Carla")
        people = [ana, bruno, carla]
        table = await here.table(people, game="santa_cruz", days=2)
        desk = (await here.house.hall.open(table)).desk
        hidden = False
        for _ in range(600):
            if not desk.asked_seats():
                break
            seat = desk.asked_seats()[-1]
            sight = await people[seat].sight(table, seat)
            others = [people[other] for other in range(3) if other != seat]
            before = [(await other.get("/api/home"))["mine"][0] for other in others]
            assert before[0]["until"] > here.house.hall.clock()
            answer = await people[seat].move(table, seat, sight["asked"], sight["moves"][0])
            assert answer.status_code == 200, answer.text
            if desk.numbering.closed_lines(None):
                hidden = True
                assert [(await other.get("/api/home"))["mine"][0] for other in others] == before
                break
        assert hidden, "nobody discarded"

    on_time(tmp_path, story)
