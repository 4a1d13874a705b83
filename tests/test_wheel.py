"""What people install: the wheel from this tree, with its extras, in an environment of its own, runs the quick starts.

Takes half a minute and a package index, or uv's cache of one: part of ``make check-all``.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest

from tests.conftest import PURE
from tests.selection import COMPLETE
from tools import compile as compiling

ROOT = Path(__file__).parents[1]

QUICK_STARTS = re.findall(r"```python\n(.*?)```", (ROOT / "docs/research.md").read_text(encoding="utf-8"), re.DOTALL)

pytestmark = [
    pytest.mark.skipif(not COMPLETE, reason="takes long: make check-all"),
    pytest.mark.skipif(PURE or not compiling.compiled(), reason="a wheel is made of compiled modules"),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "tools/compile.py", "--wheel", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, timeout=600)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment with nothing but the wheel and its extras."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    uv = Path(sys.executable).parent / "uv"
    command = [str(uv), "pip", "install", "--quiet", "--python", str(python), f"{wheel}[envs]"]
    installed = subprocess.run(command, capture_output=True, text=True, check=False, timeout=900)
    if installed.returncode and "error sending request" in installed.stderr.lower():
        pytest.skip("no package index can be reached")
    assert installed.returncode == 0, installed.stderr
    return python


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return message_from_string(archive.read(name).decode())


def test_the_wheel_is_tagged_and_described(wheel: Path) -> None:
    told = metadata(wheel)
    tags = f"cp3{sys.version_info.minor}-cp3{sys.version_info.minor}-"

    assert tags in wheel.name
    if sys.platform == "linux":
        assert "manylinux" in wheel.name
    assert told["Requires-Python"] == "<3.15,>=3.11"
    assert "Programming Language :: Python :: 3.14" in told.get_all("Classifier", [])
    assert told["Description-Content-Type"] == "text/markdown"
    assert "# Antilles" in str(told.get_payload())
    assert told["License-File"] == "LICENSE"


def test_the_wheel_holds_what_is_compiled_and_what_is_read(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())

    assert any(name.startswith("antilles__mypyc.") for name in names)
    for module in compiling.sources():
        stem = str(module.relative_to(ROOT / "src").with_suffix(""))
        assert f"{stem}{compiling.SUFFIX}" in names
    assert "antilles/games/santo_domingo/rules.toml" in names
    assert "antilles/py.typed" in names


def run(python: Path, *arguments: str, **given: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "ANTILLES_PURE")}
    return subprocess.run(
        [str(python), *arguments],
        env=environment | given,
        cwd=python.parent,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def test_it_runs_compiled(bare: Path) -> None:
    ran = run(bare, "-W", "error", "-c", "import antilles.envs, antilles; print(antilles.mode())")

    assert (ran.stdout, ran.stderr) == ("compiled\n", "")
    told = run(bare.with_name("antilles"), "games")
    assert "Santa Cruz" in told.stdout
    assert told.stderr == ""


@pytest.mark.parametrize("code", QUICK_STARTS, ids=[f"block{number}" for number in range(len(QUICK_STARTS))])
def test_the_quick_starts_run(bare: Path, code: str) -> None:
    if "games.jsonl" in code:
        made = run(bare.with_name("antilles"), "sim", "santo_domingo", "--games", "2", "--out", "games.jsonl")
        assert made.returncode == 0, made.stderr
    ran = run(bare, "-c", code)

    assert ran.returncode == 0, ran.stderr


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, timeout=300, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    (made,) = folder.glob("*.tar.gz")
    with tarfile.open(made) as archive:
        archive.extractall(folder, filter="data")
    (unpacked,) = (one for one in folder.iterdir() if one.is_dir())
    return unpacked


def build_wheel(sources: Path, folder: Path, **given: str) -> tuple[Path, str]:
    """As an installer does it; the wheel, and what the build has said."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    ran = subprocess.run(
        command, cwd=sources, env=os.environ | given, capture_output=True, text=True, check=False, timeout=1200
    )
    assert ran.returncode == 0, ran.stderr
    (made,) = folder.glob("*.whl")
    return made, ran.stdout + ran.stderr


def unpacked_run(wheel: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What is in the wheel, with the libraries of this environment."""
    folder = wheel.parent / "unpacked"
    if not folder.exists():
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
    return run(Path(sys.executable), *arguments, PYTHONPATH=str(folder))


def test_the_source_distribution_holds_what_its_build_needs(sources: Path) -> None:
    for name in ("pyproject.toml", "tools/hatch_build.py", "README.md", "LICENSE", "src/antilles/__init__.py"):
        assert (sources / name).is_file()
    assert not list(sources.rglob("*.so"))


def test_without_a_compiler_one_line_says_so_and_what_helps(sources: Path, tmp_path: Path) -> None:
    """When it is built, and wherever it is used."""
    wheel, said = build_wheel(sources, tmp_path, CC="/nowhere/cc")

    assert wheel.name.endswith("-py3-none-any.whl")
    assert len([line for line in said.splitlines() if "No C compiler" in line and "install again" in line]) == 1
    for arguments in (["-c", "import antilles.envs"], ["-m", "antilles.cli", "games"]):
        ran = unpacked_run(wheel, *arguments)
        assert ran.returncode == 0, ran.stderr
        told = [line for line in ran.stderr.splitlines() if "C compiler" in line]
        assert len(told) == 1, ran.stderr


def test_with_a_compiler_the_sources_become_a_compiled_wheel(sources: Path, tmp_path: Path) -> None:
    if compiling.compiler() is None:
        pytest.skip("no C compiler here")
    wheel, said = build_wheel(sources, tmp_path)

    assert "interpreted" not in said
    assert f"-cp3{sys.version_info.minor}-cp3{sys.version_info.minor}-" in wheel.name
    ran = unpacked_run(wheel, "-c", "import antilles, antilles.envs; print(antilles.mode(), antilles.__file__)")
    assert ran.stdout.split() == ["compiled", str(tmp_path / "unpacked" / "antilles" / "__init__.py")]
    assert ran.stderr == ""
