"""How often our search beats OpenSpiel's ISMCTS with uniform rollouts, both thinking equally long.

    python bench/strength.py santo_domingo --count 20 --seconds 0.2

Two seats, each side in half of the games. OpenSpiel's bot plays through our adapter, on the same compiled rules, and
gets as many simulations as fit into the time. Time is processor time, so that a busy machine is as busy for both.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import antilles.envs.spiel  # noqa: F401 - registers the games
from antilles.bots.thinker import Budget, Thinker
from antilles.games import find
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.step import chance_move


class OtherSide:
    """OpenSpiel's ISMCTS until the time is over."""

    def __init__(self, game: Any, seed: int, seconds: float) -> None:
        self.seconds = seconds
        self.simulations = 0
        dice = np.random.RandomState(seed)
        self.bot = ismcts.ISMCTSBot(
            game=game,
            uct_c=1.0,
            max_simulations=1,
            evaluator=mcts.RandomRolloutEvaluator(1, dice),
            random_state=dice,
            use_observation_string=True,  # of the sampled position; what others remember is not sampled again
        )

    def choose(self, state: Any) -> int:
        """As ``ISMCTSBot.run_search``, but by the clock."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        bot = self.bot
        bot.reset()
        bot._root_node = bot.create_new_node(state)  # noqa: SLF001
        end = time.process_time() + self.seconds
        while time.process_time() < end or not self.simulations:
            bot.run_simulation(bot.sample_root_state(state))
            self.simulations += 1
        policy = bot.get_final_policy(state, bot._root_node)  # noqa: SLF001
        return int(max(policy, key=lambda choice: choice[1])[0])


def play(game: Game, ours: int, seed: int, seconds: float) -> tuple[float, int]:
    """Our points in one game (1, a half or 0), and the other side's simulations."""
    state = pyspiel.load_game(f"antilles_{game.name}(players=2)").new_initial_state()
    luck = Rng(seed)
    our_bot = Thinker(seed, Budget(seconds=seconds, clock=time.process_time))
    other = OtherSide(state.get_game(), seed, seconds)
    while not state.is_terminal():
        position = state.course.position
        seat = state.current_player()
        if state.is_chance_node():
            move = chance_move(position, luck)
        elif seat == ours:
            move = our_bot.choose(game, game.view(position, seat))
        else:
            move = other.choose(state)
        state.apply_action(move)
    return (state.returns()[ours] + 1) / 2, other.simulations


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="+")
    options.add_argument("--count", type=int, default=20)
    options.add_argument("--seconds", type=float, default=0.2, help="for each decision")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    print("| game | games | seconds a decision | won by ours | ± |\n|---|--:|--:|--:|--:|")
    for name in given.games:
        points = []
        for number in range(given.count):
            points.append(play(find(name), number % 2, given.seed + number // 2, given.seconds)[0])
            print(f"{name}: {sum(points):g} of {len(points)}", file=sys.stderr, flush=True)
        share = sum(points) / len(points)
        doubt = 1.96 * sqrt(max(share * (1 - share), 0.25 / len(points)) / len(points))
        print(f"| {find(name).title} | {len(points)} | {given.seconds} | {share:.0%} | {doubt:.0%} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
