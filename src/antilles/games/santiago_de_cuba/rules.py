"""The rules in rulebook order: set-up, and part A of a turn, the car. Each function cites its statements.

Where the car stops, the Cubans (``cubans``) or the port (``port``) take over; then come the broker (``broker``) with
the buildings (``buildings``), and the ships with the end of a turn and of the game (``ships``).
"""

from antilles.games.santiago_de_cuba import broker, components as c, holdings, moves as m, port, questions as q
from antilles.games.santiago_de_cuba.cubans import FENCE, LAWYER, PICKPOCKET, visit
from antilles.games.santiago_de_cuba.ships import DEMAND, OVER, ROLLING, TURN, end_turn, raise_value, start_roll
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.rules import CHANCE, Agenda, Final, Moves, Reason, Rng, count_bits, i64, nth_of, vec


# --- set-up -----------------------------------------------------------------------------------------
def empty_table(seats: i64) -> SantiagoDeCuba:
    """SdC-022, SdC-023, SdC-026: a bare board with all pieces in the supply, brokers beside it."""
    state = SantiagoDeCuba(seats, TOWN)
    state.town = vec[i64]([c.NONE] * c.BUILDING_COUNT)
    state.street = vec[i64]([c.NONE] * c.STOPS)
    state.broker = vec[i64]([c.NONE] * seats)
    state.deeds = vec[i64]([0] * seats)
    state.pesos = state.deeds[:]
    state.vp = state.deeds[:]
    state.goods = vec[i64]([0] * (seats * c.KIND_COUNT))
    state.supply = vec[i64]([c.PIECES_EACH] * c.KIND_COUNT)
    state.dice = vec[i64]([0] * c.GOOD_COUNT)
    return state


def set_up(state: SantiagoDeCuba) -> None:
    """SdC-024, SdC-025, SdC-027: capital for everybody; the last seat will set the first demand."""
    for seat in range(state.seats):
        state.pesos[seat] = c.START_PESOS
        state.vp[seat] = c.START_VP
        for kind in range(c.KIND_COUNT):
            holdings.receive(state, seat, kind, c.START[kind])
    state.turn = state.seats - 1
    state.asked = state.turn
    state.unplaced = (i64(1) << c.BUILDING_COUNT) - 1


class Tiles(q.Draw):
    """SdC-020, SdC-021: each of the tiles that are left is as likely as any other."""

    def can_come(self, state: SantiagoDeCuba, move: i64) -> bool:
        return state.unplaced >> (move - self.first) & 1 == 1

    def alike(self, state: SantiagoDeCuba) -> i64:
        return count_bits(state.unplaced)

    def nth(self, state: SantiagoDeCuba, index: i64) -> i64:
        return self.first + nth_of(state.unplaced, index)

    def pick(self, state: SantiagoDeCuba, seat: i64, rng: Rng, moves: Moves, weights: Moves) -> i64:
        return self.nth(state, rng.below(self.alike(state)))


class Town(Tiles):
    def answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> None:
        """SdC-020: the next space; after the twelfth the Cubans follow."""
        state.town[state.space] = move - m.PLACE_BUILDING
        state.unplaced &= ~(i64(1) << (move - m.PLACE_BUILDING))
        state.space += 1
        if not state.unplaced:
            state.unplaced = (i64(1) << c.CUBAN_COUNT) - 1
            state.space = 1
            state.question = STREET


class Street(Tiles):
    def answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> None:
        """SdC-021, SdC-028: the next stop, active side up; after the ninth the first dice are rolled."""
        state.street[state.space] = move - m.PLACE_CUBAN
        state.unplaced &= ~(i64(1) << (move - m.PLACE_CUBAN))
        state.space += 1
        if not state.unplaced:
            start_roll(state)


TOWN: Final = Town("town", m.PLACE_BUILDING, m.PLACE_CUBAN, who=CHANCE)
STREET: Final = Street("street", m.PLACE_CUBAN, m.ROLL, who=CHANCE)


# --- part A: the car --------------------------------------------------------------------------------
class Car(q.Decision):
    """SdC-040, SdC-041: at least one stop, the first free, each further one a peso, at most a lap."""

    def against_answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> Reason | None:
        if not m.DRIVE < move < m.TAKE:
            return FIRST_DRIVE
        return None if state.pesos[seat] >= drive_cost(move - m.DRIVE) else TOO_FEW_PESOS

    def legal(self, state: SantiagoDeCuba, seat: i64, moves: Moves) -> None:
        """As far as the pesos go."""
        if seat == state.asked:
            farthest = c.FREE_STOPS + state.pesos[seat] // c.PESOS_PER_STOP
            for stops in range(1, min(c.LONGEST_DRIVE, farthest) + 1):
                moves.add(m.DRIVE + stops)

    def answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> None:
        """SdC-031, SdC-034, SdC-046, SdC-047: part A; unless the last ship has left on the way, the stop counts."""
        travel(state, move - m.DRIVE)
        if state.question is not OVER:
            arrive(state)


def drive_cost(stops: i64) -> i64:
    """SdC-041: the first stop is free."""
    return c.PESOS_PER_STOP * max(0, stops - c.FREE_STOPS)


CAR: Final = Car("car", m.DRIVE + 1, m.TAKE)
FIRST_DRIVE: Final = Reason("SdC-040", "refusal-first-drive")
TOO_FEW_PESOS: Final = holdings.lack_of_pesos("SdC-041", lambda move: drive_cost(move - m.DRIVE))
TURN.begins = CAR


def travel(state: SantiagoDeCuba, stops: i64) -> None:
    """SdC-041 … SdC-046: star by star; leaving turns a Cuban active, driving on over the port raises the value."""
    state.pesos[state.turn] -= drive_cost(stops)
    for step in range(1, stops + 1):
        state.inactive &= ~(i64(1) << state.car)
        state.car = (state.car + 1) % c.STOPS
        if state.car == c.PORT and step < stops:
            raise_value(state)


def arrive(state: SantiagoDeCuba) -> None:
    """SdC-032, SdC-052: port, inactive Cuban or active Cuban."""
    if state.car == c.PORT:
        port.start_deliveries(state)
    elif state.inactive >> state.car & 1:
        end_turn(state)
    else:
        visit(state, state.street[state.car])


AGENDA: Final[Agenda] = Agenda(
    TOWN, STREET, ROLLING, DEMAND, CAR, FENCE, PICKPOCKET, LAWYER, port.DELIVERIES, broker.BROKER, broker.BUILDING, OVER
)
