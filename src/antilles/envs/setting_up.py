"""Seats and options of a game; what does not fit is said in a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from antilles.kernel.game import Game, SetupError
from antilles.locale import FALLBACK, Words


def settled(game: Game, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
    """All options with their values; ValueError says what is wrong."""
    try:
        return game.settle(seats, options)
    except SetupError as error:
        raise ValueError(Words(FALLBACK).setup_error(error)) from None
