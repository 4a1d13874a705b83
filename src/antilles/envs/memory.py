"""Native rows of numbers as NumPy arrays."""

from __future__ import annotations

import ctypes
from typing import Any, TypeVar

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from antilles.kernel.observer import Observer
from antilles.kernel.state import State

Kind = TypeVar("Kind", bound=np.generic)
SHEETS = 32


def array_of(row: object, kind: type[Kind]) -> NDArray[Kind]:
    """A live view of a native row, to be read: it changes when the row does."""
    buffer: Any = row  # a vec has the buffer protocol, which its stubs do not say
    return np.frombuffer(buffer, dtype=kind)


class Slate:
    """The numbers of a native row, made zeros in one call, ten times as fast as one by one.

    A vec lends its memory for reading only, so this writes past NumPy's back. The slate holds on to the row.
    """

    def __init__(self, row: object) -> None:
        self._row = row
        view = array_of(row, np.uint8)
        self._address = view.ctypes.data
        self._size = view.nbytes

    def wipe(self) -> None:
        ctypes.memset(self._address, 0, self._size)


class Pad:
    """Sheets for one observation after the other; when all are written they are wiped together."""

    def __init__(self, observer: Observer) -> None:
        self._observe = observer.observe
        self._size = observer.size
        self._numbers = vec[i16]([0] * (SHEETS * observer.size))
        self._slate = Slate(self._numbers)
        self._rows = list(array_of(self._numbers, np.int16).reshape(SHEETS, observer.size))
        self._used = 0

    def look(self, state: State, seat: int) -> NDArray[np.int16]:
        """The numbers of an observation, there for a moment: copy what you keep."""
        used = self._used
        if used == SHEETS:
            self._slate.wipe()
            used = 0
        self._used = used + 1
        self._observe(state, seat, self._numbers, used * self._size)
        return self._rows[used]
