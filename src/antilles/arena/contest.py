"""One game of a tournament, played in this process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from antilles.arena.entrants import Entrant, Trial
from antilles.arena.parallel_search import Crew
from antilles.arena.policy import PolicyBot, policy_bot
from antilles.arena.program_bot import DEFAULT_SECONDS, Foreigner
from antilles.arena.results import Result
from antilles.arena.schedule import Pairing
from antilles.bots.bot import Bot
from antilles.bots.kinds import make_bot
from antilles.bots.match import answers, play_out, seeded_luck
from antilles.bots.thinker import Budget, Thinker
from antilles.kernel.chance import Rng
from antilles.kernel.data import Tuning
from antilles.kernel.game import Game
from antilles.kernel.learned_file import learned_from, read_net
from antilles.kernel.prospects import Prospects
from antilles.kernel.state import CHANCE, State

if TYPE_CHECKING:
    from antilles.analysis.luck import LuckMeter


def sit_down(game: Game, entrant: Entrant, seed: int, seconds: float) -> Bot:
    """The bot of an entrant; names of ours may end in ``#2``."""
    if entrant.trial is not None:
        return on_trial(game, entrant.name, entrant.trial, seed)
    if entrant.policy:
        return policy_bot(entrant.policy, game, seed)
    if entrant.command:
        return Foreigner(entrant.command, seed, seconds)
    if entrant.cores > 1:
        return Crew(entrant.cores, seed=seed, kind=entrant.name.partition("*")[0])
    return make_bot(entrant.name.partition("#")[0], seed, game)


def on_trial(game: Game, name: str, trial: Trial, seed: int) -> Bot:
    """A bot with parameters of its own."""
    budget = Budget(iterations=trial.iterations) if trial.iterations else Budget(steps=trial.steps)
    bot = Thinker(seed, budget, trial.slips, name)
    bot.parameters = trial.search
    bot.insight = game.evaluation_of(Tuning(trial.search, trial.weights, scale=trial.scale))
    formula = bot.insight
    if isinstance(formula, Prospects):
        bot.insight = learned_from(formula, {seats: read_net(net, formula, name) for seats, net in trial.nets.items()})
    return bot


def play_contest(
    game: Game,
    entrants: Sequence[Entrant],
    pairing: Pairing,
    options: Mapping[str, str],
    seconds: float = DEFAULT_SECONDS,
) -> Result:
    """Play a pairing to its end; programs are started for it and ended after it."""
    from antilles.analysis.luck import luck_meter  # not needed by those who only sit down

    bots = [sit_down(game, entrants[who], pairing.minds[seat], seconds) for seat, who in enumerate(pairing.lineup)]
    foreigners = [bot for bot in bots if isinstance(bot, Foreigner)]
    state = game.start(len(bots), options)
    meter = luck_meter(game, len(bots))
    try:
        for seat, bot in enumerate(bots):
            if isinstance(bot, Foreigner):
                bot.begin(game, game.view(state, seat))
        decisions = play_bots(game, state, bots, foreigners, Rng(pairing.chance), meter)
    finally:
        for foreigner in foreigners:
            foreigner.end(state)
    return Result(
        number=pairing.number,
        deal=pairing.deal,
        bots=tuple(entrants[who].name for who in pairing.lineup),
        places=tuple(state.ranking()),
        scores=tuple(state.scores()),
        decisions=decisions,
        faults=tuple(
            f"{entrants[who].name}: {fault}"
            for bot, who in zip(bots, pairing.lineup, strict=True)
            if isinstance(bot, Foreigner | PolicyBot)
            for fault in bot.faults
        ),
        luck=meter.rewards(),
    )


def play_bots(
    game: Game, state: State, bots: Sequence[Bot], foreigners: Sequence[Foreigner], luck: Rng, meter: LuckMeter
) -> int:
    """Play ``state`` to its end in place; the number of decisions."""
    decisions = 0
    for seat, move in play_out(state, answers(game, bots), seeded_luck(luck)):
        for foreigner in foreigners:
            foreigner.see(state, seat, move)
        if seat == CHANCE:
            meter.see(state, move)
        else:
            decisions += 1
    return decisions
