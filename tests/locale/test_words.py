"""Words: languages, fallbacks, names, lists, and what is wrong, said in a sentence."""

import re
import subprocess
import sys

import pytest

from antilles.games import games
from antilles.kernel.event import Event
from antilles.kernel.game import Game, SetupError
from antilles.kernel.record import RecordError, new_record, parse_record, print_record, verify
from antilles.kernel.state import CHANCE, Refusal
from antilles.locale import LANGUAGES, Lexicon, Words, bundle, detect, lexicon, printable, sources

NAMES = ["Ana", "Bruno", "Clara", "Diego"]


@pytest.fixture
def game() -> Game:
    return next(iter(games().values()))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "it_CH"}, "it"),
        ({"LANG": "it_IT", "LC_ALL": "C"}, "en"),
        ({"LANG": "it_IT", "LC_ALL": ""}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8", "ANTILLES_LANG": "fr"}, "fr"),
        ({"LANG": "it", "ANTILLES_LANG": "klingon"}, "it"),
        ({"LC_ALL": "fr-CA"}, "fr"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert detect(environment) == language


def test_a_missing_key_is_said_as_the_key() -> None:
    assert Words("fr").say("no-such-key") == "no-such-key"


def test_a_key_that_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("fr")
    english = Words("en").say("list-and")
    empty = Lexicon("fr", "")
    monkeypatch.setattr(empty, "_sources", {})
    monkeypatch.setattr("antilles.locale.lexicon", lambda language, _: empty if language == "fr" else lexicon(language))

    assert words.say("list-and") == english


@pytest.mark.parametrize(("language", "joined"), [("en", "a, b and c"), ("fr", "a, b et c"), ("it", "a, b e c")])
def test_lists_are_joined_as_the_language_does(language: str, joined: str) -> None:
    words = Words(language)

    assert words.join(["a", "b", "c"]) == joined
    assert words.join(["a"]) == "a"
    assert words.join([]) == ""


def test_nothing_is_said_with_isolation_marks(game: Game) -> None:
    assert "\u2068" not in Words("en", game).say("setup-option", option="x")


def test_plurals_follow_the_language(game: Game) -> None:
    texts = [Words(language).say("verify-summary", n=1, wrong=0) for language in LANGUAGES]

    assert texts == ["1 record, and it checks out.", "1 enregistrement, il est exact.", "1 registrazione, ed è esatta."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_move_of_every_game_can_be_said(name: str, language: str) -> None:
    game = games()[name]
    words = Words(language)
    texts = [words.move(game, move, NAMES) for move in range(len(game.moves))]

    assert not [text for text in texts if "{" in text or text.startswith("move-")]
    assert len(set(texts)) > len(game.moves) // 2


def test_a_seat_is_said_by_its_name(game: Game) -> None:
    words = Words("en", game)

    assert words.named({"who": 1, "n": 1}, NAMES) == {"who": "Bruno", "n": 1}
    assert words.named({"who": CHANCE}, NAMES) == {"who": "Chance"}
    assert words.named({"who": 9}, NAMES) == {"who": 9}


def test_a_secret_event_is_for_its_seat_and_its_shadow_for_the_others(game: Game) -> None:
    words = Words("en")
    event = Event("chance-name", seat=1, shadow=Event("list-and"))

    assert words.event(game, event, NAMES, 1) == "Chance"
    assert words.event(game, event, NAMES, 0) == "and"
    assert words.event(game, event, NAMES, None) == "and"
    assert words.event(game, Event("chance-name", seat=1), NAMES, 0) == ""


def test_a_refusal_names_its_statement(game: Game) -> None:
    words = Words("fr")

    assert words.refusal(game, Refusal("XY-001", "refusal-not-asked"), NAMES).endswith("jouer. (XY-001)")
    assert words.refusal(game, Refusal("", "refusal-not-asked"), NAMES).endswith("jouer.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_up_that_cannot_be_is_a_sentence(game: Game, language: str) -> None:
    with pytest.raises(SetupError) as caught:
        game.settle(99)

    sentence = Words(language).setup_error(caught.value)
    assert "99" in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_error_has_line_column_and_sentence(game: Game, language: str) -> None:
    record = print_record(new_record(game, game.seats[0]))
    with pytest.raises(RecordError) as caught:
        verify(game, parse_record(record + "0 no such move\n"))

    sentence = Words(language).record_error(caught.value, game)
    line = len(record.split("\n"))
    assert str(line) in sentence
    assert "no such move" in sentence


def test_an_illegal_move_of_a_record_brings_its_refusal(game: Game) -> None:
    error = RecordError(7, 3, "record-illegal", {"text": "x"}, Refusal("XY-001", "refusal-not-asked"))

    assert Words("en").record_error(error, game) == (
        "Line 7, column 3: “x” is not allowed here. It is not your turn. (XY-001)"
    )


def test_text_from_outside_cannot_move_the_cursor() -> None:
    assert printable("a\x1b[2Jb\u202ec\nd") == "a\ufffd[2Jb\ufffdc\ufffdd"
    assert printable("« à »\u00a0\u202f") == "« à »\u00a0\u202f"
    assert "\x1b" not in Words("en").say("no-such-game", name="\x1b[2J", games="")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", ["", *(game.package for game in games().values())])
def test_every_message_is_what_fluent_makes_of_the_whole(language: str, package: str) -> None:
    """Most are said without it, as it takes long to load, and the others without reading all of them.

    Those of the house are said with all kinds of facts by themselves, and with one beside the words of each game.
    """
    whole = bundle(language, package)
    words = lexicon(language, package)
    shared = [*sources(language)]
    own = [source for source in sources(language, package) if not package or source not in shared]
    for files, tried in ((shared if package else [], (3,)), (own, (1, 3, 1234, 0.5, "rum"))):
        text = "\n".join(source.read_text(encoding="utf-8") for source in files)
        keys = [key for key in re.findall(r"^([A-Za-z][\w-]*) *=", text, re.MULTILINE) if whole.get_message(key).value]
        names = set(re.findall(r"\$([A-Za-z][\w-]*)", text))

        assert len(keys) > 100 or not files
        for fact in tried:
            facts = dict.fromkeys(names, fact)
            for key in keys:
                pattern = whole.get_message(key).value
                assert pattern is not None
                assert words.say(key, facts) == whole.format_pattern(pattern, facts)[0], key


def test_a_plain_message_does_not_need_fluent() -> None:
    asking = "import sys; from antilles.locale import Words; w = Words('en'); w.say('games-hint');"
    asking += "w.say('games-line', seats='2', most=4, edition=1); sys.exit('fluent.runtime' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", asking], check=False).returncode == 0
