"""The games that can be played here, and their rules."""

from __future__ import annotations

from litestar import get

from antilles.bots.levels import LEVELS
from antilles.games import games
from antilles.kernel.game import Game
from antilles.server.problems import Trouble
from antilles.server.routes.common import PROBLEMS, GameName, Language
from antilles.server.wire import GameOut, GamesOut, OptionOut, StatementOut


def game_out(game: Game) -> GameOut:
    options = [
        OptionOut(
            one.name, list(one.values), one.statement, {value: list(counts) for value, counts in one.only.items()}
        )
        for one in game.options
    ]
    return GameOut(game.name, game.title, game.edition, game.seats[0], game.seats[-1], options)


@get("/games", responses=PROBLEMS, sync_to_thread=False)
def all_games() -> GamesOut:
    """Every game with its seats and options, and the levels of the bots."""
    return GamesOut([game_out(game) for game in games().values()], [level.name for level in LEVELS])


@get("/games/{game:str}/rules", responses=PROBLEMS, sync_to_thread=False)
def rules(game: GameName, language: Language) -> list[StatementOut]:
    """The numbered statements of a game in your language."""
    found = games().get(game)
    if found is None:
        raise Trouble(404, "server-no-such-game")
    return [
        StatementOut(one.id, one.section, one.text(language), one.provenance, one.ruling) for one in found.statements()
    ]


ROUTES = [all_games, rules]
