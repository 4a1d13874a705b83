"""An evaluation that learned from play: the game's formula, and what a small net of whole numbers adds to it.

Each seat's score is its worth, in decisive leads, plus the net's correction; scores become rewards as worths do (Luce).
All weights are whole numbers, so that the correction is the same to the last bit wherever it is reckoned. The net looks
at the formula's own terms: numbers about the seat, numbers about the table. Most are 0, and those cost nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antilles.kernel.move import Moves
from antilles.kernel.prospects import KNOTS, Prospects, share_out
from antilles.kernel.reward import place_rewards
from antilles.kernel.state import NOBODY, Insight, State, actor_of

WHOLE: Final[i64] = 1 << 16
"""What stands for 1 in weights and in the hidden layer."""
UNIT: Final = 1.0 / 4294967296.0
"""What 1 stands for in a correction: products of two such numbers."""
FINE: Final = 16.0
"""Parts of a point in which worths are shown to the net."""
HATS: Final = 64.0
"""Parts of a whole in which nearness to a knot is shown."""
SHOWN_OWN: Final = ("worth", "ahead", "asked")
"""What the net is shown of each seat of any game, before the game's own terms."""
SHOWN_COMMON: Final = ("seats", "knot_0", "knot_1", "knot_2", "knot_3", "knot_4", "knot_5")
OWN: Final = 3
COMMON: Final = 7
MOST_SEATS: Final = 8
NONE: Final[i64] = -1


@mypyc_attr(acyclic=True)
class Net:
    """One hidden layer with a clipped ramp, and a straight way past it for each term."""

    hidden: i64
    own: vec[i64]
    """By term of a seat, then hidden number."""
    common: vec[i64]
    """By term of the table, then hidden number."""
    bias: vec[i64]
    out: vec[i64]
    straight: vec[i64]
    """By term of a seat, in units of the correction."""

    def __init__(
        self,
        own: Sequence[int],
        common: Sequence[int],
        bias: Sequence[int],
        out: Sequence[int],
        straight: Sequence[int],
    ) -> None:
        self.hidden = len(bias)
        self.own = vec[i64](own)
        self.common = vec[i64](common)
        self.bias = vec[i64](bias)
        self.out = vec[i64](out)
        self.straight = vec[i64](straight)


@mypyc_attr(acyclic=True)
class Inputs:
    """What the net is shown of a state: the same for learning and for playing."""

    formula: Prospects[Any]
    own_size: i64
    common_size: i64
    own: vec[i64]
    common: vec[i64]
    worth: vec[float]

    def __init__(self, formula: Prospects[Any]) -> None:
        self.formula = formula
        self.own_size = OWN + len(formula.own_terms)
        self.common_size = COMMON + len(formula.common_terms)
        self.own = vec[i64]([0] * self.own_size)
        self.common = vec[i64]([0] * self.common_size)
        self.worth = vec[float]([0.0] * MOST_SEATS)

    def weigh(self, state: State, seats: i64) -> None:
        """Every seat's worth by the formula."""
        self.formula.worths(state, self.worth, seats)

    def look_at_table(self, state: State, seats: i64) -> None:
        common = self.common
        self.formula.common(state, common)
        last = self.common_size - COMMON
        common[last] = seats
        along = max(0.0, min(1.0, self.formula.progress(state))) * float(KNOTS - 1)
        for knot in range(KNOTS):
            near = 1.0 - abs(along - float(knot))
            common[last + 1 + knot] = i64(HATS * near) if near > 0.0 else i64(0)

    def look_at_seat(self, state: State, seat: i64, seats: i64) -> None:
        own = self.own
        self.formula.terms(state, seat, own)
        best = -1000000.0
        for other in range(seats):
            if other != seat and self.worth[other] > best:
                best = self.worth[other]
        last = self.own_size - OWN
        own[last] = i64(FINE * self.worth[seat])
        own[last + 1] = i64(FINE * (self.worth[seat] - best))
        own[last + 2] = 1 if actor_of(state) == seat else 0


class Learned(Insight[Any]):
    """The formula with the net's corrections; moves are preferred as the formula prefers them."""

    formula: Prospects[Any]
    nets: list[Net]
    net: Net
    """That of the table that was looked at last."""
    which: vec[i64]
    """By seats, the place of the table's net; ``NONE`` where the formula is alone."""
    inputs: Inputs
    base: vec[i64]
    layer: vec[i64]
    strength: vec[float]

    def __init__(self, formula: Prospects[Any], nets: Mapping[int, Net]) -> None:
        """``nets`` by seats; that under 0 is for all tables that have none of their own."""
        self.formula = formula
        self.nets = list(nets.values())
        self.net = self.nets[0]
        usual = list(nets).index(0) if 0 in nets else NONE
        own = {seats: place for place, seats in enumerate(nets)}
        self.which = vec[i64]([own.get(seats, usual) for seats in range(MOST_SEATS + 1)])
        self.inputs = Inputs(formula)
        widest = max([len(net.bias) for net in self.nets])
        self.base = vec[i64]([0] * widest)
        self.layer = vec[i64]([0] * widest)
        self.strength = vec[float]([0.0] * MOST_SEATS)

    def value(self, state: State, seat: i64) -> float:
        found = vec[float]([0.0] * state.seats)
        self.values(state, found)
        return found[seat]

    def values(self, state: State, found: vec[float]) -> None:
        seats = i64(len(found))
        if actor_of(state) == NOBODY:
            rewards = place_rewards(state.ranking())
            for seat in range(seats):
                found[seat] = rewards[seat]
            return
        which = self.which[seats]
        if which == NONE:
            self.formula.values(state, found)
            return
        self.net = self.nets[which]
        inputs = self.inputs
        inputs.weigh(state, seats)
        inputs.look_at_table(state, seats)
        lead = self.formula.measured_lead(state, seats)
        self.begin()
        for seat in range(seats):
            inputs.look_at_seat(state, seat, seats)
            found[seat] = inputs.worth[seat] / lead + float(self.correction()) * UNIT
        share_out(found, self.strength, 1.0)

    def begin(self) -> None:
        """The part of the hidden layer that all seats share."""
        net = self.net
        hidden = net.hidden
        base = self.base
        for unit in range(hidden):
            base[unit] = net.bias[unit]
        add_rows(base, net.common, self.inputs.common, self.inputs.common_size, hidden)

    def correction(self) -> i64:
        """Of the seat that was looked at last, in ``UNIT``."""
        net = self.net
        hidden = net.hidden
        own = self.inputs.own
        size = self.inputs.own_size
        layer = self.layer
        for unit in range(hidden):
            layer[unit] = self.base[unit]
        add_rows(layer, net.own, own, size, hidden)
        total: i64 = 0
        for term in range(size):
            total += own[term] * net.straight[term]
        for unit in range(hidden):
            if layer[unit] > 0:
                total += min(layer[unit], WHOLE) * net.out[unit]
        return total

    def progress(self, state: State) -> float:
        return self.formula.progress(state)

    def quiet(self, state: State) -> bool:
        return self.formula.quiet(state)

    def bias(self, state: State, seat: i64, moves: Moves, weights: Moves) -> None:
        self.formula.bias(state, seat, moves, weights)


def add_rows(layer: vec[i64], rows: vec[i64], terms: vec[i64], count: i64, hidden: i64) -> None:
    """Add to the layer the row of each term that is not 0, so many times."""
    for term in range(count):
        times = terms[term]
        if times != 0:
            first = term * hidden
            for unit in range(hidden):
                layer[unit] += times * rows[first + unit]


def shown_terms(formula: Prospects[Any]) -> tuple[list[str], list[str]]:
    """The names of all terms, of a seat and of the table, in the order of the net's rows."""
    return [*formula.own_terms, *SHOWN_OWN], [*formula.common_terms, *SHOWN_COMMON]


def look(inputs: Inputs, state: State, seats: i64) -> tuple[list[list[int]], list[int], list[float], float]:
    """For learning: the rows of the seats, that of the table, the worths, and the decisive lead before it is scaled."""
    inputs.weigh(state, seats)
    inputs.look_at_table(state, seats)
    rows: list[list[int]] = []
    for seat in range(seats):
        inputs.look_at_seat(state, seat, seats)
        rows.append(list(inputs.own))
    worths = [inputs.worth[seat] for seat in range(seats)]
    return rows, list(inputs.common), worths, inputs.formula.decisive_lead(state)
