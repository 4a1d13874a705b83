"""What went wrong, as RFC 9457 problem details in the caller's language."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import UNSET, Struct, UnsetType

from antilles.kernel.game import Game
from antilles.locale import LANGUAGES, Words
from antilles.server.tables.live import Live
from antilles.server.tables.permissions import may
from antilles.server.tables.presenting import see
from antilles.server.tables.verdicts import Denied, Done, Impossible, Refused, Stale, Verdict
from antilles.server.tables.view_encoding import encode

MEDIA = "application/problem+json"


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """``type`` names the kind of problem for programs, ``detail`` says it to people."""

    type: str
    title: str
    status: int
    detail: str | UnsetType = UNSET
    statement: str | UnsetType = UNSET
    """The number of the rule that refuses a move."""
    rule: str | UnsetType = UNSET
    """That rule in words."""
    index: int | UnsetType = UNSET
    """Which move of the turn is refused, from 0."""
    sight: msgspec.Raw | UnsetType = UNSET
    """The table as it is now, when the caller's knowledge was old."""


class Trouble(Exception):
    """Ends a request with a problem; ``key`` is its message."""

    def __init__(
        self,
        status: int,
        key: str,
        wait: float = 0.0,
        sight: bytes | None = None,
        facts: Mapping[str, int | str] | None = None,
    ) -> None:
        super().__init__(f"{status} {key}")
        self.status = status
        self.key = key
        self.wait = wait
        self.sight = sight
        self.facts = dict(facts or {})

    def headers(self) -> dict[str, str]:
        return {"retry-after": str(max(1, round(self.wait + 0.5)))} if self.wait else {}

    def problem(self, language: str) -> Problem:
        sight = UNSET if self.sight is None else msgspec.Raw(self.sight)
        return Problem(
            type=f"urn:antilles:problem:{self.key.removeprefix('server-')}",
            title=Words(language).say(self.key, **self.facts),
            status=self.status,
            sight=sight,
        )


class NotByTheRules(Trouble):
    """A move that the rules refuse: the statement, its words, and the sentence."""

    def __init__(self, game: Game, refused: Refused, names: list[str]) -> None:
        super().__init__(422, "server-refused")
        self._game = game
        self._refused = refused
        self._names = names

    def problem(self, language: str) -> Problem:
        words = Words(language, self._game)
        refusal = self._refused.refusal
        rule = next((statement for statement in self._game.statements() if statement.id == refusal.statement), None)
        return Problem(
            type="urn:antilles:problem:refused",
            title=words.say("server-refused"),
            status=422,
            detail=words.say(refusal.key, **words.named(refusal.facts, self._names)),
            statement=refusal.statement or UNSET,
            rule=UNSET if rule is None else Words(language).statement(self._game, rule),
            index=self._refused.index,
        )


def version_of(verdict: Verdict, live: Live, person: str, seat: int | None = None) -> int:
    """The version that a command became, as its caller counts, or the trouble that it met."""
    if isinstance(verdict, Done):
        desk = live.desk_for(person)
        return desk.numbering.number(
            desk.seat_of(person) if seat is None else seat, verdict.version if desk is live.desk else desk.version
        )
    if isinstance(verdict, Stale):
        mine = seat if may(person, "look", live.desk, seat) else None
        raise Trouble(409, "server-stale", sight=encode(see(live.desk_for(person), person, mine)))
    if isinstance(verdict, Refused):
        raise NotByTheRules(live.desk.game, verdict, live.desk.names())
    if isinstance(verdict, Impossible):
        raise Trouble(409, verdict.key)
    if isinstance(verdict, Denied):
        raise denied(live, person)
    raise Trouble(503, "server-try-again", wait=1.0)


def denied(live: Live, person: str) -> Trouble:
    """403 for whoever may see the table, or was sent away from it; for others it does not exist."""
    if person and person in live.desk.removed:
        return Trouble(403, "server-removed")
    return Trouble(403, "server-not-yours") if may(person, "see", live.desk) else Trouble(404, "server-no-such-table")


def language_of(headers: Mapping[str, str]) -> str:
    """The language that ``Accept-Language`` likes best among ours."""
    best, weight = "en", 0.0
    for part in headers.get("accept-language", "")[:200].split(","):
        tag, _, quality = part.partition(";")
        language = tag.strip().lower()[:2]
        try:
            value = float(quality.strip().removeprefix("q=")) if quality else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and value > weight:
            best, weight = language, value
    return best
