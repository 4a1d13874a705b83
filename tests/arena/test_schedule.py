"""Everybody sits everywhere equally often, and games of one deal have the same luck."""

from __future__ import annotations

from collections import Counter

import pytest

from antilles.arena.entrants import Entrant, NoSuchProgram, numbered, our_bot, program
from antilles.arena.schedule import schedule, tables
from antilles.bots.kinds import NoSuchBot
from antilles.games import games

GAME = next(iter(games().values()))


@pytest.mark.parametrize(("entrants", "seats", "games"), [(2, 2, 10), (3, 2, 30), (2, 6, 12), (4, 4, 8), (5, 3, 90)])
def test_every_bot_sits_at_every_seat_equally_often(entrants: int, seats: int, games: int) -> None:
    counted = Counter(
        (seat, who) for pairing in schedule(entrants, seats, games, 1) for seat, who in enumerate(pairing.lineup)
    )

    assert set(counted) == {(seat, who) for seat in range(seats) for who in range(entrants)}
    for who in range(entrants):
        assert len({counted[seat, who] for seat in range(seats)}) == 1


def test_a_deal_has_one_luck_and_different_deals_have_others() -> None:
    pairings = schedule(3, 3, 30, 7)
    lucks = {pairing.deal: {other.chance for other in pairings if other.deal == pairing.deal} for pairing in pairings}

    assert all(len(luck) == 1 for luck in lucks.values())
    assert len({luck for chances in lucks.values() for luck in chances}) == len(lucks) == 10
    assert len({mind for pairing in pairings for mind in pairing.minds}) == 90


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [len(schedule(2, 4, games, 1)) for games in (1, 4, 5)] == [4, 4, 8]


def test_more_games_begin_with_the_same_games() -> None:
    assert schedule(4, 3, 60, 9)[:30] == schedule(4, 3, 30, 9)
    assert schedule(4, 3, 30, 9) != schedule(4, 3, 30, 10)


def test_more_bots_than_seats_meet_in_all_groups() -> None:
    assert tables(4, 3) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    assert tables(2, 5) == [(0, 1, 0, 1, 0)]


def test_a_bot_that_comes_twice_has_two_names() -> None:
    twice = numbered([our_bot("greedy", GAME), our_bot(" greedy@2 ", GAME), our_bot("uniform", GAME)])

    assert [entrant.name for entrant in twice] == ["greedy@2", "greedy@2#2", "uniform@1"]


def test_programs_are_found_before_anything_is_played() -> None:
    assert program("python3 -u some/bot.py --fast") == Entrant("bot.py", ("python3", "-u", "some/bot.py", "--fast"))
    for command in ("", "no-such-program-anywhere x", 'python3 "unclosed'):
        with pytest.raises(NoSuchProgram):
            program(command)
    with pytest.raises(NoSuchBot):
        our_bot("admiral", GAME)
