"""What lists say of a table that runs: who is asked, and until when."""

from __future__ import annotations

import base64
from collections.abc import Sequence

from antilles.kernel.step import legal_moves
from antilles.kernel.view import add
from antilles.locale import Words
from antilles.server.http.schemas import TableOut, TablePage
from antilles.server.tables.desk import Desk
from antilles.server.tables.entry import Summary

PAGE = 30
MOST_SAID = 5000
SAID: dict[tuple[str, int, str], tuple[int, str]] = {}
"""The last question of a seat in a language, with the version of its table: lists are asked for every few seconds."""


def cursor_of(summary: Summary) -> str:
    return base64.urlsafe_b64encode(f"{summary.created} {summary.head.table}".encode()).decode()


def table_out(summary: Summary) -> TableOut:
    head = summary.head
    return TableOut(
        head.table, head.game, head.options, summary.status, head.visibility, head.days, head.minutes, head.increment,
        summary.names, summary.levels, summary.created, head.seeks, head.rated,
    )  # fmt: skip


def page(found: Sequence[Summary]) -> TablePage:
    more = len(found) > PAGE
    return TablePage([table_out(summary) for summary in found[:PAGE]], cursor_of(found[PAGE - 1]) if more else None)


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


def question_of(desk: Desk, mine: list[int], language: str) -> str:
    """What my first seat that is asked has to decide, in words."""
    seat = next((seat for seat in mine if seat in desk.opened), None)
    if seat is None or desk.state is None or desk.status != "running":
        return ""
    table = desk.head.table
    key = (table, seat, language)
    known = SAID.get(key)
    if known is None or known[0] != desk.version:
        state, game = desk.state, desk.game
        view = add(game.view(state, None), game.own(game.view(state, None), state, seat))
        question = game.question(view, legal_moves(state, seat))
        known = (desk.version, Words(language, game).sentence(game, question, desk.names()))
        if len(SAID) >= MOST_SAID:
            SAID.pop(next(iter(SAID)))
        SAID[key] = known
    return known[1]
