"""How our levels fare against policies that learned elsewhere: MaskablePPO, taught by our weaker levels alone.

    pip install sb3-contrib "antilles[gymnasium]"
    python bench/strangers.py cuba --seeds 1,2 --minutes 2 --against captain:60,governor/10:20 --deals 61

Two seats. Trains as ``examples/ppo.py`` does, keeps the model in build/strangers; what is there is not trained again.
Then each model plays whole deals, in which both sit everywhere, by its likeliest actions, and a row of a table is
printed: of all wins those of our level, ± 1.96 standard errors by deals.
"""

from __future__ import annotations

import argparse
import sys
from functools import cache
from importlib import import_module
from math import sqrt
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO

from antilles.arena.duel import Share
from antilles.arena.policy import PolicyBot
from antilles.arena.schedule import Pairing, schedule
from antilles.bots.kinds import full_name, make_bot
from antilles.bots.match import answers, play_out, seeded_luck
from antilles.envs.numbers import scale_of
from antilles.games import find
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "strangers"
EXAM = 50
TEACHERS = "uniform,deckhand,trader"


class Stranger:
    """A model that plays the likeliest legal action; or, where it is ``drawn``, one by its own odds."""

    def __init__(self, game: Game, model: MaskablePPO, drawn: bool = False) -> None:
        self.model = model
        self.scale = scale_of(game)
        self.drawn = drawn

    def act(self, observation: NDArray[np.int16], mask: NDArray[np.bool_]) -> int:
        seen = np.clip(observation / self.scale, -1, 1).astype(np.float32)
        action, _ = self.model.predict(seen, action_masks=mask, deterministic=not self.drawn)
        return int(action)


def trained(game: str, seed: int, minutes: float, teachers: str, start: Path | None = None) -> Path:
    """Where the model is, trained if need be; its curve lies beside it."""
    kept = KEPT / f"{game}-{seed}.zip"
    if kept.exists():
        return kept
    sys.path.insert(0, str(ROOT))
    train = import_module("examples.ppo").train
    rows = ["seconds,steps,against,won"]
    given = {
        "game": game,
        "against": "",
        "train": teachers,
        "seats": 2,
        "games": 64,
        "minutes": minutes,
        "start": start,
    }

    def tell(seconds: float, steps: int, against: str, won: float) -> None:
        rows.append(f"{seconds:.1f},{steps},{against},{won:.4f}")
        kept.with_suffix(".csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
        print(
            f"{game} {seed}: {seconds:.0f} s, {steps:,} steps, {won:.0%} against {against}", file=sys.stderr, flush=True
        )

    KEPT.mkdir(parents=True, exist_ok=True)
    train(argparse.Namespace(**given, seed=seed, exam=EXAM), tell).save(kept)
    return kept


@cache
def model_at(path: Path) -> MaskablePPO:
    torch.set_num_threads(1)
    return MaskablePPO.load(path, device="cpu")


def play(game: Game, policy: Stranger, level: str, pairing: Pairing) -> float:
    """The part of the win that went to our level, entrant 0."""
    ours = full_name(level, game)
    minds = pairing.minds
    bots = [
        PolicyBot(policy, minds[seat]) if who else make_bot(ours, minds[seat], game)
        for seat, who in enumerate(pairing.lineup)
    ]
    state = game.start(len(bots))
    for _ in play_out(state, answers(game, bots), seeded_luck(Rng(pairing.chance))):
        pass
    winners = [who for who, place in zip(pairing.lineup, state.ranking(), strict=True) if place == 1]
    return winners.count(0) / len(winners)


def judged(game: Game, policy: Stranger, level: str, games: int, deals: int) -> Share:
    """Our level's share of the wins."""
    pairings = schedule(2, 2, games, deals)
    wins = [play(game, policy, level, pairing) for pairing in pairings]
    means = [(first + second) / 2 for first, second in zip(wins[::2], wins[1::2], strict=True)]
    mean = sum(means) / len(means)
    spread = sum((each - mean) ** 2 for each in means) / max(1, len(means) - 1)
    return Share(len(wins), mean, sqrt(spread / len(means)))


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("--seeds", default="1,2", help="of the training, a model each")
    options.add_argument("--minutes", type=float, default=2.0, help="of processor time, a model")
    options.add_argument("--teachers", default=TEACHERS, help="the next when one is beaten in 80 %%")
    options.add_argument("--start", default="", help="the seed of a model to go on from")
    options.add_argument("--against", default="captain:60,governor/10:20", help="levels and their numbers of games")
    options.add_argument("--deals", type=int, default=1, help="the seed of the deals")
    options.add_argument("--drawn", action="store_true", help="the model draws by its own odds")
    given = options.parse_args()
    game = find(given.game)
    for seed in map(int, given.seeds.split(",")):
        start = KEPT / f"{game.name}-{given.start}.zip" if given.start else None
        policy = Stranger(game, model_at(trained(game.name, seed, given.minutes, given.teachers, start)), given.drawn)
        for judge in filter(None, given.against.split(",")):
            level, _, games = judge.partition(":")
            share = judged(game, policy, level, int(games), given.deals)
            print(f"| {game.title} | {seed} | {full_name(level, game)} | {share} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
