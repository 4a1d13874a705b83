"""Views as JSON. What all viewers of one moment see alike is written once for all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct, defstruct

from antilles.kernel.game import Game
from antilles.kernel.state import State
from antilles.kernel.view import View

encode = msgspec.json.Encoder().encode
"""JSON of whatever is sent."""
LONG = 8
MOST_KEPT = 4096


class Form:
    """How views are written in which seats see the fields ``own`` in their own way.

    Each of those is a part; whatever lies between two of them is one, too, and written in one go. A part is a
    structure that is written without its braces.
    """

    def __init__(self, kind: type, own: frozenset[str]) -> None:
        names = [field.name for field in fields(kind)]
        hints = get_type_hints(kind)
        self.values = attrgetter(*names)
        self.rows = [index for index, name in enumerate(names) if is_row(hints[name])]
        """The fields that may be long."""
        self.parts: list[tuple[type[Struct], int, int]] = []
        """Each part with its first field and the one behind its last."""
        self.place: dict[str, int] = {}
        """The part in which a seat's own field is."""
        for name, run in groupby(names, lambda name: name if name in own else ""):
            if name:
                self.place[name] = len(self.parts)
            part, first = list(run), self.parts[-1][2] if self.parts else 0
            self.parts.append((defstruct("Part", [(each, Any) for each in part]), first, first + len(part)))

    def write(self, seen: View, owns: Sequence[Mapping[str, object]]) -> list[bytes]:
        """What each viewer sees who sees ``seen`` but for some fields of their own."""
        values = list(self.values(seen))
        for index in self.rows:
            if len(values[index]) >= LONG:
                values[index] = Raw(_pieces.encode(values[index]))
        parts = [encode(part(*values[first:end]))[1:-1] for part, first, end in self.parts]
        written: list[bytes] = []
        for own in owns:
            mine = parts
            if own:
                mine = parts.copy()
                for name, value in own.items():
                    place = self.place[name]
                    mine[place] = encode(self.parts[place][0](value))[1:-1]
            written.append(b"{" + b",".join(mine) + b"}")
        return written


form_of = cache(Form)


def is_row(hint: object) -> bool:
    """Whether a field is a row of any number of the same structures."""
    kinds = get_args(hint)
    return get_origin(hint) is tuple and kinds[-1] is Ellipsis and is_dataclass(kinds[0])


class Pieces:
    """Of a long row, such as the sites of a board, a move changes one or two: the others' JSON is kept.

    They are known again by being the same object, which is quicker than comparing them; a game that makes new
    pieces each time gains nothing.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[object, bytes]] = {}

    def encode(self, pieces: Sequence[object]) -> bytes:
        known = self._known
        written: list[bytes] = []
        for piece in pieces:
            found = known.get(id(piece))
            if found is None:
                found = known[id(piece)] = (piece, encode(piece))  # while it is held, nothing else gets its id
                if len(known) > MOST_KEPT:
                    del known[next(iter(known))]
            written.append(found[1])
        return b"[" + b",".join(written) + b"]"


_pieces = Pieces()


def encode_views(game: Game, state: State, viewers: Sequence[int | None], seen: View | None = None) -> list[bytes]:
    """Each viewer's view as JSON: the spectator's, which may be at hand, with a seat's own fields in their places."""
    seen = game.view(state, None) if seen is None else seen
    owns: list[Mapping[str, object]] = [{} if seat is None else game.own(seen, state, seat) for seat in viewers]
    kind: type = type(seen)
    return form_of(kind, frozenset().union(*owns)).write(seen, owns)
