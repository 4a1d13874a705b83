"""``antilles data``: an owner of a printed copy is asked in their language, answers in it, and gives back."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from antilles.cli.terminal import Terminal
from antilles.games import with_data
from antilles.kernel.record import print_record
from tests.box.test_records import VALUES, played
from tests.cli.conftest import Cli
from tests.selection import COMPLETE

RATES = "4:1*15 2:1"
SIGNED = ("--name", "Ana", "--box", "First edition")


@pytest.fixture(autouse=True)
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "box"
    monkeypatch.setenv("ANTILLES_BOX", str(folder))
    return folder


def kept(box: Path, game: str) -> dict[str, Any]:
    values: dict[str, Any] = tomllib.loads((box / f"{game}.toml").read_text(encoding="utf-8"))["values"]
    return values


@pytest.mark.parametrize(
    ("language", "answers", "seen", "assumed"),
    [
        ("en", ["yellow", "red"], "Maria (red)", "We assume: red\n"),
        ("fr", ["jaune", "Rouge"], "Maria (rouge)", "Nous supposons\u00a0: red (rouge)"),
        ("it", ["giallo", "rosso"], "Maria (rosso)", "Supponiamo: red (rosso)"),
    ],
)
def test_the_walk_asks_draws_and_takes_answers_in_the_owners_language(
    language: str, answers: list[str], seen: str, assumed: str, cli: Cli, box: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANTILLES_LANG", language)
    done = cli("data", "santiago_de_cuba", typed=[*answers, "q", "Ana", "First edition", ""])

    assert (done.code, done.err) == (0, "")
    assert seen in done.out and assumed in done.out and "║" in done.out
    assert kept(box, "santiago_de_cuba") == {"flower_maria": "yellow", "flower_martinez": "red"}
    told = [line.count("(") for line in cli("data", "santiago_de_cuba", "--list").out.splitlines() if " = " in line]
    assert told == ([1, 1, 0] if language == "en" else [3, 3, 1]), "what was corrected is told without colours too"


GAMES = {"santo_domingo": "en", "santiago_de_cuba": "fr", "santa_cruz": "it", "cuba": "en"}
"""Each with the language whose turn it is: Santa Cruz alone draws some hundred maps."""
DRAWN = [(game, language) for game in GAMES for language in ("en", "fr", "it") if COMPLETE or GAMES[game] == language]


@pytest.mark.parametrize(("game", "language"), DRAWN)
def test_every_value_is_drawn_within_a_terminal_and_said_in_words(
    game: str, language: str, cli: Cli, box: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANTILLES_LANG", language)
    listed = cli("data", game, "--list")
    walked = cli("data", game, typed=[""] * 1000)

    assert (listed.code, walked.code) == (0, 0)
    assert "box-" not in listed.out + walked.out
    boxes = [line for line in walked.out.splitlines() if line.startswith(("┌", "│", "╔", "║"))]
    assert max(map(len, boxes), default=0) <= 80
    assert not box.exists(), "whoever keeps everything changes nothing"


def test_answers_that_do_not_go_together_are_told_and_nothing_is_saved(
    cli: Cli, box: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANTILLES_LANG", "fr")
    walked = cli("data", "santiago_de_cuba", typed=["rose", "jaune", "bleu", "q"])
    assert "«\u00a0rose\u00a0» n’est aucun de ceux-ci\u00a0: jaune, bleu, rouge, blanc." in walked.out
    assert "bleu est la fleur de 3 Cubains" in " ".join(walked.out.split())
    refused = cli("data", "santiago_de_cuba", "--set", "flower_maria=bleu")
    assert refused.code == 1 and "bleu" in refused.err
    assert not (box / "santiago_de_cuba.toml").exists()
    later = cli("data", "santiago_de_cuba", typed=["", "rouge", "q", "Ana", "", ""])
    assert "2 réponses de la dernière fois" in later.out and "bleu est la fleur" not in later.out
    assert kept(box, "santiago_de_cuba") == {"flower_maria": "yellow", "flower_martinez": "red"}
    again = cli("data", "santiago_de_cuba", typed=["q"])
    assert "réponses de la dernière fois" not in again.out and "Rien n’a changé" in again.out


def test_an_interrupted_walk_keeps_its_answers(cli: Cli, box: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["9", "4"])

    def read(_terminal: Terminal, _prompt: str) -> str:
        word = next(typed, "")
        if not word:
            raise KeyboardInterrupt
        return word

    with monkeypatch.context() as patch:
        patch.setattr(Terminal, "read", read)
        done = cli("data", "cuba", "--part", "law_i_1.n")
    assert (done.code, "Your answers are kept" in done.out) == (130, True)
    assert not (box / "cuba.toml").exists()
    later = cli("data", "cuba", "--part", "law_i_1.n", typed=["q", "", "", ""])
    assert "1 answer of the last time" in later.out
    assert len(kept(box, "cuba")) == 1


def test_values_are_set_compared_exported_taken_back_and_imported(cli: Cli, box: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    assert cli("data", "santo_domingo", "--set", f"exchange_winter={RATES}").code == 0
    assert "exchange_winter: " in cli("data", "santo_domingo", "--diff", "package").out
    assert cli("data", "santo_domingo", "--export", str(mine)).code != 0, "nobody has signed"
    assert cli("data", "santo_domingo", "--export", str(mine), *SIGNED).code == 0
    assert "I have read these values off a printed copy that I own: Ana." in mine.read_text(encoding="utf-8")
    assert "No value differs." in cli("data", "santo_domingo", "--diff", str(mine)).out

    assert cli("data", "santo_domingo", "--unset", "exchange_winter").code == 0
    assert not (box / "santo_domingo.toml").exists()
    assert cli("data", "santo_domingo", "--import", str(mine)).code == 0
    assert kept(box, "santo_domingo") == VALUES


@pytest.mark.parametrize(("language", "line"), [("en", "line 10"), ("fr", "ligne 10"), ("it", "riga 10")])
def test_a_wrong_file_is_refused_with_its_line_and_nothing_changes(
    language: str, line: str, cli: Cli, box: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli("data", "santo_domingo", "--set", f"exchange_winter={RATES}", *SIGNED).code == 0
    before = (box / "santo_domingo.toml").read_text(encoding="utf-8")
    monkeypatch.setenv("ANTILLES_LANG", language)
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(before.replace("4:1", "1:4", 1).replace("[values]", "\n\n[values]"), encoding="utf-8")
    refused = cli("data", "santo_domingo", "--import", str(wrong))

    assert refused.code == 1 and f"{wrong}, {line}" in " ".join(refused.err.split())
    assert (box / "santo_domingo.toml").read_text(encoding="utf-8") == before


@pytest.mark.parametrize(
    ("language", "said"), [("en", "has corrected:"), ("fr", "exemplaire imprimé"), ("it", "copia stampata")]
)
def test_an_analysis_says_by_which_data_the_game_was_played(language: str, said: str, tmp_path: Path) -> None:
    """In a process of its own: it takes the record's data for all that follows."""
    game = with_data("santo_domingo", VALUES)
    record = tmp_path / "game.rec"
    record.write_text(print_record(played(game, embed=True)), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "antilles.cli", "analyse", str(record), "--no-cache"],
        env=os.environ | {"ANTILLES_LANG": language},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )

    assert said in done.stdout and game.data_digest in done.stdout
