"""A house of people whose strengths are known: do ratings order them, and do the bars hold?

Strengths are normal; whoever performs best wins. Noise grows with the root of the number of players, as the model
reckons and as the ladders of the bots show. ``python bench/ratings.py``.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics

from antilles.server.ratings.reckoning import Finished, Seated, Standing, rate
from antilles.server.ratings.scale import SURE, USUAL, reckoned

LOOKS = (5, 10, 20, 40)
LOGIT = 400 / math.log(10) / 30
"""In openskill's points: one step of the odds between two players."""

HOUSES = ((150, 1500, 0.3), (250, 1500, 0.3), (350, 1500, 0.3), (250, 1500, 0.0), (250, 1700, 0.3))


def play(people: int, games: int, spread: float, mean: float, bots: float, seed: int) -> tuple[float, dict[int, float]]:
    """How true and reckoned strength go together, and how often the bar holds after some games."""
    rng = random.Random(seed)
    true = {f"p{number}": reckoned(rng.gauss(mean, spread)) for number in range(people)}
    known: dict[str, Standing] = {}
    held: dict[int, list[bool]] = {look: [] for look in LOOKS}
    for number in range(people * games * 10 // 32):
        who = rng.sample(sorted(true), rng.choice((2, 3, 4, 5)))
        away = rng.randint(1, len(who) - 1) if rng.random() < bots else 0
        levels = [rng.choice(sorted(USUAL)) for _ in range(away)]
        who = who[: len(who) - away]
        strengths = [true[one] for one in who] + [reckoned(USUAL[level]) for level in levels]
        noise = LOGIT * math.sqrt(len(strengths) / 2)
        done = [strength - noise * math.log(-math.log(rng.random())) for strength in strengths]
        places = [1 + sum(other > mine for other in done) for mine in done]
        names = [(one, "") for one in who] + [("", level) for level in levels]
        seats = tuple(Seated(*name, place) for name, place in zip(names, places, strict=True))
        for change in rate(Finished(f"t{number}", "", number, seats), known):
            after = known[change.person] = change.after
            if after.games in held:
                held[after.games].append(abs(after.mu - true[change.person]) <= SURE * after.sigma)
    both = sorted(known)
    order = statistics.correlation([true[one] for one in both], [known[one].mu for one in both])
    return order, {look: statistics.mean(found) for look, found in held.items() if found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for spread, mean, bots in HOUSES:
        order, held = play(given.people, given.games, spread, mean, bots, given.seed)
        bars = ", ".join(f"{games}: {share:.0%}" for games, share in held.items())
        print(f"spread {spread}, mean {mean}, with bots {bots:.0%}: correlation {order:.2f}, bar holds after {bars}")


if __name__ == "__main__":
    main()
