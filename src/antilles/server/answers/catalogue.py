"""The games that can be played here, and their rules."""

from __future__ import annotations

from functools import cache

from antilles.bots.levels import LEVELS
from antilles.box.house import game_here
from antilles.games import games, with_data
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
        game.name,
        game.title,
        game.edition,
        least,
        most,
        options,
        game.minutes,
        about,
        weight,
        picture,
        lessons,
        count,
        game.data_digest,
    )


def games_out() -> GamesOut:
    return GamesOut([game_out(game_here(name)) for name in games()], [level.name for level in LEVELS])


def known(game: str) -> Game:
    """The game of that name, by the data of this house."""
    if game not in games():
        raise Trouble(404, "server-no-such-game")
    return game_here(game)


def taught(game: str) -> Game:
    """The same by the package's data: lessons and puzzles were made with them, whatever the house has corrected."""
    return with_data(known(game).name, {})


@cache
def written(game: Game, language: str) -> bytes:
    """All statements of a game, written once: there are hundreds of them, and a few languages."""
    return encode(
        [
            StatementOut(rule.id, rule.section, Words(language).statement(game, rule), rule.provenance, rule.ruling)
            for rule in game.statements()
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
def written_moves(game: Game) -> bytes:
    return encode(move_blocks(game))
