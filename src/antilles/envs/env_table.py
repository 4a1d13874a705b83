"""What all environments share: a running game, its observations and masks as NumPy arrays, its rewards."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from antilles.envs.memory import new_leaf
from antilles.envs.setting_up import settled, whole_seed
from antilles.kernel.chance import Rng
from antilles.kernel.episode import Episode
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.observer import Observer
from antilles.kernel.observing import Eyes
from antilles.kernel.reward import place_rewards

Observation = dict[str, NDArray[Any]]


class NotObservable(ValueError):
    """The game has no observer, so there is nothing to learn from."""


def observer_of(game: Game) -> Observer[Any]:
    if game.observer is None:
        raise NotObservable(f"{game.name} has no observer")
    return game.observer


def rewards_of(places: list[int]) -> list[float]:
    """By place, from -1 for a sole last to 1 for a sole first; only at the end of a game."""
    return [2.0 * reward - 1.0 for reward in place_rewards(places)]


def seeded(seed: int | None) -> Rng:
    return Rng(secrets.randbits(62) if seed is None else whole_seed(seed))


NOTHING = Moves()


class Senses:
    """One running game and the eyes of its seats; arrays may be kept.

    ``actions`` may be more than the game has moves.
    """

    def __init__(
        self, game: Game, seats: int | None, options: Mapping[str, str] | None, actions: int | None = None
    ) -> None:
        self.game = game
        self.seats = seats if seats is not None else game.seats[0]
        self.options = settled(game, self.seats, options)
        self.observer = observer_of(game)
        self.actions = actions if actions is not None else len(game.moves)
        self.eyes = Eyes(self.observer, self.actions, self.seats, partial(new_leaf, self.observer.size, self.actions))
        self._start = game.start(self.seats, self.options)
        self._rng: Rng | None = None
        self.episode: Episode
        self.dealt: tuple[int, int]

    def deal(self, seed: int | None) -> Episode:
        """A new game. A seed decides every draw of it and, until the next seed, of those after it."""
        if seed is not None or self._rng is None:
            self._rng = seeded(seed)
        self.dealt = (self._rng.s0, self._rng.s1)
        self.episode = Episode(self._start.copy(), self._rng)
        return self.episode

    def deal_again(self, dealt: tuple[int, int]) -> Episode:
        """The same game from its beginning, by what the generator was then."""
        rng = Rng(0)
        rng.s0, rng.s1 = dealt
        self._rng = rng
        return self.deal(None)

    def numbers(self, seat: int) -> NDArray[np.int16]:
        return self.observe(seat, NOTHING)["observation"]

    def whole(self) -> NDArray[np.int16]:
        """What all seats see, one after the other: nothing is hidden from all of them."""
        return np.concatenate([self.numbers(seat).copy() for seat in range(self.seats)])

    def texts(self, moves: Moves) -> list[str]:
        return [self.game.text(move) for move in moves.list()]

    def observe(self, seat: int, moves: Moves) -> Observation:
        """Numbers, and these moves as the mask."""
        return self.eyes.see(self.episode.state, seat, moves)
