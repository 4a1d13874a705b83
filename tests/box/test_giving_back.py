"""What maintainers do with an exported correction, and the page that asks for them."""

import re
import tomllib
from html import unescape

import pytest

from antilles.box import checking
from antilles.box.checking import faults_of, uncertain_of
from antilles.box.editing import with_answer
from antilles.box.files import Correction
from antilles.kernel.data import Datum
from antilles.kernel.forms import is_uncertain
from tools.box_doc import DOCS, fresh
from tools.merge_box import Conflict, merge, merged_toml, owner_of

TEXT = """# A comment stays.
[ship_1]
statement = "CU-130"
provenance = "reconstructed"
value = { citrus = 3, sugar = 2 }

[building_dam]
statement = "CU-142"
provenance = "reconstructed"
value = { group = "tourism", cost = { wood = 1, stone = 3 }, effect = "gain" }
note = "A note."
"""


def test_a_merged_value_has_its_owners_and_a_second_one_agrees() -> None:
    text, changed = merged_toml(TEXT, "ship_1", "", {"rum": 5}, "Ana", over=False)
    again, differs = merged_toml(text, "ship_1", "", {"rum": 5}, "Bruno", over=False)
    entry = tomllib.loads(again)["ship_1"]

    assert (changed, differs) == (True, False)
    assert (entry["value"], entry["provenance"], entry["source"]) == ({"rum": 5}, "source", "owner")
    assert entry["owners"] == {"ship_1": ["Ana", "Bruno"]}
    assert again.startswith("# A comment stays.") and tomllib.loads(again)["building_dam"]["note"] == "A note."
    with pytest.raises(Conflict, match="Ana, Bruno"):
        merged_toml(again, "ship_1", "", {"rum": 4, "wood": 1}, "Carla", over=False)
    over, _ = merged_toml(again, "ship_1", "", {"rum": 4, "wood": 1}, "Carla", over=True)
    assert tomllib.loads(over)["ship_1"]["owners"] == {"ship_1": ["Carla"]}


def test_a_merged_field_leaves_the_others_uncertain() -> None:
    text, _ = merged_toml(TEXT, "building_dam", "cost", {"wood": 2}, "Ana", over=False)
    entry = tomllib.loads(text)["building_dam"]
    datum = Datum("building_dam", entry["value"], "", entry["provenance"], "", (), entry["owners"])

    assert entry["value"] == {"group": "tourism", "cost": {"wood": 2}, "effect": "gain"}
    assert (is_uncertain(datum, "cost"), is_uncertain(datum, "effect")) == (False, True)


def test_a_whole_file_is_tried_without_changing_the_package() -> None:
    correction = Correction("santa_cruz", {"road_C01_C02": False, "tile_TC02.points": 4, "tile_TC01.bird": True}, "Ana")
    changed = merge(correction, over=False, write=False)

    assert owner_of(correction) == "Ana"
    assert changed == ["road_C01_C02", "tile_TC02.points"], "the third is as we assume it"


def read_by_ana(monkeypatch: pytest.MonkeyPatch) -> None:
    """The package after Ana's file was merged."""
    printed = dict(checking.printed_of("santiago_de_cuba"))
    for name, colour in (("flower_maria", "yellow"), ("flower_martinez", "red")):
        old = printed[name]
        printed[name] = Datum(name, colour, old.statement, "source", old.note, (), {name: ["Ana"]})
    monkeypatch.setattr(checking, "printed_of", lambda _game: printed)
    checking.as_unread.cache_clear()


def test_what_one_owner_has_read_is_not_asked_again_and_another_may_still_say_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A second file agrees instead of being refused, and so does the owner's own after an upgrade."""
    read = {"flower_maria": "yellow", "flower_martinez": "red"}
    otherwise = {"flower_maria": "red", "flower_martinez": "yellow"}
    with monkeypatch.context() as patch:
        read_by_ana(patch)
        assert [value.name for value in uncertain_of("santiago_de_cuba", {})] == ["flower_conchita"]
        assert "flower_maria" in [value.name for value in uncertain_of("santiago_de_cuba", read)]
        assert faults_of("santiago_de_cuba", read) == faults_of("santiago_de_cuba", otherwise) == []
        assert faults_of("santiago_de_cuba", {"flower_maria": "blue"}) != []
        assert with_answer("santiago_de_cuba", {}, "flower_maria", "red") == {"flower_maria": "red"}
    checking.as_unread.cache_clear()
    assert len(uncertain_of("santiago_de_cuba", {})) == 3


def test_no_picture_of_the_page_cuts_its_title() -> None:
    titled = 0
    for file in (DOCS / "box").glob("*.svg"):
        text = file.read_text(encoding="utf-8")
        width, title = re.search(r'width="([\d.]+)"', text), re.search(r'font-weight="bold">([^<]*)<', text)
        if title is not None:
            assert width is not None and float(width[1]) >= 8.5 * len(unescape(title[1])), file.name
            titled += 1
    assert titled > 8


def test_the_page_is_fresh() -> None:
    assert fresh(), "docs/completing-the-box.md is old: make docs"
