"""The text form of views: strict, and equal bytes for equal views."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest
from hypothesis import given, strategies as st

from antilles.kernel.view import View, ViewError, decode, encode


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    name: str
    open: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample(View):
    parts: tuple[Part, ...]
    pair: tuple[int, str]
    maybe: Part | None
    counts: dict[str, int]


SAMPLE = Sample(
    game="sample",
    edition=1,
    seats=2,
    options={"board": "été"},
    seat=None,
    phase="play",
    actors=(0, 1),
    scores=(3, -1),
    places=(),
    parts=(Part(name="a", open=True), Part(name="b", open=False)),
    pair=(4, "x"),
    maybe=Part(name="c", open=True),
    counts={"b": 2, "a": 1},
)


def test_a_view_comes_back_from_its_text() -> None:
    text = encode(SAMPLE)

    assert decode(Sample, text) == SAMPLE
    assert encode(decode(Sample, text)) == text


def test_keys_are_sorted_and_nothing_is_wasted() -> None:
    text = encode(SAMPLE)

    assert text.startswith('{"actors":[0,1],"counts":{"a":1,"b":2},"edition":1,"game":"sample","maybe":{"name":"c",')
    assert '"options":{"board":"été"}' in text
    assert json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"), ensure_ascii=False) == text


def spoilt(**changes: object) -> str:
    return json.dumps(json.loads(encode(SAMPLE)) | changes)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("1" * 10_000, "not JSON"),
        ("[]", "view: an object expected"),
        (spoilt(more=1), "view: unknown field 'more'"),
        (spoilt(edition="1"), "view.edition: int expected, not '1'"),
        (spoilt(edition=True), "view.edition: int expected, not True"),
        (spoilt(edition=1.0), "view.edition: int expected, not 1.0"),
        (spoilt(seat="0"), "view.seat: '0' fits none of"),
        (spoilt(actors={"0": 1}), "view.actors: a list expected"),
        (spoilt(actors=[0, None]), r"view.actors\[1\]: int expected, not None"),
        (spoilt(options={"board": 1}), "view.options.board: str expected, not 1"),
        (spoilt(options=[]), "view.options: an object expected"),
        (spoilt(parts=[{"name": "a"}]), r"view.parts\[0\]: field 'open' is missing"),
        (spoilt(parts=[{"name": "a", "open": 1}]), r"view.parts\[0\].open: bool expected"),
        (spoilt(pair=[4]), "view.pair: a list of 2 expected"),
        (spoilt(pair=[4, 5]), r"view.pair\[1\]: str expected, not 5"),
        (spoilt(maybe={"name": "c"}), "view.maybe: .* fits none of"),
    ],
    ids=lambda value: value[:30],
)
def test_anything_else_is_an_error_that_names_the_field(text: str, says: str) -> None:
    with pytest.raises(ViewError, match=says):
        decode(Sample, text)


@pytest.mark.parametrize("field", json.loads(encode(SAMPLE)))
def test_a_missing_field_is_an_error(field: str) -> None:
    raw = json.loads(encode(SAMPLE))
    del raw[field]

    with pytest.raises(ViewError, match=f"field '{field}' is missing"):
        decode(Sample, json.dumps(raw))


@given(st.text(max_size=200))
def test_no_text_does_worse_than_a_view_error(text: str) -> None:
    with pytest.raises(ViewError):
        decode(Sample, text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(list(json.loads(encode(SAMPLE)))), JSON)
def test_any_value_in_a_field_is_taken_as_it_is_or_refused(field: str, value: object) -> None:
    text = spoilt(**{field: value})
    try:
        view = decode(Sample, text)
    except ViewError:
        return
    assert json.loads(encode(view)) == json.loads(text)
