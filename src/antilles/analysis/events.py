"""The events of a record: each draw, each decision, and sealed choices together, with what each one changed.

For every event the value goes from ``before`` through ``expected`` to ``after``. ``after - expected`` is luck or what
the seats did, ``expected - before`` is the residual; the next event begins where this one ends, so all of it adds up.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from librt.vecs import vec

from antilles.analysis.appraiser import Appraiser
from antilles.analysis.gauge import between
from antilles.analysis.result import Interval, Kind
from antilles.analysis.rows import Values, less, mean, seed_from, soft_choice, spread, weighted
from antilles.analysis.sealed import Seal, share
from antilles.analysis.settings import Depth, calibration
from antilles.kernel.chance import Rng, outcome
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.record import Record, Replay
from antilles.kernel.state import CHANCE, State
from antilles.kernel.witness import Witness

TEMPERATURE = 0.01
"""Of the policy: a move that is worth a hundredth of a win less is chosen e times more rarely."""
MANY_DRAWS = 64
"""Up to so many draws are all looked at; of more, so many are drawn by their odds."""
FIRST_LOOKS = 16
"""At the first state, which everything is measured from."""
LOOKS = 16
"""After so many decisions the belief is compared with the state again, in case a view forgets what was shown."""


@dataclass
class Happening:
    """One event."""

    line: int
    kind: Kind
    seat: int | None
    move: int
    change: Values
    residual: Values
    blind: Values
    interval: Interval | None = None
    state: State | None = None
    """Before it, where there was a choice."""
    hidden: bool = False
    """Whether the seat did not know the whole state."""
    legal: list[int] = field(default_factory=list)
    quality: list[float] = field(default_factory=list)
    """What each legal move seemed to be worth to the seat, by what it knew."""

    def missed(self) -> float:
        """What the best move seemed to be worth more than the one played."""
        return max(self.quality) - self.quality[self.legal.index(self.move)] if self.quality else 0.0


class Walk:
    """Through a record from its first line to its last."""

    def __init__(self, game: Game, record: Record, appraiser: Appraiser, depth: Depth, seed: int) -> None:
        self.game = game
        self.record = record
        self.replay = Replay(game, record)
        self.appraiser = appraiser
        self.depth = depth
        self.seed = seed
        self.witness = Witness()
        self.kept_from = [False] * record.seats
        """Seats from which something has been hidden so far."""
        self.decisions = 0
        looks = range(FIRST_LOOKS)
        self.value: Values = mean([appraiser.appraise(self.replay.state, self.luck(0, look)) for look in looks])
        self.course: list[Values] = [self.value]
        self.knots = vec[float](calibration(game, record.seats)["spread"])
        self.spreads = [self.spread()]
        """How near the final points lie to the expected ones, along the course."""
        self.chapters = [self.chapter()]
        """Which round or ship it is, along the course."""

    def luck(self, line: int, *more: int) -> int:
        """The seed of all looks at what follows a line."""
        return seed_from(self.seed, line, *more)

    def done(self) -> bool:
        return self.replay.played == len(self.record.lines)

    def step(self) -> list[Happening]:
        """The next event; one for each seat where choices were sealed."""
        state = self.replay.state
        actors = state.actors()
        if actors == [CHANCE]:
            return [self.draw(state)]
        group = self.record.lines[self.replay.played : self.replay.played + len(actors)]
        if len(actors) > 1 and sorted(line.seat for line in group) == sorted(actors):
            return self.open_seals(state, [line.seat for line in group])
        return [self.decide(state)]

    def advance(self) -> tuple[int, int]:
        """Play the next line: seat and move."""
        before, seat, move, _ = self.replay.next()
        for shown in self.witness.see(before, seat, move):
            for viewer in range(self.record.seats):
                if not shown.known_to(viewer):
                    self.kept_from[viewer] = True
        return seat, move

    def arrive(self, value: Values) -> None:
        self.value = value
        self.course.append(value)
        self.spreads.append(self.spread())
        self.chapters.append(self.chapter())

    def spread(self) -> float:
        state = self.replay.state
        return between(self.knots, self.appraiser.gauge.insight.progress(state)) if state.actors() else 0.0

    def chapter(self) -> int:
        return int(getattr(self.replay.state, self.game.chapter)) if self.game.chapter else 0

    # --- chance -----------------------------------------------------------------------------------

    def draw(self, state: State) -> Happening:
        """Luck: what the draw was worth against the mean of all draws by their odds."""
        moves, weights = Moves(), Moves()
        state.legal(CHANCE, moves)
        state.odds(weights)
        _, move = self.advance()
        line = self.replay.played
        seed = self.luck(line)
        before, interval = self.value, None
        if moves.count <= MANY_DRAWS:
            values = self.appraiser.after_each(state, CHANCE, moves, seed)
            whole = weights.sum()
            expected = weighted(values, [weight / whole for weight in weights.list()])
            after = values[moves.list().index(move)]
        else:
            after = self.appraiser.appraise(self.replay.state, seed)
            expected, interval = self.sampled_draws(state, moves, weights, seed, after)
        self.arrive(after)
        nothing = [0.0] * len(after)
        return Happening(line, "chance", None, move, less(after, expected), less(expected, before), nothing, interval)

    def sampled_draws(
        self, state: State, moves: Moves, weights: Moves, seed: int, after: Values
    ) -> tuple[Values, Interval]:
        """The mean of many draws by some of them, and how sure the luck of the seat it moved most is."""
        rng = Rng(seed)
        drawn = Moves()
        for _ in range(MANY_DRAWS):
            drawn.add(outcome(moves, weights, rng.below(weights.sum())))
        values = self.appraiser.after_each(state, CHANCE, drawn, seed)
        expected = mean(values)
        seats = self.record.seats
        moved = max(range(seats), key=lambda seat: abs(after[seat] - expected[seat]))
        return expected, spread([after[moved] - value[moved] for value in values])[1]

    # --- decisions --------------------------------------------------------------------------------

    def decide(self, state: State) -> Happening:
        """A seat's choice against the appraiser's policy, which knows no more than the seat did."""
        seat = self.record.lines[self.replay.played].seat
        moves = Moves()
        state.legal(seat, moves)
        legal = moves.list()
        _, move = self.advance()
        line = self.replay.played
        seed = self.luck(line)
        values = self.appraiser.after_each(state, seat, moves, seed)
        after = values[legal.index(move)]
        before = self.value
        self.arrive(after)
        nothing = [0.0] * len(after)
        if len(legal) == 1:
            return Happening(line, "forced", seat, move, nothing, less(after, before), nothing)
        hidden = self.hides(state, seat)
        looks = self.look_around(state, seat, moves, hidden, line)
        quality = mean([[value[seat] for value in look] for look in looks])
        policy = soft_choice(quality, TEMPERATURE)
        expected = weighted(values, policy)
        change = less(after, expected)
        blind = nothing
        if hidden:
            chosen = legal.index(move)
            blind = less(change, mean([less(look[chosen], weighted(look, policy)) for look in looks]))
        return Happening(
            line,
            "decision",
            seat,
            move,
            change,
            less(expected, before),
            blind,
            state=state,
            hidden=hidden,
            legal=legal,
            quality=quality,
        )

    def look_around(self, state: State, seat: int, moves: Moves, hidden: bool, line: int) -> list[list[Values]]:
        """All moves, in every state that the seat thought possible: what the policy is made from.

        By other luck than what it is judged by, lest it profit from the errors of its own look.
        """
        worlds = self.worlds(state, seat, line) if hidden else [(0, state)]
        return [self.appraiser.after_each(world, seat, moves, self.luck(line, number)) for number, world in worlds]

    def hides(self, state: State, seat: int) -> bool:
        """Whether the seat did not know the state: a move was hidden from it, or its view forgets what was shown."""
        self.decisions += 1
        if not self.kept_from[seat] and self.decisions % LOOKS == 1:
            belief = self.game.belief(self.game.view(state, seat))
            rng = Rng(self.luck(self.decisions, 0))
            if any(belief.draw_unsealed(rng).snapshot() != state.snapshot() for _ in range(2)):
                self.kept_from = [True] * self.record.seats
        return self.kept_from[seat]

    def worlds(self, state: State, seat: int, line: int) -> list[tuple[int, State]]:
        """Numbered states that the seat could not tell from this one."""
        belief = self.game.belief(self.game.view(state, seat))
        rng = Rng(self.luck(line, -1))
        return [(number, belief.draw_unsealed(rng)) for number in range(self.depth.worlds)]

    # --- sealed choices ---------------------------------------------------------------------------

    def open_seals(self, state: State, seats: list[int]) -> list[Happening]:
        """Choices made side by side: each seat's share of what they did together is its Shapley value."""
        before = self.value
        hidden = {seat: self.hides(state, seat) for seat in seats}
        played, lines = self.read_seals(seats)
        last = self.replay.played
        after = self.appraiser.appraise(self.replay.state, self.luck(last))
        seal = Seal(self.appraiser, state, seats, self.depth.profiles, self.luck(last))
        for seat in seats:
            worlds = [world for _, world in self.worlds(state, seat, lines[seat])] if hidden[seat] else [state]
            seal.consider(seat, played[seat], worlds, TEMPERATURE)
        shares, known, expected = share(seal, played, after)
        self.arrive(after)
        residual = less(expected, before)
        nothing = [0.0] * len(after)
        found = []
        for seat in seats:
            what = seal.views[seat]
            knew = what.known if hidden[seat] else known[seat]
            found.append(
                Happening(
                    lines[seat],
                    "sealed" if len(what.legal) > 1 else "forced",
                    seat,
                    played[seat],
                    shares[seat],
                    residual if seat == seats[0] else nothing,
                    less(shares[seat], knew),
                    state=state,
                    hidden=hidden[seat],
                    legal=what.legal,
                    quality=what.quality,
                )
            )
        return found

    def read_seals(self, seats: list[int]) -> tuple[dict[int, int], dict[int, int]]:
        """Move and line of each seat; nobody knows more before the last one has chosen."""
        played: dict[int, int] = {}
        lines: dict[int, int] = {}
        for _ in seats:
            seat, move = self.advance()
            played[seat] = move
            lines[seat] = self.replay.played
        self.course += [self.value] * (len(seats) - 1)
        self.spreads += [self.spreads[-1]] * (len(seats) - 1)
        self.chapters += [self.chapters[-1]] * (len(seats) - 1)
        return played, lines


def count_states(game: Game, record: Record, depth: Depth) -> int:
    """How many states a walk will appraise, so that what may be spent can be spread evenly."""
    replay, witness, moves = Replay(game, record), Witness(), Moves()
    kept_from: set[int] = set()
    states, opened = 1, 0
    while replay.played < len(record.lines):
        before, seat, move, _ = replay.next()
        moves.clear()
        before.legal(seat, moves)
        group = len(before.actors())
        if group > 1 and replay.played > opened:
            opened = replay.played + group - 1
            states += depth.profiles << group
        looks = depth.profiles if replay.played <= opened else 1 + (depth.worlds if seat in kept_from else 1)
        states += looks * moves.count
        for shown in witness.see(before, seat, move):
            kept_from |= {viewer for viewer in range(record.seats) if not shown.known_to(viewer)}
    return states
