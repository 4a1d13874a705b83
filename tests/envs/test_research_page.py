"""docs/research.md is true: its quick starts run, its links and figures fit, and the pages of numbers are fresh."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from antilles.arena.archive import open_archive
from antilles.arena.simulation import Simulated
from antilles.cli import main
from antilles.games import games
from tools import envs_doc

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("code", BLOCKS, ids=[f"block{number}" for number in range(len(BLOCKS))])
def test_every_quick_start_runs(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    random.seed(1)
    archive = open_archive(tmp_path / "games.jsonl", {})
    archive.add(Simulated(0, ("uniform@1",)))
    archive.close(whole=True)
    space: dict[str, object] = {}

    exec(compile(code, "docs/research.md", "exec"), space)

    assert len(code.splitlines()) <= 11
    assert space.get("over") in (None, True)


def test_pages_of_numbers_are_fresh() -> None:
    assert envs_doc.stale() == [], "run make docs"


@pytest.mark.parametrize("game", games())
def test_the_table_of_games_fits(game: str) -> None:
    """Players, chance, what is hidden, length, branching, actions and size, all measured again."""
    assert envs_doc.measure(games()[game], 4) in PAGE.splitlines()


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#:]+)\)", PAGE))))
def test_links_lead_somewhere(link: str) -> None:
    assert (ROOT / "docs" / link).exists()


def test_the_examples_run(tmp_path: Path) -> None:
    """The value model on a handful of games; a curve of two exams."""
    games_file, curve, picture = tmp_path / "games.jsonl", tmp_path / "curve.csv", tmp_path / "curve.svg"
    settings = ["--bots", "uniform", "--games", "12", "--observations", "--out", str(games_file)]
    assert main(["sim", "santo_domingo", *settings]) == 0
    ran = run("value_model.py", str(games_file), "--passes", "1")
    assert "pass 1:" in ran
    curve.write_text("seed,seconds,steps,won\n7,0.0,0,0.1\n7,10.0,100,0.9\n", encoding="utf-8")
    run("curve.py", str(curve), "--out", str(picture))
    assert "seed 7" in picture.read_text(encoding="utf-8")


def run(example: str, *arguments: str) -> str:
    command = [sys.executable, str(ROOT / "examples" / example), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
