"""What the header of a record says of data that an owner has corrected."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

MOST_NAMES = 20
"""Corrected values that a record names; of further ones it says how many there are."""


def summary(names: list[str]) -> list[str]:
    """The names of corrected values in order, and of many how many more there are."""
    first = sorted(names)[:MOST_NAMES]
    return [*first, f"+{len(names) - MOST_NAMES}"] if len(names) > MOST_NAMES else first


def data_rows(digest: str, names: list[str], values: Mapping[str, Any]) -> list[str]:
    """The rows of the header: the digest with the names, and the values if the record has them within."""
    if not digest:
        return []
    rows = [" ".join(["data:", digest, *names])]
    for name, value in sorted(values.items()):
        rows.append(f"data {name}: {json.dumps(value, separators=(',', ':'), ensure_ascii=False)}")
    return rows
