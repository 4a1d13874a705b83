"""The identity: start, luck, own moves, from others and residual make the end of every seat; the rest sums to zero."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from hashlib import sha256
from math import sqrt

import pytest

from antilles.analysis import Analysis, analyse, encode
from antilles.analysis.events import TEMPERATURE, Walk
from antilles.analysis.luck import LuckMeter
from antilles.analysis.mistakes import scale
from antilles.analysis.rows import soft_choice
from antilles.analysis.settings import VERSION, appraiser_for, version_of
from antilles.games import find, games
from antilles.kernel.chance import Rng
from antilles.kernel.data import Tuning
from antilles.kernel.game import Game
from antilles.kernel.record import Record, Replay, print_record
from antilles.kernel.reward import place_rewards
from antilles.kernel.state import CHANCE
from tests.analysis.games import BRIEF, CHEAP, COMPLETE, nonsense, random_game
from tests.toy.game import GAME as TOY

OURS = [find(name) for name in games() if name != TOY.name]
TABLES = [(game, seats) for game in (TOY, *OURS) for seats in game.seats]
GAMES = 100 if COMPLETE else 4
TINY = 1e-9


def check(found: Analysis, record: Record) -> None:
    for seat, account in enumerate(found.ledger):
        parts = account.luck + account.skill + account.others + account.residual
        assert parts == pytest.approx(found.end[seat] - found.start[seat], abs=TINY)
        assert account.adjusted == pytest.approx(found.end[seat] - account.luck, abs=TINY)
        rows = [moment.change[seat] + moment.residual[seat] for moment in found.moments]
        assert sum(rows) == pytest.approx(found.end[seat] - found.start[seat], abs=TINY)
    for moment in found.moments:
        for row in (moment.change, moment.residual, moment.blind, moment.chances):
            assert sum(row) == pytest.approx(0.0, abs=TINY)
    for giver in found.gifts:
        assert sum(giver) == pytest.approx(0.0, abs=TINY)
    assert list(found.end) == pytest.approx(list(place_rewards(record.result)))
    assert [moment.line for moment in found.moments] != []
    assert sorted(moment.line for moment in found.moments) == list(range(1, len(record.lines) + 1))


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_the_identity_holds_in_every_game_at_every_table(game: Game, seats: int) -> None:
    for seed in range(GAMES):
        record = random_game(game, seats, 100 * seats + seed)
        check(analyse(game, record, CHEAP), record)


@pytest.mark.parametrize("game", [TOY, *OURS], ids=lambda game: game.name)
def test_it_holds_with_rollouts_worlds_and_reasons_too(game: Game) -> None:
    record = random_game(game, 3, 5)
    found = analyse(game, record, BRIEF)
    check(found, record)
    for place in found.turning_points:
        moment = found.moments[place]
        assert moment.kind == "chance" or (moment.better is not None and moment.better != moment.move)


def test_it_holds_whatever_the_options() -> None:
    for name, options in (("santiago_de_cuba", {"open_holdings": "off"}), ("cuba", {"el_presidente": "on"})):
        game = find(name)
        known = {option.name for option in game.options}
        if set(options) <= known:
            record = random_game(game, 3, 2, options)
            check(analyse(game, record, CHEAP), record)


# --- luck -----------------------------------------------------------------------------------------


def luck_of(game: Game, seats: int, seed: int, meter: LuckMeter) -> tuple[float, ...]:
    replay = Replay(game, random_game(game, seats, seed))
    while replay.played < len(replay.record.lines):
        state = replay.state
        _, seat, move, _ = replay.next()
        if seat == CHANCE:
            meter.see(state, move)
    return meter.rewards()


@pytest.mark.parametrize("kind", ["fitted", "bad", "nonsense"])
@pytest.mark.parametrize("game", [TOY, *OURS], ids=lambda game: game.name)
def test_mean_luck_is_zero_for_any_appraiser(game: Game, kind: str) -> None:
    seats, rounds = 3, (400 if COMPLETE else 40)
    bad = {"lead": [0.05] * 6, "keep": [-3.0] * 6, "gain": [9.0] * 6}
    found = []
    for seed in range(rounds):
        appraiser = (
            nonsense(seats) if kind == "nonsense" else appraiser_for(game, seats, 0, bad if kind == "bad" else None)
        )
        found.append(luck_of(game, seats, 1000 + seed, LuckMeter(appraiser, seed)))
    for seat in range(seats):
        row = [luck[seat] for luck in found]
        mean = sum(row) / rounds
        error = sqrt(sum((number - mean) ** 2 for number in row) / (rounds - 1) / rounds)
        assert abs(mean) <= 3 * error + TINY
    assert any(any(luck) for luck in found) == any(line.seat == CHANCE for line in random_game(game, seats, 1).lines)


def test_luck_by_hand() -> None:
    """The first draw of Pearl Divers, worked out with the odds of the bag."""
    record = random_game(TOY, 2, 3)
    appraiser = appraiser_for(TOY, 2, 0)
    walk = Walk(TOY, record, appraiser, CHEAP, 1)
    start = walk.replay.state
    drawn = TOY.parse(record.lines[0].text)
    by_hand = []
    for move, count in enumerate(start.bag):  # type: ignore[attr-defined]
        after = start.copy()
        after.advance(CHANCE, move)
        by_hand.append((count, appraiser.appraise(after, 0)))
    whole = sum(count for count, _ in by_hand)
    expected = sum(count * values[0] for count, values in by_hand) / whole

    happened = walk.step()[0]

    assert happened.change[0] == pytest.approx(by_hand[drawn][1][0] - expected, abs=TINY)


def test_nobody_is_judged_between_the_rounds_of_santa_cruz() -> None:
    """Some have their new cards there, others not yet: rollouts go on to where all can be compared."""
    game = find("santa_cruz")
    record = random_game(game, 3, 4)
    appraiser = appraiser_for(game, 3, 16)
    replay, jumps, between = Replay(game, record), [], 0
    last = appraiser.appraise(replay.state, 1)
    while replay.played < len(record.lines):
        _, _, _, state = replay.next()
        if not state.actors():
            break
        value = appraiser.appraise(state, 1)
        if state.question.name in ("new_objective", "deal_sets", "choose_set", "discard"):
            between += 1
            assert not game.insight.quiet(state)
            jumps.append(max(abs(now - then) for now, then in zip(value[3:6], last[3:6], strict=True)))
            for seed in range(20):
                rolled = state.copy()
                appraiser.play(rolled, Rng(seed))
                assert not rolled.actors() or game.insight.quiet(rolled)
        last = value

    assert between > 6
    assert sum(jumps) / len(jumps) < 0.2


# --- decisions ------------------------------------------------------------------------------------


def test_the_policy_by_hand() -> None:
    """Two moves a hundredth apart: e to one."""
    good, bad = soft_choice([0.5 + TEMPERATURE, 0.5], TEMPERATURE)

    assert good / bad == pytest.approx(2.718281828, abs=1e-6)
    assert good + bad == pytest.approx(1.0)


def test_where_nothing_is_hidden_nothing_was_blind() -> None:
    found = analyse(find("santiago_de_cuba"), random_game(find("santiago_de_cuba"), 3, 4), BRIEF)

    assert not any(moment.hidden for moment in found.moments)
    assert all(set(moment.blind) == {0.0} for moment in found.moments)


def test_what_could_be_known_of_a_sealed_choice_does_not_depend_on_what_others_chose() -> None:
    game = find("santo_domingo")
    record = random_game(game, 2, 8)
    first, second = record.lines[0], record.lines[1]
    knew = set()
    for text in ("play captain admiral", "play trader beggar"):
        opening = Record(record.game, record.edition, 2, record.options)
        opening.add(first.seat, first.text)
        opening.add(second.seat, text)
        mine = Walk(game, opening, appraiser_for(game, 2, 2), BRIEF, 1).step()[0]
        knew.add(round(mine.change[0] - mine.blind[0], 9))
        assert mine.kind == "sealed"

    assert len(knew) == 1


def test_a_secret_of_others_makes_a_part_blind() -> None:
    found = analyse(find("santa_cruz"), random_game(find("santa_cruz"), 2, 4), BRIEF)
    decisions = [moment for moment in found.moments if moment.kind == "decision"]

    assert any(moment.hidden for moment in decisions)
    assert any(any(abs(number) > 1e-6 for number in moment.blind) for moment in decisions)


def test_a_forced_move_is_nobodys_merit() -> None:
    for moment in analyse(TOY, random_game(TOY, 3, 1), BRIEF).moments:
        if moment.kind == "forced":
            assert set(moment.change) == {0.0}
            assert not moment.counted


def test_accuracy_is_lichess_s_curve() -> None:
    assert scale(0.0) == pytest.approx(100.0, abs=0.01)
    assert scale(0.1) == pytest.approx(63.6, abs=0.1)
    assert scale(1.0) == 0.0
    assert all(scale(a / 100) > scale(b / 100) for a, b in itertools.pairwise(range(50)))


# --- the same everywhere --------------------------------------------------------------------------

PINNED = {
    "cuba": (4, "8d77e616f6cb59c5"),
    "santa_cruz": (4, "069e41969786e62a"),
    "santiago_de_cuba": (4, "30384c63c32e500f"),
    "santo_domingo": (4, "71cf15afa3b137e3"),
}
"""The version of the appraiser, and a digest of what it says of a game: whoever changes one changes both."""

SCRIPT = """
import sys
from antilles.analysis import analyse, encode
from antilles.kernel.record import parse_record
from antilles.games import find
from tests.analysis.games import BRIEF
record = parse_record(sys.stdin.read())
print(encode(analyse(find(record.game), record, BRIEF)))
"""


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_the_same_numbers_interpreted_and_compiled(game: Game) -> None:
    record = random_game(game, 2, 1)
    other = "0" if os.environ.get("ANTILLES_PURE") == "1" else "1"
    told = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input=print_record(record),
        env={**os.environ, "ANTILLES_PURE": other},
        capture_output=True,
        text=True,
        check=True,
    )

    found = analyse(game, record, BRIEF)
    assert json.loads(told.stdout) == json.loads(encode(found))
    assert (VERSION, digest_of(found)) == PINNED[game.name], (
        "the appraiser judges otherwise: raise VERSION in analysis/settings.py, run tools/calibrate.py and pin it anew"
    )


def digest_of(found: Analysis) -> str:
    """Of the numbers, without the last bits."""
    numbers = [
        [round(number, 6) for number in (*point.rewards, *point.chances, *point.points)] for point in found.course
    ]
    return sha256(json.dumps(numbers).encode()).hexdigest()[:16]


def test_the_tuning_of_bots_leaves_the_appraiser_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("santa_cruz")
    state = game.start(3)
    before = version_of(game, 3), appraiser_for(game, 3, 8).appraise(state, 1)

    other = Tuning({**game.tuning.search, "horizon": 9, "follow": 10}, dict.fromkeys(game.tuning.weights, 0.5))
    monkeypatch.setitem(game.__dict__, "tuning", other)

    assert (version_of(game, 3), appraiser_for(game, 3, 8).appraise(state, 1)) == before
