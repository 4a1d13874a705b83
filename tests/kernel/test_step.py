"""The checked door, random play and places, on the toy game."""

from __future__ import annotations

import pytest

from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, NOBODY, Question, Refusal, State, places
from antilles.kernel.step import chance_move, legal_moves, odds, playout, random_move, step
from antilles.testing import play
from tests.toy.game import GAME
from tests.toy.rules import DIVE
from tests.toy.state import Pearls


def test_a_legal_move_gives_a_new_state_and_leaves_the_old() -> None:
    state = GAME.start(2)
    before = state.snapshot()
    after = step(state, CHANCE, GAME.parse("pearl pink"))

    assert isinstance(after, Pearls)
    assert after.pearl == [1, -1]
    assert state.snapshot() == before


@pytest.mark.parametrize(("seat", "text"), [(0, "pearl pink"), (0, "keep"), (5, "pass"), (-7, "keep")])
def test_an_illegal_move_gives_a_refusal(seat: int, text: str) -> None:
    state = GAME.start(2)
    before = state.snapshot()

    assert isinstance(step(state, seat, GAME.parse(text)), Refusal)
    assert state.snapshot() == before


@pytest.mark.parametrize("move", [-1, 7, 10**6])
def test_a_number_outside_the_table_gives_a_refusal(move: int) -> None:
    assert isinstance(step(GAME.start(2), CHANCE, move), Refusal)


def test_a_game_without_a_reason_still_refuses() -> None:
    class Silent(Pearls):
        def refusal(self, seat: int, move: int) -> Refusal | None:
            return None

    assert step(Silent(2, DIVE, 3), 0, GAME.parse("buy")) == Refusal("", "refusal-not-asked")


def test_refusals_are_equal_by_what_they_say() -> None:
    refusal = Refusal("PD-030", "refusal-coins", {"need": 2})

    assert refusal == Refusal("PD-030", "refusal-coins", {"need": 2})
    assert hash(refusal) == hash(Refusal("PD-030", "refusal-coins", {"need": 2}))
    assert refusal != Refusal("PD-030", "refusal-coins", {"need": 3})
    assert refusal != "PD-030"
    assert repr(refusal) == "Refusal('PD-030', 'refusal-coins', {'need': 2})"


def test_only_who_is_asked_has_legal_moves() -> None:
    state = play(GAME, GAME.start(2), "* pearl pink", "* pearl pink", "0 keep")

    assert [len(legal_moves(state, seat)) for seat in (CHANCE, 0, 1, 2, NOBODY)] == [0, 0, 2, 0, 0]


def test_odds_stand_beside_the_chance_moves() -> None:
    moves, weights = odds(GAME.start(2))

    assert (moves.list(), weights.list()) == ([0, 1, 2], [12, 8, 4])


def test_chance_draws_by_the_odds() -> None:
    rng = Rng(1)
    drawn = [chance_move(GAME.start(2), rng) for _ in range(2400)]

    assert [abs(drawn.count(pearl) - wanted) < 120 for pearl, wanted in enumerate((1200, 800, 400))] == [True] * 3


def test_a_random_move_is_any_legal_one() -> None:
    state = play(GAME, GAME.start(2), "* pearl pink", "* pearl pink")
    rng, moves, weights = Rng(2), Moves(), Moves()

    assert {random_move(state, 1, rng, moves, weights) for _ in range(50)} == set(legal_moves(state, 1))


def test_a_playout_ends_and_counts_decisions_without_chance() -> None:
    for seats in GAME.seats:
        state = GAME.start(seats, {"rounds": "5"})

        assert playout(state, Rng(seats), Moves(), Moves()) == 5 * 2 * seats
        assert state.actors() == []
        assert state.actor() == NOBODY


@pytest.mark.parametrize(
    ("keys", "wanted"),
    [
        ([(3,), (5,), (4,)], [3, 1, 2]),
        ([(5,), (5,), (4,)], [1, 1, 3]),
        ([(5, 0), (5, 1), (5, 1), (4, 9)], [3, 1, 1, 4]),
        ([(0,), (0,)], [1, 1]),
        ([(-3,), (-5,)], [1, 2]),
        ([], []),
    ],
)
def test_places_are_shared_and_the_next_is_left_out(keys: list[tuple[int, ...]], wanted: list[int]) -> None:
    assert places(keys) == wanted


def test_the_base_of_states_promises_and_does_nothing() -> None:
    state = State(2, Question[State]("some"))
    for ask in (state.scores, state.ranking, lambda: state.refusal(0, 0), lambda: state.advance(0, 0)):
        with pytest.raises(NotImplementedError):
            ask()
    assert (state.actor(), state.actors()) == (0, [0])
    assert state.audience(0, 0) == -1
    assert state.opens()
