"""What the numbers of the research environments mean; docs/envs/<game>.md says it to people.

python tools/envs_doc.py            write the pages
python tools/envs_doc.py --check    only say which pages are not fresh
python tools/envs_doc.py --table    measure the games by random play, as a table of docs/research.md
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.observer import Field, Observer
from antilles.kernel.state import CHANCE, EVERYBODY
from antilles.kernel.step import legal_moves, random_move

ROOT = Path(__file__).resolve().parents[1]
PAGES = ROOT / "docs" / "envs"
MEASURED_GAMES = 60


def page(game: Game, observer: Observer[Any]) -> str:
    """The page of one game."""
    table_size = sum(field.count for field in observer.table)
    sizes = (
        f"{observer.size} numbers (int16): {table_size} of the table, then {observer.player_size} for each of "
        f"{observer.most_seats} seats, the viewer first and the others clockwise; zeros where nobody sits. A field of "
        "several numbers from 0 to 1 says which of the things in its line hold, in their order."
    )
    actions = (
        f'{len(game.moves)} numbers, those of the move table; `antilles.games.find("{game.name}").text(number)` gives '
        "the notation of one. Chance moves are in the table too; OpenSpiel shows them as chance nodes, the other "
        "environments draw them by themselves."
    )
    rows = [
        f"# {game.title} as numbers",
        "",
        "Written by `make docs` from the game's observer and move table; a test keeps it true. Version `v0`.",
        "",
        "## Observations",
        "",
        sizes,
        "",
        *field_rows(observer.table, 0),
        "",
        f"For the player k seats after the viewer, from {table_size} + {observer.player_size} k on:",
        "",
        *field_rows(observer.player, 0, "+"),
        "",
        "## Actions",
        "",
        actions,
        "",
        "| numbers | move | for example |",
        "|---|---|---|",
        *action_rows(game),
    ]
    return "\n".join(rows) + "\n"


def field_rows(fields: Sequence[Field], at: int, sign: str = "") -> Iterator[str]:
    yield "| at | field | numbers | from | to | meaning |"
    yield "|--:|---|--:|--:|--:|---|"
    for field in fields:
        yield f"| {sign}{at} | `{field.name}` | {field.count} | {field.least} | {field.most} | {field.meaning} |"
        at += field.count


def action_rows(game: Game) -> Iterator[str]:
    """One row for each block of moves with the same form."""

    def form(move: int) -> str:
        names = [f"<{name}>" for name in game.moves.facts(move)]
        return " ".join([game.moves.verb(move), *names])

    for text, block in groupby(range(len(game.moves)), form):
        numbers = list(block)
        stretch = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
        yield f"| {stretch} | `{text}` | `{game.text(numbers[-1])}` |"


def pages() -> dict[Path, str]:
    return {
        PAGES / f"{game.name}.md": page(game, game.observer) for game in games().values() if game.observer is not None
    }


def stale() -> list[str]:
    """Pages that do not say what is true now."""
    return [
        path.name for path, text in pages().items() if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


# --- the table of games -------------------------------------------------------------------------------


def measure(game: Game, seats: int) -> str:
    """One row: what there is to know before choosing a game, from random play."""
    moves, weights, rng = Moves(), Moves(), Rng(1)
    decisions = choices = draws = secrets = together = 0
    for _ in range(MEASURED_GAMES):
        state = game.start(seats)
        while state.actors():
            seat = state.actor()
            move = random_move(state, seat, rng, moves, weights)
            if seat == CHANCE:
                draws += 1
                secrets += state.audience(seat, move) != EVERYBODY
            else:
                decisions += 1
                choices += len(legal_moves(state, seat))
                together += len(state.actors()) > 1
            state.advance(seat, move)
    hidden = [word for word, count in (("sealed choices", together), ("secret draws", secrets)) if count]
    assert game.observer is not None
    cells = [
        f"[{game.title}](envs/{game.name}.md)",
        f"{game.seats[0]} to {game.seats[-1]}",
        f"{draws / MEASURED_GAMES:.0f}" if draws else "none",
        ", ".join(hidden) or "none",
        f"{decisions / MEASURED_GAMES:.0f}",
        f"{choices / decisions:.1f}",
        str(len(game.moves)),
        str(game.observer.size),
    ]
    return "| " + " | ".join(cells) + " |"


def table() -> str:
    head = ("game", "players", "draws a game", "hidden", "decisions a game", "moves a decision", "actions", "numbers")
    lines = ["| " + " | ".join(head) + " |", "|---|---|--:|---|--:|--:|--:|--:|"]
    for game in games().values():
        lines.append(measure(game, min(4, game.seats[-1])))
    return "\n".join(lines)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--check", action="store_true")
    options.add_argument("--table", action="store_true")
    given = options.parse_args()
    if given.table:
        print(table())
        return 0
    if given.check:
        print("\n".join(stale()))
        return 1 if stale() else 0
    PAGES.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
