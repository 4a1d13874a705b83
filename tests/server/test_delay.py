"""Whoever watches and has no seat is some moves behind, at every door, and nothing they do brings them nearer."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from antilles.games import find
from antilles.kernel.chance import Rng
from antilles.kernel.step import legal_moves
from antilles.server.tables import commands, echo
from antilles.server.tables.desk import Desk
from antilles.server.tables.effects import Append
from antilles.server.tables.entry import Entry, Head, Moved
from antilles.server.tables.sealing import live_draw
from tests.server.kit import Place, Player, played
from tests.server.real import Real, real
from tests.server.test_stream import heard, listen, play_one

GAME = "santiago_de_cuba"
DELAY = 3


async def turn(people: list[Player], table: str) -> int:
    """Somebody who is asked makes a move; the seat."""
    for seat, one in enumerate(people):
        sight = await one.sight(table, seat)
        if sight["asked"] is not None:
            assert (await one.move(table, seat, sight["asked"], sight["moves"][0])).status_code == 200
            return seat
    raise AssertionError("nobody is asked")


async def outside(one: Player, table: str) -> dict[str, Any]:
    """All that somebody without a seat is told of a table, at every door."""
    at = f"/api/tables/{table}"
    sight = await one.sight(table)
    told: dict[str, Any] = {"sight": sight}
    for door in ("record", "proof", "chat", "events?after=0", "presence"):
        told[door] = (await one.call("GET", f"{at}/{door}")).text
    for number in range(60):
        answer = await one.call("GET", f"{at}/positions/{number}")
        if answer.status_code != 200:
            break
        told[f"position {number}"] = answer.text
    for door in ("outcome", "analysis", "positions/1/open"):
        assert (await one.call("GET", f"{at}/{door}")).status_code == 409
    assert (await one.call("GET", f"{at}?seat=0")).status_code in (403, 404)
    assert (await one.call("GET", f"{at}/events?seat=0&after=0")).status_code in (403, 404)
    return told


@pytest.mark.parametrize("visibility", ["public", "link"])
def test_what_others_do_now_is_told_nobody_outside(tmp_path: Path, visibility: str) -> None:
    """All answers to outsiders stay as they were three moves ago: whatever was done since, and by whom."""

    async def story(here: Place) -> None:
        people = [await here.person("Ana"), await here.person("Bruno")]
        eva, nobody = await here.person("Eva"), here.nobody()
        table = await here.table(people, game=GAME, delay=DELAY, visibility=visibility)
        before = [await outside(one, table) for one in (eva, nobody)]
        for _ in range(DELAY):
            seat = await turn(people, table)
            await people[seat].post(f"/api/tables/{table}/chat", {"text": "what a move", "request": f"c{seat}"})
            for one, then in zip((eva, nobody), before, strict=True):
                assert await outside(one, table) == then
        assert (await people[0].sight(table))["version"] > before[0]["sight"]["version"], "players see what is"
        await turn(people, table)
        now = await outside(eva, table)
        assert now["sight"]["version"] > before[0]["sight"]["version"]
        assert now["sight"]["position"] < (await people[0].sight(table))["position"]
        assert "what a move" in now["chat"] and json.loads(now["chat"])["items"][-1]["name"]
        assert len(json.loads(now["chat"])["items"]) == 1

    played(tmp_path, story)


def test_nothing_that_somebody_does_brings_them_nearer(tmp_path: Path) -> None:
    """Sitting down, leaving, another session, an invitation, an owner without a seat: only a seat shows the present."""

    async def story(here: Place) -> None:
        people = [await here.person("Ana"), await here.person("Bruno")]
        host = await here.person("Hilda")
        made = await host.post("/api/tables", {"game": GAME, "seats": [{"kind": "open"}] * 2, "delay": DELAY})
        table = str(made["table"])
        at = f"/api/tables/{table}"
        eva = await here.person("Eva")
        assert (await eva.call("PUT", f"{at}/seats/0", {})).status_code == 200
        await eva.post(f"{at}/leave", {"seat": 0})
        for one, invite in zip(people, made["invites"], strict=True):
            await one.post("/api/invites", {"token": invite["token"]})
        seen = {one.name: await outside(one, table) for one in (eva, host)}
        for _ in range(DELAY):
            await turn(people, table)
        for method, path, body in (
            ("PUT", "/seats/0", {}), ("POST", "/leave", {"seat": 0}), ("POST", "/return", {"seat": 0}),
            ("POST", "/proposals", {"seat": 0, "wish": "undo"}), ("POST", "/rematch", None),
            ("POST", "/preview", {"seat": 0, "moves": []}), ("POST", "/moves", {"seat": 0, "asked": 1, "moves": ["x"]}),
            ("POST", "/positions/1/play", {"seat": 0, "level": "trader"}), ("GET", "/hint?seat=0", None),
        ):  # fmt: skip
            assert (await eva.call(method, at + path, body)).status_code in (400, 403, 404, 405, 409), path
        assert (await eva.call("POST", "/api/invites", {"token": made["invites"][0]["token"]})).status_code == 409
        assert await outside(eva, table) == seen["Eva"]
        said = await host.post(f"{at}/chat", {"text": "hello", "request": "h"})
        assert said["version"] <= seen["Hilda"]["sight"]["version"], "a number would tell how far the game is"
        assert await outside(host, table) == seen["Hilda"]
        again = Player(here.client, "Ana")
        nameless = await outside(again, table)
        assert {**nameless, "presence": ""} == {**seen["Eva"], "presence": ""}
        assert (await people[0].sight(table))["version"] > seen["Eva"]["sight"]["version"]
        await host.post(f"{at}/removals", {"seat": 1})
        assert (await people[1].call("GET", at)).status_code == 403

    played(tmp_path, story)


def test_streams_tell_later_and_everything_at_the_end(tmp_path: Path) -> None:
    rng = random.Random(3)
    with real(tmp_path) as server:
        people = [server.person("Ana"), server.person("Bruno")]
        table = server.table(people, delay=DELAY)
        late, mine = listen(server, table), listen(server, table, people[0], seat=0)
        seen = [people[1].get(f"/api/tables/{table}/presence").json(), presence(server, table)]
        assert [told["here"] for told in seen] == [[True, False], [False, False]], "who comes and goes tells who moves"
        again = listen(server, table, people[0])  # a player who looks on as well has a seat all the same
        behind = heard(late)["version"]
        assert heard(again)["version"] == heard(mine)["version"] == behind
        for _ in range(DELAY):
            play_one(people, table, rng)
        with pytest.raises(TimeoutError):
            late.recv(timeout=0.5)
        resumed = listen(server, table, after=behind)
        while play_one(people, table, rng):
            pass
        frames = [frame for stream in (late, resumed, mine, again) for frame in [last_of(stream)]]
        assert len({frame["version"] for frame in frames}) == 1
        assert all(frame["sight"]["status"] == "over" for frame in frames)
        numbers = people[0].get(f"/api/tables/{table}/events?after={behind}").json()
        assert numbers[-1]["version"] == frames[0]["version"]


def presence(server: Real, table: str) -> Any:
    """What somebody without a name is told of who is there."""
    return httpx.get(f"{server.address}/api/tables/{table}/presence").json()


def last_of(stream: ClientConnection) -> dict[str, Any]:
    """What a stream says last; every number follows the one before."""
    told = heard(stream)
    while True:
        try:
            frame = json.loads(stream.recv(timeout=1.0))
        except TimeoutError:
            return dict(told)
        assert frame["version"] == told["version"] + 1 or told["kind"] == "full"
        told = frame


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    then: dict[str, Any] = {}

    async def story(here: Place) -> None:
        people = [await here.person("Ana"), await here.person("Bruno")]
        table = await here.table(people, game=GAME, delay=DELAY)
        for _ in range(2 * DELAY):
            await turn(people, table)
        then.update(await outside(here.nobody(), table), table=table)

    async def later(here: Place) -> None:
        table = then.pop("table")
        assert await outside(here.nobody(), table) == then

    played(tmp_path, story)
    played(tmp_path, later)


def entries(seed: int) -> tuple[Desk, list[Entry]]:
    """A whole game by chance, with things said, taken back and left in between."""
    rng = random.Random(seed)
    head = Head(table="t", game=GAME, seats=2, options=find(GAME).settle(2, {}), owner="p0", delay=rng.randint(1, 6))
    desk = Desk(find(GAME), head, live_draw())
    desk.draw = type(desk.draw)(desk.draw.chance, lambda: Rng(seed))
    log: list[Entry] = []

    def ask(command: commands.Command) -> None:
        effects = desk.ask(None, command)
        if isinstance(effects[0], Append):
            log.append(effects[0].entry)
            desk.committed()

    for seat in range(2):
        ask(commands.Sit(person=f"p{seat}", seat=seat, sitter=f"p{seat}", name="x"))
    ask(commands.Start(person="p0"))
    while desk.status == "running" and len(log) < 400:
        seat = rng.choice(desk.asked_seats())
        assert desk.state is not None
        text = desk.game.text(rng.choice(legal_moves(desk.state, seat)))
        ask(commands.Move(person=f"p{seat}", seat=seat, asked=desk.opened[seat], moves=(text,)))
        if rng.random() < 0.1:
            ask(commands.Say(person=f"p{seat}", name="x", text="y"))
        if rng.random() < 0.05:
            ask(commands.Propose(person=f"p{seat}", seat=seat, wish="undo"))
            if desk.proposal is not None:
                other = 1 - seat
                ask(commands.Consent(person=f"p{other}", seat=other, asked=desk.version, agree=True))
    return desk, log


@pytest.mark.parametrize("seed", range(6))
def test_what_is_shown_is_always_a_past_with_that_many_moves_after_it(seed: int) -> None:
    desk, log = entries(seed)
    live = Desk(desk.game, desk.head, desk.draw)
    shown = echo.Echo(Desk(desk.game, desk.head, desk.draw))
    for new in log:
        live.apply(new)
        list(shown.hear(new, live.status in echo.ENDED))
        behind = sum(isinstance(later.body, Moved) for later in log[shown.desk.version : live.version])
        if live.status in echo.ENDED:
            assert shown.desk.version == live.version
            continue
        assert behind <= desk.head.delay
        assert shown.desk.version == live.version or behind == desk.head.delay or log[shown.desk.version].version > 3
        if shown.desk.version < live.version:
            assert isinstance(log[shown.desk.version].body, Moved), "what comes before the first such move is shown"
        made = sum(isinstance(one.body, Moved) for one in log[: live.version])
        assert behind == min(made, desk.head.delay)
