"""El Presidente: the avenue, its Cubans and donkeys, and the base buildings that leave."""

from antilles.games.cuba import components as c, events, harbour, moves as m, question as q, rounds
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Final, count_bits, i64, place_of


# --- base buildings -----------------------------------------------------------------------------------
class DrawRemoved(q.Draw):
    """EP-004, DP-011: as many base buildings leave, one by one, as new ones have come; a double tile counts twice."""

    def weight(self, state: Cuba, move: i64) -> i64:
        tile = move - m.REMOVE
        return state.available[tile] if c.BASE_TILES[tile] > 0 else 0

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        state.available[move - m.REMOVE] -= 1
        state.count += 1
        if state.count == c.NEW_COPIES:
            state.count = 0
            replace_cubans(state)


# --- donkeys ------------------------------------------------------------------------------------------
def replace_cubans(state: Cuba) -> None:
    """EP-003, EP-101: the Cubans that donkeys replace, the dancer never."""
    state.missing = 0
    if c.DONKEYS[state.seats]:
        state.question = DRAW_MISSING
    else:
        lay_avenue(state)


class DrawMissing(q.Draw):
    """EP-101, DP-012: a Cuban that a donkey replaces, not the dancer."""

    def weight(self, state: Cuba, move: i64) -> i64:
        cuban = move - m.REPLACE + 1
        return 0 if cuban == c.DANCER or state.missing >> cuban & 1 else 1

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        state.missing |= i64(1) << move - m.REPLACE + 1
        if count_bits(state.missing) == c.DONKEYS[state.seats]:
            lay_avenue(state)


# --- cards on their spaces ----------------------------------------------------------------------------
def lay_avenue(state: Cuba) -> None:
    """EP-003, EP-033: one card on each space, 1 to 6."""
    for space in range(c.SPACES):
        state.avenue[space] = 0
    state.taken = 0
    state.count = 0
    state.question = DRAW_CUBAN


class DrawCuban(q.Draw):
    """EP-003, EP-033, DP-013: a card for the next space; every donkey is a card of its own."""

    def weight(self, state: Cuba, move: i64) -> i64:
        cuban = move - m.LAY + 1
        if cuban == c.DONKEY:
            left = c.DONKEYS[state.seats]
            for card in state.avenue:
                if card == c.DONKEY:
                    left -= 1
            return left
        return 0 if state.missing >> cuban & 1 or place_of(state.avenue, cuban) >= 0 else 1

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        state.avenue[state.count] = move - m.LAY + 1
        state.count += 1
        if state.count < c.SPACES:
            return
        state.count = 0
        if state.round:
            after_avenue(state)
        else:
            harbour.draw_first_ships(state)


def take(state: Cuba, seat: i64, cuban: i64) -> None:
    """EP-012: the space is empty; the table still knows who took whom in this round."""
    space = place_of(state.avenue, cuban)
    state.avenue[space] = 0
    state.taken |= (cuban | seat << c.CARD_BITS) << c.TAKEN_BITS * space


def after_avenue(state: Cuba) -> None:
    """EP-102: the cards of event 1 are chosen before the bills."""
    if events.two_delegates(state) and state.switches.send_before_bills:
        events.ask_delegates(state)
    else:
        state.question = rounds.REVEAL_BILLS


DRAW_REMOVED: Final[DrawRemoved] = DrawRemoved("draw_removed", m.REMOVE, len(c.BUILDINGS))
DRAW_MISSING: Final[DrawMissing] = DrawMissing("draw_missing", m.REPLACE, len(c.CUBANS))
DRAW_CUBAN: Final[DrawCuban] = DrawCuban("draw_cuban", m.LAY, c.DONKEY)
