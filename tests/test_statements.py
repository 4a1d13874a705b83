"""What statements and the front page say of themselves: limits of the program as rulings, tags where they belong."""

from pathlib import Path

import pytest

from antilles.games import find
from antilles.kernel.data import Statement

README = (Path(__file__).resolve().parents[1] / "README.md").read_text(encoding="utf-8")


def statement(game: str, name: str) -> Statement:
    return next(found for found in find(game).statements() if found.id == name)


@pytest.mark.parametrize(
    ("game", "name", "limit", "last"),
    [("santiago_de_cuba", "SdC-124", "230", "use casino buy 230"), ("cuba", "CU-225", "99", "bid 99")],
)
def test_a_limit_of_the_move_table_is_a_ruling_and_says_why(game: str, name: str, limit: str, last: str) -> None:
    said = statement(game, name)
    assert said.provenance == "ruling"
    assert limit in said.text("en") and "set no limit" in said.text("en").replace("sets", "set")
    moves = find(game).moves
    number = moves.parse(last)
    assert moves.words(number + 1) != moves.words(number), "the block goes on"


def test_who_rolls_the_dice_is_the_ruling_not_the_first_demand() -> None:
    assert statement("santiago_de_cuba", "SdC-133").ruling == "A-20"
    assert statement("santiago_de_cuba", "SdC-028").ruling == ""


def test_the_front_page_names_the_expansions_slots_as_reconstructed() -> None:
    row = next(line for line in README.splitlines() if line.startswith("| **Cuba**"))
    assert "the slots of the" in row.rpartition("|")[0].rpartition("|")[2]
    slots = [datum for name, datum in find("cuba").data().items() if name.startswith("ship_")]
    assert all("reconstructed" in (datum.provenance + datum.note) for datum in slots if datum.value.get("expansion"))
