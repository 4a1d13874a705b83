"""A whole tournament, in this process or in several; stopped at any time, it keeps what is done."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from antilles.arena.entrants import Entrant
from antilles.arena.foreign import DEFAULT_SECONDS
from antilles.arena.results import Result
from antilles.arena.schedule import Pairing
from antilles.arena.table import play_table
from antilles.games import find

Report = Callable[[Result], None]


def play_by_name(
    game: str, entrants: Sequence[Entrant], pairing: Pairing, options: Mapping[str, str], seconds: float
) -> Result:
    """What a worker does: it gets names and numbers, and finds the game itself."""
    return play_table(find(game), entrants, pairing, options, seconds)


def play_tournament(
    game: str,
    entrants: Sequence[Entrant],
    pairings: Sequence[Pairing],
    options: Mapping[str, str],
    *,
    jobs: int = 1,
    seconds: float = DEFAULT_SECONDS,
    report: Report = lambda _: None,
) -> None:
    """Play the pairings and report each as it ends; KeyboardInterrupt leaves the reported ones whole."""
    if jobs == 1:
        for pairing in pairings:
            report(play_by_name(game, entrants, pairing, options, seconds))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=ignore_interrupts) as pool:
        try:
            tasks = ((game, entrants, pairing, options, seconds) for pairing in pairings)
            for result in spread(pool, tasks, 2 * jobs):
                report(result)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in list((pool._processes or {}).values()):  # noqa: SLF001
                worker.terminate()
            raise


def spread(
    pool: ProcessPoolExecutor,
    tasks: Iterator[tuple[str, Sequence[Entrant], Pairing, Mapping[str, str], float]],
    most: int,
) -> Iterator[Result]:
    """Results as they come, with at most ``most`` games handed out."""
    running: set[Future[Result]] = set()
    for task in tasks:
        running.add(pool.submit(play_by_name, *task))
        if len(running) >= most:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that reports; it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
