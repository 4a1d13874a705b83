"""Web Push: the standard's own example, a signature that others can check, and a push service on this machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from antilles.server.notices.push import (
    CURVE,
    encrypted,
    hkdf,
    house_key,
    is_address,
    plain,
    point,
    public_text,
    signature,
    text,
)
from tests.server.kit import Place, Player, until
from tests.server.test_notices import came, receiver, with_two

AUTH = plain("BTBZMqHH6r4Tts7J_aSIgg")


def test_the_example_of_the_standard() -> None:
    once = ec.derive_private_key(int.from_bytes(plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    browser = plain("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    message = b"When I grow up, I want to be a watermelon"
    body = encrypted(message, browser, AUTH, once, plain("DGv6ra1nlYgDCS1FRnbzlw"))
    assert text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6P"
        "Bru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def read(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> Any:
    """What a browser reads in a message (RFC 8291), written without a word of the code that wrote it."""
    salt, size, sender = body[:16], body[20], body[21:86]
    assert size == 65
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
    mine = point(key.public_key())
    secret = hkdf(auth, shared, b"WebPush: info\x00" + mine + sender, 32)
    opened = AESGCM(hkdf(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)).decrypt(
        hkdf(salt, secret, b"Content-Encoding: nonce\x00", 12), body[86:], None
    )
    assert opened[-1:] == b"\x02"
    return json.loads(opened[:-1])


def test_the_house_signs_its_name_for_one_service_and_half_a_day() -> None:
    key = house_key(b"s" * 32)
    assert public_text(key) == public_text(house_key(b"s" * 32)) != public_text(house_key(b"t" * 32))
    said = signature(key, "https://push.example:8443/abc?d", "mailto:a@house.example", 1_000_000)
    token, named = said.removeprefix("vapid t=").split(", k=")
    head, claims, signed = token.split(".")
    assert json.loads(plain(head)) == {"typ": "JWT", "alg": "ES256"} and named == public_text(key)
    assert json.loads(plain(claims)) == {
        "aud": "https://push.example:8443", "exp": 1000 + 12 * 3600, "sub": "mailto:a@house.example",
    }  # fmt: skip
    r, s = (int.from_bytes(part, "big") for part in (plain(signed)[:32], plain(signed)[32:]))
    key.public_key().verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_keys_that_are_none() -> None:
    key = text(point(ec.generate_private_key(CURVE).public_key()))
    assert is_address(f"https://push.example/a {key} {text(AUTH)}")
    for keys in ("", key, f"{key} x", f"{key[:-4]}AAAA {text(AUTH)}", f"{key} {text(AUTH)} more"):
        assert not is_address(f"https://push.example/a {keys}")


class Browser:
    """One that has asked for push messages."""

    def __init__(self, service: str) -> None:
        self.key = ec.generate_private_key(CURVE)
        address = f"{service} {text(point(self.key.public_key()))} {text(AUTH)}"
        self.wanted = {"kind": "push", "address": address, "quiet_from": 0, "quiet_to": 0}

    def read(self, request: bytes) -> Any:
        return read(request.partition(b"\r\n\r\n")[2], self.key, AUTH)


def test_a_browser_is_told_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    async def story(here: Place, people: list[Player]) -> None:
        ana, bruno = people
        async with receiver(201) as (url, got):
            browser = Browser(url)
            made = await ana.post("/api/me/notices", browser.wanted)
            assert made["status"] == "on" and text(AUTH) not in str(await ana.get("/api/me/notices"))
            table = await here.table(people, days=2)
            await until(lambda: came(got, 1))
            said = browser.read(got.raw[0])
            assert said["path"] == f"#/t/{table}" and said["tag"] == table and "Bruno" in said["body"]
            assert len(said["key"]) == 24, "the browser knows a message that comes once more"
            assert "Santo Domingo" not in got[0] and "ttl: 17" in got[0].lower(), "until the time is up: two days"
            with pytest.raises(InvalidTag):
                Browser(url).read(got.raw[0])
            await bruno.post("/api/me/notices", browser.wanted)
            assert (await ana.get("/api/me/notices"))["channels"] == [], "a browser calls one person only"

    with_two(tmp_path, story)


def test_a_browser_that_is_gone_is_asked_no_more(tmp_path: Path) -> None:
    async def story(here: Place, people: list[Player]) -> None:
        async with receiver(410) as (url, got):
            await people[0].post("/api/me/notices", Browser(url).wanted)
            await here.table(people)
            await until(lambda: came(got, 1))

            async def gone() -> bool:
                return not (await people[0].get("/api/me/notices"))["channels"]

            await until(gone)

    with_two(tmp_path, story)
