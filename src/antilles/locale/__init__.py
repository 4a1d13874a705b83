"""The words of the house and of every game, in the reader's language (Project Fluent).

Shared messages lie here in ``<language>/*.ftl``; a game brings its own as ``locale/<language>.ftl`` in its
package, and what is said in its lessons as ``lessons/<language>.ftl``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from antilles.kernel.data import corrections_of

if TYPE_CHECKING:  # the command line lists its commands without loading the rules
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

    from antilles.kernel.data import Statement
    from antilles.kernel.event import Event
    from antilles.kernel.game import Game, SetupError
    from antilles.kernel.outlook import Prospect, Sentence
    from antilles.kernel.record import RecordError
    from antilles.kernel.state import Refusal

LANGUAGES = ("en", "fr", "it")
FALLBACK = "en"
SEAT_FACTS = ("who", "whom")
"""Facts that are seat numbers: whoever prints them puts the player's name there."""
NARROW_SPACE = "\u202f"
HARD_SPACE = "\u00a0"

LITERAL = re.compile(r'\{ *"([^"\\]*)" *\}')
"""Fluent's way to write characters that would mean something else."""
FACT = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
ENTRIES = re.compile(r"^(?=[-A-Za-z#])", re.MULTILINE)
"""Where a message, a term or a comment begins: whatever belongs to the one before does not begin with these."""
NAME = re.compile(r"-?[A-Za-z][\w-]*")
THOUSAND = 1000

Fact = int | float | str


def detect(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for: ours first, then the system's; English otherwise."""
    own = _language(environment.get("ANTILLES_LANG", ""))
    if own in LANGUAGES:
        return own
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            found = _language(environment[name])
            return found if found in LANGUAGES else FALLBACK
    return FALLBACK


def _language(tag: str) -> str:
    """The language of a tag: ``fr`` of ``fr_CA.UTF-8``."""
    return tag.replace("-", "_").partition("_")[0].partition(".")[0].lower()


def sources(language: str, package: str = "") -> Iterator[Traversable]:
    """The ``.ftl`` files of a language: those of the game's package first, then the shared ones."""
    for folder in ("locale", "lessons") if package else ():
        own = files(package).joinpath(folder).joinpath(f"{language}.ftl")
        if own.is_file():
            yield own
    shared = files(__name__).joinpath(language)
    yield from sorted((file for file in shared.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def own_messages(game: Game, language: str) -> str:
    """The messages that a game brings in a language, as they are written."""
    own = files(game.package).joinpath("locale").joinpath(f"{language}.ftl")
    return own.read_text(encoding="utf-8") if own.is_file() else ""


class Lexicon:
    """The messages of a language, a game's before the shared ones. Each is read when it is said for the first time.

    What stands on one line and has no more to fill in than texts and small numbers is put together here: Fluent would
    say the same, and takes long to load.
    """

    def __init__(self, language: str, package: str) -> None:
        self._language = language
        self._sources: dict[str, str] = {}
        """Messages and terms as they are written, by name."""
        self._simple: dict[str, tuple[str, ...] | None] = {}
        self._bundle: FluentBundle | None = None
        self._added: set[str] = set()
        self.corrected: dict[str, str] = {}
        """Messages that follow what an owner has corrected."""
        for source in sources(language, package):
            for entry in ENTRIES.split(source.read_text(encoding="utf-8")):
                name, equals, _ = entry.partition("=")
                if equals and not name.startswith("#"):
                    self._sources.setdefault(name.rstrip(), entry)
        corrections = corrections_of(package)
        if corrections:
            from antilles.locale.corrected import corrected_messages

            self.corrected = corrected_messages(package, corrections, self._sources, self.say)
            self._sources |= self.corrected
            self._simple, self._bundle, self._added = {}, None, set()

    def knows(self, key: str) -> bool:
        return key in self._sources

    def say(self, key: str, facts: Mapping[str, Fact]) -> str | None:
        """None where there is no such message."""
        if key not in self._sources:
            return None
        if key not in self._simple:
            self._simple[key] = simple_parts(self._sources[key])
        parts = self._simple[key]
        said = filled(parts, facts) if parts is not None else None
        return self._say_by_fluent(key, facts) if said is None else said

    def _say_by_fluent(self, key: str, facts: Mapping[str, Fact]) -> str | None:
        bundle = self._with(key)
        if not bundle.has_message(key):
            return None
        message = bundle.get_message(key)
        return None if message.value is None else str(bundle.format_pattern(message.value, dict(facts))[0])

    def _with(self, key: str) -> FluentBundle:
        """Fluent's bundle with this message and all that it may refer to."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:  # without isolation marks: terminals print them as rubbish
            self._bundle = FluentBundle([self._language], use_isolating=False)
        waiting = [key]
        while waiting:
            name = waiting.pop()
            if name in self._added or name not in self._sources:
                continue
            self._bundle.add_resource(FluentResource(self._sources[name]))
            self._added.add(name)
            waiting += NAME.findall(self._sources[name])
        return self._bundle


@cache
def resource(text: str) -> Resource:
    """What a file says, read by Fluent once however many ask."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


@cache
def bundle(language: str, package: str = "") -> FluentBundle:
    """All messages of a language at once, for those who check them."""
    from fluent.runtime import FluentBundle

    made = FluentBundle([language], use_isolating=False)
    for source in sources(language, package):
        made.add_resource(resource(source.read_text(encoding="utf-8")))
    return made


@cache
def lexicon(language: str, package: str = "") -> Lexicon:
    return Lexicon(language, package)


def simple_parts(entry: str) -> tuple[str, ...] | None:
    """A message of one line as text, fact, text, fact, …, text; None if it is more than that."""
    text = entry.partition("=")[2].strip()
    parts = FACT.split(LITERAL.sub(r"\1", text))
    if "\n" in text or not text or any("{" in part or "}" in part for part in FACT.split(LITERAL.sub("", text))):
        return None
    return tuple(parts)


def filled(parts: Sequence[str], facts: Mapping[str, Fact]) -> str | None:
    """The parts with their facts; None if one is missing, or a number that is written in another way somewhere."""
    said = list(parts)
    for place in range(1, len(said), 2):
        fact = facts.get(said[place])
        if isinstance(fact, str) or (type(fact) is int and 0 <= fact < THOUSAND):
            said[place] = str(fact)
        else:
            return None
    return "".join(said)


def printable(text: str) -> str:
    """Text from outside without anything that could move the cursor or turn the direction."""
    return "".join(
        character if character.isprintable() or character in (NARROW_SPACE, HARD_SPACE) else "\ufffd"
        for character in text
    )


class Words:
    """Says keys in one language; with a game, the game's keys too.

    With ``notation`` proper names are followed by what one types for them: “Santa Rita (L15)”.
    """

    def __init__(self, language: str, game: Game | None = None, notation: bool = False) -> None:
        self.language = language
        self.notation = notation
        self._package = game.package if game is not None else ""
        self._proper = game.proper_names() if game is not None else {}

    def of_package(self, package: str) -> Words:
        """The same language with the words of a game's package, which need not be loaded."""
        words = Words(self.language, None, self.notation)
        words._package = package
        return words

    def of(self, game: Game) -> Words:
        """The same language with this game's words."""
        return Words(self.language, game, self.notation)

    # --- messages -------------------------------------------------------------------------------

    def knows(self, key: str) -> bool:
        return lexicon(self.language, self._package).knows(key)

    def say(self, key: str, **facts: Fact) -> str:
        """The message in the language, else in English, else the key itself."""
        clean = {name: printable(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        for language in dict.fromkeys((self.language, FALLBACK)):
            said = lexicon(language, self._package).say(key, clean)
            if said is not None:
                return said
        return key

    def join(self, items: Sequence[str], last: str = "list-and") -> str:
        """A list in a sentence: “a, b and c”."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.say(last)} {items[-1]}"

    # --- what happens in a game -----------------------------------------------------------------

    def move(self, game: Game, move: int, names: Sequence[str]) -> str:
        """A move as its button says it; its text where the game has no words for it."""
        words = self.of(game)
        key = f"move-{game.moves.words(move)}"
        if not words.knows(key) and not Words(FALLBACK, game).knows(key):
            return game.text(move)
        return words.say(key, **words.named(game.moves.facts(move), names))

    def event(self, game: Game, event: Event, names: Sequence[str], viewer: int | None) -> str:
        """An event as this viewer may read it; empty where it is nothing for them."""
        from antilles.kernel.event import events_for

        words = self.of(game)
        return " ".join(words.say(told.key, **words.named(told.facts, names)) for told in events_for([event], viewer))

    def refusal(self, game: Game, refusal: Refusal, names: Sequence[str]) -> str:
        """Why a move is not allowed, with the number of the statement."""
        words = self.of(game)
        sentence = words.say(refusal.key, **words.named(refusal.facts, names))
        return f"{sentence} ({refusal.statement})" if refusal.statement else sentence

    def statement(self, game: Game, statement: Statement) -> str:
        """A statement of the rules; with the values of this house, where an owner has corrected them."""
        text = statement.text(self.language)
        if game.corrections:
            from antilles.locale.corrected import corrected_statements

            values = corrected_statements(game).get(statement.id)
            if values is not None:
                return f"{text} {self.say('data-corrected-by', values=values)}"
        return text

    # --- what is asked, and what a move would do ------------------------------------------------

    def sentence(self, game: Game, sentence: Sentence, names: Sequence[str]) -> str:
        """A sentence with its facts; its parts are joined by “or”."""
        words = self.of(game)
        facts = words.named(sentence.facts, names)
        if sentence.parts:
            facts["parts"] = words.join([words.sentence(game, part, names) for part in sentence.parts], "list-or")
        return words.say(sentence.key, **facts)

    def picked(self, game: Game, move: int, prospect: Prospect, names: Sequence[str]) -> str:
        """The move with what it costs and brings: “Drive to Maria: pay 1 peso, gain 2 points”."""
        words = self.of(game)
        worded = words.knows(prospect.deed.key) or Words(FALLBACK, game).knows(prospect.deed.key)
        deed = self.sentence(game, prospect.deed, names) if worded else game.text(move)
        costs, gains = (self.amounts(game, amounts, prospect.said) for amounts in (prospect.costs, prospect.gains))
        if costs and gains:
            return self.say("picked-both", deed=deed, costs=costs, gains=gains)
        if costs:
            return self.say("picked-cost", deed=deed, costs=costs)
        return self.say("picked-gain", deed=deed, gains=gains) if gains else deed

    def amounts(self, game: Game, amounts: Mapping[str, int], said: Sequence[str] = ()) -> str:
        """“1 peso and 2 points”, without what has been said."""
        words = self.of(game)
        told = [(kind, n) for kind, n in amounts.items() if kind not in said]
        return words.join([words.say("amount", kind=kind, good=kind, n=n) for kind, n in told])

    def then(self, game: Game, prospect: Prospect, names: Sequence[str]) -> str:
        """What follows: “then the Casino or the Office”; empty where there is nothing to say."""
        if prospect.then is None:
            return ""
        pill = self.say("pill-if" if prospect.then.key.startswith("if-") else "pill-then")
        return f"{pill} {self.sentence(game, prospect.then, names)}"

    def named(self, facts: Mapping[str, int | str], names: Sequence[str]) -> dict[str, Fact]:
        """Facts with players' names in place of their seats, and proper names in place of notation."""
        return {name: self._fact(name, fact, names) for name, fact in facts.items()}

    def _fact(self, name: str, fact: int | str, names: Sequence[str]) -> int | str:
        if name in SEAT_FACTS:
            return self._name(fact, names)
        proper = self._proper[name].get(str(fact)) if name in self._proper else None
        if proper is None:
            return fact
        return f"{proper} ({fact})" if self.notation else proper

    def _name(self, seat: int | str, names: Sequence[str]) -> int | str:
        from antilles.kernel.state import CHANCE

        if seat == CHANCE:
            return self.say("chance-name")
        return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else seat

    # --- what is wrong --------------------------------------------------------------------------

    def setup_error(self, error: SetupError) -> str:
        return self.say(error.key, **error.facts)

    def record_error(self, error: RecordError, game: Game | None = None, names: Sequence[str] = ()) -> str:
        """“Line 12, column 3: why”."""
        sentence = self.record_sentence(error, game, names)
        return self.say("record-place", line=error.line, column=error.column, sentence=sentence)

    def record_sentence(self, error: RecordError, game: Game | None = None, names: Sequence[str] = ()) -> str:
        """What is wrong with a record, and by which rule."""
        sentence = self.say(error.key, **error.facts)
        if error.refusal is not None and game is not None:
            return f"{sentence} {self.refusal(game, error.refusal, names)}"
        return sentence
