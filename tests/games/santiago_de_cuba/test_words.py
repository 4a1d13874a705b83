"""Words in three languages: every move, event, refusal and option, and the screen."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from antilles.games.santiago_de_cuba.game import GAME
from antilles.games.santiago_de_cuba.rules import AGENDA
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.step import random_move
from antilles.locale import LANGUAGES, Words, sources
from tests.games.santiago_de_cuba.table import table

NAMES = ["Ana", "Bruno", "Clara", "Diego"]
SOURCES = {
    language: files(GAME.package).joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")
    for language in LANGUAGES
}
SHARED = {
    language: next(source for source in sources(language) if source.name == "house.ftl").read_text(encoding="utf-8")
    for language in LANGUAGES
}
"""What every game says alike, among others."""


def keys_of(language: str, texts: dict[str, str] = SOURCES) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", texts[language], re.MULTILINE))


def code() -> str:
    modules = [path for path in files(GAME.package).iterdir() if path.name.endswith(".py")]
    return "\n".join(path.read_text(encoding="utf-8") for path in modules)


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for texts in (SOURCES, SHARED):
        made.add_resource(FluentResource(texts[language]))
    return made


def formatted(language: str, key: str, facts: dict[str, int | str]) -> tuple[str, list[Exception]]:
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, facts)
    return str(text), errors


def test_the_three_languages_have_the_same_keys() -> None:
    assert keys_of("en") == keys_of("fr") == keys_of("it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_words(language: str) -> None:
    for number in range(len(GAME.moves)):
        text, errors = formatted(language, f"move-{GAME.moves.words(number)}", GAME.moves.facts(number))
        assert not errors, GAME.text(number)
        assert not text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_that_may_be_offered_together_read_differently(language: str) -> None:
    words = Words(language, GAME)
    said = [words.move(GAME, number, NAMES) for number in range(GAME.parse("exclude sugar"), len(GAME.moves))]
    twice = {text for text in said if said.count(text) > 1}

    assert not twice


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_missing_word(language: str) -> None:
    rng = Rng(21)
    moves, weights = Moves(), Moves()
    for seats in GAME.seats:
        state = GAME.start(seats)
        while state.actors():
            seat = state.actor()
            before = state.copy()
            move = random_move(state, seat, rng, moves, weights)
            state.advance(seat, move)
            for event in GAME.tell(before, seat, move, state):
                text, errors = formatted(language, event.key, event.facts)
                assert not errors, event
                assert text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_code_names_has_words(language: str) -> None:
    named = set(re.findall(r'"((?:event|refusal)-[a-z-]+)"', code()))
    spoken = set(re.findall(r'say\(["\']([a-z-]+)["\']', code()))
    options = {f"option-{option.name}" for option in GAME.options}
    options |= {f"option-{option.name}-{value}" for option in GAME.options for value in option.values}

    assert len(named) > 60
    assert named | spoken | options | {"why-0", "why-1", "why-2"} <= keys_of(language) | keys_of(language, SHARED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_idle(language: str) -> None:
    """Each message is named by the code, by the table of moves or by another message."""
    used = set(re.findall(r"\{ ([a-z][\w-]*) \}", SOURCES[language]))
    used |= set(re.findall(r'["\']([a-z][\w-]*)["\']', code()))
    used |= {f"{kind}-{GAME.moves.words(number)}" for number in range(len(GAME.moves)) for kind in ("move", "event")}
    orders = GAME.beforehand
    used |= {f"habit-{habit.name}" for habit in orders.habits} | {f"check-{check.name}" for check in orders.checks}
    idle = {key for key in keys_of(language) if key not in used and not key.startswith(("option-", "why-", "poster"))}

    asked = {f"ask-{question.name}" for question in AGENDA.questions}
    assert idle <= {"event-gives", "event-gives-peso", "event-gives-vp", "amount", "then-go-any", *asked}


def test_french_spaces_and_apostrophes() -> None:
    lines = [line.split("=", 1)[-1] for line in SOURCES["fr"].splitlines() if not line.startswith("#")]
    for line in lines:
        assert not re.search(r"[^\u00a0]:|[^\u202f][;?!]|\d PV|\} PV", line), line
    for source in SOURCES.values():
        assert "'" not in source


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("holdings", ["on", "off"])
def test_the_screen_fits_and_shows_everything(language: str, holdings: str) -> None:
    say = Words(language, GAME).say
    state = table(
        4,
        before="maria",
        inactive=["conchita"],
        brokers=["bank", "", "cafe"],
        deeds=[[], ["cafe"], [], []],
        open_holdings=holdings,
    )

    for width in (80, 100):
        plain = re.sub(r"\[/?[a-z_ 0-9]*\]", "", GAME.draw(GAME.view(state, 0), NAMES, say, width))
        assert max(len(line) for line in plain.splitlines()) <= width
        for name in ("Pedro", "El Zorro", "Alonso", *NAMES):
            assert name in plain
        for building in ("bank", "harbour_office", "newspaper"):
            assert say("building-name", building=building) in plain
        assert ("?" in plain) == (holdings == "off")
        assert say("screen-inactive") in plain
        assert "▶ Pedro" in plain


def test_the_screen_draws_every_phase_of_a_game() -> None:
    rng = Rng(5)
    moves, weights = Moves(), Moves()
    state = GAME.start(3)
    assert isinstance(state, SantiagoDeCuba)
    while state.actors():
        assert GAME.draw(GAME.view(state, 1), NAMES[:3], Words("it", GAME).say, 100)
        state.advance(state.actor(), random_move(state, state.actor(), rng, moves, weights))
    assert "⚑" in GAME.draw(GAME.view(state, None), NAMES[:3], Words("fr", GAME).say, 80)
