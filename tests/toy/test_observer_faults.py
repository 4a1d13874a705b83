"""Faults put into the toy game's observer are caught by the check meant for each."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from antilles.kernel.observer import PLAYERS, bit, put
from antilles.testing import Broken, Case, Setup, numbers
from tests.toy.game import PearlsGame
from tests.toy.observer import PearlsObserver
from tests.toy.scramble import scramble
from tests.toy.state import Pearls


class OpenChests(PearlsObserver):
    def observe_diver(self, state: Pearls, diver: int, shown: bool, sheet: vec[i16], at: i64) -> i64:
        return super().observe_diver(state, diver, True, sheet, at)


class PeeksAtTheBag(PearlsObserver):
    """Nothing of another diver, but what is left in the bag tells of them all."""

    def observe(self, state: Pearls, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
        return put(sheet, super().observe(state, seat, news, sheet, marks, at) - 1, state.bag[0])


class Short(PearlsObserver):
    def observe(self, state: Pearls, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
        return super().observe(state, seat, news, sheet, marks, at) - 1


class Long(PearlsObserver):
    """Says that it keeps to its size, but writes on."""

    def observe(self, state: Pearls, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
        end = super().observe(state, seat, news, sheet, marks, at)
        put(sheet, end, 1)
        return end


class Sticky(PearlsObserver):
    """A diver without coins has nothing written, not even zeros."""

    def observe_diver(self, state: Pearls, diver: int, shown: bool, sheet: vec[i16], at: i64) -> i64:
        end = at + self.player_size
        return super().observe_diver(state, diver, shown, sheet, at) if state.coins[diver] else end


class Forgetful(PearlsObserver):
    """Says that a move changes only the things of its diver, who may sell last and so show what all have done."""

    def reach(self, state: Pearls, seat: i64, move: i64) -> i64:
        return bit(seat)

    def observe(self, state: Pearls, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
        return super().observe(state, seat, news, sheet, marks, at) if news & PLAYERS == PLAYERS else at + self.size


class Rich(PearlsObserver):
    def observe_diver(self, state: Pearls, diver: int, shown: bool, sheet: vec[i16], at: i64) -> i64:
        return put(sheet, super().observe_diver(state, diver, shown, sheet, at) - 1, -1)


class Meddling(PearlsObserver):
    def observe(self, state: Pearls, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
        state.coins[0] += 1
        return super().observe(state, seat, news, sheet, marks, at)


class Blind(PearlsObserver):
    def observe(self, state: Pearls, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
        return at + self.size


@pytest.mark.parametrize(
    ("check", "observer"),
    [
        (numbers.observations_hide_what_is_hidden, OpenChests),
        (numbers.observations_hide_what_is_hidden, PeeksAtTheBag),
        (numbers.observations_follow_from_views, OpenChests),
        (numbers.observations_keep_to_their_fields, Short),
        (numbers.observations_keep_to_their_fields, Long),
        (numbers.observations_keep_to_their_fields, Rich),
        (numbers.observations_can_be_written_over_others, Sticky),
        (numbers.observations_change_no_further_than_moves_reach, Forgetful),
        (numbers.observations_keep_to_their_fields, Meddling),
        (numbers.observations_are_not_blind, Blind),
    ],
)
def test_a_fault_of_the_observer_is_caught(check: Callable[[Case], None], observer: type[PearlsObserver]) -> None:
    game: PearlsGame = type("Faulty", (PearlsGame,), {"observer": observer()})()

    with pytest.raises(Broken):
        check(Case(game, Setup(3, {"rounds": "5"}), scramble=scramble))
    check(Case(PearlsGame(), Setup(3, {"rounds": "5"}), scramble=scramble))
