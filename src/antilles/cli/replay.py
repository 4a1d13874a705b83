"""``antilles replay``: step through a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from rich.rule import Rule
from rich.text import Text

from antilles.cli import show
from antilles.cli.arguments import Argument, Option
from antilles.cli.records import DataFile, game_of, read_record, use_data
from antilles.cli.show import simple
from antilles.cli.terminal import WRONG, Failure, Terminal
from antilles.kernel.event import Event
from antilles.kernel.game import Game
from antilles.kernel.record import Record, RecordError, Replay
from antilles.kernel.state import CHANCE, State
from antilles.kernel.witness import Shown, Witness


class Film:
    """All positions of a record, and what a viewer may know of the way between them."""

    def __init__(self, game: Game, record: Record, viewer: int | None, everything: bool) -> None:
        self.game = game
        self.record = record
        self.viewer = viewer
        self.everything = everything
        self.names = show.names_of(record)
        replay = Replay(game, record)
        self.states: list[State] = [replay.state]
        self.moves: list[tuple[int, int]] = []
        self.events: list[list[Event]] = []
        self.shown: dict[int, Shown] = {}
        witness = Witness()
        while replay.played < len(record.lines):
            before, seat, move, after = replay.next()
            self.states.append(after)
            self.moves.append((seat, move))
            self.events.append(game.tell(before, seat, move, after))
            self.shown.update({shown.index: shown for shown in witness.see(before, seat, move)})

    def __len__(self) -> int:
        return len(self.moves)

    def who(self, terminal: Terminal, number: int) -> str:
        seat = self.moves[number - 1][0]
        return terminal.say("chance-name") if seat == CHANCE else self.names[seat]

    def notation(self, number: int) -> str:
        """The text of a move, or its shadow where the viewer was not shown it."""
        seat, move = self.moves[number - 1]
        shown = self.shown.get(number - 1)  # None for a sealed choice that waits for others to the end of the record
        known = shown.known_to(self.viewer) if shown is not None else seat == self.viewer
        return self.game.text(move) if self.everything or known else self.game.moves.shadow(move)

    def told(self, terminal: Terminal, number: int) -> list[str]:
        """The sentences of a move; with everything open, each one as its own seat reads it."""
        words = terminal.words
        events = self.events[number - 1]
        if not self.everything:
            return show.sentences(words, self.game, events, self.viewer, self.names)
        return [
            sentence
            for event in events
            for sentence in show.sentences(words, self.game, [event], event.seat, self.names)
        ]


def replay(
    terminal: Terminal,
    file: Annotated[Path, Argument(help="help-file", metavar="FILE")],
    seat: Annotated[int | None, Option("--seat", help="help-replay-seat", metavar="S")] = None,
    everything: Annotated[bool, Option("--all", help="help-replay-all")] = False,
    at: Annotated[int | None, Option("--at", help="help-replay-at", metavar="N")] = None,
    data: DataFile = None,
) -> None:
    """help-replay"""
    use_data(data)
    film = load(terminal, file, seat, everything)
    if at is not None and not 0 <= at <= len(film):
        raise Failure("replay-no-such-move", n=len(film))
    if terminal.interactive:
        step_through(terminal, film, at or 0)
    elif at is not None:
        show_position(terminal, film, at)
    else:
        print_all(terminal, film)


def load(terminal: Terminal, file: Path, seat: int | None, everything: bool) -> Film:
    """The record as a film; a failure with place and sentence for what cannot be replayed."""
    if seat is not None and everything:
        raise Failure("replay-seat-or-all")
    game = None
    record = None
    try:
        record = read_record(file)
        if seat is not None and not 0 <= seat < record.seats:
            raise Failure("no-such-seat", seat=seat, last=record.seats - 1)
        game = game_of(record)
        return Film(game, record, seat, everything)
    except RecordError as error:
        sentence = terminal.words.record_sentence(error, game, show.names_of(record) if record else [])
        raise Failure(
            "file-place", code=WRONG, file=str(file), line=str(error.line), column=str(error.column), sentence=sentence
        ) from None


def step_through(terminal: Terminal, film: Film, number: int) -> None:
    """Enter or n: next; b: back; a number: that move; q: leave."""
    show_position(terminal, film, number)
    terminal.tell("replay-help", "dim")
    while True:
        line = terminal.read("> ")
        word = simple(line) if line is not None else "q"
        if word in ("q", "quit", simple(terminal.say("command-quit"))):
            return
        target = next_position(word, number)
        if target is None:
            terminal.tell("replay-help", "yellow")
        elif not 0 <= target <= len(film):
            terminal.tell("replay-last" if target > number else "replay-first", "yellow", n=len(film))
        else:
            number = target
            show_position(terminal, film, number)


def next_position(word: str, number: int) -> int | None:
    if word in ("", "n", "next"):
        return number + 1
    if word in ("b", "back", "p"):
        return number - 1
    return int(word) if word.isascii() and word.isdigit() and len(word) < 7 else None


def show_position(terminal: Terminal, film: Film, number: int) -> None:
    """What led here, the board, and at the end the ranking."""
    terminal.out.print(Rule(heading(terminal, film, number), style="dim"))
    if number:
        show.print_sentences(terminal, film.told(terminal, number))
        terminal.print()
    show.print_board(terminal, drawn(terminal, film, number))
    print_end(terminal, film, number)


def print_all(terminal: Terminal, film: Film) -> None:
    """Every move; the board where it has changed."""
    last = Text()
    for number in range(len(film) + 1):
        terminal.out.print(Rule(heading(terminal, film, number), style="dim"))
        if number:
            show.print_sentences(terminal, film.told(terminal, number))
        now = drawn(terminal, film, number)
        if now.plain != last.plain:
            terminal.print()
            show.print_board(terminal, now)
            last = now
    print_end(terminal, film, len(film))


def heading(terminal: Terminal, film: Film, number: int) -> Text:
    if not number:
        return Text(terminal.say("replay-start", game=film.game.title, n=len(film)), style="bold")
    facts = terminal.say("replay-move", number=number, n=len(film), who=film.who(terminal, number))
    return Text.assemble((facts, "bold"), f"  {film.notation(number)}")


def drawn(terminal: Terminal, film: Film, number: int) -> Text:
    return show.board(terminal, film.game, film.states[number], film.viewer, film.names)


def print_end(terminal: Terminal, film: Film, number: int) -> None:
    if not film.states[number].actors():
        terminal.print()
        show.print_ranking(terminal, film.game, film.states[number], film.names)
