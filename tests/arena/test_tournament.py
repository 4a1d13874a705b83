"""Whole tournaments: repeatable, in one process or several, resumable, and nothing is lost by Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from antilles.arena.contest import sit_down
from antilles.arena.entrants import Trial, our_bot
from antilles.arena.file_lock import InUse
from antilles.arena.parallel_search import Crew, InTurn
from antilles.arena.results import OtherTournament, Result, ResultFile, Settings, in_order
from antilles.arena.schedule import schedule
from antilles.arena.tournament import play_tournament
from antilles.arena.tuning import Course, Step, challenge, compare, tune, write_toml
from antilles.arena.workers import Workers
from antilles.bots.kinds import NoSuchBot, full_name
from antilles.bots.plan import governor_budget
from antilles.games import games
from antilles.kernel.data import Tuning, load_tuning

GAME = games()["santo_domingo"]
DECKHAND = full_name("deckhand", GAME)
SETTINGS = Settings(GAME.name, 1, 2, {}, ("uniform@1", "greedy@2"), 1)


def tournament(jobs: int, games: int = 6) -> list[Result]:
    entrants = [our_bot("uniform", GAME), our_bot("greedy", GAME), our_bot("deckhand", GAME)]
    results: list[Result] = []
    play_tournament(GAME.name, entrants, schedule(3, 3, games, 5), GAME.settle(3), jobs=jobs, report=results.append)
    return in_order(results)


def result(number: int) -> Result:
    return Result(number, number // 2, ("uniform@1", "greedy@2"), (2, 1), (10, 30), 20, ("a fault",))


def test_a_tournament_is_the_same_in_one_process_and_in_two() -> None:
    alone = tournament(1)

    assert alone == tournament(2)
    assert [one.number for one in alone] == list(range(6))
    assert {one.bots for one in alone} == {
        ("uniform@1", "greedy@2", DECKHAND),
        ("greedy@2", DECKHAND, "uniform@1"),
        (DECKHAND, "uniform@1", "greedy@2"),
    }


def test_results_are_kept_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    kept = ResultFile(path, SETTINGS)
    kept.add(result(0))
    kept.add(result(1))
    kept.close()

    again = ResultFile(path, SETTINGS)
    assert again.done == {0: result(0), 1: result(1)}
    again.close()


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    kept = ResultFile(path, SETTINGS)
    kept.add(result(0))
    kept.add(result(1))
    kept.close()
    whole = path.read_text(encoding="utf-8")
    for cut in range(len(whole)):
        path.write_text(whole[:cut], encoding="utf-8")
        torn = ResultFile(path, SETTINGS)
        assert len(torn.done) == max(0, whole[:cut].count("\n") - 1)
        torn.add(result(7))
        torn.close()
        rows = path.read_text(encoding="utf-8").splitlines()
        assert all(json.loads(row) for row in rows)
        assert json.loads(rows[-1])["number"] == 7


def test_two_runs_do_not_write_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    kept = ResultFile(path, SETTINGS)
    kept.add(result(0))
    with pytest.raises(InUse):
        ResultFile(path, SETTINGS)
    kept.add(result(1))
    kept.close()
    again = ResultFile(path, SETTINGS)
    assert set(again.done) == {0, 1}
    again.close()


def test_opening_a_file_again_writes_none_of_its_games_anew(tmp_path: Path) -> None:
    """A full disk or a kill while opening must not cost what was played."""
    path = tmp_path / "results.jsonl"
    kept = ResultFile(path, SETTINGS)
    kept.add(result(0))
    kept.close()
    before = path.stat()
    ResultFile(path, SETTINGS).close()
    assert (path.stat().st_size, path.stat().st_mtime_ns) == (before.st_size, before.st_mtime_ns)


@pytest.mark.parametrize("text", ["my diary\n", "my diary", '{"arena": 1}\n', "[]\n"])
def test_other_files_are_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(OtherTournament):
        ResultFile(path, SETTINGS)
    assert path.read_text(encoding="utf-8") == text


def test_results_of_another_seed_are_other_results(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    ResultFile(path, SETTINGS).close()
    with pytest.raises(OtherTournament):
        ResultFile(path, Settings(GAME.name, 1, 2, {}, ("uniform@1", "greedy@2"), 2))


def test_ctrl_c_keeps_what_is_done_and_leaves_nobody_behind(tmp_path: Path) -> None:
    """A real run in two processes is interrupted; the same command then goes on from the file."""
    out = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "antilles.cli", "arena", GAME.name, "--bots", "uniform,greedy", "--seats", "2"]
    command += ["--jobs", "2", "--out", str(out), "--lang", "en"]
    running = subprocess.Popen(
        [*command, "--games", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    deadline = time.monotonic() + 120
    while not out.exists() or out.read_text(encoding="utf-8").count("\n") < 5:
        assert time.monotonic() < deadline and running.poll() is None
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    told, complained = running.communicate(timeout=60)

    assert running.returncode == 130
    assert b"Interrupted" in complained and b"Traceback" not in complained
    assert b"greedy@2" in told
    while group_lives(running.pid):
        assert time.monotonic() < deadline, "workers are still there"
        time.sleep(0.05)
    done = out.read_text(encoding="utf-8").count("\n") - 1
    again = subprocess.run([*command, "--games", str(done + 2)], capture_output=True, timeout=120, check=True)
    assert b"greedy@2" in again.stdout
    assert out.read_text(encoding="utf-8").startswith('{"arena": 1')
    numbers = [json.loads(row)["number"] for row in out.read_text(encoding="utf-8").splitlines()[1:]]
    assert len(numbers) == len(set(numbers)) >= done


def test_workers_do_not_hear_ctrl_c_from_their_first_moment() -> None:
    """One that is interrupted while it loads would print a traceback."""
    with Workers(1) as workers:
        held = workers.submit(signal.pthread_sigmask, signal.SIG_BLOCK, ()).result()
    assert signal.SIGINT in held
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_crew_thinks_the_same_whoever_is_ready_first() -> None:
    view = GAME.view(GAME.start(2), 0)
    crew, other = Crew(2, 60, seed=4), Crew(2, 60, seed=4)
    said = crew.opinions(GAME, view)
    assert said == other.opinions(GAME, view) == InTurn(2, 60, seed=4).opinions(GAME, view)
    assert sum(opinion.visits for opinion in said) == 120
    least = 0.3 * said[0].visits
    drawn = {Crew.choose(other, GAME, view) for _ in range(6)}
    assert drawn <= {opinion.move for opinion in said}
    assert len(drawn) > 1 or sum(opinion.visits >= least for opinion in said) == 1, "sealed choices are drawn"


def test_a_governor_thinks_on_the_cores_it_is_given() -> None:
    """As long as ever on each of them: twice the iterations."""
    entrant = our_bot("governor/100*2", GAME)
    bot = sit_down(GAME, entrant, 4, 1.0)
    assert isinstance(bot, Crew)
    said = bot.opinions(GAME, GAME.view(GAME.start(2), 0))

    assert entrant.name == full_name("governor/100", GAME) + "*2"
    assert sum(opinion.visits for opinion in said) == 2 * (governor_budget(GAME.tuning.search) // 100)
    for name in ("governor*1", "governor*x", "captain*2", "uniform*2", "governor*2*2"):
        with pytest.raises(NoSuchBot):
            our_bot(name, GAME)


# --- tuning -------------------------------------------------------------------------------------------

START = Trial(dict(GAME.tuning.search), dict(GAME.tuning.weights), 60)


def test_a_challenger_differs_in_something_that_may_be_changed() -> None:
    import random

    for seed in range(200):
        other = challenge(START, random.Random(seed), "all")
        assert other != START
        assert other.search["governor"] == START.search["governor"]
        assert isinstance(other.search["branch_on_chance"], bool)
        for name in ("trust", "follow"):
            assert 0 <= other.search[name] <= 100
        assert other.search["explore"] > 0
        assert challenge(START, random.Random(seed), "weights").search == START.search
        assert challenge(START, random.Random(seed), "search").weights == START.weights


def test_the_same_seed_tunes_the_same() -> None:
    course = Course(seats=2, rounds=3, games=4, check=4, steps=60, seed=2)
    reports: list[list[Step]] = [[], []]
    champions = [tune(GAME.name, START, course, "all", report.append) for report in reports]

    assert champions[0] == champions[1]
    assert reports[0] == reports[1]
    assert len(reports[0]) == 3


def test_a_handicapped_bot_is_found_to_be_worse() -> None:
    """What is compared is ``after`` against ``before``: thinking a lot less is worth less than nothing."""
    lazy = Trial(START.search, START.weights, 1)
    keen = Trial(START.search, START.weights, 4000)
    course = Course(seats=2, rounds=0, games=1, check=12, steps=60, seed=1)
    down, up = compare(GAME.name, keen, lazy, course), compare(GAME.name, lazy, keen, course)

    assert down.step_high is not None and down.step_high < -100
    assert up.step_low is not None and up.step_low > 100


def test_values_are_written_as_they_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "some_game"
    package.mkdir()
    (package / "__init__.py").touch()
    search = {"explore": 1.25, "trust": 40, "branch_on_chance": False, "governor": 12000}
    nets = {0: "learned.json", 2: "two.json"}
    written = Tuning(search, {"good": 0.125}, {"captain": 40}, {"governor": 3}, learned=nets)
    (package / "insight.toml").write_text(write_toml("Some\ngame", written), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    tuning = load_tuning("some_game")

    assert tuning.search == search
    assert str(tuning.search["branch_on_chance"]) == "False"
    assert tuning.weights == {"good": 0.125}
    assert tuning.levels == {"captain": 40}
    assert tuning.versions == {"governor": 3}
    assert tuning.learned == nets
