"""What bots may use: positions are judged as a player would, and rollouts prefer sensible moves."""

from __future__ import annotations

from antilles.bots.greedy import best_move
from antilles.games.cuba.game import GAME
from antilles.games.cuba.state import Cuba
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from tests.games.cuba.table import end_of_round, go, statutes, table


def choice(state: Cuba) -> str:
    """What the bot that looks one move ahead plays."""
    seat = int(state.actor())
    return GAME.text(best_move(GAME.belief(GAME.view(state, seat)), GAME.insight, seat, Rng(1)))


def test_a_tax_that_brings_two_points_is_paid() -> None:
    assert choice(statutes(table(2, pesos=[10, 0]))) == "pay tax"


def test_goods_are_loaded_where_they_bring_most() -> None:
    state = go(table(yard={0: {"rum": 2}}, docks="4 3 9 5"), "play mayor", "main")

    assert choice(state) == "load 3 rum"


def test_two_points_from_a_hotel_are_not_left_lying() -> None:
    state = go(table(tiles={0: {(1, 2): "small_hotel"}}), "play foreman")

    assert choice(state) == "activate small_hotel"


def test_more_points_and_more_buildings_are_worth_more() -> None:
    plain = GAME.insight.value(table(2, vp=[10, 10]), 0)

    assert GAME.insight.value(table(2, vp=[15, 10]), 0) > plain
    assert GAME.insight.value(table(2, vp=[10, 15]), 0) < plain
    assert GAME.insight.value(table(2, vp=[10, 10], tiles={0: {(2, 2): "bank"}}), 0) > plain


def test_at_the_end_only_the_place_counts() -> None:
    state = end_of_round(table(3, round=6, vp=[20, 30, 10]))

    assert [GAME.insight.value(state, seat) for seat in range(3)] == [0.25, 1.0, 0.0]


def test_the_bias_sells_dear_and_stops_last() -> None:
    state = go(table(yard={0: {"citrus": 1, "rum": 1}}, pesos=[0, 0]), "play tradeswoman", "main")
    moves, weights = Moves(), Moves()
    state.legal(0, moves)
    GAME.insight.bias(state, 0, moves, weights)
    by_text = dict(zip([GAME.text(move) for move in moves.list()], weights.list(), strict=True))

    assert by_text["sell rum"] > by_text["sell citrus"] > by_text["done"]
