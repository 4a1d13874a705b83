"""How the games behave, kept as digests: one for each set-up and each thing that somebody can see.

    python -m antilles.testing.behaviour                               check every game against its digests
    python -m antilles.testing.behaviour cuba --first                  only the first game of each set-up
    python -m antilles.testing.behaviour cuba --renew views words      write the digests of some components again
    python -m antilles.testing.behaviour cuba --renew all              write all of them

Random games of every number of seats with every value of every option, and mixtures of options. A digest that differs
names the game, the set-up and the component, so that a change which is meant renews that component and no other. Chance
and choices come from a generator of their own: what is looked at changes nothing, and snapshots are not looked at.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from antilles.games import find, games
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import chance_move, legal_moves, odds
from antilles.kernel.view import encode
from antilles.testing.cases import Setup

COMPONENTS = ("moves", "legal", "refusals", "views", "observations", "events", "scores")
KEPT = Path("tests/fixtures/behaviour")
GAMES = 2000
"""About so many of each game in a complete check."""
FIRST = 1
"""So many of each set-up in a quick one."""
TRIES = 10
LOOK_EVERY = 9

Row = dict[str, str]
"""A component's digest: of the first games, and of all, with a slash between."""


def setups(game: Game) -> list[Setup]:
    """Every number of seats: the defaults, every other value of each option, and two mixtures of options."""
    found: list[Setup] = []
    for seats in game.seats:
        found.append(Setup(seats))
        values = [(option, value) for option in game.options for value in option.values if option.allowed(value, seats)]
        found += [Setup(seats, {option.name: value}) for option, value in values if value != option.default]
        for mixture in range(2 if game.options else 0):
            rng = Rng(1000 * seats + mixture)
            choices = {option.name: [value for other, value in values if other is option] for option in game.options}
            drawn = {name: some[rng.below(len(some))] for name, some in choices.items()}
            found.append(Setup(seats, {name: value for name, value in drawn.items() if value != choices[name][0]}))
    return list({str(setup): setup for setup in found}.values())


def quick(game: Game) -> list[Setup]:
    """Those of ``setups`` for every commit: defaults and mixtures at all numbers of seats, a value by itself at one."""
    found: list[Setup] = []
    alone: dict[str, list[Setup]] = {}
    for setup in setups(game):
        (alone.setdefault(str(dict(setup.options)), []) if len(setup.options) == 1 else found).append(setup)
    return found + [tables[index % len(tables)] for index, tables in enumerate(alone.values())]


class Digests:
    """Digests of all components, fed as a game goes on."""

    def __init__(self) -> None:
        self.of = {component: hashlib.sha256() for component in COMPONENTS}

    def add(self, component: str, text: str) -> None:
        self.of[component].update(text.encode() + b"\n")

    def row(self) -> Row:
        return {component: digest.hexdigest()[:12] for component, digest in self.of.items()}


def play(game: Game, setup: Setup, seed: int, digests: Digests) -> None:
    """One random game, all that can be seen of it told to the digests."""
    rng, looks = Rng(seed), Rng(seed + 1)
    state, number = game.start(setup.seats, setup.options), seed
    by_verbs = seed % 2 == 1
    while state.actors():
        for component, text in position(game, state, looks):
            digests.add(component, text)
        if number % LOOK_EVERY == 0:
            look(game, state, setup.seats, digests)
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        move = chosen(game, state, seat, rng, by_verbs)
        before, number = state, number + 1
        state = before.copy()
        digests.add("moves", f"{seat} {move} {game.text(move)} {before.audience(seat, move)} {before.opens()}")
        state.advance(seat, move)
        digests.add("events", repr(game.tell(before, seat, move, state)))
        digests.add("scores", repr((state.scores(), state.ranking())))
    for component, text in position(game, state, looks):
        digests.add(component, text)
    look(game, state, setup.seats, digests)
    digests.add("scores", repr(game.merits(state)))


def position(game: Game, state: State, rng: Rng) -> Iterator[tuple[str, str]]:
    """Who is asked, what everybody may do, the odds, and what is said against some other moves."""
    actors, seats = sorted(state.actors()), len(state.scores())
    legal = [legal_moves(state, seat) for seat in range(seats)]
    yield "legal", repr((state.actor(), actors, legal))
    if actors == [CHANCE]:
        yield "legal", repr([moves.list() for moves in odds(state)])
    for index in range(TRIES):
        seat, move = rng.below(seats + 2) - 1, rng.below(len(game.moves) + 2) - 1
        if index % 2 and actors and actors[0] != CHANCE:
            seat = actors[rng.below(len(actors))]
            if index % 4 == 1:  # near a legal move lie the ones that are nearly legal
                move = max(0, legal[seat][rng.below(len(legal[seat]))] + rng.below(13) - 6)
        yield "refusals", repr(state.refusal(seat, move))


def look(game: Game, state: State, seats: int, digests: Digests) -> None:
    for seat in range(seats):
        digests.add("views", encode(game.view(state, seat)))
        if game.observer is not None:
            digests.add("observations", repr(list(game.observer.look(state, seat))))
    digests.add("views", encode(game.view(state, None)))


def chosen(game: Game, state: State, seat: int, rng: Rng, by_verbs: bool) -> int:
    """A random move; by verbs first, if so wanted, which leads to other positions than all moves alike."""
    if seat == CHANCE:
        return int(chance_move(state, rng))
    buffer = Moves()
    state.legal(seat, buffer)
    moves = buffer.list()
    if by_verbs:
        verbs = sorted({game.moves.verb(move) for move in moves})
        verb = verbs[rng.below(len(verbs))]
        moves = [move for move in moves if game.moves.verb(move) == verb]
    return moves[rng.below(len(moves))]


def measure(game: Game, setup: Setup, games: int) -> Row:
    """The digests of a set-up: of its first games, and after a slash of all of them."""
    digests, first = Digests(), Row()
    for number in range(games):
        play(game, setup, 7919 * number + 31 * setup.seats, digests)
        if number + 1 == FIRST:
            first = digests.row()
    if games == FIRST:
        return first
    return {component: f"{first[component]}/{digest}" for component, digest in digests.row().items()}


def games_of(game: Game) -> int:
    """How many games of each set-up make a complete check."""
    return max(10, GAMES // len(setups(game)))


# --- kept digests -----------------------------------------------------------------------------------


def kept(name: str) -> dict[str, Row]:
    path = KEPT / f"{name}.json"
    found: dict[str, Row] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def keep(name: str, rows: Mapping[str, Row]) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    lines = [f"{json.dumps(setup)}: {json.dumps(row)}" for setup, row in rows.items()]
    (KEPT / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def differences(game: Game, first: bool, only: Collection[str] = ()) -> list[str]:
    """A line for each set-up and component in which a game does not behave as its digests say."""
    known, found = kept(game.name), []
    for setup in setups(game):
        if only and str(setup) not in only:
            continue
        if str(setup) not in known:
            found.append(f"{game.name} {setup}: no digests are kept")
            continue
        row = measure(game, setup, FIRST if first else games_of(game))
        for component in COMPONENTS:
            wanted = known[str(setup)][component]
            if row[component] != (wanted.partition("/")[0] if first else wanted):
                found.append(f"{game.name} {setup}: {component} differ")
    return found


def renew(game: Game, components: list[str], only: str = "") -> None:
    """Write some components again; the others stay as they are, right or wrong."""
    known = kept(game.name)
    rows: dict[str, Row] = {}
    for setup in setups(game):
        if only and str(setup) != only:
            rows[str(setup)] = known[str(setup)]
            continue
        row = measure(game, setup, games_of(game))
        rows[str(setup)] = row | {
            name: digest for name, digest in known.get(str(setup), {}).items() if name not in components
        }
    keep(game.name, rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--first", action="store_true", help="only the first games of each set-up")
    parser.add_argument("--setup", default="", help="only this set-up, as 3seats-board=winter")
    parser.add_argument("--renew", nargs="+", choices=[*COMPONENTS, "all"], metavar="COMPONENT", default=[])
    options = parser.parse_args()
    wrong: list[str] = []
    for game in [find(name) for name in options.games or games()]:
        if options.renew:
            renew(game, [*COMPONENTS] if "all" in options.renew else options.renew, options.setup)
        else:
            wrong += differences(game, options.first, [options.setup] if options.setup else ())
    sys.stdout.write("".join(f"{line}\n" for line in wrong) or "The games behave as their digests say.\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
