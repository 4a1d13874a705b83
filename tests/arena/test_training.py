"""Learning from play: slopes that are slopes, fits that find what is there, runs that go on where they stopped."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec

from antilles.arena.calibration import Calibrated, calibrate
from antilles.arena.contest import on_trial
from antilles.arena.duel import Share, duel
from antilles.arena.entrants import Trial, present
from antilles.arena.fitting import Sample, drawn, expect, fit_net, fit_scale, gather, scaled, slopes
from antilles.arena.selfplay import Played, play_to_learn, positions, read_games, seats_of_other
from antilles.arena.training import (
    Lesson,
    OtherRun,
    Run,
    candidate_of,
    is_better,
    learned_from,
    next_generation,
    open_run,
    seats_of,
)
from antilles.bots.thinker import Thinker
from antilles.games import find
from antilles.kernel.learned import Inputs, Learned, shown_terms
from antilles.kernel.learned_file import read_net, write_net
from antilles.kernel.prospects import KNOTS, Prospects
from antilles.kernel.reward import place_rewards

GAME = find("santo_domingo")
START = Trial(dict(GAME.tuning.search), dict(GAME.tuning.weights), iterations=8)
HOARDER = replace(START, weights={**START.weights, "good": 6.0, "good_late": 0.0, "trader": -20.0})
"""An evaluation that cannot part with its goods."""
LESSON = Lesson(GAME.name, GAME.edition, 1, games=4, iterations=8, check=2, hidden=4, passes=2)


def made_up(count: int, seats: int, scale: float, pull: float = 0.0) -> Sample:
    """Positions whose rewards are just what a scale, and a pull of the first term, say."""
    dice = np.random.default_rng(7)
    worth = dice.normal(20.0, 6.0, (count, seats))
    own = np.round(dice.normal(0.0, 3.0, (count, seats, 5)))
    common = np.zeros((count, 1 + KNOTS))
    common[:, 0] = seats
    common[np.arange(count), 1 + dice.integers(0, KNOTS, count)] = 64
    there, lead = np.ones((count, seats)), np.full(count, 5.0)
    score = worth / (lead * scale)[:, None] + pull * own[:, :, 0]
    held = np.arange(count) % 10 == 0
    return Sample(own, common, worth, lead, expect(score, there)[0], there, held)


@pytest.mark.parametrize("seats", [2, 4])
def test_rewards_are_those_of_the_bots(seats: int) -> None:
    from antilles.kernel.prospects import share_out

    score = np.random.default_rng(1).normal(0.0, 2.0, (5, seats))
    reward, _, _ = expect(score, np.ones((5, seats)))
    for row, said in zip(score, reward, strict=True):
        found = vec[float](row.tolist())
        share_out(found, vec[float]([0.0] * seats), 1.0)
        assert list(found) == pytest.approx(said.tolist())


def test_slopes_are_slopes() -> None:
    sample = made_up(6, 3, 1.0)
    sample.there[0, 2] = 0.0
    score = np.random.default_rng(2).normal(0.0, 1.0, (6, 3)) * sample.there
    _, slope = slopes(score, sample)
    for place in [(0, 0), (1, 1), (5, 2)]:
        moved = [score.copy(), score.copy()]
        moved[0][place] += 1e-5
        moved[1][place] -= 1e-5
        by_hand = (slopes(moved[0], sample)[0] - slopes(moved[1], sample)[0]) / 2e-5
        assert slope[place] == pytest.approx(by_hand, rel=1e-3, abs=1e-8)


@pytest.mark.parametrize("scale", [0.3, 1.0, 2.0])
def test_a_scale_is_found(scale: float) -> None:
    for number in fit_scale(made_up(900, 2, scale))[2]:
        assert number == pytest.approx(scale, rel=0.12)


def test_a_net_learns_what_the_formula_leaves_out() -> None:
    sample = made_up(2000, 3, 1.0, pull=0.4)
    passes: list[int] = []
    fit = fit_net(sample, {3: [1.0] * KNOTS}, 4, 20, 1, lambda: passes.append(1))

    assert fit.after < 0.1 * fit.before
    assert len(passes) == 20


def test_nothing_to_learn_leaves_zeros() -> None:
    sample = made_up(300, 2, 1.0)
    fit = fit_net(sample, {2: [1.0] * KNOTS}, 4, 2, 1, lambda: None)

    assert fit.after == fit.before
    assert not any(fit.rows["out"]) and not any(fit.rows["straight"])


def test_whole_numbers_say_what_the_fit_said() -> None:
    """The evaluation that bots load predicts unseen positions as well as the net that was fitted."""
    games = [play_to_learn(GAME.name, START, 2, number, 3) for number in range(12)]
    sample = gather(GAME, games, 1)
    scale = fit_scale(sample)
    fit = fit_net(sample, scale, 4, 6, 1, lambda: None)
    formula = GAME.weighed(GAME.tuning.weights)
    assert isinstance(formula, Prospects)
    formula.calibrate(scale)
    net = read_net(write_net({}, *shown_terms(formula), fit.rows), formula, "a test")
    learned = Learned(formula, {0: net})
    errors = []
    for order, played in enumerate(games):
        if order % 10:
            continue
        chosen = gather(GAME, [played], 1)
        rewards = list(place_rewards(list(played.places)))
        for _, state in positions(GAME, played):
            found = vec[float]([0.0] * 2)
            learned.values(state, found)
            errors.append((found[0] - rewards[0]) ** 2)
        assert len(chosen.lead) == min(16, len(played.moves))
    assert 0.0 < sum(errors) / len(errors) < 0.5


def test_a_game_to_learn_from_is_always_the_same() -> None:
    first, again = (play_to_learn(GAME.name, START, 3, 5, 9) for _ in range(2))

    assert first == again
    assert first.hopes
    for row in first.hopes.values():
        assert sum(row) == pytest.approx(0.5 + 3 / 4, abs=1e-3)
    assert sum(1 for _ in positions(GAME, first)) == len(first.moves)


def test_whoever_lost_sits_at_half_of_the_tables() -> None:
    """Never on all seats: where the best one sits as well, what it hopes for is a target."""
    dice = random.Random(3)
    tables = [seats_of_other(seats, dice) for seats in (2, 4, 6) for _ in range(200)]

    assert 240 < sum(1 for theirs in tables if theirs) < 360
    for place, theirs in enumerate(tables):
        assert len(theirs) < (2, 4, 6)[place // 200]


def test_what_another_evaluation_hopes_for_is_no_target() -> None:

    def who_hoped(other: Trial | None) -> list[int]:
        games = [play_to_learn(GAME.name, START, 2, number, 3, other) for number in range(12)]
        return [len({played.moves[at][0] for at in played.hopes}) for played in games]

    assert who_hoped(None) == [2] * 12
    assert 3 <= who_hoped(HOARDER).count(1) <= 9


def test_the_loser_sits_beside_the_best_in_the_next_generation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = open_run(LESSON, tmp_path, START)
    next_generation(run, GAME, lambda what, of: None)
    assert run.other is not None and run.other.nets != run.best.nets
    seated: list[Trial | None] = []

    def watched(*task: Any) -> Played:
        seated.append(task[5])
        return play_to_learn(*task)

    monkeypatch.setattr("antilles.arena.training.play_to_learn", watched)
    other = run.other
    next_generation(run, GAME, lambda what, of: None)

    assert seated == [other] * LESSON.games


def test_who_hoards_is_told_so_by_games_with_a_hoarder() -> None:
    """The best one alone fills its store only when it is about to trade, and so learns that a full store is good."""
    best, hoarder = (replace(trial, iterations=100) for trial in (START, HOARDER))

    def reward_of_a_full_store(other: Trial | None) -> float:
        games = [play_to_learn(GAME.name, best, 2, number, 3, other) for number in range(60)]
        sample = gather(GAME, games, 1)
        formula = GAME.weighed(GAME.tuning.weights)
        assert isinstance(formula, Prospects)
        goods = sample.own[:, :, formula.own_terms.index("goods")]
        return float(sample.target[goods >= 13].mean())

    assert reward_of_a_full_store(hoarder) < reward_of_a_full_store(None) - 0.1


def test_a_run_for_two_leaves_all_other_tables_as_they_were(tmp_path: Path) -> None:
    run = open_run(replace(LESSON, seats=2), tmp_path, START)
    made = next_generation(run, GAME, lambda what, of: None)
    sample = learned_from(run, GAME, 0)
    candidate, _ = candidate_of(run, GAME, sample, 0, lambda: None)
    bots = [on_trial(GAME, "x", trial, 1) for trial in (START, candidate)]

    assert set(made.shares) == {2}
    assert set(sample.seats.tolist()) == {2}
    assert list(candidate.nets) == [2]
    assert "--seats 2" in json.loads(candidate.nets[2])["command"]
    for seats in (3, 6):
        state = GAME.start(seats)
        before, after = (bot.insight.value(state, 0) for bot in bots if isinstance(bot, Thinker) and bot.insight)
        assert before == after


def test_every_number_of_seats_is_learned_from() -> None:
    assert {seats_of(GAME, number) for number in range(12)} == set(GAME.seats)


def test_games_of_all_numbers_of_seats_are_held_back() -> None:
    """The best pass is chosen by them: a net chosen by tables for two may be a bad one at others."""
    game = find("cuba")
    held = drawn(400, 1)

    assert len(held) == 40
    assert {seats_of(game, number) for number in held} == set(game.seats)


def test_a_run_goes_on_where_it_stopped_and_ends_the_same(tmp_path: Path) -> None:
    whole = open_run(LESSON, tmp_path / "whole", START)
    made = next_generation(whole, GAME, lambda what, of: None)
    stopped = open_run(LESSON, tmp_path / "stopped", START)

    def stop(what: str, of: int) -> None:
        if len(read_games(tmp_path / "stopped" / "games-0.jsonl")) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        next_generation(stopped, GAME, stop)
    resumed = open_run(LESSON, tmp_path / "stopped", START)
    again = next_generation(resumed, GAME, lambda what, of: None)

    assert again == made
    nets = [(tmp_path / name / "net-0.json").read_text() for name in ("whole", "stopped")]
    assert nets[0] == nets[1]
    header = json.loads(nets[0])
    assert header["command"].startswith("antilles train santo_domingo --seed 1")
    kept = open_run(LESSON, tmp_path / "whole", START)
    assert (kept.done, kept.best, kept.other) == (1, whole.best, whole.other)


def test_a_folder_belongs_to_one_run(tmp_path: Path) -> None:
    Run(LESSON, tmp_path, START).save()
    with pytest.raises(OtherRun):
        open_run(replace(LESSON, seed=2), tmp_path, START)


def test_better_means_beyond_the_noise() -> None:
    assert is_better([Share(100, 0.6, 0.05), Share(100, 0.55, 0.05)])
    assert not is_better([Share(100, 0.53, 0.05), Share(100, 0.53, 0.05)])
    assert not is_better([Share(100, 0.8, 0.05), Share(100, 0.4, 0.05)])
    assert Calibrated({}, {2: Share(100, 0.7, 0.05), 6: Share(100, 0.6, 0.05)}).better
    assert not Calibrated({}, {2: Share(100, 0.7, 0.05), 6: Share(100, 0.49, 0.05)}).better


@pytest.mark.parametrize("seats", [2, 5])
def test_equal_bots_share_the_wins(seats: int) -> None:
    """The same parameters and seeds on both sides: what is left is the seats, and those are shared."""
    share = duel(GAME.name, START, START, seats, 20, 4)

    assert share.games == 20
    assert share.mean == pytest.approx(0.5, abs=0.25)


def test_few_games_at_an_odd_table_are_still_two_deals() -> None:
    """One deal has nobody to take turns with: both have the odd seat once."""
    assert duel(GAME.name, START, START, 3, 2, 4).games == 6


def test_thinking_more_wins_a_duel() -> None:
    share = duel(GAME.name, replace(START, iterations=1), replace(START, iterations=100), 2, 12, 4)

    assert share.mean > 0.7


def test_a_calibration_is_fitted_and_compared() -> None:
    steps: list[int] = []
    found = calibrate(GAME, START, 4, 2, 1, tell=lambda: steps.append(1))

    assert set(found.scale) == set(GAME.seats)
    assert set(found.shares) == {2, 6}
    assert len(steps) == 4 * len(GAME.seats) + sum(share.games for share in found.shares.values())


def test_what_bots_are_today_is_what_is_compared_with() -> None:
    trial = present(GAME, iterations=7)

    assert (trial.weights, trial.scale) == (GAME.tuning.weights, GAME.tuning.scale)
    assert set(trial.nets) == set(GAME.tuning.learned)


def test_scaled_scores_take_the_nearest_row() -> None:
    sample = made_up(3, 4, 1.0)
    assert scaled(sample, {2: [2.0] * KNOTS}) == pytest.approx(sample.worth / 10.0)


def test_inputs_are_as_many_as_their_names() -> None:
    formula = GAME.weighed(GAME.tuning.weights)
    assert isinstance(formula, Prospects)
    own, common = shown_terms(formula)
    inputs = Inputs(formula)
    assert (inputs.own_size, inputs.common_size) == (len(own), len(common))
