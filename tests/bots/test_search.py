"""The search: finds what is known to be best, knows what it may know, stays within its memory, repeats itself."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from librt.vecs import vec

from antilles.bots.opinion import Opinion, continuation, merge, opinions
from antilles.bots.plan import FOREVER, Plan
from antilles.bots.search import Search, drawn
from antilles.bots.thinker import Budget, Thinker, prepare
from antilles.bots.tree import FEWEST_FACTS, FEWEST_SLOTS, NONE, RECORD, TOTAL, Tree, branch_of
from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.reward import place_rewards
from antilles.kernel.state import CHANCE, Insight, State
from antilles.kernel.step import chance_move, legal_moves
from tests.bots.puzzles import PLAN, Lottery, Nim, Pennies, Row, Shells, search

GAMES = dict(games())
NO_BRANCHES = Plan(1.4, 0, 0, FOREVER, False)
MIXING = Plan(1.4, 0, 0, FOREVER, True, 0.0, 0.3)


def midgame(game: Game, seats: int, moves: int, seed: int = 3) -> State:
    """A position in which a seat has a choice, some random moves into a game."""
    rng = Rng(seed)
    state: State = game.start(seats)
    played = 0
    while True:
        seat = state.actor()
        choices = [] if seat == CHANCE else legal_moves(state, seat)
        if played >= moves and len(choices) > 1:
            return state
        state.advance(seat, chance_move(state, rng) if seat == CHANCE else choices[rng.below(len(choices))])
        played += 1


# --- it finds what is best ----------------------------------------------------------------------------


@pytest.mark.parametrize(("sticks", "best"), [(1, 1), (2, 2), (3, 3), (5, 1), (6, 2), (7, 3)])
def test_a_forced_win_is_found(sticks: int, best: int) -> None:
    assert search(Nim(sticks), 2, 800).best() == best


def test_everybody_is_expected_to_play_for_themselves() -> None:
    """With 4 sticks and three seats, taking 1, 2 or 3 leaves 3, 2 or 1: the next seat takes them all."""
    found = opinions(search(Nim(4, seats=3), 3, 1500))

    assert all(opinion.reward < 0.35 for opinion in found)


@pytest.mark.parametrize("plan", [PLAN, NO_BRANCHES])
@pytest.mark.parametrize(("tickets", "best"), [(3, 0), (1, 1)])
def test_luck_is_weighed_by_its_odds(tickets: int, best: int, plan: Plan) -> None:
    """A ticket that wins one time in three is worse than a sure draw; one that always wins is better."""
    assert search(Lottery(tickets), 2, 600, plan).best() == best


def test_what_will_be_hidden_is_not_counted_on() -> None:
    """A guess wins one time in three, a pass is a draw: who could see under the shells would never pass."""
    found = search(Shells(phase=0), 2, 2500)
    waiting = opinions(found)[0]

    assert waiting.move == 4
    assert waiting.reward < 0.6, "the search thinks that it will see where the pea is"
    assert [move for _, move in continuation(found, 4, 3)] == [4, 0]


def test_sealed_choices_are_made_side_by_side() -> None:
    """Neither side of a penny is better when the other chooses in secret; a bad move is still seen to be bad."""
    found = {opinion.move: opinion for opinion in opinions(search(Pennies(), 2, 3000))}

    assert found[2].visits < min(found[0].visits, found[1].visits)
    assert abs(found[0].reward - found[1].reward) < 0.15
    assert found[0].reward < 0.75


def test_a_sealed_choice_is_drawn_from_those_that_are_good() -> None:
    """Whoever always showed the same side of a penny would lose every game; no draw throws the game away."""
    found = search(Pennies(), 2, 1000, MIXING)
    sides = [found.choice() for _ in range(200)]

    assert set(sides) == {0, 1} and 50 < sides.count(0) < 150
    assert not any(search(Nim(5), 2, 300, MIXING, seed=seed).choice() != 1 for seed in range(5)), "nothing is sealed"
    plain = search(Pennies(), 2, 1000)
    assert {plain.choice() for _ in range(20)} == {plain.best()}


@pytest.mark.parametrize(
    ("visits", "mixed", "places"),
    [
        ([6, 3, 1], 0.5, {0, 1}),
        ([6, 3, 1], 0.1, {0, 1, 2}),
        ([0, 9, 0], 0.01, {1}),
        ([4, 5, 4], 1.0, {1}),
        ([0], 0.5, {0}),
    ],
)
def test_only_what_was_tried_enough_is_drawn(visits: list[int], mixed: float, places: set[int]) -> None:
    rng = Rng(5)
    found = []
    for _ in range(300):
        buffer = Moves()
        for count in visits:
            buffer.add(count)
        found.append(drawn(buffer, mixed, rng))

    assert set(found) == places
    assert found.count(visits.index(max(visits))) == max(found.count(place) for place in places)


def test_a_drawn_answer_is_settled_once_nothing_else_can_be_drawn() -> None:
    class Sure(Pennies):
        """The other has one side only, so one answer wins."""

        def choices(self, seat: int, moves: Moves) -> None:
            if seat:
                moves.add(1)
            else:
                super().choices(seat, moves)

    found = search(Sure(), 2, 0, MIXING)
    found.decide(400)
    assert found.iterations < 400
    assert {found.choice() for _ in range(50)} == {1}
    even = search(Pennies(), 2, 0, MIXING)
    even.decide(300)
    assert even.iterations == 300, "between two good sides nothing is ever settled"


def test_the_horizon_takes_the_insights_word() -> None:
    found = search(Nim(60), 2, 50, Plan(1.4, 0, 0, 2, True))

    assert {opinion.reward for opinion in opinions(found) if opinion.visits} == {0.5}
    assert found.steps < 50 * 10


def test_at_once_nothing_is_played_on() -> None:
    """Without rollouts an iteration makes the moves of its way down the tree and no others."""
    assert search(Nim(60), 2, 1, Plan(1.4, 0, 0, 0, True)).steps == 1


@pytest.mark.parametrize(("percent", "left"), [(0, 12), (50, 6), (75, 3), (100, 2)])
def test_what_does_not_come_to_mind_is_not_played(percent: int, left: int) -> None:
    """The best of what does is: nobody throws a game away because they overlook something."""
    best = set()
    for seed in range(20):
        found = search(Row(), 2, 0, seed=seed)
        found.overlook(percent)
        found.think(200)
        noticed = found.noticed.list()
        assert len(noticed) == len(set(noticed)) == left
        assert {each.move for each in opinions(found) if each.visits} == set(noticed)
        assert found.best() in noticed and (found.best() == 11) == (11 in noticed)
        best.add(found.best())
    assert (best == {11}) == (percent == 0)


def test_a_doubted_move_waits() -> None:
    """Without doubt every move is tried soon; with it the search stays with what is good."""
    plain, doubting = (search(Row(), 2, 60, Plan(0.3, 0, 0, FOREVER, True, doubt)) for doubt in (0.0, 0.5))

    assert sum(1 for each in opinions(doubting) if each.visits) < sum(1 for each in opinions(plain) if each.visits)


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        ([1, 2], [1.0, 0.0]),
        ([1, 1], [0.5, 0.5]),
        ([2, 1, 3], [0.25, 1.0, 0.0]),
        ([1, 1, 3], [0.625, 0.625, 0.0]),
        ([1, 2, 2], [1.0, 0.125, 0.125]),
        ([6, 5, 4, 3, 2, 1], [0.0, 0.1, 0.2, 0.3, 0.4, 1.0]),
    ],
)
def test_rewards_are_half_for_winning_half_by_place(places: list[int], rewards: list[float]) -> None:
    assert list(place_rewards(places)) == pytest.approx(rewards)


# --- it stays within bounds ---------------------------------------------------------------------------


@pytest.mark.parametrize("most", [1, 2, 16, 100])
def test_a_full_tree_grows_no_more_and_still_answers(most: int) -> None:
    found = search(Nim(30), 2, 500, most=most)

    assert found.tree.forks + found.tree.edges <= most
    assert 2 * found.tree.nodes <= most + 2
    assert found.best() in (1, 2, 3)
    assert found.iterations == 500


@pytest.mark.parametrize("name", GAMES)
def test_memory_does_not_grow_with_the_iterations(name: str) -> None:
    game = GAMES[name]
    state = midgame(game, game.seats[-1], 5)
    view = game.view(state, state.actors()[0])
    bounded = prepare(game, view, Rng(1), 10)
    bounded.think(60)

    assert bounded.tree.forks + bounded.tree.edges <= bounded.tree.most <= 64 + 2 * (game.seats[-1] + 1) * 10
    assert len(bounded.tree.facts) <= max(FEWEST_FACTS, 8 * RECORD * bounded.tree.most)
    assert len(bounded.tree.slots) <= max(2 * FEWEST_SLOTS, 16 * bounded.tree.most)


@pytest.mark.parametrize("name", GAMES)
def test_moves_fit_into_the_trees_keys(name: str) -> None:
    from antilles.bots.tree import MOST_MOVES

    assert len(GAMES[name].moves) < MOST_MOVES
    assert GAMES[name].seats[-1] < 7


def test_the_tree_keeps_what_it_was_told_while_its_tables_grow() -> None:
    tree = Tree(40_000)
    tried = [(node, seat, move) for move in range(9) for node in range(600) for seat in (node % 5, 5)]
    for number, (node, seat, move) in enumerate(tried):
        fork = tree.fork(node, seat)
        fork = tree.grow_edge(node, seat, fork if fork != NONE else tree.grow_fork(node, seat), move)
        tree.facts[tree.end_of(fork) - RECORD + TOTAL] = float(number)
    nodes = [tree.grow_child(node, branch_of(1, node % 11)) for node in range(3000)]

    assert [tree.facts[tree.edge(*one) + TOTAL] for one in tried] == list(range(len(tried)))
    assert [tree.child(node, branch_of(1, node % 11)) for node in range(3000)] == nodes
    assert len({tree.edge(*one) for one in tried}) == len(tried) == tree.edges
    assert tree.edge(3, 3, 9) == tree.edge(3001, 1, 1) == tree.child(3001, 1) == NONE


# --- it stops when nothing can change -----------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_is_the_same_as_after_all_the_iterations(name: str) -> None:
    game = GAMES[name]
    for seats in (game.seats[0], game.seats[-1]):
        for depth in (0, 4, 8):
            state = midgame(game, seats, depth)
            view = game.view(state, state.actors()[0])
            whole, short = (prepare(game, view, Rng(11), 50) for _ in range(2))
            whole.think(50)
            short.decide(50)
            assert short.choice() == whole.choice()
            assert short.iterations == 50 or short.margin() > 50 - short.iterations


def test_no_iteration_is_made_once_the_leader_is_out_of_reach() -> None:
    """Looking after every single iteration stops at the same one."""
    clear = search(Nim(3), 2, 0)
    clear.decide(400)
    slow = search(Nim(3), 2, 0)
    while slow.margin() <= 400 - slow.iterations:
        slow.think(1)

    assert clear.iterations == slow.iterations < 400
    assert clear.best() == 3


def test_a_level_stops_early_and_one_that_explains_does_not() -> None:
    class Counting(Insight[Any]):
        """Asked once an iteration, when it reaches the horizon."""

        calls = 0

        def values(self, state: State, found: vec[float]) -> None:
            self.calls += 1
            game.insight.values(state, found)

    game = GAMES["santiago_de_cuba"]
    thought = []
    for seed in range(6):
        state = midgame(game, 2, 12, seed)
        view = game.view(state, state.actor())
        bot = Thinker(1, Budget(iterations=150))
        bot.insight = Counting()
        bot.choose(game, view)
        thought.append(bot.insight.calls)
        assert bot.consider(game, view).iterations == 150
    assert 75 < min(thought) < 150


def test_a_forced_move_takes_no_room_in_the_tree() -> None:
    """From one stick on there is no choice: only the first decision of the game has edges."""
    found = search(Nim(2), 2, 30)

    assert sum(opinion.visits for opinion in opinions(found)) == 30
    assert (found.tree.forks, found.tree.edges) == (1, 2)
    assert continuation(found, 1, 5) == [(0, 1), (1, 1)]


# --- it repeats itself --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_thinks_the_same(name: str) -> None:
    game = GAMES[name]
    for seats in (game.seats[0], game.seats[-1]):
        state = midgame(game, seats, 6)
        view = game.view(state, state.actors()[-1])
        first, second = (
            opinions(Thinker(5, Budget(iterations=40)).consider(game, view, explain=True)) for _ in range(2)
        )
        assert first == second
        assert sum(opinion.visits for opinion in first) == 40


REPORT = """
import json
from antilles.bots.opinion import opinions
from antilles.bots.thinker import Budget, Thinker
from antilles.games import games
from tests.bots.test_search import midgame
report = []
for game in games().values():
    for seats in (game.seats[0], game.seats[-1]):
        state = midgame(game, seats, 9)
        view = game.view(state, state.actors()[0])
        search = Thinker(7, Budget(iterations=60)).consider(game, view, explain=True)
        report += [[one.move, one.visits, one.reward, one.place, one.points] for one in opinions(search)]
        report.append([search.tree.edges, search.tree.nodes, search.steps, search.best()])
print(json.dumps(report))
"""


def test_interpreted_and_compiled_think_the_same(modes: dict[str, dict[str, str]]) -> None:
    said = {}
    for mode, environment in modes.items():
        run = [sys.executable, "-c", REPORT]
        said[mode] = json.loads(subprocess.run(run, env=environment, capture_output=True, check=True).stdout)

    assert len({json.dumps(report) for report in said.values()}) == 1
    assert len(said["interpreted"]) > 8


# --- it knows what it may know ------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_who_has_already_chosen_in_secret_is_no_blind_opponent(name: str) -> None:
    """A sealed choice that lies there changes nothing about one's own: the search is the same before and after."""
    game = GAMES[name]
    state = midgame(game, 3, 0)
    if len(state.actors()) < 2:
        assert state.actors()
        return
    first, second = state.actors()[:2]
    before = game.view(state, second)
    after = state.copy()
    after.advance(first, legal_moves(state, first)[0])

    said = [
        opinions(Thinker(3, Budget(iterations=60)).consider(game, view)) for view in (before, game.view(after, second))
    ]
    assert said[0] == said[1]


# --- what it says -------------------------------------------------------------------------------------


def test_the_continuation_is_a_legal_course_that_ends_well() -> None:
    found = search(Nim(5), 2, 2000)
    state = Nim(5)
    course = continuation(found, found.best(), 20)
    for seat, move in course:
        assert seat == state.actor() and move in legal_moves(state, seat)
        state.advance(seat, move)

    assert state.ranking() == [1, 2]


@pytest.mark.parametrize("name", GAMES)
def test_opinions_have_places_and_points_of_this_game(name: str) -> None:
    game = GAMES[name]
    seats = game.seats[-1]
    state = midgame(game, seats, 4)
    seat = state.actors()[0]
    found = Thinker(1, Budget(iterations=50)).consider(game, game.view(state, seat), explain=True)
    said = opinions(found)

    assert {opinion.move for opinion in said} == set(legal_moves(state, seat))
    assert said[0].move == found.best()
    for opinion in said:
        if opinion.visits:
            assert 1.0 <= opinion.place <= seats
            assert 0.0 <= opinion.reward <= 1.0
    assert continuation(found, said[0].move, 6)


def test_opinions_of_several_are_added_up() -> None:
    one = [Opinion(3, 10, 0.5, 1.5, 20.0), Opinion(4, 4, 0.25, 2.0, 10.0)]
    two = [Opinion(4, 12, 0.75, 1.0, 30.0), Opinion(3, 0, 0.0, 0.0, 0.0)]

    merged = merge([one, two])

    assert [opinion.move for opinion in merged] == [4, 3]
    assert merged[0] == Opinion(4, 16, 0.625, 1.25, 25.0)
    assert merged[1] == Opinion(3, 10, 0.5, 1.5, 20.0)


def test_thinking_of_nothing_leaves_the_tree_alone() -> None:
    found = search(Nim(12), 2, 0)
    found.think_of_nothing(20)

    assert isinstance(found, Search)
    assert found.tree.edges == 0
    assert found.steps > 40
