"""The desk under faults: thousands of histories, and three broken desks that must be found out."""

import pytest

from antilles.games import games
from antilles.server.tables import desk
from antilles.server.tables.desk import Desk
from antilles.server.tables.effects import Draft, Effect, Push, Waiting
from antilles.server.tables.steps import Happening
from antilles.server.tables.verdicts import Verdict
from tests.server.world import Broken, World

SEEDS = 400
BLOCKS = 6


def history(seed: int, kind: type[Desk] = Desk, game: str = "santo_domingo", processes: int = 1) -> None:
    world = World(seed, kind, game, processes)
    try:
        world.run(steps=150)
    except Broken as broken:
        tail = "\n".join(world.history[-25:])
        raise Broken(f"seed {seed}: {broken}\n{tail}") from None


def histories(kind: type[Desk]) -> None:
    for seed in range(SEEDS):
        history(seed, kind)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(block: int) -> None:
    for seed in range(block * SEEDS, (block + 1) * SEEDS):
        history(seed, processes=1 + seed % 3)


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_keeps_the_promises(game: str) -> None:
    for seed in range(60):
        history(seed, game=game, processes=1 + seed % 2)


def test_the_histories_are_not_vacuous() -> None:
    told: list[str] = []
    for seed in range(200):
        world = World(seed, processes=2)
        world.run(steps=150)
        told += world.history

    for word in ("crash", "disk full", "durable", "Done", "Stale", "Failed"):
        assert sum(word in line for line in told) > 50, word


class TellsBeforeItIsDurable(Desk):
    def _begin(self, waiting: Waiting, draft: Draft) -> list[Effect]:
        return [Push(Happening(draft.entry, draft.steps)), *super()._begin(waiting, draft)]


class TakesStaleMoves(Desk):
    def stale(self, seat: int, asked: int) -> bool:
        return seat not in self.opened


class ForgetsRequests(Desk):
    def _already(self, waiting: Waiting) -> Verdict | None:
        return None


@pytest.mark.parametrize("kind", [TellsBeforeItIsDurable, TakesStaleMoves, ForgetsRequests])
def test_a_broken_desk_is_found_out(kind: type[Desk]) -> None:
    with pytest.raises(Broken):
        histories(kind)


def test_a_request_that_is_older_than_the_memory_is_still_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "REMEMBERED", 2)
    for seed in range(SEEDS):
        history(seed, processes=1 + seed % 2)
