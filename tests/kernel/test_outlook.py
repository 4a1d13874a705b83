"""What is asked and what a move would do: in words for every decision, and true of what the engine then does."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.outlook import Prospect, difference
from antilles.kernel.rehearsal import WORLDS, foresee, rehearse
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import legal_moves, random_move
from antilles.locale import LANGUAGES, Words

NAMES = ["Ana", "Bruno", "Chiara", "Dario", "Elena", "Fabio"]
OPTIONS = {"cuba": {"expansion": "on"}}
GAMES = 3
TRIED = 2
"""Moves tried out at each decision."""

PHASES = {
    "santo_domingo": {"choose", "trade"},
    "santiago_de_cuba": {"demand", "car", "fence", "pickpocket", "lawyer", "deliveries", "broker", "building"},
    "santa_cruz": {"choose_group", "landing", "cards", "second", "choose_set", "discard"},
    "cuba": {
        "pick",
        "turn",
        "action",
        "pawn",
        "harvest",
        "irrigate",
        "trade",
        "alternative",
        "build",
        "extra",
        "place",
        "activate",
        "load",
        "use",
        "veto",
        "bid",
        "pass",
        "tax",
        "duty",
        "duty_piece",
        "discard",
        "send",
        "store",
        "swap",
        "hire",
        "cover",
        "overbuild",
        "over_extra",
        "gift",
    },
}
"""All decisions of a game, by the phase its view names."""


def phase_of(view: object, name: str = "phase") -> str:
    return str(getattr(view, name))


@cache
def decisions(name: str) -> list[tuple[State, int]]:
    """The decisions of some games played at random, at the fewest and at the most seats."""
    game = games()[name]
    chooser, found = random.Random(11), []
    for number in range(GAMES):
        state = game.start(game.seats[-1 if number % 2 else 0], OPTIONS.get(name) if number else None)
        rng, moves, weights = Rng(number), Moves(), Moves()
        while state.actors():
            seat = chooser.choice(state.actors())
            if seat != CHANCE:
                found.append((state.copy(), seat))
            move = random_move(state, seat, rng, moves, weights)
            state.advance(seat, move)
    return found


def prospects(name: str) -> Iterator[tuple[Game, State, int, int, Prospect]]:
    """A few moves at every fifth decision, with what they would do."""
    game, chooser = games()[name], random.Random(5)
    for state, seat in decisions(name)[::5]:
        legal = legal_moves(state, seat)
        for move in chooser.sample(legal, min(TRIED, len(legal))):
            prospect = foresee(game, game.view(state, seat), move, Rng(move))
            assert prospect is not None
            yield game, state, seat, move, prospect


@pytest.mark.parametrize("name", games())
def test_every_decision_is_a_question_in_three_languages(name: str) -> None:
    game = games()[name]
    for state, seat in decisions(name):
        view, legal = game.view(state, seat), legal_moves(state, seat)
        question = game.question(view, legal)
        for language in LANGUAGES:
            said = Words(language, game).sentence(game, question, NAMES)
            assert re.search(r"\?|\.$", said), said
            assert not re.search(r"\{|\$|ask-|_", said), said


@pytest.mark.parametrize("name", games())
def test_every_phase_has_its_question(name: str) -> None:
    game = games()[name]
    for phase in PHASES[name]:
        for language in LANGUAGES:
            assert Words(language, game).knows(f"ask-{phase.replace('_', '-')}"), phase
    assert {phase_of(game.view(state, seat)) for state, seat in decisions(name)} <= PHASES[name]


@pytest.mark.parametrize("name", games())
def test_a_prospect_is_what_the_engine_then_does(name: str) -> None:
    """Costs and gains are the difference that the move itself makes in the real game, wherever the seat can know it."""
    known = 0
    for game, state, seat, move, prospect in prospects(name):
        trial = rehearse(game, game.view(state, seat), [move], Rng(3)).last
        assert trial is not None
        if trial.after is None:
            continue
        known += 1
        after, alone = state.copy(), state.copy()
        after.advance(seat, move)
        alone.question.deed(alone, seat, move)
        holdings = [game.holdings(game.view(seen, seat)) for seen in (state, alone)]
        assert (prospect.costs, prospect.gains) == difference(*holdings), game.text(move)
        assert prospect.undoable == (after.actors() == [seat])
        if prospect.undoable:
            assert list(prospect.follows) == legal_moves(after, seat)
        else:
            assert not prospect.follows
    assert known


def test_what_the_end_of_a_round_takes_is_no_price_of_the_move_before_it() -> None:
    """CU-110: whoever declines the last duty of a round pays nothing, though products spoil right afterwards."""
    game, spoiled = games()["cuba"], 0
    for state, seat in decisions("cuba"):
        if phase_of(game.view(state, seat)) in ("tax", "duty"):
            move = game.parse(f"decline {phase_of(game.view(state, seat))}")
            prospect = foresee(game, game.view(state, seat), move, Rng(1))
            assert prospect is not None
            assert not prospect.costs
            assert not prospect.gains
            after = state.copy()
            after.advance(seat, move)
            costs, _ = difference(*[game.holdings(game.view(seen, seat)) for seen in (state, after)])
            spoiled += bool(costs)
    assert spoiled


@pytest.mark.parametrize("name", games())
def test_a_prospect_is_said_in_three_languages(name: str) -> None:
    for game, _state, _seat, move, prospect in prospects(name):
        for language in LANGUAGES:
            words = Words(language, game)
            picked, then = words.picked(game, move, prospect, NAMES), words.then(game, prospect, NAMES)
            assert not re.search(r"\{|\$|_|(move|deed|then|if|ask|amount|picked)-", f"{picked} {then}"), game.text(move)
            for kind, n in {**prospect.costs, **prospect.gains}.items():
                if kind not in prospect.said:
                    assert str(n) in picked


def test_a_drive_says_where_it_goes_what_it_costs_and_what_follows() -> None:
    game = games()["santiago_de_cuba"]
    said = set()
    for state, seat in decisions(game.name):
        view = game.view(state, seat)
        if phase_of(view) == "car":
            for move in legal_moves(state, seat):
                prospect = foresee(game, view, move, Rng(1))
                assert prospect is not None
                said.add(
                    (
                        Words("en", game).picked(game, move, prospect, NAMES),
                        Words("en", game).then(game, prospect, NAMES),
                    )
                )
    maria = [then for picked, then in said if picked == "Drive to Maria: pay 1 peso, gain 2 points"]
    assert any(
        re.fullmatch(r"then the [A-Z][a-z ]+(, the [A-Z][a-z ]+)? or the [A-Z][a-z ]+ \(red tulip\)", one)
        for one in maria
    )


def test_a_building_that_brings_less_than_its_tile_says_why() -> None:
    """Santa Cruz: over spaces that others stand on one goes back; whoever reads “2” on the tile would wonder."""
    game = games()["santa_cruz"]
    less = set()
    for state, seat in decisions(game.name):
        view = game.view(state, seat)
        for move in legal_moves(state, seat):
            prospect = foresee(game, view, move, Rng(1)) if phase_of(view) == "landing" else None
            if prospect is None or prospect.deed.key != "deed-build":
                continue
            facts = prospect.deed.facts
            (tile,) = [site.tile for site in view.sites if site.id == facts["site"]]
            points = facts["n"] if facts["sign"] == "plus" else -facts["n"]  # type: ignore[operator]
            assert facts["back"] == tile.points - points
            said = Words("en", game).picked(game, move, prospect, NAMES)
            assert bool(facts["back"]) == ("less: space" in said)
            less.add(facts["back"])
    assert {0, 1} <= less


def test_a_card_alone_brings_what_the_cards_together_bring() -> None:
    """Santo Domingo: the Captain and the Admiral take from the same row, one after the other."""
    game = games()["santo_domingo"]
    state = game.start(2)
    view = game.view(state, 0)
    gains = []
    for text in ("play captain admiral", "play captain trader", "play admiral trader"):
        prospect = foresee(game, view, game.parse(text), Rng(1))
        assert prospect is not None and prospect.then is not None and prospect.then.key == "if-alone"
        gains.append(prospect.gains.get("vp", 0))

    assert gains[0] <= view.vp_row


@pytest.mark.parametrize("name", games())
def test_a_prospect_knows_no_more_than_the_seat(name: str) -> None:
    """Made of the view alone: states that look alike to a seat have the same prospect, whatever else is drawn."""
    game = games()[name]
    for state, seat in decisions(name)[:: max(1, len(decisions(name)) // 25)]:
        view = game.view(state, seat)
        move = legal_moves(state, seat)[0]
        assert len({str(foresee(game, view, move, Rng(seed))) for seed in range(WORLDS)}) == 1


def test_an_objective_says_what_it_brings_to_everybody() -> None:
    """SC: all who meet it score. What is told of the others is what they then gain, and one in vain says so."""
    game, told = games()["santa_cruz"], set()
    for state, seat in decisions(game.name):
        for move in legal_moves(state, seat):
            if not game.text(move).startswith("objective "):
                continue
            prospect = foresee(game, game.view(state, seat), move, Rng(1))
            assert prospect is not None
            if prospect.then is None or prospect.then.key != "then-objective":
                continue  # the last one: what is hidden is revealed right after it
            after = state.copy()
            after.question.deed(after, seat, move)
            seen = [game.view(one, seat).players for one in (state, after)]
            gained = [now.points - then.points for then, now in zip(*seen, strict=True)]
            most = max(0, *[n for other, n in enumerate(gained) if other != seat])
            assert prospect.then.facts == {"n": most}
            assert ("no points for you" in Words("en", game).picked(game, move, prospect, NAMES)) == (not gained[seat])
            told.add((bool(gained[seat]), bool(most)))
    assert told == {(True, True), (True, False), (False, True), (False, False)}


def test_whoever_is_asked_for_tax_or_duty_is_told_what_paying_brings() -> None:
    game = games()["cuba"]
    for state, seat in decisions("cuba"):
        view, legal = game.view(state, seat), legal_moves(state, seat)
        if phase_of(view) in ("tax", "duty"):
            said = Words("en", game).sentence(game, game.question(view, legal), NAMES)
            assert said.endswith("Tax or duty alone earns 2 points, both earn 5."), said
