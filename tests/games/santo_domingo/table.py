"""Positions for the tests, laid out as on a table."""

from __future__ import annotations

from collections.abc import Sequence

from antilles.games.santo_domingo import cards, rules
from antilles.games.santo_domingo.components import CARDS
from antilles.games.santo_domingo.game import GAME
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.kernel.move import Moves
from antilles.kernel.state import State
from antilles.kernel.step import step

LETTERS = {letter: 1 << index for index, letter in enumerate("12345678")}


def hand_of(numbers: str) -> int:
    """Cards by number: "78" is Trader and Beggar."""
    return sum(LETTERS[card] for card in numbers)


def table(
    seats: int,
    *,
    rows: tuple[int, int, int] | None = None,
    vp: Sequence[int] = (),
    goods: Sequence[int] = (),
    hands: Sequence[str] = (),
    **options: str,
) -> SantoDomingo:
    """A table after the supply, cards still to be chosen; what is not said is as at the start."""
    state = GAME.begin(seats, GAME.settle(seats, options))
    if rows:
        state.vp_row, state.goods_row, state.exchange_row = rows
    for seat, value in enumerate(vp):
        state.vp[seat] = value
    for seat, value in enumerate(goods):
        state.goods[seat] = value
    for seat, hand in enumerate(hands):
        state.hand[seat] = hand_of(hand)
    return state


def choose(state: SantoDomingo, *chosen: str) -> SantoDomingo:
    """All seats choose, in seat order, cards by number: "1" or "13"."""
    for seat, numbers in enumerate(chosen):
        names = " ".join(CARDS[int(number) - 1] for number in sorted(numbers))
        state = move(state, seat, f"play {names}")
    return state


def move(state: SantoDomingo, seat: int, text: str) -> SantoDomingo:
    after = step(state, seat, GAME.parse(text))
    assert isinstance(after, SantoDomingo), f"{text}: {after}"
    return after


def refused(state: State, seat: int, text: str) -> tuple[str, str, dict[str, int | str]]:
    """Statement, key and numbers of the refusal; the state must stay as it is."""
    before = state.snapshot()
    refusal = step(state, seat, GAME.parse(text))
    assert not isinstance(refusal, State), f"{text} is allowed"
    assert state.snapshot() == before
    return refusal.statement, refusal.key, refusal.facts


def resolved(state: SantoDomingo, *chosen: str) -> SantoDomingo:
    """Cards 1 to 6 and the Traders' step back, without what follows: markers as they then stand."""
    for seat, numbers in enumerate(chosen):
        state.hand[seat] &= ~hand_of(numbers)
        state.played[seat] = hand_of(numbers)
    for number in (
        cards.captains,
        cards.admirals,
        cards.governors,
        cards.frigates,
        cards.galleons,
        cards.customs,
        rules.traders,
    ):
        number(state)
    return state


def lots(state: SantoDomingo, seat: int) -> list[tuple[int, int]]:
    """The exchanges on offer as (goods, VP)."""
    moves = Moves()
    state.legal(seat, moves)
    facts = [GAME.moves.facts(number) for number in moves.list()]
    return [(int(fact["goods"]), int(fact["vp"])) for fact in facts]
