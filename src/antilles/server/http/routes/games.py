"""The games that can be played here, and their rules."""

from __future__ import annotations

from functools import cache

from litestar import Response, get

from antilles.bots.levels import LEVELS
from antilles.games import games
from antilles.kernel.game import Game
from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import PROBLEMS, Anyone, GameName, Language
from antilles.server.http.schemas import GameOut, GamesOut, OptionOut, StatementOut
from antilles.server.tables.view_encoding import encode


def game_out(game: Game) -> GameOut:
    options = [
        OptionOut(
            option.name,
            list(option.values),
            option.statement,
            {value: list(counts) for value, counts in option.only.items()},
        )
        for option in game.options
    ]
    return GameOut(game.name, game.title, game.edition, game.seats[0], game.seats[-1], options)


def games_out() -> GamesOut:
    return GamesOut([game_out(game) for game in games().values()], [level.name for level in LEVELS])


@get("/games", responses=PROBLEMS)
async def all_games(visitor: Anyone) -> GamesOut:  # noqa: ARG001 - whoever asks is counted
    """Every game with its seats and options, and the levels of the bots."""
    return games_out()


@cache
def written(game: str, language: str) -> bytes:
    """All statements of a game, written once: there are hundreds of them, and a few languages."""
    return encode(
        [
            StatementOut(rule.id, rule.section, rule.text(language), rule.provenance, rule.ruling)
            for rule in games()[game].statements()
        ]
    )


@get("/games/{game:str}/rules", responses=PROBLEMS)
async def rules(
    game: GameName,
    language: Language,
    visitor: Anyone,  # noqa: ARG001 - whoever asks is counted
) -> Response[list[StatementOut]]:
    """The numbered statements of a game in your language."""
    if game not in games():
        raise Trouble(404, "server-no-such-game")
    return Response(written(game, language), media_type="application/json")  # type: ignore[arg-type]


ROUTES = [all_games, rules]
