"""The data files of a game: what is missing is said."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from antilles.kernel.data import DataError, load_data, load_sections, load_statements

PACKAGE = "some_game_of_a_test"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / PACKAGE
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    sys.modules.pop(PACKAGE, None)


def test_a_value_has_statement_provenance_and_note(package: Path) -> None:
    cost = '[cost]\nstatement = "X-1"\nprovenance = "seed"\nvalue = 3\nnote = "printed"\n'
    bare = '[bare]\nprovenance = "ruling"\nvalue = [1]\n'
    (package / "data.toml").write_text(cost + bare, encoding="utf-8")
    data = load_data(PACKAGE)

    assert vars(data["cost"]) == {
        "name": "cost",
        "value": 3,
        "statement": "X-1",
        "provenance": "seed",
        "note": "printed",
        "part": (),
        "owners": {},
    }
    assert (data["bare"].value, data["bare"].statement, data["bare"].note) == ([1], "", "")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("cost = 3", r"\[cost\] has no value"),
        ('[cost]\nprovenance = "seed"', r"\[cost\] has no value"),
        ("[cost]\nvalue = 3", r"\[cost\] needs a provenance, one of seed, source"),
        ('[cost]\nvalue = 3\nprovenance = "hearsay"', r"\[cost\] needs a provenance"),
        ("[cost", f"{PACKAGE}/data.toml: "),
    ],
)
def test_a_faulty_data_file_is_refused_with_the_place(package: Path, text: str, says: str) -> None:
    (package / "data.toml").write_text(text, encoding="utf-8")

    with pytest.raises(DataError, match=says):
        load_data(PACKAGE)


STATEMENT = """
[sections]
setup = { en = "Set-up" }
[[statement]]
id = "X-1"
section = "setup"
provenance = "seed"
code = "rules"
en = "One."
fr = "Un."
"""


def test_statements_come_in_their_order_with_their_languages(package: Path) -> None:
    second = STATEMENT.partition("[[statement]]")[2].replace("X-1", "X-2").replace('fr = "Un."', 'ruling = "A-1"')
    (package / "rules.toml").write_text(STATEMENT + "[[statement]]" + second, encoding="utf-8")
    one, two = load_statements(PACKAGE)

    assert (one.id, two.id) == ("X-1", "X-2")
    assert (one.text("fr"), two.text("fr")) == ("Un.", "One.")
    assert (one.sources, one.ruling, two.ruling) == ([], "", "A-1")
    assert load_sections(PACKAGE) == {"setup": {"en": "Set-up"}}


@pytest.mark.parametrize("field", ["id", "section", "provenance", "en"])
def test_a_statement_without_a_field_is_refused_with_the_place(package: Path, field: str) -> None:
    lines = [line for line in STATEMENT.splitlines() if not line.startswith(f"{field} =")]
    (package / "rules.toml").write_text("\n".join(lines), encoding="utf-8")

    with pytest.raises(DataError, match=f"{PACKAGE}/rules.toml: .*{field}"):
        load_statements(PACKAGE)


@pytest.mark.parametrize(
    ("line", "instead", "says"),
    [
        ('provenance = "seed"', 'provenance = "hearsay"', "statement X-1 needs a provenance"),
        ('code = "rules"', 'code = "somewhere"', 'X-1: code is "rules" or "data"'),
    ],
)
def test_a_statement_with_a_wrong_word_is_refused(package: Path, line: str, instead: str, says: str) -> None:
    (package / "rules.toml").write_text(STATEMENT.replace(line, instead), encoding="utf-8")

    with pytest.raises(DataError, match=says):
        load_statements(PACKAGE)


def test_two_statements_of_one_number_are_refused(package: Path) -> None:
    second = STATEMENT.partition("[[statement]]")[2]
    (package / "rules.toml").write_text(STATEMENT + "[[statement]]" + second, encoding="utf-8")

    with pytest.raises(DataError, match="statement X-1 is there twice"):
        load_statements(PACKAGE)


def test_a_file_without_statements_is_refused(package: Path) -> None:
    (package / "rules.toml").write_text("", encoding="utf-8")

    with pytest.raises(DataError, match="there are no statements"):
        load_statements(PACKAGE)
