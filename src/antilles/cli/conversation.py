"""The conversation with the people at this terminal: board, moves, questions, undo, save, end."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from antilles.cli import show
from antilles.cli.commands import Commands, Leave
from antilles.cli.records import fresh_path, write_record
from antilles.cli.show import simple
from antilles.cli.table import Table
from antilles.cli.terminal import INTERRUPTED, Failure, Terminal
from antilles.kernel.chance import Rng
from antilles.kernel.move import UnknownMove
from antilles.kernel.rehearsal import foresee
from antilles.kernel.state import Refusal, State
from antilles.kernel.step import legal_moves, step
from antilles.kernel.view import View

RECENT = 12
MOST_MATCHES = 12
AROUND = 5
"""Lines of a decision beside the board, the moves and what happened."""
ROOMY = 16
"""With so many lines beside the board, moves need not be squeezed into columns."""


def begins(form: str, parts: list[str]) -> bool:
    """Whether each part is the beginning of a word of this form; an apostrophe parts words too."""
    words = form.replace("'", " ").split()
    return all(any(word.startswith(part) for word in words) for part in parts)


class Sitting(Commands):
    """People at one table of this terminal, until the end or until they leave."""

    def __init__(self, terminal: Terminal, table: Table, fast: bool, file: Path | None = None) -> None:
        self.terminal = terminal
        self.words = terminal.words.of(table.game)
        self.table = table
        self.fast = fast
        self.file = file or fresh_path(table.game)
        self.unkept = ""
        self.files = {file} if file else set[Path]()
        self.sentences: dict[int, int] = dict.fromkeys(table.people, max(0, len(table.events) - RECENT))
        self.last: int | None = table.people[0] if len(table.people) == 1 else None
        self.refused: Refusal | None = None
        self.turn: list[tuple[State, int]] = []

    # --- the course of the game -----------------------------------------------------------------

    def run(self) -> int:
        """Play until the end or until the people leave; the exit code."""
        try:
            self.greet()
            self.others()
            while not self.table.over:
                seat = next(seat for seat in self.table.state.actors() if seat in self.table.people)
                self.hand_over(seat)
                self.decide(seat)
                self.others()
            self.end()
        except Leave:
            self.farewell()
        except KeyboardInterrupt:
            self.terminal.print()
            self.farewell()
            return INTERRUPTED
        except Exception:
            self.farewell()
            raise
        return 0

    def others(self) -> None:
        """Chance and bots, as long as it is for them; then the record is kept."""
        self.table.play_without_people(self.think if self.terminal.interactive else self.table.answers)
        self.keep()

    def think(self, state: State, seat: int) -> int:
        """A bot's answer; who thinks is shown meanwhile."""
        with self.terminal.out.status(self.words.say("play-thinking", who=self.table.names[seat])):
            return self.table.answers(state, seat)

    def keep(self) -> None:
        """Nothing that was played is lost; where it cannot be kept, that is said once."""
        if not self.table.record.lines:
            return
        try:
            write_record(self.file, self.table.record)
            self.unkept = ""
        except Failure as failure:
            sentence = self.words.say(failure.key, **failure.facts)
            if sentence != self.unkept:
                self.terminal.complain(sentence)
            self.unkept = sentence

    def hand_over(self, seat: int) -> None:
        """Before another person looks: the screen is cleared, unless there is nothing to hide."""
        if self.last == seat:
            return
        hidden = len(self.table.people) > 1 and self.table.has_secrets(seat)
        if hidden or (self.last is not None and self.table.has_secrets(self.last)):
            if self.last is not None:
                self.terminal.clear()
            self.terminal.tell("play-hand-over", "bold", who=self.table.names[seat])
            self.read()
        self.last = seat

    # --- one decision ---------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """One turn of a person: tried out move by move, then committed; a forced move is not confirmed."""
        self.turn = []
        state = self.table.state
        news = self.news(seat)
        while True:
            moves = legal_moves(state, seat)
            self.show_decision(seat, state, moves, news)
            move = self.ask(seat, state, moves)
            if move is None:
                state, news = self.turn.pop()[0], []
                continue
            after = step(state, seat, move)
            assert not isinstance(after, Refusal)
            self.turn.append((state, move))
            if not self.table.ends_turn(state, seat, move, after):
                events = self.table.game.tell(state, seat, move, after)
                news = show.sentences(self.words, self.table.game, events, seat, self.table.names)
                state = after
            elif self.fast or (len(moves) == len(self.turn) == 1) or self.confirm(seat):
                return self.commit(seat)
            else:
                state, news = self.turn.pop()[0], []

    def commit(self, seat: int) -> None:
        before = len(self.table.events)
        for _, move in self.turn[:-1]:
            self.table.play(seat, move)
        self.sentences[seat] += len(self.table.events) - before
        self.table.play(seat, self.turn[-1][1])
        self.turn = []

    def news(self, seat: int) -> list[str]:
        """What happened since this person last looked."""
        events = self.table.events[self.sentences[seat] :]
        self.sentences[seat] = len(self.table.events)
        return show.sentences(self.words, self.table.game, events, seat, self.table.names)

    def show_decision(self, seat: int, state: State, moves: list[int], news: list[str]) -> None:
        """What just happened, the board, and the legal moves with their numbers."""
        terminal = self.terminal
        drawn = show.board(terminal, self.table.game, state, seat, self.table.names)
        view = self.table.game.view(state, seat)
        said = self.wordings(view, moves)
        room = terminal.out.height - len(drawn.split()) - AROUND if terminal.interactive else ROOMY
        listed = show.in_columns(said, terminal.width, 4 if room >= ROOMY else 2)
        terminal.out.print(Rule(style="dim"))
        if news:
            show.print_sentences(terminal, news, max(1, room - len(listed)) if terminal.interactive else 0)
            terminal.print()
        show.print_board(terminal, drawn)
        terminal.print()
        terminal.tell("play-your-move", "bold green", who=self.table.names[seat])
        terminal.print(self.words.sentence(self.table.game, self.table.game.question(view, moves), self.table.names))
        for line in listed:
            terminal.out.print(Text(line), no_wrap=True, overflow="ignore", crop=False)

    def wordings(self, view: View, moves: list[int]) -> list[str]:
        """The moves as they are said with what is on the table."""
        game, names = self.table.game, self.table.names
        special = game.wordings(view, moves)
        return [
            self.words.sentence(game, special[move], names) if move in special else self.words.move(game, move, names)
            for move in moves
        ]

    def confirm(self, seat: int) -> bool:
        """What the turn would do; Enter commits it, undo takes its last move back."""
        chosen = [self.prospect(seat, state, move) for state, move in self.turn]
        self.terminal.print(" · ".join(picked for picked, _ in chosen), "bold")
        if chosen[-1][1]:
            self.terminal.print(chosen[-1][1], "dim")
        self.terminal.tell("play-confirm-or-undo")
        while True:
            line = self.read()
            word = simple(line)
            if word in ("", "ok", "y", "yes", *self.names_of_command("yes")):
                return True
            if word in ("u", "n", "no", *self.names_of_command("undo"), *self.names_of_command("no")):
                return False
            if not self.obey(line, seat, self.turn[-1][0], []):
                self.terminal.tell("play-confirm-or-undo", "yellow")

    def prospect(self, seat: int, state: State, move: int) -> tuple[str, str]:
        """A move with what it costs and brings, and what follows, as far as its seat can know."""
        game, names = self.table.game, self.table.names
        prospect = foresee(game, game.view(state, seat), move, Rng(1))
        if prospect is None:
            return self.words.move(game, move, names), ""
        return self.words.picked(game, move, prospect, names), self.words.then(game, prospect, names)

    def ask(self, seat: int, state: State, moves: list[int]) -> int | None:
        """The move that a person types; None for undo."""
        while True:
            line = self.read()
            if not line.strip():
                self.terminal.tell("play-hint", "dim", n=len(moves))
                continue
            texts = [simple(self.table.game.text(move)) for move in moves]
            if simple(line) not in texts:
                if simple(line) in ("u", *self.names_of_command("undo")):
                    if self.turn:
                        return None
                    self.terminal.tell("play-nothing-to-undo", "yellow")
                    continue
                if self.obey(line, seat, state, moves):
                    continue
            move = self.understand(line, seat, state, moves)
            if move is not None:
                self.refused = None
                return move

    def read(self) -> str:
        line = self.terminal.read("> ")
        if line is None:
            raise Leave
        return line

    # --- what was typed -------------------------------------------------------------------------

    def understand(self, line: str, seat: int, state: State, moves: list[int]) -> int | None:
        """A legal move by its number, its notation or a unique part of either wording."""
        word = simple(line)
        if word.isascii() and word.isdigit():
            number = int(word) if len(word) < 6 else 0
            if 1 <= number <= len(moves):
                return moves[number - 1]
            self.terminal.tell("play-no-such-number", "yellow", n=len(moves))
            return None
        found = self.matches(word, moves)
        if len(found) == 1:
            return found[0]
        if found:
            several = [self.words.move(self.table.game, move, self.table.names) for move in found[:MOST_MATCHES]]
            self.terminal.tell("play-which", "yellow", moves=" · ".join(several))
            return None
        self.refuse(line, seat, state)
        return None

    def matches(self, word: str, moves: list[int]) -> list[int]:
        """Exactly this notation or wording; else all whose words begin so; else all that contain it."""
        game = self.table.game
        said = {
            move: (simple(game.text(move)), simple(self.words.move(game, move, self.table.names))) for move in moves
        }
        parts = word.split()
        exact = [move for move, forms in said.items() if word in forms]
        begun = [move for move, forms in said.items() if any(begins(form, parts) for form in forms)]
        return exact or begun or [move for move, forms in said.items() if any(word in form for form in forms)]

    def refuse(self, line: str, seat: int, state: State) -> None:
        """Say why a move of the game is not allowed now, or that there is no such move."""
        move = self.some_move(line)
        refusal = step(state, seat, move) if move is not None else None
        if isinstance(refusal, Refusal):
            self.refused = refusal
            sentence = self.words.refusal(self.table.game, refusal, self.table.names)
            hint = self.words.say("play-refused-hint") if refusal.statement else ""
            self.terminal.print(f"{sentence} {hint}".rstrip(), "yellow")
        else:
            self.terminal.tell("play-not-understood", "yellow", text=line.strip()[:40])

    def some_move(self, line: str) -> int | None:
        """The move of the whole table that was probably meant: the shortest that has all the words."""
        game = self.table.game
        try:
            return game.parse(line.strip().lower())
        except UnknownMove:
            parts = simple(line).split()
            found = [
                move
                for move in range(len(game.moves))
                if all(
                    part in f"{simple(game.text(move))} {simple(self.words.move(game, move, self.table.names))}"
                    for part in parts
                )
            ]
            return min(found, key=lambda move: (len(game.text(move).split()), move), default=None)

    # --- begin and end --------------------------------------------------------------------------

    def greet(self) -> None:
        """Who plays what against whom."""
        table = self.table
        self.terminal.out.print(Rule(Text(table.game.title, style="bold"), style="green"))
        people = self.words.join([table.names[seat] for seat in table.people])
        bots = [table.names[seat] for seat in table.bots]
        if bots:
            kind = next(iter(table.bots.values())).name
            self.terminal.tell("play-greet", people=people, n=len(bots), bots=self.words.join(bots), kind=kind)
        else:
            self.terminal.tell("play-greet-people", people=people)
        for name, value in table.record.options.items():
            self.terminal.print(f"  {show.option(self.words, name, value)}", "dim")
        self.terminal.tell("play-greet-hint", "dim")

    def end(self) -> None:
        """The ranking and why, and how to see the game again."""
        viewer = self.table.people[0] if len(self.table.people) == 1 else None
        since = min(self.sentences.values())
        told = show.sentences(self.words, self.table.game, self.table.events[since:], viewer, self.table.names)
        self.terminal.out.print(Rule(style="dim"))
        show.print_sentences(self.terminal, told)
        self.terminal.print()
        drawn = show.board(self.terminal, self.table.game, self.table.state, viewer, self.table.names)
        show.print_board(self.terminal, drawn)
        self.terminal.print()
        show.print_ranking(self.terminal, self.table.game, self.table.state, self.table.names)
        if not self.unkept:
            self.terminal.tell("play-replay")
            self.terminal.command(f"antilles replay {shlex.quote(str(self.file))}")

    def farewell(self) -> None:
        """Where the unfinished game waits."""
        if self.table.over:
            return
        self.keep()
        if self.unkept or not self.table.record.lines:
            self.terminal.tell("play-bye")
        else:
            self.terminal.tell("play-kept")
            self.terminal.command(self.resume_command(self.file))
