"""Native rows of numbers as NumPy arrays."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from antilles.kernel.observing import Leaf

Kind = TypeVar("Kind", bound=np.generic)
NUMBERS = np.dtype(np.int16)
MASK = np.dtype(np.int8)


def array_of(row: object, kind: type[Kind]) -> NDArray[Kind]:
    """A live view of a native row, to be read: it changes when the row does."""
    buffer: Any = row  # a vec has the buffer protocol, which its stubs do not say
    return np.frombuffer(buffer, dtype=kind)


def new_leaf(size: int, actions: int) -> Leaf:
    """Memory for an observation. Other arrays made of these two hold on to them, since NumPy does not own it."""
    memory = bytearray(2 * (size + (actions + 1) // 2))
    return Leaf(
        memoryview(memory),
        np.ndarray(size, NUMBERS, memory),
        np.ndarray(actions, MASK, memory, 2 * size),
    )
