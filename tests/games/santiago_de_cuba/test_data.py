"""``data.toml``: a wrong value is refused with a sentence; every statement of the rules is there."""

from __future__ import annotations

import pytest

from antilles.games.santiago_de_cuba import components
from antilles.games.santiago_de_cuba.game import GAME
from antilles.kernel.data import DataError
from antilles.testing import rule


@rule("SdC-017")
def test_two_flowers_may_change_places_but_each_colour_stays_on_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(components._DATA, "flower_martinez", "red")
    with pytest.raises(DataError, match="yellow must be the flower of exactly two Cubans, not 1"):
        components._flowers()
    monkeypatch.setitem(components._DATA, "flower_maria", "yellow")
    assert components._flowers()[components.CUBANS.index("maria")] == components.FLOWERS.index("yellow")


@rule("SdC-016")
def test_el_zorro_has_no_flower(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(components._DATA, "flower_el_zorro", "green")
    with pytest.raises(DataError, match="flower_el_zorro"):
        components._flowers()


@rule("SdC-007")
def test_a_die_has_six_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(components._DATA, "die_rum", [0, 1, 2])
    with pytest.raises(DataError, match=r"die_rum.*six faces"):
        components._faces("rum")


@rule("SdC-011", "SdC-060")
def test_other_values_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(components._DATA, "ships", "seven")
    monkeypatch.setitem(components._DATA, "stops", 12)
    monkeypatch.setitem(components._DATA, "building_spaces", ["yellow", "blue", "red", "green"])
    monkeypatch.setitem(components._DATA, "gain_pedro", {"of": "coffee", "n": 2})
    with pytest.raises(DataError, match=r"ships.*whole number"):
        components._number("ships")
    with pytest.raises(DataError, match=r"stops.*must be 10"):
        components._check()
    monkeypatch.setitem(components._DATA, "stops", 10)
    with pytest.raises(DataError, match="building_spaces"):
        components._check()
    with pytest.raises(DataError, match=r"gain_pedro.*coffee"):
        components._gain("pedro")


def test_every_number_says_where_it_comes_from() -> None:
    statements = {statement.id for statement in GAME.statements()}
    for datum in GAME.data().values():
        assert datum.statement in statements
        assert datum.note or datum.provenance not in ("ruling", "reconstructed"), datum.name


def test_moves_are_explained_by_statements() -> None:
    assert GAME.cites(GAME.parse("use bank"))[0] == "SdC-110"
    assert GAME.cites(GAME.parse("use newspaper maria"))[0] == "SdC-121"
    assert "SdC-114" in GAME.cites(GAME.parse("go black_market"))
    assert "SdC-091" in GAME.cites(GAME.parse("deliver wood rum 1"))
    assert all(GAME.cites(move) for move in range(len(GAME.moves)))
