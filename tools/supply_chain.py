"""What Antilles is made of, from its locks, and whether a file of advisories knows anything against it. All offline.

python tools/supply_chain.py sbom [FILE]            a bill of materials (CycloneDX 1.6, JSON)
python tools/supply_chain.py audit ADVISORIES …     advisories of the OSV form: JSON, JSON lines, a zip, a folder

``https://osv-vulnerabilities.storage.googleapis.com/PyPI/all.zip`` and ``…/npm/all.zip`` are such files. A package of a
version that an advisory concerns is named, and the command fails.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import sys
import uuid
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import total_ordering
from pathlib import Path
from typing import Any

from packaging.version import InvalidVersion, Version

ROOT = Path(__file__).resolve().parents[1]
REQUIREMENTS = ROOT / "requirements"
NPM_LOCK = ROOT / "web" / "package-lock.json"
OURS = "antilles"
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


@dataclass
class Part:
    """One package of one version."""

    ecosystem: str
    name: str
    version: str
    needed: bool
    """At a table at home; the others are for building and testing."""
    hashes: list[tuple[str, str]] = field(default_factory=list)
    needs: set[str] = field(default_factory=set)
    """The references of the packages that it needs."""

    @property
    def reference(self) -> str:
        kind = "pypi" if self.ecosystem == "PyPI" else "npm"
        return f"pkg:{kind}/{self.name.replace('@', '%40')}@{self.version}"


def plain(name: str) -> str:
    """A Python package's name as all tools write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def python_parts(folder: Path = REQUIREMENTS) -> list[Part]:
    """The pins of the locks; what ``play.lock`` and ``browser.lock`` name is needed at run time."""
    parts: dict[tuple[str, str], Part] = {}
    wanted_by: dict[str, set[str]] = {}
    for lock in ("play.lock", "browser.lock", "dev.lock"):
        part: Part | None = None
        via = False
        for line in (folder / lock).read_text(encoding="utf-8").splitlines():
            if pin := PIN.match(line):
                key = (plain(pin[1]), pin[2])
                part = parts.setdefault(key, Part("PyPI", *key, needed=lock != "dev.lock"))
                via = False
            elif part is None:
                continue
            elif found := HASH.search(line):
                if ("SHA-256", found[1]) not in part.hashes:
                    part.hashes.append(("SHA-256", found[1]))
            elif line.strip().startswith("# via"):
                via = True
                note_parent(wanted_by, part, line.strip().removeprefix("# via"))
            elif via and line.strip().startswith("#"):
                note_parent(wanted_by, part, line.strip().removeprefix("#"))
    by_name = {part.name: part for part in parts.values()}
    for reference, parents in wanted_by.items():
        for parent in parents & by_name.keys():
            by_name[parent].needs.add(reference)
    return sorted(parts.values(), key=lambda one: (one.name, one.version))


def note_parent(wanted_by: dict[str, set[str]], part: Part, text: str) -> None:
    name = text.strip().split(" ")[0]
    if name and not name.startswith("-") and "(" not in name:
        wanted_by.setdefault(part.reference, set()).add(plain(name))


def npm_parts(lock: Path = NPM_LOCK) -> list[Part]:
    """The packages of the page; they are built into it, so none of them runs on the server."""
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    parts: dict[str, Part] = {}
    for path, one in packages.items():
        if path and "version" in one:
            part = Part("npm", path.rpartition("node_modules/")[2], one["version"], needed=False)
            for integrity in str(one.get("integrity", "")).split():
                kind, _, digest = integrity.partition("-")
                part.hashes.append((kind.upper().replace("SHA", "SHA-"), base64.b64decode(digest).hex()))
            parts[path] = part
    for path, part in parts.items():
        for name in packages[path].get("dependencies", {}):
            for place in (f"{path}/node_modules/{name}", f"node_modules/{name}"):
                if place in parts:
                    part.needs.add(parts[place].reference)
                    break
    unique = {part.reference: part for part in parts.values()}
    return sorted(unique.values(), key=lambda one: (one.name, one.version))


def bill(parts: list[Part], version: str) -> dict[str, Any]:
    """CycloneDX; the same locks give the same bytes."""
    us = f"pkg:pypi/{OURS}@{version}"
    number = uuid.uuid5(uuid.NAMESPACE_URL, us + "".join(part.reference for part in parts))
    needed = {reference for part in parts for reference in part.needs}
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{number}",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "bom-ref": us, "name": OURS, "version": version, "purl": us},
            "tools": {"components": [{"type": "application", "name": "tools/supply_chain.py"}]},
        },
        "components": [
            {
                "type": "library",
                "bom-ref": part.reference,
                "name": part.name,
                "version": part.version,
                "scope": "required" if part.needed else "excluded",
                "purl": part.reference,
                "hashes": [{"alg": kind, "content": digest} for kind, digest in part.hashes],
            }
            for part in parts
        ],
        "dependencies": [
            {"ref": us, "dependsOn": sorted(part.reference for part in parts if part.reference not in needed)},
            *({"ref": part.reference, "dependsOn": sorted(part.needs)} for part in parts),
        ],
    }


# --- advisories ---------------------------------------------------------------------------------------


def advisories(path: Path) -> Iterator[dict[str, Any]]:
    """Every advisory of a file, a zip or a folder."""
    if path.is_dir():
        for file in sorted(path.rglob("*.json")):
            yield from advisories(file)
    elif path.suffix == ".zip":
        with zipfile.ZipFile(path) as archive:
            for name in archive.namelist():
                if name.endswith(".json"):
                    yield json.loads(archive.read(name))
    else:
        text = path.read_text(encoding="utf-8")
        try:
            read = json.loads(text)
        except json.JSONDecodeError:
            read = [json.loads(line) for line in text.splitlines() if line.strip()]
        yield from read if isinstance(read, list) else [read]


@total_ordering
class Semver:
    """A version of npm's kind, in its order: a release is later than what led to it."""

    def __init__(self, text: str) -> None:
        core, _, before = text.lstrip("v=").split("+")[0].partition("-")
        self.core = tuple(int(number) for number in [*core.split("."), "0", "0"][:3])
        self.before = (
            [(0, int(one), "") if one.isdigit() else (1, 0, one) for one in before.split(".")] if before else []
        )

    @property
    def _key(self) -> tuple[Any, ...]:
        return self.core, not self.before, self.before

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Semver) and self._key == other._key

    def __lt__(self, other: Semver) -> bool:
        return self._key < other._key

    def __hash__(self) -> int:
        return hash(str(self._key))


def ordered(ecosystem: str, text: str) -> Version | Semver:
    return Version(text) if ecosystem == "PyPI" else Semver(text)


def concerns(part: Part, affected: dict[str, Any]) -> bool:
    """Whether this package at this version is meant: by its number, or by lying in a range."""
    package = affected.get("package", {})
    name = str(package.get("name", ""))
    same = plain(name) == part.name if part.ecosystem == "PyPI" else name == part.name
    if package.get("ecosystem") != part.ecosystem or not same:
        return False
    if part.version in affected.get("versions", []):
        return True
    kinds = ("ECOSYSTEM", "SEMVER")
    return any(inside(part, one["events"]) for one in affected.get("ranges", []) if one.get("type") in kinds)


def inside(part: Part, events: list[dict[str, str]]) -> bool:
    """OSV's rule: walk the events in order of their versions; what is introduced stays until it is fixed."""
    try:
        mine = ordered(part.ecosystem, part.version)
        steps: list[tuple[Any, str]] = []
        begun = False
        for event in events:
            for kind, version in event.items():
                if kind == "introduced" and version == "0":
                    begun = True
                elif kind in ("introduced", "fixed", "last_affected"):
                    steps.append((ordered(part.ecosystem, version), kind))
        for version, kind in sorted(steps, key=lambda one: one[0]):
            if kind == "last_affected":
                begun = begun and not mine > version
            elif mine >= version:
                begun = kind == "introduced"
    except (InvalidVersion, ValueError):
        return True  # a version that we cannot read: somebody has to look
    return begun


def findings(parts: list[Part], sources: list[Path]) -> list[str]:
    """A line for each package that an advisory concerns."""
    by_name: dict[tuple[str, str], list[Part]] = {}
    for part in parts:
        by_name.setdefault((part.ecosystem, part.name), []).append(part)
    found: set[str] = set()
    for source in sources:
        for advisory in advisories(source):
            if advisory.get("withdrawn"):
                continue
            for affected in advisory.get("affected", []):
                package = affected.get("package", {})
                name = str(package.get("name", ""))
                key = (package.get("ecosystem", ""), plain(name) if package.get("ecosystem") == "PyPI" else name)
                for part in by_name.get(key, []):
                    if concerns(part, affected):
                        said = advisory.get("summary") or str(advisory.get("details", ""))[:80]
                        found.add(f"{part.name} {part.version}: {advisory['id']} {said}".rstrip())
    return sorted(found)


def our_version() -> str:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r'^version = "([^"]+)"', text, re.MULTILINE)
    assert found is not None
    return found[1]


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="What Antilles is made of, and what is known against it.")
    commands = parser.add_subparsers(dest="command", required=True)
    sbom = commands.add_parser("sbom", help="write a bill of materials")
    sbom.add_argument("file", nargs="?", type=Path)
    audit = commands.add_parser("audit", help="look for known faults")
    audit.add_argument("advisories", nargs="+", type=Path)
    audit.add_argument("--ignore", action="append", default=[], metavar="ID", help="an advisory that was looked at")
    chosen = parser.parse_args(words)
    parts = [*python_parts(), *npm_parts()]
    if chosen.command == "sbom":
        text = json.dumps(bill(parts, our_version()), indent=1) + "\n"
        if chosen.file is None:
            sys.stdout.write(text)
        else:
            chosen.file.parent.mkdir(parents=True, exist_ok=True)
            chosen.file.write_text(text, encoding="utf-8")
            print(f"{len(parts)} packages in {chosen.file}")
        return 0
    found = [
        line
        for line in findings(parts, chosen.advisories)
        if not any(f": {one} " in f"{line} " for one in chosen.ignore)
    ]
    for line in found:
        print(line)
    print(f"{len(parts)} packages, {len(found)} known faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
