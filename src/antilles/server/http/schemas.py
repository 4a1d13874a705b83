"""What callers send and get. Unknown fields are refused, everything has a limit."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from antilles.bots.levels import LEVELS
from antilles.server.http.daily_schemas import DailyHead
from antilles.server.http.rating_schemas import RatingOut
from antilles.server.http.school_schemas import LessonHead
from antilles.server.tables import entry
from antilles.server.tables.fields import Input, SeatNumber

UNSEEN = r"\u00ad\u115f\u1160\u200b-\u200f\u2060-\u2064\u2800\u3164\ufe0f\ufeff\uffa0"
"""Letters that nobody sees; some of them hold other ones together."""
TURNED = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"
"""Controls, ends of lines, and what turns the text after it round."""
LINE = rf"^(?=.*[^\s{UNSEEN}])[^{TURNED}]*$(?!\n)"
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=LINE)]
Login = Annotated[str, Meta(min_length=3, max_length=80, pattern=r"^[^\x00-\x20\x7f]+$(?!\n)")]
Password = Annotated[str, Meta(min_length=1, max_length=256)]
LEVEL_NAMES = ", ".join(level.name for level in LEVELS)
Level = Annotated[str, Meta(min_length=1, max_length=30, description=f"One of {LEVEL_NAMES}.")]
Word = Annotated[str, Meta(max_length=60)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]


class NewGuest(Input, frozen=True, kw_only=True):
    name: Name


class Rename(Input, frozen=True, kw_only=True):
    name: Name


class Proof(Input, frozen=True, kw_only=True):
    """That a person changes their own ways in: by their password, or by a passkey."""

    old: Annotated[str, Meta(max_length=256)] = ""
    """The password until now, for whoever has one."""
    proof: dict[str, Any] | None = None
    """What ``navigator.credentials.get`` gave for one of the passkeys until now, as its ``toJSON`` says it."""


class NewPassword(Proof, frozen=True, kw_only=True):
    login: Login
    password: Password


class NewSession(Input, frozen=True, kw_only=True):
    login: Login
    password: Password


class NewInvite(Input, frozen=True, kw_only=True):
    seat: SeatNumber


class NewRemoval(Input, frozen=True, kw_only=True):
    """Who shall go: whoever sits there, or somebody of those who watch."""

    seat: SeatNumber | None = None
    watcher: Word | None = None


class NewRecord(Input, frozen=True, kw_only=True):
    record: Annotated[str, Meta(min_length=1, max_length=2_000_000)]
    visibility: entry.Visibility = "link"


# --- answers --------------------------------------------------------------------------------------


class Version(Struct, frozen=True):
    version: int


class PersonOut(Struct, frozen=True):
    id: str
    name: str
    login: str | None


class SessionOut(Struct, frozen=True):
    id: str
    agent: str
    created: int
    seen: int
    current: bool


class Watcher(Struct, frozen=True):
    id: str
    name: str


class Invite(Struct, frozen=True):
    """The token is told once; the link carries it behind ``#``, so that no server log sees it."""

    seat: int
    token: str


class TableMade(Struct, frozen=True):
    table: str
    invites: list[Invite]


class Seated(Struct, frozen=True):
    table: str
    seat: int
    version: int


class TableOut(Struct, frozen=True):
    table: str
    game: str
    options: dict[str, str]
    status: str
    visibility: entry.Visibility
    days: int
    minutes: int
    increment: int
    names: list[str]
    levels: list[str]
    created: int
    seeks: entry.Sought = ""
    """Whom an open table looks for."""
    rated: bool = False


class MyTable(Struct, frozen=True):
    table: TableOut
    asked: list[int]
    """The seats that must decide now."""
    mine: list[int]
    """Your seats there."""
    until: int | None = None
    """When your time is up, if you are asked; else that of the first who is."""
    question: str = ""
    """What you are asked there, in your language; empty if you are not."""
    places: list[int] = []
    """For each seat, when the game is over; empty if it was broken off."""
    points: list[int] = []


class FriendOut(Struct, frozen=True):
    id: str
    name: str
    here: bool
    seen: int | None
    """When they were here last, if they show it to their friends."""
    tables: list[TableOut]
    """The public tables at which they sit."""
    yours: list[str]
    """Those of them at which you sit, too."""


class InvitedOut(Struct, frozen=True):
    """A seat that a friend offers you."""

    table: TableOut
    seat: int
    by: str
    hints: bool
    late: entry.Late
    at: int


class HomeOut(Struct, frozen=True):
    """Everything that the first page shows of this server."""

    games: list[GameOut]
    levels: list[str]
    mine: list[MyTable]
    open: list[TableOut]
    running: list[TableOut]
    over: list[TableOut]
    daily: DailyHead | None = None
    """Today's deal; none on a device of one's own."""
    invited: list[InvitedOut] = []
    friends: list[FriendOut] = []
    ratings: list[RatingOut] = []
    """Your ratings, by game."""


class Presence(Struct, frozen=True):
    seats: list[int | None]
    """For each seat whose person is not there: when they were last, UTC in milliseconds."""
    here: list[bool]
    """For each seat: does its person look at this very table now?"""
    voices: list[str] = []
    """For each seat of somebody else what stands for its person in the chat."""
    folded: list[str] = []
    """The voices of people whom you have blocked."""


class TablePage(Struct, frozen=True):
    items: list[TableOut]
    next: str | None


class MyTablePage(Struct, frozen=True):
    items: list[MyTable]
    next: str | None


class OptionOut(Struct, frozen=True):
    name: str
    values: list[str]
    statement: str
    only: dict[str, list[int]]


class GameOut(Struct, frozen=True):
    name: str
    title: str
    edition: int
    least_seats: int
    most_seats: int
    options: list[OptionOut]
    minutes: int
    """About how long a game takes; 0 where nobody has timed it."""
    about: dict[str, str]
    """What the game is about, a sentence by language."""
    weight: dict[str, str]
    """How demanding it is, a word by language."""
    poster: bool
    """Whether it has a picture of its own, ``/games/{game}/poster.svg``."""
    lessons: list[LessonHead]
    puzzles: int
    """How many there are."""
    data: str
    """The digest of what the owner of this house has corrected of its data; empty for the package's."""


class MoveBlock(Struct, frozen=True):
    """Moves of a game's table that follow each other and are said alike."""

    verb: str
    words: str
    """The message ``move-…`` says them."""
    names: list[str]
    facts: list[list[int | str]]
    """For each move its facts, in the order of ``names``; verb and facts are its text."""


class GamesOut(Struct, frozen=True):
    games: list[GameOut]
    levels: list[str]
    rated: bool = False
    """Whether rated tables are offered here."""


class StatementOut(Struct, frozen=True):
    id: str
    section: str
    text: str
    provenance: str
    ruling: str


class Hint(Struct, frozen=True):
    """A bot's suggestion, in words, with the rules that explain the move."""

    move: str
    text: str
    level: str
    reasons: list[StatementOut]
    why: list[str]
    """What the move is better than, by how much, and the reasons that could be shown; a sentence each."""


class CoachOut(Struct, frozen=True):
    """What the coach says to a move that is about to be made."""

    sure: bool
    """Whether another move is surely better by more than the threshold: then it asks."""
    move: str = ""
    """The better move, and what it does in words."""
    text: str = ""
    why: list[str] = []


class ChatLine(Struct, frozen=True):
    version: int
    at: int
    name: str
    text: str


class ChatPage(Struct, frozen=True):
    items: list[ChatLine]
    next: int | None


class Health(Struct, frozen=True):
    status: str
    engine: str
