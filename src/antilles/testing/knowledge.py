"""Checks of who knows what: views, samples, events, and that what is hidden does not show."""

from __future__ import annotations

import json
import typing
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import partial
from itertools import pairwise
from typing import Any

from antilles.kernel.chance import Rng
from antilles.kernel.event import events_for
from antilles.kernel.record import Record, print_record, redact
from antilles.kernel.state import CHANCE, EVERYBODY, State
from antilles.kernel.step import legal_moves
from antilles.kernel.view import View, ViewError, add, decode, encode
from antilles.testing.cases import Case, Spot, choose, expect

LEAST_VARIETY = 0.3
DRAWS = 12


def name_of(viewer: int | None) -> str:
    return "the spectator" if viewer is None else f"seat {viewer}"


def look(case: Case, state: State, viewer: int | None) -> str:
    """The bytes that a viewer gets."""
    return encode(case.game.view(state, viewer))


# --- views ------------------------------------------------------------------------------------------


def views_say_whose_they_are(case: Case) -> None:
    """The fields that every view begins with agree with the state."""
    for spot in case.spots(40):
        for viewer in case.viewers:
            view = case.game.view(spot.state, viewer)
            expect(isinstance(view, case.game.view_type), f"the view is a {type(view).__name__}", spot)
            head = (view.game, view.edition, view.seats, view.seat)
            wanted = (case.game.name, case.game.edition, case.seats, viewer)
            expect(head == wanted, f"the view of {name_of(viewer)} begins with {head}", spot)
            expect(asked_as_shown(spot.state, view), f"the view says {view.actors} are asked", spot)
            places = tuple(spot.state.ranking()) if spot.over else ()
            expect(view.places == places, f"the view has places {view.places}, not {places}", spot)
            if spot.over:
                expect(list(view.scores) == spot.state.scores(), f"the view ends with scores {view.scores}", spot)


def asked_as_shown(state: State, view: View) -> bool:
    """The view names who is asked; where sealed choices never open, it may name others who have chosen already."""
    asked, shown = state.actors(), list(view.actors)
    if state.opens():
        return asked == shown
    return set(asked) <= set(shown) and (view.seat in asked) == (view.seat in shown)


def views_round_trip(case: Case) -> None:
    for spot in case.spots(12):
        for viewer in case.viewers:
            view = case.game.view(spot.state, viewer)
            text = encode(view)
            again = decode(case.game.view_type, text)
            expect(again == view, f"the view of {name_of(viewer)} does not come back from its text", spot)
            expect(encode(again) == text, f"the view of {name_of(viewer)} prints differently the second time", spot)


def own_fields_complete_the_view(case: Case) -> None:
    """The spectator's view with a seat's own fields is that seat's view: so servers make them."""
    for spot in case.spots(12):
        seen = case.game.view(spot.state, None)
        for seat in range(case.seats):
            made = encode(add(seen, case.game.own(seen, spot.state, seat)))
            expect(made == look(case, spot.state, seat), f"the view of seat {seat} is not its own fields added", spot)


def views_decode_strictly(case: Case, most: int = 150) -> None:
    """Without a field, with an unknown one, or with a wrong type anywhere: ViewError."""
    for spot in case.spots(2):
        text = look(case, spot.state, spot.seat if spot.seat >= 0 else None)
        faults = list(spoil(case.game.view_type, text))
        rng = case.rng(spot.number)
        while len(faults) > most:
            faults.pop(rng.below(len(faults)))
        for what, spoilt in faults:
            try:
                decode(case.game.view_type, spoilt())
            except ViewError:
                continue
            expect(False, f"a view is accepted {what}", spot)


Path = tuple[str | int, ...]


def spoil(kind: type[View], text: str) -> Iterator[tuple[str, Callable[[], str]]]:
    """What can be wrong with a view's text, and how to make a text with this one fault."""
    raw = json.loads(text)
    for path in objects(kind, raw, ()):
        yield f"with an unknown field in {where(path)}", partial(changed, text, (*path, "no_such_field"), 0)
        for field in reached(raw, path):
            yield f"without {where(path)}.{field}", partial(changed, text, (*path, field), MISSING)
    for path in leaves(raw, ()):
        for wrong in wrong_values(reached(raw, path)):
            yield f"with {wrong!r} as {where(path)}", partial(changed, text, path, wrong)


MISSING = object()


def changed(text: str, path: Path, value: object) -> str:
    """The text with another value at a path, or with nothing there."""
    if not path:
        return json.dumps(value)
    raw = json.loads(text)
    owner = reached(raw, path[:-1])
    if value is MISSING:
        del owner[path[-1]]
    else:
        owner[path[-1]] = value
    return json.dumps(raw)


def reached(raw: Any, path: Path) -> Any:
    for step in path:
        raw = raw[step]
    return raw


def where(path: Path) -> str:
    return ".".join(["view", *[str(step) for step in path]])


def objects(hint: Any, raw: Any, path: Path) -> Iterator[Path]:
    """Where a view holds dataclasses; of a list or a table only in its last item."""
    if is_dataclass(hint) and isinstance(raw, dict):
        yield path
        hints = typing.get_type_hints(hint)
        for field in fields(hint):
            yield from objects(hints[field.name], raw[field.name], (*path, field.name))
    elif isinstance(raw, list) and raw and typing.get_args(hint):
        yield from objects(typing.get_args(hint)[0], raw[-1], (*path, len(raw) - 1))
    elif typing.get_origin(hint) is dict:
        for key, value in list(raw.items())[-1:]:
            yield from objects(typing.get_args(hint)[1], value, (*path, key))
    elif raw is not None:
        for choice in typing.get_args(hint):
            if is_dataclass(choice):
                yield from objects(choice, raw, path)


def leaves(raw: Any, path: Path) -> Iterator[Path]:
    """Where a view holds values of any kind; of a list only its last item."""
    yield path
    if isinstance(raw, dict):
        for key, value in raw.items():
            yield from leaves(value, (*path, key))
    elif isinstance(raw, list) and raw:
        yield from leaves(raw[-1], (*path, len(raw) - 1))


def wrong_values(value: Any) -> tuple[object, ...]:
    """Values of another type; none is null, which may stand for what is not known."""
    if isinstance(value, bool):
        return ("yes", 1)
    if isinstance(value, int):
        return (1.5, True, "1")
    if isinstance(value, str):
        return (7, ["x"])
    if value is None:
        return (0.5, {"x": None})
    return (7, "x")


def spectators_see_no_more_than_seats(case: Case) -> None:
    """Whatever the spectator's view holds, each seat's holds too; what is not shown is null, empty or "?"."""
    for spot in case.spots(30):
        public = json.loads(look(case, spot.state, None))
        for seat in range(case.seats):
            own = json.loads(look(case, spot.state, seat))
            apart = [("seat",)] if spot.state.opens() else [("seat",), ("actors",)]
            beyond = next((path for path in beyond_of(public, own, ()) if path not in apart), None)
            expect(beyond is None, f"the spectator sees {beyond and where(beyond)} otherwise than seat {seat}", spot)


def beyond_of(public: Any, own: Any, path: Path) -> Iterator[Path]:
    """Paths where the public value is neither the own one nor an absence."""
    if public == own or public is None or public in ("", "?", [], {}):
        return
    if isinstance(public, dict) and isinstance(own, dict):
        for key, value in public.items():
            if key in own:
                yield from beyond_of(value, own[key], (*path, key))
            else:
                yield (*path, key)
    elif isinstance(public, list) and isinstance(own, list) and len(public) == len(own):
        for index, value in enumerate(public):
            yield from beyond_of(value, own[index], (*path, index))
    elif isinstance(public, list) and isinstance(own, list):
        found = iter(own)
        if not all(any(not list(beyond_of(value, other, path)) for other in found) for value in public):
            yield path
    else:
        yield path


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
        after = other.copy()
        after.advance(spot.seat, spot.move)
        expect_same_story(spot, viewer, (spot.state, spot.move, spot.after), (other, spot.move, after))


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
                after = spot.state.copy()
                after.advance(spot.seat, move)
                got, wanted = look(case, after, viewer), look(case, spot.after, viewer)
                same = got == wanted or not sealed
                expect(same, f"{name_of(viewer)} sees a secret move: {difference(got, wanted)}", spot)
                expect_same_story(spot, viewer, (spot.state, spot.move, spot.after), (spot.state, move, after))


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
            after = spot.state.copy()
            after.advance(spot.seat, move)
            if after.snapshot() == spot.after.snapshot():
                continue
            for viewer in case.viewers:
                texts = printed(spot, move, viewer), printed(spot, spot.move, viewer)
                if texts[0] != texts[1]:
                    same = look(case, after, viewer) == look(case, spot.after, viewer)
                    expect(not same, f"{name_of(viewer)} reads {texts}, yet sees the same", spot)


def printed(spot: Spot, move: int, viewer: int | None) -> str:
    """How a record prints a move at once for a viewer: sealed choices of others wait."""
    game, state = spot.case.game, spot.state
    if may_see(state.audience(spot.seat, move), viewer):
        return game.text(move)
    return "" if len(state.actors()) > 1 else game.moves.shadow(move)


OPTION_CHECKS: tuple[Callable[[Case], None], ...] = (
    views_say_whose_they_are,
    own_fields_complete_the_view,
    spectators_see_no_more_than_seats,
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
CHECKS: tuple[Callable[[Case], None], ...] = (*OPTION_CHECKS, views_round_trip, views_decode_strictly)
