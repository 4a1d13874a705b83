"""Ratings: who agreed to them, and that each game counts exactly once, in whatever order and process it arrives."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import given, settings, strategies as st
from sqlalchemy import Connection

from antilles.server.ratings.booking import Booking, book
from antilles.server.ratings.outcome import Row, ranked
from antilles.server.ratings.rebuild import rebuild
from antilles.server.ratings.reckoning import DAY, MOST_MEETINGS, Finished, Ledger, Meetings, Seated, Standing, rate
from antilles.server.ratings.scale import ANCHORS, anchor, reach, reckoned, shown
from antilles.server.store import open_store
from antilles.server.store.results import add_results, pseudonym
from antilles.server.store.schema import metadata, people, ratings, results
from bench.ratings import play
from tests.server.elsewhere import postgres_url
from tests.server.kit import Place, Player, played

PERSONS = ["pana", "pbruno", "pchiara", "pluca"]
Game = tuple[str, int, list[tuple[str, int]]]


def finished(*seats: tuple[str, int], game: str = "cuba") -> Finished:
    named = [Seated(who, "", place) if who not in ANCHORS["cuba"] else Seated("", who, place) for who, place in seats]
    return Finished("t", game, 0, tuple(named))


def test_an_example_by_hand() -> None:
    """The one of docs/ratings.md: Ana and Bruno are new, and Ana wins."""
    ana, bruno = rate(finished(("ana", 1), ("bruno", 2)), {})

    assert (shown(ana.before.mu), reach(ana.before.sigma)) == (1500, 490)
    assert (shown(ana.after.mu), shown(bruno.after.mu)) == (1579, 1421)
    assert reach(ana.after.sigma) == reach(bruno.after.sigma) == 474
    assert ana.after.games == 1


def test_bots_stay_where_they_are_and_teach_all_the_same() -> None:
    (won,) = rate(finished(("ana", 1), ("governor", 2)), {})
    (lost,) = rate(finished(("ana", 2), ("governor", 1)), {})

    assert shown(won.after.mu) - 1500 > 1500 - shown(lost.after.mu) > 0  # losing to a governor tells little
    assert anchor("cuba", "trader") == 1500 == shown(reckoned(1500))
    assert all(list(levels.values()) == sorted(levels.values()) for levels in ANCHORS.values())


def test_equal_places_draw_people_together() -> None:
    known = {"ana": Standing(30.0, 3.0, 9), "bruno": Standing(25.0, 3.0, 9)}
    ana, bruno = rate(finished(("ana", 1), ("bruno", 1)), known)

    assert ana.after.mu < 30.0 and bruno.after.mu > 25.0


@pytest.mark.parametrize(
    ("places", "gone", "ranks"),
    [
        ([1, 2, 3], [False, False, False], [1, 2, 3]),
        ([1, 1, 3], [False, False, False], [1, 1, 3]),
        ([1, 2, 3], [True, False, False], [3, 1, 2]),  # who left is last, whatever the bot made of the seat
        ([1, 2, 3], [True, False, True], [2, 1, 2]),
    ],
)
def test_whoever_left_is_last(places: list[int], gone: list[bool], ranks: list[int]) -> None:
    assert ranked(places, gone) == ranks


def test_the_same_two_people_are_rated_so_often_a_day() -> None:
    meetings = Meetings((hour * 1000, ["ana", "bruno"]) for hour in range(MOST_MEETINGS))

    assert meetings.too_many(5000, ["ana", "bruno", "chiara"])
    assert not meetings.too_many(5000, ["ana", "chiara"])
    assert not meetings.too_many(DAY + 500, ["ana", "bruno"])


def test_a_game_too_many_changes_nothing() -> None:
    ledger = Ledger({}, Meetings())
    booked = [
        ledger.book(Finished(f"t{n}", "cuba", n, (Seated("ana", "", 1), Seated("bruno", "", 2))))
        for n in range(MOST_MEETINGS + 1)
    ]

    assert all(booked[:-1]) and booked[-1] is None
    assert ledger.standings["ana"].games == MOST_MEETINGS


def test_ratings_order_a_house_by_strength_and_bars_hold() -> None:
    """A hundred people whose strengths are known, as ``bench/ratings.py`` does it with more."""
    order, held = play(100, 25, 250, 1500, 0.3, 7)

    assert order > 0.85 and all(share > 0.9 for share in held.values())


# --- booking ----------------------------------------------------------------------------------------


def fresh() -> sa.Engine:
    engine = sa.create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        connection.execute(people.insert(), [{"id": who, "name": who, "created": 0} for who in PERSONS])
    return engine


def arrive(connection: Connection, game: Game) -> None:
    table, at, seats = game
    rows = [Row(seat, who, who, "", place, 0, place, False) for seat, (who, place) in enumerate(seats)]
    for change in add_results(table, "cuba", at, "rated", rows):
        change.run(connection)


def ratings_in(connection: Connection) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in connection.execute(sa.select(ratings).order_by(ratings.c.person, ratings.c.games))]


@st.composite
def histories(draw: st.DrawFn) -> list[Game]:
    games: list[Game] = []
    for number in range(draw(st.integers(1, 9))):
        who = draw(st.permutations(PERSONS))[: draw(st.integers(2, 4))]
        places = [draw(st.integers(1, len(who))) for _ in who]
        at = draw(st.integers(0, 3)) * DAY // 2
        games.append((f"t{number}", at, list(zip(who, places, strict=True))))
    return games


@settings(max_examples=40, deadline=None)
@given(histories(), st.randoms(use_true_random=False))
def test_whatever_the_order_of_arrival_the_ratings_are_the_same(games: list[Game], chance: random.Random) -> None:
    """Booked one by one as they end, in any order and in any portions, twice, and all together from the beginning."""
    live, mixed = fresh(), fresh()
    for game in sorted(games, key=lambda game: (game[1], game[0])):
        with live.begin() as connection:
            arrive(connection, game)
            assert book(connection) == 1
    late = list(games)
    chance.shuffle(late)
    for game in late:
        with mixed.begin() as connection:
            arrive(connection, game)
            if chance.random() < 0.6:
                book(connection)
    with live.begin() as one, mixed.begin() as other:
        book(other)
        wanted = ratings_in(one)
        assert ratings_in(other) == wanted
        assert book(one) == 0 and ratings_in(one) == wanted
        book(one, again=True)
        assert ratings_in(one) == wanted
        numbers = [(row[1], row[2]) for row in wanted]
        assert len(numbers) == len(set(numbers))


def test_whoever_is_forgotten_leaves_others_as_they_are(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        table, (_, bruno) = await duel(here)
        await finish(here, table)
        before, who = await all_ratings(here), (await bruno.get("/api/me"))["id"]
        assert (await bruno.call("POST", "/api/me/erasure", {})).status_code == 204
        gone = pseudonym(who)
        after = await all_ratings(here)
        assert [row for row in before if row[1] != who] == [row for row in after if row[1] != gone]
        assert len(after) == 2 and bruno.name not in str([row for row in await rows_of(here) if row[4] == gone])
        await rebuild(here.house.store)
        assert {row[1:] for row in await all_ratings(here)} == {row[1:] for row in after}
        assert bruno.name not in str([row for row in await rows_of(here) if row[4] == gone])

    played(tmp_path, story)


# --- tables -----------------------------------------------------------------------------------------

LIVE = {"minutes": 60, "increment": 30, "rated": True}


async def duel(here: Place, **more: Any) -> tuple[str, list[Player]]:
    two = [await here.person("Ana"), await here.person("Bruno")]
    return await here.table(two, **{**LIVE, **more}), two


async def all_ratings(here: Place) -> list[tuple[Any, ...]]:
    await here.house.booking.settle()
    return await here.house.store.read(ratings_in)


async def rows_of(here: Place) -> list[tuple[Any, ...]]:
    query = sa.select(results).order_by(results.c.table_id, results.c.seat)
    return await here.house.store.read(lambda connection: [tuple(row) for row in connection.execute(query)])


async def finish(here: Place, table: str) -> None:
    """Play a table to its end, whoever is asked, with their own hands."""
    from antilles.kernel.step import legal_moves
    from antilles.server.tables.commands import Move

    live = await here.house.hall.open(table)
    desk = live.desk
    while desk.status == "running":
        seat = desk.asked_seats()[0]
        assert desk.state is not None
        text = desk.game.text(legal_moves(desk.state, seat)[0])
        if desk.chairs[seat].by_bot:
            await here.house.hall.ask(
                live, Move(person="", seat=seat, asked=desk.opened[seat], moves=(text,), by="bot")
            )
            continue
        person = desk.chairs[seat].person
        await here.house.hall.ask(live, Move(person=person, seat=seat, asked=desk.opened[seat], moves=(text,)))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_rated_game_counts_once_and_again_after_a_rebuild(tmp_path: Path, kind: str) -> None:
    async def story(here: Place) -> None:
        table, _ = await duel(here)
        await finish(here, table)
        found = await all_ratings(here)
        assert [row[2] for row in found] == [1, 1] and {row[3] for row in found} == {table}
        assert await here.house.booking.settle() == 0
        rows = await rows_of(here)
        assert {row[-2] for row in rows} == {"rated"} and len(rows) == 2
        assert await rebuild(here.house.store) == (1, 2)
        assert await all_ratings(here) == found and await rows_of(here) == rows

    played(tmp_path, story, **({"database": postgres_url()} if kind == "postgres" else {}))


def test_several_processes_book_each_game_once(tmp_path: Path) -> None:
    """Three of them at the same moment, while games arrive out of order; what comes out is what one makes of it."""

    async def story(here: Place) -> None:
        who = [str((await (await here.person(name)).get("/api/me"))["id"]) for name in ("Ana", "Bruno", "Chiara")]
        stores = [await open_store(here.house.settings.database) for _ in range(3)]
        chance = random.Random(5)
        games = [(f"t{n}", n * DAY // 2, list(zip(chance.sample(who, 3), (1, 2, 3), strict=True))) for n in range(24)]
        chance.shuffle(games)
        for start in range(0, len(games), 6):
            some = games[start : start + 6]
            await asyncio.gather(*[stores[n % 3].write(partial(arrive, game=game)) for n, game in enumerate(some)])
            await asyncio.gather(*[Booking(store).settle() for store in stores])
        found = await all_ratings(here)
        assert len(found) == 3 * len(games) == len({(row[1], row[3]) for row in found})
        await here.house.store.write(partial(book, again=True))
        assert await all_ratings(here) == found
        for store in stores:
            await store.close()

    played(tmp_path, story, database=postgres_url())


def test_leaving_is_the_last_place(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        table, (ana, _) = await duel(here)
        await ana.post(f"/api/tables/{table}/leave", {"seat": 0})
        await finish(here, table)
        first, second = await rows_of(here)
        assert (first[9], first[10], second[9], second[10]) == (2, 1, 1, 0)
        assert len(await all_ratings(here)) == 2

    played(tmp_path, story)


def test_nothing_counts_where_everybody_left(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        table, two = await duel(here)
        for seat, player in enumerate(two):
            await player.post(f"/api/tables/{table}/leave", {"seat": seat})
        await finish(here, table)
        assert {row[-2] for row in await rows_of(here)} == {"unfinished"}
        assert await all_ratings(here) == []

    played(tmp_path, story)


def test_a_rematch_counts_only_for_those_who_play(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        table, (ana, _) = await duel(here)
        await finish(here, table)
        again = (await ana.post(f"/api/tables/{table}/rematch", status=201))["table"]
        assert (await ana.sight(again))["rated"]
        desk = (await here.house.hall.open(again)).desk
        (brought,) = desk.attendance.brought
        await here.house.hall.ask(await here.house.hall.open(again), leave(desk.chairs[brought].person, brought))
        await finish(here, again)
        assert {row[-2] for row in await rows_of(here) if row[0] == again} == {"not-agreed"}
        assert len(await all_ratings(here)) == 2

    played(tmp_path, story)


def leave(person: str, seat: int) -> Any:
    from antilles.server.tables.commands import Leave

    return Leave(person=person, seat=seat)


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"minutes": 0, "increment": 0}, "server-rated-pace"),
        ({"hints": True}, "server-rated-hints"),
        ({"seats": [{"kind": "me"}, {"kind": "me", "name": "Bruno"}]}, "server-rated-screen"),
        ({"seats": [{"kind": "bot"}, {"kind": "bot"}]}, "server-rated-others"),
    ],
)
def test_what_makes_a_rated_table_impossible(tmp_path: Path, more: dict[str, Any], key: str) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        seats = [{"kind": "me"}, {"kind": "open"}]
        answer = await ana.call("POST", "/api/tables", {"game": "santo_domingo", "seats": seats, **LIVE, **more})
        assert answer.status_code == 422 and kind(answer) == key, answer.text

    played(tmp_path, story)


def test_what_a_rated_table_refuses(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await ana.post("/api/tables", {"game": "santo_domingo", "seats": seats, **LIVE, "visibility": "public"})
        table, token = made["table"], made["invites"][0]["token"]
        shown = await ana.post("/api/invites/look", {"token": token}, status=200)
        assert shown["rated"] and not shown["hints"]
        assert key_of(await ana.call("PUT", f"/api/tables/{table}/seats/1", {})) == "server-rated-one-seat"
        bruno = await here.person("Bruno")
        await bruno.post("/api/invites", {"token": token})
        undo = {"seat": 0, "wish": "undo"}
        assert key_of(await ana.call("POST", f"/api/tables/{table}/proposals", undo)) == "server-rated-no-undo"
        away = await ana.call("POST", f"/api/tables/{table}/removals", {"seat": 1})
        assert key_of(away) == "server-rated-no-remove"
        assert (await ana.get("/api/tables"))["items"][0]["rated"]

    played(tmp_path, story)


def test_whoever_loses_a_rated_game_has_nobody_voted_away(tmp_path: Path) -> None:
    """The game would not count any more."""

    async def story(here: Place) -> None:
        people = [await here.person(name) for name in ("Ana", "Bruno", "Carla")]
        table = await here.table(people, **LIVE)
        vote = {"seat": 1, "wish": "remove", "whom": 2}
        assert key_of(await people[1].call("POST", f"/api/tables/{table}/proposals", vote)) == "server-rated-no-remove"

    played(tmp_path, story)


def key_of(answer: Any) -> str:
    assert answer.status_code == 409, answer.text
    return kind(answer)


def kind(answer: Any) -> str:
    return str(answer.json()["type"]).replace("urn:antilles:problem:", "server-")


def test_a_pause_ends_after_a_day_whoever_wants_to_go_on(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        table, (ana, bruno) = await duel(here)
        await ana.post(f"/api/tables/{table}/proposals", {"seat": 0, "wish": "pause"})
        desk = (await here.house.hall.open(table)).desk
        assert desk.proposal is not None
        answer = {"seat": 1, "asked": desk.proposal.version, "agree": True}
        await bruno.post(f"/api/tables/{table}/proposals/answers", answer)
        assert desk.status == "paused"
        desk.paused_at -= DAY
        await bruno.post(f"/api/tables/{table}/proposals", {"seat": 1, "wish": "resume"})
        assert desk.status == "running"

    played(tmp_path, story)


def test_a_house_without_ratings_offers_and_reckons_none(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        seats = [{"kind": "me"}, {"kind": "open"}]
        answer = await ana.call("POST", "/api/tables", {"game": "santo_domingo", "seats": seats, **LIVE})
        assert key_of(answer) == "server-ratings-off"
        table, _ = await duel(here, rated=False)
        await finish(here, table)
        assert len(await rows_of(here)) == 2 and await all_ratings(here) == []

    played(tmp_path, story, ratings=False)
