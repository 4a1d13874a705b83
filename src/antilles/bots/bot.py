"""What every bot is: something that answers a view with a move."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.step import legal_moves
from antilles.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A bot sees what its seat sees and nothing else; its dice are its own."""

    name: str

    def __init__(self, seed: int = 0) -> None:
        self.name = "bot"
        self.rng = Rng(seed)

    def choose(self, game: Game, view: View) -> int:
        """The number of a legal move for the view's seat, which is being asked."""
        raise NotImplementedError


def options_of(game: Game, view: View, rng: Rng) -> list[int]:
    """The legal moves of the view's seat: the same in every state the seat cannot tell apart."""
    assert view.seat is not None
    return legal_moves(game.sample(view, rng), view.seat)
