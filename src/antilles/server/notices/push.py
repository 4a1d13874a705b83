"""Web Push: messages that only the receiving browser can read (RFC 8291), from a house that signs its name (RFC 8292).

Both are a page of the standards each, on top of ``cryptography``, which passkeys need already; the test has the
standard's own example.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import struct
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from antilles.server.notices.shapes import Letter, Post, heading, lines
from antilles.server.tables.timing import DAY

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD = 4096
"""Bytes of the one record that a message is."""
MOST_TEXT = 1200
"""Letters of a message: push services take 4,096 bytes, and letters may have three."""
SIGNED_FOR = 12 * 3600
"""Seconds for which the house's signature is good; push services take a day at most."""
LONGEST = 28 * DAY
PUBLIC_KEY, SALT = 65, 16
KEYS = re.compile(r"[A-Za-z0-9_-]{87} [A-Za-z0-9_-]{22}")
"""A browser's public key and its secret, as it says them."""


def text(plain: bytes) -> str:
    return base64.urlsafe_b64encode(plain).rstrip(b"=").decode()


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def house_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The key that this house signs with: the same in every process, and for as long as its secret is."""
    number = int.from_bytes(hkdf(b"antilles", secret, b"web push", 48), "big")
    return ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)


def public_text(key: ec.EllipticCurvePrivateKey) -> str:
    """The house's public key as browsers want it."""
    return text(point(key.public_key()))


def is_address(address: str) -> bool:
    """Whether this is a place that a browser gave: its push service, its key on the curve, its secret."""
    _, _, keys = address.partition(" ")
    if not KEYS.fullmatch(keys):
        return False
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, plain(keys.split()[0]))
    except ValueError:
        return False
    return True


def encrypted(
    message: bytes, browser: bytes, auth: bytes, once: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message that only the browser with this public key and secret can read."""
    once = once or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    ours = point(once.public_key())
    secret = hkdf(auth, shared, b"WebPush: info\x00" + browser + ours, 32)
    key = hkdf(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = hkdf(salt, secret, b"Content-Encoding: nonce\x00", 12)
    head = salt + struct.pack("!IB", RECORD, PUBLIC_KEY) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def signature(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: int) -> str:
    """Who sends, to which push service and until when that may be believed."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + SIGNED_FOR, "sub": contact}
    told = f"{text(msgspec.json.encode({'typ': 'JWT', 'alg': 'ES256'}))}.{text(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(key.sign(told.encode(), ec.ECDSA(SHA256())))
    return f"vapid t={told}.{text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={public_text(key)}"


def push(address: str, letter: Letter, key: ec.EllipticCurvePrivateKey, contact: str) -> Post:
    """The request for a browser's push service. A later message about the same tables takes the place of this one."""
    endpoint, browser, auth = address.split(" ")
    table = letter.calls[0].table if len(letter.calls) == 1 else ""
    said = {
        "title": heading(letter),
        "body": "\n".join(line for line in lines(letter) if f"{letter.origin}/#/" not in line)[:MOST_TEXT],
        "tag": table or "antilles",
        "key": letter.key,
        "path": letter.calls[0].path if table else "#/",
        "language": letter.language,
    }
    ends = [call.until for call in letter.calls if call.until is not None]
    left = min(LONGEST, max(60_000, max(ends) - letter.now)) if ends and len(ends) == len(letter.calls) else LONGEST
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(left // 1000),
        "Urgency": "normal",
        "Topic": text(hashlib.sha256(said["tag"].encode()).digest())[:32],
        "Authorization": signature(key, endpoint, contact, letter.now),
    }
    return Post("POST", endpoint, headers, encrypted(msgspec.json.encode(said), plain(browser), plain(auth)))
