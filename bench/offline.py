"""Measure the house in a browser: what is sent, how soon it is ready, how long bots think.

    .venv/bin/python bench/offline.py [--game GAME]… [--level LEVEL]… [--json FILE]

Writes the static site, serves it with Python's own server and opens it in Debian's Chromium. Times are those of the
worker: from the start of a page whose engine is kept to its being ready, and of a bot's decision at a table of two.
Each is printed as soon as it is known.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from antilles.cli import main as antilles  # noqa: E402
from tests.web.conftest import CHROMIUM, FLAGS  # noqa: E402

GAMES = ("santo_domingo", "santiago_de_cuba", "santa_cruz", "cuba")
BUDGETS = {"deckhand": 0.3, "trader": 0.3, "captain": 1.5, "governor": 2.0}
LEVELS = tuple(BUDGETS)
MOST_SENT = 6.0
READY = 5.0
DECISIONS = 9
PATIENCE = 600_000
ASK = """
    window.house = new Promise((resolve) => {
        const { Worker } = window
        window.Worker = class extends Worker {
            constructor(...given) {
                super(...given)
                this.addEventListener('message', ({ data }) => {
                    if (data.kind !== 'ready') return
                    window.ready = performance.now()
                    resolve(this)
                })
            }
        }
    })
    let last = 1e6
    window.ask = async (method, path, body) => {
        const house = await window.house
        const id = ++last
        return new Promise((resolve) => {
            const hear = ({ data }) => {
                if (data.id !== id) return
                house.removeEventListener('message', hear)
                resolve(data.body && data.media.includes('json') ? JSON.parse(data.body) : data.body)
            }
            house.addEventListener('message', hear)
            house.postMessage({ kind: 'ask', id, method, path, body: body ? JSON.stringify(body) : '', language: 'en' })
        })
    }
"""
DECIDE = """async ([game, level, decisions]) => {
    await ask('POST', '/guests', { name: 'Ana' })
    const seats = [{ kind: 'me' }, { kind: 'bot', level }]
    const { table } = await ask('POST', '/tables', { game, seats })
    const took = []
    let now = await ask('GET', `/tables/${table}?seat=0`)
    let [known, begun] = [now.version, performance.now()]
    for (let turn = 0; took.length < decisions && turn < 4000 && now.status === 'running'; turn++) {
        if (now.asked !== null) {
            const moves = [now.moves[Math.floor(now.moves.length / 2)]]
            const mine = { seat: 0, asked: now.asked, moves, request: `r${turn}` }
            known = (await ask('POST', `/tables/${table}/moves`, mine)).version
            begun = performance.now()
        } else await new Promise((resolve) => setTimeout(resolve, 5))
        now = await ask('GET', `/tables/${table}?seat=0`)
        const made = now.version - known  // whatever was decided since, by the bot
        if (made <= 0) continue
        took.push((performance.now() - begun) / 1000 / made)
        known = now.version
        begun = performance.now()
    }
    return took
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


def ready(page: Page, address: str) -> float:
    """Seconds from the beginning of a page to the worker's first answer."""
    page.goto(address)
    page.wait_for_function("() => window.ready", timeout=PATIENCE)
    return float(page.evaluate("window.ready")) / 1000


def measured(address: str, games: list[str], levels: list[str]) -> Iterator[tuple[str, float]]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_context(service_workers="block").new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(ASK)
        yield "first start, s", ready(page, address)
        yield "ready from cache, s", statistics.median(ready(page, address) for _ in range(3))
        for game in games:
            for level in levels:
                took = page.evaluate(DECIDE, [game, level, DECISIONS])
                if took:
                    yield f"{game} {level}, s a decision", statistics.median(took)
                    yield f"{game} {level}, s the slowest", max(took)
        browser.close()


def shown(name: str, value: float) -> None:
    level = next((level for level in LEVELS if f" {level}," in name), "")
    print(f"{name:44} {value:8.2f}" + (f"  at most {BUDGETS[level]}" if level else ""), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the house in a browser.")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; may be repeated")
    parser.add_argument("--level", action="append", choices=LEVELS, help="only this level; may be repeated")
    parser.add_argument("--json", type=Path, help="also write the figures as JSON")
    chosen = parser.parse_args()
    if CHROMIUM is None:
        raise SystemExit("no Chromium here: apt-get install chromium")
    print(f"load {os.getloadavg()[0]:.1f}; engine at most {MOST_SENT} MB, ready within {READY} s")
    with tempfile.TemporaryDirectory() as folder:
        antilles(["site", f"{folder}/site"])
        parts = json.loads(Path(folder, "site", "engine.json").read_text(encoding="utf-8"))
        found = {"engine as sent, MB": sum(part["sent"] for part in parts.values()) / 1e6}
        shown("engine as sent, MB", found["engine as sent, MB"])
        host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=f"{folder}/site"))
        Thread(target=host.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{host.server_port}/"
        for name, value in measured(address, chosen.game or list(GAMES), chosen.level or list(LEVELS)):
            found[name] = value
            shown(name, value)
        host.shutdown()
        host.server_close()
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
