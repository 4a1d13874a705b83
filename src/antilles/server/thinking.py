"""A bot is asked about a view: what it would do, and why. It knows nothing else of any table."""

from __future__ import annotations

from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

from antilles.analysis.advice import Advice, advise
from antilles.bots.kinds import make_bot
from antilles.bots.opinion import opinions
from antilles.bots.search import Search
from antilles.bots.thinker import Thinker
from antilles.games import with_data
from antilles.kernel.chance import MASK32
from antilles.kernel.game import Game
from antilles.kernel.view import View, decode
from antilles.server.orders.continuing import tried
from antilles.server.orders.order import Order, OrdersTrial

BETWEEN_LOOKS = 10
"""Iterations between two looks at the clock, where rules are interpreted."""


class Question(Struct, frozen=True):
    game: str
    level: str
    seed: int
    view: msgspec.Raw
    explain: bool = False
    """Whether reasons are wanted too."""
    over: str = ""
    """The move that the best one is compared with; empty for the next best."""
    corrections: dict[str, Any] = {}
    """What an owner has corrected of the data by which the table is played."""
    seconds: float = 0.0
    """How long it may think at most; 0 for as long as its level does."""
    orders: list[Order] | None = None
    """Standing orders to be tried against continuations, in the place of a move."""


class Reply(Struct, frozen=True):
    move: str
    statements: list[str]
    advice: Advice | None = None
    trial: OrdersTrial | None = None


def answer(line: bytes) -> bytes:
    question = msgspec.json.decode(line, type=Question)
    game = with_data(question.game, question.corrections, settle=True)
    view = decode(game.view_type, bytes(question.view).decode())
    if question.orders is not None:
        return msgspec.json.encode(Reply("", [], None, tried(game, view, question.orders)))
    bot = make_bot(question.level, question.seed, game)
    if question.explain and isinstance(bot, Thinker):
        search = bot.search(game, view) if question.seconds else bot.consider(game, view)
        if question.seconds:
            pursue(search, bot.budget.most(game), question.seconds)
        advice = advise(game, view, opinions(search), question.seed & MASK32, question.over)
        return msgspec.json.encode(Reply(advice.move, list(game.cites(game.parse(advice.move))), advice))
    if question.seconds and isinstance(bot, Thinker):
        move = decided(bot, game, view, question.seconds)
    else:
        move = bot.choose(game, view)
    return msgspec.json.encode(Reply(game.text(move), list(game.cites(move))))


def decided(bot: Thinker, game: Game, view: View, seconds: float) -> int:
    """What the bot chooses if it must by then: as it would on its own, where it has the time."""
    move = bot.without_thinking(game, view)
    if move >= 0:
        return move
    search = bot.attend(game, view)
    pursue(search, bot.budget.most(game), seconds, settled=True)
    return search.choice()


def pursue(search: Search, most: int, seconds: float, settled: bool = False) -> None:
    """So many iterations at most, as far as the time goes; where it is wanted, no more once the move is settled."""
    left, end = most, monotonic() + seconds
    while left > 0 and not (settled and search.margin() > left) and (monotonic() < end or not search.iterations):
        some = min(left, BETWEEN_LOOKS)
        search.think(some)
        left -= some
