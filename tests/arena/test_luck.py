"""Results without luck: as true as raw ones, and surer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from antilles.arena.contest import play_contest
from antilles.arena.entrants import Entrant
from antilles.arena.results import Result, read_result
from antilles.arena.schedule import schedule
from antilles.arena.summary import summarise
from antilles.games import find

BOTS = [Entrant("uniform@1"), Entrant("uniform@1#2")]


def test_every_game_of_an_arena_knows_its_luck() -> None:
    game = find("santiago_de_cuba")
    results = [play_contest(game, BOTS, pairing, {}) for pairing in schedule(2, 2, 2, 1)]

    for result in results:
        assert len(result.luck) == 2
        assert sum(result.luck) == pytest.approx(0.0, abs=1e-9)
        assert any(result.luck)


def test_luck_that_explains_everything_leaves_nothing_in_doubt() -> None:
    results = []
    for number in range(20):
        lucky = number % 2
        places = (1, 2) if lucky else (2, 1)
        luck = (0.5, -0.5) if lucky else (-0.5, 0.5)
        results.append(Result(number, number, ("a", "b"), places, (9, 5), 10, luck=luck))
    for standing in summarise(results).standings:
        assert standing.adjusted is not None
        assert standing.adjusted.mean == pytest.approx(standing.reward.mean)
        assert standing.adjusted.high - standing.adjusted.low == pytest.approx(0.0)
        assert standing.reward.high - standing.reward.low > 0.3


def test_results_from_before_are_read_and_have_no_interval_without_luck() -> None:
    old = read_result(
        '{"number": 0, "deal": 0, "bots": ["a", "b"], "places": [1, 2], "scores": [3, 1], "decisions": 4}'
    )
    standing = summarise([old, replace(old, number=1, deal=1)]).standings[0]

    assert old.luck == ()
    assert standing.adjusted is None
    assert standing.fewer is None
