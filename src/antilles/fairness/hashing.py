"""The arithmetic of sealed draws. Everything that is hashed is ASCII text, so that it can be done by hand."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence

DIGITS = 64
"""Hexadecimal digits of a key, a link, a seal."""
WORD = 1 << 64
WORD_DIGITS = 16
LENGTH = 1024
"""Links of a chain: moves that a seat can make before it needs a new one."""
NO_TIP = "-"
HEX = re.compile(r"[0-9a-f]{64}")


def digest(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def is_hash(text: object) -> bool:
    return isinstance(text, str) and HEX.fullmatch(text) is not None


def name_of(table: str) -> str:
    """What the house's list calls a table: whoever reads the list cannot find the tables of others by it."""
    return digest(f"antilles table:{table}")


def seal_of(name: str, key: str) -> str:
    """What is shown of a table's key before the game; ``name`` is the table's in the list."""
    return digest(f"antilles seal:{name}:{key}")


def opening(table: str, tips: Sequence[str]) -> str:
    """The pot at the start: the tips of all chains, seat by seat."""
    return digest(f"antilles opening:{table}:{':'.join([tip or NO_TIP for tip in tips])}")


def mixed(pot: str, link: str) -> str:
    """The pot after a link."""
    return digest(f"{pot}:{link}")


def ticket(key: str, table: str, number: int, pot: str, total: int) -> int:
    """The ticket of a draw, from 0 to ``total`` - 1, all alike: words beyond the last whole multiple are rejected."""
    limit = WORD - WORD % total
    block = 0
    while True:
        text = f"{table}:{number}:{block}:{pot}"
        words = hmac.digest(bytes.fromhex(key), text.encode("ascii"), "sha256").hex()
        for start in range(0, DIGITS, WORD_DIGITS):
            word = int(words[start : start + WORD_DIGITS], 16)
            if word < limit:
                return word % total
        block += 1


def chosen(weights: Sequence[int], ticket: int) -> int:
    """The place in the odds that owns a ticket."""
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return index
    raise ValueError("no such ticket")


def chain(secret: str, length: int = LENGTH) -> list[str]:
    """A chain from its secret, the tip first: each link's hash is the one before it."""
    links = [secret]
    for _ in range(length):
        links.append(digest(links[-1]))
    links.reverse()
    return links


def row_digest(previous: str, number: int, at: int, name: str, seal: str) -> str:
    """A row of the house's list; it holds all rows before it."""
    return digest(f"{previous}:{number}:{at}:{name}:{seal}")
