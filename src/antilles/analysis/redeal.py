"""A game up to some position with its secrets dealt again: whoever plays on from there knows what their seat knew.

What the seat was shown stays line by line; draws and choices that were kept from it are drawn again, one after the
other, and a draw stays only if everything that was shown afterwards is still possible.
"""

from __future__ import annotations

from antilles.kernel.chance import Rng, outcome
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.record import Line, Record, Replay
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import chance_move
from antilles.kernel.witness import Witness

ROUNDS = 8
"""How often every secret is drawn again."""
Played = tuple[int, int]
"""A seat, or chance, and its move."""


def cut(game: Game, record: Record, position: int) -> Record:
    """The first lines of a record. Choices that lie face down there are taken back: all of them are made again."""
    short = record.bare()
    short.lines = record.lines[:position]
    replay, witness = Replay(game, short), Witness()
    while replay.played < position:
        before, seat, move, _ = replay.next()
        witness.see(before, seat, move)
    if witness.sealed:
        del short.lines[witness.sealed[0].index :]
    return short


def redeal(game: Game, record: Record, viewer: int, rng: Rng) -> Record:
    """Another record that this seat cannot tell from this one, with no choice lying face down at its end."""
    dealer = Dealer(game, record, viewer, rng)
    for _ in range(ROUNDS):
        for index in dealer.secrets:
            dealer.try_again(index)
    other = record.bare()
    other.lines = [Line(seat, game.text(move)) for seat, move in dealer.lines]
    return other


def draw_on(game: Game, record: Record, rng: Rng) -> State:
    """Add the draws that come next, new ones, until a seat is asked; the state there."""
    state = Replay(game, record).to_end()
    while state.actors() == [CHANCE]:
        move = chance_move(state, rng)
        record.add(CHANCE, game.text(move))
        state.advance(CHANCE, move)
    return state


class Dealer:
    """The lines of a record as they are by now, and the state before each of them."""

    def __init__(self, game: Game, record: Record, viewer: int, rng: Rng) -> None:
        self.game = game
        self.viewer = viewer
        self.rng = rng
        self.lines: list[Played] = []
        self.states: list[State] = []
        self.masks: list[int] = []
        """Who is shown each line."""
        self.secrets: list[int] = []
        """Places of the lines that the viewer was not shown."""
        replay, witness = Replay(game, record), Witness()
        while replay.played < len(record.lines):
            before, seat, move, _ = replay.next()
            self.lines.append((seat, move))
            self.states.append(before)
            self.masks.append(before.audience(seat, move))
            self.secrets += [shown.index for shown in witness.see(before, seat, move) if not shown.known_to(viewer)]
        self.hidden = set(self.secrets)
        self.view = game.view(replay.state, viewer)

    def try_again(self, index: int) -> None:
        """Draw a secret again; if what was shown later cannot follow, all stays as it was."""
        state = self.states[index].copy()
        lines, states = self.lines[:index], self.states[:index]
        for place in range(index, len(self.lines)):
            seat, move = self.lines[place]
            if seat not in state.actors():
                return
            if place == index or (place in self.hidden and not self.fits(state, place)):
                drawn = self.draw(state, seat, place)
                if drawn is None:
                    return
                move = drawn
            elif not self.fits(state, place):
                return
            lines.append((seat, move))
            states.append(state.copy())
            state.advance(seat, move)
        if self.game.view(state, self.viewer) == self.view:
            self.lines, self.states = lines, states

    def fits(self, state: State, place: int) -> bool:
        """Whether a line can follow this state as it is, and the same seats are shown it."""
        seat, move = self.lines[place]
        return state.refusal(seat, move) is None and state.audience(seat, move) == self.masks[place]

    def draw(self, state: State, seat: int, place: int) -> int | None:
        """A move that the viewer is shown as little of: chance's by its odds, a seat's uniformly."""
        moves, weights = Moves(), Moves()
        state.legal(seat, moves)
        if seat == CHANCE:
            state.odds(weights)
        shadow = self.game.moves.shadow(self.lines[place][1])
        fitting, heavy = Moves(), Moves()
        for number, move in enumerate(moves.list()):
            if self.game.moves.shadow(move) == shadow and state.audience(seat, move) == self.masks[place]:
                fitting.add(move)
                heavy.add(weights.items[number] if seat == CHANCE else 1)
        return outcome(fitting, heavy, self.rng.below(heavy.sum())) if fitting.count else None
