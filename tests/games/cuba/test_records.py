"""Whole games kept as records: each must replay to the result it claims, whatever we change."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from antilles.games.cuba.game import GAME
from antilles.games.cuba.state import Cuba
from antilles.kernel.event import Event
from antilles.kernel.record import Record, Replay, parse_record, print_record, verify
from antilles.testing import rule

RECORDS = Path(__file__).parent / "records"
NAMES = sorted(path.stem for path in RECORDS.glob("*.txt"))


@cache
def load(name: str) -> Record:
    return parse_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


def steps(name: str) -> Iterator[tuple[Cuba, str, list[Event], Cuba]]:
    """State before, text, events and state after of each move."""
    replay = Replay(GAME, load(name))
    while replay.played < len(replay.record.lines):
        before, seat, move, after = replay.next()
        assert isinstance(before, Cuba) and isinstance(after, Cuba)
        yield before, GAME.text(move), GAME.tell(before, seat, move, after), after


def keys(name: str) -> set[str]:
    return {event.key for _, _, events, _ in steps(name) for event in events}


@pytest.mark.parametrize("name", NAMES)
def test_golden_record(name: str) -> None:
    record = load(name)

    assert record.result
    verify(GAME, record)
    assert print_record(record) == (RECORDS / f"{name}.txt").read_text(encoding="utf-8")


@rule("CU-001", "EP-008")
def test_there_is_a_record_for_every_seat_count_with_and_without_the_expansion() -> None:
    played = {(load(name).seats, load(name).options["expansion"]) for name in NAMES}

    assert played == {(seats, expansion) for seats in GAME.seats for expansion in ("off", "on")}
    assert {load(name).options["ep_rounds"] for name in NAMES} == {"6", "7", "8"}


@rule("EP-030", "EP-031")
def test_each_event_happens_in_some_record() -> None:
    spaces = {
        event.facts["space"]
        for name in NAMES
        if load(name).options["expansion"] == "on"
        for _, _, events, _ in steps(name)
        for event in events
        if event.key == "event-president"
    }

    assert spaces == {1, 2, 3, 4, 5, 6}


@rule("EP-043")
def test_a_record_with_an_overbuilding() -> None:
    covered = [after for before, _, _, after in steps("overbuild") if before.question.name == "overbuild"]

    assert covered


@rule("CU-096")
def test_a_record_with_a_veto() -> None:
    assert [text for _, text, _, _ in steps("veto") if text.startswith("veto ")]
    assert "event-veto" in keys("veto")


@rule("CU-093")
@pytest.mark.parametrize("name", ["tied-vote", "tied-vote-twice"])
def test_records_with_a_tied_vote(name: str) -> None:
    assert {"event-tied", "event-wins-vote"} <= keys(name)


@rule("CU-093")
def test_a_tie_after_the_second_bid_goes_clockwise_from_the_start_player() -> None:
    decided = [
        after
        for before, _, _, after in steps("tied-vote-twice")
        if before.question.name == "bid" and before.count == 1 and after.question.name == "pass"
    ]
    tied = [state for state in decided if list(state.votes).count(max(state.votes)) > 1]

    assert tied
    for state in tied:
        order = [(state.start + step) % state.seats for step in range(state.seats)]
        assert state.winner == next(seat for seat in order if state.votes[seat] == max(state.votes))


@rule("EP-055", "EP-127")
def test_a_record_with_a_statue_scored_in_the_last_round() -> None:
    end = list(steps("statue-in-the-last-round"))[-1]
    counted = [seat for seat in range(end[3].seats) if end[3].statues >> seat & 1]
    points = {event.facts["who"]: int(event.facts["n"]) for event in end[2] if event.key == "event-buildings"}

    assert counted
    assert all(points[seat] % 3 == 0 and points[seat] >= 6 for seat in counted)


@rule("CU-152")
def test_a_record_with_a_tie_on_points() -> None:
    record = load("tie-decided-by-pesos")
    end = list(steps("tie-decided-by-pesos"))[-1][3]
    best = max(record.scores)
    tied = [seat for seat in range(record.seats) if record.scores[seat] == best]

    assert len(tied) > 1
    winner = record.result.index(1)
    assert all(end.pesos[winner] >= end.pesos[seat] for seat in tied)


@rule("CU-153")
def test_thinking_players_score_as_real_ones_do() -> None:
    """The records of greedy bots, and the statement's own numbers: about 65 in 6 rounds, 85 in 8."""
    winners = {name: max(load(name).scores) for name in NAMES if name.startswith(("base-", "el-presidente-"))}

    assert len(winners) == 8
    assert all(45 <= points <= 125 for points in winners.values())
    base = [points for name, points in winners.items() if name.startswith("base-")]
    assert 55 <= sum(base) / len(base) <= 90
