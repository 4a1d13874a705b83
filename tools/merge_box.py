"""Merge corrections that owners of printed copies have exported into a game's package, with who read what.

python tools/merge_box.py FILE.toml …          merge; the game's edition goes up if a value changes
python tools/merge_box.py --check FILE.toml …  only say what would change

A value that another owner has read otherwise is refused: look into the box again, or write it with --over.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from antilles.box.checking import check, printed_of
from antilles.box.files import Correction, WrongFile, read_file, toml_key, toml_of
from antilles.locale import Words
from antilles.locale.asking import wrong_file

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "antilles" / "games"


class Conflict(ValueError):
    """Two owners have read different values."""


def owner_of(correction: Correction) -> str:
    about = ", ".join(part for part in (correction.box, correction.date) if part)
    return f"{correction.name} ({about})" if about else correction.name


def merged_toml(text: str, name: str, field: str, value: Any, owner: str, over: bool) -> tuple[str, bool]:
    """``data.toml`` with one value, and whether that is another one than before."""
    import tomllib

    entry = tomllib.loads(text)[name]
    old = entry["value"].get(field) if field else entry["value"]
    owners: dict[str, list[str]] = {key: list(names) for key, names in entry.get("owners", {}).items()}
    known = owners.get(field or name, [])
    if old != value and known and not over:
        raise Conflict(f"{name}: {', '.join(known)} read {toml_of(old)}, {owner} reads {toml_of(value)}")
    owners[field or name] = sorted({*(known if old == value else []), owner})
    section = re.search(rf"(?ms)^\[{re.escape(name)}\]\n(.*?)(?=^\[|\Z)", text)
    assert section is not None
    body = section[1]
    new = {**entry["value"], field: value} if field else value
    if old != value:
        body = re.sub(r"(?m)^value = .*$", lambda _: f"value = {toml_of(new)}", body, count=1)
    if not field:
        body = re.sub(r"(?m)^provenance = .*$", 'provenance = "source"', body, count=1)
    body = re.sub(r"(?m)^(source|owners) = .*\n", "", body)
    listed = ", ".join(f"{toml_key(key)} = {toml_of(names)}" for key, names in owners.items())
    body = re.sub(r"(?m)^(value = .*)$", lambda found: f'source = "owner"\nowners = {{ {listed} }}\n{found[1]}', body)
    return text[: section.start(1)] + body + text[section.end(1) :], old != value


def merged_json(
    game: str, content: dict[str, Any], corrections: Mapping[str, Any], owner: str, over: bool
) -> list[str]:
    """The file beside ``data.toml`` with its owners, in place; the names of the values that change."""
    owners: dict[str, list[str]] = content.setdefault("owners", {})
    before = printed_of(game)
    changed: list[str] = []
    for name, value in corrections.items():
        same = current(before, name) == value
        known = owners.get(name, [])
        if known and not same and not over:
            raise Conflict(f"{name}: {', '.join(known)} read {current(before, name)!r}, {owner} reads {value!r}")
        owners[name] = sorted({*(known if same else []), owner})
        if not same:
            changed.append(name)
    return changed


def current(printed: Mapping[str, Any], name: str) -> Any:
    """A value of Santa Cruz's map or tiles as the package has it."""
    kind, _, rest = name.partition("_")
    thing, _, field = rest.partition(".")
    chart, pieces = printed["map"].value, printed["tiles"].value
    if kind == "road":
        return {*rest.split("_")} in [{*road} for road in chart["roads"]]
    things = {"tile": pieces["tiles"], "site": chart["sites"], "river": chart["rivers"]}[kind]
    return next(one for one in things if one["id"] == thing)[field]


def merge(correction: Correction, over: bool, write: bool) -> list[str]:
    """The names of the values that change."""
    folder, owner = GAMES / correction.game, owner_of(correction)
    data = folder / "data.toml"
    text, changed = data.read_text(encoding="utf-8"), []
    beside: dict[str, Any] = {}
    for name, value in correction.values.items():
        plain, _, field = name.partition(".")
        if re.search(rf"(?m)^\[{re.escape(plain)}\]$", text):
            text, differs = merged_toml(text, plain, field, value, owner, over)
            changed += [name] if differs else []
        if plain == "bird_tokens" or plain not in text:
            beside[name] = value
    files = {data: text}
    if beside:
        files |= merged_files(correction.game, folder, beside, owner, over, changed)
    if write:
        for path, content in files.items():
            path.write_text(content, encoding="utf-8")
        if changed:
            raise_edition(folder / "game.py")
    return changed


def merged_files(
    game: str, folder: Path, beside: Mapping[str, Any], owner: str, over: bool, changed: list[str]
) -> dict[Path, str]:
    from antilles.games.santa_cruz.corrected import corrected_map, corrected_pieces

    chart, pieces = (json.loads((folder / name).read_text(encoding="utf-8")) for name in ("map.json", "tiles.json"))
    new_chart = corrected_map(chart, beside)
    new_pieces = corrected_pieces(pieces, new_chart, beside)
    of_map = {name: value for name, value in beside.items() if name.startswith(("site_", "road_", "river_"))}
    of_tiles = {name: value for name, value in beside.items() if name.startswith("tile_")}
    changed += merged_json(game, new_chart, of_map, owner, over) + merged_json(game, new_pieces, of_tiles, owner, over)
    made = {"map.json": new_chart, "tiles.json": new_pieces}
    return {folder / name: json.dumps(content, indent=1, ensure_ascii=False) + "\n" for name, content in made.items()}


def raise_edition(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(
        re.sub(r"(?m)^(    edition = )(\d+)$", lambda found: f"{found[1]}{int(found[2]) + 1}", text), encoding="utf-8"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE.toml")
    parser.add_argument("--check", action="store_true", help="change nothing")
    parser.add_argument("--over", action="store_true", help="also where another owner has read another value")
    given = parser.parse_args()
    for file in given.files:
        try:
            correction = read_file(file)
            if not (correction.name and correction.signed_off):
                raise Conflict(
                    f"{file}: nobody has signed it; antilles data GAME --export writes files that are signed"
                )
            check(correction, str(file))
            changed = merge(correction, given.over, not given.check)
        except WrongFile as wrong:
            sys.stderr.write(wrong_file(Words("en"), wrong) + "\n")
            return 1
        except Conflict as conflict:
            sys.stderr.write(f"{conflict}\n")
            return 1
        agreed = len(correction.values) - len(changed)
        sys.stdout.write(f"{file}: {len(changed)} values change, {agreed} agree\n")
    sys.stdout.write("Now read the statements again that cite these values, and run make docs and make check.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
