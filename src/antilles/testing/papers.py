"""Checks of a game's papers that need no play: the move table, the statements, the numbers, the words."""

from __future__ import annotations

from collections.abc import Callable

from antilles.kernel.game import Game
from antilles.kernel.move import UnknownMove
from antilles.testing.cases import expect

LANGUAGES = ("en", "fr", "it")


def move_texts_are_notation(game: Game) -> None:
    """Each text is unique, comes back from ``parse``, and can stand in a record."""
    table = game.moves
    expect(len(table) > 0 and len(set(table.texts)) == len(table), "move texts are not unique", game)
    for move in range(len(table)):
        text = game.text(move)
        expect(game.parse(text) == move, f"{text!r} does not parse to {move}", game)
        expect(game.parse(f"  {text.replace(' ', '   ')} ") == move, f"{text!r} needs its spaces exactly", game)
        plain = " ".join(text.split()) == text and text.isprintable() and not set("#?") & set(text)
        expect(plain and len(text) < 60, f"{text!r} cannot stand in a record", game)
        expect(table.verb(move) == text.split()[0], f"the verb of {text!r}", game)
        expect(table.shadow(move) not in table.texts, f"the shadow of {text!r} is a move", game)
        shown = [str(value) for value in table.facts(move).values()]
        expect(shown == text.split()[1:], f"the facts of {text!r} are {table.facts(move)}", game)


def unknown_texts_are_no_moves(game: Game) -> None:
    for text in ("", " ", "no-such-verb", game.text(0) + " 99999", game.text(0).upper() + "!", "?", "0"):
        try:
            game.parse(text)
        except UnknownMove:
            continue
        expect(False, f"{text!r} parses", game)


def statements_are_whole(game: Game) -> None:
    """Unique ids, three languages, a section with a title, and a word on where code stands."""
    statements = game.statements()
    ids = [statement.id for statement in statements]
    expect(ids and len(set(ids)) == len(ids), "statements' ids are not unique", game)
    sections = game.sections()
    for statement in statements:
        expect(set(LANGUAGES) == set(statement.texts), f"{statement.id} is told in {list(statement.texts)}", game)
        expect(all(statement.texts.values()), f"{statement.id} has an empty text", game)
        titled = set(LANGUAGES) <= set(sections.get(statement.section, {}))
        expect(titled, f"the section of {statement.id} has no titles", game)
        expect(statement.code in ("rules", "data"), f"{statement.id}: code is {statement.code!r}", game)


def data_and_options_cite_statements(game: Game) -> None:
    ids = {statement.id for statement in game.statements()}
    for datum in game.data().values():
        expect(datum.statement in ids, f"data.toml: [{datum.name}] cites {datum.statement!r}", game)
    for option in game.options:
        expect(option.statement in ids, f"option {option.name} cites {option.statement!r}", game)
        expect(len(set(option.values)) == len(option.values) > 1, f"option {option.name} has no choice", game)
        plain = all(value and not set(value) & set(" =#\t") for value in (option.name, *option.values))
        expect(plain, f"option {option.name} cannot stand in a record's header", game)
        expect(option.default not in option.only, f"option {option.name}: the default must always be possible", game)


def moves_cite_statements(game: Game) -> None:
    """What explains a move to a player exists."""
    ids = {statement.id for statement in game.statements()}
    for move in range(len(game.moves)):
        unknown = set(game.cites(move)) - ids
        expect(not unknown, f"{game.text(move)!r} is explained by {sorted(unknown)}", game)


CHECKS: tuple[Callable[[Game], None], ...] = (
    move_texts_are_notation,
    unknown_texts_are_no_moves,
    statements_are_whole,
    data_and_options_cite_statements,
    moves_cite_statements,
)
