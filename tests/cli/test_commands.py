"""The commands that print: games, rules, verify, replay, bench."""

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from antilles import mode
from antilles.cli.bench_rules import rate
from antilles.games import games
from antilles.kernel.record import parse_record, print_record
from tests.cli.conftest import Cli

GAME = "santo_domingo"
RECORDS = Path(__file__).parents[1] / "games" / GAME / "records"
RECORD = RECORDS / "standard-4-seats.txt"


# --- games and rules --------------------------------------------------------------------------------


def test_games_are_listed(cli: Cli) -> None:
    done = cli("games")

    assert done.code == 0
    assert all(game.title in done.out for game in games().values())
    assert "board=winter" in done.out


def test_games_as_json(cli: Cli) -> None:
    listed = json.loads(cli("games", "--json").out)

    assert [entry["name"] for entry in listed] == list(games())
    assert listed[[entry["name"] for entry in listed].index(GAME)]["seats"] == [2, 3, 4, 5, 6]
    assert {"name", "values", "default", "statement", "only"} == set(listed[0]["options"][0])


@pytest.mark.parametrize("name", ["SD-032", "sd-032", "32", "sd032"])
def test_one_statement_with_its_provenance(cli: Cli, name: str) -> None:
    done = cli("rules", GAME, name)

    assert "SD-032  Equal share" in done.out
    assert "Where it comes from: the rulebook" in done.out
    assert "Ruling: A-05" in done.out


def test_all_statements_by_chapter(cli: Cli) -> None:
    done = cli("--lang", "fr", "rules", GAME)
    statements = games()[GAME].statements()

    assert all(f"  {statement.id}  " in done.out for statement in statements)
    assert "\nMise en place\n" in done.out


def test_rules_can_be_searched(cli: Cli) -> None:
    found = cli("rules", GAME, "--search", "galleon CUSTOMS").out

    assert "SD-045" in found
    assert "SD-040" not in found
    assert cli("rules", GAME, "--search", "zzz").code == 1


def test_provenance_tells_what_is_reconstructed(cli: Cli) -> None:
    done = cli("rules", GAME, "--provenance")

    assert "reconstructed: the printed value was not found" in done.out
    assert "exchange_standard" in done.out
    assert "our ruling, where the rulebook is silent" in done.out


def test_rules_as_json(cli: Cli) -> None:
    listed = json.loads(cli("--lang", "it", "rules", GAME, "--json").out)
    assert listed[0]["id"] == "SD-001"
    assert listed[0]["chapter"] == "Componenti"

    both = json.loads(cli("rules", GAME, "--provenance", "--json").out)
    assert {entry["name"] for entry in both["data"]} == set(games()[GAME].data())


# --- verify -----------------------------------------------------------------------------------------


def test_good_records_hold(cli: Cli) -> None:
    done = cli("verify", str(RECORDS))
    count = len(list(RECORDS.glob("*.txt")))

    assert done.code == 0
    assert f"{count} records, and all check out." in done.out


def test_a_changed_move_is_found_with_its_place(cli: Cli, tmp_path: Path) -> None:
    lines = RECORD.read_text(encoding="utf-8").split("\n")
    number = next(index for index, line in enumerate(lines) if line.startswith("0 play"))
    lines.insert(number, lines[number])
    bad = tmp_path / "bad.txt"
    bad.write_text("\n".join(lines), encoding="utf-8")

    done = cli("verify", str(bad), str(RECORD))

    assert done.code == 1
    assert f"{bad}:{number + 2}:1: It is not seat 0’s turn" in done.out
    assert "2 records; 1 of them does not check out." in done.out


def test_an_illegal_move_brings_its_statement(cli: Cli, tmp_path: Path) -> None:
    text = RECORD.read_text(encoding="utf-8")
    number = next(index for index, line in enumerate(text.split("\n"), 1) if line.startswith("0 play"))
    lines = text.split("\n")
    lines[number - 1] = "0 play captain admiral"
    bad = tmp_path / "bad.txt"
    bad.write_text("\n".join(lines), encoding="utf-8")

    done = cli("verify", str(bad))

    assert f"{bad}:{number}:3: “play captain admiral” is not allowed here. Play exactly 1 card. (SD-025)" in done.out


def header(**changes: str) -> str:
    fields = {"game": GAME, "edition": "1", "seats": "4"} | changes
    return "".join(f"{name}: {value}\n" for name, value in fields.items() if value)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "The header “game” is missing."),
        ("hello", "“hello” is neither a header line"),
        (header(game="chess"), "There is no game “chess”"),
        (header(edition="77"), "edition 77"),
        (header(seats="x"), "“seats” needs a whole number, not “x”."),
        (header(seats="9"), "not 9"),
        (header(options="a"), "“a” is not an option"),
        (header(options="sea=blue"), "no option “sea”"),
        (header(result="1 2"), "one number for each of the 4 seats"),
        (header(result="1 2 3 4"), "the game is not over"),
        (header(colour="red"), "There is no header “colour”"),
        (header() + "7 play captain\n", "There is no seat 7"),
        (header() + "0 fly\n", "The game has no move “fly”."),
        (header() + "0\n", "A seat without a move."),
        (header() + "\x07\n", "control character"),
        ("x" * 5000, "more than 1,000 characters"),
        ("#\n" * 300_000, "more than 200,000 lines"),
    ],
)
def test_garbage_is_a_sentence_with_line_and_column(cli: Cli, tmp_path: Path, content: str, sentence: str) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text(content, encoding="utf-8")

    done = cli("verify", str(bad))

    assert done.code == 1
    assert sentence in done.out
    assert done.out.startswith(f"{bad}:")
    for language in ("fr", "it"):
        assert "record-" not in cli("--lang", language, "verify", str(bad)).out


def test_binary_huge_missing_and_unreadable_files(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"game: x\n\xff\xfe\x00")
    with (tmp_path / "huge").open("wb") as huge:
        huge.truncate(40 * 1024 * 1024)

    done = cli("verify", "binary", "huge", "missing", "/dev/null/x")

    assert done.code == 1
    assert "binary:2:1: binary is not a text file: line 2 is not UTF-8." in done.out
    assert "huge is larger than 32 MB" in done.out
    assert "There is no file missing." in done.out
    assert "4 records; 4 of them do not check out." in done.out


def test_a_directory_without_records_is_a_mistake(cli: Cli, tmp_path: Path) -> None:
    assert cli("verify", str(tmp_path)).code == 2


def test_verify_as_json(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("hello", encoding="utf-8")

    done = cli("verify", "--json", str(RECORD), "bad.txt")
    good, bad = json.loads(done.out)

    assert done.code == 1
    assert good["ok"]
    assert good["finished"]
    assert sorted(good) == sorted(
        ["file", "ok", "game", "edition", "seats", "moves", "options", "finished", "result", "scores"]
    )
    assert not bad["ok"]
    assert (bad["line"], bad["column"]) == (1, 1)


# --- replay -----------------------------------------------------------------------------------------


def test_a_replay_without_a_terminal_prints_everything(cli: Cli) -> None:
    done = cli("replay", str(RECORD))

    assert done.code == 0
    assert "the start, " in done.out
    assert "Final ranking" in done.out


def test_choices_that_were_opened_are_read_by_everybody(cli: Cli) -> None:
    """As in the record that is printed for a viewer: all cards lay open later on."""
    for viewer in ((), ("--seat", "0"), ("--seat", "1"), ("--all",)):
        assert "play ?" not in cli("replay", str(RECORD), *viewer).out

    own = cli("replay", str(RECORD), "--at", "1", "--seat", "0").out
    other = cli("replay", str(RECORD), "--at", "1", "--seat", "1").out
    assert "You lay" in own
    assert "has chosen" in other


def test_a_choice_that_waits_for_others_is_shown_to_its_own_seat_or_with_everything(cli: Cli, tmp_path: Path) -> None:
    record = parse_record(RECORD.read_text(encoding="utf-8"))
    record.lines, record.result, record.scores = record.lines[:1], [], []
    path = tmp_path / "begun.txt"
    path.write_text(print_record(record), encoding="utf-8")
    hidden = [
        viewer
        for viewer in ((), ("--seat", "0"), ("--seat", "1"), ("--all",))
        if "play ?" in cli("replay", str(path), *viewer).out
    ]

    assert hidden == [(), ("--seat", "1")]


def test_a_replay_that_cannot_be(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text(header() + "0 fly\n", encoding="utf-8")

    assert cli("replay", "bad.txt").err == "bad.txt:4:3: The game has no move “fly”.\n"
    assert cli("replay", "bad.txt").code == 1
    assert cli("play", "--resume", "bad.txt").code == 1
    assert cli("replay", str(RECORD), "--at", "9999").code == 2
    assert cli("replay", str(RECORD), "--seat", "4").code == 2
    assert cli("replay", str(RECORD), "--seat", "0", "--all").code == 2


class Screen:
    """A command at a real terminal."""

    def __init__(self, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        command = [sys.executable, "-m", "antilles.cli", *arguments]
        self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, start_new_session=True)
        os.close(slave)
        self.text = ""
        self.read = 0

    def until(self, words: str) -> None:
        """Wait until the words are there, after those waited for before."""
        deadline = time.monotonic() + 60
        while words not in self.text[self.read :]:
            assert time.monotonic() < deadline, self.text
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.text += os.read(self.master, 4096).decode()
                except OSError:
                    break
        assert words in self.text[self.read :], self.text
        self.read = self.text.index(words, self.read) + len(words)

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def end(self) -> int:
        return self.process.wait(timeout=30)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.fixture
def screens() -> Iterator[Callable[..., Screen]]:
    """Opens terminals, and closes them whatever happens."""
    opened: list[Screen] = []

    def start(*arguments: str) -> Screen:
        opened.append(Screen(*arguments))
        return opened[-1]

    yield start
    for screen in opened:
        screen.close()


def test_stepping_through_a_record(screens: Callable[..., Screen]) -> None:
    screen = screens("replay", str(RECORD))
    screen.until("Enter or n: next")
    for keys, heading in (("", "Move 1 of"), ("n", "Move 2 of"), ("b", "Move 1 of"), ("4", "Move 4 of")):
        screen.until("> ")
        screen.type(keys + "\n")
        screen.until(heading)
    screen.type("b\nb\nb\nb\nb\n")
    screen.until("This is the start.")
    screen.type("9999\n")
    screen.until("The record ends with move")
    screen.type("what\n")
    screen.until("Enter or n: next")
    screen.type("q\n")

    assert screen.end() == 0


def test_ctrl_c_keeps_the_game(screens: Callable[..., Screen]) -> None:
    screen = screens("play", GAME, "--fast")
    screen.until("Your name? [Ana]")
    screen.type("Lia\n")
    screen.until("Lia, your turn:")
    screen.until("> ")
    time.sleep(1)  # the prompt is printed a moment before it listens
    screen.process.send_signal(signal.SIGINT)
    screen.until("antilles play --resume")

    assert screen.end() == 130


# --- bench ------------------------------------------------------------------------------------------


def test_bench_as_json(cli: Cli) -> None:
    done = cli("bench", GAME, "--seconds", "0.01", "--json", "--mode", mode())
    (row,) = json.loads(done.out)

    assert (row["game"], row["seats"], row["mode"]) == (GAME, 4, mode())
    for figure in (
        "decisions_per_second",
        "copies_per_second",
        "playouts_per_second",
        "legal_lists_per_second",
        "loop_decisions_per_second",
        "copy_ns",
    ):
        assert row[figure] > 0
    assert row["copy_ns"] == pytest.approx(1e9 / row["copies_per_second"], rel=0.01)
    assert row["decisions_per_second"] > row["playouts_per_second"]


def test_bench_has_a_row_for_each_mode_that_is_there(cli: Cli, modes: dict[str, dict[str, str]]) -> None:
    done = cli("bench", GAME, "--seconds", "0.01", "--json", "--seats", "2")

    assert {row["mode"] for row in json.loads(done.out)} == set(modes)
    assert done.code == 0


def test_bench_prints_one_table(cli: Cli) -> None:
    done = cli("bench", "--seconds", "0.01", "--mode", mode())

    assert done.code == 0
    assert "decisions in random play" in done.out
    assert all(game.title in done.out for game in games().values())


def test_counts_grow_until_the_time_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock of our own: a call takes a thousandth of a second and has three units."""
    clock = 0.0
    counts: list[int] = []

    def work(count: int) -> int:
        nonlocal clock
        clock += 0.001 * count
        counts.append(count)
        return 3 * count

    monkeypatch.setattr("time.perf_counter", lambda: clock)
    units, calls = rate(work, 0.5)

    assert units == pytest.approx(3000)
    assert calls == pytest.approx(1000)
    assert counts[:4] == [1, 1, 10, 100]
    assert sum(counts[1:]) >= 500
