"""Every puzzle is a record that the engine plays, with a best move that is clearly better, missed by weak levels."""

from __future__ import annotations

import pytest

from antilles.analysis.sentences import claim_text
from antilles.games import games
from antilles.kernel.game import Game
from antilles.kernel.step import legal_moves
from antilles.locale import LANGUAGES, Words
from antilles.school.puzzles import DIFFICULTIES, KINDS, puzzles_of, state_of

ALL = [pytest.param(game, id=game.name) for game in games().values()]
TRIES = 7


@pytest.mark.parametrize("game", ALL)
def test_every_position_is_a_record_and_the_seat_is_asked(game: Game) -> None:
    found = puzzles_of(game)
    assert len(found) >= 100
    for puzzle in found.values():
        state = state_of(game, puzzle)
        assert puzzle.seat in state.actors()
        legal = [game.text(move) for move in legal_moves(state, puzzle.seat)]
        assert {puzzle.best, puzzle.second} < set(legal)


@pytest.mark.parametrize("game", ALL)
def test_the_best_move_is_better_beyond_doubt_and_the_weakest_level_misses_it(game: Game) -> None:
    for puzzle in puzzles_of(game).values():
        assert puzzle.interval.low > 0.0 and puzzle.gain >= 0.04
        assert puzzle.levels[0] * 2 < TRIES
        assert puzzle.kind in KINDS and puzzle.difficulty in DIFFICULTIES
        easy, medium = puzzle.levels[1] * 2 > TRIES, puzzle.levels[2] * 2 > TRIES
        assert puzzle.difficulty == ("easy" if easy else "medium" if medium else "hard")
        assert any(claim.part > 0.0 for claim in puzzle.reasons)


@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(game: Game, language: str) -> None:
    words = Words(language, game)
    for puzzle in puzzles_of(game).values():
        names = [f"N{seat}" for seat in range(puzzle.seats)]
        for claim in puzzle.reasons:
            said = claim_text(words, game, claim, names, puzzle.seat)
            assert said and not said.startswith(("reason-", "event-")) and "{" not in said
