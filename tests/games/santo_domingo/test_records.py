"""Whole games kept as records: each must replay to the result it claims, whatever we change."""

from __future__ import annotations

from pathlib import Path

import pytest

from antilles.games.santo_domingo.game import GAME
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.kernel.bits import count_bits
from antilles.kernel.record import Record, Replay, parse_record, print_record, verify
from antilles.testing import rule

RECORDS = Path(__file__).parent / "records"


def load(name: str) -> Record:
    return parse_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_golden_record(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))

    assert record.result
    verify(GAME, record)
    assert print_record(record) == path.read_text(encoding="utf-8")


def test_there_is_a_record_for_every_seat_count_and_side() -> None:
    played = {(record.seats, record.options["board"]) for record in map(load, [p.stem for p in RECORDS.glob("*.txt")])}

    assert played >= {(seats, board) for seats in GAME.seats for board in ("standard", "winter")}


def end_of(name: str) -> tuple[SantoDomingo, Record]:
    record = load(name)
    state = Replay(GAME, record).to_end()
    assert isinstance(state, SantoDomingo)
    return state, record


def top_two(record: Record, state: SantoDomingo) -> tuple[int, int]:
    winner = record.result.index(1)
    rival = next(s for s in range(record.seats) if s != winner and state.vp[s] == state.vp[winner])
    return winner, rival


@rule("SD-072")
def test_a_shared_victory() -> None:
    state, record = end_of("shared-victory")
    winner, rival = top_two(record, state)

    assert record.result.count(1) == 2
    assert 2 not in record.result
    assert state.goods[winner] == state.goods[rival]


@rule("SD-072", "SD-073")
def test_ties_decided_by_goods_and_by_cards() -> None:
    state, record = end_of("tie-decided-by-goods")
    winner, rival = top_two(record, state)
    assert state.goods[winner] > state.goods[rival]

    state, record = end_of("tie-decided-by-cards")
    winner, rival = top_two(record, state)
    assert state.goods[winner] == state.goods[rival]
    assert count_bits(state.hand[winner]) > count_bits(state.hand[rival])


@rule("SD-074")
def test_a_winner_below_the_target() -> None:
    record = load("winner-below-the-target")
    replay = Replay(GAME, record)
    while replay.played < len(record.lines) - 1:
        replay.next()
    before, seat, move, after = replay.next()
    assert isinstance(before, SantoDomingo) and isinstance(after, SantoDomingo)
    events = GAME.tell(before, seat, move, after)
    winner = record.result.index(1)
    final = {event.facts["who"]: int(event.facts["vp"]) for event in events if event.key == "event-final-exchange"}

    assert record.scores[winner] - final[winner] < 30
