"""What players are told and shown: events, secrets, the terminal table, the bots' insight."""

from __future__ import annotations

from antilles.games.cuba.components import MOST_BID, OPTIONS, SHIPS
from antilles.games.cuba.game import GAME
from antilles.games.cuba.state import Cuba
from antilles.kernel.chance import Rng
from antilles.kernel.event import Event, events_for
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE
from antilles.kernel.step import random_move
from antilles.locale import Words
from antilles.testing import rule
from tests.games.cuba.table import go, jump, on, parliament, statutes, table

NAMES = ["Ana", "Bruno", "Chloé", "Dario", "Elsa"]


def told(state: Cuba, text: str, seat: int | None = None) -> list[Event]:
    player = state.actor() if seat is None else seat
    move = GAME.parse(text)
    after = state.copy()
    after.advance(player, move)
    return GAME.tell(state, player, move, after)


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


@rule("CU-051", "CU-080")
def test_a_move_and_what_it_brings() -> None:
    state = go(table(), "play worker")
    events = told(state, "move 2 2")
    assert [(event.key, event.facts.get("kind"), event.facts.get("n")) for event in events[1:]] == [
        ("event-receives", "stone", 2),
        ("event-receives", "water", 1),
    ]
    state = go(table(yard={0: {"citrus": 1}}), "play mayor", "main")
    assert told(state, "load 1 citrus")[0].facts == {"who": 0, "dock": 1, "kind": "citrus", "pesos": 0, "vp": 1}


@rule("CU-004", "CU-091")
def test_a_bid_is_told_to_its_seat_only_until_all_are_in() -> None:
    state = parliament(table(2, hands={0: "worker", 1: "mayor"}))
    events = told(state, "bid 3", seat=1)
    assert keys(events_for(events, 1)) == ["event-you-bid"]
    assert keys(events_for(events, 0)) == ["event-has-bid"]

    opened = told(go(state, "1 bid 3"), "bid 1", seat=0)
    assert keys(events_for(opened, None)) == ["event-has-bid", "event-bid", "event-bid", "event-wins-vote"]


@rule("EP-102")
def test_delegates_are_told_when_all_are_sent() -> None:
    state = table(2, expansion="on", round=2, car=1)
    jump(state, "send")
    assert on(state)[0] == "send worker tradeswoman"
    events = told(state, "send worker mayor", seat=0)
    assert keys(events_for(events, 1)) == ["event-has-sent"]
    events = told(go(state, "0 send worker mayor"), "send worker mayor", seat=1)
    assert keys(events).count("event-send") == 2


@rule("CU-100", "CU-102", "CU-110")
def test_everything_that_follows_by_itself_is_told_step_by_step() -> None:
    state = statutes(table(2, pesos=[2, 0], yard={1: {"sugar": 2}}, docks="1 2 3 4"))
    events = told(state, "pay tax")

    assert keys(events) == [
        "event-pay-tax",
        "event-cannot-pay-tax",
        "event-cannot-pay-duty",
        "event-cannot-pay-duty",
        "event-reward",
        "event-spoils",
        "event-ship-leaves",
        "event-ship-advances",
        "event-ship-advances",
        "event-ship-advances",
    ]


@rule("EP-034")
def test_the_president_is_told_and_void_events_too() -> None:
    avenue = "- musician - dancer - -"
    state = table(2, expansion="on", round=8, avenue=avenue, hands={0: "worker", 1: "worker"})
    state.cubans[0], state.cubans[1] = 2, 1
    state.asked = 1

    events = told(state, "cuban dancer")
    assert "event-drive" in keys(events)
    assert "event-president" in keys(events)
    void = told(state, "cuban musician")
    assert "event-void" in keys(void)


@rule("CU-004")
def test_the_table_can_be_read_at_a_hundred_columns() -> None:
    rng, moves, weights = Rng(5), Moves(), Moves()
    state = GAME.start(5, {"expansion": "on"})
    words = Words("en", GAME)
    number = 0
    while state.actors():
        seat = state.actor()
        state.advance(seat, random_move(state, seat, rng, moves, weights))
        number += 1
        if number % 40 == 0 and seat != CHANCE:
            text = GAME.draw(GAME.view(state, 0), NAMES, words.say, 100)
            plain = [strip(line) for line in text.splitlines()]
            assert max(len(line) for line in plain) <= 100
            assert sum(name in text for name in NAMES) == 5


def strip(line: str) -> str:
    """A line without its markup."""
    while "[" in line and "]" in line.partition("[")[2]:
        head, _, rest = line.partition("[")
        line = head + rest.partition("]")[2]
    return line


@rule("DP-002", "CU-091")
def test_choices_are_small() -> None:
    rng, moves, weights = Rng(9), Moves(), Moves()
    longest = 0
    for seats in (2, 5):
        state = GAME.start(seats, {"expansion": "on"})
        while state.actors():
            seat = state.actor()
            move = random_move(state, seat, rng, moves, weights)
            longest = max(longest, int(moves.count))
            state.advance(seat, move)

    assert longest <= MOST_BID + 1
    assert len(GAME.moves) < 1000


@rule("CU-018", "EP-101")
def test_every_switch_of_the_specification_is_an_option() -> None:
    names = {name for name, _, _ in OPTIONS}

    assert names == {
        "expansion",
        "individual_sides",
        "supply_limited",
        "warehouse_capacity",
        "irrigation_cost",
        "alternative_places",
        "architect_alt_vp",
        "mayor_alt_pesos",
        "foreman_any_one",
        "vote_price",
        "bids_paid_by_all",
        "tax_mandatory_if_able",
        "reward_one",
        "reward_both",
        "warehouse_is_building",
        "market_prices",
        "market_prices_goods",
        "market_empty_price",
        "market_full_sale",
        "no_roundtrip_trade",
        "harbour_dock3_leaves",
        "harbour_fill_all",
        "ep_rounds",
        "ep_buildings",
        "donkeys_fixed",
        "event1_before_bills",
        "overbuild_warehouse",
        "lawyer_statue",
    }


@rule("CU-012")
def test_views_show_the_composition_of_a_pile_but_no_order() -> None:
    view = GAME.view(table(2), None)

    assert set(view.pile) == set(SHIPS[:15]) - {"1", "2", "3"}
    assert view.sea is not None
    assert view.sea.name == "3"
