"""Which passwords are refused: short ones, and those that somebody who guesses tries first. All offline.

A list of a few hundred words stands for many thousands of passwords, because the usual disguises are taken off first:
capitals, digits in place of letters, a year or an exclamation mark at the end, a word said twice.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

LEAST = 8
MOST = 256
DISGUISES = str.maketrans("013457@$!€", "oleastasie")
ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn")
COLUMNS = ("1qaz2wsx3edc4rfv5tgb6yhn7ujm", "1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0", "qawsedrftgyhujik")
WALKS = (*ROWS, *COLUMNS, "01234567890", "abcdefghijklmnopqrstuvwxyz")
LEAST_WALK = 3
FEW_SIGNS = 6
"""As many digits and signs beside a common word make it no better."""


@cache
def common_words() -> frozenset[str]:
    text = files("antilles.server").joinpath("common_passwords.txt").read_text(encoding="utf-8")
    return frozenset(word for line in text.splitlines() if not line.startswith("#") for word in line.split())


def weak(password: str, *known: str) -> bool:
    """Too short, too long, or easily guessed; ``known`` is what everybody knows of the person: login and name."""
    return not LEAST <= len(password) <= MOST or guessable(password.casefold(), *known)


def guessable(password: str, *known: str) -> bool:
    unit = smallest_unit(password)
    if len(unit) <= 2 or len(set(password)) < 4 or is_date(unit) or walks(unit):
        return True
    words = common_words() | {re.sub(r"\W", "", word.casefold()) for word in known if len(word) > 2}
    return any(core in words or smallest_unit(core) in words for core in cores(unit))


def smallest_unit(text: str) -> str:
    """What a text repeats: ``abc`` of ``abcabcabc``."""
    for size in range(1, len(text) // 2 + 1):
        if len(text) % size == 0 and text[:size] * (len(text) // size) == text:
            return text[:size]
    return text


def cores(password: str) -> set[str]:
    """The words that may be meant, without what is put around them and in place of letters."""
    found: set[str] = set()
    for plain in (password, password.translate(DISGUISES)):
        core = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", plain)
        if len(password) - len(core) <= FEW_SIGNS or core == plain:
            found.add(re.sub(r"[\W_]", "", core))
    trimmed = re.sub(r"[\W\d_]{1,6}$", "", password)
    return found | {trimmed, trimmed.translate(DISGUISES)}


def walks(text: str) -> bool:
    """Whether a text is nothing but neighbours: on a keyboard, in the alphabet, in the row of digits."""
    position = 0
    while position < len(text):
        longest = 0
        for walk in (*WALKS, *(walk_back[::-1] for walk_back in WALKS)):
            size = 0
            while position + size < len(text) and text[position : position + size + 1] in walk:
                size += 1
            longest = max(longest, size)
        if longest < LEAST_WALK and len(text) - position > 1:
            return False
        position += max(1, longest)
    return True


def is_date(text: str) -> bool:
    """Eight digits that are somebody's birthday: 24121985, 19851224, 12241985."""
    if not re.fullmatch(r"\d{8}", text):
        return False
    for year, first, other in ((text[:4], text[4:6], text[6:]), (text[4:], text[:2], text[2:4])):
        low, high = sorted((int(first), int(other)))
        if 1900 <= int(year) <= 2100 and 1 <= low <= 12 and high <= 31:
            return True
    return False
