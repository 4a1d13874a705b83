"""Bots at the tables: they are asked when it is their turn, and for people who have left or let a deadline pass."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Literal

from antilles.kernel.state import State
from antilles.kernel.step import legal_moves
from antilles.server.metrics import Metrics
from antilles.server.pool import BotFailed, Pool
from antilles.server.tables.commands import Move
from antilles.server.tables.commands.owning import STAND_IN
from antilles.server.tables.desk import Desk
from antilles.server.tables.live import Live
from antilles.server.tables.verdicts import Busy, Failed
from antilles.server.tables.view_encoding import encode

if TYPE_CHECKING:
    from antilles.server.tables.registry import Ask

HASTE = 3.0
"""Seconds for the stand-in of a bot that gave no answer in time."""
PATIENCE = 6
"""How often a bot is asked at a deal: whoever stood in for it would answer otherwise than at everybody else's table."""
GRACE = 15_000
"""Milliseconds after which another process may think for a bot: its own process has died."""
SEED_BITS = 56
log = logging.getLogger("antilles.bots")


class Bots:
    def __init__(
        self,
        pool: Pool,
        metrics: Metrics,
        ask: Ask,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        clock: Callable[[], int],
    ) -> None:
        self.pool = pool
        self.metrics = metrics
        self.clock = clock
        self._ask = ask
        self._spawn = spawn

    def wake(self, live: Live) -> None:
        """Ask the bots whose turn it is."""
        for seat in live.desk.bots_asked():
            self.think_for(live, seat, "bot")

    def think_for(self, live: Live, seat: int, by: Literal["bot", "clock"]) -> None:
        key = (seat, live.desk.opened[seat])
        if key not in live.thinking:
            live.thinking.add(key)
            self._spawn(self._think(live, seat, key, by))

    async def _think(self, live: Live, seat: int, key: tuple[int, int], by: Literal["bot", "clock"]) -> None:
        """Ask a bot for one decision and make its move; if it fails, any legal move."""
        try:
            desk = live.desk
            state = desk.state
            if state is None or desk.opened.get(seat) != key[1]:
                return
            text = await self._choice(desk, state, seat, desk.chairs[seat].level or STAND_IN)
            move = Move(person="", seat=seat, asked=key[1], moves=(text,), by=by)
            verdict = await self._ask(live, move)
            if isinstance(verdict, Failed | Busy):
                log.warning("a bot's move could not be stored", extra={"table": desk.head.table})
                live.due = self.clock() + GRACE
        finally:
            live.thinking.discard(key)

    async def _choice(self, desk: Desk, state: State, seat: int, level: str) -> str:
        view = encode(desk.game.view(self._when_asked(desk, state, seat), seat))
        seed = self._seed(desk, seat)
        for kind, seconds in (*[(level, 0.0)] * (PATIENCE if desk.head.deal else 1), (STAND_IN, HASTE)):
            try:
                reply = await self.pool.choose(
                    desk.game.name, kind, view, desk.head.owner, seconds, seed=seed, corrections=desk.head.corrections
                )
                if desk.game.parse(reply.move) in legal_moves(state, seat):
                    return reply.move
            except (BotFailed, ValueError):
                self.metrics.count("bots_failed")
        moves = legal_moves(state, seat)
        return desk.game.text(moves[seed % len(moves)])

    def _when_asked(self, desk: Desk, state: State, seat: int) -> State:
        """At a deal a bot decides by how things stood when it was asked, whoever has chosen meanwhile."""
        length = desk.history.length_at(desk.opened.get(seat, 0)) if desk.head.deal else None
        return state if length is None else desk.history.state_at(length)

    def _seed(self, desk: Desk, seat: int) -> int:
        """At a deal of the day the same moves meet the same answers; elsewhere nobody knows them before."""
        if not desk.head.deal or desk.sealing is None or not desk.sealing.key:
            return secrets.randbits(SEED_BITS)
        return desk.sealing.thought(seat, sum(mover == seat for mover, _ in desk.lines()))
