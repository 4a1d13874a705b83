"""The buffer of moves and the move table."""

from __future__ import annotations

import pytest

from antilles.kernel.move import Moves, MoveTable, UnknownMove


def small_table() -> MoveTable:
    table = MoveTable()
    table.block("pass")
    table.block("buy", ("goods", "n"), [("citrus", 1), ("citrus", 2), ("sugar", 1)])
    table.block("buy", ("goods",), [("all",)], "buy-all")
    return table


def test_a_buffer_is_filled_again_and_again() -> None:
    moves = Moves()
    for _ in range(3):
        moves.clear()
        for move in range(100):
            moves.add(move)

        assert moves.list() == list(range(100))
        assert (moves.count, moves.sum(), moves.at(99)) == (100, 4950, 99)


def test_a_buffer_knows_what_it_has_and_not_what_it_had() -> None:
    moves = Moves()
    moves.add(5)
    moves.clear()
    moves.add(6)

    assert moves.has(6)
    assert not moves.has(5)
    assert moves.sum() == 6


def test_blocks_get_numbers_in_their_order() -> None:
    table = MoveTable()

    assert [table.block("a"), table.block("b", ("n",), [(1,), (2,)]), table.block("c")] == [0, 1, 3]
    assert len(table) == 4


def test_a_move_has_text_verb_words_facts_and_shadow() -> None:
    table = small_table()

    assert table.texts == ["pass", "buy citrus 1", "buy citrus 2", "buy sugar 1", "buy all"]
    assert [table.verb(move) for move in range(5)] == ["pass", "buy", "buy", "buy", "buy"]
    assert [table.words(move) for move in (0, 1, 4)] == ["pass", "buy", "buy-all"]
    assert [table.facts(move) for move in (0, 2)] == [{}, {"goods": "citrus", "n": 2}]
    assert [table.shadow(move) for move in (0, 2)] == ["pass ?", "buy ?"]


@pytest.mark.parametrize("text", ["buy citrus 2", "  buy   citrus\t2 "])
def test_a_text_is_parsed_whatever_its_spaces(text: str) -> None:
    assert small_table().parse(text) == 2


@pytest.mark.parametrize("text", ["", "buy", "Buy citrus 2", "buy citrus 3", "buy citrus 2 2", "pass ?"])
def test_a_text_that_names_no_move_is_unknown(text: str) -> None:
    with pytest.raises(UnknownMove):
        small_table().parse(text)


def test_two_moves_may_not_have_one_text() -> None:
    table = small_table()

    with pytest.raises(ValueError, match="'buy sugar 1'"):
        table.block("buy", ("goods", "n"), [("sugar", 1)])


def test_arguments_need_a_name_each() -> None:
    with pytest.raises(ValueError, match="zip"):
        MoveTable().block("buy", ("goods",), [("sugar", 1)])
