"""Words that follow an owner's corrections: names of laws and ships that say what is printed on them, and rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from antilles.box.checking import answerable
from antilles.kernel.data import Corrections, digest_of, load_printed

if TYPE_CHECKING:
    from antilles.kernel.game import Game

Say = Callable[[str, Mapping[str, Any]], str | None]
LAW = re.compile(r"law_(i{1,3}|iv)_(\d)\.")
SHIP = re.compile(r"ship_(e\d)")
CLASSES = ("product", "good", "merchandise", "resource")


def corrected_messages(package: str, corrections: Corrections, entries: Mapping[str, str], say: Say) -> dict[str, str]:
    """Entries of a game's words that are not what the corrected components say any more, as they must be."""
    changed: dict[str, str] = {}
    laws = sorted({found.group(0) for name in corrections if (found := LAW.match(name))})
    if laws and "law-name" in entries:
        changed["law-name"] = _with_laws(entries["law-name"], package, corrections, laws, say)
    ships = [found[1].upper() for name in corrections if (found := SHIP.match(name))]
    if ships and "ship-name" in entries:
        changed["ship-name"] = re.sub(rf"(?m)^\s*\[({'|'.join(ships)})\] .*\n", "", entries["ship-name"])
    return changed


def _with_laws(entry: str, package: str, corrections: Corrections, laws: list[str], say: Say) -> str:
    printed = load_printed(package)
    for name in laws:
        datum = name.removesuffix(".")
        value = dict(printed[datum].value)
        value |= {key.partition(".")[2]: new for key, new in corrections.items() if key.startswith(name)}
        kind, number = datum.removeprefix("law_").upper().split("_")
        text = law_name(kind, value, say)
        if text:
            entry = re.sub(rf"(?m)^(\s*\*?\[{kind}-{number}\]) .*$", rf"\1 {text}", entry)
    return entry


def law_name(kind: str, value: Mapping[str, Any], say: Say) -> str | None:
    """What a law is called by what it does."""
    names = [
        say("kind-plain", {"kind": piece}) if piece not in CLASSES else say("box-class", {"kind": piece})
        for piece in value.get("kinds") or value.get("pieces") or []
    ]
    kinds = ", ".join(name or "" for name in names)
    facts = {"type": kind, "n": value.get("n", 0), "per": value.get("per", 1), "kinds": kinds}
    return say(f"box-law-name-{value['effect']}", facts)


def corrected_statements(game: Game) -> dict[str, str]:
    """For each statement whose values were corrected, what they are now."""
    if not game.corrections or not digest_of(game.corrections):
        return {}
    found: dict[str, list[str]] = {}
    for value in answerable(game.name, game.corrections):
        if value.name in game.corrections:
            text = f"{value.name} = {value.form.text(game.corrections[value.name])}"
            found.setdefault(value.statement, []).append(text)
    return {statement: "; ".join(texts) for statement, texts in found.items()}
