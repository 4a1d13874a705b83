"""The file with an owner's corrections of a game: where it lies, how it is read, and how it is written.

``<game>.toml`` in the user's data directory, or in the folder that ``ANTILLES_BOX`` names; if that is set and empty,
the values of the package hold. Only what differs is in it, with who read it off which box, and when.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any

from antilles.kernel.data import Corrections, DataError, digest_of

LARGEST = 1 << 20
ABOUT = ("game", "name", "date", "box", "remark", "signed_off")
AT_LINE = re.compile(r"\(at line (\d+), column (\d+)\)")


class WrongFile(DataError):
    """A file with corrections cannot be used; ``key`` and ``facts`` make the sentence, ``line`` counts from 1."""

    def __init__(self, file: str, line: int, key: str, **facts: int | str) -> None:
        super().__init__(f"{file}, line {line}: {key} {facts}")
        self.file = file
        self.line = line
        self.key = key
        self.facts = facts


@dataclass(frozen=True)
class Correction:
    """What one owner has corrected of one game."""

    game: str
    values: Corrections = field(default_factory=dict)
    name: str = ""
    date: str = ""
    box: str = ""
    """The edition of the box: publisher, language, year."""
    remark: str = ""
    signed_off: str = ""
    """The owner's word that the values were read off a printed copy."""
    lines: Mapping[str, int] = field(default_factory=dict)
    """Where in the file each value stands."""

    @property
    def digest(self) -> str:
        return digest_of(self.values)

    def by(self, about: Mapping[str, str]) -> Correction:
        """The same with what somebody says about themselves and their box; what they do not say stays."""
        known = {key: about.get(key) or getattr(self, key) for key in ABOUT}
        return Correction(values=self.values, lines=self.lines, **known)


def data_directory(environment: Mapping[str, str] = os.environ) -> Path:
    """Where this system's user keeps data."""
    if environment.get("ANTILLES_DATA"):
        return Path(environment["ANTILLES_DATA"])
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "antilles"
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "antilles"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "antilles"


def folder_here(environment: Mapping[str, str] = os.environ) -> Path | None:
    """Where the files of this house lie; None where the values of the package hold."""
    if "ANTILLES_BOX" in environment:
        return Path(environment["ANTILLES_BOX"]) if environment["ANTILLES_BOX"] else None
    return data_directory(environment)


def file_here(game: str) -> Path | None:
    folder = folder_here()
    return folder / f"{game}.toml" if folder else None


def correction_here(game: str) -> Correction:
    """What the owner of this house has corrected; nothing where there is no file."""
    path = file_here(game)
    if path is None or not path.is_file():
        return Correction(game)
    return read_file(path, game)


def corrections_here(game: str) -> Corrections:
    """The same, checked: a file that cannot be played with is refused here and not in the middle of the rules."""
    from antilles.box.checking import check

    correction = correction_here(game)
    if correction.values:
        check(correction, str(file_here(game)))
    return correction.values


# --- reading ---------------------------------------------------------------------------------------


def read_file(path: Path, game: str = "") -> Correction:
    try:
        with path.open("rb") as content:
            raw = content.read(LARGEST + 1)
    except OSError as error:
        raise WrongFile(str(path), 1, "box-file-unreadable", reason=error.strerror or "") from None
    if len(raw) > LARGEST:
        raise WrongFile(str(path), 1, "box-file-big", most=LARGEST // 1024)
    try:
        text = raw.decode("utf-8-sig")  # some editors begin their files with a mark
    except UnicodeDecodeError as error:
        raise WrongFile(str(path), raw.count(b"\n", 0, error.start) + 1, "box-file-text") from None
    return read_text(text, str(path), game)


def read_text(text: str, file: str, game: str = "") -> Correction:
    """A correction from its text; the form of the file alone is checked. ``game`` is the one that it must be of."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = AT_LINE.search(str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise WrongFile(file, line, "box-file-toml", reason=AT_LINE.sub("", str(error)).strip()) from None
    except (RecursionError, ValueError) as error:  # brackets in brackets, numbers of thousands of digits
        raise WrongFile(file, longest_row(text), "box-file-toml", reason=str(error)) from None
    values = content.pop("values", {})
    for key, value in content.items():
        if key not in ABOUT:
            raise WrongFile(file, line_of(text, key), "box-file-key", name=key, names=", ".join(ABOUT))
        if not isinstance(value, str | date):
            raise WrongFile(file, line_of(text, key), "box-file-word", name=key)
    if not isinstance(values, dict):
        raise WrongFile(file, line_of(text, "values"), "box-file-values")
    about = {key: str(content.get(key, "")) for key in ABOUT}
    if not about["game"]:
        raise WrongFile(file, 1, "box-file-no-game")
    if game and about["game"] != game:
        raise WrongFile(file, line_of(text, "game"), "box-file-other-game", game=about["game"][:40], ours=game)
    return Correction(values=values, lines={name: line_of(text, name) for name in values}, **about)


def line_of(text: str, name: str) -> int:
    """The line in which a name is given its value."""
    begins = re.compile(
        rf"\s*(\[\s*(values\.)?)?(\"{re.escape(name)}\"|'{re.escape(name)}'|{re.escape(name)})\s*(=|\])"
    )
    rows = text.split("\n")
    return next((number for number, row in enumerate(rows, start=1) if begins.match(row)), 1)


def longest_row(text: str) -> int:
    """The line that is too much for whoever reads it."""
    rows = text.split("\n")
    return max(range(len(rows)), key=lambda place: len(rows[place])) + 1


# --- writing ---------------------------------------------------------------------------------------


def write_text(correction: Correction) -> str:
    """The text of a correction; ``read_text`` reads it back."""
    rows = [f"# Corrections of {correction.game}, read off a printed copy. Values that are not here are the package's."]
    for key in ABOUT:
        value = getattr(correction, key)
        if value:
            rows.append(f"{key} = {toml_of(value)}")
    rows += ["", "[values]"]
    rows += [f"{toml_key(name)} = {toml_of(value)}" for name, value in correction.values.items()]
    return "\n".join(rows) + "\n"


def toml_key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else toml_of(name)


def toml_of(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        inside = ", ".join(f"{toml_key(str(key))} = {toml_of(item)}" for key, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(toml_of(item) for item in value)}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return str(value)


def write_file(path: Path, correction: Correction) -> None:
    """What was there is kept by its digest, so that no record loses the data it was made with."""
    path.parent.mkdir(parents=True, exist_ok=True)
    keep_earlier(path, correction)
    if correction.values:
        write_whole(path, write_text(correction))
    else:
        path.unlink(missing_ok=True)


def write_whole(path: Path, text: str) -> None:
    """Whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def keep_earlier(path: Path, correction: Correction) -> None:
    if not path.is_file():
        return
    try:
        before = read_file(path, correction.game)
    except WrongFile:
        return
    if before.digest and before.digest != correction.digest:
        kept = earlier_file(path.parent, correction.game, before.digest)
        kept.parent.mkdir(exist_ok=True)
        path.replace(kept) if not correction.values else kept.write_bytes(path.read_bytes())


def earlier_file(folder: Path, game: str, digest: str) -> Path:
    return folder / "earlier" / f"{game}-{digest}.toml"


def find_by_digest(game: str, digest: str) -> Correction | None:
    """The house's corrections of this digest, present or earlier; nothing corrected for the empty one."""
    if not digest:
        return Correction(game)
    folder = folder_here()
    if folder is None:
        return None
    for path in (folder / f"{game}.toml", earlier_file(folder, game, digest)):
        if path.is_file():
            found = read_file(path, game)
            if found.digest == digest:
                return replace(found, lines={})
    return None
