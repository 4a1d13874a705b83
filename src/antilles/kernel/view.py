"""Views: typed structures built by adding, and their strict text form."""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")
V = TypeVar("V", bound="View")


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What every game's view begins with; a game adds what the seat may see, field by field."""

    game: str
    edition: int
    seats: int
    options: dict[str, str]
    seat: int | None
    """The viewer; None for a spectator."""
    actors: tuple[int, ...]
    """Who is asked now; empty when the game is over, (-1,) for chance."""
    phase: str
    """The name of the question that is open."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """Final places; empty while the game runs."""

    @property
    def viewer(self) -> int:
        """The seat whose view it is, where only a seat can be asked."""
        assert self.seat is not None
        return self.seat


def same(state: object, names: Sequence[str]) -> dict[str, Any]:
    """Fields that a view shows as the state has them."""
    return {name: getattr(state, name) for name in names}


def same_of(state: object, seat: int, names: Sequence[str]) -> dict[str, Any]:
    """The same of one seat, where the state has a row of them."""
    return {name: getattr(state, name)[seat] for name in names}


def put_back(state: object, view: object, names: Sequence[str]) -> None:
    """``same`` the other way round: fields of a view, or of a part of it, back into a state."""
    for name in names:
        setattr(state, name, getattr(view, name))


def put_back_of(state: object, seat: int, player: object, names: Sequence[str]) -> None:
    """``same_of`` the other way round."""
    for name in names:
        getattr(state, name)[seat] = getattr(player, name)


def fill(row: Any, numbers: Iterable[int]) -> None:
    """Numbers into a row of a state, in place: mypyc never frees a row that interpreted code puts into a state."""
    for place, number in enumerate(numbers):
        row[place] = number


class ViewError(ValueError):
    """The text is no view of this game; the sentence names the field."""


def add(seen: V, own: Mapping[str, object]) -> V:
    """The spectator's view with what a seat sees beyond it."""
    kind: type = type(seen)
    names, values = _reader(kind)
    return typing.cast(V, kind(**{**dict(zip(names, values(seen), strict=True)), **own}))


@cache
def _reader(kind: type) -> tuple[list[str], Callable[[object], tuple[Any, ...]]]:
    """The names of a dataclass's fields, and how all of them are read at once."""
    names = [field.name for field in fields(kind)]
    return names, attrgetter(*names)


def own_fields(seen: View, mine: View) -> dict[str, object]:
    """The fields in which one view differs from another."""
    names = [field.name for field in fields(mine)]
    return {name: getattr(mine, name) for name in names if getattr(mine, name) != getattr(seen, name)}


def encode(view: View) -> str:
    """Compact JSON with sorted keys: equal views have equal bytes."""
    return json.dumps(view, default=_raw, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _raw(part: object) -> dict[str, Any]:
    kind: type = type(part)
    return {name: getattr(part, name) for name in _hints(kind)}


@cache
def _hints(kind: type) -> dict[str, Any]:
    """The fields of a dataclass with their types; asking ``typing`` for them is slow."""
    hints = typing.get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def decode(kind: type[T], text: str) -> T:
    """The strict inverse of ``encode``: an unknown, missing or mistyped field is an error."""
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ViewError(f"not JSON: {error}") from None
    return typing.cast(T, _decode(kind, raw, "view"))


def _decode(kind: Any, raw: Any, where: str) -> Any:
    origin = typing.get_origin(kind)
    if is_dataclass(kind) and isinstance(kind, type):
        return _decode_dataclass(kind, raw, where)
    if origin is types.UnionType or origin is typing.Union:
        return _decode_union(kind, raw, where)
    if origin is tuple:
        return _decode_tuple(typing.get_args(kind), raw, where)
    if origin is dict:
        item = typing.get_args(kind)[1]
        _expect(isinstance(raw, dict), where, "an object", raw)
        return {key: _decode(item, value, f"{where}.{key}") for key, value in raw.items()}
    if kind is type(None):
        _expect(raw is None, where, "null", raw)
        return None
    _expect(type(raw) is kind, where, kind.__name__, raw)
    return raw


def _decode_dataclass(kind: type, raw: Any, where: str) -> Any:
    _expect(isinstance(raw, dict), where, "an object", raw)
    hints = _hints(kind)
    for key in raw:
        if key not in hints:
            raise ViewError(f"{where}: unknown field {key!r}")
    for name in hints:
        if name not in raw:
            raise ViewError(f"{where}: field {name!r} is missing")
    return kind(**{name: _decode(hint, raw[name], f"{where}.{name}") for name, hint in hints.items()})


def _decode_tuple(items: tuple[Any, ...], raw: Any, where: str) -> Any:
    _expect(isinstance(raw, list), where, "a list", raw)
    if items[-1] is Ellipsis:
        items = (items[0],) * len(raw)
    _expect(len(raw) == len(items), where, f"a list of {len(items)}", raw)
    return tuple(
        _decode(item, value, f"{where}[{index}]") for index, (item, value) in enumerate(zip(items, raw, strict=True))
    )


def _decode_union(kind: Any, raw: Any, where: str) -> Any:
    for choice in typing.get_args(kind):
        try:
            return _decode(choice, raw, where)
        except ViewError:
            continue
    raise ViewError(f"{where}: {raw!r} fits none of {kind}")


def _expect(holds: bool, where: str, wanted: str, raw: Any) -> None:
    if not holds:
        raise ViewError(f"{where}: {wanted} expected, not {raw!r}")
