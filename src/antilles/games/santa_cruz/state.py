"""Everything that lies on the table and in the hands. What nobody has seen yet has no place here."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antilles.games.santa_cruz import building, refusals, rules, score
from antilles.games.santa_cruz.board import Board
from antilles.games.santa_cruz.moves import (
    BUILD,
    DISCARD,
    DOUBLE,
    GROUP,
    LAND,
    NO_SECOND,
    OBJECTIVE,
    SECOND,
    SPEND,
)
from antilles.games.santa_cruz.tables import (
    CARD_KINDS,
    DRAWN,
    KINDS,
    LAY_COAST,
    NONE,
    OF_CHANCE,
    OVER,
    SECRET,
    SINGLE,
    bit,
)
from antilles.games.santa_cruz.tables import DISCARD as DISCARD_PHASE
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, EVERYBODY, NOBODY, Refusal, State


@mypyc_attr(acyclic=True)
class SantaCruz(State):
    board: Board
    seats: i64
    first_option: i64  # option first_player: a seat, or DRAWN
    random_groups: bool
    random_sets: bool
    keep_own_set: bool
    second_after_failed_look: bool
    round: i64
    phase: i64
    turn: i64  # whose turn it is, or for whom chance draws
    first: i64  # first player of the round; NONE before that is known
    landings: i64  # still to come in this round
    plays: i64  # card turns still to come in this round
    way: i64  # ship, river or road: how the turn's construction is made
    half: i64  # of a double
    target: i64  # site of the construction under way; NONE
    overbuilt: bool  # the last player's exception is used in this round
    up: i64  # sites whose tile is face up, as bits
    unseen: i64  # tiles that nobody has seen, as bits
    deck: i64  # objectives that were not dealt, as bits
    tile: vec[i64]  # by site; NONE while face down
    wants: vec[i64]  # sites face up that want a house, a church, a lighthouse, as bits
    birds_left: vec[i64]  # tokens of each value in the common supply
    points: vec[i64]
    group: vec[i64]  # NONE before it is chosen
    cards: vec[i64]  # construction cards in hand, by seat * 4 + card
    objectives: vec[i64]  # in hand, as bits
    played: vec[i64]  # objectives played in this round, as bits
    supply: vec[i64]  # buildings, by seat * 3 + kind
    built: vec[i64]  # sites with a building, as bits
    near: vec[i64]  # sites one road away from a building, as bits
    birds: vec[i64]  # tokens, by seat * values + value
    set_group: vec[i64]  # of the set that a player left after round 1; NONE in round 1
    set_objectives: vec[i64]  # objectives of that set, as bits
    taken: vec[i64]  # whose set the player took for round 2; NONE
    fresh: vec[i64]  # the new objective of round 2, as a bit
    discarded: vec[i64]  # the objective put back into the box, as a bit

    def __init__(
        self,
        board: Board,
        seats: i64,
        tile: vec[i64],
        wants: vec[i64],
        birds_left: vec[i64],
        points: vec[i64],
        group: vec[i64],
        cards: vec[i64],
        objectives: vec[i64],
        played: vec[i64],
        supply: vec[i64],
        built: vec[i64],
        near: vec[i64],
        birds: vec[i64],
        set_group: vec[i64],
        set_objectives: vec[i64],
        taken: vec[i64],
        fresh: vec[i64],
        discarded: vec[i64],
    ) -> None:
        self.board = board
        self.seats = seats
        self.first_option = DRAWN
        self.random_groups = False
        self.random_sets = False
        self.keep_own_set = False
        self.second_after_failed_look = False
        self.round = 1
        self.phase = LAY_COAST
        self.turn = 0
        self.first = NONE
        self.landings = 0
        self.plays = 0
        self.way = 0
        self.half = SINGLE
        self.target = NONE
        self.overbuilt = False
        self.up = 0
        self.unseen = 0
        self.deck = 0
        self.tile = tile
        self.wants = wants
        self.birds_left = birds_left
        self.points = points
        self.group = group
        self.cards = cards
        self.objectives = objectives
        self.played = played
        self.supply = supply
        self.built = built
        self.near = near
        self.birds = birds
        self.set_group = set_group
        self.set_objectives = set_objectives
        self.taken = taken
        self.fresh = fresh
        self.discarded = discarded

    def copy(self) -> SantaCruz:
        other = SantaCruz(
            self.board,
            self.seats,
            self.tile[:],
            self.wants[:],
            self.birds_left[:],
            self.points[:],
            self.group[:],
            self.cards[:],
            self.objectives[:],
            self.played[:],
            self.supply[:],
            self.built[:],
            self.near[:],
            self.birds[:],
            self.set_group[:],
            self.set_objectives[:],
            self.taken[:],
            self.fresh[:],
            self.discarded[:],
        )
        other.first_option = self.first_option
        other.random_groups = self.random_groups
        other.random_sets = self.random_sets
        other.keep_own_set = self.keep_own_set
        other.second_after_failed_look = self.second_after_failed_look
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.first = self.first
        other.landings = self.landings
        other.plays = self.plays
        other.way = self.way
        other.half = self.half
        other.target = self.target
        other.overbuilt = self.overbuilt
        other.up = self.up
        other.unseen = self.unseen
        other.deck = self.deck
        return other

    def actor(self) -> i64:
        if i64(OF_CHANCE) >> self.phase & 1:
            return CHANCE
        if self.phase == OVER:
            return NOBODY
        return self.turn

    def actors(self) -> list[int]:
        """SC-168: all who have not discarded yet choose at once; otherwise one at a time."""
        if self.phase == DISCARD_PHASE:
            return [seat for seat in range(self.seats) if not self.discarded[seat]]
        actor = self.actor()
        return [] if actor == NOBODY else [actor]

    def legal(self, seat: i64, moves: Moves) -> None:
        if self.phase == DISCARD_PHASE:
            rules.legal_discards(self, seat, moves)
        elif seat == self.actor():
            if seat == CHANCE:
                rules.legal_draws(self, moves)
            else:
                rules.legal_choices(self, seat, moves)

    def advance(self, seat: i64, move: i64) -> None:
        verb = self.board.moves.verb[move]
        item = self.board.moves.item[move]
        if seat == CHANCE:
            rules.draw(self, verb, item)
        elif verb == BUILD:
            building.build(self, seat, self.board.moves.card[move], item)
        elif verb == OBJECTIVE:
            rules.play_objective(self, seat, item)
        elif verb == SPEND:
            building.spend(self, seat, self.board.moves.card[move])
        elif verb == DOUBLE:
            building.build_first(self, seat, self.board.moves.card[move], item)
        elif verb == SECOND:
            building.build_second(self, seat, item)
        elif verb == NO_SECOND:
            building.decline_second(self)
        elif verb == LAND:
            building.land(self, seat, item)
        elif verb == GROUP:
            rules.take_group(self, item)
        elif verb == DISCARD:
            rules.discard(self, seat, item)
        else:
            rules.take_set(self, item)

    def odds(self, weights: Moves) -> None:
        rules.odds(self, weights)

    def scores(self) -> list[int]:
        return list(self.points)

    def ranking(self) -> list[int]:
        return score.ranking(self)

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        return refusals.refusal(self, seat, move)

    def audience(self, seat: i64, move: i64) -> i64:
        """SC-024, SC-063, SC-164, SC-168: objectives and birds are for the eyes of one seat."""
        if i64(SECRET) >> self.phase & 1:
            return bit(self.turn if seat == CHANCE else seat)
        return EVERYBODY

    def opens(self) -> bool:
        """SC-168: a discarded objective is never shown."""
        return self.phase != DISCARD_PHASE

    def snapshot(self) -> str:
        return "\n".join(
            [
                f"board={self.board.name}",
                f"seats={self.seats}",
                f"first_option={self.first_option}",
                f"random_groups={self.random_groups}",
                f"random_sets={self.random_sets}",
                f"keep_own_set={self.keep_own_set}",
                f"second_after_failed_look={self.second_after_failed_look}",
                f"round={self.round}",
                f"phase={self.phase}",
                f"turn={self.turn}",
                f"first={self.first}",
                f"landings={self.landings}",
                f"plays={self.plays}",
                f"way={self.way}",
                f"half={self.half}",
                f"target={self.target}",
                f"overbuilt={self.overbuilt}",
                f"up={self.up}",
                f"unseen={self.unseen}",
                f"deck={self.deck}",
                f"tile={list(self.tile)}",
                f"wants={list(self.wants)}",
                f"birds_left={list(self.birds_left)}",
                f"points={list(self.points)}",
                f"group={list(self.group)}",
                f"cards={list(self.cards)}",
                f"objectives={list(self.objectives)}",
                f"played={list(self.played)}",
                f"supply={list(self.supply)}",
                f"built={list(self.built)}",
                f"near={list(self.near)}",
                f"birds={list(self.birds)}",
                f"set_group={list(self.set_group)}",
                f"set_objectives={list(self.set_objectives)}",
                f"taken={list(self.taken)}",
                f"fresh={list(self.fresh)}",
                f"discarded={list(self.discarded)}",
            ]
        )


def empty_table(board: Board, seats: i64) -> SantaCruz:
    """SC-020: all tiles in their stacks, all buildings in the supplies, nothing dealt yet."""
    zeros = vec[i64]([0] * seats)
    nones = vec[i64]([NONE] * seats)
    state = SantaCruz(
        board,
        seats,
        vec[i64]([NONE] * len(board.sites)),
        vec[i64]([0] * KINDS),
        board.bird_tokens[:],
        zeros,
        nones,
        vec[i64]([0] * (seats * CARD_KINDS)),
        zeros[:],
        zeros[:],
        vec[i64]([board.buildings[kind] for _ in range(seats) for kind in range(KINDS)]),
        zeros[:],
        zeros[:],
        vec[i64]([0] * (seats * len(board.bird_values))),
        nones[:],
        zeros[:],
        nones[:],
        zeros[:],
        zeros[:],
    )
    state.unseen = board.terrain_tiles[0] | board.terrain_tiles[1] | board.terrain_tiles[2]
    state.deck = board.all_objectives
    return state
