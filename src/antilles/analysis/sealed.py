"""Sealed choices made side by side: what each seat might have chosen, and what each one's choice did (Shapley)."""

from __future__ import annotations

from dataclasses import dataclass
from math import factorial

from antilles.analysis.appraiser import Appraiser
from antilles.analysis.rows import Values, less, mean, plus, scaled, soft_choice, weighted
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import State


@dataclass
class Sight:
    """What one seat could choose, how good each choice seemed, and its policy."""

    legal: list[int]
    quality: list[float]
    policy: list[float]
    known: Values
    """What its choice did by what it knew."""


class Seal:
    """One set of sealed choices before they are opened."""

    def __init__(self, appraiser: Appraiser, state: State, seats: list[int], profiles: int, seed: int) -> None:
        self.appraiser = appraiser
        self.state = state
        self.seats = seats
        self.profiles = profiles
        self.seed = seed
        self.views: dict[int, Sight] = {}

    def consider(self, seat: int, played: int, worlds: list[State], temperature: float) -> None:
        """Each choice against others who choose as in rollouts: the same ones for every choice."""
        moves = Moves()
        self.state.legal(seat, moves)
        legal = moves.list()
        rng = Rng(self.seed + 2 * seat + 1)
        looks: list[list[Values]] = []
        if len(legal) > 1:
            for number in range(self.profiles):
                world = worlds[number % len(worlds)]
                others = {other: self.as_in_rollouts(world, other, rng) for other in self.seats if other != seat}
                luck = self.seed + number
                looks.append([self.after(world, others | {seat: move}, luck) for move in legal])
        else:
            looks.append([self.appraiser.appraise(self.state, self.seed)])
        quality = mean([[value[seat] for value in look] for look in looks])
        policy = soft_choice(quality, temperature)
        chosen = legal.index(played)
        known = mean([less(look[chosen], weighted(look, policy)) for look in looks])
        self.views[seat] = Sight(legal, quality, policy, known)

    def as_in_rollouts(self, world: State, seat: int, rng: Rng) -> int:
        return self.appraiser.rollout.choose(world, world.question, seat, rng)

    def after(self, world: State, choices: dict[int, int], luck: int) -> Values:
        """The value once all have chosen."""
        opened = world.copy()
        for seat in self.seats:
            opened.advance(seat, choices[seat])
        return self.appraiser.appraise(opened, luck)

    def draw_profile(self, rng: Rng) -> dict[int, int]:
        """A choice of every seat by its policy."""
        return {seat: pick(self.views[seat].legal, self.views[seat].policy, rng.real()) for seat in self.seats}


def pick(moves: list[int], chances: list[float], ticket: float) -> int:
    for move, chance in zip(moves, chances, strict=True):
        ticket -= chance
        if ticket < 0.0:
            return move
    return moves[-1]


def share(seal: Seal, played: dict[int, int], after: Values) -> tuple[dict[int, Values], dict[int, Values], Values]:
    """Each seat's Shapley value; what its choice alone did on the mean; and what all policies together expected.

    A coalition made the choices it really made, the others choose by their policies; over the same draws of these for
    every coalition.
    """
    seats = seal.seats
    rng = Rng(seal.seed - 1)
    profiles = [seal.draw_profile(rng) for _ in range(seal.profiles)]
    whole = (1 << len(seats)) - 1
    values: list[Values] = []
    for coalition in range(whole):
        real = {seat: played[seat] for place, seat in enumerate(seats) if coalition >> place & 1}
        values.append(mean([seal.after(seal.state, profile | real, seal.seed) for profile in profiles]))
    values.append(after)
    shares = dict(zip(seats, shapley(values, len(seats)), strict=True))
    alone = {seat: less(values[1 << place], values[0]) for place, seat in enumerate(seats)}
    return shares, alone, values[0]


def shapley(values: list[Values], players: int) -> list[Values]:
    """The Shapley values of a game whose worth is a row: ``values`` by coalition, as bits."""
    found: list[Values] = []
    for player in range(players):
        sum_of = [0.0] * len(values[0])
        for coalition in range(1 << players):
            if coalition >> player & 1:
                continue
            size = coalition.bit_count()
            weight = factorial(size) * factorial(players - size - 1) / factorial(players)
            gain = less(values[coalition | 1 << player], values[coalition])
            sum_of = plus(sum_of, scaled(gain, weight))
        found.append(sum_of)
    return found
