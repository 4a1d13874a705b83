"""A bot's own process: it reads views, one a line, and writes moves."""

from __future__ import annotations

import sys

from antilles.server.lifetime import die_with_parent
from antilles.server.thinking import answer


def main() -> None:
    die_with_parent()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
