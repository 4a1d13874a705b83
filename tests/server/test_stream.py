"""The stream: numbered, resumable, for many tabs; and the canary that looks for other seats' secrets in everything."""

from __future__ import annotations

import json
import random
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from antilles.games import find, games
from antilles.kernel.game import Game
from antilles.kernel.state import EVERYBODY, Refusal
from antilles.kernel.step import step
from tests.server.real import PATIENCE, Guest, Real, real

MOVES = 120
READ = 6
"""After so many of them everybody reads what came: the frames of each single one."""
SEALED = ("cuba", "santo_domingo", "santa_cruz")
"""The games in which people choose in secret."""


def listen(server: Real, table: str, who: Guest | None = None, **query: int | str) -> ClientConnection:
    address = server.address.replace("http", "ws") + f"/api/tables/{table}/stream"
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    headers = who.headers if who else {}
    return server.open.enter_context(
        connect(
            f"{address}?{asked}", additional_headers=headers, open_timeout=PATIENCE, close_timeout=1, ping_interval=None
        )
    )


def heard(stream: ClientConnection) -> Any:
    return json.loads(stream.recv(timeout=PATIENCE))


def closed_with(stream: ClientConnection) -> int:
    try:
        while True:
            stream.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Real]:
    with real(tmp_path_factory.mktemp("streams")) as one:
        yield one


def play_one(people: list[Guest], table: str, rng: random.Random) -> bool:
    """One move of whoever is asked first; False when the game is over."""
    for seat, one in enumerate(people):
        sight = one.sight(table, seat)
        if sight["status"] == "over":
            return False
        if sight["asked"] is not None:
            answer = one.move(table, seat, sight["asked"], rng.choice(sight["moves"]))
            assert answer.status_code == 200, answer.text
            return True
    raise AssertionError("nobody is asked")


def test_streams_are_numbered_and_resumable(server: Real) -> None:
    rng = random.Random(1)
    people = [server.person("Ana"), server.person("Bruno")]
    table = server.table(people)
    tabs = [listen(server, table, people[0], seat=0) for _ in range(8)]
    first = [heard(tab) for tab in tabs]
    assert {frame["kind"] for frame in first} == {"full"}
    start = first[0]["version"]

    for _ in range(6):
        assert play_one(people, table, rng)
    for tab in tabs:
        frames = [heard(tab) for _ in range(6)]
        assert [frame["version"] for frame in frames] == list(range(start + 1, start + 7))
        assert frames[-1]["sight"]["version"] == start + 6

    with listen(server, table, people[0], seat=0, after=start + 2) as late:
        frames = [heard(late) for _ in range(4)]
        assert [frame["version"] for frame in frames] == [start + 3, start + 4, start + 5, start + 6]
        assert ["sight" in frame for frame in frames] == [False, False, False, True]
        assert frames[-1]["sight"] == people[0].sight(table, 0)
    polled = people[0].get(f"/api/tables/{table}/events?seat=0&after={start + 2}").json()
    assert polled == frames

    with listen(server, table, people[0], seat=0, after=999) as odd:
        assert heard(odd)["kind"] == "full"
    with listen(server, table, people[0], seat=0, after=start + 6) as fresh:
        people[1].post(f"/api/tables/{table}/return", {"seat": 1})
        assert play_one(people, table, rng)
        assert heard(fresh)["version"] == start + 7

    assert closed_with(listen(server, table, people[1], seat=0)) == 4403
    assert closed_with(listen(server, "nowhere", people[1])) == 4404
    other = server.person("Eva")
    private = server.table([server.person("A"), server.person("B")], visibility="private")
    assert closed_with(listen(server, private, other)) == 4404

    session = people[0].get("/api/sessions").json()[0]["id"]
    begun = time.monotonic()
    assert people[0].client.delete(f"/api/sessions/{session}", headers=people[0].headers).status_code == 204
    assert closed_with(tabs[0]) == 4401
    assert time.monotonic() - begun < PATIENCE / 2


@pytest.mark.parametrize("game", ["santa_cruz", "cuba"])
def test_whoever_asks_for_stages_sees_the_table_after_each_line(server: Real, game: str) -> None:
    """Pushed or asked for later: the views are those of the record's positions."""
    rng = random.Random(3)
    people = [server.person("Ana"), server.person("Bruno")]
    table = server.table(people, game)
    staged = listen(server, table, people[0], seat=0, stages="true")
    plain = listen(server, table, people[1], seat=1)
    start = heard(staged)["sight"]
    heard(plain)
    position = start["position"]
    several = 0
    for _ in range(40):
        assert play_one(people, table, rng)
    now = people[0].sight(table, 0)["version"]
    late = people[0].get(f"/api/tables/{table}/events?seat=0&after={now - 12}&stages=true").json()
    for version in range(start["version"] + 1, now + 1):
        frame = heard(staged)
        assert frame["version"] == version
        stages = frame.get("stages", [])
        length = frame["sight"]["position"] - position
        assert len(stages) == max(0, length - 1)
        several += len(stages) > 0
        assert sum(stage["told"] for stage in stages) <= len(frame["events"])
        for number, stage in enumerate(stages, start=1):
            then = people[0].get(f"/api/tables/{table}/positions/{position + number}?seat=0").json()
            assert stage["view"] == then["view"]
        if version > now - 12:
            again = late[version - now + 11]
            assert again["version"] == version
            shown = [stage["view"] for stage in again.get("stages", [])] + (
                [again["sight"]["view"]] if version == now else []
            )
            assert shown == [*[stage["view"] for stage in stages], frame["sight"]["view"]]
        position += length
    assert several, "no entry had several lines"
    while (frame := heard(plain))["version"] < people[1].sight(table, 1)["version"]:
        assert "stages" not in frame


def test_a_stream_from_another_site_is_refused(server: Real) -> None:
    people = [server.person("Ana"), server.person("Bruno")]
    table = server.table(people)
    address = server.address.replace("http", "ws") + f"/api/tables/{table}/stream"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example"), open_timeout=PATIENCE):
        pass


# --- the canary ------------------------------------------------------------------------------------

Secret = tuple[int, int, str, int]
"""The line that made it, its seat, its text, and the line that opened it."""


def lines_of(database: Path, table: str) -> list[tuple[int, str]]:
    """The complete record, from the log on the disk."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT body FROM log WHERE table_id = ? ORDER BY version", (table,)).fetchall()
    return [(seat, text) for (body,) in rows for seat, text in json.loads(body).get("lines", [])]


def secrets_of(game: Game, seats: int, lines: list[tuple[int, str]]) -> list[Secret]:
    """The moves of seats that were not open when they were made, by the rules' own ``audience`` and ``opens``.

    What is never opened is looked for in the news of its own making only: later its words may be said of other cards.
    """
    state = game.start(seats)
    found: list[Secret] = []
    waiting: list[tuple[int, int, str]] = []
    for number, (seat, text) in enumerate(lines, start=1):
        move = game.parse(text)
        sealed, opens, last = state.audience(seat, move) != EVERYBODY, state.opens(), len(state.actors()) == 1
        if sealed and seat >= 0:
            waiting.append((number, seat, text))
            if last:
                found += [(*one, number if opens else one[0] + 1) for one in waiting]
                waiting = []
        after = step(state, seat, move)
        assert not isinstance(after, Refusal)
        state = after
    return found + [(*one, len(lines) + 1) for one in waiting]


@pytest.mark.parametrize("game", sorted(games()))
def test_nobody_is_told_the_secrets_of_others(server: Real, game: str) -> None:
    """A game with streams of every seat and a spectator; each frame is searched for what is still sealed."""
    rng = random.Random(7)
    seats = min(3, find(game).seats[-1])
    people = [server.person(f"P{number}") for number in range(seats)]
    table = server.table(people, game)
    streams = {seat: listen(server, table, people[seat], seat=seat, stages="true") for seat in range(seats)}
    streams[-1] = listen(server, table, stages="true")
    frames: dict[int, list[Any]] = {seat: [heard(stream)] for seat, stream in streams.items()}
    for number in range(MOVES):
        over = not play_one(people, table, rng)
        if over or number % READ == READ - 1:
            for seat, stream in streams.items():
                version = version_for(server, people, table, seat)
                while frames[seat][-1]["version"] < version:
                    frames[seat].append(heard(stream))
        if over:
            break
    sealed = secrets_of(find(game), seats, lines_of(server.folder / "antilles.db", table))
    assert told_too_early(sealed, frames) == []
    if sealed:
        made, seat, text, _ = sealed[0]
        spoiled = json.loads(json.dumps(frames[-1][-1]))
        spoiled["sight"]["position"] = made
        spoiled["events"].append({"key": "event-leak", "facts": {"card": text.split()[-1]}})
        assert told_too_early(sealed, {-1: [spoiled]}), "the canary is dead"
    assert (game in SEALED) == bool(sealed)
    log = server.log.read_text()
    assert "/moves" in log
    assert not re.search(r"\bplay |exchange |__Host|\"view\"", log)
    for one in people:
        assert one.cookie not in log


def version_for(server: Real, people: list[Guest], table: str, seat: int) -> int:
    """How far this viewer may know the table: a choice that nobody may notice makes no frame."""
    if seat >= 0:
        return int(people[seat].sight(table, seat)["version"])
    return int(httpx.get(f"{server.address}/api/tables/{table}", timeout=PATIENCE).json()["version"])


def told_too_early(sealed: list[Secret], frames: dict[int, list[Any]]) -> list[str]:
    """Words of others' sealed moves in frames sent before they were opened: in events and in what is chosen."""
    found: list[str] = []
    for viewer, mine in frames.items():
        for frame in mine:
            position = frame["sight"]["position"]
            stages = [stage["view"].get("chosen", []) for stage in frame.get("stages", [])]
            words = json.dumps([frame["events"], frame["sight"]["view"].get("chosen", []), stages])
            for made, seat, text, opened in sealed:
                if seat != viewer and made <= position < opened:
                    cards = text.split()[1:]
                    told = any(re.search(rf'"{re.escape(card)}"', words) for card in cards)
                    if told and not owns(frame, viewer, cards):
                        found.append(f"viewer {viewer} at {position}: {text}")
    return found


def owns(frame: Any, viewer: int, cards: list[str]) -> bool:
    """The viewer chose the same card; then its word is their own secret."""
    chosen = frame["sight"]["view"].get("chosen", [])
    mine = [str(value) for event in frame["events"] for value in event["facts"].values()]
    return viewer >= 0 and all(card in [*chosen, *mine] or card not in json.dumps(frame["events"]) for card in cards)
