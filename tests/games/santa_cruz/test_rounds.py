"""The course of the rounds: landing, card turns, change of rounds, end of the game."""

from __future__ import annotations

import pytest

from antilles.games.santa_cruz.cards import LANDING
from antilles.games.santa_cruz.components import OBJECTIVES_DEALT
from antilles.games.santa_cruz.game import GAME
from antilles.games.santa_cruz.state import SantaCruz
from antilles.games.santa_cruz.turns import cards_in_hand, last_player
from antilles.kernel.step import odds
from antilles.testing import rule
from tests.games.santa_cruz.table import (
    BOARD,
    birds_of,
    has_building,
    is_up,
    legal,
    mask,
    move,
    phase,
    play_on,
    refused,
    set_up,
    settle,
    supply_of,
    table,
)


def last_card(seats: int = 3, **changes: object) -> SantaCruz:
    """The last card of a round: the last player holds an objective that nobody meets."""
    objectives = ["" for _ in range(seats - 1)] + ["gold10"]
    given = {"cards": [""] * seats, "objectives": objectives, "turn": seats - 1, **changes}
    return table(seats, **given)  # type: ignore[arg-type]


def new_objectives(state: SantaCruz, *names: str) -> SantaCruz:
    return move(state, *[f"deal {name}" for name in names])


# --- a round ----------------------------------------------------------------------------------------


@rule("SC-040", "SC-041", "SC-042", "SC-043", "SC-044")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_landing_then_card_by_card_clockwise(seats: int) -> None:
    state = set_up(seats, seed=seats)
    for number in (1, 2):
        state = play_on(state, "landing", seed=seats)
        assert state.round == number
        hand = cards_in_hand(state, 0)
        assert hand == 7 + OBJECTIVES_DEALT[seats]
        order = [(state.first + place) % seats for place in range(seats)]
        seen = []
        while phase(state) in ("landing", "cards", "second"):
            if phase(state) != "second":
                seen.append((phase(state), state.actor()))
            state = settle(move(state, legal(state)[-1]), seed=seats)
        assert seen == [("landing", seat) for seat in order] + [("cards", seat) for seat in order] * hand


@rule("SC-043")
def test_landing_is_a_construction_without_a_card() -> None:
    state = table(tiles={"C15": "TC01"}, points=[3, 9], built=["", "C02"])
    state.question = LANDING
    state.landings = 2
    cards = list(state.cards)
    assert legal(state) == [f"land {name}" for name in BOARD.sites if name[0] == "C" and name != "C02"]
    assert refused(state, 0, "build ship C15")[:2] == ("SC-043", "refusal-land-first")

    state = settle(move(state, "land C15"))
    assert list(state.cards) == cards
    assert state.points[0] == 1
    assert birds_of(state, 0) == 1
    assert is_up(state, "V8") and is_up(state, "V9")
    assert (phase(state), state.actor()) == ("landing", 1)


@rule("SC-045")
def test_any_card_in_any_order_but_no_pass() -> None:
    state = table(objectives=["coast wood", ""], built=["C12", ""])
    verbs = {text.split()[0] for text in legal(state)}

    assert verbs == {"build", "double", "objective"}


@rule("SC-046")
def test_played_cards_lie_open_hands_do_not() -> None:
    state = table(objectives=["coast wood", "fish"], built=["C01", ""])
    state = move(state, "objective coast", "spend river")
    view = GAME.view(state, 0)

    assert view.players[0].objectives_played == ("coast",)
    assert view.players[0].objectives == 1
    assert view.hand == ("wood",)
    assert view.players[1].cards["river"] == 0
    assert view.players[1].hand == 4
    assert GAME.view(state, 1).hand == ("fish",)
    assert GAME.view(state, None).hand == ()


# --- change of rounds -------------------------------------------------------------------------------


@rule("SC-160", "SC-161", "SC-162", "SC-163", "SC-141")
def test_buildings_come_back_everything_else_stays() -> None:
    state = last_card(
        built=["V1", "V2 C01", "C02"], points=[30, 10, 20], birds=[[1], [3, 2], []], objectives=["", "", "eruption"]
    )
    tiles = list(state.tile)
    state = move(state, "objective eruption")

    assert state.round == 2
    assert [supply_of(state, seat) for seat in range(3)] == [(8, 3, 2)] * 3
    assert list(state.built) == [0, 0, 0]
    assert [birds_of(state, seat) for seat in range(3)] == [1, 2, 0]
    assert list(state.tile) == tiles
    assert list(state.points) == [28, 8, 20]


@rule("SC-164", "SC-167")
def test_a_new_objective_each_seen_by_its_owner_before_sets_are_chosen() -> None:
    state = move(last_card(points=[30, 10, 20]), "objective gold10")
    assert phase(state) == "new_objective"
    assert state.audience(-1, GAME.parse("deal coast")) == 1 << 0
    first = [move(state, f"deal {name}") for name in ("coast", "river")]
    assert GAME.view(first[0], 1) == GAME.view(first[1], 1)
    assert GAME.view(first[0], 0).new_objective == "coast"

    state = new_objectives(state, "coast", "river", "volcano")
    assert (phase(state), state.actor()) == ("choose_set", 1)
    assert [GAME.view(state, seat).new_objective for seat in range(3)] == ["coast", "river", "volcano"]
    assert not state.deck & mask("coast river volcano gold10")


def choosing(points: list[int], **options: str) -> SantaCruz:
    state = last_card(len(points), points=points, **options)
    state.played[0] = mask("sheep")
    state.deck &= ~mask("sheep")
    state = move(state, "objective gold10")
    return new_objectives(state, *["coast", "river", "volcano", "birds"][: len(points)])


@rule("SC-165", "SC-166")
def test_sets_are_chosen_by_rising_score_and_never_ones_own() -> None:
    """Test case 21: X takes the set of Y, Y that of X, Z must keep Z's own."""
    state = choosing([30, 10, 20])
    assert (state.actor(), legal(state, "set")) == (1, ["0", "2"])
    assert refused(state, 1, "set 1") == ("SC-166", "refusal-own-set", {})
    assert refused(state, 1, "set 3")[:2] == ("SC-020", "refusal-no-such-seat")
    assert refused(state, 1, "land C01")[:2] == ("SC-165", "refusal-choose-set")

    state = move(state, "set 2")
    assert (state.actor(), legal(state, "set")) == (2, ["0", "1"])
    assert refused(state, 2, "set 2") == ("SC-165", "refusal-set-taken", {"who": 1})
    state = move(state, "set 1")
    assert (state.actor(), legal(state, "set")) == (0, ["0"])
    state = move(state, "set 0")
    assert list(state.taken) == [0, 2, 1]
    assert list(state.group) == [0, 2, 1]
    assert state.objectives[0] == mask("sheep")
    assert phase(state) == "discard"


@rule("SC-166")
def test_two_players_swap() -> None:
    state = choosing([30, 10])

    assert legal(state) == ["set 0"]
    assert legal(move(state, "set 0")) == ["set 1"]


@rule("SC-166")
def test_by_option_ones_own_set_may_be_kept() -> None:
    state = choosing([30, 10, 20], keep_own_set="on")

    assert legal(state, "set") == ["0", "1", "2"]
    assert legal(move(state, "set 1"), "set") == ["0", "2"]


@rule("SC-169")
def test_sets_may_be_dealt() -> None:
    state = choosing([30, 10, 20], random_sets="on")
    assert (phase(state), state.actor(), state.asked) == ("deal_sets", -1, 1)
    assert legal(state) == ["deal-set 0", "deal-set 1", "deal-set 2"]
    assert odds(state)[1].list() == [1, 1, 1]

    state = move(state, "deal-set 1", "deal-set 0", "deal-set 2")
    assert list(state.taken) == [2, 1, 0]
    assert phase(state) == "discard"


def discarding() -> SantaCruz:
    return move(choosing([30, 10, 20]), "set 2", "set 0", "set 1")


@rule("SC-168")
def test_everybody_discards_one_objective_in_secret() -> None:
    """Test cases 12 and 24."""
    state = discarding()
    assert state.actors() == [0, 1, 2]
    assert legal(state, "discard", 2) == ["sheep", "volcano"]
    assert refused(state, 2, "discard gold10")[:2] == ("SC-168", "refusal-not-to-discard")
    assert refused(state, 1, "land C01")[:2] == ("SC-168", "refusal-discard-first")
    assert not state.opens()

    after = move(state, "2: discard sheep")
    for viewer in (0, 1, None):
        assert GAME.view(after, viewer) == GAME.view(state, viewer)
        assert GAME.view(after, viewer).actors == (0, 1, 2)
    assert GAME.view(after, 2).discarded == "sheep"
    assert GAME.view(after, 2).actors == (0, 1)
    assert refused(after, 2, "discard volcano")[:2] == ("SC-168", "refusal-already-discarded")
    assert list(after.objectives) == list(state.objectives)

    after = move(after, "0: discard coast", "1: discard gold10")
    assert list(after.objectives) == [0, mask("river"), mask("volcano")]
    assert phase(after) == "landing"
    assert [GAME.view(after, seat).discarded for seat in range(3)] == ["coast", "gold10", "sheep"]
    assert GAME.view(after, None).discarded == ""


@rule("SC-168")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_are_as_big_as_in_round_one(seats: int) -> None:
    """Test case 12: 7 + 2 + 1 new − 1 discarded with four players."""
    state = play_on(set_up(seats), "discard")
    state = play_on(state, "landing")

    assert state.round == 2
    assert [cards_in_hand(state, seat) for seat in range(seats)] == [7 + OBJECTIVES_DEALT[seats]] * seats


@rule("SC-170", "SC-171", "SC-081")
def test_the_lowest_score_begins_and_the_exception_goes_to_the_new_last_player() -> None:
    """Test case 14, second part."""
    state = discarding()
    state = move(state, "2: discard sheep", "0: discard coast", "1: discard gold10")
    assert (state.first, state.actor(), last_player(state)) == (1, 1, 0)
    assert not state.overbuilt
    state = settle(move(state, "land C02"))
    assert "C02" not in legal(state, "land")
    state = settle(move(state, "land C05"))
    assert {"C02", "C05"} <= set(legal(state, "land"))
    state = settle(move(state, "land C02"))
    assert has_building(state, 0, "C02") and has_building(state, 1, "C02")


@rule("SC-081")
def test_an_exception_used_in_round_one_is_not_used_up_in_round_two() -> None:
    state = last_card(points=[30, 10, 20])
    state.overbuilt = True

    assert not move(state, "objective gold10").overbuilt


# --- end of the game --------------------------------------------------------------------------------


@rule("SC-180", "SC-181", "SC-182")
def test_birds_are_counted_from_the_player_of_the_last_card() -> None:
    """Test case 23."""
    state = table(
        3,
        round=2,
        first=1,
        turn=0,
        cards=["", "", ""],
        objectives=["gold10", "", ""],
        points=[30, 33, 34],
        birds=[[3], [3], [2]],
    )
    before = GAME.view(state, 1)
    assert [player.bird_values for player in before.players] == [(), (3,), ()]
    state = move(state, "objective gold10")

    assert list(state.points) == [32, 36, 35]
    assert state.actors() == []
    assert state.ranking() == [3, 1, 2]
    assert [player.bird_values for player in GAME.view(state, 1).players] == [(3,), (3,), (2,)]
    assert refused(state, 0, "land C01")[:2] == ("SC-180", "refusal-game-over")


@rule("SC-182", "SC-190")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_no_ties(seats: int) -> None:
    for seed in range(5):
        state = play_on(set_up(seats, seed=seed), "over", seed=seed)
        assert sorted(state.ranking()) == list(range(1, seats + 1))


@rule("SC-190")
def test_with_two_players_the_second_has_the_exception() -> None:
    state = table(2, built=["C01", ""], turn=1)

    assert "C01" in legal(state, "build ship")
