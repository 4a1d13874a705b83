"""The addresses of the house in a browser: each the server's of the same name, by the same functions."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from antilles.kernel.record import print_record, redact
from antilles.server.answers import box, catalogue, founding, listing, looking, puzzling, schooling, trying
from antilles.server.http import schemas, study_schemas
from antilles.server.http.problems import Trouble, version_of
from antilles.server.http.school_schemas import LessonTry, PuzzleAnswer, PuzzleHead, PuzzleOut, PuzzleTry, PuzzleVerdict
from antilles.server.http.table_schemas import NewTable
from antilles.server.pocket.hall import advised
from antilles.server.pocket.house import Asked, House, route
from antilles.server.pocket.keeping import Summary
from antilles.server.tables.commands import COMMANDS, Command, Rematch, Sit, Start
from antilles.server.tables.commands.move import Move, NewMove, Turn
from antilles.server.tables.commands.owning import bot_name
from antilles.server.tables.fields import Nothing
from antilles.server.tables.presenting import Sight, see
from antilles.server.tables.results import GameOutcome, outcome_of

MOST_LISTED = 60


@route("GET", "/me")
async def me(house: House, _asked: Asked) -> schemas.PersonOut:
    return schemas.PersonOut(house.me.id, house.me.name, None)


@route("POST", "/guests")
@route("PATCH", "/me")
async def come_in(house: House, asked: Asked) -> schemas.PersonOut:
    found = await house.come_in(asked.read(schemas.NewGuest).name)
    return schemas.PersonOut(found.id, found.name, None)


@route("GET", "/games")
async def all_games(_house: House, _asked: Asked) -> schemas.GamesOut:
    return catalogue.games_out()


@route("GET", "/home")
async def home(house: House, asked: Asked) -> schemas.HomeOut:
    known = catalogue.games_out()
    newest = sorted(house.hall.summaries.values(), key=lambda summary: -summary.created)[:MOST_LISTED]
    mine = [await my_table(house, summary, asked.language) for summary in newest if summary.status != "over"]
    over = [listed(summary) for summary in newest if summary.status == "over"]
    return schemas.HomeOut(known.games, known.levels, mine, [], [], over)


@route("GET", "/me/tables")
async def my_tables(house: House, asked: Asked) -> schemas.MyTablePage:
    """The tables of this device: those of one game, or with somebody whose name has these letters, if you like."""
    status, game, name = asked.word("status", "all"), asked.word("game"), asked.word("name").strip().lower()
    newest = sorted(house.hall.summaries.values(), key=lambda summary: -summary.created)
    found = [
        await my_table(house, summary, asked.language)
        for summary in newest
        if status in ("all", summary.status)
        and game in ("", summary.head.game)
        and any(name in one.lower() for one in summary.names)
    ]
    return schemas.MyTablePage(found, None)


def listed(summary: Summary) -> schemas.TableOut:
    head = summary.head
    return schemas.TableOut(
        head.table,
        head.game,
        head.options,
        summary.status,
        head.visibility,
        head.days,
        head.minutes,
        head.increment,
        summary.names,
        summary.levels,
        summary.created,
        head.seeks,
    )


async def my_table(house: House, summary: Summary, language: str) -> schemas.MyTable:
    try:
        desk = (await house.hall.open(summary.head.table)).desk
    except Trouble:
        return schemas.MyTable(listed(summary), [], [])
    mine = [seat for seat, chair in enumerate(desk.chairs) if chair.person == house.who]
    question = listing.question_of(desk, mine, language)
    over = desk.state if desk.status == "over" and desk.state is not None and not desk.state.actors() else None
    places, points = ([], []) if over is None else (over.ranking(), over.scores())
    return schemas.MyTable(
        listed(summary), listing.asked_as_seen(desk, mine), mine, listing.time_up(desk, mine), question, places, points
    )


@route("POST", "/tables")
async def make_table(house: House, asked: Asked) -> schemas.TableMade:
    """Bots and people at this screen; nobody can be invited here."""
    data = asked.read(NewTable)
    person = house.me.id
    if data.rated:
        raise Trouble(422, "server-ratings-off")
    head = founding.new_head(data, person)
    first: list[Command] = []
    for seat, wanted in enumerate(data.seats):
        if wanted.kind == "bot":
            level = founding.check_level(wanted.level)
            first.append(Sit(person=person, seat=seat, name=bot_name(level, seat), level=level))
        elif wanted.kind == "me":
            name = (wanted.name or house.me.name).strip()
            first.append(Sit(person=person, seat=seat, sitter=person, name=name, zone=data.zone))
        else:
            raise Trouble(422, "server-nobody-invited")
    return schemas.TableMade(await house.hall.found(head, [*first, Start(person=person)]), [])


@route("GET", "/tables/{}")
async def look(house: House, asked: Asked) -> Sight:
    live = await house.table(asked.parts[0], "see")
    if asked.seat is not None:
        await house.table(asked.parts[0], "look", asked.seat)
    return see(live.desk, house.who, asked.seat)


@route("GET", "/tables/{}/data")
async def table_data(house: House, asked: Asked) -> bytes:
    return box.written((await house.table(asked.parts[0], "see")).desk.game)


@route("GET", "/games/{}/data")
async def house_data(_house: House, asked: Asked) -> bytes:
    return box.written(catalogue.known(asked.parts[0]))


@route("GET", "/tables/{}/presence")
async def presence(house: House, asked: Asked) -> schemas.Presence:
    live = await house.table(asked.parts[0], "see")
    return schemas.Presence([None for _ in live.desk.chairs], [bool(chair.person) for chair in live.desk.chairs])


@route("GET", "/tables/{}/watchers")
async def watchers(house: House, asked: Asked) -> list[schemas.Watcher]:
    await house.table(asked.parts[0], "remove")
    return []


@route("POST", "/tables/{}/rematch")
async def rematch(house: House, asked: Asked) -> schemas.TableMade:
    live = await house.table(asked.parts[0], "rematch")
    if live.desk.rematch:
        return schemas.TableMade(live.desk.rematch, [])
    head, first = founding.sat_again(live.desk, house.me.id)
    table = await house.hall.found(head, first)
    version_of(await house.hall.ask(live, Rematch(person=house.me.id, table=table)), live, house.me.id)
    return schemas.TableMade(table, [])


async def command(kind: type[Command], wire: type[Any], house: House, asked: Asked) -> schemas.Version:
    """Whatever needs no more than its body."""
    sent = wire() if wire is Nothing else asked.read(wire)
    live = await house.table(asked.parts[0], "see")
    order = kind.read(live.desk, house.me.id, house.me.name, sent)
    request = getattr(sent, "request", "")
    verdict = await house.hall.ask(live, order, f"{house.me.id}:{request}" if request else "")
    return schemas.Version(version_of(verdict, live, house.me.id, order.about()))


route("POST", "/tables/{}/moves")(partial(command, Move, NewMove))
for one in COMMANDS:
    if one.wire is not None:
        route("POST", f"/tables/{{}}/{one.path}")(partial(command, one, one.wire))


@route("POST", "/tables/{}/preview")
async def preview(house: House, asked: Asked) -> trying.Preview:
    turn = asked.read(Turn)
    live = await house.table(asked.parts[0], "move", turn.seat)
    return trying.preview_at(live.desk, house.me.id, turn)


def seat_asked(asked: Asked) -> int:
    if asked.seat is None:
        raise Trouble(400, "server-bad-request")
    return asked.seat


@route("GET", "/tables/{}/hint")
async def hint(house: House, asked: Asked) -> schemas.Hint:
    seat = seat_asked(asked)
    desk = (await house.table(asked.parts[0], "hint", seat)).desk
    view = trying.view_asked(desk, seat, asked.query.get("tried", []))
    return trying.hinted(desk.game, desk.names(), view, advised(desk.game, view), asked.language)


@route("GET", "/tables/{}/coach")
async def coach(house: House, asked: Asked) -> schemas.CoachOut:
    seat, move = seat_asked(asked), asked.word("move")
    desk = (await house.table(asked.parts[0], "hint", seat)).desk
    view = trying.view_coached(desk, house.who, seat, move, asked.query.get("tried", []))
    return trying.coached(desk.game, desk.names(), view, advised(desk.game, view, move), asked.language)


@route("GET", "/tables/{}/events")
async def events(house: House, asked: Asked) -> bytes:
    live = await house.table(asked.parts[0], "watch")
    if asked.seat is not None:
        await house.table(asked.parts[0], "look", asked.seat)
    told = await house.hall.missed(live, house.who, asked.seat, asked.number("after") or 0)
    return b"[" + b",".join(told) + b"]"


@route("GET", "/tables/{}/record")
async def record(house: House, asked: Asked) -> str:
    desk = (await house.table(asked.parts[0], "export")).desk
    if asked.seat is not None:
        await house.table(asked.parts[0], "look", asked.seat)
    played = desk.record()
    return print_record(played if desk.status == "over" else redact(desk.game, played, asked.seat))


@route("GET", "/tables/{}/positions/{}")
async def position(house: House, asked: Asked) -> Sight:
    desk = (await house.table(asked.parts[0], "see")).desk
    if asked.seat is not None:
        await house.table(asked.parts[0], "look", asked.seat)
    number = int(asked.parts[1])
    if desk.state is None or not 0 <= number <= desk.position_for(asked.seat):
        raise Trouble(404, "server-no-such-position")
    return see(desk.at(number), house.who, asked.seat)


@route("GET", "/tables/{}/positions/{}/open")
async def open_position(house: House, asked: Asked) -> study_schemas.Opened:
    return looking.opened_at((await house.finished(asked.parts[0])).desk, int(asked.parts[1]))


@route("GET", "/tables/{}/outcome")
async def outcome(house: House, asked: Asked) -> GameOutcome:
    return outcome_of((await house.finished(asked.parts[0])).desk)


@route("GET", "/tables/{}/analysis")
async def analysis(house: House, asked: Asked) -> study_schemas.AnalysisOut:
    desk = (await house.finished(asked.parts[0])).desk
    return await house.analyst.find(desk, asked.word("depth", "quick"), asked.language)


@route("POST", "/tables/{}/analysis")
async def analyse(house: House, asked: Asked) -> study_schemas.AnalysisOut:
    desk = (await house.finished(asked.parts[0])).desk
    return await house.analyst.ask(desk, asked.read(study_schemas.NewAnalysis).depth, asked.language)


@route("DELETE", "/tables/{}/analysis")
async def stop_analysis(house: House, asked: Asked) -> study_schemas.AnalysisOut:
    desk, depth = (await house.finished(asked.parts[0])).desk, asked.word("depth", "quick")
    house.analyst.stop(desk, depth)
    return await house.analyst.find(desk, depth, asked.language)


@route("GET", "/tables/{}/analysis/{}/continuation")
async def continuation(house: House, asked: Asked) -> study_schemas.WatchOut:
    desk, depth = (await house.finished(asked.parts[0])).desk, asked.word("depth", "quick")
    return await house.analyst.watch(desk, depth, int(asked.parts[1]), asked.number("number") or 0)


async def begin(house: House, begun: founding.Begun) -> schemas.TableMade:
    return schemas.TableMade(await house.hall.bring(begun.head, begun.entries(house.hall.clock())), [])


@route("POST", "/tables/{}/positions/{}/play")
async def play_on(house: House, asked: Asked) -> schemas.TableMade:
    desk = (await house.finished(asked.parts[0])).desk
    data = asked.read(study_schemas.PlayOn)
    return await begin(house, founding.played_on(desk, int(asked.parts[1]), data, house.me.id, house.me.name))


@route("POST", "/records")
async def bring(house: House, asked: Asked) -> schemas.TableMade:
    return await begin(house, founding.brought(asked.read(schemas.NewRecord), house.me.id, asked.language))


@route("GET", "/games/{}/lessons/{}")
async def lesson(_house: House, asked: Asked) -> bytes:
    game, name = asked.parts
    schooling.lesson_of(catalogue.taught(game), name)
    return schooling.written(game, name, asked.language)


@route("POST", "/games/{}/lessons/{}/preview")
async def lesson_preview(_house: House, asked: Asked) -> trying.Preview:
    return schooling.tried_in(asked.parts[0], asked.parts[1], asked.read(LessonTry), asked.language)


@route("POST", "/games/{}/lessons/{}/practice")
async def practice(house: House, asked: Asked) -> schemas.TableMade:
    return await begin(house, schooling.practised(asked.parts[0], asked.parts[1], house.me.id, house.me.name))


@route("GET", "/games/{}/puzzles")
async def puzzles(_house: House, asked: Asked) -> list[PuzzleHead]:
    return puzzling.heads(asked.parts[0])


@route("GET", "/games/{}/puzzles/{}")
async def puzzle(_house: House, asked: Asked) -> PuzzleOut:
    return puzzling.shown(*asked.parts)


@route("POST", "/games/{}/puzzles/{}/preview")
async def puzzle_preview(_house: House, asked: Asked) -> trying.Preview:
    return puzzling.tried_at(asked.parts[0], asked.parts[1], asked.read(PuzzleTry))


@route("POST", "/games/{}/puzzles/{}/answer")
async def answer_puzzle(_house: House, asked: Asked) -> PuzzleVerdict:
    return puzzling.judged(asked.parts[0], asked.parts[1], asked.read(PuzzleAnswer).move, asked.language)


@route("POST", "/games/{}/puzzles/{}/play")
async def play_puzzle(house: House, asked: Asked) -> schemas.TableMade:
    return await begin(house, puzzling.played_from(asked.parts[0], asked.parts[1], house.me.id, house.me.name))


@route("GET", "/daily")
@route("POST", "/daily")
@route("POST", "/daily/again")
async def no_daily(_house: House, _asked: Asked) -> None:
    """Its key is the server's, and so are the results of the others."""
    raise Trouble(404, "server-no-daily-here")


@route("GET", "/fairness/list")
async def no_seals(_house: House, _asked: Asked) -> list[msgspec.Raw]:
    """Nothing is sealed on one's own device."""
    return []
