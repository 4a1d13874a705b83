"""Pieces of the screen that several commands show."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from rich import box
from rich.cells import cell_len
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from antilles.cli.terminal import Terminal
from antilles.kernel.data import Statement
from antilles.kernel.event import Event
from antilles.kernel.game import Game
from antilles.kernel.record import Record
from antilles.kernel.state import State
from antilles.locale import Words, printable
from antilles.locale.verdict import Reason, reasons

LONGEST_NAME = 20
BOT_NAMES = ("Ana", "Bruno", "Clara", "Diego", "Elena", "Felipe", "Gloria", "Hugo", "Inés", "Jorge")


def simple(text: str) -> str:
    """Text for comparing: lower case, no accents, single spaces."""
    plain = unicodedata.normalize("NFKD", text.replace("\u2019", "'").casefold())
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())


def tidy(name: str) -> str:
    """A player's name fit for one line of a board: short, printable, without markup."""
    plain = printable(" ".join(name.split())).replace("[", "(").replace("]", ")").replace("\\", "/")
    return plain[:LONGEST_NAME]


def names_of(record: Record) -> list[str]:
    """Everybody's name; a name of ours where the record has none, and a number where two have the same."""
    given = [tidy(record.names.get(seat, "")) for seat in range(record.seats)]
    spare = [name for name in BOT_NAMES if name not in given]
    names = [name or spare[seat % len(spare)] for seat, name in enumerate(given)]
    return [f"{name} ({seat + 1})" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def option(words: Words, name: str, value: str) -> str:
    """An option with its value, in words."""
    slug = value.replace(".", "-").replace(",", "-")
    return words.say("option-line", option=words.say(f"option-{name}"), value=words.say(f"option-{name}-{slug}"))


def board(terminal: Terminal, game: Game, state: State, viewer: int | None, names: Sequence[str]) -> Text:
    """The table as this viewer sees it."""
    say = terminal.words.of(game).say
    drawn = game.draw(game.view(state, viewer), names, lambda key, **facts: escape(say(key, **facts)), terminal.width)
    return Text.from_markup(drawn)


def print_board(terminal: Terminal, drawn: Text) -> None:
    """Without wrapping of ours: a board that is too wide is left to the terminal."""
    terminal.out.print(drawn, no_wrap=True, overflow="ignore", crop=False)


def sentences(words: Words, game: Game, events: Iterable[Event], viewer: int | None, names: Sequence[str]) -> list[str]:
    told = (words.event(game, event, names, viewer) for event in events)
    return [sentence for sentence in told if sentence]


def print_sentences(terminal: Terminal, told: Sequence[str], rows: int = 0) -> None:
    """One sentence a line, or as one paragraph where ``rows`` lines are all there is."""
    if rows and len(told) > rows:
        terminal.print(Text(" ".join(told)), indent=2)
    else:
        for sentence in told:
            terminal.print(Text(sentence), indent=2)


def in_columns(items: Sequence[str], width: int, rows: int = 4) -> list[str]:
    """Numbered items from top to bottom, in more columns where they would take more than so many rows."""
    digits = len(str(len(items)))
    cells = [f"{number:>{digits + 1}}  {item}" for number, item in enumerate(items, start=1)]
    widest = max(cell_len(cell) for cell in cells) + 2
    columns = max(1, min((width + 2) // widest, -(-len(cells) // rows)))
    height = -(-len(cells) // columns)
    lines = []
    for row in range(height):
        line = cells[row::height]
        lines.append("".join(cell + " " * (widest - cell_len(cell)) for cell in line).rstrip())
    return lines


def print_statement(terminal: Terminal, game: Game, statement: Statement) -> None:
    text = Text.assemble((statement.id, "bold cyan"), "  ", terminal.words.statement(game, statement))
    terminal.print(text, indent=2)


def print_ranking(terminal: Terminal, game: Game, state: State, names: Sequence[str]) -> None:
    """Places, points, and why: the criterion that put each player before the next one."""
    words = terminal.words.of(game)
    places = state.ranking()
    why = reasons(places, game.merits(state))
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    grid = Grid(box=box.SIMPLE_HEAD, title=words.say("end-ranking"), title_style="bold", title_justify="left")
    grid.add_column(words.say("head-place"), justify="right", no_wrap=True)
    grid.add_column(words.say("head-player"), no_wrap=True)
    grid.add_column(words.say("head-points"), justify="right", no_wrap=True)
    grid.add_column(words.say("head-why"))
    for seat in order:
        place = words.say("place-ordinal", place=places[seat])
        style = "bold green" if places[seat] == 1 else ""
        grid.add_row(place, Text(names[seat]), str(state.scores()[seat]), Text(said(words, why[seat])), style=style)
    terminal.out.print(grid)


def said(words: Words, why: Reason | None) -> str:
    if why is None:
        return ""
    if not why.criterion:
        return words.say(why.key)
    return words.say(why.key, why=words.say(why.criterion), mine=why.mine, theirs=why.theirs)
