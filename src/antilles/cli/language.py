"""The language of a run: ``--lang``, or what the environment says."""

from __future__ import annotations

from collections.abc import Sequence

from antilles.cli.terminal import Failure
from antilles.locale import LANGUAGES, detect


def take_language(arguments: Sequence[str], environment: dict[str, str]) -> tuple[str, list[str]]:
    """``--lang`` may stand anywhere before ``--``; the language, and the arguments without it."""
    rest: list[str] = []
    chosen = ""
    waiting = list(arguments)
    while waiting:
        word = waiting.pop(0)
        if word == "--":
            rest += [word, *waiting]
            break
        if word == "--lang":
            chosen = waiting.pop(0) if waiting else "?"
        elif word.startswith("--lang="):
            chosen = word.removeprefix("--lang=") or "?"
        else:
            rest.append(word)
            continue
        if chosen not in LANGUAGES:
            raise Failure("no-such-language", name=chosen, languages=", ".join(LANGUAGES))
    return chosen or detect(environment), rest
