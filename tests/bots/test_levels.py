"""Levels and budgets: named, versioned, ordered; a bot has no clock of its own."""

from __future__ import annotations

import pytest

from antilles.bots.kinds import KINDS, VERSIONS, NoSuchBot, full_name, make_bot, version_in
from antilles.bots.levels import LEVELS
from antilles.bots.match import play_match
from antilles.bots.plan import FOREVER, governor_budget, plan_of
from antilles.bots.thinker import BETWEEN_LOOKS, Budget, Thinker
from antilles.bots.uniform import Uniform
from antilles.games import games
from antilles.kernel.data import DataError, load_tuning
from antilles.kernel.step import legal_moves
from tests.toy.game import GAME as TOY

GAMES = dict(games())
GAME = GAMES["santo_domingo"]


def test_levels_are_ordered_from_weak_to_strong() -> None:
    assert [level.name for level in LEVELS] == ["deckhand", "trader", "captain", "governor"]
    assert [level.share for level in LEVELS] == sorted(level.share for level in LEVELS)
    assert [level.overlooks for level in LEVELS] == sorted((level.overlooks for level in LEVELS), reverse=True)
    assert (LEVELS[-1].share, LEVELS[-1].overlooks) == (1.0, 0)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_worth_much_more_than_a_lead_that_decides(name: str) -> None:
    """A slip of the pen in ``insight.toml``, such as a level's iterations among the weights."""
    weights = dict(GAMES[name].tuning.weights)
    lead = weights.pop("lead")
    assert max(weights.values()) <= 2 * lead


@pytest.mark.parametrize("kind", KINDS)
def test_a_name_has_a_version(kind: str) -> None:
    for game in (*GAMES.values(), TOY):
        name = f"{kind}@{version_in(game, kind)}"
        assert full_name(kind, game) == name
        assert make_bot(name, 1, game).name == kind
        assert version_in(game, kind) >= VERSIONS[kind]


def test_a_bot_may_have_changed_in_one_game_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAME.tuning.versions, "governor", 7)

    assert full_name("governor", GAME) == "governor@7"
    assert full_name("governor@7/3", GAME) == "governor@7/3"
    assert full_name("captain", GAME) == f"captain@{version_in(GAME, 'captain')}"
    assert full_name("governor", TOY) == f"governor@{VERSIONS['governor']}"
    for other, game in (("governor@6", GAME), ("governor@1", GAME), ("governor@7", TOY)):
        with pytest.raises(NoSuchBot):
            full_name(other, game)


@pytest.mark.parametrize("name", GAMES)
def test_levels_of_before_play_as_they_did(name: str) -> None:
    """By their version: their own plan, formula, budget and slips, whatever the game's are today."""
    game = GAMES[name]
    for version, tuning in game.former.items():
        assert not tuning.learned
        bot = make_bot(f"governor@{version}", 1, game)
        assert isinstance(bot, Thinker)
        bot.sit_down(game, 4)
        assert bot.budget.most(game) == governor_budget(tuning.search)
        assert make_bot(f"governor@{version}/10", 1, game).name == "governor"
        trader = make_bot(f"trader@{version}", 1, game)
        assert isinstance(trader, Thinker)
        trader.sit_down(game, 4)
        assert (trader.budget.most(game), trader.slips) == (
            tuning.levels["trader"],
            tuning.levels.get("trader_careless", 0),
        )
        assert trader.overlooks == tuning.levels.get("trader_overlooks", 0)
        if version != version_in(game, "governor"):
            assert bot.parameters == tuning.search
            state = game.start(2)
            assert bot.insight is not None
            assert bot.insight.value(state, 0) == game.evaluation_of(tuning).value(state, 0)
    with pytest.raises(NoSuchBot):
        full_name("greedy@1", game)


@pytest.mark.parametrize("name", GAMES)
def test_versions_are_raised_for_bots_that_there_are(name: str) -> None:
    for kind, version in GAMES[name].tuning.versions.items():
        assert version > VERSIONS[kind]


def test_a_level_may_think_for_a_part_of_its_time() -> None:
    assert full_name("governor/3", GAME) == f"governor@{version_in(GAME, 'governor')}/3"
    bot = make_bot(full_name("governor/3", GAME), 1, GAME)
    assert isinstance(bot, Thinker) and bot.name == "governor"
    bot.sit_down(GAME, 2)
    assert bot.budget.most(GAME) == governor_budget(GAME.tuning.search) // 3
    assert LEVELS[0].budget_in(GAME, 100).most(GAME) == 1


@pytest.mark.parametrize(
    "kind",
    ["", "admiral", "captain@99", "captain@", "@1", "Captain", "captain/", "captain/1", "captain/x", "greedy/2", "/2"],
)
def test_other_names_are_refused(kind: str) -> None:
    if kind == "captain@":
        assert full_name(kind, GAME) == f"captain@{version_in(GAME, 'captain')}"
        return
    with pytest.raises(NoSuchBot):
        make_bot(kind, 1, GAME)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_how_its_levels_play(name: str) -> None:
    game = GAMES[name]
    weaker = [level.name for level in LEVELS[:-1]]
    usual = {*weaker, *(f"{level}_overlooks" for level in weaker)}
    assert usual <= set(game.tuning.levels) <= usual | {f"{key}_{seats}" for key in usual for seats in game.seats}

    for seats in game.seats:
        iterations = [level.budget_in(game, seats=seats).most(game) for level in LEVELS]
        overlooked = [level.overlooks_in(game, seats=seats) for level in LEVELS]
        assert iterations == sorted(set(iterations))
        assert overlooked == sorted(overlooked, reverse=True) and overlooked[-1] == 0


def test_a_level_plays_each_game_as_the_game_says() -> None:
    bot = LEVELS[1].bot(1)
    assert isinstance(bot, Thinker)
    for game in GAMES.values():
        bot.sit_down(game, 4)
        assert bot.budget.most(game) == game.tuning.levels["trader"]
        assert (bot.overlooks, bot.slips) == (game.tuning.levels["trader_overlooks"], 0)


def test_a_level_may_play_otherwise_at_a_table_of_so_many() -> None:
    bot = LEVELS[2].bot(1)
    assert isinstance(bot, Thinker)
    levels = GAME.tuning.levels
    for seats, ending in ((2, "_2"), (6, ""), (2, "_2")):
        bot.choose(GAME, GAME.view(GAME.start(seats), 0))
        assert bot.budget.most(GAME) == levels[f"captain{ending}"]
        assert bot.overlooks == levels[f"captain_overlooks{ending}"]


def test_a_table_of_so_many_may_be_searched_otherwise() -> None:
    search = {"horizon": 8, "horizon_2": 0, "doubt_2": 0.1}
    two, three = (plan_of(search, seats) for seats in (2, 3))

    assert (two.horizon, two.doubt, three.horizon, three.doubt) == (0, 0.1, 8, 0.0)


def test_a_game_that_does_not_say_has_the_usual_levels() -> None:
    assert TOY.tuning.levels == {}
    assert [level.overlooks_in(TOY) for level in LEVELS] == [level.overlooks for level in LEVELS]
    assert LEVELS[-1].budget_in(TOY).most(TOY) == governor_budget(TOY.tuning.search)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_plan_and_budget(name: str) -> None:
    tuning = GAMES[name].tuning

    named = {"explore", "trust", "follow", "horizon", "branch_on_chance", "governor"}
    seats = "".join(str(number) for number in GAMES[name].seats)
    assert named <= set(tuning.search)
    assert {key.rstrip(seats).rstrip("_") for key in tuning.search} <= named | {"doubt", "mixed"}
    for number in GAMES[name].seats:
        plan = plan_of(tuning.search, number)
        assert plan.explore > 0 and 0 <= plan.trust <= 100 and 0 <= plan.follow <= 100
        assert 0 <= plan.horizon < FOREVER and 0 <= plan.doubt < 1 and 0 <= plan.mixed <= 1
    assert governor_budget(tuning.search) >= 100


@pytest.mark.parametrize("name", GAMES)
def test_the_weights_of_the_data_file_are_the_insights(name: str) -> None:
    """Changed weights change what the insight says of some position, unless the game has none."""
    game = GAMES[name]
    weights = game.tuning.weights
    other = game.weighed({key: 3 * value + 1 for key, value in weights.items()})
    same = game.weighed(weights)
    state = game.start(game.seats[0])
    rng_moves = 0
    differs = False
    while state.actors() and rng_moves < 60:
        seat = state.actor()
        moves = legal_moves(state, seat) if seat >= 0 else legal_moves(state, -1)
        state.advance(seat, moves[rng_moves % len(moves)])
        rng_moves += 1
        if state.actors():
            values = [insight.value(state, 0) for insight in (game.insight, same, other)]
            assert values[0] == values[1]
            differs = differs or values[0] != values[2]
    assert differs or not weights


def test_a_time_limit_needs_a_clock() -> None:
    with pytest.raises(ValueError, match="clock"):
        Budget(seconds=1.0)


def test_a_bot_looks_at_the_clock_it_is_given() -> None:
    ticks = iter(range(100))
    bot = Thinker(1, Budget(seconds=3.0, clock=lambda: float(next(ticks))))
    search = bot.consider(GAME, GAME.view(GAME.start(GAME.seats[0]), 0))

    assert search.iterations == 3 * BETWEEN_LOOKS


def test_a_budget_of_simulated_moves_ends_soon_after_them() -> None:
    bot = Thinker(1, Budget(steps=500))
    search = bot.consider(GAME, GAME.view(GAME.start(GAME.seats[0]), 0))

    assert search.steps >= 500
    assert search.iterations < 500


def test_a_careless_bot_plays_like_chance() -> None:
    view = GAME.view(GAME.start(2), 0)
    chosen = {Thinker(seed, Budget(iterations=1), slips=100).choose(GAME, view) for seed in range(60)}

    assert len(chosen) > 12


def test_who_overlooks_plays_many_moves_but_looks_before_choosing() -> None:
    view = GAME.view(GAME.start(2), 0)
    bots = [make_bot("deckhand", seed, GAME) for seed in range(30)]

    assert len({bot.choose(GAME, view) for bot in bots}) > 3
    assert all(isinstance(bot, Thinker) and bot.overlooks and not bot.slips for bot in bots)


def test_thinking_beats_not_thinking() -> None:
    """Fixed seeds: the outcome is the same on every machine."""
    won = 0
    for seed in range(4):
        bots = [Thinker(seed, Budget(iterations=25)), Uniform(seed)]
        order = bots if seed % 2 else bots[::-1]
        record = play_match(GAME, order, {}, seed)
        won += record.result[order.index(bots[0])] == 1
    assert won == 4


def test_a_tuning_file_holds_numbers_only(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    from antilles.kernel import data

    monkeypatch.setattr(data, "read_toml", lambda package, name: {"search": {"explore": "much"}})
    with pytest.raises(DataError, match=r"search\.explore"):
        load_tuning(GAME.package)
    monkeypatch.setattr(data, "read_toml", lambda package, name: {"sea": {}})
    with pytest.raises(DataError, match="sea"):
        load_tuning(GAME.package)
    for key in ("files", "file_two", "net_2"):
        monkeypatch.setattr(data, "read_toml", lambda package, name, key=key: {"learned": {key: "x.json"}})
        with pytest.raises(DataError, match=key):
            load_tuning(GAME.package)


def test_a_game_without_the_file_has_the_usual_plan() -> None:
    tuning = load_tuning("antilles.kernel")

    assert (tuning.search, tuning.weights) == ({}, {})
    assert plan_of(tuning.search).explore > 0
