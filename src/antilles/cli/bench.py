"""``antilles bench``: how fast the rules are, on one core, compiled and interpreted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from rich import box
from rich.table import Table as Grid

from antilles import mode as own_mode
from antilles.cli.arguments import Argument, Option
from antilles.cli.bench_rules import Row, measure, measure_elsewhere
from antilles.cli.bench_search import measure_search
from antilles.cli.rules import every_game
from antilles.cli.terminal import Failure, Terminal, game_called, setup_failure
from antilles.games import games as installed_games
from antilles.kernel.game import Game, SetupError

USUAL_SEATS = 4
MODES = {"both": ("interpreted", "compiled"), "compiled": ("compiled",), "interpreted": ("interpreted",)}
LONGEST = 600.0
FIGURES = (
    "decisions_per_second",
    "playouts_per_second",
    "copies_per_second",
    "copy_ns",
    "legal_lists_per_second",
    "loop_decisions_per_second",
)
SEARCH_FIGURES = ("iterations_per_second", "tuned_iterations_per_second", "share_in_rules")


def bench(
    terminal: Terminal,
    games: Annotated[
        list[str] | None, Argument(help="help-bench-games", metavar="GAME...", complete=every_game)
    ] = None,
    seconds: Annotated[float, Option("--seconds", help="help-seconds", metavar="S")] = 1.0,
    seats: Annotated[int | None, Option("--seats", "-s", help="help-bench-seats", metavar="N")] = None,
    mode: Annotated[str, Option("--mode", help="help-mode", metavar="MODE", complete=lambda _: MODES)] = "both",
    search: Annotated[bool, Option("--search", help="help-bench-search")] = False,
    as_json: Annotated[bool, Option("--json", help="help-json")] = False,
) -> None:
    """help-bench"""
    if mode not in MODES:
        raise Failure("bench-mode", name=mode, modes=", ".join(MODES))
    if not 0 < seconds <= LONGEST:
        raise Failure("bench-seconds", most=LONGEST)
    chosen = [game_called(name) for name in games] if games else list(installed_games().values())
    rows = [row for game in chosen for row in measure_game(terminal, game, seats, seconds, mode, search)]
    if as_json:
        terminal.json(rows)
    else:
        print_rows(terminal, rows, seconds, SEARCH_FIGURES if search else FIGURES)


def measure_game(
    terminal: Terminal, game: Game, seats: int | None, seconds: float, mode: str, search: bool
) -> list[Row]:
    """One row a mode; a mode that is not there is said and left out."""
    count = seats if seats is not None else max(game.seats[0], min(USUAL_SEATS, game.seats[-1]))
    try:
        game.settle(count)
    except SetupError as error:
        setup_failure(error)
    rows: list[Row] = []
    for wanted in MODES[mode]:
        with terminal.err.status(
            terminal.say("bench-measuring", game=game.title, mode=terminal.say(f"bench-{wanted}"))
        ):
            if wanted != own_mode():
                row = measure_elsewhere(game, count, seconds, wanted, search)
            else:
                row = measure_search(game, count, seconds) if search else measure(game, count, seconds)
        if row is None:
            terminal.err.print(terminal.say("bench-not-compiled"), style="yellow")
        else:
            rows.append(row)
    return rows


def print_rows(terminal: Terminal, rows: list[Row], seconds: float, figures: Sequence[str] = FIGURES) -> None:
    """A column for each row of figures, and the ratio where a game has both modes."""
    grid = Grid(box=box.SIMPLE_HEAD, title=terminal.say("bench-title", seconds=seconds), title_justify="left")
    grid.add_column(terminal.say("bench-figure"))
    for name, seats in dict.fromkeys((row["game"], row["seats"]) for row in rows):
        own = {row["mode"]: row for row in rows if row["game"] == name and row["seats"] == seats}
        section = terminal.say("bench-game", game=installed_games()[name].title, seats=seats)
        if not grid.row_count:
            for wanted in own:
                grid.add_column(terminal.say(f"bench-{wanted}"), justify="right", no_wrap=True)
            if len(own) > 1:
                grid.add_column(terminal.say("bench-ratio"), justify="right", no_wrap=True)
        grid.add_row(section, style="bold")
        for figure in figures:
            cells = [number(own_row[figure], figure) for own_row in own.values()]
            if len(own) > 1:
                cells.append(ratio(figure, own["interpreted"][figure], own["compiled"][figure]))
            grid.add_row("  " + terminal.say(f"bench-{figure}"), *cells)
    terminal.out.print(grid)


def ratio(figure: str, slow: float, fast: float) -> str:
    if figure == "share_in_rules":
        return ""
    times = slow / fast if figure == "copy_ns" else fast / slow
    return f"{times:.1f} \u00d7"


def number(value: float, figure: str = "") -> str:
    """Three figures that matter, with thin spaces between thousands in every language."""
    if figure == "share_in_rules":
        return f"{value:.0%}"
    shown = f"{value:,.0f}" if value >= 100 else f"{value:,.1f}"
    return shown.replace(",", "\u202f")
