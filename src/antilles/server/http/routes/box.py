"""The data that a table is played by, where an owner of the printed game has corrected them: boards follow them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from litestar import Response, get

from antilles.kernel.data import played_by
from antilles.kernel.game import Game
from antilles.locale import LANGUAGES, lexicon
from antilles.server.http.routes.common import PROBLEMS, Anyone, Home, TableId, table_for
from antilles.server.http.routes.games import move_blocks
from antilles.server.http.schemas import Corrected
from antilles.server.tables.view_encoding import encode

KEPT = 32


def corrected_of(game: Game) -> Corrected:
    """All that a page was built with and that is otherwise with these data."""
    names = {name.partition(".")[0] for name in played_by(game.corrections)}
    values: dict[str, Any] = {name: datum.value for name, datum in game.data().items() if name in names}
    chart = game.chart_file()
    words = {language: "\n".join(lexicon(language, game.package).corrected.values()) for language in LANGUAGES}
    moves = move_blocks(game) if chart is not None else None
    return Corrected(game.data_digest, values, words, chart, moves)


@lru_cache(KEPT)
def written(game: Game) -> bytes:
    return encode(corrected_of(game))


@get("/tables/{table:str}/data", responses=PROBLEMS)
async def data(table: TableId, house: Home, visitor: Anyone) -> Response[Corrected]:
    """What an owner of the printed game has corrected of the data by which a table is played."""
    live = await table_for(house, table, visitor.person if visitor else "", "see")
    return Response(written(live.desk.game), media_type="application/json")  # type: ignore[arg-type]


ROUTES = [data]
