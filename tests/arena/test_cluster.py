"""Tournaments and data on a Ray cluster are the same, game by game, as without one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray
from ray.cluster_utils import Cluster

from antilles.cli import main

pytestmark = pytest.mark.filterwarnings("ignore")
"""Ray leaves sockets and files to the collector."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A node of one core on this machine, which ``auto`` finds; its address."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        node = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        patch.setenv("RAY_ADDRESS", node.address)
        try:
            yield node.address
        finally:
            ray.shutdown()
            node.shutdown()  # type: ignore[no-untyped-call]


def lines(path: Path) -> list[object]:
    """What a file of results or games holds, in the order of the games."""
    settings, *games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [settings, *sorted(games, key=lambda game: int(game["number"]))]


@pytest.mark.parametrize(
    ("command", "bots"), [("sim", "uniform,greedy --observations"), ("arena", "uniform,greedy")], ids=["sim", "arena"]
)
def test_a_cluster_plays_the_same_games(command: str, bots: str, cluster: str, tmp_path: Path) -> None:
    def play(name: str, *where: str) -> Path:
        path = tmp_path / f"{name}.jsonl"
        arguments = f"{command} santo_domingo --bots {bots} --games 4 --seed 3"
        assert main([*arguments.split(), "--out", str(path), *where]) == 0
        return path

    alone = lines(play("alone"))

    assert not ray.is_initialized() or command == "arena"
    assert lines(play("auto", "--cluster", "auto")) == alone
    assert ray.is_initialized()
    assert ray.get_runtime_context().gcs_address == cluster
    assert len(alone) == 1 + 4
