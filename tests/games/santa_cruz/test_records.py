"""Whole games kept as records: each must replay to the result it claims, whatever we change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from antilles.games.santa_cruz.components import FIRST_HALF, NONE
from antilles.games.santa_cruz.game import GAME
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.record import Record, Replay, parse_record, print_record, verify
from antilles.testing import rule
from tests.games.santa_cruz.table import phase, supply_of

RECORDS = Path(__file__).parent / "records"
Step = tuple[SantaCruz, str, SantaCruz]


def load(name: str) -> Record:
    return parse_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


def steps(record: Record) -> Iterator[Step]:
    """State before, move, state after."""
    replay = Replay(GAME, record)
    while replay.played < len(record.lines):
        before, _, number, after = replay.next()
        assert isinstance(before, SantaCruz) and isinstance(after, SantaCruz)
        yield before, GAME.text(number), after


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_golden_record(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))

    assert record.result
    verify(GAME, record)
    assert print_record(record) == path.read_text(encoding="utf-8")


def test_there_is_a_record_for_every_seat_count_and_option() -> None:
    played = [load(path.stem) for path in RECORDS.glob("*.txt")]

    assert {record.seats for record in played} == {2, 3, 4}
    for option in GAME.options:
        values = {record.options[option.name] for record in played}
        assert len(values) > 1, option.name


def erupts(step: Step) -> bool:
    before, text, after = step
    gone = sum(int(mask).bit_count() for mask in before.built) > sum(int(mask).bit_count() for mask in after.built)
    return text == "objective eruption" and gone and before.seats == after.seats


def overbuilds(step: Step) -> bool:
    before, _, after = step
    return after.overbuilt and not before.overbuilt


def fails_to_build(step: Step) -> bool:
    """A look at a hidden tile after which no building stands there."""
    before, _, after = step
    target = before.target
    return phase(before) == "look" and not after.occupied >> target & 1


def fails_in_a_double(step: Step) -> bool:
    return fails_to_build(step) and step[0].half == FIRST_HALF


def falls_below_zero(step: Step) -> bool:
    return min(step[2].points) < 0


def builds_half_a_double(step: Step) -> bool:
    """The first half of a double is built, and the turn is over without a question."""
    before, _, after = step
    return before.half == FIRST_HALF and before.target != NONE and after.half == 0 and not fails_to_build(step)


def declines(step: Step) -> bool:
    return step[1] == "no-second"


def keeps_own_set(step: Step) -> bool:
    before, text, _ = step
    return text == f"set {before.asked}" and len([owner for owner in before.taken if owner == NONE]) > 1


@rule("SC-080", "SC-087", "SC-092", "SC-140", "SC-156", "SC-166")
@pytest.mark.parametrize(
    ("name", "happens"),
    [
        ("eruption", erupts),
        ("overbuild", overbuilds),
        ("failed-look", fails_to_build),
        ("failed-look-in-a-double", fails_in_a_double),
        ("second-after-failed-look", fails_in_a_double),
        ("half-a-double", builds_half_a_double),
        ("second-declined", declines),
        ("below-zero", falls_below_zero),
        ("own-set-kept", keeps_own_set),
    ],
)
def test_what_a_record_is_kept_for(name: str, happens: Callable[[Step], bool]) -> None:
    assert any(happens(step) for step in steps(load(name)))


@rule("SC-087")
def test_after_a_failed_look_the_turn_goes_on_only_by_option() -> None:
    for name, goes_on in (("failed-look-in-a-double", False), ("second-after-failed-look", True)):
        step = next(step for step in steps(load(name)) if fails_in_a_double(step))
        assert (step[2].asked == step[0].asked) == goes_on


@rule("SC-141", "SC-160")
def test_after_an_eruption_the_buildings_are_back_for_round_two() -> None:
    record = load("eruption")
    change = next(after for before, _, after in steps(record) if after.round > before.round)

    assert {supply_of(change, seat) for seat in range(record.seats)} == {(8, 3, 2)}
