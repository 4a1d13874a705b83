"""Many tasks at once: in this process, in several, or on a Ray cluster; results come as they are ready."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any, ParamSpec, TypeVar

from antilles.arena.cluster import spread_on_cluster

Task = tuple[Any, ...]
Done = TypeVar("Done")
Asked = ParamSpec("Asked")


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
    with Workers(jobs) as pool:
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


class Workers(ProcessPoolExecutor):
    """Processes that Ctrl-C does not reach, not even while they begin: whoever reports hears it, and ends them."""

    def __init__(self, count: int) -> None:
        super().__init__(count, mp_context=get_context("spawn"))

    def submit(self, work: Callable[Asked, Done], /, *task: Asked.args, **named: Asked.kwargs) -> Future[Done]:
        """What begins here inherits that the signal is held back; this process hears it right after."""
        held = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(work, *task, **named)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, held)
