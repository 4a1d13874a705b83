"""Every sentence once more, on continuations that it has not seen."""

from __future__ import annotations

from dataclasses import dataclass

from antilles.analysis.analyse import Progress
from antilles.analysis.mistakes import knowledge_at
from antilles.analysis.reasons import holds
from antilles.analysis.result import Analysis
from antilles.analysis.rows import seed_from
from antilles.analysis.settings import appraiser_for
from antilles.kernel.game import Game
from antilles.kernel.record import Record, Replay
from antilles.kernel.state import State

FRESH = 1_000_003
"""Mixed into the seed of a claim: other continuations than those that it was told from."""


@dataclass(frozen=True)
class Recheck:
    """How many sentences an analysis says, and how many hold."""

    said: int
    held: int


def recheck(game: Game, record: Record, analysis: Analysis, progress: Progress = lambda _done, _all: None) -> Recheck:
    """Run every claim of an analysis again, from fresh seeds."""
    appraiser = appraiser_for(game, record.seats, 1)
    wanted = [moment for moment in analysis.moments if moment.reasons]
    states = positions(game, record)
    said = held = 0
    for done, moment in enumerate(wanted):
        assert moment.seat is not None and moment.better is not None
        knowledge = knowledge_at(game, states[moment.line - 1], moment.seat, moment.hidden)
        better, played = game.parse(moment.better), game.parse(moment.move)
        for number, claim in enumerate(moment.reasons):
            said += 1
            held += holds(game, appraiser, knowledge, better, played, claim, seed_from(claim.seed, FRESH, number))
        progress(done + 1, len(wanted))
    return Recheck(said, held)


def positions(game: Game, record: Record) -> list[State]:
    """For each line the state before it; before the first of them where choices were sealed."""
    replay = Replay(game, record)
    found: list[State] = []
    start, left = replay.state, 0
    while replay.played < len(record.lines):
        before, _, _, _ = replay.next()
        if left == 0:
            start, left = before, len(before.actors())
        left -= 1
        found.append(start)
    return found
