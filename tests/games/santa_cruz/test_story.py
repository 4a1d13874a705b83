"""What people are told, and the table in the terminal."""

from __future__ import annotations

import re

import pytest

from antilles.games.santa_cruz.game import GAME
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.chance import Rng
from antilles.kernel.event import Event, events_for
from antilles.kernel.move import Moves
from antilles.kernel.step import random_move
from antilles.locale import Words
from antilles.testing import rule
from tests.games.santa_cruz.table import BOARD, legal, move, phase, play_on, set_up, table

NAMES = ["Ana", "Bruno", "Chloé", "Dario"]


def told(state: SantaCruz, text: str, seat: int | None = None) -> list[Event]:
    number = GAME.parse(text)
    actor = state.actor() if seat is None else seat
    return GAME.tell(state, actor, number, move(state, text if seat is None else f"{seat}: {text}"))


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


@rule("SC-062", "SC-152")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_story_and_the_markers_agree(seats: int) -> None:
    """Every total that is told last for a player is where the marker stands, to the end of the game."""
    state = set_up(seats, seed=seats)
    rng, moves, weights = Rng(seats), Moves(), Moves()
    while state.actors():
        seat = state.actor()
        number = random_move(state, seat, rng, moves, weights)
        after = state.copy()
        after.advance(seat, number)
        totals = {
            event.facts["who"]: int(str(event.facts["total"]).replace("−", "-"))
            for event in GAME.tell(state, seat, number, after)
            if "total" in event.facts
        }
        for who in range(seats):
            if totals or after.points[who] != state.points[who]:
                assert totals.get(who, state.points[who]) == after.points[who]
        state = after


def test_a_construction() -> None:
    state = table(tiles={"C15": "TC01"}, points=[5, 3])
    events = told(state, "build ship C15")

    assert keys(events) == ["event-builds", "event-loses", "event-space-taken"]
    assert events[0].facts == {"who": 0, "site": "C15", "card": "ship", "building": "lighthouse"}
    assert events[2].facts == {"who": 0, "n": 1, "total": 2}


def test_an_occupied_site() -> None:
    state = table(tiles={"C09": "TC14"}, built=["C09", ""], turn=1, points=[0, 20], open_up=True)

    assert keys(told(state, "build ship C09")) == ["event-builds", "event-overbuilds", "event-scores"]


def test_a_look_that_succeeds_and_one_that_fails() -> None:
    state = table(built=["C12", ""], supply={0: (7, 0, 2)}, points=[0, 50])
    assert keys(told(state, "double river L02")) == ["event-looks"]
    state = move(state, "build river L02")
    assert keys(told(state, "tile TL22")) == ["event-tile", "event-failed-look"]
    assert keys(told(state, "tile TL01")) == ["event-tile", "event-builds-there", "event-scores"]


def test_a_bird_is_told_to_its_owner() -> None:
    state = move(table(tiles={"C15": "TC01"}), "build ship C15")
    events = told(state, "bird 3")

    assert keys(events_for(events, 0)) == ["event-you-draw-bird"]
    assert keys(events_for(events, 1)) == keys(events_for(events, None)) == ["event-draws-bird"]


def test_an_eruption_is_told_with_what_it_destroys() -> None:
    state = table(built=["V1 V2", "V8"], objectives=["eruption", ""], points=[10, 50])
    events = told(state, "objective eruption")

    assert keys(events)[:4] == ["event-plays-objective", "event-loses", "event-loses", "event-erupts"]
    assert sum(int(event.facts["n"]) for event in events if event.key == "event-destroyed") == 3


def test_nobody_scores() -> None:
    assert keys(told(table(objectives=["gold10", ""]), "objective gold10"))[1] == "event-nobody-scores"


@rule("SC-168")
def test_a_discard_is_told_to_nobody_else_until_all_are_in() -> None:
    state = play_on(set_up(2), "discard")
    text = legal(state, seat=1)[0]
    events = told(state, text, 1)
    assert keys(events_for(events, 1)) == ["event-you-discard"]
    assert events_for(events, 0) == events_for(events, None) == []

    state = move(state, f"1: {text}")
    events = told(state, legal(state, seat=0)[0])
    assert keys(events_for(events, 1)) == ["event-all-discarded", "event-round-begins"]


def test_the_end_is_told() -> None:
    state = table(2, round=2, cards=["", ""], objectives=["", "gold10"], turn=1, points=[30, 40], birds=[[3, 1], []])
    events = told(state, "objective gold10")

    assert keys(events)[-4:] == ["event-counts-birds", "event-counts-birds", "event-scores", "event-wins"]
    assert events[-3].facts == {"who": 0, "tokens": 2, "n": 4}
    assert events[-1].facts == {"who": 1}


@rule("SC-063", "SC-181")
def test_a_bird_drawn_by_the_very_last_move_is_counted() -> None:
    state = table(2, round=2, tiles={"C15": "TC01"}, open_up=True, cards=["", "ship"], turn=1, points=[30, 40])
    state = move(state, "build ship C15")
    events = told(state, "bird 3")

    assert events[0].key == "event-you-draw-bird"
    birds = [event.facts for event in events if event.key == "event-counts-birds"]
    assert birds == [{"who": 1, "tokens": 1, "n": 3}, {"who": 0, "tokens": 0, "n": 0}]
    assert [event.facts["n"] for event in events if event.key == "event-scores"] == [3]


@pytest.mark.parametrize(
    ("language", "move_text", "words"),
    [
        ("en", "objective rice", "Play the objective Sugar"),
        ("fr", "objective rice", "Jouer l’objectif Riz"),
        ("it", "objective rice", "Gioca l’obiettivo Zucchero"),
        ("en", "double river L03", "Build twice by river, first at El Vado"),
        ("fr", "double river L03", "Construire deux fois par rivière, d’abord à El Vado"),
        ("it", "set 1", "Scegli il set di Bruno"),
    ],
)
def test_moves_in_three_languages(language: str, move_text: str, words: str) -> None:
    assert Words(language, GAME).move(GAME, GAME.parse(move_text), NAMES) == words


def test_a_tile_in_words() -> None:
    state = move(table(tiles={"C15": "TC14"}), "build ship C15")
    words = Words("en", GAME)
    (event,) = told(state, "tile TV04")
    assert words.event(GAME, event, NAMES, None) == "Fuego Chico is turned up: house, 3 points, gold."

    state = move(GAME.start(2))
    (event,) = told(state, "tile TC02")
    assert words.event(GAME, event, NAMES, None) == "Cabo Norte: lighthouse, −1 point, fish (+3)."


# --- the terminal -----------------------------------------------------------------------------------


def drawn(state: SantaCruz, viewer: int | None, width: int, language: str = "en") -> list[str]:
    text = GAME.draw(GAME.view(state, viewer), NAMES, Words(language, GAME).say, width)
    return re.sub(r"\[/?[a-z0-9_ ]*\]", "", text).split("\n")


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("width", [80, 100, 160])
def test_every_site_is_drawn_once_and_nothing_is_too_wide(width: int, language: str) -> None:
    lines = drawn(table(4, open_up=True), 0, width, language)
    text = "\n".join(lines)

    for name in BOARD.sites:
        assert len(re.findall(rf"(?<![A-Z]){name}(?!\d)", text)) == 1, name
    assert max(len(line) for line in lines) <= width


def test_faces_buildings_and_hidden_tiles_can_be_read() -> None:
    text = "\n".join(drawn(table(3, tiles={"C01": "TC02", "C18": "TC13"}, built=["C04", "C04 V1"]), None, 100))

    assert "↑−1f3" in text
    assert "⌂0s*" in text
    assert "C04①②" in text
    assert "V1 ②" in text
    assert text.count("▒▒▒") == 31 - 1


def test_ones_own_cards_are_drawn_for_oneself_only() -> None:
    state = table(3, objectives=["gold10", "eruption", "fish"], birds=[[3, 1], [2]])

    assert "10 points for gold" in "\n".join(drawn(state, 0, 100))
    assert "2 (1+3)" in "\n".join(drawn(state, 0, 100))
    for viewer in (1, 2, None):
        text = "\n".join(drawn(state, viewer, 100))
        assert "10 points for gold" not in text
        assert "(1+3)" not in text


def test_sets_are_drawn_while_they_are_chosen() -> None:
    state = play_on(set_up(4), "choose_set")

    assert phase(state) == "choose_set"
    assert "Sets of round 1" in "\n".join(drawn(state, 1, 100))
    assert "Sets of round 1" not in "\n".join(drawn(play_on(state, "landing"), 1, 100))
