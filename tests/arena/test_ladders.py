"""The published ladders: which games make them, what they say of two bots, and that the page is up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from antilles.arena.results import Result, ResultFile, Settings
from antilles.bots.kinds import full_name
from antilles.games import games
from tools import ladders

GAMES = dict(games())


@pytest.mark.parametrize("name", GAMES)
def test_every_level_meets_the_one_below_at_two_seats_and_at_a_full_table(name: str) -> None:
    game = GAMES[name]
    met = [match.bots for match in ladders.duels(game)]
    table = ladders.full_table(game)

    assert set(ladders.STEPS) < set(met)
    assert (ladders.LEVELS[0], "greedy") in met
    assert table.seats == game.seats[-1] == len(table.bots)
    assert table.count % table.seats == 0
    assert {bot for step in ladders.STEPS for bot in step} <= set(table.bots)
    for match in [*ladders.duels(game), table]:
        assert all(full_name(bot, game) for bot in match.bots)


def test_two_bots_are_compared_by_who_came_in_ahead() -> None:
    game = GAMES["cuba"]
    captain, trader = full_name("captain", game), full_name("trader", game)
    at_table = [
        Result(number, number, ("x", trader, captain), (1, 3, 2) if number % 5 else (1, 2, 3), (9, 1, 2), 9)
        for number in range(20)
    ]

    assert [result.places for result in ladders.between(at_table[:2], captain, trader)] == [(3, 2), (2, 3)]
    assert ladders.gap_row(game, at_table, "captain", "trader").startswith(f"| {captain} over {trader} | 20 | 80% | +2")
    assert ladders.gap_row(game, at_table, "trader", "captain").startswith(f"| {trader} over {captain} | 20 | 20% | -2")


def keep_some_games(match: ladders.Match) -> tuple[str, str]:
    """Six games that the first of two won; their names."""
    game = match.game
    bots = (full_name(match.bots[0], game), full_name(match.bots[1], game))
    kept = ResultFile(match.file, Settings(game.name, game.edition, 2, {}, bots, 1))
    for number in range(6):
        kept.add(Result(number, number // 2, bots, (1, 2), (9, 5), 20))
    kept.close()
    return bots


def test_what_was_played_goes_into_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladders, "KEPT", tmp_path)
    monkeypatch.setattr(ladders, "PICTURES", tmp_path)
    monkeypatch.setattr(ladders, "PAGE", tmp_path / "bots.md")
    (tmp_path / "bots.md").write_text(f"before\n{ladders.BEGIN}old\n{ladders.END}after\n", encoding="utf-8")
    game = GAMES["santa_cruz"]
    match = ladders.duels(game)[-1]
    bots = keep_some_games(match)

    for _ in range(2):
        ladders.write()
        page = (tmp_path / "bots.md").read_text(encoding="utf-8")
        assert page.startswith("before\n") and page.endswith("after\n") and "old" not in page
        assert f"{bots[0]} over {bots[1]} | 6 | 100%" in page
        assert "### Santa Cruz" in page and "### Cuba" not in page
    assert "Santa Cruz, two seats" in (tmp_path / "santa_cruz-2.svg").read_text(encoding="utf-8")


def test_a_game_of_which_nothing_is_kept_stays_as_it_stands_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "bots.md"
    page.write_text(ladders.PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(ladders, "KEPT", tmp_path)
    monkeypatch.setattr(ladders, "PICTURES", tmp_path)
    monkeypatch.setattr(ladders, "PAGE", page)
    before = page.read_text(encoding="utf-8")

    ladders.write()
    assert page.read_text(encoding="utf-8") == before
    assert not list(tmp_path.glob("*.svg"))

    bots = keep_some_games(ladders.duels(GAMES["santa_cruz"])[-1])
    ladders.write()
    after = page.read_text(encoding="utf-8")
    for name, game in GAMES.items():
        same = ladders.standing_section(after, game) == ladders.standing_section(before, game)
        assert same == (name != "santa_cruz")
    assert f"{bots[0]} over {bots[1]} | 6 | 100%" in after
    assert [picture.name for picture in tmp_path.glob("*.svg")] == ["santa_cruz-2.svg"]


def test_the_page_tells_how_the_levels_play() -> None:
    assert ladders.settings() in ladders.PAGE.read_text(encoding="utf-8")
