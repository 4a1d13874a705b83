"""The typed result that command line, server and page share."""

from __future__ import annotations

import json

import pytest

from antilles.analysis import QUICK, Unfinished, analyse, decode, digest, encode
from antilles.analysis.analyse import Work
from antilles.bots.match import play_match
from antilles.bots.uniform import Uniform
from antilles.games import find
from antilles.kernel.record import Record, parse_record, print_record
from tests.analysis.games import BRIEF, CHEAP, random_game
from tests.toy.game import GAME


def a_record(seats: int = 3, seed: int = 1) -> Record:
    return play_match(GAME, [Uniform(seed + seat) for seat in range(seats)], {}, seed)


def test_json_has_what_the_issue_names_and_reads_back() -> None:
    record = a_record()
    found = analyse(GAME, record, BRIEF)
    raw = json.loads(encode(found))

    assert decode(encode(found)) == found
    assert raw["seats"] == 3
    assert len(raw["start"]) == len(raw["end"]) == len(raw["ledger"]) == len(raw["gifts"]) == 3
    for seat, account in enumerate(raw["ledger"]):
        parts = account["luck"] + account["skill"] + account["others"] + account["residual"]
        assert parts == pytest.approx(raw["end"][seat] - raw["start"][seat], abs=1e-9)
    for moment in raw["moments"]:
        wanted = {"line", "kind", "seat", "change", "better", "gain", "interval", "reasons"}
        assert wanted <= set(moment)
    assert [point["line"] for point in raw["course"]] == list(range(len(record.lines) + 1))


def test_the_same_record_depth_and_seed_give_the_same_numbers() -> None:
    assert encode(analyse(GAME, a_record(), BRIEF)) == encode(analyse(GAME, a_record(), BRIEF))
    assert encode(analyse(GAME, a_record(), BRIEF, seed=2)) != encode(analyse(GAME, a_record(), BRIEF))


def test_what_has_been_found_so_far_is_an_analysis_of_the_lines_looked_at() -> None:
    record = a_record()
    work = Work(GAME, record, BRIEF)
    whole = analyse(GAME, record, BRIEF)
    courses = []
    for _ in work.steps():
        part = decode(encode(work.so_far()))
        courses.append(len(part.course))
        assert part.course == whole.course[: len(part.course)]
        assert [moment.line for moment in part.moments] == [moment.line for moment in whole.moments][
            : len(part.moments)
        ]
        for seat, account in enumerate(part.ledger):
            parts = account.luck + account.skill + account.others + account.residual
            assert parts == pytest.approx(part.end[seat] - part.start[seat], abs=1e-9)

    assert courses[0] < courses[-1] == len(record.lines) + 1
    assert work.so_far() == whole


def test_the_band_around_expected_points_ends_with_the_game() -> None:
    game = find("santiago_de_cuba")
    record = random_game(game, 2, 5)
    course = analyse(game, record, CHEAP).course

    assert all(point.spread > 0.0 for point in course[:-1])
    assert course[-1].spread == 0.0
    assert course[0].spread > course[-2].spread


def test_a_game_that_is_not_over_has_no_ledger() -> None:
    record = a_record()
    record.lines.pop()

    with pytest.raises(Unfinished):
        analyse(GAME, record, QUICK)


def test_the_digest_is_of_what_was_played_whoever_played_it() -> None:
    record = a_record()
    renamed = parse_record(print_record(record))
    renamed.names = {0: "Ana"}
    renamed.lines[0].comment = "good"

    assert digest(renamed) == digest(record)
    assert digest(a_record(seed=2)) != digest(record)
