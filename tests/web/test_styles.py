"""The page kit, read as text: colours and letters come from tokens, moves from targets, files stay small."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import web

SOURCE = web.WEB / "src"
TOKENS = SOURCE / "lib" / "tokens.css"
PAINTS = SOURCE / "lib" / "paints.css"
MADE = ("wire.ts", "view.ts")
LONGEST = 300
STEPS = ("-2", "-1", "0", "1", "2", "3")
COLOUR = re.compile(
    r"(?<![\w&(/])#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})(?![\w-])"
    r"|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\("
    r"|\b(?:fill|stroke|color|background|border-color|stop-color)\s*[:=]\s*[\"']?"
    r"(?:white|black|red|green|blue|yellow|orange|gold|gr[ae]y|silver|brown|pink|purple|navy|teal)\b"
)
LETTERS = re.compile(r"(?<![\w-])(?:font|font-size)\s*:\s*([^;{}]+)")
LITERAL = re.compile(r"(?<![\w.-])\d*\.?\d+(?:px|rem|pt|vw|vh)\b|(?<![\w-])(?:small|medium|large|x-large)\b")


def sources(*endings: str) -> list[Path]:
    return sorted(one for one in SOURCE.rglob("*") if one.suffix in endings and one.name not in MADE)


def style_of(path: Path) -> str:
    """The style sheet of a file, without comments."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".svelte":
        text = "\n".join(re.findall(r"<style>(.*?)</style>", text, re.DOTALL))
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def literal_colours(text: str) -> list[str]:
    plain = re.sub(r"/\*.*?\*/|<!--.*?-->|(?:href|xlink:href)=[\"{'][^\"}']*|url\(#[^)]*\)", "", text, flags=re.DOTALL)
    return COLOUR.findall(plain)


def literal_letters(style: str) -> list[str]:
    return [value.strip() for value in LETTERS.findall(style) if LITERAL.search(value)]


@pytest.mark.parametrize("path", sources(".svelte", ".css", ".ts"), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_file_takes_colours_and_letters_from_the_tokens_and_is_short(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST
    if path in (TOKENS, PAINTS):
        return
    assert not literal_colours(text)
    if path.suffix != ".ts":
        assert not [value for value in literal_letters(style_of(path)) if value != "125%"]


@pytest.mark.parametrize("path", sources(".svelte", ".ts"), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_number_is_written_by_the_words(path: Path) -> None:
    """“30.2” is « 30,2 » elsewhere: Fluent writes numbers, or ``words.number``; nobody else does."""
    if path.name == "words.svelte.ts" or path.name.endswith(".test.ts"):
        return
    text = path.read_text(encoding="utf-8")
    assert not re.findall(r"toFixed|toPrecision|toLocaleString|NumberFormat", text)


def test_there_are_six_sizes_of_letters_and_the_same_six_in_drawings() -> None:
    tokens = TOKENS.read_text(encoding="utf-8")
    assert tuple(re.findall(r"^\s*--t(-?\d):", tokens, re.MULTILINE)) == STEPS
    assert tuple(re.findall(r"^\s*--u(-?\d):", tokens, re.MULTILINE)) == STEPS
    rem = [float(value) * 16 for value in re.findall(r"--t-?\d: ([\d.]+)rem", tokens)]
    assert rem == [float(value) for value in re.findall(r"--u-?\d: ([\d.]+)px", tokens)]


def test_every_token_is_defined_and_every_paint_is_used() -> None:
    every = {
        path: path.read_text(encoding="utf-8") for path in [*sources(".svelte", ".css", ".ts"), SOURCE / "icons.svg"]
    }
    whole = "\n".join(every.values())
    defined = set(re.findall(r"(--[\w-]+)\s*[:=]", whole)) | set(re.findall(r"@property (--[\w-]+)", whole))
    used = set(re.findall(r"var\(\s*(--[\w-]+)", whole))
    built = set(re.findall(r"(?<=[`'\"(])(--[\w-]+)", whole))
    assert used - defined - built == set()
    paints = set(re.findall(r"^\s*(--[\w-]+):", PAINTS.read_text(encoding="utf-8"), re.MULTILINE))
    assert paints - used == set()


@pytest.mark.parametrize("path", sorted((SOURCE / "games").rglob("*.svelte")), ids=lambda path: path.name)
def test_whatever_stands_for_moves_is_a_target_or_a_spot(path: Path) -> None:
    """Boards never pick by themselves: what glows, refuses, tells and is read out does so in one place."""
    text = path.read_text(encoding="utf-8")
    assert "table.pick(" not in text
    assert "table.why(" not in text
    assert "data-target" not in re.sub(r"<style>.*</style>|querySelector\S*\(.*", "", text, flags=re.DOTALL)


def test_no_two_pictures_are_the_same() -> None:
    """Neither two glyphs of the page, nor two buildings of Cuba."""
    drawn = re.findall(r"<symbol[^>]*>(.*?)</symbol>", (SOURCE / "icons.svg").read_text(encoding="utf-8"), re.DOTALL)
    bodies = [" ".join(body.split()) for body in drawn]
    assert len(bodies) == len(set(bodies)) > 100
    pieces = (SOURCE / "games" / "cuba" / "pieces.ts").read_text(encoding="utf-8")
    emblems = re.findall(r": '([\w-]+)'", pieces.split("EMBLEMS")[1].split("}")[0])
    assert len(emblems) == len(set(emblems)) > 25


def test_the_checks_find_what_they_look_for() -> None:
    assert literal_colours('<rect fill="#fffaf0" />')
    assert literal_colours(".a { color: rgb(1 2 3); }")
    assert literal_colours(".a { background: white; }")
    assert not literal_colours('<use href="#car" /><path fill="url(#sd-sky)" stroke="var(--tink)" />')
    assert literal_letters(".a { font-size: 14px; }")
    assert literal_letters(".a { font: 700 0.75rem/1 var(--text); }")
    assert not literal_letters(".a { font-size: max(var(--t-2), 0.8em); }")
