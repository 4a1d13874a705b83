"""Games to learn from: a searching bot against itself, with varied thought and some moves at random.

What is kept of a game are its moves and what the searches hoped for, not what an evaluation looked at: so another
evaluation can be fitted to the same games.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from antilles.arena.contest import on_trial
from antilles.arena.entrants import Trial
from antilles.arena.schedule import number_from
from antilles.bots.bot import options_of
from antilles.bots.match import play_out, seeded_luck
from antilles.bots.thinker import Thinker
from antilles.games import find
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.state import CHANCE, State

SLIPS = (0, 5, 15, 30)
"""Of a table: parts in 100 of its decisions made at random, so that the games go where good play does not."""
OPENINGS = (0, 0, 2, 6)
"""Decisions at the beginning made at random."""
THOUGHT = (0.5, 1.0, 1.0, 2.0)
"""Times the iterations that were asked for."""
MIXED_TABLES = 0.5
"""The part of the tables at which another evaluation sits beside the best one."""


@dataclass(frozen=True)
class Played:
    """One game: who moved what, how it ended, and at some moves the reward that each seat could hope for."""

    number: int
    seats: int
    places: tuple[int, ...]
    scores: tuple[int, ...]
    moves: list[tuple[int, int]] = field(default_factory=list)
    hopes: dict[int, list[float]] = field(default_factory=dict)
    """By the number of the move before which the search looked."""


def play_to_learn(game: str, trial: Trial, seats: int, number: int, seed: int, other: Trial | None = None) -> Played:
    """What a worker does: one game from names and numbers alone, always the same.

    At some tables sits another evaluation as well, if there is one: what it leads itself into is learned from. What its
    searches hope for is not, as they may be wrong about just that.
    """
    chosen = find(game)
    dice = random.Random(number_from(seed, "learn", number))  # noqa: S311
    slips, opening = dice.choice(SLIPS), dice.choice(OPENINGS)
    theirs = seats_of_other(seats, dice) if other is not None else set()
    bots = []
    for seat in range(seats):
        thought = max(8, round(trial.iterations * dice.choice(THOUGHT)))
        mind = number_from(seed, "learner", number, seat)
        sits = other if other is not None and seat in theirs else trial
        bots.append(on_trial(chosen, "learner", replace(sits, iterations=thought, slips=slips), mind))
    moves: list[tuple[int, int]] = []
    hopes: dict[int, list[float]] = {}
    state = chosen.start(seats)

    def answer(state: State, seat: int) -> int:
        if sum(1 for who, _ in moves if who != CHANCE) < opening:
            legal = options_of(chosen, chosen.view(state, seat), Rng(dice.getrandbits(32)))
            return dice.choice(legal)
        bot = bots[seat]
        assert isinstance(bot, Thinker)
        return think_and_hope(chosen, state, seat, bot, len(moves), {} if seat in theirs else hopes)

    for seat, move in play_out(state, answer, seeded_luck(Rng(number_from(seed, "chance", number)))):
        moves.append((seat, move))
    return Played(number, seats, tuple(state.ranking()), tuple(state.scores()), moves, hopes)


def seats_of_other(seats: int, dice: random.Random) -> set[int]:
    """Where another evaluation sits: nowhere at half of the tables, else on any seats but for one at least."""
    if dice.random() >= MIXED_TABLES:
        return set()
    order = dice.sample(range(seats), seats)
    return {order[0]} | {seat for seat in order[2:] if dice.random() < 0.5}


def think_and_hope(game: Game, state: State, seat: int, bot: Thinker, at: int, hopes: dict[int, list[float]]) -> int:
    """The bot's move; what its search hoped for every seat is kept."""
    view = game.view(state, seat)
    move = bot.without_thinking(game, view)
    if move >= 0:
        return move
    search = bot.search(game, view)
    search.decide(bot.budget.most(game))
    hopes[at] = [round(float(total) / float(search.iterations), 4) for total in search.hopes]
    return int(search.choice())


def positions(game: Game, played: Played) -> Iterator[tuple[int, State]]:
    """The game again: the number of each move and the state before it, which must not be changed."""
    state = game.start(played.seats)
    for at, (seat, move) in enumerate(played.moves):
        yield at, state
        state.advance(seat, move)


def append_game(path: Path, played: Played) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(played), separators=(",", ":")) + "\n")


def read_games(path: Path) -> list[Played]:
    """All whole lines of a file, in the order of their numbers; none where there is no file."""
    if not path.exists():
        return []
    found: dict[int, Played] = {}
    for line in path.read_text(encoding="utf-8").split("\n")[:-1]:
        kept = json.loads(line)
        kept["moves"] = [(seat, move) for seat, move in kept["moves"]]
        kept["hopes"] = {int(at): row for at, row in kept["hopes"].items()}
        kept["places"], kept["scores"] = tuple(kept["places"]), tuple(kept["scores"])
        found[kept["number"]] = Played(**kept)
    return [found[number] for number in sorted(found)]
