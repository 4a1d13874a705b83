"""Which deal a day has, when it ends, and how somebody's points stand."""

from __future__ import annotations

from antilles.games import games
from antilles.kernel.state import CHANCE
from antilles.school.daily import (
    DAY,
    GRACE,
    PARTS,
    before,
    closes,
    day_of,
    deal_of,
    game_of,
    is_day,
    middle_half,
    opens,
    sampled,
    standing,
)
from antilles.school.walk import play

NOW = 1_795_000_000_000


def test_a_day_is_the_same_everywhere_and_opens_after_the_games_that_run() -> None:
    day = day_of(NOW)
    assert closes(day) - DAY <= NOW < closes(day)
    assert day_of(closes(day) - 1) == day and before(day_of(closes(day))) == day
    assert opens(day) == closes(day) + GRACE
    assert is_day(day) and not is_day("2026-13-45") and not is_day("20261118") and not is_day("")


def test_the_games_take_turns() -> None:
    days = [before(day_of(NOW), number) for number in range(len(games()))]
    assert {game_of(day, games()).name for day in days} == set(games())
    assert game_of(before(day_of(NOW), len(games())), games()) is game_of(day_of(NOW), games())


def test_a_game_that_begins_with_a_draw_begins_as_always_and_another_in_a_set_position() -> None:
    for number in range(len(games())):
        day = before(day_of(NOW), number)
        deal = deal_of(day, 7, games())
        begun = deal.game.start(deal.seats, deal.game.settle(deal.seats, {}))
        assert bool(deal.lines) == (begun.actor() != CHANCE)
        state, _ = play(deal.game, begun, [(line.seat, line.text) for line in deal.lines], day)
        assert state.actors(), "the game is not over there"
        if deal.lines:
            assert len({deal_of(day, one, games()).lines for one in range(20)}) > 10, "other days, other positions"


def test_points_stand_among_everybodys() -> None:
    alone = standing([33], 33)
    assert (alone.better, alone.people, alone.median, alone.best) == (None, 1, 33, 33)
    some = standing([20, 30, 30, 33, 38], 33)
    assert (some.better, some.people, some.median, some.best) == (75, 5, 30, 38)
    assert some.counts == ((20, 1), (30, 2), (33, 1), (38, 1))
    assert standing([30, 30], 30).better == 0


def test_a_course_has_as_many_parts_whatever_was_decided_and_keeps_its_ends() -> None:
    assert sampled([7]) == (7,) * (PARTS + 1)
    assert sampled(range(PARTS + 1)) == tuple(range(PARTS + 1))
    assert sampled([0, 5]) == (0,) * (PARTS // 2 + 1) + (5,) * (PARTS // 2)
    long = list(sampled(range(500)))
    assert len(long) == PARTS + 1
    assert long[0] == 0
    assert long[-1] == 499
    assert sorted(long) == list(long)


def test_the_middle_half_lies_between_the_quarters() -> None:
    courses = [sampled([0, points]) for points in (10, 20, 30, 40, 50)]
    assert middle_half(courses[:3]) == (), "of three games there is no middle half"
    band = list(middle_half(courses))
    assert len(band) == PARTS + 1
    assert [band[0], band[-1]] == [(0, 0), (20, 40)]
