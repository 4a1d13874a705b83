"""What a search thinks, for people: the moves it considered and how the game might go on."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from antilles.bots.search import Search
from antilles.bots.tree import CHANCE_SEAT, HIDDEN, NONE, branch_of, joint_branch
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, NOBODY, State


@dataclass(frozen=True)
class Opinion:
    """A move, how often it was tried, and what came of it on average."""

    move: int
    visits: int
    reward: float
    """1 for a sole first place, 0 for a sole last one."""
    place: float
    points: float

    def __reduce__(self) -> tuple[type[Opinion], tuple[int, int, float, float, float]]:
        """Compiled classes need to be told how they travel between processes."""
        return Opinion, (self.move, self.visits, self.reward, self.place, self.points)


def opinions(search: Search) -> list[Opinion]:
    """What the search thinks of each legal move, the best first; places and points if it kept them."""
    moves = Moves()
    search.belief.draw_unsealed(Rng(1)).legal(search.seat, moves)
    found: list[Opinion] = []
    for move in moves.list():
        edge = search.tree.edge(0, search.seat, move)
        if edge < 0:
            found.append(Opinion(move, 0, 0.0, 0.0, 0.0))
            continue
        visits = search.tree.visits(edge)
        place = search.place_total.get(move, 0.0) / float(visits)
        points = search.points_total.get(move, 0.0) / float(visits)
        found.append(Opinion(move, visits, search.tree.mean(edge), place, points))
    found.sort(key=by_merit)
    return found


def by_merit(opinion: Opinion) -> tuple[int, float]:
    """Sorts as ``Search.best`` chooses."""
    return -opinion.visits, -opinion.reward


def merge(many: list[list[Opinion]]) -> list[Opinion]:
    """The opinions of several searches of the same decision as those of one."""
    visits: dict[int, int] = {}
    sums: dict[int, list[float]] = {}
    for search in many:
        for opinion in sorted(search, key=by_move):
            visits[opinion.move] = visits.get(opinion.move, 0) + opinion.visits
            total = sums.setdefault(opinion.move, [0.0, 0.0, 0.0])
            for index, value in enumerate((opinion.reward, opinion.place, opinion.points)):
                total[index] += value * opinion.visits
    merged = []
    for move, count in visits.items():
        reward, place, points = [value / max(1, count) for value in sums[move]]
        merged.append(Opinion(move, count, reward, place, points))
    merged.sort(key=by_merit)
    return merged


def by_move(opinion: Opinion) -> int:
    return opinion.move


def continuation(search: Search, move: int, longest: int) -> list[tuple[int, int]]:
    """Seat and move of the likeliest course that begins with ``move``, as far as the tree knows it.

    Every seat's favourite, and the likeliest draw; in one of the states the searching seat thinks possible. What it
    will not be shown is left out.
    """
    state = search.belief.draw_unsealed(Rng(1))
    course: list[tuple[int, int]] = []
    node: i64 = 0
    while node >= 0 and len(course) < longest and state.actor() != NOBODY:
        if state.actor() == CHANCE:
            node = follow_chance(search, state, node, course)
        else:
            node = follow_seats(search, state, node, course, move if not course else NONE)
    return course


def follow_seats(search: Search, state: State, node: i64, course: list[tuple[int, int]], given: i64) -> i64:
    """The favourites of all who choose now; the node behind, NONE where the tree ends."""
    actor = state.actor()
    moves = Moves()
    state.legal(actor, moves)
    sealed = state.audience(actor, moves.items[0]) != -1
    opens = state.opens()
    branch: i64 = 1
    for who in state.actors() if sealed else [actor]:
        seat: i64 = who
        move = given if seat == search.seat and given >= 0 else favourite(search, state, node, seat)
        if move < 0:
            return NONE
        seen = (sealed and opens) or state.audience(seat, move) >> search.seat & 1
        shown = move if seen else HIDDEN
        if seen:
            course.append((seat, move))
        state.advance(seat, move)
        branch = joint_branch(branch, seat, shown) if sealed else branch_of(seat, shown)
    return search.tree.child(node, branch)


def follow_chance(search: Search, state: State, node: i64, course: list[tuple[int, int]]) -> i64:
    """The likeliest draw behind which the tree knows a node."""
    moves = Moves()
    weights = Moves()
    state.legal(CHANCE, moves)
    state.odds(weights)
    order = sorted(range(moves.count), key=lambda index: -weights.at(index))
    for index in order:
        move = moves.at(index)
        seen = bool(state.audience(CHANCE, move) >> search.seat & 1)
        behind = node
        if search.plan.branch_on_chance:
            behind = search.tree.child(node, branch_of(CHANCE_SEAT, move if seen else HIDDEN))
        if behind >= 0:
            if seen:
                course.append((CHANCE, move))
            state.advance(CHANCE, move)
            return behind
    return NONE


def favourite(search: Search, state: State, node: i64, seat: i64) -> i64:
    """The move the seat tried most at a node, or has to make; NONE if it tried none."""
    moves = Moves()
    state.legal(seat, moves)
    if moves.count == 1:
        return moves.items[0]
    best: i64 = NONE
    most: i64 = 0
    for move in moves.list():
        edge = search.tree.edge(node, seat, move)
        if edge >= 0 and search.tree.visits(edge) > most:
            most = search.tree.visits(edge)
            best = move
    return best
