"""Write what the web page knows of games and server: types of views and answers, move tables, positions as test data.

python tools/web_data.py types     web/src/games/<game>/view.ts and moves.json from the games' descriptors,
                                   web/src/lib/wire.ts from the server's description of its API,
                                   web/src/lib/fair/kinds.json: which odds draws can have
python tools/web_data.py fixtures  web/fixtures/<game>.json: positions of played games in every phase
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

from msgspec.structs import asdict

from antilles.fairness.by_rules import odds_of
from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.event import events_for
from antilles.kernel.game import Game, SetupError
from antilles.kernel.move import Moves
from antilles.kernel.outlook import Sentence
from antilles.kernel.rehearsal import foresee
from antilles.kernel.state import CHANCE, NOBODY, State
from antilles.kernel.step import legal_moves, random_move
from antilles.kernel.view import View, encode

WEB = Path(__file__).parent.parent / "web"
NAMES = ["Ana", "Ben", "Chiara", "Luca", "Dora", "Emil"]
BASE = {field.name for field in fields(View)}
SEED = 7
MOST_TRIED = 6
"""Moves of a position whose prospects are written down."""

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
    (WEB / "src" / "lib" / "fair" / "kinds.json").write_text(kinds_module(), encoding="utf-8")
    (WEB / "src" / "lib" / "wire.ts").write_text(wire_module(), encoding="utf-8")


# --- draws ----------------------------------------------------------------------------------------

GAMES_FOR_ODDS = 12
FEW = 12
"""A kind of draw with no more than so many different odds always has one of these."""


def odds_seen(game: Game) -> dict[str, set[tuple[tuple[str, int], ...]]]:
    """The odds that chance had in some games of every size, by kind of draw."""
    seen: dict[str, set[tuple[tuple[str, int], ...]]] = {}
    for seats in range(game.seats[0], game.seats[-1] + 1):
        for option in [{}, *[{one.name: value} for one in game.options for value in one.values]]:
            try:
                options = game.settle(seats, option)
            except SetupError:
                continue
            for seed in range(GAMES_FOR_ODDS if not option else 1):
                state, rng = game.start(seats, options), Rng(seed)
                while state.actors():
                    if state.actor() == CHANCE:
                        odds = tuple((text, weight) for text, weight in odds_of(game, state))
                        seen.setdefault(state.question.name, set()).add(odds)
                    seat = state.actors()[0]
                    state.advance(seat, random_move(state, seat, rng, Moves(), Moves()))
    return seen


def kinds_of(game: Game) -> dict[str, Any]:
    """What a page knows of a game's draws: how much each outcome can weigh; where odds never change, exactly."""
    kinds: dict[str, Any] = {}
    for kind, seen in sorted(odds_seen(game).items()):
        if len(seen) <= FEW and all(len(odds) > 1 for odds in seen):
            for number, odds in enumerate(sorted(seen)):
                kinds[f"{kind} {number}"] = {"fixed": True, "weights": dict(odds)}
        else:
            most: dict[str, int] = {}
            for text, weight in [pair for odds in sorted(seen) for pair in odds]:
                most[text] = max(weight, most.get(text, 0))
            kinds[kind] = {"fixed": False, "weights": dict(sorted(most.items()))}
    return kinds


def kinds_module() -> str:
    found = {name: kinds for name, game in sorted(games().items()) if (kinds := kinds_of(game))}
    return json.dumps(found, indent=1, sort_keys=True) + "\n"


# --- the API --------------------------------------------------------------------------------------

SCHEMA = "#/components/schemas/"


def api_schema() -> dict[str, Any]:
    """What the server says of itself at /schema; for that it needs no house."""
    from antilles.server.app import make_litestar
    from antilles.server.http.describe import described

    return described(make_litestar())


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
    if "type" not in schema:
        return "unknown"
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
    """The move table by blocks, as the server tells it of a game whose board the page does not have."""
    from antilles.server.answers.catalogue import move_blocks

    blocks = [json.dumps(asdict(block), separators=(",", ":")) for block in move_blocks(game)]
    return "[\n" + ",\n".join(blocks) + "\n]\n"


# --- fixtures -------------------------------------------------------------------------------------


def told(game: Game, before: State, seat: int, move: int, after: State, viewer: int | None) -> list[dict[str, Any]]:
    """The events of a move as the viewer may read them."""
    events = events_for(game.tell(before, seat, move, after), viewer)
    return [{"key": event.key, "facts": event.facts} for event in events]


def position(game: Game, state: State, seat: int | None, last: list[dict[str, Any]]) -> dict[str, Any]:
    view = game.view(state, seat)
    moves = legal_moves(state, seat) if seat is not None else []
    said = game.wordings(view, moves)
    # words and facts of a move are in the move table, where the page looks them up in play as well
    legal = [{"text": game.text(move), **({"said": sentence(said[move])} if move in said else {})} for move in moves]
    return {
        "view": json.loads(encode(view)),
        "legal": legal,
        "names": NAMES[: len(state.scores())],
        "last": last,
        "question": sentence(game.question(view, moves)) if moves else None,
        "prospects": {game.text(move): prospect(game, view, move) for move in moves[:MOST_TRIED]},
    }


def sentence(one: Sentence) -> dict[str, Any]:
    return {"key": one.key, "facts": one.facts, "parts": [sentence(part) for part in one.parts]}


def prospect(game: Game, view: View, move: int) -> dict[str, Any]:
    """What the server would say of a picked move."""
    found = foresee(game, view, move, Rng(SEED))
    assert found is not None
    return {
        "deed": sentence(found.deed),
        "costs": found.costs,
        "gains": found.gains,
        "said": list(found.said),
        "then": sentence(found.then) if found.then is not None else None,
        "follows": [game.text(one) for one in found.follows],
        "undoable": found.undoable,
    }


TIGHT = {
    "expansion": "on",
    "warehouse_capacity": "4",
    "market_prices": "6,5,4,3,2,1",
    "market_prices_goods": "6,5,4,3,2,1",
}
VARIANTS: dict[str, list[tuple[int, dict[str, str], bool]]] = {
    "cuba": [(4, {}, True), (4, {"expansion": "on"}, True), (4, TIGHT, False), (5, {"expansion": "on"}, False)],
    "santa_cruz": [(4, {}, True), (2, {}, False)],
    "santiago_de_cuba": [(4, {}, True), (2, {}, False)],
    "santo_domingo": [(4, {}, True), (6, {}, False), (2, {}, False)],
}
"""Seats and options with which a game looks different; True where every kind of choice is shown."""
SEEDS = range(7, 23)
"""Games played until every phase was met; rare ones need several."""


class Found:
    """Of each kind of choice the position with the most moves; every phase at least once."""

    def __init__(self, game: Game, options: dict[str, str]) -> None:
        self.game = game
        self.options = options
        self.kinds: dict[tuple[str, str], dict[str, Any]] = {}
        self.phases: set[str] = set()

    def play(self, seats: int, seed: int, whole: bool) -> tuple[State, list[dict[str, Any]]]:
        """One game at random; ``whole`` notes every kind of choice, else only new phases."""
        game, rng = self.game, Rng(seed)
        moves, weights = Moves(), Moves()
        state = game.start(seats, self.options)
        last: list[dict[str, Any]] = []
        met = set(self.phases)
        while (seat := state.actor()) != NOBODY:
            if seat != CHANCE:
                legal = legal_moves(state, seat)
                phase = str(getattr(game.view(state, seat), "phase", ""))
                kind = phase, " ".join(sorted({game.moves.words(move) for move in legal}))
                known = self.kinds.get(kind)
                if (whole or phase not in met) and (known is None or len(known["legal"]) < len(legal)):
                    self.kinds[kind] = position(game, state, seat, last[-12:])
                self.phases.add(phase)
            before = state.copy()
            move = random_move(state, seat, rng, moves, weights)
            state.advance(seat, move)
            last += told(game, before, seat, move, state, seat if seat != CHANCE else None)
        return state, last


def positions(name: str, game: Game) -> list[dict[str, Any]]:
    """Positions of played games: every kind of choice, waiting for another, a whole table, the end."""
    made: list[dict[str, Any]] = []
    met: set[str] = set()
    for seats, options, whole in VARIANTS.get(name, [(game.seats[-1], {}, True)]):
        found = Found(game, options)
        state, last = found.play(seats, SEEDS[0], whole=True)
        for seed in SEEDS[1:]:
            found.play(seats, seed, whole=False)
        if whole:
            made += found.kinds.values()
        else:
            first, longest = (
                next(iter(found.kinds.values())),
                max(found.kinds.values(), key=lambda one: len(one["legal"])),
            )
            made += [first, longest, *(one for kind, one in found.kinds.items() if kind[0] not in met)]
        met |= found.phases
        made += [waiting(game, seats, options), position(game, state, 0, last[-12:])]
    return made


def waiting(game: Game, seats: int, options: dict[str, str]) -> dict[str, Any]:
    """The first position at which somebody is asked, seen by one who is not; by an onlooker where all are."""
    rng, moves, weights = Rng(SEEDS[0]), Moves(), Moves()
    state = game.start(seats, options)
    while (seat := state.actor()) == CHANCE:
        state.advance(seat, random_move(state, seat, rng, moves, weights))
    asked = {one for one in range(seats) if legal_moves(state, one)}
    other = next((one for one in range(seats) if one not in asked), None)
    return position(game, state, other, [])


def fixture_file(name: str, game: Game) -> str:
    return json.dumps(positions(name, game), ensure_ascii=False, separators=(",", ":")) + "\n"


def write_fixtures() -> None:
    folder = WEB / "fixtures"
    folder.mkdir(exist_ok=True)
    for name, game in games().items():
        (folder / f"{name}.json").write_text(fixture_file(name, game), encoding="utf-8")


if __name__ == "__main__":
    {"types": write_types, "fixtures": write_fixtures}[sys.argv[1]]()
