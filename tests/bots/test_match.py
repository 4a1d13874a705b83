"""The one loop that asks bots."""

from antilles.bots.match import answers, play_out, seeded_luck
from antilles.bots.uniform import Uniform
from antilles.games import find
from antilles.kernel.chance import Rng
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import after, legal_moves

CUBA = find("cuba")


def test_it_stops_where_only_people_are_asked_and_goes_on_after_them() -> None:
    state = CUBA.start(3, {})
    decide = answers(CUBA, {0: Uniform(1), 2: Uniform(2)})
    luck = seeded_luck(Rng(3))
    asked = set()
    while state.actors():
        asked |= {seat for seat, _ in play_out(state, decide, luck, people=(1,))}
        assert state.actors() in ([], [1])
        if state.actors():
            state.advance(1, legal_moves(state, 1)[0])
    assert asked == {CHANCE, 0, 2}


def test_the_past_can_be_kept() -> None:
    start = CUBA.start(2, {})
    before = start.snapshot()
    states = [start]

    def keep(state: State, seat: int, move: int) -> State:
        assert state is states[-1]
        states.append(after(states[-1], seat, move))
        return states[-1]

    told = list(play_out(start, answers(CUBA, [Uniform(1), Uniform(2)]), seeded_luck(Rng(3)), make=keep))
    assert start.snapshot() == before
    assert len(told) == len(states) - 1
    assert not states[-1].actors()
