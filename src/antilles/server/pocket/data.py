"""The data of the house that a device took along: whoever plays without a server plays by the same values."""

from __future__ import annotations

import os
from collections.abc import Mapping

from antilles.box.checking import check
from antilles.box.files import Correction
from antilles.games import is_loaded, own_names, package_name
from antilles.kernel.data import Corrections, correct


def take_along(house: Mapping[str, Corrections]) -> None:
    """By game, what the owner of the house has corrected (``corrections`` of ``GET /games/{game}/data``).

    For the beginning, before any game is loaded; ``WrongFile`` where somebody has tampered with them.
    """
    os.environ["ANTILLES_BOX"] = ""  # this device has no files of its own
    for game, corrections in house.items():
        if game in own_names() and not is_loaded(game):
            if corrections:
                check(Correction(game, corrections))
            correct(package_name(game), corrections)
