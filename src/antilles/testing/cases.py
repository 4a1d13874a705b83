"""What checks run on: set-ups of a game, random games from a seed, and the spots on their way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from antilles.kernel.chance import Rng, outcome
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.record import Record, new_record, print_record
from antilles.kernel.state import CHANCE, NOBODY, State
from antilles.kernel.step import chance_move

Scramble = Callable[[State, int | None, Rng], State]
"""``scramble(state, seat, rng)``: another state that this seat (None: a spectator) cannot tell from the first.

It is written from the rulebook's words on what is secret and knows nothing of the game's own views.
"""

GAMES = 3
LONGEST_GAME = 20_000


class Broken(AssertionError):
    """A game does not keep a promise; the text says which, and how to get there again."""


@dataclass(frozen=True)
class Setup:
    """A number of seats and the options that are not at their default."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([f"{self.seats}seats", *chosen])


def setups(game: Game) -> list[Setup]:
    """Every number of seats with default options, then every other value of an option once."""
    found = [Setup(seats) for seats in game.seats]
    for option in game.options:
        for value in option.values[1:]:
            allowed = [seats for seats in game.seats if option.allowed(value, seats)]
            found.append(Setup(allowed[len(found) % len(allowed)], {option.name: value}))
    return found


@dataclass(frozen=True, eq=False)
class Spot:
    """One decision of a random game: the state, who was asked, what they did, and the state after.

    The last spot of a game is its end: ``seat`` is NOBODY, ``move`` -1, and ``after`` the state itself.
    """

    case: Case
    seed: int
    number: int
    path: tuple[tuple[int, int], ...]
    state: State
    seat: int
    move: int
    after: State

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def record(self) -> Record:
        """The record up to this spot, its move not included."""
        record = self.case.new_record()
        for seat, move in self.path[: self.number]:
            record.add(seat, self.case.game.text(move))
        if self.over:
            record.finish(self.state)
        return record

    def __str__(self) -> str:
        who = {CHANCE: "chance", NOBODY: "nobody"}.get(self.seat, f"seat {self.seat}")
        text = "" if self.over else f" ({who}: {self.case.game.text(self.move)})"
        return f"{self.case}, seed {self.seed}, move {self.number + 1}{text}, after this record:\n\n" + print_record(
            self.record()
        )


@dataclass(frozen=True, eq=False)
class Case:
    """One game with one set-up, and the random games that the checks look at."""

    game: Game
    setup: Setup
    seed: int = 1
    scramble: Scramble | None = None
    games: int = GAMES
    bound: int = LONGEST_GAME

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def viewers(self) -> list[int | None]:
        """All seats, and the spectator."""
        return [*range(self.seats), None]

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}, {self.seats} seats, options [{options}]"

    @property
    def options(self) -> dict[str, str]:
        return self.game.settle(self.setup.seats, self.setup.options)

    def rng(self, salt: int = 0) -> Rng:
        """A generator of its own for each check and spot: nothing depends on what ran before."""
        return Rng(self.seed * 1_000_003 + salt)

    def start(self) -> State:
        state: State = self.game.start(self.seats, self.setup.options)
        return state

    def new_record(self) -> Record:
        return new_record(self.game, self.seats, self.setup.options)

    @cached_property
    def walks(self) -> list[list[Spot]]:
        """Some whole games; in every second one the seats follow the game's own bias."""
        return [walk(self, self.seed * 1000 + index, biased=index % 2 == 1) for index in range(self.games)]

    def spots(self, most: int) -> list[Spot]:
        """At most so many spots of the walks, drawn at random, ends included, always the same ones."""
        everything = [spot for spots in self.walks for spot in spots]
        if len(everything) <= most:
            return everything
        rng = self.rng(most)
        for index in range(most):
            other = index + rng.below(len(everything) - index)
            everything[index], everything[other] = everything[other], everything[index]
        return sorted(everything[:most], key=lambda spot: (spot.seed, spot.number))

    def decisions(self, most: int) -> list[Spot]:
        """As ``spots``, but without the ends."""
        return [spot for spot in self.spots(most) if not spot.over]


def walk(case: Case, seed: int, biased: bool = False) -> list[Spot]:
    """One random game as spots; sealed choices come in in random order."""
    game = case.game
    rng = Rng(seed)
    state = case.start()
    states = [state]
    path: list[tuple[int, int]] = []
    while state.actors():
        if len(path) >= case.bound:
            raise Broken(f"the game did not end within {case.bound} moves\n{case}, seed {seed}")
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        move = choose(game, state, seat, rng, biased)
        if move < 0:
            raise Broken(f"seat {seat} is asked and has no legal move\n{case}, seed {seed}, move {len(path) + 1}")
        path.append((seat, move))
        state = state.copy()
        state.advance(seat, move)
        states.append(state)
    whole = tuple(path)
    spots = [
        Spot(case, seed, number, whole, states[number], seat, move, states[number + 1])
        for number, (seat, move) in enumerate(whole)
    ]
    return [*spots, Spot(case, seed, len(whole), whole, state, NOBODY, -1, state)]


def choose(game: Game, state: State, seat: int, rng: Rng, biased: bool = False) -> int:
    """A random move of a seat or of chance; -1 if there is none."""
    buffer, weights = Moves(), Moves()
    state.legal(seat, buffer)
    if not buffer.count:
        return -1
    if seat == CHANCE:
        return int(chance_move(state, rng))
    if not biased:
        return int(buffer.at(rng.below(buffer.count)))
    game.insight.bias(state, seat, buffer, weights)
    return int(outcome(buffer, weights, rng.below(weights.sum())))


def expect(holds: object, promise: str, spot: Spot | Case | Game) -> None:
    """Raise ``Broken`` with the promise and the way to the spot, unless it holds."""
    if not holds:
        where = spot.name if isinstance(spot, Game) else str(spot)
        raise Broken(f"{promise}\n{where}")
