"""Puzzles: a position, a move to find, and what it is worth. Nothing is stored: rating and streak are the page's."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter

from antilles.analysis.sentences import claim_text, gain_text
from antilles.games import games
from antilles.kernel.game import Game
from antilles.kernel.state import State
from antilles.kernel.step import legal_moves
from antilles.locale import Words
from antilles.school.puzzles import Puzzle, puzzles_of, state_of
from antilles.school.walk import RIVALS
from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import PROBLEMS, Anyone, GameName, Home, Language, limit
from antilles.server.http.routes.games import known
from antilles.server.http.school_schemas import PuzzleAnswer, PuzzleHead, PuzzleOut, PuzzleVerdict
from antilles.server.tables.presenting import ask
from antilles.server.tables.view_encoding import encode

PuzzleId = Annotated[str, PathParameter(max_length=40)]


def puzzle_of(game: Game, name: str) -> Puzzle:
    found = puzzles_of(game).get(name)
    if found is None:
        raise Trouble(404, "server-no-such-puzzle")
    return found


@lru_cache(256)
def position(game: str, name: str) -> State:
    found = games()[game]
    return state_of(found, puzzles_of(found)[name])


def names_at(puzzle: Puzzle, words: Words) -> list[str]:
    """You, and the rivals in the order of the seats."""
    rivals = iter(RIVALS)
    return [words.say("lesson-you") if seat == puzzle.seat else next(rivals) for seat in range(puzzle.seats)]


@get("/games/{game:str}/puzzles", responses=PROBLEMS)
async def puzzles(game: GameName, visitor: Anyone) -> list[PuzzleHead]:  # noqa: ARG001
    """What puzzles there are; their solutions are told with the answer."""
    return [PuzzleHead(one.id, one.kind, one.difficulty) for one in puzzles_of(known(game)).values()]


@get("/games/{game:str}/puzzles/{name:str}", responses=PROBLEMS)
async def puzzle(game: GameName, name: PuzzleId, visitor: Anyone, language: Language) -> PuzzleOut:  # noqa: ARG001
    """The position as the seat sees it, and what it may do."""
    found = known(game)
    one = puzzle_of(found, name)
    state = await asyncio.to_thread(position, game, name)
    view = found.view(state, one.seat)
    legal = legal_moves(state, one.seat)
    return PuzzleOut(
        one.id,
        one.kind,
        one.difficulty,
        one.seat,
        names_at(one, Words(language, found)),
        msgspec.Raw(encode(view)),
        [found.text(move) for move in legal],
        ask(found, view, legal),
    )


@post("/games/{game:str}/puzzles/{name:str}/answer", responses=PROBLEMS, status_code=200)
async def answer_puzzle(
    game: GameName, name: PuzzleId, data: JSONBody[PuzzleAnswer], house: Home, visitor: Anyone, language: Language
) -> PuzzleVerdict:
    """Whether it was found; the solution, by how much it is better than the next best move, and why."""
    limit(house, "think", visitor.person if visitor else "nobody puzzle")
    found = known(game)
    one = puzzle_of(found, name)
    words = Words(language, found)
    names = names_at(one, words)
    why = [claim_text(words, found, claim, names, one.seat, "reason-after-other") for claim in one.reasons]
    gain = gain_text(words, one.gain, one.interval)
    return PuzzleVerdict(data.move == one.best, one.best, one.second, gain, why)


ROUTES = [puzzles, puzzle, answer_puzzle]
