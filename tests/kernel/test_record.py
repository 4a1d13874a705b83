"""Records: what is written is read back, what is wrong is said with its place, and nothing does worse than that."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings, strategies as st
from mypy_extensions import i64

from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.record import (
    LONGEST_LINE,
    MOST_LINES,
    Record,
    RecordError,
    Replay,
    legal_texts,
    new_record,
    parse_record,
    print_record,
    redact,
    verify,
)
from antilles.kernel.state import EVERYBODY
from antilles.testing.cases import Case, Setup, walk
from tests.toy.game import GAME, PearlsGame
from tests.toy.rules import CHOOSE, DIVE
from tests.toy.state import Pearls

HEAD = "game: pearls\nedition: 1\nseats: 2\n"
WHOLE = """\
# Ana against Bruno, by the sea
# rain
game: pearls
edition: 1
seats: 2
options: rounds=3
name 0: Ana
name 1: Bruno # the second
result: 1 2
scores: 13 7

# the first dive
* pearl black
* pearl white   # poor Bruno
0 keep
1 keep

0 pass
1 pass
* pearl black
* pearl white
0 keep
1 keep
0 pass
1 pass
* pearl black
* pearl white
0 keep
1 keep
# no more coins
0 pass
1 pass
# a good game
"""


def fault(text: str, game: Game | None = None) -> tuple[int, int, str]:
    """Where and why a record is refused: by its form, or when it is replayed."""
    with pytest.raises(RecordError) as caught:
        verify(game or GAME, parse_record(text))
    return caught.value.line, caught.value.column, caught.value.key


# --- form -------------------------------------------------------------------------------------------


def test_a_record_is_read_with_all_that_is_in_it() -> None:
    record = parse_record(WHOLE)

    assert (record.game, record.edition, record.seats, record.options) == ("pearls", 1, 2, {"rounds": "3"})
    assert record.names == {0: "Ana", 1: "Bruno # the second"}
    assert (record.result, record.scores) == ([1, 2], [13, 7])
    assert record.remarks == ["Ana against Bruno, by the sea", "rain"]
    assert record.closing == ["a good game"]
    second = record.lines[1]
    assert (second.seat, second.text, second.comment, second.number) == (-1, "pearl white", "poor Bruno", 14)
    assert record.lines[0].above == ["the first dive"]
    assert record.lines[16].above == ["no more coins"]


def test_a_record_is_printed_as_it_was_written() -> None:
    assert print_record(parse_record(WHOLE)) == WHOLE.replace("1 keep\n\n", "1 keep\n")


def test_comments_are_kept_where_there_are_no_moves() -> None:
    text = f"{HEAD}\n# nobody came\n"

    assert print_record(parse_record(text)) == text


@pytest.mark.parametrize("text", ["\ufeff" + WHOLE, WHOLE.replace("\n", "\r\n"), WHOLE.rstrip("\n"), WHOLE + "\n\n"])
def test_line_ends_and_byte_order_marks_do_not_matter(text: str) -> None:
    assert print_record(parse_record(text)) == print_record(parse_record(WHOLE))


def test_spaces_do_not_matter() -> None:
    record = parse_record("  game :  pearls \nedition:1\n seats: 2\n\n\t*   pearl \t black#x\n")

    assert print_record(record) == f"{HEAD}\n* pearl black   # x\n"


def test_a_name_is_printed_on_one_line() -> None:
    record = new_record(GAME, 2)
    record.names[0] = "Ana\n0 keep\tof the sea"

    assert "name 0: Ana 0 keep of the sea\n" in print_record(record)


FAULTS = [
    ("", (1, 1, "record-header-missing")),
    ("\n\n", (3, 1, "record-header-missing")),
    ("game: pearls\nseats: 2\n", (3, 1, "record-header-missing")),
    ("game:\nedition: 1\nseats: 2\n", (4, 1, "record-header-missing")),
    ("0 keep\n", (1, 1, "record-header-missing")),
    (HEAD + "hello\n", (4, 1, "record-not-a-line")),
    (HEAD + "? keep\n", (4, 1, "record-not-a-line")),
    (HEAD + "-1 keep\n", (4, 1, "record-not-a-line")),
    (HEAD + "colour: red\n", (4, 1, "record-header-unknown")),
    (HEAD + "name: Ana\n", (4, 1, "record-header-unknown")),
    (HEAD + "name x: Ana\n", (4, 1, "record-header-unknown")),
    (HEAD + "name 123: Ana\n", (4, 1, "record-header-unknown")),
    (HEAD + "name ٣: Ana\n", (4, 1, "record-header-unknown")),
    (HEAD + "seats: 3\n", (4, 1, "record-header-twice")),
    (HEAD + "name 0: Ana\nname 0: Bruno\n", (5, 1, "record-header-twice")),
    (HEAD + "name 2: Ana\n", (4, 1, "record-no-such-seat")),
    (HEAD + "\n* pearl pink\nresult: 1 2\n", (6, 1, "record-header-late")),
    (HEAD + "\n* pearl pink\nhello\n", (6, 1, "record-header-late")),
    (HEAD + "2 keep\n", (4, 1, "record-no-such-seat")),
    (HEAD + "   12345678901234567890 keep\n", (4, 4, "record-no-such-seat")),
    (HEAD + "0\n", (4, 2, "record-move-missing")),
    (HEAD + "  *   # nothing\n", (4, 4, "record-move-missing")),
    ("game: pearls\nedition: one\nseats: 2\n", (2, 1, "record-not-a-number")),
    ("game: pearls\nedition: 1\nseats: -2\n", (3, 1, "record-not-a-number")),
    ("game: pearls\nedition: 1\nseats: ٣\n", (3, 1, "record-not-a-number")),
    ("game: pearls\nedition: 12345678\nseats: 2\n", (2, 1, "record-not-a-number")),
    (HEAD + "options: rounds\n", (4, 1, "record-option")),
    (HEAD + "options: =3\n", (4, 1, "record-option")),
    (HEAD + "options: rounds=\n", (4, 1, "record-option")),
    (HEAD + "result: 1\n", (4, 1, "record-count")),
    (HEAD + "scores: 1 2 3\n", (4, 1, "record-count")),
    (HEAD + "result: 1 b\n", (4, 1, "record-not-a-number")),
    (HEAD + "scores: 1 --2\n", (4, 1, "record-not-a-number")),
    (HEAD + "0 ke\x00ep\n", (4, 5, "record-control-character")),
    (HEAD + "# \x1b[31m\n", (4, 3, "record-control-character")),
    (HEAD + "# \x9b31m\n", (4, 3, "record-control-character")),
    (HEAD + "# two\u2028lines\n", (4, 6, "record-control-character")),
    (HEAD + "# gone\x7f\n", (4, 7, "record-control-character")),
    (HEAD + "0 keep\r1 keep\n", (4, 7, "record-control-character")),
    (HEAD + "0 keep # " + "x" * LONGEST_LINE + "\n", (4, LONGEST_LINE, "record-line-too-long")),
    ("\n" * MOST_LINES, (MOST_LINES, 1, "record-too-long")),
]


def names(faults: list[tuple[str, tuple[int, int, str]]]) -> list[str]:
    return [f"{number}-{place[2]}" for number, (_, place) in enumerate(faults)]


@pytest.mark.parametrize(("text", "place"), FAULTS, ids=names(FAULTS))
def test_a_faulty_form_is_refused_with_its_place(text: str, place: tuple[int, int, str]) -> None:
    assert fault(text) == place


# --- replay -----------------------------------------------------------------------------------------

REPLAY_FAULTS = [
    (WHOLE.replace("game: pearls", "game: chess"), (3, 1, "record-other-game")),
    (WHOLE.replace("edition: 1", "edition: 2"), (4, 1, "record-edition")),
    (HEAD.replace("seats: 2", "seats: 9"), (3, 1, "setup-seats")),
    (WHOLE.replace("rounds=3", "rounds=4"), (6, 1, "setup-value")),
    (WHOLE.replace("rounds=3", "rain=yes"), (6, 1, "setup-option")),
    (WHOLE.replace("0 keep", "0 throw", 1), (15, 3, "record-unknown-move")),
    (WHOLE.replace("0 keep", "  0   throw", 1), (15, 7, "record-unknown-move")),
    (WHOLE.replace("0 keep", "0 keep ?", 1), (15, 3, "record-unknown-move")),
    (WHOLE.replace("0 keep", "0 pass", 1), (15, 3, "record-illegal")),
    (WHOLE.replace("0 pass", "1 pass", 1), (18, 1, "record-not-asked")),
    (WHOLE.replace("# a good game", "0 pass"), (33, 1, "record-over")),
    (WHOLE.replace("1 pass\n# a good game\n", ""), (9, 1, "record-unfinished")),
    (WHOLE.replace("result: 1 2", "result: 2 1"), (9, 1, "record-result")),
    (WHOLE.replace("scores: 13 7", "scores: 13 8"), (10, 1, "record-result")),
]


@pytest.mark.parametrize(("text", "place"), REPLAY_FAULTS, ids=names(REPLAY_FAULTS))
def test_a_record_that_does_not_hold_is_refused_with_its_place(text: str, place: tuple[int, int, str]) -> None:
    assert fault(text) == place


def test_an_illegal_move_comes_with_its_refusal() -> None:
    with pytest.raises(RecordError) as caught:
        verify(GAME, parse_record(f"{HEAD}\n* pearl pink\n* pearl pink\n0 buy\n"))

    assert caught.value.refusal is not None
    assert (caught.value.refusal.statement, caught.value.facts["statement"]) == ("PD-021", "PD-021")


def test_a_true_record_is_verified() -> None:
    assert verify(GAME, parse_record(WHOLE)).scores() == [13, 7]


def test_a_record_without_result_may_stop_anywhere() -> None:
    assert verify(GAME, parse_record(f"{HEAD}\n* pearl pink\n")).actors() == [-1]


def test_a_replay_gives_every_state_on_the_way() -> None:
    replay = Replay(GAME, parse_record(WHOLE))
    before, seat, move, after = replay.next()

    assert (before.snapshot(), seat, GAME.text(move)) == (GAME.start(2).snapshot(), -1, "pearl black")
    assert replay.state is after
    assert replay.to_end().actors() == []


def test_missing_options_are_filled_in() -> None:
    record = parse_record(HEAD)
    Replay(GAME, record)

    assert record.options == {"rounds": "3"}


def test_legal_moves_as_texts() -> None:
    assert legal_texts(GAME, GAME.start(2), -1) == ["pearl white", "pearl pink", "pearl black"]
    assert legal_texts(GAME, GAME.start(2), 0) == []


# --- what a viewer may read -------------------------------------------------------------------------


def lines_for(game: Game, text: str, viewer: int | None) -> list[str]:
    printed = print_record(redact(game, parse_record(text), viewer))
    return printed.split("\n\n", 1)[1].splitlines()


def test_secret_draws_have_a_shadow() -> None:
    text = f"{HEAD}\n* pearl black\n* pearl white\n"

    assert lines_for(GAME, text, 0) == ["* pearl black", "* pearl ?"]
    assert lines_for(GAME, text, 1) == ["* pearl ?", "* pearl white"]
    assert lines_for(GAME, text, None) == ["* pearl ?", "* pearl ?"]


def test_sealed_choices_wait_for_each_other_and_then_open() -> None:
    text = f"{HEAD}\n* pearl black\n* pearl white\n1 sell\n"

    assert lines_for(GAME, text, 1)[2:] == ["1 sell"]
    assert lines_for(GAME, text, 0)[2:] == lines_for(GAME, text, None)[2:] == []
    for viewer in (0, 1, None):
        assert lines_for(GAME, text + "0 keep\n", viewer)[2:] == ["1 sell", "0 keep"]


def test_comments_of_the_table_are_not_for_viewers_but_names_and_results_are() -> None:
    printed = print_record(redact(GAME, parse_record(WHOLE), None))

    assert "#" not in printed.replace("Bruno # the second", "")
    assert "name 0: Ana\n" in printed
    assert "result: 1 2\nscores: 13 7\n" in printed


class Closed(Pearls):
    """Choices are never shown."""

    def opens(self) -> bool:
        return False


class InTurn(Pearls):
    """Choices are made one after the other, shown to the chooser and to seat 0, and opened never."""

    def actors(self) -> list[int]:
        return super().actors()[:1]

    def opens(self) -> bool:
        return False

    def audience(self, seat: i64, move: i64) -> i64:
        return 1 | 1 << seat if self.question is CHOOSE else EVERYBODY


@cache
def game_of(kind: type[Pearls]) -> Game:
    class Other(PearlsGame):
        def begin(self, seats: int, options: object) -> Pearls:
            return kind(seats, DIVE, 3)

    return Other()


def test_choices_that_never_open_keep_their_shadow() -> None:
    text = f"{HEAD}\n* pearl black\n* pearl white\n1 sell\n0 keep\n"

    assert lines_for(game_of(Closed), text, 0)[2:] == ["1 sell ?", "0 keep"]
    assert lines_for(game_of(Closed), text, 1)[2:] == ["1 sell", "0 keep ?"]
    assert lines_for(game_of(Closed), text, None)[2:] == ["1 sell ?", "0 keep ?"]


def test_a_secret_choice_of_one_seat_is_shown_to_its_audience_at_once() -> None:
    text = f"{HEAD}\n* pearl black\n* pearl white\n0 keep\n1 sell\n"

    assert lines_for(game_of(InTurn), text, 0)[2:] == ["0 keep", "1 sell"]
    assert lines_for(game_of(InTurn), text, 1)[2:] == ["0 keep ?", "1 sell"]


# --- fuzz: only RecordError, ever -------------------------------------------------------------------


def survives(text: str) -> None:
    """A text is read, printed and read again, and replayed; or it is refused with a place inside it."""
    record: Record | None = None
    try:
        record = parse_record(text)
        verify(GAME, record)
    except RecordError as refused:
        error = refused
    else:
        error = RecordError(1, 1, "record-")
    inside = 1 <= error.line <= text.count("\n") + 1 and 1 <= error.column <= LONGEST_LINE
    assert inside, f"{error} is outside of the text"
    assert error.key.startswith(("record-", "setup-"))
    if record is not None:
        printed = print_record(record)
        assert print_record(parse_record(printed)) == printed


@cache
def a_record() -> str:
    spots = walk(Case(GAME, Setup(3)), seed=5)
    return print_record(spots[-1].record())


ODD_ROWS = ["0 ?", "* pearl ?", "99 keep", "seats: 4", "options: rounds=5", "#", ":", "*"]
ROWS = st.sampled_from([*WHOLE.splitlines(), *HEAD.splitlines(), *ODD_ROWS])


@given(st.text(max_size=300))
def test_random_text_is_read_or_refused(text: str) -> None:
    survives(text)


@given(st.text(max_size=100))
def test_random_text_after_a_head_is_read_or_refused(text: str) -> None:
    survives(HEAD + text)


@given(st.lists(ROWS | st.text(max_size=20), max_size=25))
def test_rows_in_any_order_are_read_or_refused(rows: list[str]) -> None:
    survives("\n".join(rows))


@given(st.data())
@settings(max_examples=400)
def test_a_mutated_record_is_read_or_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([WHOLE, a_record()]))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 12)))
        text = text[:start] + data.draw(st.text(max_size=6)) + text[end:]
    survives(text)


@given(st.integers(0, 2**31), st.sampled_from([2, 3, 4]), st.sampled_from(["3", "5"]))
@settings(max_examples=25)
def test_a_random_game_is_read_back_and_verified(seed: int, seats: int, rounds: str) -> None:
    spots = walk(Case(GAME, Setup(seats, {"rounds": rounds})), seed)
    text = print_record(spots[-1].record())

    assert print_record(parse_record(text)) == text
    assert verify(GAME, parse_record(text)).snapshot() == spots[-1].state.snapshot()


def test_half_a_record_is_read_up_to_there() -> None:
    text = a_record()
    rng = Rng(9)
    for _ in range(200):
        survives(text[: rng.below(len(text))])


def test_records_have_equal_text_whoever_made_them() -> None:
    record = Record("pearls", 1, 2, {"rounds": "3"})
    for line in parse_record(WHOLE).lines:
        record.add(line.seat, line.text)
    record.finish(verify(GAME, record))

    assert record.result == [1, 2]
    assert verify(GAME, parse_record(print_record(record))).ranking() == [1, 2]
