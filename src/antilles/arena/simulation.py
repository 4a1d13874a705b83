"""Games as data: each with its record and result, and if asked for what every seat saw and what searches counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace

from antilles.arena.contest import sit_down
from antilles.arena.entrants import Entrant
from antilles.arena.program_bot import DEFAULT_SECONDS
from antilles.arena.schedule import Pairing
from antilles.arena.workers import spread
from antilles.bots.bot import Bot
from antilles.bots.match import play_out, seeded_luck
from antilles.bots.opinion import opinions
from antilles.bots.thinker import Thinker, think
from antilles.games import find
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.record import new_record, print_record
from antilles.kernel.reward import place_rewards
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import legal_moves
from antilles.kernel.view import View


@dataclass(frozen=True)
class Extras:
    """What is written beside records and results."""

    observations: bool = False
    visits: bool = False
    legal: bool = False


@dataclass(frozen=True)
class Visits:
    """How often a search tried each move of a decision, and what came of it; empty where nobody searched."""

    moves: list[int] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    """The mean reward of each move, from -1 to 1; 0 where it was not tried."""
    value: float | None = None
    """The mean reward of the whole search: what the position is worth to the seat."""


@dataclass(frozen=True)
class Draw:
    """What chance did."""

    after: int
    """How many decisions there were before it."""
    action: int


@dataclass(frozen=True)
class Simulated:
    """One finished game. The lists are as long as there were decisions, chance not counted; some may be left empty."""

    number: int
    bots: tuple[str, ...]
    """By seat."""
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    record: str = ""
    seats: list[int] = field(default_factory=list)
    """Who decided."""
    actions: list[int] = field(default_factory=list)
    observations: list[list[int]] = field(default_factory=list)
    """What the deciding seat saw, as numbers."""
    visits: list[Visits] = field(default_factory=list)
    legal: list[list[int]] = field(default_factory=list)
    """What the deciding seat could have done."""
    draws: list[Draw] = field(default_factory=list)
    """All draws of chance, in their order."""
    rewards: tuple[float, ...] = ()
    """By seat, as the environments give them: from -1 for a sole last to 1 for a sole first."""


def simulate(
    game: str, entrants: Sequence[Entrant], pairing: Pairing, options: Mapping[str, str], extras: Extras
) -> Simulated:
    """What a worker does: play one game from names and numbers alone."""
    chosen = find(game)
    names = [entrants[who].name for who in pairing.lineup]
    bots = [
        sit_down(chosen, entrants[who], pairing.minds[seat], DEFAULT_SECONDS) for seat, who in enumerate(pairing.lineup)
    ]
    record = new_record(chosen, len(bots), options)
    record.names = dict(enumerate(names))
    told = Simulated(pairing.number, tuple(names))
    state = chosen.start(len(bots), options)

    def answer(state: State, seat: int) -> int:
        return decide(chosen, state, seat, bots[seat], extras, told)

    for seat, move in play_out(state, answer, seeded_luck(Rng(pairing.chance))):
        if seat == CHANCE:
            told.draws.append(Draw(len(told.actions), move))
        record.add(seat, chosen.text(move))
    record.finish(state)
    places = state.ranking()
    return replace(
        told,
        places=tuple(places),
        scores=tuple(state.scores()),
        rewards=tuple(2.0 * share - 1.0 for share in place_rewards(places)),
        record=print_record(record),
    )


def decide(game: Game, state: State, seat: int, bot: Bot, extras: Extras, told: Simulated) -> int:
    """A bot's move, with what is to be told about it."""
    view = game.view(state, seat)
    visits = Visits()
    if extras.legal:
        told.legal.append(legal_moves(state, seat))
    if extras.visits and isinstance(bot, Thinker):
        move, visits = think_aloud(game, view, bot)
    else:
        move = bot.choose(game, view)
    told.seats.append(seat)
    told.actions.append(move)
    if extras.observations and game.observer is not None:
        told.observations.append([int(number) for number in game.observer.look(state, seat)])
    if extras.visits:
        told.visits.append(visits)
    return move


def think_aloud(game: Game, view: View, bot: Thinker) -> tuple[int, Visits]:
    """What ``bot.choose`` does, but the search goes on to its end, and is looked at before it is forgotten."""
    move = bot.without_thinking(game, view)
    if move >= 0:
        return move, Visits()
    search = bot.attend(game, view)
    think(search, bot.budget, game)
    found = sorted(opinions(search), key=lambda opinion: opinion.move)
    values = [2.0 * opinion.reward - 1.0 if opinion.visits else 0.0 for opinion in found]
    counts = [opinion.visits for opinion in found]
    value = sum(count * value for count, value in zip(counts, values, strict=True)) / max(1, sum(counts))
    return search.choice(), Visits([opinion.move for opinion in found], counts, values, value)


def simulate_all(
    game: str,
    entrants: Sequence[Entrant],
    pairings: Sequence[Pairing],
    options: Mapping[str, str],
    extras: Extras,
    report: Callable[[Simulated], None],
    jobs: int = 1,
    cluster: str = "",
) -> None:
    """Play the pairings and report each as it ends, in no order."""
    tasks = ((game, entrants, pairing, options, extras) for pairing in pairings)
    with closing(spread(simulate, tasks, jobs, cluster)) as games:
        for simulated in games:
            report(simulated)
