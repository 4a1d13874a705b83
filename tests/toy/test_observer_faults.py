"""Faults put into the toy game's observer are caught by the check meant for each."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mypy_extensions import i64

from antilles.kernel.observer import Sheet
from antilles.kernel.state import State
from antilles.testing import Broken, Case, Setup, numbers
from tests.toy.game import PearlsGame
from tests.toy.observer import PearlsObserver
from tests.toy.scramble import scramble
from tests.toy.state import Pearls


class OpenChests(PearlsObserver):
    def observe_diver(self, state: Pearls, diver: int, shown: bool, sheet: Sheet) -> None:
        super().observe_diver(state, diver, True, sheet)


class PeeksAtTheBag(PearlsObserver):
    """Nothing of another diver, but what is left in the bag tells of them all."""

    def observe(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Pearls)
        super().observe(state, seat, sheet)
        sheet.at -= 1
        sheet.put(state.bag[0])


class Short(PearlsObserver):
    def observe(self, state: State, seat: i64, sheet: Sheet) -> None:
        super().observe(state, seat, sheet)
        sheet.at -= 1


class Rich(PearlsObserver):
    def observe_diver(self, state: Pearls, diver: int, shown: bool, sheet: Sheet) -> None:
        super().observe_diver(state, diver, shown, sheet)
        sheet.at -= 1
        sheet.put(-1)


class Meddling(PearlsObserver):
    def observe(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Pearls)
        super().observe(state, seat, sheet)
        state.coins[0] += 1


class Blind(PearlsObserver):
    def observe(self, state: State, seat: i64, sheet: Sheet) -> None:
        sheet.blank(self.size)


@pytest.mark.parametrize(
    ("check", "observer"),
    [
        (numbers.observations_hide_what_is_hidden, OpenChests),
        (numbers.observations_hide_what_is_hidden, PeeksAtTheBag),
        (numbers.observations_follow_from_views, OpenChests),
        (numbers.observations_keep_to_their_fields, Short),
        (numbers.observations_keep_to_their_fields, Rich),
        (numbers.observations_keep_to_their_fields, Meddling),
        (numbers.observations_are_not_blind, Blind),
    ],
)
def test_a_fault_of_the_observer_is_caught(check: Callable[[Case], None], observer: type[PearlsObserver]) -> None:
    game: PearlsGame = type("Faulty", (PearlsGame,), {"observer": observer()})()

    with pytest.raises(Broken):
        check(Case(game, Setup(3, {"rounds": "5"}), scramble=scramble))
    check(Case(PearlsGame(), Setup(3, {"rounds": "5"}), scramble=scramble))
