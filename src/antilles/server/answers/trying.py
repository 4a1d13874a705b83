"""Trying a turn out, and asking a bot about it: what was tried, suggested and weighed, in words."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from antilles.analysis.sentences import advice_texts
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.move import UnknownMove
from antilles.kernel.rehearsal import Rehearsal, foresee, rehearse
from antilles.kernel.state import Refusal
from antilles.kernel.view import View
from antilles.locale import Words
from antilles.server.http.problems import NotByTheRules, Trouble
from antilles.server.http.schemas import CoachOut, Hint, StatementOut
from antilles.server.tables.commands.move import Turn
from antilles.server.tables.desk import Desk
from antilles.server.tables.presenting import ProspectOut, Question, ask, see, show_prospect
from antilles.server.tables.verdicts import Refused
from antilles.server.tables.view_encoding import encode
from antilles.server.thinking import Reply

HINT_LEVEL = "captain"
COACH_ASKS = 0.05
"""In rewards: the coach asks before a move that loses this much, five of 100 games."""


class Preview(Struct, frozen=True):
    """The table as it would look, as far as it can be foreseen; nothing is stored."""

    view: msgspec.Raw
    done: int
    boundary: bool
    """Chance, another player or a secret comes next."""
    moves: list[str]
    question: Question | None
    """What is asked after the moves; None at a boundary."""
    prospect: ProspectOut
    """What the last of the moves does."""


def previewed(game: Game, view: View, texts: Sequence[str], names: list[str]) -> Preview:
    """What moves would do, played in what a view tells."""
    tried = try_out(game, view, texts, names)
    legal = [game.text(number) for number in tried.legal]
    assert tried.last is not None
    asked = None if tried.boundary else ask(game, tried.view, tried.legal)
    prospect = show_prospect(game, game.foresee(tried.last))
    return Preview(msgspec.Raw(encode(tried.view)), tried.done, tried.boundary, legal, asked, prospect)


def try_out(game: Game, view: View, texts: Sequence[str], names: list[str]) -> Rehearsal:
    """A turn played in what the view tells."""
    moves: list[int] = []
    for index, text in enumerate(texts):
        try:
            moves.append(game.parse(text))
        except UnknownMove:
            refused = Refused(Refusal("", "server-unknown-move"), index)
            raise NotByTheRules(game, refused, names) from None
    tried = rehearse(game, view, moves, Rng(secrets.randbits(60)))
    if tried.refusal is not None:
        raise NotByTheRules(game, Refused(tried.refusal, tried.done), names)
    return tried


def preview_at(desk: Desk, person: str, turn: Turn) -> Preview:
    """A turn tried out at a table, as far as its seat's decision is still open."""
    asked = desk.numbering.version(turn.seat, turn.asked)
    if desk.state is None or desk.asked_seats() == [] or desk.stale(turn.seat, asked):
        raise Trouble(409, "server-stale", sight=encode(see(desk, person, turn.seat)))
    return previewed(desk.game, desk.game.view(desk.state, turn.seat), turn.moves, desk.names())


def view_asked(desk: Desk, seat: int, tried: Sequence[str] = ()) -> View:
    """What a seat that must decide knows, in the middle of a turn that it tries out too."""
    if desk.state is None or seat not in desk.asked_seats():
        raise Trouble(409, "server-not-asked")
    view: View = desk.game.view(desk.state, seat)
    return view_within(desk.game, view, tried, desk.names())


def view_within(game: Game, view: View, tried: Sequence[str], names: list[str]) -> View:
    """What a seat knows after the moves that it has tried out; it must be asked there still."""
    if not tried:
        return view
    begun = try_out(game, view, tried, names)
    if begun.boundary:
        raise Trouble(409, "server-not-asked")
    return begun.view


def view_coached(desk: Desk, person: str, seat: int, move: str, tried: Sequence[str]) -> View:
    """The same for a move that is meant, where nobody but bots plays against its maker."""
    if any(chair.person not in ("", person) for chair in desk.chairs):
        raise Trouble(409, "server-no-coach")
    if desk.state is None or seat not in desk.asked_seats():
        raise Trouble(409, "server-not-asked")
    view: View = desk.game.view(desk.state, seat)
    meant = try_out(desk.game, view, [*tried, move], desk.names())
    if meant.last is None:
        raise Trouble(409, "server-not-asked")
    if tried:
        view = try_out(desk.game, view, tried, desk.names()).view
    return view


def hinted(game: Game, names: list[str], view: View, reply: Reply, language: str) -> Hint:
    """A bot's suggestion in words, with the rules that explain it."""
    assert view.seat is not None
    words = Words(language, game)
    statements = {rule.id: rule for rule in game.statements()}
    reasons = [
        StatementOut(rule.id, rule.section, words.statement(game, rule), rule.provenance, rule.ruling)
        for rule in (statements.get(name) for name in reply.statements)
        if rule is not None
    ]
    text = said(game, names, view, reply.move, words)
    why = advice_texts(words, game, reply.advice, names, view.seat) if reply.advice is not None else []
    return Hint(reply.move, text, HINT_LEVEL, reasons, why)


def coached(game: Game, names: list[str], view: View, reply: Reply, language: str) -> CoachOut:
    """Whether another move is surely better by far, and why."""
    assert view.seat is not None
    advice = reply.advice
    if advice is None or advice.interval is None or advice.gain < COACH_ASKS:
        return CoachOut(False)
    words = Words(language, game)
    text = said(game, names, view, advice.move, words) or advice.move
    return CoachOut(True, advice.move, text, advice_texts(words, game, advice, names, view.seat))


def said(game: Game, names: list[str], view: View, text: str, words: Words) -> str:
    """What a move does, in words."""
    move = game.parse(text)
    prospect = foresee(game, view, move, Rng(secrets.randbits(60)))
    return words.picked(game, move, prospect, names) if prospect is not None else ""
