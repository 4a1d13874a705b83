"""Draws against their odds: fair ones look fair, loaded ones do not."""

import json
import random

from antilles.fairness.statistics import Counts, chance_of_more, mean


def dice(faces: list[int], rolls: int, seed: int, loaded: bool = False) -> Counts:
    rng = random.Random(seed)
    counts = Counts()
    odds = [[str(face), weight] for face, weight in enumerate(faces)]
    real = [weight * (1.25 if loaded and face == 0 else 1) for face, weight in enumerate(faces)]
    for _ in range(rolls):
        counts.add(odds, str(rng.choices(range(len(faces)), real)[0]))
    return counts


def bag(rounds: int, seed: int, sly: bool = False) -> Counts:
    """Six things drawn without putting back, so that the odds change with each draw."""
    rng = random.Random(seed)
    counts = Counts()
    for _ in range(rounds):
        left = [1, 2, 3, 4, 5, 6]
        while left:
            drawn = max(rng.choice(left), rng.choice(left)) if sly and rng.random() < 0.2 else rng.choice(left)
            counts.add([[str(item), 1] for item in left], str(drawn))
            left.remove(drawn)
    return counts


def test_known_tails() -> None:
    for chi, freedom, tail in (
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (11.07, 5, 0.05),
        (18.307, 10, 0.05),
        (29.588, 10, 0.001),
    ):
        assert abs(chance_of_more(chi, freedom) - tail) < tail / 100
    assert chance_of_more(0, 3) == 1.0


def test_fixed_odds_give_the_textbook_statistic() -> None:
    counts = dice([1, 2, 3], 600, 1)
    chi, freedom = counts.chi_square()
    plain = sum((seen - expected) ** 2 / expected for _, seen, expected in counts.outcomes())
    assert freedom == 2 and abs(chi - plain) < 1e-6


def test_fair_draws_are_spread_as_they_should_be_and_loaded_ones_are_found() -> None:
    rolled = [dice([1, 1, 2, 2], 400, seed) for seed in range(300)]
    for made in (rolled, [bag(100, seed) for seed in range(300)]):
        tails = [chance_of_more(*counts.chi_square()) for counts in made]
        assert 0.02 < sum(tail < 0.05 for tail in tails) / 300 < 0.09
        assert 0.4 < sum(tail < 0.5 for tail in tails) / 300 < 0.6
    assert chance_of_more(*dice([1, 1, 2, 2], 8000, 7, loaded=True).chi_square()) < 1e-4
    assert chance_of_more(*bag(1500, 7, sly=True).chi_square()) < 1e-4


def test_counts_survive_being_stored_and_merged() -> None:
    one, other, both = bag(20, 1), bag(30, 2), bag(20, 1)
    both.merge(other)
    again = Counts.of(json.loads(json.dumps(one.as_data())))
    again.merge(Counts.of(json.loads(json.dumps(other.as_data()))))
    assert again.draws == both.draws == 250
    assert abs(again.chi_square()[0] - both.chi_square()[0]) < 1e-9
    single = Counts()
    single.add([["only", 1]], "only")
    assert single.draws == 0 and not single.enough


def test_means_know_how_far_they_may_be_off() -> None:
    assert mean([]) == {"n": 0, "mean": 0.0, "error": 0.0}
    assert mean([1.0, 3.0]) == {"n": 2, "mean": 2.0, "error": 1.0}
