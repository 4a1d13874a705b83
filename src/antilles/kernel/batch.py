"""Many games side by side, stepped inside compiled code."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.observer import EVERYTHING, LONG, PLAYERS, Observer
from antilles.kernel.reward import place_rewards
from antilles.kernel.state import CHANCE, NOBODY, State, actor_of
from antilles.kernel.step import random_move

EVERY_SEAT: Final = -1
"""A learner who plays all seats of a game."""

# What happens to a game that is over.
SAME_STEP: Final = 0  # the next one begins at once
NEXT_STEP: Final = 1  # the next one begins with the next step, whose action is not used
STAYS: Final = 2  # nothing until somebody begins a new one


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """Whoever plays a seat that is not the learner's."""

    def answer(self, state: State, seat: i64) -> i64:
        """A legal move of the seat, which is asked; of the state no more may be used than the seat may see."""
        raise NotImplementedError


class UniformOpponent(Opponent):
    """All legal moves alike."""

    def __init__(self, seed: i64) -> None:
        self.rng: Final = Rng(seed)
        self.moves: Final = Moves()

    def answer(self, state: State, seat: i64) -> i64:
        moves = self.moves
        moves.clear()
        state.question.legal(state, seat, moves)
        return moves.items[self.rng.below(moves.count)]


class Shared:
    """Memory that whoever steps a batch reads: a row a game."""

    numbers: vec[i16]
    """What the seat that is asked sees."""
    masks: vec[u8]
    seats: vec[i64]
    """Who is asked; the seat that moved last where the game is over."""
    actions: vec[i64]
    """Written by the caller."""
    samples: vec[i64]
    """Random legal actions."""
    rewards: vec[float]
    scores: vec[i64]
    over: vec[u8]
    """1 where the game ended with the last step."""
    cut: vec[u8]
    """1 where it was cut short."""
    finals: vec[i16]
    """Where a game ended and another one began: what was seen at the end."""

    def __init__(self, games: i64, players: i64, size: i64, actions: i64) -> None:
        self.numbers = vec[i16]([0] * (games * size))
        self.masks = vec[u8]([0] * (games * actions))
        self.seats = vec[i64]([0] * games)
        self.actions = vec[i64]([0] * games)
        self.samples = vec[i64]([0] * games)
        self.rewards = vec[float]([0.0] * (games * players))
        self.scores = vec[i64]([0] * (games * players))
        self.over = vec[u8]([0] * games)
        self.cut = vec[u8]([0] * games)
        self.finals = vec[i16]([0] * (games * size))


class Batch:
    """Games from one start. ``learners`` has the learner's seat of each game, EVERY_SEAT for all of them.

    ``opponents`` has for each seat of each game who plays it; nobody where a learner has every seat.
    """

    start: State
    observer: Observer[Any]
    states: list[State]
    legal: vec[i16]
    """A row a game: what the seat that is asked may do, in little memory, so that large batches keep it near."""
    counts: vec[i16]
    """How many moves of each row are meant."""
    rngs: list[Rng]
    opponents: list[Opponent]
    learners: vec[i64]
    games: i64
    players: i64
    actions: i64
    size: i64
    mode: i64
    most_steps: i64
    """Answers of the learner after which a game is cut short; 0 for none."""
    shared: Shared
    numbers: vec[i16]
    masks: vec[u8]
    seats: vec[i64]
    marks: vec[i64]
    final_marks: vec[i64]
    steps: vec[i64]
    moves: Moves
    draws: Moves
    weights: Moves
    news: i64
    dice: Rng

    def __init__(
        self,
        start: State,
        observer: Observer[Any],
        games: i64,
        players: i64,
        actions: i64,
        mode: i64,
        most_steps: i64,
    ) -> None:
        self.start = start
        self.observer = observer
        self.games = games
        self.players = players
        self.actions = actions
        self.size = observer.size
        self.mode = mode
        self.most_steps = most_steps
        self.shared = Shared(games, players, self.size, actions)
        self.numbers = self.shared.numbers
        self.masks = self.shared.masks
        self.seats = self.shared.seats
        self.marks = vec[i64]([0] * (games * self.size // LONG + 1))
        self.final_marks = vec[i64]([0] * (games * self.size // LONG + 1))
        self.steps = vec[i64]([0] * games)
        self.learners = vec[i64]([EVERY_SEAT] * games)
        self.states = [start.copy() for _ in range(games)]
        self.legal = vec[i16]([0] * (games * actions))
        self.counts = vec[i16]([0] * games)
        self.moves = Moves()
        self.rngs = [Rng(game) for game in range(games)]
        self.opponents = []
        self.draws = Moves()
        self.weights = Moves()
        self.news = 0
        self.dice = Rng(0)

    # --- set-up ---------------------------------------------------------------------------------

    def sit_down(self, game: i64, learner: i64) -> None:
        self.learners[game] = learner

    def seed(self, game: i64, seed: i64) -> None:
        """Decides every draw of the game, and of those after it."""
        self.rngs[game] = Rng(seed)

    def reseed_dice(self, seed: i64) -> None:
        """Decides what ``sample`` draws."""
        self.dice = Rng(seed)

    def begin(self, game: i64) -> None:
        """A new game in place of this one."""
        shared = self.shared
        shared.over[game] = 0
        shared.cut[game] = 0
        self.forget(game)
        self.rub_out(game)
        self.renew(game)

    # --- steps ----------------------------------------------------------------------------------

    def wrong(self) -> i64:
        """The first game whose action is not legal; -1 if all are."""
        masks = self.masks
        chosen = self.shared.actions
        actions = self.actions
        for game in range(self.games):
            move = chosen[game]
            if (move < 0 or move >= actions or masks[game * actions + move] == 0) and not self.rests(game):
                return game
        return -1

    def rests(self, game: i64) -> bool:
        """Whether the action for this game is not used."""
        if self.mode == SAME_STEP:
            return False
        return self.shared.over[game] != 0 or self.shared.cut[game] != 0

    def step(self) -> i64:
        """Make one legal move in every game that is not over; how many ended with it, or were cut short."""
        shared = self.shared
        mode = self.mode
        ended: i64 = 0
        for game in range(self.games):
            if shared.over[game] != 0 or shared.cut[game] != 0:
                if mode == STAYS:
                    continue
                shared.over[game] = 0
                shared.cut[game] = 0
                self.forget(game)
                if mode == NEXT_STEP:
                    self.renew(game)
                    continue
            ended += self.move(game, shared.actions[game])
        return ended

    def move(self, game: i64, move: i64) -> i64:
        """One move; 1 if the game ended with it, or was cut short."""
        state = self.states[game]
        self.rub_out(game)
        seat = self.seats[game]
        self.news = self.observer.reach(state, seat, move)
        state.question.answer(state, seat, move)
        asked = self.settle(game, state)
        if asked == NOBODY:
            self.finish(game, state, seat)
            return 1
        self.steps[game] += 1
        if self.steps[game] == self.most_steps:
            self.cut_short(game, state, asked)
            return 1
        self.show(game, state, asked)
        return 0

    def sample(self) -> None:
        """A random legal action for each game, 0 where none is needed; they are in ``samples``."""
        dice = self.dice
        legal = self.legal
        counts = self.counts
        samples = self.shared.samples
        actions = self.actions
        for game in range(self.games):
            count = i64(counts[game])
            samples[game] = i64(legal[game * actions + dice.below(count)]) if count else 0

    def settle(self, game: i64, state: State) -> i64:
        """Let chance and opponents act until a learner is asked or the game is over; that seat, or NOBODY."""
        seat = actor_of(state)
        learner = self.learners[game]
        while seat != NOBODY:
            if seat == CHANCE:
                self.news = EVERYTHING
                draw = random_move(state, CHANCE, self.rngs[game], self.draws, self.weights)
                state.question.answer(state, CHANCE, draw)
            elif learner == EVERY_SEAT or seat == learner:
                return seat
            else:
                move = self.opponents[game * self.players + seat].answer(state, seat)
                self.news |= self.observer.reach(state, seat, move) | PLAYERS
                state.question.answer(state, seat, move)
            seat = actor_of(state)
        return NOBODY

    def renew(self, game: i64) -> None:
        """The next game of this row; one that the opponents end by themselves is not shown."""
        asked: i64 = NOBODY
        while asked == NOBODY:
            self.states[game] = (
                self.start
            )  # so that the new state gets the memory of the old one, and games stay in order
            state = self.start.copy()
            self.states[game] = state
            asked = self.settle(game, state)
        self.steps[game] = 0
        self.news = EVERYTHING
        self.show(game, self.states[game], asked)

    # --- ends -----------------------------------------------------------------------------------

    def finish(self, game: i64, state: State, last: i64) -> None:
        """Rewards by place, points, and what the seat sees that moved last."""
        shared = self.shared
        shared.over[game] = 1
        shares = place_rewards(state.ranking())
        for seat in range(self.players):
            shared.rewards[game * self.players + seat] = 2.0 * shares[seat] - 1.0
        self.close(game, state, last)

    def cut_short(self, game: i64, state: State, asked: i64) -> None:
        """No rewards: nobody has won."""
        self.shared.cut[game] = 1
        self.close(game, state, asked)

    def close(self, game: i64, state: State, viewer: i64) -> None:
        points = state.scores()
        for seat in range(self.players):
            self.shared.scores[game * self.players + seat] = points[seat]
        if self.mode == SAME_STEP:
            self.observer.observe(state, viewer, EVERYTHING, self.shared.finals, self.final_marks, game * self.size)
            self.renew(game)
            return
        self.counts[game] = 0
        self.seats[game] = viewer
        self.observer.observe(state, viewer, EVERYTHING, self.numbers, self.marks, game * self.size)

    def forget(self, game: i64) -> None:
        """No rewards any more."""
        rewards = self.shared.rewards
        for seat in range(game * self.players, (game + 1) * self.players):
            rewards[seat] = 0.0

    # --- what is seen ---------------------------------------------------------------------------

    def show(self, game: i64, state: State, seat: i64) -> None:
        """Numbers and mask of the seat that is asked."""
        moves = self.moves
        moves.clear()
        state.question.legal(state, seat, moves)
        self.note(game, moves)
        if seat != self.seats[game]:
            self.seats[game] = seat
            self.news |= PLAYERS
        self.observer.observe(state, seat, self.news, self.numbers, self.marks, game * self.size)

    def rub_out(self, game: i64) -> None:
        """The mask is empty."""
        first = game * self.actions
        masks = self.masks
        legal = self.legal
        for place in range(first, first + i64(self.counts[game])):
            masks[first + i64(legal[place])] = 0

    def note(self, game: i64, moves: Moves) -> None:
        """What may be done, as a mask and as a row."""
        first = game * self.actions
        masks = self.masks
        legal = self.legal
        items = moves.items
        count = moves.count
        for index in range(count):
            move = items[index]
            masks[first + move] = 1
            legal[first + index] = i16(move)
        self.counts[game] = i16(count)

    # --- single games ---------------------------------------------------------------------------

    def save(self, game: i64) -> State:
        """A copy of the position."""
        return self.states[game].copy()

    def load(self, game: i64, state: State, steps: i64) -> None:
        """Go on from a position in which the learner is asked."""
        shared = self.shared
        shared.over[game] = 0
        shared.cut[game] = 0
        self.forget(game)
        self.rub_out(game)
        self.states[game] = state.copy()
        self.steps[game] = steps
        self.news = EVERYTHING
        self.show(game, self.states[game], self.states[game].actor())
