"""Write what the web page knows of games and server: types of views and answers, move tables, positions as test data.

python tools/web_data.py types     web/src/games/<game>/view.ts and moves.json from the games' descriptors,
                                   web/src/lib/wire.ts from the server's description of its API
python tools/web_data.py fixtures  web/fixtures/<game>.json: positions of a played game, one for each kind of choice
"""

from __future__ import annotations

import json
import sys
import types
import typing
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.event import events_for
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, NOBODY, State
from antilles.kernel.step import legal_moves, random_move
from antilles.kernel.view import View, encode

WEB = Path(__file__).parent.parent / "web"
NAMES = ["Ana", "Ben", "Chiara", "Luca", "Dora", "Emil"]
BASE = {field.name for field in fields(View)}
SEED = 7
SEATS = 4

# --- types ----------------------------------------------------------------------------------------


def typescript(kind: Any) -> str:
    """The TypeScript of a field's type as it looks in JSON."""
    origin = typing.get_origin(kind)
    arguments = typing.get_args(kind)
    if origin is tuple:
        item = typescript(arguments[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {typescript(arguments[1])}>"
    if origin is types.UnionType or origin is typing.Union:
        return " | ".join(typescript(one) for one in arguments)
    plain = {int: "number", str: "string", bool: "boolean", type(None): "null"}
    return plain[kind] if kind in plain else str(kind.__name__)


def parts(kind: Any) -> Iterator[type]:
    """The dataclasses a type is made of, innermost first."""
    if is_dataclass(kind) and isinstance(kind, type):
        for hint in typing.get_type_hints(kind).values():
            yield from parts(hint)
        yield kind
    for argument in typing.get_args(kind):
        yield from parts(argument)


def interface(kind: type) -> str:
    """One dataclass as an interface."""
    whole = issubclass(kind, View)
    hints = typing.get_type_hints(kind)
    lines = [f"  {name}: {typescript(hint)}" for name, hint in hints.items() if not (whole and name in BASE)]
    return "\n".join([f"export interface {kind.__name__}{' extends View' if whole else ''} {{", *lines, "}"])


def view_module(game: Game) -> str:
    """The module with all types of a game's view."""
    kinds = dict.fromkeys(parts(game.view_type))
    head = "/** Made by tools/web_data.py; do not edit. */\nimport type { View } from '$lib/types'"
    return "\n\n".join([head, *(interface(kind) for kind in kinds)]) + "\n"


def write_types() -> None:
    for name, game in games().items():
        folder = WEB / "src" / "games" / name
        if folder.is_dir():
            (folder / "view.ts").write_text(view_module(game), encoding="utf-8")
            (folder / "moves.json").write_text(move_module(game), encoding="utf-8")
    (WEB / "src" / "lib" / "wire.ts").write_text(wire_module(), encoding="utf-8")


# --- the API --------------------------------------------------------------------------------------

SCHEMA = "#/components/schemas/"


def api_schema() -> dict[str, Any]:
    """What the server says of itself at /schema; for that it needs no house."""
    from antilles.server.app import make_litestar

    return make_litestar(typing.cast(Any, None)).openapi_schema.to_schema()


def referred(part: Any) -> Iterator[str]:
    """The named schemas that a part of the description refers to."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].removeprefix(SCHEMA)
        part = list(part.values())
    if isinstance(part, list):
        for one in part:
            yield from referred(one)


def wire_type(schema: dict[str, Any], views: set[str]) -> str:
    """The TypeScript of a schema; the games' own views are described beside their boards."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(SCHEMA)
        return "View" if name in views else name
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    if choices := schema.get("oneOf") or schema.get("anyOf"):
        return " | ".join(dict.fromkeys(wire_type(one, views) for one in choices))
    if schema["type"] == "array":
        item = wire_type(schema["items"], views)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if schema["type"] == "object":
        return f"Record<string, {wire_type(schema['additionalProperties'], views)}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}[
        schema["type"]
    ]


def wire_module() -> str:
    """Every question and answer of the API as an interface."""
    schema = api_schema()
    described = schema["components"]["schemas"]
    views = {game.view_type.__name__ for game in games().values()}
    found: list[str] = []
    ahead = sorted(set(referred(schema["paths"])) | {"Frame"}, reverse=True)
    while ahead:
        name = ahead.pop()
        if name not in found and name not in views:
            found.append(name)
            ahead += referred(described[name])
    head = "/** Made by tools/web_data.py from the server's description of its API; do not edit. */"
    parts = [f"{head}\nimport type {{ View }} from './types'"]
    for name in sorted(found):
        one = described[name]
        lines = [
            f"  {field}{'' if field in one['required'] else '?'}: {wire_type(kind, views)}"
            for field, kind in one["properties"].items()
        ]
        parts.append("\n".join([f"export interface {name} {{", *lines, "}"]))
    return "\n\n".join(parts) + "\n"


def move_module(game: Game) -> str:
    """The move table by blocks: the key of the words, the names of the facts, and the facts of each move.

    The moves of chance are there too: whoever reads a record on the screen reads them.
    """
    blocks: list[dict[str, Any]] = []
    for move in range(len(game.moves)):
        words, facts, verb = game.moves.words(move), game.moves.facts(move), game.moves.verb(move)
        head = {"verb": verb, "words": words, "names": list(facts)}
        if not blocks or {name: blocks[-1][name] for name in head} != head:
            blocks.append({**head, "facts": []})
        blocks[-1]["facts"].append(list(facts.values()))
    return "[\n" + ",\n".join(json.dumps(block, separators=(",", ":")) for block in blocks) + "\n]\n"


# --- fixtures -------------------------------------------------------------------------------------


def told(game: Game, before: State, seat: int, move: int, after: State, viewer: int | None) -> list[dict[str, Any]]:
    """The events of a move as the viewer may read them."""
    events = events_for(game.tell(before, seat, move, after), viewer)
    return [{"key": event.key, "facts": event.facts} for event in events]


def position(game: Game, state: State, seat: int | None, last: list[dict[str, Any]]) -> dict[str, Any]:
    legal = [
        {"text": game.text(move), "words": game.moves.words(move), "facts": game.moves.facts(move)}
        for move in (legal_moves(state, seat) if seat is not None else [])
    ]
    seats = len(state.scores())
    return {"view": json.loads(encode(game.view(state, seat))), "legal": legal, "names": NAMES[:seats], "last": last}


def kind_of(game: Game, state: State, seat: int) -> str:
    """What sort of choice this is: the verbs that may be used."""
    return " ".join(sorted({game.moves.verb(move) for move in legal_moves(state, seat)}))


VARIANTS: dict[str, list[dict[str, str]]] = {"cuba": [{}, {"expansion": "on"}]}
"""Games that look different with an option."""


def positions(game: Game, options: dict[str, str]) -> list[dict[str, Any]]:
    """A game at random; of each kind of choice the one nearest to the middle, and the end."""
    rng = Rng(SEED)
    moves, weights = Moves(), Moves()
    state = game.start(min(SEATS, game.seats[-1]), options)
    found: dict[str, list[dict[str, Any]]] = {}
    last: list[dict[str, Any]] = []
    while (seat := state.actor()) != NOBODY:
        if seat != CHANCE:
            found.setdefault(kind_of(game, state, seat), []).append(position(game, state, seat, last[-12:]))
        before = state.copy()
        move = random_move(state, seat, rng, moves, weights)
        state.advance(seat, move)
        last += told(game, before, seat, move, state, seat if seat != CHANCE else None)
    middle = [choices[len(choices) // 2] for choices in found.values()]
    return [*middle, position(game, state, 0, last[-12:])]


def write_fixtures() -> None:
    folder = WEB / "fixtures"
    folder.mkdir(exist_ok=True)
    for name, game in games().items():
        found = [one for options in VARIANTS.get(name, [{}]) for one in positions(game, options)]
        text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    {"types": write_types, "fixtures": write_fixtures}[sys.argv[1]]()
