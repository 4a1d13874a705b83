"""Pack the house for browsers: Python, the libraries it needs and our own files, in build/engine.

python tools/engine.py            pack if need be

Python for WebAssembly is the npm package pyodide; librt and msgspec have wheels for it in requirements/browser.lock,
the other libraries are those of this environment. Nothing that is compiled for this machine goes in. Modules are
compiled by that Python itself, under Node. Each part is compressed here (by libdeflate, which saves four parts of a
hundred beside zlib) and named after what is in it: whatever serves it, the same bytes are sent once.
"""

from __future__ import annotations

import hashlib
import io
import json
import pickle
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from importlib.metadata import files
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
HOUSE = ROOT / "src" / "antilles"
MADE = ROOT / "build" / "engine"
LOCK = ROOT / "requirements" / "browser.lock"
PYTHON = WEB / "node_modules" / "pyodide"
COMPILER = (WEB / "bytecode.mjs", ROOT / "tools" / "bytecode.py")
BEST = 12
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")

OURS = (
    *("__init__.py", "kernel", "games", "bots", "box", "locale", "analysis", "school", "fairness"),
    *(
        "server/__init__.py",
        "server/answers",
        "server/pocket",
        "server/tables",
        "server/thinking.py",
        "server/limit_kinds.py",
        *(f"server/orders/{name}.py" for name in ("__init__", "continuing", "fitting", "order")),
    ),
    *("server/http/__init__.py", "server/http/problems.py", "server/http/*schemas.py"),
)
"""What of our package the house in a browser is made of."""
PICTURES = "antilles/analysis/picture.py"
"""For the command line: the page draws its own."""
DATA = (".toml", ".ftl", ".svg", ".json", ".jsonl")
PURE = ("fluent.runtime", "fluent.syntax", "babel", "pytz", "attrs", "mypy_extensions", "typing_extensions")
"""Libraries without anything compiled, from the environment that builds."""
LIBRARY = {
    *("__future__", "_collections_abc", "_colorize", "_compat_pickle", "_opcode_metadata", "_py_warnings", "_pyodide"),
    *("_sitebuiltins", "_strptime", "_sysconfigdata__emscripten_wasm32-emscripten", "_threading_local", "_weakrefset"),
    *("abc", "annotationlib", "ast", "asyncio", "base64", "bisect", "bz2", "calendar", "codecs", "codeop"),
    *("collections", "compression", "concurrent", "contextlib", "contextvars", "copy", "copyreg"),
    *("csv", "dataclasses", "datetime", "decimal", "dis", "email", "encodings", "enum", "fnmatch", "functools"),
    *("genericpath", "gettext", "glob", "hashlib", "heapq", "hmac", "importlib", "inspect", "io", "ipaddress"),
    *("json", "keyword", "linecache", "locale", "logging", "lzma", "ntpath", "numbers", "opcode", "operator", "os"),
    *("pathlib", "pickle", "pkgutil", "platform", "posixpath", "pprint", "pyodide", "queue", "quopri", "random", "re"),
    *("reprlib", "secrets", "selectors", "shutil", "signal", "site", "site-packages", "socket", "stat", "string"),
    *("struct", "subprocess", "sysconfig", "tempfile", "textwrap", "threading", "token", "tokenize", "tomllib"),
    *("traceback", "types", "typing", "urllib", "uuid", "warnings", "weakref", "zipfile", "zipimport"),
    "zoneinfo",
}
"""Modules of the standard library: what ours and the libraries import, and what Python itself needs to begin."""
NOT_NEEDED = (
    *("asyncio/__main__", "asyncio/proactor_events", "asyncio/tools", "asyncio/windows", "concurrent/interpreters"),
    *("concurrent/futures/interpreter", "concurrent/futures/process", "email/_header", "email/mime", "json/__main__"),
    *("json/tool", "logging/config", "logging/handlers", "pyodide/_nodesock_transport", "pyodide/console"),
    *("sysconfig/__main__", "urllib/request", "urllib/robotparser", "zipfile/__main__"),
)
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig")
SPOKEN = ("en", "fr", "it", "root")
"""Languages whose numbers and plurals Babel knows there."""
UNSAID = {
    *("currency_names", "currency_names_plural", "languages", "meta_zones", "scripts", "territories", "time_zones"),
    *("unit_display_names", "unit_patterns", "compound_unit_patterns", "variants", "zone_formats"),
    *("all_currencies", "likely_subtags", "meta_zones", "territory_currencies", "territory_languages"),
    *("territory_zones", "windows_zone_mapping", "zone_aliases", "zone_territories"),
}
"""What Babel knows and nobody asks for: names of countries, units and times of day elsewhere."""
COMPILED_CODE = ("librt/vecs.", "msgspec/")
"""What we import of the compiled modules of the wheels."""


class Unavailable(Exception):
    """What the house needs in a browser cannot be had here."""


def ours() -> Iterator[tuple[str, Path]]:
    """Our files by their place below site-packages."""
    for place in (place for name in OURS for place in sorted(HOUSE.glob(name))):
        for file in [place] if place.is_file() else sorted(place.rglob("*")):
            inside = f"antilles/{file.relative_to(HOUSE).as_posix()}"
            if file.is_file() and (file.suffix == ".py" or file.suffix in DATA) and inside != PICTURES:
                yield inside, file


def digest() -> str:
    """Of everything that decides what is packed."""
    sha = hashlib.sha256(Path(__file__).read_bytes() + LOCK.read_bytes())
    for file in (WEB / "package-lock.json", *COMPILER):
        sha.update(file.read_bytes())
    for name, file in ours():
        text = file.read_bytes()
        sha.update(f"{name} {len(text)}\n".encode() + text)
    return sha.hexdigest()


def packed() -> bool:
    made = MADE / "digest"
    return made.exists() and made.read_text(encoding="utf-8") == digest()


# --- what goes in -----------------------------------------------------------------------------------------------------


def wheels() -> Iterator[Path]:
    """The wheels of the lock, and no others: checked by their hashes when they are fetched."""
    kept = MADE.parent / "wheels" / hashlib.sha256(LOCK.read_bytes()).hexdigest()[:12]
    if not kept.is_dir():
        fresh = kept.with_suffix(".part")
        shutil.rmtree(fresh, ignore_errors=True)
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--only-binary", ":all:", *PLATFORM, "--require-hashes", "--requirement", str(LOCK)]
        if subprocess.run([*command, "--dest", str(fresh)], check=False).returncode:
            raise Unavailable("the libraries for browsers could not be fetched: see above")
        fresh.rename(kept)
    yield from sorted(kept.glob("*.whl"))


def standard_library() -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(PYTHON / "python_stdlib.zip") as archive:
        for name in sorted(archive.namelist()):
            first = name.partition("/")[0].removesuffix(".py")
            if name.endswith("/") or first not in LIBRARY or name.startswith(NOT_NEEDED):
                continue
            if first == "encodings" and Path(name).stem not in ENCODINGS:
                continue
            yield name, archive.read(name)


def libraries() -> Iterator[tuple[str, bytes]]:
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as archive:
            for name in sorted(archive.namelist()):
                if name.endswith(".py") or (name.endswith(".so") and name.startswith(COMPILED_CODE)):
                    yield name, archive.read(name)
    for package in PURE:
        for file in sorted(files(package) or [], key=str):
            name = file.as_posix()
            if needed(name):
                text = Path(str(file.locate())).read_bytes()
                yield name, lighter(text) if name.endswith(".dat") else text


def lighter(data: bytes) -> bytes:
    """Babel's data of a language without what nobody asks for."""
    known = pickle.loads(data)  # noqa: S301 - of a locked package, as Babel itself reads it
    return pickle.dumps({key: {} if key in UNSAID else value for key, value in known.items()}, 2)


def needed(name: str) -> bool:
    if name.startswith(("babel/messages", "pytz/zoneinfo", "babel/localtime")):
        return name.startswith("babel/localtime") and name.endswith(".py")
    if name.startswith("babel/locale-data/"):
        return name.endswith(".dat") and Path(name).stem in SPOKEN
    return ".." not in name and (name.endswith(".py") or name == "babel/global.dat")


def compiled(groups: dict[str, dict[str, bytes]]) -> dict[str, dict[str, bytes]]:
    """The same files by group and name, with bytecode in the place of sources."""
    with tempfile.TemporaryDirectory() as made:
        for name, body in (
            (f"{group}/{name}", body) for group, names in groups.items() for name, body in names.items()
        ):
            file = Path(made, name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(body)
        node = Path(sys.executable).with_name("node")
        if subprocess.run([node, COMPILER[0], made, COMPILER[1]], cwd=WEB, check=False).returncode:
            raise Unavailable("the modules could not be compiled for browsers: see above")
        folders = {group: Path(made, group) for group in groups}
        return {
            group: {
                file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()
            }
            for group, folder in folders.items()
        }


# --- how it is packed -------------------------------------------------------------------------------------------------


def stored(names: dict[str, bytes]) -> bytes:
    """A zip archive that is not compressed: it is compressed as a whole."""
    with zipfile.ZipFile(made := io.BytesIO(), "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(names):
            archive.writestr(zipfile.ZipInfo(name), names[name])
    return made.getvalue()


def bundled(names: dict[str, bytes]) -> bytes:
    """A list of names and lengths, then the files one after the other: a browser reads it in three lines."""
    listed = json.dumps([[name, len(names[name])] for name in sorted(names)]).encode()
    return len(listed).to_bytes(4, "little") + listed + b"".join(names[name] for name in sorted(names))


def put(name: str, body: bytes, ending: str, pack: Callable[[bytes], bytes]) -> dict[str, object]:
    """One part of the engine, under a name that tells what is in it."""
    sent = pack(body)
    file = f"{name}-{hashlib.sha256(sent).hexdigest()[:8]}.{ending}"
    (MADE / "assets" / "engine" / file).write_bytes(sent)
    return {"file": f"assets/engine/{file}", "size": len(sent), "sent": min(len(sent), len(smallest(sent)))}


def smallest(body: bytes) -> bytes:
    try:
        import deflate
    except ImportError as lacking:
        raise Unavailable("this environment is older than requirements/: run make build") from lacking
    return bytes(deflate.gzip_compress(body, BEST))


def pack() -> Path:
    """The folder with engine.json and assets/."""
    if packed():
        return MADE
    print("Packing the house for browsers …", flush=True)
    shutil.rmtree(MADE, ignore_errors=True)
    (MADE / "assets" / "engine").mkdir(parents=True)
    files = compiled(
        {
            "library": dict(standard_library()),
            "packages": dict(libraries()),
            "house": {name: file.read_bytes() for name, file in ours()},
        }
    )
    parts = {
        "runtime": put("python", (PYTHON / "pyodide.asm.wasm").read_bytes(), "bin", smallest),
        "script": put("pyodide", (PYTHON / "pyodide.asm.mjs").read_bytes(), "js", bytes),
        "library": put("library", stored(files["library"]), "bin", smallest),
        "packages": put("packages", bundled(files["packages"]), "bin", smallest),
        "house": put("house", bundled(files["house"]), "bin", smallest),
    }
    (MADE / "engine.json").write_text(json.dumps(parts, indent=1), encoding="utf-8")
    (MADE / "digest").write_text(digest(), encoding="utf-8")
    return MADE


if __name__ == "__main__":
    pack()
