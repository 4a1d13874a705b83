"""Santa Cruz for learners: one's own objectives and birds, and what lies open. SC-046, SC-063."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from antilles.games.santa_cruz import score
from antilles.games.santa_cruz.board import Board
from antilles.games.santa_cruz.state import SantaCruz
from antilles.games.santa_cruz.tables import (
    BUILDINGS,
    CARD_KINDS,
    CARDS,
    CHOOSE_SET,
    DEAL_SETS,
    DISCARD,
    GOODS,
    KINDS,
    MOST_SEATS,
    NEW_OBJECTIVE,
    NONE,
    OVER,
    PHASES,
    WAYS,
    count_bits,
)
from antilles.kernel.observer import Field, Observer, bits, flag, one, put, row
from antilles.kernel.state import State

MOST_POINTS: Final = 500
MOST_LEFT: Final = 60
"""More landings or card turns than a round has."""
SITE_FEATURES: Final = 3 + len(GOODS)


def most(values: vec[i64]) -> int:
    return max(list(values))


def table_fields(board: Board) -> list[Field]:
    sites, cards = len(board.sites), len(board.objectives)
    lowest = min([0, *list(board.tile_points)])
    highest = max(most(board.tile_points), most(board.tile_fish))
    features = f"for each site the points, {', '.join(GOODS)}, fish bonus and bird of its tile, 0 if face down"
    return [
        Field("phase", len(PHASES), 1, "one of: " + ", ".join(PHASES)),
        Field("seats", 1, MOST_SEATS, "number of players"),
        Field("random_groups", 1, 1, "option random_groups"),
        Field("random_sets", 1, 1, "option random_sets"),
        Field("keep_own_set", 1, 1, "option keep_own_set"),
        Field("second_after_failed_look", 1, 1, "option second_after_failed_look"),
        Field("round", 1, 2, "1 or 2"),
        Field("exception_used", 1, 1, "the last player's exception is used in this round"),
        Field("landings_left", 1, MOST_LEFT, "landings still to come in this round"),
        Field("cards_left", 1, MOST_LEFT, "card turns still to come in this round"),
        Field("way", WAYS, 1, "how the construction under way is made: ship, river, road"),
        Field("half", 1, 2, "1 or 2 within a double"),
        Field("target", sites, 1, "site of the construction under way"),
        Field("face_up", sites, 1, "the site's tile is face up"),
        Field("wants", KINDS * sites, 1, f"face-up sites that want a {', then a '.join(BUILDINGS)}"),
        Field("tiles", SITE_FEATURES * sites, highest, features, least=lowest),
        Field("unseen", len(board.tiles), 1, "tiles that nobody has seen"),
        Field("birds_left", 1, sum(list(board.bird_tokens)), "bird tokens in the supply"),
        Field("hand", cards, 1, "the viewer's own objectives"),
        Field("new_objective", cards, 1, "the viewer's own new objective of round 2"),
        Field("discarded", cards, 1, "the objective that the viewer has put back"),
    ]


@mypyc_attr(acyclic=True)
class Faces:
    """What a site shows, first of a tile that is face down, then of each tile: only the numbers that are not 0.

    All have as many entries, ``width``, so that a processor can foresee the loop. An entry is the place of a number
    times 65536, and the number, from 0 for -32768 on.
    """

    width: i64
    entries: vec[i64]

    def __init__(self, board: Board) -> None:
        faces: list[list[int]] = [[]]
        for tile in range(len(board.tiles)):
            goods = [board.tile_goods[tile] >> good & 1 for good in range(len(GOODS))]
            shown = [board.tile_points[tile], *goods, board.tile_fish[tile], board.tile_bird[tile]]
            faces.append([place * 65536 + number + 32768 for place, number in enumerate(shown) if number])
        self.width = max([len(face) for face in faces])
        nothing = 32768
        for face in faces:
            face += [face[0] if face else nothing] * (self.width - len(face))
        self.entries = vec[i64]([entry for face in faces for entry in face])

    def write(self, sheet: vec[i16], at: i64, tile: i64) -> None:
        first = (tile + 1) * self.width
        for index in range(first, first + self.width):
            entry = self.entries[index]
            sheet[at + (entry >> 16)] = i16((entry & 65535) - 32768)


def player_fields(board: Board) -> list[Field]:
    sites, cards, groups = len(board.sites), len(board.objectives), len(board.groups)
    return [
        Field("asked", 1, 1, "is asked now; while all discard, every other player counts as asked"),
        Field("turn", 1, 1, "has the turn, or a piece is drawn for them"),
        Field("first", 1, 1, "is first in this round"),
        Field("points", 1, MOST_POINTS, "points, which may fall below 0", least=-MOST_POINTS),
        Field("group", groups, 1, "construction group"),
        Field("cards", CARD_KINDS, most(board.group_cards), f"construction cards in hand: {', '.join(CARDS)}"),
        Field("objectives", 1, cards, "objective cards in hand"),
        Field("played", cards, 1, "objectives played in this round"),
        Field("supply", KINDS, most(board.buildings), "buildings left of each kind"),
        Field("built", sites, 1, "sites with a building of the player"),
        Field("birds", 1, sum(list(board.bird_tokens)), "bird tokens"),
        Field("bird_values", len(board.bird_values), most(board.bird_tokens), "tokens by value, where known, else 0"),
        Field("set_group", groups, 1, "group of the set the player left after round 1"),
        Field("set_objectives", cards, 1, "objectives of that set"),
        Field("taken", MOST_SEATS, 1, "whose set the player took for round 2, the viewer first"),
        Field("has_new_objective", 1, 1, "the new objective of round 2 lies apart, face down"),
    ]


class SantaCruzObserver(Observer):
    def __init__(self, board: Board) -> None:
        super().__init__(table_fields(board), player_fields(board), MOST_SEATS)
        self.faces: Final = Faces(board)

    def observe(self, state: State, seat: i64, sheet: vec[i16], at: i64) -> i64:
        assert isinstance(state, SantaCruz)
        at = observe_course(state, sheet, at)
        at = observe_sites(state, self.faces, sheet, at)
        cards = len(state.board.objectives)
        at = bits(sheet, at, state.objectives[seat], cards)
        at = bits(sheet, at, state.fresh[seat], cards)
        at = bits(sheet, at, state.discarded[seat], cards)
        for offset in range(state.seats):
            at = observe_player(state, seat, (seat + offset) % state.seats, sheet, at)
        return at + (MOST_SEATS - state.seats) * self.player_size


def observe_course(state: SantaCruz, sheet: vec[i16], at: i64) -> i64:
    at = one(sheet, at, state.phase, len(PHASES))
    at = put(sheet, at, state.seats)
    at = flag(sheet, at, state.random_groups)
    at = flag(sheet, at, state.random_sets)
    at = flag(sheet, at, state.keep_own_set)
    at = flag(sheet, at, state.second_after_failed_look)
    at = put(sheet, at, state.round)
    at = flag(sheet, at, state.overbuilt)
    at = put(sheet, at, state.landings)
    at = put(sheet, at, state.plays)
    at = one(sheet, at, state.way if state.target != NONE or state.half != 0 else NONE, WAYS)
    return put(sheet, at, state.half)


def observe_sites(state: SantaCruz, faces: Faces, sheet: vec[i16], at: i64) -> i64:
    board = state.board
    sites = len(board.sites)
    at = one(sheet, at, state.target, sites)
    at = bits(sheet, at, state.up, sites)
    for kind in range(i64(KINDS)):
        at = bits(sheet, at, state.wants[kind], sites)
    for site in range(i64(sites)):
        faces.write(sheet, at, state.tile[site])
        at += SITE_FEATURES
    at = bits(sheet, at, state.unseen, len(board.tiles))
    left: i64 = 0
    for value in range(i64(len(board.bird_values))):
        left += state.birds_left[value]
    return put(sheet, at, left)


def observe_player(state: SantaCruz, viewer: i64, player: i64, sheet: vec[i16], at: i64) -> i64:
    board = state.board
    cards = len(board.objectives)
    values = len(board.bird_values)
    at = flag(sheet, at, is_asked(state, viewer, player))
    at = flag(sheet, at, state.phase != DISCARD and state.turn == player)
    at = flag(sheet, at, state.first == player)
    at = put(sheet, at, state.points[player])
    at = one(sheet, at, state.group[player], len(board.groups))
    at = row(sheet, at, state.cards, player * CARD_KINDS, CARD_KINDS)
    at = put(sheet, at, count_bits(state.objectives[player]))
    at = bits(sheet, at, state.played[player], cards)
    at = row(sheet, at, state.supply, player * KINDS, KINDS)
    at = bits(sheet, at, state.built[player], len(board.sites))
    at = put(sheet, at, score.count_birds(state, player))
    if player == viewer or state.phase == OVER:
        at = row(sheet, at, state.birds, player * values, values)
    else:
        at += values
    at = one(sheet, at, state.set_group[player], len(board.groups))
    at = bits(sheet, at, state.set_objectives[player], cards)
    owner = state.taken[player]
    at = one(sheet, at, NONE if owner == NONE else (owner - viewer + state.seats) % state.seats, MOST_SEATS)
    return flag(sheet, at, state.fresh[player] != 0 and before_discards(state))


def is_asked(state: SantaCruz, viewer: i64, player: i64) -> bool:
    """SC-168: nobody sees who of the others has discarded already."""
    if state.phase == DISCARD:
        return player != viewer or state.discarded[player] == 0
    return state.actor() == player


def before_discards(state: SantaCruz) -> bool:
    """SC-168: the new objectives lie apart until all have discarded."""
    return (
        state.phase == NEW_OBJECTIVE or state.phase == CHOOSE_SET or state.phase == DEAL_SETS or state.phase == DISCARD
    )
