"""The command line in this process, with lines typed and everything kept in a directory of the test."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from antilles.cli import main


@dataclass
class Done:
    code: int
    out: str
    err: str


Cli = Callable[..., Done]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A state directory of one's own, English, 80 columns."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    for name in ("ANTILLES_LANG", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    """``cli("play", "…", typed=["1", ""])``: exit code, output, complaints."""

    def run(*arguments: str, typed: list[str] | None = None) -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in typed or [])))
        code = main(arguments)
        captured = capsys.readouterr()
        return Done(code, captured.out, captured.err)

    return run
