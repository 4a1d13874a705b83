"""The games that can be played here, and their rules."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter
from msgspec.structs import replace

from antilles.locale import FALLBACK, LANGUAGES, own_messages
from antilles.server.answers.catalogue import games_out, known, written, written_moves
from antilles.server.http.problems import Trouble
from antilles.server.http.routes.common import PROBLEMS, Anyone, GameName, Home, Language
from antilles.server.http.schemas import GamesOut, MoveBlock, StatementOut

Spoken = Annotated[str, PathParameter(max_length=10)]


@get("/games", responses=PROBLEMS)
async def all_games(visitor: Anyone, house: Home) -> GamesOut:  # noqa: ARG001 - whoever asks is counted
    """Every game with its seats and options, and the levels of the bots."""
    return replace(games_out(), rated=house.settings.ratings)


@get("/games/{game:str}/rules", responses=PROBLEMS)
async def rules(
    game: GameName,
    language: Language,
    visitor: Anyone,  # noqa: ARG001 - whoever asks is counted
) -> Response[list[StatementOut]]:
    """The numbered statements of a game in your language."""
    return Response(written(known(game), language), media_type="application/json")  # type: ignore[arg-type]


@get("/games/{game:str}/words/{spoken:str}", media_type="text/plain", responses=PROBLEMS)
async def words(game: GameName, spoken: Spoken, visitor: Anyone) -> str:  # noqa: ARG001
    """A game's own messages in a language (Project Fluent): for a page that was built without them."""
    return own_messages(known(game), spoken if spoken in LANGUAGES else FALLBACK)


@get("/games/{game:str}/moves", responses=PROBLEMS)
async def moves(game: GameName, visitor: Anyone) -> Response[list[MoveBlock]]:  # noqa: ARG001
    """A game's move table: from the text of a move to its words and facts, for a page that was built without it."""
    return Response(written_moves(known(game)), media_type="application/json")  # type: ignore[arg-type]


@get("/games/{game:str}/poster.svg", media_type="image/svg+xml", responses=PROBLEMS)
async def poster(game: GameName, visitor: Anyone) -> bytes:  # noqa: ARG001
    """A game's own picture."""
    picture = known(game).poster()
    if not picture:
        raise Trouble(404, "server-no-such-picture")
    return picture


ROUTES = [all_games, rules, words, moves, poster]
