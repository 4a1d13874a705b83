"""What the coach stands on: the best move against the one that is about to be made."""

from __future__ import annotations

from antilles.analysis.advice import advise
from antilles.bots.opinion import opinions
from antilles.bots.thinker import Budget, Thinker
from antilles.games import find
from antilles.school.lesson import lessons_of
from antilles.school.walk import PUPIL, places


def test_a_move_that_throws_points_away_is_told_from_one_that_does_not() -> None:
    """In the lesson's harbour, three citrus for nine points against sailing past them."""
    game = find("santiago_de_cuba")
    place = next(place for place in places(game, lessons_of(game)[0]) if place.step.key == "10" and place.task == 1)
    view = game.view(place.state, PUPIL)
    found = opinions(Thinker(1, Budget(iterations=300)).consider(game, view))

    bad = advise(game, view, found, 1, over="pass")
    same = advise(game, view, found, 1, over=bad.move)

    assert bad.move == "deliver citrus 3" and bad.over == "pass"
    assert bad.interval is not None and bad.interval.low > 0.0 and bad.gain > 0.05
    assert same.interval is None and same.gain == 0.0
