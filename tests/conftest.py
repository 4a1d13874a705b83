"""What all tests share: compiled modules must be fresh, and a test may ask for both modes."""

import gc
import os
import signal
from collections.abc import Generator
from pathlib import Path

import pytest

from tools import compile as compiling

os.environ["ANTILLES_BOX"] = ""  # what the owner of this machine has corrected is none of the tests' business
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    # A job in a shell's background ignores Ctrl-C, and so would the programs that the tests start and interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)

HERE = Path(__file__).parent
PURE = os.environ.get("ANTILLES_PURE", "0") not in ("", "0")


def pytest_sessionstart() -> None:
    if not PURE and compiling.stale():
        pytest.exit("compiled modules are older than their sources: run make build", returncode=4)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays: looking through it for garbage took half of the time, and a part of each test."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in which servers and browsers run beside others on a busy machine have a second attempt.

    Whatever needed it is listed at the end of the run, and is a fault to look into. The rules have one attempt.
    """
    for item in items:
        if item.path.is_relative_to(HERE / "server") or item.path.is_relative_to(HERE / "web"):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def modes() -> dict[str, dict[str, str]]:
    """The modes that this machine can run, each with the environment in which a subprocess runs in it."""
    found = {"interpreted": os.environ | {"ANTILLES_PURE": "1"}}
    if compiling.compiled():
        found["compiled"] = os.environ | {"ANTILLES_PURE": "0"}
    return found
