"""The games behave as the digests in tests/fixtures/behaviour say, in all that somebody can see of them.

A change that is meant renews the component it changes: ``python -m antilles.testing.behaviour GAME --renew views``. The
complete digests, some thousand games of each game, are checked by ``make check-all``.
"""

from __future__ import annotations

import pytest

from antilles.games import find, games
from antilles.testing import behaviour
from tests.selection import COMPLETE


@pytest.mark.parametrize("name", games())
def test_the_first_games_are_as_they_were(name: str) -> None:
    """Of every set-up in ``make check-all``; else each value of an option by itself at one number of seats in turn."""
    tried = behaviour.setups(find(name)) if COMPLETE else behaviour.quick(find(name))

    assert behaviour.differences(find(name), first=True, only=[str(setup) for setup in tried]) == []


@pytest.mark.parametrize("name", games())
def test_a_quick_check_leaves_out_no_value_of_an_option(name: str) -> None:
    tried = behaviour.quick(find(name))
    every = {value for setup in behaviour.setups(find(name)) for value in setup.options.items()}

    assert {value for setup in tried if len(setup.options) == 1 for value in setup.options.items()} == every
    assert {setup.seats for setup in tried if not setup.options} == set(find(name).seats)


@pytest.mark.parametrize("name", games())
def test_every_setup_is_kept(name: str) -> None:
    game = find(name)
    kept = behaviour.kept(name)

    assert list(kept) == [str(setup) for setup in behaviour.setups(game)]
    assert all(tuple(row) == behaviour.COMPONENTS for row in kept.values())
    assert all("/" in digest for row in kept.values() for digest in row.values())


def test_a_difference_names_game_setup_and_component(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("santo_domingo")
    setup = behaviour.setups(game)[3]
    monkeypatch.setattr(type(game), "merits", lambda self, state: [])

    assert behaviour.differences(game, first=True, only=[str(setup)]) == [f"santo_domingo {setup}: scores differ"]
