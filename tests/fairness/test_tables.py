"""Honest tables: whatever happens at them, their proof holds, and all three verifiers that Python has agree."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from antilles.fairness.by_rules import check_rules
from antilles.fairness.checking import Report, check
from antilles.fairness.proof import Proof, from_lines, to_lines
from antilles.games import games
from antilles.kernel.record import parse_record, print_record, verify
from antilles.kernel.state import CHANCE
from antilles.server.tables import commands
from tests.fairness.kit import Table

ALONE = Path(__file__).parents[2] / "examples" / "check_draws.py"
CHANCY = [name for name in sorted(games()) if name != "santo_domingo"]


def checked(table: Table, notes: dict[str, Any] | None = None) -> Report:
    """The whole way: into a record and out of it, with the rules."""
    record = table.record()
    record.closing = to_lines(table.proof())
    read = parse_record(print_record(record))
    verify(table.game, read)
    proof = from_lines(read.closing)
    assert proof is not None and proof == json.loads(json.dumps(table.proof()))
    report = check(proof, notes, table.rows())
    check_rules(table.game, read, proof, report)
    return report


def alone(folder: Path, table: Table) -> subprocess.CompletedProcess[str]:
    record = table.record()
    record.closing = to_lines(table.proof())
    (folder / "record.txt").write_text(print_record(record))
    return subprocess.run([sys.executable, ALONE, folder / "record.txt"], capture_output=True, text=True, check=False)


def test_the_verifier_that_stands_alone_is_short_and_shares_nothing() -> None:
    text = ALONE.read_text()
    assert len(text.splitlines()) <= 150
    assert "import antilles" not in text and "from antilles" not in text


@pytest.mark.parametrize("level", ["sealed", "joint"])
@pytest.mark.parametrize("game", CHANCY)
def test_every_draw_can_be_made_again(game: str, level: Any, tmp_path: Path) -> None:
    table = Table(game, level=level).play()
    report = checked(table, table.pages[0].notes)
    assert report.ok and not report.open, report.faults
    assert report.draws == table.draws() > 0
    assert report.links == sum(page.used for page in table.pages.values()) > 0
    assert report.own == [0, 1] and not report.replaced and not report.unwitnessed
    done = alone(tmp_path, table)
    assert done.returncode == 0 and f"{table.draws()} draws" in done.stdout, done.stdout + done.stderr


def test_a_draw_depends_on_the_key_the_links_and_the_table() -> None:
    tables = [Table(number=5), Table(number=5, own=[0]), Table(number=5, own=[]), Table(number=6)]
    assert len({str(table.desk.lines()) for table in tables}) == 4


def test_a_restarted_server_draws_the_same() -> None:
    """A crash before the entry is durable changes nothing: the retry gets the draw that would have been."""
    table = Table("santa_cruz", seats=3)
    for _ in range(30):
        if table.desk.status != "running":
            break
        again = table.load()
        twin = Table("santa_cruz", seats=3)
        twin.log, twin.desk = list(table.log), again
        seat = table.desk.asked_seats()[0]
        state = table.rng.getstate()
        twin.rng.setstate(state)
        twin.pages = table.pages
        first = twin.move(seat)
        table.rng.setstate(state)
        assert table.move(seat).body == first.body
    assert checked_running(table).ok


def checked_running(table: Table) -> Report:
    return check(table.proof(), None, table.rows())


def test_everything_that_can_happen_at_a_table_keeps_the_chain_whole(tmp_path: Path) -> None:
    table = Table("santiago_de_cuba", seats=3, own=[0, 1, 2])
    table.play(6)
    table.ask(commands.Leave(person="p1", seat=1))
    for _ in range(6):
        seat = table.desk.asked_seats()[0]
        table.move(seat, by="bot" if seat == 1 else "")
    table.ask(commands.Return(person="p1", seat=1))
    table.play(5)
    table.bring(2, life=1)  # a page that lost its secret
    table.play(9)
    for _ in range(3):  # taken back by consent, and played again with other draws
        while table.desk.history.seats[-1] != CHANCE:
            table.move()
        mover = next(seat for seat in reversed(table.desk.history.seats) if seat >= 0)
        made = table.ask(commands.Propose(person=f"p{mover}", seat=mover, wish="undo"))
        for seat in range(3):
            if seat != mover:
                table.ask(commands.Consent(person=f"p{seat}", seat=seat, asked=made.version, agree=True))
        table.play(2)
    table.move(by="clock")
    table.ask(commands.Remove(person="p0", whom="p1"))
    while table.desk.status == "running":
        seat = table.desk.asked_seats()[0]
        table.move(seat, by="bot" if seat == 1 else "")
    report = checked(table, table.pages[0].notes)
    assert report.ok, report.faults
    assert report.replaced == 1 and table.desk.history.undone == 3
    assert report.draws > table.draws(), "draws that were taken back are proved too"
    assert alone(tmp_path, table).returncode == 0


class Absent(Table):
    """Nobody answers when a joint draw waits."""

    def witness(self) -> None:
        """The page sleeps."""


def test_joint_draws_go_on_without_a_witness_and_say_so(tmp_path: Path) -> None:
    table = Absent("santiago_de_cuba", seats=3, level="joint", own=[0, 1])
    absent = 0
    while table.desk.status == "running":
        if table.desk.draw_waits_for() is not None and absent < 2:
            table.ask(commands.Witness(person="", seat=CHANCE))
            absent += 1
        elif table.desk.draw_waits_for() is not None:
            Table.witness(table)
        else:
            table.move()
    report = checked(table)
    assert report.ok and report.unwitnessed == 2, report.faults
    assert alone(tmp_path, table).returncode == 0


def test_the_proof_of_a_running_game_has_no_draws_and_no_key(tmp_path: Path) -> None:
    proof: Proof = {}
    for game in CHANCY:
        table = Table(game, seats=2)
        for moves in (0, 1, 7, 7):
            table.play(moves)
            proof = table.proof()
            report = check(proof, table.pages[1].notes, table.rows())
            assert report.ok and report.open, report.faults
            told = json.dumps(proof)
            assert table.key() not in told and proof["key"] == ""
            assert not any(event[-1] for event in proof["events"] if event[0] in ("start", "move", "draw", "given"))
    (tmp_path / "proof.json").write_text(json.dumps(proof))
    done = subprocess.run([sys.executable, ALONE, tmp_path / "proof.json"], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "so far" in done.stdout, done.stderr


def test_whatever_is_changed_in_a_proof_is_found() -> None:
    """Every single hash, weight and outcome of a proof, changed one at a time."""
    table = Table("santiago_de_cuba").play()
    proof = json.loads(json.dumps(table.proof()))
    found = 0
    for index, event in enumerate(proof["events"]):
        for other in broken(event):
            twin: Proof = {**proof, "events": [*proof["events"]]}
            twin["events"][index] = other
            report = check(twin)
            check_rules(table.game, table.record(), twin, report)
            assert not report.ok, (event, other)
            found += 1
    assert found > 100
    for name in ("key", "seal", "table", "seats"):
        assert not check({**proof, name: {"seats": 3}.get(name, "0" * 64)}).ok, name


def broken(event: list[Any]) -> list[list[Any]]:
    """The event with one thing changed, in every way of these."""
    made: list[list[Any]] = []
    if event[0] == "move" and event[2]:
        made += [[*event[:2], "0" * 64, *event[3:]], [*event[:2], "", *event[3:]]]
    if event[0] == "chain":
        made.append([*event[:2], "0" * 64])
    for place, line in enumerate(event[-1] if event[0] in ("start", "move") else []):
        if line[0] == -1:
            text = next((move for move, _ in line[2] if move != line[1]), "")
            lines = [*event[-1]]
            lines[place] = [-1, text, line[2]]
            made += [[*event[:-1], lines]] if text else []
            lines = [*event[-1]]
            lines[place] = [-1, line[1], [[move, weight + 1] for move, weight in line[2]]]
            made.append([*event[:-1], lines])
    return made


def test_garbage_is_refused_and_nothing_breaks() -> None:
    table = Table("santiago_de_cuba").play()
    proof = json.loads(json.dumps(table.proof()))
    values: list[Any] = [None, 7, "x", [], {}, [[]], [["move"]], [["start", [[-1, "x", []]]]], -1, True]
    for name in proof:
        for value in values:
            if proof[name] != value and name not in ("fair", "game", "edition", "options"):
                assert not check({**proof, name: value}).ok, (name, value)
