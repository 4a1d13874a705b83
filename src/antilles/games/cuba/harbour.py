"""The harbour: loading ships, and their way through the docks."""

from antilles.games.cuba import components as c, laws, moves as m, question as q, stock, turns
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Facts, Final, Reason, i64


# --- slots ------------------------------------------------------------------------------------------
def free_slot(state: Cuba, dock: i64, printed: i64) -> i64:
    """CU-080, CU-081: the first free slot of a printed kind in a dock (1 to 3), as an index of the cargo; or -1."""
    return slot_with(state, dock, printed, -1)


def slot_with(state: Cuba, dock: i64, printed: i64, kind: i64) -> i64:
    """EP-053: the first slot of a printed kind on which a piece of a kind lies, or none if that is -1; or -1."""
    ship = state.docks[dock - 1]
    if ship < 0:
        return -1
    first = (dock - 1) * c.SLOTS
    for slot in range(c.SLOTS):
        if c.SHIP_SLOTS[ship * c.SLOTS + slot] == printed and state.cargo[first + slot] == kind:
            return first + slot
    return -1


def is_banned(state: Cuba, kind: i64) -> bool:
    """CU-211: rum and cigars under the export ban."""
    return laws.banned(state) >> kind & 1 != 0


def load_piece(state: Cuba, seat: i64, dock: i64, kind: i64, printed: i64) -> None:
    """CU-080, CU-082, EP-136: the piece stays on the ship; VP by the dock. The first piece fixes the dock."""
    state.cargo[free_slot(state, dock, printed)] = kind
    stock.give_up(state, seat, kind)
    stock.score_vp(state, seat, laws.load_vp(state, dock))
    state.dock = dock


# --- the mayor --------------------------------------------------------------------------------------
def piece_and_dock(state: Cuba, seat: i64, move: i64) -> Facts:
    place = move - m.SHIP_PIECE
    return {"kind": c.KINDS[place % m.CARGO_KINDS], "dock": place // m.CARGO_KINDS + 1}


def piece(state: Cuba, seat: i64, move: i64) -> Facts:
    return {"kind": c.KINDS[(move - m.SHIP_PIECE) % m.CARGO_KINDS]}


ONE_SHIP: Final = Reason("CU-213", "refusal-one-ship", lambda state, seat, move: {"dock": state.dock})
NO_SHIP: Final = Reason(
    "CU-080", "refusal-no-ship", lambda state, seat, move: {"dock": (move - m.SHIP_PIECE) // m.CARGO_KINDS + 1}
)
EXPORT_BAN: Final = Reason("CU-211", "refusal-export-ban", piece)
NO_PIECE: Final = Reason("CU-080", "refusal-no-piece", piece)
NO_SLOT: Final = Reason("CU-080", "refusal-no-slot", piece_and_dock)
NO_WOOD_SLOT: Final = Reason("EP-050", "refusal-no-slot", piece_and_dock)


def against_load(state: Cuba, seat: i64, dock: i64, kind: i64) -> Reason | None:
    """CU-080, CU-133, EP-050: an own piece and a free slot that prints it, in the dock fixed by the first piece."""
    if state.dock and state.dock != dock:
        return ONE_SHIP
    if state.docks[dock - 1] < 0:
        return NO_SHIP
    if is_banned(state, kind):
        return EXPORT_BAN
    if not stock.owned(state, seat, kind):
        return NO_PIECE
    if free_slot(state, dock, kind) >= 0:
        return None
    return NO_WOOD_SLOT if kind == c.WOOD else NO_SLOT


def open_kinds(state: Cuba, dock: i64) -> i64:
    """CU-213, CU-219: printed kinds with a free slot in a dock, as bits; nothing once another dock is fixed."""
    ship = state.docks[dock - 1]
    if ship < 0 or (state.dock and state.dock != dock):
        return 0
    kinds: i64 = 0
    for slot in range(c.SLOTS):
        if state.cargo[(dock - 1) * c.SLOTS + slot] < 0:
            kinds |= i64(1) << c.SHIP_SLOTS[ship * c.SLOTS + slot]
    return kinds


def ask_load(state: Cuba, seat: i64) -> None:
    """DP-080: until done or nothing fits."""
    state.question = LOAD if LOAD.choices(state, seat) else turns.NEXT_TURN


class Load(q.Choice):
    """CU-080, CU-213, DP-080: the mayor loads piece by piece on one ship."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        place = move - m.SHIP_PIECE
        return against_load(state, seat, place // m.CARGO_KINDS + 1, place % m.CARGO_KINDS)

    def choices(self, state: Cuba, seat: i64) -> i64:
        """Pieces and docks that ``against_load`` allows, as bits of the block."""
        kinds = stock.kinds_owned(state, seat) & ~laws.banned(state)
        found: i64 = 0
        if kinds:
            for dock in range(1, c.DOCKS + 1):
                found |= (open_kinds(state, dock) & kinds) << (dock - 1) * m.CARGO_KINDS
        return found

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        if move == m.DONE:
            state.question = turns.NEXT_TURN
            return
        place = move - m.SHIP_PIECE
        kind = place % m.CARGO_KINDS
        load_piece(state, seat, place // m.CARGO_KINDS + 1, kind, kind)
        ask_load(state, seat)


LOAD: Final[Load] = Load("load", "DP-080", m.SHIP_PIECE, c.DOCKS * m.CARGO_KINDS, may_stop=True)


# --- end of the round -------------------------------------------------------------------------------
def is_full(state: Cuba, berth: i64) -> bool:
    for slot in range(c.SLOTS):
        if state.cargo[berth * c.SLOTS + slot] < 0:
            return False
    return True


def depart(state: Cuba, berth: i64) -> None:
    """CU-082: the ship leaves the game, its pieces return to the supply."""
    state.docks[berth] = -1
    for slot in range(berth * c.SLOTS, berth * c.SLOTS + c.SLOTS):
        if state.cargo[slot] >= 0:
            state.supply[state.cargo[slot]] += 1
            state.cargo[slot] = -1


def shift(state: Cuba, berth: i64) -> None:
    """CU-131: a ship and its pieces advance one dock."""
    state.docks[berth + 1] = state.docks[berth]
    state.docks[berth] = -1
    for slot in range(berth * c.SLOTS, berth * c.SLOTS + c.SLOTS):
        state.cargo[slot + c.SLOTS] = state.cargo[slot]
        state.cargo[slot] = -1


class Sail(q.Step):
    """CU-111, CU-131, CU-132: full ships and the one of dock 3 leave, the others advance, the one at sea comes in."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        for berth in range(c.DOCKS):
            last = berth == c.DOCKS - 1 and state.switches.dock3_leaves
            if state.docks[berth] >= 0 and (last or is_full(state, berth)):
                depart(state, berth)
        for step in range(c.DOCKS - 1):
            berth = c.DOCKS - 2 - step
            if state.docks[berth] >= 0 and state.docks[berth + 1] < 0:
                shift(state, berth)
        if state.docks[0] < 0:
            state.docks[0] = state.docks[c.SEA]
            state.docks[c.SEA] = -1
        state.question = FILL_BERTH


class FillBerth(q.Step):
    """CU-132, CU-134, DP-014: the sea first, then by the switch every empty dock; nothing from an empty pile."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        berth = empty_berth(state)
        if berth < 0 or not state.ships:
            state.question = state.course.clean_up
        else:
            state.dock = berth
            state.question = DRAW_SHIP


def empty_berth(state: Cuba) -> i64:
    if state.docks[c.SEA] < 0:
        return c.SEA
    if state.switches.fill_all:
        for berth in range(c.DOCKS):
            if state.docks[berth] < 0:
                return berth
    return -1


def draw_first_ships(state: Cuba) -> None:
    """CU-012: dock 1, dock 2, the sea; dock 3 stays empty."""
    state.dock = 0
    state.question = DRAW_SHIP


class DrawShip(q.DrawAlike):
    """CU-012, CU-132, DP-014: a ship of the pile takes the berth that waits for it."""

    def draws(self, state: Cuba) -> i64:
        return state.ships

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        ship = move - m.SHIP
        state.ships &= ~(i64(1) << ship)
        state.docks[state.dock] = ship
        if state.round:
            state.question = FILL_BERTH
        elif state.dock < c.SEA:
            state.dock = 1 if state.dock == 0 else c.SEA
        else:
            state.dock = 0
            state.course.after_first_ships(state)


SAIL: Final[Sail] = Sail("harbour")
FILL_BERTH: Final[FillBerth] = FillBerth("berth")
DRAW_SHIP: Final[DrawShip] = DrawShip("draw_ship", m.SHIP, len(c.SHIPS))
