"""Write ``__init__`` and ``copy`` of every game's state from the fields that it declares.

    python tools/fields.py             write them
    python tools/fields.py --check     only say whether they are up to date

Between the two markers nothing is written by hand. What happens to a field follows from its type:

    i64, bool        what the class says at first, copied by value
    vec[i64]         set after the constructor, copied with [:]
    any other class  given to the constructor, shared by all copies (options, tables)

A row that is declared with the first value EMPTY is quicker to read, for compiled code need not ask whether it was set;
one that is declared without is a little quicker to copy.
"""

from __future__ import annotations

import argparse
import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BEGIN = "    # --- written by tools/fields.py from the fields above ---\n"
END = "    # --- end of what tools/fields.py wrote ---\n"
KERNEL = [("seats", "i64"), ("asked", "i64"), ("question", "Question[Any]")]
"""What every state inherits."""
SCALARS = ("i64", "bool")
WIDTH = 120

Field = tuple[str, str]


def fields(node: ast.ClassDef) -> list[Field]:
    own = [
        (item.target.id, ast.unparse(item.annotation))
        for item in node.body
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
    ]
    return [*KERNEL, *own]


def is_row(field: Field) -> bool:
    return field[1].startswith("vec[")


def given(found: list[Field]) -> list[Field]:
    """What the constructor takes: the number of seats, the question, and what is shared."""
    return [field for field in found if field[0] == "seats" or not (field[1] in SCALARS or is_row(field))]


def spread(head: str, items: list[str], tail: str, indent: int) -> list[str]:
    """A call or a signature as the formatter would write it: in one line, with its items in one, or one a line."""
    whole, inner = f"{head}{', '.join(items)}{tail}", f"    {', '.join(items)}"
    if indent + len(whole) <= WIDTH:
        return [whole]
    if indent + len(inner) <= WIDTH:
        return [head, inner, tail]
    return [head, *[f"    {item}," for item in items], tail]


def constructor(found: list[Field]) -> list[str]:
    taken = given(found)
    lines = spread("def __init__(", ["self", *[f"{name}: {kind}" for name, kind in taken]], ") -> None:", 4)
    return lines + [f"    self.{name} = {name}" for name, _ in taken]


def copied(field: Field) -> str:
    return f"self.{field[0]}[:]" if is_row(field) else f"self.{field[0]}"


def copier(owner: str, found: list[Field]) -> list[str]:
    taken = given(found)
    lines = [f"def copy(self) -> {owner}:"]
    lines += [f"    {line}" for line in spread(f"other = {owner}(", [copied(field) for field in taken], ")", 8)]
    lines += [f"    other.{field[0]} = {copied(field)}" for field in found if field not in taken]
    return [*lines, "    return other"]


def block(node: ast.ClassDef) -> str:
    """Constructor and copy; where nothing is shared, the kernel's constructor will do."""
    found = fields(node)
    shared = len(given(found)) > 2
    lines = [*constructor(found), "", *copier(node.name, found)] if shared else copier(node.name, found)
    return "".join([f"    {line}\n" if line else "\n" for line in [*lines, ""]])


def rewritten(text: str) -> str:
    """A module with the block between its markers written again."""
    head, rest = text.split(BEGIN)
    _, tail = rest.split(END)
    line = head.count("\n") + 1
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    owner = [node for node in classes if node.lineno < line][-1]
    return head + BEGIN + block(owner) + END + tail


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    stale = []
    for path in sorted((ROOT / "src/antilles/games").glob("*/state.py")):
        before = path.read_text(encoding="utf-8")
        after = rewritten(before) if BEGIN in before else before
        if before != after:
            stale.append(path)
            if not options.check:
                path.write_text(after, encoding="utf-8")
    for path in stale:
        print(f"{path.relative_to(ROOT)}: {'fields have changed, run tools/fields.py' if options.check else 'written'}")
    return int(options.check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
