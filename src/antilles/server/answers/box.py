"""The data that a game is played by, where an owner of the printed game has corrected them: boards follow them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from antilles.kernel.data import played_by
from antilles.kernel.game import Game
from antilles.locale import LANGUAGES, Words, lexicon
from antilles.locale.corrected import corrected_statements
from antilles.server.answers.catalogue import move_blocks
from antilles.server.http.box_schemas import Corrected
from antilles.server.tables.view_encoding import encode

KEPT = 32


def corrected_of(game: Game) -> Corrected:
    """All that a page was built with and that is otherwise with these data."""
    corrections = played_by(game.corrections)
    names = {name.partition(".")[0] for name in corrections}
    values: dict[str, Any] = {name: datum.value for name, datum in game.data().items() if name in names}
    chart = game.chart_file()
    words = {language: "\n".join(lexicon(language, game.package).corrected.values()) for language in LANGUAGES}
    moves = move_blocks(game) if chart is not None else None
    return Corrected(game.data_digest, corrections, values, words, chart, moves, rules_of(game))


def rules_of(game: Game) -> dict[str, dict[str, str]]:
    """The statements whose values were corrected."""
    found = {rule.id: rule for rule in game.statements()}
    named = [found[name] for name in corrected_statements(game) if name in found]
    return {language: {rule.id: Words(language).statement(game, rule) for rule in named} for language in LANGUAGES}


@lru_cache(KEPT)
def written(game: Game) -> bytes:
    return encode(corrected_of(game))
