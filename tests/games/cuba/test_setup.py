"""Components, set-up and plantation boards: CU-001 to CU-029."""

from __future__ import annotations

from collections import Counter

import pytest

from antilles.games.cuba.components import (
    ACTIVE,
    BASE_LAWS,
    BASE_TILES,
    BUILDINGS,
    CHARACTERS,
    KINDS,
    LAYOUTS,
    PARCELS,
    PIECES,
    PLANS,
    SHIPS,
    VOTES,
)
from antilles.games.cuba.game import GAME
from antilles.games.cuba.state import Cuba
from antilles.kernel.chance import Rng
from antilles.kernel.move import Moves
from antilles.kernel.step import odds, random_move
from antilles.testing import rule
from tests.games.cuba.table import (
    at,
    building_on,
    census,
    courtyard,
    end_of_round,
    go,
    has,
    in_store,
    jump,
    on,
    phase,
    refused,
    settle,
    table,
)


def at_picks(seats: int = 3, start: int = 1, **options: str) -> Cuba:
    state = GAME.begin(seats, GAME.settle(seats, options))
    return go(state, f"* start {start}", "* ship 1", "* ship 2", "* ship 3")


@rule("CU-003", "CU-140", "CU-013")
def test_the_box_holds_what_it_should() -> None:
    assert dict(zip(KINDS, PIECES, strict=True)) == {
        "citrus": 18,
        "sugar": 18,
        "tobacco": 18,
        "rum": 15,
        "cigars": 15,
        "wood": 15,
        "stone": 15,
        "water": 15,
    }
    assert sum(BASE_TILES) == 25
    assert BASE_TILES[BUILDINGS.index("distillery")] == 2
    assert BASE_TILES[BUILDINGS.index("cigar_factory")] == 1
    assert BASE_TILES[BUILDINGS.index("trading_office")] == 2
    assert [int(mask).bit_count() for mask in BASE_LAWS] == [6, 6, 6, 6]
    assert len([name for name in SHIPS if not name.startswith("E")]) == 15


@rule("CU-142", "CU-140")
def test_buildings_come_in_five_groups_of_five() -> None:
    data = GAME.data()
    groups = Counter(
        {
            group: sum(
                entry.value["copies"]
                for name, entry in data.items()
                if name.startswith("building_") and entry.value["group"] == group
            )
            for group in ("process", "sales", "tourism", "estate", "city")
        }
    )
    assert set(groups.values()) == {5}
    assert data["building_cafe"].value["cost"] == {"wood": 1, "stone": 1}
    assert data["building_cafe"].value["pesos"] == 6


@rule("CU-010", "CU-011", "CU-014", "CU-016", "CU-019")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_at_the_start(seats: int) -> None:
    state = GAME.begin(seats, GAME.settle(seats, {}))

    assert [state.available[tile] for tile in range(len(BUILDINGS))] == list(BASE_TILES)
    assert list(state.market) == [3, 3, 3, 2, 2]
    assert list(state.laws) == [0, 0, 0, 0]
    assert list(state.pesos) == [10] * seats
    assert list(state.vp) == [0] * seats
    assert list(state.pawn) == [0] * seats
    assert list(state.hand) == [31] * seats
    assert census(state) == list(PIECES)


@rule("CU-012", "CU-015", "DP-010", "DP-014", "CU-130")
def test_start_player_then_three_ships() -> None:
    state = GAME.begin(3, GAME.settle(3, {}))
    assert on(state) == ["start 0", "start 1", "start 2"]
    _moves, weights = odds(state)
    assert weights.list() == [1, 1, 1]

    state = go(state, "* start 2")
    assert phase(state) == "draw_ship"
    assert len(on(state)) == 15
    state = go(state, "* ship 4", "* ship 9")
    assert "ship 4" not in on(state)
    state = go(state, "* ship 15")

    assert [SHIPS[ship] if ship >= 0 else "" for ship in state.docks] == ["4", "9", "", "15"]
    assert phase(state) == "pick"
    assert state.actor() == 2


@rule("CU-017", "CU-202", "CU-203", "DP-020")
def test_each_takes_two_products_and_two_resources_before_the_next() -> None:
    state = at_picks(3, start=1)
    assert state.actor() == 1
    assert on(state) == ["take citrus", "take sugar", "take tobacco"]
    assert refused(state, "take rum") == ("CU-017", "refusal-picks")

    state = go(state, "take citrus", "take citrus")
    assert on(state) == ["take wood", "take stone", "take water"]
    state = go(state, "take stone", "take stone")

    assert has(state, 1, "citrus") == 2
    assert courtyard(state, 1, "stone") == 2
    assert state.actor() == 2
    assert on(state) == ["take citrus", "take sugar", "take tobacco"]


@rule("CU-031", "DP-015", "CU-030")
def test_after_the_picks_four_bills_are_turned_up() -> None:
    state = at_picks(2, start=0)
    state = go(state, *["take sugar", "take sugar", "take wood", "take wood"] * 2)

    assert (state.round, phase(state)) == (1, "draw_bill")
    assert on(state) == [f"bill I-{number}" for number in range(1, 7)]
    state = go(state, "* bill I-3", "* bill II-6", "* bill III-1", "* bill IV-2")
    assert list(state.bills) == [3, 6, 1, 2]
    assert list(state.laws) == [0, 0, 0, 0]
    assert phase(state) == "turn"


@rule("CU-018", "CU-022")
def test_individual_sides_are_dealt_by_seat() -> None:
    state = table(5, individual_sides="on", pawn={0: (1, 1)})
    view = GAME.view(state, None)

    first_rows = ["".join(kind[0] for kind in player.parcels[:4]) for player in view.players]
    assert first_rows == ["wstc", "wcwt", "wscs", "wsts", "wcss"]
    same = GAME.view(table(5), None)
    assert len({player.parcels for player in same.players}) == 1


@rule("CU-020", "CU-021", "CU-022", "CU-023")
@pytest.mark.parametrize("plan", PLANS, ids=LAYOUTS)
def test_every_layout_has_the_same_parcels(plan: str) -> None:
    assert plan[0] == "H"
    assert Counter(plan) == {"H": 1, "C": 2, "S": 2, "T": 2, "W": 2, "B": 2, "A": 1}
    for pawn in range(PARCELS):
        products = [plan[parcel] for parcel in range(PARCELS) if ACTIVE[pawn] >> parcel & 1 and plan[parcel] in "CST"]
        assert 2 <= len(products) <= 4
    for letter in "CSTWB":
        first, second = [parcel for parcel in range(PARCELS) if plan[parcel] == letter]
        assert first // 4 != second // 4
        assert first % 4 != second % 4


@rule("CU-024")
def test_six_parcels_are_active() -> None:
    assert all(int(ACTIVE[pawn]).bit_count() == 6 for pawn in range(PARCELS))
    assert ACTIVE[at((2, 2))] == sum(1 << at(p) for p in [(2, 1), (2, 2), (2, 3), (2, 4), (1, 2), (3, 2)])


@rule("CU-025")
def test_a_built_parcel_yields_nothing_and_the_warehouse_cannot_be_built_over() -> None:
    state = table(tiles={0: {(2, 2): "bank"}}, pawn={0: (2, 2)})
    state = go(state, "play worker", "move 2 2")
    assert has(state, 0, "water") == 0
    assert has(state, 0, "stone") == 2

    state = table(yard={0: {"wood": 1, "stone": 1}})
    state = go(state, "play architect", "main", "build cafe")
    assert refused(state, "place 1 1") == ("CU-025", "refusal-warehouse-parcel")
    state = go(state, "place 1 2")
    assert building_on(state, 0, (1, 2)) == "cafe"


@rule("CU-026", "CU-027", "CU-103")
def test_spending_takes_the_courtyard_piece_first() -> None:
    state = table(yard={0: {"citrus": 1}}, stored={0: {"citrus": 1}})
    state = go(state, "play tradeswoman", "main", "sell citrus")

    assert (courtyard(state, 0, "citrus"), in_store(state, 0, "citrus")) == (0, 1)
    state = go(state, "sell citrus")
    assert has(state, 0, "citrus") == 0


@rule("CU-028", "DP-101")
def test_a_limited_warehouse_is_filled_piece_by_piece() -> None:
    state = table(
        yard={0: {"citrus": 3, "sugar": 2}},
        stored={0: {"tobacco": 1}},
        warehouse_capacity="4",
    )
    state = go(state, "play foreman", "activate warehouse")
    assert on(state) == ["store citrus", "store sugar", "done"]
    state = go(state, "store citrus", "store sugar")
    assert on(state) == ["store citrus", "store sugar", "done"]
    state = go(state, "store citrus")

    assert phase(state) == "turn"
    assert courtyard(state, 0, "citrus") == 1


@rule("CU-028")
def test_a_second_warehouse_doubles_the_room_and_lost_room_keeps_its_pieces() -> None:
    state = table(
        yard={0: {"citrus": 6}},
        tiles={0: {(1, 2): "second_warehouse"}},
        warehouse_capacity="4",
    )
    state = go(state, "play foreman", "activate warehouse", *["store citrus"] * 6)
    assert in_store(state, 0, "citrus") == 6
    state.tiles[at((1, 2))] = BUILDINGS.index("bank")
    assert in_store(end_of_round(state), 0, "citrus") == 6


@rule("CU-029")
def test_storing_moves_all_products_at_once() -> None:
    state = table(yard={0: {"citrus": 2, "tobacco": 1, "rum": 1, "wood": 1}})
    state = go(state, "play foreman", "activate warehouse")

    assert [in_store(state, 0, kind) for kind in ("citrus", "sugar", "tobacco")] == [2, 0, 1]
    assert courtyard(state, 0, "rum") == 1
    assert courtyard(state, 0, "wood") == 1


@rule("CU-006", "DP-004")
def test_an_empty_pool_gives_nothing() -> None:
    state = table(pawn={0: (2, 2)})
    state.supply[KINDS.index("stone")] = 1
    state.supply[KINDS.index("citrus")] = 0
    state = go(state, "play worker", "move 2 2")

    assert has(state, 0, "stone") == 1
    assert "harvest citrus" not in on(state)
    assert refused(state, "harvest citrus") == ("CU-006", "refusal-supply")


@rule("CU-006")
def test_an_endless_supply_never_runs_out() -> None:
    state = table(supply_limited="off", yard={0: {"stone": 15}}, pawn={0: (2, 2)})
    state = go(state, "play worker", "move 2 2")

    assert has(state, 0, "stone") == 17


@rule("CU-007")
def test_scores_stop_at_zero_and_go_beyond_the_track() -> None:
    state = table(vp=[1, 1], avenue="- - - - dancer donkey", expansion="on")
    jump(state, "event")
    settle(state)
    assert list(state.vp) == [0, 0]

    high = go(table(vp=[85, 0]), "play architect", "alternative")
    assert high.vp[0] == 87


@rule("CU-005")
def test_money_has_no_limit() -> None:
    state = go(table(pesos=[5000, 0]), "play mayor", "alternative")

    assert state.pesos[0] == 5004


@rule("CU-042")
def test_vote_values() -> None:
    assert dict(zip(CHARACTERS, VOTES, strict=True)) == {
        "worker": 1,
        "tradeswoman": 2,
        "architect": 3,
        "foreman": 4,
        "mayor": 5,
    }


@rule("CU-006")
def test_no_piece_is_ever_made_or_lost() -> None:
    moves, weights = Moves(), Moves()
    for seed in range(4):
        rng = Rng(seed)
        state = GAME.begin(2 + seed, GAME.settle(2 + seed, {"expansion": "on" if seed % 2 else "off"}))
        while state.actors():
            seat = state.actor()
            state.advance(seat, random_move(state, seat, rng, moves, weights))
            assert census(state) == list(PIECES)


@rule("CU-001", "CU-002")
def test_a_base_game_has_six_rounds() -> None:
    rng, moves, weights = Rng(3), Moves(), Moves()
    state = GAME.begin(3, GAME.settle(3, {}))
    while state.actors():
        seat = state.actor()
        state.advance(seat, random_move(state, seat, rng, moves, weights))

    assert state.round == 6
    assert state.ranking().count(1) >= 1
    assert max(state.scores()) == state.scores()[state.ranking().index(1)]
