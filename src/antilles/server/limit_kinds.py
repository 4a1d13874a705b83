"""What is counted, so that nobody does it too often."""

from __future__ import annotations

from typing import Literal

Kind = Literal[
    "login-account", "login-address", "guest", "move", "create", "request", "chat", "think", "unknown",
    "address", "notice", "letter", "friend", "order", "report", "stream",
]  # fmt: skip
