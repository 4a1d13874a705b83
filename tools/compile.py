"""Compile the rules beside their sources, when they have changed; without a C compiler, leave them as they are.

The wheel is built in a copy of the tree below build/, and its compiled modules are then put beside the sources of the
working tree: nothing there changes before compiling has succeeded. A digest of what was compiled is kept in build/.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pathspec

ROOT = Path(__file__).resolve().parents[1]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
BUILD = ROOT / "build" / str(sysconfig.get_config_var("SOABI"))
STAGE = BUILD / "stage"
DIGEST = BUILD / "digest"
LOG = BUILD / "compile.log"
FAILED = "failed "


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def settings() -> dict[str, Any]:
    hook: dict[str, Any] = project()["tool"]["hatch"]["build"]["hooks"]["mypyc"]
    return hook


def sources() -> list[Path]:
    """The files that pyproject.toml gives to mypyc."""
    hook = settings()
    include = pathspec.GitIgnoreSpec.from_lines(hook["include"])
    exclude = pathspec.GitIgnoreSpec.from_lines(hook["exclude"])
    files = sorted(path.relative_to(ROOT) for path in (ROOT / "src").rglob("*.py"))
    return [ROOT / path for path in files if include.match_file(path) and not exclude.match_file(path)]


def digest() -> str:
    """Of all that decides what the compiled modules are: sources, options and tools."""
    packages = {path.parent / "__init__.py" for path in sources()}
    tools = {name: version(name) for name in ("librt", "mypy", "hatch-mypyc")}
    sha = hashlib.sha256(
        json.dumps([settings(), project()["tool"]["antilles"]["cflags"], tools, sys.version], sort_keys=True).encode()
    )
    for path in [*sources(), *sorted(packages)]:
        text = path.read_bytes() if path.exists() else b""
        sha.update(f"{path.relative_to(ROOT)} {len(text)}\n".encode() + text)
    return sha.hexdigest()


def kept() -> str:
    return DIGEST.read_text(encoding="utf-8").strip() if DIGEST.exists() else ""


def compiled() -> list[Path]:
    """The extension modules of this Python that stand in src."""
    return sorted((ROOT / "src").rglob(f"*{SUFFIX}"))


def stale() -> bool:
    """Are there compiled modules, and made from other sources than those that are there now?"""
    return bool(compiled()) and kept() != digest()


def compiler() -> str | None:
    """The command of a C compiler that can build for this Python, or None."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    chosen = os.environ.get("CC")
    usual = (str(sysconfig.get_config_var("CC") or "cc"), "cc", "gcc", "clang")
    return next((cc for cc in ([chosen] if chosen else usual) if shutil.which(shlex.split(cc)[0])), None)


def stage(*left_out: str) -> None:
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(ROOT / "src", STAGE / "src", ignore=shutil.ignore_patterns("__pycache__", *left_out))
    for name in ("pyproject.toml", ".gitignore", "README.md", "LICENSE", "tools/hatch_build.py"):
        (STAGE / name).parent.mkdir(exist_ok=True)
        shutil.copy2(ROOT / name, STAGE / name)


def build(cc: str, wheels: Path, wish: str) -> bool:
    """Make the wheel of the staged tree; modules that are compiled for it stay in the stage too."""
    environment = os.environ | {"ANTILLES_COMPILE": wish, "CC": cc, "ANTILLES_PURE": "1"}
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(wheels.resolve())]
    with LOG.open("w", encoding="utf-8") as log:
        return subprocess.run(command, cwd=STAGE, env=environment, stdout=log, stderr=log, check=False).returncode == 0


def state() -> str:
    """What ``refresh`` came to: compiled, failed or pure."""
    if compiled():
        return "compiled"
    return "failed" if kept().startswith(FAILED) else "pure"


def remove(modules: list[Path]) -> None:
    for module in modules:
        module.unlink()


def refresh() -> None:
    """Bring the compiled modules up to date, or remove them."""
    cc = compiler()
    if cc is None:
        remove(compiled())
        DIGEST.unlink(missing_ok=True)
        print("No C compiler with Python's headers was found: Antilles runs in pure Python, more slowly.")
        return
    now = digest()
    if not sources() or kept() == FAILED + now or (kept() == now and compiled()):
        return
    print(f"Compiling {len(sources())} modules …", flush=True)
    stage("*.so", "*.pyd")
    if build(cc, STAGE / "dist", "1"):
        remove(compiled())
        for module in (STAGE / "src").rglob(f"*{SUFFIX}"):
            shutil.copy2(module, ROOT / module.relative_to(STAGE))
        DIGEST.write_text(now + "\n", encoding="utf-8")
    else:
        remove(compiled())
        DIGEST.write_text(FAILED + now + "\n", encoding="utf-8")
        print(f"Compiling failed ({LOG.relative_to(ROOT)} says why): Antilles runs in pure Python, more slowly.")


def wheel(folder: Path) -> int:
    """Put the compiled modules that stand in src into a wheel, and on Linux tag it for all that can run it."""
    cc = compiler()
    if cc is None or state() != "compiled":
        print("A wheel needs compiled modules, and there are none.")
        return 1
    stage()
    fresh = STAGE / "dist"
    if not build(cc, fresh, "done"):
        print(f"Building the wheel failed: {LOG.relative_to(ROOT)} says why.")
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    (made,) = fresh.glob("*.whl")
    if sys.platform == "linux":
        tagged = fresh / "tagged"
        command = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(tagged), str(made)]
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        with LOG.open("a", encoding="utf-8") as log:
            ran = subprocess.run(command, env=os.environ | {"PATH": path}, stdout=log, stderr=log, check=False)
        if ran.returncode:
            print(f"auditwheel does not accept the wheel: {LOG.relative_to(ROOT)} says why.")
            return 1
        (made,) = tagged.glob("*.whl")
    shutil.copy2(made, folder / made.name)
    print(folder / made.name)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--state", action="store_true", help="only say how the rules run: compiled, failed or pure")
    parser.add_argument("--wheel", type=Path, metavar="FOLDER", help="put the compiled modules into a wheel in FOLDER")
    options = parser.parse_args()
    if options.state:
        print(state())
        return 0
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        refresh()
        return 0 if options.wheel is None else wheel(options.wheel)


if __name__ == "__main__":
    sys.exit(main())
