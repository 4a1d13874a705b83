"""What games add to standing orders: simple rules and checks, in positions of played games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from antilles.games import find, games
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.state import State
from antilles.kernel.step import legal_moves, random_move
from antilles.testing import texts
from tests.games.santo_domingo.table import choose, table

GAMES = 12


@cache
def decisions(name: str) -> list[tuple[State, int]]:
    """States of random games, each with a seat that is asked."""
    game = find(name)
    found: list[tuple[State, int]] = []
    for seed in range(GAMES):
        rng, moves, weights = Rng(seed), Moves(), Moves()
        state = game.start(game.seats[seed % len(game.seats)])
        while state.actors():
            seat = state.actors()[0]
            if seat >= 0:
                found.append((state.copy(), seat))
            state.advance(seat, random_move(state, seat, rng, moves, weights))
    return found


def chosen(game: Game, habit: str, state: State, seat: int) -> str:
    """The move of a simple rule, as text; empty where it has nothing to say."""
    rule = next(one for one in game.beforehand.habits if one.name == habit)
    move = rule.choose(game.view(state, seat), legal_moves(state, seat))
    return game.text(move) if move >= 0 else ""


@pytest.mark.parametrize("name", sorted(games()))
def test_rules_choose_legal_moves_and_each_has_its_occasion(name: str) -> None:
    game = find(name)
    silent = {habit.name for habit in game.beforehand.habits}
    for state, seat in decisions(name):
        for habit in game.beforehand.habits:
            text = chosen(game, habit.name, state, seat)
            if text:
                assert text in texts(game, state, seat), (habit.name, text)
                silent.discard(habit.name)
    assert not silent


@pytest.mark.parametrize("name", sorted(games()))
def test_checks_are_sometimes_true_and_sometimes_not(name: str) -> None:
    game = find(name)
    seen: dict[str, set[bool]] = {check.name: set() for check in game.beforehand.checks}
    for state, seat in decisions(name)[::7]:
        view = game.view(state, seat)
        for check in game.beforehand.checks:
            seen[check.name] |= {check.holds(view, facts) for facts in check.values(view)}
    once = {"free", "bill"}  # what is offered is so at that moment, and may not be so later
    assert all(found == {True, False} or (name in once and True in found) for name, found in seen.items()), seen


def positions(name: str, phase: str) -> Iterator[tuple[State, int, Any]]:
    game = find(name)
    for state, seat in decisions(name):
        view = game.view(state, seat)
        if view.phase == phase:
            yield state, seat, view


def verbs(text: str) -> str:
    return text.split()[0] if text else ""


def test_santo_domingo_exchanges_all_or_nothing() -> None:
    game = find("santo_domingo")
    state = choose(table(4, rows=(5, 5, 10), goods=[11, 4, 0, 0]), "7", "7", "1", "6")
    assert chosen(game, "exchange-all", state, 0) == "exchange 11 7"
    assert chosen(game, "exchange-nothing", state, 0) == "exchange 0 0"
    assert chosen(game, "exchange-all", table(4), 0) == ""


def test_santo_domingo_knows_which_rate_is_better() -> None:
    game = find("santo_domingo")
    rate = next(check for check in game.beforehand.checks if check.name == "rate")
    view = game.view(choose(table(4, rows=(5, 5, 10), goods=[11, 4, 0, 0]), "7", "7", "1", "6"), 0)
    assert view.rate == "3:2"
    held = [facts["rate"] for facts in rate.values(view) if rate.holds(view, facts)]
    assert held == [one for one in ("4:1", "3:1", "2:1", "3:2") if {"rate": one} in rate.values(view)][: len(held)]
    assert held[-1] == "3:2" and {"rate": "1:1"} in rate.values(view)


def test_santiago_delivers_most_and_wood_last() -> None:
    game = find("santiago_de_cuba")
    seen = 0
    for state, seat, _ in positions("santiago_de_cuba", "deliveries"):
        loads = [text.split() for text in texts(game, state, seat) if text.startswith("deliver")]
        text = chosen(game, "deliver-most", state, seat)
        if not loads:
            assert text == ""
            continue
        most = max(int(load[-1]) for load in loads)
        assert text.split()[-1] == str(most)
        plain = [load for load in loads if load[1] != "wood" and int(load[-1]) == most]
        assert not plain or text.split()[1] != "wood"
        assert chosen(game, "pass", state, seat) == "pass"
        seen += 1
    assert seen


@pytest.mark.parametrize(
    ("name", "phase", "habit", "verb"),
    [
        ("santiago_de_cuba", "building", "decline", "decline"),
        ("santiago_de_cuba", "fence", "skip", "take"),
        ("santa_cruz", "choose_group", "any-group", "group"),
        ("cuba", "bid", "bid-nothing", "bid"),
        ("cuba", "trade", "done", "done"),
        ("cuba", "tax", "pay", "pay"),
        ("cuba", "tax", "pay-nothing", "decline"),
        ("cuba", "duty", "pay-nothing", "decline"),
    ],
)
def test_rules_say_what_they_are_called(name: str, phase: str, habit: str, verb: str) -> None:
    game = find(name)
    said = {verbs(chosen(game, habit, state, seat)) for state, seat, _ in positions(name, phase)}
    assert verb in said and said <= {verb, ""}


def test_cuba_bids_nothing_and_santa_cruz_builds_where_it_is_worth_most() -> None:
    game = find("cuba")
    assert {chosen(game, "bid-nothing", state, seat) for state, seat, _ in positions("cuba", "bid")} <= {"bid 0", ""}
    game = find("santa_cruz")
    seen = 0
    for state, seat, view in positions("santa_cruz", "landing"):
        open_tiles = {site.id: site.tile.points for site in view.sites if site.tile and not site.buildings}
        text = chosen(game, "best-site", state, seat)
        if text:
            best = max(open_tiles[one.split()[1]] for one in texts(game, state, seat) if one.split()[1] in open_tiles)
            assert open_tiles[text.split()[1]] == best
            seen += 1
    assert seen


def test_what_does_not_matter_to_an_order_is_loose() -> None:
    loosened: Callable[..., Any] = find("santiago_de_cuba").beforehand.loosened
    near, far = ({"who": 1, "to": "maria", "stops": stops, "pesos": stops - 1} for stops in (1, 3))
    assert loosened("event-drives", near) == loosened("event-drives", far)
    assert loosened("event-drives", {"to": "maria"}) == {"to": "maria"}, "nothing is added"
    assert loosened("event-passes", far) == far
