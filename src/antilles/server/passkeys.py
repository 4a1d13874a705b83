"""Passkeys (WebAuthn): a second way in, without anything that could be guessed, stolen from us or typed elsewhere.

What an authenticator must sign is kept in the database, so that any process may check it, once and for five minutes.
The library is loaded when somebody uses a passkey for the first time: it takes longer than the rest of a small server.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct

from antilles.server.people import Caller
from antilles.server.store import Store
from antilles.server.store.base import Person
from antilles.server.store.passkeys import Passkey, Passkeys

PATIENCE = 5 * 60_000
MOST = 20
NOBODY = ""
"""For whom a challenge is that somebody unknown shall sign."""
log = logging.getLogger("antilles.passkeys")


class NotProved(ValueError):
    """What the browser sent proves nothing."""


class Site(Struct, frozen=True):
    """Where a browser is: keys are bound to the host, signatures to the whole origin."""

    host: str
    origin: str

    @classmethod
    def at(cls, origin: str | None, origins: tuple[str, ...]) -> Site | None:
        """The site of a request; None where browsers have no passkeys, or where we are not known."""
        guarded = [origin for origin in origins if origin.startswith("https:")]
        if origin is None or (guarded and origin not in guarded):
            return None
        try:
            parts = urlsplit(origin)
            host = parts.hostname
        except ValueError:
            return None
        if host is None or (parts.scheme != "https" and host != "localhost"):
            return None
        return cls(host, origin)


class PasskeyDesk:
    """Asks authenticators to sign, and checks what they signed."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.kept = Passkeys(store)
        self._clock = clock

    async def _challenge(self, person: str) -> bytes:
        from webauthn.helpers import bytes_to_base64url, generate_challenge

        challenge: bytes = generate_challenge()
        now = self._clock()
        await self.kept.challenge(bytes_to_base64url(challenge), person, now, now + PATIENCE)
        return challenge

    async def invite(self, site: Site, caller: Caller) -> bytes:
        """What a browser needs to make a key for somebody."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        mine = await self.kept.of(caller.person)
        options = generate_registration_options(
            rp_id=site.host,
            rp_name="Antilles",
            user_name=caller.login or caller.name,
            user_display_name=caller.name,
            user_id=caller.person.encode(),
            challenge=await self._challenge(caller.person),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in mine],
        )
        return str(options_to_json(options)).encode()

    async def add(self, site: Site, caller: Caller, credential: dict[str, Any], name: str) -> Passkey:
        """Keep a key that a browser has made."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        verified = await self._checked(
            credential,
            caller.person,
            lambda challenge: verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site.host,
                expected_origin=site.origin, require_user_verification=True,
            ),
        )  # fmt: skip
        key = Passkey(
            bytes_to_base64url(verified.credential_id), caller.person, name,
            bytes_to_base64url(verified.credential_public_key), verified.sign_count, self._clock(), None,
        )  # fmt: skip
        await self.kept.add(key, MOST)
        return key

    async def ask(self, site: Site) -> bytes:
        """What a browser needs to log somebody in, whoever it is."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=site.host,
            challenge=await self._challenge(NOBODY),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return str(options_to_json(options)).encode()

    async def who(self, site: Site, credential: dict[str, Any]) -> Person:
        """Whose key has signed."""
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes

        found = await self.kept.find(str(credential.get("id", ""))[:1024])
        if found is None:
            raise NotProved("unknown")
        key, person = found
        verified = await self._checked(
            credential,
            NOBODY,
            lambda challenge: verify_authentication_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site.host,
                expected_origin=site.origin, credential_public_key=base64url_to_bytes(key.public_key),
                credential_current_sign_count=key.uses, require_user_verification=True,
            ),
        )  # fmt: skip
        await self.kept.used(key.id, verified.new_sign_count, self._clock())
        return person

    async def _checked(self, credential: dict[str, Any], person: str, verify: Callable[[bytes], Any]) -> Any:
        """What was signed, if it was asked of this person and nobody has signed it before."""
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            sent = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))["challenge"]
            if (
                not isinstance(sent, str)
                or not sent.isprintable()
                or not await self.kept.redeem(sent, person, self._clock())
            ):
                raise NotProved("challenge")
            return verify(base64url_to_bytes(sent))
        except (WebAuthnException, KeyError, TypeError, ValueError, AttributeError) as error:
            log.warning("a passkey proved nothing", extra={"why": type(error).__name__})
            raise NotProved(type(error).__name__) from error
