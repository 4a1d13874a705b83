"""The engine against the slow reference: the same questions, legal moves and tables, move by move (promise P9)."""

from __future__ import annotations

import pytest

from antilles.games.santiago_de_cuba.components import VALUES
from antilles.games.santiago_de_cuba.game import GAME
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.chance import Rng
from antilles.testing import rule, texts
from tests.games.santiago_de_cuba.reference import GOODS, KINDS, Reference

SETUPS = [(seats, move, zero) for seats in GAME.seats for move in ("off", "on") for zero in ("depart", "reroll")]


@rule("SdC-034", "SdC-050", "SdC-081", "SdC-105", "SdC-134", "SdC-143")
@pytest.mark.parametrize(("seats", "needs_move", "zero"), SETUPS)
def test_engine_and_reference_agree(seats: int, needs_move: str, zero: str) -> None:
    for seed in range(24):
        compare_one_game(seats, needs_move, zero, Rng(seed))


def compare_one_game(seats: int, needs_move: str, zero: str, rng: Rng) -> None:
    state = GAME.start(seats, {"owner_vp_requires_move": needs_move, "zero_demand": zero})
    assert isinstance(state, SantiagoDeCuba)
    reference = Reference(seats, needs_move == "on", zero == "reroll")
    while state.actors():
        assert state.actor() == reference.asked
        options = texts(GAME, state)
        assert len(options) == len(set(options))
        assert set(options) == reference.options
        text = choose(options, rng)
        state.advance(state.actor(), GAME.parse(text))
        reference.answer(text)
        compare_tables(state, reference)
    assert reference.over
    assert state.ranking() == reference.places()


def choose(options: list[str], rng: Rng) -> str:
    """Now and then dice that show 0, so that ships without demand occur."""
    if options[0].startswith("roll") and rng.below(4) == 0:
        return options[0]
    return options[rng.below(len(options))]


def compare_tables(state: SantiagoDeCuba, reference: Reference) -> None:
    assert ([*state.vp], [*state.pesos]) == (reference.vp, reference.pesos)
    if state.actors():
        held = [{kind: state.goods[seat * 6 + k] for k, kind in enumerate(KINDS)} for seat in range(state.seats)]
        assert held == reference.own
        assert [*state.supply] == [reference.left[kind] for kind in KINDS]
        assert (VALUES[state.flag], state.ship, state.car) == (reference.value, reference.ship, reference.car)
        assert state.question.name in ("rolling", "demand") or [*state.dice] == [
            reference.wanted(good) for good in GOODS
        ]
