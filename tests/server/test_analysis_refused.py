"""While a game runs nobody gets an analysis of it, whatever they try; and playing on tells no secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

from antilles.games import find
from antilles.kernel.record import parse_record, redact
from tests.server.kit import Place, Player, played, until
from tests.server.test_analysis import brought, finished_game

REFUSED = 409


async def refused(person: Player, table: str, status: int = REFUSED) -> None:
    """Every way to an analysis is closed."""
    calls = [
        ("GET", "analysis", None),
        ("GET", "analysis?depth=deep", None),
        ("POST", "analysis", {"depth": "deep"}),
        ("DELETE", "analysis", None),
        ("POST", "positions/0/play", {"seat": 0}),
        ("POST", "positions/0/play", {"seat": 0, "as_it_was": True}),
        ("GET", "positions/0/open", None),
        ("GET", "outcome", None),
    ]
    for method, path, body in calls:
        answer = await person.call(method, f"/api/tables/{table}/{path}", body)
        assert answer.status_code == status, (method, path, answer.text)


async def begun(here: Place, ana: Player, bruno: Player, **more: object) -> str:
    """A running game after its first choices."""
    table = await here.table([ana, bruno], **more)
    for seat, person in ((0, ana), (1, bruno)):
        sight = await person.sight(table, seat)
        assert (await person.move(table, seat, sight["asked"], sight["moves"][0])).status_code == 200
    return table


def test_no_analysis_while_it_runs_is_paused_or_left(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, stranger = [await here.person(name) for name in ("Ana", "Bruno", "Eve")]
        table = await begun(here, ana, bruno)
        for person in (ana, bruno, stranger):
            await refused(person, table)
        await ana.post(f"/api/tables/{table}/proposals", {"seat": 0, "wish": "pause"})
        asked = (await bruno.sight(table, 1))["proposal"]["asked"]
        await bruno.post(f"/api/tables/{table}/proposals/answers", {"seat": 1, "asked": asked, "agree": True})
        assert (await ana.sight(table))["status"] == "paused"
        for person in (ana, bruno, stranger):
            await refused(person, table)
        left = await begun(here, ana, bruno)
        await bruno.post(f"/api/tables/{left}/leave", {"seat": 1})  # a bot plays on for him
        assert (await ana.sight(left))["status"] == "running"
        for person in (ana, bruno, stranger):
            await refused(person, left)

    played(tmp_path, story)


def test_no_analysis_before_it_starts_nor_after_moves_were_taken_back(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        made = await ana.post("/api/tables", {"game": "santo_domingo", "seats": [{"kind": "me"}, {"kind": "open"}]})
        await refused(ana, made["table"])
        table = await begun(here, ana, bruno)
        await ana.post(f"/api/tables/{table}/proposals", {"seat": 0, "wish": "undo"})
        asked = (await bruno.sight(table, 1))["proposal"]["asked"]
        await bruno.post(f"/api/tables/{table}/proposals/answers", {"seat": 1, "asked": asked, "agree": True})
        for person in (ana, bruno):
            await refused(person, table)

    played(tmp_path, story)


def test_no_analysis_of_a_running_game_s_record_at_another_table(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, stranger = [await here.person(name) for name in ("Ana", "Bruno", "Eve")]
        table = await begun(here, ana, bruno)
        for person in (ana, stranger):
            record = (await person.call("GET", f"/api/tables/{table}/record")).text
            copy = (await person.post("/api/records", {"record": record}))["table"]
            await refused(person, copy)

    played(tmp_path, story)


def test_private_tables_do_not_even_exist_for_others(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno, stranger = [await here.person(name) for name in ("Ana", "Bruno", "Eve")]
        running = await begun(here, ana, bruno, visibility="private")
        over = await brought(ana, visibility="private")
        for table in (running, over):
            await refused(stranger, table, 404)
        await refused(ana, running)

    played(tmp_path, story)


def test_whoever_takes_an_analysis_knows_nothing_of_other_tables_with_the_same_moves(tmp_path: Path) -> None:
    """What is found is kept by the moves; whether anybody else has played them is not told by asking for it."""

    async def story(here: Place) -> None:
        await here.house.analyst.close()
        ana, stranger = await here.person("Ana"), await here.person("Eve")
        mine = await brought(ana, visibility="private")
        await ana.post(f"/api/tables/{mine}/analysis", {})
        theirs = await brought(stranger)
        address = f"/api/tables/{theirs}/analysis"
        assert (await stranger.call("DELETE", address)).json()["status"] == "waiting"  # not hers to stop
        assert (await ana.call("DELETE", f"/api/tables/{mine}/analysis")).json()["status"] == "none"

    played(tmp_path, story)


# --- playing on -----------------------------------------------------------------------------------


@pytest.mark.parametrize("as_it_was", [False, True])
def test_playing_on_deals_the_secrets_of_others_again(tmp_path: Path, as_it_was: bool) -> None:
    game = find("santa_cruz")
    text = finished_game(3, "santa_cruz", 3)
    record = parse_record(text)
    position = next(index for index, line in enumerate(record.lines) if index > 90 and line.seat == 1)

    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        table = (await ana.post("/api/records", {"record": text}))["table"]
        body = {"seat": 1, "level": "deckhand", "as_it_was": as_it_was}
        secrets = set()
        for _ in range(3):
            made = await ana.post(f"/api/tables/{table}/positions/{position}/play", body)
            desk = (await here.house.hall.open(made["table"])).desk
            begun = desk.record()
            del begun.lines[position:]
            whole = parse_record(text)
            del whole.lines[position:]
            seen = [[line.text for line in redact(game, part, 1).lines] for part in (begun, whole)]
            assert seen[0] == seen[1]  # what the seat knew is what it knew
            secrets.add(tuple(line.text for line in begun.lines))
        really = tuple(line.text for line in record.lines[:position])
        assert secrets == {really} if as_it_was else len(secrets) > 1

    played(tmp_path, story)


def test_playing_on_in_the_middle_of_sealed_choices_lets_all_choose_again(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        table = await brought(ana)
        made = await ana.post(f"/api/tables/{table}/positions/1/play", {"seat": 1, "level": "deckhand"})
        sight = await ana.sight(made["table"], 1)
        assert sight["origin"] == f"{table}/0"

    played(tmp_path, story)


# --- hints ----------------------------------------------------------------------------------------


def test_a_hint_says_what_its_move_brings_what_it_is_better_than_and_why(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
        table = (await ana.post("/api/tables", {"game": "santo_domingo", "seats": seats}))["table"]
        said = {}
        for language in ("en", "fr", "it"):
            hint = await ana.get(f"/api/tables/{table}/hint?seat=0", **{"accept-language": language})
            assert hint["move"] in (await ana.sight(table, 0))["moves"]
            assert hint["text"] and hint["why"] and all(hint["why"])
            said[language] = hint["why"][0]
        assert len(set(said.values())) == 3

    played(tmp_path, story)


def test_a_hint_in_the_middle_of_a_turn_that_is_tried_out(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
        table = (await ana.post("/api/tables", {"game": "santiago_de_cuba", "seats": seats}))["table"]

        async def asked() -> bool:
            return bool((await ana.sight(table, 0))["moves"])

        await until(asked)
        sight = await ana.sight(table, 0)
        middle: list[str] = []
        for first in sight["moves"]:
            body = {"seat": 0, "asked": sight["asked"], "moves": [first]}
            tried = await ana.post(f"/api/tables/{table}/preview", body)
            hint = await ana.call("GET", f"/api/tables/{table}/hint?seat=0&tried={first}")
            if tried["boundary"]:
                assert hint.status_code == 409
                continue
            middle.append(first)
            assert hint.json()["move"] in tried["moves"], hint.text
            assert hint.json()["why"]
            if len(middle) == 2:
                break
        assert middle
        for nonsense in ("swim", f"{middle[0]}&tried={middle[0]}"):
            assert (await ana.call("GET", f"/api/tables/{table}/hint?seat=0&tried={nonsense}")).status_code == 422

    played(tmp_path, story)
