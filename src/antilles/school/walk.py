"""A lesson brought to life: the engine plays its records, the others' moves and the accepted answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from antilles.kernel.data import DataError
from antilles.kernel.game import Game
from antilles.kernel.move import Facts, UnknownMove
from antilles.kernel.state import Refusal, State
from antilles.kernel.step import legal_moves, step as make
from antilles.kernel.view import View
from antilles.locale import Words
from antilles.school.lesson import Lesson, Line, Step, Task

PUPIL = 0
RIVALS = ("Bruno", "Celia", "Dario", "Elena", "Flavio")


@dataclass(frozen=True)
class Played:
    """One move that was made."""

    before: State
    seat: int
    move: int
    after: State


@dataclass(frozen=True)
class Place:
    """A step, or one of its tasks, with the state in which it stands."""

    step: Step
    number: int
    """Of the step, from 0."""
    task: int
    state: State
    arrived: tuple[Played, ...]
    """What is seen happening as it begins."""

    @property
    def asked(self) -> Task | None:
        return self.step.tasks[self.task] if self.step.tasks else None


def play(game: Game, state: State, lines: Iterable[Line], where: str) -> tuple[State, tuple[Played, ...]]:
    """Make moves, each of them checked; DataError for one that cannot be made."""
    played: list[Played] = []
    for seat, text in lines:
        try:
            move = game.parse(text)
        except UnknownMove:
            raise DataError(f"{where}: there is no move {text!r}") from None
        if seat not in state.actors():
            raise DataError(f"{where}: {seat} is not asked for {text!r}")
        after = make(state, seat, move)
        if isinstance(after, Refusal):
            raise DataError(f"{where}: {seat} {text}: {after.key}")
        played.append(Played(state, seat, move, after))
        state = after
    return state, tuple(played)


def begin(game: Game, lesson: Lesson) -> State:
    state: State = game.start(lesson.seats, dict(lesson.options))
    return state


def places(game: Game, lesson: Lesson) -> list[Place]:
    """All steps and tasks in their order; after a task the lesson goes on with the move that it shows."""
    found: list[Place] = []
    number = 0
    for scene in lesson.scenes:
        where = f"{lesson.game}/{lesson.name}"
        state, _ = play(game, begin(game, lesson), scene.record, where)
        for step in scene.steps:
            state, arrived = play(game, state, step.moves, f"{where} {step.key}")
            for index in range(max(1, len(step.tasks))):
                found.append(Place(step, number, index, state, arrived if index == 0 else ()))
                if step.tasks:
                    state, _ = answered(game, found[-1], step.tasks[index].show)
            number += 1
    return found


def answered(game: Game, place: Place, text: str) -> tuple[State, tuple[Played, ...]]:
    """The state after an accepted move and what follows it, and what happened on the way."""
    assert place.asked is not None
    return play(game, place.state, [(PUPIL, text), *place.asked.then], place.step.key)


def legal_texts(game: Game, state: State) -> list[str]:
    return [game.text(move) for move in legal_moves(state, PUPIL)]


def names_of(lesson: Lesson, words: Words) -> list[str]:
    """The pupil and the rivals."""
    return [words.say("lesson-you"), *RIVALS[: lesson.seats - 1]]


# --- what is said ---------------------------------------------------------------------------------


def value_at(view: View, path: str) -> int | str:
    """A value of a view by its path, such as ``players.0.goods``."""
    found: object = view
    for name in path.split("."):
        if isinstance(found, Mapping):
            found = found[name]
        elif isinstance(found, tuple | list):
            found = found[int(name)]
        else:
            found = getattr(found, name)
    if not isinstance(found, int | str):
        raise DataError(f"{path} is no number and no word")
    return found


def facts_of(game: Game, place: Place) -> Facts:
    view = game.view(place.state, PUPIL)
    return {name: value_at(view, path) for name, path in place.step.facts.items()}


def move_facts(game: Game, place: Place, text: str) -> Facts:
    """What an answer to a move may tell: the move's own facts, and the points and pesos that it brings."""
    move = game.parse(text)
    view = game.view(place.state, PUPIL)
    wording = game.wordings(view, [move]).get(move)
    facts: Facts = {**game.moves.facts(move), **(wording.facts if wording is not None else {})}
    after = make(place.state, PUPIL, move)
    if not isinstance(after, Refusal):
        gained = after.scores()[PUPIL] - place.state.scores()[PUPIL]
        have, had = (game.holdings(game.view(state, PUPIL)) for state in (after, place.state))
        facts |= {
            "points": gained,
            "standing": after.scores()[PUPIL],
            "pesos": have.get("pesos", 0) - had.get("pesos", 0),
        }
    return {**facts_of(game, place), **facts}


def say_answer(game: Game, lesson: Lesson, place: Place, text: str, words: Words) -> str:
    """What is said to a legal move."""
    task = place.asked
    assert task is not None
    name = task.answer(text)
    key = lesson.message(place.step, name, place.task)
    if not words.knows(key):
        if task.accepts(text):
            return words.say("lesson-right")
        key = lesson.message(place.step, name)
    return words.say(key, **words.named(move_facts(game, place, text), names_of(lesson, words)))
