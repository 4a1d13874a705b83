"""How a wheel is built: compiled where a C compiler is, and otherwise as it is, with a line that says so.

The environment variable ``ANTILLES_COMPILE`` decides: ``0`` compiles nothing, ``1`` takes a failure for an error, and
``done`` takes the compiled modules that stand beside the sources. An editable installation is never compiled here:
``tools/compile.py`` does that.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

REMEDY = "the rules run interpreted, some fifty times slower; with a C compiler and Python's headers install again"


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Found by hatchling as the custom hook of pyproject.toml."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("ANTILLES_COMPILE", "")
        if self.target_name != "wheel" or version == "editable" or wish == "0":
            return
        from hatch_mypyc.plugin import MypycBuildHook  # hatchling would take it for the hook of this file

        settings = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))["tool"]
        mypyc = MypycBuildHook(
            self.root,
            settings["hatch"]["build"]["hooks"]["mypyc"],
            self.build_config,
            self.metadata,
            self.directory,
            self.target_name,
            self.app,
        )
        if wish == "done":
            self.take(mypyc, build_data)
        elif not has_compiler() and wish != "1":
            self.app.display_warning(f"No C compiler with Python's headers was found: {REMEDY}.")
        else:
            self.compile(mypyc, version, build_data, settings["antilles"]["cflags"], must=wish == "1")

    def take(self, mypyc: Any, build_data: dict[str, Any]) -> None:
        """What is compiled already."""
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        build_data["artifacts"].extend(mypyc.artifact_patterns)
        build_data["force_include"].update(mypyc.get_forced_inclusion_map())

    def compile(self, mypyc: Any, version: str, build_data: dict[str, Any], flags: str, must: bool) -> None:
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {flags}".strip()
        try:
            mypyc.initialize(version, build_data)
        except Exception as error:
            if must:
                raise
            mypyc.clean([version])
            reason = str(error).strip().splitlines()[-1]
            self.app.display_warning(f"Compiling failed ({reason}): {REMEDY}.")


def has_compiler() -> bool:
    """Is there a C compiler, and are there the headers of this Python?"""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return (
        Path(sysconfig.get_path("include"), "Python.h").exists() and shutil.which(shlex.split(command)[0]) is not None
    )
