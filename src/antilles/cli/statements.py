"""Finding and showing the numbered statements of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rich.text import Text

from antilles.cli import show
from antilles.cli.show import simple
from antilles.cli.terminal import Terminal
from antilles.kernel.data import Statement
from antilles.kernel.game import Game


@cache
def sections(game: Game) -> dict[str, dict[str, str]]:
    """Read once a run: the file has all statements too."""
    return game.sections()


def chapter(game: Game, section: str, language: str) -> str:
    """The title of a chapter."""
    titles = sections(game).get(section, {})
    return titles.get(language) or titles.get("en") or section


def find_statement(game: Game, name: str) -> Statement | None:
    """A statement by its number: ``SD-032``, ``sd032`` or just ``32``."""
    wanted = simple(name).replace("-", "").replace(" ", "")
    for statement in game.statements():
        number = statement.id.rpartition("-")[2]
        if wanted == simple(statement.id).replace("-", "") or wanted.lstrip("0") == number.lstrip("0"):
            return statement
    return None


def find_statements(game: Game, what: str, language: str) -> list[Statement]:
    """A statement by its number, else a chapter by its title, else all statements with these words."""
    statement = find_statement(game, what)
    if statement is not None:
        return [statement]
    word = simple(what)
    statements = game.statements()
    titled = [
        statement
        for statement in statements
        if word in (simple(statement.section), simple(chapter(game, statement.section, language)))
    ]
    return titled or search(statements, what, language)


def search(statements: Sequence[Statement], what: str, language: str) -> list[Statement]:
    """All statements that contain every one of these words."""
    parts = simple(what).split()
    return [
        statement
        for statement in statements
        if parts and all(part in simple(f"{statement.id} {statement.text(language)}") for part in parts)
    ]


def print_chapters(terminal: Terminal, game: Game) -> None:
    """The chapters with the numbers of their statements."""
    statements = game.statements()
    for section in dict.fromkeys(statement.section for statement in statements):
        ids = [statement.id for statement in statements if statement.section == section]
        span = ids[0] if len(ids) == 1 else f"{ids[0]} \u2013 {ids[-1]}"
        title = chapter(game, section, terminal.words.language)
        terminal.print(Text.assemble((title, "bold"), f"  {span}"), indent=2)
    terminal.tell("rules-hint", "dim")


def print_by_chapter(terminal: Terminal, game: Game, statements: Sequence[Statement]) -> None:
    section = ""
    for statement in statements:
        if statement.section != section:
            section = statement.section
            terminal.print()
            terminal.print(chapter(game, section, terminal.words.language), "bold underline")
        show.print_statement(terminal, game, statement)
