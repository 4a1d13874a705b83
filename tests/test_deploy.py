"""What docs/deploy.md tells people to install is what the tools take."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.real import free_port, real

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
SITE = "antilles.example.org"


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
    run(program, "-t", "-p", folder, "-c", nginx_file(folder, ("10080", "10443"), "8000"))


def certificate(folder: Path) -> tuple[Path, Path]:
    key, made = folder / "privkey.pem", folder / "fullchain.pem"
    name = ("-subj", f"/CN={SITE}", "-addext", f"subjectAltName=DNS:{SITE}")
    run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *name, "-keyout", key, "-out", made)
    return key, made


def nginx_file(folder: Path, ports: tuple[str, str], server: str) -> Path:
    """Our file as a part of a whole configuration; only places and ports are others."""
    certificate(folder)
    site = (DEPLOY / "nginx.conf").read_text().replace(f"/etc/letsencrypt/live/{SITE}", str(folder))
    for usual, port in zip(("80", "443"), ports, strict=True):
        site = site.replace(f"listen {usual}", f"listen 127.0.0.1:{port}")
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    spool = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    whole = folder / "nginx.conf"
    whole.write_text(
        f"error_log stderr; pid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{spool}\n{site}\n}}\n"
    )
    return whole


def nginx(folder: Path, port: str, server: str) -> list[str]:
    whole = nginx_file(folder, (str(free_port()), port), server)
    return ["nginx", "-p", str(folder), "-c", str(whole), "-g", "daemon off; master_process off;"]


def caddy(folder: Path, port: str, server: str) -> list[str]:
    key, made = certificate(folder)
    site = (DEPLOY / "Caddyfile").read_text().replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    site = site.replace(f"\n{SITE} {{\n", f"\nhttps://{SITE}:{port} {{\n\ttls {made} {key}\n")
    whole = folder / "Caddyfile"
    whole.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + site)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(whole)]


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_people_play_through_a_proxy_and_are_told_apart(tmp_path: Path, proxy: Callable[..., list[str]]) -> None:
    """TLS, WebSockets, guarded cookies, and limits that count the caller and not the proxy, whatever callers claim."""
    if shutil.which(proxy.__name__) is None:
        pytest.skip(f"{proxy.__name__} is not installed here")
    port = str(free_port())
    origin = f"https://{SITE}:{port}"
    trusting = ssl.create_default_context()
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE

    def browser(at: str) -> httpx.Client:
        transport = httpx.HTTPTransport(verify=trusting, local_address=at)
        headers = {"host": f"{SITE}:{port}", "origin": origin}
        return httpx.Client(transport=transport, base_url=f"https://127.0.0.1:{port}", headers=headers, timeout=60)

    def ask(client: httpx.Client, path: str, body: object, **headers: str) -> httpx.Response:
        return client.post(path, json=body, headers=headers, extensions={"sni_hostname": SITE})

    with real(tmp_path, "--origin", origin, "--proxy", "127.0.0.1", ANTILLES_RATE="1") as server:
        environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
        with (tmp_path / "proxy.log").open("wb") as log:
            running = subprocess.Popen(
                proxy(tmp_path, port, str(server.port)), env=environment, stdout=log, stderr=log, cwd=tmp_path
            )
        try:
            with browser("127.0.0.1") as here, browser("127.0.0.2") as there:
                cookies: list[str] = []
                for name in ("Ana", "Bruno"):
                    made = until_answered(lambda name=name: ask(here, "/api/guests", {"name": name}), running)  # type: ignore[misc]
                    assert made.headers["set-cookie"].startswith("__Host-antilles=")
                    cookies.append(made.headers["set-cookie"].split(";")[0])
                here.cookies.clear()
                seats = [{"kind": "me"}, {"kind": "open"}]
                told = ask(here, "/api/tables", {"game": "santo_domingo", "seats": seats}, cookie=cookies[0]).json()
                table, invite = told["table"], {"token": told["invites"][0]["token"]}
                assert ask(here, "/api/invites", invite, cookie=cookies[1]).status_code == 201
                with connect(
                    f"wss://{SITE}:{port}/api/tables/{table}/stream?seat=1", ssl=trusting, server_hostname=SITE,
                    sock=socket.create_connection(("127.0.0.1", int(port))), additional_headers={"cookie": cookies[1]},
                    origin=Origin(origin), open_timeout=60,
                ) as stream:  # fmt: skip
                    assert json.loads(stream.recv(timeout=60))["kind"] == "full"
                    says = {"text": "hello", "request": "a"}
                    assert ask(here, f"/api/tables/{table}/chat", says, cookie=cookies[0]).status_code == 201
                    assert json.loads(stream.recv(timeout=60))["text"] == "hello"
                codes = [
                    ask(here, "/api/guests", {"name": "Eva"}, **{"x-forwarded-for": f"10.0.0.{number}"}).status_code
                    for number in range(40)
                ]
                assert codes[-1] == 429, "whoever claims other addresses is counted by their own"
                assert ask(there, "/api/guests", {"name": "Eva"}).status_code == 201, "and nobody else is"
        finally:
            running.kill()
            running.wait()


def until_answered(
    ask: Callable[[], httpx.Response], running: subprocess.Popen[bytes], status: int = 201
) -> httpx.Response:
    """The proxy is starting."""
    while True:
        assert running.poll() is None, "the proxy ended"
        try:
            answer = ask()
        except httpx.TransportError:
            time.sleep(0.1)
            continue
        if answer.status_code == status:
            return answer
        assert answer.status_code in (502, 503), answer.text


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
