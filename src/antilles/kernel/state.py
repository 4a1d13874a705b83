"""The state of one game, as every algorithm sees it, and the question that it asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antilles.kernel.chance import Rng, outcome
from antilles.kernel.move import Facts, Moves

CHANCE: Final = -1
NOBODY: Final = -2
SEAT: Final = 0
EVERYBODY: Final = -1

S = TypeVar("S", bound="State")
FactsOf = Callable[[Any, int, int], Facts]
"""The numbers of a refusal, from (state, seat, move)."""


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


class Reason:
    """One reason against a move: the statement of the rules, the message, and how to find its numbers."""

    def __init__(self, statement: str, key: str, facts: FactsOf | None = None) -> None:
        self.statement: Final = statement
        self.key: Final = key
        self.facts: Final = facts

    def refusal(self, state: State, seat: i64, move: i64) -> Refusal:
        """The reason with its numbers: only now are they looked up."""
        return Refusal(self.statement, self.key, self.facts(state, seat, move) if self.facts is not None else {})


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """What somebody is asked: who, what may be answered, what is said against it, and what an answer does.

    Questions hold nothing of a game: one object of each class, with its phase's name, lives as long as the program, and
    the state names the one that is being asked.
    """

    name: Final[str]
    """The phase in views and words."""
    first: Final[i64]
    """The block of moves that may answer it: from ``first`` up to, not including, ``end``."""
    end: Final[i64]
    who: Final[i64]
    """CHANCE or NOBODY; SEAT where ``state.asked`` answers. A field, so that to ask who decides costs no call."""
    number: i64
    """The phase in observations: its place in the game's agenda."""

    def __init__(self, name: str, first: i64 = 0, end: i64 = 0, who: i64 = SEAT) -> None:
        self.name = name
        self.first = first
        self.end = end
        self.who = who
        self.number = 0

    def against(self, state: S, seat: i64, move: i64) -> Reason | None:
        """The first reason against a move of any seat; None if it is allowed. Nowhere else is that said.

        Seats and moves that do not exist never come here: ``State.outside`` refuses them.
        """
        raise NotImplementedError

    def exactly(self, state: S, seat: i64, move: i64, reason: Reason) -> Reason:
        """The exact reason, where finding it would make ``against``, which every candidate meets, slow."""
        return reason

    def answer(self, state: S, seat: i64, move: i64) -> None:
        """Carry out an allowed answer, and name the next question."""
        raise NotImplementedError

    def deed(self, state: S, seat: i64, move: i64) -> None:
        """The answer alone, for those who want to know its price: without what then happens by itself."""
        self.answer(state, seat, move)

    def seal(self, state: S, seat: i64, move: i64) -> None:
        """Lay an allowed answer down for nobody to see, where several seats choose in secret; ``answer`` goes on."""
        raise NotImplementedError

    def legal(self, state: S, seat: i64, moves: Moves) -> None:
        """Add what this seat may answer, in a fixed order; nothing for a seat that is not asked.

        The block, filtered. A question that is asked often lists its few candidates itself; the conformance suite
        holds such a list to ``against``.
        """
        for move in range(self.first, self.end):
            if self.against(state, seat, move) is None:
                moves.add(move)

    def odds(self, state: S, weights: Moves) -> None:
        """Integer weights beside the moves that chance may answer with; by default all alike."""
        moves = Moves()
        self.legal(state, CHANCE, moves)
        for _ in range(moves.count):
            weights.add(1)

    def alike(self, state: S) -> i64:
        """How many draws chance has, if all weigh the same and ``nth`` tells one without listing them; else 0."""
        return 0

    def nth(self, state: S, index: i64) -> i64:
        """The draw with this place in the list of ``legal``."""
        raise NotImplementedError

    def pick(self, state: S, seat: i64, rng: Rng, moves: Moves, weights: Moves) -> i64:
        """An answer at random: a seat's uniformly, chance's by its odds.

        A question that can tell one answer without listing all does so, with the same number of the generator: it
        tells what the list would have told, and the conformance suite holds it to that.
        """
        moves.clear()
        self.legal(state, seat, moves)
        if seat == CHANCE:
            weights.clear()
            state.odds(weights)
            return outcome(moves, weights, rng.below(weights.sum()))
        return moves.items[rng.below(moves.count)]

    def actors(self, state: S) -> list[int]:
        """Usually the one who is asked; several seats while sealed choices are open, in any order."""
        seat = state.actor()
        return [] if seat == NOBODY else [seat]

    def audience(self, state: S, seat: i64, move: i64) -> i64:
        """Bit mask of the seats that are shown an answer as it is given; EVERYBODY if it is open."""
        return EVERYBODY

    def opens(self, state: S) -> bool:
        """Whether the sealed answers are shown to all when the last one is in."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """Base of every game's state. Rules change it in place; ``copy`` is what keeps the past.

    What can be asked of a state, its question answers; a game adds its fields, points and places.
    """

    seats: i64
    asked: i64 = 0
    """The seat that decides next, unless the question is chance's or nobody's; the lowest of several."""
    question: Question[Any]

    def __init__(self, seats: i64, question: Question[Any]) -> None:
        self.seats = seats
        self.question = question

    def over(self) -> bool:
        return self.question.who == NOBODY

    def actor(self) -> i64:
        """The seat that decides next; CHANCE; NOBODY when the game is over."""
        who = self.question.who
        return who if who < 0 else self.asked

    def actors(self) -> list[int]:
        """Usually the one actor; several seats while sealed choices are open, in any order."""
        return self.question.actors(self)

    def legal(self, seat: i64, moves: Moves) -> None:
        """Add all legal moves of an actor in a fixed order; none for anybody else."""
        self.question.legal(self, seat, moves)

    def advance(self, seat: i64, move: i64) -> None:
        """Apply a legal move in place. The caller guarantees that it is legal."""
        self.question.answer(self, seat, move)

    def odds(self, weights: Moves) -> None:
        """Integer weights beside the legal chance moves."""
        self.question.odds(self, weights)

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """Why the rules do not allow this move; None if they do."""
        outside = self.outside(seat, move)
        if outside is not None:
            return outside
        reason = self.question.against(self, seat, move)
        if reason is None:
            return None
        return self.question.exactly(self, seat, move, reason).refusal(self, seat, move)

    def outside(self, seat: i64, move: i64) -> Refusal | None:
        """What is said to a seat or of a move that this game does not have; None for all others.

        Where there is chance, its questions refuse moves that do not exist themselves.
        """
        return None

    def audience(self, seat: i64, move: i64) -> i64:
        """Bit mask of the seats that are shown this move as it is made; EVERYBODY if it is open."""
        return self.question.audience(self, seat, move)

    def opens(self) -> bool:
        """Whether the sealed choices being made now are shown to all when the last one is in."""
        return self.question.opens(self)

    def copy(self) -> State:
        """A state of its own. This one is for plain Python classes; tools/fields.py writes that of compiled ones."""
        other = type(self).__new__(type(self))
        other.seats = self.seats
        other.asked = self.asked
        other.question = self.question
        for name, value in vars(self).items():
            setattr(other, name, copied(value))
        return other

    def scores(self) -> list[int]:
        """Current points of each seat."""
        raise NotImplementedError

    def merits(self) -> list[tuple[int, ...]]:
        """For each seat what decides its place as if the game ended now, first criterion first, more is better."""
        return [(score,) for score in self.scores()]

    def ranking(self) -> list[int]:
        """Place of each seat by its merits; 1 is best."""
        return places(self.merits())

    def snapshot(self) -> str:
        """Every field as text, ``name=value`` a line: equal text means equal state."""
        return "\n".join([f"{name}={shown(getattr(self, name))}" for name in fields(self)])


def bounds(state: State, seat: i64, move: i64, moves: i64, no_move: str, no_seat: str) -> Refusal | None:
    """``outside`` of a game with chance: what is said of a move, then to a seat, that there is not."""
    if not 0 <= move < moves:
        return Refusal(no_move, "refusal-unknown-move")
    if not CHANCE <= seat < state.seats:
        return Refusal(no_seat, "refusal-no-such-seat", {"seats": state.seats})
    return None


def fields(thing: object) -> list[str]:
    """The names of all fields, whether compiled or interpreted classes of its line have declared them."""
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        names.update(vars(kind).get("__mypyc_attrs__", ()), getattr(kind, "__annotations__", ()))  # each class its own
    return sorted([name for name in names if not name.startswith("__")])


def shown(value: Any) -> object:
    """A field's value as a snapshot tells it."""
    if isinstance(value, Question):
        return value.name
    return list(value) if hasattr(value, "__setitem__") and not isinstance(value, dict) else value


def copied(value: Any) -> Any:
    """Lists and dicts are copied, as deep as they go; what cannot change is shared."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return value


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """Places by keys, the greatest first; equal keys share a place and the next is left out."""
    return [1 + sum([1 for other in keys if other > key]) for key in keys]


def actor_of(state: State) -> i64:
    """``state.actor()`` without a virtual call, for hot loops."""
    who = state.question.who
    return who if who < 0 else state.asked


@mypyc_attr(allow_interpreted_subclasses=True)
class Over(Question[State]):
    """The end: nobody is asked, and everything is refused for one reason."""

    def __init__(self, reason: Reason, name: str = "over") -> None:
        super().__init__(name, who=NOBODY)
        self.reason: Final = reason

    def against(self, state: State, seat: i64, move: i64) -> Reason | None:
        return self.reason

    def legal(self, state: State, seat: i64, moves: Moves) -> None:
        """Nothing is left to do."""


class Agenda:
    """All questions of a game in the order of their numbers, which observations show."""

    def __init__(self, *questions: Question[Any]) -> None:
        self.questions: Final = questions
        self.count: Final[i64] = len(questions)
        self.names: Final = tuple([question.name for question in questions])
        for number, question in enumerate(questions):
            question.number = number

    def named(self, name: str) -> Question[Any]:
        """The question of a phase, for a view that is read back."""
        return self.questions[self.names.index(name)]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Belief:
    """What one seat knows, read once from its view, ready to draw whole states at native speed."""

    def draw(self, rng: Rng) -> State:
        """A state that the seat cannot tell from the real one, by the odds the rules give."""
        raise NotImplementedError

    def draw_unsealed(self, rng: Rng) -> State:
        """The same, but sealed choices of others that are still closed are not made yet.

        A sealed choice is made without knowing the others', so a search may let everybody choose again and
        need not take the choices that lie there for blind ones.
        """
        return self.draw(rng)


@mypyc_attr(acyclic=True)
class SealedBelief(Belief):
    """Of a game that hides nothing but sealed choices: a state in which the seats of ``sealed`` have not chosen yet."""

    def __init__(self, known: State, sealed: i64) -> None:
        self.known = known
        self.sealed = sealed

    def draw(self, rng: Rng) -> State:
        """Whatever the rules let a seat choose may lie there, all alike."""
        state = self.known.copy()
        question = state.question
        moves = Moves()
        weights = Moves()
        for seat in range(state.seats):
            if self.sealed >> seat & 1:
                question.seal(state, seat, question.pick(state, seat, rng, moves, weights))
        return state

    def draw_unsealed(self, rng: Rng) -> State:
        state = self.known.copy()
        if self.sealed:
            state.asked = state.actors()[0]
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(Generic[S]):
    """What bots may use of a game beyond its rules."""

    def value(self, state: S, seat: i64) -> float:
        """How well the seat stands: about 1 for a certain win, 0 for a certain last place."""
        raise NotImplementedError

    def values(self, state: S, found: vec[float]) -> None:
        """The value of every seat, written into ``found``."""
        for seat in range(i64(len(found))):
            found[seat] = self.value(state, seat)

    def progress(self, state: S) -> float:
        """How much of the game is over, from 0 to 1, as far as the state tells."""
        return 0.0

    def quiet(self, state: S) -> bool:
        """Whether the seats can be compared as they stand: nothing is half done that not all have had yet."""
        return True

    def bias(self, state: S, seat: i64, moves: Moves, weights: Moves) -> None:
        """Integer weights beside ``moves`` for rollouts; likelier moves weigh more."""
        for _ in range(moves.count):
            weights.add(1)
