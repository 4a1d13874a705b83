"""``antilles play``: a game in the terminal, against bots and with the people around it."""

from __future__ import annotations

import secrets
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, NoReturn

from antilles.arena.contest import sit_down as seat_bot
from antilles.arena.entrants import Entrant, NoSuchProgram, bots_on_offer, our_bot, program
from antilles.arena.program_bot import DEFAULT_SECONDS
from antilles.bots.kinds import KINDS, NoSuchBot
from antilles.bots.match import seeded_luck
from antilles.cli import show
from antilles.cli.arguments import Argument, Exit, Option
from antilles.cli.records import DataFile, game_of, read_record, use_data
from antilles.cli.rules import every_game
from antilles.cli.table import Table, honest_luck
from antilles.cli.terminal import WRONG, Failure, Terminal, game_called, setup_failure
from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game, SetupError
from antilles.kernel.record import Record, RecordError, new_record

USUAL_SEATS = 4
REMARK = "antilles play"
LARGEST_SEED = 2**63 - 1


@dataclass
class Company:
    """Who sits where: people from ``seat`` on, bots on the other seats."""

    seat: int = 0
    players: int = 1
    bots: str = "trader"

    def remark(self) -> str:
        """For the record's first line, so that a resumed game has the same people in the same seats."""
        return f"{REMARK} --seat {self.seat} --players {self.players} --bots {shlex.quote(self.bots)}"

    def people(self, seats: int) -> list[int]:
        return [(self.seat + number) % seats for number in range(self.players)]

    def check(self, game: Game, seats: int) -> None:
        if not 0 <= self.seat < seats:
            raise Failure("no-such-seat", seat=self.seat, last=seats - 1)
        if not 1 <= self.players <= seats:
            raise Failure("play-players", players=self.players, seats=seats)
        self.entrant(game)

    def entrant(self, game: Game) -> Entrant:
        """The bot of that name, or the program that this command starts; a failure for neither."""
        try:
            return our_bot(self.bots, game)
        except NoSuchBot:
            pass
        try:
            return program(self.bots)
        except NoSuchProgram:
            raise Failure("no-such-bot", name=self.bots, bots=bots_on_offer(game, self.bots)) from None


def play(
    terminal: Terminal,
    game: Annotated[str | None, Argument(help="help-game", metavar="GAME", complete=every_game)] = None,
    seats: Annotated[int | None, Option("--seats", "-s", help="help-seats", metavar="N")] = None,
    bots: Annotated[
        str | None, Option("--bots", "-b", help="help-bots", metavar="KIND", complete=lambda _: KINDS)
    ] = None,
    seat: Annotated[int | None, Option("--seat", help="help-seat", metavar="S")] = None,
    players: Annotated[int | None, Option("--players", "-p", help="help-players", metavar="P")] = None,
    name: Annotated[list[str] | None, Option("--name", "-n", help="help-name", metavar="NAME")] = None,
    option: Annotated[list[str] | None, Option("--option", "-o", help="help-option", metavar="NAME=VALUE")] = None,
    seed: Annotated[int | None, Option("--seed", help="help-seed", metavar="N")] = None,
    resume: Annotated[Path | None, Option("--resume", "-r", help="help-resume", metavar="FILE")] = None,
    fast: Annotated[bool, Option("--fast", help="help-fast")] = False,
    data: DataFile = None,
    with_data: Annotated[bool, Option("--with-data", help="help-with-data")] = False,
) -> None:
    """help-play"""
    use_data(data)
    if resume is not None:
        if seats is not None or option:
            raise Failure("play-resume-alone")
        record = load(terminal, resume)
        chosen = game_of(record)
        if game is not None and game_called(game).name != chosen.name:
            raise Failure("play-resume-game", game=chosen.name)
    else:
        chosen = game_called(game) if game is not None else the_only_game()
        record = fresh_record(chosen, seats, option or [])
    if with_data:
        record.of_data(chosen, embed=True)
    company = sit_down(chosen, record, seat, players, bots)
    names(terminal, record, company, name or [], ask=resume is None)
    table = make_table(chosen, record, company, seed)
    from antilles.cli.conversation import Sitting  # those who only need a record need no board

    try:
        raise Exit(Sitting(terminal, table, fast, resume).run())
    finally:
        table.close()


def the_only_game() -> Game:
    """Without a name there must be just one game."""
    installed = list(games().values())
    if len(installed) != 1:
        raise Failure("play-which-game", games=", ".join(games()))
    return installed[0]


def fresh_record(game: Game, seats: int | None, given: list[str]) -> Record:
    options: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise Failure("play-option-form", text=pair)
        options[name] = value
    count = seats if seats is not None else max(game.seats[0], min(USUAL_SEATS, game.seats[-1]))
    try:
        return new_record(game, count, options)
    except SetupError as error:
        setup_failure(error)


def load(terminal: Terminal, file: Path) -> Record:
    """A record to go on with: every line of it must hold."""
    try:
        record = read_record(file)
        Table(game_of(record), record, show.names_of(record), {}, honest_luck)
    except RecordError as error:
        record_failure(terminal, file, error)
    return record


def record_failure(terminal: Terminal, file: Path, error: RecordError) -> NoReturn:
    raise Failure(
        "file-place",
        code=WRONG,
        file=str(file),
        line=str(error.line),
        column=str(error.column),
        sentence=terminal.words.record_sentence(error),
    ) from None


def sit_down(game: Game, record: Record, seat: int | None, players: int | None, bots: str | None) -> Company:
    """As the command says, otherwise as the record remembers, otherwise one person in the first seat."""
    company = remembered(record)
    if seat is not None:
        company.seat = seat
    if players is not None:
        company.players = players
    if bots is not None:
        company.bots = bots
    company.check(game, record.seats)
    record.remarks = [remark for remark in record.remarks if not remark.startswith(REMARK)]
    record.remarks.insert(0, company.remark())
    return company


def remembered(record: Record) -> Company:
    """Who sat where when the record was kept; the usual company where it does not say."""
    company = Company()
    line = next((remark for remark in record.remarks if remark.startswith(REMARK)), "")
    try:
        words = shlex.split(line)
    except ValueError:
        return company
    said = dict(zip(words[2::2], words[3::2], strict=False))
    company.bots = said.get("--bots", company.bots)
    for field, flag in (("seat", "--seat"), ("players", "--players")):
        if said.get(flag, "").isdigit():
            setattr(company, field, int(said[flag][:3]))
    return company


def names(terminal: Terminal, record: Record, company: Company, given: list[str], ask: bool) -> None:
    """Everybody gets a name; somebody who plays alone is asked for it."""
    people = company.people(record.seats)
    if len(given) > len(people):
        raise Failure("play-too-many-names", n=len(given), players=len(people))
    if ask and not given and len(people) == 1 and terminal.interactive:
        given = [terminal.read(terminal.say("play-ask-name", name=show.BOT_NAMES[people[0]]) + " ") or ""]
    for seat, name in zip(people, given, strict=False):
        if show.tidy(name):
            record.names[seat] = show.tidy(name)
    record.names = dict(enumerate(show.names_of(record)))


def make_table(game: Game, record: Record, company: Company, seed: int | None) -> Table:
    people = company.people(record.seats)
    luck = honest_luck if seed is None else seeded_luck(Rng(abs(seed) & LARGEST_SEED))
    entrant = company.entrant(game)
    bots = {
        seat: seat_bot(
            game,
            entrant,
            secrets.randbits(62) if seed is None else (abs(seed) + seat + 1) & LARGEST_SEED,
            DEFAULT_SECONDS,
        )
        for seat in range(record.seats)
        if seat not in people
    }
    return Table(game, record, [record.names[seat] for seat in range(record.seats)], bots, luck)
