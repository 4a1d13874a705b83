"""Checks of words: whatever a game can say, it says in every language, with all its numbers in place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache

from antilles.kernel.event import Event
from antilles.kernel.game import Game, SetupError
from antilles.kernel.state import Refusal
from antilles.kernel.step import step
from antilles.locale import LANGUAGES, SEAT_FACTS, bundle, sources
from antilles.testing.cases import Case, Spot, expect
from antilles.testing.moves import illegal_moves

NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Elsa", "Félix")
SPOKEN = ("move-", "event-", "refusal-", "option-", "screen-", "view-", "why-", "habit-", "check-")


def problem(game: Game, key: str, facts: Mapping[str, int | str]) -> str:
    """What is wrong with a message in any language; empty if nothing is."""
    return found_problem(game.package, key, tuple(sorted(facts.items())))


@cache
def found_problem(package: str, key: str, facts: tuple[tuple[str, int | str], ...]) -> str:
    """Remembered, as most messages come again and again."""
    named = {name: NAMES[int(fact) % len(NAMES)] if name in SEAT_FACTS else fact for name, fact in facts}
    for language in LANGUAGES:
        words = bundle(language, package)
        if not words.has_message(key):
            return f"{language} has no message {key}"
        pattern = words.get_message(key).value
        if pattern is None:
            return f"{language}: the message {key} is empty"
        text, errors = words.format_pattern(pattern, named)
        if errors or not str(text).strip():
            return f"{language}: {key} with {dict(facts)} says {text!r}: {errors}"
    return ""


def expect_words(game: Game, key: str, facts: Mapping[str, int | str], where: Spot | Case | Game) -> None:
    wrong = problem(game, key, facts)
    expect(not wrong, wrong, where)


# --- of a game --------------------------------------------------------------------------------------


def moves_have_words(game: Game) -> None:
    for move in range(len(game.moves)):
        expect_words(game, f"move-{game.moves.words(move)}", game.moves.facts(move), game)


def options_have_words(game: Game) -> None:
    for option in game.options:
        expect_words(game, f"option-{option.name}", {}, game)
        for value in option.values:
            key = f"option-{option.name}-{value}".replace(".", "-").replace(",", "-")
            expect_words(game, key, {}, game)


def orders_have_words(game: Game) -> None:
    """Simple rules and checks for standing orders, with all that may be asked for at the start."""
    view = game.view(game.start(game.seats[0]), 0)
    for habit in game.beforehand.habits:
        expect_words(game, f"habit-{habit.name}", {}, game)
    for check in game.beforehand.checks:
        for facts in check.values(view):
            expect_words(game, f"check-{check.name}", facts, game)
            expect(check.holds(view, facts) in (True, False), f"{check.name} holds or not", game)


def languages_have_the_same_messages(game: Game) -> None:
    """All that is said is said in all of them; what a language needs to say it is its own affair."""
    keys = {language: own_keys(game, language) for language in LANGUAGES}
    for language in LANGUAGES:
        apart = keys[language] ^ keys[LANGUAGES[0]]
        expect(not apart, f"{language} and {LANGUAGES[0]} differ in {sorted(apart)}", game)


def own_keys(game: Game, language: str) -> set[str]:
    """The keys in the game's own file of a language."""
    own = next(iter(sources(language, game.package))).read_text(encoding="utf-8")
    return {line.partition("=")[0].strip() for line in own.splitlines() if line.startswith(SPOKEN) and "=" in line}


# --- of play ----------------------------------------------------------------------------------------


def events_have_words(case: Case) -> None:
    seen: set[str] = set()
    for spots in case.walks:
        for spot in spots[:-1]:
            for event in unfold(case.game.tell(spot.state, spot.seat, spot.move, spot.after)):
                if repr(event) not in seen:
                    seen.add(repr(event))
                    expect_words(case.game, event.key, event.facts, spot)


def unfold(events: Iterable[Event]) -> list[Event]:
    """Events and their shadows."""
    return [each for event in events for each in (event, event.shadow) if each is not None]


def refusals_have_words(case: Case) -> None:
    seen: set[str] = set()
    for spot in case.spots(20):
        for seat, move in illegal_moves(spot):
            refusal = step(spot.state, seat, move)
            if isinstance(refusal, Refusal) and repr(refusal) not in seen:
                seen.add(repr(refusal))
                expect_words(case.game, refusal.key, refusal.facts, spot)


def setup_errors_have_words(case: Case) -> None:
    option = case.game.options[0].name if case.game.options else "x"
    for seats, options in ((99, {}), (case.seats, {"x-y": "z"}), (case.seats, {option: "no-such-value"})):
        try:
            case.game.settle(seats, options)
        except SetupError as error:
            expect_words(case.game, error.key, error.facts, case)


def places_have_reasons(case: Case) -> None:
    """The places follow from ``merits``, and each criterion has its words."""
    for spots in case.walks:
        state = spots[-1].state
        merits = case.game.merits(state)
        fair = [1 + sum(other > merit for other in merits) for merit in merits]
        expect(state.ranking() == fair, f"places {state.ranking()} do not follow from {merits}", spots[-1])
        for index in range(len(merits[0])):
            expect_words(case.game, f"why-{index}", {}, spots[-1])


def tables_can_be_drawn(case: Case) -> None:
    """For everybody and in every language, in turn; an option changes little of a table."""
    names = [NAMES[seat % len(NAMES)] for seat in range(case.seats)]
    for index, spot in enumerate(case.spots(3 if case.setup.options else 8)):
        viewer, language = case.viewers[index % len(case.viewers)], LANGUAGES[(index + case.seed) % len(LANGUAGES)]
        expect(draw(spot, viewer, names, language), f"{language}: nothing is drawn for {viewer}", spot)


def draw(spot: Spot, viewer: int | None, names: list[str], language: str) -> str:
    game = spot.case.game
    words = bundle(language, game.package)

    def say(key: str, **facts: int | str) -> str:
        expect(words.has_message(key), f"{language} has no message {key}", spot)
        pattern = words.get_message(key).value
        text, errors = words.format_pattern(pattern, facts) if pattern is not None else ("", ["empty"])
        expect(not errors, f"{language}: {key} with {facts} says {text!r}: {errors}", spot)
        return str(text)

    return game.draw(game.view(spot.state, viewer), names, say)


GAME_CHECKS: tuple[Callable[[Game], None], ...] = (
    moves_have_words,
    options_have_words,
    orders_have_words,
    languages_have_the_same_messages,
)
CASE_CHECKS: tuple[Callable[[Case], None], ...] = (
    events_have_words,
    refusals_have_words,
    setup_errors_have_words,
    places_have_reasons,
    tables_can_be_drawn,
)
