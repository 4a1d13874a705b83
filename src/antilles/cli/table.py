"""A table in this terminal: the state, its record, bots and chance; no printing."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace

from antilles.arena.program_bot import Foreigner
from antilles.bots.bot import Bot
from antilles.bots.match import Decide, Luck, answers, play_out
from antilles.kernel.chance import outcome
from antilles.kernel.event import Event
from antilles.kernel.game import Game
from antilles.kernel.record import Record, Replay
from antilles.kernel.state import State
from antilles.kernel.step import after, odds
from antilles.kernel.witness import is_secret


def honest_luck(state: State) -> int:
    """A chance move by the odds, drawn from the system's own randomness."""
    moves, weights = odds(state)
    return outcome(moves, weights, secrets.randbelow(weights.sum()))


class Table:
    """Bots get views only; people's moves come in through ``play``."""

    def __init__(self, game: Game, record: Record, names: Sequence[str], bots: Mapping[int, Bot], luck: Luck) -> None:
        replay = Replay(game, record)
        self.game = game
        self.record = record
        self.names = list(names)
        self.bots = dict(bots)
        self.luck = luck
        self.events: list[Event] = []
        self.foreigners = [bot for bot in self.bots.values() if isinstance(bot, Foreigner)]
        for seat, bot in self.bots.items():
            if isinstance(bot, Foreigner):
                bot.begin(game, game.view(replay.state, seat))
        while replay.played < len(record.lines):
            self._tell(*replay.next())
        self.state = replay.state
        self._finish()

    @property
    def over(self) -> bool:
        return not self.state.actors()

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.record.seats) if seat not in self.bots]

    def play(self, seat: int, move: int) -> None:
        """Make a legal move and write it down."""
        before = self.state
        self.state = after(before, seat, move)
        self.record.add(seat, self.game.text(move))
        self._tell(before, seat, move, self.state)
        self._finish()

    def _tell(self, before: State, seat: int, move: int, now: State) -> None:
        """That somebody has chosen, while others still do, is no news to anybody else."""
        for foreigner in self.foreigners:
            foreigner.see(before, seat, move)
        events = self.game.tell(before, seat, move, now)
        sealed = len(before.actors()) > 1
        self.events += [
            Event(event.key, event.facts, event.seat) if sealed and event.shadow else event for event in events
        ]

    def _finish(self) -> None:
        if self.over:
            self.record.finish(self.state)

    def close(self) -> None:
        """Let the programs go that play for bots."""
        for foreigner in self.foreigners:
            foreigner.end(self.state)

    @property
    def answers(self) -> Decide:
        """What the bots answer."""
        return answers(self.game, self.bots)

    def play_without_people(self, decide: Decide) -> None:
        """Chance and bots, until only people are asked."""
        for _move in play_out(self.state, decide, self.luck, self.people, self._make):
            pass

    def _make(self, _state: State, seat: int, move: int) -> State:
        self.play(seat, move)
        return self.state

    def ends_turn(self, before: State, seat: int, move: int, now: State) -> bool:
        """Whether a tried-out move must be committed before its consequences may be seen."""
        return is_secret(before, seat, move) or now.actors() != [seat]

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat sees, or is about to choose, what the others may not see."""
        mine = replace(self.game.view(self.state, seat), seat=None)
        return len(self.state.actors()) > 1 or mine != self.game.view(self.state, None)
