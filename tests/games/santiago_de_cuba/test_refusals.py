"""Why a move is not allowed: the wrong time, the wrong seat, the end. Reasons in a phase stand with its tests."""

from __future__ import annotations

import pytest

from antilles.games.santiago_de_cuba.game import GAME
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, Refusal
from antilles.kernel.step import legal_moves, random_move, step
from antilles.testing import rule
from tests.games.santiago_de_cuba.table import moved, refused, roll, table
from tests.games.santiago_de_cuba.test_setup import PLACING, start

NOT_NOW = [
    (lambda: moved(start(2), *PLACING, *roll(1, 1, 1, 1, 1)), "drive 1", "SdC-028", "refusal-first-demand"),
    (lambda: table(), "pass", "SdC-040", "refusal-first-drive"),
    (lambda: table(), "exclude rum", "SdC-040", "refusal-first-drive"),
    (lambda: moved(table(before="pablo"), "drive 1"), "go bank", "SdC-066", "refusal-first-take"),
    (lambda: moved(table(before="el_zorro"), "drive 1"), "pass", "SdC-067", "refusal-first-give"),
    (lambda: moved(table(before="alonso"), "drive 1"), "go office", "SdC-071", "refusal-first-lawyer"),
    (lambda: moved(table(before="port"), "drive 1"), "use bank", "SdC-081", "refusal-first-deliver"),
    (lambda: moved(table(before="maria"), "drive 1"), "decline", "SdC-100", "refusal-first-walk"),
    (lambda: moved(table(before="maria"), "drive 1", "go casino"), "go cafe", "SdC-104", "refusal-first-use"),
]


@rule("SdC-034", "SdC-040", "SdC-100")
@pytest.mark.parametrize(("position", "text", "statement", "key"), NOT_NOW)
def test_a_move_at_the_wrong_time(position: object, text: str, statement: str, key: str) -> None:
    state = position()  # type: ignore[operator]

    assert refused(state, text)[:2] == (statement, key)


@rule("SdC-030")
def test_a_move_of_the_wrong_seat() -> None:
    assert refused(table(), "drive 1", seat=1) == ("SdC-030", "refusal-not-your-turn", {"who": 0})
    assert refused(table(), "drive 1", seat=2) == ("SdC-030", "refusal-no-such-seat", {"seats": 2})
    assert refused(table(), "drive 1", seat=-5)[1] == "refusal-no-such-seat"


@rule("SdC-152")
def test_nobody_chooses_for_chance_and_chance_chooses_for_nobody() -> None:
    assert refused(table(), "roll rum 2", seat=0)[:2] == ("SdC-152", "refusal-chance-decides")
    assert refused(start(2), "drive 1", seat=0)[:2] == ("SdC-152", "refusal-wait-for-chance")
    assert refused(table(), "drive 1", seat=CHANCE)[:2] == ("SdC-152", "refusal-no-such-draw")
    assert refused(start(2), "cuban maria", seat=CHANCE)[1] == "refusal-no-such-draw"
    assert start(2).refusal(CHANCE, GAME.parse("building bank")) is None


@rule("SdC-140")
def test_after_the_end() -> None:
    state = moved(table(car=8, value=4, ship=7), "drive 3")

    assert refused(state, "drive 1", seat=0)[:2] == ("SdC-140", "refusal-game-over")


@pytest.mark.parametrize("move", [-1, 665, 10**9])
def test_numbers_outside_the_table_are_refused(move: int) -> None:
    state = table()

    refusal = step(state, 0, move)

    assert isinstance(refusal, Refusal)
    assert refusal.key == "refusal-unknown-move"


@rule("SdC-034")
def test_exactly_the_legal_moves_are_not_refused() -> None:
    rng = Rng(8)
    moves, weights = Moves(), Moves()
    for game in range(3):
        state = GAME.start(2 + game)
        assert isinstance(state, SantiagoDeCuba)
        turns = 0
        while state.actors():
            seat = state.actor()
            if turns % 9 == 0:
                legal = legal_moves(state, seat)
                allowed = [move for move in range(len(GAME.moves)) if state.refusal(seat, move) is None]
                assert allowed == sorted(legal)
            turns += 1
            state.advance(seat, random_move(state, seat, rng, moves, weights))
