"""OpenSpiel's own test and searchers on our games, and that resampling and information states leak nothing."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

from antilles.envs import spiel
from antilles.envs.env_table import rewards_of
from antilles.games import games
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.chance import Rng
from antilles.kernel.state import State
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


class Flat(mcts.Evaluator):  # type: ignore[misc]
    """Every position is even and every move as good as another: leaves the time to the search itself."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_open_spiels_searchers_play_whole_games_of_every_table(game: str, seats: int) -> None:
    """With default settings: ISMCTS relies on resampled histories, keyed by what each seat has seen."""
    loaded = load(game, Setup(seats))
    dice = random.Random(seats)
    bots = {
        0: ismcts.ISMCTSBot(loaded, Flat(), uct_c=1.4, max_simulations=12, random_state=np.random.RandomState(1)),
        1: mcts.MCTSBot(loaded, 1.4, 6, Flat(), random_state=np.random.RandomState(2)),
    }
    state = loaded.new_initial_state()
    while not state.is_terminal():
        bot = bots.get(state.current_player())
        if bot is None:
            step_at_random(state, dice)
        else:
            state.apply_action(int(bot.step(state)))

    assert sum(state.returns()) == pytest.approx(loaded.utility_sum())


def test_open_spiels_searchers_play_with_rollouts() -> None:
    loaded = load("santa_cruz", Setup(2))
    dice = random.Random(1)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [ismcts.ISMCTSBot(loaded, rollouts, 1.4, 4), mcts.MCTSBot(loaded, 1.4, 4, rollouts)]
    state = loaded.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            step_at_random(state, dice)
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))

    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.parametrize("game", games())
def test_outcome_sampling_runs(game: str) -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(game, Setup(2)))
    solver.iteration()

    assert solver.average_policy() is not None


def test_a_short_game_is_solved_exactly() -> None:
    """The configuration for exact methods: CFR+ comes close to an equilibrium of it."""
    loaded = pyspiel.load_game("antilles_santo_domingo_short")
    before = exploitability.exploitability(loaded, policy.UniformRandomPolicy(loaded))
    solver = cfr.CFRPlusSolver(loaded)
    for _ in range(12):
        solver.evaluate_and_update_policy()

    assert before > 0.5
    assert exploitability.exploitability(loaded, solver.average_policy()) < 0.1


def test_a_short_game_stops_with_the_places_as_they_stand_and_can_be_stored() -> None:
    loaded = pyspiel.load_game("antilles_santo_domingo_short(decisions=3,players=3)")
    state = loaded.new_initial_state()
    dice = random.Random(1)
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        step_at_random(state, dice)

    assert 3 <= decisions <= 5  # sealed choices are made together
    assert state.returns() == rewards_of(state.course.position.ranking())
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
    assert str(again) == str(state)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_utility_is_declared_as_it_is(game: str, seats: int) -> None:
    loaded = load(game, Setup(seats))
    utility = pyspiel.GameType.Utility

    assert loaded.get_type().utility == (utility.ZERO_SUM if seats == 2 else utility.CONSTANT_SUM)
    assert loaded.utility_sum() == 1.0 - seats / 2


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
            assert [one.action for one in other.full_history()] == other.course.moves
            for _ in range(20):
                if not other.is_terminal():
                    step_at_random(other, dice)
        step_at_random(state, dice)


def test_a_sealed_choice_is_shown_when_all_are_in_and_a_resampled_one_as_it_was_drawn() -> None:
    state = load(SEALED, Setup(2)).new_initial_state()
    first, second = state.legal_actions()[0], state.legal_actions()[1]
    state.apply_action(first)
    name = state.course.frame.engine.text

    assert name(first) in state.information_state_string(0)
    assert name(first) not in state.information_state_string(1)
    drawn = set()
    for number in range(40):
        other = state.resample_from_infostate(1, random.Random(number).random)
        choice = other.course.moves[0]
        drawn.add(choice)
        other.apply_action(second)
        assert f"0 {name(choice)}\n" in other.information_state_string(1)
    assert len(drawn) > 5


def random_position(loaded: Any, seed: int, moves: int) -> Any:
    dice = random.Random(seed)
    state = loaded.new_initial_state()
    while len(state.full_history()) < moves or state.is_chance_node():
        step_at_random(state, dice)
    return state


@pytest.mark.parametrize("moves", [60, 120])
def test_hidden_histories_are_drawn_as_likely_as_the_belief_has_them(moves: int) -> None:
    """Objectives, discards and birds in the hands of others: 600 draws of both, beside each other."""
    game = games()["santa_cruz"]
    state = random_position(load("santa_cruz", Setup(3)), 2, moves)
    player = state.current_player()
    view, rng, dice = game.view(state.course.position, player), Rng(3), random.Random(3)
    drawn = [state.resample_from_infostate(player, dice.random) for _ in range(600)]
    ours = Counter(line for other in drawn for line in facts(other.course.position))
    beliefs = Counter(line for _ in range(600) for line in facts(game.sample(view, rng)))

    assert len({tuple(other.course.moves) for other in drawn}) > 300
    assert all(abs(ours[line] - beliefs[line]) < 90 for line in ours | beliefs)


def facts(state: State) -> list[tuple[str, int, str]]:
    """Each row of the state that belongs to the players, taken apart."""
    assert isinstance(state, SantaCruz)
    rows = {"objectives": state.objectives, "fresh": state.fresh, "discarded": state.discarded, "birds": state.birds}
    return [(name, index, str(value)) for name, row in rows.items() for index, value in enumerate(row)]


def test_nothing_is_drawn_again_where_moves_say_everything() -> None:
    """Holdings that the table hides follow from the moves, which perfect recall remembers."""
    state = random_position(load("santiago_de_cuba", Setup(2, {"open_holdings": "off"})), 1, 150)

    assert str(state.resample_from_infostate(state.current_player(), random.Random(1).random)) == str(state)


@pytest.mark.parametrize("game", games())
def test_tensors_recall_as_much_as_texts(game: str) -> None:
    """Two states have the same information-state tensor where they have the same text, and only there."""
    loaded = load(game, Setup(2))
    found: dict[str, tuple[float, ...]] = {}
    for seed in range(3):
        dice = random.Random(seed)
        state = loaded.new_initial_state()
        for _ in range(120):
            if state.is_terminal():
                break
            if not state.is_chance_node():
                tensor = tuple(state.information_state_tensor())
                assert found.setdefault(state.information_state_string(), tensor) == tensor
            step_at_random(state, dice)

    assert len(set(found.values())) == len(found) > 40


def observing(loaded: Any, public: bool, private: Any, recall: bool) -> Any:
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
    return make_observation(loaded, kind)


@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize("game", ["santo_domingo", "santa_cruz"])
def test_public_and_private_observers_show_their_part(game: str, recall: bool) -> None:
    loaded = load(game, Setup(3))
    private = pyspiel.PrivateInfoType
    state = random_position(loaded, 1, 60 if game == "santa_cruz" else 1)
    player = 0
    others = [state.resample_from_infostate(1, random.Random(seed).random) for seed in range(8)]
    whole, public, own = (
        observing(loaded, *parts, recall)
        for parts in ((True, private.SINGLE_PLAYER), (True, private.NONE), (False, private.SINGLE_PLAYER))
    )

    def seen(observation: Any, of: Any) -> tuple[str, bytes]:
        observation.set_from(of, player)
        return observation.string_from(of, player), observation.tensor.tobytes()

    assert len({seen(public, other) for other in others}) == 1
    assert len({seen(own, other)[1] for other in others}) > 1
    assert len({seen(own, other)[0] for other in others}) > 1
    assert len({seen(whole, other) for other in others}) > 1


def test_observers_refuse_what_they_do_not_show() -> None:
    with pytest.raises(ValueError, match="each player"):
        observing(load(SEALED, Setup(2)), True, pyspiel.PrivateInfoType.ALL_PLAYERS, False)


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


def test_an_opening_longer_than_the_game_is_refused() -> None:
    with pytest.raises(ValueError, match="over within an opening of 1000 decisions"):
        pyspiel.load_game(f"antilles_{SEALED}_short", {"opening": 1000})


@pytest.mark.parametrize("game", games())
def test_what_is_illegal_is_refused_and_spoils_nothing(game: str) -> None:
    spiel = pyspiel.load_game(f"antilles_{game}")
    state, dice = spiel.new_initial_state(), random.Random(3)
    for _ in range(30):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        before, history = str(state), state.history()
        illegal = next(action for action in range(spiel.num_distinct_actions()) if action not in legal)
        for action in (illegal, 10**6):
            with pytest.raises(ValueError, match="is not legal here"):
                state.apply_action(action)
        assert (str(state), state.history()) == (before, history)
        state.apply_action(dice.choice(legal))


@pytest.mark.parametrize("name", ["antilles_cuba(players=3)", "antilles_santo_domingo_short(decisions=3)"])
def test_games_and_states_are_pickled(name: str) -> None:
    game = pyspiel.load_game(name)
    again = pickle.loads(pickle.dumps(game))

    assert str(again) == str(game)
    state = again.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
