"""Playing in the terminal, by scripted lines."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from antilles.cli.table import Table
from antilles.games import find
from antilles.kernel.record import parse_record, print_record
from tests.cli.conftest import Cli, Done

GAME = "santo_domingo"
USUAL = ("play", GAME, "--seed", "5", "--name", "Lia", "--bots", "uniform")
AGAIN = ["1"] * 80


def kept(home: Path) -> list[Path]:
    return sorted((home / "state" / "antilles").glob("*.txt"))


def moves_in(path: Path) -> list[str]:
    record = parse_record(path.read_text(encoding="utf-8"))
    return [f"{line.seat} {line.text}" for line in record.lines]


@pytest.mark.parametrize(
    ("language", "ranking", "again", "first"),
    [
        ("en", "Final ranking", "To see the game again:", "1st"),
        ("fr", "Classement final", "Pour revoir la partie\u00a0:", "1re"),
        ("it", "Classifica finale", "Per rivedere la partita:", "1º"),
    ],
)
def test_a_whole_game_to_its_ranking(cli: Cli, home: Path, language: str, ranking: str, again: str, first: str) -> None:
    done = cli("--lang", language, *USUAL, "--fast", typed=AGAIN)

    assert done.code == 0
    assert not done.err
    assert ranking in done.out
    assert again in done.out
    assert first in done.out
    assert len(kept(home)) == 1
    assert cli("verify", str(kept(home)[0])).code == 0


def test_every_turn_is_confirmed_unless_one_is_in_a_hurry(cli: Cli, home: Path) -> None:
    done = cli(*USUAL, typed=["1", "", "1"])

    assert re.search(
        r"Play the Captain: gain \d points?\nif nobody else plays it\nPress Enter to confirm, or type “undo”\.\n",
        done.out,
    )
    assert [line for line in moves_in(kept(home)[0]) if line.startswith("0")] == ["0 play captain"]


def test_undo_takes_a_move_back_before_it_is_confirmed(cli: Cli, home: Path) -> None:
    cli(*USUAL, typed=["1", "undo", "2", "u", "play beggar", "ok"])

    assert [line for line in moves_in(kept(home)[0]) if line.startswith("0")] == ["0 play beggar"]


def test_undo_with_nothing_to_take_back_says_so(cli: Cli) -> None:
    assert "nothing to take back" in cli(*USUAL, typed=["undo"]).out


def test_what_others_sealed_is_not_shown_before_the_turn_is_confirmed(cli: Cli) -> None:
    done = cli(*USUAL, typed=["1", "undo", "1"])

    assert "revealed" not in done.out


@pytest.mark.parametrize("typed", ["3", "play governor", "PLAY  Governor", "gov", "play the governor", "the gov"])
def test_a_move_is_its_number_its_notation_or_a_unique_part(cli: Cli, home: Path, typed: str) -> None:
    cli(*USUAL, "--fast", typed=[typed])

    assert "0 play governor" in moves_in(kept(home)[0])


def test_accents_may_be_left_out(cli: Cli, home: Path) -> None:
    cli("--lang", "fr", *USUAL, "--fast", typed=["fregate"])

    assert "0 play frigate" in moves_in(kept(home)[0])


def test_a_part_of_several_moves_asks_which(cli: Cli) -> None:
    done = cli(*USUAL, typed=["ga"])
    assert re.search(r"Play the Galleon: gain \d goods?\n", done.out)
    done = cli(*USUAL, typed=["leon"])
    assert re.search(r"Play the Galleon: gain \d goods?\n", done.out)

    done = cli(*USUAL, typed=["g"])
    assert "Which one? Play the Governor · Play the Galleon\n" in done.out


@pytest.mark.parametrize("typed", ["0", "9", "99999999999999999999"])
def test_a_number_without_a_move_says_which_there_are(cli: Cli, typed: str) -> None:
    assert "numbered from 1 to 8" in cli(*USUAL, typed=[typed]).out


def test_nonsense_and_an_empty_line_get_a_hint(cli: Cli) -> None:
    done = cli(*USUAL, typed=["", "xyzzy", "²", "\x1b[2J"])

    assert "Type a number from 1 to 8" in done.out
    assert "“xyzzy” is not a move in this game" in done.out
    assert "\x1b" not in done.out.replace("> \x1b[2J", "")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You do not hold the Captain"),
        ("fr", "le Capitaine en main"),
        ("it", "Non hai in mano il Capitano"),
    ],
)
def test_a_refused_move_says_why_and_question_mark_shows_the_statement(cli: Cli, language: str, sentence: str) -> None:
    done = cli("--lang", language, *USUAL, "--fast", typed=["1", "play captain", "?"])

    refused = done.out.index(sentence)
    statement = re.search(r"\((SD-\d+)\)", done.out[refused:])
    assert statement
    assert f"  {statement[1]}  " in done.out[refused:]


def test_question_mark_explains_a_move_the_decision_and_a_forbidden_move(cli: Cli) -> None:
    assert "SD-041" in cli(*USUAL, typed=["? 2"]).out
    assert "SD-025" in cli(*USUAL, typed=["?"]).out
    assert "SD-052" in cli(*USUAL, typed=["?beggar"]).out
    assert "SD-060" in cli(*USUAL, "--fast", typed=["1", "? play captain"]).out


def test_rules_log_board_and_help(cli: Cli) -> None:
    done = cli(
        *USUAL, "--fast", typed=["log", "rules", "rules 32", "rules captain", "rules zzz", "1", "log", "board", "help"]
    )

    assert "Nothing has happened yet." in done.out
    assert "Resolve action cards  SD-030 \u2013 SD-036" in done.out
    assert "SD-032  Equal share" in done.out
    assert "No rule contains “zzz”" in done.out
    assert done.out.count("Lia plays the Captain.") == 2
    assert "quit: leave; the game is kept" in done.out


def test_commands_have_names_in_the_language(cli: Cli) -> None:
    done = cli("--lang", "fr", *USUAL, typed=["1", "annuler", "règles", "historique", "quitter"])

    assert "Les cartes  SD-040" in done.out
    assert "La partie est gardée" in done.out


def test_save_and_resume(cli: Cli, home: Path) -> None:
    done = cli(*USUAL, "--fast", typed=["1", "save my game.txt", "save my game.txt", "quit"])
    assert "antilles play --resume 'my game.txt'" in done.out

    before = moves_in(home / "my game.txt")
    done = cli("play", "--resume", "my game.txt", "--fast", "--seed", "5", typed=AGAIN)
    after = moves_in(home / "my game.txt")

    assert "Final ranking" in done.out
    assert "Lia" in done.out
    assert after[: len(before)] == before
    assert cli("verify", "my game.txt").code == 0
    assert "Final ranking" in cli("play", "--resume", "my game.txt").out


def test_a_resumed_game_has_the_same_people_in_the_same_seats(cli: Cli, home: Path) -> None:
    cli("play", GAME, "--seat", "2", "--name", "Lia", "--bots", "uniform", "--fast", typed=["1"])

    done = cli("play", "--resume", str(kept(home)[0]), typed=["1"])

    assert "Lia against 3 bots (uniform)" in done.out
    assert "Lia, your turn:" in done.out


def test_a_strange_file_is_not_overwritten(cli: Cli, home: Path) -> None:
    (home / "letter.txt").write_text("Dear Ana", encoding="utf-8")

    done = cli(*USUAL, "--fast", typed=["1", "save letter.txt", "save"])

    assert "letter.txt is already there" in done.out
    assert "Save where?" in done.out
    assert (home / "letter.txt").read_text(encoding="utf-8") == "Dear Ana"


def test_a_file_that_cannot_be_written_is_a_sentence_and_the_game_goes_on(cli: Cli, home: Path) -> None:
    (home / "file").write_text("", encoding="utf-8")

    done = cli(*USUAL, "--fast", typed=["1", "save file/game.txt", *AGAIN])

    assert "file/game.txt cannot be written" in done.out
    assert "Final ranking" in done.out


def test_where_nothing_can_be_kept_the_game_goes_on(cli: Cli, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(home / "file"))

    done = cli(*USUAL, "--fast", typed=AGAIN)

    assert done.code == 0
    assert done.err.count("cannot be written") == 1
    assert "Final ranking" in done.out
    assert "antilles replay" not in done.out


def test_a_full_disk_is_a_sentence(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)

    done = cli(*USUAL, "--fast", typed=["1", "save game.txt", "quit"])

    assert done.code == 0
    assert "game.txt cannot be written: No space left on device." in done.out
    assert not list(Path().glob("*game*"))


def test_the_end_of_input_keeps_the_game(cli: Cli, home: Path) -> None:
    done = cli(*USUAL, "--fast", typed=["1"])

    assert done.code == 0
    assert f"antilles play --resume {kept(home)[0]}" in done.out


def test_no_file_for_a_game_in_which_nobody_has_moved(cli: Cli, home: Path) -> None:
    done = cli("play", GAME, "--seats", "2", "--players", "2", typed=["", "quit"])

    assert done.code == 0
    assert "Goodbye." in done.out
    assert not kept(home)


def test_an_unexpected_error_leaves_the_record(cli: Cli, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Table.play

    def broken(table: Table, seat: int, move: int) -> None:
        if len(table.record.lines) > 9:
            raise RuntimeError("a fault of ours")
        played(table, seat, move)

    monkeypatch.setattr(Table, "play", broken)
    with pytest.raises(RuntimeError):
        cli(*USUAL, "--fast", typed=AGAIN)

    assert len(moves_in(kept(home)[0])) == 10


def test_the_same_seed_is_the_same_game(cli: Cli, home: Path) -> None:
    cli(*USUAL, "--fast", typed=AGAIN)
    cli(*USUAL, "--fast", typed=AGAIN)

    first, second = kept(home)
    assert moves_in(first) == moves_in(second)


def test_people_at_one_terminal_hand_the_screen_over(cli: Cli) -> None:
    done = cli(
        "play",
        GAME,
        "--seats",
        "2",
        "--players",
        "2",
        "--name",
        "Lia",
        "--name",
        "Tom",
        "--fast",
        typed=["", "1", "", "2", ""],
    )

    assert "Around" not in done.out
    assert "Lia and Tom play." in done.out
    assert "Tom, the screen is yours" in done.out
    assert done.out.index("Tom, your turn:") > done.out.index("Tom, the screen is yours")
    assert "Lia plays the Captain and the Admiral." in done.out


def test_names_are_made_fit_for_the_board(cli: Cli) -> None:
    done = cli("play", GAME, "--name", "[bold]\x1b[2J" + "x" * 50, "--fast", typed=["1"])

    assert "\x1b" not in done.out
    assert "(bold)" in done.out
    assert "x" * 30 not in done.out


def test_nothing_is_wider_than_the_terminal(cli: Cli) -> None:
    for language in ("en", "fr", "it"):
        for seats in ("2", "4", "6"):
            done = cli("--lang", language, *USUAL, "--seats", seats, "--fast", typed=["help", "? 1", *AGAIN])
            lines = [line for line in done.out.split("\n") if not line.startswith("  antilles ")]

            assert not [line for line in lines if len(line.rstrip()) > 80]


def test_tie_breaks_are_said(cli: Cli) -> None:
    records = Path(__file__).parents[1] / "games" / GAME / "records"

    done = cli("replay", str(records / "tie-decided-by-goods.txt"))
    assert "tie-break: most goods left (" in done.out
    done = cli("replay", str(records / "tie-decided-by-cards.txt"))
    assert "tie-break: most cards in hand (" in done.out
    done = cli("replay", str(records / "shared-victory.txt"))
    assert "shared victory" in done.out


def command(*arguments: str, typed: str = "", **environment: str) -> Done:
    """The command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "antilles.cli", *arguments],
        input=typed,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def test_a_real_process_plays_a_game(home: Path) -> None:
    done = command(*USUAL, "--fast", typed="1\n" * 80)

    assert done.code == 0
    assert "Final ranking" in done.out
    assert not done.err


def test_a_terminal_that_knows_no_unicode_is_no_reason_to_stop() -> None:
    done = command(*USUAL, "--fast", typed="1\n" * 80, PYTHONIOENCODING="ascii", PYTHONUTF8="0")

    assert done.code == 0
    assert not done.err


def test_a_closed_pipe_is_no_traceback() -> None:
    play = f'"{sys.executable}" -m antilles.cli rules {GAME} | head -n 1'
    done = subprocess.run(["/bin/sh", "-c", play], capture_output=True, text=True, check=False)

    assert not done.stderr


def test_what_the_record_says_is_what_was_played(cli: Cli, home: Path) -> None:
    cli(*USUAL, "--fast", "--option", "board=winter", typed=AGAIN)
    text = kept(home)[0].read_text(encoding="utf-8")
    record = parse_record(text)

    assert record.options["board"] == "winter"
    assert record.names[0] == "Lia"
    assert record.result
    assert print_record(record) == text
    assert find(record.game).edition == record.edition
