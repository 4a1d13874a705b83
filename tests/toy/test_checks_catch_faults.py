"""A check that cannot fail proves nothing: each fault put into the toy game is caught by the check meant for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any
from zlib import crc32

import pytest
from mypy_extensions import i64

from antilles.kernel.chance import Rng
from antilles.kernel.event import Event
from antilles.kernel.move import Moves
from antilles.kernel.state import EVERYBODY, Question, Refusal
from antilles.kernel.view import encode
from antilles.testing import Broken, Case, Setup, bots_do_not_cheat, knowledge, moves as asked, states, views, words
from antilles.testing.bots import bots_answer_views_with_legal_moves
from tests.toy.game import PearlsGame
from tests.toy.moves import BUY, KEEP, MOVES, PASS, SELL
from tests.toy.rules import CHOOSE, DIVE, MARKET, OVER
from tests.toy.scramble import scramble
from tests.toy.state import Pearls
from tests.toy.view import PearlsBelief, PearlsView

Check = Callable[[Case], None]


def game_with(state: type[Pearls] = Pearls, methods: Mapping[str, object] | None = None) -> PearlsGame:
    """The toy game with another state class, or with methods of the descriptor replaced."""

    def begin(self: PearlsGame, seats: int, options: Mapping[str, str]) -> Pearls:
        return state(seats, DIVE, int(options["rounds"]))

    kind: type[PearlsGame] = type("Faulty", (PearlsGame,), {"begin": begin, **(methods or {})})
    return kind()


class Faulty(Pearls):
    """A toy state whose copies keep the fault."""

    def copy(self) -> Pearls:
        other = super().copy()
        assert isinstance(other, Pearls)
        return other


def catches(check: Check, game: PearlsGame, seats: int = 3) -> None:
    case = Case(game, Setup(seats, {"rounds": "5"}), scramble=scramble, bound=300)

    with pytest.raises(Broken):
        check(case)


class NobodyIsActor(Faulty):
    def actor(self) -> i64:
        return 0 if self.question is OVER else super().actor()


class NoMoves(Faulty):
    def legal(self, seat: i64, moves: Moves) -> None:
        if self.question is not MARKET:
            super().legal(seat, moves)


class Twice(Faulty):
    def legal(self, seat: i64, moves: Moves) -> None:
        super().legal(seat, moves)
        if self.question is CHOOSE:
            moves.add(KEEP)


class AnotherOrder(Faulty):
    times = 0

    def legal(self, seat: i64, moves: Moves) -> None:
        AnotherOrder.times += 1
        if self.question is CHOOSE and AnotherOrder.times % 2 and seat in self.actors():
            moves.add(SELL)
            moves.add(KEEP)
        else:
            super().legal(seat, moves)


class ForAnybody(Faulty):
    def legal(self, seat: i64, moves: Moves) -> None:
        if self.question is MARKET:
            super().legal(self.asked, moves)
        else:
            super().legal(seat, moves)


class Clears(Faulty):
    def legal(self, seat: i64, moves: Moves) -> None:
        moves.clear()
        super().legal(seat, moves)


class NoOdds(Faulty):
    def odds(self, weights: Moves) -> None:
        for pearl, count in enumerate(self.bag):
            if count:
                weights.add(count * pearl)


class NoReason(Faulty):
    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        return None if move == BUY else super().refusal(seat, move)


class NoStatement(Faulty):
    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        refused = super().refusal(seat, move)
        return Refusal("no-statement", refused.key, refused.facts) if refused else None


class RefusesAll(Faulty):
    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        return super().refusal(seat, move) or Refusal("PD-030", "refusal-not-possible")


class SilentRefusal(Faulty):
    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        return Refusal("PD-030", "refusal-nowhere") if super().refusal(seat, move) else None


class RefusalPays(Faulty):
    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        refused = super().refusal(seat, move)
        if refused and 0 <= seat < self.seats:
            self.coins[seat] = 0
        return refused


class ScoresTidyUp(Faulty):
    def scores(self) -> list[int]:
        self.bag[0] = max(self.bag[0] - 1, 0)
        return super().scores()


class SharedCoins(Faulty):
    def copy(self) -> Pearls:
        other = super().copy()
        other.coins = self.coins
        return other


class SharedChests(Faulty):
    def copy(self) -> Pearls:
        other = super().copy()
        other.kept = self.kept[:]
        return other


class LostLamps(Faulty):
    def copy(self) -> Pearls:
        other = super().copy()
        other.lamps = [0] * self.seats
        return other


class HalfSnapshot(Faulty):
    def snapshot(self) -> str:
        return "\n".join(line for line in super().snapshot().splitlines() if not line.startswith("lamps"))


class DullSnapshot(Faulty):
    def snapshot(self) -> str:
        return super().snapshot().replace(f"coins={self.coins}", f"coins={len(self.coins)}")


class FirstComeFirstServed(Faulty):
    def advance(self, seat: i64, move: i64) -> None:
        if self.question is CHOOSE and move == SELL and SELL not in self.choice:
            self.coins[seat] += 1
        super().advance(seat, move)


class ChoicesExclude(Faulty):
    def legal(self, seat: i64, moves: Moves) -> None:
        if self.question is CHOOSE and SELL in self.choice and seat in self.actors():
            moves.add(KEEP)
        else:
            super().legal(seat, moves)


class BadPlaces(Faulty):
    def ranking(self) -> list[int]:
        return [place + 1 for place in super().ranking()]


class DensePlaces(Faulty):
    def ranking(self) -> list[int]:
        return [1] * (self.seats - 1) + [2]


class EndlessMarket(Faulty):
    def advance(self, seat: i64, move: i64) -> None:
        if move != PASS:
            super().advance(seat, move)


class Afterlife(Faulty):
    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        return None if self.question is OVER else super().refusal(seat, move)


class OpenDraws(Faulty):
    """Draws are printed for all, though the views hide them."""

    def audience(self, seat: i64, move: i64) -> i64:
        return EVERYBODY


class RichAudience(Faulty):
    """Who is shown a choice depends on a pearl that nobody else may know."""

    def audience(self, seat: i64, move: i64) -> i64:
        mask = super().audience(seat, move)
        return mask | 1 if self.question is CHOOSE and 2 in self.pearl[1:] else mask


class EarlyMarket(Faulty):
    """Who is asked depends on what is hidden."""

    def actors(self) -> list[int]:
        actors = super().actors()
        return actors[:1] if self.question is CHOOSE and SELL in self.choice else actors


class Restless(Faulty):
    starts = 0

    def __init__(self, seats: int, question: Question[Any], rounds: int) -> None:
        super().__init__(seats, question, rounds)
        Restless.starts += 1
        self.coins[0] = Restless.starts % 2


FAULTY_STATES: list[tuple[Check, type[Pearls]]] = [
    (asked.somebody_is_asked_until_the_end, NobodyIsActor),
    (asked.games_end, EndlessMarket),
    (asked.games_end, NoMoves),
    (asked.the_end_is_the_end, Afterlife),
    (asked.legal_moves_are_a_fixed_list, Twice),
    (asked.legal_moves_are_a_fixed_list, AnotherOrder),
    (asked.legal_adds_to_the_buffer, Clears),
    (asked.seats_not_asked_have_no_moves, ForAnybody),
    (asked.chance_has_odds, NoOdds),
    (asked.illegal_moves_are_refused, NoReason),
    (asked.illegal_moves_are_refused, NoStatement),
    (asked.illegal_moves_are_refused, RefusalPays),
    (asked.legal_moves_are_not_refused, RefusesAll),
    (asked.questions_change_nothing, ScoresTidyUp),
    (states.copies_are_equal_and_independent, SharedCoins),
    (states.copies_are_equal_and_independent, LostLamps),
    (states.copies_share_nothing, SharedCoins),
    (states.copies_share_nothing, SharedChests),
    (states.a_step_leaves_the_old_state, SharedCoins),
    (states.a_fault_inside_a_move_changes_nothing, SharedCoins),
    (states.snapshots_name_every_field, HalfSnapshot),
    (states.snapshots_name_every_field, DullSnapshot),
    (states.sealed_choices_commute, FirstComeFirstServed),
    (states.sealed_choices_commute, ChoicesExclude),
    (states.ranking_is_total, BadPlaces),
    (states.ranking_is_total, DensePlaces),
    (states.start_is_always_the_same, Restless),
    (words.refusals_have_words, SilentRefusal),
    (words.places_have_reasons, BadPlaces),
]


@pytest.mark.parametrize(("check", "state"), FAULTY_STATES, ids=lambda value: value.__name__)
def test_a_fault_of_the_state_is_caught(check: Check, state: type[Pearls]) -> None:
    catches(check, game_with(state))


# --- faults of the descriptor -----------------------------------------------------------------------


def shown_pearls(self: PearlsGame, state: Pearls, seat: int | None) -> PearlsView:
    """A view that shows the first diver's chest to all."""
    view = PearlsGame.view(self, state, seat)
    first = replace(view.divers[0], chest=tuple(state.kept[0]))
    return replace(view, divers=(first, *view.divers[1:]))


def shown_choices(self: PearlsGame, state: Pearls, seat: int | None) -> PearlsView:
    """A view that counts the sellers before all have chosen."""
    return replace(PearlsGame.view(self, state, seat), round=state.choice.count(SELL))


def shown_to_spectators(self: PearlsGame, state: Pearls, seat: int | None) -> PearlsView:
    view = PearlsGame.view(self, state, seat)
    if seat is None and state.pearl[0] >= 0:
        view = replace(view, pearl=MOVES.text(state.pearl[0]).split()[1])
    return view


def wrong_viewer(self: PearlsGame, state: Pearls, seat: int | None) -> PearlsView:
    return replace(PearlsGame.view(self, state, seat), seat=0)


def listed_view(self: PearlsGame, state: Pearls, seat: int | None) -> PearlsView:
    view = PearlsGame.view(self, state, seat)
    return replace(view, sold=list(view.sold))  # type: ignore[arg-type]


def forgotten_seat(self: PearlsGame, seen: PearlsView, state: Pearls, seat: int) -> Mapping[str, object]:
    return {name: value for name, value in PearlsGame.own(self, seen, state, seat).items() if name != "seat"}


class Certain(PearlsBelief):
    """Draws the same state for ever."""

    def draw(self, rng: Rng) -> Pearls:
        return super().draw(Rng(1))


class Careless(PearlsBelief):
    """Forgets lamps."""

    def draw(self, rng: Rng) -> Pearls:
        state = super().draw(rng)
        state.lamps = [0] * state.seats
        return state


class Broke(PearlsBelief):
    """Thinks the own purse empty."""

    def draw(self, rng: Rng) -> Pearls:
        state = super().draw(rng)
        if self.view.seat is not None:
            state.coins[self.view.seat] = 0
        return state


class EmptyBag(PearlsBelief):
    def draw(self, rng: Rng) -> Pearls:
        state = super().draw(rng)
        state.bag = [0] * len(state.bag)
        return state


def loud_draws(_game: PearlsGame, before: Pearls, seat: int, move: int, after: Pearls) -> list[Event]:
    """Events that tell a drawn pearl to all."""
    events = PearlsGame.tell(before, seat, move, after)
    return [Event("event-you-find", {"pearl": MOVES.text(move).split()[1]})] if move < KEEP else events


def loud_choices(_game: PearlsGame, before: Pearls, seat: int, move: int, after: Pearls) -> list[Event]:
    """Events whose number tells a choice."""
    events = PearlsGame.tell(before, seat, move, after)
    return events * 2 if move == SELL else events


def loud_keepers(_game: PearlsGame, before: Pearls, seat: int, move: int, after: Pearls) -> list[Event]:
    """Events that tell at the reveal what others keep."""
    events = PearlsGame.tell(before, seat, move, after)
    if before.question is CHOOSE and len(before.actors()) == 1:
        events.append(Event("event-you-find", {"pearl": MOVES.text(before.pearl[0]).split()[1]}))
    return events


def wordless(self: PearlsGame, before: Pearls, seat: int, move: int, after: Pearls) -> list[Event]:
    return [Event("event-sells", {"who": seat})]


def meddling(self: PearlsGame, before: Pearls, seat: int, move: int, after: Pearls) -> list[Event]:
    after.coins[0] += 1
    return []


def belief_of(kind: type[PearlsBelief]) -> Callable[[PearlsGame, PearlsView], PearlsBelief]:
    return lambda _, view: kind(view)


FAULTY_GAMES: list[tuple[Check, str, object]] = [
    (knowledge.hidden_facts_do_not_show, "view", shown_pearls),
    (knowledge.hidden_facts_do_not_show, "view", shown_choices),
    (knowledge.hidden_facts_do_not_show, "view", shown_to_spectators),
    (knowledge.secret_moves_stay_secret, "view", shown_choices),
    (knowledge.samples_look_alike, "view", shown_choices),
    (views.spectators_see_no_more_than_seats, "view", shown_to_spectators),
    (views.views_say_whose_they_are, "view", wrong_viewer),
    (views.views_round_trip, "view", listed_view),
    (views.own_fields_complete_the_view, "own", forgotten_seat),
    (knowledge.sampling_is_not_vacuous, "belief", belief_of(Certain)),
    (knowledge.samples_look_alike, "belief", belief_of(Careless)),
    (knowledge.samples_have_the_same_moves, "belief", belief_of(Broke)),
    (knowledge.secret_moves_stay_secret, "tell", loud_draws),
    (knowledge.secret_moves_stay_secret, "tell", loud_choices),
    (knowledge.hidden_facts_do_not_show_in_events, "tell", loud_keepers),
    (words.events_have_words, "tell", wordless),
    (asked.questions_change_nothing, "tell", meddling),
]


@pytest.mark.parametrize(
    ("check", "method", "fault"), FAULTY_GAMES, ids=lambda value: getattr(value, "__name__", str(value))
)
def test_a_fault_of_the_descriptor_is_caught(check: Check, method: str, fault: object) -> None:
    catches(check, game_with(methods={method: fault}))


FAULTY_AUDIENCES: list[tuple[Check, type[Pearls]]] = [
    (knowledge.records_tell_no_more_than_views, OpenDraws),
    (knowledge.hidden_facts_do_not_show_in_events, RichAudience),
    (knowledge.hidden_facts_do_not_show, EarlyMarket),
]


@pytest.mark.parametrize(("check", "state"), FAULTY_AUDIENCES, ids=lambda value: value.__name__)
def test_a_leak_by_the_audience_is_caught(check: Check, state: type[Pearls]) -> None:
    catches(check, game_with(state))


def test_a_bot_that_peeks_is_caught() -> None:
    class Peeking:
        """Chooses by what a leaking view shows it."""

        def choose(self, game: object, view: object) -> int:
            assert isinstance(view, PearlsView)
            return crc32(encode(view).encode()) % 5

    catches(lambda case: bots_do_not_cheat(case, lambda _: Peeking(), 40), game_with(methods={"view": shown_choices}))
    catches(lambda case: bots_answer_views_with_legal_moves(case, lambda _: Peeking(), 40), game_with())


def test_play_stuck_in_a_sample_is_caught() -> None:
    with pytest.raises(Broken):
        knowledge.samples_play_on(Case(game_with(methods={"belief": belief_of(EmptyBag)}), Setup(3), scramble=scramble))
