"""The words of the house and of every game, in the reader's language (Project Fluent).

Shared messages lie here in ``<language>/*.ftl``; a game brings its own as ``locale/<language>.ftl`` in its package.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from antilles.kernel.event import Event, events_for
from antilles.kernel.game import Game, SetupError
from antilles.kernel.record import RecordError
from antilles.kernel.state import CHANCE, Refusal

LANGUAGES = ("en", "fr", "it")
FALLBACK = "en"
SEAT_FACTS = ("who", "whom")
"""Facts that are seat numbers: whoever prints them puts the player's name there."""
NARROW_SPACE = "\u202f"
HARD_SPACE = "\u00a0"

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
    if package:
        own = files(package).joinpath("locale").joinpath(f"{language}.ftl")
        if own.is_file():
            yield own
    shared = files(__name__).joinpath(language)
    yield from sorted((file for file in shared.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


@cache
def bundle(language: str, package: str = "") -> FluentBundle:
    """All messages of a language, without isolation marks: terminals print them as rubbish."""
    made = FluentBundle([language], use_isolating=False)
    for source in sources(language, package):
        made.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return made


def printable(text: str) -> str:
    """Text from outside without anything that could move the cursor or turn the direction."""
    return "".join(
        character if character.isprintable() or character in (NARROW_SPACE, HARD_SPACE) else "\ufffd"
        for character in text
    )


class Words:
    """Says keys in one language; with a game, the game's keys too."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = language
        self._package = game.package if game is not None else ""

    def of(self, game: Game) -> Words:
        """The same language with this game's words."""
        return Words(self.language, game)

    # --- messages -------------------------------------------------------------------------------

    def knows(self, key: str) -> bool:
        return bundle(self.language, self._package).has_message(key)

    def say(self, key: str, **facts: Fact) -> str:
        """The message in the language, else in English, else the key itself."""
        clean = {name: printable(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        for language in dict.fromkeys((self.language, FALLBACK)):
            words = bundle(language, self._package)
            if words.has_message(key):
                message = words.get_message(key)
                if message.value is not None:
                    text, _ = words.format_pattern(message.value, clean)
                    return str(text)
        return key

    def join(self, items: Sequence[str]) -> str:
        """A list in a sentence: “a, b and c”."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.say('list-and')} {items[-1]}"

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
        words = self.of(game)
        return " ".join(words.say(one.key, **words.named(one.facts, names)) for one in events_for([event], viewer))

    def refusal(self, game: Game, refusal: Refusal, names: Sequence[str]) -> str:
        """Why a move is not allowed, with the number of the statement."""
        words = self.of(game)
        sentence = words.say(refusal.key, **words.named(refusal.facts, names))
        return f"{sentence} ({refusal.statement})" if refusal.statement else sentence

    def named(self, facts: Mapping[str, int | str], names: Sequence[str]) -> dict[str, Fact]:
        """Facts with players' names in place of their seats."""
        return {name: self._name(fact, names) if name in SEAT_FACTS else fact for name, fact in facts.items()}

    def _name(self, seat: int | str, names: Sequence[str]) -> int | str:
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
