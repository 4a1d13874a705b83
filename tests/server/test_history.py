"""Looking back costs little: any position is a few moves away, and what happened last is told from memory."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from antilles.games import find, games
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import legal_moves
from antilles.server.tables.commands import Consent, Move, Propose
from antilles.server.tables.desk import Desk
from antilles.server.tables.effects import Append
from antilles.server.tables.history import KEEP, History
from antilles.server.tables.steps import Step
from tests.server.kit import Place, Player, played
from tests.server.test_secrets import started


def played_desk(game: str, moves: int) -> Desk:
    rng = random.Random(2)
    desk, _ = started(game)
    for _ in range(moves):
        if not desk.asked_seats():
            break
        seat = rng.choice(desk.asked_seats())
        assert desk.state is not None
        text = desk.game.text(rng.choice(legal_moves(desk.state, seat)))
        (effect,) = desk.ask(None, Move(person=f"p{seat}", seat=seat, asked=desk.opened[seat], moves=(text,)))
        assert isinstance(effect, Append)
        desk.committed()
    return desk


@pytest.mark.parametrize("game", sorted(games()))
def test_every_position_is_what_it_was(game: str) -> None:
    desk = played_desk(game, 60)
    state: State = find(game).start(desk.head.seats, desk.head.options)
    for position, (seat, move) in enumerate(desk.lines()):
        assert desk.history.state_at(position).snapshot() == state.snapshot()
        state.advance(seat, move)
    assert desk.history.state_at(desk.position).snapshot() == state.snapshot()


class Counted(State):
    """A state that counts how often it was moved."""

    moved = 0

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def copy(self) -> Counted:
        return Counted(self.at)

    def advance(self, seat: int, move: int) -> None:
        Counted.moved += 1
        self.at += 1


def test_a_step_of_a_replay_plays_a_few_moves_and_not_all_of_them() -> None:
    history = History(Counted)
    for number in range(1000):
        history.add([Step(Counted(number), CHANCE, 0, Counted(number + 1))])
    for position in (0, 1, KEEP - 1, KEEP, 500, 999, 1000):
        Counted.moved = 0
        assert history.state_at(position).at == position  # type: ignore[attr-defined]
        assert Counted.moved < KEEP
    history.cut(500, 7)
    assert history.state_at(500).at == 500  # type: ignore[attr-defined]
    assert len(history._kept) == 500 // KEEP + 1


def test_taking_back_leads_to_where_it_was() -> None:
    desk = played_desk("santiago_de_cuba", 40)
    seat = desk.people()[0]
    to = desk.history.last_turn(seat)
    assert to is not None
    before = desk.history.state_at(to).snapshot()
    standing = max(version for version in range(desk.version + 1) if (desk.history.length_at(version) or 0) <= to)
    for command in (
        Propose(person=f"p{seat}", seat=seat, wish="undo"),
        *[Consent(person=f"p{other}", seat=other, asked=desk.version + 1, agree=True) for other in desk.people()[1:]],
    ):
        (effect,) = desk.ask(None, command)
        assert isinstance(effect, Append)
        desk.committed()
    assert desk.state is not None and desk.state.snapshot() == before
    assert desk.position == to
    assert desk.history.length_at(desk.version) == to
    assert desk.history.length_at(3) is None, "the record was another one then"
    assert desk.history.cut_by(desk.version) and not desk.history.cut_by(desk.version - 1)
    assert desk.history.standing == standing, "so far the log holds"


async def noted(here: Place, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What is read from logs from now on."""
    read: list[tuple[str, int]] = []
    entries = here.house.store.entries

    async def counted(table: str, after: int = 0) -> object:
        read.append((table, after))
        return await entries(table, after)

    monkeypatch.setattr(here.house.store, "entries", counted)
    return read


async def one_move(player: Player, table: str, seat: int) -> int:
    sight = await player.sight(table, seat)
    answer = await player.move(table, seat, sight["asked"], sight["moves"][0])
    assert answer.status_code == 200
    return int(answer.json()["version"])


def test_whoever_asks_for_the_latest_news_causes_no_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that was answered before it heard its own move; and one that was away for longer."""

    async def story(here: Place) -> None:
        from tests.server.redteam.test_authority import opened

        ana, bruno = await here.person("Ana"), await here.person("Bruno")
        table = await here.table([ana, bruno])
        await opened(here, ana, table, 0)
        read = await noted(here, monkeypatch)
        version = await one_move(ana, table, 0)
        frames = await ana.get(f"/api/tables/{table}/events?seat=0&after={version - 1}")
        assert [frame["version"] for frame in frames] == [version]
        assert read == [], "the news were still in memory"
        for _ in range(6):
            await one_move(bruno, table, 1)
            await one_move(ana, table, 0)
        late = await ana.get(f"/api/tables/{table}/events?seat=0&after={version - 1}")
        assert [frame["version"] for frame in late] == list(range(version, version + 13))
        assert read == [(table, version - 1)], "only what was missed is read, and played from there"
        assert late[0]["events"] == frames[0]["events"]
        assert late[-1]["sight"] == await ana.sight(table, 0)

    played(tmp_path, story)
