"""Many games side by side, stepped inside compiled code."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.observer import Observer
from antilles.kernel.reward import place_rewards
from antilles.kernel.state import CHANCE, NOBODY, State
from antilles.kernel.step import random_move


@mypyc_attr(acyclic=True)
class Batch:
    """Games from one start; whoever attaches memory finds the results of each step there."""

    start: State
    observer: Observer
    states: list[State]
    legal: list[Moves]
    games: i64
    players: i64
    actions: i64
    rng: Rng
    weights: Moves
    numbers: vec[i16]
    size: i64
    masks: vec[u8]
    seats: vec[i64]
    rewards: vec[float]
    dones: vec[u8]

    def __init__(self, start: State, observer: Observer, games: i64, players: i64, actions: i64, rng: Rng) -> None:
        self.start = start
        self.observer = observer
        self.games = games
        self.players = players
        self.actions = actions
        self.rng = rng
        self.weights = Moves()
        self.states = [start.copy() for _ in range(games)]
        self.legal = [Moves() for _ in range(games)]
        self.numbers = vec[i16]()
        self.size = observer.size
        self.masks = vec[u8]()
        self.seats = vec[i64]()
        self.rewards = vec[float]()
        self.dones = vec[u8]()

    def attach(self, numbers: vec[i16], masks: vec[u8], seats: vec[i64], rewards: vec[float], dones: vec[u8]) -> None:
        """Use this memory for observations, masks, seats, rewards and ends, and fill it for the first time."""
        self.numbers = numbers
        self.masks = masks
        self.seats = seats
        self.rewards = rewards
        self.dones = dones
        for game in range(self.games):
            self.settle(game)
            self.show(game)

    def wrong(self, actions: list[int]) -> i64:
        """The first game whose move is not legal; -1 if all are."""
        for game in range(self.games):
            if not self.legal[game].has(actions[game]):
                return game
        return -1

    def step(self, actions: list[int]) -> None:
        """Make one legal move in every game; the numbers of the observations have been made zeros."""
        for game in range(self.games):
            state = self.states[game]
            self.hide(game)
            state.advance(state.actor(), actions[game])
            self.settle(game)
            self.finish(game)
            self.show(game)

    def sample(self) -> list[int]:
        return [moves.items[self.rng.below(moves.count)] for moves in self.legal]

    def settle(self, game: i64) -> None:
        """Let chance draw until a seat is asked or the game is over."""
        state = self.states[game]
        while state.actor() == CHANCE:
            state.advance(CHANCE, random_move(state, CHANCE, self.rng, self.legal[game], self.weights))

    def finish(self, game: i64) -> None:
        """Rewards by place at the end of a game, zeros after it; a finished game starts anew."""
        at = game * self.players
        if self.dones[game] != 0:
            self.dones[game] = 0
            for seat in range(self.players):
                self.rewards[at + seat] = 0.0
        if self.states[game].actor() != NOBODY:
            return
        self.dones[game] = 1
        shares = place_rewards(self.states[game].ranking())
        for seat in range(self.players):
            self.rewards[at + seat] = 2.0 * shares[seat] - 1.0
        self.states[game] = self.start.copy()
        self.settle(game)

    def hide(self, game: i64) -> None:
        """Take the ones of the last mask back."""
        write(self.masks, game * self.actions, self.legal[game], 0)

    def show(self, game: i64) -> None:
        state = self.states[game]
        seat = state.actor()
        moves = self.legal[game]
        moves.clear()
        state.legal(seat, moves)
        write(self.masks, game * self.actions, moves, 1)
        self.seats[game] = seat
        self.observer.observe(state, seat, self.numbers, game * self.size)


def write(masks: vec[u8], at: i64, moves: Moves, number: u8) -> None:
    """The same number for each move of a mask."""
    items = moves.items
    for index in range(moves.count):
        masks[at + items[index]] = number
