"""The build: what is compiled, what a stale build says, and that both modes run from one installation."""

import os
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

import antilles
from tools import compile as compiling, web

ROOT = Path(__file__).resolve().parents[1]
SAY_MODE = "import antilles, antilles.kernel.state as s; print(antilles.mode(), s.__file__)"


def run(code: str, environment: dict[str, str]) -> str:
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_every_available_mode_runs_from_this_installation(modes: dict[str, dict[str, str]]) -> None:
    for name, environment in modes.items():
        mode, file = run(SAY_MODE, environment).split()

        assert mode == name
        assert file.endswith(".py") == (name == "interpreted")


def test_this_run_has_the_mode_that_was_asked_for(modes: dict[str, dict[str, str]]) -> None:
    pure = os.environ.get("ANTILLES_PURE", "0") not in ("", "0")

    assert antilles.mode() == ("interpreted" if pure or "compiled" not in modes else "compiled")


def test_a_compiled_run_has_every_module_of_the_unit_compiled() -> None:
    if antilles.mode() == "interpreted":
        pytest.skip("compiled modules are not in use")
    names = [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in compiling.sources()]

    assert names
    assert not [name for name in names if str(getattr(find_spec(name), "origin", None)).endswith(".py")]


def test_rules_are_compiled_and_descriptions_are_not() -> None:
    names = {path.name for path in compiling.sources()}

    assert {"state.py", "rules.py", "moves.py"} <= names
    assert not {"__init__.py", "game.py", "view.py", "story.py"} & {
        path.name for path in compiling.sources() if "games" in path.parts
    }


def test_a_changed_source_makes_compiled_modules_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "compiled", lambda: [Path("state.so")])
    monkeypatch.setattr(compiling, "kept", compiling.digest)
    assert not compiling.stale()

    monkeypatch.setattr(compiling, "sources", lambda: [Path(__file__)])
    monkeypatch.setattr(compiling, "kept", lambda: "the digest of other sources")
    assert compiling.stale()


def test_without_compiled_modules_nothing_is_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "compiled", list)

    assert not compiling.stale()


def test_a_missing_compiler_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")

    assert compiling.compiler() is None


def test_locks_pin_every_dependency_and_name_no_host() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lock = (ROOT / "requirements" / "dev.lock").read_text(encoding="utf-8")

    for dependency in project["dependencies"]:
        name = dependency.split(">")[0].replace(".", "-")
        assert f"\n{name}==" in lock
    for path in (ROOT / "requirements").glob("*.lock"):
        assert "://" not in path.read_text(encoding="utf-8")


def test_the_page_is_checked_once_for_the_same_sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran: list[str] = []
    sources = "first"
    fails = False

    def run(program: str, *words: str) -> None:
        ran.append(Path(words[0]).name)
        if fails:
            raise SystemExit(f"{program} failed")

    monkeypatch.setattr(web, "CHECKED", tmp_path / "web.checked")
    monkeypatch.setattr(web, "COMPLETE", False)
    monkeypatch.setattr(web, "install", lambda: None)
    monkeypatch.setattr(web, "bin_of", lambda package, name: name)
    monkeypatch.setattr(web, "digest", lambda: sources)
    monkeypatch.setattr(web, "run", run)

    web.check()
    web.check()
    assert ran == ["svelte-check", "vitest"]
    sources, fails = "second", True
    for _ in range(2):  # what has failed is done again
        with pytest.raises(SystemExit):
            web.check()
    assert ran[2:] == ["svelte-check"] * 2
    sources = "first"
    monkeypatch.setattr(web, "COMPLETE", True)
    with pytest.raises(SystemExit):
        web.check()
