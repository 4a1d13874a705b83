"""Games as data: the same by seed however they are played, resumable, whole in both formats."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from antilles.arena.archive import open_archive
from antilles.arena.cluster import NoCluster, connect
from antilles.arena.entrants import our_bot
from antilles.arena.results import OtherTournament
from antilles.arena.schedule import schedule
from antilles.arena.simulation import Extras, Simulated, simulate
from antilles.arena.workers import spread
from antilles.bots.kinds import full_name
from antilles.cli import main
from antilles.games import games
from antilles.kernel.record import parse_record
from antilles.kernel.step import legal_moves

GAME = next(game for game in games().values() if game.name.startswith("santo"))
EXTRAS = Extras(observations=True, visits=True, legal=True)
SETTINGS: dict[str, Any] = {"game": GAME.name}


def simulated(number: int, **given: Any) -> Simulated:
    return Simulated(number, ("uniform@1", "greedy@2"), (2, 1), (10, 30), "a record", **given)


def rows(path: Path) -> list[dict[str, Any]]:
    if path.suffix == ".parquet":
        import pyarrow.parquet

        found: list[dict[str, Any]] = pyarrow.parquet.read_table(path).to_pylist()
        return found
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]


def test_a_simulated_game_can_be_replayed_decision_by_decision() -> None:
    entrants = [our_bot("uniform", GAME), our_bot("trader", GAME)]
    game = simulate(GAME.name, entrants, schedule(2, 2, 2, 1)[1], GAME.settle(2), EXTRAS)
    record = parse_record(game.record)
    state = GAME.start(2)

    assert game.bots == (full_name("trader", GAME), "uniform@1")
    assert record.names == {0: full_name("trader", GAME), 1: "uniform@1"}
    assert len(game.seats) == len(game.actions) == len(game.observations) == len(game.visits)
    told = zip(game.seats, game.actions, game.observations, game.visits, game.legal, strict=True)
    for seat, action, seen, visits, legal in told:
        assert sorted(legal) == sorted(legal_moves(state, seat))
        assert GAME.observer is not None
        assert len(seen) == GAME.observer.size
        if visits.moves:
            assert seat == 0
            assert visits.moves == sorted(legal_moves(state, seat))
            assert sum(visits.counts) > 0
            assert len(visits.values) == len(visits.moves)
            assert visits.value is not None
            assert min(visits.values) - 1e-9 <= visits.value <= max(visits.values) + 1e-9
            assert all(-1.0 <= value <= 1.0 for value in visits.values)
        state.advance(seat, action)
    assert any(visits.moves for visits in game.visits)
    assert simulate(GAME.name, entrants, schedule(2, 2, 2, 1)[1], GAME.settle(2), Extras()).record == game.record
    assert tuple(state.ranking()) == game.places
    assert tuple(state.scores()) == game.scores
    assert sorted(game.rewards) in ([-1.0, 1.0], [0.0, 0.0])


def test_decisions_and_draws_together_are_the_whole_game() -> None:
    cruz = games()["santa_cruz"]
    game = simulate(cruz.name, [our_bot("uniform", cruz)], schedule(1, 2, 1, 1)[0], cruz.settle(2), Extras())
    state = cruz.start(2)
    draws = iter([*game.draws, None])
    draw = next(draws)
    for number, (seat, action) in enumerate([*zip(game.seats, game.actions, strict=True), (-2, -1)]):
        while draw is not None and draw.after == number:
            state.advance(-1, draw.action)
            draw = next(draws)
        if seat >= 0:
            assert state.actor() == seat
            state.advance(seat, action)

    assert len(game.draws) > 20
    assert tuple(state.scores()) == game.scores


@pytest.mark.parametrize("extras", [[], ["--observations", "--legal", "--visits"]], ids=["plain", "everything"])
@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_a_file_is_as_documented(tmp_path: Path, ending: str, extras: list[str]) -> None:
    """Column by column, each as long as the page says; the settings, the fields within, and the version."""
    page = (Path(__file__).parents[2] / "docs" / "data.md").read_text(encoding="utf-8")
    columns = dict(re.findall(r"^\| `(\w+)` \|.*\| ([\w, ]+) \|$", page, re.MULTILINE))
    listed = re.search(r"The settings are (.*?)\. The same", page, re.DOTALL)
    assert listed is not None
    path = tmp_path / f"games.{ending}"
    assert main(["sim", "santa_cruz", "--bots", "uniform", "--games", "2", "--out", str(path), *extras]) == 0

    settings = settings_of(path)
    assert set(settings) == set(re.findall(r"`(\w+)`", listed[1]))
    assert f"version {settings['sim']} of the schema" in page
    for game in rows(path):
        assert set(game) == set(columns)
        lengths = {"1": 1, "seats": 2, "decisions": len(game["actions"]), "draws": len(game["draws"])}
        lengths["decisions, or 0"] = len(game["actions"]) if extras else 0
        found = {name: len(value) if isinstance(value, list) else 1 for name, value in game.items()}
        assert found == {name: lengths[count] for name, count in columns.items()}
        assert all(set(draw) == {"after", "action"} for draw in game["draws"])
        assert all(set(visits) == {"moves", "counts", "values", "value"} for visits in game["visits"])
    for name in ("after", "action", "moves", "counts", "values", "value"):
        assert f"`{name}`" in page


def settings_of(path: Path) -> dict[str, Any]:
    if path.suffix == ".parquet":
        import pyarrow.parquet

        found: dict[str, Any] = json.loads(pyarrow.parquet.read_schema(path).metadata[b"antilles"])
        return found
    with path.open(encoding="utf-8") as file:
        first: dict[str, Any] = json.loads(next(file))
    return first


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_a_file_is_the_same_in_one_process_and_two_and_after_an_interruption(tmp_path: Path, ending: str) -> None:
    def play(name: str, games: int, jobs: int) -> Path:
        path = tmp_path / f"{name}.{ending}"
        arguments = f"sim {GAME.name} --bots uniform,greedy --games {games} --jobs {jobs} --observations --seed 3"
        assert main([*arguments.split(), "--out", str(path)]) == 0
        return path

    one, two = play("one", 5, 1), play("two", 5, 2)
    play("three", 2, 1)
    three = play("three", 5, 1)

    assert rows(one) == rows(two) == rows(three)
    assert [row["number"] for row in rows(one)] == list(range(5))
    assert len(rows(one)[0]["observations"]) == len(rows(one)[0]["actions"])
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"{name}.{ending}" for name in ("one", "three", "two")]


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    archive = open_archive(path, SETTINGS)
    archive.add(simulated(4))
    archive.add(simulated(2))
    archive.close(whole=False)
    path.write_bytes(path.read_bytes()[:-9])

    again = open_archive(path, SETTINGS)
    assert again.done == {4}
    again.add(simulated(1))
    again.close(whole=True)
    assert [row["number"] for row in rows(path)] == [1, 4]


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_a_file_of_other_settings_is_left_alone(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"games.{ending}"
    archive = open_archive(path, SETTINGS)
    archive.add(simulated(0))
    archive.close(whole=True)
    before = path.read_bytes()

    with pytest.raises(OtherTournament):
        open_archive(path, {"game": "another"})
    assert path.read_bytes() == before
    assert main(["sim", GAME.name, "--games", "1", "--out", str(path)]) == 2


@pytest.mark.parametrize(
    "arguments",
    ["--out games.txt", "--out games.jsonl --bots nobody", "--out games.jsonl --bots ,", "--out games.jsonl --games 0"],
)
def test_what_cannot_be_is_one_sentence(
    arguments: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["sim", GAME.name, *arguments.split()]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) <= 3
    assert not list(tmp_path.iterdir())


def test_whoever_stops_listening_ends_the_workers() -> None:
    results = spread(abs, ((number,) for number in range(-1000, 0)), 2)

    assert next(results) > 0
    results.close()


def test_without_a_cluster_there_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["sim", GAME.name, "--games", "1", "--out", str(tmp_path / "a.jsonl"), "--cluster", "no address"]

    assert main(arguments) == 1
    assert "antilles[ray]" in capsys.readouterr().err.replace("\n", "")
    with pytest.raises(NoCluster):
        connect("no address")
