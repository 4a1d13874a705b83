"""The file of a learned evaluation: whole numbers as JSON, with a header that says where they come from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from antilles.kernel.data import DataError, read_json
from antilles.kernel.learned import Learned, Net, shown_terms
from antilles.kernel.prospects import Prospects
from antilles.kernel.state import Insight

ROWS = ("own", "common", "bias", "out", "straight")


def load_learned(package: str, names: Mapping[int, str], formula: Prospects[Any]) -> Insight[Any]:
    """The formula with what the package's files add to it, by seats and under 0 for all other tables."""
    nets = {seats: net_of(read_json(package, name), formula, f"{package}/{name}") for seats, name in names.items()}
    return learned_from(formula, nets)


def learned_from(formula: Prospects[Any], nets: Mapping[int, Net]) -> Insight[Any]:
    """The formula alone where there is no net at all."""
    return Learned(formula, nets) if nets else formula


def read_net(text: str, formula: Prospects[Any], where: str) -> Net:
    """The net of a file; DataError unless it is whole and made for just the terms of this formula."""
    try:
        content = json.loads(text)
    except json.JSONDecodeError as error:
        raise DataError(f"{where}: {error}") from error
    if not isinstance(content, dict):
        raise DataError(f"{where}: an object is expected")
    return net_of(content, formula, where)


def net_of(content: Mapping[str, Any], formula: Prospects[Any], where: str) -> Net:
    """The same of what has been read."""
    if content.get("digest") != digest_of(content):
        raise DataError(f"{where}: the digest is not that of the weights")
    own, common = shown_terms(formula)
    if content["own_terms"] != own or content["common_terms"] != common:
        raise DataError(f"{where}: the weights are for other terms than the game has now; train again")
    hidden = len(content["bias"])
    sizes = (len(own) * hidden, len(common) * hidden, hidden, hidden, len(own))
    for row, size in zip(ROWS, sizes, strict=True):
        if len(content[row]) != size or not all(type(number) is int for number in content[row]):
            raise DataError(f"{where}: {row} must be {size} whole numbers")
    return Net(*(content[row] for row in ROWS))


def write_net(header: Mapping[str, Any], own: list[str], common: list[str], rows: Mapping[str, list[int]]) -> str:
    """The text of a file; the digest is over terms and weights."""
    content: dict[str, Any] = {"own_terms": own, "common_terms": common, **{row: rows[row] for row in ROWS}}
    whole = {"digest": digest_of(content), **header, **content}
    return "{\n" + ",\n".join([f"{json.dumps(key)}: {json.dumps(value)}" for key, value in whole.items()]) + "\n}\n"


def digest_of(content: Mapping[str, Any]) -> str:
    kept = {key: content.get(key) for key in ("own_terms", "common_terms", *ROWS)}
    return sha256(json.dumps(kept, sort_keys=True).encode()).hexdigest()
