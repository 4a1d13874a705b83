"""The bill of materials says what the locks say; the audit finds a planted fault, and only that."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tools import supply_chain
from tools.supply_chain import Part, bill, findings, inside, npm_parts, python_parts

ROOT = Path(__file__).resolve().parents[1]


def version_of(name: str) -> str:
    return next(part.version for part in python_parts() if part.name == name)


def pins_of(lock: str) -> list[tuple[str, str]]:
    return re.findall(r"^([\w.-]+)==([^ ;\\]+)", (ROOT / "requirements" / lock).read_text(), re.MULTILINE)


def advisory(name: str, ecosystem: str, events: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    affected = {"package": {"name": name, "ecosystem": ecosystem}, "ranges": [{"type": "ECOSYSTEM", "events": events}]}
    return {"id": "TEST-1", "summary": "planted", "affected": [affected], **more}


def test_the_bill_names_every_locked_package_once_with_its_hashes() -> None:
    made = bill([*python_parts(), *npm_parts()], supply_chain.our_version())
    components = {one["bom-ref"]: one for one in made["components"]}
    assert len(components) == len(made["components"])
    assert made["bomFormat"] == "CycloneDX" and made["specVersion"] == "1.6"
    for lock, least in (("play.lock", 30), ("dev.lock", 30), ("browser.lock", 1)):
        pins = pins_of(lock)
        assert len(pins) > least
        for name, version in pins:
            assert f"pkg:pypi/{supply_chain.plain(name)}@{version}" in components, name
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    for path, one in packages.items():
        if path:
            name = path.rpartition("node_modules/")[2].replace("@", "%40")
            assert f"pkg:npm/{name}@{one['version']}" in components
    for reference, one in components.items():
        assert one["hashes"], reference
        assert all(re.fullmatch(r"[0-9a-f]{40,128}", mark["content"]) for mark in one["hashes"])
    uvicorn = components[f"pkg:pypi/uvicorn@{version_of('uvicorn')}"]
    assert uvicorn["scope"] == "required"
    known = {*components, made["metadata"]["component"]["bom-ref"]}
    wanted = {one["ref"]: one["dependsOn"] for one in made["dependencies"]}
    assert {*wanted, *(name for names in wanted.values() for name in names)} <= known
    assert f"pkg:pypi/h11@{version_of('h11')}" in wanted[f"pkg:pypi/uvicorn@{version_of('uvicorn')}"]
    assert bill([*python_parts(), *npm_parts()], supply_chain.our_version()) == made


def test_the_house_in_a_browser_has_the_libraries_of_every_other() -> None:
    assert {*pins_of("browser.lock")} <= {*pins_of("play.lock")}


def test_the_lock_of_the_page_holds_all_that_it_names_and_no_address() -> None:
    """``npm ci`` installs exactly this, on every system and from any registry."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    held = {path.rpartition("node_modules/")[2] for path in packages}
    for path, one in packages.items():
        assert {*one.get("dependencies", {}), *one.get("optionalDependencies", {})} <= held, path
        assert "resolved" not in one, path
        assert not path or one["integrity"].startswith("sha512-"), path


@pytest.mark.parametrize("form", ["json", "list", "lines", "zip", "folder"])
def test_a_planted_advisory_is_found_in_every_form(
    tmp_path: Path, form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    planted = advisory("Uvicorn", "PyPI", [{"introduced": "0"}, {"fixed": "9999"}])
    other = advisory("uvicorn", "PyPI", [{"introduced": "0"}, {"fixed": "0.1"}])
    source = tmp_path / {"json": "a.json", "list": "a.json", "lines": "a.jsonl", "zip": "a.zip", "folder": "all"}[form]
    if form == "json":
        source.write_text(json.dumps(planted))
    elif form == "list":
        source.write_text(json.dumps([other, planted]))
    elif form == "lines":
        source.write_text(json.dumps(other) + "\n" + json.dumps(planted) + "\n")
    elif form == "zip":
        with zipfile.ZipFile(source, "w") as archive:
            archive.writestr("TEST-1.json", json.dumps(planted))
    else:
        source.mkdir()
        (source / "TEST-1.json").write_text(json.dumps(planted))
    assert supply_chain.main(["audit", str(source)]) == 1
    assert f"uvicorn {version_of('uvicorn')}: TEST-1 planted" in capsys.readouterr().out
    assert supply_chain.main(["audit", str(source), "--ignore", "TEST-1"]) == 0


def test_what_does_not_concern_us_is_not_reported(tmp_path: Path) -> None:
    parts = [*python_parts(), *npm_parts()]
    everything = [{"introduced": "0"}]
    source = tmp_path / "a.json"
    quiet = [
        advisory("uvicorn", "PyPI", everything, withdrawn="2026-01-01T00:00:00Z"),
        advisory("uvicorn", "npm", everything),
        advisory("no-such-package", "PyPI", everything),
        advisory("svelte", "npm", [{"introduced": "0"}, {"fixed": "1.0.0"}]),
    ]
    source.write_text(json.dumps(quiet))
    assert findings(parts, [source]) == []
    source.write_text(json.dumps([advisory("svelte", "npm", everything)]))
    assert len(findings(parts, [source])) == 1


@pytest.mark.parametrize(
    ("ecosystem", "version", "events", "hit"),
    [
        ("PyPI", "2.0", [{"introduced": "1.0"}, {"fixed": "2.0"}], False),
        ("PyPI", "2.0rc1", [{"introduced": "1.0"}, {"fixed": "2.0"}], True),
        ("PyPI", "1.9.post1", [{"introduced": "1.0"}, {"last_affected": "1.9"}], False),
        ("PyPI", "1.9", [{"introduced": "1.0"}, {"last_affected": "1.9"}], True),
        ("PyPI", "0.9", [{"introduced": "1.0"}, {"fixed": "2.0"}], False),
        ("PyPI", "3.1", [{"introduced": "1.0"}, {"fixed": "2.0"}, {"introduced": "3.0"}], True),
        ("npm", "5.0.0-next.1", [{"introduced": "0"}, {"fixed": "5.0.0"}], True),
        ("npm", "5.0.0", [{"introduced": "0"}, {"fixed": "5.0.0"}], False),
        ("npm", "5.0.0-next.10", [{"introduced": "5.0.0-next.9"}], True),
    ],
)
def test_ranges_are_read_as_their_ecosystem_orders_versions(
    ecosystem: str, version: str, events: list[dict[str, str]], hit: bool
) -> None:
    assert inside(Part(ecosystem, "x", version, needed=True), events) == hit


def test_uvicorn_is_pinned_to_what_the_suite_proved() -> None:
    """The fast path leans on its internals: another version needs another run of the whole suite."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    pin = re.search(r'"uvicorn==([^"]+)"', text)
    assert pin is not None and pin[1] == version_of("uvicorn")
