"""Many games at once are the same games as one at a time, behind Gymnasium's vector interface."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import (
    ClipReward,
    DictInfoToList,
    DtypeObservation,
    FlattenObservation,
    NormalizeObservation,
    NormalizeReward,
    RecordEpisodeStatistics,
    RescaleObservation,
)

import antilles.envs.single  # noqa: F401 - registers the games
from antilles.envs.batch import BatchEnv
from antilles.envs.env_table import NotObservable, Senses
from antilles.envs.numbers import scale_of
from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.step import legal_moves
from tests.envs.tables import TABLES
from tests.toy.game import PearlsGame

SAME_STEP = AutoresetMode.SAME_STEP
FRAMES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP, AutoresetMode.DISABLED]


def begun(game: str, num_envs: int, seed: int, **settings: Any) -> BatchEnv:
    env = BatchEnv(game, num_envs, **settings)
    env.reset(seed=seed)
    return env


@pytest.mark.parametrize("game", games())
def test_a_batch_of_one_is_the_single_game(game: str) -> None:
    found = games()[game]
    batch = begun(game, 1, 7, autoreset_mode=SAME_STEP)
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
        _, rewards, over, cut, info = batch.step([move])
        episode.step(move)
        assert over[0] == (episode.actor() < 0)
        assert not cut.any()
        if over[0]:
            ends += 1
            assert rewards[0] == info["rewards"][0][seat]
            assert info["rewards"][0].sum() == pytest.approx(0.0)
            assert info["scores"][0].tolist() == episode.state.scores()
            assert np.array_equal(info["final_obs"][0], senses.numbers(seat))
            episode = senses.deal(None)
        else:
            assert not rewards.any()


@pytest.mark.parametrize("game", games())
def test_many_games_differ_and_the_seed_repeats_them(game: str) -> None:
    one, two = (begun(game, 8, 5, seats=3) for _ in range(2))
    for _ in range(200):
        actions = one.sample()
        assert np.array_equal(two.sample(), actions)
        one.step(actions)
        two.step(actions.tolist())
    assert np.array_equal(one.observations, two.observations)
    assert len({row.tobytes() for row in one.observations}) > 1


def test_a_game_is_the_same_in_a_batch_of_any_size() -> None:
    few, many = (begun("santa_cruz", size, 5, bots="uniform") for size in (2, 6))
    for _ in range(80):
        actions = many.sample()
        many.step(actions)
        few.step(actions[:2])
        assert np.array_equal(few.observations, many.observations[:2])


@pytest.mark.parametrize("bots", [None, "uniform"])
@pytest.mark.parametrize("game", games())
def test_rows_written_over_and_over_are_what_fresh_looks_show(game: str, bots: str | None) -> None:
    """Through ends and new games, with another seat in the same row each time."""
    env = begun(game, 4, 9, seats=3, bots=bots, seat="rotate", autoreset_mode=SAME_STEP)
    observer = games()[game].observer
    assert observer is not None
    for number in range(600 if bots is None else 250):
        env.step(env.sample())
        if number % 7 == 0:
            for state, seat, row in zip(env.engine.states, env.seats.tolist(), env.observations, strict=True):
                assert row.tolist() == [int(one) for one in observer.look(state, seat)]


@pytest.mark.parametrize("mode", FRAMES)
def test_games_end_and_begin_as_the_mode_says(mode: AutoresetMode) -> None:
    env = begun("santo_domingo", 3, 1, bots="uniform", autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] == mode
    seen, rewards, over, _, info = env.step(env.sample())
    while not over.any():
        seen, rewards, over, _, info = env.step(env.sample())
    done = np.flatnonzero(over)[0]
    state = env.engine.states[done]

    assert info["_rewards"][done]
    assert rewards[done] == info["rewards"][done][0]
    if mode == SAME_STEP:
        assert info["final_obs"][done].shape == seen[done].shape
        assert state.actor() == 0
        assert info["action_mask"][done].any()
        return
    assert state.actor() < 0
    assert not info["action_mask"][done].any()
    if mode == AutoresetMode.DISABLED:
        env.reset(options={"reset_mask": over})
    else:
        _, rewards, over, _, _ = env.step(env.sample())
        assert rewards[done] == 0.0
        assert not over[done]
    assert env.engine.states[done].actor() == 0
    assert env.masks[done].any()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_table_has_its_vector_environment(game: str, seats: int) -> None:
    env = gymnasium.make_vec(f"antilles/{game}-v0", num_envs=3, seats=seats, bots="uniform", seat="rotate")
    assert isinstance(env, BatchEnv)
    whole = RecordEpisodeStatistics(env)
    seen, info = whole.reset(seed=2)
    ends = 0
    for _ in range(400):
        assert whole.observation_space.contains(seen)
        assert info["seat"].tolist() == [number % seats for number in range(3)]
        actions = env.sample()
        assert whole.action_space.contains(actions)
        seen, _, over, cut, info = whole.step(actions)
        assert not cut.any()
        if over.any():
            ends += 1
            assert "episode" in info

    assert ends


WRAPPERS: dict[str, Any] = {
    "RecordEpisodeStatistics": RecordEpisodeStatistics,
    "NormalizeObservation": NormalizeObservation,
    "NormalizeReward": NormalizeReward,
    "FlattenObservation": FlattenObservation,
    "DictInfoToList": DictInfoToList,
    "ClipReward": lambda env: ClipReward(env, -1, 1),
    "DtypeObservation": lambda env: DtypeObservation(env, np.float32),
    "RescaleObservation": lambda env: RescaleObservation(env, -1.0, 1.0),
}


@pytest.mark.filterwarnings("ignore:.*precision lowered")  # Gymnasium's own, of a Box it makes
@pytest.mark.parametrize(
    ("name", "mode"),
    [(name, AutoresetMode.NEXT_STEP) for name in WRAPPERS]
    + [(name, AutoresetMode.SAME_STEP) for name in WRAPPERS if not name.endswith("Observation")],
)
def test_gymnasiums_wrappers_take_it_as_it_is(name: str, mode: AutoresetMode) -> None:
    """With their default settings, through the ends of games; those of observations refuse every same-step vector."""
    env = BatchEnv("santo_domingo", 4, bots="uniform", dtype=np.float32, autoreset_mode=mode)
    wrapped = WRAPPERS[name](env)
    seen, _ = wrapped.reset(seed=3)
    ends = 0
    for _ in range(60):
        seen, rewards, over, _, info = wrapped.step(env.sample())
        ends += int(over.sum())
        assert seen.shape == env.observation_space.shape
        assert np.isfinite(seen).all()
        assert np.isfinite(rewards).all()
        if over.any() and name == "RecordEpisodeStatistics":
            assert (info["episode"]["l"][over] > 0).all()
            assert info["episode"]["r"][over].tolist() == rewards[over].tolist()

    assert ends


def test_a_vector_of_single_environments_plays_the_same_games_as_a_batch() -> None:
    """Gymnasium's own vector of ours, in the same mode: the same shapes, and ends that are told in the same places."""
    settings: dict[str, Any] = {"seats": 2, "bots": "uniform", "dtype": np.float32}
    theirs = gymnasium.make_vec("antilles/santo_domingo-v0", 3, vectorization_mode="sync", **settings)
    ours = gymnasium.make_vec("antilles/santo_domingo-v0", 3, **settings)
    assert isinstance(ours, BatchEnv)

    assert theirs.metadata["autoreset_mode"] == ours.metadata["autoreset_mode"]
    assert theirs.observation_space == ours.observation_space
    assert theirs.action_space == ours.action_space
    for one, two in zip(theirs.reset(seed=1)[:1], ours.reset(seed=1)[:1], strict=True):
        assert (one.shape, one.dtype) == (two.shape, two.dtype)
    masks = np.array(theirs.call("action_masks"))  # type: ignore[attr-defined]
    told, other = theirs.step(masks.argmax(1)), ours.step(ours.sample())
    for one, two in zip(told[:4], other[:4], strict=True):
        assert (one.shape, one.dtype) == (two.shape, two.dtype)


@pytest.mark.parametrize("kind", ["greedy", "deckhand", "trader", "captain", "governor"])
def test_our_bots_are_opponents_inside(kind: str) -> None:
    one, two = (begun("santo_domingo", 2, 4, seats=3, bots=["uniform", kind]) for _ in range(2))
    for _ in range(6 if kind in ("greedy", "deckhand") else 1):
        actions = one.sample()
        assert np.array_equal(one.step(actions)[0], two.step(actions)[0])


def test_numbers_are_scaled_for_networks() -> None:
    """Realistic bounds: hardly a number is cut off, and none of the counts is squeezed to nothing."""
    for name in games():
        whole = begun(name, 16, 3, autoreset_mode=SAME_STEP)
        scaled = begun(name, 16, 3, autoreset_mode=SAME_STEP, dtype=np.float32)
        beyond, most = 0.0, np.zeros(len(whole.observations[0]))
        for _ in range(300):
            actions = whole.sample()
            whole.step(actions)
            seen = scaled.step(actions)[0]
            assert seen.dtype == np.float32
            assert scaled.observation_space.contains(seen)
            ratio = whole.observations / scale_of(games()[name])
            beyond += float((np.abs(ratio) > 1).mean()) / 300
            most = np.maximum(most, np.abs(ratio).max(axis=0))
        assert beyond < 0.001
        assert np.median(most[most > 0]) > 0.4


def test_a_game_is_cut_short_after_so_many_answers() -> None:
    env = begun("santiago_de_cuba", 2, 1, bots="uniform", max_steps=5)
    for _ in range(4):
        assert not env.step(env.sample())[3].any()
    _, rewards, over, cut, info = env.step(env.sample())

    assert cut.all()
    assert not over.any()
    assert not rewards.any()
    assert info["_scores"].all()


def test_what_is_returned_may_be_kept_and_written_to() -> None:
    env = begun("santo_domingo", 2, 1)
    first, info = env.reset(seed=1)
    kept, mask = first.copy(), info["action_mask"].copy()
    actions = env.sample()
    env.step(actions)

    assert np.array_equal(first, kept)
    assert np.array_equal(info["action_mask"], mask)
    assert all(array.flags.writeable for array in (env.observations, env.masks, env.seats, first))
    quick = begun("santo_domingo", 2, 1, copy=False)
    assert quick.step(actions)[0] is quick.observations


def test_a_single_game_is_saved_and_restored() -> None:
    env = begun("cuba", 3, 2, seats=3)
    for _ in range(30):
        env.step(env.sample())
    saved, seen, mask, seat = env.save(1), env.observations[1].copy(), env.masks[1].copy(), int(env.seats[1])
    for _ in range(20):
        env.step(env.sample())
    env.restore(1, saved)
    env.restore(2, saved)

    for number in (1, 2):
        assert np.array_equal(env.observations[number], seen)
        assert np.array_equal(env.masks[number], mask)
        assert env.seats[number] == seat
    env.step(env.sample())
    env.restore(0, saved)
    assert np.array_equal(env.observations[0], seen)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seats": 9}, "This game has 2 to 6 seats, not 9."),
        ({"options": {"sea": "blue"}}, "This game has no option “sea”."),
        ({"options": {"board": "round"}}, "cannot be “round”"),
    ],
)
def test_a_table_that_does_not_exist_is_refused_in_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    from antilles.envs import santo_domingo_v0

    for make in (lambda: BatchEnv("santo_domingo", **settings), lambda: santo_domingo_v0.env(**settings)):
        with pytest.raises(ValueError, match=sentence):
            make()


def test_a_saved_game_is_only_restored_at_its_own_table() -> None:
    env = begun("santo_domingo", 2, 1)
    saved = env.save(1)
    for other in (
        begun("cuba", 2, 1),
        begun("santo_domingo", 2, 1, seats=4),
        begun("santo_domingo", 2, 1, options=WINTER),
    ):
        with pytest.raises(ValueError, match="another table"):
            other.restore(0, saved)
    for mistake in (lambda: env.save(2), lambda: env.restore(-1, saved)):
        with pytest.raises(ValueError, match="they are 0 to 1"):
            mistake()
    with pytest.raises(RuntimeError, match="call reset"):
        BatchEnv("santo_domingo").restore(0, saved)


WINTER = {"board": "winter"}


def test_mistakes_are_sentences() -> None:
    batch = BatchEnv("santo_domingo", 3)
    with pytest.raises(RuntimeError, match="call reset"):
        batch.step([0, 0, 0])
    batch.reset(seed=1)
    before = batch.observations.copy()
    actions = batch.sample()
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(ValueError, match="game 1: action"):
        batch.step(actions)
    with pytest.raises(ValueError, match="3 actions"):
        batch.step([0])
    for wrong in (np.zeros((3, 1), int), [0.5, 0.0, 0.0], [np.nan] * 3, ["a", "b", "c"], [10**30, 0, 0], None):
        with pytest.raises(ValueError, match="actions are"):
            batch.step(wrong)  # type: ignore[arg-type]
    assert np.array_equal(batch.observations, before)
    with pytest.raises(ValueError, match="whole number"):
        batch.reset(seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no bot 'genius' for santo_domingo: uniform, greedy"):
        BatchEnv("santo_domingo", 1, bots="genius")
    with pytest.raises(ValueError, match="1 bots are needed"):
        BatchEnv("santo_domingo", 1, seats=2, bots=["uniform", "uniform"])
    with pytest.raises(ValueError, match="seat 5"):
        BatchEnv("santo_domingo", 1, bots="uniform", seat=5)
    with pytest.raises(ValueError, match="int16 or float32"):
        BatchEnv("santo_domingo", 1, dtype=np.int64)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"max_steps": -1}, "max_steps is at least 1, not -1"),
        ({"max_steps": 2.5}, "max_steps is a whole number, not 2.5"),
        ({"seats": "3"}, "the number of seats is a whole number, not '3'"),
        ({"num_envs": 2.5}, "the number of games is a whole number"),
        ({"bots": "uniform", "seat": None}, "a seat, but for rotate, is a whole number, not None"),
        ({"bots": 5}, "bots are named"),
        ({"bots": [3]}, "bots are named"),
        ({"options": "board"}, "options are a dict"),
        ({"render_mode": "human"}, "render_mode is ansi, not human"),
        ({"game": None}, "a game is named by a text"),
    ],
)
def test_settings_of_another_kind_are_refused_in_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises((ValueError, LookupError), match=sentence):
        BatchEnv(**{"game": "santo_domingo", "num_envs": 2, "seats": 2, **settings})


def test_calls_that_do_not_fit_are_refused_in_a_sentence() -> None:
    batch = BatchEnv("santo_domingo", 2)
    with pytest.raises(RuntimeError, match="call reset"):
        batch.sample()
    batch.reset(seed=1)
    mistakes: list[tuple[Callable[[], Any], str]] = [
        (lambda: batch.step([[1], [2, 3]]), "not rows of several lengths"),  # type: ignore[list-item]
        (lambda: batch.reset(seed=[1, 1.5]), "a seed is a whole number, not 1.5"),  # type: ignore[list-item]
        (lambda: batch.reset(options=5), "options are a dict"),  # type: ignore[arg-type]
        (lambda: batch.save(0.5), "a game is a whole number"),  # type: ignore[arg-type]
        (lambda: batch.restore(0, "game"), "what save gave"),  # type: ignore[arg-type]
    ]
    for mistake, sentence in mistakes:
        with pytest.raises(ValueError, match=sentence):
            mistake()
    with pytest.raises(TypeError, match="in this process only"):
        pickle.dumps(batch.save(0))


def test_seeds_of_any_size_decide_the_game() -> None:
    """Libraries draw them from 64 bits and more."""
    for seed in (2**64 - 1, 2**80 + 7, -(2**70)):
        one, two = (begun("santa_cruz", 2, seed) for _ in range(2))
        assert np.array_equal(one.observations, two.observations)


def test_a_game_without_an_observer_is_refused() -> None:
    blind: Game = type("Blind", (PearlsGame,), {"observer": None})()

    with pytest.raises(NotObservable, match="pearls"):
        Senses(blind, None, None)
