"""Whole games kept as records: each must replay to the result it claims, whatever we change."""

from __future__ import annotations

from pathlib import Path

import pytest

from antilles.games.santiago_de_cuba.game import GAME
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.record import Record, RecordError, Replay, parse_record, print_record, verify
from antilles.testing import rule

RECORDS = Path(__file__).parent / "records"


def load(name: str) -> Record:
    return parse_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


def last_step(name: str) -> tuple[SantiagoDeCuba, str, SantiagoDeCuba]:
    """The state before the last move, the move, and the end."""
    record = load(name)
    replay = Replay(GAME, record)
    while replay.played < len(record.lines) - 1:
        replay.next()
    before, _, move, after = replay.next()
    assert isinstance(before, SantiagoDeCuba) and isinstance(after, SantiagoDeCuba)
    return before, GAME.text(move), after


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_golden_record(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))

    assert record.result
    verify(GAME, record)
    assert print_record(record) == path.read_text(encoding="utf-8")


def test_there_is_a_record_for_every_seat_count() -> None:
    assert [load(f"{seats}-seats").seats for seats in GAME.seats] == list(GAME.seats)


@rule("SdC-140", "SdC-130", "SdC-085", "SdC-117", "SdC-119", "SdC-120", "SdC-046", "SdC-086")
@pytest.mark.parametrize(
    ("name", "move", "flag"),
    [
        ("last-ship-filled-by-a-delivery", "deliver", False),
        ("last-ship-filled-by-the-office", "use office", False),
        ("last-ship-filled-by-the-customs-office", "use customs", False),
        ("last-ship-sent-off-by-the-harbour-office", "use harbour_office right", True),
        ("last-ship-leaves-as-the-car-passes", "drive", True),
        ("last-ship-leaves-after-deliveries", "pass", True),
        ("ships-without-demand", "exclude", False),
    ],
)
def test_each_way_a_game_can_end(name: str, move: str, flag: bool) -> None:
    before, text, after = last_step(name)

    assert (before.ship, after.ship, after.actors()) == (7, 7, [])
    assert text.startswith(move)
    assert (after.flag == 3) == flag, "the chequered flag"
    if text.startswith("drive"):
        assert after.car != 0


@rule("SdC-143")
def test_ties() -> None:
    for name, criterion in (("tie-decided-by-goods", 1), ("tie-decided-by-pesos", 2)):
        _, _, after = last_step(name)
        first, second = sorted(GAME.merits(after), reverse=True)[:2]
        assert first[:criterion] == second[:criterion]
        assert first[criterion] > second[criterion]
    _, _, after = last_step("shared-victory")
    assert after.ranking().count(1) == 2
    assert 2 not in after.ranking()


@rule("SdC-134")
def test_a_record_with_four_zeros_rolled_again() -> None:
    record = load("dice-rolled-again")
    replay = Replay(GAME, record)
    again = 0
    while replay.played < len(record.lines):
        before, _, move, after = replay.next()
        assert isinstance(before, SantiagoDeCuba) and isinstance(after, SantiagoDeCuba)
        again += GAME.text(move).startswith("exclude") and after.actor() < 0 and after.ship == before.ship
    assert again >= 2


def test_a_record_with_an_impossible_move_is_refused_with_a_reason() -> None:
    record = load("2-seats")
    number = next(index for index, line in enumerate(record.lines) if line.text.startswith("drive"))
    record.lines[number].text = "drive 9"

    with pytest.raises(RecordError) as caught:
        verify(GAME, record)

    assert caught.value.refusal is not None
    assert (caught.value.refusal.statement, caught.value.refusal.facts) == ("SdC-041", {"need": 8, "have": 3})
