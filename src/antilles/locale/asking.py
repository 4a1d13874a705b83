"""Questions to owners of a printed copy, and what is wrong with answers, in the reader's language."""

from __future__ import annotations

from antilles.box.checking import package_of
from antilles.box.files import WrongFile
from antilles.kernel.forms import Counts, Fault, First, Form, Uncertain
from antilles.locale import Words


class Asking:
    """The words of one game's box."""

    def __init__(self, words: Words, game: str) -> None:
        self.game = game
        self.words = words.of_package(package_of(game))

    def what(self, value: Uncertain) -> str:
        """The thing that the value stands on."""
        return self.words.say(value.named, **value.facts) if value.named else value.name.partition(".")[0]

    def question(self, value: Uncertain) -> str:
        return self.words.say(f"box-{value.group}", what=self.what(value), **value.facts)

    def where(self, value: Uncertain) -> str:
        return self.words.say(f"box-{value.group}-where")

    def why(self, value: Uncertain) -> str:
        return self.words.say(f"box-{value.group}-why")

    def form(self, form: Form, example: object) -> str:
        """How the answer is typed."""
        known = form.facts()
        facts: dict[str, int | str] = {
            name: fact if isinstance(fact, int) else ", ".join(map(str, fact)) for name, fact in known.items()
        }
        if isinstance(form, Counts):
            facts["same"] = "yes" if form.least == form.most else "no"
        if isinstance(form, First):
            facts["values"] = "  ".join(form.values)
        return self.words.say(f"box-form-{form.kind}", example=form.text(example), **facts)

    def fault(self, fault: Fault) -> str:
        return self.words.say(fault.key, **{"name": fault.name, **fault.facts})


def wrong_file(words: Words, wrong: WrongFile) -> str:
    """“cuba.toml, line 12: why”."""
    sentence = words.say(wrong.key, **wrong.facts)
    return words.say("box-file-place", file=wrong.file, line=wrong.line, sentence=sentence) if wrong.file else sentence
