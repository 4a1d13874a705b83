"""What is asked, and what a move costs, brings and opens: the same facts for page, terminal and hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic

from antilles.kernel.move import Facts as Facts, MoveTable
from antilles.kernel.typevars import V


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message key with its facts. ``parts`` are said and joined by “or”; the message has them as ``$parts``."""

    key: str
    facts: Facts = field(default_factory=dict)
    parts: tuple[Sentence, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial(Generic[V]):
    """One move tried out in what a seat knows."""

    before: V
    move: int
    after: V | None
    """What the seat would see then; None where a secret or a sealed choice hides it."""
    deed: V | None
    """The same right after the move itself, before anything else happens: what the end of a round takes is no price."""
    legal: tuple[int, ...]
    """What the same seat could do next; empty where chance, another player or a secret comes first."""
    boundary: bool
    """The turn cannot be tried any further, nor taken back once it is made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospect:
    """What a move would do, as far as its seat can know. Amounts are by the names of ``Game.holdings``."""

    deed: Sentence
    costs: dict[str, int]
    gains: dict[str, int]
    said: tuple[str, ...]
    """The amounts that the deed's own words already tell."""
    then: Sentence | None
    """What it opens next, or what can no longer be undone."""
    follows: tuple[int, ...]
    """The moves of the same seat that it opens."""
    undoable: bool


@dataclass(frozen=True, slots=True)
class Habit(Generic[V]):
    """A simple rule by which a seat may leave a decision; the message ``habit-<name>`` says it."""

    name: str
    choose: Callable[[V, Sequence[int]], int]
    """The move among the legal ones; negative where the rule has nothing to say."""


@dataclass(frozen=True, slots=True)
class Check(Generic[V]):
    """Something that a seat can see to be so or not; the message ``check-<name>`` says it with the facts."""

    name: str
    values: Callable[[V], Sequence[Facts]]
    """What may be asked for, as the table is now."""
    holds: Callable[[V, Facts], bool]


@dataclass(frozen=True, slots=True)
class Beforehand(Generic[V]):
    """What a game adds to standing orders."""

    habits: tuple[Habit[V], ...] = ()
    checks: tuple[Check[V], ...] = ()
    loose: Mapping[str, Facts] = field(default_factory=dict)
    """By message key the facts that do not matter to an order, with the value with which the message is said."""
    quiet: tuple[str, ...] = ()
    """Events that only follow from others: nobody is offered them as a condition."""

    def loosened(self, key: str, facts: Facts) -> Facts:
        return {**facts, **{name: value for name, value in self.loose.get(key, {}).items() if name in facts}}


def plainly(table: MoveTable, *words: str) -> Callable[[object, Sequence[int]], int]:
    """The first legal move with one of these words."""
    return lambda _seen, legal: next((move for move in legal if table.words(move) in words), -1)


def each(name: str, values: Sequence[int | str]) -> Callable[[object], list[Facts]]:
    """The same may be asked for at any time: one fact with each of these values."""
    return lambda _seen: [{name: value} for value in values]


def difference(before: Mapping[str, int], after: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """What was paid and what was gained between two holdings."""
    changed = {name: after.get(name, 0) - before.get(name, 0) for name in {**before, **after}}
    costs = {name: -n for name, n in changed.items() if n < 0}
    return costs, {name: n for name, n in changed.items() if n > 0}


def one_of(key: str, parts: Sequence[Sentence], **facts: int | str) -> Sentence:
    """A sentence about several things, one of which will be chosen."""
    return Sentence(key, facts, tuple(parts))
