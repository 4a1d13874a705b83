"""Who knows what: samples against enumeration, perfect recall, and what records show to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations, product

import pytest

from antilles.games.santa_cruz.components import NONE
from antilles.games.santa_cruz.game import GAME
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.chance import Rng
from antilles.kernel.record import Record, new_record, redact
from antilles.kernel.view import encode
from antilles.testing import rule
from tests.games.santa_cruz.table import BOARD, legal, mask, move, play_on, refused, set_up, table

DRAWS = 12_000


def bits(number: int) -> list[int]:
    return [1 << index for index in range(number.bit_length()) if number >> index & 1]


def draw_worlds(state: SantaCruz, viewer: int | None, world: Callable[[SantaCruz], object]) -> Counter[object]:
    """How often each world is drawn from the viewer's view."""
    belief = GAME.belief(GAME.view(state, viewer))
    rng = Rng(11)
    seen: Counter[object] = Counter()
    for _ in range(DRAWS):
        sample = belief.draw(rng)
        assert isinstance(sample, SantaCruz)
        seen[world(sample)] += 1
    return seen


def expect_odds(seen: Counter[object], odds: dict[object, Fraction]) -> None:
    """The worlds drawn are the possible ones, each as often as it should be: within five standard deviations."""
    assert sum(odds.values()) == 1
    assert set(seen) <= set(odds)
    for world, chance in odds.items():
        mean = DRAWS * float(chance)
        assert abs(seen[world] - mean) <= 5 * (mean * (1 - float(chance))) ** 0.5, (world, seen[world], mean)


# --- samples against enumeration --------------------------------------------------------------------


@rule("SC-024")
def test_hands_of_round_one_are_dealt_from_what_the_seat_has_not_seen() -> None:
    """Three seats; one hidden card with seat 1, two with seat 2, from five that seat 0 does not know."""
    state = table(3, objectives=["sheep fish", "gold6", "coast river"])
    state.played[1] = mask("wood rice gold10 sheep_fish")
    state.played[2] = mask("wood_rice houses4 diversity road4 birds")
    state.deck = mask("volcano eruption")
    unknown = bits(mask("gold6 coast river volcano eruption"))
    shuffles = list(permutations(unknown))
    odds = Counter((order[0], order[1] | order[2]) for order in shuffles)

    seen = draw_worlds(state, 0, lambda sample: (sample.objectives[1], sample.objectives[2]))
    expect_odds(seen, {world: Fraction(count, len(shuffles)) for world, count in odds.items()})


def round_two(played: str, discarded: str, fresh: str = "river") -> SantaCruz:
    """Two seats after the discards: seat 1 took four objectives, drew one more, and put one of the five back."""
    state = table(2, round=2)
    state.set_group[0], state.set_group[1] = 1, 0
    state.set_objectives[0] = mask("sheep fish wood rice")
    state.set_objectives[1] = mask("gold6 gold10 houses4 diversity")
    state.taken[0], state.taken[1] = 1, 0
    state.fresh[0], state.fresh[1] = mask("coast"), mask(fresh)
    state.discarded[0], state.discarded[1] = mask("gold6"), mask(discarded)
    state.objectives[0] = mask("gold10 houses4 diversity coast")
    state.played[1] = mask(played)
    state.objectives[1] = (mask("sheep fish wood rice") | mask(fresh)) & ~mask(discarded) & ~mask(played)
    state.deck = BOARD.all_objectives & ~(
        mask("sheep fish wood rice gold6 gold10 houses4 diversity coast") | mask(fresh)
    )
    return state


def hidden_worlds(state: SantaCruz) -> dict[object, Fraction]:
    """From the rules: each possible new objective of seat 1, and each card of the five that was not played, alike."""
    known = state.set_objectives[0] | state.set_objectives[1] | state.fresh[0]
    played_new = state.played[1] & ~state.set_objectives[0]
    possible = [played_new] if played_new else bits(BOARD.all_objectives & ~known)
    worlds = [(new, gone) for new in possible for gone in bits((state.set_objectives[0] | new) & ~state.played[1])]
    return {world: Fraction(1, len(worlds)) for world in worlds}


@rule("SC-164", "SC-168")
@pytest.mark.parametrize(
    ("played", "discarded", "worlds"),
    [("", "sheep", 35), ("fish", "river", 28), ("river", "fish", 4), ("sheep fish wood rice", "river", 7)],
)
def test_new_objective_and_discard_of_another_player(played: str, discarded: str, worlds: int) -> None:
    state = round_two(played, discarded)
    odds = hidden_worlds(state)
    assert len(odds) == worlds

    expect_odds(draw_worlds(state, 0, lambda sample: (sample.fresh[1], sample.discarded[1])), odds)


@rule("SC-063")
def test_bird_values_of_others_are_drawn_as_tokens_are() -> None:
    """Seat 0 owns most tokens; of the seven others seat 1 has two, seat 2 one: all ways to draw real tokens."""
    own = [1] * 5 + [2] * 5 + [3] * 5
    loose = [1, 1, 1, 2, 2, 2, 3]
    state = table(3, birds=[own, [1, 2], [3]])

    seen = draw_worlds(state, 0, lambda sample: tuple(sample.birds[3:9]))
    ways = Counter(
        tuple([pair.count(value) for value in (1, 2, 3)] + [int(third == value) for value in (1, 2, 3)])
        for pair, third in [((loose[a], loose[b]), loose[c]) for a, b, c in permutations(range(len(loose)), 3)]
    )
    total = sum(ways.values())
    expect_odds(seen, {world: Fraction(count, total) for world, count in ways.items()})


@rule("SC-063")
def test_what_is_left_of_the_tokens_is_counted_without_ones_own() -> None:
    state = table(3, birds=[[3, 3], [1, 2], [2]])
    belief = GAME.belief(GAME.view(state, 0))
    sample = belief.draw(Rng(3))
    assert isinstance(sample, SantaCruz)

    for value, tokens in enumerate((8, 8, 6)):
        owned = sum(sample.birds[seat * 3 + value] for seat in range(3))
        assert sample.birds_left[value] + owned == tokens
    assert list(sample.birds[0:3]) == [0, 0, 2]


@rule("SC-168")
def test_a_sample_of_the_discards_lets_the_others_still_choose() -> None:
    state = play_on(set_up(3), "discard")
    state = move(state, f"1: {legal(state, seat=1)[0]}")
    sample = GAME.sample(GAME.view(state, 1), Rng(1))

    assert sample.actors() == [0, 2]
    assert GAME.sample(GAME.view(state, 0), Rng(1)).actors() == [0, 1, 2]


# --- perfect recall ---------------------------------------------------------------------------------


@rule("SC-046", "SC-165")
def test_sets_that_lay_open_are_remembered() -> None:
    state = play_on(play_on(set_up(3), "discard"), "cards")
    sets = GAME.view(state, None).sets

    assert [one.owner for one in sets] == [0, 1, 2]
    assert all(len(one.objectives) == 3 and one.taken_by is not None for one in sets)
    assert GAME.view(state, 1).sets == sets


@rule("SC-164", "SC-168")
def test_ones_own_new_objective_and_discard_are_never_forgotten() -> None:
    state = play_on(play_on(set_up(2), "discard"), "over")

    for seat in range(2):
        view = GAME.view(state, seat)
        assert view.new_objective and view.discarded
        assert GAME.view(state, 1 - seat).discarded != "" and GAME.view(state, None).discarded == ""


@rule("SC-022", "SC-164")
def test_what_nobody_has_seen_has_no_place_in_the_state() -> None:
    state = set_up(4)

    assert {state.tile[index] for index in range(len(BOARD.sites)) if not state.up >> index & 1} == {NONE}
    assert len(GAME.view(state, 0).unseen) == 36


# --- records ----------------------------------------------------------------------------------------


def recorded(*moves: str) -> Record:
    record = new_record(GAME, 2, {"first_player": "0"})
    state = GAME.start(2, {"first_player": "0"})
    for text in moves:
        seat = state.actor()
        record.add(seat, text)
        state = move(state, text)
    return record


SETUP = [f"tile TC{number:02}" for number in range(1, 19)] + [f"deal {name}" for name in BOARD.objectives[:8]]


@rule("SC-024", "SC-063")
def test_secret_draws_are_printed_with_a_question_mark() -> None:
    record = recorded(*SETUP, "group A", "group B", "land C01", "bird 3")
    for viewer, objectives, bird in (
        (0, ["deal sheep", "deal ?"], "bird 3"),
        (1, ["deal ?", "deal fish"], "bird ?"),
        (None, ["deal ?", "deal ?"], "bird ?"),
    ):
        lines = [line.text for line in redact(GAME, record, viewer).lines]
        assert lines[18:20] == objectives
        assert lines[-1] == bird
        assert lines[0] == "tile TC01"


@rule("SC-168")
def test_discards_are_printed_when_all_are_in_and_never_opened() -> None:
    record = new_record(GAME, 2, {"first_player": "0"})
    state = move(GAME.start(2, {"first_player": "0"}))
    rng = Rng(3)
    while len(state.actors()) == 1:
        texts = legal(state)
        text = texts[rng.below(len(texts))]
        record.add(state.actor(), text)
        state = move(state, text)
    first, second = (legal(state, seat=seat)[0] for seat in range(2))
    record.add(1, second)
    assert [line.text for line in redact(GAME, record, 0).lines[-1:]] == ["set 1"]
    assert redact(GAME, record, 1).lines[-1].text == second

    record.add(0, first)
    assert [line.text for line in redact(GAME, record, 0).lines[-2:]] == ["discard ?", first]
    assert [line.text for line in redact(GAME, record, 1).lines[-2:]] == [second, "discard ?"]
    assert [line.text for line in redact(GAME, record, None).lines[-2:]] == ["discard ?", "discard ?"]


@rule("SC-168")
def test_no_refusal_tells_who_has_discarded() -> None:
    state = play_on(set_up(3), "discard")
    after = move(state, f"1: {legal(state, seat=1)[0]}")

    for text in ("land C01", "discard gold10", "set 1", "objective coast"):
        if text not in legal(state, seat=0):
            assert refused(state, 0, text) == refused(after, 0, text)


@rule("SC-168")
def test_views_are_equal_byte_for_byte_while_discards_come_in() -> None:
    """Test case 24, for every order of arrival of two discards."""
    state = play_on(set_up(3, seed=5), "discard", seed=5)
    for first, second in product(range(3), repeat=2):
        if first != second:
            one = move(state, f"{first}: {legal(state, seat=first)[0]}")
            two = move(one, f"{second}: {legal(one, seat=second)[-1]}")
            third = 3 - first - second
            assert encode(GAME.view(state, third)) == encode(GAME.view(one, third)) == encode(GAME.view(two, third))
