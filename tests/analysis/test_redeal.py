"""Playing on from a position: what the seat was shown stays, what it was not shown is dealt again."""

from __future__ import annotations

from collections import Counter

import pytest

from antilles.analysis.redeal import cut, draw_on, redeal
from antilles.games import find, games
from antilles.kernel.chance import Rng
from antilles.kernel.record import Record, Replay, redact
from antilles.kernel.state import CHANCE
from tests.analysis.games import random_game


def texts(record: Record) -> list[tuple[int, str]]:
    return [(line.seat, line.text) for line in record.lines]


@pytest.mark.parametrize("part", [0.1, 0.4, 0.7, 0.95])
@pytest.mark.parametrize("name", list(games()))
def test_the_seat_cannot_tell_it_from_what_was(name: str, part: float) -> None:
    game = find(name)
    record = random_game(game, 3, 6)
    short = cut(game, record, int(part * len(record.lines)))
    before = Replay(game, short).to_end()
    for seat in range(3):
        other = redeal(game, short, seat, Rng(seat))
        after = Replay(game, other).to_end()

        assert texts(redact(game, other, seat)) == texts(redact(game, short, seat))
        assert game.view(after, seat) == game.view(before, seat)
        assert len(before.actors()) == len(after.actors())


def test_secrets_of_others_are_others_each_time() -> None:
    game = find("santa_cruz")
    short = cut(game, random_game(game, 3, 6), 100)
    secret = [number for number, line in enumerate(redact(game, short, 0).lines) if line.text.endswith("?")]
    dealt = [redeal(game, short, 0, Rng(seed)) for seed in range(20)]

    assert secret
    assert len({tuple(texts(other)) for other in dealt}) > 15
    for other in dealt:
        assert [line.text for number, line in enumerate(other.lines) if number not in secret] == [
            line.text for number, line in enumerate(short.lines) if number not in secret
        ]


def test_every_deal_is_as_likely_as_in_the_belief() -> None:
    """The first objective of another seat, before anything of it was shown: each that the seat does not hold."""
    game = find("santa_cruz")
    record = random_game(game, 2, 6)
    first = next(index for index, line in enumerate(record.lines) if line.seat >= 0)
    short = cut(game, record, first)
    seen = redact(game, short, 0).lines
    place = next(number for number, line in enumerate(seen) if line.text.endswith("?"))
    rounds = 600
    found = Counter(redeal(game, short, 0, Rng(seed)).lines[place].text for seed in range(rounds))
    verb = short.lines[place].text.split()[0]
    own = {line.text for line in seen if line.seat == CHANCE and line.text.split()[0] == verb and "?" not in line.text}
    even = rounds / len(found)

    assert not own & set(found)
    assert len(found) >= 10
    assert sum((count - even) ** 2 / even for count in found.values()) < 3 * len(found)


def test_choices_that_lie_face_down_are_made_again() -> None:
    game = find("santo_domingo")
    record = random_game(game, 3, 2)

    assert len(cut(game, record, 1).lines) == 0
    assert len(cut(game, record, 2).lines) == 0
    assert len(cut(game, record, 3).lines) == 3


def test_draws_that_are_due_are_new_ones() -> None:
    game = find("santiago_de_cuba")
    record = random_game(game, 3, 2)
    due = next(index for index, line in enumerate(record.lines) if index and line.seat == CHANCE)
    drawn = set()
    for seed in range(30):
        short = cut(game, record, due)
        assert draw_on(game, short, Rng(seed)).actors() != [CHANCE]
        assert texts(short)[:due] == texts(record)[:due]
        drawn.add(short.lines[due].text)

    assert len(drawn) > 1
