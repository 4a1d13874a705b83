"""How far a level can be exploited by somebody who knows how it thinks: a reader of its mind, in Santo Domingo.

    python bench/best_response.py governor/100 --games 100 --deals 71

Nothing but sealed choices is hidden in Santo Domingo, so the reader can think what the level thinks: it has the level
search the same view with seeds of its own, which tells how often each card would be played. Against these odds it
weighs each of its own plays by searches behind every pair of plays, and takes the best one: the best response to the
level for one round, by values of ordinary play behind it. Two seats, whole deals; of all wins the reader's, ± 1.96
standard errors by deals.

What learns instead of reading: a stranger (``bench/strangers.py``) that goes on against a frozen governor.

    python bench/strangers.py santo_domingo --start 1 --seeds 11 --teachers governor/100 --minutes 6 \\
        --against governor/100:100,governor/10:40,governor:20 --deals 72
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt

from antilles.arena.duel import Share
from antilles.arena.schedule import Pairing, schedule
from antilles.bots.bot import Bot, options_of
from antilles.bots.kinds import full_name, make_bot
from antilles.bots.match import answers, play_out, seeded_luck
from antilles.bots.opinion import opinions
from antilles.bots.plan import plan_of
from antilles.bots.search import Search
from antilles.bots.thinker import Thinker
from antilles.games import find
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.reward import place_rewards
from antilles.kernel.state import State
from antilles.kernel.view import View

GAME = "santo_domingo"
ROOM = 20_000
"""Edges of one small search."""


class Reader(Bot):
    """Plays the best response to the odds with which a level at the other seat chooses."""

    name = "reader"

    def __init__(self, victim: str, seed: int, thought: int, looks: int) -> None:
        super().__init__(seed)
        self.victim = victim
        self.thought = thought
        self.looks = looks

    def choose(self, game: Game, view: View) -> int:
        moves = options_of(game, view, self.rng)
        assert view.seat is not None
        if len(moves) == 1:
            return moves[0]
        seat, other = view.seat, 1 - view.seat
        state = game.belief(view).draw_unsealed(Rng(1))
        if other not in state.actors():
            values = {move: self.behind(game, state, [(seat, move)], seat) for move in moves}
        else:
            odds = self.odds(game, game.view(state, other))
            values = {
                move: sum(
                    share * self.behind(game, state, [(seat, move), (other, answer)], seat)
                    for answer, share in odds.items()
                )
                for move in moves
            }
        return max(moves, key=lambda move: values[move])

    def odds(self, game: Game, view: View) -> dict[int, float]:
        """How often the level would choose what."""
        odds: dict[int, float] = {}
        for _ in range(self.looks):
            bot = make_bot(self.victim, self.rng.next32(), game)
            assert isinstance(bot, Thinker)
            search = bot.search(game, view)
            search.decide(bot.budget.most(game))
            tried = [(opinion.move, opinion.visits) for opinion in opinions(search)]
            least = (search.plan.mixed if search.mixes() else 1.0) * tried[0][1]
            drawn = [(move, visits) for move, visits in tried if visits >= least]
            total = sum(visits for _, visits in drawn) * self.looks
            for move, visits in drawn:
                odds[move] = odds.get(move, 0.0) + visits / total
        return odds

    def behind(self, game: Game, state: State, plays: list[tuple[int, int]], seat: int) -> float:
        """What ordinary play behind these plays brings the seat."""
        state = state.copy()
        for who, move in sorted(plays):
            state.advance(who, move)
        if not state.actors():
            return float(place_rewards(state.ranking())[seat])
        plan = plan_of(game.tuning.search, 2)
        belief = game.belief(game.view(state, seat))
        search = Search(belief, game.evaluation, seat, 2, plan, Rng(self.rng.next32()), ROOM)
        search.think(self.thought)
        return float(search.hopes[seat]) / self.thought


def play(game: Game, victim: str, pairing: Pairing, thought: int, looks: int) -> float:
    """The part of the win that went to the reader."""
    minds = pairing.minds
    bots = [
        make_bot(victim, minds[seat], game) if who else Reader(victim, minds[seat], thought, looks)
        for seat, who in enumerate(pairing.lineup)
    ]
    state = game.start(2)
    for _ in play_out(state, answers(game, bots), seeded_luck(Rng(pairing.chance))):
        pass
    winners = [who for who, place in zip(pairing.lineup, state.ranking(), strict=True) if place == 1]
    return winners.count(0) / len(winners)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("victim", help="a level that overlooks nothing")
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--thought", type=int, default=300, help="iterations behind every pair of plays")
    options.add_argument("--looks", type=int, default=2, help="searches of the level for its odds")
    options.add_argument("--deals", type=int, default=1, help="the seed of the deals")
    given = options.parse_args()
    game = find(GAME)
    victim = full_name(given.victim, game)
    pairings = schedule(2, 2, given.games, given.deals)
    means: list[float] = []
    for first, second in zip(pairings[::2], pairings[1::2], strict=True):
        means.append(sum(play(game, victim, each, given.thought, given.looks) for each in (first, second)) / 2)
        print(f"{2 * len(means)}: {sum(means) / len(means):.3f}", file=sys.stderr, flush=True)
    mean = sum(means) / len(means)
    spread = sum((each - mean) ** 2 for each in means) / max(1, len(means) - 1)
    share = Share(len(pairings), mean, sqrt(spread / len(means)))
    print(f"reader ({given.thought} iterations, {given.looks} looks) against {victim}: {share}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
