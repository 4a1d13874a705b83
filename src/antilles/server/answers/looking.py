"""Looking back at a finished game: its positions with all cards open, its analysis, and how it could have gone."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from antilles.analysis import decode
from antilles.analysis.sentences import claim_text
from antilles.analysis.watching import Play, continuations_of, watch
from antilles.kernel.step import legal_moves
from antilles.locale import Words
from antilles.server.http.problems import Trouble
from antilles.server.http.study_schemas import AnalysisOut, Opened, PlayOut, SceneOut, WatchOut
from antilles.server.tables.desk import Desk
from antilles.server.tables.presenting import Told
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


def found_out(desk: Desk, known: AnalysisOut, found: bytes, language: str) -> AnalysisOut:
    """What an analysis has found, with its reasons in the reader's language."""
    words, names = Words(language, desk.game), desk.names()
    reasons = {
        str(moment.line): [claim_text(words, desk.game, claim, names, moment.seat) for claim in moment.reasons]
        for moment in decode(found.decode()).moments
        if moment.reasons and moment.seat is not None
    }
    return replace(known, found=msgspec.Raw(found), reasons=reasons)


def watched(desk: Desk, found: bytes, line: int, number: int) -> WatchOut:
    """One pair of the continuations of a moment for which a better move was shown."""
    analysis = decode(found.decode())
    moment = next((one for one in analysis.moments if one.line == line and one.better is not None), None)
    if moment is None or moment.seat is None:
        raise Trouble(404, "server-no-such-position")
    count = continuations_of(analysis, moment)
    if number >= count:
        raise Trouble(404, "server-no-such-position")
    better, played = watch(desk.game, desk.record(), analysis, moment, number)
    return WatchOut(
        line, moment.seat, number, count, shown(desk, moment.seat, better), shown(desk, moment.seat, played)
    )


def shown(desk: Desk, seat: int, play: Play) -> PlayOut:
    """A continuation through the eyes of one seat."""
    scenes = [
        SceneOut(
            scene.actor,
            [Told(event.key, event.facts) for event in scene.told],
            list(scene.reasons),
            msgspec.Raw(encode(desk.game.view(scene.after, seat))),
        )
        for scene in play.scenes
    ]
    return PlayOut(play.move, scenes, play.reward, play.chance, play.points)
