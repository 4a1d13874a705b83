"""What lists say of a table that runs: who is asked, and until when."""

from __future__ import annotations

from antilles.server.tables.desk import Desk


def asked_as_seen(desk: Desk, mine: list[int]) -> list[int]:
    """Who must decide, as far as the person on these seats may know: some choices must not even be noticed."""
    asked = desk.asked_seats()
    if desk.state is None or not asked or not desk.numbering.closed_lines(None):
        return asked
    return [seat for seat in desk.game.view(desk.state, None).actors if seat not in mine or seat in asked]


def time_up(desk: Desk, mine: list[int]) -> int | None:
    """When my time is up, if I am asked, else that of the first of the others."""
    clocks = [desk.timing.shown(seat) for seat in mine] or [desk.timing.shown(None)]
    own = [shown[seat].until for seat, shown in zip(mine, clocks, strict=False) if shown]
    ends = [end for end in own if end is not None] or [
        clock.until for clock, chair in zip(clocks[0], desk.chairs, strict=False)
        if clock.until is not None and not chair.by_bot
    ]  # fmt: skip
    return min(ends, default=None) if desk.status == "running" else None
