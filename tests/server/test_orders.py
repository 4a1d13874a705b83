"""Standing orders: they fit exactly or not at all, they are played as a person plays, and nobody else can tell."""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from antilles.server.orders import orderly as orderly_module
from antilles.server.orders.orderly import EVERY, LEAST, MARGIN, MEDIAN, MOST, Orderly, delay
from antilles.server.store.appending import Appending
from antilles.server.store.compiled_sql import Change
from antilles.server.store.orders import OrderBook
from antilles.server.store.schema import log, orders, orders_done, outbox, seats, tables
from antilles.server.tables.timing import DAY
from tests.server.elsewhere import postgres_url
from tests.server.kit import Place, Player, place, played
from tests.server.test_notices import channel_of, receiver
from tests.server.test_sealed import Page

FIRST: dict[str, Any] = {"habit": "only"}
TURN = 300_000
"""Milliseconds after which orders that fit have been played, if their delay is half of it."""


class Club:
    """Tables with a clock that the test moves, and orders that wait for a fixed time."""

    def __init__(self, here: Place, people: list[Player], table: str) -> None:
        self.here, self.people, self.table = here, people, table
        self.now = 1_700_000_000_000
        here.house.hall.clock = lambda: self.now
        here.house.orderly.delay = lambda: TURN // 2
        here.house.hall.deadlines.sweep = self.nothing  # type: ignore[method-assign]
        self.look = here.house.orderly.look
        here.house.orderly.look = self.nothing  # type: ignore[method-assign]

    async def nothing(self) -> None:
        """What the house does by itself, the test does by its own clock."""

    async def pass_time(self, milliseconds: int = TURN) -> None:
        """Time goes by, and what is due is looked at every half a minute."""
        end = self.now + milliseconds
        while self.now < end:
            self.now = min(end, self.now + EVERY)
            await self.look()

    async def left(self, seat: int) -> Any:
        return await self.people[seat].get(f"/api/tables/{self.table}/orders?seat={seat}")

    async def leave(self, seat: int, *wanted: dict[str, Any], status: int = 200, link: str = "") -> Any:
        body = {"seat": seat, "orders": list(wanted), "link": link}
        answer = await self.people[seat].call("PUT", f"/api/tables/{self.table}/orders", body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def sight(self, seat: int) -> Any:
        return await self.people[seat].sight(self.table, seat)

    async def move(self, seat: int, *moves: str) -> str:
        """These moves, or the first legal one."""
        sight = await self.sight(seat)
        chosen = moves or (sight["moves"][0],)
        self.now += 1000
        answer = await self.people[seat].move(self.table, seat, sight["asked"], *chosen)
        assert answer.status_code == 200, answer.text
        return chosen[0]

    async def asked(self) -> list[int]:
        return [seat for seat in range(len(self.people)) if (await self.sight(seat))["asked"] is not None]

    async def until_waits(self, seat: int) -> int:
        """Play until somebody else alone is asked; who that is."""
        while True:
            asked = await self.asked()
            if asked and seat not in asked:
                return asked[0]
            await self.move(seat)

    async def until_asked(self, seat: int) -> None:
        while seat not in (asked := await self.asked()):
            await self.move(asked[0])

    async def until_about(self, *wanted: dict[str, Any]) -> None:
        """Leave these orders before a turn of the other, and play until the first seat is asked where it drives."""
        while True:
            other = await self.until_waits(0)
            if "drive 1" not in (await self.sight(other))["moves"]:
                await self.move(other)
                continue
            await self.leave(0, *wanted)
            await self.until_asked(0)
            if "drive 1" in (await self.sight(0))["moves"]:
                return
            await self.leave(0)

    async def rows(self, table: sa.Table) -> list[Any]:
        return list(await self.here.house.store.read(lambda link: link.execute(sa.select(table)).mappings().all()))


Story = Callable[[Club], Awaitable[None]]


def club(folder: Path, story: Story, people: int = 2, **table: Any) -> None:
    async def whole(here: Place) -> None:
        persons = [await here.person(f"P{seat}") for seat in range(people)]
        made = await here.table(persons, **{"game": "santiago_de_cuba", "days": 3, **table})
        await story(Club(here, persons, made))

    played(folder, whole)


def drive(order: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"moves": [{"move": "drive 1"}], **(order or {})}


def test_an_order_is_played_as_its_owner_would_after_a_while(tmp_path: Path) -> None:
    async def story(here: Club) -> None:
        await here.until_waits(0)
        left = await here.left(0)
        assert left["offered"] and left["open"] and left["orders"] == [] and not left["about"]
        await here.until_about({"moves": [{"move": "drive 9"}], "most": {"pesos": 0}}, drive())
        await here.pass_time(TURN // 4)
        state = await here.left(0)
        assert state["about"] and not state["open"]
        before = (await here.sight(0))["version"]
        await here.pass_time()
        state = await here.left(0)
        assert state["orders"] == [] and [one["how"] for one in state["done"]] == ["played"]
        assert state["done"][0]["order"]["moves"][0]["move"] == "drive 1" and state["done"][0]["version"] == before + 1
        (row,) = [row for row in await here.rows(log) if row["version"] == before + 1]
        assert '"by"' not in row["body"] and '"lines":[[0,"drive 1"]' in row["body"]
        people = {row["request"].partition(":")[2] for row in await here.rows(log) if row["request"]}
        assert row["request"].partition(":")[2] in people
        assert await here.rows(orders) == []

    club(tmp_path, story)


def test_conditions_are_public_events_and_what_the_seat_sees(tmp_path: Path) -> None:
    async def story(here: Club) -> None:
        driven = {"kind": "event", "key": "event-drives", "facts": {"who": 1}}
        never = {"kind": "event", "key": "event-drives", "facts": {"who": 0}}
        rich = {"kind": "check", "key": "pesos", "facts": {"n": 99}}
        low = {"kind": "check", "key": "value", "facts": {"n": 1}}
        await here.until_about(drive({"when": [never]}), drive({"when": [rich]}), drive({"when": [driven, low]}))
        await here.pass_time()
        (done,) = (await here.left(0))["done"]
        assert done["how"] == "played" and done["order"]["when"][0]["facts"] == {"who": 1}

    club(tmp_path, story)


def test_what_does_not_fit_exactly_is_asked(tmp_path: Path) -> None:
    async def story(here: Club) -> None:
        await here.until_waits(0)
        await here.leave(0, {"moves": [{"move": "drive 9"}, {"move": "pass"}]}, {"habit": "pass"})
        await here.until_asked(0)
        await here.pass_time()
        state = await here.left(0)
        assert [one["how"] for one in state["done"]] == ["none"] and state["orders"] == []
        assert (await here.sight(0))["asked"] is not None

    club(tmp_path, story)


def test_a_whole_turn_is_played_or_nothing_of_it(tmp_path: Path) -> None:
    """The first stop where the turn goes on without chance: two steps in one entry."""

    async def story(here: Club) -> None:
        await here.until_waits(0)
        trial = await here.people[0].post(
            f"/api/tables/{here.table}/orders/trial", {"seat": 0, "orders": [drive()]}, 200
        )
        assert trial["count"] == 400 and trial["fits"][0] > 0 and trial["events"] and trial["moves"]
        then = [one for one in trial["follows"][0] if one["move"]]
        if not then:
            return
        await here.leave(0, {"moves": [{"move": "drive 1"}, {"move": one["move"]}]} if (one := then[0]) else {})
        await here.until_asked(0)
        before = (await here.sight(0))["version"]
        await here.pass_time()
        (done,) = (await here.left(0))["done"]
        after = await here.sight(0)
        assert (done["how"], after["version"] - before) in (("played", 1), ("none", 0))

    club(tmp_path, story)


def test_whoever_moves_takes_over_from_orders(tmp_path: Path) -> None:
    async def story(here: Club) -> None:
        await here.until_about(drive())
        await here.pass_time(TURN // 4)
        await here.move(0, "drive 2" if "drive 2" in (await here.sight(0))["moves"] else "drive 1")
        await here.pass_time()
        state = await here.left(0)
        assert state["orders"] == [] and state["done"] == [] and await here.rows(orders) == []

    club(tmp_path, story)


def test_orders_are_taken_back_and_changed(tmp_path: Path) -> None:
    async def story(here: Club) -> None:
        await here.until_waits(0)
        await here.leave(0, drive())
        await here.leave(0, {"habit": "only"})
        assert [one["habit"] for one in (await here.left(0))["orders"]] == ["only"]
        assert (await here.leave(0))["orders"] == [] and await here.rows(orders) == []
        await here.until_asked(0)
        await here.pass_time()
        assert (await here.sight(0))["asked"] is not None
        await here.leave(0, drive(), status=409)  # whoever is asked decides

    club(tmp_path, story)


def test_orders_end_with_the_seat_and_rest_in_a_pause(tmp_path: Path) -> None:
    async def story(here: Club) -> None:
        zero, one = here.people
        await here.until_about(drive())
        await here.pass_time(TURN // 4)
        await zero.post(f"/api/tables/{here.table}/proposals", {"seat": 0, "wish": "pause"})
        wish = (await here.sight(1))["proposal"]["asked"]
        await one.post(f"/api/tables/{here.table}/proposals/answers", {"seat": 1, "asked": wish, "agree": True})
        await here.pass_time(4 * TURN)
        assert (await here.sight(0))["status"] == "paused" and len((await here.left(0))["orders"]) == 1
        await zero.post(f"/api/tables/{here.table}/leave", {"seat": 0})
        assert (await here.left(0))["orders"] == []
        await here.pass_time()
        assert await here.rows(orders) == [] and await here.rows(orders_done) == []

    club(tmp_path, story)


def test_after_a_pause_an_order_is_played(tmp_path: Path) -> None:
    async def story(here: Club) -> None:
        zero, one = here.people
        await here.until_about(drive())
        for wish in ("pause", "resume"):
            await zero.post(f"/api/tables/{here.table}/proposals", {"seat": 0, "wish": wish})
            asked = (await here.sight(1))["proposal"]["asked"]
            await one.post(f"/api/tables/{here.table}/proposals/answers", {"seat": 1, "asked": asked, "agree": True})
            await here.pass_time()
        assert [end["how"] for end in (await here.left(0))["done"]] == ["played"]

    club(tmp_path, story)


def test_moves_that_are_taken_back_take_orders_with_them(tmp_path: Path) -> None:
    async def story(here: Club) -> None:
        zero, one = here.people
        await here.until_asked(0)
        await here.move(0)
        await here.until_waits(0)
        await here.leave(0, drive())
        await zero.post(f"/api/tables/{here.table}/proposals", {"seat": 0, "wish": "undo"})
        asked = (await here.sight(1))["proposal"]["asked"]
        await one.post(f"/api/tables/{here.table}/proposals/answers", {"seat": 1, "asked": asked, "agree": True})
        await here.pass_time()
        assert [end["how"] for end in (await here.left(0))["done"]] == ["undone"]
        assert (await here.sight(0))["asked"] is not None

    club(tmp_path, story)


def test_an_order_is_played_before_time_is_up(tmp_path: Path) -> None:
    async def story(here: Club) -> None:
        await here.until_about(drive())
        here.here.house.orderly.delay = lambda: 30 * DAY
        await here.pass_time(EVERY)
        (row,) = await here.rows(orders)
        until = (await here.sight(0))["clocks"][0]["until"]
        assert row["fire"] == until - MARGIN
        here.now = until - MARGIN
        await here.look()
        assert [end["how"] for end in (await here.left(0))["done"]] == ["played"]

    club(tmp_path, story)


def test_sealed_draws_get_the_link_that_was_left(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        people = [await here.person(name) for name in ("Ana", "Bruno")]
        body = {"game": "santiago_de_cuba", "days": 3, "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = await people[0].post("/api/tables?own=true", body)
        table = made["table"]
        await people[1].post("/api/invites", {"token": made["invites"][0]["token"], "own": True})
        pages = [Page(player, table, seat) for seat, player in enumerate(people)]
        for page in pages:
            await page.bring()
        there = Club(here, people, table)
        while (await there.asked()) != [1]:
            await pages[0].move()
        link = pages[0].link(await there.sight(0))
        assert link
        await there.leave(0, drive(), link=link)
        while 0 not in await there.asked():
            await pages[1].move()
        await there.pass_time()
        assert [end["how"] for end in (await there.left(0))["done"]] == ["played"]
        moved = [row["body"] for row in await there.rows(log) if f'"link":"{link}"' in row["body"]]
        assert len(moved) == 1

    played(tmp_path, story)


@pytest.mark.parametrize("sent", [
    {"habit": "no-such-habit"},
    {"moves": [{"move": "fly 9"}]},
    {"habit": "only", "moves": [{"move": "drive 1"}]},
    {"moves": [{"move": "drive 1", "key": "deed-drive"}]},
    {},
    {"habit": "only", "when": [{"kind": "check", "key": "no-such-check"}]},
    {"habit": "only", "when": [{"kind": "event", "key": "e", "facts": {"x": "y" * 65}}]},
    {"moves": [{"move": "pass"}] * 9},
])  # fmt: skip
def test_what_the_game_does_not_know_is_refused(sent: dict[str, Any], tmp_path: Path) -> None:
    async def story(here: Club) -> None:
        await here.until_waits(0)
        await here.leave(0, sent, status=400)
        await here.leave(0, *[FIRST] * 11, status=400)
        assert await here.rows(orders) == []

    club(tmp_path, story)


def test_checks_with_facts_that_no_game_has_never_hold(tmp_path: Path) -> None:
    async def story(here: Club) -> None:
        await here.until_waits(0)
        odd = [{"kind": "check", "key": key, "facts": facts} for key, facts in
               (("pesos", {}), ("wanted", {"good": "gold"}), ("value", {"n": "x"}))]  # fmt: skip
        await here.leave(0, *[drive({"when": [one]}) for one in odd])
        await here.until_asked(0)
        await here.pass_time()
        assert [end["how"] for end in (await here.left(0))["done"]] == ["none"]

    club(tmp_path, story)


def test_others_can_neither_read_nor_leave_them(tmp_path: Path) -> None:
    async def story(here: Club) -> None:
        await here.until_waits(0)
        await here.leave(0, drive())
        stranger = await here.here.person("Eve")
        address = f"/api/tables/{here.table}/orders"
        for who in (here.people[1], stranger):
            assert (await who.call("GET", f"{address}?seat=0")).status_code == 403
            body = {"seat": 0, "orders": [], "link": ""}
            assert (await who.call("PUT", address, body)).status_code == 403
            assert (await who.call("POST", f"{address}/trial", {"seat": 0, "orders": []})).status_code == 403
        assert (await here.here.nobody().call("GET", f"{address}?seat=0")).status_code == 401
        assert len((await here.left(0))["orders"]) == 1

    club(tmp_path, story)


def test_they_are_exported_to_their_owner_and_forgotten_with_them(tmp_path: Path) -> None:
    async def story(here: Club) -> None:
        await here.until_waits(0)
        await here.leave(0, drive())
        mine = await here.people[0].get("/api/me/export")
        assert "drive 1" in mine["orders"][0]["body"]
        theirs = await here.people[1].get("/api/me/export")
        assert theirs["orders"] == [] and theirs["orders_done"] == []
        answer = await here.people[0].call("POST", "/api/me/erasure", {})
        assert answer.status_code in (200, 201, 204), answer.text
        assert await here.rows(orders) == []

    club(tmp_path, story)


@pytest.mark.parametrize("table", [{"days": 0, "minutes": 10, "increment": 5}, {"draws": "joint", "days": 0}])
def test_not_where_they_would_tell_or_cost_something(table: dict[str, Any], tmp_path: Path) -> None:
    async def story(here: Club) -> None:
        await here.until_waits(0)
        left = await here.left(0)
        assert not left["offered"] and not left["open"]
        await here.leave(0, drive(), status=409)

    club(tmp_path, story, **table)


# --- processes that die, several of them, notices -----------------------------------------------------


def test_a_crash_after_the_move_plays_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(here: Club) -> None:
        await here.until_about(drive())
        before = (await here.sight(0))["version"]
        with monkeypatch.context() as dying:
            dying.setattr(OrderBook, "end", None)  # the process dies between the entry and the row
            await here.pass_time()
        assert (await here.sight(0))["version"] == before + 1 and len(await here.rows(orders)) == 1
        here.look = Orderly(here.here.house.hall).look
        await here.pass_time()
        assert (await here.sight(0))["version"] == before + 1 and await here.rows(orders) == []
        assert [end["how"] for end in (await here.left(0))["done"]] == ["played"]

    club(tmp_path, story)


def test_a_crash_before_the_move_loses_nothing(tmp_path: Path) -> None:
    async def story(here: Club) -> None:
        await here.until_about(drive())
        await here.pass_time(EVERY)
        assert (await here.left(0))["about"]
        here.look = Orderly(here.here.house.hall, lambda: 10 * DAY).look  # another life draws no other moment
        await here.pass_time()
        assert [end["how"] for end in (await here.left(0))["done"]] == ["played"]

    club(tmp_path, story)


def test_two_processes_play_an_order_once(tmp_path: Path) -> None:
    """Two houses on one database look at the same moment, again and again."""
    shared = {"database": postgres_url()}

    async def whole() -> None:
        for folder in ("one", "two"):
            (tmp_path / folder).mkdir()
        async with place(tmp_path / "one", **shared) as one, place(tmp_path / "two", **shared) as two:
            people = [await one.person(f"P{seat}") for seat in range(2)]
            here = Club(one, people, await one.table(people, game="santiago_de_cuba", days=3))
            there = two.house
            there.hall.clock = lambda: here.now
            there.orderly.delay = one.house.orderly.delay
            looks = (here.look, there.orderly.look)
            there.orderly.look = here.nothing  # type: ignore[method-assign]

            async def both() -> None:
                await asyncio.gather(*[look() for look in looks])

            here.look = both
            for _ in range(3):
                await here.until_about(drive())
                before = (await here.sight(0))["version"]
                await here.pass_time()
                assert (await here.sight(0))["version"] == before + 1
            assert [end["how"] for end in (await here.left(0))["done"]] == ["played"] * 3

    asyncio.run(whole())


def test_nobody_is_called_to_a_turn_that_an_order_plays(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        async with receiver() as (url, got):
            people = [await here.person(f"P{seat}") for seat in range(2)]
            await people[0].post("/api/me/notices", channel_of(url))
            sender = here.house.sender
            await sender.look()
            there = Club(here, people, await here.table(people, game="santiago_de_cuba", days=3))
            await there.until_about(drive())
            sender._begin = there.nothing  # type: ignore[method-assign]
            await sender.send_all()
            del got[:]
            there.now += EVERY
            await sender.send_all()
            assert got == [] and (await there.left(0))["about"], "the sender has found that an order fits"
            await there.pass_time()
            assert [end["how"] for end in (await there.left(0))["done"]] == ["played"]
            await sender.send_all()
            assert got == [] or 0 in await there.asked(), "only if the turn goes on"
            del got[:]
            await there.until_about(drive({"when": [{"kind": "check", "key": "value", "facts": {"n": 99}}]}))
            there.now += EVERY
            await sender.send_all()
            assert len(got) == 1, "no order fits: called as ever"
            await there.pass_time()
            await sender.send_all()
            assert len(got) == 1, "and once"

    played(tmp_path, story, private_webhooks=True)


# --- nobody else can tell -------------------------------------------------------------------------------


class Ears:
    """Everything that others could notice of a table: what they are told when they ask, what they are sent unasked."""

    def __init__(self, here: Club, watcher: Player, monkeypatch: pytest.MonkeyPatch) -> None:
        self.here, self.watcher = here, watcher
        self.pushed: list[str] = []
        self.stored: list[tuple[str, ...]] = []
        hall = here.here.house.hall
        append, carry_out = hall.store.append, hall.store.carry_out

        def appended(appending: Appending) -> None:
            self.stored.append(tuple([str(change.sentence) for change in appending.also]))
            append(appending)

        async def carried_out(*changes: Change) -> None:
            self.stored.append(tuple([str(change.sentence) for change in changes]))
            await carry_out(*changes)

        monkeypatch.setattr(hall.store, "append", appended)
        monkeypatch.setattr(hall.store, "carry_out", carried_out)
        monkeypatch.setattr(hall.streams, "push", lambda *_: self.pushed.append("push"))
        monkeypatch.setattr(hall.bus, "publish", lambda news: self.pushed.append(repr(news)))

    async def hear(self) -> list[Any]:
        table, heard = self.here.table, []
        for who, seat in ((self.here.people[1], 1), (self.watcher, None)):
            query = "" if seat is None else f"?seat={seat}"
            for path in (f"tables/{table}{query}", f"tables/{table}/events{query}", f"tables/{table}/presence",
                         f"tables/{table}/record{query}", "home", "me/tables", "me/export",
                         "tables", f"tables/{table}/watchers", f"tables/{table}/proof", "fairness/list"):  # fmt: skip
                answer = await who.call("GET", f"/api/{path}")
                headers = [header for header in answer.headers.raw if header[0] != b"x-request-id"]
                heard.append((path, answer.status_code, answer.content, headers))
        rows = [await self.here.rows(kind) for kind in (log, tables, seats, outbox)]
        return [*heard, rows, list(self.pushed), len(self.stored)]


def test_what_others_are_told_is_the_same_with_and_without_orders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not a byte, not a header, not a row, not a push differs: while orders wait, and until one of them is played."""

    async def story(here: Club) -> None:
        ears = Ears(here, await here.here.person("Eve"), monkeypatch)
        while True:
            await here.until_waits(0)
            here.now += 1000
            before = await ears.hear()
            await here.leave(
                0, {"habit": "only"}, drive({"when": [{"kind": "check", "key": "value", "facts": {"n": 9}}]})
            )
            await here.leave(0, drive(), drive(), {"habit": "pass"})
            await here.look()
            same(await ears.hear(), before)
            await here.leave(0)
            same(await ears.hear(), before)
            await here.leave(0, {"habit": "pass"}, drive())
            await here.until_asked(0)
            if "drive 1" in (await here.sight(0))["moves"]:
                break
            await here.leave(0)
        asked = await ears.hear()
        here.now += EVERY
        await here.look()
        assert (await here.left(0))["about"]
        pending = await ears.hear()
        await here.leave(0)
        same(await ears.hear(), pending)
        same([one[:3] for one in pending[:-3]], [one[:3] for one in asked[:-3]])

    club(tmp_path, story, visibility="public")


def same(one: list[Any], other: list[Any]) -> None:
    for found, wanted in zip(one, other, strict=True):
        assert found == wanted, (found, wanted)


def test_a_move_of_others_writes_the_same_with_and_without_orders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing on the way of a move asks for orders: were they read or written there, its answer could take longer."""

    async def story(here: Club) -> None:
        ears = Ears(here, await here.here.person("Eve"), monkeypatch)
        stored: list[set[tuple[str, ...]]] = []
        for orders_too in (False, True):
            await here.until_waits(0)
            if orders_too:
                await here.leave(0, drive())
                with monkeypatch.context() as closed:
                    closed.setattr(OrderBook, "of", None)
                    closed.setattr(OrderBook, "due", None)
                    del ears.stored[:]
                    await here.until_asked(0)
            else:
                del ears.stored[:]
                await here.until_asked(0)
            stored.append(set(ears.stored))
        assert stored[0] == stored[1] != set()

    club(tmp_path, story)


def test_delays_are_drawn_like_peoples() -> None:
    drawn = [delay() for _ in range(4000)]
    assert all(LEAST <= one <= MOST for one in drawn)
    assert 0.85 * MEDIAN < statistics.median(drawn) < 1.15 * MEDIAN
    cuts = statistics.quantiles(drawn, n=10)
    assert cuts[0] < MEDIAN / 2 and cuts[-1] > 2 * MEDIAN, "a person is not as regular as a clock"
    assert orderly_module.EVERY < MEDIAN / 4, "the round must not show through"
