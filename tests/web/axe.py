"""What axe finds on a page: everything it calls a violation, however small."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tools.web import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
LEAN = {"resultTypes": ["violations"], "preload": False, "selectors": False}
"""Nothing but whether something is wrong; where, is asked once there is."""


def complaints(page: Page, within: str = "", only_colours: bool = False) -> list[str]:
    """On the whole page, or within what a part of it is named by.

    axe is evaluated beside the page's scripts, which the page's policy does not forbid.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
        page.evaluate("() => axe.configure({ noHtml: true })")  # nobody reads the source of what is looked at
    options: dict[str, Any] = {"runOnly": ["cat.color"]} if only_colours else {}
    if not run(page, within, options | LEAN):
        return []
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in run(page, within, options)
        for node in one["nodes"]
    ]


def run(page: Page, within: str, options: dict[str, Any]) -> list[dict[str, Any]]:
    script = "async ([within, options]) => (await axe.run(within || document, options)).violations"
    found: list[dict[str, Any]] = page.evaluate(script, [within, options])
    return found
