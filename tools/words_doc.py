"""All words of the house, the games and the page, in three languages side by side with real values in place.

    python tools/words_doc.py            write docs/words.md
    python tools/words_doc.py --check    only say whether it is fresh

Whoever changes a message reads it here in the company of its translations: each line is what a person would read.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[1]
HOUSE = ROOT / "src" / "antilles"
WEB = ROOT / "web" / "src"
PAGE = ROOT / "docs" / "words.md"
LANGUAGES = ("en", "fr", "it")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MOST = 6
"""Lines of one message beyond its own variants; a list of names is shown whole."""
COUNTED = 24
"""Lines of a message with two things that vary, such as eight kinds counted once and several times."""

VALUES: dict[str, int | str | tuple[str, str, str]] = {
    "who": "Ana",
    "whom": "Bruno",
    "by": "Ana",
    "name": "Ana",
    "names": "Ana, Bruno",
    "people": ("Ana and Bruno", "Ana et Bruno", "Ana e Bruno"),
    "bots": ("Chiara and Dario", "Chiara et Dario", "Chiara e Dario"),
    "kind": "trader",
    "site": "Santa Rita",
    "rate": "2:1",
    "game": "Cuba",
    "games": "cuba, santa_cruz",
    "title": "Cuba",
    "file": "game.txt",
    "text": "play captain",
    "move": "play captain",
    "moves": (
        "Play the Captain · Play the Admiral",
        "Jouer le Capitaine · Jouer l’Amiral",
        "Gioca il Capitano · Gioca l’Ammiraglio",
    ),
    "deed": ("Drive to Maria", "Aller chez Maria", "Vai da Maria"),
    "costs": "1 peso",
    "gains": ("2 points", "2 points", "2 punti"),
    "parts": ("the Casino or the Office", "le Casino ou le Bureau", "il Casinò o l’Ufficio"),
    "kinds": ("citrus", "agrumes", "agrumi"),
    "reward": ("2 points", "2 points", "2 punti"),
    "statement": "SD-041",
    "level": "trader",
    "levels": "deckhand, trader",
    "option": "board",
    "value": "winter",
    "values": "standard, winter",
    "why": ("most VP", "le plus de PV", "più PV"),
    "reason": "…",
    "sentence": "…",
    "address": "http://localhost:8000",
    "time": "21:42",
    "language": "en",
    "languages": "en, fr, it",
    "provenance": "source",
    "order": "Ana, Bruno",
    "ship": "E1",
    "law": "I-2",
    "type": "I",
    "tile": "TC02",
    "group": "A",
}
"""What stands in a message where it selects by nothing, in three languages where it is words; numbers are 3."""

Facts = dict[str, int | str | tuple[str, str, str]]
"""What is put into a message; words in three languages."""

OWN: dict[str, Facts] = {
    "board-effect": {
        "from": ("sugar cane", "canne à sucre", "canna da zucchero"),
        "to": ("rum", "rhum", "rum"),
        "kinds": ("rum and cigars", "rhum et cigares", "rum e sigari"),
        "pesos": 5,
        "vp": 2,
    },
    "then-load": {"parts": ("citrus or rum", "agrumes ou rhum", "agrumi o rum")},
    "end-title": {"who": ("Ana and Bruno", "Ana et Bruno", "Ana e Bruno")},
    "screen-town": {"deed": "■"},
}
"""Where a message means something else by a name than the others do."""


class Inside(Visitor):
    """The variables of a message, what it selects by, and the messages it names."""

    def __init__(self) -> None:
        self.variables: dict[str, None] = {}
        self.choices: dict[str, list[int | str]] = {}
        self.references: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            found = self.choices.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                found += [value for value in _values(variant.key) if value not in found]
        self.generic_visit(node)

    def add(self, other: Inside) -> None:
        """What is in the same message of another language too."""
        self.variables |= other.variables
        for name, values in other.choices.items():
            found = self.choices.setdefault(name, [])
            found += [value for value in values if value not in found]
        self.references += other.references


def _values(key: Any) -> list[int | str]:
    """What is put in to see a variant: for plurals one and several."""
    if isinstance(key, ast.NumberLiteral):
        return [int(key.value)]
    if key.name in PLURALS:
        return [1] if key.name == "one" else [3]
    return [key.name]


@cache
def parsed(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def inside(path: Path) -> dict[str, Inside]:
    """What is in each message of a file."""
    found: dict[str, Inside] = {}
    for entry in parsed(path).body:
        if isinstance(entry, ast.Message):
            found.setdefault(entry.id.name, Inside()).visit(entry)
    return found


def messages(paths: list[Path]) -> dict[str, Inside]:
    """What is in each message; files of several languages add up, so that a variant that only one has is shown."""
    found: dict[str, Inside] = {}
    for path in paths:
        for key, more in inside(path).items():
            found.setdefault(key, Inside()).add(more)
    return found


def gather(key: str, known: dict[str, Inside]) -> tuple[list[str], dict[str, list[int | str]]]:
    """The variables and choices of a message with those of the messages it names."""
    variables = list(known[key].variables)
    choices = {name: list(values) for name, values in known[key].choices.items()}
    for reference in known[key].references:
        if reference in known:
            further, chosen = gather(reference, known)
            variables += [one for one in further if one not in variables]
            for name, values in chosen.items():
                mine = choices.setdefault(name, [])
                mine += [value for value in values[:2] if value not in mine and len(mine) < 2]
    return variables, choices


def lines(key: str, known: dict[str, Inside]) -> list[Facts]:
    """The facts of the lines to be shown: each variant once."""
    variables, choices = gather(key, known)
    values = VALUES | OWN.get(key, {})
    usual: Facts = {name: choices[name][0] if name in choices else values.get(name, 3) for name in variables}
    usual |= {name: value for name, value in OWN.get(key, {}).items() if name in usual}
    if len(choices) == 2 and len(list(product(*choices.values()))) <= COUNTED:
        return [usual | dict(zip(choices, chosen, strict=True)) for chosen in product(*choices.values())]
    own: list[Facts] = [usual]
    further: list[Facts] = []
    for name in variables:
        lines_of = own if name in known[key].choices else further
        lines_of += [usual | {name: value} for value in choices.get(name, [])[1:]]
    return own + further[: max(0, MOST - len(own))]


def said(bundle: FluentBundle, key: str, facts: Facts) -> str:
    message = bundle.get_message(key) if bundle.has_message(key) else None
    if message is None or message.value is None:
        return "–"
    number = LANGUAGES.index(bundle.locales[0])
    spoken = {name: value[number] if isinstance(value, tuple) else value for name, value in facts.items()}
    text, _ = bundle.format_pattern(message.value, spoken)
    return " ".join(str(text).split(" ")).replace("|", "\\|").replace("\n", " ").strip() or "–"


def row(key: str, known: dict[str, Inside], bundles: list[FluentBundle]) -> str:
    facts = lines(key, known)
    cells = []
    for bundle in bundles:
        found = list(dict.fromkeys(said(bundle, key, one) for one in facts))
        cells.append("<br>".join(found))
    return f"| `{key}` | {' | '.join(cells)} |"


def scopes() -> Iterator[tuple[str, list[list[Path]], list[list[Path]]]]:
    """A title, for each language the files it shows, and those it may also speak with."""
    shared = [sorted((HOUSE / "locale" / language).glob("*.ftl")) for language in LANGUAGES]
    shell = [[WEB / "words" / f"{language}.ftl"] for language in LANGUAGES]
    for index, path in enumerate(shared[0]):
        yield f"House: {path.stem}", [[files[index]] for files in shared], shared
    for home in sorted(path for path in (HOUSE / "games").iterdir() if (path / "locale").is_dir()):
        own = [[home / "locale" / f"{language}.ftl"] for language in LANGUAGES]
        yield f"Game: {home.name}", own, [[*one, *two] for one, two in zip(own, shared, strict=True)]
    yield "Page", shell, [[*one, *two] for one, two in zip(shell, shared, strict=True)]
    for home in sorted(path.parent for path in (WEB / "games").glob("*/words")):
        own = [[home / "words" / f"{language}.ftl"] for language in LANGUAGES]
        game = [[HOUSE / "games" / home.name / "locale" / f"{language}.ftl"] for language in LANGUAGES]
        more = zip(own, game, shell, shared, strict=True)
        yield f"Board: {home.name}", own, [[*a, *b, *c, *d] for a, b, c, d in more]


def bundle_of(language: str, paths: list[Path]) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for path in paths:
        made.add_resource(parsed(path))
    return made


def page() -> str:
    parts = [
        "# Words",
        "Every message in three languages with values in place; several lines are its variants. Made by `make docs`.",
    ]
    for title, own, spoken in scopes():
        bundles = [bundle_of(language, files) for language, files in zip(LANGUAGES, spoken, strict=True)]
        known = messages([path for files in spoken for path in files])
        table = [row(key, known, bundles) for key in messages([path for files in own for path in files])]
        parts.append(f"## {title}\n\n| key | English | français | italiano |\n|---|---|---|---|\n" + "\n".join(table))
    return "\n\n".join(parts) + "\n"


def main() -> int:
    made = page()
    if "--check" in sys.argv[1:]:
        fresh = PAGE.exists() and PAGE.read_text(encoding="utf-8") == made
        print("docs/words.md is fresh" if fresh else "docs/words.md is old: make docs")
        return 0 if fresh else 1
    PAGE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
