"""The change of rounds, and the end of the game."""

from antilles.games.santa_cruz import components as c, moves as m, question as q, score, turns
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.rules import CHANCE, Final, Moves, Reason, bit, i64, named_in, place_of


def end_round(state: SantaCruz) -> None:
    """SC-160, SC-180."""
    if state.round == 1:
        change_round(state)
    else:
        count_final_birds(state)
        state.question = q.OVER


def count_final_birds(state: SantaCruz) -> None:
    """SC-181: tokens are turned up and counted, first by the player of the last card, then clockwise."""
    for turn in range(state.seats):
        seat = (turns.last_player(state) + turn) % state.seats
        score.move_marker(state, seat, score.sum_of_birds(state, seat))


def change_round(state: SantaCruz) -> None:
    """SC-160 … SC-165, SC-170: buildings come back, sets lie open; tiles, birds and points stay as they are."""
    state.round = 2
    state.overbuilt = False
    state.occupied = 0
    for seat in range(state.seats):
        for kind in range(c.KINDS):
            state.supply[seat * c.KINDS + kind] = state.board.buildings[kind]
        state.built[seat] = 0
        state.near[seat] = 0
        state.set_group[seat] = state.group[seat]
        state.set_objectives[seat] = state.played[seat]
        state.group[seat] = c.NONE
        state.played[seat] = 0
    state.first = next_chooser(state)
    state.question = NEW_OBJECTIVE
    state.asked = 0


class NewObjective(q.Draw):
    """SC-164, SC-167: a new objective each; sets are chosen when all have seen theirs."""

    def draws(self, state: SantaCruz) -> i64:
        return state.deck

    def take(self, state: SantaCruz, item: i64) -> None:
        state.deck &= ~bit(item)
        state.fresh[state.asked] = bit(item)
        state.asked += 1
        if state.asked == state.seats:
            state.question = DEAL_SETS if state.random_sets else CHOOSE_SET
            state.asked = next_chooser(state)


# --- the sets of round 1 ----------------------------------------------------------------------------
def next_chooser(state: SantaCruz) -> i64:
    """SC-165, SC-170: the lowest score among those without a set; NONE when all have one."""
    chooser: i64 = c.NONE
    for seat in range(state.seats):
        if state.taken[seat] == c.NONE and (chooser == c.NONE or state.points[seat] < state.points[chooser]):
            chooser = seat
    return chooser


def sets_left(state: SantaCruz) -> i64:
    """SC-165: the sets that nobody has taken, as bits of their owners."""
    return bit(state.seats) - 1 & ~named_in(state.taken)


def sets_on_offer(state: SantaCruz, seat: i64) -> i64:
    """SC-165, SC-166, SC-169: the sets left, not one's own while there is another, as bits of their owners."""
    left = sets_left(state)
    others = left & ~bit(seat)
    return others if others and not state.keep_own_set and not state.random_sets else left


def take_set(state: SantaCruz, owner: i64) -> None:
    """SC-165: a construction group with the objectives that were played with it."""
    state.taken[state.asked] = owner
    turns.take_cards(state, state.asked, state.set_group[owner])
    state.objectives[state.asked] = state.set_objectives[owner]
    chooser = next_chooser(state)
    if chooser != c.NONE:
        state.asked = chooser
    else:
        state.question = DISCARD_ONE
        state.asked = 0


CHOOSE_SET_FIRST: Final = Reason("SC-165", "refusal-choose-set")
NO_SUCH_SEAT: Final = Reason("SC-020", "refusal-no-such-seat", lambda state, seat, move: {"seats": state.seats})
SET_TAKEN: Final = Reason(
    "SC-165",
    "refusal-set-taken",
    lambda state, seat, move: {"who": place_of(state.taken, state.board.moves.item[move])},
)
OWN_SET: Final = Reason("SC-166", "refusal-own-set")


class ChooseSet(q.Choice):
    """SC-165, SC-166: each set once, and not one's own while there is another."""

    def objection(self, state: SantaCruz, seat: i64, move: i64) -> Reason | None:
        if state.board.moves.verb[move] != m.SET:
            return CHOOSE_SET_FIRST
        owner = state.board.moves.item[move]
        if owner >= state.seats:
            return NO_SUCH_SEAT
        if not sets_left(state) >> owner & 1:
            return SET_TAKEN
        return None if sets_on_offer(state, seat) >> owner & 1 else OWN_SET

    def choices(self, state: SantaCruz, seat: i64) -> i64:
        return sets_on_offer(state, seat)

    def answer(self, state: SantaCruz, seat: i64, move: i64) -> None:
        take_set(state, state.board.moves.item[move])


class DealSets(q.Draw):
    """SC-169: by option the sets are dealt."""

    def draws(self, state: SantaCruz) -> i64:
        return sets_on_offer(state, state.asked)

    def take(self, state: SantaCruz, item: i64) -> None:
        take_set(state, item)


# --- discards ---------------------------------------------------------------------------------------
DISCARD_FIRST: Final = Reason("SC-168", "refusal-discard-first")
ALREADY_DISCARDED: Final = Reason("SC-168", "refusal-already-discarded")
NOT_TO_DISCARD: Final = Reason("SC-168", "refusal-not-to-discard", q.named)


class Discard(q.Choice):
    """SC-168: all choose at once, in any order, each of them once; a discarded objective is never shown."""

    def against(self, state: SantaCruz, seat: i64, move: i64) -> Reason | None:
        if seat == CHANCE:
            return q.NOTHING_TO_DRAW
        if state.board.moves.verb[move] != m.DISCARD:
            return q.OF_CHANCE if state.board.moves.verb[move] >= m.CHANCE_FROM else DISCARD_FIRST
        if state.discarded[seat]:
            return ALREADY_DISCARDED
        return None if self.choices(state, seat) >> state.board.moves.item[move] & 1 else NOT_TO_DISCARD

    def choices(self, state: SantaCruz, seat: i64) -> i64:
        """SC-168: any one of the set's objectives and the new one."""
        return state.objectives[seat] | state.fresh[seat]

    def legal(self, state: SantaCruz, seat: i64, moves: Moves) -> None:
        if 0 <= seat < state.seats and not state.discarded[seat]:
            moves.add_each(self.block(state), self.choices(state, seat))

    def answer(self, state: SantaCruz, seat: i64, move: i64) -> None:
        """SC-168: sealed; only when the last choice is in do the hands change."""
        state.discarded[seat] = bit(state.board.moves.item[move])
        for other in range(state.seats):
            if not state.discarded[other]:
                state.asked = other
                return
        for other in range(state.seats):
            state.objectives[other] = (state.objectives[other] | state.fresh[other]) & ~state.discarded[other]
        turns.start_round(state)

    def actors(self, state: SantaCruz) -> list[int]:
        return [seat for seat in range(state.seats) if not state.discarded[seat]]

    def audience(self, state: SantaCruz, seat: i64, move: i64) -> i64:
        return bit(seat)

    def opens(self, state: SantaCruz) -> bool:
        return False


NEW_OBJECTIVE: Final[NewObjective] = NewObjective("new_objective", m.DEAL, secret=True)
CHOOSE_SET: Final[ChooseSet] = ChooseSet("choose_set", m.SET)
DEAL_SETS: Final[DealSets] = DealSets("deal_sets", m.DEAL_SET)
DISCARD_ONE: Final[Discard] = Discard("discard", m.DISCARD)


def before_discards(state: SantaCruz) -> bool:
    """SC-168: the new objectives lie apart until all have discarded."""
    question = state.question
    return question is NEW_OBJECTIVE or question is CHOOSE_SET or question is DEAL_SETS or question is DISCARD_ONE
