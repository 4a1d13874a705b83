"""The games that can be played here, and their rules."""

from __future__ import annotations

from functools import cache

from antilles.bots.levels import LEVELS
from antilles.games import games
from antilles.kernel.game import Game
from antilles.locale import LANGUAGES, Words
from antilles.school.lesson import lessons_of
from antilles.school.puzzles import puzzles_of
from antilles.server.http.problems import Trouble
from antilles.server.http.schemas import GameOut, GamesOut, MoveBlock, OptionOut, StatementOut
from antilles.server.http.school_schemas import LessonHead
from antilles.server.tables.view_encoding import encode


@cache
def said_of(game: Game, key: str) -> dict[str, str]:
    """What a game says of itself, by language; nothing where it has no words for it."""
    words = {language: Words(language, game) for language in LANGUAGES}
    return {language: said.say(key) for language, said in words.items() if said.knows(key)}


def game_out(game: Game) -> GameOut:
    options = [
        OptionOut(
            option.name,
            list(option.values),
            option.statement,
            {value: list(counts) for value, counts in option.only.items()},
        )
        for option in game.options
    ]
    about, weight = said_of(game, "poster"), said_of(game, "poster-weight")
    least, most = game.seats[0], game.seats[-1]
    lessons = [
        LessonHead(lesson.name, lesson.minutes, lesson.length, bool(lesson.practice)) for lesson in lessons_of(game)
    ]
    picture, count = bool(game.poster()), len(puzzles_of(game))
    return GameOut(
        game.name, game.title, game.edition, least, most, options, game.minutes, about, weight, picture, lessons, count
    )


def games_out() -> GamesOut:
    return GamesOut([game_out(game) for game in games().values()], [level.name for level in LEVELS])


def known(game: str) -> Game:
    found = games().get(game)
    if found is None:
        raise Trouble(404, "server-no-such-game")
    return found


@cache
def written(game: str, language: str) -> bytes:
    """All statements of a game, written once: there are hundreds of them, and a few languages."""
    return encode(
        [
            StatementOut(rule.id, rule.section, rule.text(language), rule.provenance, rule.ruling)
            for rule in games()[game].statements()
        ]
    )


def move_blocks(game: Game) -> list[MoveBlock]:
    """The move table; the moves of chance are there too: whoever reads a record reads them."""
    blocks: list[MoveBlock] = []
    for move in range(len(game.moves)):
        words, facts, verb = game.moves.words(move), game.moves.facts(move), game.moves.verb(move)
        names = list(facts)
        last = blocks[-1] if blocks else None
        if last is None or (last.verb, last.words, last.names) != (verb, words, names):
            last = MoveBlock(verb, words, names, [])
            blocks.append(last)
        last.facts.append(list(facts.values()))
    return blocks


@cache
def written_moves(game: str) -> bytes:
    return encode(move_blocks(games()[game]))
