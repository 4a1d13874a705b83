"""``arena``, ``hint``, ``tune``, ``train`` and ``bench --search``: what they print, keep and refuse."""

import json
import sys
import tomllib
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from antilles.arena.duel import Share
from antilles.arena.elo import Rating
from antilles.arena.entrants import Entrant
from antilles.arena.results import Result
from antilles.arena.schedule import Pairing
from antilles.arena.tournament import play_tournament
from antilles.bots.kinds import full_name
from antilles.cli.bench_search import measure_search
from antilles.games import find, games
from antilles.kernel.data import tuning_from
from antilles.locale import LANGUAGES
from tests.cli.conftest import Cli, cli, home

__all__ = ["cli", "home"]  # fixtures
arena_command = import_module("antilles.cli.arena")
tune_command = import_module("antilles.cli.tune")
GAME = "santo_domingo"
RECORDS = Path(__file__).parents[1] / "games" / GAME / "records"
RECORD = str(RECORDS / "standard-4-seats.txt")
EXAMPLE = Path(__file__).parents[2] / "examples" / "simple_bot.py"
CAPTAIN = {name: full_name("captain", game) for name, game in games().items()}
"""With the version that plays this game: what there is to choose from differs from game to game."""
DUEL = ("arena", GAME, "--bots", "uniform,greedy", "--games", "4")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["arena"], "GAME is missing."),
        (["arena", "chess", "--bots", "greedy,uniform"], "There is no game “chess”"),
        (["arena", GAME], "at least two bots"),
        (["arena", GAME, "--bots", "greedy"], "at least two bots"),
        (["arena", GAME, "--bots", "greedy,genius"], "There is no bot “genius”"),
        (["arena", GAME, "--bots", "greedy,captain@99"], "There is no bot “captain@99”"),
        (["arena", "cuba", "--bots", "greedy,governor@99"], f"{CAPTAIN['cuba']}, "),
        (["arena", "santiago_de_cuba", "--bots", "greedy,governor@99"], f"{CAPTAIN['santiago_de_cuba']}, "),
        (["arena", "santa_cruz", "--bots", "greedy,governor@2"], f"{CAPTAIN['santa_cruz']}, "),
        (["arena", GAME, "--bots", "greedy", "--bot", "no-such-program-here x"], "no program “no-such-program-here”"),
        (["arena", GAME, "--bots", "greedy", "--bot", ""], "no program"),
        ([*DUEL, "--seats", "9"], "not 9"),
        ([*DUEL, "--games", "0"], "from 1 to"),
        ([*DUEL, "--games", "many"], "--games needs a number."),
        ([*DUEL, "--jobs", "0"], "1 to 256 processes"),
        ([*DUEL, "--seconds", "nan"], "The seconds must be above 0"),
        ([*DUEL, "--option", "board=round"], "cannot be “round”"),
        (["hint"], "FILE is missing."),
        (["hint", "missing.txt"], "There is no file missing.txt."),
        (["hint", RECORD, "--at", "9999"], "The record has moves 0 to"),
        (["hint", RECORD], "Nobody has to decide here"),
        (["hint", RECORD, "--at", "0", "--seat", "9"], "There is no seat 9"),
        (["hint", RECORD, "--at", "1", "--seat", "0"], "does not decide here"),
        (["hint", RECORD, "--at", "0", "--seconds", "0"], "The seconds must be above 0"),
        (["hint", RECORD, "--at", "0", "--iterations", "-1"], "up to"),
        (["tune", "chess"], "There is no game “chess”"),
        (["tune", GAME, "--what", "cards"], "“cards” cannot be tuned"),
        (["tune", GAME, "--steps", "0"], "simulated moves"),
        (["tune", GAME, "--seats", "9"], "not 9"),
        (["tune", GAME, "--games", "0"], "from 1 to"),
    ],
)
def test_a_mistake_is_one_sentence(cli: Cli, arguments: list[str], sentence: str) -> None:
    done = cli(*arguments)

    assert done.code == 2
    assert sentence in " ".join(done.err.split())
    assert done.out == ""
    assert "Traceback" not in done.err


# --- arena --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_arena_prints_its_ladder(cli: Cli, language: str) -> None:
    done = cli(*DUEL, "--lang", language)

    assert done.code == 0
    rows = done.out.splitlines()
    for standing in json.loads(cli(*DUEL, "--json").out)["standings"]:
        assert any(row.strip().startswith(standing["bot"]) and f"{standing['wins']:.0%}" in row for row in rows)
    assert max(len(row) for row in rows) <= 80


def test_an_arena_as_data_is_the_same_every_time(cli: Cli) -> None:
    first, second = (json.loads(cli(*DUEL, "--json").out) for _ in range(2))

    assert first == second
    assert first["games"] == 4
    assert [standing["bot"] for standing in first["standings"]] == ["greedy@2", "uniform@1"]
    assert len(first["seats"]) == 2
    assert first != json.loads(cli(*DUEL, "--seed", "2", "--json").out)


def test_a_program_plays_in_the_arena(cli: Cli, tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("print('nonsense', flush=True)\n", encoding="utf-8")
    programs = [f"{sys.executable} {EXAMPLE}", f"{sys.executable} {bad}"]
    arguments = [word for command in programs for word in ("--bot", command)]
    done = cli("arena", GAME, "--bots", "uniform", *arguments, "--seats", "3", "--games", "3", "--json")

    data = json.loads(done.out)
    assert {standing["bot"] for standing in data["standings"]} == {"uniform@1", "Simple", "bad.py"}
    assert data["faults"]
    assert all(fault.startswith("bad.py: ") for fault in data["faults"])


def test_results_are_kept_and_gone_on_with(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, plot = tmp_path / "results.jsonl", tmp_path / "ladder.svg"
    cli(*DUEL, "--out", str(out))
    kept = out.read_text(encoding="utf-8").splitlines()
    played: list[int] = []

    def watched(game: str, entrants: list[Entrant], pairings: list[Pairing], *rest: Any, **more: Any) -> None:
        played.extend(pairing.number for pairing in pairings)
        play_tournament(game, entrants, pairings, *rest, **more)

    monkeypatch.setattr(arena_command, "play_tournament", watched)
    done = cli("arena", GAME, "--bots", "uniform,greedy", "--games", "6", "--out", str(out), "--plot", str(plot))

    assert done.code == 0
    assert played == [4, 5]
    assert out.read_text(encoding="utf-8").splitlines()[:5] == kept
    assert "greedy@2" in "".join(ElementTree.parse(plot).getroot().itertext())
    refused = cli(*DUEL, "--seed", "9", "--out", str(out))
    assert refused.code == 2
    assert "holds something other" in " ".join(refused.err.split())


def test_ctrl_c_shows_what_is_done(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object, **more: object) -> None:
        report = more["report"]
        assert callable(report)
        for number in range(3):
            report(Result(number, 0, ("uniform@1", "greedy@2"), (2, 1), (3, 30), 9))
        raise KeyboardInterrupt

    monkeypatch.setattr(arena_command, "play_tournament", interrupted)
    done = cli(*DUEL)

    assert done.code == 130
    assert "3 games" in done.err
    assert "greedy@2" in done.out


def test_a_picture_that_cannot_be_written_is_a_sentence(cli: Cli, tmp_path: Path) -> None:
    done = cli(*DUEL, "--plot", str(tmp_path / "nowhere" / "ladder.svg"))

    assert done.code == 1
    assert "cannot be written" in done.err


# --- hint ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_was_considered(cli: Cli, language: str) -> None:
    done = cli("hint", RECORD, "--at", "0", "--iterations", "60", "--lang", language)

    assert done.code == 0
    rows = done.out.splitlines()
    assert len([row for row in rows if "%" in row]) == 5
    assert max(len(row) for row in rows) <= 80
    if language == "en":
        assert "The game might continue:" in done.out


def test_a_hint_as_data(cli: Cli) -> None:
    arguments = ("hint", RECORD, "--at", "20", "--iterations", "80", "--top", "3", "--json")
    first, second = (json.loads(cli(*arguments).out) for _ in range(2))

    assert first == second
    assert first["iterations"] == 80
    assert 1 <= len(first["moves"]) <= 3
    best = first["moves"][0]
    assert best["visits"] >= first["moves"][-1]["visits"]
    assert 1 <= best["place"] <= 4
    assert best["continuation"][0]["move"]
    assert {"seat": first["seat"], "move": best["move"]} in best["continuation"]


def test_a_hint_by_the_clock(cli: Cli) -> None:
    done = cli("hint", RECORD, "--at", "0", "--seconds", "0.05", "--json")

    assert json.loads(done.out)["iterations"] >= 100


# --- tune ---------------------------------------------------------------------------------------------

SMALL = ("--rounds", "2", "--games", "2", "--check", "2", "--steps", "40")


def test_a_dry_run_changes_nothing(cli: Cli) -> None:
    file = Path(str(files(find(GAME).package).joinpath("insight.toml")))
    before = file.read_bytes()
    done = cli("tune", GAME, *SMALL, "--dry-run")

    assert done.code == 0
    assert "stays as it is" in done.out
    assert file.read_bytes() == before


def test_what_is_better_is_written(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A challenger that always wins is written, with its gap; the file is the game's own form."""
    target = tmp_path / "insight.toml"
    monkeypatch.setattr(tune_command, "files", lambda package: tmp_path)
    monkeypatch.setattr("antilles.arena.tuning.score_of", lambda results: (0.9, 0.1))
    monkeypatch.setattr(tune_command, "compare", lambda *arguments: Rating("after", 25.0, 1.0, 50.0, 50.0, 10.0, 90.0))
    done = cli("tune", GAME, *SMALL)

    assert done.code == 0
    assert "+50 Elo" in done.out
    assert "→" in done.out
    assert "[search]" in target.read_text(encoding="utf-8")


def test_an_interrupted_tuning_changes_nothing(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(tune_command, "find_better", interrupted)
    done = cli("tune", GAME, *SMALL)

    assert done.code == 130
    assert "nothing was changed" in done.err


CALIBRATING = ("--calibrate", "--games", "2", "--check", "2", "--steps", "160")


def test_a_calibration_is_told_and_written_if_it_wins(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "insight.toml"
    monkeypatch.setattr(tune_command, "files", lambda package: tmp_path)
    monkeypatch.setattr("antilles.arena.calibration.duel", lambda *_, **__: Share(2, 0.9, 0.01))
    dry = cli("tune", GAME, *CALIBRATING, "--dry-run")
    assert "scale.2" in dry.out and "90.0 %" in dry.out and not target.exists()
    done = cli("tune", GAME, *CALIBRATING)

    assert done.code == 0
    assert set(load_scale(target)) == set(find(GAME).seats)


def test_a_calibration_that_loses_changes_nothing(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune_command, "files", lambda package: tmp_path)
    monkeypatch.setattr("antilles.arena.calibration.duel", lambda *_, **__: Share(2, 0.4, 0.01))
    done = cli("tune", GAME, *CALIBRATING)

    assert "stays as it is" in done.out
    assert not list(tmp_path.iterdir())


def load_scale(file: Path) -> dict[int, list[float]]:
    return tuning_from(tomllib.loads(file.read_text(encoding="utf-8")), "a test").scale


# --- train --------------------------------------------------------------------------------------------

LEARNING = ("--games", "4", "--iterations", "8", "--check", "2", "--hidden", "4", "--passes", "2")


def test_generations_are_told_and_kept(cli: Cli, tmp_path: Path) -> None:
    done = cli("train", GAME, *LEARNING, "--generations", "1", "--into", str(tmp_path / "run"))
    assert done.code == 0
    assert "Generation 0: error" in done.out
    again = cli("train", GAME, *LEARNING, "--generations", "2", "--into", str(tmp_path / "run"))

    assert "Generation 1" in again.out and "Generation 0" not in again.out
    assert (tmp_path / "run" / "net-1.json").exists()
    other = cli("train", GAME, *LEARNING, "--seed", "2", "--into", str(tmp_path / "run"))
    assert "other settings" in other.err


def test_what_was_learned_is_a_file(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("antilles.arena.training.is_better", lambda shares: True)
    done = cli("train", GAME, *LEARNING, "--generations", "1", "--into", str(tmp_path))

    assert "the new best" in done.out
    assert (tmp_path / "learned.json").read_text() == (tmp_path / "net-0.json").read_text()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--hours", "0"), "more than 0"),
        (("--hidden", "0"), "hidden layer"),
        (("--games", "0"), "from 1 to"),
    ],
)
def test_learning_needs_numbers_that_make_sense(cli: Cli, tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    assert said in cli("train", GAME, *words, "--into", str(tmp_path)).err


# --- bench --------------------------------------------------------------------------------------------


def test_bench_measures_the_search(cli: Cli) -> None:
    done = cli("bench", GAME, "--search", "--seconds", "0.05", "--json")

    rows = json.loads(done.out)
    assert {row["mode"] for row in rows} <= {"interpreted", "compiled"}
    for row in rows:
        assert row["iterations_per_second"] > 0
        assert row["tuned_iterations_per_second"] > 0
        assert 0 < row["share_in_rules"] <= 1
    assert "inside the rules" in cli("bench", GAME, "--search", "--seconds", "0.02").out


@pytest.mark.parametrize("name", games())
def test_the_search_of_every_game_can_be_measured(name: str) -> None:
    assert measure_search(find(name), 2, 0.02)["game"] == name
