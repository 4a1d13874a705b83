"""Write a wholly corrected copy of each game beside this file: every uncertain value that can be is another one.

python -m tests.box.make
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from antilles.box.checking import faults_of, uncertain_of
from antilles.box.files import Correction, write_text
from antilles.games import own_names
from antilles.kernel.forms import Choice, Counts, First, Flag, Number, Parcels, Rates, Several, Uncertain

HERE = Path(__file__).parent / "corrected"
NUDGES = (3, -3, 6, -6, 9)


def others(value: Uncertain) -> Iterator[Any]:
    """Values of the same form that are not what we assume, the nearest first."""
    form, assumed = value.form, value.assumed
    if isinstance(form, Number):
        steps = NUDGES if form.most >= 100 else (1, -1, 2)
        yield from (assumed + step for step in steps if form.least <= assumed + step <= form.most)
    elif isinstance(form, Choice):
        place = form.values.index(assumed) if assumed in form.values else -1
        yield from (*form.values[place + 1 :], *form.values[: max(place, 0)])
    elif isinstance(form, First):
        yield [*assumed[1:], assumed[0]]
    elif isinstance(form, Flag):
        yield not assumed
    elif isinstance(form, Several):
        yield from (
            [*[known for known in assumed if known != word], word][-form.most :]
            for word in form.values
            if word not in assumed
        )
    elif isinstance(form, Counts):
        yield from _moved(form, assumed)
    elif isinstance(form, Rates):
        yield [assumed[0], *assumed[:-1]]
    elif isinstance(form, Parcels):
        letters = "".join(assumed)
        turned = letters[0] + letters[2:] + letters[1]
        yield [turned[start : start + form.columns] for start in range(0, len(turned), form.columns)]


def _moved(form: Counts, assumed: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """One of a kind becomes one of another."""
    mark = {name: value for name, value in assumed.items() if name not in form.names}
    for giver in form.names:
        for taker in form.names:
            if giver != taker and assumed.get(giver):
                counts = {name: assumed.get(name, 0) for name in form.names}
                counts[giver] -= 1
                counts[taker] += 1
                yield {**form.ordered(counts), **mark}


def corrected(game: str) -> dict[str, Any]:
    """Value by value, each as soon as what was changed before allows it."""
    found: dict[str, Any] = {}
    tried: set[str] = set()
    while True:
        left = [value for value in uncertain_of(game, found) if value.name not in tried]
        if not left:
            return found or in_pairs(game)
        value = left[0]
        tried.add(value.name)
        if value.group == "road" and sum(value.name.encode()) % 3:
            continue  # an island without roads would be another game
        for other in others(value):
            trial = whole(game, {**found, value.name: other}, value.name)
            if not faults_of(game, trial):
                found = trial
                break


def whole(game: str, trial: dict[str, Any], name: str) -> dict[str, Any]:
    """Another effect comes with the fields that it needs."""
    thing, _, field = name.partition(".")
    if field == "effect":
        for value in uncertain_of(game, trial):
            if value.name.startswith(thing + ".") and value.form.against(trial.get(value.name, value.assumed)):
                trial[value.name] = sample(value)
    return trial


def sample(value: Uncertain) -> Any:
    if isinstance(value.form, Number):
        return max(value.form.least, 1)
    if isinstance(value.form, Choice):
        return value.form.values[5 if value.name.endswith(".to") else 0]
    assert isinstance(value.form, Several)
    return [value.form.values[0]]


def in_pairs(game: str) -> dict[str, Any]:
    """Where no value can change alone, because a sum must hold, two change together."""
    values = uncertain_of(game, {})
    for first in values:
        for second in values:
            for one in others(first):
                for other in others(second):
                    both = {first.name: one, second.name: other}
                    if len(both) == 2 and not faults_of(game, both):
                        return both
    return {}


def main() -> None:
    for game in own_names():
        values = corrected(game)
        correction = Correction(game, values, name="Everybody", date="2026-01-01", box="a box for tests")
        (HERE / f"{game}.toml").write_text(write_text(correction), encoding="utf-8")
        print(f"{game}: {len(values)} of {len(uncertain_of(game, values))}")  # noqa: T201


if __name__ == "__main__":
    main()
