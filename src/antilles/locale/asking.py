"""Questions to owners of a printed copy, and what is wrong with answers, in the reader's language."""

from __future__ import annotations

import re
from typing import Any

from antilles.box.checking import package_of
from antilles.box.files import WrongFile
from antilles.kernel.forms import Counts, Fault, First, Flag, Form, Parcels, Several, Uncertain
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

    def labels(self, value: Uncertain) -> dict[str, str]:
        """What the values of a form are called."""
        form = value.form
        if isinstance(form, First):
            option = str(value.facts["option"])
            return {name: self.words.say(f"option-{option}-{re.sub('[.,]', '-', name)}") for name in form.values}
        if isinstance(form, Flag):
            return {answer: self.words.say("box-word", value=answer) for answer in ("yes", "no")}
        known = form.letters if isinstance(form, Parcels) else form.facts().get("values", ())
        return {str(letter): self.words.say("box-word", value=str(letter)) for letter in known}

    def said(self, value: Uncertain, current: Any) -> str:
        """A value in words."""
        labels, form = self.labels(value), value.form
        if isinstance(form, Counts):
            counted = [
                f"{number} × {name}" if name.isdigit() else f"{number} {labels[name]}"
                for name, number in current.items()
                if name in labels
            ]
            return ", ".join(counted) or "0"
        if isinstance(form, Several):
            return ", ".join(labels.get(name, name) for name in current) or self.words.say("box-word", value="none")
        text = form.text(current)
        return labels.get(text, text) or self.words.say("box-word", value="none")

    def fault(self, fault: Fault) -> str:
        return self.words.say(fault.key, **{"name": fault.name, **fault.facts})


def wrong_file(words: Words, wrong: WrongFile) -> str:
    """“cuba.toml, line 12: why”."""
    sentence = words.say(wrong.key, **wrong.facts)
    return words.say("box-file-place", file=wrong.file, line=wrong.line, sentence=sentence) if wrong.file else sentence
