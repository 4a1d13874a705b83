"""``antilles rules``: the numbered statements of a game, and where they come from."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Annotated, Any

from rich.text import Text

from antilles.cli import show
from antilles.cli.arguments import Argument, Option
from antilles.cli.statements import chapter, find_statement, print_by_chapter, search
from antilles.cli.terminal import WRONG, Failure, Terminal, game_called
from antilles.games import find, games
from antilles.kernel.data import PROVENANCES, Statement
from antilles.kernel.game import Game
from antilles.locale import Words


def every_game(_given: Mapping[str, Any]) -> Iterable[str]:
    return games()


def every_statement(given: Mapping[str, Any]) -> Iterable[str]:
    name = given.get("game")
    return [statement.id for statement in find(name).statements()] if name in games() else []


def rules(
    terminal: Terminal,
    game: Annotated[str, Argument(help="help-game", metavar="GAME", complete=every_game)],
    statement: Annotated[
        str | None,
        Argument(help="help-statement", metavar="ID", complete=every_statement),
    ] = None,
    provenance: Annotated[bool, Option("--provenance", help="help-provenance")] = False,
    search_for: Annotated[str | None, Option("--search", help="help-search", metavar="WORD")] = None,
    as_json: Annotated[bool, Option("--json", help="help-json")] = False,
) -> None:
    """help-rules"""
    chosen = game_called(game)
    statements = chosen_statements(terminal, chosen, statement, search_for)
    if as_json:
        data: Any = [as_data(chosen, found, terminal.words) for found in statements]
        if provenance:
            data = {"statements": data, "data": data_entries(chosen)}
        terminal.json(data)
    elif statement is not None:
        for found in statements:
            print_whole(terminal, chosen, found)
    elif provenance:
        print_provenance(terminal, chosen, statements, with_data=search_for is None)
    else:
        terminal.print(f"{chosen.title}", "bold green")
        print_by_chapter(terminal, chosen, statements)


def chosen_statements(terminal: Terminal, game: Game, name: str | None, word: str | None) -> list[Statement]:
    """One, those found, or all."""
    if name is not None:
        statement = find_statement(game, name)
        if statement is None:
            raise Failure("no-such-statement", game=game.title, name=name)
        return [statement]
    if word is None:
        return game.statements()
    found = search(game.statements(), word, terminal.words.language)
    if not found:
        raise Failure("rules-nothing", code=WRONG, text=word)
    return found


def as_data(game: Game, statement: Statement, words: Words) -> dict[str, Any]:
    return {
        "id": statement.id,
        "section": statement.section,
        "chapter": chapter(game, statement.section, words.language),
        "text": words.statement(game, statement),
        "provenance": statement.provenance,
        "sources": statement.sources,
        "ruling": statement.ruling,
    }


def data_entries(game: Game) -> list[dict[str, Any]]:
    return [
        {
            "name": datum.name,
            "value": datum.value,
            "statement": datum.statement,
            "provenance": datum.provenance,
            "note": datum.note,
        }
        for datum in game.data().values()
    ]


def print_whole(terminal: Terminal, game: Game, statement: Statement) -> None:
    """A statement, where it comes from, and the ruling behind it."""
    terminal.print(f"{game.title} · {chapter(game, statement.section, terminal.words.language)}", "bold underline")
    show.print_statement(terminal, game, statement)
    terminal.print()
    facts = [terminal.say("rules-provenance", provenance=terminal.say(f"provenance-{statement.provenance}"))]
    if statement.sources:
        facts.append(terminal.say("rules-sources", sources=", ".join(statement.sources)))
    if statement.ruling:
        facts.append(terminal.say("rules-ruling", ruling=statement.ruling))
    for datum in game.data().values():
        if datum.statement == statement.id:
            facts.append(terminal.say("rules-datum", name=datum.name, value=compact(datum.value)))
            if datum.note:
                facts.append(datum.note)
    for fact in facts:
        terminal.print(Text(fact, style="dim"), indent=2)


def print_provenance(terminal: Terminal, game: Game, statements: list[Statement], with_data: bool) -> None:
    """What is sourced, what follows, what is our ruling and what is reconstructed: statements, then numbers."""
    data = list(game.data().values()) if with_data else []
    for provenance in PROVENANCES:
        cited = [statement for statement in statements if statement.provenance == provenance]
        values = [datum for datum in data if datum.provenance == provenance]
        if not cited and not values:
            continue
        terminal.print()
        title = terminal.say(f"provenance-{provenance}")
        terminal.tell("rules-counted", "bold underline", title=title, statements=len(cited), values=len(values))
        if cited:
            ids = ", ".join(statement.id for statement in cited)
            terminal.print(Text(ids), indent=2)
        for datum in values:
            line = Text.assemble((datum.name, "bold cyan"), f" = {compact(datum.value)}", f"  {datum.statement}")
            terminal.print(line, indent=2)
            if datum.note:
                terminal.print(Text(datum.note, style="dim"), indent=6)


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
