"""Cuba's descriptor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antilles.games.cuba import facts, screen, setup, story, view
from antilles.games.cuba.belief import CubaBelief
from antilles.games.cuba.components import OPTIONS
from antilles.games.cuba.el_presidente import course_of
from antilles.games.cuba.insight import CubaInsight
from antilles.games.cuba.moves import TABLE
from antilles.games.cuba.observer import CubaObserver
from antilles.games.cuba.state import Cuba
from antilles.games.cuba.switches import Switches
from antilles.games.cuba.view import CubaView
from antilles.kernel.chance import Rng
from antilles.kernel.event import Event
from antilles.kernel.game import Game, Option, Say
from antilles.kernel.outlook import Prospect, Sentence, Trial, difference

CITES = {
    "start": ("CU-015",),
    "remove": ("EP-004",),
    "replace": ("EP-003",),
    "lay": ("EP-033",),
    "ship": ("CU-012", "CU-132"),
    "bill": ("CU-031",),
    "done": ("DP-003",),
    "take": ("CU-017", "CU-062"),
    "play": ("CU-040",),
    "cuban": ("EP-010", "EP-011"),
    "main": ("CU-044",),
    "alternative": ("CU-044",),
    "move": ("CU-050", "CU-051"),
    "harvest": ("CU-052",),
    "irrigate": ("CU-053",),
    "buy": ("CU-122",),
    "sell": ("CU-121",),
    "build": ("CU-065", "EP-043"),
    "extra": ("CU-065",),
    "place": ("CU-065", "CU-025"),
    "activate": ("CU-070",),
    "load": ("CU-080",),
    "convert": ("CU-143",),
    "hand": ("CU-143",),
    "set": ("DP-093",),
    "grow": ("DP-094",),
    "exchange": ("DP-096",),
    "stow": ("CU-219", "DP-097"),
    "casino": ("EP-052",),
    "put": ("EP-053",),
    "unload": ("EP-053",),
    "influence": ("EP-056",),
    "store": ("CU-029",),
    "swap": ("EP-024",),
    "use": ("EP-025",),
    "cover": ("EP-043", "EP-044"),
    "gift": ("EP-047",),
    "send": ("EP-040", "EP-102"),
    "veto": ("CU-096",),
    "bid": ("CU-091", "CU-092", "CU-093"),
    "pass": ("CU-094", "CU-095"),
    "pay-tax": ("CU-101", "CU-102"),
    "pay-duty": ("CU-101", "CU-102"),
    "decline-tax": ("CU-101", "CU-102"),
    "decline-duty": ("CU-101", "CU-102"),
    "give": ("CU-220",),
    "discard": ("CU-110",),
}
"""Statements that explain each verb."""

ABOUT = {
    "worker": "CU-050",
    "tradeswoman": "CU-060",
    "architect": "CU-065",
    "foreman": "CU-070",
    "mayor": "CU-080",
    "dancer": "EP-020",
    "musician": "EP-022",
    "day_labourer": "EP-023",
    "harbour_master": "EP-024",
    "lawyer": "EP-025",
    "revolutionary": "EP-026",
    "casino": "EP-052",
    "custom_house": "EP-053",
    "playa_cafe": "EP-054",
    "statue": "EP-055",
    "newspaper": "EP-056",
    "hacienda": "EP-057",
    "town_hall": "CU-090",
    "church": "CU-096",
}
"""Statements about cards and buildings that have their own."""


class CubaGame(Game[Cuba, CubaView]):
    name = "cuba"
    title = "Cuba"
    edition = 2
    seats = range(2, 6)
    options = tuple(Option(name, values, statement) for name, values, statement in OPTIONS)
    moves = TABLE
    observer = CubaObserver()
    view_type = CubaView
    package = "antilles.games.cuba"

    def __init__(self) -> None:
        self.insight = self.weighed(self.tuning.weights)

    def weighed(self, weights: Mapping[str, float]) -> CubaInsight:
        return CubaInsight(weights)

    def begin(self, seats: int, options: Mapping[str, str]) -> Cuba:
        switches = Switches(dict(options))
        state = setup.empty_table(seats, switches, course_of(switches))
        setup.set_up(state)
        return state

    def options_of(self, state: Cuba) -> dict[str, str]:
        return dict(state.switches.options)

    def look(self, state: Cuba) -> CubaView:
        return view.look(state, self.base(state))

    def own(self, seen: CubaView, state: Cuba, seat: int) -> Mapping[str, object]:
        return view.own(state, seat)

    def belief(self, seen: CubaView) -> CubaBelief:
        return view.read(seen)

    def tell(self, before: Cuba, seat: int, move: int, after: Cuba) -> list[Event]:
        return story.tell(before, seat, move)

    def question(self, seen: CubaView, legal: Sequence[int]) -> Sentence:
        return facts.question(seen, legal, lambda move: self.brings(seen, move))

    def wordings(self, seen: CubaView, legal: Sequence[int]) -> dict[int, Sentence]:
        return facts.wordings(seen, legal, lambda move: self.brings(seen, move))

    def brings(self, seen: CubaView, move: int) -> dict[str, int]:
        """What a move would bring at once, played in what the seat knows."""
        assert seen.seat is not None
        after = self.belief(seen).draw(Rng(1))
        after.advance(seen.seat, move)
        return difference(facts.holdings(seen), facts.holdings(self.view(after, seen.seat)))[1]

    def holdings(self, seen: CubaView) -> dict[str, int]:
        return facts.holdings(seen)

    def foresee(self, trial: Trial) -> Prospect:
        return facts.foresee(super().foresee(trial), trial)

    def draw(self, seen: CubaView, names: Sequence[str], say: Say, width: int = 80) -> str:
        return screen.draw(seen, names, say, width)

    def merits(self, state: Cuba) -> list[tuple[int, ...]]:
        return state.merits()

    def cites(self, move: int) -> tuple[str, ...]:
        """The question a verb answers, and what the named card, building or law does."""
        facts = self.moves.facts(move)
        named = [ABOUT[str(fact)] for fact in facts.values() if str(fact) in ABOUT]
        return (*CITES.get(self.moves.words(move), ()), *named)


GAME = CubaGame()
