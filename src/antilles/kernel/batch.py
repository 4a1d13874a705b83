"""Many games side by side, stepped inside compiled code."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.observer import EVERYTHING, LONG, PLAYERS, Observer
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
    draws: Moves
    weights: Moves
    numbers: vec[i16]
    marks: vec[i64]
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
        self.draws = Moves()
        self.weights = Moves()
        self.states = [start.copy() for _ in range(games)]
        self.legal = [Moves() for _ in range(games)]
        self.numbers = vec[i16]()
        self.size = observer.size
        self.marks = vec[i64]([0] * (games * self.size // LONG + 1))
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
            state = self.states[game]
            self.show(game, state, self.settle(state), EVERYTHING)

    def wrong(self, actions: list[int]) -> i64:
        """The first game whose move is not legal; -1 if all are."""
        for game in range(self.games):
            if not self.legal[game].has(actions[game]):
                return game
        return -1

    def step(self, actions: list[int]) -> None:
        """Make one legal move in every game; a finished one starts anew."""
        for game in range(self.games):
            state = self.states[game]
            write(self.masks, game * self.actions, self.legal[game], 0)
            seat = self.seats[game]
            move: i64 = actions[game]
            news = self.observer.reach(state, seat, move)
            state.advance(seat, move)
            seat = state.actor()
            if seat == CHANCE:
                news = EVERYTHING
                seat = self.settle(state)
            if self.dones[game] != 0:
                self.forget(game)
            if seat == NOBODY:
                self.finish(game, state)
                state = self.start.copy()
                self.states[game] = state
                news = EVERYTHING
                seat = self.settle(state)
            self.show(game, state, seat, news)

    def sample(self) -> list[int]:
        return [moves.items[self.rng.below(moves.count)] for moves in self.legal]

    def settle(self, state: State) -> i64:
        """Let chance draw until a seat is asked or the game is over; that seat, or NOBODY."""
        seat = state.actor()
        while seat == CHANCE:
            state.advance(CHANCE, random_move(state, CHANCE, self.rng, self.draws, self.weights))
            seat = state.actor()
        return seat

    def finish(self, game: i64, state: State) -> None:
        """Rewards by place at the end of a game."""
        self.dones[game] = 1
        shares = place_rewards(state.ranking())
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = 2.0 * shares[seat] - 1.0

    def forget(self, game: i64) -> None:
        """Zeros after that."""
        self.dones[game] = 0
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = 0.0

    def show(self, game: i64, state: State, seat: i64, news: i64) -> None:
        moves = self.legal[game]
        moves.clear()
        state.legal(seat, moves)
        write(self.masks, game * self.actions, moves, 1)
        if seat != self.seats[game]:
            self.seats[game] = seat
            news |= PLAYERS
        self.observer.observe(state, seat, news, self.numbers, self.marks, game * self.size)


def write(masks: vec[u8], at: i64, moves: Moves, number: u8) -> None:
    """The same number for each move of a mask."""
    items = moves.items
    for index in range(moves.count):
        masks[at + items[index]] = number
