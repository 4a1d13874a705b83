"""The states and views of a game as type variables; where nobody says which, they are any."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from antilles.kernel.state import State
    from antilles.kernel.view import View

    S = TypeVar("S", bound=State, default=Any)
    V = TypeVar("V", bound=View, default=Any)
else:  # a type variable has a default from Python 3.13 on; only the type checker wants it
    from typing import TypeVar

    S = TypeVar("S")
    V = TypeVar("V")
