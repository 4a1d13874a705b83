"""Checks of records: print, parse, replay, verify, and what a viewer may read."""

from __future__ import annotations

from collections.abc import Callable

from antilles.kernel.record import Line, Record, RecordError, Replay, parse_record, print_record, redact, verify
from antilles.kernel.state import CHANCE, EVERYBODY
from antilles.testing.cases import Case, Spot, expect
from antilles.testing.knowledge import may_see
from antilles.testing.views import name_of


def records_round_trip(case: Case) -> None:
    for spots in case.walks:
        record = spots[-1].record()
        record.names = {0: "Ana # 1", case.seats - 1: "Børge"}
        record.remarks = ["A remark at the top."]
        record.lines[0].above = ["A remark above the first move."]
        record.lines[-1].comment = "a comment"
        text = print_record(record)
        expect(print_record(parse_record(text)) == text, "a record does not come back from its text", spots[-1])


def records_replay_to_the_same_states(case: Case) -> None:
    """P8: the text alone brings back every state on the way."""
    for spots in case.walks:
        replay = Replay(case.game, parse_record(print_record(spots[-1].record())))
        for spot in spots[:-1]:
            before, seat, move, after = replay.next()
            same = (before.snapshot(), seat, move) == (spot.state.snapshot(), spot.seat, spot.move)
            expect(same and after.snapshot() == spot.after.snapshot(), "the replay comes to another state", spot)


def records_verify(case: Case) -> None:
    """A true record holds; one with another result, points, order or edition does not."""
    for spots in case.walks[:2]:
        end = spots[-1]
        state = verify(case.game, parse_record(print_record(end.record())))
        expect(state.snapshot() == end.state.snapshot(), "verify comes to another state", end)
        for name, spoilt in spoilt_records(end).items():
            try:
                verify(case.game, parse_record(print_record(spoilt)))
            except RecordError:
                continue
            expect(False, f"a record with {name} is verified", end)


def spoilt_records(end: Spot) -> dict[str, Record]:
    """Records that do not hold, each for one reason."""
    spoilt = {
        name: end.record()
        for name in ("another result", "other points", "another edition", "a move too many", "its last move missing")
    }
    spoilt["another result"].result[0] += 1
    spoilt["other points"].scores[-1] += 1
    spoilt["another edition"].edition += 1
    last = spoilt["a move too many"].lines[-1]
    spoilt["a move too many"].lines.append(Line(last.seat, last.text))
    spoilt["its last move missing"].lines.pop()
    return spoilt


def redacted_records_hold_no_secret(case: Case) -> None:
    """Each line is open, or was shown to the viewer, or is a shadow; sealed choices of others wait."""
    for spot in case.spots(6):
        record = spot.record()
        for viewer in case.viewers:
            shown = redact(case.game, record, viewer)
            expect(print_record(parse_record(print_record(shown))) == print_record(shown), "it does not parse", spot)
            got = [(line.seat, line.text) for line in shown.lines]
            wanted = readable(spot, viewer)
            expect(got == wanted, f"{name_of(viewer)} reads {got[-3:]} for {wanted[-3:]} at the end", spot)


def readable(spot: Spot, viewer: int | None) -> list[tuple[int, str]]:
    """The lines a viewer may read, told again, from audiences alone."""
    case = spot.case
    lines: list[tuple[int, str]] = []
    waiting: list[tuple[int, str]] = []
    for before in case.walks[spot.seed - case.walks[0][0].seed][: spot.number]:
        seat, move, state = before.seat, before.move, before.state
        mask = state.audience(seat, move)
        secret = not may_see(mask, viewer)
        if mask == EVERYBODY or seat == CHANCE:
            lines.append((seat, case.game.moves.shadow(move) if secret else case.game.text(move)))
            continue
        hidden = secret and not state.opens()
        waiting.append((seat, case.game.moves.shadow(move) if hidden else case.game.text(move)))
        if len(state.actors()) == 1:
            lines += waiting
            waiting = []
    return lines + [line for line in waiting if line[0] == viewer]


OPTION_CHECKS: tuple[Callable[[Case], None], ...] = (records_verify, redacted_records_hold_no_secret)
CHECKS: tuple[Callable[[Case], None], ...] = (*OPTION_CHECKS, records_round_trip, records_replay_to_the_same_states)
