"""Puzzles: a position, a move to find, and what it is worth. Nothing is stored: rating and streak are the page's."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from antilles.analysis.sentences import claim_text, gain_text
from antilles.kernel.game import Game
from antilles.kernel.record import Line, new_record
from antilles.kernel.state import State
from antilles.kernel.step import legal_moves
from antilles.locale import Words
from antilles.school.puzzles import Puzzle, puzzles_of, state_of
from antilles.school.walk import RIVALS
from antilles.server.answers.catalogue import taught
from antilles.server.answers.founding import Begun, dealt, private_head, seated_against
from antilles.server.answers.trying import Preview, previewed
from antilles.server.http.problems import Trouble
from antilles.server.http.school_schemas import PuzzleHead, PuzzleOut, PuzzleReason, PuzzleTry, PuzzleVerdict
from antilles.server.tables.presenting import ask
from antilles.server.tables.view_encoding import encode

SOLVER = "Ana"
PLAYED_ON_BY = "captain"
"""The level that found the moves leading here."""


def puzzle_of(game: Game, name: str) -> Puzzle:
    found = puzzles_of(game).get(name)
    if found is None:
        raise Trouble(404, "server-no-such-puzzle")
    return found


@lru_cache(256)
def position(game: str, name: str) -> State:
    found = taught(game)
    return state_of(found, puzzles_of(found)[name])


def names_at(puzzle: Puzzle) -> list[str]:
    """Whoever solves it has a name like the others, so that reasons speak of all alike."""
    rivals = iter(RIVALS)
    return [SOLVER if seat == puzzle.seat else next(rivals) for seat in range(puzzle.seats)]


def heads(game: str) -> list[PuzzleHead]:
    """What there is; solutions are told with the answer."""
    return [PuzzleHead(one.id, one.kind, one.difficulty) for one in puzzles_of(taught(game)).values()]


def shown(game: str, name: str) -> PuzzleOut:
    """The position as the seat sees it, and what it may do."""
    found = taught(game)
    one = puzzle_of(found, name)
    state = position(game, name)
    view = found.view(state, one.seat)
    legal = legal_moves(state, one.seat)
    return PuzzleOut(
        one.id,
        list(puzzles_of(found)).index(one.id) + 1,
        one.kind,
        one.difficulty,
        list(one.levels),
        one.seat,
        names_at(one),
        msgspec.Raw(encode(view)),
        [found.text(move) for move in legal],
        ask(found, view, legal),
    )


def tried_at(game: str, name: str, tried: PuzzleTry) -> Preview:
    """What moves would do there, or why they cannot be made."""
    found = taught(game)
    one = puzzle_of(found, name)
    view = found.view(position(game, name), one.seat)
    return previewed(found, view, tried.moves, names_at(one))


def judged(game: str, name: str, move: str, language: str) -> PuzzleVerdict:
    """Whether it was found; the solution, by how much it is better than the next best move, and why."""
    found = taught(game)
    one = puzzle_of(found, name)
    words = Words(language, found)
    names = names_at(one)
    why = [PuzzleReason(claim_text(words, found, claim, names, one.seat), claim.part > 0.0) for claim in one.reasons]
    return PuzzleVerdict(move == one.best, one.best, one.second, gain_text(words, one.gain, one.interval), why)


def played_from(game: str, name: str, person: str, called: str) -> Begun:
    """A private table that goes on from the position against captains; what the seat cannot know is dealt again."""
    found = taught(game)
    one = puzzle_of(found, name)
    record = new_record(found, one.seats, dict(one.options))
    record.lines = [Line(seat, text) for seat, text in one.moves]
    begun, _ = dealt(found, record, len(record.lines), one.seat)
    head = private_head(found, one.seats, record.options, person)
    return Begun(head, seated_against(PLAYED_ON_BY, one.seats, one.seat, person, called), begun.lines)
