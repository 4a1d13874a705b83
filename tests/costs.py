"""What tests cost in processor time, their servers and browsers included: ``pytest -p tests.costs``.

On a busy machine the clock says little. The table at the end has seconds of the processor, then seconds of the clock,
for every folder, the dearest files and the dearest tests. What all tests of a folder share is counted with the first; a
test at whose end a browser is closed shows less, as its processes take their seconds with them.
"""

from __future__ import annotations

import os
import resource
import time
from collections import defaultdict
from collections.abc import Callable, Generator
from contextlib import suppress
from pathlib import Path

import pytest

TICK = os.sysconf("SC_CLK_TCK")
SHOWN = int(os.environ.get("ANTILLES_COSTS", "25"))
"""So many files, and so many tests."""
Cost = tuple[float, float]


def seconds_of(process: int) -> float:
    """A process's seconds, with those of its children that have ended; none, if it is gone."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICK


def children(process: int) -> list[int]:
    found: list[int] = []
    for path in Path(f"/proc/{process}/task").glob("[0-9]*/children"):
        with suppress(OSError):
            found += map(int, path.read_text(encoding="utf-8").split())
    return found


def spent() -> float:
    """Seconds of this process, of all that it has started, and of what those have started."""
    ours, found = children(os.getpid()), 0.0
    while ours:
        process = ours.pop()
        found += seconds_of(process)
        ours += children(process)
    own = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return found + sum(usage.ru_utime + usage.ru_stime for usage in own)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    item.stash[BEFORE] = (spent(), time.monotonic())
    return (yield)


BEFORE = pytest.StashKey[Cost]()
costs: dict[str, Cost] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "teardown":
        processor, clock = item.stash[BEFORE]
        report.user_properties.append(("cost", f"{max(0.0, spent() - processor)} {time.monotonic() - clock}"))
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    for name, value in report.user_properties:
        if name == "cost":
            processor, clock = str(value).split()
            costs[report.nodeid] = (float(processor), float(clock))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    def table(title: str, key: Callable[[str], str], most: int) -> None:
        sums: dict[str, Cost] = defaultdict(lambda: (0.0, 0.0))
        for test, (processor, clock) in costs.items():
            name = key(test)
            sums[name] = (sums[name][0] + processor, sums[name][1] + clock)
        terminalreporter.write_sep("=", f"processor and clock, seconds, by {title}")
        for name, (processor, clock) in sorted(sums.items(), key=lambda one: -one[1][0])[:most]:
            terminalreporter.write_line(f"{processor:8.2f} {clock:8.2f}  {name}")

    table("folder", lambda test: test.partition("::")[0].rpartition("/")[0], len(costs))
    table("file", lambda test: test.partition("::")[0], SHOWN)
    table("test", lambda test: test, SHOWN)
