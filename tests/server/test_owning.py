"""What the owner of a table decides: who is sent away, who may watch, which invitations work."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from antilles.server.tables.commands.owning import STAND_IN
from tests.server.elsewhere import REDIS, postgres_url
from tests.server.kit import Place, Player, played
from tests.server.real import Guest, real
from tests.server.test_many import at
from tests.server.test_stream import closed_with, heard, listen


async def removed(owner: Player, table: str, **whom: Any) -> int:
    return (await owner.call("POST", f"/api/tables/{table}/removals", whom)).status_code


async def shown(owner: Player, table: str, visibility: str) -> int:
    return (await owner.call("POST", f"/api/tables/{table}/visibility", {"visibility": visibility})).status_code


async def waiting(here: Place, visibility: str = "public") -> tuple[Player, Player, str, list[str]]:
    """A table of three that has not begun: Ana owns it, Ben sits on seat 1, nobody on seat 2."""
    ana, ben = await here.person("Ana"), await here.person("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = await ana.post("/api/tables", {"game": "santo_domingo", "seats": seats, "visibility": visibility})
    tokens = [invite["token"] for invite in made["invites"]]
    await ben.post("/api/invites", {"token": tokens[0]})
    return ana, ben, str(made["table"]), tokens


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
@pytest.mark.parametrize("visibility", ["public", "private"])
def test_whoever_is_removed_before_the_start_comes_back_by_a_new_invitation_only(
    tmp_path: Path, visibility: str, database: str
) -> None:
    async def story(here: Place) -> None:
        ana, ben, table, tokens = await waiting(here, visibility)
        assert await removed(ana, table, seat=1) == 200
        sight = await ana.sight(table)
        assert sight["chairs"][1]["free"] and not sight["chairs"][1]["name"]
        for path in ("", "?seat=1", "/chat", "/events", "/record", "/presence", "/watchers"):
            answer = await ben.call("GET", f"/api/tables/{table}{path}")
            assert answer.status_code == 403, path
            assert answer.json()["type"].endswith(":removed"), path
        for method, path, body in (
            ("PUT", "seats/1", {}),
            ("PUT", "seats/2", {}),
            ("POST", "chat", {"text": "hello", "request": "c"}),
            ("POST", "return", {"seat": 1}),
        ):
            assert (await ben.call(method, f"/api/tables/{table}/{path}", body)).status_code == 403, path
        for token in tokens:  # the one he used, and the other one that was out
            assert (await ben.call("POST", "/api/invites", {"token": token})).status_code == 409
            assert not (await ben.post("/api/invites/look", {"token": token}))["free"]
        assert table not in [one["table"]["table"] for one in (await ben.get("/api/me/tables"))["items"]]
        assert await removed(ana, table, seat=1) == 409, "nobody sits there"

        renewed = await ana.post(f"/api/tables/{table}/invites", {"seat": 1})
        await ben.post("/api/invites", {"token": renewed["token"]})
        assert (await ben.sight(table, 1))["chairs"][1]["yours"]
        assert table in [one["table"]["table"] for one in (await ben.get("/api/me/tables"))["items"]]
        carla = await here.person("Carla")
        assert (await carla.call("POST", "/api/invites", {"token": renewed["token"]})).status_code in (404, 409)

    played(tmp_path, story, **({"database": postgres_url()} if database == "postgresql" else {}))


def test_whoever_is_removed_from_a_running_game_leaves_the_seat_to_a_bot(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, ben = await here.person("Ana"), await here.person("Ben")
        table = await here.table([ana, ben])
        wish = await ben.call("POST", f"/api/tables/{table}/proposals", {"seat": 1, "wish": "pause"})
        assert wish.status_code == 201
        sight = await ben.sight(table, 1)
        assert await removed(ana, table, seat=1) == 200
        assert (await ben.call("GET", f"/api/tables/{table}?seat=1")).status_code == 403
        late = await ben.move(table, 1, sight["asked"] or 1, *(sight["moves"][:1] or ["x"]))
        assert late.status_code == 403
        now = await ana.sight(table, 0)
        chair = now["chairs"][1]
        assert chair["level"] == STAND_IN and not chair["away"] and "Ben" not in chair["name"]
        assert now["status"] == "running" or now["proposal"] is None
        (listed,) = [one for one in (await ana.get("/api/tables"))["items"] if one["table"] == table]
        assert listed["levels"][1] == STAND_IN
        assert (await ben.call("POST", f"/api/tables/{table}/return", {"seat": 1})).status_code == 403

    played(tmp_path, story)


def test_only_the_owner_removes_and_nobody_removes_the_owner(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, ben, table, _ = await waiting(here)
        dora = await here.person("Dora")
        mine = (await ana.get("/api/me"))["id"]
        for somebody, status in ((ben, 403), (dora, 403), (here.nobody(), 401)):
            assert await removed(somebody, table, seat=1) == status
            assert await shown(somebody, table, "private") == status
            assert (await somebody.call("GET", f"/api/tables/{table}/watchers")).status_code == status
        for whom, status in (
            ({"seat": 0}, 409), ({"seat": 2}, 409), ({"seat": 9}, 404), ({}, 400), ({"seat": 1, "watcher": "x"}, 400),
            ({"watcher": "nobody"}, 409), ({"watcher": mine}, 409), ({"seat": -1}, 400), ({"whom": "x"}, 400),
        ):  # fmt: skip
            assert await removed(ana, table, **whom) == status, whom
        assert await shown(ana, table, "public") == 409, "it is so already"
        assert await shown(ana, table, "secret") == 400

    played(tmp_path, story)


def test_a_finished_game_keeps_its_players(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, ben = await here.person("Ana"), await here.person("Ben")
        table = await here.table([ana, ben])
        desk = (await here.house.hall.open(table)).desk
        while desk.status != "over":
            for seat, one in enumerate((ana, ben)):
                sight = await one.sight(table, seat)
                if sight["asked"] is not None:
                    await one.move(table, seat, sight["asked"], sight["moves"][0])
        assert await removed(ana, table, seat=1) == 409
        assert await shown(ana, table, "private") == 200
        assert (await (await here.person("Dora")).call("GET", f"/api/tables/{table}")).status_code == 404

    played(tmp_path, story)


def test_both_are_in_the_log_and_survive_a_restart(tmp_path: Path) -> None:
    players: list[Player] = []
    made: list[str] = []

    async def before(here: Place) -> None:
        ana, ben, table, _ = await waiting(here)
        assert await removed(ana, table, seat=1) == 200
        assert await shown(ana, table, "private") == 200
        players.extend([ana, ben])
        made.append(table)

    async def after(here: Place) -> None:
        ana, ben = [Player(here.client, one.name, one.cookie) for one in players]
        assert (await ana.sight(made[0]))["visibility"] == "private"
        assert (await ben.call("GET", f"/api/tables/{made[0]}")).status_code == 403
        assert (await here.nobody().call("GET", f"/api/tables/{made[0]}")).status_code == 404
        assert (await ana.get("/api/me/tables"))["items"][0]["table"]["visibility"] == "private"
        assert (await here.nobody().get("/api/tables"))["items"] == []
        assert await shown(ana, made[0], "public") == 200
        assert [one["table"] for one in (await here.nobody().get("/api/tables"))["items"]] == made

    played(tmp_path, before)
    played(tmp_path, after)


# --- over real sockets ------------------------------------------------------------------------------


def order(owner: Guest, table: str, path: str, body: Any) -> None:
    answer = owner.post(f"/api/tables/{table}/{path}", body)
    assert answer.status_code == 200, answer.text


def test_streams_end_with_the_right_to_them(tmp_path: Path) -> None:
    with real(tmp_path) as server:
        ana, ben, dora = (server.person(name) for name in ("Ana", "Ben", "Dora"))
        table = server.table([ana, ben], "santo_domingo")
        seat, outside, nobody = listen(server, table, ben, seat=1), listen(server, table, dora), listen(server, table)
        for stream in (seat, outside, nobody):
            heard(stream)
        (watcher,) = ana.get(f"/api/tables/{table}/watchers").json()
        assert watcher["name"] == "Dora"
        order(ana, table, "removals", {"watcher": watcher["id"]})
        assert closed_with(outside) == 4410
        assert closed_with(listen(server, table, dora)) == 4410
        order(ana, table, "removals", {"seat": 1})
        assert closed_with(seat) == 4410
        assert heard(nobody)["kind"] == "removed"
        order(ana, table, "visibility", {"visibility": "private"})
        code, kinds = until_closed(nobody)
        assert code == 4404 and "shown" not in kinds, "whoever may no longer watch is not told why"
        assert closed_with(listen(server, table)) == 4404
        order(ana, table, "visibility", {"visibility": "link"})
        assert heard(listen(server, table))["kind"] == "full"


def until_closed(stream: ClientConnection) -> tuple[int, list[str]]:
    kinds: list[str] = []
    try:
        while True:
            kinds.append(heard(stream)["kind"])
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0, kinds


def test_another_process_closes_the_streams_of_the_removed_too(tmp_path: Path) -> None:
    """Ana's orders arrive at one process, the others listen at the other; the list of watchers is asked for there."""
    secret = tmp_path / "secret"
    secret.write_text(secrets.token_hex(32))
    flags = ("--database", postgres_url(), "--redis", REDIS, "--secret-file", str(secret))
    with real(tmp_path, *flags) as first, real(tmp_path, *flags) as second:
        ana, ben, dora = (first.person(name) for name in ("Ana", "Ben", "Dora"))
        table = first.table([ana, ben], "santo_domingo")
        seat, outside = listen(second, table, ben, seat=1), listen(second, table, dora)
        for stream in (seat, outside):
            heard(stream)
        for asked in (first, second):
            assert [one["name"] for one in at(asked, ana).get(f"/api/tables/{table}/watchers").json()] == ["Dora"]
        (watcher,) = at(second, ana).get(f"/api/tables/{table}/watchers").json()
        order(at(second, ana), table, "removals", {"watcher": watcher["id"]})
        assert closed_with(outside) == 4410
        order(ana, table, "removals", {"seat": 1})
        assert closed_with(seat) == 4410
        assert at(second, ben).get(f"/api/tables/{table}?seat=1").status_code == 403
