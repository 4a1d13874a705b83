"""One pair of the continuations from which a moment's reasons were told, move by move: to be watched side by side."""

from __future__ import annotations

from dataclasses import dataclass

from antilles.analysis.analyse import seed_of_reasons
from antilles.analysis.appraiser import Appraiser
from antilles.analysis.mistakes import Knowledge, knowledge_at
from antilles.analysis.reasons import Course, Key, Storyteller, key_of, seeds_of
from antilles.analysis.recheck import positions
from antilles.analysis.result import Analysis, Claim, Moment
from antilles.analysis.settings import DEPTHS, appraiser_for
from antilles.kernel.event import Event
from antilles.kernel.game import Game
from antilles.kernel.record import Record
from antilles.kernel.state import State


@dataclass(frozen=True)
class Scene:
    """One move of a continuation: what the seat is told of it, and the table after it."""

    actor: int
    move: int
    told: list[Event]
    reasons: tuple[int, ...]
    """The reasons, by their places, that speak of what happens here."""
    after: State


@dataclass(frozen=True)
class Play:
    """One continuation of a move, and what the seat can expect where it stops."""

    move: str
    scenes: list[Scene]
    reward: float
    chance: float
    points: float


class Onlooker(Storyteller):
    """A storyteller who remembers how it went."""

    def __init__(self, game: Game, appraiser: Appraiser, knowledge: Knowledge, claims: tuple[Claim, ...]) -> None:
        super().__init__(game, appraiser, knowledge)
        self.scenes: list[Scene] = []
        self.keys: dict[Key, int] = {
            (claim.event, tuple(sorted(claim.facts.items()))): place
            for place, claim in enumerate(claims)
            if claim.kind == "event"
        }

    def step(self, state: State, actor: int, move: int, course: Course) -> list[Event]:
        told = super().step(state, actor, move, course)
        spoken = {self.keys[key] for key in map(key_of, told) if key in self.keys}
        self.scenes.append(Scene(actor, move, told, tuple(sorted(spoken)), state.copy()))
        return told


def continuations_of(analysis: Analysis, moment: Moment) -> int:
    """How many pairs there are to watch."""
    return moment.reasons[0].continuations if moment.reasons else DEPTHS[analysis.depth].continuations


def watch(game: Game, record: Record, analysis: Analysis, moment: Moment, number: int) -> tuple[Play, Play]:
    """The pair of this number, from 0: after the better move, and after the one that was played."""
    assert moment.seat is not None and moment.better is not None
    state = positions(game, record)[moment.line - 1]
    knowledge = knowledge_at(game, state, moment.seat, moment.hidden)
    appraiser = appraiser_for(game, record.seats, 1)
    seed = seeds_of(seed_of_reasons(analysis.seed, moment.line), number + 1)[number]
    better, played = (
        play(Onlooker(game, appraiser, knowledge, moment.reasons), text, seed) for text in (moment.better, moment.move)
    )
    return better, played


def play(onlooker: Onlooker, text: str, seed: int) -> Play:
    course = onlooker.play(onlooker.game.parse(text), seed)
    seats, seat = len(course.end) // 3, onlooker.knowledge.seat
    reward, chance, points = (course.end[kind * seats + seat] for kind in range(3))
    return Play(text, onlooker.scenes, reward, chance, points)
