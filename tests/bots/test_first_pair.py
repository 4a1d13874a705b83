"""The uniform and the greedy bot, and matches between them, on the toy game."""

from __future__ import annotations

import pytest

from antilles.bots.bot import Bot, options_of
from antilles.bots.greedy import Greedy, favourite
from antilles.bots.kinds import KINDS, NoSuchBot, make_bot
from antilles.bots.match import play_match
from antilles.bots.uniform import Uniform
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.record import print_record, verify
from antilles.kernel.step import legal_moves
from antilles.kernel.view import View
from antilles.testing import play
from tests.toy.game import GAME
from tests.toy.moves import BUY, KEEP, PASS, SELL
from tests.toy.state import Pearls


def market(coins: int) -> Pearls:
    state = play(GAME, GAME.start(2), "* pearl pink", "* pearl pink", "0 keep", "1 keep")
    assert isinstance(state, Pearls)
    state.coins[0] = coins
    return state


def test_bots_are_made_by_name() -> None:
    for kind in KINDS:
        assert make_bot(kind, 1, GAME).name == kind
    with pytest.raises(NoSuchBot):
        make_bot("perfect", 1, GAME)


def test_the_base_of_bots_chooses_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Bot(1).choose(GAME, GAME.view(GAME.start(2), 0))


def test_the_uniform_bot_makes_every_legal_move_now_and_then() -> None:
    view = GAME.view(market(coins=5), 0)
    bot = Uniform(3)
    chosen = [bot.choose(GAME, view) for _ in range(200)]

    assert set(chosen) == {BUY, PASS}
    assert 70 < chosen.count(BUY) < 130


def test_the_greedy_bot_takes_what_is_worth_more() -> None:
    """PD-040: a lamp costs 2 coins, which are 2 points, and is worth 3."""
    assert {Greedy(seed).choose(GAME, GAME.view(market(coins=5), 0)) for seed in range(5)} == {BUY}


def test_the_greedy_bot_reckons_with_others_sealed_choices() -> None:
    state = play(GAME, GAME.start(3), "* pearl black", "* pearl white", "* pearl white", "1 keep")

    assert Greedy(1).choose(GAME, GAME.view(state, 0)) in (KEEP, SELL)


def test_a_single_move_needs_no_thought() -> None:
    assert Greedy(1).choose(GAME, GAME.view(market(coins=1), 0)) == PASS


def test_the_favourite_of_equals_is_the_first() -> None:
    assert favourite(market(coins=5), GAME.insight, 0, Moves(), Moves()) == BUY


def test_a_bot_reads_its_moves_off_its_view() -> None:
    state = market(coins=5)

    assert options_of(GAME, GAME.view(state, 0), Rng(1)) == legal_moves(state, 0)


@pytest.mark.parametrize("kind", ["uniform", "greedy", "deckhand", "trader"])
def test_a_match_is_a_true_record_and_the_same_for_the_same_seeds(kind: str) -> None:
    texts = set()
    for _ in range(2):
        record = play_match(GAME, [make_bot(kind, seat, GAME) for seat in range(3)], {"rounds": "5"}, seed=4)
        texts.add(print_record(record))

        assert verify(GAME, record).actors() == []
        assert record.result
    assert len(texts) == 1


def test_bots_are_given_views_of_their_own_seat_and_nothing_else() -> None:
    class Watching(Bot):
        def choose(self, game: Game, view: View) -> int:
            seen.append((self.name, view))
            return options_of(game, view, self.rng)[0]

    seen: list[tuple[str, View]] = []
    bots = [Watching(seat) for seat in range(3)]
    for seat, bot in enumerate(bots):
        bot.name = str(seat)
    play_match(GAME, bots, {}, seed=1)

    assert seen
    assert all(type(view) is GAME.view_type and name == str(view.seat) for name, view in seen)


def test_the_greedy_bot_beats_chance() -> None:
    wins = 0
    for seed in range(30):
        record = play_match(GAME, [Greedy(seed), Uniform(seed)], {"rounds": "5"}, seed)
        wins += record.result[0] == 1

    assert wins >= 22
