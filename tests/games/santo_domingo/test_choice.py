"""Choosing cards: SD-025 … SD-028, SD-060, SD-090, E-09, A-02."""

from __future__ import annotations

import pytest

from antilles.games.santo_domingo.components import ALL_CARDS, BEGGAR, BEGGAR_BY_HAND, GOODS_MAX
from antilles.games.santo_domingo.game import GAME
from antilles.games.santo_domingo.rules import CHOOSE
from antilles.kernel.bits import count_bits
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.step import random_move
from antilles.testing import rule, texts
from tests.games.santo_domingo.table import choose, hand_of, move, refused, table


@rule("SD-025")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_one_card_with_four_to_six_players(seats: int) -> None:
    assert texts(GAME, table(seats), 0) == [
        "play captain",
        "play admiral",
        "play governor",
        "play frigate",
        "play galleon",
        "play customs",
        "play trader",
        "play beggar",
    ]


@rule("SD-025", "SD-026")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("hand", "pairs"), [("12345678", 28), ("134568", 15), ("3568", 6), ("58", 1)])
def test_two_different_cards_in_any_order_with_two_or_three(seats: int, hand: str, pairs: int) -> None:
    moves = texts(GAME, table(seats, hands=[hand]), 0)

    assert len(moves) == len(set(moves)) == pairs
    assert all(len(set(text.split()[1:])) == 2 for text in moves)


@rule("SD-025")
def test_choices_are_sealed_until_the_last_one_is_in() -> None:
    state = move(table(4), 2, "play captain")

    assert state.actors() == [0, 1, 3]
    for viewer in (0, 1, 3, None):
        view = GAME.view(state, viewer)
        assert view.chosen == ()
        assert view.players[2].hand == view.players[0].hand
    assert GAME.view(state, 2).chosen == ("captain",)
    assert state.audience(0, GAME.parse("play admiral")) == 0b0001


@rule("SD-025")
def test_any_order_of_arrival_gives_the_same_table() -> None:
    plays = {0: "play captain", 1: "play admiral", 2: "play governor", 3: "play frigate"}
    ends = set()
    for order in ([0, 1, 2, 3], [3, 1, 0, 2], [2, 3, 1, 0]):
        state = table(4)
        for seat in order:
            state = move(state, seat, plays[seat])
        ends.add(state.snapshot())
    assert len(ends) == 1


@rule("SD-027")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_hand_is_never_empty_before_a_choice(seats: int) -> None:
    sizes = set()
    for seed in range(30):
        state, rng, moves, weights = table(seats), Rng(seed), Moves(), Moves()
        while state.actors():
            if state.question is CHOOSE and state.played[state.actor()] == 0:
                hand = state.hand[state.actor()]
                sizes.add(count_bits(hand))
                assert hand & BEGGAR
            state.advance(state.actor(), random_move(state, state.actor(), rng, moves, weights))
    assert sizes == ({8, 6, 4, 2} if seats == 2 else {8, 7, 6, 5, 4, 3, 2, 1})


@rule("SD-027", "SD-052")
def test_e09_the_last_card_is_the_beggar_and_is_forced() -> None:
    state = table(4, goods=[0, 0, 0, 0], hands=["8"])

    assert texts(GAME, state, 0) == ["play beggar"]
    assert choose(state, "8", "7", "7", "1").goods[0] == 4 + 2 * 2


@rule("SD-028", "SD-060", "SD-090")
def test_played_cards_lie_open_while_traders_exchange_and_then_are_discarded() -> None:
    state = choose(table(4, goods=[9, 0, 0, 0]), "7", "1", "2", "3")

    view = GAME.view(state, 1)
    assert [player.on_table for player in view.players] == [("trader",), ("captain",), ("admiral",), ("governor",)]
    after = move(state, 0, "exchange 0 0")
    assert [player.on_table for player in GAME.view(after, 1).players] == [()] * 4
    assert GAME.view(after, 1).players[0].discard == ("trader",)
    assert [*after.hand] == [ALL_CARDS & ~hand_of(card) for card in "7123"]


@rule("SD-090")
def test_everything_but_the_running_choice_is_open_to_a_spectator() -> None:
    state = choose(table(4, goods=[3, 5, 7, 9]), "1", "2", "4", "5")
    view = GAME.view(state, None)

    assert [player.goods for player in view.players] == [*state.goods]
    assert view.players[0].discard == ("captain",)
    assert view.chosen == ()


@rule("SD-025", "SD-060", "SD-028")
def test_refusals_of_a_play() -> None:
    four = table(4, hands=["2345678"])
    two = table(2)

    assert refused(four, 0, "play captain admiral") == ("SD-025", "refusal-number-of-cards", {"need": 1})
    assert refused(two, 0, "play captain") == ("SD-025", "refusal-number-of-cards", {"need": 2})
    assert refused(four, 0, "play captain") == ("SD-060", "refusal-not-in-hand", {"card": "captain"})
    assert refused(move(four, 0, "play beggar"), 0, "play trader") == ("SD-025", "refusal-already-chosen", {})
    assert refused(four, 0, "exchange 3 1") == ("SD-030", "refusal-nothing-to-resolve", {})
    trading = choose(table(4, goods=[9, 0, 0, 0]), "7", "1", "2", "3")
    assert refused(trading, 1, "play admiral") == ("SD-028", "refusal-cards-are-open", {})


@rule("SD-012", "SD-020")
def test_seats_and_moves_that_do_not_exist() -> None:
    state = table(4)
    no_seat = state.refusal(4, 0)
    no_move = state.refusal(0, len(GAME.moves))

    assert no_seat is not None and (no_seat.statement, no_seat.key) == ("SD-012", "refusal-no-such-seat")
    assert no_move is not None and (no_move.statement, no_move.key) == ("SD-020", "refusal-unknown-move")


@rule("SD-040", "SD-041", "SD-043", "SD-044", "SD-048", "SD-052")
def test_a_view_says_what_each_card_in_hand_would_bring_now() -> None:
    """What the cards on the screen promise is what the rules give when nobody else plays the same."""
    state = table(4, rows=(7, 9, 9), goods=[11, 6, 13, 8], hands=["124578", "12345678", "2345678", "1278"])

    gains = GAME.view(state, 0).gains

    assert {card: (gain.vp, gain.goods) for card, gain in gains.items()} == {
        "captain": (2, 0),
        "admiral": (5, 0),
        "frigate": (0, 3),
        "galleon": (0, 4),
        "trader": (7, 0),
        "beggar": (0, 1),
    }
    assert GAME.view(state, None).gains == {}
    assert GAME.view(choose(state, "7", "1", "2", "8"), 1).gains == {}


@rule("SD-034", "SD-052")
def test_gains_know_the_store_and_the_second_card() -> None:
    full = table(4, rows=(1, 12, 0), goods=[14, 4, 4, 4])
    few = table(2, hands=["58", "12345678"])

    assert GAME.view(full, 0).gains["galleon"].goods == GOODS_MAX - 14
    assert GAME.view(full, 0).gains["admiral"].vp == 1
    assert GAME.view(few, 0).gains["beggar"].goods == BEGGAR_BY_HAND[0]


@rule("SD-090")
def test_a_sealed_choice_changes_no_gain() -> None:
    before = table(4)
    after = move(before, 2, "play captain")

    assert GAME.view(after, 2).gains == GAME.view(before, 2).gains
    assert GAME.view(after, 0).gains == GAME.view(before, 0).gains
