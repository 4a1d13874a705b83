"""Who may do what: every role, every verb, every kind of table."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import get_args

import pytest

from antilles.server.tables.entry import Head, Visibility
from antilles.server.tables.permissions import Verb, may


@dataclass
class Chair:
    person: str = ""


@dataclass
class Table:
    head: Head
    status: str
    chairs: list[Chair] = field(default_factory=lambda: [Chair("sitter"), Chair("other")])
    removed: frozenset[str] = frozenset({"removed"})


ROLES = ("", "stranger", "owner", "sitter", "removed")
EVERYBODY = set(ROLES) - {"removed"}
INSIDE = {"owner", "sitter"}


def expected(verb: str, visibility: str, status: str, hints: bool, invited: bool) -> set[str]:
    """The roles that may; the seat in question is the sitter's."""
    seen = EVERYBODY if visibility != "private" else INSIDE
    if verb in ("see", "watch", "export"):
        back = {"removed"} if invited and verb == "see" else set()
        return (EVERYBODY if invited else seen) | back
    if verb == "look":
        return {"sitter"} | (seen if status == "over" else set())
    if verb == "sit":
        return (
            {"owner"}
            | (EVERYBODY - {""} if visibility == "public" or invited else set())
            | ({"removed"} if invited else set())
        )
    if verb in ("invite", "fill", "start", "remove", "show"):
        return {"owner"}
    if verb == "say":
        return INSIDE
    if verb == "rematch":
        return INSIDE if status == "over" else set()
    if verb == "hint":
        return {"sitter"} if hints else set()
    return {"sitter"}


@pytest.mark.parametrize("verb", get_args(Verb))
def test_every_role_verb_and_table(verb: Verb) -> None:
    states = ("open", "running", "paused", "over")
    for visibility, status, hints, invited in itertools.product(
        get_args(Visibility), states, (True, False), (True, False)
    ):
        head = Head(table="t", game="g", seats=2, options={}, owner="owner", visibility=visibility, hints=hints)
        table = Table(head, status)
        allowed = {role for role in ROLES if may(role, verb, table, 0, invited)}
        assert allowed == expected(verb, visibility, status, hints, invited), (visibility, status, hints, invited)


def test_what_is_not_known_is_forbidden() -> None:
    head = Head(table="t", game="g", seats=2, options={}, owner="owner")
    for verb in ("fly", "", "Move"):
        assert not may("owner", verb, Table(head, "running"), 0)  # type: ignore[arg-type]
    for seat in (-1, 2, 99, None):
        assert not may("sitter", "move", Table(head, "running"), seat)
        assert not may("sitter", "look", Table(head, "over"), seat)
