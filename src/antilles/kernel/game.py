"""The descriptor of a game: what the world outside the rules needs to know about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property

from antilles.kernel.chance import Rng
from antilles.kernel.data import Datum, Statement, Tuning, load_data, load_sections, load_statements, load_tuning
from antilles.kernel.event import Event
from antilles.kernel.move import MoveTable
from antilles.kernel.observer import Observer
from antilles.kernel.state import Belief, Insight, State
from antilles.kernel.view import View, own_fields

Say = Callable[..., str]
"""``say(key, **facts)``: a message of the game or of the house in the reader's language."""


class SetupError(ValueError):
    """The game cannot be set up like this; ``key`` and ``facts`` make the sentence."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(f"{key} {facts}")
        self.key = key
        self.facts = facts


@dataclass(frozen=True)
class Option:
    """A variant or a ruling with a switch. Values are words; the first is the default.

    The message ``option-<name>`` names it, ``option-<name>-<value>`` each value (dots and commas
    of a value become hyphens).
    """

    name: str
    values: tuple[str, ...]
    statement: str
    only: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Seat counts to which a value is confined."""

    @property
    def default(self) -> str:
        return self.values[0]

    def allowed(self, value: str, seats: int) -> bool:
        return value in self.values and seats in self.only.get(value, (seats,))


class Game:
    """One per package, in its ``game.py``, as ``GAME``. Ordinary Python: nothing here is hot."""

    name: str
    """The package's name; also the name in records and addresses."""
    title: str
    edition: int
    seats: range
    options: tuple[Option, ...] = ()
    moves: MoveTable
    insight: Insight
    observer: Observer | None = None
    """What learners see; a game without one has no research environments."""
    view_type: type[View]
    package: str
    """Where ``rules.toml``, ``data.toml`` and ``locale`` lie."""

    # --- set-up ---------------------------------------------------------------------------------

    def settle(self, seats: int, options: Mapping[str, str] | None = None) -> dict[str, str]:
        """All options with their values, defaults filled in; SetupError for what cannot be."""
        if seats not in self.seats:
            raise SetupError("setup-seats", seats=seats, least=self.seats[0], most=self.seats[-1])
        given = dict(options or {})
        settled: dict[str, str] = {}
        for option in self.options:
            value = given.pop(option.name, option.default)
            if value not in option.values:
                raise SetupError("setup-value", option=option.name, value=value, values=", ".join(option.values))
            if not option.allowed(value, seats):
                allowed = ", ".join(str(count) for count in option.only[value])
                raise SetupError("setup-value-seats", option=option.name, value=value, seats=seats, allowed=allowed)
            settled[option.name] = value
        for name in given:
            raise SetupError("setup-option", option=name)
        return settled

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> State:
        """The first state, up to the first decision or draw."""
        return self.begin(seats, self.settle(seats, options))

    def begin(self, seats: int, options: Mapping[str, str]) -> State:
        """``start`` after the options are settled: what a game implements."""
        raise NotImplementedError

    # --- moves ----------------------------------------------------------------------------------

    def parse(self, text: str) -> int:
        """The number of a move's text; UnknownMove otherwise."""
        return self.moves.parse(text)

    def text(self, move: int) -> str:
        return self.moves.text(move)

    # --- knowledge ------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> View:
        """What this seat may see; None for a spectator. Built by adding."""
        raise NotImplementedError

    def own(self, seen: View, state: State, seat: int) -> Mapping[str, object]:
        """The fields of a seat's view that differ from ``seen``, the spectator's.

        A game may override this with the few it knows, so that a server need not build every view as a whole.
        """
        return own_fields(seen, self.view(state, seat))

    def belief(self, view: View) -> Belief:
        """A view read into a native belief from which states are drawn."""
        raise NotImplementedError

    def sample(self, view: View, rng: Rng) -> State:
        """One state consistent with everything this view's seat has seen."""
        return self.belief(view).draw(rng)

    # --- bots -----------------------------------------------------------------------------------

    @cached_property
    def tuning(self) -> Tuning:
        """What ``insight.toml`` says."""
        return load_tuning(self.package)

    def weighed(self, weights: Mapping[str, float]) -> Insight:
        """The game's insight with these weights in place of those of ``insight.toml``."""
        return self.insight

    # --- people ---------------------------------------------------------------------------------

    def tell(self, before: State, seat: int, move: int, after: State) -> list[Event]:
        """What happened between two states, in words-to-be."""
        raise NotImplementedError

    def draw(self, view: View, names: Sequence[str], say: Say, width: int = 80) -> str:
        """The table as text with Rich markup for the terminal; by default every field of the view."""
        rows = [(name, str(value)) for name, value in asdict(view).items()]
        return "\n".join([f"[bold]{name}[/] {value.replace('[', chr(92) + '[')}" for name, value in rows])

    def merits(self, state: State) -> list[tuple[int, ...]]:
        """For each seat what decides its place, first criterion first, more is better.

        The message ``why-0`` names the first criterion, ``why-1`` the first tie-break, and so on.
        """
        return [(score,) for score in state.scores()]

    # --- rules ----------------------------------------------------------------------------------

    def cites(self, move: int) -> tuple[str, ...]:
        """The statements that explain this move to a player: first what is asked, then what it does."""
        return ()

    def statements(self) -> list[Statement]:
        return load_statements(self.package)

    def sections(self) -> dict[str, dict[str, str]]:
        return load_sections(self.package)

    def data(self) -> dict[str, Datum]:
        return load_data(self.package)
