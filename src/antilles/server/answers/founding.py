"""Tables that are about to be: new ones, rematches, records brought in, positions to play on from."""

from __future__ import annotations

import secrets
from collections.abc import Collection

import msgspec
from msgspec import Struct

from antilles.analysis.redeal import cut, draw_on, redeal
from antilles.bots.levels import LEVELS
from antilles.box.records import game_for
from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.data import played_by
from antilles.kernel.game import Game, SetupError
from antilles.kernel.move import UnknownMove
from antilles.kernel.record import Line, Record, RecordError, Replay, parse_record, verify
from antilles.locale import Words
from antilles.server.answers.catalogue import known
from antilles.server.http.problems import NotByTheRules, Trouble
from antilles.server.http.schemas import NewRecord
from antilles.server.http.study_schemas import PlayOn
from antilles.server.http.table_schemas import NewTable
from antilles.server.tables.commands import Command, Sit, Start
from antilles.server.tables.commands.owning import STAND_IN, bot_name
from antilles.server.tables.desk import Desk
from antilles.server.tables.entry import Entry, Head, Moved, Sat, Started
from antilles.server.tables.verdicts import Refused


def new_head(data: NewTable, owner: str) -> Head:
    game = known(data.game)
    if data.draws == "joint" and data.days:
        raise Trouble(422, "server-joint-live")
    if (data.days and (data.minutes or data.increment)) or (data.increment and not data.minutes):
        raise Trouble(422, "server-one-pace")
    try:
        options = game.settle(len(data.seats), data.options)
    except SetupError as error:
        raise Trouble(422, error.key, facts=error.facts) from None
    if data.rated:
        check_rated(data, game)
    return Head(
        table=secrets.token_hex(10),
        game=game.name,
        seats=len(data.seats),
        options=options,
        owner=owner,
        visibility=data.visibility,
        days=data.days,
        minutes=data.minutes,
        increment=data.increment,
        late=data.late,
        delay=data.delay,
        seeks=data.seeks,
        hints=hints_for(data) and not data.rated,
        rated=data.rated,
        draws=data.draws,
    )


def check_rated(data: NewTable, game: Game) -> None:
    """Rated games are played against the clock, alone at a screen, without advice, and by the data of the package."""
    against = {
        "server-rated-pace": not data.days and not data.minutes,
        "server-rated-hints": data.hints is True,
        "server-rated-screen": sum(seat.kind == "me" for seat in data.seats) > 1,
        "server-rated-others": len(data.seats) < 2 or all(seat.kind == "bot" for seat in data.seats),
        "server-rated-data": bool(played_by(game.corrections)),
    }
    for key, wrong in against.items():
        if wrong:
            raise Trouble(422, key)


def hints_for(data: NewTable) -> bool:
    """Whoever plays against people gets no advice, unless the table was made that way."""
    people = [seat for seat in data.seats if seat.kind != "bot"]
    return len(people) < 2 if data.hints is None else data.hints


def check_level(level: str) -> str:
    """People choose among the levels; what researchers measure against stays with the command line."""
    levels = [level.name for level in LEVELS]
    if level not in levels:
        raise Trouble(422, "server-no-such-bot", facts={"level": level, "levels": ", ".join(levels)})
    return level


def entries_of(sitting: list[Sat], lines: list[tuple[int, str]], now: int) -> list[Entry]:
    """The log of a table at which these sat and these lines were played, a move an entry."""
    bodies: list[Sat | Started | Moved] = [*sitting]
    first = next((index for index, (seat, _) in enumerate(lines) if seat >= 0), len(lines))
    bodies.append(Started(lines[:first]))
    while first < len(lines):
        last = next((index for index in range(first + 1, len(lines)) if lines[index][0] >= 0), len(lines))
        bodies.append(Moved(lines[first][0], 0, lines[first:last]))
        first = last
    return [Entry(number, now, body) for number, body in enumerate(bodies, start=1)]


def dealt(game: Game, record: Record, position: int, seat: int | None) -> tuple[Record, int]:
    """The game up to a position, or to the one before it at which no choice lies face down; with new draws if any are
    due. For a seat, with whatever it was not shown dealt again.
    """
    begun = cut(game, record, position)
    position = len(begun.lines)
    rng = Rng(secrets.randbits(60))
    if seat is not None:
        begun = redeal(game, begun, seat, rng)
    draw_on(game, begun, rng)
    return begun, position


class Begun(Struct, frozen=True):
    """A table with a past: who sits there, and what was played."""

    head: Head
    sitting: list[Sat]
    lines: list[Line]

    def entries(self, now: int) -> list[Entry]:
        return entries_of(self.sitting, [(line.seat, line.text) for line in self.lines], now)


def private_head(
    game: Game, seats: int, options: dict[str, str], owner: str, hints: bool = True, origin: str = "", deal: str = ""
) -> Head:
    """A table for whoever makes it: nobody else sees it."""
    return Head(
        table=secrets.token_hex(10),
        game=game.name,
        seats=seats,
        options=options,
        owner=owner,
        visibility="private",
        hints=hints,
        origin=origin,
        deal=deal,
        corrections=played_by(game.corrections),
    )


def seated_against(level: str, seats: int, mine: int, person: str, name: str) -> list[Sat]:
    """Somebody on one seat, bots of a level on the others."""
    return [
        Sat(seat, person, name[:40]) if seat == mine else Sat(seat, "", bot_name(level, seat), level)
        for seat in range(seats)
    ]


def brought(data: NewRecord, owner: str, language: str) -> Begun:
    """A record as a table that can be replayed; every move is checked."""
    game = None
    try:
        given = parse_record(data.record)
        if given.game not in games():
            raise Trouble(404, "server-no-such-game")
        game = game_for(given)
        verify(game, given)
    except RecordError as error:
        sentence = Words(language).record_error(error, game)
        raise Trouble(422, "server-bad-record", facts={"sentence": sentence}) from None
    head = Head(
        table=secrets.token_hex(10),
        game=game.name,
        seats=given.seats,
        options=game.settle(given.seats, given.options),
        owner=owner,
        visibility=data.visibility,
        hints=False,
        corrections=played_by(game.corrections),
    )
    names = [given.names.get(seat, f"{seat + 1}") for seat in range(given.seats)]
    return Begun(head, [Sat(seat, "", name[:40]) for seat, name in enumerate(names)], given.lines)


def played_on(desk: Desk, position: int, data: PlayOn, person: str, name: str) -> Begun:
    """A table that goes on from a position of a finished game, against bots.

    What the seat could not know there is dealt again, unless it is wanted as it was; later draws are new.
    """
    if data.seat >= desk.head.seats:
        raise Trouble(404, "server-no-such-seat")
    record = desk.record()
    if position >= len(record.lines):
        raise Trouble(404, "server-no-such-position")
    level = check_level(data.level)
    begun, position = dealt(desk.game, record, position, None if data.as_it_was else data.seat)
    if data.move is not None:
        make(desk, begun, data.seat, data.move)
    origin = f"{desk.head.table}/{position}"
    head = private_head(desk.game, desk.head.seats, desk.head.options, person, origin=origin)
    return Begun(head, seated_against(level, head.seats, data.seat, person, name), begun.lines)


def make(desk: Desk, record: Record, seat: int, text: str) -> None:
    """Add a seat's move to a record, and the draws that come of it."""
    game = desk.game
    state = Replay(game, record).to_end()
    try:
        move = game.parse(text)
    except UnknownMove:
        raise Trouble(422, "server-unknown-move") from None
    if seat not in state.actors():
        raise Trouble(409, "server-not-asked")
    if (refusal := state.refusal(seat, move)) is not None:
        raise NotByTheRules(game, Refused(refusal, 0), desk.names())
    record.add(seat, text)
    draw_on(game, record, Rng(secrets.randbits(60)))


def sat_again(
    desk: Desk, person: str, own: bool = False, ratings: bool = False, forgotten: Collection[str] = ()
) -> tuple[Head, list[Command]]:
    """The same people and bots at a new table, each one seat further; it begins if everybody is there.

    Bots stand in for those who have been ``forgotten``: nobody could ever move for them. What was rated is rated
    again, where there are ``ratings``, and counts if those who were brought play.
    """
    head = msgspec.structs.replace(desk.head, table=secrets.token_hex(10), owner=person, given=0, origin="", deal="")
    head = msgspec.structs.replace(head, rated=head.rated and ratings)
    first: list[Command] = []
    for place in range(head.seats):
        chair = desk.chairs[(place + 1) % head.seats]
        gone = chair.person in forgotten
        who = "" if chair.level or gone else chair.person
        level = STAND_IN if gone else chair.level
        mine = own and who == person
        zone = desk.timing.zones[(place + 1) % head.seats]
        brought = bool(who) and who != person
        sit = Sit(
            person=person, seat=place, sitter=who, name=bot_name(level, place) if gone else chair.name, level=level,
            own=mine, zone=zone, brought=brought,
        )  # fmt: skip
        if who or level:
            first.append(sit)
    if len(first) == head.seats and not any(isinstance(sit, Sit) and sit.own for sit in first):
        first.append(Start(person=person))
    return head, first
