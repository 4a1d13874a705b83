"""Checks of who knows what: samples, events and records, and that what is hidden does not show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from antilles.kernel.chance import Rng
from antilles.kernel.event import events_for
from antilles.kernel.record import Record, print_record, redact
from antilles.kernel.state import CHANCE, EVERYBODY, State
from antilles.kernel.step import after, legal_moves
from antilles.kernel.view import encode
from antilles.testing.cases import Case, Spot, choose, expect
from antilles.testing.views import look, name_of

LEAST_VARIETY = 0.3
DRAWS = 12


# --- samples ----------------------------------------------------------------------------------------


def samples_look_alike(case: Case) -> None:
    """P10: the viewer cannot tell a sample from the real state, not by a byte."""
    for spot in case.spots(24):
        for viewer in case.viewers:
            view = case.game.view(spot.state, viewer)
            sample = case.game.sample(view, case.rng(spot.number))
            got, wanted = look(case, sample, viewer), encode(view)
            expect(got == wanted, f"{name_of(viewer)} can tell a sample: {difference(got, wanted)}", spot)


def samples_have_the_same_moves(case: Case) -> None:
    for spot in case.spots(40):
        for seat in range(case.seats):
            sample = case.game.sample(case.game.view(spot.state, seat), case.rng(spot.number))
            got, wanted = legal_moves(sample, seat), legal_moves(spot.state, seat)
            expect(got == wanted, f"seat {seat} has other moves in a sample: {got} for {wanted}", spot)


def samples_play_on(case: Case, moves: int = 40) -> None:
    """A sample is a whole state: play goes on from it, and its copies and snapshots work."""
    for spot in case.decisions(8):
        viewer = spot.seat if spot.seat >= 0 else None
        rng = case.rng(spot.number)
        state = case.game.sample(case.game.view(spot.state, viewer), rng).copy()
        for _ in range(moves):
            if not state.actors():
                break
            seat = state.actors()[-1]
            move = choose(case.game, state, seat, rng)
            expect(move >= 0, f"play from a sample of {name_of(viewer)} gets stuck", spot)
            state.advance(seat, move)
        state.snapshot()


def sampling_is_not_vacuous(case: Case) -> None:
    """Where something can be hidden otherwise, draws differ: at least three in ten."""
    if case.scramble is None:
        return
    draws = different = 0
    for spot in case.spots(24):
        for viewer in case.viewers:
            if not can_differ(case, spot, viewer):
                continue
            belief = case.game.belief(case.game.view(spot.state, viewer))
            rng = case.rng(spot.number)
            texts = [belief.draw(rng).snapshot() for _ in range(DRAWS)]
            draws += DRAWS - 1
            different += sum(first != second for first, second in pairwise(texts))
    expect(different >= LEAST_VARIETY * draws, f"only {different} of {draws} draws differ from the one before", case)


def can_differ(case: Case, spot: Spot, viewer: int | None) -> bool:
    assert case.scramble is not None
    rng = case.rng(spot.number)
    before = spot.state.snapshot()
    return any(case.scramble(spot.state, viewer, rng).snapshot() != before for _ in range(4))


def difference(got: str, wanted: str) -> str:
    """The first place where two texts part, with something around it."""
    at = next((index for index, pair in enumerate(zip(got, wanted, strict=False)) if pair[0] != pair[1]), 0)
    return f"…{got[max(0, at - 40) : at + 40]}… for …{wanted[max(0, at - 40) : at + 40]}…"


# --- what is hidden does not show -------------------------------------------------------------------


def scrambled(case: Case, most: int) -> Iterator[tuple[Spot, int | None, State, Rng]]:
    """Spots, viewers, and a state that the rulebook lets this viewer not tell from the spot's."""
    if case.scramble is None:
        return
    for spot in case.spots(most):
        for viewer in case.viewers:
            rng = case.rng(spot.number)
            before = spot.state.snapshot()
            other = case.scramble(spot.state, viewer, rng)
            expect(spot.state.snapshot() == before, "scramble changed the state it was given", spot)
            yield spot, viewer, other, rng


def hidden_facts_do_not_show(case: Case) -> None:
    """P10: the view, the legal moves and the way a record is printed are the same, byte for byte."""
    for spot, viewer, other, _ in scrambled(case, 24):
        got, wanted = look(case, other, viewer), look(case, spot.state, viewer)
        expect(got == wanted, f"{name_of(viewer)} sees what is hidden: {difference(got, wanted)}", spot)
        same = look(case, other, None) == look(case, spot.state, None)
        expect(same, f"the spectator sees what is hidden from {name_of(viewer)}", spot)
        expect(other.actors() == spot.state.actors(), "who is asked depends on what is hidden", spot)
        expect(other.opens() == spot.state.opens(), "opens() depends on what is hidden", spot)
        if viewer is not None:
            same = legal_moves(other, viewer) == legal_moves(spot.state, viewer)
            expect(same, f"seat {viewer}'s legal moves depend on what is hidden from it", spot)


def hidden_facts_do_not_show_in_events(case: Case) -> None:
    """The same move in a scrambled state: if the viewer learns nothing new, the events are the same."""
    for spot, viewer, other, _ in scrambled(case, 80):
        if spot.over or spot.move not in legal_moves(other, spot.seat):
            continue
        twin = other, spot.move, after(other, spot.seat, spot.move)
        expect_same_story(spot, viewer, (spot.state, spot.move, spot.after), twin)


Told = tuple[State, int, State]


def expect_same_story(spot: Spot, viewer: int | None, first: Told, second: Told) -> None:
    """Where the viewer sees the same after a move, the audience and the events are the same too."""
    case = spot.case
    shown = [may_see(before.audience(spot.seat, move), viewer) for before, move, _ in (first, second)]
    told = [
        repr(events_for(case.game.tell(before, spot.seat, move, after), viewer))
        for before, move, after in (first, second)
    ]
    if (shown[0] != shown[1] or told[0] != told[1]) and look(case, first[2], viewer) == look(case, second[2], viewer):
        expect(shown[0] == shown[1], f"who is shown a move depends on what is hidden from {name_of(viewer)}", spot)
        expect(False, f"events tell {name_of(viewer)} what is hidden: {difference(*told)}", spot)


def may_see(mask: int, viewer: int | None) -> bool:
    return mask == EVERYBODY or (viewer is not None and bool(mask >> viewer & 1))


def twins(spot: Spot, viewer: int | None) -> list[int]:
    """Other moves that look to this viewer like the one made: hidden from them, and printed alike.

    Sealed choices of others are not printed at all while they wait, so any other choice is a twin.
    """
    game, state = spot.case.game, spot.state
    if may_see(state.audience(spot.seat, spot.move), viewer):
        return []
    waits = len(state.actors()) > 1
    return [
        move
        for move in legal_moves(state, spot.seat)
        if move != spot.move
        and (waits or game.moves.shadow(move) == game.moves.shadow(spot.move))
        and not may_see(state.audience(spot.seat, move), viewer)
    ]


def secret_moves_stay_secret(case: Case) -> None:
    """A secret draw or a sealed choice: with any other in its place, the viewer gets the same bytes.

    The last sealed choice of a group may open them all; then only the events must agree with the view.
    """
    for spot in case.decisions(24):
        sealed = len(spot.state.actors()) > 1 or spot.seat == CHANCE
        for viewer in case.viewers:
            for move in twins(spot, viewer)[:2]:
                other = after(spot.state, spot.seat, move)
                got, wanted = look(case, other, viewer), look(case, spot.after, viewer)
                same = got == wanted or not sealed
                expect(same, f"{name_of(viewer)} sees a secret move: {difference(got, wanted)}", spot)
                expect_same_story(spot, viewer, (spot.state, spot.move, spot.after), (spot.state, move, other))


def secret_moves_stay_secret_in_records(case: Case, further: int = 6) -> None:
    """As above, for the record that the viewer may read, now and some moves later."""
    for spot in case.decisions(8):
        for viewer in case.viewers:
            for move in twins(spot, viewer)[:1]:
                follow_twins(spot, viewer, move, further)


def follow_twins(spot: Spot, viewer: int | None, move: int, further: int) -> None:
    """Play both games on with the same moves, as long as the viewer sees the same; compare records."""
    case = spot.case
    states, records = [spot.state.copy(), spot.state.copy()], [spot.record(), spot.record()]
    for number in range(spot.number, min(len(spot.path), spot.number + further)):
        seat, real = spot.path[number]
        for index, played in enumerate((real, move if number == spot.number else real)):
            if played not in legal_moves(states[index], seat):
                return
            states[index].advance(seat, played)
            records[index].add(seat, case.game.text(played))
        if look(case, states[0], viewer) != look(case, states[1], viewer):
            return
        expect_same_printing(spot, viewer, records)


def expect_same_printing(spot: Spot, viewer: int | None, records: list[Record]) -> None:
    first, second = (print_record(redact(spot.case.game, record, viewer)) for record in records)
    same = first == second
    expect(same, f"the record of {name_of(viewer)} holds a secret: {difference(first, second)}", spot)


def records_tell_no_more_than_views(case: Case) -> None:
    """Two moves that a viewer reads differently and that come to different states: the view differs too."""
    for spot in case.decisions(24):
        for move in legal_moves(spot.state, spot.seat)[:3]:
            other = after(spot.state, spot.seat, move)
            if other.snapshot() == spot.after.snapshot():
                continue
            for viewer in case.viewers:
                texts = printed(spot, move, viewer), printed(spot, spot.move, viewer)
                if texts[0] != texts[1]:
                    same = look(case, other, viewer) == look(case, spot.after, viewer)
                    expect(not same, f"{name_of(viewer)} reads {texts}, yet sees the same", spot)


def printed(spot: Spot, move: int, viewer: int | None) -> str:
    """How a record prints a move at once for a viewer: sealed choices of others wait."""
    game, state = spot.case.game, spot.state
    if may_see(state.audience(spot.seat, move), viewer):
        return game.text(move)
    return "" if len(state.actors()) > 1 else game.moves.shadow(move)


CHECKS: tuple[Callable[[Case], None], ...] = (
    samples_look_alike,
    samples_have_the_same_moves,
    samples_play_on,
    sampling_is_not_vacuous,
    hidden_facts_do_not_show,
    hidden_facts_do_not_show_in_events,
    secret_moves_stay_secret,
    secret_moves_stay_secret_in_records,
    records_tell_no_more_than_views,
)
OPTION_CHECKS = CHECKS
