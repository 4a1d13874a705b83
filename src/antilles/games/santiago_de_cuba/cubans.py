"""The nine Cubans beside the street: most give by themselves; Pablo, El Zorro and Alonso ask."""

from antilles.games.santiago_de_cuba import broker, buildings, components as c, holdings as h, moves as m, ships
from antilles.games.santiago_de_cuba.questions import Decision
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.rules import Final, Moves, Reason, count_bits, i64, total_of


def visit(state: SantiagoDeCuba, cuban: i64) -> None:
    """SdC-050: pure gains come by themselves; Pablo, El Zorro and Alonso ask."""
    if c.GAIN_OF[cuban] != c.CHOICE:
        gain(state, c.GAIN_OF[cuban], c.GAIN[cuban])
        broker.move_broker(state)
    elif cuban == c.PABLO:
        visit_pablo(state)
    elif cuban == c.EL_ZORRO:
        state.question = PICKPOCKET
        next_giver(state, state.turn)
    elif cuban == c.ALONSO:
        visit_alonso(state)


def gain(state: SantiagoDeCuba, what: i64, n: i64) -> None:
    """SdC-006, SdC-008, SdC-060 … SdC-065: pieces as far as the supply goes; pesos and VP are plain numbers."""
    if what == c.PESOS:
        state.pesos[state.turn] += n
    elif what == c.VP:
        state.vp[state.turn] += n
    else:
        h.receive(state, state.turn, what, n)


# --- Pablo, the fence -------------------------------------------------------------------------------
def visit_pablo(state: SantiagoDeCuba) -> None:
    """SdC-066: one good of choice, if any is left."""
    if total_of(state.supply, 0, c.GOOD_COUNT):
        state.question = FENCE
    else:
        broker.move_broker(state)


class Fence(Decision):
    """SdC-066: kinds in supply, no wood; or nothing."""

    def against_answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> Reason | None:
        if not m.TAKE <= move <= m.TAKE_NOTHING:
            return FIRST_TAKE
        return None if move == m.TAKE_NOTHING or state.supply[move - m.TAKE] else SOLD_OUT

    def answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> None:
        """SdC-066: then the broker moves."""
        if move != m.TAKE_NOTHING:
            h.receive(state, state.turn, move - m.TAKE, 1)
        broker.move_broker(state)


FENCE: Final = Fence("fence", m.TAKE, m.TAKE_NOTHING + 1)
FIRST_TAKE: Final = Reason("SdC-066", "refusal-first-take")
SOLD_OUT: Final = h.lack_in_supply("SdC-066", lambda move: move - m.TAKE, lambda move: 1)


# --- El Zorro, the pickpocket -----------------------------------------------------------------------
def next_giver(state: SantiagoDeCuba, giver: i64) -> None:
    """SdC-067, SdC-068, SdC-070: clockwise; who has nothing to give is left alone; then the building."""
    for step in range(1, state.seats):
        seat = (giver + step) % state.seats
        if seat == state.turn:
            break
        if can_give(state, seat):
            state.asked = seat
            return
    state.asked = state.turn
    broker.move_broker(state)


def can_give(state: SantiagoDeCuba, seat: i64) -> bool:
    """SdC-068: a peso, a good or a VP; wood is no gift."""
    return state.pesos[seat] > 0 or state.vp[seat] > 0 or h.goods_of(state, seat) != 0


class Pickpocket(Decision):
    """SdC-067: the giver chooses among what is really there."""

    def against_other(self) -> Reason:
        return OTHER_GIVES

    def against_answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> Reason | None:
        if not m.GIVE_PESO <= move <= m.GIVE_VP:
            return FIRST_GIVE
        if move == m.GIVE_PESO:
            return None if state.pesos[seat] else NO_PESO
        if move == m.GIVE_VP:
            return None if state.vp[seat] else NO_VP
        return None if h.owned(state, seat, move - m.GIVE) else NO_GOOD

    def answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> None:
        """SdC-067: the gift goes to the active player; then the next giver."""
        if move == m.GIVE_PESO:
            state.pesos[seat] -= 1
            state.pesos[state.turn] += 1
        elif move == m.GIVE_VP:
            state.vp[seat] -= 1
            state.vp[state.turn] += 1
        else:
            state.goods[seat * c.KIND_COUNT + move - m.GIVE] -= 1
            state.goods[state.turn * c.KIND_COUNT + move - m.GIVE] += 1
        next_giver(state, seat)


PICKPOCKET: Final = Pickpocket("pickpocket", m.GIVE_PESO, m.GIVE_VP + 1)
OTHER_GIVES: Final = Reason("SdC-067", "refusal-other-gives", lambda state, seat, move: {"who": state.asked})
FIRST_GIVE: Final = Reason("SdC-067", "refusal-first-give")
NO_PESO: Final = h.lack_of_pesos("SdC-067", lambda move: 1)
NO_VP: Final = h.lack_of_vp("SdC-067", lambda move: 1)
NO_GOOD: Final = h.lack_of_goods("SdC-067", lambda move: move - m.GIVE, lambda move: 1)


# --- Alonso, the lawyer -----------------------------------------------------------------------------
def visit_alonso(state: SantiagoDeCuba) -> None:
    """SdC-071: claim or use; not asked when neither is possible."""
    if can_claim(state, state.turn) or can_use_own(state, state.turn):
        state.question = LAWYER
    else:
        broker.move_broker(state)


def markers_left(state: SantiagoDeCuba, seat: i64) -> i64:
    """SdC-072: three for the whole game, never moved."""
    return c.MARKERS - count_bits(state.deeds[seat])


def claimed(state: SantiagoDeCuba) -> i64:
    """Bit mask of the buildings with a marker."""
    mask: i64 = 0
    for seat in range(state.seats):
        mask |= state.deeds[seat]
    return mask


def can_claim(state: SantiagoDeCuba, seat: i64) -> bool:
    """SdC-071, SdC-074: a marker left and a building without."""
    return markers_left(state, seat) > 0 and count_bits(claimed(state)) < c.BUILDING_COUNT


def can_use_own(state: SantiagoDeCuba, seat: i64) -> bool:
    """SdC-071: a building with one's own marker that offers something now."""
    for building in range(c.BUILDING_COUNT):
        if state.deeds[seat] >> building & 1 and buildings.can_use(state, seat, building):
            return True
    return False


class Lawyer(Decision):
    """SdC-071, SdC-074: claim a building without marker, use an own one, or neither."""

    def against_answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> Reason | None:
        """SdC-071, SdC-072, SdC-074: markers, buildings of others, buildings without a use."""
        if move >= m.USE:
            building = m.BUILDING_OF[move - m.USE]
            if not state.deeds[seat] >> building & 1:
                return NOT_YOUR_BUILDING
            return buildings.against_use(state, seat, building, move)
        if not m.CLAIM <= move <= m.SKIP:
            return FIRST_LAWYER
        if move == m.SKIP:
            return None
        if not markers_left(state, seat):
            return NO_MARKERS
        return None if ships.owner_of(state, move - m.CLAIM) == c.NONE else CLAIMED

    def legal(self, state: SantiagoDeCuba, seat: i64, moves: Moves) -> None:
        """Claims, then the uses of own buildings, to skip last."""
        if seat != state.asked:
            return
        if markers_left(state, seat):
            taken = claimed(state)
            for building in range(c.BUILDING_COUNT):
                if not taken >> building & 1:
                    moves.add(m.CLAIM + building)
        if state.deeds[seat]:
            for building in range(c.BUILDING_COUNT):
                if state.deeds[seat] >> building & 1:
                    buildings.legal_uses(state, seat, building, moves)
        moves.add(m.SKIP)

    def answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> None:
        """SdC-071 … SdC-075: one of the two, free of charge, wherever brokers stand; then the broker moves."""
        if move >= m.USE:
            buildings.use(state, state.turn, move)
        elif move != m.SKIP:
            state.deeds[state.turn] |= i64(1) << (move - m.CLAIM)
        if state.question is not ships.OVER:
            broker.move_broker(state)


LAWYER: Final = Lawyer("lawyer", m.CLAIM, len(m.MOVES))
FIRST_LAWYER: Final = Reason("SdC-071", "refusal-first-lawyer")
NOT_YOUR_BUILDING: Final = Reason(
    "SdC-071",
    "refusal-not-your-building",
    lambda state, seat, move: {"building": c.BUILDINGS[m.BUILDING_OF[move - m.USE]]},
)
NO_MARKERS: Final = Reason("SdC-072", "refusal-no-markers", lambda state, seat, move: {"n": c.MARKERS})
CLAIMED: Final = Reason(
    "SdC-071",
    "refusal-claimed",
    lambda state, seat, move: {"building": c.BUILDINGS[move - m.CLAIM], "who": ships.owner_of(state, move - m.CLAIM)},
)
