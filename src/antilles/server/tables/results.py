"""How a finished game came out: places, what decided them, and where every point came from."""

from __future__ import annotations

from msgspec import Struct

from antilles.kernel.game import Game
from antilles.kernel.state import State
from antilles.locale.verdict import reasons
from antilles.server.tables.desk import Desk
from antilles.server.tables.presenting import Told


class Why(Struct, frozen=True):
    """A message key; for a tie-break (``why-tie``) the game's criterion, and the numbers of this seat and the next."""

    key: str
    criterion: str
    mine: int
    theirs: int


class Gain(Struct, frozen=True):
    """A line of the record that changed a seat's points, and what was told of that seat there."""

    position: int
    """The length of the record after that line."""
    points: int
    total: int
    events: list[Told]


class SeatOutcome(Struct, frozen=True):
    seat: int
    name: str
    place: int
    score: int
    merits: list[int]
    """What decides the place, first criterion first; the message ``why-0`` names the first, ``why-1`` the second."""
    why: Why | None
    """Why this seat stands before the next one; only the winner, ties and shared places have a reason."""
    gains: list[Gain]


class GameOutcome(Struct, frozen=True):
    table: str
    game: str
    criteria: list[str]
    """The message keys of the merits."""
    seats: list[SeatOutcome]


def outcome_of(desk: Desk) -> GameOutcome:
    """Of a table whose game is over: everything about it may be known."""
    state = desk.state
    assert state is not None and desk.status == "over"
    game, places, merits = desk.game, state.ranking(), desk.game.merits(state)
    why = [
        None if reason is None else Why(reason.key, reason.criterion, reason.mine, reason.theirs)
        for reason in reasons(places, merits)
    ]
    gains = gains_of(game, game.start(desk.head.seats, desk.head.options), desk.lines())
    seats = [
        SeatOutcome(seat, chair.name, places[seat], state.scores()[seat], list(merits[seat]), why[seat], gains[seat])
        for seat, chair in enumerate(desk.chairs)
    ]
    return GameOutcome(desk.head.table, game.name, [f"why-{index}" for index in range(len(merits[0]))], seats)


def gains_of(game: Game, state: State, lines: list[tuple[int, int]]) -> list[list[Gain]]:
    """For each seat the lines that changed its points; their sum is its score."""
    before = state.scores()
    gains = [[Gain(0, score, score, [])] if score else [] for score in before]
    for position, (seat, move) in enumerate(lines, start=1):
        after = state.copy()
        after.advance(seat, move)
        scores = after.scores()
        if scores != before:
            told = game.tell(state, seat, move, after)
            for scorer, (had, has) in enumerate(zip(before, scores, strict=True)):
                if had != has:
                    mine = [Told(event.key, event.facts) for event in told if event.facts.get("who") == scorer]
                    gains[scorer].append(Gain(position, has - had, has, mine))
        state, before = after, scores
    return gains
