"""The page kit, read as text: colours and letters come from tokens, moves from targets, files stay small."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

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


def wrong_in(paths: list[Path], faults: Callable[[Path, str], list[str]]) -> dict[str, list[str]]:
    """What is wrong in which of these files."""
    found = {str(path.relative_to(SOURCE)): faults(path, path.read_text(encoding="utf-8")) for path in paths}
    return {name: wrong for name, wrong in found.items() if wrong}


def of_its_own(path: Path, text: str) -> list[str]:
    """Colours and letters that a file does not take from the tokens."""
    if path in (TOKENS, PAINTS):
        return []
    letters = [] if path.suffix == ".ts" else literal_letters(style_of(path))
    return literal_colours(text) + [value for value in letters if value != "125%"]


def test_files_take_colours_and_letters_from_the_tokens() -> None:
    assert not wrong_in(sources(".svelte", ".css", ".ts"), of_its_own)


def test_files_are_short() -> None:
    assert not wrong_in(sources(".svelte", ".css", ".ts"), lambda _, text: text.splitlines()[LONGEST:][:1]), (
        f"longer than {LONGEST} lines"
    )


def test_what_is_fetched_when_it_is_wanted_waits_for_a_server_that_is_away() -> None:
    """``Later`` asks until somebody answers; an ``{#await import(…)}`` gives up and leaves an error behind."""
    assert not wrong_in(sources(".svelte"), lambda _, text: re.findall(r"#await import\(.*", text))


def test_a_number_is_written_by_the_words() -> None:
    """“30.2” is « 30,2 » elsewhere: Fluent writes numbers, or ``words.number``; nobody else does."""
    others = [path for path in sources(".svelte", ".ts") if path.name != "words.svelte.ts"]
    others = [path for path in others if not path.name.endswith(".test.ts")]
    assert not wrong_in(others, lambda _, text: re.findall(r"toFixed|toPrecision|toLocaleString|NumberFormat", text))


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


def picks_itself(path: Path, text: str) -> list[str]:
    marked = re.sub(r"<style>.*</style>|querySelector\S*\(.*", "", text, flags=re.DOTALL)
    return re.findall(r"table\.(?:pick|why)\(", text) + re.findall("data-target", marked)


def test_whatever_stands_for_moves_is_a_target_or_a_spot() -> None:
    """Boards never pick by themselves: what glows, refuses, tells and is read out does so in one place."""
    assert not wrong_in(sorted((SOURCE / "games").rglob("*.svelte")), picks_itself)


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
