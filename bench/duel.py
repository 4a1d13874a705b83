"""How often a level beats another, both thinking equally long, or each for its own number of iterations.

    python bench/duel.py santa_cruz governor governor@3 --seats 2 --games 100 --seconds 0.1 --seed 43
    python bench/duel.py santa_cruz "governor/10*2" governor/10 --games 40 --seed 44

Time is processor time, so that a busy machine is as busy for both. Without a time, what should take two cores is made
in turn on one: the moves are those of two. Half of the seats each, whole deals in which everybody sits everywhere; at
a table of an odd number the two take turns at having one seat more. Half of the wins would be their share.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt

from antilles.arena.duel import Share, swapped
from antilles.arena.entrants import our_bot
from antilles.arena.parallel_search import InTurn
from antilles.arena.schedule import Pairing, schedule
from antilles.bots.bot import Bot
from antilles.bots.kinds import make_bot
from antilles.bots.match import answers, play_out, seeded_luck
from antilles.bots.thinker import Budget, Thinker
from antilles.games import find
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game


def seated(game: Game, kind: str, mind: int, seconds: float, seats: int = 2) -> Bot:
    """A level that looks at the clock instead of counting; without a time it counts."""
    entrant = our_bot(kind, game)
    if entrant.cores > 1:
        assert not seconds
        return InTurn(entrant.cores, seed=mind, kind=entrant.name.partition("*")[0])
    bot = make_bot(entrant.name, mind, game)
    if not seconds:
        return bot
    assert isinstance(bot, Thinker)
    bot.sit_down(game, seats)
    bot.budget = Budget(seconds=seconds, clock=time.process_time)
    return bot


def play(game: Game, kinds: tuple[str, str], pairing: Pairing, seconds: float) -> float:
    """The part of the win that went to the first of the two."""
    bots = [
        seated(game, kinds[who], pairing.minds[seat], seconds, len(pairing.lineup))
        for seat, who in enumerate(pairing.lineup)
    ]
    state = game.start(len(bots))
    for _ in play_out(state, answers(game, bots), seeded_luck(Rng(pairing.chance))):
        pass
    winners = [who for who, place in zip(pairing.lineup, state.ranking(), strict=True) if place == 1]
    return winners.count(0) / len(winners)


def deals(seats: int, games: int, seed: int) -> list[list[Pairing]]:
    """At an odd number of seats every deal a second time, with the two in each other's seats."""
    pairings = schedule(2, seats, games // 2 if seats % 2 else games, seed)
    whole = [pairings[first : first + seats] for first in range(0, len(pairings), seats)]
    return [deal + [swapped(pairing) for pairing in deal] for deal in whole] if seats % 2 else whole


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("new")
    options.add_argument("old")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--seconds", type=float, default=0.0, help="for each decision; without, iterations count")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    game = find(given.game)
    means: list[float] = []
    played = 0
    for deal in deals(given.seats, given.games, given.seed):
        wins = [play(game, (given.new, given.old), pairing, given.seconds) for pairing in deal]
        means.append(sum(wins) / len(wins))
        played += len(wins)
        print(f"{played}: {sum(means) / len(means):.3f}", file=sys.stderr, flush=True)
    mean = sum(means) / len(means)
    doubt = sqrt(sum((each - mean) ** 2 for each in means) / max(1, len(means) - 1) / len(means))
    thought = f"{given.seconds} s" if given.seconds else "by iterations"
    what = f"{game.title}, {given.seats} seats, {thought}: {given.new} against {given.old}"
    print(f"{what}: {Share(played, mean, doubt)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
