"""R1, R10, R14: whoever could not fetch something now is not told it now, whatever the handshake allowed."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from antilles.games import games
from antilles.server.bus import RedisBus
from antilles.server.http.websocket import pack
from antilles.server.people import Caller, People, expiry
from antilles.server.tables.commands import Remove, Sit
from antilles.server.tables.desk import Desk
from antilles.server.tables.entry import Entry
from antilles.server.tables.live import Live
from antilles.server.tables.permissions import Table, Verb, may
from antilles.server.tables.steps import Step
from antilles.server.tables.streams import Streams
from antilles.server.tables.subscriber import Subscriber
from tests.server.elsewhere import REDIS, postgres_url
from tests.server.kit import Place, Player, played
from tests.server.link import Link
from tests.server.real import PATIENCE, Guest, Real, real
from tests.server.redteam import histories
from tests.server.test_many import at
from tests.server.test_stream import closed_with, heard, listen


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Real]:
    with real(tmp_path_factory.mktemp("authority")) as one:
        yield one


def until_closed(stream: ClientConnection, stop: str = "") -> tuple[int, list[str]]:
    """The code with which a stream is closed, and all it said before; hearing ``stop`` is the end, too."""
    said: list[str] = []
    try:
        while not (stop and said and stop in said[-1]):
            said.append(str(stream.recv(timeout=PATIENCE)))
    except TimeoutError:
        raise AssertionError("the stream was not closed") from None
    except ConnectionClosed:
        return (stream.close_code or 0), said
    return 0, said


# --- R1 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(games()))
def test_r1_a_stream_does_not_keep_a_seat_that_was_lost(server: Real, game: str) -> None:
    owner, mallory, victim, last = (server.person(name) for name in ("Owner", "Mallory", "Victim", "Last"))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = owner.post("/api/tables", {"game": game, "seats": seats}).json()["table"]
    assert mallory.put(f"/api/tables/{table}/seats/1", {}).status_code == 200
    stream = listen(server, table, mallory, seat=1)
    assert heard(stream)["kind"] == "full"
    assert mallory.post(f"/api/tables/{table}/leave", {"seat": 1}).status_code == 200
    assert victim.put(f"/api/tables/{table}/seats/1", {}).status_code == 200
    assert last.put(f"/api/tables/{table}/seats/2", {}).status_code == 200
    assert victim.sight(table, 1)["view"], "the game has begun"
    assert mallory.get(f"/api/tables/{table}?seat=1").status_code == 403
    code, said = until_closed(stream, '"view":{')
    assert '"view":{' not in "".join(said), "Mallory was told what Victim sees"
    assert code == 4403


def test_r1_at_an_open_table_of_three_the_stream_closes_with_the_seat(server: Real) -> None:
    owner, mallory = server.person("Owner"), server.person("Mallory")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = owner.post("/api/tables", {"game": "santo_domingo", "seats": seats}).json()["table"]
    mallory.put(f"/api/tables/{table}/seats/1", {})
    stream = listen(server, table, mallory, seat=1)
    mallory.post(f"/api/tables/{table}/leave", {"seat": 1})
    assert closed_with(stream) == 4403


def test_r1_whoever_left_a_private_table_reads_no_more_chat(server: Real) -> None:
    owner, mallory = server.person("Owner"), server.person("Mallory")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = owner.post("/api/tables", {"game": "santo_domingo", "seats": seats, "visibility": "private"}).json()
    table, token = made["table"], made["invites"][0]["token"]
    assert mallory.post("/api/invites", {"token": token}).status_code == 201
    stream = listen(server, table, mallory)
    assert heard(stream)["kind"] == "full"
    assert mallory.post(f"/api/tables/{table}/leave", {"seat": 1}).status_code == 200
    assert owner.post(f"/api/tables/{table}/chat", {"text": "at last", "request": "a"}).status_code == 201
    code, said = until_closed(stream, "at last")
    assert "at last" not in "".join(said)
    assert code == 4404


def test_r1_an_invitation_works_once_unless_the_owner_renews_it(server: Real) -> None:
    owner, mallory, eva = (server.person(name) for name in ("Owner", "Mallory", "Eva"))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = owner.post("/api/tables", {"game": "santo_domingo", "seats": seats, "visibility": "private"}).json()
    table, token = made["table"], {"token": made["invites"][0]["token"]}
    assert mallory.post("/api/invites", token).status_code == 201
    assert mallory.post("/api/invites", token).status_code == 200, "it is their own seat"
    assert mallory.post(f"/api/tables/{table}/leave", {"seat": 1}).status_code == 200
    for who in (mallory, eva):
        assert who.post("/api/invites", token).status_code == 409
        assert who.post("/api/invites/look", token).json()["free"] is False
    renewed = owner.post(f"/api/tables/{table}/invites", {"seat": 1}).json()
    assert eva.post("/api/invites", {"token": renewed["token"]}).status_code == 201
    assert eva.get(f"/api/tables/{table}").status_code == 200


# --- R10 -------------------------------------------------------------------------------------------


def test_r10_a_session_that_ended_while_redis_was_away_hears_nothing_more(tmp_path: Path) -> None:
    """The way to Redis is cut while somebody logs out at one process, and mended after: the other finds out."""
    url = postgres_url()
    secret = tmp_path / "secret"
    secret.write_text(secrets.token_hex(32))
    with Link.to(REDIS) as wire:
        flags = ("--database", url, "--redis", wire.url(REDIS), "--secret-file", str(secret))
        with real(tmp_path, *flags) as first, real(tmp_path, *flags) as second:
            ana, bruno = first.person("Ana"), first.person("Bruno")
            table = first.table([ana, bruno], visibility="private")
            stream = listen(second, table, ana, seat=0)
            assert heard(stream)["kind"] == "full"
            wire.cut()
            assert ana.delete("/api/sessions/current").status_code == 204
            wire.mend()
            there = at(second, ana)
            while there.get(f"/api/tables/{table}?seat=0").status_code == 200:
                time.sleep(0.1)
            assert bruno.post(f"/api/tables/{table}/chat", {"text": "is she gone?", "request": "a"}).status_code == 201
            code, said = until_closed(stream, "is she gone?")
            assert "is she gone?" not in "".join(said), "a session that has ended was told"
            assert code == 4401


def test_r10_a_push_does_not_trust_a_session_that_was_not_checked_lately(tmp_path: Path) -> None:
    """Between two looks at the store nothing is pushed on trust that has run out; the whole table follows."""

    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        table = await here.table([ana, bruno])
        live = await here.house.hall.open(table)
        tab = await opened(here, ana, table, 0)
        tab.subscriber.until = 0.0
        await bruno.post(f"/api/tables/{table}/chat", {"text": "hello", "request": "a"})
        assert tab.wire.frames == [], "nobody has said that the session lives"
        await here.house.hall.streams.check_sessions()
        assert [frame["kind"] for frame in tab.wire.frames] == ["full"]
        assert tab.wire.frames[0]["version"] == live.desk.version

    played(tmp_path, story)


# --- R14 -------------------------------------------------------------------------------------------


def test_r14_nothing_shows_who_has_discarded(server: Real) -> None:
    """Santa Cruz, SC-168 and ruling A-21: numbers, lengths, frames, records and answers stand still meanwhile."""
    people = [server.person(f"P{seat}") for seat in range(3)]
    table = server.table(people, "santa_cruz", days=3)
    play_until_sealed(people, table)
    outside = server.person("Outside")
    streams = [listen(server, table, people[2], seat=2), listen(server, table, outside)]
    for stream in streams:
        heard(stream)

    def pictures() -> list[str]:
        return [
            json.dumps(answer)
            for answer in (
                people[2].sight(table, 2),
                outside.get(f"/api/tables/{table}").json(),
                people[2].get(f"/api/tables/{table}/record?seat=2").text,
                outside.get(f"/api/tables/{table}/record").text,
                people[2].get(f"/api/tables/{table}/events?seat=2&after=0").json()[-1]["version"],
                [outside.get(f"/api/tables/{table}/positions/{n}").status_code for n in range(position, position + 3)],
            )
        ]

    position = outside.get(f"/api/tables/{table}").json()["position"]
    before = pictures()
    for seat in (0, 1):
        sight = people[seat].sight(table, seat)
        answer = people[seat].move(table, seat, sight["asked"], sight["moves"][0])
        assert answer.json()["version"] == sight["version"] + 1, "one's own choice is the next thing that one sees"
        assert pictures() == before
    said = people[0].post(f"/api/tables/{table}/chat", {"text": "and you?", "request": "c"})
    assert said.status_code == 201
    last = people[2].sight(table, 2)
    frames = [heard(stream) for stream in streams]
    assert [frame["kind"] for frame in frames] == ["said", "said"], "the choices made no frame"
    assert frames[0]["version"] == last["version"] == json.loads(before[0])["version"] + 1
    sight = people[2].sight(table, 2)
    assert people[2].move(table, 2, sight["asked"], sight["moves"][0]).json()["version"] == sight["version"] + 1
    assert [heard(stream)["kind"] for stream in streams] == ["moved", "moved"]
    assert outside.get(f"/api/tables/{table}").json()["position"] > position + 2, "now all is open"
    versions = [frame["version"] for frame in outside.get(f"/api/tables/{table}/events?after=0").json()]
    assert versions == sorted(set(versions))


def play_until_sealed(people: list[Guest], table: str) -> None:
    rng = random.Random(5)
    for _ in range(2000):
        sights = [person.sight(table, seat) for seat, person in enumerate(people)]
        asked = [seat for seat, sight in enumerate(sights) if sight["asked"] is not None]
        if len(asked) == len(people):
            return
        seat = asked[0]
        answer = people[seat].move(table, seat, sights[seat]["asked"], rng.choice(sights[seat]["moves"]))
        assert answer.status_code == 200, answer.text
    raise AssertionError("nothing was sealed")


# --- P20: random histories ---------------------------------------------------------------------------


class Wire:
    """Notes each frame together with whether its reader could have fetched it at that moment."""

    def __init__(self) -> None:
        self.caught_up: Callable[[], None] | None = None
        self.tab: Tab | None = None
        self.frames: list[Any] = []
        self.code = 0

    def put(self, packed: bytes) -> None:
        text = packed[packed.index(b"{") :]
        assert self.tab is not None
        self.tab.check(text)
        self.frames.append(json.loads(text))

    def end(self, code: int) -> None:
        self.code = code

    def opened(self) -> None:
        """Nobody waits for this handshake."""


class Tab:
    """An open stream of somebody, beside a model of who may see what that knows nothing of the server's."""

    def __init__(self, world: Rooms, who: int, table: int, seat: int | None) -> None:
        self.world, self.who, self.table, self.seat = world, who, table, seat
        self.wire = Wire()
        self.wire.tab = self
        person = world.people[who]
        self.subscriber = Subscriber(self.wire, person.id, person.session, seat)

    def check(self, text: bytes) -> None:
        allowed = self.world.may_fetch(self.who, self.table, self.seat)
        self.world.told += 1
        if not allowed:
            said = text[:200].decode()
            self.world.wrong.append(f"{self.who} was told {said} of table {self.table} through seat {self.seat}")


class One:
    def __init__(self, player: Player, id: str, session: str) -> None:
        self.player, self.id, self.session = player, id, session
        self.logged_in = True


class Rooms:
    """Three tables, public, by link and private, and people who come and go."""

    def __init__(self, here: Place, rng: random.Random) -> None:
        self.here, self.rng = here, rng
        self.people: list[One] = []
        self.tables: list[str] = []
        self.kinds = ["public", "link", "private"]
        self.seats: list[list[int | None]] = []
        self.away: list[set[int]] = [set(), set(), set()]
        self.tabs: list[Tab] = []
        self.told = 0
        self.closed = 0
        self.wrong: list[str] = []

    def may_fetch(self, who: int, table: int, seat: int | None) -> bool:
        """The rules of access as a person would say them."""
        sitting = self.seats[table]
        if who in self.away[table] and self.people[who].logged_in:
            return False
        inside = self.people[who].logged_in and (who == 0 or who in sitting)
        if seat is not None and not (self.people[who].logged_in and sitting[seat] == who):
            return False
        return inside or self.kinds[table] != "private"

    async def build(self) -> None:
        for number in range(5):
            player = await self.here.person(f"P{number}")
            me = await player.get("/api/me")
            session = (await player.get("/api/sessions"))[0]["id"]
            self.people.append(One(player, me["id"], session))
        for kind in self.kinds:
            seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
            made = await self.people[0].player.post(
                "/api/tables", {"game": "santo_domingo", "seats": seats, "visibility": kind}
            )
            self.tables.append(made["table"])
            self.seats.append([0, None, None, None])

    async def step(self) -> None:
        await self.rng.choice(
            [
                self.sit,
                self.sit,
                self.leave,
                self.talk,
                self.talk,
                self.open,
                self.open,
                self.log_out,
                self.kick,
                self.show,
            ]
        )()

    async def sit(self) -> None:
        table, seat, who = self.rng.randrange(3), self.rng.randrange(1, 4), self.rng.randrange(1, 5)
        if self.seats[table].count(None) == 1 or not self.people[who].logged_in:
            return  # the game would begin: then nobody loses a seat any more
        renewed = await self.people[0].player.post(f"/api/tables/{self.tables[table]}/invites", {"seat": seat})
        taken = await self.people[who].player.call("POST", "/api/invites", {"token": renewed["token"]})
        if taken.status_code == 201:
            self.seats[table][seat] = who
            self.away[table].discard(who)

    async def leave(self) -> None:
        table, seat = self.rng.randrange(3), self.rng.randrange(1, 4)
        who = self.seats[table][seat]
        if who is None or not self.people[who].logged_in:
            return
        self.seats[table][seat] = None  # from the moment of asking on nothing may come
        left = await self.people[who].player.call("POST", f"/api/tables/{self.tables[table]}/leave", {"seat": seat})
        assert left.status_code == 200

    async def kick(self) -> None:
        """Whoever sits there, or somebody who watches."""
        table, seat = self.rng.randrange(3), self.rng.randrange(1, 4)
        owner, path = self.people[0].player, f"/api/tables/{self.tables[table]}"
        watching = await owner.get(f"{path}/watchers")
        who, order = self.seats[table][seat], {"seat": seat}
        if watching and self.rng.random() < 0.5:
            chosen = self.rng.choice(watching)
            who = next(number for number, one in enumerate(self.people) if one.id == chosen["id"])
            order = {"watcher": chosen["id"]}
        if who is None or self.rng.random() < 0.5:
            return
        self.away[table].add(who)  # from the moment of asking on nothing may come
        self.seats[table] = [None if one == who else one for one in self.seats[table]]
        gone = await owner.call("POST", f"{path}/removals", order)
        assert gone.status_code == 200
        for tab in self.tabs:
            if tab.who == who and tab.table == table:
                assert tab.wire.code in (4401, 4403, 4404, 4410), "whoever was removed still listens"

    async def show(self) -> None:
        table = self.rng.randrange(3)
        before, after = self.kinds[table], self.rng.choice(["public", "link", "private"])
        if before == after:
            return
        if after == "private":
            self.kinds[table] = after  # from the moment of asking on
        owner = self.people[0].player
        shown = await owner.call("POST", f"/api/tables/{self.tables[table]}/visibility", {"visibility": after})
        assert shown.status_code == 200
        self.kinds[table] = after
        listed = [one["table"] for one in (await owner.get("/api/tables"))["items"]]
        assert (self.tables[table] in listed) == (after == "public")

    async def talk(self) -> None:
        table = self.rng.randrange(3)
        said = {"text": "psst", "request": secrets.token_hex(4)}
        await self.people[0].player.post(f"/api/tables/{self.tables[table]}/chat", said)

    async def open(self) -> None:
        table, who = self.rng.randrange(3), self.rng.randrange(1, 5)
        seat = self.rng.choice([None, 1, 2, 3])
        if self.may_fetch(who, table, seat) and self.people[who].logged_in:
            tab = await opened_in(self, who, table, seat)
            assert tab.wire.code == 0

    async def log_out(self) -> None:
        who = self.rng.randrange(1, 5)
        person = self.people[who]
        if person.logged_in and self.rng.random() < 0.1:
            person.logged_in = False
            gone = await person.player.call("DELETE", "/api/sessions/current")
            assert gone.status_code == 204
            for tab in self.tabs:
                if tab.who == who:
                    assert tab.wire.code in (4401, 4403, 4404, 4410)

    async def verify(self) -> None:
        """Whoever may listen still does, and GET agrees with the model: the test is not vacuous."""
        assert self.wrong == []
        for tab in self.tabs:
            person = self.people[tab.who]
            path = f"/api/tables/{self.tables[tab.table]}" + ("" if tab.seat is None else f"?seat={tab.seat}")
            if person.logged_in:
                answer = await person.player.call("GET", path)
                assert (answer.status_code == 200) == self.may_fetch(tab.who, tab.table, tab.seat)
            self.closed += tab.wire.code != 0


async def opened_in(world: Rooms, who: int, table: int, seat: int | None) -> Tab:
    live = await world.here.house.hall.open(world.tables[table])
    tab = Tab(world, who, table, seat)
    world.here.house.hall.streams.watch(live, tab.subscriber)
    tab.subscriber.begin([])
    world.tabs.append(tab)
    return tab


async def opened(here: Place, player: Player, table: str, seat: int | None) -> Tab:
    """A stream of somebody whom nobody takes anything from."""

    class Free(Rooms):
        def may_fetch(self, who: int, table: int, seat: int | None) -> bool:
            return True

    world = Free(here, random.Random(0))
    me = await player.get("/api/me")
    world.people = [One(player, me["id"], (await player.get("/api/sessions"))[0]["id"])]
    world.tables = [table]
    return await opened_in(world, 0, 0, seat)


@pytest.mark.parametrize("block", range(3))
def test_p20_whatever_reaches_a_socket_could_be_fetched_at_that_moment(tmp_path: Path, block: int) -> None:
    told = closed = 0

    async def story(here: Place) -> None:
        nonlocal told, closed
        for seed in range(block * 12, (block + 1) * 12):
            world = Rooms(here, random.Random(seed))
            await world.build()
            for _ in range(90):
                await world.step()
            await world.verify()
            told += world.told
            closed += world.closed

    played(tmp_path, story)
    assert told > 100, "hardly anybody was told anything"
    assert closed > 8, "hardly anybody lost anything"


def test_p20_a_server_that_does_not_ask_again_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("antilles.server.tables.streams.Streams.authorise", lambda *_: None)
    with pytest.raises(AssertionError, match=r"was told|still listens"):
        test_p20_whatever_reaches_a_socket_could_be_fetched_at_that_moment(tmp_path, 0)


@pytest.mark.parametrize("block", range(4))
def test_p20_random_histories(block: int) -> None:
    """A choice of the histories that ``python -m tests.server.redteam.histories`` plays by the hundred thousand."""
    counts = histories.run(block * 150, 150)
    assert counts["frames"] > 1000
    for happened in (
        "logged out",
        "rotated",
        "grown old",
        "removed",
        "shown",
        "came back by a new invitation",
        "closed 4401",
        "closed 4403",
        "closed 4404",
        "closed 4410",
    ):
        assert counts[happened] > 10, happened


def forget_who_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("antilles.server.tables.streams.access_of", lambda desk: (desk.status, desk.head))


def never_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("antilles.server.tables.streams.Streams.authorise", lambda *_: None)


def forget_who_logged_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("antilles.server.tables.streams.Streams.end", lambda *_: None)


def believe_sessions_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks how old sessions are every few seconds only, as the server once did."""

    async def living(people: People, sessions: list[str]) -> dict[str, float]:
        found = await people.store.living_sessions(sessions)
        return {session: 1e9 for session, moments in found.items() if expiry(*moments) >= people.clock()}

    monkeypatch.setattr(People, "living", living)
    monkeypatch.setattr(People, "left", lambda *_: 1e9)


def forget_who_was_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "antilles.server.tables.streams.access_of",
        lambda desk: (desk.status, desk.head, [chair.person for chair in desk.chairs]),
    )


def forget_who_may_watch_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "antilles.server.tables.streams.access_of",
        lambda desk: (desk.status, [chair.person for chair in desk.chairs], frozenset(desk.removed)),
    )


def let_the_removed_use_what_is_out(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Remove.apply

    def apply(desk: Desk, new: Entry, steps: list[Step]) -> None:
        known = dict(desk.invites_used)
        before(desk, new, steps)
        desk.invites_used = known

    monkeypatch.setattr(Remove, "apply", apply)


def let_anybody_send_people_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Remove, "allowed", lambda *_: True)


def take_private_for_public(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_to_all(person: str, verb: Verb, table: Table, seat: int | None = None) -> bool:
        return verb == "watch" or may(person, verb, table, seat)

    monkeypatch.setattr("antilles.server.tables.subscriber.may", open_to_all)


def let_invitations_work_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sit, "allowed", lambda sit, desk: may(sit.person, "sit", desk, sit.seat, bool(sit.invite)))


def keep_the_name_of_a_session(monkeypatch: pytest.MonkeyPatch) -> None:
    async def set_password(people: People, caller: Caller, login: str, password: str) -> tuple[list[str], str]:
        token, same = secrets.token_urlsafe(32), caller.session
        await people.store.set_password(caller.person, login, password, same, same, people.hash(token))
        return [same], token

    monkeypatch.setattr(People, "set_password", set_password)
    monkeypatch.setattr("antilles.server.tables.streams.Streams.end", lambda *_: None)


def tell_the_slow_without_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    def caught_up(streams: Streams, live: Live, subscriber: Subscriber) -> None:
        subscriber.put(pack(streams.full(live, subscriber.person, subscriber.seat)))

    monkeypatch.setattr(Streams, "caught_up", caught_up)


@pytest.mark.parametrize(
    "mutant",
    [forget_who_sits, never_ask_again, forget_who_logged_out, believe_sessions_for_ever, take_private_for_public,
     let_invitations_work_again, keep_the_name_of_a_session, tell_the_slow_without_asking, forget_who_was_sent_away,
     forget_who_may_watch_now, let_the_removed_use_what_is_out, let_anybody_send_people_away],
)  # fmt: skip
def test_p20_every_server_that_forgets_to_ask_is_found_out(
    monkeypatch: pytest.MonkeyPatch, mutant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    mutant(monkeypatch)
    with pytest.raises(histories.Told):
        histories.run(0, 1500)


def test_the_channel_of_a_database_is_its_own() -> None:
    async def run() -> None:
        first, second = RedisBus(REDIS, "one"), RedisBus(REDIS, "two")
        assert first.channel != second.channel
        await first.close()
        await second.close()

    asyncio.run(run())
