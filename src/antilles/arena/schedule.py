"""Who plays whom, where, and with which luck: fixed by the tournament's seed."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations


@dataclass(frozen=True)
class Pairing:
    """One game of a tournament."""

    number: int
    deal: int
    """Games of one deal differ in the seats only: the same bots, the same chance."""
    lineup: tuple[int, ...]
    """Entrant at each seat."""
    chance: int
    """Seed of the game's chance."""
    minds: tuple[int, ...]
    """Seed of each seat's bot."""


def number_from(*words: int | str) -> int:
    """A seed made of words: the same everywhere, different for different words."""
    return int.from_bytes(sha256(" ".join(map(str, words)).encode()).digest()[:6])


def tables(entrants: int, seats: int) -> list[tuple[int, ...]]:
    """Every group that can sit at one table; with fewer bots than seats they sit more than once."""
    if entrants > seats:
        return list(combinations(range(entrants), seats))
    return [tuple(seat % entrants for seat in range(seats))]


def schedule(entrants: int, seats: int, games: int, seed: int) -> list[Pairing]:
    """At least ``games`` games, in whole deals: every bot of a deal sits once at every seat."""
    groups = tables(entrants, seats)
    pairings: list[Pairing] = []
    deal = 0
    while len(pairings) < games:
        group = groups[deal % len(groups)]
        for turn in range(seats):
            lineup = tuple(group[(seat + turn) % seats] for seat in range(seats))
            number = len(pairings)
            minds = tuple(number_from(seed, "mind", number, seat) for seat in range(seats))
            pairings.append(Pairing(number, deal, lineup, number_from(seed, "chance", deal), minds))
        deal += 1
    return pairings
