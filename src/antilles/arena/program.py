"""A bot in another process, in any language: JSON lines over its standard input and output.

It never makes us wait beyond its time, whatever it does: reading and writing stop at the deadline, and closing ends the
whole process group. ``docs/bot-protocol.md`` describes what is said.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import signal
import subprocess
import tempfile
import time
from typing import Any

PROTOCOL = 1
LONGEST_ANSWER = 1 << 20
CLOSING_SECONDS = 1.0


class ProgramFault(Exception):
    """What the program did wrong, in words."""


class Program:
    """One run of a program. After a fault that it cannot recover from it is dead and stays so."""

    def __init__(self, command: tuple[str, ...], seconds: float) -> None:
        self.seconds = seconds
        self.dead = ""
        self._received = b""
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115
        try:
            self._process = subprocess.Popen(  # noqa: S603
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,
            )
        except OSError as error:
            self._errors.close()
            raise ProgramFault(f"does not start: {error.strerror}") from None
        assert self._process.stdin is not None and self._process.stdout is not None
        self._in = self._process.stdin.fileno()
        self._out = self._process.stdout.fileno()
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)

    # --- talking --------------------------------------------------------------------------------

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message that needs no answer."""
        self._exchange(message, None)

    def ask(self, message: dict[str, Any], kind: str) -> dict[str, Any]:
        """Send a message and wait for the answer of that type and id; older answers are thrown away."""
        return self._exchange(message, kind)

    def _exchange(self, message: dict[str, Any], kind: str | None) -> dict[str, Any]:
        if self.dead:
            raise ProgramFault(self.dead)
        deadline = time.monotonic() + self.seconds
        to_send = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        deaf = False
        with selectors.DefaultSelector() as selector:
            selector.register(self._out, selectors.EVENT_READ)
            selector.register(self._in, selectors.EVENT_WRITE)
            while True:
                if not to_send:
                    answer = self._answer(kind, message.get("id")) if kind else {}
                    if answer is not None:
                        return answer
                left = deadline - time.monotonic()
                if left <= 0:
                    self._too_late(torn=deaf or bool(to_send))
                for key, _ in selector.select(left):
                    if key.fd == self._out:
                        self._read()
                    else:
                        rest = self._write(to_send)
                        deaf = rest is None
                        to_send = rest or b""
                        if not to_send:
                            selector.unregister(self._in)

    def _too_late(self, torn: bool) -> None:
        fault = f"did not answer within {self.seconds:g} s"
        if torn:  # half a message lies in the pipe: there is no way back into the conversation
            self.dead = "does not read its input"
            fault = self.dead
        raise ProgramFault(fault)

    def _write(self, data: bytes) -> bytes | None:
        """What is left to send; None if the program has closed its input: what it said before still counts."""
        try:
            return data[os.write(self._in, data) :]
        except BlockingIOError:
            return data
        except OSError:
            return None

    def _read(self) -> None:
        try:
            data = os.read(self._out, 1 << 16)
        except BlockingIOError:
            return
        if not data:
            self._died()
        self._received += data
        if len(self._received) > LONGEST_ANSWER:
            self.dead = "answers without end"
            raise ProgramFault(self.dead)

    def _died(self) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(CLOSING_SECONDS)
        self._errors.seek(0)
        last = self._errors.read()[-2000:].decode("utf-8", "replace").strip().split("\n")[-1][:200]
        self.dead = f"ended with code {self._process.returncode}" + (f": {last}" if last else "")
        raise ProgramFault(self.dead)

    def _answer(self, kind: str, id: int | None) -> dict[str, Any] | None:
        """The first whole line that answers; None if it has not come yet."""
        while b"\n" in self._received:
            line, _, self._received = self._received.partition(b"\n")
            if not line.strip():
                continue
            try:
                answer = json.loads(line)
            except (ValueError, RecursionError):
                raise ProgramFault(f"answered {line[:60].decode('utf-8', 'replace')!r}, which is no JSON") from None
            if not isinstance(answer, dict) or answer.get("type") != kind:
                raise ProgramFault(f"answered {line[:60].decode('utf-8', 'replace')!r}, not a {kind!r}")
            if answer.get("id") == id:
                return answer
        return None

    # --- the end --------------------------------------------------------------------------------

    def close(self) -> None:
        """Say quit, wait a moment, then end it and all it has started."""
        if not self.dead:
            with contextlib.suppress(ProgramFault):
                self.seconds = min(self.seconds, CLOSING_SECONDS)
                self.tell({"type": "quit"})
                self._process.stdin.close()  # type: ignore[union-attr]
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self._process.wait(CLOSING_SECONDS)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):
                pipe.close()  # type: ignore[union-attr]
        self._errors.close()
