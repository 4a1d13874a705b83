"""The ships: demand and value marker, departures, the end of a turn and the end of the game."""

from antilles.games.santiago_de_cuba import components as c, holdings, moves as m, questions as q
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.rules import CHANCE, Final, Moves, Question, Reason, Rng, i64


class Turn:
    """What a turn begins with. The car, which says so, comes after the ships, and a turn's end before."""

    begins: Question[SantiagoDeCuba]


TURN: Final = Turn()


# --- a new demand -----------------------------------------------------------------------------------
def start_roll(state: SantiagoDeCuba) -> None:
    """SdC-028, SdC-132, SdC-133: the active player rolls all five dice, one after the other."""
    clear_dice(state)
    state.space = 0
    state.asked = state.turn
    state.question = ROLLING


def clear_dice(state: SantiagoDeCuba) -> None:
    state.aside = c.NONE
    for good in range(c.GOOD_COUNT):
        state.dice[good] = 0


class Rolling(q.Draw):
    """SdC-007: the numbers on the next die, as likely as faces show them."""

    def can_come(self, state: SantiagoDeCuba, move: i64) -> bool:
        return (move - m.ROLL) // (c.HIGHEST_FACE + 1) == state.space and c.FACE_WEIGHTS[move - m.ROLL] > 0

    def legal(self, state: SantiagoDeCuba, seat: i64, moves: Moves) -> None:
        """The faces of one die, not of all five."""
        if seat == CHANCE:
            first = state.space * (c.HIGHEST_FACE + 1)
            for face in range(first, first + c.HIGHEST_FACE + 1):
                if c.FACE_WEIGHTS[face]:
                    moves.add(m.ROLL + face)

    def odds(self, state: SantiagoDeCuba, weights: Moves) -> None:
        first = state.space * (c.HIGHEST_FACE + 1)
        for face in range(first, first + c.HIGHEST_FACE + 1):
            if c.FACE_WEIGHTS[face]:
                weights.add(c.FACE_WEIGHTS[face])

    def pick(self, state: SantiagoDeCuba, seat: i64, rng: Rng, moves: Moves, weights: Moves) -> i64:
        face = state.space * (c.HIGHEST_FACE + 1)
        ticket = rng.below(c.FACES[state.space])
        while ticket >= c.FACE_WEIGHTS[face]:
            ticket -= c.FACE_WEIGHTS[face]
            face += 1
        return m.ROLL + face

    def answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> None:
        """SdC-028: after the fifth die the roller chooses."""
        state.dice[state.space] = (move - m.ROLL) % (c.HIGHEST_FACE + 1)
        state.space += 1
        if state.space == c.GOOD_COUNT:
            state.space = 0
            state.question = DEMAND


class Demand(q.Decision):
    """SdC-028: the good of one die is not in demand, whatever it shows."""

    def against_answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> Reason | None:
        return FIRST_DEMAND if move >= DEMAND.end else None

    def answer(self, state: SantiagoDeCuba, seat: i64, move: i64) -> None:
        """SdC-028, SdC-029, SdC-132, SdC-134: one die is put aside, the four others go on the ship unchanged."""
        set_aside(state, move - m.EXCLUDE)
        if not is_full(state):
            state.sailed = False
            next_turn(state)
        elif state.reroll:
            start_roll(state)
        else:
            depart(state)
            if state.question is not OVER:
                start_roll(state)


def set_aside(state: SantiagoDeCuba, good: i64) -> None:
    """SdC-028: the good of the fifth die is not in demand, whatever it shows."""
    state.dice[good] = 0
    state.aside = good


ROLLING: Final = Rolling("rolling", m.ROLL, m.EXCLUDE, who=CHANCE)
DEMAND: Final = Demand("demand", m.EXCLUDE, m.DRIVE + 1)
FIRST_DEMAND: Final = Reason("SdC-028", "refusal-first-demand")


# --- the ship in port -------------------------------------------------------------------------------
def is_full(state: SantiagoDeCuba) -> bool:
    """SdC-085, SdC-130: all dice show 0."""
    for good in range(c.GOOD_COUNT):
        if state.dice[good]:
            return False
    return True


def against_no_demand(state: SantiagoDeCuba, reason: Reason) -> Reason:
    """SdC-123: a ship that has just come in wants nothing yet."""
    return NO_DEMAND_YET if state.sailed else reason


NO_DEMAND_YET: Final = Reason("SdC-123", "refusal-no-demand-yet")


def raise_value(state: SantiagoDeCuba) -> None:
    """SdC-043, SdC-086, SdC-119: one flag to the right; on the chequered flag the ship leaves."""
    state.flag += 1
    if state.flag == c.CHEQUERED:
        depart(state)


def lower_die(state: SantiagoDeCuba, good: i64, n: i64) -> None:
    """SdC-083, SdC-130: turn a die down; a ship whose dice all show 0 leaves at once."""
    state.dice[good] -= n
    if is_full(state):
        depart(state)


def depart(state: SantiagoDeCuba) -> None:
    """SdC-131, SdC-135, SdC-140: the next ship enters at the lowest value and without dice, so it stays for this turn;
    after the seventh none enters.
    """
    if state.ship == c.SHIPS:
        finish(state)
        return
    state.ship += 1
    state.flag = 0
    state.sailed = True
    clear_dice(state)


# --- the end of a turn ------------------------------------------------------------------------------
def end_turn(state: SantiagoDeCuba) -> None:
    """SdC-033: the owner's point, the new demand if a ship has left, then the next player."""
    state.asked = state.turn
    pay_owner(state)
    if state.sailed:
        start_roll(state)
    else:
        next_turn(state)


def pay_owner(state: SantiagoDeCuba) -> None:
    """SdC-108: 1 VP for the owner of the building under the active player's broker."""
    owner = owner_of(state, state.broker[state.turn])
    if owner not in (c.NONE, state.turn) and (state.moved or not state.owner_needs_move):
        state.vp[owner] += c.OWNER_VP


def owner_of(state: SantiagoDeCuba, building: i64) -> i64:
    """The seat whose marker lies on the building, or NONE."""
    if building != c.NONE:
        for seat in range(state.seats):
            if state.deeds[seat] >> building & 1:
                return seat
    return c.NONE


def next_turn(state: SantiagoDeCuba) -> None:
    """SdC-030: clockwise; after the first demand that is the start player."""
    state.turn = (state.turn + 1) % state.seats
    state.asked = state.turn
    state.moved = False
    state.question = TURN.begins


# --- the end of the game ----------------------------------------------------------------------------
def finish(state: SantiagoDeCuba) -> None:
    """SdC-140, SdC-141: nothing more happens but the conversion, three pieces of any kind for 1 VP."""
    for seat in range(state.seats):
        lots = state.pieces(seat) // c.FINAL_PIECES
        state.vp[seat] += lots
        return_pieces(state, seat, lots * c.FINAL_PIECES)
    state.asked = state.turn
    state.question = OVER


def return_pieces(state: SantiagoDeCuba, seat: i64, n: i64) -> None:
    """SdC-141: which kinds are left does not matter."""
    for kind in range(c.KIND_COUNT):
        returned = min(n, holdings.owned(state, seat, kind))
        holdings.hand_in(state, seat, kind, returned)
        n -= returned


OVER: Final = q.End(Reason("SdC-140", "refusal-game-over"))
