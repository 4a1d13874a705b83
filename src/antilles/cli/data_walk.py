"""The walk of ``antilles data``: value by value, with a drawing, what we assume and why."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rich.rule import Rule
from rich.text import Text

from antilles.box.checking import uncertain_of, values_of
from antilles.box.pictures import drawing
from antilles.box.unfinished import answers_left, keep_answers
from antilles.cli.terminal import Failure, Terminal
from antilles.kernel.forms import Uncertain
from antilles.locale.asking import worded

if TYPE_CHECKING:
    from antilles.cli.data import Desk


class Walk:
    """Goes through what waits for a printed copy. The house's file is written when the owner leaves; until then every
    answer is kept beside it.
    """

    def __init__(self, terminal: Terminal, desk: Desk, part: str) -> None:
        self.terminal = terminal
        self.desk = desk
        self.part = part
        self.left = answers_left(desk.game, desk.correction.values)
        self.values: dict[str, Any] = {**desk.correction.values, **self.left}
        self.place = 0
        self.explained = ""

    def run(self) -> None:
        waiting = self.desk.chosen(self.part)
        facts = {"n": len(waiting), "corrected": len(self.desk.correction.values)}
        self.terminal.tell("data-title", "bold", game=self.desk.game, **facts)
        self.terminal.tell("data-walk-help", "dim")
        if self.left:
            self.terminal.tell("data-walk-again", "green", n=len(self.left))
        try:
            while self.place < len(waiting) and self.step(waiting[self.place], waiting):
                waiting = [value for value in uncertain_of(self.desk.game, self.values) if self.meant(value)]
            self.finish()
        except KeyboardInterrupt:
            self.terminal.print()
            self.terminal.tell("data-walk-kept" if self.keep() else "data-walk-bye")
            raise

    def meant(self, value: Uncertain) -> bool:
        return value.name.startswith(self.part)

    def keep(self) -> bool:
        """Whether there is anything to go on with."""
        return keep_answers(self.desk.game, self.values, self.desk.correction.values)

    def step(self, value: Uncertain, waiting: list[Uncertain]) -> bool:
        """Ask for one value; False when the owner leaves."""
        self.show(value, len(waiting))
        line = self.terminal.read("> ")
        word = line.strip() if line is not None else "q"
        if word == "q":
            return False
        if word == "b":
            self.place = max(0, self.place - 1)
        elif word == "s":
            later = [place for place in range(self.place, len(waiting)) if waiting[place].group != value.group]
            self.place = later[0] if later else len(waiting)
        elif self.answer(value, word):
            self.place += 1
        return True

    def answer(self, value: Uncertain, word: str) -> bool:
        """Whether the answer will do by itself; sums are looked at in the end."""
        if word == "=":
            self.values.pop(value.name, None)
        elif word:
            try:
                changed = self.desk.with_answer(self.values, value.name, word)
            except Failure as failure:
                self.terminal.print(self.terminal.say(failure.key, **failure.facts), "yellow")
                return False
            against = value.form.against(changed.get(value.name, value.assumed))
            if against is not None:
                sentence = self.terminal.say(
                    against[0], **{"name": value.name, **worded(self.desk.asking.words, against[1])}
                )
                self.terminal.print(sentence, "yellow")
                return False
            self.values = changed
        if word:
            self.keep()
        return True

    def show(self, value: Uncertain, count: int) -> None:
        asking, terminal = self.desk.asking, self.terminal
        terminal.out.print(Rule(f"{self.place + 1} / {count}  {value.name}", style="dim"))
        if value.group != self.explained:
            self.explained = value.group
            terminal.tell("data-where", sentence=asking.where(value))
            terminal.tell("data-why", "dim", sentence=asking.why(value))
        values = values_of(self.desk.game, self.values)
        terminal.out.print(
            Text(drawing(self.desk.game, value, asking.what(value), values, self.values, asking)), soft_wrap=True
        )
        terminal.print(asking.question(value), "bold")
        terminal.tell("data-assumed", value=asking.typed(value, value.assumed))
        if value.name in self.values:
            terminal.tell("data-yours", "green", value=asking.typed(value, self.values[value.name]))
        terminal.print(asking.help(value), "dim")

    def finish(self) -> None:
        """Save what fits together; otherwise say what does not, and keep it for the next time."""
        if self.values == dict(self.desk.correction.values):
            self.keep()
            self.terminal.tell("data-walk-bye")
            return
        wrong = self.desk.sentences(self.values)
        if wrong:
            self.terminal.tell("data-walk-wrong", "yellow")
            for sentence in wrong:
                self.terminal.print(sentence, indent=2)
            return
        for key in ("name", "box", "remark"):
            if not self.desk.about.get(key) and not getattr(self.desk.correction, key):
                self.desk.about[key] = (self.terminal.read(self.terminal.say(f"data-ask-{key}") + " ") or "").strip()
        self.desk.save(replace(self.desk.correction, values=self.values, lines={}))
        self.keep()
