"""Who was shown what, told from the toy game's secret draws and sealed choices."""

from __future__ import annotations

from pathlib import Path

import antilles
from antilles.kernel.state import CHANCE, EVERYBODY
from antilles.kernel.witness import Shown, Witness
from antilles.testing import play
from tests.toy.game import GAME

MOVES = ((CHANCE, "pearl black"), (CHANCE, "pearl white"), (1, "keep"), (0, "sell"), (0, "pass"))


def watch(moves: tuple[tuple[int, str], ...]) -> tuple[Witness, list[list[Shown]]]:
    witness, state = Witness(), GAME.start(2)
    told = []
    for seat, text in moves:
        told.append(witness.see(state, seat, GAME.parse(text)))
        state = play(GAME, state, f"{'*' if seat == CHANCE else seat} {text}")
    return witness, told


def test_a_secret_draw_is_shown_to_its_seat_and_its_shadow_to_the_others() -> None:
    _, told = watch(MOVES[:2])

    assert [[shown.text(GAME, viewer) for viewer in (0, 1, None)] for shown in (told[0][0], told[1][0])] == [
        ["pearl black", "pearl ?", "pearl ?"],
        ["pearl ?", "pearl white", "pearl ?"],
    ]


def test_sealed_choices_wait_for_the_last_one_and_keep_their_order() -> None:
    witness, told = watch(MOVES[:3])
    assert told[2] == []
    assert [(shown.index, shown.seat) for shown in witness.sealed] == [(2, 1)]

    witness, told = watch(MOVES)
    assert [(shown.index, shown.seat, shown.mask) for shown in told[3]] == [(2, 1, EVERYBODY), (3, 0, EVERYBODY)]
    assert all(shown.known_to(viewer) for shown in told[3] for viewer in (0, 1, None))
    assert witness.sealed == []
    assert [shown.index for shown in told[4]] == [4]


HOME = Path(antilles.__file__).parent
OWN_READERS = {
    "kernel/witness.py",
    *("testing/behaviour.py", "testing/knowledge.py", "testing/records.py", "testing/views.py"),
}
"""The witness, and the checks that hold it to the questions."""


def test_nobody_else_reads_when_sealed_choices_open() -> None:
    """A search asks in its hot loop, of states that it has drawn itself."""
    readers = {
        str(path.relative_to(HOME))
        for path in HOME.rglob("*.py")
        if path.parent.name != "bots" and "opens()" in path.read_text(encoding="utf-8")
    }

    assert readers == OWN_READERS
