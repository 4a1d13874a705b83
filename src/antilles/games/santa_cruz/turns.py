"""The course of a round: whose turn it is, and what ends with the last card."""

from antilles.games.santa_cruz import components as c
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.rules import count_bits, i64, total_of


def clockwise(state: SantaCruz, seat: i64) -> i64:
    """SC-040: turns go clockwise, nobody is skipped."""
    return (seat + 1) % state.seats


def last_player(state: SantaCruz) -> i64:
    """SC-080, SC-190: last in the playing order of the round, with two players too."""
    return (state.first + state.seats - 1) % state.seats


def take_cards(state: SantaCruz, seat: i64, group: i64) -> None:
    """SC-008: the seven cards of a group in hand."""
    state.group[seat] = group
    for card in range(c.CARD_KINDS):
        state.cards[seat * c.CARD_KINDS + card] = state.board.group_cards[group * c.CARD_KINDS + card]


def cards_in_hand(state: SantaCruz, seat: i64) -> i64:
    """SC-046: construction and objective cards; the number is public."""
    return count_bits(state.objectives[seat]) + total_of(state.cards, seat * c.CARD_KINDS, c.CARD_KINDS)


def start_round(state: SantaCruz) -> None:
    """SC-030, SC-041, SC-044, SC-171: everybody lands, then card by card until all hands are empty."""
    state.asked = state.first
    state.landings = state.seats
    state.plays = 0
    for seat in range(state.seats):
        state.plays += cards_in_hand(state, seat)
    state.question = state.course.landing


def end_turn(state: SantaCruz) -> None:
    """SC-040 … SC-042: the next player lands or plays; after the last card the round is over."""
    if state.landings:
        state.landings -= 1
    else:
        state.plays -= 1
    state.half = c.SINGLE
    state.way = c.SHIP
    state.target = c.NONE
    state.asked = clockwise(state, state.asked)
    if state.landings:
        state.question = state.course.landing
    elif state.plays:
        state.question = state.course.cards
    else:
        state.course.end_round(state)
