"""The server does not depend on how the rules run: its tests run once, compiled where that is possible."""

import os
from collections.abc import Iterator

import pytest

from tools import compile as compiling

if os.environ.get("ANTILLES_PURE", "0") not in ("", "0") and compiling.compiled():
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(autouse=True)
def clean_databases() -> Iterator[None]:
    yield
    from tests.server.elsewhere import drop_all, made

    drop_all(made)


@pytest.fixture(autouse=True, scope="session")
def no_template_stays() -> Iterator[None]:
    yield
    from tests.server.elsewhere import drop_all, templates

    drop_all(templates)
