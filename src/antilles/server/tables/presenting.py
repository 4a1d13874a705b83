"""What is sent to one viewer: the table as they may see it, and what happened since."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import get_args

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from antilles.kernel.event import Event, events_for
from antilles.kernel.game import Game
from antilles.kernel.outlook import Prospect, Sentence
from antilles.kernel.step import legal_moves
from antilles.kernel.view import View, add
from antilles.server.tables import entry
from antilles.server.tables.desk import Desk
from antilles.server.tables.seal_shown import SealOut, own_seal, seal_of
from antilles.server.tables.steps import Happening
from antilles.server.tables.timing import ClockOut
from antilles.server.tables.view_encoding import encode, encode_views
from antilles.server.tables.voices import voice

KINDS = {kind: str(kind.__struct_config__.tag) for kind in get_args(entry.Body)}


class Chair(Struct, frozen=True):
    """Who sits there, for everybody to see."""

    name: str
    level: str  # the bot's; empty for a person
    free: bool
    away: bool
    yours: bool


class Wish(Struct, frozen=True):
    """A proposal that waits for consent; ``asked`` goes into the answer."""

    asked: int
    seat: int
    wish: entry.Wish
    agreed: list[int]
    whom: int | None  # the seat of whoever shall go, if that is the wish


class Told(Struct, frozen=True):
    """An event, or a part of a sentence: a message key of the game with its facts."""

    key: str
    facts: dict[str, int | str]


class Said(Struct, frozen=True):
    """A sentence: a message key with its facts; ``parts`` are joined by “or” into the fact ``parts``."""

    key: str
    facts: dict[str, int | str]
    parts: list[Told]


class Question(Struct, frozen=True):
    """What a seat is asked."""

    key: str
    facts: dict[str, int | str]
    words: dict[str, Told]
    """The moves that are said with what is on the table, by their text."""


class ProspectOut(Struct, frozen=True):
    """What a move would do, as far as its seat can know. Amounts are by name, each said by the message ``amount``."""

    deed: Said
    costs: dict[str, int]
    gains: dict[str, int]
    said: list[str]
    """The amounts that the deed's own words tell."""
    then: Said | None
    """What it opens next, what cannot be undone, or under which condition it holds."""
    follows: list[str]
    """The moves that it opens to the same seat."""
    undoable: bool


class Sight(Struct, frozen=True, kw_only=True):
    """One viewer's whole knowledge of a table."""

    table: str
    version: int
    game: str
    options: dict[str, str]
    status: str
    visibility: entry.Visibility
    days: int
    minutes: int
    increment: int
    late: entry.Late
    """What happens when somebody's time is up."""
    hints: bool
    rated: bool
    """Whether the game counts for ratings."""
    delay: int  # moves by which whoever has no seat here is behind, until the game is over
    owner: bool
    seat: int | None
    asked: int | None
    """The version at which this seat's decision opened; goes into a move. None when it is not asked."""
    moves: list[str]  # the legal ones of this seat now
    question: Question | None
    """What this seat is asked; None when it is not."""
    position: int
    chairs: list[Chair]
    clocks: list[ClockOut]
    """For each seat its time; empty where none is counted."""
    proposal: Wish | None
    rematch: str
    origin: str
    """For a table that goes on from a position of another game: that table and the position; nothing counts here."""
    deal: str  # the day, at a table of a deal of the day
    seal: SealOut | None
    """None where draws are not sealed, and at deals, to whose draws pages add nothing."""
    view: msgspec.Raw
    """The game's own view; null before the start."""
    data: str
    """The digest of what an owner has corrected of the data by which this table is played; empty for the package's."""


class Stage(Struct, frozen=True):
    """The table after one line of an entry: how many of the entry's events it told, and what the viewer saw then."""

    told: int
    view: msgspec.Raw


class Frame(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """News: version ``version`` of the table. ``sight`` comes with the newest."""

    version: int
    kind: str
    at: int
    events: list[Told]
    name: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET  # who refused what was asked for
    by: str | UnsetType = UNSET  # the voice of whoever says this
    standing: int | UnsetType = UNSET  # moves were taken back: what versions after this one told no longer holds
    stages: list[Stage] | UnsetType = UNSET
    """The lines of the entry one by one, for whoever asks for it; what the last line led to is in the sight, if any."""
    sight: msgspec.Raw | UnsetType = UNSET


Viewer = tuple[str, int | None]
"""A person, or nobody, and the seat through which they look; the seat has been checked to be theirs."""
Tale = list[list[Event]]
"""What each line of an entry tells, for all viewers together: filter before sending."""


def see(desk: Desk, person: str, seat: int | None) -> Sight:
    """``seat`` has been checked: it is the person's own, or None for the public view."""
    return see_together(desk, [(person, seat)])[0]


def see_together(desk: Desk, viewers: Sequence[Viewer]) -> list[Sight]:
    """What several viewers know of a table at the same moment."""
    state, seal = desk.state, seal_of(desk)
    if state is None:
        return [sight_of(desk, viewer, b"null", None, seal) for viewer in viewers]
    seen = desk.game.view(state, None)
    views = encode_views(desk.game, state, [seat for _, seat in viewers], seen)
    return [sight_of(desk, viewer, view, seen, seal) for viewer, view in zip(viewers, views, strict=True)]


def sight_of(desk: Desk, viewer: Viewer, view: bytes, seen: View | None, seal: SealOut | None) -> Sight:
    """What a viewer knows of a table; ``seen`` is the spectator's view of it, ``seal`` the one that all see."""
    (person, seat), head, number = viewer, desk.head, desk.numbering.number
    asked = desk.opened.get(seat) if seat is not None and desk.status == "running" else None
    moves, question = ([], None) if asked is None else asked_of(desk, seen, seat)
    return Sight(
        table=head.table,
        version=number(seat, desk.version),
        game=head.game,
        options=head.options,
        status=desk.status,
        visibility=head.visibility,
        days=head.days,
        minutes=head.minutes,
        increment=head.increment,
        late=head.late,
        hints=head.hints,
        rated=head.rated,
        delay=head.delay,
        owner=bool(person) and head.owner == person,
        seat=seat,
        asked=None if asked is None else number(seat, asked),
        moves=moves,
        question=question,
        position=desk.position_for(seat),
        chairs=chairs_for(desk, person),
        clocks=desk.timing.shown(seat),
        proposal=wish_for(desk, seat),
        rematch=desk.rematch,
        origin=head.origin,
        deal=head.deal,
        seal=own_seal(desk, seal, seat),
        view=msgspec.Raw(view),
        data=desk.game.data_digest,
    )


def asked_of(desk: Desk, seen: View | None, seat: int | None) -> tuple[list[str], Question | None]:
    """The legal moves of a seat that is asked, and its question; ``seen`` is the spectator's view."""
    game, state = desk.game, desk.state
    if state is None or seen is None or seat is None:
        return [], None
    legal = legal_moves(state, seat)
    return [game.text(move) for move in legal], ask(game, add(seen, game.own(seen, state, seat)), legal)


def chairs_for(desk: Desk, person: str) -> list[Chair]:
    """The chairs, and which of them are this person's."""
    return [
        Chair(chair.name, chair.level, chair.free, chair.away, bool(person) and chair.person == person)
        for chair in desk.chairs
    ]


def wish_for(desk: Desk, seat: int | None) -> Wish | None:
    """What somebody proposes, numbered as this seat counts."""
    wish = desk.proposal
    if wish is None:
        return None
    number, whom = desk.numbering.number(seat, wish.version), wish.to if wish.wish == "remove" else None
    return Wish(number, wish.seat, wish.wish, list(wish.agreed), whom)


def ask(game: Game, view: View, legal: Sequence[int]) -> Question:
    """What the view's seat is asked, and the moves that are said with what is on the table."""
    question = game.question(view, legal)
    words = {game.text(move): Told(said.key, said.facts) for move, said in game.wordings(view, legal).items()}
    return Question(question.key, question.facts, words)


def show_sentence(sentence: Sentence) -> Said:
    return Said(sentence.key, sentence.facts, [Told(part.key, part.facts) for part in sentence.parts])


def show_prospect(game: Game, prospect: Prospect) -> ProspectOut:
    return ProspectOut(
        deed=show_sentence(prospect.deed),
        costs=prospect.costs,
        gains=prospect.gains,
        said=list(prospect.said),
        then=show_sentence(prospect.then) if prospect.then is not None else None,
        follows=[game.text(move) for move in prospect.follows],
        undoable=prospect.undoable,
    )


def stories(desk: Desk, happening: Happening) -> Tale:
    return [desk.game.tell(step.before, step.seat, step.move, step.after) for step in happening.steps]


def frame(desk: Desk, happening: Happening, told: list[Told], seat: int | None, sight: bytes | None) -> Frame:
    """The news of one entry for one viewer. Who made a sealed choice is the game's to tell, so no seat is named."""
    body, version, number = happening.entry.body, happening.entry.version, desk.numbering.number
    return Frame(
        version=number(seat, version),
        kind=KINDS[type(body)],
        at=happening.entry.at,
        events=told,
        name=body.name if isinstance(body, entry.Said | entry.Sat | entry.Removed | entry.Renamed) else UNSET,
        text=body.text if isinstance(body, entry.Said) else UNSET,
        seat=body.seat if isinstance(body, entry.Answered) and not body.agree else UNSET,
        by=voice(desk, body.person) if isinstance(body, entry.Said) else UNSET,
        standing=number(seat, desk.history.standing) if desk.history.cut_by(version) else UNSET,
        sight=UNSET if sight is None else msgspec.Raw(sight),
    )


def told_to(tale: Tale, seats: Sequence[int | None]) -> list[list[Told]]:
    """What each viewer reads of a tale; where nothing in it is secret, the same for all."""
    if not any(event.seat is not None for told in tale for event in told):
        return [[Told(event.key, event.facts) for told in tale for event in told]] * len(seats)
    return [[Told(event.key, event.facts) for told in tale for event in events_for(told, seat)] for seat in seats]


def frames(desk: Desk, happening: Happening, viewers: Sequence[Viewer], staged: Container[Viewer] = ()) -> list[bytes]:
    """The news of the newest entry for several viewers, each with the whole sight; the ``staged`` also see the way."""
    tale = stories(desk, happening)
    sights = see_together(desk, viewers)
    read = told_to(tale, [seat for _, seat in viewers])
    watching = [viewer for viewer in viewers if viewer in staged] if len(tale) > 1 else []
    stages = dict(zip(watching, stages_of(desk, happening, tale, [seat for _, seat in watching], True), strict=True))
    made: list[bytes] = []
    for viewer, sight, told in zip(viewers, sights, read, strict=True):
        news = frame(desk, happening, told, viewer[1], encode(sight))
        made.append(encode(replace(news, stages=stages[viewer]) if viewer in stages else news))
    return made


def stages_of(
    desk: Desk, happening: Happening, tale: Tale, viewers: Sequence[int | None], sighted: bool
) -> list[list[Stage]]:
    """For each viewer the table after each line of an entry; without the last one where a sight shows it."""
    seen: list[list[Stage]] = [[] for _ in viewers]
    steps = (happening.steps[:-1] if sighted else happening.steps) if viewers else []
    for step, told in zip(steps, tale, strict=False):
        for stages, seat, view in zip(seen, viewers, encode_views(desk.game, step.after, viewers), strict=True):
            stages.append(Stage(len(events_for(told, seat)), msgspec.Raw(view)))
    return seen
