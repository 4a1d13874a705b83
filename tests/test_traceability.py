"""Every statement has a test and code, every citation names a statement, and the pages that say so are fresh."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import rules_doc
from tools.rules_doc import Trace

HERE = Path(__file__).parent


def toy_trace() -> Trace:
    modules = rules_doc.modules(HERE / "toy")
    tests = [path for path in modules if path.name.startswith("test_")]
    return Trace("tests.toy", [path for path in modules if path not in tests], tests)


@pytest.mark.parametrize("game", rules_doc.games())
def test_every_statement_has_code_and_a_test(game: str) -> None:
    assert rules_doc.trace(game).problems() == []


def test_the_toy_game_is_traced_too() -> None:
    assert toy_trace().problems() == []


def test_the_pages_are_fresh() -> None:
    assert rules_doc.stale() == [], "run make docs"


# --- the tracing itself -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "found", "unknown"),
    [
        ("PD-010: two divers", ["PD-010"], []),
        ("PD-010, PD-020", ["PD-010", "PD-020"], []),
        ("PD-010 … PD-021 and more", ["PD-010", "PD-011", "PD-020", "PD-021"], []),
        ("PD-020 ... PD-022", ["PD-020", "PD-021", "PD-022"], []),
        ("PD-020 … PD-099", ["PD-020"], ["PD-099"]),
        ("XPD-010, PD-0101 and SD-001", [], ["PD-0101"]),
        ("nothing", [], []),
    ],
)
def test_numbers_and_ranges_are_found_in_a_text(text: str, found: list[str], unknown: list[str]) -> None:
    assert toy_trace().ids_in(text) == (found, unknown)


def traced(folder: Path, code: str, tests: str) -> list[str]:
    """The problems of the toy's statements with this code and these tests, the whole of the real toy aside."""
    paths = folder / "rules.py", folder / "test_rules.py"
    for path, text in zip(paths, (code, tests), strict=True):
        path.write_text(text, encoding="utf-8")
    return Trace("tests.toy", [paths[0]], [paths[1]]).problems()


ALL = "PD-001 … PD-041"


def test_code_and_tests_for_everything_leave_no_problem(tmp_path: Path) -> None:
    code = f'def f():\n    """{ALL}: all of it."""\n'
    tests = f'@rule("{ALL}")\ndef test_all() -> None: ...\n'

    assert traced(tmp_path, code, tests) == []


def test_a_statement_without_a_test_is_a_problem(tmp_path: Path) -> None:
    code = f"# {ALL}\n"
    tests = '@rule("PD-001 … PD-040")\ndef test_most() -> None: ...\n'

    assert traced(tmp_path, code, tests) == ["PD-041: no test names it"]


def test_a_statement_that_no_code_cites_is_a_problem_unless_it_is_data(tmp_path: Path) -> None:
    code = "# PD-011 … PD-041\n"
    tests = f'@rule("{ALL}")\ndef test_all() -> None: ...\n'

    assert traced(tmp_path, code, tests) == ['PD-010: no code cites it, and it does not say code = "data"']


def test_a_citation_of_no_statement_is_a_problem_in_code_and_tests(tmp_path: Path) -> None:
    code = f'def f():\n    """{ALL}"""\n    return "PD-777"\n'
    tests = f'@rule("{ALL}", "PD-888")\ndef test_all() -> None:\n    pass  # PD-999\n'

    assert traced(tmp_path, code, tests) == [
        "rules.py:f cites PD-777",
        "test_rules.py cites PD-888",
        "test_rules.py:test_all cites PD-999",
        "test_rules.py:test_all cites PD-888",
    ]


def test_a_mention_in_a_test_is_no_proof(tmp_path: Path) -> None:
    problems = traced(tmp_path, f"# {ALL}\n", f'def test_all() -> None:\n    """{ALL}"""\n')

    assert len(problems) == len(toy_trace().statements)
