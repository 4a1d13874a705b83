"""Everything that lies on the table and in the hands. What nobody has seen yet has no place here."""

from __future__ import annotations

from antilles.games.santa_cruz.board import Board
from antilles.kernel.rules import EMPTY, Any, Question, Refusal, State, bounds, i64, mypyc_attr, vec


@mypyc_attr(acyclic=True)
class Course:
    """What follows what, for the chapters that do not know what comes after them; ``rules.py`` says it."""

    landing: Question[Any]
    cards: Question[Any]
    second: Question[Any]

    def __repr__(self) -> str:
        return type(self).__name__

    def end_round(self, state: SantaCruz) -> None:
        """The last card of a round was played."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class SantaCruz(State):
    board: Board
    course: Course
    first_option: i64 = -1  # option first_player: a seat, or DRAWN
    random_groups: bool = False
    random_sets: bool = False
    keep_own_set: bool = False
    second_after_failed_look: bool = False
    round: i64 = 1
    first: i64 = -1  # first player of the round; NONE before that is known
    landings: i64 = 0  # still to come in this round
    plays: i64 = 0  # card turns still to come in this round
    way: i64 = 0  # ship, river or road: how the turn's construction is made
    half: i64 = 0  # of a double
    target: i64 = -1  # site of the construction under way; NONE
    overbuilt: bool = False  # the last player's exception is used in this round
    up: i64 = 0  # sites whose tile is face up, as bits
    occupied: i64 = 0  # sites with anybody's building, as bits
    unseen: i64 = 0  # tiles that nobody has seen, as bits
    deck: i64 = 0  # objectives that were not dealt, as bits
    tile: vec[i64] = EMPTY  # by site; NONE while face down
    wants: vec[i64] = EMPTY  # sites face up that want a house, a church, a lighthouse, as bits
    birds_left: vec[i64] = EMPTY  # tokens of each value in the common supply
    points: vec[i64] = EMPTY
    group: vec[i64] = EMPTY  # NONE before it is chosen
    cards: vec[i64] = EMPTY  # construction cards in hand, by seat * 4 + card
    objectives: vec[i64] = EMPTY  # in hand, as bits
    played: vec[i64] = EMPTY  # objectives played in this round, as bits
    supply: vec[i64] = EMPTY  # buildings, by seat * 3 + kind
    built: vec[i64] = EMPTY  # sites with a building, as bits
    near: vec[i64] = EMPTY  # sites one road away from a building, as bits
    birds: vec[i64] = EMPTY  # tokens, by seat * values + value
    set_group: vec[i64] = EMPTY  # of the set that a player left after round 1; NONE in round 1
    set_objectives: vec[i64] = EMPTY  # objectives of that set, as bits
    taken: vec[i64] = EMPTY  # whose set the player took for round 2; NONE
    fresh: vec[i64] = EMPTY  # the new objective of round 2, as a bit
    discarded: vec[i64] = EMPTY  # the objective put back into the box, as a bit

    def scores(self) -> list[int]:
        """SC-182: the most points win; there are no ties."""
        return list(self.points)

    def outside(self, seat: i64, move: i64) -> Refusal | None:
        """SC-020, SC-045."""
        return bounds(self, seat, move, len(self.board.moves.table), "SC-045", "SC-020")

    # --- written by tools/fields.py from the fields above ---
    def __init__(self, seats: i64, question: Question[Any], board: Board, course: Course) -> None:
        self.seats = seats
        self.question = question
        self.board = board
        self.course = course

    def copy(self) -> SantaCruz:
        other = SantaCruz(self.seats, self.question, self.board, self.course)
        other.asked = self.asked
        other.first_option = self.first_option
        other.random_groups = self.random_groups
        other.random_sets = self.random_sets
        other.keep_own_set = self.keep_own_set
        other.second_after_failed_look = self.second_after_failed_look
        other.round = self.round
        other.first = self.first
        other.landings = self.landings
        other.plays = self.plays
        other.way = self.way
        other.half = self.half
        other.target = self.target
        other.overbuilt = self.overbuilt
        other.up = self.up
        other.occupied = self.occupied
        other.unseen = self.unseen
        other.deck = self.deck
        other.tile = self.tile[:]
        other.wants = self.wants[:]
        other.birds_left = self.birds_left[:]
        other.points = self.points[:]
        other.group = self.group[:]
        other.cards = self.cards[:]
        other.objectives = self.objectives[:]
        other.played = self.played[:]
        other.supply = self.supply[:]
        other.built = self.built[:]
        other.near = self.near[:]
        other.birds = self.birds[:]
        other.set_group = self.set_group[:]
        other.set_objectives = self.set_objectives[:]
        other.taken = self.taken[:]
        other.fresh = self.fresh[:]
        other.discarded = self.discarded[:]
        return other

    # --- end of what tools/fields.py wrote ---
