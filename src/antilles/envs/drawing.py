"""A table as text, for ``render``."""

from __future__ import annotations

from io import StringIO

from antilles.kernel.game import Game
from antilles.kernel.state import State
from antilles.locale import Words

WIDTH = 100


def draw(game: Game, state: State, seat: int | None) -> str:
    """What a seat may see, or a spectator, as the terminal shows it; in English and without colours."""
    from rich.console import Console  # takes long to load, and few ever draw

    view = game.view(state, seat)
    words = Words("en").of(game)
    page = game.draw(view, [f"seat {number}" for number in range(view.seats)], words.say, WIDTH)
    out = StringIO()
    Console(file=out, width=WIDTH, color_system=None, highlight=False).print(page)
    return out.getvalue()
