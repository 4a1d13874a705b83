"""What axe finds on a page: everything it calls a violation, however small."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tools.web import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


def complaints(page: Page) -> list[str]:
    """axe is evaluated beside the page's scripts, which the page's policy does not forbid."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("async () => await axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
