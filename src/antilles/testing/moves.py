"""Checks of who is asked, what they may do, and what is said against the rest."""

from __future__ import annotations

from collections.abc import Callable

from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, NOBODY, Question, Refusal
from antilles.kernel.step import legal_moves, odds, step
from antilles.testing.cases import Case, Spot, expect

WHOLE_TABLE = 150
SOME_MOVES = 60
PICKS = 3


# --- who is asked -----------------------------------------------------------------------------------


def somebody_is_asked_until_the_end(case: Case) -> None:
    for spots in case.walks:
        for spot in spots:
            actors = spot.state.actors()
            expect(len(set(actors)) == len(actors), f"a seat is asked twice: {actors}", spot)
            if spot.over:
                expect(spot.state.actor() == NOBODY, "nobody is asked, yet actor() names somebody", spot)
                continue
            expect(spot.state.actor() in actors, f"actor() {spot.state.actor()} is not among actors() {actors}", spot)
            known = all(seat == CHANCE or 0 <= seat < case.seats for seat in actors)
            expect(known and (len(actors) == 1 or CHANCE not in actors), f"actors() are {actors}", spot)


def games_end(case: Case) -> None:
    """The walks raise when a game goes on beyond the case's bound."""
    for spots in case.walks:
        expect(spots[-1].over, "the game has no end", spots[-1])


def the_end_is_the_end(case: Case) -> None:
    for spots in case.walks:
        end = spots[-1]
        for seat in [*range(case.seats), CHANCE, NOBODY]:
            expect(not legal_moves(end.state, seat), f"seat {seat} has legal moves after the end", end)
            for move in (0, end.path[-1][1], len(case.game.moves) - 1):
                refused = step(end.state, seat, move)
                expect(isinstance(refused, Refusal), f"seat {seat} may play {move} after the end", end)
                reason = end.state.refusal(seat, move)
                expect(reason is not None, f"refusal() has nothing against {seat} {move} after the end", end)


# --- legal moves ------------------------------------------------------------------------------------


def legal_moves_are_a_fixed_list(case: Case) -> None:
    """Never empty, no move twice, all in the table, the same again, and the same from a copy."""
    for spot in case.decisions(200):
        for seat in spot.state.actors():
            moves = legal_moves(spot.state, seat)
            expect(moves, f"seat {seat} is asked and has no legal move", spot)
            expect(len(set(moves)) == len(moves), f"seat {seat} has a legal move twice: {moves}", spot)
            expect(all(0 <= move < len(case.game.moves) for move in moves), "a legal move is not in the table", spot)
            expect(moves == legal_moves(spot.state, seat), "the legal moves have another order when asked again", spot)
            expect(moves == legal_moves(spot.state.copy(), seat), "a copy has other legal moves", spot)


def legal_adds_to_the_buffer(case: Case) -> None:
    """``legal`` adds behind what is there and leaves clearing to the caller."""
    for spot in case.decisions(20):
        buffer = Moves()
        buffer.add(-7)
        spot.state.legal(spot.seat, buffer)
        expect(buffer.list() == [-7, *legal_moves(spot.state, spot.seat)], "legal() cleared the buffer", spot)


def seats_not_asked_have_no_moves(case: Case) -> None:
    for spot in case.spots(100):
        for seat in range(case.seats):
            if seat not in spot.state.actors():
                buffer = Moves()
                spot.state.legal(seat, buffer)
                expect(not buffer.count, f"seat {seat} is not asked, yet legal() gives it {buffer.list()[:5]}", spot)


def chance_has_odds(case: Case) -> None:
    for spot in case.decisions(200):
        if spot.seat == CHANCE:
            moves, weights = odds(spot.state)
            expect(moves.count == weights.count, f"{moves.count} chance moves, {weights.count} odds", spot)
            expect(all(weight > 0 for weight in weights.list()), f"odds are positive: {weights.list()}", spot)
            expect(weights.sum() < 2**31, f"the odds' sum {weights.sum()} is too large for the generator", spot)


def draws_follow_the_odds(case: Case) -> None:
    """Where a question tells a draw without listing all, it tells the one that the list and its odds give."""
    for spot in case.decisions(200):
        question = spot.state.question
        if spot.seat == CHANCE and question.alike(spot.state):
            moves, weights = odds(spot.state)
            expect(set(weights.list()) == {1}, f"draws that are alike weigh {weights.list()}", spot)
            told = [int(question.nth(spot.state, index)) for index in range(question.alike(spot.state))]
            expect(told == moves.list(), f"draws told one by one are {told}, not {moves.list()}", spot)


# --- illegal moves ----------------------------------------------------------------------------------


def illegal_moves(spot: Spot) -> list[tuple[int, int]]:
    """Pairs of seat and move that must be refused: all of a small table, a choice of a large one."""
    case, size = spot.case, len(spot.case.game.moves)
    rng = case.rng(spot.number)
    some = range(size) if size <= WHOLE_TABLE else [rng.below(size) for _ in range(SOME_MOVES)]
    seats = [*range(case.seats), CHANCE]
    pairs = [(seat, move) for seat in seats for move in some]
    if size > WHOLE_TABLE:
        pairs = [(seats[rng.below(len(seats))], move) for move in some]
        pairs += [(seat, move) for seat in spot.state.actors() for move in some[:20]]
    pairs += [(seat, move) for seat in spot.state.actors() for move in (-1, -2, size, size + 1, 10**9)]
    pairs += [(seat, max(spot.move, 0)) for seat in (NOBODY, -3, case.seats, case.seats + 1, 99)]
    legal = {seat: set(legal_moves(spot.state, seat)) for seat in spot.state.actors()}
    return [(seat, move) for seat, move in pairs if move not in legal.get(seat, ())]


def illegal_moves_are_refused(case: Case) -> None:
    """A refusal with a statement of the rules; the state stays as it was."""
    statements = {statement.id for statement in case.game.statements()}
    for spot in case.spots(20):
        before = spot.state.snapshot()
        for seat, move in illegal_moves(spot):
            refused = step(spot.state, seat, move)
            name = case.game.text(move) if 0 <= move < len(case.game.moves) else str(move)
            expect(isinstance(refused, Refusal), f"seat {seat} may play {name!r}, which is not legal", spot)
            assert isinstance(refused, Refusal)
            expect(refused.statement in statements, f"{refused} for {seat} {name!r} cites no statement", spot)
            expect(spot.state.refusal(seat, move) is not None, f"refusal() has nothing against {seat} {name!r}", spot)
        expect(spot.state.snapshot() == before, "a refused move changed the state", spot)


def legal_moves_are_not_refused(case: Case) -> None:
    for spot in case.decisions(60):
        for seat in spot.state.actors():
            for move in legal_moves(spot.state, seat):
                refused = spot.state.refusal(seat, move)
                expect(refused is None, f"{seat} {case.game.text(move)!r} is legal, yet {refused}", spot)


def lists_hold_to_reasons(case: Case) -> None:
    """What a question lists is what it has nothing against: of the whole table, for every seat, asked or not."""
    for spot in case.spots(12):
        state, question = spot.state, spot.state.question
        for seat in [*range(case.seats), CHANCE]:
            if state.outside(seat, 0) is not None:
                continue
            listed = Moves()
            question.legal(state, seat, listed)
            free = [move for move in range(len(case.game.moves)) if question.against(state, seat, move) is None]
            expect(sorted(listed.list()) == free, f"{question.name}: {listed.list()} are listed, {free} free", spot)


# --- what a move changes ----------------------------------------------------------------------------


def picks_follow_the_lists(case: Case) -> None:
    """Where a question picks at random without listing, it picks what the list with the same numbers gives."""
    moves, weights = Moves(), Moves()
    for spot in case.decisions(200):
        for seed in range(PICKS):
            told = spot.state.question.pick(spot.state, spot.seat, Rng(seed), moves, weights)
            listed = Question.pick(spot.state.question, spot.state, spot.seat, Rng(seed), moves, weights)
            expect(told == listed, f"with seed {seed} move {told} is picked, of the list {listed}", spot)


def questions_change_nothing(case: Case) -> None:
    for spot in case.spots(24):
        for name, ask in questions(spot).items():
            before = spot.state.snapshot()
            ask()
            expect(spot.state.snapshot() == before, f"{name} changed the state", spot)
        after = spot.after.snapshot()
        if not spot.over:
            case.game.tell(spot.state, spot.seat, spot.move, spot.after)
        expect(spot.after.snapshot() == after, "tell changed the state after", spot)


def questions(spot: Spot) -> dict[str, Callable[[], object]]:
    """Everything that can be asked of a state without a move being made."""
    game, state = spot.case.game, spot.state
    asked: dict[str, Callable[[], object]] = {
        "actors": state.actors,
        "legal": lambda: [legal_moves(state, seat) for seat in state.actors()],
        "view": lambda: [game.view(state, viewer) for viewer in spot.case.viewers],
        "scores": state.scores,
        "ranking": state.ranking,
        "refusal": lambda: [state.refusal(seat, move) for seat, move in illegal_moves(spot)[:10]],
        "copy": state.copy,
        "opens": state.opens,
        "value": lambda: [game.insight.value(state, seat) for seat in range(spot.case.seats)],
    }
    if not spot.over:
        asked["tell"] = lambda: game.tell(state, spot.seat, spot.move, spot.after)
        asked["audience"] = lambda: state.audience(spot.seat, spot.move)
    if spot.seat == CHANCE:
        asked["odds"] = lambda: odds(state)
    return asked


OPTION_CHECKS: tuple[Callable[[Case], None], ...] = (
    somebody_is_asked_until_the_end,
    games_end,
    the_end_is_the_end,
    legal_moves_are_a_fixed_list,
    seats_not_asked_have_no_moves,
    chance_has_odds,
    draws_follow_the_odds,
    illegal_moves_are_refused,
    legal_moves_are_not_refused,
    lists_hold_to_reasons,
    picks_follow_the_lists,
)
CHECKS: tuple[Callable[[Case], None], ...] = (*OPTION_CHECKS, legal_adds_to_the_buffer, questions_change_nothing)
