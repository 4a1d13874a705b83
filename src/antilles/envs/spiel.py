"""OpenSpiel Python games: chance nodes, sealed choices one after the other, information states, resampling.

Importing this module registers ``antilles_<game>`` for every installed game; load one with
``pyspiel.load_game("antilles_santo_domingo(players=4)")``. Options of a game are parameters of the same name.

``antilles_<game>_short`` is a stretch of a game for exact methods: ``opening`` decisions are made beforehand, always
the same by ``seed``, and after ``decisions`` more the game stops with the places as they stand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

from antilles.envs.env_table import rewards_of
from antilles.envs.history import Frame, History
from antilles.envs.resampling import hidden_from, resample
from antilles.envs.setting_up import settled
from antilles.envs.spiel_observer import SpielObserver
from antilles.games import games
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game, Option
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, NOBODY
from antilles.kernel.step import odds

BUFFER = Moves()
LISTED = "legal"
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


STRETCH = {"opening": 4, "seed": 2, "decisions": 4}
"""The parameters of a short game."""


def game_type(game: Game, short: bool, seats: int) -> pyspiel.GameType:
    parameters: dict[str, Any] = {"players": game.seats[0]}
    parameters.update({option.name: parameter(option, option.default) for option in game.options})
    if short:
        parameters.update(STRETCH)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"antilles_{game.name}{'_short' if short else ''}",
        long_name=f"{game.title}, a stretch of it" if short else game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if seats == 2 else utility.CONSTANT_SUM,
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
    short: bool

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.engine
        given = dict(params or {})
        seats = int(given.get("players", game.seats[0]))
        options = {
            option.name: option_value(option, given[option.name]) for option in game.options if option.name in given
        }
        stretch = {name: int(given.get(name, usual)) for name, usual in STRETCH.items()} if self.short else {}
        if self.short and (stretch["opening"] < 0 or stretch["decisions"] < 1):
            raise ValueError("a short game has an opening of 0 or more decisions, and at least 1 after it")
        self.frame = Frame(game.name, seats, tuple(settled(game, seats, options).items()), **stretch)
        if self.short and self.frame.start.actor() == NOBODY:
            raise ValueError(f"the game is over within an opening of {self.frame.opening} decisions")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=len(game.moves),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=1.0 - seats / 2.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, self.short, seats), info, given)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """A game is its name and parameters; whoever reads them loads this module, which registers it."""
        return load, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.frame, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = History(game.frame)

    def current_player(self) -> int:
        actor = self.course.actor()
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return actor if actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        BUFFER.clear()
        self.course.position.legal(player, BUFFER)
        legal = sorted(BUFFER.list())
        if player == self.course.actor():
            self.course.memory[LISTED] = legal
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        moves, weights = odds(self.course.position)
        total = weights.sum()
        self.course.memory[LISTED] = moves.list()
        return sorted((move, weight / total) for move, weight in zip(moves.list(), weights.list(), strict=True))

    def _apply_action(self, action: int) -> None:
        course = self.course
        listed: Any = course.memory.get(LISTED)  # whoever acts has mostly asked before
        if listed is None:
            BUFFER.clear()
            course.position.legal(course.actor(), BUFFER)
            listed = BUFFER.list()
        if action not in listed:  # the history would be spoilt
            raise ValueError(f"action {action} is not legal here")
        course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.frame.engine.text(action)

    def is_terminal(self) -> bool:
        return self.course.actor() == NOBODY

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.course.frame.seats
        return rewards_of(self.course.position.ranking())

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from the real one, with a history of its own."""
        hidden = hidden_from(self.course, player_id)
        if not hidden:
            same: SpielState = self.clone()
            return same
        moves = resample(self.course, player_id, Rng(int(probability_sampler() * (1 << 62))))
        other: SpielState = self._before(hidden[0]).clone()
        for move in moves[hidden[0] :]:
            other.apply_action(move)
        return other

    def _before(self, index: int) -> SpielState:
        """The state before a move; it is kept, as a search draws from the same state again and again."""
        found = self.course.memory.get(("state", index))
        if not isinstance(found, SpielState):
            found = self.get_game().new_initial_state()
            for move in self.course.moves[:index]:
                found.apply_action(move)
            self.course.memory["state", index] = found
        return found

    def __str__(self) -> str:
        return self.course.position.snapshot()


def load(name: str) -> Any:
    return pyspiel.load_game(name)


def register(game: Game, short: bool) -> None:
    """OpenSpiel keeps what it is given until after Python's own end, which a class survives and a function does not."""
    kind = type(f"Spiel_{game.name}{'_short' if short else ''}", (SpielGame,), {"engine": game, "short": short})
    pyspiel.register_game(game_type(game, short, game.seats[-1]), kind)


for _game in games().values():
    if _game.observer is not None:
        register(_game, short=False)
        register(_game, short=True)
