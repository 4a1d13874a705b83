"""What docs/deploy.md tells people to install is what the tools take."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"


def run(*command: str | Path) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, timeout=120)
    told = done.stdout + done.stderr
    assert done.returncode == 0, told
    return told


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed here")
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    program = tmp_path / "antilles"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    units = sorted(DEPLOY.glob("antilles*.*"))
    assert {unit.suffix for unit in units} == {".service", ".timer"}
    for unit in units:
        text = unit.read_text().replace("/opt/antilles/.venv-play/bin/antilles", str(program))
        (tmp_path / unit.name).write_text(text)
    told = run("systemd-analyze", "verify", "--man=no", *[tmp_path / unit.name for unit in units])
    assert not [line for line in told.splitlines() if "antilles" in line], told


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed here")
def test_nginx_takes_its_file(tmp_path: Path) -> None:
    check_nginx(tmp_path, shutil.which("nginx") or "nginx")


def check_nginx(folder: Path, program: str) -> None:
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    run(
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        "/CN=x",
        "-keyout",
        key,
        "-out",
        certificate,
    )
    site = (DEPLOY / "nginx.conf").read_text().replace("/etc/letsencrypt/live/antilles.example.org", str(folder))
    for port in ("80", "443"):
        site = site.replace(f"listen {port}", f"listen 1{port.zfill(4)}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    spool = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    whole = folder / "nginx.conf"
    whole.write_text(
        f"error_log stderr; pid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{spool}\n{site}\n}}\n"
    )
    run(program, "-t", "-p", folder, "-c", whole)


@pytest.mark.skipif(shutil.which("caddy") is None, reason="caddy is not installed here")
def test_caddy_takes_its_file() -> None:
    run("caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")


def test_the_page_names_files_that_exist_and_variables_that_are_read() -> None:
    text = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    for name in set(re.findall(r"deploy/[\w.-]+", text)):
        assert (ROOT / name).is_file(), name
    from antilles.server.settings import Settings

    known = {f"ANTILLES_{name.upper()}" for name in Settings.__struct_fields__} | {"ANTILLES_DATA", "ANTILLES_LANG"}
    assert set(re.findall(r"ANTILLES_[A-Z_]+", text)) <= known
