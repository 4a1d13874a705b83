"""``antilles games``: what can be played."""

from __future__ import annotations

from typing import Annotated, Any

from rich.text import Text

from antilles.cli.arguments import Option
from antilles.cli.terminal import Terminal
from antilles.games import games as installed_games
from antilles.kernel.game import Game, Option as GameOption
from antilles.locale import Words


def games(
    terminal: Terminal,
    as_json: Annotated[bool, Option("--json", help="help-json")] = False,
) -> None:
    """help-games"""
    if as_json:
        terminal.json([as_data(game) for game in installed_games().values()])
        return
    for game in installed_games().values():
        show_game(terminal, game)
    terminal.tell("games-hint", "dim")


def as_data(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "edition": game.edition,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "statement": option.statement,
                "only": {value: list(seats) for value, seats in option.only.items()},
            }
            for option in game.options
        ],
    }


def show_game(terminal: Terminal, game: Game) -> None:
    """Title and name, seats and edition, then each option with its values."""
    seats = str(game.seats[0]) if len(game.seats) == 1 else f"{game.seats[0]}\u2013{game.seats[-1]}"
    facts = terminal.say("games-line", seats=seats, most=game.seats[-1], edition=game.edition)
    terminal.out.print(Text.assemble((game.title, "bold green"), "  ", (game.name, "cyan"), f"  {facts}"))
    words = terminal.words.of(game)
    for option in game.options:
        line = Text.assemble((words.say(f"option-{option.name}"), ""), f"  {option.statement}")
        terminal.print(line, indent=2)
        for value in option.values:
            terminal.print(value_line(words, option, value), indent=4)
    terminal.print()


def value_line(words: Words, option: GameOption, value: str) -> Text:
    """A value as it is typed, and what it means."""
    slug = value.replace(".", "-").replace(",", "-")
    meaning = words.say(f"option-{option.name}-{slug}")
    line = Text.assemble((f"{option.name}={value}", "cyan"), f"  {meaning}")
    if value == option.default:
        line.append(f"  {words.say('games-default')}", "dim")
    if value in option.only:
        seats = ", ".join(str(count) for count in option.only[value])
        line.append(f"  {words.say('games-only', seats=seats)}", "dim")
    return line
