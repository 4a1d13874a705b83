"""Which code and which tests stand behind each statement of the rules; docs/rules/<game>.md says it to people.

    python tools/rules_doc.py            write the pages
    python tools/rules_doc.py --check    only say which pages are not fresh

A statement is cited by its number, anywhere in a docstring, a comment or a string, or by a number of data.toml that
belongs to it; a range like "SD-040 … SD-043" cites all between. A test names the statements it proves with @rule.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

from antilles.kernel.data import Statement, load_sections, load_statements

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "antilles" / "games"
PAGES = ROOT / "docs" / "rules"
RANGE = re.compile(r"\s*(?:…|\.\.\.)\s*")


@dataclass(frozen=True, order=True)
class Place:
    """A function, class or module that cites a statement."""

    path: Path
    name: str

    def __str__(self) -> str:
        return f"{self.path.name}:{self.name}" if self.name else self.path.name

    def link(self) -> str:
        return f"[`{self}`](../../{self.path.relative_to(ROOT).as_posix()})"


@dataclass
class Trace:
    """A game's statements with the places that cite them and the tests that name them."""

    package: str
    code: list[Path]
    tests: list[Path]
    statements: list[Statement] = field(default_factory=list)
    cited: dict[str, list[Place]] = field(default_factory=dict)
    proved: dict[str, list[Place]] = field(default_factory=dict)
    unknown: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.statements = load_statements(self.package)
        self.order = {statement.id: index for index, statement in enumerate(self.statements)}
        prefixes = "|".join(sorted({re.escape(number.rsplit("-", 1)[0]) for number in self.order}))
        self.number = re.compile(rf"\b(?:{prefixes})-\d+[a-z]?\b")
        for path in self.code:
            self._read(path, entries(path) if path.suffix == ".toml" else citations(path), self.cited)
        for path in self.tests:
            self._read(path, citations(path), {})
            self._read(path, rules(path), self.proved)

    def _read(self, path: Path, texts: Iterable[tuple[str, str]], into: dict[str, list[Place]]) -> None:
        for name, text in texts:
            place = Place(path, name)
            found, unknown = self.ids_in(text)
            for number in found:
                if place not in into.setdefault(number, []):
                    into[number].append(place)
            for number in unknown:
                if f"{place} cites {number}" not in self.unknown:
                    self.unknown.append(f"{place} cites {number}")

    def ids_in(self, text: str) -> tuple[list[str], list[str]]:
        """The statements that a text cites, ranges filled in, and the numbers that are no statements."""
        found: list[str] = []
        unknown: list[str] = []
        matches = list(self.number.finditer(text))
        for match, last in zip_longest(matches, matches[1:]):
            if match[0] not in self.order:
                unknown.append(match[0])
                continue
            found.append(match[0])
            if last and last[0] in self.order and RANGE.fullmatch(text[match.end() : last.start()]):
                between = self.statements[self.order[match[0]] + 1 : self.order[last[0]]]
                found += [statement.id for statement in between]
        return found, unknown

    def problems(self) -> list[str]:
        """What is not traced: statements without a test or without code, and numbers that are no statements."""
        faults = [f"{number}: no test names it" for number in self.order if number not in self.proved]
        faults += [
            f'{statement.id}: no code cites it, and it does not say code = "data"'
            for statement in self.statements
            if statement.code != "data" and statement.id not in self.cited
        ]
        return faults + self.unknown


# --- reading sources --------------------------------------------------------------------------------


def citations(path: Path) -> Iterator[tuple[str, str]]:
    """All strings and comments of a module, each with the name of the function, class or constant it stands in."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    scopes = [(node.lineno, node.end_lineno or 0, node.name) for node in ast.walk(tree) if isinstance(node, SCOPES)]
    scopes += [
        (node.lineno, node.end_lineno or 0, node.target.id)
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield scope(scopes, node.lineno), node.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield scope(scopes, token.start[0]), token.string


SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def scope(scopes: list[tuple[int, int, str]], line: int) -> str:
    """The names of what is around a line, the innermost last, with dots between."""
    return ".".join([name for first, last, name in sorted(scopes) if first <= line <= last])


def entries(path: Path) -> Iterator[tuple[str, str]]:
    """The statements that the values of a data.toml belong to, each with the value's name."""
    for name, entry in tomllib.loads(path.read_text(encoding="utf-8")).items():
        if isinstance(entry, dict):
            yield name, entry.get("statement", "")


def rules(path: Path) -> Iterator[tuple[str, str]]:
    """The arguments of ``@rule``, each with the name of its test."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, SCOPES):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "rule":
                    yield from ((node.name, str(ast.literal_eval(argument))) for argument in decorator.args)


def modules(folder: Path) -> list[Path]:
    """The sources of a package: its modules, then its numbers."""
    return [*sorted(folder.rglob("*.py")), *sorted(folder.glob("data.toml"))]


def games() -> list[str]:
    """The packages of our games: every folder with statements."""
    return sorted(path.parent.name for path in GAMES.glob("*/rules.toml"))


def trace(game: str) -> Trace:
    """The trace of one of our games."""
    return Trace(f"antilles.games.{game}", modules(GAMES / game), modules(ROOT / "tests" / "games" / game))


# --- writing pages ----------------------------------------------------------------------------------


def page(game: str, traced: Trace) -> str:
    """The page of a game: section by section, each statement with its provenance, code and tests."""
    title = game.replace("_", " ").title()
    rows = [f"# {title}: statements, code and tests", ""]
    rows += [
        "Every numbered statement of the rules in our own words: where it comes from, the code that carries it out,",
        "the tests that prove it. This page is written by `make docs` from `rules.toml`, the sources and the tests;",
        "a test checks that it is fresh.",
        "",
        summary(traced.statements),
    ]
    sections = load_sections(traced.package)
    section = ""
    for statement in traced.statements:
        if statement.section != section:
            section = statement.section
            rows += ["", f"## {sections.get(section, {}).get('en', section)}"]
        rows += ["", f"### {statement.id}", "", statement.text("en"), "", *evidence(statement, traced)]
    return "\n".join(rows) + "\n"


def summary(statements: list[Statement]) -> str:
    counts: dict[str, int] = {}
    for statement in statements:
        counts[statement.provenance] = counts.get(statement.provenance, 0) + 1
    listed = ", ".join(f"{count} {provenance}" for provenance, count in sorted(counts.items()))
    return f"{len(statements)} statements by provenance: {listed}."


def evidence(statement: Statement, traced: Trace) -> list[str]:
    origin = [statement.provenance]
    if statement.sources not in ([], [statement.provenance]):
        origin.append(", ".join(statement.sources))
    if statement.ruling:
        origin.append(f"ruling {statement.ruling}")
    code = ", ".join(place.link() for place in traced.cited.get(statement.id, []))
    tests = ", ".join(place.link() for place in traced.proved.get(statement.id, []))
    return [
        f"- from: {' · '.join(origin)}",
        f"- code: {code or 'none, a fact of the box or of the evidence'}",
        f"- tests: {tests or 'none'}",
    ]


def stale() -> list[Path]:
    """The pages that are not what would be written now, and those of no game."""
    wanted = {PAGES / f"{game}.md": page(game, trace(game)) for game in games()}
    found = {path: path.read_text(encoding="utf-8") for path in PAGES.glob("*.md")}
    return sorted(path for path in wanted.keys() | found.keys() if wanted.get(path) != found.get(path))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, exit with 1 if a page is not fresh")
    options = parser.parse_args()
    if options.check:
        pages = stale()
        for path in pages:
            print(f"{path.relative_to(ROOT)} is not fresh: run make docs")
        return 1 if pages else 0
    PAGES.mkdir(parents=True, exist_ok=True)
    for game in games():
        (PAGES / f"{game}.md").write_text(page(game, trace(game)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
