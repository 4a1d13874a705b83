"""A view read back into what its seat knows: a belief from which states are drawn."""

from antilles.games.santa_cruz import belief, components as c, rounds, rules, setup
from antilles.games.santa_cruz.board import Board
from antilles.games.santa_cruz.state import SantaCruz
from antilles.games.santa_cruz.view import SantaCruzView, has_discarded
from antilles.kernel.game import Option, put_options
from antilles.kernel.rules import Final, i64, number_of, vec

FIRST = ("drawn", "0", "1", "2", "3")
OPTIONS: Final = (
    Option("random_groups", ("off", "on"), "SC-029", field="random_groups"),
    Option("random_sets", ("off", "on"), "SC-169", field="random_sets"),
    Option("keep_own_set", ("off", "on"), "SC-166", field="keep_own_set"),
    Option("second_after_failed_look", ("off", "on"), "SC-087", field="second_after_failed_look"),
    Option("first_player", FIRST, "SC-026", {"2": (3, 4), "3": (4,)}, field="first_option", held=(c.DRAWN, 0, 1, 2, 3)),
)


def read(view: SantaCruzView, board: Board) -> belief.SantaCruzBelief:
    """A belief from a view: all of the state that the seat knows, and what is hidden from it."""
    state = setup.empty_table(board, view.seats, rules.COURSE)
    put_options(state, OPTIONS, view.options)
    _read_course(state, view, board)
    _read_board(state, view, board)
    for seat in range(view.seats):
        _read_player(state, view, board, seat)
    if view.seat is not None:
        state.objectives[view.seat] = _mask(board, view.hand)
        state.fresh[view.seat] = _mask(board, (view.new_objective,) if view.new_objective else ())
        state.discarded[view.seat] = _mask(board, (view.discarded,) if view.discarded else ())
    return _believe(state, view, board)


def _read_course(state: SantaCruz, view: SantaCruzView, board: Board) -> None:
    state.round, state.half = view.round, view.half
    state.question = rules.AGENDA.named(view.phase)
    state.asked = view.turn
    state.first = view.order[0] if view.order else c.NONE
    state.overbuilt = view.exception_used
    state.way = max(0, number_of(view.way, c.CARDS))
    state.target = board.sites.index(view.target) if view.target else c.NONE
    state.landings = view.landings_left
    state.plays = view.cards_left
    if state.question is rounds.DISCARD_ONE:
        state.asked = view.actors[0]


def _read_board(state: SantaCruz, view: SantaCruzView, board: Board) -> None:
    for index, site in enumerate(view.sites):
        if site.tile is not None:
            tile = board.tiles.index(site.tile.id)
            state.tile[index] = tile
            state.up |= 1 << index
            state.unseen &= ~(1 << tile)
            state.wants[board.tile_building[tile]] |= 1 << index
        for seat in site.buildings:
            state.built[seat] |= 1 << index
            state.occupied |= 1 << index
            state.near[seat] |= board.roads[index]


def _read_player(state: SantaCruz, view: SantaCruzView, board: Board, seat: int) -> None:
    player = view.players[seat]
    state.points[seat] = player.points
    state.group[seat] = board.groups.index(player.group) if player.group else c.NONE
    state.played[seat] = _mask(board, player.objectives_played)
    for index, card in enumerate(c.CARDS):
        state.cards[seat * c.CARD_KINDS + index] = player.cards[card]
    for index, kind in enumerate(c.BUILDINGS):
        state.supply[seat * c.KINDS + index] = player.supply[kind]
    for value in player.bird_values:
        index = list(board.bird_values).index(value)
        state.birds[seat * len(board.bird_values) + index] += 1
        state.birds_left[index] -= 1
    for card_set in view.sets:
        if card_set.owner == seat:
            state.set_group[seat] = board.groups.index(card_set.group)
            state.set_objectives[seat] = _mask(board, card_set.objectives)
        if card_set.taken_by == seat:
            state.taken[seat] = card_set.owner


def _believe(state: SantaCruz, view: SantaCruzView, board: Board) -> belief.SantaCruzBelief:
    """What is left in the deck once everything known is taken out, and who holds how much of it."""
    state.deck = board.all_objectives
    hidden_hand, hidden_birds = [0] * view.seats, [0] * view.seats
    hidden_fresh = hidden_discard = 0
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            if view.round == 1:
                hidden_hand[seat] = player.objectives
            else:
                hidden_fresh |= _read_other(state, view, seat) << seat
                hidden_discard |= has_discarded(state) << seat
            hidden_birds[seat] = player.birds - len(player.bird_values)
        state.deck &= ~(state.objectives[seat] | state.played[seat] | state.set_objectives[seat])
        state.deck &= ~(state.fresh[seat] | state.discarded[seat])
    return belief.SantaCruzBelief(state, vec[i64](hidden_hand), hidden_fresh, hidden_discard, vec[i64](hidden_birds))


def _read_other(state: SantaCruz, view: SantaCruzView, seat: int) -> bool:
    """SC-046, SC-165: the set of another player is known, the new objective once it was played; is it hidden?"""
    owner = state.taken[seat]
    if owner != c.NONE:
        state.objectives[seat] = state.set_objectives[owner]
        state.fresh[seat] = state.played[seat] & ~state.set_objectives[owner]
    drawn = has_discarded(state) or view.players[seat].has_new_objective
    return drawn and not state.fresh[seat]


def _mask(board: Board, objectives: tuple[str, ...]) -> int:
    return sum(1 << board.objectives.index(objective) for objective in objectives)
