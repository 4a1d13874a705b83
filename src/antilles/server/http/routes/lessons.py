"""Lessons on the real board. Nothing is stored: a lesson is sent whole, and moves are tried out in its positions."""

from __future__ import annotations

import asyncio
import secrets
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from antilles.analysis.redeal import draw_on
from antilles.games import with_data
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
from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import (
    PROBLEMS,
    Anyone,
    GameName,
    Home,
    Language,
    Someone,
    limit,
    limit_for_all,
)
from antilles.server.http.routes.games import known
from antilles.server.http.routes.play import Preview, previewed
from antilles.server.http.routes.records import entries_of
from antilles.server.http.schemas import TableMade
from antilles.server.http.school_schemas import AnswerOut, LessonOut, LessonTry, PlaceOut, StepOut
from antilles.server.tables.commands.owning import bot_name
from antilles.server.tables.entry import Head, Sat
from antilles.server.tables.presenting import Stage, Told, ask
from antilles.server.tables.view_encoding import encode

LessonName = Annotated[str, PathParameter(max_length=40)]
FRIENDLY = "deckhand"
NOTHING = msgspec.Raw(b"null")


def taught(name: str) -> Game:
    """Lessons are written for the package's data, whatever the owner of the house has corrected."""
    return with_data(name, {})


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


@get("/games/{game:str}/lessons/{name:str}", responses=PROBLEMS)
async def lesson(game: GameName, name: LessonName, language: Language, visitor: Anyone) -> Response[LessonOut]:  # noqa: ARG001
    """A lesson in your language: what is said, every position, and an answer to every legal move."""
    lesson_of(taught(known(game).name), name)
    body = await asyncio.to_thread(written, game, name, language)
    return Response(body, media_type="application/json")  # type: ignore[arg-type]


@post("/games/{game:str}/lessons/{name:str}/preview", responses=PROBLEMS, status_code=200)
async def lesson_preview(
    game: GameName, name: LessonName, data: JSONBody[LessonTry], house: Home, visitor: Anyone, language: Language
) -> Preview:
    """Try moves out in a position of a lesson; why not, where they cannot be made."""
    limit(house, "move", f"{visitor.person if visitor else 'nobody'} lesson preview")
    found = taught(known(game).name)
    own = lesson_of(found, name)
    place = next((one for one in walked(game, name) if (one.number, one.task) == (data.step, data.place)), None)
    if place is None:
        raise Trouble(404, "server-no-such-position")
    names = names_of(own, Words(language, found))
    return previewed(found, found.view(place.state, PUPIL), data.moves, names)


@post("/games/{game:str}/lessons/{name:str}/practice", responses=PROBLEMS)
async def practice(game: GameName, name: LessonName, house: Home, caller: Someone) -> Response[TableMade]:
    """A table of your own where a short game against deckhands begins: the end of a game, from the lesson's record."""
    await limit_for_all(house, "create", caller.person)
    found = taught(known(game).name)
    own = lesson_of(found, name)
    if not own.practice:
        raise Trouble(404, "server-no-such-lesson")
    record = new_record(found, own.seats, dict(own.options))
    record.lines = [Line(seat, text) for seat, text in own.practice]
    draw_on(found, record, Rng(secrets.randbits(60)))
    head = Head(
        table=secrets.token_hex(10),
        game=found.name,
        seats=own.seats,
        options=record.options,
        owner=caller.person,
        visibility="private",
        hints=True,
    )
    sitting = [
        Sat(seat, caller.person, caller.name[:40])
        if seat == PUPIL
        else Sat(seat, "", bot_name(FRIENDLY, seat), FRIENDLY)
        for seat in range(own.seats)
    ]
    await house.hall.bring(
        head, entries_of(sitting, [(line.seat, line.text) for line in record.lines], house.hall.clock())
    )
    return Response(TableMade(head.table, []), status_code=201)


ROUTES = [lesson, lesson_preview, practice]
