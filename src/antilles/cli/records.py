"""Records in files: read with care, written so that a crash leaves the old file or the new one."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Annotated

from antilles.box.files import Correction, read_file
from antilles.box.records import game_for
from antilles.cli.arguments import Option
from antilles.cli.terminal import WRONG, Failure
from antilles.games import NoSuchGame, games
from antilles.kernel.game import Game
from antilles.kernel.record import Record, RecordError, parse_record, print_record

LARGEST = 32 * 1024 * 1024
DataFile = Annotated[Path | None, Option("--data", help="help-record-data", metavar="FILE.toml")]
_given: dict[str, Correction] = {}


def use_data(file: Path | None) -> None:
    """Records are replayed with the data of this file."""
    _given.clear()
    if file is not None:
        _given["data"] = read_file(file)


def read_text(path: Path) -> str:
    """The text of a file; a failure for whatever is no text file of a sensible size."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise Failure("file-missing", file=str(path)) from None
    except IsADirectoryError:
        raise Failure("file-directory", file=str(path)) from None
    except OSError as error:
        raise Failure("file-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except ValueError:
        raise Failure("file-missing", file=str(path)) from None
    if len(raw) > LARGEST:
        raise Failure("file-too-big", file=str(path), most=LARGEST // 1024 // 1024)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise Failure("file-not-text", file=str(path), line=line) from None


def game_of(record: Record) -> Game:
    """The game that a record names; RecordError where there is none."""
    try:
        return game_for(record, _given.get("data"), settle=True)
    except NoSuchGame:
        facts: dict[str, int | str] = {"name": record.game[:40], "games": ", ".join(games())}
        raise RecordError(1, 1, "no-such-game", facts) from None


def read_record(path: Path) -> Record:
    return parse_record(read_text(path))


def write_record(path: Path, record: Record) -> None:
    """Whole or not at all; a failure says why not."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            with part.open("w", encoding="utf-8") as file:
                file.write(print_record(record))
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Failure("file-unwritable", code=WRONG, file=str(path), reason=reason) from None


def state_directory() -> Path:
    """Where unfinished games wait for their players."""
    given = os.environ.get("XDG_STATE_HOME", "")
    home = Path(given) if given.startswith("/") else Path.home() / ".local" / "state"
    return home / "antilles"


def fresh_path(game: Game) -> Path:
    """A file of its own for a new game."""
    base = f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = state_directory() / f"{base}.txt"
    number = 2
    while path.exists():
        path = state_directory() / f"{base}-{number}.txt"
        number += 1
    return path
