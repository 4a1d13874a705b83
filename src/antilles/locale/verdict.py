"""Why a game ended as it did: what put each seat before the next one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """A message key of the house or of the game; for a tie-break the game's criterion and the two numbers."""

    key: str
    criterion: str = ""
    mine: int = 0
    theirs: int = 0


def reasons(places: Sequence[int], merits: Sequence[tuple[int, ...]]) -> list[Reason | None]:
    """For each seat why it stands where it stands; only the winner, ties and shared places need a word."""
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    found: list[Reason | None] = [None for _ in places]
    for seat, worse in zip(order, [*order[1:], None], strict=True):
        found[seat] = _reason(places, merits, seat, worse)
    return found


def _reason(places: Sequence[int], merits: Sequence[tuple[int, ...]], seat: int, worse: int | None) -> Reason | None:
    if sum(place == places[seat] for place in places) > 1:
        return Reason("why-shared-victory" if places[seat] == 1 else "why-shared")
    if worse is None:
        return None
    pairs = enumerate(zip(merits[seat], merits[worse], strict=True))
    index, (mine, theirs) = next(((index, pair) for index, pair in pairs if pair[0] != pair[1]), (0, (0, 0)))
    if index == 0:
        return Reason("why-0") if places[seat] == 1 else None
    return Reason("why-tie", f"why-{index}", abs(mine), abs(theirs))
