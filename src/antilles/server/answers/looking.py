"""Looking back at a finished game: its positions with all cards open, and what an analysis found."""

from __future__ import annotations

import msgspec

from antilles.analysis import decode
from antilles.analysis.sentences import claim_text
from antilles.kernel.step import legal_moves
from antilles.locale import Words
from antilles.server.http.problems import Trouble
from antilles.server.http.schemas import AnalysisOut, Opened
from antilles.server.tables.desk import Desk
from antilles.server.tables.view_encoding import encode


def opened_at(desk: Desk, position: int) -> Opened:
    """What each seat saw at a position, beside the public view."""
    if position > desk.position:
        raise Trouble(404, "server-no-such-position")
    game, state = desk.game, desk.history.state_at(position)
    views = [msgspec.Raw(encode(game.view(state, seat))) for seat in range(desk.head.seats)]
    line = desk.lines()[position - 1] if position else None
    asked = [seat for seat in state.actors() if seat >= 0]
    moves = [
        [game.text(move) for move in legal_moves(state, seat)] if seat in asked else []
        for seat in range(desk.head.seats)
    ]
    return Opened(
        table=desk.head.table,
        position=position,
        last=desk.position,
        actors=asked,
        seat=None if line is None else line[0],
        move="" if line is None else game.text(line[1]),
        view=msgspec.Raw(encode(game.view(state, None))),
        views=views,
        moves=moves,
    )


def found_out(desk: Desk, depth: str, found: bytes, steps: int, language: str) -> AnalysisOut:
    """A finished analysis, with its reasons in the reader's language."""
    words, names = Words(language, desk.game), desk.names()
    reasons = {
        str(moment.line): [claim_text(words, desk.game, claim, names, moment.seat) for claim in moment.reasons]
        for moment in decode(found.decode()).moments
        if moment.reasons and moment.seat is not None
    }
    return AnalysisOut("done", depth, 0, steps, steps, msgspec.Raw(found), reasons)
