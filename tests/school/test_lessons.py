"""Every lesson is played through: every task by every accepted answer, and every other legal move has its answer."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise

import pytest

from antilles.games import games
from antilles.kernel.game import Game
from antilles.kernel.state import CHANCE
from antilles.locale import LANGUAGES, Words
from antilles.school.lesson import Lesson, lessons_of, read_lesson
from antilles.school.walk import (
    PUPIL,
    Place,
    answered,
    begin,
    facts_of,
    legal_texts,
    names_of,
    places,
    play,
    say_answer,
)

ALL = [(game, lesson) for game in games().values() for lesson in lessons_of(game)]
EACH = pytest.mark.parametrize(("game", "lesson"), ALL, ids=[f"{lesson.game}-{lesson.name}" for _, lesson in ALL])
MOST_WORDS = 40
"""Of one bubble."""


def test_every_game_of_the_house_has_a_first_lesson_of_three_to_six_minutes() -> None:
    for game in games().values():
        first = lessons_of(game)[0]
        assert first.name == "first"
        assert 3 <= first.minutes <= 6
        assert 8 <= first.length <= 16
        assert first.practice


@EACH
def test_every_accepted_answer_can_be_played_and_the_lesson_goes_on(game: Game, lesson: Lesson) -> None:
    way = places(game, lesson)
    for number, place in enumerate(way):
        if place.asked is None:
            continue
        right = [text for text in legal_texts(game, place.state) if place.asked.accepts(text)]
        assert place.asked.show in right, place.step.key
        for pattern in place.asked.accept:
            assert any(text == pattern or pattern.endswith("*") for text in right), pattern
        for text in right:
            after, _ = play(game, place.state, [(PUPIL, text)], place.step.key)
            assert after is not place.state
        following = way[number + 1] if number + 1 < len(way) else None
        if len(right) > 1 and following is not None:  # whatever was chosen, the next scene begins afresh
            assert first_of_scene(lesson, following), f"{place.step.key}: several answers lead on"
        else:
            answered(game, place, place.asked.show)


def first_of_scene(lesson: Lesson, place: Place) -> bool:
    return place.task == 0 and any(scene.steps[0] is place.step for scene in lesson.scenes)


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(game: Game, lesson: Lesson, language: str) -> None:
    words = Words(language, game)
    for place in places(game, lesson):
        keys = [lesson.message(place.step, part) for part in ("title", "say")]
        assert all(words.knows(key) for key in keys), keys
        said = [words.say(key, **facts_of(game, place)) for key in keys]
        if place.step.tap:
            assert words.knows(lesson.message(place.step, "task")) and words.knows(lesson.message(place.step, "right"))
            assert any(place.step.taps(text) for text in legal_texts(game, place.state))
        if place.asked is not None:
            assert words.knows(lesson.message(place.step, "task", place.task)), place.step.key
            said += [say_answer(game, lesson, place, text, words) for text in legal_texts(game, place.state)]
        for sentence in said:
            assert not sentence.startswith("lesson-") and "{" not in sentence, sentence
            assert len(sentence.split()) <= MOST_WORDS, sentence


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_led_back_to_an_earlier_round_is_told(game: Game, lesson: Lesson, language: str) -> None:
    words = Words(language, game)
    rounds = [(place, getattr(game.view(place.state, PUPIL), "round", 0)) for place in places(game, lesson)]
    for (_, before), (place, now) in pairwise(rounds):
        if now < before:
            said = words.say(lesson.message(place.step, "say"), **facts_of(game, place))
            assert str(now) in said.partition(".")[0], f"{place.step.key}: {before} -> {now}"


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_over(game: Game, lesson: Lesson, language: str) -> None:
    """What no move gets as its answer would be dead weight for translators."""
    words = Words(language, game)
    used: set[str] = set()
    for place in places(game, lesson):
        used |= {lesson.message(place.step, part) for part in ("title", "say")}
        if place.step.tap:
            used |= {lesson.message(place.step, part) for part in ("task", "right")}
        if place.asked is not None:
            used.add(lesson.message(place.step, "task", place.task))
            for text in legal_texts(game, place.state):
                name = place.asked.answer(text)
                key = lesson.message(place.step, name, place.task)
                used.add(key if words.knows(key) else lesson.message(place.step, name))
    rows = files(game.package).joinpath("lessons", f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    kept = {row.partition(" =")[0] for row in rows if row.startswith(f"lesson-{lesson.name}-")}
    assert not kept - used


@EACH
def test_a_step_says_when_the_position_is_another_one(game: Game, lesson: Lesson) -> None:
    """What the step before left is what a step begins with, or it is said."""
    for before, place in pairwise(places(game, lesson)):
        if place.step is before.step:
            continue
        left = answered(game, before, before.asked.show)[0] if before.asked else before.state
        begins = place.arrived[0].before if place.arrived else place.state
        assert lesson.begins_another(place.step) == (left.snapshot() != begins.snapshot()), place.step.key


@EACH
def test_the_short_game_begins_level_or_a_little_ahead(game: Game, lesson: Lesson) -> None:
    if lesson.name != "first":
        return
    state, _ = play(game, begin(game, lesson), lesson.practice, "practice")
    scores = state.scores()
    assert 0 <= scores[PUPIL] - max(scores[1:]) <= 6


@EACH
def test_the_short_game_at_its_end_is_the_pupils_turn_and_not_over(game: Game, lesson: Lesson) -> None:
    state, _ = play(game, begin(game, lesson), lesson.practice, "practice")
    assert PUPIL in state.actors() or state.actors() == [CHANCE]


def test_a_lesson_that_does_not_hold_is_refused_with_its_place() -> None:
    game = games()["santo_domingo"]
    text = 'minutes = 1\nseats = 2\n[[scene]]\n[[scene.step]]\nkey = "9"\nmoves = "0 play nobody"\n'
    with pytest.raises(ValueError, match="play nobody"):
        places(game, read_lesson(game, "broken", text))
    with pytest.raises(ValueError, match=r"lessons/broken\.toml"):
        read_lesson(game, "broken", "minutes = 1\n")


def test_names_begin_with_the_pupil() -> None:
    game = games()["santo_domingo"]
    assert names_of(lessons_of(game)[0], Words("fr", game))[0] == "Vous"
