"""``data.toml``: a wrong value is refused with a sentence; every statement of the rules is there."""

from __future__ import annotations

import pytest

from antilles.games.santiago_de_cuba import tables
from antilles.games.santiago_de_cuba.game import GAME
from antilles.kernel.data import DataError
from antilles.testing import rule


@rule("SdC-017")
def test_two_flowers_may_change_places_but_each_colour_stays_on_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tables._DATA, "flower_martinez", "red")
    with pytest.raises(DataError, match="yellow must be the flower of exactly two Cubans, not 1"):
        tables._flowers()
    monkeypatch.setitem(tables._DATA, "flower_maria", "yellow")
    assert tables._flowers()[tables.MARIA] == tables.FLOWERS.index("yellow")


@rule("SdC-016")
def test_el_zorro_has_no_flower(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tables._DATA, "flower_el_zorro", "green")
    with pytest.raises(DataError, match="flower_el_zorro"):
        tables._flowers()


@rule("SdC-007")
def test_a_die_has_six_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tables._DATA, "die_rum", [0, 1, 2])
    with pytest.raises(DataError, match=r"die_rum.*six faces"):
        tables._faces("rum")


@rule("SdC-011", "SdC-060")
def test_other_values_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tables._DATA, "ships", "seven")
    monkeypatch.setitem(tables._DATA, "stops", 12)
    monkeypatch.setitem(tables._DATA, "building_spaces", ["yellow", "blue", "red", "green"])
    monkeypatch.setitem(tables._DATA, "gain_pedro", {"of": "coffee", "n": 2})
    with pytest.raises(DataError, match=r"ships.*whole number"):
        tables._number("ships")
    with pytest.raises(DataError, match=r"stops.*must be 10"):
        tables._stops()
    with pytest.raises(DataError, match="building_spaces"):
        tables._building_spaces()
    with pytest.raises(DataError, match=r"gain_pedro.*coffee"):
        tables._gain("pedro")


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
