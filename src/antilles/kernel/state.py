"""The state of one game, as every algorithm sees it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antilles.kernel.chance import Rng
from antilles.kernel.move import Facts, Moves

CHANCE: Final = -1
NOBODY: Final = -2
EVERYBODY: Final = -1


@mypyc_attr(acyclic=True)
class Refusal:
    """Why a move is not allowed: the statement of the rules, the message and its numbers."""

    def __init__(self, statement: str, key: str, facts: Facts | None = None) -> None:
        self.statement: Final = statement
        self.key: Final = key
        self.facts: Final[Facts] = facts if facts is not None else {}

    def __repr__(self) -> str:
        return f"Refusal({self.statement!r}, {self.key!r}, {self.facts!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.statement == other.statement
            and self.key == other.key
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.statement, self.key))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """Base of every game's state. Rules change it in place; ``copy`` is what keeps the past."""

    def actor(self) -> i64:
        """The seat that decides next; CHANCE; NOBODY when the game is over."""
        raise NotImplementedError

    def actors(self) -> list[int]:
        """Usually the one actor; several seats while sealed choices are open, in any order."""
        seat = self.actor()
        return [] if seat == NOBODY else [seat]

    def legal(self, seat: i64, moves: Moves) -> None:
        """Add all legal moves of an actor in a fixed order; none for anybody else."""
        raise NotImplementedError

    def advance(self, seat: i64, move: i64) -> None:
        """Apply a legal move in place. The caller guarantees that it is legal."""
        raise NotImplementedError

    def copy(self) -> State:
        raise NotImplementedError

    def odds(self, weights: Moves) -> None:
        """Integer weights beside the legal chance moves."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Current points of each seat."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Place of each seat by the rulebook's tie-breaks, as if the game ended now; 1 is best."""
        raise NotImplementedError

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """Why the rules do not allow this move; None if they do."""
        raise NotImplementedError

    def audience(self, seat: i64, move: i64) -> i64:
        """Bit mask of the seats that are shown this move as it is made; EVERYBODY if it is open."""
        return EVERYBODY

    def opens(self) -> bool:
        """Whether the sealed choices being made now are shown to all when the last one is in."""
        return True

    def snapshot(self) -> str:
        """Every field as text, ``name=value`` a line: equal text means equal state."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Belief:
    """What one seat knows, read once from its view, ready to draw whole states at native speed."""

    def draw(self, rng: Rng) -> State:
        """A state that the seat cannot tell from the real one, by the odds the rules give."""
        raise NotImplementedError

    def draw_unsealed(self, rng: Rng) -> State:
        """The same, but sealed choices of others that are still closed are not made yet.

        A sealed choice is made without knowing the others', so a search may let everybody choose anew and
        need not take the choices that lie there for blind ones.
        """
        return self.draw(rng)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Insight:
    """What bots may use of a game beyond its rules."""

    def value(self, state: State, seat: i64) -> float:
        """How well the seat stands: about 1 for a certain win, 0 for a certain last place."""
        raise NotImplementedError

    def values(self, state: State, found: vec[float]) -> None:
        """The value of every seat, written into ``found``."""
        for seat in range(i64(len(found))):
            found[seat] = self.value(state, seat)

    def bias(self, state: State, seat: i64, moves: Moves, weights: Moves) -> None:
        """Integer weights beside ``moves`` for rollouts; likelier moves weigh more."""
        for _ in range(moves.count):
            weights.add(1)
