"""What objectives are worth, the score track without ties, and who wins."""

from antilles.games.santa_cruz import components as c
from antilles.games.santa_cruz.board import OF_BUILDINGS, OF_GOODS, OF_NETWORK, OF_PAIR, PER_BUILDING
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.rules import count_bits, i64, lowest, total_of, vec


# --- objectives -------------------------------------------------------------------------------------
def worth(state: SantaCruz, seat: i64, objective: i64) -> i64:
    """SC-110 … SC-125, SC-136: what this objective would bring this player now."""
    kind = state.board.objective_kind[objective]
    if kind in (OF_GOODS, OF_PAIR):
        return worth_of_goods(state, seat, objective)
    if kind == OF_BUILDINGS:
        return worth_of_buildings(state, seat, objective)
    if kind == OF_NETWORK:
        return worth_of_network(state, seat, objective)
    points = state.board.objective_points[objective]
    if kind == PER_BUILDING:
        return points * count_bits(state.built[seat] & state.board.objective_where[objective])
    return points * count_birds(state, seat)


def worth_of_goods(state: SantaCruz, seat: i64, objective: i64) -> i64:
    """SC-067, SC-110 … SC-117, SC-130 … SC-134: goods one has, however often; one or both of a pair; fish bonus."""
    board = state.board
    wanted = board.objective_goods[objective]
    fish = board.objective_fish[objective]
    found: i64 = 0
    bonus: i64 = 0
    sites = state.built[seat]
    while sites and (fish or found != wanted):
        site = lowest(sites)
        tile = state.tile[site]
        found |= board.tile_goods[tile] & wanted
        bonus += board.tile_fish[tile]
        sites &= sites - 1
    if not found:
        return 0
    points = board.objective_points[objective] if found == wanted else board.objective_one[objective]
    return points + bonus if fish and found & c.FISH_BIT else points


def worth_of_buildings(state: SantaCruz, seat: i64, objective: i64) -> i64:
    """SC-118, SC-119: at least so many houses, churches and lighthouses on the board."""
    for kind in range(c.KINDS):
        standing = count_bits(state.built[seat] & state.wants[kind])
        if standing < state.board.objective_need[objective * c.KINDS + kind]:
            return 0
    return state.board.objective_points[objective]


def worth_of_network(state: SantaCruz, seat: i64, objective: i64) -> i64:
    """SC-120, SC-135: enough own buildings joined to each other by roads, in a line or branching."""
    if longest_network(state, seat) < state.board.objective_need[objective * c.KINDS]:
        return 0
    return state.board.objective_points[objective]


def longest_network(state: SantaCruz, seat: i64) -> i64:
    """SC-135: the most own buildings joined by roads; rivers do not join."""
    left = state.built[seat]
    most: i64 = 0
    while left:
        network = left & -left
        border = network
        while border:
            reached = state.board.roads[lowest(border)] & left & ~network
            network |= reached
            border = border & (border - 1) | reached
        most = max(most, count_bits(network))
        left &= ~network
    return most


def count_birds(state: SantaCruz, seat: i64) -> i64:
    """SC-125, SC-137: tokens, whatever they are worth."""
    values = i64(len(state.board.bird_values))
    return total_of(state.birds, seat * values, values)


def sum_of_birds(state: SantaCruz, seat: i64) -> i64:
    """SC-181: what a player's tokens are worth."""
    values = i64(len(state.board.bird_values))
    total: i64 = 0
    for value in range(values):
        total += state.birds[seat * values + value] * state.board.bird_values[value]
    return total


# --- the score track --------------------------------------------------------------------------------
def move_marker(state: SantaCruz, seat: i64, points: i64) -> None:
    """SC-150 … SC-157: at once, in one move, below zero if need be; a taken total means one less, until free."""
    if points:
        totals = state.points
        total = totals[seat] + points
        while is_taken(totals, seat, total):
            total -= 1
        totals[seat] = total


def is_taken(totals: vec[i64], seat: i64, total: i64) -> bool:
    """SC-153, SC-155: totals are compared, not spaces, and only with the others."""
    for other in range(len(totals)):
        if totals[other] == total and other != seat:
            return True
    return False
