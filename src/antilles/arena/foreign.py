"""A program at the table: it is told what its seat is shown, asked for moves, and never trusted."""

from __future__ import annotations

import json
from typing import Any

from antilles.arena.program import PROTOCOL, Program, ProgramFault
from antilles.bots.bot import Bot, options_of
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.move import UnknownMove
from antilles.kernel.state import CHANCE, EVERYBODY, State
from antilles.kernel.view import View, encode

DEFAULT_SECONDS = 5.0


class Witness:
    """What one seat is shown of each move, sealed choices when their group is complete."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.shown: list[dict[str, Any]] = []
        self._sealed: list[dict[str, Any]] = []

    def see(self, before: State, seat: int, move: int) -> None:
        mask = before.audience(seat, move)
        sealed = seat != CHANCE and mask != EVERYBODY
        may_see = bool(mask >> self.seat & 1) or (sealed and before.opens())
        text = self.game.text(move) if may_see else self.game.moves.shadow(move)
        line = {"seat": None if seat == CHANCE else seat, "move": text}
        if not sealed:
            self.shown.append(line)
            return
        self._sealed.append(line)
        if len(before.actors()) == 1:
            self.shown += self._sealed
            self._sealed = []

    def news(self) -> list[dict[str, Any]]:
        """What was shown since the last time."""
        news, self.shown = self.shown, []
        return news


class Foreigner(Bot):
    """A seat played by a program. What it cannot or may not play is played at random and noted as a fault."""

    def __init__(self, command: tuple[str, ...], seed: int = 0, seconds: float = DEFAULT_SECONDS) -> None:
        super().__init__(seed)
        self.name = "program"
        self.command = command
        self.seconds = seconds
        self.faults: list[str] = []
        self.witness: Witness | None = None
        self._program: Program | None = None
        self._asked = 0

    def begin(self, game: Game, view: View) -> None:
        """Start the program and tell it which game begins; ``view`` is the seat's first."""
        assert view.seat is not None
        self.witness = Witness(game, view.seat)
        try:
            self._program = Program(self.command, self.seconds)
            answer = self._program.ask({"type": "hello", "protocol": PROTOCOL}, "hello")
            self.name = str(answer.get("name", self.name))[:40]
            self._program.tell(
                {
                    "type": "newgame",
                    "game": view.game,
                    "edition": view.edition,
                    "seats": view.seats,
                    "seat": view.seat,
                    "options": view.options,
                    "seconds": self.seconds,
                }
            )
        except ProgramFault as fault:
            self._note(fault)

    def see(self, before: State, seat: int, move: int) -> None:
        """For whoever leads the game: a move was made; the program is told what its seat is shown of it."""
        if self.witness is not None:
            self.witness.see(before, seat, move)

    def choose(self, game: Game, view: View) -> int:
        if self.witness is None:
            self.begin(game, view)
        legal = options_of(game, view, Rng(1))
        try:
            if self._program is None:
                raise ProgramFault("is not running")
            self._observe({})
            return self._decide(game, view, legal)
        except ProgramFault as fault:
            self._note(fault)
            return legal[self.rng.below(len(legal))]

    def end(self, state: State) -> None:
        """Tell the result, if the game has one, and let the program go."""
        if self._program is None:
            return
        try:
            if not self._program.dead and not state.actors():
                self._observe({"places": state.ranking(), "scores": state.scores()})
        except ProgramFault as fault:
            self._note(fault)
        finally:
            self._program.close()
            self._program = None

    def _observe(self, more: dict[str, Any]) -> None:
        assert self._program is not None and self.witness is not None
        news = self.witness.news()
        if news or more:
            self._program.tell({"type": "observe", "moves": news, **more})

    def _decide(self, game: Game, view: View, legal: list[int]) -> int:
        assert self._program is not None
        self._asked += 1
        answer = self._program.ask(
            {
                "type": "decide",
                "id": self._asked,
                "view": json.loads(encode(view)),
                "legal": [game.text(move) for move in legal],
            },
            "move",
        )
        text = answer.get("move")
        try:
            move = game.parse(text) if isinstance(text, str) else -1
        except UnknownMove:
            move = -1
        if move not in legal:
            raise ProgramFault(f"played {str(text)[:60]!r}, which is not legal")
        return move

    def _note(self, fault: ProgramFault) -> None:
        self.faults.append(str(fault))
