"""Sealed draws in the server: chains, links, retries, restarts, both databases; and nothing to steal at any point."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from antilles.fairness.by_rules import check_rules
from antilles.fairness.checking import Report, check
from antilles.fairness.hashing import DIGITS, chain, name_of, seal_of
from antilles.fairness.listing import faults_in, read_rows
from antilles.fairness.proof import from_lines
from antilles.games import find
from antilles.kernel.record import parse_record
from antilles.server.store.schema import analyses, metadata, seals
from antilles.server.tables.commands import Abandon
from antilles.server.tables.commands.sealing import ABANDONED_AFTER
from antilles.server.tables.sealing import WITNESS_TIME, live_draw
from tests.server.elsewhere import postgres_url
from tests.server.kit import Place, Player, place, played
from tests.server.test_api import finish

GAME = "santiago_de_cuba"
NOBODY = {"n": 0, "mean": 0.0, "error": 0.0}


class Page:
    """A browser with a chain of its own at one seat."""

    def __init__(self, player: Player, table: str, seat: int) -> None:
        self.player = player
        self.table = table
        self.seat = seat
        self.rng = random.Random(seat)
        self.lost = -1
        self.notes: dict[str, Any] = {}
        self.lose()

    def lose(self) -> None:
        """The secret is gone, if there was one."""
        self.links = chain(secrets.token_hex(32), 600)
        self.lost += 1

    async def sight(self) -> Any:
        return await self.player.sight(self.table, self.seat)

    async def bring(self) -> None:
        sight = await self.sight()
        self.notes |= {"seal": sight["seal"]["seal"]}
        self.notes.setdefault("links", {})[self.links[0]] = 0
        await self.player.post(f"/api/tables/{self.table}/chains", {"seat": self.seat, "tip": self.links[0]})

    def link(self, sight: Any) -> str:
        number = sight["seal"]["next"]
        return "" if number is None else self.links[number + 1]

    async def move(self, request: str = "") -> Any:
        """A legal move at random, with its link; the body that was sent."""
        sight = await self.sight()
        body = {
            "seat": self.seat,
            "asked": sight["asked"],
            "moves": [self.rng.choice(sight["moves"])],
            "request": request or secrets.token_hex(8),
            "link": self.link(sight),
        }
        await self.send(body)
        return body

    async def send(self, body: Any) -> Any:
        answer = await self.player.post(f"/api/tables/{self.table}/moves", body)
        if body["link"]:
            self.notes["links"][self.links[0]] = self.links.index(body["link"])
        return answer


async def new_table(player: Player, seats: list[dict[str, Any]], game: str = GAME, **more: Any) -> str:
    made = await player.post("/api/tables", {"game": game, "seats": seats, **more})
    return str(made["table"])


ALONE = [{"kind": "me", "own": True}, {"kind": "me", "own": True}]


async def begun(here: Place, **more: Any) -> list[Page]:
    """Two people at one screen, each seat with a chain."""
    ana = await here.person("Ana")
    table = await new_table(ana, ALONE, **more)
    pages = [Page(ana, table, seat) for seat in range(2)]
    for page in pages:
        assert (await page.sight())["status"] == "open"
        await page.bring()
    assert (await pages[0].sight())["status"] == "running"
    return pages


async def to_the_end(pages: list[Page], most: int = 10_000) -> None:
    for _ in range(most):
        sights = [await page.sight() for page in pages]
        if sights[0]["status"] != "running":
            return
        turn = next((page for page, sight in zip(pages, sights, strict=True) if sight["asked"] is not None), None)
        if turn is not None:
            await turn.move()
            continue
        for page, sight in zip(pages, sights, strict=True):
            if sight["seal"]["witness"] == page.seat:
                await release(page, sight)


async def asked(pages: list[Page]) -> Page:
    """Whose turn it is."""
    return next(page for page, sight in [(page, await page.sight()) for page in pages] if sight["asked"] is not None)


async def release(page: Page, sight: Any) -> None:
    link = page.link(sight)
    await page.player.post(f"/api/tables/{page.table}/links", {"seat": page.seat, "link": link})
    page.notes["links"][page.links[0]] = page.links.index(link)


async def checked(page: Page, listed: bool = True) -> Report:
    """The record as anybody gets it, checked with the rules, the page's notes and the house's list."""
    where = f"/api/tables/{page.table}"
    text, told, after = "", None, (await page.player.call("GET", f"{where}/record")).text
    while text != after:  # a bot may move between two answers
        text, told = after, await page.player.get(f"{where}/proof")
        after = (await page.player.call("GET", f"{where}/record")).text
    record = parse_record(text)
    proof = from_lines(record.closing)
    assert proof is not None and proof == told
    rows = read_rows(await page.player.get("/api/fairness/list"))
    assert not listed or not faults_in(rows)
    report = check(proof, page.notes, rows)
    check_rules(find(record.game), record, proof, report)
    return report


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
@pytest.mark.parametrize("draws", ["sealed", "joint"])
def test_a_whole_game_is_proved(tmp_path: Path, database: str, draws: str) -> None:
    async def story(here: Place) -> None:
        pages = await begun(here, draws=draws)
        await to_the_end(pages, 12)
        running = await checked(pages[0])
        assert running.ok and running.open, running.faults
        await to_the_end(pages)
        for page in pages:
            report = await checked(page)
            assert report.ok and not report.open and report.draws > 20, report.faults
            assert report.own == [0, 1] and report.unwitnessed == 0

    played(tmp_path, story, **({"database": postgres_url()} if database == "postgresql" else {}))


def test_bots_guests_and_clients_without_a_chain_are_sealed_too(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        made = await ana.post(
            "/api/tables",
            {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "deckhand"}]},
        )
        token = made["invites"][0]["token"]
        await bruno.post("/api/invites", {"token": token, "own": True})
        page = Page(bruno, made["table"], 1)
        assert (await page.sight())["seal"]["awaited"] == [1]
        await page.bring()
        sights: list[Any] = []
        for _ in range(2000):
            sights = [await ana.sight(made["table"], 0), await page.sight()]
            if sights[0]["asked"] is not None:
                choice = random.Random(1).choice(sights[0]["moves"])
                assert (await ana.move(made["table"], 0, sights[0]["asked"], choice)).status_code == 200
            elif sights[1]["asked"] is not None:
                await page.move()
                if max(page.notes["links"].values()) > 1:
                    break
            else:
                await asyncio.sleep(0.05)
        assert sights[0]["seal"]["own"] == [False, True, False]
        report = await checked(page)
        assert report.ok and report.links > 0, report.faults

    played(tmp_path, story)


@pytest.mark.parametrize("later", ["at once", "when somebody joins"])
def test_no_clock_makes_an_honest_table_look_sealed_too_late(tmp_path: Path, later: str) -> None:
    """Whether every look at the clock is a millisecond later, or the clock was set back before the game began."""

    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        clock, looks = here.house.hall.clock, itertools.count()
        here.house.hall.clock = lambda: clock() + next(looks)
        other = {"kind": "bot", "level": "deckhand"} if later == "at once" else {"kind": "open"}
        made = await ana.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, other]})
        here.house.hall.clock = lambda: clock() - 3_600_000
        for invite in made["invites"]:
            await bruno.post("/api/invites", {"token": invite["token"]})
        page = Page(ana, made["table"], 0)
        assert (await page.sight())["status"] == "running"
        page.notes = {}
        report = await checked(page)
        assert report.ok, report.faults

    played(tmp_path, story)


def test_a_retry_is_answered_from_the_log_and_draws_nothing(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        pages = await begun(here)
        for _ in range(8):
            turn = await asked(pages)
            body = await turn.move()
            before = await here.house.store.entries(turn.table)
            answers = [await turn.send(body) for _ in range(3)]
            assert len({json.dumps(answer) for answer in answers}) == 1
            assert await here.house.store.entries(turn.table) == before
        assert (await checked(pages[0])).ok

    played(tmp_path, story)


def test_only_the_next_link_moves(tmp_path: Path) -> None:
    """Two tabs of a seat send the same link; whoever sends another, an old one or none is refused."""

    async def story(here: Place) -> None:
        pages = await begun(here)
        turn = await asked(pages)
        sight = await turn.sight()
        body = {"seat": turn.seat, "asked": sight["asked"], "moves": [sight["moves"][0]], "request": "r"}
        for link in ("", turn.links[0], turn.links[2], "0" * 64):
            answer = await turn.player.call("POST", f"/api/tables/{turn.table}/moves", {**body, "link": link})
            assert answer.status_code == 409, answer.text
        answer = await turn.player.call("POST", f"/api/tables/{turn.table}/moves", {**body, "link": "x"})
        assert answer.status_code == 400
        twins = [{**body, "request": f"tab{tab}", "link": turn.links[1]} for tab in range(2)]
        path = f"/api/tables/{turn.table}/moves"
        answers = await asyncio.gather(*[turn.player.call("POST", path, twin) for twin in twins])
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert (await checked(pages[0])).ok

    played(tmp_path, story)


def test_a_lost_secret_a_bot_and_an_undo_keep_the_chain_whole(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        pages = await begun(here)
        ana, table = pages[0].player, pages[0].table
        await to_the_end(pages, 6)
        pages[0].lose()
        await pages[0].bring()
        await to_the_end(pages, 6)
        await ana.post(f"/api/tables/{table}/leave", {"seat": 1})
        for _ in range(400):
            sight = await pages[0].sight()
            if sight["asked"] is not None:
                await pages[0].move()
            log = await here.house.store.entries(table)
            if sum(getattr(new.body, "by", "") == "bot" for new in log) > 1:
                break
            await asyncio.sleep(0.05)
        await ana.post(f"/api/tables/{table}/return", {"seat": 1})
        await to_the_end(pages, 6)
        made = await ana.post(f"/api/tables/{table}/proposals", {"seat": 0, "wish": "undo"})
        await ana.post(f"/api/tables/{table}/proposals/answers", {"seat": 1, "asked": made["version"], "agree": True})
        await to_the_end(pages)
        report = await checked(pages[0])
        assert report.ok and report.replaced == 1, report.faults

    played(tmp_path, story)


def test_a_restart_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path) as here:
            pages = await begun(here)
            await to_the_end(pages, 10)
        async with place(tmp_path) as here:
            for page in pages:
                page.player.client = here.client
            await to_the_end(pages)
            report = await checked(pages[0])
            assert report.ok and not report.open, report.faults

    asyncio.run(run())


def test_a_server_that_lost_its_secret_plays_on_and_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path) as here:
            pages = await begun(here)
            await to_the_end(pages, 4)
        async with place(tmp_path) as here:
            here.house.hall._draw = live_draw(b"another secret")
            here.house.hall.key = here.house.hall._draw.key
            for page in pages:
                page.player.client = here.client
            assert (await pages[0].sight())["seal"]["lost"]
            await to_the_end(pages)
            rows = read_rows(await pages[0].player.get("/api/fairness/list"))
            assert faults_in(rows) == [("list-key", 1)]
            report = await checked(pages[0], listed=False)
            assert {fault.code for fault in report.faults} == {"reveal"}

    asyncio.run(run())


def test_a_rematch_is_sealed_by_itself(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        pages = await begun(here)
        await to_the_end(pages)
        ana, first = pages[0].player, pages[0].table
        made = await ana.post(f"/api/tables/{first}/rematch?own=true")
        again = [Page(ana, made["table"], seat) for seat in range(2)]
        assert (await again[0].sight())["seal"]["awaited"] == [0, 1]
        for page in again:
            await page.bring()
        await to_the_end(again)
        proofs = [await ana.get(f"/api/tables/{table}/proof") for table in (first, made["table"])]
        assert len({proof["seal"] for proof in proofs}) == len({proof["key"] for proof in proofs}) == 2
        assert (await checked(again[0])).ok

    played(tmp_path, story)


def test_whoever_declines_a_rematch_before_it_begins_leaves_a_bot(tmp_path: Path) -> None:
    """It waits for the page of whoever asked for it; the seat is not free again, and nobody polls for the start."""

    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        first = await here.table([ana, bruno])
        await finish(first, [ana, bruno])
        made = await ana.post(f"/api/tables/{first}/rematch?own=true")
        asker = Page(ana, made["table"], 1)
        sight = await asker.sight()
        assert sight["status"] == "open" and sight["seal"]["awaited"] == [1]
        await bruno.post(f"/api/tables/{made['table']}/leave", {"seat": 0})
        chairs = (await asker.sight())["chairs"]
        assert chairs[0]["name"] == "Bruno" and chairs[0]["away"] and not chairs[0]["free"]
        await asker.bring()
        assert (await asker.sight())["status"] == "running"
        assert made["table"] in [one["table"]["table"] for one in (await bruno.get("/api/me/tables"))["items"]]

    played(tmp_path, story)


def test_imported_records_are_not_sealed_and_what_is_played_on_is(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        pages = await begun(here)
        await to_the_end(pages)
        ana, table = pages[0].player, pages[0].table
        text = (await ana.call("GET", f"/api/tables/{table}/record")).text
        brought = (await ana.post("/api/records", {"record": text}))["table"]
        assert (await ana.sight(brought))["seal"] is None
        assert (await ana.call("GET", f"/api/tables/{brought}/proof")).status_code == 404
        assert "fair" not in (await ana.call("GET", f"/api/tables/{brought}/record")).text
        on = (await ana.post(f"/api/tables/{table}/positions/40/play", {"seat": 0, "level": "deckhand"}))["table"]
        page = Page(ana, on, 0)
        await page.bring()
        for _ in range(2000):
            sight = await page.sight()
            if sight["status"] == "over":
                break
            if sight["asked"] is not None:
                await page.move()
            else:
                await asyncio.sleep(0.02)
        report = await checked(page)
        assert report.ok and not report.open and report.given >= 40 and report.links, report.faults

    played(tmp_path, story)


def test_the_list_is_one_chain_and_leads_to_no_table(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        seats = [{"kind": "me"}, {"kind": "open"}]
        tables = await asyncio.gather(*[new_table(ana, seats, visibility="private") for _ in range(12)])
        rows = await here.nobody().get("/api/fairness/list")
        assert [row["number"] for row in rows] == list(range(1, 13))
        assert not faults_in(read_rows(rows))
        assert not any(table in json.dumps(rows) for table in tables)
        assert {row["name"] for row in rows} == {name_of(table) for table in tables}
        assert not any(row["key"] for row in rows)
        assert len(await here.nobody().get("/api/fairness/list?after=10")) == 2

    played(tmp_path, story)


def test_several_processes_write_one_list(tmp_path: Path) -> None:
    url = postgres_url()

    async def run() -> None:
        async with place(tmp_path, database=url) as here, place(tmp_path, database=url) as there:
            people = [await each.person("Ana") for each in (here, there)]
            seats = [{"kind": "me"}, {"kind": "open"}]
            await asyncio.gather(*[new_table(people[number % 2], seats) for number in range(16)])
            rows = read_rows(await people[0].get("/api/fairness/list"))
            assert len(rows) == 16 and not faults_in(rows)

    asyncio.run(run())


def test_a_joint_draw_does_not_wait_for_ever(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        pages = await begun(here, draws="joint")
        for _ in range(400):
            sights = [await page.sight() for page in pages]
            turn = next((page for page, sight in zip(pages, sights, strict=True) if sight["asked"] is not None), None)
            if turn is None:
                break
            await turn.move()
        table = pages[0].table
        hall = here.house.hall
        clock = hall.clock
        await hall.deadlines.attend(table)
        assert hall.lives[table].desk.draw_waits_for() is not None
        hall.clock = lambda: clock() + WITNESS_TIME + 1
        await hall.deadlines.sweep()
        hall.clock = clock
        assert hall.lives[table].desk.draw_waits_for() is None
        await to_the_end(pages)
        report = await checked(pages[0])
        assert report.ok and report.unwitnessed == 1, report.faults
        answer = await pages[0].player.call(
            "POST", "/api/tables", {"game": GAME, "seats": ALONE, "draws": "joint", "days": 1}
        )
        assert answer.status_code == 422

    played(tmp_path, story)


def test_an_abandoned_table_opens_its_key(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        pages = await begun(here)
        await to_the_end(pages, 5)
        table, hall = pages[0].table, here.house.hall
        clock = hall.clock
        hall.clock = lambda: clock() + ABANDONED_AFTER - 60_000
        await hall.deadlines.sweep()
        assert (await pages[0].sight())["status"] == "running"
        await hall.ask(hall.lives[table], Abandon(person="p"))
        assert (await pages[0].sight())["status"] == "running", "only the clock breaks a game off"
        hall.clock = lambda: clock() + ABANDONED_AFTER + 60_000
        await hall.deadlines.sweep()
        hall.clock = clock
        assert (await pages[0].sight())["status"] == "abandoned"
        report = await checked(pages[0])
        assert report.ok and not report.open, report.faults
        rows = await pages[0].player.get("/api/fairness/list")
        assert rows[-1]["status"] == "abandoned" and seal_of(rows[-1]["name"], rows[-1]["key"]) == rows[-1]["seal"]
        sight = await pages[0].sight()
        refused = await pages[0].player.move(table, 0, sight["version"], "pass")
        assert refused.status_code == 409

    played(tmp_path, story)


def test_a_page_that_promised_a_chain_and_went_does_not_hold_up_the_table(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        table = await new_table(ana, ALONE)
        await here.house.background.begin_full_tables()
        assert (await ana.sight(table, 0))["status"] == "open"
        clock = here.house.hall.clock
        here.house.hall.clock = lambda: clock() + 31_000
        await here.house.background.begin_full_tables()
        here.house.hall.clock = clock
        assert (await ana.sight(table, 0))["status"] == "running"

    played(tmp_path, story)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_the_house_counts_its_draws_once_and_only_public_ones(tmp_path: Path, database: str) -> None:
    async def story(here: Place) -> None:
        public = await begun(here)
        await to_the_end(public)
        hidden = await begun(here, visibility="private")
        await to_the_end(hidden)
        await begun(here)  # still running
        counting = here.house.counting
        while await counting.count():
            pass
        again = [counting._book(public[0].table, await counting._draws(public[0].table)) for _ in range(3)]
        await asyncio.gather(*again)
        told = await here.nobody().get("/api/fairness/draws")
        proof = await public[0].player.get(f"/api/tables/{public[0].table}/proof")
        lines = [line for event in proof["events"] if event[0] in ("start", "move") for line in event[-1]]
        drawn = [line for line in lines if line[0] == -1 and len(line[2]) > 1]
        assert sum(kind["draws"] for kind in told["kinds"]) == len(drawn)
        assert {kind["kind"] for kind in told["kinds"]} == {"town", "street", "rolling"}
        for kind in told["kinds"]:
            assert sum(outcome["seen"] for outcome in kind["outcomes"]) == kind["draws"]
            assert abs(sum(outcome["expected"] for outcome in kind["outcomes"]) - kind["draws"]) < 0.1
            assert kind["chi"] > 0 and kind["freedom"] > 0
        assert told["luck"] == {"games": 0, "seats": [], "people": NOBODY, "bots": NOBODY}

    played(tmp_path, story, **({"database": postgres_url()} if database == "postgresql" else {}))


def test_mean_luck_comes_from_the_ledgers_of_public_games(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        pages = await begun(here)
        await to_the_end(pages)
        table = pages[0].table
        ledger = {"ledger": [{"luck": 0.25}, {"luck": -0.25}]}
        row = {
            "id": "a", "table_id": table, "depth": "quick", "person": "p", "status": "done", "turn": 0, "asked": 1,
            "until": 0, "tries": 1, "done": 1, "steps": 1, "used": 1, "size": 1,
            "found": zlib.compress(json.dumps(ledger).encode()),
        }  # fmt: skip
        await here.house.store.write(lambda connection: connection.execute(analyses.insert(), row))
        luck = (await here.nobody().get("/api/fairness/draws"))["luck"]
        assert luck["games"] == 1 and [seat["mean"] for seat in luck["seats"]] == [0.25, -0.25]
        assert luck["people"]["n"] == 2 and luck["people"]["mean"] == 0 and luck["bots"] == NOBODY

    played(tmp_path, story)


# --- nothing to steal ------------------------------------------------------------------------------


async def stolen(here: Place, folder: Path) -> bytes:
    """Everything that the database holds, and of SQLite's files every byte."""

    def dump(connection: Connection) -> str:
        rows = [connection.execute(sa.select(table)).all() for table in metadata.sorted_tables]
        return "\n".join(repr(tuple(row)) for table in rows for row in table)

    told = (await here.house.store.read(dump)).encode()
    return told + b"".join(file.read_bytes() for file in folder.glob("test.db*"))


class Needles:
    """Many long needles, looked for in one pass: by a hash of their first four bytes, then whole."""

    def __init__(self, needles: list[bytes]) -> None:
        self.places = {needle: place for place, needle in enumerate(needles)}
        self.marks = np.zeros(1 << 20, np.bool_)
        for needle in needles:
            self.marks[self.hashes(needle[:4])] = True

    def hashes(self, text: bytes) -> npt.NDArray[np.uint32]:
        sheet = np.frombuffer(text, np.uint8).astype(np.uint32)
        words = sheet[:-3] << 24 | sheet[1:-2] << 16 | sheet[2:-1] << 8 | sheet[3:]
        return (words * np.uint32(2654435761) >> np.uint32(12)).astype(np.uint32)

    def found(self, text: bytes) -> set[int]:
        """The numbers of the needles that are there."""
        starts = np.flatnonzero(self.marks[self.hashes(text)]).tolist()
        cuts = {text[start : start + length] for start in starts for length in (DIGITS // 2, DIGITS)}
        return {self.places[cut] for cut in cuts if cut in self.places}


def test_needles_are_found_wherever_they_lie() -> None:
    needles = Needles([secrets.token_bytes(32), secrets.token_hex(32).encode(), secrets.token_bytes(32)])
    first, second, _ = needles.places

    assert needles.found(secrets.token_bytes(10_001)) == set()
    assert needles.found(first + b"x" * 7 + second) == {0, 1}


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_the_stolen_database_foretells_no_draw_at_any_point(tmp_path: Path, database: str) -> None:
    """After every entry: neither the key nor any link that is still to come is there, in any form."""

    async def story(here: Place) -> None:
        pages = await begun(here)
        table = pages[0].table
        key = here.house.hall.key(table)
        forms = [key.encode(), bytes.fromhex(key), key.upper().encode(), here.house.people._secret]
        links = [
            Needles([form for link in page.links for form in (link.encode(), bytes.fromhex(link))]) for page in pages
        ]
        for _ in range(500):
            sights = [await page.sight() for page in pages]
            if sights[0]["status"] != "running":
                break
            loot = await stolen(here, tmp_path)
            assert not [form for form in forms if form in loot]
            for sight, mine in zip(sights, links, strict=True):
                assert max(mine.found(loot)) < 2 * (sight["seal"]["next"] + 1), "a link that is still to come"
            turn = next(page for page, sight in zip(pages, sights, strict=True) if sight["asked"] is not None)
            await turn.move()
        loot = await stolen(here, tmp_path)
        assert key.encode() in loot, "the end opens the key: this test sees what is there"
        assert pages[0].links[1].encode() in loot

    played(tmp_path, story, **({"database": postgres_url()} if database == "postgresql" else {}))


def test_the_key_of_one_table_tells_nothing_of_another(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        keys = {here.house.hall.key(f"t{number}") for number in range(200)}
        assert len(keys) == 200
        ana = await here.person("Ana")
        await new_table(ana, [{"kind": "me"}, {"kind": "open"}])
        held = await here.house.store.read(lambda connection: connection.execute(sa.select(seals)).mappings().one())
        assert held["seal"] == seal_of(name_of(held["table_id"]), here.house.hall.key(held["table_id"]))

    played(tmp_path, story)
