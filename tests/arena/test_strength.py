"""Ratings from results: Elo, openskill, seats, pairs, and the picture."""

from __future__ import annotations

from math import log10
from xml.etree import ElementTree

import pytest

from antilles.arena.elo import Rating, count_pairs, fit, interval, rate
from antilles.arena.plot import ladder_svg
from antilles.arena.results import Result
from antilles.arena.summary import summarise


def duel(number: int, first: str, second: str, winner: str | None, deal: int = -1) -> Result:
    places = (1, 1) if winner is None else (1, 2) if winner == first else (2, 1)
    return Result(number, deal if deal >= 0 else number, (first, second), places, (30, 20), 10)


def series(won: int, lost: int, drawn: int = 0) -> list[Result]:
    outcomes = ["a"] * won + ["b"] * lost + [None] * drawn
    return [duel(number, "a", "b", winner) for number, winner in enumerate(outcomes)]


def test_two_bots_have_the_gap_of_their_score() -> None:
    elo = fit(count_pairs(series(75, 25)))

    expected = 400 * log10(75.5 / 25.5)
    assert elo["a"] - elo["b"] == pytest.approx(expected, abs=0.1)
    assert elo["a"] + elo["b"] == pytest.approx(0.0, abs=1e-6)


def test_level_games_are_half_a_win() -> None:
    elo = fit(count_pairs(series(10, 10, 20)))

    assert elo["a"] == pytest.approx(elo["b"], abs=1e-6)


def test_who_never_lost_has_a_rating_too() -> None:
    rating, other = rate(series(40, 0))

    assert (rating.bot, other.bot) == ("a", "b")
    assert 500 < rating.elo - other.elo < 1000


def test_the_interval_holds_the_gap_and_shrinks_with_games() -> None:
    few, many = rate(series(13, 7))[0], rate(series(260, 140))[0]

    for rating in (few, many):
        assert rating.step is not None and rating.step_low is not None and rating.step_high is not None
        assert rating.step_low < rating.step < rating.step_high
    assert few.step_low is not None and few.step_low < 0 < (many.step_low or 0)


def test_games_of_one_deal_count_as_one_draw_of_luck() -> None:
    apart = series(30, 10)
    together = [Result(one.number, one.number // 10, one.bots, one.places, one.scores, one.decisions) for one in apart]

    wide, narrow = rate(together)[0], rate(apart)[0]
    assert wide.elo == pytest.approx(narrow.elo)
    assert wide.high - wide.low > narrow.high - narrow.low


def test_at_a_table_every_two_bots_have_played() -> None:
    result = Result(0, 0, ("a", "b", "c", "a"), (2, 1, 4, 3), (1, 2, 3, 4), 10)

    assert count_pairs([result]) == {
        ("a", "b"): 0.0,
        ("b", "a"): 2.0,
        ("a", "c"): 2.0,
        ("c", "a"): 0.0,
        ("b", "c"): 1.0,
        ("c", "b"): 0.0,
    }


def test_strength_is_carried_on_from_pair_to_pair() -> None:
    results = [duel(n, "a", "b", "a" if n % 4 else "b") for n in range(40)]
    results += [duel(n, "b", "c", "b" if n % 4 else "c") for n in range(40, 80)]

    ladder = rate(results, resamples=50)
    assert [rating.bot for rating in ladder] == ["a", "b", "c"]
    assert ladder[0].step == pytest.approx(ladder[1].step or 0, rel=0.05)
    assert ladder[2].step is None


def test_the_middle_of_values() -> None:
    assert interval([float(number) for number in range(1001)], 0.0) == (25.0, 975.0)
    assert interval([], 3.0) == (3.0, 3.0)


def test_a_summary_has_places_points_seats_and_pairs() -> None:
    results = [duel(0, "a", "b", "a"), duel(1, "b", "a", "a"), duel(2, "a", "b", None), duel(3, "b", "a", "b")]
    summary = summarise(results)

    best = summary.standings[0]
    assert (best.bot, best.games, best.wins, best.place) == ("a", 4, 0.625, 1.25)
    assert best.points == 25.0
    assert best.skill > summary.standings[1].skill
    assert [(share.seat, share.wins) for share in summary.seats] == [(0, 0.625), (1, 0.375)]
    assert [(pair.bot, pair.ahead, pair.level, pair.behind) for pair in summary.pairs] == [("a", 2, 1, 1)]
    assert summary.as_dict()["standings"][0]["rating"]["bot"] == "a"


def test_faults_are_counted() -> None:
    one = Result(0, 0, ("a", "b"), (1, 2), (1, 0), 3, ("b: is late", "b: is late", "b: is gone"))

    assert summarise([one]).faults == {"b: is late": 2, "b: is gone": 1}


@pytest.mark.parametrize("bots", [0, 1, 6])
def test_the_picture_is_well_formed_and_has_everybody(bots: int) -> None:
    ratings = [
        Rating(f"<bot> & {number}", 100.0 - 40 * number, 60.0 - 40 * number, 140.0 - 40 * number, None, None, None)
        for number in range(bots)
    ]
    root = ElementTree.fromstring(ladder_svg('A "ladder"', "note <1>", ratings))

    text = "".join(root.itertext())
    assert all(rating.bot in text for rating in ratings)
    assert len(root.findall("{http://www.w3.org/2000/svg}circle")) == bots
    for circle in root.findall("{http://www.w3.org/2000/svg}circle"):
        assert 150 <= float(circle.attrib["cx"]) <= 690
