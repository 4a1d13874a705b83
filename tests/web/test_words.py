"""All words of the page are in .ftl files: none missing, none unused, none in a component."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tools.web import ROOT, WEB

LANGUAGES = ("en", "fr", "it")
SOURCE = WEB / "src"
HOUSE = ROOT / "src" / "antilles"
BOARDS = sorted(path.parent.name for path in (SOURCE / "games").glob("*/words"))
ANYWHERE = ("Antilles",)
"""The name of the house is the same in every language."""


class Names(Visitor):
    """The variables and messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def read(path: Path) -> dict[str, Names]:
    """The messages of a file; a message that does not parse, or stands there twice, is an error."""
    found: dict[str, Names] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            names = Names()
            names.visit(entry)
            found[entry.id.name] = names
    return found


def own(board: str, language: str) -> Path:
    return (SOURCE / "games" / board if board else SOURCE) / "words" / f"{language}.ftl"


def said(board: str, language: str) -> dict[str, Names]:
    """Everything that can be said on a board: its words, the game's, the page's, the house's."""
    found = read(HOUSE / "locale" / language / "house.ftl") | read(own("", language))
    if board:
        game = HOUSE / "games" / board / "locale" / f"{language}.ftl"
        found |= (read(game) if game.exists() else {}) | read(own(board, language))
    return found


def components(board: str) -> Iterator[tuple[Path, str]]:
    """The sources that speak with a board's words; those of the page for none."""
    folder = SOURCE / "games" / board if board else SOURCE
    for path in sorted([*folder.rglob("*.svelte"), *folder.rglob("*.ts")]):
        game = path.relative_to(SOURCE).parts[1] if path.is_relative_to(SOURCE / "games") else ""
        if board or game not in BOARDS:
            yield path, path.read_text(encoding="utf-8")


@pytest.mark.parametrize("board", ["", *BOARDS])
def test_every_language_has_the_same_messages_with_the_same_variables(board: str) -> None:
    english = read(own(board, "en"))
    for language in LANGUAGES[1:]:
        other = read(own(board, language))
        assert set(other) == set(english)
        everything = said(board, language)
        for key, names in other.items():
            assert names.variables == english[key].variables, f"{language} {key}"
            assert names.messages <= set(everything), f"{language} {key} refers to what is not there"


@pytest.mark.parametrize("board", ["", *BOARDS])
def test_a_board_takes_no_key_of_the_game_or_the_page(board: str) -> None:
    """The first message of a name wins, so a second one would never be heard."""
    if board:
        game = HOUSE / "games" / board / "locale" / "en.ftl"
        taken = set(read(own("", "en"))) | (set(read(game)) if game.exists() else set())
        assert not taken & set(read(own(board, "en")))


@pytest.mark.parametrize("board", ["", *BOARDS])
def test_every_key_that_is_said_exists(board: str) -> None:
    known = set(said(board, "en"))
    for path, text in components(board):
        for key in re.findall(r"\bsay\(\s*'([a-z][\w-]*)'", text):
            assert key in known, f"{path.name}: {key}"
        for start in re.findall(r"\bsay\(\s*`([a-z][\w-]*)\$", text):
            assert any(key.startswith(start) for key in known) or start == "option-", f"{path.name}: {start}…"


@pytest.mark.parametrize("board", ["", *BOARDS])
def test_no_key_is_unused(board: str) -> None:
    """The page's own words may also be said on a board."""
    everywhere = BOARDS if not board else []
    text = "\n".join(source for part in [board, *everywhere] for _, source in components(part))
    heads = tuple(re.findall(r"`([a-z][\w-]*-)\$", text))
    messages = read(own(board, "en"))
    referred = {name for names in messages.values() for name in names.messages}
    moves = (HOUSE / "games" / board / "locale" / "en.ftl").read_text(encoding="utf-8") if board else ""
    for key in messages:
        guide = key.startswith("guide-") and f"move-{key.removeprefix('guide-')} =" in moves
        assert f"'{key}'" in text or key in referred or guide or (heads and key.startswith(heads)), key


def visible(markup: str) -> Iterator[str]:
    """The text between tags, and the attributes that are read out."""
    markup = re.sub(r"<(script|style)\b.*?</\1>", "", markup, flags=re.DOTALL)
    markup = re.sub(r"<!--.*?-->", "", markup, flags=re.DOTALL)
    while (shorter := re.sub(r"\{[^{}]*\}", "", markup)) != markup:
        markup = shorter
    yield from re.findall(r"(?:aria-label|title|placeholder|alt)=\"([^\"]*)\"", markup)
    yield from re.sub(r"<[^<>]*>", "\n", markup).splitlines()


def test_no_component_has_text_of_its_own() -> None:
    for path in sorted(SOURCE.rglob("*.svelte")):
        for text in visible(path.read_text(encoding="utf-8")):
            words = [word for word in re.findall(r"[^\W\d_]{2,}", text) if word not in ANYWHERE]
            assert not words, f"{path.name}: {text.strip()!r} belongs into an .ftl file"


def test_nothing_is_set_as_html() -> None:
    for path in [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]:
        text = path.read_text(encoding="utf-8")
        assert "{@html" not in text and "innerHTML" not in text and "outerHTML" not in text, path.name


def test_nothing_inline_that_the_policy_forbids() -> None:
    """A strict policy has no place for style attributes and scripts in the page."""
    for path in SOURCE.rglob("*.svelte"):
        assert not re.search(r"\sstyle=[\"{]", path.read_text(encoding="utf-8")), path.name
    index = (WEB / "index.html").read_text(encoding="utf-8")
    assert "style=" not in index and not re.search(r"<script(?![^>]*\bsrc=)", index)
