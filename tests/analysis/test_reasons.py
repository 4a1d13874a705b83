"""Reasons: claims that hold on fresh continuations, in the words of three languages; none where nothing is shown."""

from __future__ import annotations

from dataclasses import replace

import pytest

from antilles.analysis import QUICK, Analysis, analyse
from antilles.analysis.advice import advise
from antilles.analysis.mistakes import knowledge_at
from antilles.analysis.reasons import difference, is_deed, key_of, reasons
from antilles.analysis.recheck import positions, recheck
from antilles.analysis.result import Claim, Interval
from antilles.analysis.sentences import advice_texts, as_data, claim_text, gain_text
from antilles.analysis.settings import appraiser_for
from antilles.analysis.watching import continuations_of, watch
from antilles.bots.opinion import opinions
from antilles.bots.thinker import Budget, Thinker
from antilles.games import find, games
from antilles.kernel.event import Event
from antilles.kernel.record import Record
from antilles.locale import LANGUAGES, Words
from tests.analysis.games import COMPLETE, random_game

NAMES = ["Ana", "Bruno", "Clara", "Diego", "Elsa", "Fausto"]
OURS = list(games())


@pytest.fixture(scope="module", params=["santo_domingo", "santiago_de_cuba"])
def study(request: pytest.FixtureRequest) -> tuple[str, Record, Analysis]:
    game = find(request.param)
    record = random_game(game, 2, 9)
    return request.param, record, analyse(game, record, replace(QUICK, explained=3))


def test_sentences_hold_on_fresh_continuations(study: tuple[str, Record, Analysis]) -> None:
    name, record, found = study
    checked = recheck(find(name), record, found)

    assert checked.said >= 3
    assert checked.held >= 0.8 * checked.said  # of a hundred games 95 %: tools/recheck.py


def test_every_sentence_is_said_in_three_languages(study: tuple[str, Record, Analysis]) -> None:
    name, _, found = study
    game = find(name)
    told = {language: as_data(found, Words(language, game), game, NAMES) for language in LANGUAGES}
    for index, moment in enumerate(found.moments):
        for number, claim in enumerate(moment.reasons):
            texts = {told[language]["moments"][index]["reasons"][number]["text"] for language in LANGUAGES}
            assert len(texts) == 3
            for text in texts:
                assert "reason-" not in text
                assert "event-" not in text
                assert "{" not in text
            assert str(round(claim.after_better)) in "".join(texts) or claim.kind == "points"


def test_the_same_seed_tells_the_same_reasons(study: tuple[str, Record, Analysis]) -> None:
    name, record, found = study
    game = find(name)
    moment = next(moment for moment in found.moments if moment.reasons)
    assert moment.seat is not None and moment.better is not None
    state = positions(game, record)[moment.line - 1]
    knowledge = knowledge_at(game, state, moment.seat, moment.hidden)
    claim = moment.reasons[0]
    moves = game.parse(moment.better), game.parse(moment.move)
    again = reasons(game, appraiser_for(game, 2, 1), knowledge, *moves, claim.seed, claim.continuations)

    assert again == moment.reasons


def test_what_can_be_watched_is_what_the_reasons_were_told_from(study: tuple[str, Record, Analysis]) -> None:
    """Every pair watched, and counted again: the frequencies that the sentences say."""
    name, record, found = study
    moment = next(one for one in found.moments if any(claim.kind == "event" for claim in one.reasons))
    count = continuations_of(found, moment)
    pairs = [watch(find(name), record, found, moment, number) for number in range(count)]

    for place, claim in enumerate(moment.reasons):
        for side, said in enumerate((claim.after_better, claim.after_played)):
            plays = [pair[side] for pair in pairs]
            if claim.kind == "event":
                seen = 100.0 * sum(any(place in scene.reasons for scene in play.scenes) for play in plays) / count
            else:
                seen = sum(play.points if claim.kind == "points" else 100.0 * play.chance for play in plays) / count
            assert seen == pytest.approx(said)
    better, played = pairs[0]
    assert (better.move, played.move) == (moment.better, moment.move)
    assert all(find(name).text(pair[0].scenes[0].move) == moment.better for pair in pairs)


def test_a_move_is_no_reason_for_itself(study: tuple[str, Record, Analysis]) -> None:
    name, record, _ = study
    game = find(name)
    state = next(state for state in positions(game, record) if state.actor() >= 0)
    seat = state.actor()
    move = game.parse(next(line.text for line in record.lines if line.seat == seat))

    assert not reasons(game, appraiser_for(game, 2, 1), knowledge_at(game, state, seat, False), move, move, 1, 20)
    assert is_deed(("event-plays", (("card", "captain"), ("who", 1))), {"captain", "admiral"}, 1)
    assert not is_deed(("event-plays", (("card", "captain"), ("who", 0))), {"captain", "admiral"}, 1)


def test_a_difference_in_doubt_is_not_sure() -> None:
    assert difference([1.0, 0.0] * 20, [0.0, 1.0] * 20) == (0.0, False)
    assert difference([1.0] * 40, [0.0] * 40) == (1.0, True)
    assert not difference([1.0] * 3 + [0.0] * 37, [0.0] * 40)[1]


@pytest.mark.parametrize("name", OURS)
def test_a_hint_says_what_its_move_is_better_than(name: str) -> None:
    """In the middle of a game, and of a turn, from what a seat sees."""
    game = find(name)
    record = random_game(game, 3, 2)
    states = [state for state in positions(game, record) if state.actor() >= 0]
    for part in (3, 2) if not COMPLETE else (8, 4, 3, 2):
        state = states[len(states) // part]
        seat = state.actor()
        view = game.view(state, seat)
        found = opinions(Thinker(1, Budget(iterations=60)).consider(game, view))
        advice = advise(game, view, found)
        assert advice.move == game.text(found[0].move)
        for language in LANGUAGES:
            texts = advice_texts(Words(language, game), game, advice, NAMES, seat)
            assert texts
            assert all(text and "hint-" not in text and "reason-" not in text for text in texts)
        if advice.interval is not None:
            assert advice.interval.low > 0.0
        else:
            assert not advice.reasons


def test_points_are_scored_whatever_the_total_comes_to() -> None:
    game = find("santa_cruz")
    keys = {key_of(Event("event-scores", {"who": 1, "n": 2, "total": total})) for total in ("7", "9")}

    assert len(keys) == 1
    event, facts = keys.pop()
    claim = Claim("event", 70.0, 10.0, 0.1, 100, 1, event, dict(facts))
    for language, said in (("en", "scores 2 points”"), ("fr", "marque 2 points »"), ("it", "segna 2 punti»")):
        assert f"Bruno {said}" in claim_text(Words(language, game), game, claim, NAMES, 0).replace("\u00a0", " ")


def test_a_gain_that_is_measured_to_the_game_has_no_interval() -> None:
    words = Words("en")

    assert gain_text(words, 0.08, Interval(0.079, 0.082)) == "Worth 8 games in 100."
    assert gain_text(words, 0.08, Interval(0.07, 0.09)) == "Worth about 8 games in 100 (7 to 9)."


def test_a_reason_against_says_so() -> None:
    game = find(OURS[0])
    found = analyse(game, random_game(game, 2, 3), replace(QUICK, explained=1))
    claim = next(claim for moment in found.moments for claim in moment.reasons)
    words = Words("en", game)

    assert claim_text(words, game, replace(claim, part=-0.1), NAMES, 0).startswith("But ")
