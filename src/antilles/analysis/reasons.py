"""Why a move is better: what happens more often, or less, in continuations of it than in those of another move.

A reason is a claim with a seed. Pairs of continuations share the hidden state and the luck; the events of the game's
story that differ most in frequency times effect become claims, if the difference is beyond doubt.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from antilles.analysis.appraiser import LONGEST_TURN, Appraiser
from antilles.analysis.mistakes import Knowledge
from antilles.analysis.result import Claim
from antilles.analysis.rows import SURE, Values, seed_from, total
from antilles.kernel.chance import Rng
from antilles.kernel.event import Event, events_for
from antilles.kernel.game import Game
from antilles.kernel.state import CHANCE, NOBODY, State

LONGEST = 24
"""Decisions of a continuation."""
SURE_ENOUGH = 4.5
"""Standard errors that a difference must be away from none to be said: on fresh seeds it will still be there."""
LEAST_SHIFT = 0.15
LEAST_POINTS = 0.5
LEAST_CHANCE = 0.03
MOST = 3
"""Reasons for a move; one more may speak against it."""
UNSAID = ("event-reveal",)
CHOOSING = ("event-you-", "event-has-")
"""Events that tell a seat what it did itself, or that somebody did something that is not shown."""
RUNNING = ("total",)
"""Facts that tell how far something has come with an event, which is said without them (``claim-event-…``)."""

Key = tuple[str, tuple[tuple[str, int | str], ...]]
"""An event as a key: its message and its facts."""


@dataclass
class Course:
    """One continuation: what was told in it, and how it ended."""

    told: set[Key] = field(default_factory=set)
    end: Values = field(default_factory=list)


class Storyteller:
    """Plays continuations of a seat's move and listens to the story, as the seat would hear it."""

    def __init__(self, game: Game, appraiser: Appraiser, knowledge: Knowledge) -> None:
        self.game = game
        self.appraiser = appraiser
        self.knowledge = knowledge
        self.deeds: set[Key] = set()
        """What is told of the moves themselves: no reason for them."""

    def play(self, move: int, seed: int) -> Course:
        """One continuation, up to the horizon."""
        course = Course()
        seat = self.knowledge.seat
        state = self.knowledge.draw(seed).copy()
        others = [other for other in state.actors() if other != seat]
        told = self.step(state, seat, move, course)
        self.deeds.update(key_of(event) for event in told[:1])
        rng = Rng(seed)
        rollout = self.appraiser.rollout
        for other in others:
            self.step(state, other, rollout.choose(state, state.question, other, rng), course)
        for _ in range(LONGEST_TURN):  # the seat ends its turn with care, as the appraiser lets it
            if state.actor() != seat or len(state.actors()) > 1:
                break
            self.step(state, seat, self.appraiser.best_now(state, seat), course)
        luck = Rng(seed + 1)
        left = LONGEST
        while state.actor() != NOBODY and (
            left > 0 or (left > -LONGEST and not self.appraiser.gauge.insight.quiet(state))
        ):
            actor = state.actor()
            self.step(state, actor, rollout.choose(state, state.question, actor, luck), course)
            left -= actor != CHANCE
        course.end = self.appraiser.stand(state)
        return course

    def step(self, state: State, actor: int, move: int, course: Course) -> list[Event]:
        """Make a move and listen; what was told."""
        before = state.copy()
        state.advance(actor, move)
        told = events_for(self.game.tell(before, actor, move, state), self.knowledge.seat)
        for event in told:
            if event.key not in UNSAID and not event.key.startswith(CHOOSING):
                course.told.add(key_of(event))
        return told


def key_of(event: Event) -> Key:
    """An event by its facts, whenever it happens: where a count stood by then makes it no other one."""
    return event.key, tuple(sorted((name, fact) for name, fact in event.facts.items() if name not in RUNNING))


def seeds_of(seed: int, count: int) -> list[int]:
    return [seed_from(seed, number) for number in range(count)]


def reasons(
    game: Game, appraiser: Appraiser, knowledge: Knowledge, better: int, played: int, seed: int, count: int
) -> tuple[Claim, ...]:
    """Claims for ``better`` over ``played``, the weightiest first; the last may speak against it."""
    teller = Storyteller(game, appraiser, knowledge)
    seeds = seeds_of(seed, count)
    good = [teller.play(better, number) for number in seeds]
    bad = [teller.play(played, number) for number in seeds]
    deeds = [deed_of(game, move) for move in (better, played)]
    claims = numbers(good, bad, knowledge.seat, seed)
    for key in shifted(good, bad):
        if key not in teller.deeds and not any(is_deed(key, deed, knowledge.seat) for deed in deeds):
            claim = about_event(key, good, bad, knowledge.seat, seed)
            if claim is not None:
                claims.append(claim)
    claims.sort(key=lambda claim: (-abs(claim.part), claim.event, sorted(claim.facts.items(), key=repr)))
    speaking = [claim for claim in claims if claim.part > 0.0][:MOST]
    against = [claim for claim in claims if claim.part < 0.0][:1]
    return tuple(speaking + (against if speaking else []))


def shifted(good: list[Course], bad: list[Course]) -> list[Key]:
    """The events that happen clearly more often after one move than after the other, in a fixed order."""
    counts: dict[Key, int] = {}
    for arm, sign in ((good, 1), (bad, -1)):
        for course in arm:
            for key in course.told:
                counts[key] = counts.get(key, 0) + sign
    least = LEAST_SHIFT * len(good)
    return sorted((key for key, count in counts.items() if abs(count) >= least), key=repr)


def deed_of(game: Game, move: int) -> set[int | str]:
    return set(game.moves.facts(move).values())


def is_deed(key: Key, deed: set[int | str], seat: int) -> bool:
    """Whether an event tells only that the seat made its move."""
    facts = dict(key[1])
    return facts.pop("who", seat) == seat and set(facts.values()) <= deed


def about_event(key: Key, good: list[Course], bad: list[Course], seat: int, seed: int) -> Claim | None:
    """How often an event happens after each move; None where the difference is in doubt."""
    ones = [[1.0 if key in course.told else 0.0 for course in arm] for arm in (good, bad)]
    shift, sure = difference(ones[0], ones[1])
    if not sure:
        return None
    ends = [[course.end[seat] for course in arm] for arm in (good, bad)]
    part = shift * effect(ones, ends, shift)
    if abs(part) < 0.002:
        return None
    count = len(good)
    frequencies = [100.0 * total(arm) / count for arm in ones]
    return Claim("event", frequencies[0], frequencies[1], part, count, seed, key[0], dict(key[1]))


def effect(ones: Sequence[Sequence[float]], ends: Sequence[Sequence[float]], shift: float) -> float:
    """What goes with the event in rewards: the slope among continuations of the same move; where these do not differ,
    what the moves themselves differ by.
    """
    above = below = 0.0
    for arm, end in zip(ones, ends, strict=True):
        middle, height = total(arm) / len(arm), total(end) / len(end)
        above += total((told - middle) * (value - height) for told, value in zip(arm, end, strict=True))
        below += total((told - middle) ** 2 for told in arm)
    if below > 0.05 * len(ones[0]):
        return above / below
    return (total(ends[0]) - total(ends[1])) / len(ends[0]) / shift


def numbers(good: list[Course], bad: list[Course], seat: int, seed: int) -> list[Claim]:
    """Final points and the chance to win, where they differ beyond doubt."""
    seats = len(good[0].end) // 3
    found: list[Claim] = []
    gain = total(better.end[seat] - played.end[seat] for better, played in zip(good, bad, strict=True)) / len(good)
    if gain <= 0.0:
        return found
    points = [[course.end[2 * seats + seat] for course in arm] for arm in (good, bad)]
    chances = [[course.end[seats + seat] for course in arm] for arm in (good, bad)]
    count = len(good)
    shift, sure = difference(points[0], points[1])
    if sure and shift >= LEAST_POINTS:
        found.append(Claim("points", total(points[0]) / count, total(points[1]) / count, gain, count, seed))
    shift, sure = difference(chances[0], chances[1])
    if sure and shift >= LEAST_CHANCE and not found:
        rates = [100.0 * total(arm) / count for arm in chances]
        found.append(Claim("first", rates[0], rates[1], gain, count, seed))
    return found


def difference(better: Sequence[float], played: Sequence[float], doubt: float = SURE_ENOUGH) -> tuple[float, bool]:
    """The mean of paired differences, and whether it is surely not 0."""
    shifts = [a - b for a, b in zip(better, played, strict=True)]
    middle = total(shifts) / len(shifts)
    variance = total((shift - middle) ** 2 for shift in shifts) / (len(shifts) - 1)
    return middle, abs(middle) > doubt * sqrt(variance / len(shifts))


# --- once more ------------------------------------------------------------------------------------


def holds(
    game: Game, appraiser: Appraiser, knowledge: Knowledge, better: int, played: int, claim: Claim, seed: int
) -> bool:
    """Whether a claim is true on fresh continuations too: the difference is surely there, and of the same sign."""
    teller = Storyteller(game, appraiser, knowledge)
    seeds = seeds_of(seed, claim.continuations)
    arms = [[teller.play(move, number) for number in seeds] for move in (better, played)]
    seats = len(arms[0][0].end) // 3
    key = claim.event, tuple(sorted(claim.facts.items()))
    if claim.kind == "event":
        values = [[1.0 if key in course.told else 0.0 for course in arm] for arm in arms]
    else:
        column = knowledge.seat + (2 * seats if claim.kind == "points" else seats)
        values = [[course.end[column] for course in arm] for arm in arms]
    shift, sure = difference(values[0], values[1], SURE)
    return sure and (shift > 0.0) == (claim.after_better > claim.after_played)
