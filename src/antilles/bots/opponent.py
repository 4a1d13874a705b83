"""Our bots as opponents inside a batch of games."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from antilles.bots.bot import Bot
from antilles.bots.kinds import full_name, make_bot
from antilles.kernel.batch import Opponent, UniformOpponent
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.state import State

UNIFORM: Final = "uniform"


class BotOpponent(Opponent):
    """A bot that is shown its seat's view of the state, and nothing else."""

    def __init__(self, bot: Bot, game: Game) -> None:
        self.bot: Final = bot
        self.game: Final = game

    def answer(self, state: State, seat: i64) -> i64:
        return self.bot.choose(self.game, self.game.view(state, seat))


def make_opponent(kind: str, seed: int, game: Game) -> Opponent:
    """NoSuchBot for a name that is none. Random play needs no view: what is legal is the same in all of them."""
    if full_name(kind, game).partition("@")[0] == UNIFORM:
        return UniformOpponent(seed)
    return BotOpponent(make_bot(kind, seed, game), game)


def dice_of(opponents: list[Opponent]) -> list[Rng]:
    """The generators of those who draw, in their order: with the view, all that a bot decides by."""
    found: list[Rng] = []
    for opponent in opponents:
        if isinstance(opponent, UniformOpponent):
            found.append(opponent.rng)
        elif isinstance(opponent, BotOpponent):
            found.append(opponent.bot.rng)
    return found
