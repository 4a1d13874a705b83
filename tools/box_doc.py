"""Write docs/completing-the-box.md: what waits for a printed copy, game by game, with pictures.

python tools/box_doc.py            write the page and its pictures
python tools/box_doc.py --check    only say whether they are fresh
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path

from antilles.box.checking import box_of, uncertain_of, values_of
from antilles.box.pictures import picture
from antilles.games import own_names
from antilles.kernel.forms import Uncertain
from antilles.locale import Words
from antilles.locale.asking import Asking

DOCS = Path(__file__).resolve().parents[1] / "docs"
PICTURES = "box"
HEAD = """# Completing the box

Some values could not be read off a printed copy. They are *reconstructed*, and the games can be played with them;
whoever owns a box can put the printed ones in their place. This page is written by `make docs` from the data of the
games.

```
antilles data cuba                       # a walk through all that is missing, with drawings
antilles data cuba --list                # what is missing, what we assume, what you have corrected
antilles data cuba --part building_dam   # only some of it
antilles data cuba --set building_dam.cost="wood 2, stone 2" --set law_i_1.n=2
antilles data cuba --diff package        # where your values differ from ours; or from those of a file
antilles data cuba --export mine.toml --name "Your name" --box "publisher, language, year"
antilles data cuba --import theirs.toml
antilles data cuba --page                # the address of the same on the page of a running server, for its owner
```

Corrections are in `<game>.toml` in your data directory: only what differs, with name, date, edition of the box and a
remark. Answers are typed as the file has them or in words of your language, and checked one by one and together. The
file is written when you leave the walk; answers that do not go together yet, and those of a walk that was interrupted,
wait beside it in `unfinished/` and are there again the next time. A wrong file is refused with line and sentence, and
nothing changes. Rules, bots, boards, words, statements and
environments follow. A server that is running plays its new tables by what was saved at once, with an interpreted copy
of the game, and at full speed after its next start. Tables and records keep the data they were begun with: a record
says so in its header, a table and its analysis in their heads; `play --with-data` puts the values into the record, and
`replay`, `verify`, `hint`, `analyse` and `play --resume` take them from `--data FILE`. `ANTILLES_BOX` names
another folder for the files; set and empty, the values of the package hold.

**On the page**, *I own this box* (at the end of a game's rules) goes through the same values with our drawings, what
is asked for ringed; lists them, shows what differs, exports and imports. For Santa Cruz the map and the tiles are
corrected on the board itself: a site is dragged or moved with the arrow keys, a road drawn or struck out between two
sites, a tile's face set. The house checks every answer at once: outlines, distances, tiles for all sites, roads and
rivers that hold together. Only whoever has the key that `--page` prints comes in; it is made from the server's
secret.

**Giving back.** Send the exported file to the project. It is small and readable, and you stand for it with your name.
Maintainers merge it with `python tools/merge_box.py FILE`, which checks it, writes the values with `source = "owner"`
and who has read them, so that one sees how many owners agree, refuses what another owner has read otherwise, and
raises the game's edition.
"""


def groups(game: str) -> dict[str, list[Uncertain]]:
    found: dict[str, list[Uncertain]] = defaultdict(list)
    for value in uncertain_of(game, {}):
        found[value.group].append(value)
    return found


def pages() -> dict[Path, str]:
    rows = [HEAD]
    made: dict[Path, str] = {}
    for game in own_names():
        if box_of(game) is None:
            continue
        asking = Asking(Words("en"), game)
        values = values_of(game, {})
        rows.append(f"\n## {game.replace('_', ' ').title()}: {len(values)} values\n")
        for group, members in groups(game).items():
            first = members[0]
            file = DOCS / PICTURES / f"{game}-{group}.svg"
            made[file] = picture(game, first, asking.what(first), values, {}, asking)
            things = sorted({member.name.partition(".")[0] for member in members})
            shown = ", ".join(f"`{thing}`" for thing in things[:8]) + (
                f" and {len(things) - 8} more" if things[8:] else ""
            )
            rows.append(f"**{asking.question(first)}**  ")
            rows.append(f"{asking.where(first)} {asking.why(first)}  ")
            rows.append(f"{len(members)} of this kind, on {shown}.\n")
            rows.append(f"![{first.name}]({PICTURES}/{file.name})\n")
    made[DOCS / "completing-the-box.md"] = "\n".join(rows).rstrip() + "\n"
    return made


def fresh() -> bool:
    return all(path.is_file() and path.read_text(encoding="utf-8") == text for path, text in pages().items())


def main() -> int:
    if "--check" in sys.argv[1:]:
        return 0 if fresh() else 1
    for path, text in pages().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
