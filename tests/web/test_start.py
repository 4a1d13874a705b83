"""``antilles`` without arguments: the server starts, says where it is, and opens the page where there is a screen."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from antilles.cli.serve import page_built
from tests.web.real import free_port

pytestmark = pytest.mark.skipif(not page_built(), reason="the page is not built: make build")


@pytest.mark.parametrize("screen", [":0", ""], ids=["screen", "no screen"])
def test_the_page_is_opened_where_there_is_a_screen(screen: str, tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    port = free_port()
    environment = os.environ | {
        "ANTILLES_DATA": str(tmp_path / "data"),
        "ANTILLES_PORT": str(port),
        "ANTILLES_LANG": "en",
        "BROWSER": f"{browser} %s",
        "DISPLAY": screen,
        "WAYLAND_DISPLAY": "",
    }
    address = f"http://127.0.0.1:{port}"
    (tmp_path / "data").mkdir()
    server = subprocess.Popen(
        [sys.executable, "-m", "antilles.cli"], env=environment, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    try:
        assert server.stdout is not None
        assert address in server.stdout.readline()
        deadline = time.monotonic() + (20 if screen else 1)
        while not opened.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert opened.exists() == bool(screen)
        if screen:
            assert opened.read_text(encoding="utf-8").strip() == address
    finally:
        server.terminate()
        server.wait(30)
        if server.stdout is not None:
            server.stdout.close()
