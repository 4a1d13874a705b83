"""The analysis of a finished game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256

from antilles.analysis.events import Happening, Walk, count_states
from antilles.analysis.mistakes import as_option, better_moves, is_shown, knowledge_at, scale
from antilles.analysis.reasons import reasons
from antilles.analysis.result import Account, Analysis, Claim, Interval, Kind, Moment, Option, Point, Row
from antilles.analysis.rows import seed_from, total
from antilles.analysis.settings import DEFAULT_SEED, QUICK, Depth, appraiser_for, version_of
from antilles.kernel.game import Game
from antilles.kernel.record import Record, print_record

MOST_TURNING_POINTS = 8
LEAST_TURN = 0.02
"""In chances of winning: what changes less is no turning point."""
NOISE = 0.005
"""Decisions whose moves seem to lie closer together than this do not count for the accuracy."""

REASONS = 3
"""Turns of seeds: 1 and 2 belong to the search for better moves."""

Progress = Callable[[int, int], None]
"""Called with the steps that are done and the steps there are."""


class Unfinished(ValueError):
    """Only a game that is over has a ledger."""


def digest(record: Record) -> str:
    """Of what was played, whoever played it."""
    bare = record.bare()
    bare.values = {}
    bare.lines = [type(line)(line.seat, line.text) for line in record.lines]
    return sha256(print_record(bare).encode()).hexdigest()


def analyse(
    game: Game,
    record: Record,
    depth: Depth = QUICK,
    seed: int = DEFAULT_SEED,
    progress: Progress = lambda _done, _all: None,
) -> Analysis:
    """The ledger of a finished game; RecordError where the record does not hold, Unfinished where it is not over.

    The same record, depth and seed give the same numbers, interpreted or compiled.
    """
    work = Work(game, record, depth, seed)
    for done in work.steps():
        progress(done, work.all)
    return work.so_far()


class Work:
    """An analysis under way: what it has found so far is an analysis too, of the lines that have been looked at."""

    def __init__(self, game: Game, record: Record, depth: Depth = QUICK, seed: int = DEFAULT_SEED) -> None:
        self.game, self.record, self.depth, self.seed = game, record, depth, seed
        self.all = steps_of(record, depth)
        appraiser = appraiser_for(game, record.seats, depth.samples(count_states(game, record, depth)))
        self.walk = Walk(game, record, appraiser, depth, seed)
        self.found: list[Happening] = []
        self.options: dict[int, list[Option]] = {}
        """Moves that were shown to be better, the best first, by line."""
        self.why: dict[int, tuple[Claim, ...]] = {}

    def steps(self) -> Iterator[int]:
        """Work, and say after each step how many are done."""
        walk = self.walk
        while not walk.done():
            if not walk.replay.state.actors():
                walk.replay.next()  # says what is wrong with a line after the end
            self.found += walk.step()
            yield walk.replay.played
        if walk.replay.state.actors():
            raise Unfinished(self.record.game)
        lines = len(self.record.lines)
        for done, _ in enumerate(self.find_better(), start=1):
            yield lines + done
        for done, _ in enumerate(self.explain(), start=1):
            yield lines + self.depth.candidates + done
        yield self.all

    def find_better(self) -> Iterator[None]:
        """For the decisions that seem to have missed most: the moves that are shown to be better."""
        suspects = [happening for happening in self.found if happening.missed() > 0.0]
        suspects.sort(key=lambda happening: (-happening.missed(), happening.line))
        appraiser, seats = self.walk.appraiser, self.record.seats
        for happening in suspects[: self.depth.candidates]:
            rivals = better_moves(self.game, appraiser, happening, seats, self.seed, self.depth.pairs)
            if rivals and is_shown(rivals[0][1]):
                self.options[happening.line] = [as_option(self.game, move, measured) for move, measured in rivals]
            yield

    def explain(self) -> Iterator[None]:
        """Reasons for the better moves that gain most."""
        options = self.options
        missed = [happening for happening in self.found if happening.line in options]
        missed.sort(key=lambda happening: (-options[happening.line][0].gain, happening.line))
        for happening in missed[: self.depth.explained]:
            assert happening.state is not None and happening.seat is not None
            knowledge = knowledge_at(self.game, happening.state, happening.seat, happening.hidden)
            better = self.game.parse(options[happening.line][0].move)
            seed, count = seed_of_reasons(self.seed, happening.line), self.depth.continuations
            self.why[happening.line] = reasons(
                self.game, self.walk.appraiser, knowledge, better, happening.move, seed, count
            )
            yield

    def so_far(self) -> Analysis:
        moments = tuple(
            moment_of(
                self.game,
                self.record.seats,
                happening,
                self.options.get(happening.line),
                self.why.get(happening.line, ()),
            )
            for happening in self.found
        )
        return summarise(self.walk, moments)


def seed_of_reasons(seed: int, line: int) -> int:
    """From which the continuations of a line's reasons are dealt."""
    return seed_from(seed, line, REASONS)


def steps_of(record: Record, depth: Depth) -> int:
    return len(record.lines) + depth.candidates + depth.explained


def moment_of(
    game: Game, seats: int, happening: Happening, options: list[Option] | None, why: tuple[Claim, ...]
) -> Moment:
    change, kind = happening.change, happening.kind
    best = options[0] if options else None
    interval: Interval | None = best.interval if best is not None else happening.interval
    quality = happening.quality
    return Moment(
        line=happening.line,
        kind=kind,
        seat=happening.seat,
        move=game.text(happening.move),
        change=tuple(change[:seats]),
        residual=tuple(happening.residual[:seats]),
        blind=tuple(happening.blind[:seats]),
        chances=tuple(change[seats : 2 * seats]),
        points=tuple(change[2 * seats :]),
        interval=interval,
        better=best.move if best is not None else None,
        gain=best.gain if best is not None else 0.0,
        options=tuple(options or ()),
        reasons=why,
        hidden=happening.hidden,
        counted=len(quality) > 1 and max(quality) - min(quality) > NOISE,
    )


def summarise(walk: Walk, moments: tuple[Moment, ...]) -> Analysis:
    game, record, course = walk.game, walk.record, walk.course
    seats = record.seats
    gifts = tuple(tuple(gift(moments, giver, receiver) for receiver in range(seats)) for giver in range(seats))
    start, end = tuple(course[0][:seats]), tuple(course[-1][:seats])
    return Analysis(
        game=game.name,
        edition=game.edition,
        record=digest(record),
        version=version_of(game, seats),
        depth=walk.depth.name,
        seed=walk.seed,
        seats=seats,
        names=tuple(record.names.get(seat, "") for seat in range(seats)),
        start=start,
        end=end,
        ledger=tuple(account(seat, gifts, moments, end) for seat in range(seats)),
        gifts=gifts,
        course=tuple(
            Point(line, tuple(row[:seats]), tuple(row[seats : 2 * seats]), tuple(row[2 * seats :]), spread, chapter)
            for line, (row, spread, chapter) in enumerate(zip(course, walk.spreads, walk.chapters, strict=True))
        ),
        moments=moments,
        turning_points=turning_points(moments),
        chapters=game.chapter,
        data=record.data,
    )


DECISIONS: tuple[Kind, ...] = ("decision", "sealed")


def gift(moments: tuple[Moment, ...], giver: int, receiver: int) -> float:
    """What the decisions of one seat did to another, or to itself."""
    return total(moment.change[receiver] for moment in moments if moment.seat == giver)


def account(seat: int, gifts: tuple[Row, ...], moments: tuple[Moment, ...], end: Row) -> Account:
    luck = total(moment.change[seat] for moment in moments if moment.kind == "chance")
    mine = [moment for moment in moments if moment.seat == seat]
    theirs = [moment for moment in moments if moment.seat not in (seat, None)]
    counted = [moment for moment in mine if moment.counted]
    accuracy = total(scale(moment.gain) for moment in counted) / len(counted) if counted else None
    return Account(
        luck=luck,
        skill=gifts[seat][seat],
        others=total(row[seat] for giver, row in enumerate(gifts) if giver != seat),
        residual=total(moment.residual[seat] for moment in moments),
        skill_blind=total(moment.blind[seat] for moment in mine),
        others_blind=total(moment.blind[seat] for moment in theirs),
        adjusted=end[seat] - luck,
        accuracy=accuracy,
        counted=len(counted),
        mistakes=sum(moment.better is not None for moment in mine),
    )


def turning_points(moments: tuple[Moment, ...]) -> tuple[int, ...]:
    """The moments that moved a chance of winning most: a mistake its own seat's, a draw the seat's that it helped."""
    sizes = [(size_of(moment), place) for place, moment in enumerate(moments)]
    largest = sorted((pair for pair in sizes if pair[0] >= LEAST_TURN), key=lambda pair: (-pair[0], pair[1]))
    return tuple(sorted(place for _, place in largest[:MOST_TURNING_POINTS]))


def size_of(moment: Moment) -> float:
    if moment.kind == "chance":
        return max(moment.chances)
    if moment.better is None or moment.seat is None:
        return 0.0
    return moment.options[0].chance
