"""What a result is worth to each seat."""

from __future__ import annotations

from librt.vecs import vec


def place_rewards(places: list[int]) -> vec[float]:
    """Half for winning, half by place: 1 for a sole first, 0 for a sole last; equals share.

    With two seats this is winning or not. With more, only winning counts in full, but a bot that can
    no longer win still fights for its place, as people do.
    """
    seats = len(places)
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    rewards = vec[float]([0.0] * seats)
    for seat in range(seats):
        below = 0
        level = 0
        for place in places:
            if place > places[seat]:
                below += 1
            elif place == places[seat]:
                level += 1
        by_place = (float(below) + float(level - 1) / 2.0) / float(seats - 1)
        win = 1.0 / float(winners) if places[seat] == 1 else 0.0
        rewards[seat] = 0.5 * win + 0.5 * by_place
    return rewards
