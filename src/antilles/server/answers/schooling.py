"""Lessons on the real board: sent whole, and moves are tried out in their positions."""

from __future__ import annotations

import secrets
from functools import lru_cache

import msgspec

from antilles.analysis.redeal import draw_on
from antilles.kernel.chance import Rng
from antilles.kernel.event import events_for
from antilles.kernel.game import Game
from antilles.kernel.record import Line, new_record
from antilles.kernel.state import State
from antilles.kernel.step import legal_moves
from antilles.locale import Words
from antilles.school.lesson import Lesson, Step, lessons_of
from antilles.school.walk import (
    PUPIL,
    Place,
    Played,
    answered,
    facts_of,
    legal_texts,
    names_of,
    places,
    play,
    say_answer,
)
from antilles.server.answers.catalogue import taught
from antilles.server.answers.founding import Begun, private_head, seated_against
from antilles.server.answers.trying import Preview, previewed
from antilles.server.http.problems import Trouble
from antilles.server.http.school_schemas import AnswerOut, LessonOut, LessonTry, PlaceOut, StepOut
from antilles.server.tables.presenting import Stage, Told, ask
from antilles.server.tables.view_encoding import encode

FRIENDLY = "deckhand"
NOTHING = msgspec.Raw(b"null")


def lesson_of(game: Game, name: str) -> Lesson:
    found = next((lesson for lesson in lessons_of(game) if lesson.name == name), None)
    if found is None:
        raise Trouble(404, "server-no-such-lesson")
    return found


@lru_cache(16)
def walked(game: str, name: str) -> list[Place]:
    found = taught(game)
    return places(found, lesson_of(found, name))


def told(game: Game, played: tuple[Played, ...]) -> tuple[list[Told], list[Stage]]:
    """What the pupil hears of some moves, and sees after each of them but the last."""
    events: list[Told] = []
    stages: list[Stage] = []
    for one in played:
        heard = events_for(game.tell(one.before, one.seat, one.move, one.after), PUPIL)
        events += [Told(event.key, event.facts) for event in heard]
        stages.append(Stage(len(heard), msgspec.Raw(encode(game.view(one.after, PUPIL)))))
    return events, stages[:-1]


def answer_out(game: Game, lesson: Lesson, place: Place, text: str, words: Words) -> AnswerOut:
    said = say_answer(game, lesson, place, text, words)
    if place.asked is None or not place.asked.accepts(text):
        return AnswerOut(False, said, NOTHING, [], [])
    state, played = answered(game, place, text) if text == place.asked.show else alone(game, place, text)
    events, stages = told(game, played)
    return AnswerOut(True, said, msgspec.Raw(encode(game.view(state, PUPIL))), events, stages)


def alone(game: Game, place: Place, text: str) -> tuple[State, tuple[Played, ...]]:
    """An accepted move other than the one that the lesson goes on with: what follows it is not told."""
    return play(game, place.state, [(PUPIL, text)], place.step.key)


def place_out(game: Game, lesson: Lesson, place: Place, words: Words) -> PlaceOut:
    view = game.view(place.state, PUPIL)
    legal = legal_moves(place.state, PUPIL)
    events, stages = told(game, place.arrived)
    answers: dict[str, AnswerOut] = {}
    if place.asked is not None:
        for text in legal_texts(game, place.state):
            answers[text] = answer_out(game, lesson, place, text, words)
    asked = legal if place.asked is not None or place.step.tap else []
    return PlaceOut(
        msgspec.Raw(encode(view)),
        [game.text(move) for move in asked],
        ask(game, view, legal) if asked else None,
        events,
        stages,
        words.say(lesson.message(place.step, "task", place.task)) if place.asked is not None else "",
        place.asked.show if place.asked is not None else "",
        answers,
    )


def step_out(game: Game, lesson: Lesson, step: Step, found: list[Place], words: Words) -> StepOut:
    facts = words.named(facts_of(game, found[0]), names_of(lesson, words))
    tap = [text for text in legal_texts(game, found[0].state) if step.taps(text)]
    return StepOut(
        words.say(lesson.message(step, "title"), **facts),
        words.say(lesson.message(step, "say"), **facts),
        lesson.begins_another(step),
        list(step.lit),
        step.part,
        tap,
        words.say(lesson.message(step, "task")) if tap else "",
        words.say(lesson.message(step, "right")) if tap else "",
        [place_out(game, lesson, place, words) for place in found],
    )


@lru_cache(64)
def written(game: str, name: str, language: str) -> bytes:
    """A lesson in a language, made once."""
    found = taught(game)
    lesson, words = lesson_of(found, name), Words(language, found)
    way = walked(game, name)
    steps = [
        step_out(found, lesson, own[0].step, own, words)
        for own in ([place for place in way if place.number == number] for number in range(lesson.length))
    ]
    practice = bool(lesson.practice)
    return encode(LessonOut(game, name, lesson.minutes, practice, names_of(lesson, words), steps))


def tried_in(game: str, name: str, tried: LessonTry, language: str) -> Preview:
    """Moves tried out in a position of a lesson."""
    found = taught(game)
    own = lesson_of(found, name)
    place = next((one for one in walked(game, name) if (one.number, one.task) == (tried.step, tried.place)), None)
    if place is None:
        raise Trouble(404, "server-no-such-position")
    return previewed(found, found.view(place.state, PUPIL), tried.moves, names_of(own, Words(language, found)))


def practised(game: str, name: str, person: str, called: str) -> Begun:
    """A short game against deckhands: the end of a game, from the lesson's record."""
    found = taught(game)
    own = lesson_of(found, name)
    if not own.practice:
        raise Trouble(404, "server-no-such-lesson")
    record = new_record(found, own.seats, dict(own.options))
    record.lines = [Line(seat, text) for seat, text in own.practice]
    draw_on(found, record, Rng(secrets.randbits(60)))
    head = private_head(found, own.seats, record.options, person)
    return Begun(head, seated_against(FRIENDLY, own.seats, PUPIL, person, called), record.lines)
