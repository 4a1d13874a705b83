"""Two tables that differ only in what chance gave somebody else: no answer of the server tells them apart (P11).

Not the bytes, so not their number, the status, the order of keys or how many events there are either.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from antilles.games import find
from antilles.kernel.chance import Rng
from antilles.kernel.state import CHANCE, EVERYBODY
from antilles.kernel.step import chance_move, legal_moves
from antilles.server.tables import commands, entry
from antilles.server.tables.desk import Desk
from antilles.server.tables.effects import Append
from antilles.server.tables.entry import Entry, Head
from antilles.server.tables.steps import Draw
from tests.server.kit import Place, Player, played

GAME = find("santa_cruz")  # the only one whose chance deals in secret: birds and objectives
TWINS = 6
Line = tuple[int, str]


def other_draws(desk: Desk, new: Entry, rng: random.Random) -> Iterator[tuple[list[Line], int]]:
    """The entry's lines with one hidden draw changed, and who is shown that draw; only where the rest still fits."""
    body = new.body
    assert isinstance(body, entry.Moved | entry.Started)
    for index, (seat, text) in enumerate(body.lines):
        state = GAME.start(2, desk.head.options) if desk.state is None else desk.state.copy()
        for earlier in body.lines[:index]:
            state.advance(earlier[0], GAME.parse(earlier[1]))
        shown = state.audience(seat, GAME.parse(text))
        if seat != CHANCE or shown == EVERYBODY:
            continue
        others = [move for move in legal_moves(state, CHANCE) if state.audience(CHANCE, move) == shown]
        changed = [*body.lines[:index], (CHANCE, GAME.text(rng.choice(others))), *body.lines[index + 1 :]]
        if changed[index][1] != text and fits(state, changed[index:]):
            yield changed, shown


def fits(state: Any, lines: list[Line]) -> bool:
    after = state.copy()
    for seat, text in lines:
        if GAME.parse(text) not in legal_moves(after, seat):
            return False
        after.advance(seat, GAME.parse(text))
    return True


def twins(head: Head, people: list[str], rng: random.Random) -> Iterator[tuple[list[Entry], list[Entry], int]]:
    """Logs that differ in the last entry by one hidden draw, from all parts of a game."""
    luck = Rng(3)
    desk = Desk(GAME, head, Draw(lambda state: chance_move(state, luck), lambda: luck))
    log: list[Entry] = []

    def do(command: commands.Command) -> Iterator[tuple[list[Entry], list[Entry], int]]:
        (effect,) = desk.ask(None, command)
        assert isinstance(effect, Append), effect
        new = effect.entry
        if isinstance(new.body, entry.Moved | entry.Started):
            for lines, shown in other_draws(desk, new, rng):
                yield [*log, new], [*log, replace(new, body=replace(new.body, lines=lines))], shown
        log.append(new)
        desk.committed()

    for seat, person in enumerate(people):
        yield from do(commands.Sit(person=people[0], seat=seat, sitter=person, name=f"P{seat}"))
    yield from do(commands.Start(person=people[0]))
    while desk.asked_seats():
        assert desk.state is not None
        seat = rng.choice(desk.asked_seats())
        text = GAME.text(rng.choice(legal_moves(desk.state, seat)))
        yield from do(commands.Move(person=people[seat], seat=seat, asked=desk.opened[seat], moves=(text,)))


async def answers(who: Player, seat: int | None, table: str) -> list[tuple[int, str]]:
    """Everything that this viewer can ask about a table, without what names the table or the request."""
    which = "" if seat is None else f"?seat={seat}"
    sight = await who.sight(table, seat)
    last = sight["position"]
    heard = [
        await who.call("GET", f"/api/tables/{table}{which}"),
        await who.call("GET", f"/api/tables/{table}/record{which}"),
        await who.call("GET", f"/api/tables/{table}/events{which}{'&' if which else '?'}after=2"),
        await who.call("GET", f"/api/tables/{table}/positions/{last}{which}"),
        await who.call("GET", f"/api/tables/{table}/positions/{last - 1}{which}"),
        await who.call("GET", f"/api/tables/{table}/outcome"),
    ]
    if seat is not None:
        for asked, text in ((sight["asked"] or 0, "dance"), (0, "pass")):
            heard.append(await who.move(table, seat, asked, text, request="r"))
            turn = {"seat": seat, "asked": asked, "moves": [text]}
            heard.append(await who.call("POST", f"/api/tables/{table}/preview", turn))
    return [(one.status_code, one.text.replace(table, "TABLE")) for one in heard]


async def compare(here: Place, people: list[Player], wanted: int, rng: random.Random) -> tuple[int, int]:
    """How many twins there were, and in how many of them who was dealt the difference was told of it."""
    ids: list[str] = []
    for one in people[:2]:
        caller = await here.house.people.caller(one.cookie)
        assert caller is not None
        ids.append(caller.person)
    head = Head(table="", game=GAME.name, seats=2, options=GAME.settle(2), owner=ids[0])
    found = told = 0
    for first, second, shown in twins(head, ids, rng):
        if rng.random() < 0.3:
            continue
        tables = [f"{'ab'[index]}{found:019}" for index in range(2)]
        for table, log in zip(tables, (first, second), strict=True):
            await here.house.hall.bring(replace(head, table=table), log)
        viewers: list[tuple[Player, int | None]] = [(people[2], None), (people[0], 0), (people[1], 1)]
        for who, seat in viewers:
            mine, other = [await answers(who, seat, table) for table in tables]
            if seat is None or not shown >> seat & 1:
                assert mine == other, f"{seat} is told of a draw that only {shown:b} may see"
            else:
                told += mine != other
        found += 1
        if found == wanted:
            break
    return found, told


def test_no_answer_tells_of_what_chance_gave_to_others(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        people = [await here.person(name) for name in ("Ana", "Bruno", "Eva")]
        found, told = await compare(here, people, TWINS, random.Random(8))
        assert found == TWINS
        assert told >= TWINS - 1, "the draws that were changed show nowhere: this would prove nothing"

    played(tmp_path, story)


def test_a_view_that_counts_what_was_drawn_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sum over hidden tokens in the view of all."""
    look = type(GAME).view

    def leaking(self: Any, state: Any, seat: int | None) -> Any:
        seen = look(self, state, seat)
        hidden = sum(state.deck >> index & 1 and index * index for index in range(40)) + sum(
            index * value for index, value in enumerate(state.birds)
        )
        object.__setattr__(seen, "birds_left", hidden)
        return seen

    monkeypatch.setattr(type(GAME), "view", leaking)

    async def story(here: Place) -> None:
        people = [await here.person(name) for name in ("Ana", "Bruno", "Eva")]
        with pytest.raises(AssertionError, match="is told of a draw"):
            await compare(here, people, TWINS, random.Random(8))

    played(tmp_path, story)
