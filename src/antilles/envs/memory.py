"""Native rows of numbers as NumPy arrays."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

Kind = TypeVar("Kind", bound=np.generic)


def array_of(row: object, kind: type[Kind]) -> NDArray[Kind]:
    """A live view of a native row: whoever writes to one changes the other."""
    buffer: Any = row  # a vec has the buffer protocol, which its stubs do not say
    return np.frombuffer(buffer, dtype=kind)
