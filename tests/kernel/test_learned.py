"""The learned evaluation: whole numbers, the same everywhere, of what a state shows and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest
from librt.vecs import vec

from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.data import DataError
from antilles.kernel.game import Game
from antilles.kernel.learned import Inputs, Learned, look, shown_terms
from antilles.kernel.learned_file import read_net
from antilles.kernel.move import Moves
from antilles.kernel.prospects import KNOTS, Prospects
from antilles.kernel.state import State
from antilles.kernel.step import random_move
from tests.bots.nets import HIDDEN, net_text

GAMES = dict(games())
SCALE = {2: [0.6, 0.5, 0.4, 0.3, 0.2, 0.1], 4: [1.0] * KNOTS}
DIGEST = "f76fe2"
"""Interpreted and compiled the same: the test runs in both modes."""


def formula_of(game: Game) -> Prospects[Any]:
    """With weights of the test's own: who tunes a game's does not change these numbers."""
    formula = game.weighed({key: 0.25 + 0.03125 * place for place, key in enumerate(sorted(game.tuning.weights))})
    assert isinstance(formula, Prospects)
    formula.calibrate(SCALE)
    return formula


def states_of(game: Game, seats: int) -> Iterator[State]:
    """The states of one random game."""
    rng, moves, weights = Rng(3), Moves(), Moves()
    state = game.start(seats)
    while state.actors():
        state.advance(state.actor(), random_move(state, state.actor(), rng, moves, weights))
        yield state


def values_of(evaluation: Learned | Prospects[Any], state: State) -> list[float]:
    found = vec[float]([0.0] * state.seats)
    evaluation.values(state, found)
    return list(found)


@pytest.mark.parametrize("name", GAMES)
def test_rewards_add_up_as_at_the_end(name: str) -> None:
    game = GAMES[name]
    for seats in (game.seats[0], game.seats[-1]):
        formula = formula_of(game)
        learned = Learned(formula, {0: read_net(net_text(formula), formula, name)})
        for state in states_of(game, seats):
            assert sum(values_of(learned, state)) == pytest.approx(0.5 + seats / 4.0)


@pytest.mark.parametrize("name", GAMES)
def test_a_net_of_zeros_leaves_the_formula_as_it_is(name: str) -> None:
    game = GAMES[name]
    formula = formula_of(game)
    learned = Learned(formula, {0: read_net(net_text(formula, size=0), formula, name)})
    for state in states_of(game, game.seats[-1]):
        assert values_of(learned, state) == pytest.approx(values_of(formula, state), abs=1e-12)


def test_a_table_may_have_a_net_of_its_own() -> None:
    """And one without a net is judged by the formula alone."""
    game = GAMES["santo_domingo"]
    formula = formula_of(game)
    nets = [read_net(net_text(formula, seed), formula, "x") for seed in (5, 6)]
    both, of_two = Learned(formula, {0: nets[0], 2: nets[1]}), Learned(formula, {2: nets[1]})
    usual, special = Learned(formula, {0: nets[0]}), Learned(formula, {0: nets[1]})
    two, four = (list(states_of(game, seats)) for seats in (2, 4))
    for state in (state for pair in zip(two, four, strict=False) for state in pair):
        for_two = state.seats == 2
        assert values_of(both, state) == values_of(special if for_two else usual, state)
        assert values_of(of_two, state) == values_of(special if for_two else formula, state)


@pytest.mark.parametrize("name", GAMES)
def test_the_net_says_what_its_weights_say(name: str) -> None:
    """Reckoned again in plain Python from the inputs."""
    game = GAMES[name]
    formula = formula_of(game)
    text = net_text(formula)
    rows = json.loads(text)
    learned = Learned(formula, {0: read_net(text, formula, name)})
    inputs = Inputs(formula)
    for number, state in enumerate(states_of(game, 2)):
        if number % 10 or not state.actors():
            continue
        own, common, _, _ = look(inputs, state, 2)
        learned.values(state, vec[float]([0.0, 0.0]))
        assert learned.correction() == plain_correction(rows, own[1], common)


def plain_correction(rows: dict[str, list[int]], own: list[int], common: list[int]) -> int:
    layer = list(rows["bias"])
    for weights, terms in ((rows["own"], own), (rows["common"], common)):
        for term, times in enumerate(terms):
            for unit in range(HIDDEN):
                layer[unit] += times * weights[term * HIDDEN + unit]
    bent = [min(max(unit, 0), 1 << 16) for unit in layer]
    straight = sum(times * weight for times, weight in zip(own, rows["straight"], strict=True))
    return straight + sum(unit * weight for unit, weight in zip(bent, rows["out"], strict=True))


def test_the_same_numbers_interpreted_and_compiled() -> None:
    digest = sha256()
    for name in GAMES:
        formula = formula_of(GAMES[name])
        learned = Learned(formula, {0: read_net(net_text(formula), formula, name)})
        inputs = Inputs(formula)
        for seats in (GAMES[name].seats[0], GAMES[name].seats[-1]):
            for state in states_of(GAMES[name], seats):
                digest.update(repr(values_of(learned, state)).encode())
                if state.actors():
                    digest.update(repr(look(inputs, state, seats)).encode())
    assert digest.hexdigest()[: len(DIGEST)] == DIGEST


@pytest.mark.parametrize("name", GAMES)
def test_every_term_has_a_name_of_its_own(name: str) -> None:
    formula = formula_of(GAMES[name])
    own, common = shown_terms(formula)
    assert len(set(own)) == len(own)
    assert len(set(common)) == len(common)
    seen: set[int] = set()
    for state in states_of(GAMES[name], 2):
        if state.actors():
            rows, _, _, _ = look(Inputs(formula), state, 2)
            seen |= {term for row in rows for term, times in enumerate(row) if times}
    assert len(seen) > len(own) // 3


def test_a_file_with_a_changed_weight_is_refused() -> None:
    formula = formula_of(GAMES["santo_domingo"])
    rows = json.loads(net_text(formula))
    rows["bias"][0] += 1
    with pytest.raises(DataError, match="digest"):
        read_net(json.dumps(rows), formula, "x")


def test_a_file_for_other_terms_is_refused() -> None:
    formula = formula_of(GAMES["santo_domingo"])
    with pytest.raises(DataError, match="train again"):
        read_net(net_text(formula_of(GAMES["cuba"])), formula, "x")


@pytest.mark.parametrize("text", ["{", "{}", "[]"])
def test_what_is_no_file_of_weights_is_refused(text: str) -> None:
    with pytest.raises(DataError):
        read_net(text, formula_of(GAMES["santo_domingo"]), "x")


def test_a_calibration_without_a_row_for_the_seats_takes_the_nearest() -> None:
    game = GAMES["santo_domingo"]
    scaled, plain = formula_of(game), formula_of(game)
    plain.scale = vec[float]()
    state = game.start(5)
    assert scaled.measured_lead(state, 5) == plain.decisive_lead(state)
    assert scaled.measured_lead(state, 2) == pytest.approx(0.6 * plain.decisive_lead(state))
    assert plain.measured_lead(state, 2) == plain.decisive_lead(state)
