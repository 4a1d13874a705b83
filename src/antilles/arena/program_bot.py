"""A program at the table: it is told what its seat is shown, asked for moves, and never trusted."""

from __future__ import annotations

import json
from typing import Any

from antilles.arena.program import PROTOCOL, Program, ProgramFault
from antilles.bots.bot import Bot, options_of
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.move import UnknownMove
from antilles.kernel.state import CHANCE, State
from antilles.kernel.view import View, encode
from antilles.kernel.witness import Witness

DEFAULT_SECONDS = 5.0


class Foreigner(Bot):
    """A seat played by a program. What it cannot or may not play is played at random and noted as a fault."""

    def __init__(self, command: tuple[str, ...], seed: int = 0, seconds: float = DEFAULT_SECONDS) -> None:
        super().__init__(seed)
        self.name = "program"
        self.command = command
        self.seconds = seconds
        self.faults: list[str] = []
        self._witness: Witness | None = None
        self._news: list[dict[str, Any]] = []
        self._program: Program | None = None
        self._asked = 0
        self._wants_numbers = False

    def begin(self, game: Game, view: View) -> None:
        """Start the program and tell it which game begins; ``view`` is the seat's first."""
        assert view.seat is not None
        self._game = game
        self._seat = view.seat
        self._witness = Witness()
        try:
            self._program = Program(self.command, self.seconds)
            answer = self._program.ask({"type": "hello", "protocol": PROTOCOL}, "hello")
            self.name = str(answer.get("name", self.name))[:40]
            self._wants_numbers = answer.get("numbers") is True
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
        if self._witness is not None:
            for shown in self._witness.see(before, seat, move):
                who = None if shown.seat == CHANCE else shown.seat
                self._news.append({"seat": who, "move": shown.text(self._game, self._seat)})

    def news(self) -> list[dict[str, Any]]:
        """What the seat was shown since the last time."""
        news, self._news = self._news, []
        return news

    def choose(self, game: Game, view: View) -> int:
        if self._witness is None:
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
        assert self._program is not None
        news = self.news()
        if news or more:
            self._program.tell({"type": "observe", "moves": news, **more})

    def _decide(self, game: Game, view: View, legal: list[int]) -> int:
        assert self._program is not None
        self._asked += 1
        question: dict[str, Any] = {
            "type": "decide",
            "id": self._asked,
            "view": json.loads(encode(view)),
            "legal": [game.text(move) for move in legal],
        }
        if self._wants_numbers:
            question |= numbers_for(game, view, legal)
        answer = self._program.ask(question, "move")
        if self._wants_numbers and "action" in answer:
            return self._numbered(answer["action"], legal)
        text = answer.get("move")
        try:
            move = game.parse(text) if isinstance(text, str) else -1
        except UnknownMove:
            move = -1
        if move not in legal:
            raise ProgramFault(f"played {str(text)[:60]!r}, which is not legal")
        return move

    def _numbered(self, action: object, legal: list[int]) -> int:
        """An answer by its number."""
        if type(action) is not int or action not in legal:
            raise ProgramFault(f"played action {str(action)[:60]}, which is not legal")
        return action

    def _note(self, fault: ProgramFault) -> None:
        self.faults.append(str(fault))


def numbers_for(game: Game, view: View, legal: list[int]) -> dict[str, Any]:
    """For a bot that asked for them: the observation, the mask, and the numbers of ``legal`` in its order."""
    if game.observer is None:
        return {"actions": legal}
    assert view.seat is not None
    seen = game.observer.look(game.sample(view, Rng(1)), view.seat)
    chosen = set(legal)
    return {
        "actions": legal,
        "mask": [int(move in chosen) for move in range(len(game.moves))],
        "observation": [int(number) for number in seen],
    }
