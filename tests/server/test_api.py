"""What people can do, over HTTP."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from antilles.games import find
from antilles.kernel.record import parse_record, print_record, verify
from antilles.server.tables.commands.owning import STAND_IN
from tests.server.kit import Place, Player, cookie_of, place, played, until

GAME = {"game": "santo_domingo"}


async def two(here: Place) -> tuple[Player, Player, str]:
    ana, bruno = await here.person("Ana"), await here.person("Bruno")
    return ana, bruno, await here.table([ana, bruno])


async def finish(table: str, people: list[Player]) -> int:
    """Play to the end, always the first legal move; how many moves it took."""
    for count in range(2000):
        for seat, one in enumerate(people):
            sight = await one.sight(table, seat)
            if sight["status"] == "over":
                return count
            if sight["asked"] is not None:
                answer = await one.move(table, seat, sight["asked"], sight["moves"][0])
                assert answer.status_code == 200, answer.text
    raise AssertionError("the game does not end")


def test_an_invitation_seats_a_friend_and_the_last_one_starts_the_game(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        _, bruno, table = await two(here)
        sight = await bruno.sight(table, 1)

        assert sight["status"] == "running"
        assert [chair["name"] for chair in sight["chairs"]] == ["Ana", "Bruno"]
        assert [chair["yours"] for chair in sight["chairs"]] == [False, True]
        assert sight["view"]["seat"] == 1
        assert sight["asked"] is not None
        assert sight["moves"]

    played(tmp_path, story)


def test_an_invitation_token_has_128_bits_and_is_stored_hashed(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        made = await ana.post("/api/tables", {**GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
        token = made["invites"][0]["token"]
        assert len(token) >= 22

    played(tmp_path, story)
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("test.db*"))
    assert b"Ana" in stored


def test_moves_are_answered_as_promised(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, table = await two(here)
        sight = await ana.sight(table, 0)
        asked, move = sight["asked"], sight["moves"][0]

        first = await ana.move(table, 0, asked, move, request="one")
        again = await ana.move(table, 0, asked, move, request="one")
        stale = await ana.move(table, 0, asked, move, request="two")
        foreign = await bruno.move(table, 0, asked, move)
        unknown = await bruno.move(table, 1, asked, "dance")
        illegal = await bruno.move(table, 1, asked, "exchange 1 1")
        reused = await ana.move(table, 0, asked, sight["moves"][1], request="one")

        assert (first.status_code, again.status_code) == (200, 200)
        assert first.json() == again.json() == {"version": sight["version"] + 1}
        assert stale.status_code == 409
        assert stale.json()["sight"]["version"] == first.json()["version"]
        assert foreign.status_code == 403
        assert unknown.status_code == 422
        assert illegal.status_code == 422
        assert illegal.json()["statement"].startswith("SD-")
        assert illegal.json()["rule"]
        assert reused.status_code == 409
        for answer in (stale, foreign, unknown, illegal, reused):
            assert answer.headers["content-type"] == "application/problem+json"
            assert {"type", "title", "status"} <= answer.json().keys()

    played(tmp_path, story)


@pytest.mark.parametrize(("tag", "sentence"), [
    ("en", "The rules do not allow this move."),
    ("fr-CA,fr;q=0.9,en;q=0.1", "Les règles ne permettent pas ce coup."),
    ("de, it;q=0.5", "Le regole non permettono questa mossa."),
])  # fmt: skip
def test_problems_speak_the_callers_language(tmp_path: Path, tag: str, sentence: str) -> None:
    async def story(here: Place) -> None:
        ana, _, table = await two(here)
        asked = (await ana.sight(table, 0))["asked"]
        body = {"seat": 0, "asked": asked, "moves": ["exchange 1 1"], "request": "x"}
        answer = await ana.call("POST", f"/api/tables/{table}/moves", body, **{"accept-language": tag})

        assert answer.json()["title"] == sentence
        assert answer.json()["detail"] not in ("", answer.json()["title"])

    played(tmp_path, story)


def test_a_preview_stores_nothing_and_tells_nothing_of_sealed_choices(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, table = await two(here)
        sight = await bruno.sight(table, 1)
        turn = {"seat": 1, "asked": sight["asked"], "moves": sight["moves"][:1]}
        before = await bruno.post(f"/api/tables/{table}/preview", turn)
        await ana.move(table, 0, (await ana.sight(table, 0))["asked"], (await ana.sight(table, 0))["moves"][3])
        after = await bruno.post(f"/api/tables/{table}/preview", turn)

        assert before["boundary"] and after["boundary"]
        assert after["view"]["round"] == before["view"]["round"]
        assert after["view"]["players"] == before["view"]["players"]
        assert (await bruno.sight(table, 1))["asked"] == sight["asked"]
        refused = await bruno.call("POST", f"/api/tables/{table}/preview", {**turn, "moves": ["exchange 1 1"]})
        assert refused.status_code == 422

    played(tmp_path, story)


def test_a_whole_game_its_record_its_positions_and_its_rematch(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, table = await two(here)
        running = (await ana.call("GET", f"/api/tables/{table}/record?seat=0")).text
        assert parse_record(running).result == []
        await finish(table, [ana, bruno])
        text = (await here.nobody().call("GET", f"/api/tables/{table}/record")).text
        record = parse_record(text)
        verify(find("santo_domingo"), record)
        assert record.result
        assert record.names == {0: "Ana", 1: "Bruno"}
        middle = await ana.get(f"/api/tables/{table}/positions/{len(record.lines) // 2}?seat=0")
        assert middle["view"]["places"] == []
        assert (await ana.call("GET", f"/api/tables/{table}/positions/99999")).status_code == 404

        brought = await ana.post("/api/records", {"record": text})
        again = (await ana.call("GET", f"/api/tables/{brought['table']}/record")).text
        assert parse_record(again).result == record.result
        broken = await ana.call("POST", "/api/records", {"record": text.replace("0 play", "0 dance", 1)})
        assert broken.status_code == 422

        first = await ana.post(f"/api/tables/{table}/rematch")
        second = await bruno.post(f"/api/tables/{table}/rematch")
        assert first["table"] == second["table"]
        sight = await bruno.sight(first["table"], 0)
        assert sight["chairs"][0]["yours"]
        assert sight["status"] == "running"

    played(tmp_path, story)


def test_a_running_game_is_printed_without_the_sealed_choices_of_others(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, table = await two(here)
        sight = await ana.sight(table, 0)
        await ana.move(table, 0, sight["asked"], sight["moves"][3])

        mine = (await ana.call("GET", f"/api/tables/{table}/record?seat=0")).text
        theirs = (await bruno.call("GET", f"/api/tables/{table}/record?seat=1")).text
        public = (await here.nobody().call("GET", f"/api/tables/{table}/record")).text

        assert sight["moves"][3] in mine
        assert "play" not in theirs
        assert "play" not in public
        assert (await bruno.call("GET", f"/api/tables/{table}/record?seat=0")).status_code == 403

    played(tmp_path, story)


def test_the_record_survives_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(tmp_path) as here:
            ana, _, table = await two(here)
            sight = await ana.sight(table, 0)
            answer = await ana.move(table, 0, sight["asked"], sight["moves"][0], request="kept")
        async with place(tmp_path) as here:
            ana.client = here.client
            again = await ana.move(table, 0, sight["asked"], sight["moves"][0], request="kept")
            assert again.json() == answer.json()
            assert (await ana.sight(table, 0))["version"] == answer.json()["version"]

    asyncio.run(run())


def test_undo_needs_everybodys_consent_and_is_logged(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, table = await two(here)
        for one, seat in ((ana, 0), (bruno, 1)):
            sight = await one.sight(table, seat)
            await one.move(table, seat, sight["asked"], sight["moves"][0])
        position = (await ana.sight(table, 0))["position"]
        proposed = await ana.post(f"/api/tables/{table}/proposals", {"seat": 0, "wish": "undo"})
        assert (await bruno.sight(table, 1))["proposal"]["wish"] == "undo"
        no = {"seat": 1, "asked": proposed["version"], "agree": False}
        await bruno.post(f"/api/tables/{table}/proposals/answers", no)
        assert (await ana.sight(table, 0))["position"] == position

        proposed = await ana.post(f"/api/tables/{table}/proposals", {"seat": 0, "wish": "undo"})
        yes = {"seat": 1, "asked": proposed["version"], "agree": True}
        await bruno.post(f"/api/tables/{table}/proposals/answers", yes)
        sight = await ana.sight(table, 0)
        assert sight["position"] == 0
        assert sight["asked"] == sight["version"]
        log = [type(one.body).__name__ for one in await here.house.store.entries(table)]
        assert log.count("Moved") == 2
        assert log.count("Proposed") == 2

    played(tmp_path, story)


def test_pause_by_consent(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, table = await two(here)
        sight = await ana.sight(table, 0)
        for wish, status in (("pause", "paused"), ("resume", "running")):
            proposed = await bruno.post(f"/api/tables/{table}/proposals", {"seat": 1, "wish": wish})
            yes = {"seat": 0, "asked": proposed["version"], "agree": True}
            await ana.post(f"/api/tables/{table}/proposals/answers", yes)
            assert (await ana.sight(table, 0))["status"] == status
            answer = await ana.move(table, 0, sight["asked"], sight["moves"][0])
            assert answer.status_code == (409 if status == "paused" else 200)

    played(tmp_path, story)


def test_a_bot_keeps_the_seat_of_who_leaves_and_gives_it_back(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, table = await two(here)
        await bruno.post(f"/api/tables/{table}/leave", {"seat": 1})

        async def bot_has_chosen() -> bool:
            return 1 not in (await ana.sight(table, 0))["view"]["actors"]

        await until(bot_has_chosen)
        assert (await ana.sight(table, 0))["chairs"][1]["away"]
        await bruno.post(f"/api/tables/{table}/return", {"seat": 1})
        assert not (await ana.sight(table, 0))["chairs"][1]["away"]

    played(tmp_path, story)


def test_bots_play_a_whole_table_by_themselves(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        seats = [{"kind": "bot", "level": "deckhand"}, {"kind": "bot", "level": "deckhand"}]
        made = await ana.post("/api/tables", {**GAME, "seats": seats})

        async def over() -> bool:
            return bool((await ana.sight(made["table"]))["status"] == "over")

        await until(over)

    played(tmp_path, story)


def test_one_person_may_hold_several_seats(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        seats = [{"kind": "me"}, {"kind": "me", "name": "Bruno"}]
        made = await ana.post("/api/tables", {**GAME, "seats": seats})
        for seat in (0, 1):
            sight = await ana.sight(made["table"], seat)
            assert sight["view"]["seat"] == seat
            assert (await ana.move(made["table"], seat, sight["asked"], sight["moves"][0])).status_code == 200
        sight = await ana.sight(made["table"])
        assert [chair["name"] for chair in sight["chairs"]] == ["Ana", "Bruno"]

    played(tmp_path, story)


def test_chat_is_told_and_kept(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, table = await two(here)
        stranger = await here.person("Eva")
        said = await ana.post(f"/api/tables/{table}/chat", {"text": "Ciao!", "request": "c1"})
        assert said == await ana.post(f"/api/tables/{table}/chat", {"text": "Ciao!", "request": "c1"})
        denied = await stranger.call("POST", f"/api/tables/{table}/chat", {"text": "Hm", "request": "c2"})
        page = await bruno.get(f"/api/tables/{table}/chat")

        assert denied.status_code == 403
        assert [(line["name"], line["text"]) for line in page["items"]] == [("Ana", "Ciao!")]

    played(tmp_path, story)


def test_a_hint_comes_with_its_reasons_if_the_table_allows_it(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        table = await here.table([ana, bruno], hints=True)
        hint = await ana.get(f"/api/tables/{table}/hint?seat=0", **{"accept-language": "it"})
        assert hint["move"] in (await ana.sight(table, 0))["moves"]
        assert hint["text"] != hint["move"]
        assert hint["reasons"][0]["text"]
        assert (await bruno.call("GET", f"/api/tables/{table}/hint?seat=0")).status_code == 403
        for without in (await here.table([ana, bruno], hints=False), await here.table([ana, bruno])):
            assert (await ana.call("GET", f"/api/tables/{without}/hint?seat=0")).status_code == 403
        alone = await ana.post("/api/tables", {**GAME, "seats": [{"kind": "me"}, {"kind": "bot"}]})
        assert (await ana.sight(alone["table"], 0))["hints"]  # against bots nobody is disadvantaged

    played(tmp_path, story)


def test_an_invitation_says_who_invites_to_what(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, celia = [await here.person(name) for name in ("Ana", "Bruno", "Celia")]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "trader"}, {"kind": "open"}]
        made = await ana.post("/api/tables", {**GAME, "seats": seats, "visibility": "private"})
        token = {"token": made["invites"][0]["token"]}

        told = await here.nobody().post("/api/invites/look", token)
        assert told == {
            "table": made["table"], "game": GAME["game"], "seat": 1, "by": "Ana", "names": ["Ana", "", "trader 3", ""],
            "levels": ["", "", "trader", ""], "free": True, "yours": False, "hints": False,
            "days": 0, "minutes": 0, "increment": 0, "late": "move", "rated": False, "delay": 0,
        }  # fmt: skip
        assert (await ana.sight(made["table"], 0))["chairs"][1]["free"], "looking takes no seat"

        await bruno.post("/api/invites", token)
        told = await celia.post("/api/invites/look", token)
        assert (told["names"][1], told["free"], told["yours"]) == ("", False, False), "a used one tells no names"
        told = await bruno.post("/api/invites/look", token)
        assert (told["free"], told["yours"]) == (False, True)
        answer = await celia.call("POST", "/api/invites/look", {"token": "x" * 22})
        assert answer.status_code == 404 and "invitation" in answer.json()["title"]

    played(tmp_path, story)


def test_the_lobby_shows_public_tables_page_by_page(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = {(await ana.post("/api/tables", {**GAME, "seats": seats}))["table"] for _ in range(65)}
        hidden = await ana.post("/api/tables", {**GAME, "seats": seats, "visibility": "private"})
        seen: list[str] = []
        cursor = ""
        while True:
            page = await here.nobody().get(f"/api/tables?status=open{cursor}")
            seen += [one["table"] for one in page["items"]]
            if page["next"] is None:
                break
            cursor = f"&cursor={page['next']}"
        mine = await ana.get("/api/me/tables")

        assert len(seen) == len(set(seen))
        assert set(seen) == made
        assert hidden["table"] in [one["table"]["table"] for one in mine["items"]]

    played(tmp_path, story)


def test_a_private_table_does_not_exist_for_strangers(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, eva = await here.person("Ana"), await here.person("Bruno"), await here.person("Eva")
        table = await here.table([ana, bruno], visibility="private")
        for who in (eva, here.nobody()):
            for path in ("", "/record", "/events", "/chat", "/positions/0"):
                assert (await who.call("GET", f"/api/tables/{table}{path}")).status_code == 404
        assert (await eva.move(table, 0, 1, "play captain")).status_code == 404
        assert (await bruno.sight(table, 1))["seat"] == 1

    played(tmp_path, story)


def test_spectators_see_the_public_view_only(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, _, table = await two(here)
        sight = await ana.sight(table, 0)
        await ana.move(table, 0, sight["asked"], sight["moves"][0])
        watched = await here.nobody().sight(table)

        assert watched["view"]["chosen"] == []
        assert watched["moves"] == []
        assert (await here.nobody().call("GET", f"/api/tables/{table}?seat=0")).status_code == 403

    played(tmp_path, story)


def test_a_password_brings_one_back_and_ends_other_sessions(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        weak = await ana.call("PUT", "/api/me/password", {"login": "ana@example.org", "password": "password"})
        good = await ana.call("PUT", "/api/me/password", {"login": "Ana@example.org", "password": "a long sentence"})
        assert (weak.status_code, good.status_code) == (422, 200)
        ana.cookie = cookie_of(good)
        eva = await here.person("Eva")
        taken = await eva.call("PUT", "/api/me/password", {"login": "ana@EXAMPLE.org", "password": "another sentence"})
        assert taken.status_code == 409

        phone = here.nobody()
        wrong = await phone.call("POST", "/api/sessions", {"login": "ana@example.org", "password": "a wrong sentence"})
        unknown = await phone.call("POST", "/api/sessions", {"login": "nobody", "password": "a wrong sentence"})
        assert wrong.status_code == unknown.status_code == 401
        assert wrong.json() == unknown.json()
        answer = await phone.call("POST", "/api/sessions", {"login": "ana@example.org", "password": "a long sentence"})
        phone.cookie = cookie_of(answer)
        assert phone.cookie != ana.cookie
        assert (await phone.get("/api/me"))["id"] == (await ana.get("/api/me"))["id"]
        sessions = await phone.get("/api/sessions")
        assert len(sessions) == 2

        other = next(one["id"] for one in sessions if not one["current"])
        assert (await eva.call("DELETE", f"/api/sessions/{other}")).status_code == 404
        assert (await phone.call("DELETE", f"/api/sessions/{other}")).status_code == 204
        assert (await ana.call("GET", "/api/me")).status_code == 401
        assert (await phone.call("DELETE", "/api/sessions/current")).status_code == 204
        assert (await phone.call("GET", "/api/me")).status_code == 401

    played(tmp_path, story)


def test_tokens_are_stored_hashed(tmp_path: Path) -> None:
    cookies: list[str] = []

    async def story(here: Place) -> None:
        ana, bruno, _ = await two(here)
        cookies.extend([ana.cookie, bruno.cookie])

    played(tmp_path, story)
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("test.db*"))
    assert b"Bruno" in stored
    for one in cookies:
        assert len(one) >= 43
        assert one.encode() not in stored


def test_a_deadline_lets_a_bot_make_that_move(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        table = await here.table([ana, bruno], days=3)
        sight = await ana.sight(table, 0)
        assert sight["clocks"][0]["until"] > here.house.hall.clock()
        moment = here.house.hall.clock
        here.house.hall.clock = lambda: moment() + 4 * 86_400_000

        async def moved() -> bool:
            return bool((await ana.sight(table, 0))["position"] >= 2)

        await until(moved)
        here.house.hall.clock = moment
        assert not (await ana.sight(table, 0))["chairs"][0]["away"]

    played(tmp_path, story)


def test_seats_cannot_be_double_booked(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        made = await ana.post("/api/tables", {**GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
        crowd = [await here.person(f"P{number}") for number in range(30)]
        path = f"/api/tables/{made['table']}/seats/1"
        answers = await asyncio.gather(*[one.call("PUT", path, {}) for one in crowd])

        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 29

    played(tmp_path, story)


def test_two_tabs_race_and_one_wins(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, table = await two(here)
        for _ in range(12):
            for seat, one in enumerate((ana, bruno)):
                sight = await one.sight(table, seat)
                if sight["asked"] is None:
                    continue
                tries = [one.move(table, seat, sight["asked"], move) for move in sight["moves"][:4] * 2]
                answers = await asyncio.gather(*tries)
                codes = sorted(answer.status_code for answer in answers)
                assert codes == [200] + [409] * (len(tries) - 1)

    played(tmp_path, story)


def test_duplicates_get_the_same_answer_and_make_one_entry(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, table = await two(here)
        moves = 0
        while moves < 40:
            for seat, one in enumerate((ana, bruno)):
                sight = await one.sight(table, seat)
                if sight["asked"] is not None:
                    tries = [one.move(table, seat, sight["asked"], sight["moves"][0], request=f"m{moves}")] * 1
                    tries += [
                        one.move(table, seat, sight["asked"], sight["moves"][0], request=f"m{moves}") for _ in "1234"
                    ]
                    answers = await asyncio.gather(*tries)
                    assert {answer.status_code for answer in answers} == {200}
                    assert len({answer.text for answer in answers}) == 1
                    moves += 1
        entries = await here.house.store.entries(table)
        assert sum(type(one.body).__name__ == "Moved" for one in entries) == moves

    played(tmp_path, story)


def test_a_printed_record_of_the_server_is_what_verify_reads(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        _, _, table = await two(here)
        record = (await here.house.hall.open(table)).desk.record()
        assert parse_record(print_record(record)).seats == 2

    played(tmp_path, story)


def test_after_the_end_everything_is_open_and_every_point_is_accounted_for(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, table = await two(here)
        assert (await ana.call("GET", f"/api/tables/{table}/outcome")).status_code == 409
        assert (await ana.call("GET", f"/api/tables/{table}/positions/0/open")).status_code == 409
        await finish(table, [ana, bruno])
        sight = await ana.sight(table, 0)
        outcome = await here.nobody().get(f"/api/tables/{table}/outcome")

        assert [one["place"] for one in outcome["seats"]] == sight["view"]["places"]
        assert outcome["criteria"][0] == "why-0"
        for one in outcome["seats"]:
            assert sum(gain["points"] for gain in one["gains"]) == one["score"] == sight["view"]["scores"][one["seat"]]
            assert one["merits"][0] == one["score"]
            assert len(one["merits"]) == len(outcome["criteria"])
            assert all(event["facts"]["who"] == one["seat"] for gain in one["gains"] for event in gain["events"])
            assert any(event["key"] == "event-gains-vp" for gain in one["gains"] for event in gain["events"])
        assert any(one["why"] is not None for one in outcome["seats"])

        middle = await here.nobody().get(f"/api/tables/{table}/positions/1/open")
        assert [view["seat"] for view in middle["views"]] == [0, 1]
        assert middle["view"]["seat"] is None
        chosen = middle["views"][middle["seat"]]["chosen"]
        assert chosen and middle["move"] == " ".join(["play", *chosen])
        assert (await ana.call("GET", f"/api/tables/{table}/positions/99999/open")).status_code == 404

    played(tmp_path, story)


def test_bots_are_chosen_by_level(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        levels = (await ana.get("/api/games"))["levels"]
        assert levels == ["deckhand", "trader", "captain", "governor"]
        made = await ana.post("/api/tables", {**GAME, "seats": [{"kind": "me"}, {"kind": "bot"}]})
        sight = await ana.sight(made["table"], 0)
        assert sight["chairs"][1]["level"] == "trader"
        assert STAND_IN in levels
        hint = await ana.get(f"/api/tables/{made['table']}/hint?seat=0")
        assert hint["level"] in levels
        assert hint["move"] in (await ana.sight(made["table"], 0))["moves"]
        for other in ("admiral", "uniform", "greedy", "governor@2", "captain/2"):
            wrong = {**GAME, "seats": [{"kind": "me"}, {"kind": "bot", "level": other}]}
            refused = await ana.call("POST", "/api/tables", wrong)
            assert refused.status_code == 422
            assert ", ".join(levels) in refused.json()["title"]
        free = await ana.post("/api/tables", {**GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
        filled = await ana.call("PUT", f"/api/tables/{free['table']}/seats/1", {"level": "greedy"})
        assert filled.status_code == 422
        described = (await ana.get("/schema"))["components"]["schemas"]["NewSeat"]["properties"]["level"]
        assert all(level in described["description"] for level in levels)

    played(tmp_path, story, bot_seconds=300.0)


def test_the_first_page_is_one_question(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, table = await two(here)
        await ana.post("/api/tables", {**GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "public"})
        stranger = await here.nobody().get("/api/home")
        assert {"santo_domingo", "cuba"} <= {game["name"] for game in stranger["games"]}
        assert stranger["mine"] == []
        assert len(stranger["open"]) == 1

        mine = (await bruno.get("/api/home"))["mine"]
        assert [one["table"]["table"] for one in mine] == [table]
        assert mine[0]["mine"] == [1]
        assert set(mine[0]["asked"]) == {0, 1}
        await bruno.move(table, 1, (await bruno.sight(table, 1))["asked"], (await bruno.sight(table, 1))["moves"][0])
        assert (await bruno.get("/api/home"))["mine"][0]["asked"] == [0]

    played(tmp_path, story)


def test_whoever_gives_no_sign_is_absent_since_then(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, table = await two(here)
        at_first = await ana.get(f"/api/tables/{table}/presence")
        assert at_first["seats"] == [None, None]  # seen just now, but nobody listens yet
        assert at_first["here"] == [False, False]
        seen = here.house.hall.clock()
        here.house.hall.clock = lambda: seen + 120_000

        absent = (await ana.get(f"/api/tables/{table}/presence"))["seats"]
        assert absent[1] is not None and absent[1] <= seen

        session = (await bruno.get("/api/sessions"))[0]["id"]
        await here.house.store.touch_sessions([session], seen + 119_000)  # as an open stream does by and by
        assert (await ana.get(f"/api/tables/{table}/presence"))["seats"][1] is None

    played(tmp_path, story)


def test_a_wish_can_be_withdrawn_and_a_refusal_says_whose_it_was(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, table = await two(here)
        for answering, seat in ((ana, 0), (bruno, 1)):
            await ana.post(f"/api/tables/{table}/proposals", {"seat": 0, "wish": "pause"})
            wish = (await answering.sight(table, seat))["proposal"]
            again = {"seat": 0, "asked": (await ana.sight(table, 0))["proposal"]["asked"], "agree": True}
            assert (await ana.call("POST", f"/api/tables/{table}/proposals/answers", again)).status_code == 409
            await answering.post(
                f"/api/tables/{table}/proposals/answers", {"seat": seat, "asked": wish["asked"], "agree": False}
            )
            sight = await ana.sight(table, 0)
            assert sight["proposal"] is None
            assert sight["status"] == "running"
            frames = await bruno.get(f"/api/tables/{table}/events?seat=1&after={sight['version'] - 1}")
            assert frames[-1]["seat"] == seat

    played(tmp_path, story)
