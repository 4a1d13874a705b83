"""What people at this terminal may ask for beside a move: help, rules, the log, the board, to save, to leave."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from antilles.cli import show
from antilles.cli.records import write_record
from antilles.cli.show import simple
from antilles.cli.statements import find_statements, print_chapters
from antilles.cli.table import Table
from antilles.cli.terminal import Failure, Terminal
from antilles.kernel.state import Refusal, State
from antilles.locale import Words

COMMANDS = ("help", "undo", "rules", "log", "board", "save", "quit")


class Leave(Exception):
    """The people go; the record stays."""


class Commands:
    """The commands of a sitting; to undo is the sitting's own."""

    terminal: Terminal
    words: Words
    table: Table
    files: set[Path]
    refused: Refusal | None

    def understand(self, line: str, seat: int, state: State, moves: list[int]) -> int | None:
        """The move that a line names."""
        raise NotImplementedError

    def names_of_command(self, command: str) -> tuple[str, str]:
        """In English and in the reader's language."""
        return command, simple(self.words.say(f"command-{command}"))

    def obey(self, line: str, seat: int, state: State, moves: list[int]) -> bool:
        """Carry out a command; False if the line is none."""
        if line.strip().startswith("?"):
            self.explain(line.strip().lstrip("?").strip(), seat, state, moves)
            return True
        word, _, rest = line.strip().partition(" ")
        command = next((name for name in COMMANDS if simple(word) in self.names_of_command(name)), "")
        command = command or {"q": "quit", "h": "help", "exit": "quit"}.get(word.lower(), "")
        actions: dict[str, Callable[[], None]] = {
            "help": self.help,
            "rules": lambda: self.rules(rest.strip()),
            "log": lambda: self.log(seat),
            "board": lambda: show.print_board(
                self.terminal, show.board(self.terminal, self.table.game, state, seat, self.table.names)
            ),
            "save": lambda: self.save(rest.strip()),
            "quit": self.quit,
        }
        if command not in actions:
            return False
        actions[command]()
        return True

    def help(self) -> None:
        for name in ("move", "explain", "undo", "rules", "log", "board", "save", "quit"):
            sentence = self.words.say(f"play-help-{name}")
            self.terminal.print(Text(sentence), indent=2)

    def quit(self) -> None:
        raise Leave

    def explain(self, what: str, seat: int, state: State, moves: list[int]) -> None:
        """The rule of a move, of the move refused last, or of what is asked now."""
        if not what:
            ids = [self.refused.statement] if self.refused and self.refused.statement else self.common(moves)
            self.print_statements(ids)
            self.terminal.tell("play-explain-hint", "dim")
            return
        move = self.understand(what, seat, state, moves)
        if move is None:
            if self.refused and self.refused.statement:
                self.print_statements([self.refused.statement])
            return
        game = self.table.game
        self.terminal.out.print(
            Text.assemble((self.words.move(game, move, self.table.names), "bold"), f"  {game.text(move)}")
        )
        self.print_statements(list(game.cites(move)))

    def common(self, moves: list[int]) -> list[str]:
        """The statements that explain all of these moves."""
        cited = [self.table.game.cites(move) for move in moves]
        return [statement for statement in cited[0] if all(statement in others for others in cited)] if cited else []

    def print_statements(self, ids: list[str]) -> None:
        statements = {statement.id: statement for statement in self.table.game.statements()}
        found = [statements[name] for name in ids if name in statements]
        for statement in found:
            show.print_statement(self.terminal, self.table.game, statement)
        if not found:
            self.terminal.tell("play-no-statement", "yellow")

    def rules(self, what: str) -> None:
        """A statement by its number, all with a word, or the chapters."""
        if not what:
            print_chapters(self.terminal, self.table.game)
            return
        found = find_statements(self.table.game, what, self.words.language)
        for statement in found:
            show.print_statement(self.terminal, self.table.game, statement)
        if not found:
            self.terminal.tell("rules-nothing", "yellow", text=what)

    def log(self, seat: int) -> None:
        """All that this person has seen happen."""
        told = show.sentences(self.words, self.table.game, self.table.events, seat, self.table.names)
        show.print_sentences(self.terminal, told or [self.words.say("play-log-empty")])

    def save(self, name: str) -> None:
        """Into a file of the person's choice; a strange file is not overwritten."""
        if not name:
            self.terminal.tell("play-save-where", "yellow")
            return
        path = Path(name.strip("'\"")).expanduser()
        if path.exists() and path not in self.files:
            self.terminal.tell("play-save-exists", "yellow", file=str(path))
            return
        try:
            write_record(path, self.table.record)
        except Failure as failure:
            self.terminal.print(self.words.say(failure.key, **failure.facts), "yellow")
            return
        self.files.add(path)
        self.terminal.tell("play-saved", "green", file=str(path))
        self.terminal.command(self.resume_command(path))

    def resume_command(self, path: Path) -> str:
        return f"antilles play --resume {shlex.quote(str(path))}"
