"""The stream: numbered, resumable, for many tabs; and the canary that looks for other seats' secrets in everything."""

from __future__ import annotations

import json
import random
import re
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from antilles.games import find, games
from antilles.kernel.record import parse_record
from antilles.kernel.state import EVERYBODY, Refusal
from antilles.kernel.step import step
from tests.server.real import Guest, Real, real


def listen(server: Real, table: str, who: Guest | None = None, **query: int) -> ClientConnection:
    address = server.address.replace("http", "ws") + f"/api/tables/{table}/stream"
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    headers = who.headers if who else {}
    return server.open.enter_context(
        connect(f"{address}?{asked}", additional_headers=headers, open_timeout=60, close_timeout=1, ping_interval=None)
    )


def heard(stream: ClientConnection) -> Any:
    return json.loads(stream.recv(timeout=60))


def closed_with(stream: ClientConnection) -> int:
    try:
        while True:
            stream.recv(timeout=60)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


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


def test_streams_are_numbered_and_resumable(tmp_path: Path) -> None:
    rng = random.Random(1)
    with real(tmp_path) as server:
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
        assert time.monotonic() - begun < 5


def test_a_stream_from_another_site_is_refused(tmp_path: Path) -> None:
    with real(tmp_path) as server:
        people = [server.person("Ana"), server.person("Bruno")]
        table = server.table(people)
        address = server.address.replace("http", "ws") + f"/api/tables/{table}/stream"
        with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example"), open_timeout=60):
            pass


# --- the canary ------------------------------------------------------------------------------------


def secrets_of(record_text: str, seats: int) -> list[tuple[int, int, str, int]]:
    """For each move that was not open when it was made: its line, its seat, its text, and the line that opened it.

    Read from the finished record by the rules' own ``audience`` and ``opens``; what is never opened has no such line.
    """
    record = parse_record(record_text)
    game = find(record.game)
    state = game.start(record.seats, record.options)
    found: list[tuple[int, int, str, int]] = []
    waiting: list[tuple[int, int, str]] = []
    for number, line in enumerate(record.lines, start=1):
        move = game.parse(line.text)
        sealed = state.audience(line.seat, move) != EVERYBODY
        opens = state.opens()
        last = len(state.actors()) == 1
        if sealed and line.seat >= 0:
            waiting.append((number, line.seat, line.text))
            if last:
                found += [(*one, number if opens else len(record.lines)) for one in waiting]
                waiting = []
        after = step(state, line.seat, move)
        assert not isinstance(after, Refusal)
        state = after
    return found


@pytest.mark.parametrize("game", sorted(games()))
def test_nobody_is_told_the_secrets_of_others(tmp_path: Path, game: str) -> None:
    """A whole game with streams of every seat and a spectator; each frame is searched for what is still sealed."""
    rng = random.Random(7)
    with real(tmp_path) as server:
        seats = min(3, find(game).seats[-1])
        people = [server.person(f"P{number}") for number in range(seats)]
        table = server.table(people, game)
        streams = {seat: listen(server, table, people[seat], seat=seat) for seat in range(seats)}
        streams[-1] = listen(server, table)
        frames: dict[int, list[Any]] = {seat: [heard(stream)] for seat, stream in streams.items()}
        moves = 0
        while moves < 400 and play_one(people, table, rng):
            moves += 1
            for seat, stream in streams.items():
                frames[seat].append(heard(stream))
        record = people[0].get(f"/api/tables/{table}/record?seat=0").text
        log = server.log.read_text()
    if "result:" in record:
        told = told_too_early(record, seats, frames)
        assert not told
    assert not re.search(r"\bplay |exchange |__Host|\"view\"", log)
    for one in people:
        assert one.cookie not in log


def told_too_early(record: str, seats: int, frames: dict[int, list[Any]]) -> list[str]:
    """Texts of sealed moves of others in frames sent before they were opened: by exact words of events and record."""
    found: list[str] = []
    sealed = secrets_of(record, seats)
    for viewer, mine in frames.items():
        for frame in mine:
            position = frame["sight"]["position"]
            words = json.dumps([frame["events"], frame["sight"]["view"].get("chosen", [])])
            for made, seat, text, opened in sealed:
                if seat != viewer and made <= position < opened:
                    cards = text.split()[1:]
                    if any(re.search(rf'"{re.escape(card)}"', words) for card in cards) and not owns(
                        frame, viewer, cards
                    ):
                        found.append(f"viewer {viewer} at {position}: {text}")
    return found


def owns(frame: Any, viewer: int, cards: list[str]) -> bool:
    """The viewer chose the same card; then its word is their own secret."""
    chosen = frame["sight"]["view"].get("chosen", [])
    mine = [str(value) for event in frame["events"] for value in event["facts"].values()]
    return viewer >= 0 and all(card in [*chosen, *mine] or card not in json.dumps(frame["events"]) for card in cards)
