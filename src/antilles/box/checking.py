"""Whether corrections can be played with: each value by its form, then sums that must hold, then the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from antilles.box.files import Correction, WrongFile
from antilles.kernel.data import Corrections, DataError, Datum, load_printed, read_json
from antilles.kernel.forms import UNCERTAIN, Box, Fault, Uncertain


def package_of(game: str) -> str:
    return f"antilles.games.{game}"


@cache
def box_of(game: str) -> Box | None:
    """The uncertain values of one of our games; a game without ``box.py`` has none."""
    if find_spec(f"{package_of(game)}.box") is None:
        return None
    box: Box = import_module(f"{package_of(game)}.box").BOX
    return box


@cache
def printed_of(game: str) -> Mapping[str, Datum]:
    """The package's own values of all its files."""
    box, package = box_of(game), package_of(game)
    data = load_printed(package)
    return box.printed(data, lambda name: read_json(package, name)) if box else data


@cache
def as_unread(game: str) -> Mapping[str, Datum]:
    """The same as if no owner had read anything: whoever has a box may agree or have read it otherwise."""
    return {
        name: Datum(
            name,
            datum.value,
            datum.statement,
            UNCERTAIN[0] if name in datum.owners else datum.provenance,
            datum.note,
            datum.part,
        )
        for name, datum in printed_of(game).items()
    }


def answerable(game: str, corrections: Corrections) -> list[Uncertain]:
    """What an owner who has corrected this much may say: what nobody has read yet, and what other owners have."""
    box = box_of(game)
    return box.uncertain(as_unread(game), corrections) if box else []


def uncertain_of(game: str, corrections: Corrections) -> list[Uncertain]:
    """What is asked of such an owner: what nobody has read yet, and what they have corrected themselves."""
    box = box_of(game)
    unread = {value.name for value in box.uncertain(printed_of(game), corrections)} if box else set()
    return [value for value in answerable(game, corrections) if value.name in unread or value.name in corrections]


def values_of(game: str, corrections: Corrections) -> dict[str, Any]:
    """All values that an owner may correct, corrected or as we have them."""
    return {value.name: corrections.get(value.name, value.assumed) for value in answerable(game, corrections)}


def faults_of(game: str, corrections: Corrections) -> list[Fault]:
    """What is wrong with corrections, in the order of the values; sums are taken only of values that are right."""
    known = {value.name: value for value in answerable(game, corrections)}
    found: list[Fault] = []
    for name, value in corrections.items():
        if name not in known:
            found.append(Fault(name, "box-fault-unknown", {"value": name[:60]}))
            continue
        against = known[name].form.against(value)
        if against is not None:
            found.append(Fault(name, against[0], against[1]))
    box = box_of(game)
    if found or box is None:
        return found
    return box.faults(values_of(game, corrections), corrections, printed_of(game))


def doubts_of(game: str, corrections: Corrections) -> list[Fault]:
    """What is unlikely, but can be played."""
    box = box_of(game)
    if box is None or not corrections or faults_of(game, corrections):
        return []
    return box.doubts(values_of(game, corrections), corrections, printed_of(game))


def check(correction: Correction, file: str = "") -> None:
    """``WrongFile`` with line and sentence for corrections that cannot be played with."""
    if box_of(correction.game) is None:
        raise WrongFile(file, 1, "box-no-box", game=correction.game[:40])
    for fault in faults_of(correction.game, correction.values):
        facts = {key: value for key, value in fault.facts.items() if key != "name"}
        raise WrongFile(file, _line(correction, fault.name), fault.key, name=fault.name, **facts)


def _line(correction: Correction, name: str) -> int:
    """Where a value stands; for one that is missing, where another of the same component does."""
    thing = name.partition(".")[0] + "."
    near = [line for other, line in correction.lines.items() if other.startswith(thing)]
    return correction.lines.get(name) or (near[0] if near else 1)


def try_out(correction: Correction, file: str = "") -> None:
    """The same, and the game is loaded with them: for whoever is about to write a file."""
    from antilles.games import with_data

    check(correction, file)
    try:
        with_data(correction.game, correction.values)
    except DataError as error:
        raise WrongFile(file, 1, "box-fault-game", reason=str(error)) from error


def differences(game: str, ours: Corrections, theirs: Corrections) -> list[tuple[str, Any, Any]]:
    """The values in which two sets of data differ: name, the one, the other."""
    assumed = {value.name: value.assumed for value in [*answerable(game, ours), *answerable(game, theirs)]}
    return [
        (name, ours.get(name, assumed.get(name)), theirs.get(name, assumed.get(name)))
        for name in dict.fromkeys([*ours, *theirs])
        if ours.get(name, assumed.get(name)) != theirs.get(name, assumed.get(name))
    ]
