"""What is sent to one viewer: the table as they may see it, and what happened since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import msgspec
from msgspec import UNSET, Struct, UnsetType

from antilles.kernel.event import Event, events_for
from antilles.kernel.record import legal_texts
from antilles.server import entry
from antilles.server.desk import Desk, Happening
from antilles.server.views import encode, encode_views

DAY = 86_400_000
KINDS = {kind: str(kind.__struct_config__.tag) for kind in get_args(entry.Body)}


class Chair(Struct, frozen=True):
    """Who sits there, for everybody to see."""

    name: str
    level: str
    """The bot's level; empty for a person."""
    free: bool
    away: bool
    yours: bool


class Wish(Struct, frozen=True):
    """A proposal that waits for consent; ``asked`` goes into the answer."""

    asked: int
    seat: int
    wish: entry.Wish
    agreed: list[int]


class Sight(Struct, frozen=True, kw_only=True):
    """One viewer's whole knowledge of a table."""

    table: str
    version: int
    game: str
    options: dict[str, str]
    status: str
    visibility: entry.Visibility
    days: int
    hints: bool
    owner: bool
    seat: int | None
    asked: int | None
    """The version at which this seat's decision opened; goes into a move. None when it is not asked."""
    moves: list[str]
    """The legal moves of this seat now."""
    position: int
    chairs: list[Chair]
    deadline: int | None
    proposal: Wish | None
    rematch: str
    view: msgspec.Raw
    """The game's own view; null before the start."""


class Told(Struct, frozen=True):
    """An event: a message key of the game with its facts."""

    key: str
    facts: dict[str, int | str]


class Frame(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """News: version ``version`` of the table. ``sight`` comes with the newest."""

    version: int
    kind: str
    at: int
    events: list[Told]
    name: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    sight: msgspec.Raw | UnsetType = UNSET


Viewer = tuple[str, int | None]
"""A person, or nobody, and the seat through which they look; the seat has been checked to be theirs."""
NOTHING = b"null"


def see(desk: Desk, person: str, seat: int | None) -> Sight:
    """``seat`` has been checked: it is the person's own, or None for the public view."""
    return see_together(desk, [(person, seat)])[0]


def see_together(desk: Desk, viewers: Sequence[Viewer]) -> list[Sight]:
    """What several viewers know of a table at the same moment."""
    state, status = desk.state, desk.status
    running = status == "running"
    if state is None:
        views = [NOTHING] * len(viewers)
    else:
        views = encode_views(desk.game, state, [seat for _, seat in viewers])
    one = desk.proposal
    proposal = None if one is None else Wish(one.version, one.seat, one.wish, list(one.agreed))
    deadline = desk.since + desk.head.days * DAY if desk.head.days and desk.asked_seats() else None
    sights: list[Sight] = []
    for (person, seat), view in zip(viewers, views, strict=True):
        asked = desk.opened.get(seat) if seat is not None and running else None
        sights.append(
            Sight(
                table=desk.head.table,
                version=desk.version,
                game=desk.head.game,
                options=desk.head.options,
                status=status,
                visibility=desk.head.visibility,
                days=desk.head.days,
                hints=desk.head.hints,
                owner=bool(person) and desk.head.owner == person,
                seat=seat,
                asked=asked,
                moves=[] if asked is None or state is None or seat is None else legal_texts(desk.game, state, seat),
                position=desk.position,
                chairs=[
                    Chair(chair.name, chair.level, chair.free, chair.away, bool(person) and chair.person == person)
                    for chair in desk.chairs
                ],
                deadline=deadline,
                proposal=proposal,
                rematch=desk.rematch,
                view=msgspec.Raw(view),
            )
        )
    return sights


def stories(desk: Desk, happening: Happening) -> list[Event]:
    """What an entry tells, for all viewers together: filter before sending."""
    told: list[Event] = []
    for one in happening.steps:
        told += desk.game.tell(one.before, one.seat, one.move, one.after)
    return told


def frame(happening: Happening, told: Sequence[Event], seat: int | None, sight: bytes | None) -> Frame:
    """The news of one entry for one viewer. Who made a sealed choice is the game's to tell, so no seat is named."""
    body = happening.entry.body
    return Frame(
        version=happening.entry.version,
        kind=KINDS[type(body)],
        at=happening.entry.at,
        events=[Told(one.key, one.facts) for one in events_for(told, seat)],
        name=body.name if isinstance(body, entry.Said | entry.Sat) else UNSET,
        text=body.text if isinstance(body, entry.Said) else UNSET,
        sight=UNSET if sight is None else msgspec.Raw(sight),
    )


def frames(desk: Desk, happening: Happening, viewers: Sequence[Viewer]) -> list[bytes]:
    """The news of the newest entry for several viewers, each with the whole sight."""
    told = stories(desk, happening)
    sights = see_together(desk, viewers)
    return [
        encode(frame(happening, told, seat, encode(sight))) for (_, seat), sight in zip(viewers, sights, strict=True)
    ]
