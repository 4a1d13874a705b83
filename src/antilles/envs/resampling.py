"""Another history that one seat cannot tell from the real one: what was hidden from it is drawn again.

The moves that the seat was shown stay as they are. Those that it was not shown are drawn again in their order: chance
by its odds, choices of others among all that are legal. Not every draw fits what was shown later: whoever plays a
card must have been dealt it. So when a move that was shown turns out to be illegal, the real history is asked why, by
changing one hidden move of it at a time, and the answer is kept: a move that must have been made (``needed``), or one
that cannot have been made (``excluded``). Where the cards came in is drawn again as well. Both kinds of knowledge are
the seat's own: they follow from what it has been shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from antilles.envs.history import History
from antilles.kernel.chance import Rng, outcome
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import legal_moves, odds

MOST_ATTEMPTS = 200
BUFFER = Moves()


class Stuck(RuntimeError):
    """No other history was found, nor the real one again, in many attempts."""


class Misfit(Exception):
    """The draws do not fit what was shown at ``index``."""

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.index = index


@dataclass
class Knowledge:
    """What a seat can conclude about moves that it was not shown."""

    hidden: list[int]
    """The indexes of these moves."""
    needed: dict[int, int] = field(default_factory=dict)
    """The index of a hidden move of the real history, and of the move that showed that it was made."""
    excluded: dict[int, set[int]] = field(default_factory=dict)
    """By index, moves that cannot have been made."""
    drawn: dict[int, list[int]] = field(default_factory=dict)
    """Draws that the seat was shown, with their indexes: what comes later has not come before."""


def hidden_from(history: History, seat: int) -> list[int]:
    return [index for index, shown in enumerate(history.shown) if not shown >> seat & 1]


def knowledge_of(history: History, seat: int) -> Knowledge:
    """What has been worked out so far."""
    found = history.memory.get(seat)
    if not isinstance(found, Knowledge):
        found = history.memory[seat] = Knowledge(hidden_from(history, seat))
        for index, (actor, move) in enumerate(zip(history.actors, history.moves, strict=True)):
            if actor == CHANCE and history.shown[index] >> seat & 1:
                found.drawn.setdefault(move, []).append(index)
    return found


def resample(history: History, seat: int, rng: Rng) -> list[int]:
    """The moves of a history that the seat cannot tell from this one."""
    known = knowledge_of(history, seat)
    if not known.hidden:
        return history.moves
    for _ in range(MOST_ATTEMPTS):
        pins = place(history, known, rng)
        try:
            return redraw(history, known, pins, rng)
        except Misfit as misfit:
            learn(history, known, misfit.index)
    raise Stuck(f"no history fits what seat {seat} has seen")


def place(history: History, known: Knowledge, rng: Rng) -> dict[int, int]:
    """The needed moves: choices where they were made, draws at any draw of the same kind for the same seats."""
    pins: dict[int, int] = {}
    for index, witness in sorted(known.needed.items(), key=lambda item: item[1]):
        kind = kind_of(history, index)
        free = [
            other for other in known.hidden if other < witness and other not in pins and kind_of(history, other) == kind
        ]
        chosen = free[rng.below(len(free))] if history.actors[index] == CHANCE else index
        pins[chosen] = history.moves[index]
    return pins


def kind_of(history: History, index: int) -> tuple[int, int, str]:
    verb = history.frame.engine.moves.verb(history.moves[index])
    return history.actors[index], history.shown[index], verb


def redraw(history: History, known: Knowledge, pins: dict[int, int], rng: Rng) -> list[int]:
    """A draw of all that is hidden; Misfit where it does not fit."""
    first = known.hidden[0]
    state = before(history, first)
    moves = history.moves[:first]
    hidden = set(known.hidden)
    for index in range(first, len(history.moves)):
        actor = history.actors[index]
        if state.actor() != actor:
            raise Misfit(index)
        if index not in hidden:
            move = history.moves[index]
        elif index in pins:
            move = pins[index]
        else:
            move = draw(history, known, pins, state, index, rng)
        if not is_legal(state, actor, move):
            raise Misfit(index)
        moves.append(move)
        state.advance(actor, move)
    return moves


def before(history: History, index: int) -> State:
    """The position before this move; it is kept, as a search draws from the same history again and again."""
    state = history.memory.get(("before", index))
    if not isinstance(state, State):
        state = history.frame.start.copy()
        for actor, move in zip(history.actors[:index], history.moves[:index], strict=True):
            state.advance(actor, move)
        history.memory["before", index] = state
    return state.copy()


def is_legal(state: State, actor: int, move: int) -> bool:
    BUFFER.clear()
    state.legal(actor, BUFFER)
    return BUFFER.has(move)


def draw(history: History, known: Knowledge, pins: dict[int, int], state: State, index: int, rng: Rng) -> int:
    """A move that the seat could not have told from the real one at this point."""
    actor = history.actors[index]
    table = history.frame.engine.moves
    shadow = table.shadow(history.moves[index])
    if actor != CHANCE:
        without = known.excluded.get(index, ())
        choices = [move for move in legal_moves(state, actor) if table.shadow(move) == shadow and move not in without]
        if not choices:
            raise Misfit(index)
        return choices[rng.below(len(choices))]
    moves, weights = odds(state)
    chances = Moves()
    for move, weight in zip(moves.list(), weights.list(), strict=True):
        reserved = sum(place > index for place in known.drawn.get(move, ()))
        reserved += sum(place > index for place, pinned in pins.items() if pinned == move)
        chances.add(max(0, weight - reserved) if table.shadow(move) == shadow else 0)
    if not chances.sum():
        raise Misfit(index)
    return outcome(moves, chances, rng.below(chances.sum()))


def learn(history: History, known: Knowledge, index: int) -> None:
    """Find out why what was shown at ``index`` contradicts a draw, if it does so by itself."""
    if index in known.hidden:
        return
    for other in suspects(history, known, index):
        if other not in known.needed and is_needed(history, other, index):
            known.needed[other] = index
            return
    for other in suspects(history, known, index):
        if history.actors[other] != CHANCE:
            exclude(history, known, other, index)


def suspects(history: History, known: Knowledge, index: int) -> Sequence[int]:
    """Hidden moves before this one, those first that name the same things."""
    facts = history.frame.engine.moves.facts
    named = set(facts(history.moves[index]).values())
    earlier = [other for other in known.hidden if other < index]
    return sorted(earlier, key=lambda other: not named & set(facts(history.moves[other]).values()))


def alternatives(history: History, index: int) -> list[int]:
    """What could have been the move at ``index`` of the real history, and is not drawn later."""
    table = history.frame.engine.moves
    shadow = table.shadow(history.moves[index])
    actor = history.actors[index]
    BUFFER.clear()
    before(history, index).legal(actor, BUFFER)
    without = set(history.moves[index:]) if actor == CHANCE else {history.moves[index]}
    return [move for move in BUFFER.list() if table.shadow(move) == shadow and move not in without]


def is_needed(history: History, hidden: int, index: int) -> bool:
    """Would the move at ``index`` have been illegal with any other hidden move, and nothing before it?"""
    others = alternatives(history, hidden)
    return bool(others) and all(breaks(history, hidden, other, index) for other in others)


def exclude(history: History, known: Knowledge, hidden: int, index: int) -> None:
    """Note every choice with which the move at ``index`` would have been illegal, and nothing before it."""
    without = known.excluded.setdefault(hidden, set())
    without.update(move for move in alternatives(history, hidden) if breaks(history, hidden, move, index))


def breaks(history: History, hidden: int, move: int, index: int) -> bool:
    """Does this move instead of the hidden one make the move at ``index`` the first illegal one?"""
    state = before(history, hidden)
    state.advance(history.actors[hidden], move)
    for other in range(hidden + 1, index + 1):
        actor = history.actors[other]
        if state.actor() != actor or not is_legal(state, actor, history.moves[other]):
            return other == index
        state.advance(actor, history.moves[other])
    return False
