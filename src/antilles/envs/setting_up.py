"""What callers give, checked before it is used; what does not fit is said in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index

from antilles.kernel.game import Game, SetupError
from antilles.locale import FALLBACK, Words

MOST_SEED = 1 << 62


def settled(game: Game, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
    """All options with their values; ValueError says what is wrong."""
    if options is not None and not isinstance(options, Mapping):
        raise ValueError(f"options are a dict of names and values, not {options!r}")
    try:
        return game.settle(whole("the number of seats", seats), options)
    except SetupError as error:
        raise ValueError(Words(FALLBACK).setup_error(error)) from None


def whole(what: str, given: object) -> int:
    """A whole number of Python's or NumPy's."""
    try:
        return index(given)  # type: ignore[arg-type]
    except TypeError:
        raise ValueError(f"{what} is a whole number, not {given!r}") from None


def limit(what: str, given: int | None) -> int | None:
    """A number from 1 on; None for no limit."""
    if given is not None and whole(what, given) < 1:
        raise ValueError(f"{what} is at least 1, not {given}")
    return None if given is None else int(given)


def whole_seed(given: object) -> int:
    """Whatever its size: libraries draw seeds of 64 bits and more."""
    seed = whole("a seed", given)
    return seed if -MOST_SEED <= seed < MOST_SEED else seed % MOST_SEED


def check_render_mode(given: str | None, known: Sequence[str]) -> None:
    if given not in (None, *known):
        raise ValueError(f"render_mode is {' or '.join(known)}, not {given}")
