"""A club that plays by correspondence: how long its games take, with and without standing orders.

    python bench/club.py                        every game, twelve games of each, with and without orders
    python bench/club.py --games 40 santa_cruz  more games, of one
    python bench/club.py --json                 as data

The people are invented, and this is all there is to them; the same people meet the same luck with and without orders.

* Hours: everybody sleeps from about 23 to 7 o'clock of their own time (each of the two moved by up to 1.5 hours), in
  zones up to three hours apart.
* Visits: 0.7 to 8 a day, log-normal with 2.5 in the middle, at moments of the waking hours of which the evening (19 to
  22) and the lunch hour have three and two times their share; a third more at weekends.
* Notices: with a notice, a person who is awake answers it in 45 % of the cases, after a time that is log-normal with 25
  minutes in the middle (spread 1.1); otherwise the next visit it is.
* At the table: half a minute a decision, and all that they are asked for meanwhile.
* Moves: the heaviest of the game's own bias, as of somebody who knows the game and does not brood.
* Orders: after a turn 60 % leave orders. They look at 60 continuations and leave what they would do in at least 70 % of
  the cases in which it is possible: simple rules, turns, and turns under the condition of a public event; ten at most.
  What was ordered and would have been decided otherwise at the table is counted as regretted.

Orders are the server's own (``orders/fitting.py``), with its own delays. Time is simulated; nothing is served.
"""

from __future__ import annotations

import argparse
import heapq
import json
import math
import random
import statistics
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from antilles.bots.greedy import favourite
from antilles.games import find, games
from antilles.kernel.chance import Rng
from antilles.kernel.event import Event, events_for
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import legal_moves, random_move
from antilles.server.orders.continuing import continuations, packed
from antilles.server.orders.fitting import fitting, habits_of, resolve
from antilles.server.orders.order import MOST_MOVES, MOST_ORDERS, Condition, Order, OrderStep
from antilles.server.orders.orderly import delay

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
AT_TABLE = 30_000
LEAVE, ANSWER = 0.6, 0.45
LOOKED, SURE, OFTEN = 60, 0.7, 0.06
EVENTS = 12
SEATS = {"santo_domingo": 4, "santiago_de_cuba": 3, "santa_cruz": 3, "cuba": 3}


class Person:
    """Somebody with hours, habits and a zone."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.zone = luck.randint(-3, 3) * HOUR
        self.rises = int((7 + luck.uniform(-1.5, 1.5)) * HOUR)
        self.sleeps = int((23 + luck.uniform(-1.5, 1.5)) * HOUR)
        self.visits = min(8.0, max(0.7, luck.lognormvariate(math.log(2.5), 0.6)))

    def awake(self, moment: float) -> bool:
        return self.rises <= (moment + self.zone) % DAY < self.sleeps

    def liveliness(self, moment: float) -> float:
        hour = ((moment + self.zone) % DAY) / HOUR
        weekend = int((moment + self.zone) // DAY) % 7 in (5, 6)
        return (3.0 if 19 <= hour < 22 else 2.0 if 12 <= hour < 13 else 1.0) * (1.33 if weekend else 1.0)

    def next_visit(self, moment: float) -> float:
        """By thinning: the waking hours have about 22 shares of an hour."""
        rate = self.visits / (22 * HOUR) * 4.0
        while True:
            moment += self.luck.expovariate(rate)
            if self.awake(moment) and self.luck.random() < self.liveliness(moment) / 4.0:
                return moment

    def answers(self, moment: float) -> float:
        """When somebody who is called at this moment is at the table."""
        visit = self.next_visit(moment)
        soon = moment + self.luck.lognormvariate(math.log(25 * MINUTE), 1.1)
        called = self.luck.random() < ANSWER
        return min(visit, soon) if called and self.awake(moment) and self.awake(soon) else visit


@dataclass
class Left:
    orders: list[Order]
    told: list[Event] = field(default_factory=list)


@dataclass
class Played:
    """What became of a game."""

    days: float
    turns: int
    by_orders: int
    regretted: int
    asked: int


def wish(game: Game, state: State, seat: int) -> int:
    """What somebody on this seat would do here."""
    return int(favourite(state, game.insight, seat, Moves(), Moves()))


def step_of(game: Game, state: State, seat: int, move: int) -> OrderStep:
    said = game.wordings(game.view(state, seat), [move]).get(move)
    return OrderStep(move=game.text(move)) if said is None else OrderStep(key=said.key, facts=dict(said.facts))


def turn_of(game: Game, state: State, seat: int) -> list[OrderStep]:
    """The turn somebody would make, as far as it goes without chance and others."""
    steps: list[OrderStep] = []
    state = state.copy()
    while len(steps) < MOST_MOVES and state.actors() == [seat]:
        move = wish(game, state, seat)
        steps.append(step_of(game, state, seat, move))
        state.advance(seat, move)
    return steps or [step_of(game, state, seat, wish(game, state, seat))]


def key_of(game: Game, steps: list[OrderStep]) -> str:
    loosened = game.beforehand.loosened
    return repr([(step.move, step.key, packed(loosened(step.key, step.facts))) for step in steps])


def written(game: Game, state: State, seat: int, rng: Rng) -> list[Order]:
    """The orders that somebody leaves who looks at some continuations and is sure of a few things."""
    found = [one for one in continuations(game, game.view(state, seat), rng, LOOKED) if one.state is not None]
    events: Counter[tuple[str, tuple[tuple[str, int | str], ...]]] = Counter()
    wanted = []
    for one in found:
        assert one.state is not None
        view, legal = game.view(one.state, seat), legal_moves(one.state, seat)
        turn = turn_of(game, one.state, seat)
        facts = {(event.key, packed(event.facts)) for event in one.told if event.key not in game.beforehand.quiet}
        events.update(facts)
        wanted.append((view, legal, wish(game, one.state, seat), turn, facts))
    orders: list[tuple[float, Order]] = []
    for name, habit in habits_of(game).items():
        meant = [(habit.choose(view, legal), move) for view, legal, move, _, _ in wanted]
        spoken = [choice == move for choice, move in meant if choice >= 0]
        if len(spoken) >= OFTEN * len(found) and sum(spoken) >= SURE * len(spoken):
            orders.append((len(spoken), Order(habit=name)))
    for event in [None, *[event for event, _ in events.most_common(EVENTS)]]:
        there = [one for one in wanted if event is None or event in one[4]]
        turns = {key_of(game, turn): turn for _, _, _, turn, _ in there}
        counted = Counter(key_of(game, turn) for _, _, _, turn, _ in there)
        for key, count in counted.most_common(4):
            possible = sum(resolve(game, turns[key][0], view, legal) >= 0 for view, legal, *_ in there)
            if count >= OFTEN * len(found) and count >= SURE * possible:
                when = [] if event is None else [Condition(kind="event", key=event[0], facts=dict(event[1]))]
                orders.append((count + (0 if event is None else len(found)), Order(when=when, moves=turns[key])))
    orders.sort(key=lambda one: -one[0])
    return [order for _, order in orders[:MOST_ORDERS]]


class Match:
    """One game of some people, in simulated time."""

    def __init__(self, game: Game, people: list[Person], seed: int, with_orders: bool) -> None:
        self.game, self.people, self.with_orders = game, people, with_orders
        self.luck = random.Random(seed)
        self.rng = Rng(seed)
        self.state = game.start(len(people))
        self.now = 8 * HOUR + 0.0
        self.left: dict[int, Left] = {}
        self.opened: dict[int, int] = {}
        self.queue: list[tuple[float, int, int, str]] = []
        self.count = 0
        self.played = Played(0, 0, 0, 0, 0)

    def run(self) -> Played:
        self.draw()
        self.call()
        while self.queue:
            moment, seat, opened, kind = heapq.heappop(self.queue)
            if self.opened.get(seat) != opened:
                continue
            self.now = max(self.now, moment)
            self.visit(seat) if kind == "person" else self.obey(seat)
            self.call()
        self.played.days = self.now / DAY
        return self.played

    def draw(self) -> None:
        moves, weights = Moves(), Moves()
        while self.state.actor() == CHANCE:
            self.advance(CHANCE, int(random_move(self.state, CHANCE, self.rng, moves, weights)))

    def advance(self, seat: int, move: int) -> None:
        before = self.state.copy()
        self.state.advance(seat, move)
        if self.left:
            told = events_for(self.game.tell(before, seat, move, self.state), None)
            for left in self.left.values():
                left.told += told

    def call(self) -> None:
        """Whoever is asked from now on: when they come, and what they have ordered."""
        actors = [seat for seat in self.state.actors() if seat >= 0]
        self.opened = {seat: opened for seat, opened in self.opened.items() if seat in actors}
        for seat in actors:
            if seat in self.opened:
                continue
            self.count += 1
            self.opened[seat] = self.count
            self.played.turns += 1
            left = self.left.get(seat)
            fits = left and fitting(self.game, left.orders, self.state, seat, left.told, self.rng)
            if fits:
                heapq.heappush(self.queue, (self.now + delay(), seat, self.count, "order"))
            else:
                self.left.pop(seat, None)
                self.summon(seat)

    def summon(self, seat: int) -> None:
        self.played.asked += 1
        heapq.heappush(self.queue, (self.people[seat].answers(self.now), seat, self.opened[seat], "person"))

    def visit(self, seat: int) -> None:
        """Somebody is here, and decides as long as they are asked."""
        self.left.pop(seat, None)
        while seat in self.state.actors():
            self.now += AT_TABLE
            self.advance(seat, wish(self.game, self.state, seat))
            self.draw()
        self.opened.pop(seat, None)
        if self.with_orders and self.state.actors() and self.luck.random() < LEAVE:
            orders = written(self.game, self.state, seat, self.rng)
            if orders:
                self.left[seat] = Left(orders)

    def obey(self, seat: int) -> None:
        left = self.left.pop(seat)
        fits = fitting(self.game, left.orders, self.state, seat, left.told, self.rng)
        if fits is None:
            self.summon(seat)
            return
        self.played.by_orders += 1
        self.played.regretted += fits[1][0] != wish(self.game, self.state, seat)
        for move in fits[1]:
            self.advance(seat, move)
        self.draw()
        if seat in self.state.actors():
            self.summon(seat)  # the turn goes on: its owner is called
        else:
            self.opened.pop(seat, None)


def matches(name: str, number: int, seed: int, with_orders: bool) -> Iterator[Played]:
    game = find(name)
    for index in range(number):
        luck = random.Random(f"{name} {seed} {index}")
        people = [Person(random.Random(luck.random())) for _ in range(SEATS.get(name, game.seats[0]))]
        yield Match(game, people, luck.getrandbits(60), with_orders).run()


def measure(name: str, number: int, seed: int) -> dict[str, float | str]:
    plain, ordered = (list(matches(name, number, seed, way)) for way in (False, True))
    ratios = [two.days / one.days for one, two in zip(plain, ordered, strict=True)]
    turns, by_orders = sum(one.turns for one in ordered), sum(one.by_orders for one in ordered)
    return {
        "game": name,
        "seats": SEATS.get(name, 2),
        "days": round(statistics.median(one.days for one in plain), 1),
        "days with orders": round(statistics.median(one.days for one in ordered), 1),
        "ratio": round(statistics.fmean(ratios), 2),
        "error": round(statistics.stdev(ratios) / math.sqrt(len(ratios)), 2) if len(ratios) > 1 else 0.0,
        "turns by orders": round(100 * by_orders / max(1, turns)),
        "regretted": round(100 * sum(one.regretted for one in ordered) / max(1, by_orders)),
        "calls saved": round(100 * (1 - sum(o.asked for o in ordered) / sum(p.asked for p in plain))),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="How long games by correspondence take, with and without orders.")
    parser.add_argument("names", nargs="*", metavar="GAME", default=list(games()))
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    for name in given.names:
        found = measure(name, given.games, given.seed)
        if given.json:
            print(json.dumps(found), flush=True)
            continue
        print(
            f"{name} for {found['seats']}: {found['days']} days, with orders {found['days with orders']}"
            f" ({found['ratio']} ± {found['error']} of the time); {found['turns by orders']} % of the turns by orders"
            f" ({found['regretted']} % of them regretted), {found['calls saved']} % fewer calls",
            flush=True,
        )


if __name__ == "__main__":
    main()
