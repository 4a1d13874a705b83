"""``antilles sim``: games between bots as data for research."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from antilles.arena.archive import Archive, NoParquet, open_archive
from antilles.arena.cluster import NoCluster
from antilles.arena.entrants import Entrant, bots_on_offer, numbered, our_bot
from antilles.arena.file_lock import InUse
from antilles.arena.results import OtherTournament, Settings
from antilles.arena.schedule import schedule
from antilles.arena.simulation import Extras, Simulated, simulate_all
from antilles.bots.kinds import KINDS, NoSuchBot
from antilles.cli.arena import check_numbers, progress_bar
from antilles.cli.arguments import Argument, Exit, Option
from antilles.cli.play import fresh_record
from antilles.cli.rules import every_game
from antilles.cli.terminal import INTERRUPTED, WRONG, Failure, Terminal, game_called
from antilles.kernel.game import Game

ENDINGS = (".jsonl", ".parquet")


def sim(
    terminal: Terminal,
    game: Annotated[str, Argument(help="help-game", metavar="GAME", complete=every_game)],
    out: Annotated[Path, Option("--out", help="help-sim-out", metavar="FILE")],
    bots: Annotated[str, Option("--bots", "-b", help="help-arena-bots", metavar="A,B,…")] = "greedy",
    seats: Annotated[int | None, Option("--seats", "-s", help="help-arena-seats", metavar="N")] = None,
    games: Annotated[int, Option("--games", "-g", help="help-sim-games", metavar="M")] = 100,
    jobs: Annotated[int, Option("--jobs", "-j", help="help-jobs", metavar="J")] = 1,
    cluster: Annotated[str, Option("--cluster", help="help-cluster", metavar="ADDRESS")] = "",
    seed: Annotated[int, Option("--seed", help="help-arena-seed", metavar="S")] = 1,
    option: Annotated[list[str] | None, Option("--option", "-o", help="help-option", metavar="NAME=VALUE")] = None,
    observations: Annotated[bool, Option("--observations", help="help-sim-observations")] = False,
    visits: Annotated[bool, Option("--visits", help="help-sim-visits")] = False,
    legal: Annotated[bool, Option("--legal", help="help-sim-legal")] = False,
) -> None:
    """help-sim"""
    chosen = game_called(game)
    entrants = invite(chosen, bots)
    check_numbers(games=games, jobs=jobs)
    count = seats if seats is not None else chosen.seats[0]
    options = fresh_record(chosen, count, option or []).options
    names = tuple(entrant.name for entrant in entrants)
    settings = Settings(chosen.name, chosen.edition, count, options, names, seed)
    extras = Extras(observations, visits, legal)
    archive = open_file(out, settings, extras)
    whole = False
    try:
        whole = play_rest(terminal, settings, entrants, games, extras, archive, jobs, cluster)
    except NoCluster as error:
        raise Failure("no-cluster", code=WRONG, address=cluster, reason=str(error)) from None
    finally:
        archive.close(whole)
    if not whole:
        again = terminal.say("arena-again", file=str(out))
        terminal.complain(f"{terminal.say('arena-interrupted', n=len(archive.done))} {again}")
        raise Exit(INTERRUPTED)
    terminal.tell("sim-done", n=len(archive.done), file=str(out))


def invite(game: Game, bots: str) -> list[Entrant]:
    try:
        entrants = [our_bot(kind, game) for kind in bots.split(",") if kind.strip()]
    except NoSuchBot as error:
        raise Failure("no-such-bot", name=str(error), bots=bots_on_offer(game, str(error))) from None
    if not entrants:
        raise Failure("sim-bots", bots=", ".join(KINDS))
    return numbered(entrants)


def open_file(out: Path, settings: Settings, extras: Extras) -> Archive:
    if out.suffix not in ENDINGS:
        raise Failure("sim-ending", file=str(out), endings=", ".join(ENDINGS))
    try:
        return open_archive(out, asdict(settings) | asdict(extras))
    except OtherTournament:
        raise Failure("sim-other", file=str(out)) from None
    except InUse:
        raise Failure("arena-in-use", file=str(out)) from None
    except NoParquet:
        raise Failure("sim-parquet") from None
    except OSError as error:
        raise Failure("file-unwritable", code=WRONG, file=str(out), reason=error.strerror or str(error)) from None


def play_rest(
    terminal: Terminal,
    settings: Settings,
    entrants: list[Entrant],
    games: int,
    extras: Extras,
    archive: Archive,
    jobs: int,
    cluster: str,
) -> bool:
    """Play what the file does not hold yet; False if it was interrupted."""
    pairings = schedule(len(entrants), settings.seats, games, settings.seed)[:games]
    done = archive.done
    left = [pairing for pairing in pairings if pairing.number not in done]
    with progress_bar(terminal) as bar:
        task = bar.add_task(settings.game, total=games, completed=games - len(left))

        def report(simulated: Simulated) -> None:
            archive.add(simulated)
            bar.advance(task)

        try:
            simulate_all(settings.game, entrants, left, settings.options, extras, report, jobs, cluster)
        except KeyboardInterrupt:
            return False
    return True
