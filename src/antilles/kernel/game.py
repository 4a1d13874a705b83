"""The descriptor of a game: what the world outside the rules needs to know about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any, Generic

from antilles.kernel.chance import Rng
from antilles.kernel.data import (
    Corrections,
    Datum,
    Statement,
    Tuning,
    corrections_of,
    digest_of,
    load_data,
    load_former,
    load_picture,
    load_sections,
    load_statements,
    load_tuning,
)
from antilles.kernel.event import Event
from antilles.kernel.learned_file import load_learned
from antilles.kernel.move import MoveTable
from antilles.kernel.observer import Observer
from antilles.kernel.outlook import Beforehand, Prospect, Sentence, Trial, difference
from antilles.kernel.prospects import Prospects, Standing
from antilles.kernel.state import Belief, Insight, State
from antilles.kernel.typevars import S, V
from antilles.kernel.view import add, own_fields

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
    field: str = ""
    """The field of a state that holds it, unless the game overrides ``options_of``."""
    held: tuple[int, ...] = ()
    """What the field holds for each value; by default whether it is ``on``, its number, or its place among them."""

    @property
    def default(self) -> str:
        return self.values[0]

    @cached_property
    def meanings(self) -> dict[str, int]:
        """What the state's field holds, by value."""
        held = self.held or tuple(range(len(self.values)))
        if not self.held and set(self.values) == {"on", "off"}:
            held = tuple([value == "on" for value in self.values])
        elif not self.held and all(value.isdigit() for value in self.values):
            held = tuple([int(value) for value in self.values])
        return dict(zip(self.values, held, strict=True))

    @cached_property
    def words(self) -> dict[int, str]:
        """``meanings`` the other way round."""
        return {held: value for value, held in self.meanings.items()}

    def allowed(self, value: str, seats: int) -> bool:
        return value in self.values and seats in self.only.get(value, (seats,))


def put_options(state: State, options: Sequence[Option], chosen: Mapping[str, str]) -> None:
    """The values that are played with into the fields that hold them; ``options_of`` reads them back."""
    for option in options:
        setattr(state, option.field, option.meanings[chosen[option.name]])


class Game(Generic[S, V]):
    """One per package, in its ``game.py``, as ``GAME``: of its own states and views. Ordinary Python: nothing is hot.

    ``Game`` alone is a game of whatever states and views, as those who serve every game see it.
    """

    name: str
    """The package's name; also the name in records and addresses."""
    title: str
    edition: int
    seats: range
    minutes: int = 0
    """About how long a game takes; 0 where nobody has timed it."""
    options: tuple[Option, ...] = ()
    moves: MoveTable
    insight_type: Callable[[Mapping[str, float]], Insight[Any]] | None = None
    """What bots know beyond the rules, made from weights; points alone, unless the game says better."""
    observer: Observer[Any] | None = None
    """What learners see; a game without one has no research environments."""
    simultaneous: bool = False
    """Whether all mostly choose at once; then learners may step all seats together."""
    chapter: str = ""
    """What the game is counted in, ``round`` or ``ship``: the field of a state that has its number; none if empty."""
    beforehand: Beforehand[Any] = Beforehand()
    """What players may say beforehand about their next turn, beyond events and moves."""
    view_type: type[V]
    package: str
    """Where ``rules.toml``, ``data.toml`` and ``locale`` lie, and perhaps ``poster.svg``."""

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

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> S:
        """The first state, up to the first decision or draw."""
        return self.begin(seats, self.settle(seats, options))

    def begin(self, seats: int, options: Mapping[str, str]) -> S:
        """``start`` after the options are settled: an empty table, and what is laid out by the options."""
        state = self.empty_table(seats)
        put_options(state, self.options, options)
        self.set_up(state)
        return state

    def empty_table(self, seats: int, /) -> S:
        """A state before the set-up, unless the game overrides ``begin``."""
        raise NotImplementedError

    def set_up(self, state: S, /) -> None:
        """The set-up, up to the first decision or draw."""

    # --- moves ----------------------------------------------------------------------------------

    def parse(self, text: str) -> int:
        """The number of a move's text; UnknownMove otherwise."""
        return self.moves.parse(text)

    def text(self, move: int) -> str:
        return self.moves.text(move)

    # --- knowledge ------------------------------------------------------------------------------

    def view(self, state: S, seat: int | None) -> V:
        """What this seat may see; None for a spectator. Built by adding."""
        seen = self.look(state)
        return seen if seat is None else add(seen, self.own(seen, state, seat))

    def look(self, state: S) -> V:
        """What a spectator sees."""
        return self.spectate(state, self.base(state))

    def spectate(self, state: S, base: dict[str, Any], /) -> V:
        """The spectator's view: the fields that every view begins with, and those of the game's own view."""
        raise NotImplementedError

    def own(self, seen: V, state: S, seat: int, /) -> Mapping[str, object]:
        """The fields of a seat's view that differ from ``seen``, the spectator's; the seat itself is one.

        A game that overrides ``view`` may leave this; one that overrides this says what little differs, so that a
        server need not build every view as a whole.
        """
        return own_fields(seen, self.view(state, seat))

    def base(self, state: S) -> dict[str, Any]:
        """The fields that every view begins with, as a spectator sees them."""
        return {
            "game": self.name,
            "edition": self.edition,
            "seats": state.seats,
            "options": self.options_of(state),
            "seat": None,
            "actors": tuple(state.actors()),
            "phase": state.question.name,
            "scores": tuple(state.scores()),
            "places": () if state.actors() else tuple(state.ranking()),
        }

    def options_of(self, state: S) -> dict[str, str]:
        """The options that this state is played with, all of them."""
        return {option.name: option.words[getattr(state, option.field)] for option in self.options}

    def belief(self, view: V, /) -> Belief:
        """A view read into a native belief from which states are drawn."""
        raise NotImplementedError

    def sample(self, view: V, rng: Rng) -> State:
        """One state consistent with everything this view's seat has seen."""
        return self.belief(view).draw(rng)

    # --- bots -----------------------------------------------------------------------------------

    @cached_property
    def tuning(self) -> Tuning:
        """What ``insight.toml`` says."""
        return load_tuning(self.package)

    @cached_property
    def insight(self) -> Insight[Any]:
        """The game's formula with the weights of ``insight.toml``: what ``greedy`` and analyses go by."""
        return self.weighed(self.tuning.weights)

    @cached_property
    def evaluation(self) -> Insight[Any]:
        """What searching bots go by: the formula as games have calibrated it, with what was learned from play."""
        return self.evaluation_of(self.tuning)

    @cached_property
    def former(self) -> dict[int, Tuning]:
        """How the levels played before, by version."""
        return load_former(self.package)

    def evaluation_of(self, tuning: Tuning) -> Insight[Any]:
        """The evaluation by this tuning."""
        formula = self.weighed(tuning.weights)
        if not isinstance(formula, Prospects):
            return formula
        formula.calibrate(tuning.scale)
        return load_learned(self.package, tuning.learned, formula)

    def weighed(self, weights: Mapping[str, float]) -> Insight[Any]:
        """The game's insight with other weights."""
        return self.insight_type(weights) if self.insight_type is not None else Standing()

    # --- people ---------------------------------------------------------------------------------

    def question(self, seen: V, legal: Sequence[int], /) -> Sentence:
        """What the view's seat is asked, as a sentence with its values; ``legal`` is what it may answer."""
        return Sentence("ask-anything")

    def wordings(self, seen: V, legal: Sequence[int], /) -> dict[int, Sentence]:
        """The moves that are said with what is on the table, such as “Drive to Maria” for ``drive 3``."""
        return {}

    def holdings(self, seen: V, /) -> dict[str, int]:
        """What the view's seat has that moves cost and bring; the game's message ``amount`` says each of them."""
        return {"points": seen.scores[seen.seat]} if seen.seat is not None and seen.scores else {}

    def foresee(self, trial: Trial[V]) -> Prospect:
        """What a move would do: by default the difference of the holdings, and the next question."""
        facts = self.moves.facts(trial.move)
        costs: dict[str, int] = {}
        gains: dict[str, int] = {}
        if trial.deed is not None:
            costs, gains = difference(self.holdings(trial.before), self.holdings(trial.deed))
        prospect = Prospect(
            deed=self.wordings(trial.before, [trial.move]).get(trial.move)
            or Sentence(f"move-{self.moves.words(trial.move)}", facts),
            costs=costs,
            gains=gains,
            said=tuple([name for name in {**costs, **gains} if name in facts.values()]),
            then=self.follows(trial),
            follows=trial.legal,
            undoable=not trial.boundary,
        )
        return self.foretell(prospect, trial)

    def foretell(self, prospect: Prospect, trial: Trial[V], /) -> Prospect:
        """A game's own words for a move, where more can be said than the difference of the holdings."""
        return prospect

    def follows(self, trial: Trial[V]) -> Sentence | None:
        """What comes next: the next question, the same one again, chance, another player, or the end."""
        if trial.after is None:
            return Sentence("then-sealed" if len(trial.before.actors) > 1 else "then-secret")
        if trial.legal:
            question = self.question(trial.after, trial.legal)
            return Sentence("then-again") if question == self.question(trial.before, trial.legal) else question
        if trial.after.places:
            return Sentence("then-over")
        others = [seat for seat in trial.after.actors if seat >= 0]
        if not others:
            return Sentence("then-chance")
        return Sentence("then-next", {"who": others[0], "n": len(others)})

    def proper_names(self) -> Mapping[str, Mapping[str, str]]:
        """For facts whose values have proper names, the same in all languages: the names by value."""
        return {}

    def tell(self, before: S, seat: int, move: int, after: S, /) -> list[Event]:
        """What happened between two states, in words-to-be."""
        raise NotImplementedError

    def draw(self, view: V, names: Sequence[str], say: Say, width: int = 80, /) -> str:
        """The table as text with Rich markup for the terminal; by default every field of the view."""
        rows = [(name, str(value)) for name, value in asdict(view).items()]
        return "\n".join([f"[bold]{name}[/] {value.replace('[', chr(92) + '[')}" for name, value in rows])

    def merits(self, state: S) -> list[tuple[int, ...]]:
        """For each seat what decides its place, first criterion first, more is better.

        The message ``why-0`` names the first criterion, ``why-1`` the first tie-break, and so on.
        """
        return state.merits()

    # --- rules ----------------------------------------------------------------------------------

    def cites(self, move: int) -> tuple[str, ...]:
        """The statements that explain this move to a player: first what is asked, then what it does."""
        return self.moves.cites(move)

    def statements(self) -> list[Statement]:
        return load_statements(self.package)

    def sections(self) -> dict[str, dict[str, str]]:
        return load_sections(self.package)

    def poster(self) -> bytes:
        """A picture of the game for the page, as SVG; empty where it has none of its own."""
        return load_picture(self.package, "poster.svg")

    def data(self) -> dict[str, Datum]:
        return load_data(self.package)

    def chart_file(self) -> dict[str, Any] | None:
        """The map that pages draw the board from, as it is corrected; None for games without one."""
        return None

    @property
    def corrections(self) -> Corrections:
        """What the owner of a printed copy has corrected of the package's data."""
        return corrections_of(self.package)

    @cached_property
    def data_digest(self) -> str:
        """The name of the set of data that games are played by; empty for the package's own."""
        return digest_of(self.corrections)
