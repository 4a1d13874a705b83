"""A whole tournament; stopped at any time, it keeps what is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing

from antilles.arena.contest import play_contest
from antilles.arena.entrants import Entrant
from antilles.arena.program_bot import DEFAULT_SECONDS
from antilles.arena.results import Result
from antilles.arena.schedule import Pairing
from antilles.arena.workers import spread
from antilles.games import find

Report = Callable[[Result], None]


def play_by_name(
    game: str, entrants: Sequence[Entrant], pairing: Pairing, options: Mapping[str, str], seconds: float
) -> Result:
    """What a worker does: it gets names and numbers, and finds the game itself."""
    return play_contest(find(game), entrants, pairing, options, seconds)


def play_tournament(
    game: str,
    entrants: Sequence[Entrant],
    pairings: Sequence[Pairing],
    options: Mapping[str, str],
    *,
    jobs: int = 1,
    cluster: str = "",
    seconds: float = DEFAULT_SECONDS,
    report: Report = lambda _: None,
) -> None:
    """Play the pairings and report each as it ends; KeyboardInterrupt leaves the reported ones whole."""
    tasks = ((game, entrants, pairing, options, seconds) for pairing in pairings)
    with closing(spread(play_by_name, tasks, jobs, cluster)) as results:
        for result in results:
            report(result)
