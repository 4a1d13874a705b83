"""Checks of views: whose they are, that their text is strict, and that a spectator sees no more than a seat."""

from __future__ import annotations

import json
import typing
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import partial
from typing import Any

from antilles.kernel.state import State
from antilles.kernel.view import View, ViewError, add, decode, encode
from antilles.testing.cases import Case, expect


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


OPTION_CHECKS: tuple[Callable[[Case], None], ...] = (
    views_say_whose_they_are,
    own_fields_complete_the_view,
    spectators_see_no_more_than_seats,
)
CHECKS: tuple[Callable[[Case], None], ...] = (*OPTION_CHECKS, views_round_trip, views_decode_strictly)
