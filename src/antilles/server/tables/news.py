"""What a viewer is told of what happened at a table, entry by entry."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from antilles.server.tables.desk import Desk
from antilles.server.tables.entry import Drawn, Entry, Moved, Started
from antilles.server.tables.presenting import frame, see, stages_of, stories, told_to
from antilles.server.tables.steps import Happening, play_lines
from antilles.server.tables.view_encoding import encode

MOST_NEWS = 100
"""A longer gap is not told entry by entry."""
MOST_STAGED = 24
"""Of a gap, so many entries are shown line by line."""


def play_tail(desk: Desk, tail: Sequence[Entry], length: int) -> list[Happening]:
    """Entries that lie behind a position of the record, with their steps."""
    state = desk.history.state_at(length)
    happenings: list[Happening] = []
    for new in tail:
        lines = new.body.lines if isinstance(new.body, Moved | Started | Drawn) else []
        steps = play_lines(desk.game, state, lines)
        happenings.append(Happening(new, steps))
        state = steps[-1].after if steps else state
    return happenings


def told(
    desk: Desk, happenings: Sequence[Happening], person: str, seat: int | None, staged: bool = False
) -> list[bytes]:
    """The frames of what happened last, for one viewer; the newest has the whole sight, the last ones their stages."""
    seen = [happening for happening in happenings if desk.numbering.sees(seat, happening.entry.version)]
    written: list[bytes] = []
    for left, happening in zip(range(len(seen) - 1, -1, -1), seen, strict=True):
        newest = left == 0
        tale = stories(desk, happening)
        sight = encode(see(desk, person, seat)) if newest else None
        news = frame(desk, happening, told_to(tale, [seat])[0], seat, sight)
        stages = stages_of(desk, happening, tale, [seat], newest)[0] if staged and left < MOST_STAGED else []
        written.append(encode(replace(news, stages=stages) if stages else news))
    return written


def whole(desk: Desk, person: str, seat: int | None, at: int) -> bytes:
    """A frame without a past."""
    version = desk.numbering.number(seat, desk.version)
    frame = {"version": version, "kind": "full", "at": at, "events": []}
    return encode({**frame, "sight": msgspec.Raw(encode(see(desk, person, seat)))})
