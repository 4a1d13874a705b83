"""Crashes, retries, lost answers, a full disk, two tabs, two processes: whatever happens, the draws can be proved."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from antilles.fairness.checking import check
from antilles.fairness.hashing import chain, digest, name_of, seal_of
from antilles.fairness.listing import next_row
from antilles.kernel.state import CHANCE
from antilles.server.tables import commands, entry
from antilles.server.tables.desk import Desk
from antilles.server.tables.entry import Head
from antilles.server.tables.proofs import prove
from antilles.server.tables.steps import Draw
from tests.server.world import Client, Intention, World

KEY = digest("the house's key")
LINKS = {seat: chain(digest(f"page {seat}"), 300) for seat in range(6)}


class SealedWorld(World):
    """The world of ``test_simulation.py`` with a sealed table; every tab of a seat has its page's secret."""

    def _found(self, head: Head) -> None:
        self.links: dict[int, str] = {}
        self.head = replace(head, draws="sealed", seal=seal_of(name_of(head.table), KEY))
        desk = Desk(self.game, self.head, self._draw())
        for seat in range(head.seats):
            self._store(desk, commands.Sit(person="p0", seat=seat, sitter=f"p{seat}", name=f"P{seat}"))
            self._store(desk, commands.Bring(person=f"p{seat}", seat=seat, tip=LINKS[seat][0]))
        self._store(desk, commands.Start(person="p0"))

    def _draw(self) -> Draw:
        return replace(super()._draw(), key=lambda _: KEY)

    def see(self, client: Client, desk: Desk) -> None:
        super().see(client, desk)
        if client.waiting is None and desk.sealing is not None:
            used = desk.sealing.transcript.chains[client.seat].used
            self.links[id(client)] = LINKS[client.seat][used + 1]

    def send(self, intention: Intention) -> None:
        """With the link that the tab had when it decided, however often it is sent."""
        if not intention.command.link:
            intention.command = replace(intention.command, link=self.links[id(self.clients[intention.client])])
        super().send(intention)


class DrawsAgain(Desk):
    """A desk that forgets how many draws there were when an entry was refused."""

    def failed(self):  # type: ignore[no-untyped-def]
        if self.sealing is not None:
            self.sealing.transcript.drawn += 1
        return super().failed()


def faults(world: SealedWorld) -> list[str]:
    desk = world._load()
    proof = prove(desk, world.log, next_row(None, 0, name_of(desk.head.table), desk.head.seal))
    events = prove_all(world)
    proof |= {"key": KEY, "status": "over", "events": events}
    return [fault.code for fault in check(proof).faults]


def prove_all(world: SealedWorld) -> list[list[object]]:
    """The events with all lines, as if the game were broken off here."""
    desk = world._load()
    desk.abandoned = True
    assert desk.sealing is not None
    desk.sealing.opened = KEY
    return list(prove(desk, world.log, None)["events"])


@pytest.mark.parametrize("game", ["cuba", "santa_cruz", "santiago_de_cuba"])
@pytest.mark.parametrize("processes", [1, 2])
def test_every_history_can_be_proved(game: str, processes: int) -> None:
    draws = 0
    for seed in range(12):
        world = SealedWorld(seed, game=game, processes=processes)
        world.run(160)
        assert not faults(world), (seed, faults(world))
        lines = [line for new in world.log if isinstance(new.body, entry.Moved) for line in new.body.lines]
        draws += sum(seat == CHANCE for seat, _ in lines)
        assert any(isinstance(new.body, entry.Moved) and new.body.link for new in world.log)
    assert draws > 0 or game != "santa_cruz", "nothing was drawn after a move: this would prove little"


def test_a_desk_that_draws_again_after_a_failure_is_found_out() -> None:
    caught = 0
    for seed in range(40):
        world = SealedWorld(seed, DrawsAgain, "santa_cruz")
        world.run(200)
        caught += "draw" in faults(world)
    assert caught > 0
