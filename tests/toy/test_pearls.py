"""The rules of Pearl Divers, one test a statement: what the tests of a real game look like, in small."""

from __future__ import annotations

from antilles.kernel.state import Refusal, State
from antilles.kernel.step import step
from antilles.testing import play, rule, texts
from tests.toy.game import GAME
from tests.toy.moves import BAG, WORTH
from tests.toy.state import Pearls


def table(seats: int = 2, rounds: str = "3", moves: tuple[str, ...] = ()) -> Pearls:
    return play(GAME, GAME.start(seats, {"rounds": rounds}), *moves)


def after(state: Pearls, *moves: str) -> Pearls:
    return play(GAME, state, *moves)


def refused(state: State, seat: int, text: str) -> tuple[str, str]:
    refusal = step(state, seat, GAME.parse(text))
    assert isinstance(refusal, Refusal)
    return refusal.statement, refusal.key


@rule("PD-001")
def test_the_bag() -> None:
    assert (BAG, WORTH) == ([12, 8, 4], [1, 2, 3])


@rule("PD-010")
def test_two_to_four_divers_with_a_coin_each() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    assert table(3).coins == [1, 1, 1]


@rule("PD-011")
def test_three_rounds_or_five() -> None:
    one_round = ("* pearl white", "* pearl white", "0 keep", "1 keep", "0 pass", "1 pass")

    assert table(2, "3", one_round * 3).actors() == []
    assert table(2, "5", one_round * 3).actors() == [-1]


@rule("PD-020")
def test_each_diver_draws_and_looks_alone() -> None:
    state = table(2, moves=("* pearl black",))

    assert state.bag == [12, 8, 3]
    assert [GAME.view(state, viewer).pearl for viewer in (0, 1, None)] == ["black", None, None]


@rule("PD-021")
def test_all_choose_at_once_and_in_secret() -> None:
    state = table(2, moves=("* pearl black", "* pearl white"))

    assert state.actors() == [0, 1]
    assert texts(GAME, state, 0) == texts(GAME, state, 1) == ["keep", "sell"]
    assert after(state, "1 sell").actors() == [0]
    assert refused(after(state, "1 sell"), 1, "keep") == ("PD-021", "refusal-already-chosen")


@rule("PD-022")
def test_sold_pearls_are_paid_and_kept_ones_stay_hidden() -> None:
    state = table(2, moves=("* pearl black", "* pearl white"))

    assert after(state, "0 sell", "1 sell").coins == [4, 2]
    assert after(state, "0 sell", "1 keep").coins == [7, 1]
    assert after(state, "0 keep", "1 keep").kept == [[0, 0, 1], [1, 0, 0]]


@rule("PD-030")
def test_a_lamp_costs_two_coins_and_two_are_enough() -> None:
    state = table(2, moves=("* pearl black", "* pearl white", "0 sell", "1 keep"))

    assert texts(GAME, state) == ["buy", "pass"]
    assert refused(state, 1, "pass") == ("PD-030", "refusal-not-your-turn")
    state = after(state, "0 buy")
    assert (state.coins, state.lamps) == ([5, 1], [1, 0])
    assert refused(state, 1, "buy") == ("PD-030", "refusal-coins")
    state.lamps[1] = 2
    state.coins[1] = 9
    assert refused(state, 1, "buy") == ("PD-030", "refusal-lamps")


@rule("PD-040", "PD-041")
def test_points_and_places_at_the_end() -> None:
    keep = ("* pearl black", "* pearl white", "0 keep", "1 keep", "0 pass", "1 pass")
    state = table(2, moves=keep * 3)

    assert state.scores() == [1 + 3 * 4, 1 + 3 * 2]
    assert state.ranking() == [1, 2]


@rule("PD-041")
def test_lamps_break_a_tie_and_equals_share() -> None:
    state = table(3)
    state.coins, state.lamps = [4, 1, 4], [0, 1, 0]

    assert state.scores() == [4, 4, 4]
    assert state.ranking() == [2, 1, 2]
