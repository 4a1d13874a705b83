"""Our engine beside two others, in one run on one core: random play, decisions per second.

OpenSpiel: four-player goofspiel with 13 cards, in C++. The timed work is one ``step`` of its ``MCTSBot``, which needs
the turn-based form of the game. With ``max_simulations=2`` it evaluates two positions, the root and one move later,
each by ``n_rollouts`` random games played to the end, so that nearly all of the time is spent in rollouts.

    A whole game has 12 tricks of 4 bids (the 13th is forced and played by the game itself) and 12 drawn prizes.
    The root is the position after the first prize: 48 bids and 11 draws remain, and one move later 47 and 11.
    decisions a second = n_rollouts * (48 + 47) / seconds
    moves a second     = n_rollouts * (48 + 47 + 11 + 11) / seconds

These numbers are counted on a random game here, not written down.

Catanatron: whole games of four ``RandomPlayer``. A roll of the dice is a decision of a seat there, and a turn with one
possible move counts too, as it does in our figures.

Search: OpenSpiel's ``MCTSBot`` on the same goofspiel, one random rollout to the end a simulation, beside the
iterations of ``antilles bench --search --json`` with uniform rollouts to the end. Simulations a second, tree included.

Ours is what ``antilles bench --json`` says. Rounds alternate between the engines and each engine keeps its best round,
because whatever else a machine does only ever slows a round down. Ratios compare our decisions with the greater of
the peer's two figures.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from typing import Any

GOOFSPIEL = "turn_based_simultaneous_game(game=goofspiel(players=4,num_cards=13))"


@dataclass
class Row:
    """One engine's best round."""

    engine: str
    game: str
    seats: int
    mode: str
    decisions_per_second: float
    moves_per_second: float
    ratio: float | None = None  # to OpenSpiel

    @property
    def key(self) -> tuple[str, str, int, str]:
        return self.engine, self.game, self.seats, self.mode


def open_spiel(seconds: float) -> list[Row]:
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed here: make bench installs it.", file=sys.stderr)
        return []
    game = pyspiel.load_game(GOOFSPIEL)
    root = game.new_initial_state()
    root.apply_action(random.choice([outcome for outcome, _ in root.chance_outcomes()]))
    child = root.child(random.choice(root.legal_actions()))
    counts = [count_moves(root.clone()), count_moves(child)]
    decisions = sum(bids for bids, _ in counts)
    draws = sum(prizes for _, prizes in counts)

    def step(rollouts: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, random.randrange(1 << 30))
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 1000, False, random.randrange(1 << 30), False)
        start = time.perf_counter()
        bot.step(root)
        return time.perf_counter() - start

    rollouts = max(1000, int(2000 * seconds / step(2000)))
    rate = rollouts / step(rollouts)
    return [Row("OpenSpiel (C++)", "goofspiel", 4, "compiled", rate * decisions, rate * (decisions + draws))]


def search_peer(seconds: float) -> float:
    """Simulations a second of OpenSpiel's MCTSBot from the first decision of goofspiel; 0 without OpenSpiel."""
    try:
        import pyspiel
    except ImportError:
        return 0.0
    game = pyspiel.load_game(GOOFSPIEL)
    root = game.new_initial_state()
    root.apply_action(random.choice([outcome for outcome, _ in root.chance_outcomes()]))

    def step(simulations: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, random.randrange(1 << 30))
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1000, False, random.randrange(1 << 30), False)
        start = time.perf_counter()
        bot.step(root)
        return time.perf_counter() - start

    simulations = max(1000, int(2000 * seconds / step(2000)))
    return simulations / step(simulations)


def search_ours(command: str, seconds: float) -> dict[tuple[str, int], float]:
    """Iterations a second of our search by game and seats, compiled."""
    if shutil.which(command) is None:
        return {}
    bench = [command, "bench", "--search", "--json", "--mode", "compiled", "--seconds", str(seconds)]
    done = subprocess.run(bench, capture_output=True, text=True, check=False)
    try:
        rows = json.loads(done.stdout)
    except json.JSONDecodeError:
        return {}
    return {(row["game"], row["seats"]): row["iterations_per_second"] for row in rows}


def measure_search(command: str, seconds: float, rounds: int) -> dict[str, Any]:
    """The best round of each, in turn, and the ratio of each of our games to goofspiel."""
    peer = 0.0
    ours: dict[tuple[str, int], float] = {}
    for _ in range(rounds):
        peer = max(peer, search_peer(seconds))
        for key, rate in search_ours(command, seconds).items():
            ours[key] = max(rate, ours.get(key, 0.0))
    return {
        "open_spiel_goofspiel_4": round(peer),
        "antilles": [
            {"game": game, "seats": seats, "iterations_per_second": round(rate), "ratio": rate / peer if peer else None}
            for (game, seats), rate in ours.items()
        ],
    }


def search_table(found: dict[str, Any]) -> str:
    lines = ["| search | game | seats | simulations/s | to OpenSpiel |", "|---|---|--:|--:|--:|"]
    lines.append(f"| OpenSpiel MCTSBot (C++) | goofspiel | 4 | {found['open_spiel_goofspiel_4']:,} | 1 |")
    for row in found["antilles"]:
        ratio = "" if row["ratio"] is None else f"{row['ratio']:.3g}"
        lines.append(f"| Antilles | {row['game']} | {row['seats']} | {row['iterations_per_second']:,} | {ratio} |")
    return "\n".join(lines)


def count_moves(state: Any) -> tuple[int, int]:
    """Play to the end; decisions of seats and of chance."""
    decisions = draws = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draws += 1
            state.apply_action(random.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            decisions += 1
            state.apply_action(random.choice(state.legal_actions()))
    return decisions, draws


def catanatron(seconds: float) -> list[Row]:
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        print("Catanatron is not installed here: make bench installs it.", file=sys.stderr)
        return []
    decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        decisions += len(game.state.actions)
    return [Row("Catanatron", "catan", 4, "interpreted", decisions / spent, decisions / spent)]


def antilles(command: str, seconds: float) -> list[Row]:
    if shutil.which(command) is None:
        print(f"{command} is not there, so our own figures are missing: make build makes it.", file=sys.stderr)
        return []
    bench = [command, "bench", "--json", "--seconds", str(seconds)]
    done = subprocess.run(bench, capture_output=True, text=True, check=False)
    try:
        rows = json.loads(done.stdout)
    except json.JSONDecodeError:
        print(f"`{' '.join(bench)}` gave no figures: {done.stderr.strip()[-300:]}", file=sys.stderr)
        return []
    return [
        Row(
            "Antilles", row["game"], row["seats"], row["mode"], row["decisions_per_second"], row["decisions_per_second"]
        )
        for row in rows
    ]


def measure(command: str, seconds: float, rounds: int) -> list[Row]:
    """The best round of each engine, with ratios to OpenSpiel."""
    best: dict[tuple[str, str, int, str], Row] = {}
    for _ in range(rounds):
        for row in [*open_spiel(seconds), *antilles(command, seconds), *catanatron(seconds)]:
            if row.key not in best or row.moves_per_second > best[row.key].moves_per_second:
                best[row.key] = row
    rows = list(best.values())
    peer = next((row.moves_per_second for row in rows if row.engine.startswith("OpenSpiel")), None)
    for row in rows:
        row.ratio = row.moves_per_second / peer if peer else None
    return rows


def table(rows: list[Row]) -> str:
    lines = [
        "| engine | game | seats | mode | decisions/s | with chance/s | to OpenSpiel |",
        "|---|---|--:|---|--:|--:|--:|",
    ]
    for row in rows:
        ratio = "" if row.ratio is None else f"{row.ratio:.3g}"
        rates = f"{row.decisions_per_second:,.0f} | {row.moves_per_second:,.0f}"
        lines.append(f"| {row.engine} | {row.game} | {row.seats} | {row.mode} | {rates} | {ratio} |")
    return "\n".join(lines)


def pin() -> None:
    """Keep this process and its children on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    parser = argparse.ArgumentParser(description="Our engine beside OpenSpiel and Catanatron, on one core.")
    parser.add_argument("--antilles", default=".venv/bin/antilles", help="our command")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--search", action="store_true", help="measure tree search in place of random play")
    parser.add_argument("--json", action="store_true", help="print JSON in place of the table")
    options = parser.parse_args()
    pin()
    if options.search:
        found = measure_search(options.antilles, options.seconds, options.rounds)
        print(json.dumps(found, indent=2) if options.json else search_table(found))
        return
    rows = measure(options.antilles, options.seconds, options.rounds)
    print(json.dumps([asdict(row) for row in rows], indent=2) if options.json else table(rows))


if __name__ == "__main__":
    main()
