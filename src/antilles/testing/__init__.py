"""Generators and checks for games, ours and others': what a new game is tested with by existing.

A game of a third party is tested like this, with pytest or without::

    from antilles.testing import CASE_CHECKS, GAME_CHECKS, Case, setups

    for check in GAME_CHECKS:
        check(GAME)
    for setup in setups(GAME):
        case = Case(GAME, setup, scramble=scramble)
        for check in CASE_CHECKS:
            check(case)

A check is a plain function that raises ``Broken`` (an AssertionError) with the promise that is not kept, the game,
seats, options, seed and move number, and the record up to there. What ``scramble`` is, ``antilles.testing.Scramble``
says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from antilles.kernel.game import Game
from antilles.kernel.record import legal_texts
from antilles.kernel.state import State
from antilles.kernel.step import step
from antilles.testing import knowledge, moves, numbers, papers, records, states, views, words
from antilles.testing.bots import bots_answer_views_with_legal_moves, bots_do_not_cheat
from antilles.testing.cases import Broken, Case, Scramble, Setup, Spot, setups

__all__ = [
    "CASE_CHECKS",
    "GAME_CHECKS",
    "OPTION_CHECKS",
    "WORD_CHECKS",
    "Broken",
    "Case",
    "Scramble",
    "Setup",
    "Spot",
    "bots_answer_views_with_legal_moves",
    "bots_do_not_cheat",
    "play",
    "rule",
    "setups",
    "texts",
]

GAME_CHECKS: tuple[Callable[[Game], None], ...] = (*papers.CHECKS, *words.GAME_CHECKS)
CASE_CHECKS: tuple[Callable[[Case], None], ...] = (
    *moves.CHECKS,
    *states.CHECKS,
    *views.CHECKS,
    *knowledge.CHECKS,
    *numbers.CHECKS,
    *records.CHECKS,
    *words.CASE_CHECKS,
)

WORD_CHECKS: tuple[Callable[[Case], None], ...] = words.CASE_CHECKS
"""Those of ``CASE_CHECKS`` that read messages: once a game is enough, if every set-up is played for it."""
OPTION_CHECKS: tuple[Callable[[Case], None], ...] = (
    *moves.OPTION_CHECKS,
    *states.OPTION_CHECKS,
    *views.OPTION_CHECKS,
    *knowledge.OPTION_CHECKS,
    *numbers.OPTION_CHECKS,
    *records.OPTION_CHECKS,
)
"""Those of ``CASE_CHECKS`` whose answer an option of a game can change; the others try the machinery of its states,
views and records, which is the same whatever the options are."""

Test = TypeVar("Test", bound=Callable[..., object])
Played = TypeVar("Played", bound=State)


def rule(*statements: str) -> Callable[[Test], Test]:
    """Say which numbered statements a test proves; the traceability test reads it."""

    def mark(test: Test) -> Test:
        test.statements = (*getattr(test, "statements", ()), *statements)  # type: ignore[attr-defined]
        return test

    return mark


def texts(game: Game, state: State, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, or of the actor, as texts."""
    return legal_texts(game, state, state.actor() if seat is None else seat)


def play(game: Game, state: Played, *made: str) -> Played:
    """Play texts, each for the actor or as ``seat text`` (``* text`` for chance); the new state."""
    for text in made:
        head, _, rest = text.partition(" ")
        if head == "*" or head.isdigit():
            seat, text = (-1 if head == "*" else int(head)), rest
        else:
            seat = state.actor()
        after = step(state, seat, game.parse(text))
        assert isinstance(after, type(state)), f"{text}: {after}"
        state = after
    return state
