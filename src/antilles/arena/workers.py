"""Many tasks at once: in this process, in several, or on a Ray cluster; results come as they are ready."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any, TypeVar

from antilles.arena.cluster import spread_on_cluster

Task = tuple[Any, ...]
Done = TypeVar("Done")


def spread(
    work: Callable[..., Done], tasks: Iterable[Task], jobs: int, cluster: str = ""
) -> Generator[Done, None, None]:
    """``work(*task)`` for every task, in no order. Whoever stops listening ends the workers.

    ``work`` is a function of a module; it and its tasks travel as names and plain values. ``cluster`` is the address of
    a Ray cluster, ``auto`` for the one this machine belongs to.
    """
    if cluster:
        yield from spread_on_cluster(work, tasks, cluster)
    elif jobs == 1:
        yield from (work(*task) for task in tasks)
    else:
        yield from spread_on_processes(work, tasks, jobs)


def spread_on_processes(work: Callable[..., Done], tasks: Iterable[Task], jobs: int) -> Generator[Done, None, None]:
    """At most two tasks a process are handed out."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=ignore_interrupts) as pool:
        try:
            running: set[Future[Done]] = set()
            for task in tasks:
                running.add(pool.submit(work, *task))
                if len(running) >= 2 * jobs:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in list((pool._processes or {}).values()):  # noqa: SLF001
                worker.terminate()
            raise


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that reports; it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
