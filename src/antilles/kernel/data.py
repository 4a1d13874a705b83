"""The data files of a game package: ``data.toml`` (numbers), ``rules.toml`` (statements), ``insight.toml`` (bots).

Where the owner of a printed copy has corrected values, ``correct`` is told before the package is imported, and
everything that reads the files sees the corrected ones.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

PROVENANCES = ("seed", "source", "owner", "derived", "inferred", "memory", "ruling", "reconstructed")
Corrections = Mapping[str, Any]
"""What differs from the package's values: by name, or by ``name.field`` where a value has fields."""


class DataError(ValueError):
    """A data file of a game is malformed; the sentence says where."""


def refuse(wrong: object, sentence: str) -> None:
    if wrong:
        raise DataError(sentence)


class Datum:
    """One value of ``data.toml`` with where it comes from."""

    def __init__(
        self,
        name: str,
        value: Any,
        statement: str,
        provenance: str,
        note: str,
        part: tuple[str, ...] = (),
        owners: Mapping[str, list[str]] | None = None,
    ) -> None:
        self.name = name
        self.value = value
        self.statement = statement
        self.provenance = provenance
        self.note = note
        self.part = part
        """Fields that are reconstructed although the rest is not."""
        self.owners: Mapping[str, list[str]] = owners or {}
        """Who has read a field off a printed copy; the name of the value stands for the whole of it."""


class Statement:
    """One numbered statement of ``rules.toml``, in our own words and three languages."""

    def __init__(self, id: str, section: str, provenance: str, sources: list[str], ruling: str, code: str) -> None:
        self.id = id
        self.section = section
        self.provenance = provenance
        self.sources = sources
        self.ruling = ruling
        self.code = code
        self.texts: dict[str, str] = {}

    def text(self, language: str) -> str:
        return self.texts.get(language) or self.texts["en"]


TUNING_TABLES = ("search", "weights", "levels", "versions")
OTHER_TABLES = ("scale", "learned")
"""What ``insight.toml`` holds beside numbers by name: rows of numbers by seat count, and the name of a file."""


class Tuning:
    """``insight.toml``: what bots know of a game, found by measuring. A game without the file has none.

    ``search`` holds the parameters of the search by name, ``weights`` those of the game's ``insight.py``, ``levels``
    how long each level thinks and how much it overlooks, ``versions`` those of bots that play this game otherwise
    than they used to. ``scale`` corrects by seat count and stage how many points decide a game, ``learned`` names the
    files of evaluations that learned from play: by seat count, and under 0 that of all other tables.
    """

    def __init__(
        self,
        search: dict[str, float],
        weights: dict[str, float],
        levels: dict[str, float] | None = None,
        versions: dict[str, int] | None = None,
        scale: dict[int, list[float]] | None = None,
        learned: dict[int, str] | None = None,
    ) -> None:
        self.search = search
        self.weights = weights
        self.levels: dict[str, float] = levels or {}
        self.versions: dict[str, int] = versions or {}
        self.scale: dict[int, list[float]] = scale or {}
        self.learned: dict[int, str] = learned or {}


def read_toml(package: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{package}/{name}: {error}") from error


def read_json(package: str, name: str) -> dict[str, Any]:
    """A data file that is a drawing or a list of pieces rather than numbers, such as a map."""
    try:
        content: dict[str, Any] = json.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise DataError(f"{package}/{name}: {error}") from error
    refuse(not isinstance(content, dict), f"{package}/{name}: an object is expected")
    return content


def load_picture(package: str, name: str) -> bytes:
    """A picture of a game's package; empty where there is none."""
    file = files(package).joinpath(name)
    return file.read_bytes() if file.is_file() else b""


_corrections: dict[str, Corrections] = {}


def correct(package: str, corrections: Corrections) -> None:
    """Whatever is read from this package's data from now on is corrected so: for whoever is about to import it."""
    _corrections[package] = dict(corrections)


def corrections_of(package: str) -> Corrections:
    return _corrections.get(package, {})


def is_decided(package: str) -> bool:
    """Whether somebody has said how this package's data are to be corrected, if at all."""
    return package in _corrections


def played_by(corrections: Corrections) -> dict[str, Any]:
    """The corrections that games are played by: defaults of options are written out in every record."""
    return {name: value for name, value in corrections.items() if not name.startswith("option_")}


def digest_of(corrections: Corrections) -> str:
    """A short name for a set of data; empty for the package's own."""
    played = played_by(corrections)
    text = json.dumps(played, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16] if played else ""


def whole_digest(corrections: Corrections) -> str:
    """The same, but defaults of options count too."""
    text = json.dumps(dict(corrections), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16] if corrections else ""


def corrected(printed: Mapping[str, Datum], corrections: Corrections) -> dict[str, Datum]:
    """The package's values, with those in their place that an owner has corrected."""
    data = dict(printed)
    for key, value in corrections.items():
        name, _, field = key.partition(".")
        if name in data:
            known = data[name]
            whole = {**known.value, field: value} if field else value
            data[name] = Datum(name, whole, known.statement, "owner", "", known.part, known.owners)
    return data


def load_data(package: str, name: str = "data.toml") -> dict[str, Datum]:
    """The values of a game, each with statement and provenance; refuses an entry without them.

    A ``provenance`` at the top of the file is that of all entries that do not say another.
    """
    return corrected(load_printed(package, name), corrections_of(package))


def load_printed(package: str, name: str = "data.toml") -> dict[str, Datum]:
    """The values as the package has them, without what an owner has corrected."""
    data: dict[str, Datum] = {}
    entries = read_toml(package, name)
    usual = entries.pop("provenance", None)
    for key, entry in entries.items():
        refuse(not isinstance(entry, dict) or "value" not in entry, f"{package}/{name}: [{key}] has no value")
        provenance = entry.get("provenance", usual)
        if provenance not in PROVENANCES:
            raise DataError(f"{package}/{name}: [{key}] needs a provenance, one of {', '.join(PROVENANCES)}")
        data[key] = Datum(
            key,
            entry["value"],
            entry.get("statement", ""),
            provenance,
            entry.get("note", ""),
            tuple(entry.get("part", ())),
            entry.get("owners"),
        )
    return data


def load_values(package: str) -> dict[str, Any]:
    """The values of a game by name, without where they come from."""
    return {name: datum.value for name, datum in load_data(package).items()}


def load_statements(package: str, name: str = "rules.toml") -> list[Statement]:
    """The numbered statements in their order; refuses one that is not whole.

    A ``provenance`` at the top of the file is that of all that do not say another; ``code`` is "rules" unless said.
    """
    statements: dict[str, Statement] = {}
    raw = read_toml(package, name)
    usual = {"code": "rules"} | {key: raw[key] for key in ("provenance",) if key in raw}
    for number, said in enumerate(raw.get("statement", []), start=1):
        entry = usual | said
        where = f"{package}/{name}: statement {entry.get('id', number)}"
        for key in ("id", "section", "provenance", "code", "en"):
            refuse(key not in entry, f"{where} has no {key}")
        refuse(entry["provenance"] not in PROVENANCES, f"{where} needs a provenance, one of {', '.join(PROVENANCES)}")
        refuse(entry["code"] not in ("rules", "data"), f'{where}: code is "rules" or "data"')
        refuse(entry["id"] in statements, f"{where} is there twice")
        statement = Statement(
            entry["id"],
            entry["section"],
            entry["provenance"],
            entry.get("sources", []),
            entry.get("ruling", ""),
            entry["code"],
        )
        statement.texts = {language: entry[language] for language in ("en", "fr", "it") if language in entry}
        statements[statement.id] = statement
    refuse(not statements, f"{package}/{name}: there are no statements")
    return list(statements.values())


def load_sections(package: str, name: str = "rules.toml") -> dict[str, dict[str, str]]:
    """Titles of the chapters of ``rules.toml`` by key, then language."""
    return dict(read_toml(package, name).get("sections", {}))


def load_tuning(package: str, name: str = "insight.toml") -> Tuning:
    """The game's tuning; refuses anything but numbers and switches."""
    if not files(package).joinpath(name).is_file():
        return Tuning({}, {})
    return tuning_from(read_toml(package, name), f"{package}/{name}")


def tuning_from(tables: Mapping[str, Any], where: str) -> Tuning:
    for table, values in tables.items():
        if table not in (*TUNING_TABLES, *OTHER_TABLES):
            raise DataError(f"{where}: [{table}] is none of [{'], ['.join((*TUNING_TABLES, *OTHER_TABLES))}]")
        for key, value in values.items():
            if table in TUNING_TABLES and not isinstance(value, int | float):
                raise DataError(f"{where}: {table}.{key} is no number")
    search, weights, levels, versions = (dict(tables.get(table, {})) for table in TUNING_TABLES)
    return Tuning(
        search,
        weights,
        levels,
        versions,
        rows_by_seats(tables.get("scale", {}), where),
        files_by_seats(tables.get("learned", {}), where),
    )


def files_by_seats(table: Mapping[str, Any], where: str) -> dict[int, str]:
    """``file`` is for all tables, ``file_2`` for those for two: names of files by seat count, 0 for all the others."""
    found: dict[int, str] = {}
    for key, name in table.items():
        word, _, seats = key.partition("_")
        if word != "file" or not isinstance(name, str) or not (seats or "0").isdigit():
            raise DataError(f"{where}: learned.{key} is no file")
        found[int(seats or "0")] = name
    return found


def rows_by_seats(table: Mapping[str, Any], where: str) -> dict[int, list[float]]:
    """Rows of numbers by seat count, all of the same length."""
    found: dict[int, list[float]] = {}
    for seats, row in table.items():
        if not isinstance(row, list) or not all(isinstance(number, int | float) for number in row):
            raise DataError(f"{where}: scale.{seats} is no row of numbers")
        found[int(seats)] = [float(number) for number in row]
    refuse(len({len(row) for row in found.values()}) > 1, f"{where}: the rows of [scale] are not of one length")
    return found


def load_former(package: str, name: str = "former.toml") -> dict[int, Tuning]:
    """By version, how the levels played before: what the tables of ``insight.toml`` held then."""
    if not files(package).joinpath(name).is_file():
        return {}
    versions = read_toml(package, name)
    return {int(version): tuning_from(tables, f"{package}/{name}") for version, tables in versions.items()}


class Appraisal:
    """How analyses judge a game, whatever the bots go by."""

    def __init__(
        self,
        rows: Mapping[int, dict[str, list[float]]],
        rollouts: Mapping[str, float],
        weights: Mapping[str, float],
    ) -> None:
        self.rows = rows
        """By seat count, the rows of numbers that correct the insight."""
        self.rollouts = rollouts
        self.weights = weights


def load_appraisal(package: str, name: str = "appraisal.toml") -> Appraisal | None:
    """What ``appraisal.toml`` says; a game may have none."""
    if not files(package).joinpath(name).is_file():
        return None
    tables = read_toml(package, name)
    for table in ("rollouts", "weights"):
        for key, value in tables.get(table, {}).items():
            refuse(not isinstance(value, int | float), f"{package}/{name}: {table}.{key} is no number")
    rows_of: dict[int, dict[str, list[float]]] = {}
    for seats, rows in tables.get("seats", {}).items():
        lists = {key: row for key, row in rows.items() if isinstance(row, list)}
        if not all(isinstance(number, int | float) for row in lists.values() for number in row):
            raise DataError(f"{package}/{name}: [seats.{seats}] holds something that is no number")
        rows_of[int(seats)] = {key: [float(number) for number in row] for key, row in lists.items()}
    return Appraisal(rows_of, tables.get("rollouts", {}), tables.get("weights", {}))


def load_ranges(package: str, name: str = "ranges.toml") -> dict[str, int]:
    """For fields of observations the largest number seen in many games, where the rules allow far larger ones."""
    if not files(package).joinpath(name).is_file():
        return {}
    ranges: dict[str, Any] = read_toml(package, name)
    for field, most in ranges.items():
        refuse(not isinstance(most, int) or most < 1, f"{package}/{name}: {field} is no positive number")
    return ranges


# --- files that are drawings or lists of pieces -----------------------------------------------------


def whole(value: Any, where: str, least: int = 0) -> int:
    refuse(type(value) is not int or value < least, f"{where} must be a whole number from {least} on, not {value!r}")
    return int(value)


def known_fields(thing: dict[str, Any], where: str, layout: Mapping[str, str]) -> None:
    """Every field is there and of its type, which is named."""
    for name, kind in layout.items():
        refuse(name not in thing, f"{where}: '{name}' is missing")
        refuse(type(thing[name]).__name__ != kind, f"{where}: '{name}' must be of type {kind}, not {thing[name]!r}")


def by_id(things: list[Any], where: str, what: str, layout: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """Things by their ids, each with the fields it needs; no two with the same id, no id with a space."""
    found: dict[str, dict[str, Any]] = {}
    for index, thing in enumerate(things):
        refuse(not isinstance(thing, dict), f"{where}: {what} number {index + 1} is no object")
        name = thing.get("id")
        known_fields(thing, f"{where}: {what} {name or 'number ' + str(index + 1)}", layout)
        refuse(name in found, f"{where}: two {what}s are called {name}")
        refuse(not str(name) or len(str(name).split()) != 1, f"{where}: {what} {name!r}: an id is one word")
        found[str(name)] = thing
    return found


def one_of(value: Any, allowed: tuple[str, ...], where: str) -> None:
    refuse(value not in allowed, f"{where} is {value!r}, not one of {', '.join(allowed)}")
