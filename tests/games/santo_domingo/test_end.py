"""The end and the ranking: SD-062 … SD-082, X-08, E-10."""

from __future__ import annotations

import pytest

from antilles.games.santo_domingo import rules
from antilles.games.santo_domingo.game import GAME
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE
from antilles.kernel.step import random_move
from antilles.testing import rule
from tests.games.santo_domingo.table import choose, hand_of, move, refused, table


@rule("SD-070", "SD-071", "SD-062")
def test_x08_thirty_points_end_the_game_at_the_end_of_the_round() -> None:
    going_on = choose(table(4, vp=[27, 0, 0, 0], rows=(5, 5, 5)), "1", "3", "8", "8")
    over = choose(table(4, vp=[28, 0, 0, 0], rows=(5, 5, 5), goods=[7, 2, 0, 0]), "1", "6", "8", "8")

    assert (going_on.question is not rules.OVER, going_on.vp[0]) == (True, 29)
    assert over.actors() == []
    assert (over.vp[0], over.goods[0]) == (30 + 2, 1)
    assert over.round == 1


@rule("SD-070")
def test_the_round_is_completed_traders_and_beggars_included() -> None:
    state = choose(table(4, vp=[29, 0, 0, 0], rows=(5, 5, 9), goods=[0, 6, 0, 0]), "1", "7", "8", "8")
    assert state.actors() == [1]

    over = move(state, 1, "exchange 6 4")

    assert over.actors() == []
    assert over.vp[1] == 4
    assert over.goods[2] == (1 + 2) % 3


@rule("SD-070", "SD-030")
def test_after_the_end_every_move_is_refused() -> None:
    over = choose(table(4, vp=[30, 0, 0, 0]), "1", "6", "8", "8")

    assert refused(over, 0, "play captain") == ("SD-070", "refusal-game-over", {})
    assert refused(over, 1, "exchange 0 0") == ("SD-070", "refusal-game-over", {})


@rule("SD-070")
def test_the_safety_limit_ends_a_game_that_nobody_wants_to_end() -> None:
    state = table(4, goods=[0] * 4)
    rounds = 0
    while state.actors():
        state.goods[0] = 0
        state = choose(state, "8", "8", "8", "8")
        rounds += 1
    assert rounds == GAME.data()["round_limit"].value == 200


@rule("SD-080")
def test_with_45_points_thirty_is_not_the_end() -> None:
    assert choose(table(2, vp=[31, 0], target="45"), "13", "68").actors() == [0, 1]
    assert choose(table(2, vp=[44, 0], target="45", rows=(5, 5, 5)), "13", "68").actors() == []


@rule("SD-072", "SD-073")
@pytest.mark.parametrize(
    ("hands", "places"), [(["12", "123"], [2, 1]), (["123", "12"], [1, 2]), (["12", "34"], [1, 1])]
)
def test_e10_points_then_goods_then_cards(hands: list[str], places: list[int]) -> None:
    state = table(2, vp=[31, 29], goods=[2, 8], hands=["".join(sorted(hand + "45")) for hand in hands])
    state.hand[0], state.hand[1] = hand_of(hands[0]), hand_of(hands[1])

    rules.final_exchange(state)

    assert ([*state.vp], [*state.goods]) == ([31, 31], [2, 2])
    assert state.ranking() == places


@rule("SD-072")
def test_goods_left_decide_before_cards() -> None:
    state = table(3, vp=[31, 31, 31], goods=[1, 2, 0], hands=["12345678", "8", "12345678"])

    assert state.ranking() == [2, 1, 3]


@rule("SD-072")
def test_equal_players_share_a_place_and_the_next_is_left_out() -> None:
    state = table(4, vp=[30, 31, 31, 12], goods=[0, 1, 1, 0], hands=["1", "28", "38", "8"])

    assert state.ranking() == [3, 1, 1, 4]


@rule("SD-073")
def test_a_beggar_in_the_last_round_counts_eight_cards() -> None:
    over = choose(table(4, vp=[30, 30, 0, 0], goods=[0, 0, 0, 0], hands=["8", "12345678"], rows=(0, 0, 0)), *"8366")

    assert over.hand[0] == hand_of("12345678")
    assert over.ranking()[0] == 1


@rule("SD-074", "SD-071")
def test_the_winner_need_not_have_reached_the_target() -> None:
    over = choose(table(4, vp=[29, 27, 0, 0], goods=[0, 15, 0, 0], rows=(1, 0, 5)), "1", "8", "8", "8")

    assert over.scores()[:2] == [30, 32]
    assert over.ranking()[:2] == [2, 1]


@rule("SD-091")
def test_nothing_is_left_to_chance() -> None:
    state, rng, moves, weights = table(6), Rng(3), Moves(), Moves()
    while state.actors():
        assert state.actor() != CHANCE
        state.advance(state.actor(), random_move(state, state.actor(), rng, moves, weights))
