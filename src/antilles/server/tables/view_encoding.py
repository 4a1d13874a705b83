"""Views as JSON. What all viewers of one moment see alike is written once for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from operator import attrgetter

import msgspec

from antilles.kernel.game import Game
from antilles.kernel.state import State
from antilles.kernel.view import View

encode = msgspec.json.Encoder().encode
"""JSON of whatever is sent."""
LONG = 20
MOST_KEPT = 8192


class Form:
    """How the views of a game are written: its fields in their order."""

    def __init__(self, kind: type) -> None:
        names = [field.name for field in fields(kind)]
        self.values = attrgetter(*names)
        self.place = {name: index for index, name in enumerate(names)}
        self.text = b"{" + b",".join(b'"%s":%%b' % name.encode() for name in names) + b"}"


form_of = cache(Form)


class Pieces:
    """Of a long list, such as the sites of a board, a move changes one or two: the others' JSON is kept.

    They are known again by being the same object, which is quicker than comparing them; a game that makes all its
    pieces anew each time only gains nothing.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[object, bytes]] = {}

    def encode(self, pieces: Sequence[object]) -> bytes:
        known = self._known
        if len(known) > MOST_KEPT:
            known.clear()
        written: list[bytes] = []
        for piece in pieces:
            found = known.get(id(piece))
            if found is None:
                found = known[id(piece)] = (piece, encode(piece))  # while it is held, nothing else gets its id
            written.append(found[1])
        return b"[" + b",".join(written) + b"]"


_pieces = Pieces()


def encode_field(value: object) -> bytes:
    return _pieces.encode(value) if isinstance(value, tuple) and len(value) >= LONG else encode(value)


def encode_views(game: Game, state: State, viewers: Sequence[int | None], seen: View | None = None) -> list[bytes]:
    """Each viewer's view as JSON: the spectator's, which may be at hand, with a seat's own fields in their places."""
    seen = game.view(state, None) if seen is None else seen
    kind: type = type(seen)
    form = form_of(kind)
    parts = [encode_field(value) for value in form.values(seen)]
    written: list[bytes] = []
    for seat in viewers:
        mine = parts
        if seat is not None:
            mine = parts.copy()
            for name, value in game.own(seen, state, seat).items():
                mine[form.place[name]] = encode(value)
        written.append(form.text % tuple(mine))
    return written
