"""docs/adding-a-game.md is true: what it shows is in the code, and the game it makes can be played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from antilles import testing
from antilles.testing import CASE_CHECKS, GAME_CHECKS, Case, setups
from tests.toy.game import GAME
from tests.toy.scramble import scramble

ROOT = Path(__file__).resolve().parents[2]
RECIPE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(?:python|toml|ftl)\n# (\S+/\S+)\n(.*?)```", RECIPE, flags=re.DOTALL)


@pytest.mark.parametrize(("path", "code"), BLOCKS, ids=[path for path, _ in BLOCKS])
def test_every_block_is_taken_from_the_code(path: str, code: str) -> None:
    assert code.strip("\n") in (ROOT / path).read_text(encoding="utf-8")


def test_every_file_of_the_toy_is_shown() -> None:
    shown = {Path(path).name for path, _ in BLOCKS}

    assert {"rules.toml", "data.toml", "moves.py", "state.py", "rules.py", "view.py", "story.py", "game.py"} <= shown


def test_a_whole_game_takes_600_lines_at_most() -> None:
    """Rules, data, code, picture, and words in three languages; not its tests, nor how they scramble a position."""
    files = [path for path in (ROOT / "tests" / "toy").rglob("*.*") if path.suffix in (".py", ".toml", ".ftl", ".svg")]
    game = [path for path in files if not path.name.startswith("test_") and path.name != "scramble.py"]

    assert {path.name for path in game} >= {"en.ftl", "fr.ftl", "it.ftl", "rules.toml", "game.py", "poster.svg"}
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in game) <= 600


@pytest.mark.parametrize("link", re.findall(r"\]\((\.\.?/?[^)#:]*|[^):/]+\.md)(?:#[^)]*)?\)", RECIPE))
def test_links_lead_somewhere(link: str) -> None:
    assert (ROOT / "docs" / link).exists()


def test_checks_that_are_named_exist() -> None:
    named = re.findall(r"^\| (`[a-z_]+`(?:, `[a-z_]+`)*) \|", RECIPE, flags=re.MULTILINE)
    checks = {check.__name__ for check in (*CASE_CHECKS, *GAME_CHECKS)}

    assert named
    assert {name.strip("`") for cell in named for name in cell.split(", ")} <= checks


def test_a_third_party_tests_its_game_in_a_few_lines() -> None:
    assert "for check in CASE_CHECKS:" in (testing.__doc__ or "")
    for game_check in GAME_CHECKS:
        game_check(GAME)
    case = Case(GAME, setups(GAME)[0], scramble=scramble, games=1)
    for case_check in CASE_CHECKS:
        case_check(case)
