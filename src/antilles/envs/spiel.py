"""OpenSpiel Python games: chance nodes, sealed choices one after the other, information states, resampling.

Importing this module registers ``antilles_<game>`` for every installed game; load one with
``pyspiel.load_game("antilles_santo_domingo(players=4)")``. Options of a game are parameters of the same name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pyspiel

from antilles.envs.memory import new_leaf
from antilles.envs.senses import observer_of, rewards_of
from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.eyes import Eyes
from antilles.kernel.game import Game, Option
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, EVERYBODY, NOBODY, State
from antilles.kernel.step import legal_moves, odds

BUFFER = Moves()
NOTHING = Moves()
LONGEST = 20_000
"""More moves than any of the games has ever taken; OpenSpiel wants a bound."""


def parameter(option: Option, value: str) -> int | str:
    """An option's value as OpenSpiel's parameters can hold it: numbers as such where all values are numbers, else words
    without commas, a lone number with ``n`` before it.
    """
    if all(other.isdigit() for other in option.values):
        return int(value)
    return f"n{value}" if value.isdigit() else value.replace(",", "_")


def option_value(option: Option, given: object) -> str:
    """The value whose parameter is ``given``; what is none comes back as it is, for the game to refuse."""
    for value in option.values:
        if str(parameter(option, value)) == str(given):
            return value
    return str(given)


def game_type(game: Game) -> pyspiel.GameType:
    parameters: dict[str, Any] = {"players": game.seats[0]}
    parameters.update({option.name: parameter(option, option.default) for option in game.options})
    return pyspiel.GameType(
        short_name=f"antilles_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games as OpenSpiel sees it; each game has a subclass of its own."""

    engine: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.engine
        given = dict(params or {})
        self.seats = int(given.get("players", game.seats[0]))
        options = {
            option.name: option_value(option, given[option.name]) for option in game.options if option.name in given
        }
        self.options = game.settle(self.seats, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=len(game.moves),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type, params)


Line = tuple[int, int, int, int]
"""A line of what seats have seen: who is shown the move, who its shadow (as bits), whose move it is, and the move."""


class Course:
    """A position and what each seat has been shown on the way to it. OpenSpiel clones by deep copy.

    While sealed choices come in, ``before`` is the position before the first of them and ``sealed`` holds the choices.
    Texts are made when they are asked for; ``made`` holds for each seat how many lines are in its text, and the text.
    """

    __slots__ = ("actions", "before", "engine", "everybody", "lines", "made", "options", "position", "sealed", "seats")

    def __init__(self, engine: Game, seats: int, options: dict[str, str], position: State | None = None) -> None:
        self.engine = engine
        self.seats = seats
        self.everybody = (1 << seats) - 1
        self.options = options
        self.position = engine.begin(seats, options) if position is None else position
        self.before: State | None = None
        self.sealed: tuple[tuple[int, int], ...] = ()
        self.actions: list[int] = []
        self.lines: list[Line] = []
        self.made: list[tuple[int, str]] = [(0, "")] * seats

    def __deepcopy__(self, memo: object) -> Course:
        other = Course(self.engine, self.seats, self.options, self.position.copy())
        other.before = self.before  # never advanced, so it can be shared
        other.sealed = self.sealed
        other.actions = self.actions[:]
        other.lines = self.lines[:]
        other.made = self.made[:]
        return other

    def __reduce__(self) -> tuple[Callable[..., Course], tuple[str, int, dict[str, str], list[int]]]:
        """A course is its moves; a resampled one has never been played and cannot be stored."""
        return retrace, (self.engine.name, self.seats, self.options, self.actions)

    def play(self, action: int) -> None:
        position = self.position
        actor = position.actor()
        audience = position.audience(actor, action)
        self.actions.append(action)
        if audience == EVERYBODY:
            self.lines.append((self.everybody, 0, actor, action))
        elif actor == CHANCE:
            self.lines.append((audience, self.everybody & ~audience, actor, action))
        else:
            self._seal(actor, action)
        position.advance(actor, action)

    def _seal(self, actor: int, action: int) -> None:
        """A sealed choice: its maker knows it, the others are shown it, or its shadow, when the last one is in."""
        if not self.sealed:
            self.before = self.position.copy()
        self.sealed += ((actor, action),)
        self.lines.append((1 << actor, 0, actor, action))
        if len(self.position.actors()) > 1:
            return
        for other, choice in self.sealed:
            others = self.everybody & ~(1 << other)
            self.lines.append((others, 0, other, choice) if self.position.opens() else (0, others, other, choice))
        self.before, self.sealed = None, ()

    def seen(self, player: int) -> str:
        """All that the player has been shown, a move a line."""
        engine = self.engine
        upto, text = self.made[player]
        for shown, shadowed, actor, action in self.lines[upto:]:
            who = "*" if actor == CHANCE else actor
            if shown >> player & 1:
                text += f"{who} {engine.text(action)}\n"
            elif shadowed >> player & 1:
                text += f"{who} {engine.moves.shadow(action)}\n"
        self.made[player] = (len(self.lines), text)
        return text

    def resample(self, player: int, rng: Rng) -> None:
        """Put a position in place that the player cannot tell from the real one.

        Sealed choices are made again, from the position before them, so that what is shown later is what was drawn.
        """
        engine = self.engine
        if self.before is None:
            self.position = engine.sample(engine.view(self.position, player), rng)
            return
        self.before = engine.sample(engine.view(self.before, player), rng)
        self.position = self.before.copy()
        sealed = []
        for seat, choice in self.sealed:
            moves = legal_moves(self.position, seat)
            sealed.append((seat, choice if seat == player else moves[rng.below(len(moves))]))
            self.position.advance(*sealed[-1])
        self.sealed = tuple(sealed)


def retrace(name: str, seats: int, options: dict[str, str], actions: list[int]) -> Course:
    course = Course(games()[name], seats, options)
    for action in actions:
        course.play(action)
    return course


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.engine, game.seats, game.options)

    def current_player(self) -> int:
        actor = self.course.position.actor()
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return actor if actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        BUFFER.clear()
        self.course.position.legal(player, BUFFER)
        return sorted(BUFFER.list())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        moves, weights = odds(self.course.position)
        total = weights.sum()
        return sorted((move, weight / total) for move, weight in zip(moves.list(), weights.list(), strict=True))

    def _apply_action(self, action: int) -> None:
        self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.engine.text(action)

    def is_terminal(self) -> bool:
        return self.course.position.actor() == NOBODY

    def returns(self) -> list[float]:
        return rewards_of(self.course.position.ranking()) if self.is_terminal() else [0.0] * self.course.seats

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from the real one."""
        other: SpielState = self.clone()
        other.course.resample(player_id, Rng(int(probability_sampler() * (1 << 62))))
        return other

    def __str__(self) -> str:
        return self.course.position.snapshot()


class SpielObserver:
    """Numbers and text of what one player has seen."""

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self.engine = game.engine
        self.recall = iig_obs_type is None or iig_obs_type.perfect_recall
        self.observer = observer_of(game.engine)
        self.eyes = Eyes(self.observer, 0, game.seats, partial(new_leaf, self.observer.size, 0))
        self.tensor = np.zeros(self.observer.size, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for field in self.observer.fields():
            self.dict[field.name] = self.tensor[at : at + field.count]
            at += field.count

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.eyes.see(state.course.position, player, NOTHING)["observation"]

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recall:
            return f"seat {player}\n{state.course.seen(player)}"
        self.set_from(state, player)
        return " ".join(str(int(number)) for number in self.tensor)


def register(game: Game) -> None:
    """OpenSpiel keeps what it is given until after Python's own end, which a class survives and a function does not."""
    kind = game_type(game)
    pyspiel.register_game(kind, type(f"Spiel_{game.name}", (SpielGame,), {"engine": game, "kind": kind}))


for _game in games().values():
    if _game.observer is not None:
        register(_game)
