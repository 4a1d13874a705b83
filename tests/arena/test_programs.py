"""Programs at the table: whatever they do, the game goes on, in time, and the report says what they did."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import pytest

from antilles.arena.contest import play_contest
from antilles.arena.entrants import Entrant, our_bot
from antilles.arena.program import Program, ProgramFault
from antilles.arena.program_bot import Foreigner
from antilles.arena.results import Result
from antilles.arena.schedule import schedule
from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.record import Record, new_record, redact
from antilles.kernel.state import CHANCE
from antilles.kernel.step import chance_move, legal_moves
from antilles.kernel.view import decode

GAMES = dict(games())
GAME = GAMES["santo_domingo"]
EXAMPLE = Path(__file__).parents[2] / "examples" / "simple_bot.py"
HELLO = 'import json, sys, time\nprint(json.dumps({"type": "hello"}), flush=True)\n'
LOOP = "for line in sys.stdin:\n    message = json.loads(line)\n"
DECIDE = LOOP + '    if message["type"] == "decide":\n        '


def play(tmp_path: Path, source: str, seconds: float = 5.0) -> Result:
    script = tmp_path / "bot.py"
    script.write_text(source, encoding="utf-8")
    entrants = [our_bot("uniform", GAME), Entrant("bot.py", (sys.executable, str(script)))]
    return play_contest(GAME, entrants, schedule(2, 2, 2, 1)[0], GAME.settle(2), seconds)


def answers(expression: str) -> str:
    return f'print(json.dumps({{"type": "move", "id": message["id"], "move": {expression}}}), flush=True)'


def test_the_example_plays_whole_games_without_fault() -> None:
    command = (sys.executable, str(EXAMPLE))
    for name, game in GAMES.items():
        seats = game.seats[0]
        entrants = [our_bot("uniform", GAME), Entrant("simple", command)]
        result = play_contest(game, entrants, schedule(2, seats, 2, 1)[0], game.settle(seats), 20.0)
        assert result.faults == (), name
        assert result.decisions > 0


def test_the_example_has_thirty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("raise SystemExit('no licence')", "ended with code 1: no licence"),
        (HELLO + DECIDE + "raise ValueError('oops')", "ended with code 1: ValueError: oops"),
        (HELLO + DECIDE + "sys.exit(0)", "ended with code 0"),
        (HELLO + DECIDE + answers("'fly to the moon'"), "played 'fly to the moon', which is not legal"),
        (HELLO + DECIDE + answers("17"), "played '17', which is not legal"),
        (HELLO + DECIDE + answers("None"), "which is not legal"),
        (HELLO + DECIDE + 'print("nonsense", flush=True)', "answered 'nonsense', which is no JSON"),
        (HELLO + DECIDE + 'print("[1]", flush=True)', "answered '[1]', not a 'move'"),
        (HELLO + DECIDE + 'print("[" * 100000, flush=True)', "which is no JSON"),
        (HELLO + DECIDE + 'sys.stdout.write("x" * (1 << 21)); sys.stdout.flush()', "answers without end"),
        ("print('hi', flush=True)\n", "answered 'hi', which is no JSON"),
        ("import os\nos.write(1, bytes(range(128, 256)) + b'\\n')", "which is no JSON"),
    ],
)
def test_a_bad_answer_loses_the_move_and_is_reported(tmp_path: Path, source: str, fault: str) -> None:
    result = play(tmp_path, source)

    assert sorted(result.places) == [1, 2] or result.places == (1, 1)
    assert any(fault in one for one in result.faults), result.faults


def test_a_late_answer_is_thrown_away(tmp_path: Path) -> None:
    """Too late for the first question: the second one is answered, and not with the first answer."""
    first = 'time.sleep(1.5 if message["id"] == 1 else 0); '
    result = play(tmp_path, HELLO + DECIDE + first + answers('message["legal"][0]'), seconds=1.0)

    assert result.faults == ("bot.py: did not answer within 1 s",)


def test_a_program_that_neither_reads_nor_ends_is_ended(tmp_path: Path) -> None:
    """It ignores every signal that can be ignored, starts a child, and sleeps."""
    child = tmp_path / "pid"
    source = (
        "import os, signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        f"child = os.fork()\nif child:\n    open({str(child)!r}, 'w').write(str(child))\ntime.sleep(600)\n"
    )
    script = tmp_path / "bot.py"
    script.write_text(source, encoding="utf-8")
    program = Program((sys.executable, str(script)), 1.0)
    start = time.monotonic()
    with pytest.raises(ProgramFault, match="did not answer within 1 s"):
        program.ask({"type": "hello"}, "hello")
    with pytest.raises(ProgramFault, match="does not read its input"):
        program.tell({"type": "observe", "moves": ["x" * 1_000_000]})
    with pytest.raises(ProgramFault, match="does not read its input"):
        program.ask({"type": "decide", "id": 1}, "move")
    program.close()

    assert time.monotonic() - start < 60
    for _ in range(100):
        if not alive(int(child.read_text())):
            break
        time.sleep(0.05)
    else:
        pytest.fail("what the program had started is still there")


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")


def test_a_program_that_cannot_start_is_a_fault() -> None:
    with pytest.raises(ProgramFault, match="does not start"):
        Program(("/nonexistent/bot",), 1.0)


def test_a_program_is_told_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    """P13: all that goes into the process is recorded; views are the seat's own, moves are those it is shown."""
    log = tmp_path / "stdin.jsonl"
    source = HELLO + (
        f"log = open({str(log)!r}, 'w')\nfor line in sys.stdin:\n    log.write(line)\n    log.flush()\n"
        "    message = json.loads(line)\n"
        '    if message["type"] == "decide":\n        ' + answers('message["legal"][-1]')
    )
    result = play(tmp_path, source)
    assert result.faults == ()
    messages = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]

    assert [message["type"] for message in messages[:2]] == ["hello", "newgame"]
    assert messages[-1] == {"type": "quit"}
    assert messages[-2]["places"] == list(result.places)
    allowed = {
        "hello": {"protocol"},
        "newgame": {"game", "edition", "seats", "seat", "options", "seconds"},
        "observe": {"moves", "places", "scores"},
        "decide": {"id", "view", "legal"},
        "quit": set[str](),
    }
    for message in messages:
        assert set(message) - {"type"} <= allowed[message["type"]]
        if message["type"] == "decide":
            view = decode(GAME.view_type, json.dumps(message["view"]))
            assert view.seat == messages[1]["seat"]


@pytest.mark.parametrize("name", GAMES)
def test_a_program_is_told_what_a_printed_record_shows(name: str) -> None:
    """The moves told one by one are those of the record as it is printed for the seat."""
    game = GAMES[name]
    seats = game.seats[-1]
    record: Record = new_record(game, seats)
    state = game.start(seats)
    programs = [Foreigner(("no-such-program",)) for _ in range(seats)]
    for seat, program in enumerate(programs):
        program.begin(game, game.view(state, seat))
    rng = Rng(4)
    while state.actors():
        seat = state.actor()
        choices = [] if seat == CHANCE else legal_moves(state, seat)
        move = chance_move(state, rng) if seat == CHANCE else choices[rng.below(len(choices))]
        record.add(seat, game.text(move))
        for program in programs:
            program.see(state, seat, move)
        state.advance(seat, move)
    for seat, program in enumerate(programs):
        shown = [(CHANCE if told["seat"] is None else told["seat"], told["move"]) for told in program.news()]
        assert shown == [(line.seat, line.text) for line in redact(game, record, seat).lines]
        assert program.news() == []
