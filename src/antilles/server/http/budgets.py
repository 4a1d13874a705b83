"""How much of something one address may hold at a time, and all of them together."""

from __future__ import annotations

import resource
from asyncio import Semaphore
from collections.abc import AsyncIterator, Container, Iterable
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address, ip_network

SOCKETS = 600
"""Open connections of one address. A school behind one router has room; an attacker has not all of it."""
STRANGERS = 100
"""Streams of one address whose readers have no name."""
UNFINISHED = 60
"""Requests of one address whose bodies have not arrived."""
INSIDE = 12
"""Requests of one address that are answered at once; moves, the page's files and what waits for others apart."""
QUEUED = 100
"""Those that wait for it."""
SPARE = 200
"""Descriptors for files, the database and bots."""


class Tally:
    """``most`` for each key, ``all_together`` for all; 0 is without limit. ``free`` keys are not counted by key."""

    def __init__(self, most: int, all_together: int = 0, free: Container[str] = ()) -> None:
        self.most = most
        self.all_together = all_together
        self.free = free
        self.total = 0
        self._held: dict[str, int] = {}

    def held(self, key: str) -> int:
        return self._held.get(key, 0)

    def take(self, key: str) -> bool:
        """Whether there was one left; then it must be given back."""
        held = self.held(key)
        if self.all_together and self.total >= self.all_together:
            return False
        if self.most and held >= self.most and key not in self.free:
            return False
        self._held[key] = held + 1
        self.total += 1
        return True

    def give(self, key: str) -> None:
        self.total -= 1
        if self._held[key] == 1:
            del self._held[key]
        else:
            self._held[key] -= 1


class Full(Exception):
    """So many wait already that another one would wait too long."""


class Turns:
    """``at_once`` for each key at the same time; ``queued`` more wait, each behind its own key only. 0 is no limit, and
    nobody's key needs no turn.
    """

    def __init__(self, at_once: int, queued: int) -> None:
        self.at_once = at_once
        self._all = Tally(at_once + queued)
        self._turns: dict[str, Semaphore] = {}

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        if not self.at_once or not key:
            yield
            return
        if not self._all.take(key):
            raise Full
        try:
            async with self._turns.setdefault(key, Semaphore(self.at_once)):
                yield
        finally:
            self._all.give(key)
            if not self._all.held(key):
                del self._turns[key]


class Networks:
    """Addresses, one by one or by their network."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(network) for network in networks]

    def __contains__(self, address: object) -> bool:
        try:
            return any(ip_address(str(address).partition("/")[0]) in network for network in self._networks)
        except ValueError:
            return False


def most_sockets() -> int:
    """As many connections as there are descriptors, and some to spare: a server without any can do nothing."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(64, soft - SPARE) if soft != resource.RLIM_INFINITY else 0


def neighbourhood(host: str) -> str:
    """What is counted as one address: of IPv6 the network, because everybody has millions of addresses in it."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64)) + "/64"
