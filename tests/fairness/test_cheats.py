"""Every cheating server is caught: by the command line, by the verifier that stands alone, by the browser's code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from antilles.cli import main
from antilles.fairness.proof import to_lines
from antilles.games import games
from antilles.kernel.record import print_record
from tests.fairness.cheats import CHEATS, case, cheated
from tests.fairness.kit import Table
from tests.fairness.test_tables import ALONE, CHANCY
from tools.web import WEB, bin_of, install

GAMES = 40 if not os.environ.get("ANTILLES_COMPLETE") else 2000
"""Honest games on which all verifiers must agree."""


def run_antilles(*arguments: Any) -> subprocess.CompletedProcess[str]:
    """The command line, within this process."""
    words = ["--lang", "en", *[str(argument) for argument in arguments]]
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        code = main(words)
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


def saved(folder: Path, shown: dict[str, Any], table: Table) -> tuple[Path, Path]:
    """The file that a page saves, and the list of the house."""
    record = table.record()
    noted = {"noted": shown["notes"]} if shown["notes"] else {}
    record.closing = to_lines({**shown["proof"], **noted})
    if shown["code"] == "draw" and "changed" in shown["name"]:
        lines = [line for event in shown["proof"]["events"] if event[0] in ("start", "move") for line in event[-1]]
        for line, told in zip(record.lines, lines, strict=True):
            line.text = told[1]
    (folder / "record.txt").write_text(print_record(record))
    (folder / "list.json").write_text(json.dumps(shown["rows"]))
    return folder / "record.txt", folder / "list.json"


def test_there_are_enough_of_them() -> None:
    assert len(CHEATS) >= 12


@pytest.mark.parametrize("name", CHEATS)
def test_the_command_line_and_the_verifier_alone_catch(name: str, tmp_path: Path) -> None:
    table, code = cheated(name), CHEATS[name][1]
    shown = case(name, table, code)
    record, rows = saved(tmp_path, shown, table)
    done = run_antilles("verify", "--fair", "--json", "--list", rows, record)
    assert done.returncode == 1, done.stdout + done.stderr
    (found,) = json.loads(done.stdout)
    assert code in found["fair"]["faults"], found
    alone = subprocess.run([sys.executable, ALONE, record, rows], capture_output=True, text=True, check=False)
    assert (alone.returncode == 0) == (code == "odds"), alone.stdout + alone.stderr


def vitest(cases: list[dict[str, Any]], folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "proofs.json").write_text(json.dumps(cases))
    install()
    node = Path(sys.executable).with_name("node")
    return subprocess.run(
        [node, bin_of("vitest", "vitest"), "run", "tests/fair.test.ts", "--reporter", "json",
         "--outputFile", str(folder / "told.json")],
        cwd=WEB, env={**os.environ, "ANTILLES_PROOFS": str(folder / "proofs.json")}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip


def test_the_browser_catches_all_of_them_and_agrees_on_honest_games(tmp_path: Path) -> None:
    cases = [case(f"cheat: {name}", cheated(name), code) for name, (_, code) in CHEATS.items()]
    for number in range(GAMES):
        game = CHANCY[number % len(CHANCY)]
        seats = games()[game].seats
        level: Any = ("sealed", "joint")[number // 3 % 2]
        table = Table(game, seats[0] + number % (seats[-1] - seats[0] + 1), number + 100, level).play()
        cases.append(case(f"honest {number} {game}", table, ""))
    done = vitest(cases, tmp_path)
    assert (tmp_path / "told.json").exists(), done.stdout + done.stderr
    told = json.loads((tmp_path / "told.json").read_text())
    tests = [test for suite in told["testResults"] for test in suite["assertionResults"]]
    failed = [test["fullName"] for test in tests if test["status"] == "failed"]
    assert not failed and told["numPassedTests"] >= 2 * len(CHEATS) + GAMES, failed


def test_honest_games_pass_the_command_line(tmp_path: Path) -> None:
    for number in range(6):
        table = Table(CHANCY[number % 3], number=number + 50).play()
        record, rows = saved(tmp_path, case("honest", table, ""), table)
        done = run_antilles("verify", "--fair", "--list", rows, record)
        assert done.returncode == 0, done.stdout + done.stderr
        alone = subprocess.run([sys.executable, ALONE, record, rows], capture_output=True, text=True, check=False)
        assert alone.returncode == 0, alone.stdout


def test_a_record_without_a_proof_is_called_not_sealed(tmp_path: Path) -> None:
    table = Table().play()
    (tmp_path / "old.txt").write_text(print_record(table.record()))
    done = run_antilles("verify", "--fair", tmp_path / "old.txt")
    assert done.returncode == 0 and "not sealed" in done.stdout
    assert run_antilles("verify", tmp_path / "old.txt").returncode == 0
