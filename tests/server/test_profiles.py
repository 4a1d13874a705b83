"""Profiles and leaderboards: what they say, and to whom."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from antilles.server.ratings.outcome import Row
from antilles.server.ratings.reckoning import DAY
from antilles.server.store.results import add_results
from tests.server.kit import Place, Player, played
from tests.server.test_ratings import duel, finish

CUBA = "/api/games/cuba/ratings"


async def identity(player: Player) -> str:
    return str((await player.get("/api/me"))["id"])


async def ended(here: Place, table: str, at: int, *seats: tuple[str, int]) -> None:
    """A rated game of Cuba that ended: who sat there, or which bot, and on which place."""
    rows = [
        Row(seat, "" if who == "captain" else who, who, "captain" if who == "captain" else "", place, 9, place, False)
        for seat, (who, place) in enumerate(seats)
    ]
    await here.house.store.carry_out(*add_results(table, "cuba", at, "rated", rows))


async def evenings(here: Place, ana: str, others: list[str], games: int = 6) -> None:
    """Ana wins against others in turn."""
    for number in range(games):
        await ended(here, f"t{number}", number * DAY, (ana, 1), (others[number % len(others)], 2))
    await here.house.booking.settle()


async def shown_to(viewer: Player, person: str) -> int:
    return (await viewer.call("GET", f"/api/people/{person}")).status_code


def test_a_profile_is_hidden_until_its_owner_says_otherwise(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        who = await identity(ana)
        assert [await shown_to(one, who) for one in (ana, bruno, here.nobody())] == [200, 404, 404]
        assert (await ana.get("/api/people/me"))["shown"] == "hidden"
        assert (await here.nobody().call("GET", "/api/people/me")).status_code == 401
        for shown, expected in (("all", 200), ("friends", 404), ("hidden", 404)):
            assert (await ana.call("PUT", "/api/me/profile", {"shown": shown})).status_code == 200
            assert await shown_to(bruno, who) == expected
        assert await shown_to(ana, "pnobody") == 404

    played(tmp_path, story)


def test_no_number_before_five_games(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        who = await identity(ana)
        await evenings(here, who, [await identity(bruno)], 4)
        (rating,) = (await ana.get("/api/people/me"))["ratings"]
        assert (rating["games"], rating["value"], rating["bar"]) == (4, None, None)
        await ended(here, "t9", 9 * DAY, (who, 1), (await identity(bruno), 2))
        await here.house.booking.settle()
        found = await ana.get("/api/people/me")
        assert found["ratings"][0]["value"] > 1600 and found["ratings"][0]["bar"] < 490
        assert [point["games"] for point in found["history"]["cuba"]] == [5]
        assert (await ana.get("/api/home"))["ratings"] == found["ratings"]

    played(tmp_path, story)


def test_a_profile_of_games_that_were_played(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        table, (ana, bruno) = await duel(here, visibility="public")
        await finish(here, table)
        await bruno.call("PATCH", "/api/me", {"name": "Bruno II"})
        mine = await ana.get("/api/people/me")
        (game,) = mine["last"]
        assert (game["table"], game["seats"], game["rated"], game["change"]) == (table, 2, True, None)
        rows = [*(await ana.get("/api/me/tables"))["items"], (await ana.get("/api/home"))["mine"][0]]
        assert all(row["points"][row["mine"][0]] == game["points"] for row in rows) and len(rows) == 2
        assert all(row["places"][row["mine"][0]] == game["place"] and row["asked"] == [] for row in rows)
        (result,) = mine["results"]
        assert result["games"] == 1 and sum(result["places"][1]) == 1 and result["seats"] == [[1, result["wins"]]]
        (other,) = mine["opponents"]
        assert (other["name"], other["games"], sum(other["places"])) == ("Bruno II", 1, 1)
        assert other["ahead"] + other["behind"] <= 1
        change = await ana.get(f"/api/tables/{table}/rating")
        assert (change["counted"], change["rating"]["games"], change["rating"]["value"]) == ("rated", 1, None)
        watcher = await here.person("Chiara")
        assert (await watcher.get(f"/api/tables/{table}/rating"))["counted"] == ""
        await ana.call("PUT", "/api/me/profile", {"shown": "all"})
        seen = await watcher.get(f"/api/people/{await identity(ana)}")
        assert [one["name"] for one in seen["opponents"]] == [""]  # Bruno shows himself to nobody
        await bruno.call("POST", "/api/me/erasure", {})
        assert [one["name"] for one in (await ana.get("/api/people/me"))["opponents"]] == [""]

    played(tmp_path, story)


def test_a_leaderboard_lists_whoever_wants_and_has_played_enough(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        people = [await here.person(name) for name in ("Ana", "Bruno", "Chiara", "Luca")]
        who = [await identity(one) for one in people]
        await evenings(here, who[0], who[1:])
        assert names(await people[0].get(CUBA)) == ["governor", "captain", "trader", "deckhand"]
        for one in people:
            await one.call("PUT", "/api/me/profile", {"shown": "all"})
        board = await people[0].get(CUBA)
        assert "Ana" in names(board) and "Bruno" not in names(board)  # he has two games
        assert [row["yours"] for row in board["rows"] if row["name"] == "Ana"] == [True]
        assert board["mine"]["games"] == 6 and board["shown"] == "all"
        await people[0].call("PUT", "/api/me/profile", {"shown": "friends"})
        assert "Ana" not in names(await here.nobody().get(CUBA))

    played(tmp_path, story)


def names(board: dict[str, Any]) -> list[str]:
    return [row["name"] for row in board["rows"]]


def test_two_who_play_each_other_only_lead_nothing(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        await evenings(here, await identity(ana), [await identity(bruno)], 12)
        await ana.call("PUT", "/api/me/profile", {"shown": "all"})
        assert "Ana" not in names(await ana.get(CUBA))

    played(tmp_path, story)


def test_the_same_two_too_often_a_day_are_told(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        table, (ana, bruno) = await duel(here)
        who = [await identity(ana), await identity(bruno)]
        now = here.house.hall.clock()
        rows = [Row(seat, person, "", "", seat + 1, 9, seat + 1, False) for seat, person in enumerate(who)]
        for number in range(5):
            earlier = add_results(f"t{number}", "santo_domingo", now - 1000, "rated", rows)
            await here.house.store.carry_out(*earlier)
        await finish(here, table)
        assert (await ana.get(f"/api/tables/{table}/rating"))["counted"] == "too-often"

    played(tmp_path, story)


def test_ones_data_include_results_and_ratings(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        await evenings(here, await identity(ana), [await identity(bruno)], 2)
        found = (await ana.call("GET", "/api/me/export")).json()
        assert len(found["results"]) == len(found["ratings"]) == 2
        await bruno.call("POST", "/api/me/erasure", {})
        again = (await ana.call("GET", "/api/me/export")).json()
        assert again["ratings"] == found["ratings"]

    played(tmp_path, story)


@pytest.mark.parametrize("path", [CUBA])
def test_a_house_without_ratings_shows_none(tmp_path: Path, path: str) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        assert (await ana.call("GET", path)).status_code == 404
        mine = await ana.get("/api/people/me")
        assert not mine["ratings_on"] and mine["ratings"] == []
        assert not (await ana.get("/api/games"))["rated"]

    played(tmp_path, story, ratings=False)
