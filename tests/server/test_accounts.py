"""Ways in: a password that is changed by its owner only, passwords that nobody guesses, and passkeys."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from antilles.server.passkeys import Site
from antilles.server.passwords import weak
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.elsewhere import postgres_url
from tests.server.kit import Place, Player, cookie_of, played

SITE = {"origin": "https://antilles.example", "host": "antilles.example"}
GOOD, BETTER = "rum-and-cedar-7", "mango-and-palm-8"


async def set_password(one: Player, password: str, old: str = "", login: str = "ana", **proof: Any) -> httpx.Response:
    body = {"login": login, "password": password} | ({"old": old} if old else {}) | proof
    return await one.call("PUT", "/api/me/password", body, **(SITE if proof else {}))


def test_a_password_is_changed_with_the_old_one_only_and_copied_tokens_end(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        thief = Player(here.client, "Ana", ana.cookie)
        answer = await set_password(ana, GOOD)
        assert answer.status_code == 200
        ana.cookie = cookie_of(answer)
        assert (await thief.call("GET", "/api/me")).status_code == 401, "the first password rotates the token"

        thief.cookie = ana.cookie
        assert (await set_password(thief, BETTER)).status_code == 403
        assert (await set_password(thief, BETTER, old="wrong-password-1")).status_code == 403
        assert (await thief.call("GET", "/api/me")).status_code == 200, "a refused change changes nothing"

        before = ana.cookie
        changed = await set_password(ana, BETTER, old=GOOD)
        assert changed.status_code == 200
        ana.cookie = cookie_of(changed)
        assert ana.cookie != before
        assert (await thief.call("GET", "/api/me")).status_code == 401
        assert (await ana.get("/api/me"))["login"] == "ana"
        again = await here.nobody().call("POST", "/api/sessions", {"login": "ana", "password": GOOD})
        assert again.status_code == 401
        await here.nobody().post("/api/sessions", {"login": "ana", "password": BETTER}, status=201)

    played(tmp_path, story)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_password_that_is_sent_twice_logs_nobody_out(tmp_path: Path, database: str) -> None:
    """Two clicks: the second request finds that its session goes on under another name, and ends nothing."""

    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        answers = await asyncio.gather(*[set_password(ana, GOOD) for _ in range(4)])
        codes = sorted(answer.status_code for answer in answers)
        assert codes[0] == 200 and set(codes[1:]) <= {401, 403}, codes
        ana.cookie = cookie_of(next(answer for answer in answers if answer.status_code == 200))
        assert (await ana.get("/api/me"))["login"] == "ana"
        assert len(await ana.get("/api/sessions")) == 1

    played(tmp_path, story, **({"database": postgres_url()} if database == "postgresql" else {}))


def test_guessing_the_old_password_is_limited(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        ana.cookie = cookie_of(await set_password(ana, GOOD))
        answers = [(await set_password(ana, BETTER, old=f"wrong-{count}")).status_code for count in range(8)]
        assert answers[0] == 403
        assert answers[-1] == 429

    played(tmp_path, story, rate=1.0)


@pytest.mark.parametrize(
    "password",
    ["password", "Password1", "P@ssw0rd123", "motdepasse", "azertyuiop", "12345678", "87654321", "11111111",
     "abcabcabc",
     "Summer2024!", "1qaz2wsx", "24121985", "19851224", "Antilles1", "passwordpassword", "trustno1", "Marseille13!",
     "correcthorsebatterystaple", "anna-anna", "short1", "x" * 257],
)  # fmt: skip
def test_common_passwords_are_refused(password: str) -> None:
    assert weak(password, "anna")


@pytest.mark.parametrize(
    "password",
    ["rum-and-cedar-7", "x8Kq!mv2Lp", "thequickfoxjumps", "tortue mouette grue", "кокосовая пальма", "Wq7#pz9L"],
)
def test_other_passwords_are_taken(password: str) -> None:
    assert not weak(password, "anna")


# --- passkeys ---------------------------------------------------------------------------------------


async def options(one: Player, path: str) -> Any:
    answer = await one.call("POST", path, None, **SITE)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def add(one: Player, key: Authenticator, **proof: Any) -> httpx.Response:
    made = key.create(await options(one, "/api/me/passkeys/options"))
    return await one.call("POST", "/api/me/passkeys", {"credential": made, "name": "My key"} | proof, **SITE)


async def remove(one: Player, key: Authenticator, **proof: Any) -> httpx.Response:
    return await one.call("POST", "/api/me/passkeys/removals", {"id": kept_id(key)} | proof, **SITE)


async def signed(one: Player, key: Authenticator) -> dict[str, Any]:
    """A fresh proof by a passkey."""
    return {"proof": key.get(await options(one, "/api/sessions/passkey/options"))}


async def enter(here: Place, key: Authenticator, credential: dict[str, Any] | None = None) -> httpx.Response:
    nobody = here.nobody()
    if credential is None:
        credential = key.get(await options(nobody, "/api/sessions/passkey/options"))
    return await nobody.call("POST", "/api/sessions/passkey", {"credential": credential}, **SITE)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_passkey_is_a_way_in_until_it_is_removed(tmp_path: Path, database: str) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        key = Authenticator()
        assert (await add(ana, key)).status_code == 201
        (kept,) = await ana.get("/api/me/passkeys")
        assert kept["name"] == "My key" and kept["used"] is None

        answer = await enter(here, key)
        assert answer.status_code == 201, answer.text
        there = Player(here.client, "Ana", cookie_of(answer))
        assert (await there.get("/api/me"))["id"] == (await ana.get("/api/me"))["id"]
        assert (await ana.get("/api/me/passkeys"))[0]["used"] is not None

        bruno = await here.person("Bruno")
        assert (await remove(bruno, key)).status_code == 404
        assert (await remove(there, key)).status_code == 403, "a copied cookie is not enough"
        assert (await remove(there, key, old="anything")).status_code == 403
        assert (await remove(bruno, key, **await signed(bruno, key))).status_code == 403, "not his key"
        assert (await remove(there, key, **await signed(there, key))).status_code == 204
        assert (await enter(here, key)).status_code == 401

    chosen = {"database": postgres_url()} if database == "postgresql" else {}
    played(tmp_path, story, **chosen)


def test_what_proves_nothing_is_refused(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        key = Authenticator()
        assert (await add(ana, key)).status_code == 201

        signed = key.get(await options(here.nobody(), "/api/sessions/passkey/options"))
        assert (await enter(here, key, signed)).status_code == 201
        assert (await enter(here, key, signed)).status_code == 401, "signed once, used once"

        elsewhere = Authenticator("https://evil.example", "evil.example")
        elsewhere.id, elsewhere.key, elsewhere.count = key.id, key.key, 10
        assert (await enter(here, elsewhere)).status_code == 401, "signed for another site"

        stranger = Authenticator()
        stranger.id = key.id
        stranger.count = 20
        assert (await enter(here, stranger)).status_code == 401, "another key under the same name"

        key.flags = PRESENT
        assert (await enter(here, key)).status_code == 401, "nobody was verified"
        key.flags = Authenticator().flags

        key.count = 0
        assert (await enter(here, key)).status_code == 401, "a copy of the key counts from the beginning"

        own = key.get(await options(ana, "/api/me/passkeys/options"))
        assert (await enter(here, key, own)).status_code == 401, "a challenge for making a key logs nobody in"
        for nonsense in ({}, {"id": "x"}, {"id": kept_id(key), "response": {"clientDataJSON": "e30"}}, {"id": 7}):
            assert (await enter(here, key, nonsense)).status_code == 401

    played(tmp_path, story)


def test_who_has_only_passkeys_changes_their_ways_in_with_one(tmp_path: Path) -> None:
    """Whoever has copied the cookie can neither add a key of their own, nor set a password, nor remove a key."""

    async def story(here: Place) -> None:
        ana, key, second = await here.person("Ana"), Authenticator(), Authenticator()
        assert (await add(ana, key)).status_code == 201
        assert (await add(ana, second)).status_code == 403
        assert (await set_password(ana, GOOD)).status_code == 403
        proof = await signed(ana, key)
        assert (await add(ana, second, **proof)).status_code == 201
        assert (await add(ana, Authenticator(), **proof)).status_code == 403, "signed once, used once"
        assert (await set_password(ana, GOOD, **await signed(ana, second))).status_code == 200

    played(tmp_path, story)


def test_a_passkey_is_removed_with_the_password_or_a_passkey(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana, key, second = await here.person("Ana"), Authenticator(), Authenticator()
        ana.cookie = cookie_of(await set_password(ana, GOOD))
        assert (await add(ana, key, old=GOOD)).status_code == 201
        assert (await add(ana, second, old=GOOD)).status_code == 201
        proofs: list[dict[str, Any]] = [{}, {"old": "not this one"}, {"proof": {}}, {"proof": {"id": "x"}}]
        for wrong in proofs:
            answer = await remove(ana, key, **wrong)
            assert answer.status_code in (403, 429), answer.text
        assert len(await ana.get("/api/me/passkeys")) == 2
        assert (await remove(ana, key, old=GOOD)).status_code == 204
        assert (await remove(ana, second, **await signed(ana, second))).status_code == 204

    played(tmp_path, story)


def kept_id(key: Authenticator) -> str:
    return str(key.get({"challenge": "x"})["id"])


def test_a_passkey_is_added_with_the_password_only(tmp_path: Path) -> None:
    async def story(here: Place) -> None:
        ana = await here.person("Ana")
        ana.cookie = cookie_of(await set_password(ana, GOOD))
        assert (await add(ana, Authenticator())).status_code == 403
        assert (await add(ana, Authenticator(), old=GOOD)).status_code == 201
        made = Authenticator().create(await options(ana, "/api/me/passkeys/options"))
        bruno = await here.person("Bruno")
        stolen = await bruno.call("POST", "/api/me/passkeys", {"credential": made, "name": "k"}, **SITE)
        assert stolen.status_code == 422, "a challenge is for one person"

    played(tmp_path, story)


def test_passkeys_need_tls_and_an_address_that_is_ours() -> None:
    ours = ("https://antilles.example",)
    assert Site.at("https://antilles.example", ours) == Site("antilles.example", "https://antilles.example")
    assert Site.at("http://localhost:8000", ()) == Site("localhost", "http://localhost:8000")
    for origin, origins in [
        ("http://192.168.1.5:8000", ()), ("https://evil.example", ours), (None, ()), ("null", ()), ("http://[", ()),
    ]:  # fmt: skip
        assert Site.at(origin, origins) is None, origin
