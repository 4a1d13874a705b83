"""Which conformance checks a run takes: a choice that loses no proof, or all of them for ``make check-all``."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Sequence
from typing import TypeVar

import antilles
from antilles.kernel.game import Game
from antilles.testing import CASE_CHECKS, OPTION_CHECKS, WORD_CHECKS, Case

COMPLETE = os.environ.get("ANTILLES_COMPLETE", "0") not in ("", "0")
INTERPRETED = antilles.mode() == "interpreted"

T = TypeVar("T", Case, Game)
Checks = tuple[Callable[[Case], None], ...]
PLAY_CHECKS: Checks = tuple(check for check in CASE_CHECKS if check not in WORD_CHECKS)


def checks_of(default: bool) -> Checks:
    """What is checked of a set-up in this run, words aside, by whether its options are at their defaults."""
    if COMPLETE or default:
        return PLAY_CHECKS
    return () if INTERPRETED else OPTION_CHECKS


def word_checks() -> Checks:
    """Words are the same in both modes: the compiled run reads them."""
    return WORD_CHECKS if COMPLETE or not INTERPRETED else ()


def broken_by(tried: T, checks: Sequence[Callable[[T], None]]) -> list[str]:
    """Every check that does not hold, with its reason: one test a set-up costs a tenth of one a check."""
    found = []
    for check in checks:
        try:
            check(tried)
        except Exception:
            found.append(f"{check.__name__}: {traceback.format_exc()}")
    return found
