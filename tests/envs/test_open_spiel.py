"""OpenSpiel's own test and searchers on our games, and that resampling and information states leak nothing."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from antilles.envs import spiel
from antilles.games import games
from antilles.testing import Setup
from tests.envs.tables import IDS, SETUPS, TABLES

SEALED = "santo_domingo"


def load(game: str, setup: Setup) -> Any:
    options = {
        option.name: spiel.parameter(option, setup.options[option.name])
        for option in games()[game].options
        if option.name in setup.options
    }
    return pyspiel.load_game(f"antilles_{game}", {"players": setup.seats, **options})


def step_at_random(state: Any, dice: random.Random) -> None:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, chances)[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=IDS)
def test_open_spiel_accepts_every_table(game: str, setup: Setup) -> None:
    """Its own test, which also stores and reads back positions along the game."""
    loaded = load(game, setup)

    assert loaded.num_players() == setup.seats
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def rollouts(seed: int) -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))


@pytest.mark.parametrize("game", games())
def test_open_spiels_searchers_play_whole_games(game: str) -> None:
    loaded = load(game, Setup(2))
    dice = random.Random(1)
    bots = [
        ismcts.ISMCTSBot(
            game=loaded, uct_c=1.0, max_simulations=2, evaluator=rollouts(1), random_state=np.random.RandomState(1)
        ),
        mcts.MCTSBot(loaded, 1.0, 2, rollouts(2), random_state=np.random.RandomState(2)),
    ]
    state = loaded.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            step_at_random(state, dice)
        else:
            state.apply_action(bots[state.current_player()].step(state))

    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_resampled_state_looks_the_same_to_its_player_and_plays_on(game: str, seats: int) -> None:
    loaded = load(game, Setup(seats))
    dice = random.Random(seats)
    state = loaded.new_initial_state()
    while not state.is_terminal():
        if dice.random() < 0.04 and not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, dice.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            for _ in range(20):
                if not other.is_terminal():
                    step_at_random(other, dice)
        step_at_random(state, dice)


def test_a_sealed_choice_is_shown_when_all_are_in_and_a_resampled_one_as_it_was_drawn() -> None:
    state = load(SEALED, Setup(2)).new_initial_state()
    first, second = state.legal_actions()[0], state.legal_actions()[1]
    state.apply_action(first)
    name = state.course.engine.text

    assert name(first) in state.information_state_string(0)
    assert name(first) not in state.information_state_string(1)
    drawn = set()
    for number in range(40):
        other = state.resample_from_infostate(1, random.Random(number).random)
        ((_, choice),) = other.course.sealed
        drawn.add(choice)
        other.apply_action(second)
        assert f"0 {name(choice)}\n" in other.information_state_string(1)
    assert len(drawn) > 5


def test_observations_are_named_as_the_fields() -> None:
    loaded = load(SEALED, Setup(3))
    observation = make_observation(loaded)
    observation.set_from(loaded.new_initial_state(), 2)

    assert observation.dict["seats"] == [3]
    assert observation.dict["hand_0"].tolist() == [1.0] * 8
    assert observation.tensor.size == games()[SEALED].observer.size  # type: ignore[union-attr]


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Exception, match="board"):
        pyspiel.load_game(f"antilles_{SEALED}", {"players": 2, "board": "autumn"}).new_initial_state()
