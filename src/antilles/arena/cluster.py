"""Tasks on a Ray cluster, whose machines have the same version of this package installed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

Done = TypeVar("Done")
PER_CORE = 2
"""Tasks handed out for each core of the cluster."""


class NoCluster(RuntimeError):
    """Ray is not installed, or there is no cluster at this address."""


def connect(address: str) -> Any:
    """Ray, connected; a connection that is there already is used."""
    if find_spec("ray") is None:
        raise NoCluster("ray")
    ray = import_module("ray")
    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoCluster(str(error)) from None
    return ray


def spread_on_cluster(
    work: Callable[..., Done], tasks: Iterable[tuple[Any, ...]], address: str
) -> Generator[Done, None, None]:
    """Results as they come; what is still running is cancelled if nobody listens any more."""
    ray = connect(address)
    remote = ray.remote(work)
    most = PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: list[Any] = []
    try:
        for task in tasks:
            running.append(remote.remote(*task))
            if len(running) >= most:
                done, running = ray.wait(running)
                yield from ray.get(done)
        while running:
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        for task in running:
            ray.cancel(task)
