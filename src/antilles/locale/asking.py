"""Questions to owners of a printed copy, and what is wrong with answers, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping
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
        return self.words.say(f"box-form-{form.kind}", example=form.text(example), **facts)

    def help(self, value: Uncertain) -> str:
        """The same with what each word means, where that is said otherwise."""
        labels = self.labels(value)
        meant = [word if word == label else f"{word} ({label})" for word, label in labels.items()]
        sentence = self.form(value.form, value.assumed)
        listed = value.form.facts().get("values", ())
        if isinstance(value.form, Counts):
            return sentence if all(map(str.isdigit, labels)) else f"{sentence} {', '.join(meant)}."
        return sentence.replace(", ".join(map(str, listed)), ", ".join(meant)) if listed else sentence

    def meant(self, value: Uncertain, text: str) -> str:
        """What was typed, with words of the owner's language as the files have them."""
        if isinstance(value.form, Parcels | Flag):
            return text
        known = {label.casefold(): word for word, label in self.labels(value).items() if label != word}
        if not known:
            return text
        longest = sorted(map(re.escape, known), key=len, reverse=True)
        words = re.compile(rf"(?<!\w)(?:{'|'.join(longest)})(?!\w)", re.IGNORECASE)
        return words.sub(lambda found: known[found[0].casefold()], text)

    def typed(self, value: Uncertain, current: Any) -> str:
        """A value as it is typed, and what that means where it is said otherwise."""
        text, said = value.form.text(current), self.said(value, current)
        counted = isinstance(value.form, Counts) and all(map(str.isdigit, self.labels(value)))
        plain = counted or isinstance(value.form, Parcels) or said.casefold() in (text.casefold(), "0")
        if plain or sorted(re.findall(r"\w+", said)) == sorted(re.findall(r"\w+", text)):
            return text
        return f"{text} ({said})"

    def word(self, value: str) -> str:
        return self.words.say("box-word", value=value)

    def field(self, name: str) -> str:
        return self.words.say("box-field", field=name)

    def name(self, key: str, **facts: int | str) -> str:
        return self.words.say(key, **facts)

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
        return self.words.say(fault.key, **{"name": fault.name, **worded(self.words, fault.facts)})


def worded(words: Words, facts: Mapping[str, int | str]) -> dict[str, int | str]:
    """Facts of a fault, those that have words in words."""

    def word(value: str) -> str:
        return words.say("box-word", value=value)

    told = dict(facts)
    for key in told.keys() & {"flower", "terrain"}:
        told[key] = word(str(facts[key]))
    for key in told.keys() & {"names", "values"}:
        told[key] = ", ".join(word(value) for value in str(facts[key]).split(", "))
    return told


def wrong_file(words: Words, wrong: WrongFile) -> str:
    """“cuba.toml, line 12: why”."""
    sentence = words.say(wrong.key, **worded(words, wrong.facts))
    return words.say("box-file-place", file=wrong.file, line=wrong.line, sentence=sentence) if wrong.file else sentence
