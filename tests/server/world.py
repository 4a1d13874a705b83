"""A world in memory around the desk: clients, a store that fails, processes that die, a network that loses and repeats.

One seed is one history. Nothing here decides anything about a table: the desks under test do.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from antilles.games import find
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.record import Replay
from antilles.kernel.state import State
from antilles.kernel.step import chance_move, legal_moves
from antilles.server.tables import commands, entry, verdicts
from antilles.server.tables.desk import Desk
from antilles.server.tables.effects import Answer, Append, Effect, Lookup, Push
from antilles.server.tables.entry import Entry, Head
from antilles.server.tables.steps import Draw

OWNER = "p0"


NO = verdicts.Stale | verdicts.Refused | verdicts.Impossible | verdicts.Denied


class Broken(AssertionError):
    """A promise does not hold; the sentence says which."""


@dataclass
class Intention:
    """One request of one client, sent again until it is answered."""

    client: int
    command: commands.Move
    request: str
    answered: bool = False


@dataclass
class Client:
    """A tab of a browser: what it knows, and what it waits for."""

    seat: int
    asked: int = -1
    legal: list[str] = field(default_factory=list)
    waiting: Intention | None = None
    played: int = 0


@dataclass
class Process:
    desk: Desk
    inflight: Entry | None = None
    alive: bool = True


class World:
    def __init__(self, seed: int, desk: type[Desk] = Desk, game: str = "santo_domingo", processes: int = 1) -> None:
        self.rng = random.Random(seed)
        self.game: Game = find(game)
        self.kind = desk
        self.shared = processes > 1
        self.head = Head(
            table="t", game=game, seats=self.game.seats[0], options=self.game.settle(self.game.seats[0]), owner=OWNER
        )
        self.log: list[Entry] = []
        self.full = False
        self.lossy = True
        self.network: list[tuple[int, Intention]] = []  # a process, and what is on its way to it
        self.acked: list[tuple[Intention, int]] = []
        self.requests = 0
        self.history: list[str] = []
        self._found(self.head)
        self.processes = [Process(self._load()) for _ in range(processes)]
        seats = [*range(self.head.seats), 0]  # the first player has two tabs
        self.clients = [Client(seat) for seat in seats]

    def _found(self, head: Head) -> None:
        """A full table that has started, as its log."""
        desk = Desk(self.game, head, self._draw())
        for seat in range(head.seats):
            self._store(desk, commands.Sit(person=OWNER, seat=seat, sitter=f"p{seat}", name=f"P{seat}"))
        self._store(desk, commands.Start(person=OWNER))

    def _store(self, desk: Desk, deed: commands.Command) -> None:
        (effect,) = desk.ask(None, deed)
        assert isinstance(effect, Append)
        self.log.append(effect.entry)
        desk.committed()

    def _draw(self) -> Draw:
        rng = Rng(self.rng.getrandbits(60))
        return Draw(lambda state: chance_move(state, rng), lambda: rng)

    def _load(self) -> Desk:
        desk = self.kind(self.game, self.head, self._draw(), shared=self.shared)
        for one in self.log:
            desk.apply(one)
        return desk

    # --- what can happen ------------------------------------------------------------------------

    def run(self, steps: int) -> None:
        """Trouble for a while, then quiet, in which everybody must come to an end."""
        deeds_and_faults = [self.play] * 6 + [self.deliver] * 8 + [self.store] * 8 + [self.look] * 3
        deeds_and_faults += [self.repeat] * 3 + [self.lose, self.crash, self.fill_disk, self.retry, self.retry]
        for _ in range(steps):
            self.rng.choice(deeds_and_faults)()
        self.full = False
        self.lossy = False
        for _ in range(4):
            for act in (self.store_all, self.retry_all, self.deliver_all, self.store_all):
                act()
        self.check()

    def look(self) -> None:
        """A client loads the page."""
        client = self.rng.choice(self.clients)
        self.see(client, self.rng.choice(self.processes).desk)

    def see(self, client: Client, desk: Desk) -> None:
        if client.waiting is None and desk.state is not None:
            client.asked = desk.opened.get(client.seat, -1)
            client.legal = [self.game.text(move) for move in legal_moves(desk.state, client.seat)]

    def play(self) -> None:
        index = self.rng.randrange(len(self.clients))
        client = self.clients[index]
        if client.waiting is None and client.legal and client.asked >= 0:
            self.requests += 1
            move = commands.Move(
                person=f"p{client.seat}", seat=client.seat, asked=client.asked, moves=(self.rng.choice(client.legal),)
            )
            client.waiting = Intention(index, move, f"r{self.requests}")
            self.send(client.waiting)

    def send(self, intention: Intention) -> None:
        self.network.append((self.rng.randrange(len(self.processes)), intention))

    def retry(self) -> None:
        waiting = [client.waiting for client in self.clients if client.waiting is not None]
        if waiting:
            self.send(self.rng.choice(waiting))

    def retry_all(self) -> None:
        for client in self.clients:
            if client.waiting is not None:
                self.send(client.waiting)

    def repeat(self) -> None:
        """The network delivers something twice, perhaps much later."""
        if self.network:
            self.network.append(self.rng.choice(self.network))
        elif self.acked and self.rng.random() < 0.3:
            self.send(self.rng.choice(self.acked)[0])

    def lose(self) -> None:
        if self.network:
            self.network.pop(self.rng.randrange(len(self.network)))

    def deliver(self) -> None:
        if self.network:
            to, intention = self.network.pop(self.rng.randrange(len(self.network)))
            process = self.processes[to]
            self.history.append(
                f"{to} receives {intention.request} {intention.command.moves} asked {intention.command.asked}"
            )
            self.carry_out(process, process.desk.ask(intention, intention.command, intention.request))

    def deliver_all(self) -> None:
        while self.network:
            self.deliver()
            self.store_all()

    def store(self) -> None:
        """The store comes to one process's entry: durable, refused, full, or durable without anybody knowing."""
        process = self.rng.choice(self.processes)
        if process.inflight is None:
            return
        new = process.inflight
        process.inflight = None
        if self.full:
            self.history.append(f"disk full for {new.version}")
            self.carry_out(process, process.desk.failed())
        elif len(self.log) >= new.version or any(new.request == old.request for old in self.log if new.request):
            same = next((old for old in self.log if new.request and old.request == new.request), None)
            self.carry_out(process, process.desk.behind(self.log[process.desk.version :], same))
        else:
            self.log.append(new)
            self.history.append(f"durable {new.version} {new.request}")
            unknown = self.lossy and self.rng.random() < 0.03
            self.carry_out(process, process.desk.failed() if unknown else process.desk.committed())

    def store_all(self) -> None:
        while any(process.inflight is not None for process in self.processes):
            self.store()

    def crash(self) -> None:
        """All memory is gone, and what was on its way to the disk too."""
        process = self.rng.choice(self.processes)
        self.history.append("crash")
        if process.inflight is not None and not self.full and self.rng.random() < 0.5:
            new = process.inflight
            if len(self.log) == new.version - 1 and all(new.request != old.request for old in self.log):
                self.log.append(new)  # it was durable, but nobody was told
        process.inflight = None
        process.desk = self._load()

    def fill_disk(self) -> None:
        self.full = not self.full

    # --- carrying out what a desk says ------------------------------------------------------------

    def carry_out(self, process: Process, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Append):
                assert process.inflight is None
                process.inflight = effect.entry
            elif isinstance(effect, Answer):
                assert isinstance(effect.ticket, Intention)
                self.answer(effect.ticket, effect.verdict)
            elif isinstance(effect, Lookup):
                request = effect.waiting.request
                same = next((old for old in self.log if old.request == request), None)
                tail = self.log[process.desk.version :]
                self.carry_out(process, process.desk.found(effect.waiting, tail, same))
            else:
                self.push(process, effect)

    def push(self, process: Process, effect: Push) -> None:
        new = effect.happening.entry
        if new not in self.log:
            raise Broken(f"told everybody of {new} before it was durable")
        for client in self.clients:
            if self.rng.random() < 0.7:
                self.see(client, process.desk)

    def answer(self, intention: Intention, verdict: verdicts.Verdict) -> None:
        self.history.append(f"{intention.request} is answered {verdict}")
        stored = next((old for old in self.log if old.request == intention.request), None)
        if isinstance(verdict, verdicts.Done):
            if stored is None or stored.version != verdict.version:
                raise Broken(f"{intention.request} was acknowledged as {verdict}, the log has {stored}")
            self.acked.append((intention, verdict.version))
        elif (
            isinstance(verdict, verdicts.Stale | verdicts.Refused | verdicts.Impossible | verdicts.Denied)
            and stored is not None
        ):
            raise Broken(f"{intention.request} was carried out as {stored.version}, but the retry heard {verdict}")
        if self.lossy and self.rng.random() < 0.2:
            return  # the answer is lost on its way
        client = self.clients[intention.client]
        if client.waiting is intention and not isinstance(verdict, verdicts.Failed | verdicts.Busy):
            intention.answered = True
            client.waiting = None
            client.legal = []
            client.asked = -1

    # --- promises -------------------------------------------------------------------------------

    def check(self) -> None:
        for intention, version in self.acked:
            if len(self.log) < version or self.log[version - 1].request != intention.request:
                raise Broken(f"{intention.request} was acknowledged and is lost")
        named = [one.request for one in self.log if one.request]
        if len(named) != len(set(named)):
            raise Broken("a request was carried out twice")
        moved = [one.body for one in self.log if isinstance(one.body, entry.Moved)]
        decisions = [(body.seat, body.asked) for body in moved]
        if len(decisions) != len(set(decisions)):
            raise Broken("one decision was answered by two moves")
        state = self.replayed()
        for process in self.processes:
            process.desk.overtaken(self.log[process.desk.version :])
            if process.desk.state is None or process.desk.state.snapshot() != state.snapshot():
                raise Broken("the table in memory is not the table of the log")
        if any(client.waiting is not None for client in self.clients):
            raise Broken("somebody was never answered")

    def replayed(self) -> State:
        """The log as a record, played by the kernel's own checked replay."""
        record = Desk(self.game, self.head, self._draw()).record()
        for one in self.log:
            if isinstance(one.body, entry.Moved | entry.Started):
                for seat, text in one.body.lines:
                    record.add(seat, text)
        return Replay(self.game, record).to_end()
