"""MaskablePPO of sb3-contrib learns to beat one of our levels, with one seat of many games at once.

    pip install sb3-contrib "antilles[gymnasium]"
    python examples/ppo.py santo_domingo --against trader --minutes 3 --seed 1 --curve ppo.csv

Half of the games are played from the first seat and half from the last. Prints, and keeps in a file, the share of games
won against the level (a half for a tie) as training goes on. Who never wins learns nothing from a strong teacher:
``--train uniform,deckhand,trader`` has it begin with weak ones, and go on to the next when it beats one in 80 %.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from antilles.envs.batch import BatchEnv

BEATEN = 0.8
"""Of a teacher's games, before the next one takes over."""


class Table(VecEnv):
    """Our batch as Stable-Baselines3 wants vectors: games begin again in the same step, one info a game."""

    def __init__(self, game: str, games: int, bots: str, seats: int) -> None:
        self.batch = BatchEnv(
            game, games, seats=seats, bots=bots, seat="rotate", dtype=np.float32, autoreset_mode="SameStep"
        )
        super().__init__(games, self.batch.single_observation_space, self.batch.single_action_space)

    def reset(self) -> Any:
        return self.batch.reset(seed=self._seeds[0])[0]

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        seen, rewards, over, cut, info = self.batch.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for number in np.flatnonzero(over | cut).tolist():
            infos[number] = {"terminal_observation": info["final_obs"][number], "TimeLimit.truncated": False}
        return seen, rewards.astype(np.float32), over | cut, infos

    def env_method(self, name: str, *args: Any, indices: Any = None, **given: Any) -> list[Any]:
        masks = self.batch.action_masks()
        return [masks[number] for number in range(self.num_envs)]

    def has_attr(self, name: str) -> bool:
        return name == "action_masks"

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(name)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        """There is nothing to let go of."""


def exam(model: MaskablePPO, game: str, against: str, seats: int, games: int, seed: int) -> float:
    """The share of games won, a half for a tie at the top; the likeliest action is played."""
    env = BatchEnv(game, 50, seats=seats, bots=against, seat="rotate", dtype=np.float32, autoreset_mode="SameStep")
    seen, _ = env.reset(seed=seed)
    points = done = 0.0
    while done < games:
        actions, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, rewards, over, _, _ = env.step(actions)
        points += float((rewards[over] == 1).sum() + 0.5 * ((rewards[over] > 0) & (rewards[over] < 1)).sum())
        points += 0.5 * float((rewards[over] == 0).sum()) if seats == 2 else 0.0
        done += over.sum()
    return points / done


def beginner(env: Table, seed: int) -> MaskablePPO:
    return MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )


def train(given: argparse.Namespace, tell: Callable[[float, int, str, float], None]) -> MaskablePPO:
    """Tells the seconds, the steps, the teacher and the share won against it."""
    torch.set_num_threads(1)
    teachers = (given.train or given.against).split(",")
    env = Table(given.game, given.games, teachers[0], given.seats)
    env.seed(given.seed)
    model = MaskablePPO.load(given.start, env) if given.start else beginner(env, given.seed)
    start = time.process_time()
    while time.process_time() - start < 60 * given.minutes:
        model.learn(given.games * 128 * 4, reset_num_timesteps=False)
        spent = time.process_time() - start
        won = exam(model, given.game, teachers[0], given.seats, given.exam, 99)
        tell(spent, model.num_timesteps, teachers[0], won)
        if won >= BEATEN and len(teachers) > 1:
            teachers = teachers[1:]
            env = Table(given.game, given.games, teachers[0], given.seats)
            env.seed(given.seed + len(teachers))
            model.set_env(env)
    return model


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("--against", default="trader", help="the level to beat")
    options.add_argument(
        "--train", default="", help="the bots to train with, one after the other; otherwise those to beat"
    )
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--games", type=int, default=64, help="side by side")
    options.add_argument("--minutes", type=float, default=3.0, help="of processor time")
    options.add_argument("--exam", type=int, default=200, help="games, from time to time, for the curve")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--start", type=Path, help="a saved model to go on from")
    options.add_argument("--curve", type=Path, help="keep the learning curve here, as CSV")
    options.add_argument("--save", type=Path, help="keep the model here")
    given = options.parse_args()
    rows = ["seed,seconds,steps,against,won"]

    def tell(seconds: float, steps: int, against: str, won: float) -> None:
        rows.append(f"{given.seed},{seconds:.1f},{steps},{against},{won:.4f}")
        print(f"{seconds:6.0f} s of this core, {steps:9,} steps: {won:.1%} against {against}", flush=True)
        if given.curve:
            given.curve.write_text("\n".join(rows) + "\n", encoding="utf-8")

    model = train(given, tell)
    won = exam(model, given.game, given.against, given.seats, 1000, 12345)
    print(f"trained: {won:.1%} of 1,000 other games against {given.against}")
    if given.save:
        model.save(given.save)


if __name__ == "__main__":
    main()
