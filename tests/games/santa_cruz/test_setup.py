"""Set-up: tiles, objectives, first player, construction groups, starting points."""

from __future__ import annotations

import pytest

from antilles.games.santa_cruz.components import NONE
from antilles.games.santa_cruz.game import GAME
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.chance import Rng
from antilles.kernel.game import SetupError
from antilles.kernel.step import chance_move, odds
from antilles.testing import rule
from tests.games.santa_cruz.table import BOARD, legal, mask, move, phase, refused, set_up, settle, supply_of


def start(seats: int = 2, **options: str) -> SantaCruz:
    state = GAME.start(seats, options)
    assert isinstance(state, SantaCruz)
    return state


def draw(state: SantaCruz, times: int) -> SantaCruz:
    state = state.copy()
    rng = Rng(4)
    for _ in range(times):
        state.advance(-1, chance_move(state, rng))
    return state


@rule("SC-020")
def test_everybody_has_a_full_supply() -> None:
    state = start(3)

    assert [supply_of(state, seat) for seat in range(3)] == [(8, 3, 2)] * 3
    assert refused(state, 3, "land C01")[:2] == ("SC-020", "refusal-no-such-seat")


@rule("SC-021")
def test_coast_tiles_lie_face_up_the_others_face_down() -> None:
    state = start()
    assert legal(state, "tile") == [f"TC{number:02}" for number in range(1, 19)]

    state = move(state, "tile TC05", "tile TC18")
    assert [state.tile[0], state.tile[1], state.tile[2]] == [4, 17, NONE]
    assert len(legal(state, "tile")) == 16

    state = set_up(2)
    assert state.up == BOARD.terrain_sites[0]
    assert state.unseen == BOARD.terrain_tiles[1] | BOARD.terrain_tiles[2]


@rule("SC-022")
def test_any_unseen_tile_of_the_terrain_may_come_and_the_surplus_never_shows() -> None:
    state = start(2, first_player="0")
    moves, weights = odds(state)
    assert moves.count == 18
    assert set(weights.list()) == {1}

    state = move(set_up(2), "group A", "group B", "land C15")
    state = draw(state, 1) if phase(state) == "bird" else state
    assert phase(state) == "reveal"
    moves, weights = odds(state)
    assert legal(state, "tile") == [f"TV{number:02}" for number in range(1, 12)]
    assert set(weights.list()) == {1}
    assert refused(state, -1, "tile TL01")[:2] == ("SC-022", "refusal-cannot-be-drawn")
    assert refused(state, -1, "bird 1")[:2] == ("SC-022", "refusal-cannot-be-drawn")


@rule("SC-023")
def test_bird_tokens_are_one_supply() -> None:
    assert list(start().birds_left) == [8, 8, 6]


@rule("SC-024", "SC-025", "SC-030")
@pytest.mark.parametrize(("seats", "dealt", "hand"), [(2, 4, 11), (3, 3, 10), (4, 2, 9)])
def test_objectives_are_dealt_one_by_one_before_groups_are_chosen(seats: int, dealt: int, hand: int) -> None:
    state = draw(start(seats), 18)
    assert phase(state) == "deal"
    for number in range(seats * dealt):
        assert state.asked == number % seats
        assert state.audience(-1, GAME.parse("deal sheep")) == 1 << state.asked
        state = draw(state, 1)
    assert phase(state) == "draw_first"
    assert [int(cards).bit_count() for cards in state.objectives] == [dealt] * seats
    assert int(state.deck).bit_count() == 16 - seats * dealt

    state = settle(state)
    assert phase(state) == "choose_group"
    while phase(state) == "choose_group":
        state = move(state, legal(state)[0])
    assert [player.hand for player in GAME.view(state, None).players] == [hand] * seats


@rule("SC-026", "SC-027", "SC-028")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_groups_are_chosen_against_the_playing_order(seats: int, first: int) -> None:
    state = draw(start(seats), 18 + [0, 0, 8, 9, 8][seats])
    assert legal(state, "first") == [str(seat) for seat in range(seats)]

    state = move(state, f"first {first}")
    order = [(first + place) % seats for place in range(seats)]
    assert [state.points[seat] for seat in order] == [0, 1, 2, 3][:seats]
    for number, chooser in enumerate(reversed(order)):
        assert state.actor() == chooser
        assert len(legal(state, "group")) == 4 - number
        state = move(state, f"group {'DBAC'[number]}")
    assert phase(state) == "landing"
    assert state.actor() == first
    assert [BOARD.groups[state.group[seat]] for seat in reversed(order)] == list("DBAC"[:seats])


@rule("SC-026")
def test_a_group_is_taken_once() -> None:
    state = move(set_up(3, first_player="0"), "group B")

    assert refused(state, 1, "group B") == ("SC-026", "refusal-group-taken", {"group": "B", "who": 2})
    assert refused(state, 1, "land C01")[:2] == ("SC-026", "refusal-choose-group")
    assert refused(state, 0, "group A") == ("SC-040", "refusal-not-your-turn", {"who": 1})


@rule("SC-026")
@pytest.mark.parametrize(("seats", "first"), [(2, "0"), (2, "1"), (3, "2"), (4, "3")])
def test_the_first_player_may_be_given(seats: int, first: str) -> None:
    state = set_up(seats, first_player=first)

    assert state.first == int(first)
    assert state.actor() == (int(first) - 1) % seats


@rule("SC-026")
@pytest.mark.parametrize(("seats", "first"), [(2, "2"), (2, "3"), (3, "3")])
def test_a_seat_that_does_not_exist_cannot_be_first(seats: int, first: str) -> None:
    with pytest.raises(SetupError):
        GAME.start(seats, {"first_player": first})


@rule("SC-029")
def test_groups_may_be_dealt() -> None:
    state = draw(start(3, random_groups="on", first_player="1"), 18 + 9)
    assert phase(state) == "deal_groups"
    assert list(state.points) == [2, 0, 1]
    assert state.audience(-1, GAME.parse("deal-group A")) == -1
    assert odds(state)[1].list() == [1, 1, 1, 1]

    state = move(state, "deal-group D", "deal-group A")
    assert legal(state, "deal-group") == ["B", "C"]
    state = move(state, "deal-group B")
    assert list(state.group) == [3, 0, 1]
    assert (phase(state), state.actor()) == ("landing", 1)


@rule("SC-024")
def test_undealt_objectives_wait_for_round_two() -> None:
    state = move(draw(start(), 18), *[f"deal {name}" for name in BOARD.objectives[:8]])

    assert state.objectives[0] == mask("sheep wood gold6 sheep_fish")
    assert state.objectives[1] == mask("fish rice gold10 wood_rice")
    assert state.deck == mask(" ".join(BOARD.objectives[8:]))
