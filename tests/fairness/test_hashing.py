"""The arithmetic of sealed draws: by known values, and by what it promises."""

import hashlib
import hmac
from collections import Counter

import pytest

from antilles.fairness.hashing import LENGTH, WORD, chain, chosen, digest, opening, seal_of, ticket
from antilles.fairness.listing import BEGINNING, Row, faults_in, next_row
from antilles.fairness.transcript import Transcript

KEY = digest("a key")


def test_a_seal_is_plain_sha256_of_text() -> None:
    assert seal_of("t", KEY) == hashlib.sha256(f"antilles seal:t:{KEY}".encode()).hexdigest()
    assert opening("t", ["", KEY]) == hashlib.sha256(f"antilles opening:t:-:{KEY}".encode()).hexdigest()


def test_each_link_hashes_to_the_one_before_it() -> None:
    links = chain(digest("secret"))
    assert len(links) == LENGTH + 1
    assert all(digest(links[place + 1]) == links[place] for place in range(LENGTH))


def test_a_draw_is_the_first_word_that_is_not_rejected() -> None:
    message = f"t:3:0:{'p'}".encode()
    word = int.from_bytes(hmac.new(bytes.fromhex(KEY), message, "sha256").digest()[:8], "big")
    assert ticket(KEY, "t", 3, "p", 6) == word % 6


def test_words_beyond_the_last_whole_multiple_are_rejected() -> None:
    """With a total of just over half of all words nearly every second one is rejected, and none is folded back."""
    total = WORD // 2 + 1
    seen = [ticket(KEY, "t", number, "p", total) for number in range(400)]
    words = [
        int.from_bytes(hmac.new(bytes.fromhex(KEY), f"t:{number}:0:p".encode(), "sha256").digest()[:8], "big")
        for number in range(400)
    ]
    rejected = [number for number in range(400) if words[number] >= total]
    assert 120 < len(rejected) < 280
    assert all(seen[number] == words[number] for number in range(400) if number not in rejected)
    assert all(seen[number] != words[number] % total for number in rejected)


def test_draws_follow_their_weights() -> None:
    weights = [1, 2, 3]
    seen = Counter(chosen(weights, ticket(KEY, "t", number, "p", 6)) for number in range(12_000))
    chi = sum((seen[index] - 2000 * weight) ** 2 / (2000 * weight) for index, weight in enumerate(weights))
    assert chi < 13.8  # two degrees of freedom, one in a thousand; the key is fixed, so this never wavers
    with pytest.raises(ValueError, match="ticket"):
        chosen(weights, 6)


def test_a_chain_that_comes_late_waits_for_somebody_elses_link() -> None:
    mine, yours, late = chain(digest("a"), 8), chain(digest("b"), 8), chain(digest("c"), 8)
    told = Transcript("t", 3)
    told.bring(0, mine[0])
    told.bring(1, yours[0])
    told.begin()
    assert told.fits(0, mine[1]) and not told.fits(0, "") and not told.fits(0, mine[2]) and told.fits(2, "")
    told.release(0, mine[1])
    told.bring(0, late[0])
    assert told.fits(0, "") and not told.fits(0, late[1])
    assert told.witness(1) is None and told.witness(1, released=True) == 0
    before = told.pot
    told.release(1, yours[1])
    assert told.pot != before and told.fits(0, late[1])
    assert told.witness(0) == 1
    told.away.add(1)
    assert told.witness(0) is None


def test_whoever_plays_alone_need_not_wait() -> None:
    told = Transcript("t", 2)
    told.begin()
    told.bring(1, chain(digest("a"), 4)[0])
    assert told.wanted(1) is not None


def rows(count: int) -> list[Row]:
    made: list[Row] = []
    for number in range(count):
        made.append(next_row(made[-1] if made else None, number, f"t{number}", digest(f"{number}")))
    return made


def test_a_list_tells_when_a_row_is_dropped_changed_or_forked() -> None:
    whole = rows(6)
    assert whole[0].previous == BEGINNING
    assert not faults_in(whole) and not faults_in(whole[3:], whole)
    assert ("list-broken", 4) in faults_in([*whole[:2], *whole[3:]])
    assert ("list-short", 4) in faults_in(whole[:4], whole)
    other = [*whole[:3], next_row(whole[2], 77, "x", digest("x"))]
    assert not faults_in(other) and ("list-gone", 4) in faults_in(other, whole)
    sealed = Row(**{**vars(whole[0]), "status": "over", "key": KEY})
    assert ("list-key", 1) in faults_in([sealed])
