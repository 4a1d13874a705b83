"""How games are found, and how they are set up."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from antilles import games as home
from antilles.games import NoSuchGame, find, games
from antilles.kernel.game import Game, Option, SetupError
from tests.toy.game import GAME as TOY


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game installed as a third party would, by an entry point."""
    entry = EntryPoint("pearls", "tests.toy.game:GAME", "antilles.games")
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: EntryPoints([entry]).select(group=group))
    games.cache_clear()
    yield
    games.cache_clear()


def test_every_folder_with_a_descriptor_is_a_game() -> None:
    folders = {path.parent.name for path in Path(home.__file__).parent.glob("*/game.py")}

    assert folders <= set(games())
    assert all(game.name == name for name, game in games().items())


@pytest.mark.usefixtures("with_toy")
def test_an_entry_point_is_a_game() -> None:
    assert find("pearls") is TOY
    assert list(games())[-1] == "pearls"


@pytest.mark.usefixtures("with_toy")
def test_a_third_party_does_not_replace_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = next(iter(games()))
    entry = EntryPoint(ours, "tests.toy.game:GAME", "antilles.games")
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: EntryPoints([entry]))
    games.cache_clear()

    assert games()[ours] is not TOY


@pytest.mark.parametrize("spelling", ["{}", " {} ", "{hyphens}", "{title}"])
def test_a_name_may_be_spelt_freely(spelling: str) -> None:
    for name, game in games().items():
        text = spelling.format(name, hyphens=name.replace("_", "-").upper(), title=name.replace("_", " ").title())

        assert find(text) is game


@pytest.mark.parametrize("name", ["", "chess", "..", "__init__"])
def test_an_unknown_name_is_no_game(name: str) -> None:
    with pytest.raises(NoSuchGame):
        find(name)


class Some(Game):
    name = "some"
    seats = range(2, 5)
    options = (Option("board", ("summer", "winter"), "X-1"), Option("length", ("30", "45"), "X-2", only={"45": (2,)}))


def test_options_are_settled_with_their_defaults() -> None:
    assert Some().settle(3) == {"board": "summer", "length": "30"}
    assert Some().settle(2, {"length": "45"}) == {"board": "summer", "length": "45"}


@pytest.mark.parametrize(
    ("seats", "options", "key", "facts"),
    [
        (1, {}, "setup-seats", {"seats": 1, "least": 2, "most": 4}),
        (5, {}, "setup-seats", {"seats": 5, "least": 2, "most": 4}),
        (2, {"bord": "winter"}, "setup-option", {"option": "bord"}),
        (2, {"board": "w"}, "setup-value", {"option": "board", "value": "w", "values": "summer, winter"}),
        (3, {"length": "45"}, "setup-value-seats", {"option": "length", "value": "45", "seats": 3, "allowed": "2"}),
    ],
)
def test_what_cannot_be_set_up_is_said(seats: int, options: dict[str, str], key: str, facts: dict[str, object]) -> None:
    with pytest.raises(SetupError) as caught:
        Some().settle(seats, options)

    assert (caught.value.key, caught.value.facts) == (key, facts)


def test_a_descriptor_without_its_methods_says_so() -> None:
    game = Some()
    for ask in (lambda: game.start(2), lambda: game.spectate(None, {}), lambda: game.belief(None)):
        with pytest.raises(NotImplementedError):
            ask()


@pytest.mark.parametrize(
    ("option", "held"),
    [
        (Option("switch", ("off", "on"), "X-1"), {"off": False, "on": True}),
        (Option("switch", ("on", "off"), "X-1"), {"on": True, "off": False}),
        (Option("length", ("30", "45"), "X-1"), {"30": 30, "45": 45}),
        (Option("board", ("summer", "winter"), "X-1"), {"summer": 0, "winter": 1}),
        (Option("first", ("drawn", "0"), "X-1", held=(-1, 0)), {"drawn": -1, "0": 0}),
    ],
    ids=["switch", "switch that is on", "numbers", "words", "as it says"],
)
def test_an_option_says_what_the_state_holds(option: Option, held: dict[str, int]) -> None:
    assert option.meanings == held
    assert [type(value) for value in option.meanings.values()] == [type(value) for value in held.values()]
    assert option.words == {value: word for word, value in held.items()}


@pytest.mark.parametrize("game", [*games().values(), TOY], ids=lambda game: game.name)
def test_a_state_tells_every_option_that_it_was_begun_with(game: Game) -> None:
    for option in game.options:
        for seats in game.seats:
            for value in option.values:
                if option.allowed(value, seats):
                    state = game.start(seats, {option.name: value})
                    assert game.options_of(state) == game.settle(seats, {option.name: value})
