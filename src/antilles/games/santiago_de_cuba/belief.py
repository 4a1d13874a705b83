"""States drawn from what a seat knows.

With open holdings everything is known. With holdings behind screens (option ``open_holdings`` off) a view shows the
table as it lies there and remembers nothing for its player: what the others own together can be counted, because the
supplies lie open, but not who of them owns what. Two players can hide nothing from each other that way.
"""

from antilles.games.santiago_de_cuba import broker, buildings, components as c, cubans, port
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.rules import Belief, Final, Rng, i64, mypyc_attr, vec

TRIES: Final = 32
THINGS: Final = 8  # six kinds of pieces, pesos and VP


@mypyc_attr(acyclic=True)
class SantiagoDeCubaBelief(Belief):
    """A state in which the seats of ``hidden`` own nothing yet, and what they own together."""

    def __init__(self, known: SantiagoDeCuba, hidden: i64, pool: vec[i64]) -> None:
        self.known = known
        self.hidden = hidden
        self.pool = pool

    def draw(self, rng: Rng) -> SantiagoDeCuba:
        """SdC-150: every piece may lie behind any of the screens; whoever is asked must have had a choice."""
        if not self.hidden:
            return self.known.copy()
        for _ in range(TRIES):
            state = self.deal(rng)
            if is_asked_rightly(state):
                return state
        return self.deal_to(self.known.asked)

    def deal(self, rng: Rng) -> SantiagoDeCuba:
        """Each piece, peso and VP to one of the hidden seats, all alike."""
        state = self.known.copy()
        seats = vec[i64]([seat for seat in range(state.seats) if self.hidden >> seat & 1])
        for thing in range(THINGS):
            for _ in range(self.pool[thing]):
                add(state, seats[rng.below(len(seats))], thing, 1)
        return state

    def deal_to(self, seat: i64) -> SantiagoDeCuba:
        """Everything to one seat, which can then do whatever it really can."""
        state = self.known.copy()
        for thing in range(THINGS):
            add(state, seat, thing, self.pool[thing])
        return state


def add(state: SantiagoDeCuba, seat: i64, thing: i64, n: i64) -> None:
    if thing == c.PESOS:
        state.pesos[seat] += n
    elif thing == c.VP:
        state.vp[seat] += n
    else:
        state.goods[seat * c.KIND_COUNT + thing] += n


def is_asked_rightly(state: SantiagoDeCuba) -> bool:
    """SdC-068, SdC-084, SdC-104: nobody is asked who could only do nothing."""
    seat = state.asked
    if state.question is cubans.PICKPOCKET:
        return cubans.can_give(state, seat)
    elif state.question is port.DELIVERIES:
        return port.can_deliver(state, seat)
    elif state.question is cubans.LAWYER:
        return cubans.can_claim(state, seat) or cubans.can_use_own(state, seat)
    elif state.question is broker.BUILDING:
        return buildings.can_use(state, seat, state.broker[seat])
    return True
