"""What others hide changes nothing that a viewer is sent: not a byte, not a length, not the time it takes."""

from __future__ import annotations

import ast
import random
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

import antilles.server
from antilles.games import find, games
from antilles.kernel.chance import outcome
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, EVERYBODY
from antilles.kernel.step import legal_moves, odds
from antilles.server.http import schemas
from antilles.server.store.schema import metadata
from antilles.server.tables import commands, entry
from antilles.server.tables.desk import Desk
from antilles.server.tables.effects import Append
from antilles.server.tables.entry import Entry, Head
from antilles.server.tables.presenting import frames
from antilles.server.tables.sealing import live_draw
from antilles.server.tables.steps import Happening

SEATS = 2


def started(game: str) -> tuple[Desk, list[Entry]]:
    found = find(game)
    desk = Desk(found, Head(table="t", game=game, seats=SEATS, options=found.settle(SEATS), owner="p0"), live_draw())
    log: list[Entry] = []
    for seat in range(SEATS):
        log.append(done(desk, commands.Sit(person="p0", seat=seat, sitter=f"p{seat}", name=f"P{seat}")))
    log.append(done(desk, commands.Start(person="p0")))
    return desk, log


def done(desk: Desk, command: commands.Command) -> Entry:
    (effect,) = desk.ask(None, command)
    assert isinstance(effect, Append), effect
    desk.committed()
    return effect.entry


def loaded(like: Desk, log: list[Entry]) -> tuple[Desk, Happening]:
    """The table of this log, and what its last entry did."""
    desk = Desk(like.game, like.head, like.draw)
    happenings = [desk.apply(one) for one in log]
    return desk, happenings[-1]


def sent(desk: Desk, happening: Happening, viewer: int | None) -> bytes:
    """Everything that this viewer is told of the entry: the frame of the stream with the whole sight."""
    person = "" if viewer is None else f"p{viewer}"
    return frames(desk, happening, [(person, viewer)])[0]


def twins(
    game: str, moves: int, rng: random.Random
) -> Iterator[tuple[Desk, list[Entry], list[Entry], list[int | None]]]:
    """Pairs of logs that differ in one thing that is hidden from these viewers."""
    desk, log = started(game)
    for _ in range(moves):
        state = desk.state
        assert state is not None
        if not state.actors():
            return
        seat = rng.choice(desk.asked_seats())
        legal = legal_moves(state, seat)
        move = rng.choice(legal)
        shown = state.audience(seat, move)
        last = len(state.actors()) == 1
        text, asked = desk.game.text(move), desk.opened[seat]
        hidden = [one for one in legal if one != move and state.audience(seat, one) == shown]
        new = done(desk, commands.Move(person=f"p{seat}", seat=seat, asked=asked, moves=(text,)))
        assert isinstance(new.body, entry.Moved)
        if shown != EVERYBODY and hidden and not (last and state.opens()) and len(new.body.lines) == 1:
            other = desk.game.text(rng.choice(hidden))
            body = entry.Moved(seat, asked, [(seat, other)])
            blind: list[int | None] = [None, *[one for one in range(SEATS) if not shown >> one & 1]]
            yield desk, [*log, new], [*log, Entry(new.version, new.at, body, new.request)], blind
        log.append(new)


@pytest.mark.parametrize("game", sorted(games()))
def test_what_others_hide_changes_not_a_byte_of_what_is_sent(game: str) -> None:
    rng = random.Random(5)
    pairs = 0
    for desk, one, other, viewers in twins(game, 150, rng):
        first, second = loaded(desk, one), loaded(desk, other)
        assert desk.state is not None
        if first[0].state is None or second[0].state is None:
            continue
        for viewer in viewers:
            if viewer in first[0].opened or viewer in second[0].opened or viewer is None:
                assert sent(*first, viewer) == sent(*second, viewer), (game, viewer, one[-1].body, other[-1].body)
        mine = one[-1].body
        assert isinstance(mine, entry.Moved)
        if find(game).view(first[0].state, mine.seat) != find(game).view(second[0].state, mine.seat):
            pairs += 1
            assert sent(*first, mine.seat) != sent(*second, mine.seat)
    assert pairs > 0 or game not in ("cuba", "santo_domingo"), "nothing was hidden: this test would prove nothing"


def test_hidden_cards_cost_no_time() -> None:
    """The median over many looks at two tables that differ in a hidden card."""
    rng = random.Random(2)
    desk, one, other, _ = next(twins("santo_domingo", 50, rng))
    tables = [loaded(desk, one), loaded(desk, other)]
    times: list[list[float]] = [[], []]
    for _ in range(2000):
        for index in (0, 1):
            begun = time.perf_counter()
            sent(*tables[index], None)
            times[index].append(time.perf_counter() - begun)
    assert abs(statistics.median(times[0]) - statistics.median(times[1])) < 0.001


# --- nothing to steal ------------------------------------------------------------------------------


def names_in(module: object) -> set[str]:
    structs = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    return {name for one in structs for name in one.__struct_fields__}


def test_no_seed_and_no_order_is_stored_or_sent() -> None:
    columns = {column.name for table in metadata.sorted_tables for column in table.columns}
    fields = (
        names_in(entry) | names_in(schemas) | {one for game in games().values() for one in game.view_type.__slots__}
    )
    for name in columns | fields:
        assert not any(word in name for word in ("seed", "deck", "shuffle", "random")), name


def test_the_server_draws_from_the_system_only() -> None:
    """No module of the server imports a generator that can be predicted; the one that searches is seeded each time."""
    for file in Path(antilles.server.__path__[0]).rglob("*.py"):
        tree = ast.parse(file.read_text())
        imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
        imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert "random" not in imported, file
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Rng":
                (seed,) = node.args
                assert ast.unparse(seed) == "secrets.randbits(60)", file


def spread(draw: Callable[[], int], moves: Moves, weights: Moves, count: int) -> float:
    """How far the draws are from the odds, in units of what chance itself does (chi-square by its freedom)."""
    total = weights.sum()
    seen: dict[int, int] = {}
    pairs = 0
    before = -1
    for _ in range(count):
        move = draw()
        pairs += move == before
        seen[move] = seen.get(move, 0) + 1
        before = move
    parts = [(moves.at(index), int(weights.at(index)) / int(total)) for index in range(moves.count)]
    assert set(seen) <= {move for move, part in parts if part}
    chi = sum((seen.get(move, 0) - count * part) ** 2 / (count * part) for move, part in parts if part)
    repeats = sum(part * part for _, part in parts)
    again = (pairs - count * repeats) ** 2 / (count * repeats * (1 - repeats))
    return float(max(chi / max(1, len(parts) - 1), again / 12))


def test_draws_follow_the_odds_and_not_each_other() -> None:
    game = find("santa_cruz")
    state = game.start(2)
    assert state.actor() == CHANCE
    moves, weights = odds(state)
    assert moves.count > 1
    live = live_draw()

    assert spread(lambda: live.chance(state), moves, weights, 6000) < 3
    assert spread(lambda: outcome(moves, weights, 0), moves, weights, 6000) > 3
    turn = iter(range(10**9))
    cyclic = spread(lambda: outcome(moves, weights, next(turn) % weights.sum()), moves, weights, 6000)
    assert cyclic > 3, "draws in a row that never repeat must be found out"
