"""Steps a second of the environments beside those of PettingZoo, OpenSpiel, RLCard and Pgx, in one run on one core.

    make bench-envs

Each pair is measured in turns, a slice of time for one and then for the other, so that a busy machine is as busy for
both. A step is a decision of a seat with everything a learner does for it: look, choose at random, act. ``env`` is what
PettingZoo's users get; ``raw_env``, without its wrappers, stands beside it for comparison and has no target.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from antilles import mode
from antilles.envs.batch import BatchEnv
from antilles.games import find, games
from antilles.kernel.chance import Rng
from antilles.kernel.measure import Blind, play_games, positions, write_numbers

SLICES = 6
BATCH = 256
SIZES = (1, 16, 256, 1024, 4096)
WANTED = {"santo_domingo": 5.0, "santiago_de_cuba": 5.0}
OTHERS = 3.0
Steps = Iterator[int]
"""Counts the steps of one stretch after the other, for ever."""


def aec(make: Callable[[], Any]) -> Steps:
    """Whole random games of a PettingZoo environment."""
    env = make()
    while True:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
            if steps == 50:
                yield steps
                steps = 0
        yield steps


def spiel(name: str) -> Steps:
    """Whole random games of OpenSpiel; draws of chance are steps there."""
    import pyspiel

    game = pyspiel.load_game(name)
    while True:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            steps += 1
            if steps == 50:
                yield steps
                steps = 0
        yield steps


def batch(game: str, seats: int, size: int = BATCH) -> Steps:
    """Whole batches, a random action for whoever is asked, nothing copied."""
    env = BatchEnv(game, size, seats, autoreset_mode="SameStep", copy=False)
    env.reset(seed=1)
    while True:
        env.step(env.sample())
        yield size


def one_seat(game: str, seats: int) -> Steps:
    """A seat of Gymnasium's against random play: its own answers are counted."""
    from antilles.envs.single import SeatEnv

    env = SeatEnv(game, seats, bots="uniform")
    while True:
        env.reset()
        steps, over = 0, False
        while not over:
            action = random.choice(np.flatnonzero(env.action_masks()).tolist())
            _, _, over, _, _ = env.step(action)
            steps += 1
        yield steps


def course(env: Any, dice: random.Random) -> list[int]:
    """The actions of a random game that ``env`` plays with seed 1."""
    env.reset(seed=1)
    actions: list[int] = []
    while not any(env.terminations.values()):
        actions.append(dice.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
        env.step(actions[-1])
    return actions


def steps_only(env: Any, actions: list[int]) -> Steps:
    """A whole game, nobody looking."""
    while True:
        env.reset(seed=1)
        for action in actions:
            env.step(action)
        yield len(actions)


def steps_with_looks(env: Any, actions: list[int]) -> Steps:
    """The same, with a look of the seat that is asked before each step."""
    while True:
        env.reset(seed=1)
        for action in actions:
            env.observe(env.agent_selection)
            env.step(action)
        yield len(actions)


def batch_steps(game: str, seats: int, blind: bool) -> Steps:
    """Steps of a batch with its observations, or without."""
    env = BatchEnv(game, BATCH, seats, autoreset_mode="SameStep", copy=False)
    if blind:
        env.engine.observer = Blind(env.engine.observer)
    env.reset(seed=1)
    while True:
        env.step(env.sample())
        yield BATCH


def kernel_steps(game: str, seats: int) -> Steps:
    """Random games of the bare rules."""
    start, rng = find(game).start(seats), Rng(1)
    while True:
        yield play_games(start, 4, rng)


def kernel_looks(game: str, seats: int) -> Steps:
    """The bare writing of numbers, through the positions of a game again and again."""
    found = find(game)
    assert found.observer is not None
    states = positions(found.start(seats), Rng(1))
    while True:
        yield write_numbers(states, found.observer, seats, 4)


def looks(game: str, seats: int, seconds: float) -> list[tuple[str, float, float]]:
    """What observing costs beside stepping, in nanoseconds: of ``raw_env``, of a batch, of the rules alone.

    A step of ``raw_env`` writes what the next seat sees, and a look copies it; so the writing is told too.
    """
    module = import_module(f"antilles.envs.{game}_v0")
    env, unseeing = module.raw_env(seats=seats), module.raw_env(seats=seats)
    actions = course(env, random.Random(1))
    unseeing.eyes.observer = Blind(unseeing.eyes.observer)
    alone, together = nanoseconds(steps_only(env, actions), steps_with_looks(env, actions), seconds)
    blind, sighted = nanoseconds(steps_only(unseeing, actions), steps_only(env, actions), seconds)
    many_blind, many = nanoseconds(batch_steps(game, seats, True), batch_steps(game, seats, False), seconds)
    rules, numbers = nanoseconds(kernel_steps(game, seats), kernel_looks(game, seats), seconds)
    return [
        ("observe beside step", together - alone, alone),
        ("in the step: writing", sighted - blind, blind),
        ("batch", many - many_blind, many_blind),
        ("compiled code alone", numbers, rules),
    ]


def nanoseconds(one: Steps, two: Steps, seconds: float) -> tuple[float, float]:
    """Of a step of each."""
    fast, slow = side_by_side(one, two, seconds)
    return 1e9 / fast, 1e9 / slow


def side_by_side(one: Steps, two: Steps, seconds: float) -> tuple[float, float]:
    """Steps a second of both, each for so long, in turns."""
    counts, times = [0, 0], [0.0, 0.0]
    for _ in range(SLICES):
        for index, steps in enumerate((one, two)):
            start = time.process_time()
            while time.process_time() - start < seconds / SLICES:
                counts[index] += next(steps)
            times[index] += time.process_time() - start
    return counts[0] / times[0], counts[1] / times[1]


def pairs(game: str, seats: int) -> Iterator[tuple[str, Steps, str, Steps, float]]:
    """What is measured for a game: ours, theirs, and how many times as fast ours is to be."""
    from pettingzoo.classic import tictactoe_v3

    module = import_module(f"antilles.envs.{game}_v0")
    theirs = tictactoe_v3
    yield f"{game} env", aec(lambda: module.env(seats=seats)), "tictactoe_v3 env", aec(theirs.env), wanted(game)
    yield f"{game} raw_env", aec(lambda: module.raw_env(seats=seats)), "tictactoe_v3 raw_env", aec(theirs.raw_env), 0.0
    yield f"{game} batch", batch(game, seats), f"{game} raw_env", aec(lambda: module.raw_env(seats=seats)), 5.0
    yield f"{game} one seat", one_seat(game, seats), "tictactoe_v3 raw_env", aec(theirs.raw_env), 0.0


def sizes(game: str, seats: int, seconds: float) -> dict[int, float]:
    """Steps a second of batches of several sizes, in turns."""
    running = {size: batch(game, seats, size) for size in SIZES}
    counts, times = dict.fromkeys(SIZES, 0), dict.fromkeys(SIZES, 0.0)
    for _ in range(SLICES):
        for size, steps in running.items():
            start = time.process_time()
            while time.process_time() - start < seconds / SLICES:
                counts[size] += next(steps)
            times[size] += time.process_time() - start
    return {size: counts[size] / times[size] for size in SIZES}


def batch_for(game: str, seats: int, seconds: float) -> float:
    """Steps a second of the clock of one process."""
    steps = batch(game, seats)
    next(steps)
    count, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        count += next(steps)
    return count / (time.perf_counter() - start)


def processes(game: str, seats: int, seconds: float) -> float:
    """Steps a second of two processes together."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        running = [pool.submit(batch_for, game, seats, seconds) for _ in range(2)]
        return sum(future.result() for future in running)


def rivals(python: str, seconds: float) -> dict[str, float]:
    """RLCard and Pgx, from an environment of their own."""
    script = Path(__file__).with_name("rivals.py")
    ran = subprocess.run([python, str(script), str(seconds)], capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(ran.stdout)
    return found


def wanted(game: str) -> float:
    """Times tictactoe_v3; 0 stands for no target."""
    return WANTED.get(game, OTHERS)


def spiel_pairs(game: str, seats: int) -> Iterator[tuple[str, Steps, str, Steps, float]]:
    import open_spiel.python.games  # noqa: F401 - registers its games

    import antilles.envs.spiel  # noqa: F401 - registers the games

    for peer in ("python_tic_tac_toe", "python_liars_poker", "python_block_dominoes"):
        name = f"antilles_{game}(players={seats})"
        yield f"OpenSpiel {game}", spiel(name), f"OpenSpiel {peer}", spiel(peer), 1.0


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", default=list(games()))
    options.add_argument("--seconds", type=float, default=3.0, help="for each side of a pair")
    options.add_argument("--rivals", metavar="PYTHON", help="an interpreter with rlcard and pgx, to stand beside ours")
    options.add_argument("--json", type=Path, help="write the figures here")
    given = options.parse_args()
    warnings.simplefilter("ignore")
    random.seed(1)
    rows: list[dict[str, Any]] = []
    print(f"{mode()}, {given.seconds:.0f} s of this core each\n")
    print(f"{'ours':32} {'steps/s':>10}   {'beside':32} {'steps/s':>10} {'times':>7} {'wanted':>7}")
    for name in given.games:
        seats = min(4, games()[name].seats[-1])
        for make in (pairs, spiel_pairs):
            for ours, our_steps, theirs, their_steps, target in make(name, seats):
                fast, slow = side_by_side(our_steps, their_steps, given.seconds)
                rows.append({"ours": ours, "steps": fast, "beside": theirs, "their_steps": slow, "wanted": target})
                print(
                    f"{ours:32} {fast:10,.0f}   {theirs:32} {slow:10,.0f} {fast / slow:7.1f} {target:7.1f}", flush=True
                )
    print(f"\n{'observing beside stepping':32} {'':24} {'observing, ns':>14} {'stepping, ns':>14} {'share':>7}")
    for name in given.games:
        for what, look, step in looks(name, min(4, games()[name].seats[-1]), given.seconds):
            rows.append({"ours": name, "what": what, "look_ns": look, "step_ns": step})
            print(f"{name:32} {what:24} {look:14,.0f} {step:14,.0f} {look / step:7.2f}", flush=True)
    print(f"\n{'batches of':32}" + "".join(f"{size:>12,}" for size in SIZES) + f"{'2 processes':>14}")
    for name in given.games:
        seats = min(4, games()[name].seats[-1])
        found = sizes(name, seats, given.seconds)
        both = processes(name, seats, given.seconds)
        rows.append({"ours": name, "sizes": found, "two_processes": both})
        print(f"{name:32}" + "".join(f"{steps:12,.0f}" for steps in found.values()) + f"{both:14,.0f}", flush=True)
    if given.rivals:
        print()
        for what, steps in rivals(given.rivals, given.seconds).items():
            rows.append({"rival": what, "steps": steps})
            print(f"{what:44} {steps:12,.0f}")
    if given.json:
        given.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
