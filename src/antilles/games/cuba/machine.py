"""The machine that runs the rules: one dispatch a question, and everything that happens by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from antilles.games.cuba import architect, foreman, harbour, market, parliament, rules, score, statutes, worker
from antilles.games.cuba.moves import REAP, START, WATERED
from antilles.games.cuba.tables import (
    ACTION,
    ACTIVATE,
    ALTERNATIVE,
    BERTH,
    BID,
    BILLS,
    BUILD,
    CLEAN_UP,
    COUNT_VOTES,
    DISCARD,
    DRAW_BILL,
    DRAW_SHIP,
    DRAW_START,
    DUTIES,
    DUTY,
    DUTY_PIECE,
    ENACT,
    END_ACTIONS,
    EVENT,
    EXTRA,
    FINAL_SCORE,
    FIRST_CHANCE,
    FIRST_DECISION,
    FIRST_EXPANSION,
    HARBOUR,
    HARVEST,
    IRRIGATE,
    LOAD,
    NEXT_TURN,
    OVER,
    PARLIAMENT,
    PASS,
    PAWN,
    PLACE,
    REWARDS,
    ROUND,
    SPOIL,
    STORAGE,
    SUBSIDY,
    TAX,
    TAXES,
    TRADE,
    TURN,
    USE,
    VETO,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba


def advance(state: Cuba, seat: i64, move: i64) -> None:
    """An answer, then everything that happens by itself up to the next draw or question."""
    answer(state, seat, move)
    while state.phase < FIRST_CHANCE:
        step(state)


def step(state: Cuba) -> None:
    """CU-030: one thing that happens by itself."""
    phase = state.phase
    if phase >= EVENT:
        state.course.step(state)
    elif phase <= END_ACTIONS:
        step_actions(state, phase)
    elif phase <= SUBSIDY:
        step_parliament(state, phase)
    elif phase == SPOIL:
        statutes.spoil(state)
    elif phase == STORAGE:
        statutes.next_discarder(state)
    elif phase == HARBOUR:
        harbour.sail(state)
    elif phase == BERTH:
        harbour.next_berth(state)
    elif phase == CLEAN_UP:
        rules.clean_up(state)
    elif phase == FINAL_SCORE:
        score.final_score(state)


def step_actions(state: Cuba, phase: i64) -> None:
    if phase == NEXT_TURN:
        rules.next_turn(state)
    elif phase == ROUND:
        rules.begin_round(state)
    elif phase == BILLS:
        rules.reveal_bills(state)
    else:
        state.course.end_actions(state)


def step_parliament(state: Cuba, phase: i64) -> None:
    if phase == PARLIAMENT:
        parliament.open_session(state)
    elif phase == COUNT_VOTES:
        parliament.count_votes(state)
    elif phase == ENACT:
        parliament.enact(state)
    elif phase == TAXES:
        statutes.next_taxpayer(state)
    elif phase == DUTIES:
        statutes.next_duty(state)
    elif phase == REWARDS:
        statutes.reward(state)
    else:
        statutes.subsidise(state)


def legal(state: Cuba, seat: i64, moves: Moves) -> None:
    """Section 18: the answers to the question of the phase."""
    phase = state.phase
    if phase >= FIRST_EXPANSION:
        if phase != OVER:
            state.course.legal(state, seat, moves)
    elif phase < FIRST_DECISION:
        legal_draws(state, seat, moves)
    elif phase <= ALTERNATIVE:
        legal_in_turn(state, seat, moves)
    elif phase <= USE:
        legal_in_action(state, seat, moves)
    else:
        legal_in_parliament(state, seat, moves)


def legal_draws(state: Cuba, seat: i64, moves: Moves) -> None:
    if state.phase == DRAW_SHIP:
        harbour.legal_ships(state, moves)
    elif state.phase == DRAW_BILL:
        rules.legal_bills(state, moves)
    elif state.phase == DRAW_START:
        for other in range(state.seats):
            moves.add(START + other)
    else:
        state.course.legal(state, seat, moves)


def legal_in_turn(state: Cuba, seat: i64, moves: Moves) -> None:
    phase = state.phase
    if phase == TURN:
        rules.legal_turns(state, seat, moves)
    elif phase == TRADE:
        market.legal_trades(state, seat, moves)
    elif phase == PAWN:
        worker.legal_pawn(moves)
    elif phase == HARVEST:
        worker.legal_harvest(state, seat, moves, REAP)
    elif phase == IRRIGATE:
        worker.legal_harvest(state, seat, moves, WATERED)
    elif phase == ACTION:
        rules.legal_actions(state, seat, moves)
    elif phase == ALTERNATIVE:
        market.legal_pieces(moves, market.on_offer(state, rules.open_places(state, seat)))
    else:
        rules.legal_picks(state, moves)


def legal_in_action(state: Cuba, seat: i64, moves: Moves) -> None:
    phase = state.phase
    if phase == USE:
        foreman.legal_use(state, seat, moves)
    elif phase == LOAD:
        harbour.legal_loads(state, seat, moves)
    elif phase == ACTIVATE:
        foreman.legal_activations(state, seat, moves)
    elif phase == BUILD:
        architect.legal_buildings(state, seat, moves)
    elif phase == EXTRA:
        architect.legal_extras(state, seat, moves, 0)
    elif phase == PLACE:
        architect.legal_sites(state, seat, moves)


def legal_in_parliament(state: Cuba, seat: i64, moves: Moves) -> None:
    phase = state.phase
    if phase == BID:
        parliament.legal_bids(state, seat, moves)
    elif phase == VETO:
        parliament.legal_vetoes(state, moves)
    elif phase == PASS:
        parliament.legal_passes(state, moves)
    elif phase == TAX:
        statutes.legal_tax(moves)
    elif phase == DUTY:
        statutes.legal_duty(moves)
    elif phase == DUTY_PIECE:
        statutes.legal_duty_pieces(state, seat, moves)
    elif phase == DISCARD:
        statutes.legal_discards(state, seat, moves)


def odds(state: Cuba, weights: Moves) -> None:
    """DP-010 … DP-015: all alike, but for donkeys, which are laid one card each."""
    if state.phase > DRAW_BILL:
        state.course.odds(state, weights)
        return
    moves = Moves()
    legal_draws(state, 0, moves)
    for _ in range(moves.count):
        weights.add(1)


def answer(state: Cuba, seat: i64, move: i64) -> None:
    """The verb of the phase."""
    phase = state.phase
    if phase >= FIRST_EXPANSION:
        state.course.answer(state, seat, move)
    elif phase < FIRST_DECISION:
        draw(state, seat, move)
    elif phase <= ALTERNATIVE:
        answer_in_turn(state, seat, move)
    elif phase <= USE:
        answer_in_action(state, seat, move)
    else:
        answer_in_parliament(state, seat, move)


def draw(state: Cuba, seat: i64, move: i64) -> None:
    if state.phase == DRAW_SHIP:
        rules.draw_ship(state, move)
    elif state.phase == DRAW_BILL:
        rules.turn_up_bill(state, move)
    elif state.phase == DRAW_START:
        rules.choose_start_player(state, move)
    else:
        state.course.answer(state, seat, move)


def answer_in_turn(state: Cuba, seat: i64, move: i64) -> None:
    phase = state.phase
    if phase == TURN:
        rules.take_turn(state, seat, move)
    elif phase == TRADE:
        market.tradeswoman(state, seat, move)
    elif phase == PAWN:
        if not state.course.after_foreman_pawn(state, seat, move):
            worker.move_pawn(state, seat, move)
    elif phase == HARVEST:
        worker.harvest(state, seat, move)
    elif phase == IRRIGATE:
        worker.irrigate(state, seat, move)
    elif phase == ACTION:
        rules.choose_action(state, seat, move)
    elif phase == ALTERNATIVE:
        market.take_piece(state, seat, move)
    else:
        rules.pick(state, seat, move)


def answer_in_action(state: Cuba, seat: i64, move: i64) -> None:
    phase = state.phase
    if phase == USE:
        foreman.use(state, seat, move)
    elif phase == LOAD:
        harbour.load(state, seat, move)
    elif phase == ACTIVATE:
        foreman.activate(state, seat, move)
    elif phase == BUILD:
        architect.choose(state, seat, move)
    elif phase == EXTRA:
        architect.add_extra(state, seat, move)
    else:
        architect.place(state, seat, move)


def answer_in_parliament(state: Cuba, seat: i64, move: i64) -> None:
    phase = state.phase
    if phase == BID:
        parliament.bid(state, seat, move)
    elif phase == VETO:
        parliament.veto(state, move)
    elif phase == PASS:
        parliament.choose_laws(state, move)
    elif phase == TAX:
        statutes.answer_tax(state, seat, move)
    elif phase == DUTY:
        statutes.answer_duty(state, seat, move)
    elif phase == DUTY_PIECE:
        statutes.give_duty_piece(state, seat, move)
    else:
        statutes.discard(state, seat, move)
