"""Set-up: coast tiles, objectives, the first player, construction groups."""

from antilles.games.santa_cruz import building, components as c, moves as m, question as q, turns
from antilles.games.santa_cruz.board import Board
from antilles.games.santa_cruz.state import Course, SantaCruz
from antilles.kernel.rules import Facts, Final, Reason, bit, count_bits, i64, lowest, named_in, vec


def empty_table(board: Board, seats: i64, course: Course) -> SantaCruz:
    """SC-020: all tiles in their stacks, all buildings in the supplies, nothing dealt yet."""
    state = SantaCruz(seats, LAY_COAST, board, course)
    zeros = vec[i64]([0] * seats)
    nones = vec[i64]([c.NONE] * seats)
    state.unseen = board.terrain_tiles[0] | board.terrain_tiles[1] | board.terrain_tiles[2]
    state.deck = board.all_objectives
    state.tile = vec[i64]([c.NONE] * len(board.sites))
    state.wants = vec[i64]([0] * c.KINDS)
    state.birds_left = board.bird_tokens[:]
    state.points = zeros
    state.group = nones
    state.cards = vec[i64]([0] * (seats * c.CARD_KINDS))
    state.objectives = zeros[:]
    state.played = zeros[:]
    state.supply = vec[i64]([board.buildings[kind] for _ in range(seats) for kind in range(c.KINDS)])
    state.built = zeros[:]
    state.near = zeros[:]
    state.birds = vec[i64]([0] * (seats * len(board.bird_values)))
    state.set_group = nones[:]
    state.set_objectives = zeros[:]
    state.taken = nones[:]
    state.fresh = zeros[:]
    state.discarded = zeros[:]
    return state


class LayCoast(building.TurnUp):
    """SC-021: coast tiles lie face up, one by one; then objectives are dealt."""

    def site(self, state: SantaCruz) -> i64:
        return lowest(state.board.coast & ~state.up)

    def take(self, state: SantaCruz, item: i64) -> None:
        building.lay_tile(state, self.site(state), item)
        if not state.board.coast & ~state.up:
            state.question = DEAL
            state.asked = 0


class Deal(q.Draw):
    """SC-024: an objective from the deck for the seat in turn."""

    def draws(self, state: SantaCruz) -> i64:
        return state.deck

    def take(self, state: SantaCruz, item: i64) -> None:
        state.deck &= ~bit(item)
        state.objectives[state.asked] |= bit(item)
        state.asked = turns.clockwise(state, state.asked)
        if count_bits(state.objectives[state.asked]) == c.OBJECTIVES_DEALT[state.seats]:
            find_first_player(state)


def find_first_player(state: SantaCruz) -> None:
    """SC-025, SC-026: after the deal the first player is drawn, or given by the option."""
    if state.first_option == c.DRAWN:
        state.question = DRAW_FIRST
    else:
        start_with(state, state.first_option)


class DrawFirst(q.Draw):
    """SC-025: who goes first."""

    def draws(self, state: SantaCruz) -> i64:
        return bit(state.seats) - 1

    def take(self, state: SantaCruz, item: i64) -> None:
        start_with(state, item)


def start_with(state: SantaCruz, seat: i64) -> None:
    """SC-026 … SC-029: points by playing order; groups are chosen in the reverse order, or dealt."""
    state.first = seat
    for place in range(state.seats):
        state.points[(seat + place) % state.seats] = c.START_POINTS[place]
    if state.random_groups:
        state.question = DEAL_GROUPS
        state.asked = 0
    else:
        state.question = CHOOSE_GROUP
        state.asked = turns.last_player(state)


# --- construction groups ----------------------------------------------------------------------------
def groups_left(state: SantaCruz) -> i64:
    """SC-026: construction groups that nobody has, as bits."""
    return bit(len(state.board.groups)) - 1 & ~named_in(state.group)


def take_group(state: SantaCruz, group: i64, following: i64) -> None:
    """SC-026, SC-027: when everybody has one, the round begins."""
    turns.take_cards(state, state.asked, group)
    state.asked = following
    if state.group[following] != c.NONE:
        turns.start_round(state)


def whose_group(state: SantaCruz, seat: int, move: int) -> Facts:
    group = state.board.moves.item[move]
    return {"group": state.board.groups[group], "who": list(state.group).index(group)}


CHOOSE_GROUP_FIRST: Final = Reason("SC-026", "refusal-choose-group")
GROUP_TAKEN: Final = Reason("SC-026", "refusal-group-taken", whose_group)


class ChooseGroup(q.Choice):
    """SC-026: each group once, chosen counter-clockwise up to the first player."""

    def objection(self, state: SantaCruz, seat: i64, move: i64) -> Reason | None:
        if state.board.moves.verb[move] != m.GROUP:
            return CHOOSE_GROUP_FIRST
        return None if groups_left(state) >> state.board.moves.item[move] & 1 else GROUP_TAKEN

    def choices(self, state: SantaCruz, seat: i64) -> i64:
        return groups_left(state)

    def answer(self, state: SantaCruz, seat: i64, move: i64) -> None:
        take_group(state, state.board.moves.item[move], (seat + state.seats - 1) % state.seats)


class DealGroups(q.Draw):
    """SC-029: groups are dealt from seat 0 on."""

    def draws(self, state: SantaCruz) -> i64:
        return groups_left(state)

    def take(self, state: SantaCruz, item: i64) -> None:
        take_group(state, item, turns.clockwise(state, state.asked))


LAY_COAST: Final[LayCoast] = LayCoast("lay_coast", m.TILE)
DEAL: Final[Deal] = Deal("deal", m.DEAL, secret=True)
DRAW_FIRST: Final[DrawFirst] = DrawFirst("draw_first", m.FIRST)
DEAL_GROUPS: Final[DealGroups] = DealGroups("deal_groups", m.DEAL_GROUP)
CHOOSE_GROUP: Final[ChooseGroup] = ChooseGroup("choose_group", m.GROUP)
