"""One number for thousands of random games: two runs agree if every state on the way is the same, byte for byte.

    python -m antilles.testing.digest GAME --games 1000 --seed 1

GAME is the name of an installed game or ``module:NAME`` of a descriptor. The set-ups of the game take turns. What goes
into the digest: each move, the state after it, now and then a view and a state sampled from it, and the result. Run it
interpreted (ANTILLES_PURE=1) and compiled, and with other values of PYTHONHASHSEED: the line printed is the same.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator
from importlib import import_module

from antilles.games import find
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.view import encode
from antilles.testing.cases import Case, choose, setups

LOOK_EVERY = 16


def digest(game: Game, games: int, seed: int, moves: int = 10**9) -> tuple[int, int, str]:
    """Games and moves played, and the digest of all; no new game begins after so many ``moves``."""
    sha = hashlib.sha256()
    choices = setups(game)
    played = moved = 0
    while played < games and moved < moves:
        case = Case(game, choices[played % len(choices)], seed=seed)
        for text in story(case, Rng(seed * 1_000_003 + played)):
            sha.update(text.encode() + b"\n")
            moved += 1
        played += 1
    return played, moved, sha.hexdigest()


def story(case: Case, rng: Rng) -> Iterator[str]:
    """A random game, one text a move and one for its end."""
    game, state, number = case.game, case.start(), 0
    while state.actors():
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        move = choose(game, state, seat, rng)
        state.advance(seat, move)
        text = f"{seat} {game.text(move)}\n{state.snapshot()}"
        number += 1
        if number % LOOK_EVERY == 0:
            view = game.view(state, case.viewers[number // LOOK_EVERY % len(case.viewers)])
            text += f"\n{encode(view)}\n{game.sample(view, rng).snapshot()}"
        yield text
    yield f"{case} {state.scores()} {state.ranking()}"


def load(name: str) -> Game:
    module, colon, attribute = name.partition(":")
    if not colon:
        return find(name)
    game: Game = getattr(import_module(module), attribute)
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=1000, help="the most games")
    parser.add_argument("--moves", type=int, default=10**9, help="no new game after that many moves")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    games, moves, number = digest(load(options.game), options.games, options.seed, options.moves)
    sys.stdout.write(f"{options.game} {games} games {moves} moves {number}\n")


if __name__ == "__main__":
    main()
