"""Games of another shape than those installed: chance and hidden pieces, and turns of several moves."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.event import Event
from antilles.kernel.game import Game, Say
from antilles.kernel.move import Moves, MoveTable
from antilles.kernel.record import parse_record
from antilles.kernel.state import NOBODY, Belief, Refusal
from antilles.kernel.view import View
from tests.bots.puzzles import Puzzle
from tests.cli.conftest import Cli
from tests.toy.game import GAME as PEARLS


class Steps(Puzzle):
    """Each seat takes two steps in its turn; three turns each, and most steps to the right win."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[int] = []
        self.ask()

    def decider(self) -> int:
        return NOBODY if len(self.taken) == 12 else len(self.taken) // 2 % 2

    def choices(self, seat: int, moves: Moves) -> None:
        moves.add(0)
        moves.add(1)

    def play(self, seat: int, move: int) -> None:
        self.taken.append(move)

    def scores(self) -> list[int]:
        return [sum(move for index, move in enumerate(self.taken) if index // 2 % 2 == seat) for seat in (0, 1)]

    def ranking(self) -> list[int]:
        scores = self.scores()
        return [1 + (scores[1] > scores[0]), 1 + (scores[0] > scores[1])]

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return Refusal("", "refusal-not-asked")


@dataclass(frozen=True, slots=True, kw_only=True)
class StepsView(View):
    taken: tuple[int, ...]


class StepsBelief(Belief):
    """Everything lies open: the one state there is."""

    def __init__(self, view: StepsView) -> None:
        self.view = view

    def draw(self, rng: Rng) -> Steps:
        state = Steps()
        for move in self.view.taken:
            state.advance(state.actor(), move)
        return state


class StepsGame(Game[Steps, StepsView]):
    name = "steps"
    title = "Steps"
    edition = 1
    seats = range(2, 3)
    moves = MoveTable()
    package = "tests.cli"

    def begin(self, seats: int, options: Mapping[str, str]) -> Steps:
        return Steps()

    def belief(self, view: StepsView) -> Belief:
        return StepsBelief(view)

    def view(self, state: Steps, seat: int | None) -> StepsView:
        return StepsView(
            game="steps",
            edition=1,
            seats=2,
            options={},
            seat=seat,
            actors=tuple(state.actors()),
            phase="step",
            scores=tuple(state.scores()),
            places=(),
            taken=tuple(state.taken),
        )

    def tell(self, before: Steps, seat: int, move: int, after: Steps) -> list[Event]:
        return [Event(f"step-{self.text(move)}")]

    def draw(self, view: StepsView, names: Sequence[str], say: Say, width: int = 80) -> str:
        return f"[bold]{view.scores}[/]"


StepsGame.moves.block("left")
StepsGame.moves.block("right")


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "steps", StepsGame())
    monkeypatch.setitem(games(), "pearls", PEARLS)


def played(home: Path) -> list[str]:
    (file,) = (home / "state" / "antilles").glob("*.txt")
    return [f"{line.seat} {line.text}" for line in parse_record(file.read_text(encoding="utf-8")).lines]


def test_a_turn_of_two_moves_is_tried_out_and_taken_back_step_by_step(cli: Cli, home: Path) -> None:
    done = cli("play", "steps", "--players", "2", typed=["1", "undo", "2", "1", "undo", "2", "", "1"])

    assert played(home) == ["0 right", "0 right"]
    assert "left · left" not in done.out
    assert "right: gain 1 point · left\n" in done.out
    assert "right: gain 1 point · right: gain 1 point\n" in done.out


def test_what_is_only_tried_out_is_not_kept(cli: Cli, home: Path) -> None:
    cli("play", "steps", "--players", "2", typed=["1"])

    assert not (home / "state").exists()


def test_an_open_game_needs_no_hand_over(cli: Cli, home: Path) -> None:
    done = cli("play", "steps", "--players", "2", "--fast", typed=["2"] * 12)

    assert "the screen is yours" not in done.out
    assert "shared victory" in done.out
    assert len(played(home)) == 12


def test_a_game_without_words_of_its_own_shows_its_notation(cli: Cli) -> None:
    done = cli("--lang", "it", "play", "steps", "--players", "2", typed=["1"])

    assert " 1  left" in done.out


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_chance_and_hidden_pieces(cli: Cli, home: Path, language: str) -> None:
    done = cli("--lang", language, "play", "pearls", "--seats", "3", "--bots", "uniform", "--fast", typed=["1"] * 80)

    assert done.code == 0
    assert [line for line in played(home) if line.startswith("-1 ")]
    (file,) = (home / "state" / "antilles").glob("*.txt")
    assert cli("verify", str(file)).code == 0
    for arguments in ([], ["--all"], ["--seat", "0"]):
        assert cli("replay", str(file), *arguments).code == 0


def test_a_hidden_piece_is_seen_by_nobody_else_at_the_terminal(cli: Cli) -> None:
    done = cli("play", "pearls", "--seats", "2", "--players", "2", "--seed", "3", typed=["", "1", "", ""])

    assert done.out.count("the screen is yours") == 2
