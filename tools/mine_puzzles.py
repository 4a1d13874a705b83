"""Look for puzzles in games of bots: positions where one move is clearly the best and weaker levels miss it.

    nice python tools/mine_puzzles.py mine [GAME…] [--first 0] [--count 400]   games of captains into build/puzzles
    python tools/mine_puzzles.py publish [GAME…]                               a choice into lessons/puzzles.jsonl
    python tools/mine_puzzles.py check [GAME…] [--every 12]                    shipped ones once more, by today's bots
    python tools/mine_puzzles.py level [GAME…]                                 how hard they are for today's bots

Mining can be stopped and taken up again; the same numbers give the same games. What is shipped stays shipped, unless
bots have become stronger: ``level`` takes out what the deckhand finds by now and what the governor no longer chooses,
and says of the others which levels find them.

A position is kept if (1) a search finds a clear favourite, (2) the deckhand, overlooking nothing, misses it more
often than not, (3) on fresh pairs of continuations, drawn from what the seat knows, the favourite beats
each of the next three moves by at least LEAST_GAIN with an interval above 0, and (4) the governor's whole search,
from two seeds, chooses it. Hidden things are drawn again for every continuation, so no puzzle rests on a lucky draw.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from antilles.analysis.mistakes import Judge, Knowledge, seeds_for
from antilles.analysis.reasons import holds, reasons
from antilles.analysis.result import Claim
from antilles.analysis.rows import seed_from
from antilles.analysis.settings import appraiser_for
from antilles.bots.kinds import THINKERS
from antilles.bots.opinion import opinions
from antilles.bots.thinker import Budget, Thinker
from antilles.games import find, games
from antilles.kernel.chance import Rng
from antilles.kernel.game import Game
from antilles.kernel.state import CHANCE, State
from antilles.kernel.step import chance_move, legal_moves
from antilles.kernel.view import View
from antilles.school.puzzles import puzzles_of, state_of

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "puzzles"
SEED = 2026
SCREEN = 1500
"""Iterations of the first look at a position."""
SEEMS = 0.05
"""How much better, in rewards, the favourite must seem at the first look."""
TRIES = 7
"""Times each weaker level thinks about a position."""
FEW, MANY = 48, 300
"""Pairs of continuations of the second and the last measurement."""
LEAST_GAIN = 0.04
RIVALS = 3
CONTINUATIONS = 150
FRESH = 1_000_003
AGAIN = 2_000_003
LEVELS = ("deckhand", "trader", "captain")
MOST_A_GAME = 2
"""Puzzles from one game, so that they differ."""
WANTED = 120
KINDS = {
    # cards of Santo Domingo
    "captain": "points", "admiral": "points", "governor": "reading", "frigate": "loading", "galleon": "loading",
    "customs": "reading", "trader": "trading", "beggar": "timing", "exchange": "trading",
    # Santiago de Cuba
    "drive": "route", "go": "building", "use": "building", "claim": "building", "skip": "timing", "deliver": "loading",
    "pass": "timing", "exclude": "reading", "take": "points", "give": "reading", "decline": "timing",
    "building": "building", "cuban": "route", "flip": "reading",
    # Santa Cruz
    "group": "timing", "land": "building", "build": "building", "double": "building", "second": "building",
    "no-second": "building", "spend": "timing", "objective": "timing", "set": "timing", "discard": "timing",
    # Cuba
    "play": "timing", "main": "timing", "alternative": "timing", "move": "building", "harvest": "building",
    "irrigate": "building", "buy": "trading", "sell": "trading", "extra": "building", "place": "building",
    "activate": "building", "load": "loading", "convert": "trading", "hand": "trading", "grow": "building",
    "stow": "loading", "put": "loading", "unload": "loading", "influence": "reading", "store": "timing",
    "swap": "loading", "cover": "building", "gift": "trading", "send": "reading", "veto": "reading", "bid": "reading",
    "pay": "timing", "done": "timing", "casino": "trading",
}  # fmt: skip
"""What a decision is about: by its last word, else by its verb.
"""


@dataclass
class Found:
    """A puzzle as it is kept."""

    game: str
    edition: int
    seed: int
    seats: int
    options: dict[str, str]
    moves: list[str]
    seat: int
    best: str
    second: str
    gain: float
    low: float
    high: float
    levels: dict[str, int]
    reasons: list[dict[str, Any]]


def positions(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[State, int, list[str]]]:
    """Decisions with a choice in a game of captains, each with who decides and the moves that led there."""
    bots = [THINKERS["captain"].bot(seed_from(seed, seat)) for seat in range(seats)]
    luck, rng = Rng(seed), Rng(seed + 1)
    state = game.start(seats, options)
    lines: list[str] = []
    left = 0
    while state.actors():
        actors = state.actors()
        actor = state.actor()
        if actor != CHANCE and left == 0:
            left = len(actors)
            seat = actors[rng.below(len(actors))]
            if len(legal_moves(state, seat)) > 2:
                yield state.copy(), seat, lines[:]
        move = chance_move(state, luck) if actor == CHANCE else bots[actor].choose(game, game.view(state, actor))
        left -= actor != CHANCE
        lines.append(f"{'*' if actor == CHANCE else actor} {game.text(move)}")
        state.advance(actor, move)


def favourite(game: Game, view: View, seed: int) -> tuple[int, list[int]] | None:
    """The move that a short search clearly prefers, and those that it likes next; None if there is none."""
    found = opinions(Thinker(seed, Budget(iterations=SCREEN)).consider(game, view))
    tried = [opinion for opinion in found if opinion.visits > 0]
    if len(tried) < 2:
        return None
    best, others = tried[0], sorted(tried[1:], key=lambda opinion: -opinion.reward)
    if best.reward - others[0].reward < SEEMS:
        return None
    return best.move, [opinion.move for opinion in others]


def thinks(game: Game, view: View, best: int, seed: int, level: str) -> int:
    """How often a level finds the move, overlooking nothing."""
    budget = THINKERS[level].budget_in(game, seats=view.seats)
    tries = [Thinker(seed_from(seed, number), budget).choose(game, view) for number in range(TRIES)]
    return sum(move == best for move in tries)


def solvers(game: Game, view: View, best: int, seed: int) -> dict[str, int] | None:
    """How often, of TRIES, each weaker level finds the move; None if the weak ones find it too easily."""
    found: dict[str, int] = {}
    for name in LEVELS:
        found[name] = thinks(game, view, best, seed, name)
        if name == "deckhand" and found[name] * 2 > TRIES:
            return None
    return found


def measured(
    game: Game, view: View, best: int, rivals: list[int], seed: int, pairs: int, least: float = LEAST_GAIN
) -> Any:
    """The comparison with the nearest rival and that rival; None if one of them may be as good."""
    assert view.seat is not None
    judge = Judge(appraiser_for(game, view.seats, 1), Knowledge(view.seat, belief=game.belief(view)), view.seats)
    seeds = seeds_for(seed, 0, 1, pairs)
    good = judge.look(best, seeds)
    compared = [(judge.compare(good, judge.look(rival, seeds)), rival) for rival in rivals[:RIVALS]]
    nearest = min(compared, key=lambda pair: pair[0].gain)
    sure = all(found.interval.low > 0.0 for found, _ in compared)
    return nearest if sure and nearest[0].gain >= least else None


def confirmed(game: Game, view: View, best: int, seed: int) -> bool:
    """Whether the governor chooses the move, twice."""
    budget = THINKERS["governor"].budget_in(game, seats=view.seats)
    return all(Thinker(seed_from(seed, number), budget).choose(game, view) == best for number in range(2))


def explained(game: Game, view: View, best: int, second: int, seed: int) -> list[Claim]:
    """Reasons that hold on fresh continuations too."""
    assert view.seat is not None
    appraiser, knowledge = appraiser_for(game, view.seats, 1), Knowledge(view.seat, belief=game.belief(view))
    claims = reasons(game, appraiser, knowledge, best, second, seed, CONTINUATIONS)
    return [
        claim
        for number, claim in enumerate(claims)
        if holds(game, appraiser, knowledge, best, second, claim, seed_from(claim.seed, FRESH, number))
    ]


def puzzle_at(game: Game, state: State, seat: int, seed: int) -> tuple[Any, ...] | None:
    """What makes a position a puzzle; None if it is none."""
    view = game.view(state, seat)
    liked = favourite(game, view, seed)
    if liked is None:
        return None
    best, rivals = liked
    levels = solvers(game, view, best, seed)
    if levels is None or measured(game, view, best, rivals, seed, FEW) is None:
        return None
    nearest = measured(game, view, best, rivals, seed + FRESH, MANY)
    if nearest is None or not confirmed(game, view, best, seed):
        return None
    why = explained(game, view, best, nearest[1], seed)
    return (best, nearest[1], nearest[0], levels, why) if any(claim.part > 0 for claim in why) else None


def mine_game(game: Game, number: int) -> list[Found]:
    """The puzzles of one game of bots."""
    seed = seed_from(SEED, number)
    rng = Rng(seed)
    seats = game.seats[0] + rng.below(min(game.seats[-1], 4) - game.seats[0] + 1)
    options = {"expansion": "on"} if rng.below(4) == 0 and any(o.name == "expansion" for o in game.options) else {}
    settled = game.settle(seats, options)
    found: list[Found] = []
    for place, (state, seat, lines) in enumerate(positions(game, seats, settled, seed)):
        if len(found) == MOST_A_GAME:
            break
        puzzle = puzzle_at(game, state, seat, seed_from(seed, place))
        if puzzle is None:
            continue
        best, second, compared, levels, why = puzzle
        interval = compared.interval
        found.append(
            Found(
                game.name,
                game.edition,
                seed,
                seats,
                options,
                lines,
                seat,
                game.text(best),
                game.text(second),
                round(compared.gain, 4),
                round(interval.low, 4),
                round(interval.high, 4),
                levels,
                [asdict(claim) for claim in why],
            )
        )
    return found


def mine(names: list[str], first: int, count: int) -> None:
    """Game after game in turn, so that all have some at any time; what is done is not done again."""
    KEPT.mkdir(parents=True, exist_ok=True)
    for number in range(first, first + count):
        for name in names:
            file, done = KEPT / f"{name}.jsonl", KEPT / f"{name}.done"
            finished = done.read_text().split() if done.exists() else []
            if str(number) in finished:
                continue
            found = mine_game(find(name), number)
            with file.open("a", encoding="utf-8") as out:
                out.writelines(json.dumps(asdict(puzzle), ensure_ascii=False) + "\n" for puzzle in found)
            with done.open("a") as out:
                out.write(f"{number}\n")
            print(f"{name} {number}: {len(found)}", flush=True)


def difficulty(puzzle: dict[str, Any]) -> str:
    """By the weakest level that finds it more often than not."""
    found = puzzle["levels"]
    if found["trader"] * 2 > TRIES:
        return "easy"
    return "medium" if found["captain"] * 2 > TRIES else "hard"


def kind(game: Game, puzzle: dict[str, Any]) -> str:
    """What the decision is about, by the verb of its best move, or by the card that it plays."""
    words = puzzle["best"].split()
    for name in (words[-1], words[0]):
        if name in KINDS:
            return KINDS[name]
    raise SystemExit(f"{game.name}: what is {puzzle['best']!r} about?")


def puzzles_file(name: str) -> Path:
    return ROOT / "src" / "antilles" / "games" / name / "lessons" / "puzzles.jsonl"


def rows_of(file: Path) -> dict[str, str]:
    """The puzzles that a game has already, by their ids: they stay, so that nobody's solved ones are forgotten."""
    rows = file.read_text(encoding="utf-8").splitlines()[1:] if file.exists() else []
    return {json.loads(row)["id"]: row for row in rows}


def written(game: Game, row: dict[str, Any]) -> str:
    """A puzzle as it is shipped."""
    kept = {
        "id": f"{row['seed']:x}-{len(row['moves'])}",
        "seats": row["seats"],
        "options": row["options"],
        "seat": row["seat"],
        "kind": kind(game, row),
        "difficulty": difficulty(row),
        "levels": [row["levels"][level] for level in ("deckhand", "trader", "captain")],
        "best": row["best"],
        "second": row["second"],
        "gain": [row["gain"], row["low"], row["high"]],
        "reasons": row["reasons"],
        "moves": "; ".join(row["moves"]),
    }
    return packed(kept)


def packed(puzzle: dict[str, Any]) -> str:
    return json.dumps(puzzle, ensure_ascii=False, separators=(",", ":"))


def publish(names: list[str]) -> None:
    """Those that are shipped, then from the hardest to the easiest, evenly; with the command that made them."""
    for name in names:
        game = find(name)
        file = puzzles_file(name)
        mined = KEPT / f"{name}.jsonl"
        lines = mined.read_text(encoding="utf-8").splitlines() if mined.exists() else []
        rows = [row for row in map(json.loads, lines) if row["edition"] == game.edition]
        rows.sort(key=lambda row: (sum(row["levels"].values()), -row["gain"]))
        kept = rows_of(file)
        few = max(0, min(WANTED - len(kept), len(rows)))
        for row in (rows[place * len(rows) // few] for place in range(few)):
            text = written(game, row)
            kept.setdefault(json.loads(text)["id"], text)
        command = f"python tools/mine_puzzles.py mine {name} && python tools/mine_puzzles.py publish {name}"
        head = {"game": name, "edition": game.edition, "seed": SEED, "command": command}
        file.write_text("\n".join([json.dumps(head), *kept.values()]) + "\n", encoding="utf-8")
        print(f"{name}: {len(kept)}, {few} of them new")


def level(names: list[str]) -> None:
    """Bots have become stronger: which levels find the shipped puzzles now.

    Those that the weakest finds leave, and those that the strongest does not choose.
    """
    for name in names:
        game = find(name)
        file = puzzles_file(name)
        head = file.read_text(encoding="utf-8").splitlines()[0]
        shipped, kept, changed = puzzles_of(game), dict[str, str](), 0
        for known, row in rows_of(file).items():
            puzzle = shipped[known]
            state = state_of(game, puzzle)
            seed = seed_from(SEED, AGAIN, int(known.partition("-")[0], 16), len(puzzle.moves))
            view, best = game.view(state, puzzle.seat), game.parse(puzzle.best)
            levels = solvers(game, view, best, seed)
            if levels is None or not confirmed(game, view, best, seed):
                continue
            told = json.loads(row) | {"difficulty": difficulty({"levels": levels}), "levels": list(levels.values())}
            changed += told["difficulty"] != puzzle.difficulty
            kept[known] = packed(told)
        file.write_text("\n".join([head, *kept.values()]) + "\n", encoding="utf-8")
        print(f"{name}: {len(kept)} of {len(shipped)} stay, {changed} of them with another difficulty")


def check(names: list[str], every: int) -> None:
    """One of so many shipped puzzles once more, with other seeds, by the bots of today.

    Is the move still better than the second, does the governor choose it, and is it as hard as it says?
    """
    for name in names:
        game = find(name)
        chosen = list(puzzles_of(game).values())[every // 2 :: every]
        better = found = missed = alike = 0
        for number, puzzle in enumerate(chosen):
            seed = seed_from(SEED, AGAIN, number)
            view = game.view(state_of(game, puzzle), puzzle.seat)
            best, second = game.parse(puzzle.best), game.parse(puzzle.second)
            fresh = measured(game, view, best, [second], seed, MANY, least=0.0)
            governor = confirmed(game, view, best, seed)
            levels = {level: thinks(game, view, best, seed, level) for level in LEVELS}
            better, found = better + (fresh is not None), found + governor
            missed += levels["deckhand"] * 2 <= TRIES
            alike += difficulty({"levels": levels}) == puzzle.difficulty
            gain = "not shown" if fresh is None else f"{fresh[0].gain:.3f}"
            print(
                f"{name} {puzzle.id}: {gain}, governor {governor}, {list(levels.values())} {puzzle.levels}", flush=True
            )
        print(
            f"{name}: of {len(chosen)}, better than the second {better}, chosen by the governor {found}, "
            f"missed by the deckhand {missed}, as hard as said {alike}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["mine", "publish", "check", "level"])
    parser.add_argument("games", nargs="*")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--count", type=int, default=400, help="so many games")
    parser.add_argument("--every", type=int, default=12, help="of the shipped puzzles, one of so many is checked")
    given = parser.parse_args()
    names = given.games or sorted(games())
    if given.what == "publish":
        publish(names)
    elif given.what == "level":
        level(names)
    elif given.what == "check":
        check(names, given.every)
    else:
        mine(names, given.first, given.count)


if __name__ == "__main__":
    main()
