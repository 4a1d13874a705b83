"""Checks of what learners see: observations of a fixed size, within their bounds, without what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from antilles.kernel.observer import EVERYTHING, PLAYERS, Observer
from antilles.kernel.state import CHANCE, State
from antilles.testing.cases import Case, Spot, expect
from antilles.testing.knowledge import scrambled

ROOM = 64
"""Behind an observation, where nothing may be written."""


def observe(observer: Observer[Any], state: State, seat: int, spot: Spot) -> list[int]:
    """The numbers of an observation, after a look whether so many were written."""
    sheet = vec[i16]([0] * (observer.size + ROOM))
    end = observer.observe(state, seat, EVERYTHING, sheet, vec[i64]([0] * observer.mark_count), 0)
    expect(end == observer.size, f"seat {seat} observes {end} numbers, not {observer.size}", spot)
    expect(not any(sheet[observer.size :]), f"seat {seat} observes more than {observer.size} numbers", spot)
    written = [int(number) for number in sheet[: observer.size]]
    expect([int(number) for number in observer.look(state, seat)] == written, "a second look differs", spot)
    return written


def observations_keep_to_their_fields(case: Case) -> None:
    """Every number is written and lies within the bounds of its field; looking changes nothing."""
    observer = case.game.observer
    if observer is None:
        return
    bounds = [(field, index) for field in observer.fields() for index in range(field.count)]
    for spot in case.spots(40):
        before = spot.state.snapshot()
        for seat in range(case.seats):
            numbers = observe(observer, spot.state, seat, spot)
            for (field, index), number in zip(bounds, numbers, strict=True):
                fits = field.least <= number <= field.most
                expect(fits, f"seat {seat} observes {field.name}[{index}] = {number}, not from its bounds", spot)
        expect(spot.state.snapshot() == before, "an observation changes the state", spot)


def observations_can_be_written_over_others(case: Case) -> None:
    """On a sheet that goes from seat to seat and from spot to spot stands the same as on a fresh one."""
    observer = case.game.observer
    if observer is None:
        return
    sheet = vec[i16]([0] * observer.size)
    marks = vec[i64]([0] * observer.mark_count)
    for spot in case.spots(40):
        for seat in range(case.seats):
            observer.observe(spot.state, seat, EVERYTHING, sheet, marks, 0)
            same = [int(number) for number in sheet] == observe(observer, spot.state, seat, spot)
            expect(same, f"seat {seat} still observes what was there before", spot)


def observations_change_no_further_than_moves_reach(case: Case) -> None:
    """Through whole games, on the sheet of whoever is asked next and on one of a seat that looks now and then."""
    observer = case.game.observer
    if observer is None:
        return
    names = [field.name for field in observer.fields() for _ in range(field.count)]
    for spots in case.walks[:2]:
        asked, now_and_then = Follower(observer), Follower(observer)
        for spot in spots:
            if spot.seat >= 0:
                looks = [asked.look(spot, spot.seat)]
                if spot.number % 5 == 0:
                    looks.append(now_and_then.look(spot, spot.number // 5 % case.seats))
                for seat, numbers in looks:
                    wanted = [int(number) for number in observer.look(spot.state, seat)]
                    stale = sorted(
                        {name for name, number, other in zip(names, numbers, wanted, strict=True) if number != other}
                    )
                    expect(not stale, f"no move has reached {', '.join(stale)}, yet seat {seat} sees it changed", spot)
            asked.follow(spot)
            now_and_then.follow(spot)


class Follower:
    """A sheet on which only what has changed is written."""

    def __init__(self, observer: Observer[Any]) -> None:
        self.observer = observer
        self.sheet = vec[i16]([0] * observer.size)
        self.marks = vec[i64]([0] * observer.mark_count)
        self.news = EVERYTHING
        self.seat = 0

    def look(self, spot: Spot, seat: int) -> tuple[int, list[int]]:
        news = self.news if seat == self.seat else self.news | PLAYERS
        self.observer.observe(spot.state, seat, news, self.sheet, self.marks, 0)
        self.seat, self.news = seat, 0
        return seat, [int(number) for number in self.sheet]

    def follow(self, spot: Spot) -> None:
        """As ``Batch`` and ``Eyes`` do: a draw may change everything, another seat's turn all players."""
        if spot.seat == CHANCE:
            self.news = EVERYTHING
        elif spot.seat >= 0:
            self.news |= self.observer.reach(spot.state, spot.seat, spot.move)
            if spot.after.actor() != spot.seat:
                self.news |= PLAYERS


def observations_hide_what_is_hidden(case: Case) -> None:
    """P10: the numbers are the same in every state that the seat may not tell apart."""
    observer = case.game.observer
    if observer is None:
        return
    names = [field.name for field in observer.fields() for _ in range(field.count)]
    for spot, viewer, other, _ in scrambled(case, 60):
        if viewer is None:
            continue
        got, wanted = (observe(observer, state, viewer, spot) for state in (other, spot.state))
        shown = sorted({name for name, number, other in zip(names, got, wanted, strict=True) if number != other})
        expect(got == wanted, f"seat {viewer} observes what is hidden from it: {', '.join(shown)}", spot)


def observations_follow_from_views(case: Case) -> None:
    """A sample from a seat's view gives the same numbers: they tell no more than the view does."""
    observer = case.game.observer
    if observer is None:
        return
    for spot in case.spots(24):
        for seat in range(case.seats):
            sample = case.game.sample(case.game.view(spot.state, seat), case.rng(spot.number))
            same = observe(observer, sample, seat, spot) == observe(observer, spot.state, seat, spot)
            expect(same, f"seat {seat} observes what its view does not tell", spot)


def observations_are_not_blind(case: Case) -> None:
    """Where a seat's view changes with a move, its numbers mostly do: nine times in ten."""
    observer = case.game.observer
    if observer is None:
        return
    seen = noticed = 0
    for spot in case.decisions(60):
        for seat in range(case.seats):
            if case.game.view(spot.state, seat) != case.game.view(spot.after, seat):
                seen += 1
                noticed += observe(observer, spot.state, seat, spot) != observe(observer, spot.after, seat, spot)
    expect(noticed >= 0.9 * seen, f"only {noticed} of {seen} changes of a view show in the numbers", case)


OPTION_CHECKS: tuple[Callable[[Case], None], ...] = (
    observations_keep_to_their_fields,
    observations_change_no_further_than_moves_reach,
    observations_hide_what_is_hidden,
    observations_follow_from_views,
)
CHECKS: tuple[Callable[[Case], None], ...] = (
    *OPTION_CHECKS,
    observations_can_be_written_over_others,
    observations_are_not_blind,
)
