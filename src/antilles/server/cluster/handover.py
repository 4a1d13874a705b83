"""A stream belongs to the process that owns its table: on one machine its connection is handed over to that process.

What follows then happens in one process: a move is decided, made into frames and written to all who watch, and nobody
reads the log or plays the move again. Handing over is a favour and never a duty: whoever cannot (another machine,
another system, a full queue) serves the stream itself and follows the news. A connection goes through a socket of the
kernel's own namespace, which has no file; only processes of the same user that know the secret are heard.
"""

from __future__ import annotations

import asyncio
import hmac
import os
import socket
import struct
import sys
from collections.abc import Callable

LONGEST = 64 * 1024
AT_ONCE = 32
"""Connections that are taken in one go; then the loop does something else."""
Adopt = Callable[[socket.socket, bytes], None]


def can_hand_over() -> bool:
    return sys.platform == "linux"


class Handover:
    """The way of connections to this process, and from it to others of this machine."""

    def __init__(self, process: str, proof: str) -> None:
        self._process = process
        self._proof = proof.encode()
        self._listening: socket.socket | None = None
        self._givers: dict[socket.socket, bool] = {}
        """Those who may give us connections; True when they have proved it."""
        self._takers: dict[str, socket.socket] = {}
        self._adopt: Adopt | None = None

    def start(self, adopt: Adopt) -> None:
        """From now on take what is given; ``adopt`` gets a connection and what it has sent so far."""
        if not can_hand_over():
            return
        self._adopt = adopt
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        listening.setblocking(False)
        listening.bind(name_of(self._process))
        listening.listen(64)
        self._listening = listening
        asyncio.get_running_loop().add_reader(listening.fileno(), self._accept)

    def give(self, process: str, connection: int, sent: bytes) -> bool:
        """Give a connection away; False if it stays ours."""
        if not can_hand_over() or process == self._process:
            return False
        taker = self._takers.get(process) or self._connect(process)
        if taker is None:
            return False
        try:
            socket.send_fds(taker, [sent], [connection])
        except BlockingIOError:
            return False
        except OSError:
            self._takers.pop(process).close()
            return False
        return True

    def _connect(self, process: str) -> socket.socket | None:
        taker = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        taker.setblocking(False)
        try:
            taker.connect(name_of(process))
            if not ours(taker):
                raise PermissionError(process)
            taker.send(self._proof)
        except OSError:
            taker.close()
            return None
        self._takers[process] = taker
        return taker

    def close(self) -> None:
        loop = asyncio.get_running_loop()
        for one in [*([self._listening] if self._listening is not None else []), *self._givers]:
            loop.remove_reader(one.fileno())
            one.close()
        for taker in self._takers.values():
            taker.close()
        self._listening = None
        self._givers.clear()
        self._takers.clear()

    def _accept(self) -> None:
        assert self._listening is not None
        try:
            giver, _ = self._listening.accept()
        except OSError:
            return
        if not ours(giver):
            giver.close()
            return
        giver.setblocking(False)
        self._givers[giver] = False
        asyncio.get_running_loop().add_reader(giver.fileno(), self._receive, giver)

    def _receive(self, giver: socket.socket) -> None:
        for _ in range(AT_ONCE):
            try:
                sent, connections, flags, _ = socket.recv_fds(giver, LONGEST, 1, socket.MSG_CMSG_CLOEXEC)
            except BlockingIOError:
                return
            except OSError:
                self._hang_up(giver)
                return
            taken = [socket.socket(fileno=number) for number in connections]
            if not self._givers[giver] and not taken and hmac.compare_digest(sent, self._proof):
                self._givers[giver] = True
            elif self._givers[giver] and len(taken) == 1 and not flags & (socket.MSG_TRUNC | socket.MSG_CTRUNC):
                assert self._adopt is not None
                self._adopt(taken[0], sent)
            else:
                for one in taken:
                    one.close()
                self._hang_up(giver)
                return

    def _hang_up(self, giver: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(giver.fileno())
        self._givers.pop(giver, None)
        giver.close()


def ours(other: socket.socket) -> bool:
    """Whether the other side is a process of the same user: neither connections nor secrets go to anybody else."""
    credentials = other.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    return bool(struct.unpack("3i", credentials)[1] == os.getuid())


def name_of(process: str) -> str:
    """Where a process takes connections; names that begin with a null byte are the kernel's alone."""
    return f"\0antilles-{process}"
