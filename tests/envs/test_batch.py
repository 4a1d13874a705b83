"""Many games at once are the same games as one at a time."""

from __future__ import annotations

import numpy as np
import pytest

from antilles.envs.batch import BatchEnv
from antilles.envs.senses import NotObservable, Senses
from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.step import legal_moves
from tests.toy.game import PearlsGame


@pytest.mark.parametrize("game", games())
def test_a_batch_of_one_is_the_single_game(game: str) -> None:
    found = games()[game]
    batch = BatchEnv(game, 1, seed=7)
    senses = Senses(found, None, None)
    episode = senses.deal(7)
    dice = Rng(1)
    ends = 0
    while ends < 2:
        seat = episode.actor()
        moves = legal_moves(episode.state, seat)
        assert batch.seats[0] == seat
        assert np.array_equal(batch.observations[0], senses.numbers(seat))
        assert np.flatnonzero(batch.masks[0]).tolist() == sorted(moves)
        move = moves[dice.below(len(moves))]
        batch.step([move])
        episode.step(move)
        assert batch.dones[0] == (episode.actor() < 0)
        if batch.dones[0]:
            ends += 1
            assert batch.rewards[0].sum() == pytest.approx(0.0)
            episode = senses.deal(None)
        else:
            assert not batch.rewards.any()


@pytest.mark.parametrize("game", games())
def test_many_games_differ_and_the_seed_repeats_them(game: str) -> None:
    one, two = (BatchEnv(game, 8, seats=3, seed=5) for _ in range(2))
    for _ in range(200):
        actions = one.sample()
        assert two.sample() == actions
        one.step(actions)
        two.step(np.array(actions))
    assert np.array_equal(one.observations, two.observations)
    assert len({row.tobytes() for row in one.observations}) > 1


@pytest.mark.parametrize("game", games())
def test_rows_written_over_and_over_are_what_fresh_looks_show(game: str) -> None:
    """Through ends and new games, with another seat in the same row each time."""
    env = BatchEnv(game, 4, seats=3, seed=9)
    observer = games()[game].observer
    assert observer is not None
    for number in range(600):
        env.step(env.sample())
        if number % 7 == 0:
            for state, seat, row in zip(env._batch.states, env.seats.tolist(), env.observations, strict=True):
                assert row.tolist() == [int(one) for one in observer.look(state, seat)]


def test_an_illegal_action_changes_nothing() -> None:
    batch = BatchEnv("santo_domingo", 3, seed=1)
    before = batch.observations.copy()
    actions = batch.sample()
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])

    with pytest.raises(ValueError, match="game 1: action"):
        batch.step(actions)
    with pytest.raises(ValueError, match="3 actions"):
        batch.step([0])
    assert np.array_equal(batch.observations, before)


def test_a_game_without_an_observer_is_refused() -> None:
    blind: Game = type("Blind", (PearlsGame,), {"observer": None})()

    with pytest.raises(NotObservable, match="pearls"):
        Senses(blind, None, None)
