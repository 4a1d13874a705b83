"""This tree beside another commit of it: how many times as fast is it now?

    python bench/against.py COMMIT [GAME …]
    python bench/against.py . --box FOLDER      this tree beside itself, played by what an owner has corrected

The commit is unpacked into build/against and compiled there by its own tools/compile.py with this Python. Then one
process a tree waits for orders. Bursts of about ten milliseconds alternate between the two in random order, both doing
the same work, in processor time, and what counts is the median of the ratios of neighbouring bursts: whatever else the
machine does hits both alike. A tree beside itself gives 0.99 to 1.01; whole runs after one another spread by a quarter.

The second figure of a cell is the ratio of the quickest tenths. Over 1 means that this tree is faster.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from antilles.games import games

ROOT = Path(__file__).resolve().parents[1]
KINDS = ("decisions", "copies", "legal", "step", "search", "tuned")
WORDS = ("decisions", "copies", "legal lists", "checked steps", "search", "search as tuned")
SAMPLE_GAMES = 8
PROBE = 0.002  # seconds a probe must take before the length of a burst is reckoned from it
QUICKEST = 0.1


# --- one tree ---------------------------------------------------------------------------------------


def works(name: str, seats: int) -> dict[str, Callable[[int, int], int]]:
    """What is measured: each takes how often and a seed, and returns its units.

    Of the tree under test it knows only what both sides have had for long: modules that were renamed are left alone.
    """
    from antilles.bots.plan import Plan, plan_of
    from antilles.bots.search import Search
    from antilles.bots.thinker import MOST_EDGES
    from antilles.games import find
    from antilles.kernel.chance import Rng
    from antilles.kernel.measure import copy_states, list_moves, play_games, positions
    from antilles.kernel.step import legal_moves, step

    game = find(name)
    start = game.start(seats)
    states = [state for seed in range(SAMPLE_GAMES) for state in positions(start, Rng(seed))]
    checked = [(state, state.actor(), legal_moves(state, state.actor())[0]) for state in states]
    view = game.view(states[0], states[0].actor())

    def steps(count: int, _seed: int) -> int:
        for _ in range(count):
            for state, seat, move in checked:
                step(state, seat, move)
        return count * len(checked)

    def search(plan: Any) -> Callable[[int, int], int]:
        def think(count: int, seed: int) -> int:
            seat = view.seat
            assert seat is not None
            Search(game.belief(view), game.insight, seat, seats, plan, Rng(seed), MOST_EDGES).think(count)
            return count

        return think

    return {
        "decisions": lambda count, seed: play_games(start, count, Rng(seed)),
        "copies": lambda count, _seed: copy_states(states, count),
        "legal": lambda count, _seed: list_moves(states, count),
        "step": steps,
        "search": search(Plan(1.4, 0, 0, 1 << 40, True)),
        "tuned": search(plan_of(game.tuning.search)),
    }


def work() -> None:
    """Orders from the standard input, ``game seats`` and then ``kind count seed``; an answer in nanoseconds a unit."""
    known: dict[str, Callable[[int, int], int]] = {}
    for line in sys.stdin:
        first, second, *rest = line.split()
        if not rest:
            known = works(first, int(second))
            answer = 0.0
        else:
            before = time.process_time()  # of this process alone: what else runs does not count
            units = known[first](int(second), int(rest[0]))
            answer = (time.process_time() - before) / units * 1e9
        sys.stdout.write(f"{answer!r}\n")
        sys.stdout.flush()


class Worker:
    """A process that runs one tree."""

    def __init__(self, tree: Path, interpreted: bool, box: str = "") -> None:
        environment = os.environ | {"PYTHONPATH": str(tree / "src"), "ANTILLES_PURE": str(int(interpreted))}
        environment["ANTILLES_BOX"] = box
        command = [sys.executable, __file__, "--worker"]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, *words: object) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(" ".join(str(word) for word in words) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit("A worker has stopped: its message stands above.")
        return float(answer)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


# --- both trees -------------------------------------------------------------------------------------


def build(commit: str) -> Path:
    """The commit, unpacked and compiled; what is there already is taken. A dot is this tree."""
    if commit == ".":
        return ROOT
    sha = run("git", "rev-parse", "--verify", f"{commit}^{{commit}}").strip()
    tree = ROOT / "build" / "against" / sha[:12]
    if not (tree / "pyproject.toml").exists():
        tree.mkdir(parents=True, exist_ok=True)
        archive = subprocess.run(["git", "archive", sha], cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", str(tree)], input=archive, check=True)
    for folder in (tree, ROOT):
        subprocess.run([sys.executable, "tools/compile.py"], cwd=folder, check=True)
        if run(sys.executable, str(folder / "tools" / "compile.py"), "--state").strip() != "compiled":
            raise SystemExit(f"{folder} could not be compiled: build/*/compile.log there says why.")
    return tree


def run(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def burst(worker: Worker, kind: str, seconds: float) -> int:
    """How often, so that a burst takes about as long as wished."""
    count = 1
    while True:
        before = time.perf_counter()
        worker.ask(kind, count, 0)
        spent = time.perf_counter() - before
        if spent > min(seconds, PROBE):
            return max(1, round(count * seconds / spent))
        count *= 2


def compare(base: Worker, ours: Worker, kind: str, rounds: int, seconds: float) -> dict[str, float]:
    """Paired bursts of one kind of work: the same counts and seeds for both."""
    count = burst(base, kind, seconds)
    spent: dict[Worker, list[float]] = {base: [], ours: []}
    for seed in range(rounds):
        for worker in random.sample((base, ours), 2):
            spent[worker].append(worker.ask(kind, count, seed))
    low = {worker: sorted(times)[int(rounds * QUICKEST)] for worker, times in spent.items()}
    return {
        "base_ns": statistics.median(spent[base]),
        "ns": statistics.median(spent[ours]),
        "speed": statistics.median(old / new for old, new in zip(spent[base], spent[ours], strict=True)),
        "speed_of_quickest": low[base] / low[ours],
    }


def measure(tree: Path, options: argparse.Namespace) -> dict[str, dict[str, dict[str, float]]]:
    """All kinds of work of every game, reported game by game as a table."""
    table = sys.stderr if options.json else sys.stdout
    base, ours = Worker(tree, options.interpreted), Worker(ROOT, options.interpreted, options.box)
    found: dict[str, dict[str, dict[str, float]]] = {}
    print("| game | seats |", " | ".join(WORDS), "|\n|---|--:|" + "--:|" * len(KINDS), file=table, flush=True)
    for game in options.games:
        for worker in (base, ours):
            worker.ask(game, options.seats)
        found[game] = {}
        for kind in KINDS:
            found[game][kind] = compare(base, ours, kind, options.rounds, options.burst / 1000)
        cells = [f"{cell['speed']:.2f}/{cell['speed_of_quickest']:.2f}" for cell in found[game].values()]
        print(f"| {game} | {options.seats} |", " | ".join(cells), "|", file=table, flush=True)
    base.close()
    ours.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="This tree beside another commit, in paired bursts.")
    parser.add_argument("commit", help="what to compare with")
    parser.add_argument("games", nargs="*", default=list(games()), help="all that are installed, unless named")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=100, help="pairs of bursts")
    parser.add_argument("--burst", type=float, default=10.0, metavar="MS", help="of one measurement")
    parser.add_argument("--box", default="", metavar="FOLDER", help="this tree plays by the corrections that lie there")
    parser.add_argument("--interpreted", action="store_true", help="both sides without compiled modules")
    parser.add_argument("--least", type=float, default=0.0, help="fail where a median is below this")
    parser.add_argument("--json", action="store_true", help="all figures as JSON; the table goes to the standard error")
    options = parser.parse_args()
    found = measure(build(options.commit), options)
    if options.json:
        print(json.dumps(found, indent=2))
    slower = [f"{game} {kind}" for game in found for kind in KINDS if found[game][kind]["speed"] < options.least]
    if slower:
        print(f"Below {options.least}: {', '.join(slower)}", file=sys.stderr)
    return bool(slower)


if __name__ == "__main__":
    if sys.argv[1:] == ["--worker"]:
        work()
    else:
        sys.exit(main())
