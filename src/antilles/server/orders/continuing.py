"""How it may go on until a seat is asked again: drawn from what it knows, as the game's own bias plays."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from antilles.bots.greedy import biased_move
from antilles.kernel.chance import Rng
from antilles.kernel.event import Event, events_for
from antilles.kernel.game import Game
from antilles.kernel.move import Facts, Moves
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import random_move
from antilles.kernel.view import View
from antilles.server.orders.fitting import InWorld, habits_of, holds, moves_of, resolve
from antilles.server.orders.order import CheckChoice, EventChoice, MoveChoice, Order, OrdersTrial

CONTINUATIONS = 400
LONGEST = 400
"""Lines of a continuation."""
FOLLOWED = 80
"""Continuations in which is looked what could follow."""
MOST_EVENTS, MOST_MOVES, MOST_CHECKS = 60, 120, 80
Chosen = tuple[str, str, tuple[tuple[str, int | str], ...]]


class Continuation(Struct, frozen=True):
    told: list[Event]
    state: State | None
    """Where the seat is asked; None if the game ended before."""


def continuations(game: Game, view: View, rng: Rng, count: int = CONTINUATIONS) -> Iterator[Continuation]:
    belief = game.belief(view)
    for _ in range(count):
        yield play_on(game, belief.draw(rng), view.viewer, rng)


def play_on(game: Game, state: State, seat: int, rng: Rng) -> Continuation:
    told: list[Event] = []
    moves, weights = Moves(), Moves()
    for _ in range(LONGEST):
        actors = state.actors()
        if seat in actors:
            return Continuation(told, state)
        if not actors:
            break
        mover = actors[0]
        if mover == CHANCE:
            move = random_move(state, CHANCE, rng, moves, weights)
        else:
            move = biased_move(state, game.insight, mover, rng, moves, weights)
        before = state.copy()
        state.advance(mover, move)
        told += events_for(game.tell(before, mover, move, state), None)
    return Continuation(told, None)


class Tally:
    """Counts what could be chosen, each thing once a continuation."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.events: Counter[tuple[str, tuple[tuple[str, int | str], ...]]] = Counter()
        self.moves: Counter[Chosen] = Counter()

    def note(self, found: Continuation, course: InWorld | None) -> None:
        loosened, quiet = self.game.beforehand.loosened, self.game.beforehand.quiet
        others = [event for event in found.told if event.key not in quiet and event.facts.get("who") != self.seat]
        self.events.update({(event.key, packed(loosened(event.key, event.facts))) for event in others})
        if course is not None:
            self.moves.update(set(self.choices(course.view, course.legal)))

    def choices(self, view: View, legal: Sequence[int]) -> Iterator[Chosen]:
        worded = self.game.wordings(view, legal)
        for move in legal:
            said = worded.get(move)
            if said is None:
                yield self.game.text(move), "", ()
            else:
                yield "", said.key, packed(self.game.beforehand.loosened(said.key, said.facts))


def packed(facts: Facts) -> tuple[tuple[str, int | str], ...]:
    return tuple(sorted(facts.items()))


def ranked(counted: Counter[Chosen], game: Game) -> list[MoveChoice]:
    """In the order of the move table, the words of the table first."""
    most = [chosen for chosen, _ in counted.most_common(MOST_MOVES)]
    most.sort(key=lambda chosen: (game.parse(chosen[0]) if chosen[0] else -1, chosen[1:]))
    return [MoveChoice(move, key, dict(facts), counted[move, key, facts]) for move, key, facts in most]


def tried(game: Game, view: View, orders: Sequence[Order], count: int = CONTINUATIONS) -> OrdersTrial:
    """How often each order would be played, and what there is to choose from."""
    rng, seat, tally = Rng(secrets.randbits(60)), view.viewer, Tally(game, view.viewer)
    fits, habits = [0] * len(orders), dict.fromkeys(habits_of(game), 0)
    follows: list[Counter[Chosen]] = [Counter() for _ in orders]
    amounts: dict[str, int] = {}
    for number, found in enumerate(continuations(game, view, rng, count)):
        if found.state is None:
            tally.note(found, None)
            continue
        state = found.state
        course = InWorld(game, state, seat)
        tally.note(found, course)
        amounts |= game.holdings(course.view)
        for name, habit in habits_of(game).items():
            habits[name] += habit.choose(course.view, course.legal) in course.legal
        played = first_fit(game, orders, found, course.view, seat)
        if played is not None:
            fits[played] += 1
        if number < FOLLOWED:
            for order, counted in zip(orders, follows, strict=True):
                counted.update(set(followed(game, order, InWorld(game, state, seat), tally)))
    events = [EventChoice(key, dict(facts), n) for (key, facts), n in tally.events.most_common(MOST_EVENTS)]
    checks = [CheckChoice(check.name, facts) for check in game.beforehand.checks for facts in check.values(view)]
    return OrdersTrial(
        count, fits, events, ranked(tally.moves, game), [name for name, n in habits.items() if n], checks[:MOST_CHECKS],
        list(amounts), [ranked(counted, game) for counted in follows],
    )  # fmt: skip


def first_fit(game: Game, orders: Sequence[Order], found: Continuation, view: View, seat: int) -> int | None:
    """Which order would be played where this continuation leads."""
    assert found.state is not None
    for index, order in enumerate(orders):
        now = all(holds(game, condition, view, found.told) for condition in order.when)
        if now and moves_of(game, order, InWorld(game, found.state, seat)):
            return index
    return None


def followed(game: Game, order: Order, course: InWorld, tally: Tally) -> Iterator[Chosen]:
    """What the same seat could do after the moves of an order."""
    if not order.moves:
        return
    for wanted in order.moves:
        move = resolve(game, wanted, course.view, course.legal)
        if move < 0 or not course.play(move):
            return
    yield from tally.choices(course.view, course.legal)
