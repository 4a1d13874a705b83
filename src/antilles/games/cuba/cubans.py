"""El Presidente: the six Cubans."""

from antilles.games.cuba import actions, avenue, buildings, components as c, foreman, question as q, stock, turns
from antilles.games.cuba.moves import CUBAN, DONE, KEEP, LAWYER_USE, PLAY, SWAP_DOCKS, named
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Facts, Final, Reason, i64, place_of


# --- a Cuban instead of a card --------------------------------------------------------------------------
def cuban_turns(state: Cuba, seat: i64) -> i64:
    """EP-011, EP-013: Cubans this player must still take."""
    return c.CUBAN_QUOTA[state.seats] - state.cubans[seat]


CUBAN_GONE: Final = Reason("EP-012", "refusal-cuban-gone", lambda state, seat, move: {"cuban": c.CUBANS[move - CUBAN]})
CUBAN_QUOTA: Final = Reason("EP-013", "refusal-cuban-quota")


class TurnOnTheAvenue(actions.Turn):
    """EP-010, EP-012, EP-014, DP-030: a character card, or any Cuban on the board."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        """CU-040, EP-010 … EP-013: card not in hand, turns used up, Cuban gone."""
        if move >= CUBAN:
            if place_of(state.avenue, move - CUBAN + 1) < 0:
                return CUBAN_GONE
            return None if cuban_turns(state, seat) > 0 else CUBAN_QUOTA
        if not state.hand[seat] >> (move - PLAY) & 1:
            return actions.NOT_IN_HAND
        return None if stock.character_turns(state, seat) > 0 else actions.ONLY_CUBAN

    def choices(self, state: Cuba, seat: i64) -> i64:
        cards = actions.playable_cards(state, seat)
        if cuban_turns(state, seat) > 0:
            for cuban in range(1, c.DONKEY):
                if place_of(state.avenue, cuban) >= 0:
                    cards |= i64(1) << CUBAN - PLAY + cuban - 1
        return cards

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        """EP-010, EP-012: the Cuban's card is taken, the action happens at once."""
        if move < CUBAN:
            actions.play_card(state, seat, move - PLAY)
            return
        cuban = move - CUBAN + 1
        avenue.take(state, seat, cuban)
        state.cubans[seat] += 1
        state.question = turns.NEXT_TURN
        meet(state, seat, cuban)


def meet(state: Cuba, seat: i64, cuban: i64) -> None:
    """EP-020 … EP-026, EP-144, EP-148: the day labourer stores all at once, unless room is limited."""
    if cuban == c.DANCER:
        state.start = seat
    elif cuban == c.MUSICIAN:
        state.pesos[seat] += c.MUSICIAN_PESOS
    elif cuban == c.REVOLUTIONARY:
        stock.score_vp(state, seat, c.REVOLUTIONARY_VP)
    elif cuban == c.DAY_LABOURER:
        if state.switches.capacity < 0:
            stock.store_all(state, seat)
        elif stock.can_store(state, seat):
            state.question = STORE
    elif cuban == c.HARBOUR_MASTER:
        if can_swap(state, 1) or can_swap(state, 2):
            state.question = SWAP
    elif cuban == c.LAWYER and HIRE.choices(state, seat):
        state.question = HIRE


# --- day labourer -----------------------------------------------------------------------------------
NO_PIECE: Final = Reason("CU-029", "refusal-no-piece", named)


class StorePieces(q.Ask):
    """DP-101: piece by piece while there is room."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        return None if state.yard[seat * c.ALL_KINDS + move - KEEP] else NO_PIECE

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        if move != DONE:
            stock.store_piece(state, seat, move - KEEP)
            if stock.can_store(state, seat):
                return
        state.question = turns.NEXT_TURN


# --- harbour master ---------------------------------------------------------------------------------
def can_swap(state: Cuba, dock: i64) -> bool:
    """EP-024, EP-149: a dock (1 or 2) and the next one both hold ships."""
    return state.docks[dock - 1] >= 0 and state.docks[dock] >= 0


def empty_dock(state: Cuba, seat: int, move: int) -> Facts:
    dock = move - SWAP_DOCKS + 1
    return {"dock": dock if state.docks[dock - 1] < 0 else dock + 1}


NO_SHIP: Final = Reason("EP-024", "refusal-no-ship", empty_dock)


class SwapShips(q.Ask):
    """EP-024, DP-110: two ships change places; loaded pieces travel with the card."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        return None if can_swap(state, move - SWAP_DOCKS + 1) else NO_SHIP

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        state.question = turns.NEXT_TURN
        if move == DONE:
            return
        berth = move - SWAP_DOCKS
        ship = state.docks[berth]
        state.docks[berth] = state.docks[berth + 1]
        state.docks[berth + 1] = ship
        for slot in range(berth * c.SLOTS, berth * c.SLOTS + c.SLOTS):
            piece = state.cargo[slot]
            state.cargo[slot] = state.cargo[slot + c.SLOTS]
            state.cargo[slot + c.SLOTS] = piece


# --- lawyer -----------------------------------------------------------------------------------------
def building_and_fee(state: Cuba, seat: int, move: int) -> Facts:
    return {"building": c.BUILDINGS[move - LAWYER_USE], "n": c.LAWYER_FEE}


NOT_OWNED: Final = Reason("EP-025", "refusal-not-owned", building_and_fee)
NO_EFFECT: Final = Reason("EP-025", "refusal-no-effect-after-fee", building_and_fee)


class HireLawyer(q.Choice):
    """EP-025, EP-110, DP-111: the peso first, then one building, wherever the pawn stands."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        tile = move - LAWYER_USE
        if not stock.shown_tiles(state, seat) >> tile & 1:
            return NOT_OWNED
        return None if HIRE.choices(state, seat) >> tile & 1 else NO_EFFECT

    def choices(self, state: Cuba, seat: i64) -> i64:
        """EP-025, EP-121, EP-124, EP-130, DP-111: own buildings that would have an effect after the fee, as bits."""
        if state.pesos[seat] < c.LAWYER_FEE:
            return 0
        useful: i64 = 0
        shown = stock.shown_tiles(state, seat)
        for tile in range(c.TILES):
            if shown >> tile & 1 and buildings.EFFECTS[tile].useful(state, seat, c.LAWYER_FEE):
                useful |= i64(1) << tile
        return useful if state.switches.lawyer_statue else useful & ~c.STATUE_TILES

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        if move == DONE:
            state.question = turns.NEXT_TURN
            return
        state.pesos[seat] -= c.LAWYER_FEE
        foreman.start_use(state, seat, move - LAWYER_USE, c.BY_LAWYER)


TURN: Final[TurnOnTheAvenue] = TurnOnTheAvenue("turn", "DP-030", PLAY, len(c.CHARACTERS) + len(c.CUBANS))
STORE: Final[StorePieces] = StorePieces("store", "DP-101", KEEP, c.PRODUCTS, may_stop=True)
SWAP: Final[SwapShips] = SwapShips("swap", "DP-110", SWAP_DOCKS, 2, may_stop=True)
HIRE: Final[HireLawyer] = HireLawyer("hire", "DP-111", LAWYER_USE, c.TILES, may_stop=True)
