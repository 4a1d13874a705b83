"""The published ladders: do the levels of every game stand apart, at two seats and at a full table?

    python tools/ladders.py [GAME…]           play what is missing, then write docs/bots.md and docs/ladders
    python tools/ladders.py --write           only write what has been played

Each match is one ``antilles arena`` command, printed before it runs; what is done is kept in build/ladders, and a run
that was stopped goes on where it was. The section of a game of which nothing is kept stays as it stands on the page.
The numbers of games stand here, chosen beforehand: no match is ended because it looks good.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from antilles.arena.elo import rate
from antilles.arena.plot import ladder_svg
from antilles.arena.results import Result, read_result
from antilles.arena.summary import win_share
from antilles.bots.kinds import full_name
from antilles.bots.levels import LEVELS as ALL_LEVELS, Level
from antilles.games import games
from antilles.kernel.game import Game

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "ladders"
PICTURES = ROOT / "docs" / "ladders"
PAGE = ROOT / "docs" / "bots.md"
BEGIN = "<!-- ladders: written by tools/ladders.py -->\n"
END = "<!-- end of ladders -->\n"
PART = 10
"""The governor thinks for so small a part only: he takes a second a decision, and matches need many games."""
LEVELS = (f"governor/{PART}", "captain", "trader", "deckhand")
FILLING = ("greedy", "uniform")
STEPS = tuple(pairwise(LEVELS))
DUELS = (*STEPS, (LEVELS[0], "greedy"), ("greedy", "deckhand"))
SEED = 19
DUEL = 40
GOVERNORS_DUEL = 20
TABLE = 24
"""Games of a match between two, and at a full table; tables are made up to whole rotations."""


@dataclass(frozen=True)
class Match:
    """One tournament of the ladder."""

    game: Game
    seats: int
    bots: tuple[str, ...]
    count: int

    @property
    def file(self) -> Path:
        return KEPT / f"{self.game.name}-{self.seats}-{'-'.join(self.bots).replace('/', '_')}.jsonl"

    def command(self) -> list[str]:
        words = ["arena", self.game.name, "--bots", ",".join(self.bots), "--seats", str(self.seats)]
        return [*words, "--games", str(self.count), "--seed", str(SEED)]

    def results(self) -> list[Result]:
        if not self.file.exists():
            return []
        rows = self.file.read_text(encoding="utf-8").split("\n")[1:-1]
        return sorted((read_result(row) for row in rows), key=lambda result: result.number)


def duels(game: Game) -> list[Match]:
    return [Match(game, 2, pair, GOVERNORS_DUEL if pair[0] == LEVELS[0] else DUEL) for pair in DUELS]


def full_table(game: Game) -> Match:
    """Every level once, and others at the seats that are left."""
    seats = game.seats[-1]
    return Match(game, seats, (*LEVELS, *FILLING)[:seats], -(-TABLE // seats) * seats)


def play(match: Match, jobs: int) -> int:
    words = match.command()
    print("antilles", *words, flush=True)
    words += ["--jobs", str(jobs), "--out", str(match.file)]
    return subprocess.run(
        [sys.executable, "-m", "antilles.cli", *words], check=False, stdout=subprocess.DEVNULL
    ).returncode


# --- what came of it --------------------------------------------------------------------------------


def between(results: Iterable[Result], one: str, two: str) -> Iterator[Result]:
    """Of each game only how these two came in."""
    for result in results:
        seats = [result.bots.index(bot) for bot in (one, two)]
        yield replace(
            result,
            bots=(one, two),
            places=tuple(result.places[seat] for seat in seats),
            scores=tuple(result.scores[seat] for seat in seats),
        )


def gap_row(game: Game, results: Sequence[Result], one: str, two: str) -> str:
    """How often the first was ahead of the second, and the gap in Elo with its interval."""
    first, second = full_name(one, game), full_name(two, game)
    met = list(between(results, first, second))
    ahead = sum(1.0 if a < b else 0.5 if a == b else 0.0 for a, b in (result.places for result in met))
    best = rate(met)[0]
    assert best.step is not None and best.step_low is not None and best.step_high is not None
    low, high = best.step_low, best.step_high
    gap, low, high = (best.step, low, high) if best.bot == first else (-best.step, -high, -low)
    return f"| {first} over {second} | {len(met)} | {ahead / len(met):.0%} | {gap:+.0f} ({low:+.0f} … {high:+.0f}) |"


def section(game: Game) -> str:
    """Tables and picture of one game; nothing where nothing has been played."""
    rows = [heading(game)]
    played = [(match, match.results()) for match in duels(game)]
    all_duels = [result for match, results in played for result in results]
    table = full_table(game)
    at_table = table.results()
    if all_duels:
        name = f"{game.name}-2.svg"
        picture(PICTURES / name, f"{game.title}, two seats", renumbered(played))
        rows += [f"![{game.title}, two seats](ladders/{name})", "", "Two seats, each match by itself:", ""]
        rows += ["| match | games | ahead | Elo (95 %) |", "|---|--:|--:|--:|"]
        rows += [gap_row(game, results, *match.bots) for match, results in played if results]
        rows += [""]
    if at_table:
        rows += [f"{game.seats[-1]} seats, all levels at one table:", ""]
        rows += ["| at the same table | games | ahead | Elo (95 %) |", "|---|--:|--:|--:|"]
        rows += [gap_row(game, at_table, *pair) for pair in STEPS]
        rows += ["", games_won(table, at_table)]
    return "\n".join(rows) + "\n" if all_duels or at_table else ""


def heading(game: Game) -> str:
    return f"### {game.title}\n"


def standing_section(page: str, game: Game) -> str:
    """What the page has of a game; nothing where it has nothing."""
    tables = page.partition(BEGIN)[2].partition(END)[0]
    text = tables.partition(heading(game))[2].partition("\n### ")[0]
    return f"{heading(game)}{text.rstrip()}\n" if text else ""


def games_won(match: Match, results: Sequence[Result]) -> str:
    names = {bot: full_name(bot, match.game) for bot in match.bots}
    shares = [
        f"{bot} {sum(win_share(r.places, r.bots.index(name)) for r in results) / len(results):.0%}"
        for bot, name in names.items()
    ]
    return f"- Of {len(results)} games won: {', '.join(shares)}."


def renumbered(played: Sequence[tuple[Match, list[Result]]]) -> list[Result]:
    """The deals of all matches side by side."""
    return [
        replace(result, deal=1000 * index + result.deal)
        for index, (_, results) in enumerate(played)
        for result in results
    ]


def picture(path: Path, title: str, results: Sequence[Result]) -> None:
    note = f"Elo over {len(results)} games, 95 % intervals; mean of all bots 0"
    path.write_text(ladder_svg(title, note, rate(results)), encoding="utf-8")


def settings() -> str:
    """How the levels play each game."""
    rows = ["Iterations a decision, and of 100 moves those that do not come to mind:", ""]
    rows += [f"| | {' | '.join(level.name for level in reversed(ALL_LEVELS))} |", "|---|" + "--:|" * len(LEVELS)]
    by_name = {level.name: level for level in ALL_LEVELS}
    for game in games().values():
        cells = []
        for level in LEVELS:
            chosen = by_name[level.partition("/")[0]]
            usual, of_two = thought(game, chosen, game.seats[-1]), thought(game, chosen, 2)
            cells.append(usual if usual == of_two else f"{usual}; with two {of_two}")
        rows.append(f"| {game.title} | {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"


def thought(game: Game, level: Level, seats: int) -> str:
    """Iterations, and what is overlooked, at a table of so many."""
    missed = level.overlooks_in(game, seats=seats)
    return f"{level.budget_in(game, seats=seats).most(game):,}" + (f", {missed} %" if missed else "")


def write() -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.split(BEGIN)[0], page.split(END)[1]
    sections = [section(game) or standing_section(page, game) for game in games().values()]
    tables = "\n".join([settings(), *filter(None, sections)])
    PAGE.write_text(f"{before}{BEGIN}\n{tables}\n{END}{after}", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="names of games; otherwise all")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="play nothing")
    options = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    PICTURES.mkdir(parents=True, exist_ok=True)
    chosen = [game for name, game in games().items() if not options.games or name in options.games]
    matches = [match for game in chosen for match in duels(game)]
    matches += [full_table(game) for game in chosen]
    for match in [] if options.write else matches:
        code = play(match, options.jobs)
        if code:
            return code
    write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
