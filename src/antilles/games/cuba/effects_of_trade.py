"""Buildings that deal with the market, with ships and with money."""

from antilles.games.cuba import components as c, effects, harbour, laws, market, moves as m, stock
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Final, Moves, Reason, i64, named_in

STOWS: Final[i64] = c.DOCKS * m.CARGO_KINDS * m.CARGO_KINDS
ALL_CARGO: Final[i64] = (1 << c.WOOD + 1) - 1


class Trade(effects.Effect):
    """CU-222, DP-095: transactions at the market, which the market act does not touch: market hall."""

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return market.trades(state, seat, fee, True, True) != 0

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        return market.against_trade(state, seat, move)

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        if seat == state.asked:
            moves.add_each(self.first, market.trades(state, seat, 0, True, True))
            moves.add(m.DONE)

    def work(self, state: Cuba, seat: i64, move: i64) -> None:
        market.trade(state, seat, move)


# --- ships ------------------------------------------------------------------------------------------
def dock_of(place: i64) -> i64:
    return place // (m.CARGO_KINDS * m.CARGO_KINDS) + 1


def piece_of(place: i64) -> i64:
    return place // m.CARGO_KINDS % m.CARGO_KINDS


def slot_of(place: i64) -> i64:
    return place % m.CARGO_KINDS


class Stow(effects.Effect):
    """CU-219, EP-135, DP-097: load whatever the slot prints, on one ship: trading office."""

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        pieces = stowable_pieces(state, seat)
        for dock in range(1, c.DOCKS + 1):
            if fitting(pieces, harbour.open_kinds(state, dock)):
                return True
        return False

    def works(self, state: Cuba, seat: i64, move: i64) -> bool:
        """CU-211, EP-135: wood and wood slots only with each other; no banned piece; one dock."""
        place = move - m.STOW
        pieces = stowable_pieces(state, seat) & i64(1) << piece_of(place)
        return fitting(pieces, harbour.open_kinds(state, dock_of(place)) & i64(1) << slot_of(place)) != 0

    def given(self, move: i64) -> i64:
        return piece_of(move - m.STOW)

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        if seat != state.asked:
            return
        pieces = stowable_pieces(state, seat)
        for dock in range(1, c.DOCKS + 1):
            slots = harbour.open_kinds(state, dock)
            for kind in range(m.CARGO_KINDS):
                here: i64 = slots & slots_for(kind) if pieces >> kind & 1 else 0
                for printed in range(m.CARGO_KINDS):
                    if here >> printed & 1:
                        moves.add(m.STOW + m.stowing(dock, kind, printed))
        self.add_done(moves)

    def work(self, state: Cuba, seat: i64, move: i64) -> None:
        place = move - m.STOW
        harbour.load_piece(state, seat, dock_of(place), piece_of(place), slot_of(place))


def stowable_pieces(state: Cuba, seat: i64) -> i64:
    """CU-211: kinds of cargo that a seat has and that are not banned, as bits."""
    return stock.kinds_owned(state, seat) & ALL_CARGO & ~laws.banned(state)


def slots_for(kind: i64) -> i64:
    """EP-135: wood goes on wood slots only, and nothing else does."""
    return i64(1) << c.WOOD if kind == c.WOOD else ~(i64(1) << c.WOOD)


def fitting(pieces: i64, slots: i64) -> i64:
    """Pieces that have a slot to go to, as bits."""
    wood = i64(1) << c.WOOD
    fits: i64 = pieces & wood if slots & wood else 0
    return fits | pieces & ~wood if slots & ~wood else fits


class Customs(effects.Effect):
    """EP-053, DP-099: put a piece of the supply on a ship, or take one off; no VP: custom house."""

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        if self.round_is_over(state):
            return False
        if named_in(state.cargo):
            return True
        for dock in range(1, c.DOCKS + 1):
            for kind in range(m.CARGO_KINDS):
                if can_put(state, dock, kind):
                    return True
        return False

    def works(self, state: Cuba, seat: i64, move: i64) -> bool:
        if move < m.UNLOAD:
            return can_put(state, (move - m.PUT) // m.CARGO_KINDS + 1, (move - m.PUT) % m.CARGO_KINDS)
        place = move - m.UNLOAD
        return harbour.slot_with(state, dock_of(place), slot_of(place), piece_of(place)) >= 0

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        if seat != state.asked:
            return
        for dock in range(1, c.DOCKS + 1):
            for kind in range(m.CARGO_KINDS):
                if can_put(state, dock, kind):
                    moves.add(m.PUT + m.loading(dock, kind))
        list_cargo(state, moves)
        self.add_done(moves)

    def work(self, state: Cuba, seat: i64, move: i64) -> None:
        if move < m.UNLOAD:
            kind = (move - m.PUT) % m.CARGO_KINDS
            state.cargo[harbour.free_slot(state, (move - m.PUT) // m.CARGO_KINDS + 1, kind)] = kind
            state.supply[kind] -= 1
        else:
            place = move - m.UNLOAD  # EP-131: even a full ship gets a free slot again
            state.cargo[harbour.slot_with(state, dock_of(place), slot_of(place), piece_of(place))] = -1
            state.supply[piece_of(place)] += 1
        state.uses[self.tile] += 1


def list_cargo(state: Cuba, moves: Moves) -> None:
    """EP-053: each piece that lies on a ship, by the kind that its slot prints."""
    for dock in range(1, c.DOCKS + 1):
        for kind in range(m.CARGO_KINDS):
            for printed in range(m.CARGO_KINDS):
                if harbour.slot_with(state, dock, printed, kind) >= 0:
                    moves.add(m.UNLOAD + m.stowing(dock, kind, printed))


def can_put(state: Cuba, dock: i64, kind: i64) -> bool:
    """CU-211, EP-131 … EP-133, EP-156: a matching free slot and a piece in the supply that is not banned."""
    return state.supply[kind] > 0 and not harbour.is_banned(state, kind) and harbour.free_slot(state, dock, kind) >= 0


# --- money ------------------------------------------------------------------------------------------
class Casino(effects.Effect):
    """EP-052, EP-146, EP-147, DP-098: pesos for VP or VP for pesos, a limited number of times a round."""

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        if self.round_is_over(state):
            return False
        return state.pesos[seat] - fee >= self.pesos or state.vp[seat] >= self.vp

    def works(self, state: Cuba, seat: i64, move: i64) -> bool:
        return state.pesos[seat] >= self.pesos if move == m.CASINO else state.vp[seat] >= self.vp

    def work(self, state: Cuba, seat: i64, move: i64) -> None:
        sign: i64 = 1 if move == m.CASINO else -1
        state.pesos[seat] -= sign * self.pesos
        state.vp[seat] += sign * self.vp
        state.uses[self.tile] += 1
