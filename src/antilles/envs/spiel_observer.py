"""What OpenSpiel's observers show: numbers and text, public or private, of now or of all that was seen."""

from __future__ import annotations

from functools import partial
from itertools import accumulate
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from antilles.envs.env_table import observer_of
from antilles.envs.history import Frame, History, name_of
from antilles.envs.memory import new_leaf
from antilles.kernel.move import Moves
from antilles.kernel.observing import Eyes
from antilles.kernel.state import CHANCE

NOTHING = Moves()
MOST_MOVES = 1024
"""Rows of a history in a tensor: twice as many moves as the longest of random games has."""
Private = pyspiel.PrivateInfoType


class TooLong(RuntimeError):
    """The history has more moves than its tensor has rows."""


class SpielObserver:
    """One kind of observation. ``tensor`` begins with the numbers of ``docs/envs``, by their names in ``dict``.

    With perfect recall the rows of ``history`` follow: for each move that the player was shown, who made it (the seat
    from 1 on, -1 for chance) and the move from 1 on; numbers above those of all moves stand for the verb alone, where
    no more was shown. What an observation leaves out (``public_info=False``, ``private_info=NONE``) is zeros in
    numbers and lines that are missing in texts.
    """

    def __init__(self, frame: Frame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        private = Private.SINGLE_PLAYER if iig_obs_type is None else iig_obs_type.private_info
        if private == Private.ALL_PLAYERS:
            raise ValueError("what all players hide is no observation here: observe for each player")
        self.recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.public = iig_obs_type is None or iig_obs_type.public_info
        self.private = private == Private.SINGLE_PLAYER
        self.seats = frame.seats
        self.table = frame.engine.moves
        self.observer = observer_of(frame.engine)
        self.eyes = Eyes(self.observer, 0, frame.seats, partial(new_leaf, self.observer.size, 0))
        size = self.observer.size
        self.tensor = np.zeros(size + 2 * MOST_MOVES * self.recall, np.float32)
        self.numbers = self.tensor[:size]
        self.history = self.tensor[size:].reshape(-1, 2)
        fields = self.observer.fields()
        ends = list(accumulate(field.count for field in fields))
        self.dict: dict[str, Any] = {
            field.name: self.tensor[end - field.count : end] for field, end in zip(fields, ends, strict=True)
        }
        if self.recall:
            self.dict["history"] = self.history
        self.own = np.concatenate([np.full(field.count, field.own) for field in fields])
        """Which numbers are about the viewer alone, by the fields of the game."""
        verbs = {self.table.verb(move) for move in range(len(self.table))}
        self.shadows = {f"{verb} ?": len(self.table) + 1 + index for index, verb in enumerate(sorted(verbs))}

    # --- numbers --------------------------------------------------------------------------------

    def set_from(self, state: Any, player: int) -> None:
        course: History = state.course
        self.numbers[:] = self._look(course, player)
        if not (self.public and self.private):
            secret = self._secret(course, player)
            self.numbers[~secret if self.private else secret] = 0
        if self.recall:
            self._set_history(course, player)

    def _look(self, course: History, player: int) -> NDArray[np.int16]:
        seen: NDArray[np.int16] = self.eyes.see(course.position, player, NOTHING)["observation"]
        return seen

    def _secret(self, course: History, player: int) -> NDArray[np.bool_]:
        """Numbers that the player sees and others do not.

        The fields that say so, and in the player's own block whatever the next seat sees in another way.
        """
        mine = self._look(course, player).copy()
        theirs = self._look(course, (player + 1) % self.seats)
        block, table = (
            self.observer.player_size,
            self.observer.size - self.observer.most_seats * self.observer.player_size,
        )
        last = table + (self.seats - 1) * block
        secret = self.own.copy()
        secret[table : table + block] |= mine[table : table + block] != theirs[last : last + block]
        return secret

    def _set_history(self, course: History, player: int) -> None:
        rows = self._rows(course, player)
        if len(rows) > MOST_MOVES:
            raise TooLong(f"{len(rows)} moves are more than the {MOST_MOVES} of an information-state tensor")
        self.history[len(rows) :] = 0
        if rows:
            self.history[: len(rows)] = [
                (-1 if actor == CHANCE else actor + 1, move + 1 if shown else self.shadows[self.table.shadow(move)])
                for actor, move, shown in rows
            ]

    # --- texts ----------------------------------------------------------------------------------

    def string_from(self, state: Any, player: int) -> str:
        course: History = state.course
        if not self.recall:
            self.set_from(state, player)
            return " ".join(str(int(number)) for number in self.tensor)
        if self.public and self.private:
            return f"seat {player}\n{course.seen(player)}"
        lines = [
            f"{name_of(actor)} {self.table.text(move) if shown else self.table.shadow(move)}\n"
            for actor, move, shown in self._rows(course, player)
        ]
        return "".join([f"seat {player}\n" if self.private else "", *lines])

    def _rows(self, course: History, player: int) -> list[tuple[int, int, bool]]:
        """Who made a move, the move, and whether it is shown or only its verb."""
        rows: list[tuple[int, int, bool]] = []
        for line in course.lines:
            mine, public = bool(line.shown >> player & 1), course.is_public(line)
            if self.public and self.private:
                if mine or line.shadowed >> player & 1:
                    rows.append((line.actor, line.move, mine))
            elif self.public:
                if public or line.shadowed:
                    rows.append((line.actor, line.move, public))
            elif self.private and mine and not public:
                rows.append((line.actor, line.move, True))
        return rows
