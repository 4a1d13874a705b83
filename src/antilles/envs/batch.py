"""Many games at once as one Gymnasium ``VectorEnv``: chance and opponents act inside compiled code."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from antilles.bots.kinds import KINDS, NoSuchBot
from antilles.bots.opponent import make_opponent
from antilles.envs.drawing import draw
from antilles.envs.env_table import observer_of
from antilles.envs.memory import array_of
from antilles.envs.numbers import Numbers
from antilles.envs.setting_up import MOST_SEED, check_render_mode, limit, settled, whole, whole_seed
from antilles.games import find
from antilles.kernel.batch import EVERY_SEAT, NEXT_STEP, SAME_STEP, STAYS, Batch, Opponent
from antilles.kernel.game import Game
from antilles.kernel.state import State

MODES = {AutoresetMode.SAME_STEP: SAME_STEP, AutoresetMode.NEXT_STEP: NEXT_STEP, AutoresetMode.DISABLED: STAYS}
FRAMES = 4
"""A second, if somebody shows pictures one after the other; Gymnasium asks for it."""


@dataclass(frozen=True)
class Saved:
    """A game of a batch as it was; of use in any batch of the same game, seats and options."""

    table: tuple[str, int, tuple[tuple[str, str], ...]]
    position: State
    steps: int

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(
            "what was saved is of use in this process only: elsewhere, play the same actions from the same seed"
        )


class Seating:
    """Who sits where: the learner's seat of each game, or every seat, and bots on the others."""

    def __init__(self, game: Game, players: int, seat: int | str, bots: str | Sequence[str] | None) -> None:
        others = players - 1
        if bots is not None and seat != "rotate" and not 0 <= whole("a seat, but for rotate,", seat) < players:
            raise ValueError(f"seat {seat} is not at a table of {players}")
        if not (bots is None or isinstance(bots, str) or all(isinstance(bot, str) for bot in list_of(bots))):
            raise ValueError(f"bots are named, one name for all or one for each of the {others}, not {bots!r}")
        self.game = game
        self.players = players
        self.seat = seat
        self.kinds = [bots] * others if isinstance(bots, str) else None if bots is None else list(bots)
        if self.kinds is not None and len(self.kinds) != others:
            raise ValueError(f"{others} bots are needed, {len(self.kinds)} were named")
        for kind in set(self.kinds or ()):
            self.check(kind)

    def check(self, kind: str) -> None:
        try:
            make_opponent(kind, 0, self.game)
        except NoSuchBot:
            raise ValueError(f"there is no bot {kind!r} for {self.game.name}: {', '.join(KINDS)}") from None

    def learner(self, number: int) -> int:
        """The learner's seat of a game."""
        if self.kinds is None:
            return EVERY_SEAT
        return number % self.players if isinstance(self.seat, str) else self.seat

    def opponents(self, number: int, seed: int) -> list[Opponent]:
        """By seat; nobody sits on the learner's."""
        if self.kinds is None:
            return []
        learner = self.learner(number)
        kinds = [*self.kinds[:learner], "", *self.kinds[learner:]]
        return [
            make_opponent(kind, mixed(seed, 1 + seat), self.game) if kind else Opponent()
            for seat, kind in enumerate(kinds)
        ]


def list_of(given: object) -> list[object]:
    """What is in a list of any kind; what is none stands alone."""
    return list(given) if isinstance(given, Sequence | np.ndarray) else [given]


def mixed(seed: int, part: int) -> int:
    """A seed of its own for each part of a game."""
    return (seed * 0x2545F4914F6CDD1D + part * 0x61C8864680B583EB) % MOST_SEED


def writable(row: object, kind: type[Any], *shape: int) -> NDArray[Any]:
    """A native row as an array that may be written to; it keeps the row alive."""
    interface: dict[str, Any] = dict(array_of(row, kind).__array_interface__)
    interface["data"] = (interface["data"][0], False)
    return np.asarray(_Memory(interface, row)).reshape(shape)


class _Memory:
    """What NumPy asks for an array's address, and the owner of what lies there."""

    def __init__(self, interface: dict[str, Any], owner: object) -> None:
        self.__array_interface__ = interface
        self.owner = owner


class BatchEnv(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """``num_envs`` games of one kind.

    With ``bots`` a learner has one seat of each game (``seat``; with ``rotate`` seat k of game k, and around) and bots
    play the others. Without them the learner answers for whoever is asked (``seats``), and a reward is that of the
    seat that answered; ``info["rewards"]`` has those of all.

    ``reset`` and ``step`` return arrays of their own, or with ``copy=False`` the engine's, which change with the next
    step. ``observations``, ``masks`` and ``seats`` are the engine's own in any case.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": FRAMES}  # noqa: RUF012 - Gymnasium's, and asked of the class

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        bots: str | Sequence[str] | None = None,
        seat: int | str = 0,
        dtype: type[np.int16] | type[np.float32] = np.int16,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        max_steps: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        num_envs = whole("the number of games", num_envs)
        if num_envs < 1:
            raise ValueError(f"{num_envs} games are too few")
        max_steps = limit("max_steps", max_steps)
        check_render_mode(render_mode, self.metadata["render_modes"])
        found = find(game)
        mode = AutoresetMode(autoreset_mode)
        self.game = found
        self.num_envs = num_envs
        self.players = seats if seats is not None else found.seats[0]
        chosen = settled(found, self.players, options)
        self.seating = Seating(found, self.players, seat, bots)
        self.copy = copy
        self.render_mode = render_mode
        self.metadata = type(self).metadata | {"autoreset_mode": mode}
        observer = observer_of(found)
        size, actions = observer.size, len(found.moves)
        self.numbers = Numbers(found, dtype)
        self.single_observation_space = self.numbers.space
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.table = (found.name, self.players, tuple(sorted(chosen.items())))
        start = found.start(self.players, chosen)
        self.engine = Batch(start, observer, num_envs, self.players, actions, MODES[mode], max_steps or 0)
        shared = self.engine.shared
        self.observations: NDArray[np.int16] = writable(shared.numbers, np.int16, num_envs, size)
        self.masks: NDArray[np.int8] = writable(shared.masks, np.int8, num_envs, actions)
        self.seats: NDArray[np.int64] = writable(shared.seats, np.int64, num_envs)
        self.all_rewards: NDArray[np.float64] = writable(shared.rewards, np.float64, num_envs, self.players)
        self.scores: NDArray[np.int64] = writable(shared.scores, np.int64, num_envs, self.players)
        self._actions: NDArray[np.int64] = writable(shared.actions, np.int64, num_envs)
        self._samples: NDArray[np.int64] = writable(shared.samples, np.int64, num_envs)
        self._over: NDArray[np.bool_] = writable(shared.over, np.bool_, num_envs)
        self._cut: NDArray[np.bool_] = writable(shared.cut, np.bool_, num_envs)
        self._finals: NDArray[np.int16] = writable(shared.finals, np.int16, num_envs, size)
        self._rows = np.arange(num_envs)
        self._begun = False

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a batch cannot be copied: save its games one by one and restore them in another batch")

    # --- Gymnasium ------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """New games. Game k gets ``seed`` + k, or its own of a list; ``options={"reset_mask": …}`` chooses games."""
        chosen = np.ones(self.num_envs, np.bool_)
        if options is not None and not isinstance(options, Mapping):
            raise ValueError(f"options are a dict, not {options!r}")
        if options and "reset_mask" in options:
            chosen = np.asarray(options["reset_mask"], np.bool_)
            if chosen.shape != (self.num_envs,):
                raise ValueError(f"a mask of {self.num_envs} games is needed, not one of shape {chosen.shape}")
            if not self._begun and not chosen.all():
                raise ValueError("the first reset begins every game")
        seeds = self._seeds(seed)
        if seed is not None or not self._begun:
            self._sit_down(seeds, chosen)
        for number in np.flatnonzero(chosen).tolist():
            self.engine.begin(number)
        return self._seen(), self._info()

    def step(
        self, actions: NDArray[Any] | Sequence[int]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action a game, legal by its mask; ValueError names the first game whose action is not."""
        if not self._begun:
            raise RuntimeError("call reset before the first step")
        try:
            given = np.asarray(actions)
        except ValueError:
            raise ValueError(f"{self.num_envs} actions are needed, one a game, not rows of several lengths") from None
        if given.shape != (self.num_envs,):
            raise ValueError(
                f"{self.num_envs} actions are needed, an array of shape ({self.num_envs},), not {given.shape}"
            )
        if given.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, not {given.dtype}")
        self._actions[:] = given
        batch = self.engine
        wrong = batch.wrong()
        if wrong >= 0:
            raise ValueError(f"game {wrong}: action {given[wrong]} is not legal")
        answered = self.seats.copy()
        ended = batch.step()
        rewards = self.all_rewards[self._rows, answered] if ended else np.zeros(self.num_envs)
        info = self._info()
        if ended:
            self._tell_ends(info)
        return self._seen(), rewards, self._over.copy(), self._cut.copy(), info

    def render(self) -> Any:
        """Each game as a text, for the seat that is asked, where ``render_mode`` is ``ansi``."""
        if self.render_mode != "ansi":
            return None
        return tuple(
            draw(self.game, state, seat) for state, seat in zip(self.engine.states, self.seats.tolist(), strict=True)
        )

    # --- more than Gymnasium asks for -----------------------------------------------------------

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, a row a game; none where a game is over."""
        return self.masks.astype(np.bool_)

    def sample(self) -> NDArray[np.int64]:
        """A uniformly random legal action for each game."""
        if not self._begun:
            raise RuntimeError("call reset before an action is drawn")
        self.engine.sample()
        return self._samples.copy()

    def save(self, number: int) -> Saved:
        """A game as it is now, to come back to; the draws after that will be others."""
        number = self._number(number)
        return Saved(self.table, self.engine.save(number), int(self.engine.steps[number]))

    def sit_down(self, seed: int) -> None:
        """All luck begins with this seed; the games themselves begin with ``reset``."""
        self._sit_down(self._seeds(seed), np.ones(self.num_envs, np.bool_))

    def restore(self, number: int, saved: Saved) -> None:
        """Put a saved game in place of game ``number``; the engine's arrays show it at once."""
        number = self._number(number)
        if not isinstance(saved, Saved):
            raise ValueError(f"what is restored is what save gave, not {saved!r}")
        if saved.table != self.table:
            raise ValueError(f"what was saved is of another table: {saved.table}, not {self.table}")
        asked, learner = saved.position.actor(), self.seating.learner(number)
        if asked < 0 or learner not in (EVERY_SEAT, asked):
            raise ValueError(f"the learner of game {number} is not asked in what was saved")
        self.engine.load(number, saved.position, saved.steps)

    # --- inside ---------------------------------------------------------------------------------

    def _number(self, given: int) -> int:
        if not self._begun:
            raise RuntimeError("call reset before a game is saved or restored")
        number = whole("a game", given)
        if not 0 <= number < self.num_envs:
            raise ValueError(f"there is no game {number}: they are 0 to {self.num_envs - 1}")
        return number

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int]:
        if seed is None or isinstance(seed, int | np.integer):
            first = secrets.randbits(48) if seed is None else whole_seed(seed)
            return [first + number for number in range(self.num_envs)]
        given: Any = seed
        if not isinstance(given, Sequence | np.ndarray) or isinstance(given, str):
            raise ValueError(f"a seed is a whole number, or a list of one for each game, not {given!r}")
        if len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} seeds are needed, not {len(seed)}")
        return [secrets.randbits(48) if given is None else whole_seed(given) for given in seed]

    def _sit_down(self, seeds: list[int], chosen: NDArray[np.bool_]) -> None:
        """The chance of each chosen game begins with its seed, and so do its opponents."""
        batch = self.engine
        if not batch.opponents and self.seating.kinds is not None:
            batch.opponents = [Opponent()] * (self.num_envs * self.players)
        for number in np.flatnonzero(chosen).tolist():
            batch.seed(number, seeds[number])
            batch.sit_down(number, self.seating.learner(number))
            opponents = self.seating.opponents(number, seeds[number])
            for other, opponent in enumerate(opponents):
                batch.opponents[number * self.players + other] = opponent
        if chosen[0]:
            batch.reseed_dice(mixed(seeds[0], 0))
        self._begun = True

    def _seen(self) -> NDArray[Any]:
        return self.numbers.shown(self.observations, self.copy)

    def _info(self) -> dict[str, Any]:
        if self.copy:
            return {"action_mask": self.masks.copy(), "seat": self.seats.copy()}
        return {"action_mask": self.masks, "seat": self.seats}

    def _tell_ends(self, info: dict[str, Any]) -> None:
        """Rewards and points of all seats where a game is over, and in the same-step mode what was seen there."""
        done = self._over | self._cut
        info |= {"rewards": self.all_rewards.copy(), "_rewards": done, "scores": self.scores.copy(), "_scores": done}
        if self.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP:
            seen = self.numbers.shown(self._finals, copy=True)
            final = np.full(self.num_envs, None, dtype=object)
            for number in np.flatnonzero(done).tolist():
                final[number] = seen[number]
            ends = {name: info[name] for name in ("rewards", "_rewards", "scores", "_scores")}
            info |= {"final_obs": final, "_final_obs": done, "final_info": ends, "_final_info": done}
