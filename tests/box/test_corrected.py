"""A wholly corrected copy of each game: complete, playable in both modes, and everything follows it."""

import subprocess
import sys
from pathlib import Path

import pytest

from antilles.box.checking import check, faults_of, uncertain_of
from antilles.box.files import Correction, read_file, write_file
from antilles.games import find, own_names, with_data
from antilles.kernel.record import parse_record, print_record, verify
from antilles.locale import Words
from antilles.testing import Case, records, setups
from tests.box.make import HERE, corrected
from tests.box.turned import turned
from tests.selection import COMPLETE

ROOT = Path(__file__).parents[2]
FURTHER = [(game, number) for game in own_names() for number in range(len(turned(game)))]


@pytest.mark.parametrize("game", own_names())
def test_every_value_is_another_one_in_some_copy(game: str) -> None:
    """Those that must match, as terrains and islands of sites, change in further copies."""
    left = {value.name for value in uncertain_of(game, {})}
    for values in (read_file(HERE / f"{game}.toml", game).values, *turned(game)):
        check(Correction(game, values))
        asked = uncertain_of(game, values)
        left -= {value.name for value in asked if values.get(value.name, value.assumed) != value.assumed}
    assert left == set()


@pytest.mark.parametrize("game", ["santo_domingo", "santiago_de_cuba", "cuba"])
def test_the_copies_are_as_their_maker_makes_them(game: str) -> None:
    assert read_file(HERE / f"{game}.toml", game).values == corrected(game)


@pytest.mark.parametrize("game", own_names())
def test_a_corrected_copy_keeps_every_promise_in_both_modes(game: str, modes: dict[str, dict[str, str]]) -> None:
    digest = read_file(HERE / f"{game}.toml", game).digest
    for mode, environment in modes.items():
        assert conformance(game, HERE, environment) == [mode, digest]


@pytest.mark.parametrize(("game", "number"), FURTHER if COMPLETE else [one for one in FURTHER if one[1] == 0])
def test_further_copies_keep_every_promise(
    game: str, number: int, modes: dict[str, dict[str, str]], tmp_path: Path
) -> None:
    correction = Correction(game, turned(game)[number])
    write_file(tmp_path / f"{game}.toml", correction)
    for mode, environment in modes.items() if COMPLETE else list(modes.items())[:1]:
        assert conformance(game, tmp_path, environment) == [mode, correction.digest]


def conformance(game: str, box: Path, environment: dict[str, str]) -> list[str]:
    """The mode and the data by which everything held, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.box.conformance", game, "1"],
        cwd=ROOT,
        env=environment | {"ANTILLES_BOX": str(box)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.split()


@pytest.mark.parametrize("game", own_names())
def test_a_copy_beside_the_game_of_this_process_plays_whole_games(game: str) -> None:
    correction = read_file(HERE / f"{game}.toml", game)
    copy = with_data(game, correction.values)
    case = Case(copy, next(iter(setups(copy))))

    assert copy is not find(game)
    assert (find(game).data_digest, copy.data_digest) == ("", correction.digest)
    assert with_data(game, correction.values) is copy, "it is loaded once"
    for promise in records.CHECKS:
        promise(case)


def test_words_of_laws_and_ships_say_what_is_printed() -> None:
    copy = with_data("cuba", {"law_i_1.n": 7, "ship_e2": {"rum": 5, "expansion": True}})
    before = [Words(language, find("cuba")).say("law-name", law="I-1") for language in ("en", "fr", "it")]
    after = [Words(language, copy).say("law-name", law="I-1") for language in ("en", "fr", "it")]

    assert before == ["Tax of 1 peso", "Taxe de 1 peso", "Tassa di 1 peso"]
    assert after == ["Tax of 7 pesos", "Taxe de 7 pesos", "Tassa di 7 pesos"]
    assert Words("en", copy).say("law-name", law="I-2") == "Tax of 3 pesos"
    assert (Words("en", find("cuba")).say("ship-name", ship="E2"), Words("en", copy).say("ship-name", ship="E2")) == (
        "Citrus freighter",
        "Ship E2",
    )


def test_a_statement_says_what_was_corrected() -> None:
    game = find("santo_domingo")
    copy = with_data("santo_domingo", {"exchange_winter": ["4:1"] * 16})
    rules = {rule.id: rule for rule in game.statements()}

    assert Words("en").statement(game, rules["SD-102"]) == rules["SD-102"].text("en")
    assert "exchange_winter = 4:1*16" in Words("en").statement(copy, rules["SD-102"])
    assert "exchange_winter = 4:1*16" in Words("fr").statement(copy, rules["SD-102"])
    assert Words("en").statement(copy, rules["SD-101"]) == rules["SD-101"].text("en")
    assert [datum.provenance for name, datum in copy.data().items() if name == "exchange_winter"] == ["owner"]


def test_the_board_of_santa_cruz_follows() -> None:
    values = {"road_C01_C02": False, "site_C01.x": 300, "tile_TC02.points": 4, "bird_tokens": {"1": 10, "2": 7, "3": 5}}
    assert faults_of("santa_cruz", values) == []
    board = with_data("santa_cruz", values).board  # type: ignore[attr-defined]
    ours = find("santa_cruz").board  # type: ignore[attr-defined]
    place = ours.sites.index("C02")

    assert (ours.roads[0] >> place & 1, board.roads[0] >> place & 1) == (1, 0)
    assert (ours.tile_points[1], board.tile_points[1]) == (-1, 4)
    assert list(board.bird_tokens) == [10, 7, 5]


@pytest.mark.parametrize("game", own_names())
def test_records_of_the_package_stay_as_they_are(game: str) -> None:
    record = Path(__file__).parents[1] / "games" / game / "records"
    file = min(record.glob("*.txt"))
    parsed = parse_record(file.read_text(encoding="utf-8"))
    copy = with_data(game, {}, settle=True)

    assert parsed.data == ""
    assert "data:" not in print_record(parsed)
    verify(copy, parsed)
