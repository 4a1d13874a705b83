"""The message files: the same in all languages, whole, well set, and every key used."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentSerializer, ast as ftl
from fluent.syntax.visitor import Visitor

import antilles
from antilles.games import games
from antilles.locale import LANGUAGES, bundle, resource, sources

HOME = Path(antilles.__file__).parent
SCOPES = {"shared": "", **{name: game.package for name, game in games().items()}}
TOY = Path(__file__).parents[1] / "toy"
"""A game of others: it too says what the house has words for."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def own_sources(scope: str, language: str) -> list[Traversable]:
    """A scope's own files, without the shared ones for a game."""
    package = SCOPES[scope]
    return [files(package).joinpath("locale", f"{language}.ftl")] if package else [*sources(language)]


@cache
def entries(scope: str, language: str) -> list[Any]:
    return [
        entry for source in own_sources(scope, language) for entry in resource(source.read_text(encoding="utf-8")).body
    ]


def messages(scope: str, language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(scope, language) if isinstance(entry, ftl.Message)}


class Inside(Visitor):
    """What a message consists of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []
        self.values: dict[str, set[int | str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            values = self.values.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                if isinstance(variant.key, ftl.NumberLiteral):
                    values |= {int(variant.key.value), 0, 1, 2}
                elif variant.key.name in PLURALS:
                    values |= {0, 1, 2, 5}
                else:
                    values.add(variant.key.name)
        self.generic_visit(node)


def inside(message: ftl.Message) -> Inside:
    found = Inside()
    found.visit(message)
    return found


def needs(scope: str, language: str) -> dict[str, tuple[set[str], dict[str, set[int | str]]]]:
    """For each message the variables it takes and the values they select by, references followed."""
    found = {key: inside(message) for key, message in messages(scope, language).items()}
    shared = {key: inside(message) for key, message in messages("shared", language).items()} | found

    def gather(key: str) -> tuple[set[str], dict[str, set[int | str]]]:
        variables = set(shared[key].variables)
        values = {name: set(choices) for name, choices in shared[key].values.items()}
        for reference in shared[key].references:
            further, chosen = gather(reference)
            variables |= further
            for name, choices in chosen.items():
                values.setdefault(name, set()).update(choices)
        return variables, values

    return {key: gather(key) for key in found}


@cache
def said_in_code(scope: str) -> str:
    """All of a game's own Python, or of the house's."""
    home = HOME / "games" / scope if SCOPES[scope] else HOME
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(home.rglob("*.py")))


@cache
def referred_to(scope: str, language: str) -> set[str]:
    return {key for message in messages(scope, language).values() for key in inside(message).references}


def is_block(scope: str, language: str, key: str) -> bool:
    """A building block: named by other messages of its language only, as another language may not need it."""
    return key in referred_to(scope, language) and f'"{key}"' not in said_in_code(scope)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scope", SCOPES)
def test_files_have_no_junk_and_no_key_twice(scope: str, language: str) -> None:
    found = entries(scope, language)
    keys = [entry.id.name for entry in found if isinstance(entry, ftl.Message | ftl.Term)]

    assert not [FluentSerializer().serialize_entry(entry) for entry in found if isinstance(entry, ftl.Junk)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("scope", SCOPES)
def test_all_languages_have_the_same_keys_with_the_same_variables(scope: str, language: str) -> None:
    english = {key: variables for key, (variables, _) in needs(scope, "en").items() if not is_block(scope, "en", key)}
    other = {
        key: variables for key, (variables, _) in needs(scope, language).items() if not is_block(scope, language, key)
    }

    assert other.keys() == english.keys()
    assert {key: other[key] for key in other if other[key] != english[key]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scope", SCOPES)
def test_every_message_formats_with_every_value_it_selects_by(scope: str, language: str) -> None:
    words = bundle(language, SCOPES[scope])
    for key, (variables, values) in needs(scope, language).items():
        usual: dict[str, int | str] = {name: min(values.get(name, {3}), key=str) for name in variables}
        for name in variables or {""}:
            for value in values.get(name, {3}):
                text, errors = format_message(words, key, usual | {name: value})
                assert not errors, key
                assert text.strip() or is_block(scope, language, key), key


def format_message(words: FluentBundle, key: str, facts: dict[str, int | str]) -> tuple[str, list[Exception]]:
    pattern = words.get_message(key).value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, facts)
    return str(text), errors


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scope", SCOPES)
def test_apostrophes_dots_and_quotation_marks_are_typographic(scope: str, language: str) -> None:
    for key, message in messages(scope, language).items():
        for text in inside(message).texts:
            assert not re.search(r"['\"]|\.\.\.", re.sub(r'"antilles\[\w+\]"', "", text)), key


def page_texts(language: str) -> Iterator[tuple[str, str]]:
    """What the page's own files say: each message's name and its texts."""
    for path in sorted((Path(__file__).parents[2] / "web" / "src").rglob(f"words/{language}.ftl")):
        for entry in resource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                for text in inside(entry).texts:
                    yield f"{path.parents[1].name}: {entry.id.name}", text


def all_texts(language: str) -> Iterator[tuple[str, str]]:
    """What every file of a language says: house, games and page."""
    for scope in SCOPES:
        for key, message in messages(scope, language).items():
            for text in inside(message).texts:
                yield f"{scope}: {key}", text
    yield from page_texts(language)


def test_french_has_no_ordinary_space_before_high_punctuation() -> None:
    for key, text in all_texts("fr"):
        assert not re.search(r" [:;?!»]|« |[^\u00a0]»|«[^\u00a0]", f"\u00a0{text}\u00a0"), key
        assert not re.search(r"\w[;?!](\s|$)", text), key


def test_french_says_vous_and_italian_tu() -> None:
    wrong = {
        "fr": re.compile(r"\b(tu|toi|te|ton|ta|tes|tiens?|tiennes?)\b|\bt’", re.IGNORECASE),
        "it": re.compile(r"\b(Lei|voi|vostr[oaie])\b"),
    }
    for language, pattern in wrong.items():
        for key, text in all_texts(language):
            assert not pattern.search(text), key


def test_nobody_is_given_a_gender() -> None:
    wrong = {
        "fr": re.compile(r"\b(prévenue?|invitée?|sûre?) ?[?,:.]|[Vv]ous êtes un\b|[Êê]tre prévenu"),
        "it": re.compile(r"\b(avvisat[oa]|[Ss]ei (sicur|un ospit)|tornat[oa]\b|tocca a lui)"),
    }
    for language, pattern in wrong.items():
        for key, text in all_texts(language):
            assert not pattern.search(text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_dots_follow_their_word_at_once(language: str) -> None:
    for key, text in all_texts(language):
        assert not re.search(r"\w\s…", text), key


def test_english_has_no_space_before_a_percent_sign() -> None:
    for key, text in all_texts("en"):
        assert not re.match(r"\s%", text), key


def test_french_statements_say_vous() -> None:
    for game in games().values():
        for statement in game.statements():
            assert not re.search(r"\b([Tt]u|toi|[Tt]es|[Tt]on|[Tt]a)\b|\b[Tt]’", statement.texts["fr"]), statement.id


# --- keys that are used -----------------------------------------------------------------------------

SAYING = {"say", "tell", "Failure", "SetupError", "RecordError", "Refusal"}


@cache
def trees_of(layer: str) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((HOME / layer).rglob("*.py"))]


def trees(*layers: str) -> Iterator[ast.Module]:
    for layer in layers:
        yield from trees_of(layer)


def patterns(tree: ast.Module) -> Iterator[str]:
    """Regular expressions for the keys that a module makes of parts."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+" for part in node.values
            )


def said(tree: ast.Module) -> Iterator[str]:
    """Keys that a module says outright."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = {"RecordError": 2, "Refusal": 1}.get(name, 0)
            first = node.args[place] if name in SAYING and len(node.args) > place else None
            if isinstance(first, ast.Constant):
                yield str(first.value)


def test_no_shared_key_is_unused() -> None:
    toy = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(TOY.glob("*.py"))]
    modules = [*trees("kernel", "games", "box", "locale", "analysis", "school", "cli", "server"), *toy]
    constants = {
        node.value.strip()
        for tree in modules
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    made = re.compile("|".join({pattern for tree in modules for pattern in patterns(tree) if "-" in pattern}))
    referred = {key for message in messages("shared", "en").values() for key in inside(message).references}
    unused = [key for key in messages("shared", "en") if key not in constants | referred and not made.fullmatch(key)]

    assert not unused


def test_no_key_is_used_but_missing() -> None:
    used = {key for tree in trees("kernel", "box", "locale", "school", "cli", "server") for key in said(tree)}
    of_games = {key for scope in SCOPES for key in messages(scope, "en")}

    assert used
    assert not used - of_games


def test_every_help_text_is_a_key() -> None:
    known = messages("shared", "en")
    helps = {
        node.value.strip()
        for tree in trees("cli")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"help-[a-z-]+", node.value)
    }

    assert helps
    assert not helps - known.keys()


@pytest.mark.parametrize("name", games())
def test_every_move_option_and_criterion_of_a_game_has_words(name: str) -> None:
    game = games()[name]
    known = messages(name, "en").keys()
    wanted = {f"move-{game.moves.words(move)}" for move in range(len(game.moves))}
    wanted |= {f"option-{option.name}" for option in game.options}
    wanted |= {
        f"option-{option.name}-{value.replace('.', '-').replace(',', '-')}"
        for option in game.options
        for value in option.values
    }
    wanted |= {f"why-{index}" for index in range(len(game.merits(game.start(game.seats[0]))[0]))}

    assert not wanted - known


@pytest.mark.parametrize("name", games())
def test_what_a_game_cites_for_its_moves_are_statements(name: str) -> None:
    game = games()[name]
    known = {statement.id for statement in game.statements()}

    assert not {one for move in range(len(game.moves)) for one in game.cites(move)} - known
