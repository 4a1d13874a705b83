"""Several processes under faults: thousands of histories in virtual time; four broken servers are found out."""

from __future__ import annotations

import os

import pytest

from antilles.server.bus import News
from antilles.server.cluster.lease_book import MARGIN, LeaseBook
from antilles.server.tables.registry import Hall
from tests.server.cluster_world import GIVE_UP, Broken, Database, World

HISTORIES = int(os.environ.get("ANTILLES_HISTORIES", "240"))
"""Per run; a release takes thousands."""
BLOCKS = 4


def history(seed: int, kind: type[World] = World) -> World:
    world = kind(seed, processes=2 + seed % 3)
    try:
        world.run()
    except Broken as broken:
        tail = "\n".join(world.history[-40:])
        raise Broken(f"seed {seed}: {broken}\n{tail}") from None
    return world


def histories(kind: type[World]) -> None:
    for seed in range(200):
        history(seed, kind)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_the_promises_hold_in_a_cluster(block: int) -> None:
    told: list[str] = []
    moves = 0
    for seed in range(block * HISTORIES // BLOCKS, (block + 1) * HISTORIES // BLOCKS):
        world = history(seed)
        told += world.history
        moves += len(world.acked)
    for word in ("dies", "stops for", "cut off from database", "cut off from peers", "stalls", "somebody says",
                 "takes over from process", "does not own it any more", "answered Done",
                 "answered Stale", "answered Failed"):  # fmt: skip
        assert any(word in line for line in told), f"{word} never happened"
    assert moves > 5 * HISTORIES / BLOCKS


def test_one_seed_is_one_history() -> None:
    assert history(7).history == history(7).history


class CountsFromTheAnswer(LeaseBook):
    """Believes in its lease from when the answer came, not from when it asked."""

    def renewed(self, asked: float, in_time: bool, epoch: int) -> None:
        super().renewed(asked + GIVE_UP + MARGIN, in_time, epoch)  # the latest moment at which an answer counts


class ForgetsThatItWasAway(LeaseBook):
    """Keeps its tables although its lease lapsed in between."""

    def lapse(self) -> None:
        self.epoch += 1


class BelievesNews(Hall):
    """Takes the version in the news for the truth, without reading the log."""

    def _hear(self, news: News) -> None:
        for table, version in news.tables.items():
            live = self.lives.get(table)
            if live is not None and version == live.desk.version + 1 and live.desk.idle:
                live.desk.version = version
        super()._hear(news)


class NoKey(Database):
    """A log that takes any version."""

    has_key = False


class WithCountsFromTheAnswer(World):
    book = CountsFromTheAnswer


class WithForgetsThatItWasAway(World):
    book = ForgetsThatItWasAway


class WithBelievesNews(World):
    hall = BelievesNews


class WithNoKey(World):
    database_kind = NoKey


@pytest.mark.parametrize("kind", [WithCountsFromTheAnswer, WithForgetsThatItWasAway, WithBelievesNews, WithNoKey])
def test_a_broken_cluster_is_found_out(kind: type[World]) -> None:
    with pytest.raises(Broken):
        histories(kind)
