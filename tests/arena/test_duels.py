"""The commands in bench that play levels against each other, and somebody who reads a level's mind."""

from __future__ import annotations

from antilles.arena.parallel_search import InTurn
from antilles.arena.schedule import schedule
from antilles.bots.kinds import full_name
from antilles.bots.thinker import Thinker
from antilles.games import find
from bench.best_response import Reader, play
from bench.duel import deals, seated

GAME = find("santo_domingo")


def test_a_duel_without_a_time_counts_iterations() -> None:
    counting, timed = seated(GAME, "governor/10", 1, 0.0), seated(GAME, "governor/10", 1, 0.1)
    assert isinstance(counting, Thinker) and isinstance(timed, Thinker)
    counting.choose(GAME, GAME.view(GAME.start(2), 0))

    assert counting.budget.by_iterations() and counting.budget.most(GAME) == 12_000
    assert timed.budget.seconds == 0.1


def test_cores_are_played_in_turn() -> None:
    crew, name = seated(GAME, "governor/100*2", 7, 0.0), full_name("governor/100", GAME)

    assert isinstance(crew, InTurn)
    assert (crew.workers, crew.kind, crew.name) == (2, name, f"{name}*2")


def test_a_table_of_an_odd_number_is_played_both_ways() -> None:
    for deal in deals(5, 20, 3):
        seats = [who for pairing in deal for who in pairing.lineup]
        assert len(deal) == 10
        assert seats.count(0) == seats.count(1)


def test_a_reader_knows_the_odds_and_beats_who_has_them() -> None:
    """Eight games for two by fixed seeds: the outcome is the same on every machine."""
    reader = Reader("governor/100", 3, 20, 2)
    odds = reader.odds(GAME, GAME.view(GAME.start(2), 1))
    assert abs(sum(odds.values()) - 1) < 1e-9
    assert min(odds.values()) > 0.05
    won = sum(play(GAME, "governor/100", pairing, 150, 1) for pairing in schedule(2, 2, 8, 5))

    assert won >= 6
