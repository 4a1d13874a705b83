"""Reasons and moments in words, in the reader's language; events in the game's own words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from antilles.analysis.advice import Advice
from antilles.analysis.result import Analysis, Claim, Interval, Moment
from antilles.kernel.event import Event
from antilles.kernel.game import Game
from antilles.kernel.move import UnknownMove
from antilles.locale import Words

FULL_STOP = ".!?…"


def claim_text(words: Words, game: Game, claim: Claim, names: Sequence[str], seat: int) -> str:
    """A reason as a sentence: what happens more often or less, and how often instead of how often."""
    key = f"reason-{claim.kind}" if claim.part >= 0.0 else f"reason-against-{claim.kind}"
    digits = 1 if claim.kind == "points" else None
    better, played = round(claim.after_better, digits), round(claim.after_played, digits)
    if claim.kind != "event":
        return words.say(key, who=names[seat], better=better, played=played)
    spoken = f"claim-{claim.event}" if words.of(game).knows(f"claim-{claim.event}") else claim.event
    told = words.event(game, Event(spoken, dict(claim.facts)), names, seat).strip().rstrip(FULL_STOP)
    more = "yes" if claim.after_better > claim.after_played else "no"
    return words.say(key, event=told, better=better, played=played, more=more)


def gain_text(words: Words, gain: float, interval: Interval) -> str:
    """“Worth about 11 games in 100 (9 to 13)”."""
    most = max(1, round(100 * gain))
    low, high = max(0, round(100 * interval.low)), round(100 * interval.high)
    return words.say("analysis-gain-exact" if low == high else "analysis-gain", n=most, low=low, high=high)


def known_text(words: Words, moment: Moment) -> str:
    """Which part of a decision's change could not be known; empty where all of it could."""
    if moment.seat is None or round(100 * moment.blind[moment.seat]) == 0:
        return ""
    blind = round(100 * moment.blind[moment.seat])
    return words.say("analysis-blind-lost" if blind < 0 else "analysis-blind-won", n=abs(blind))


def advice_texts(words: Words, game: Game, advice: Advice, names: Sequence[str], seat: int) -> list[str]:
    """What a suggested move is better than, by how much, and why; one sentence each."""
    if not advice.over:
        return [words.say("hint-only")]
    other = move_text(words, game, advice.over, names)
    if advice.interval is None:
        return [words.say("hint-level", move=other)]
    said = [words.say("hint-over", move=other, gain=gain_text(words, advice.gain, advice.interval))]
    return said + [claim_text(words, game, claim, names, seat) for claim in advice.reasons]


def move_text(words: Words, game: Game, text: str, names: Sequence[str]) -> str:
    """A move of a record in words."""
    try:
        return words.move(game, game.parse(text), names)
    except UnknownMove:
        return text


def moment_text(words: Words, game: Game, moment: Moment, names: Sequence[str]) -> str:
    """Who did what, and what would have been better."""
    move = move_text(words, game, moment.move, names)
    if moment.seat is None:
        return words.say("analysis-draw", move=move)
    if moment.better is None:
        return words.say("analysis-played", who=names[moment.seat], move=move)
    better = move_text(words, game, moment.better, names)
    return words.say("analysis-missed", who=names[moment.seat], move=move, better=better)


def as_data(analysis: Analysis, words: Words, game: Game, names: Sequence[str]) -> dict[str, Any]:
    """The result as plain data, each reason with its sentence."""
    data = analysis.as_dict()
    data["names"] = list(names)
    if game.data_digest:
        data["data"] = game.data_digest
    for moment, raw in zip(analysis.moments, data["moments"], strict=True):
        for claim, reason in zip(moment.reasons, raw["reasons"], strict=True):
            assert moment.seat is not None
            reason["text"] = claim_text(words, game, claim, names, moment.seat)
    return data
