"""``antilles analyse``: what it prints, draws, keeps and refuses."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from antilles.analysis.cache import Cache
from antilles.analysis.picture import spaced
from antilles.cli.analyse import whole
from antilles.games import find
from antilles.kernel.record import parse_record, print_record
from antilles.locale import Words
from tests.analysis.games import BRIEF, random_game
from tests.cli.conftest import Cli


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Quick is quicker here, and what is kept is kept by the test."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setitem(__import__("antilles.analysis", fromlist=["DEPTHS"]).DEPTHS, "quick", BRIEF)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    played = random_game(find("santo_domingo"), 3, 4)
    played.names = {0: "Zoé", 1: "Ugo"}
    file = tmp_path / "game.txt"
    file.write_text(print_record(played), encoding="utf-8")
    return file


def test_it_prints_ledger_gifts_and_turning_points(cli: Cli, record: Path) -> None:
    done = cli("analyse", str(record))

    assert done.code == 0
    for word in ("Santo Domingo", "Zoé", "Ugo", "Who gave to whom"):
        assert word in done.out


@pytest.mark.parametrize(("language", "word"), [("fr", "Qui a donné à qui"), ("it", "Chi ha dato a chi")])
def test_in_other_languages(cli: Cli, record: Path, language: str, word: str) -> None:
    assert word in cli("--lang", language, "analyse", str(record)).out


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("fr", "gagne 1 partie sur 100", "gagne 2 parties sur 100"),
        ("it", "vince 1 partita su 100", "vince 2 partite su 100"),
    ],
)
def test_one_continuation_is_one(language: str, one: str, many: str) -> None:
    words = Words(language)
    said = [words.say("reason-first", who="x", better=n, played=0) for n in (1, 2)]
    assert one in said[0] and many in said[1]


def test_whoever_has_less_than_nothing_without_luck_has_a_minus_like_everywhere() -> None:
    assert [whole(share) for share in (-0.05, 0.0, 1.04)] == ["−5", "0", "104"]


def test_two_of_one_name_are_told_apart(cli: Cli, record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace("Ugo", "Zoé"), encoding="utf-8")

    assert json.loads(cli("analyse", str(record), "--json").out)["names"][:2] == ["Zoé (1)", "Zoé (2)"]


def test_json_adds_up(cli: Cli, record: Path) -> None:
    found = json.loads(cli("analyse", str(record), "--json").out)

    assert found["seats"] == 3
    assert found["names"][:2] == ["Zoé", "Ugo"]
    for seat, account in enumerate(found["ledger"]):
        parts = [account[name] for name in ("luck", "skill", "others", "residual")]
        assert sum(parts) == pytest.approx(found["end"][seat] - found["start"][seat], abs=1e-9)
    assert all("text" in reason for moment in found["moments"] for reason in moment["reasons"])


def test_several_files_are_a_list_and_kept_between_runs(
    cli: Cli, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = record.with_name("other.txt")
    other.write_text(print_record(random_game(find("santo_domingo"), 2, 5)), encoding="utf-8")
    first = json.loads(cli("analyse", str(record), str(other), "--json").out)

    def never(*_: object) -> None:
        raise AssertionError("it was not kept")

    monkeypatch.setattr("antilles.cli.analyse.analyse_record", never)
    again = json.loads(cli("analyse", str(record), str(other), "--json").out)

    assert [one["seats"] for one in first] == [3, 2]
    assert again == first
    with pytest.raises(AssertionError, match="not kept"):
        cli("analyse", str(record), "--no-cache")
    with pytest.raises(AssertionError, match="not kept"):
        cli("analyse", str(record), "--seed", "2")


def test_what_is_kept_can_be_broken_and_is_bounded(cli: Cli, record: Path, tmp_path: Path) -> None:
    cli("analyse", str(record), "--json")
    kept = list((tmp_path / "cache").rglob("*.json"))
    assert len(kept) == 1
    kept[0].write_text(kept[0].read_text(encoding="utf-8")[:100], encoding="utf-8")

    assert cli("analyse", str(record), "--json").code == 0
    small = Cache(kept[0].parent, most=10)
    small.tidy()
    assert not list(kept[0].parent.glob("*.json"))


def test_the_course_is_drawn(cli: Cli, record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "game.svg"
    cli("analyse", str(record), "--plot", str(picture))
    root = ElementTree.fromstring(picture.read_text(encoding="utf-8"))

    assert len(root.findall("{http://www.w3.org/2000/svg}polygon")) == 3
    assert "Zoé" in picture.read_text(encoding="utf-8")
    svg = "{http://www.w3.org/2000/svg}"
    names = [float(text.get("y", "")) for text in root.findall(f"{svg}text") if text.text in ("Zoé", "Ugo")]
    assert abs(names[0] - names[1]) >= 18, "one name lies on another"
    pins = [float(pin.get("cx", "")) for pin in root.findall(f"{svg}circle")]
    assert all(right - left >= 18 for left, right in pairwise(pins)), "one pin lies on another"


def test_what_lies_too_close_is_moved_apart_between_two_ends() -> None:
    assert spaced([10, 11, 12], 5, 0, 100) == [10, 15, 20]
    assert spaced([98, 99, 100], 5, 0, 100) == [90, 95, 100]
    assert spaced([50, 50, 50], 50, 0, 60) == [0, 30, 60]
    assert spaced([], 5, 0, 10) == []


def test_reasons_are_run_again(cli: Cli, record: Path) -> None:
    counted = json.loads(cli("analyse", str(record), "--recheck", "--json").out)

    assert counted["games"] == 1
    assert 0 <= counted["held"] <= counted["said"]


def test_what_cannot_be_analysed_is_said_in_a_sentence(cli: Cli, record: Path, tmp_path: Path) -> None:
    half = parse_record(record.read_text(encoding="utf-8"))
    half.lines = half.lines[:5]
    half.result, half.scores = [], []
    unfinished = tmp_path / "half.txt"
    unfinished.write_text(print_record(half), encoding="utf-8")

    assert "is not over" in cli("analyse", str(unfinished)).err
    assert "There is no depth" in cli("analyse", str(record), "--depth", "abyss").err
    assert "exactly one record" in cli("analyse", str(record), str(record), "--plot", "x.svg").err
    assert "The seed must be" in cli("analyse", str(record), "--seed", "-1").err
    record.write_text(record.read_text(encoding="utf-8").replace("play ", "plav ", 1), encoding="utf-8")
    assert "game.txt:" in cli("analyse", str(record)).err


def test_a_damaged_record_among_others_stops_none_of_them(cli: Cli, record: Path) -> None:
    record.with_name("a-broken.txt").write_text("no record", encoding="utf-8")
    told = cli("analyse", str(record.parent))
    listed = cli("analyse", str(record.parent), "--json")

    assert told.code == listed.code == 1
    assert "a-broken.txt:" in told.err and "Zoé" in told.out
    assert [one["seats"] for one in json.loads(listed.out)] == [3]
