"""Files that only their owner may read, whatever the umask says: databases, secrets, backups."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import IO

PRIVATE = 0o600


def private_folder(path: Path) -> None:
    """A folder of our own; one that is there already keeps its mode."""
    if not path.is_dir():
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            path.mkdir(mode=0o700)


def private_file(path: Path) -> None:
    """Make the file if it is missing, and take it from everybody else if it is ours."""
    if not path.exists():
        descriptor = os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, PRIVATE)
        os.fchmod(descriptor, PRIVATE)
        os.close(descriptor)
    tighten(path)


def tighten(path: Path) -> None:
    """Take a file that may be there from everybody else, if it is ours."""
    with suppress(OSError):  # missing, somebody else's, or on a disk that is read only
        if path.stat().st_mode & 0o077:
            path.chmod(PRIVATE)


def open_private(path: Path) -> IO[bytes]:
    """A new, empty, private file to write to; what was there is replaced."""
    path.unlink(missing_ok=True)
    descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_CLOEXEC, PRIVATE)
    os.fchmod(descriptor, PRIVATE)
    return os.fdopen(descriptor, "wb")


def write_once(path: Path, text: bytes) -> None:
    """A private file that appears whole; of several who make it at once, the first one wins."""
    part = path.with_name(f"{path.name}.{secrets.token_hex(6)}")
    try:
        with open_private(part) as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        with suppress(FileExistsError):
            os.link(part, path)
    finally:
        part.unlink(missing_ok=True)


def others_may_read(path: Path) -> bool:
    """Whether everybody on this machine may read the file."""
    try:
        return bool(path.stat().st_mode & 0o004)
    except OSError:
        return False
