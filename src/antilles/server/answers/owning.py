"""The owner of a printed copy corrects the data of this house: what is asked, tried out, saved, exported, imported."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from msgspec import Struct

from antilles.box.checking import box_of, differences, doubts_of, faults_of, printed_of, uncertain_of, values_of
from antilles.box.editing import export, imported, save, with_answer
from antilles.box.files import Correction, WrongFile, correction_here, file_here, toml_of
from antilles.box.pictures import chart_of, pieces_of
from antilles.games import games, own_names
from antilles.kernel.data import Corrections, corrected, digest_of
from antilles.kernel.forms import Fault, Uncertain, Unreadable
from antilles.locale import Words
from antilles.locale.asking import Asking, wrong_file
from antilles.server.http.box_schemas import Answers, BoxFile, BoxOut, DifferenceOut, FaultOut, UncertainOut
from antilles.server.http.problems import Trouble

MOST_LETTERS = 200


class Owner(Struct, frozen=True):
    """Whoever keeps this house, before the box of a game."""

    game: str
    language: str


def owner_key(secret: bytes) -> str:
    """What tells the owner of this house from its guests; ``antilles data GAME --page`` prints it."""
    return hmac.new(secret, b"owner of the box", hashlib.sha256).hexdigest()[:32]


def admit(key: str, given: str) -> None:
    if not hmac.compare_digest(key.encode(), given.encode()):
        raise Trouble(403, "server-not-owner")


def boxed(game: str) -> str:
    if game not in own_names() or box_of(game) is None:
        raise Trouble(404, "server-no-such-game")
    return game


def kept(owner: Owner) -> Correction:
    """What this house has saved."""
    if file_here(boxed(owner.game)) is None:
        raise Trouble(409, "box-off")
    try:
        return correction_here(owner.game)
    except WrongFile as wrong:
        raise refused(wrong, owner) from None


def refused(wrong: WrongFile, owner: Owner) -> Trouble:
    """Line and sentence."""
    return Trouble(422, "server-bad-box", facts={"sentence": wrong_file(Words(owner.language), wrong)})


def box_out(correction: Correction, values: Corrections, wrong: list[Fault], language: str) -> BoxOut:
    """All values with these answers, and what is wrong with them."""
    game, asking = correction.game, Asking(Words(language), correction.game)
    faults = wrong or faults_of(game, values)
    doubts = [] if faults else doubts_of(game, values)
    current = values_of(game, values)
    sketch = sketched(game, values if not faults else correction.values)
    return BoxOut(
        game,
        games()[game].title,
        digest_of(values),
        correction.digest,
        correction.name,
        correction.box,
        correction.remark,
        correction.date,
        [value_out(value, asking, values, current) for value in uncertain_of(game, values)],
        [FaultOut(fault.name, asking.fault(fault)) for fault in faults],
        [FaultOut(doubt.name, asking.fault(doubt)) for doubt in doubts],
        *sketch,
    )


def sketched(
    game: str, values: Corrections
) -> tuple[dict[str, Any], dict[str, Any] | None, list[dict[str, Any]] | None]:
    """What components are drawn from: the values, the map and the tiles as corrected so far."""
    data = {name: datum.value for name, datum in corrected(printed_of(game), values).items()}
    if "map" not in data:
        return data, None, None
    chart = chart_of(game, values)
    return {}, dict(chart), list(pieces_of(game, chart, values)["tiles"])


def value_out(value: Uncertain, asking: Asking, values: Corrections, current: dict[str, Any]) -> UncertainOut:
    now = current[value.name]
    return UncertainOut(
        value.name,
        value.group,
        asking.what(value),
        dict(value.facts),
        asking.question(value),
        asking.where(value),
        asking.why(value),
        value.form.kind,
        value.form.facts(),
        asking.form(value.form, value.assumed),
        asking.labels(value),
        asking.said(value, value.assumed),
        now,
        value.form.text(now),
        asking.said(value, now),
        value.name in values,
        value.statement,
    )


def answered(correction: Correction, answers: Answers) -> tuple[dict[str, Any], list[Fault]]:
    """The saved corrections with more answers, and those that are none."""
    values, wrong = dict(correction.values), []
    for name, text in answers.answers.items():
        if text is None:
            values.pop(name, None)
            continue
        try:
            values = with_answer(correction.game, values, name, text)
        except Unreadable as unreadable:
            wrong.append(Fault(name, unreadable.key, unreadable.facts))
    return values, wrong


def looked(owner: Owner) -> BoxOut:
    correction = kept(owner)
    return box_out(correction, correction.values, [], owner.language)


def tried(owner: Owner, answers: Answers) -> BoxOut:
    """What would be with these answers; nothing is saved."""
    correction = kept(owner)
    values, wrong = answered(correction, answers)
    return box_out(correction, values, wrong, owner.language)


def saved(owner: Owner, answers: Answers) -> BoxOut:
    """The same, saved for this house; refused where anything is wrong, and nothing changes then."""
    correction = kept(owner)
    values, wrong = answered(correction, answers)
    faults = wrong or faults_of(owner.game, values)
    if faults:
        sentence = Asking(Words(owner.language), owner.game).fault(faults[0])
        raise Trouble(422, "server-bad-box", facts={"sentence": sentence})
    about = {key: getattr(answers, key).strip()[:MOST_LETTERS] for key in ("name", "box", "remark")}
    return written(owner, Correction(owner.game, values).by(about_of(correction)), about, "")


def about_of(correction: Correction) -> dict[str, str]:
    return {key: getattr(correction, key) for key in ("name", "box", "remark")}


def written(owner: Owner, correction: Correction, about: dict[str, str], file: str) -> BoxOut:
    try:
        now = save(correction, about, file)
    except WrongFile as wrong:
        raise refused(wrong, owner) from None
    return box_out(now, now.values, [], owner.language)


def taken_over(owner: Owner, given: BoxFile) -> BoxOut:
    """Somebody's file becomes this house's; a wrong one is refused with line and sentence."""
    kept(owner)
    return written(owner, read(owner, given), {}, given.file[:80])


def read(owner: Owner, given: BoxFile) -> Correction:
    try:
        return imported(given.text, given.file[:80], boxed(owner.game))
    except WrongFile as wrong:
        raise refused(wrong, owner) from None


def exported(owner: Owner) -> str:
    correction = kept(owner)
    if not correction.values:
        raise Trouble(409, "server-nothing-corrected")
    if not correction.name or not correction.box:
        raise Trouble(409, "server-unsigned")
    return export(correction, Words(owner.language).say("data-sign", name=correction.name))


def compared(owner: Owner, given: BoxFile) -> list[DifferenceOut]:
    """Where what this house has saved differs from a file."""
    theirs = read(owner, given).values
    found = differences(owner.game, kept(owner).values, theirs)
    return [DifferenceOut(name, toml_of(ours), toml_of(other)) for name, ours, other in found]
