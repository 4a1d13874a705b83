"""Part B of a turn: the broker walks to a building of the Cuban's colour, and the building may be used."""

from antilles.games.santiago_de_cuba import buildings, components as c, moves as m, questions as q, ships
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.rules import Final, Moves, Reason, i64, lowest, named_in, place_of


def move_broker(state: SantiagoDeCuba) -> None:
    """SdC-031, SdC-100, SdC-105, SdC-106: part B, a free building of the colour; without one the broker stays."""
    if free_spaces(state):
        state.question = BROKER
    else:
        offer_building(state)


def free_spaces(state: SantiagoDeCuba) -> i64:
    """SdC-011, SdC-100 … SdC-103: bit mask of the spaces under the flower without any broker, even one's own."""
    flower = c.FLOWER_OF[state.street[state.car]]
    if flower == c.NONE:
        return 0
    standing = named_in(state.broker)
    mask: i64 = 0
    for space in range(flower * c.SPACES_PER_FLOWER, (flower + 1) * c.SPACES_PER_FLOWER):
        if not standing >> state.town[space] & 1:
            mask |= i64(1) << space
    return mask


class Broker(q.Decision):
    """SdC-100, SdC-101, SdC-102: moving is compulsory."""

    def against_answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> Reason | None:
        """SdC-100, SdC-101, SdC-102: the colour, one's own building, brokers in the way."""
        if not m.GO <= move < m.DECLINE:
            return FIRST_WALK
        building = move - m.GO
        if state.broker[seat] == building:
            return SAME_BUILDING
        if place_of(state.town, building) // c.SPACES_PER_FLOWER != c.FLOWER_OF[state.street[state.car]]:
            return OTHER_FLOWER
        return None if place_of(state.broker, building) == c.NONE else OCCUPIED

    def legal(self, state: SantiagoDeCuba, seat: i64, moves: Moves) -> None:
        """Space by space along the flower."""
        if seat != state.asked:
            return
        free = free_spaces(state)
        while free:
            moves.add(m.GO + state.town[lowest(free)])
            free &= free - 1

    def answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> None:
        """SdC-103, SdC-104, SdC-107: there the broker stands until the player's next turn."""
        state.broker[state.turn] = move - m.GO
        state.moved = True
        offer_building(state)


BROKER: Final = Broker("broker", m.GO, m.DECLINE)
FIRST_WALK: Final = Reason("SdC-100", "refusal-first-walk")
SAME_BUILDING: Final = Reason("SdC-102", "refusal-same-building", lambda state, seat, move: m.MOVES.facts(move))
OTHER_FLOWER: Final = Reason(
    "SdC-100",
    "refusal-flower",
    lambda state, seat, move: {**m.MOVES.facts(move), "flower": c.FLOWERS[c.FLOWER_OF[state.street[state.car]]]},
)
OCCUPIED: Final = Reason(
    "SdC-101",
    "refusal-occupied",
    lambda state, seat, move: {**m.MOVES.facts(move), "who": place_of(state.broker, move - m.GO)},
)


def offer_building(state: SantiagoDeCuba) -> None:
    """SdC-069, SdC-104, SdC-106: the building under the broker may be used; off the board there is none."""
    building = state.broker[state.turn]
    if building != c.NONE and buildings.can_use(state, state.turn, building):
        state.question = BUILDING
    else:
        ships.end_turn(state)


class Building(q.Decision):
    """SdC-104: the building under the broker, or decline."""

    def against_answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> Reason | None:
        if move == m.DECLINE:
            return None
        if move < m.USE:
            return FIRST_USE
        building = m.BUILDING_OF[move - m.USE]
        return OTHER_BUILDING if building != state.broker[seat] else buildings.against_use(state, seat, building, move)

    def legal(self, state: SantiagoDeCuba, seat: i64, moves: Moves) -> None:
        """The uses of this building first, to decline last."""
        if seat == state.asked:
            buildings.legal_uses(state, seat, state.broker[seat], moves)
            moves.add(m.DECLINE)

    def answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> None:
        """SdC-104: using is never compulsory; then the turn ends."""
        if move != m.DECLINE:
            buildings.use(state, state.turn, move)
        if state.question is not ships.OVER:
            ships.end_turn(state)


BUILDING: Final = Building("building", m.DECLINE, len(m.MOVES))
FIRST_USE: Final = Reason(
    "SdC-104", "refusal-first-use", lambda state, seat, move: {"building": c.BUILDINGS[state.broker[seat]]}
)
OTHER_BUILDING: Final = Reason(
    "SdC-104", "refusal-other-building", lambda state, seat, move: {"building": c.BUILDINGS[state.broker[seat]]}
)
