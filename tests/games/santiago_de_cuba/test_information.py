"""Who sees what: SdC-150 … SdC-152, and the option that leaves holdings behind screens."""

from __future__ import annotations

import pytest

from antilles.games.santiago_de_cuba.game import GAME
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.chance import Rng
from antilles.kernel.view import decode, encode
from antilles.testing import rule
from tests.games.santiago_de_cuba.scramble import scramble
from tests.games.santiago_de_cuba.table import goods, moved, options, table


def sample(state: SantiagoDeCuba, seat: int | None, seed: int = 1) -> SantiagoDeCuba:
    """Drawn from a view that came as text, as a bot in another process gets it."""
    drawn = GAME.sample(decode(GAME.view_type, encode(GAME.view(state, seat))), Rng(seed))
    assert isinstance(drawn, SantiagoDeCuba)
    return drawn


@rule("SdC-151")
def test_by_default_everything_is_open_to_everybody() -> None:
    state = table(
        4, pesos=[1, 2, 3, 4], goods=[{"rum": 1}, {"wood": 2}, {}, {}], brokers=["bank"], deeds=[[], ["cafe"]]
    )

    for seat in (0, 1, 2, 3, None):
        view = GAME.view(state, seat)
        assert view.scores == (2, 2, 2, 2)
        held = [player.holdings for player in view.players]
        assert [one.pesos for one in held if one] == [1, 2, 3, 4]
        assert sample(state, seat).snapshot() == state.snapshot()


@rule("SdC-150", "SdC-151")
def test_behind_screens_a_seat_sees_its_own_holdings_and_the_supplies() -> None:
    state = table(3, pesos=[1, 2, 5], vp=[2, 3, 4], goods=[{"rum": 1}, {"wood": 2}, {}], open_holdings="off")

    view = GAME.view(state, 1)

    assert [player.holdings is None for player in view.players] == [True, False, True]
    assert view.players[1].holdings is not None
    assert (view.players[1].holdings.vp, view.players[1].holdings.goods["wood"]) == (3, 2)
    assert view.scores == ()
    assert (view.pesos_in_play, view.vp_in_play, view.supply["rum"]) == (8, 9, 7)
    assert [player.holdings for player in GAME.view(state, None).players] == [None, None, None]


@rule("SdC-150")
def test_nothing_of_the_others_holdings_is_in_the_bytes() -> None:
    state = table(4, pesos=[0, 9, 0, 0], vp=[2, 2, 7, 2], goods=[{}, {"rum": 2}, {"cigar": 3}, {}], open_holdings="off")
    other = table(
        4, pesos=[0, 4, 4, 1], vp=[2, 0, 1, 10], goods=[{}, {"cigar": 3}, {}, {"rum": 2}], open_holdings="off"
    )

    assert encode(GAME.view(state, 0)) == encode(GAME.view(other, 0))
    assert encode(GAME.view(state, None)) == encode(GAME.view(other, None))


@rule("SdC-151")
def test_two_players_can_hide_nothing() -> None:
    state = table(2, pesos=[1, 6], vp=[2, 11], goods=[{"rum": 1}, {"wood": 2}], open_holdings="off")

    assert GAME.view(state, 0).players[1].holdings is None
    assert sample(state, 0).snapshot() == state.snapshot()
    assert scramble(state, 0, Rng(1)).snapshot() == state.snapshot()


@rule("SdC-151")
def test_samples_share_out_what_the_others_own_together() -> None:
    held = [{"rum": 1}, {"wood": 2}, {"cigar": 2}, {"sugar": 1}]
    state = table(4, pesos=[1, 6, 0, 3], vp=[2, 11, 4, 0], goods=held, open_holdings="off")
    seen = set()
    for seed in range(20):
        drawn = sample(state, 0, seed)
        seen.add(drawn.snapshot())
        assert (drawn.pesos[0], drawn.vp[0], goods(drawn, 0)) == (1, 2, {"rum": 1})
        assert (sum(drawn.pesos), sum(drawn.vp)) == (10, 17)
        assert list(drawn.supply) == list(state.supply)
        assert sum(drawn.goods) == sum(state.goods)
        assert options(drawn) == options(state)

    assert len(seen) > 15


@rule("SdC-068", "SdC-084", "SdC-151")
@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ({"before": "el_zorro", "turn": 0}, ["drive 1"]),
        ({"before": "port", "turn": 1}, ["drive 1"]),
        ({"before": "maria", "turn": 1}, ["drive 1", "go cafe"]),
        ({"before": "alonso", "turn": 1, "deeds": [[], ["cafe", "sawmill", "office"]]}, ["drive 1"]),
    ],
    ids=["gift", "delivery", "building", "lawyer"],
)
def test_whoever_is_asked_has_a_choice_in_every_sample(position: dict[str, object], moves: list[str]) -> None:
    held: list[dict[str, int]] = [{}, {"rum": 1}, {}, {}]
    start = table(4, pesos=[0, 0, 0, 0], vp=[0, 0, 0, 0], goods=held, open_holdings="off", **position)  # type: ignore[arg-type]
    state = moved(start, *moves)
    assert state.actor() == 1

    for seed in range(40):
        drawn = sample(state, 2, seed)
        assert drawn.actor() == 1
        assert len(options(drawn)) >= (1 if "give rum" in options(drawn) else 2)


@rule("SdC-150")
def test_at_the_end_the_screens_go() -> None:
    state = table(3, car=8, value=4, ship=7, open_holdings="off")

    view = GAME.view(moved(state, "drive 3"), None)

    assert all(player.holdings for player in view.players)
    assert view.scores == (3, 3, 3)
    assert view.places == (3, 1, 1), "two pesos were spent on the drive"


@rule("SdC-150")
def test_brokers_and_markers_are_for_all_to_see() -> None:
    state = table(3, brokers=["bank", "", "cafe"], deeds=[[], ["cafe"], []], open_holdings="off")

    view = GAME.view(state, None)

    assert [(player.broker, player.markers) for player in view.players] == [("bank", 3), ("", 2), ("cafe", 3)]
    cafe = next(site for site in view.town if site.building == "cafe")
    assert (cafe.owner, cafe.broker, cafe.flower) == (1, 2, "red")


@rule("SdC-152")
def test_only_layouts_and_dice_are_chance() -> None:
    for text in GAME.moves.texts:
        chance = text.split()[0] in ("building", "cuban", "roll")
        assert chance == (GAME.parse(text) < GAME.parse("exclude sugar"))
