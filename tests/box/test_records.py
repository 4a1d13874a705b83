"""Records say by which data they were made, and are replayed with those or refused with what differs."""

from pathlib import Path

import pytest

from antilles.box.files import Correction, write_file
from antilles.box.records import game_for
from antilles.games import find, with_data
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.record import Record, RecordError, Replay, new_record, parse_record, print_record, verify
from antilles.kernel.state import CHANCE
from antilles.kernel.step import legal_moves, step

VALUES = {"exchange_winter": ["4:1"] * 15 + ["2:1"]}


def played(game: Game, embed: bool = False) -> Record:
    """A whole game by chance."""
    record = new_record(game, 2, {"board": "winter"})
    record.of_data(game, embed)
    state, rng = game.start(2, {"board": "winter"}), Rng(5)
    while state.actors():
        seat = state.actors()[0]
        moves = legal_moves(state, seat)
        move = moves[rng.below(len(moves))]
        record.add(seat, game.text(move))
        after = step(state, seat, move)
        assert not hasattr(after, "statement")
        state = after
    record.finish(state)
    assert CHANCE not in state.actors()
    return record


def test_a_record_says_by_which_data_and_comes_back_from_its_text() -> None:
    game = with_data("santo_domingo", VALUES)
    for embed in (False, True):
        record = parse_record(print_record(played(game, embed)))
        assert record.data == game.data_digest
        assert record.corrected == ["exchange_winter"]
        assert record.values == (VALUES if embed else {})
        assert print_record(parse_record(print_record(record))) == print_record(record)
        verify(game, record)


def test_a_record_is_replayed_with_the_data_it_holds() -> None:
    record = parse_record(print_record(played(with_data("santo_domingo", VALUES), embed=True)))

    assert game_for(record) is with_data("santo_domingo", VALUES)
    verify(game_for(record), record)


def test_other_data_are_refused_with_the_values_that_differ(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = parse_record(print_record(played(with_data("santo_domingo", VALUES))))
    with pytest.raises(RecordError) as caught:
        game_for(record)
    assert (caught.value.key, caught.value.line) == ("record-data", record.rows["data"])
    assert caught.value.facts["values"] == "exchange_winter"
    with pytest.raises(RecordError) as caught:
        Replay(find("santo_domingo"), record)
    assert (caught.value.key, caught.value.facts["values"]) == ("record-data", "exchange_winter")
    with pytest.raises(RecordError):
        game_for(record, Correction("santo_domingo", {"exchange_winter": ["4:1"] * 16}))

    assert game_for(record, Correction("santo_domingo", VALUES)).data_digest == record.data
    monkeypatch.setenv("ANTILLES_BOX", str(tmp_path))
    write_file(tmp_path / "santo_domingo.toml", Correction("santo_domingo", VALUES))
    write_file(tmp_path / "santo_domingo.toml", Correction("santo_domingo"))
    assert game_for(record).data_digest == record.data, "the house had these data once"


def test_a_record_of_the_package_is_replayed_with_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = parse_record(print_record(played(find("santo_domingo"))))
    monkeypatch.setenv("ANTILLES_BOX", str(tmp_path))
    write_file(tmp_path / "santo_domingo.toml", Correction("santo_domingo", VALUES))

    assert game_for(record).data_digest == ""


HEAD = "game: santo_domingo\nedition: 1\nseats: 2\n"


@pytest.mark.parametrize(
    ("header", "line", "key"),
    [
        ("data: xyz", 4, "record-data-digest"),
        ("data:", 4, "record-data-digest"),
        ('data: 0123456789abcdef\ndata exchange_winter: ["4:1"]', 4, "record-data-digest"),
        ('data exchange_winter: ["4:1"]', 1, "record-data-digest"),
        ("data: 0123456789abcdef\ndata exchange_winter: [", 5, "record-data-value"),
        ("data: 0123456789abcdef\ndata exchange winter: 3", 5, "record-header-unknown"),
    ],
)
def test_headers_that_do_not_hold_are_refused(header: str, line: int, key: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(f"{HEAD}{header}\n\n")
    assert (caught.value.line, caught.value.key) == (line, key)


def test_values_that_cannot_be_played_with_are_refused() -> None:
    record = new_record(find("santo_domingo"), 2)
    record.values = {"exchange_winter": ["4:1"]}
    record.data = Correction("santo_domingo", record.values).digest
    with pytest.raises(RecordError) as caught:
        game_for(parse_record(print_record(record)))
    assert caught.value.key == "box-fault-exactly"
