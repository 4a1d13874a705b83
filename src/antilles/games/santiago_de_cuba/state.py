"""Everything that lies on the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antilles.games.santiago_de_cuba import refusals, rules, score
from antilles.games.santiago_de_cuba.tables import (
    BUILDING_COUNT,
    GOOD_COUNT,
    KIND_COUNT,
    NONE,
    OVER,
    PIECES_EACH,
    PORT,
    ROLLING,
    STOPS,
    TOWN,
)
from antilles.kernel.move import Moves
from antilles.kernel.state import CHANCE, NOBODY, Refusal, State


@mypyc_attr(acyclic=True)
class SantiagoDeCuba(State):
    seats: i64
    owner_needs_move: bool  # option owner_vp_requires_move
    reroll: bool  # option zero_demand
    open_holdings: bool  # option open_holdings
    phase: i64
    turn: i64  # the active player, whose turn it is
    asked: i64  # who decides: the active player, a giver or a deliverer
    space: i64  # the next building space, stop or die that chance fills
    unplaced: i64  # bit mask of the tiles still to be placed
    car: i64  # stop; 0 is the port
    inactive: i64  # bit mask of the stops whose Cuban is turned over
    ship: i64
    flag: i64  # of the value marker, counted from 0
    aside: i64  # the good whose die is set aside; NONE while there is no demand
    sailed: bool  # a ship has left in this turn, the new demand is still to be rolled
    moved: bool  # the broker has moved in this turn
    passed: i64  # bit mask of the seats out of the delivery phase
    town: vec[i64]  # building at each space
    street: vec[i64]  # Cuban at each stop
    broker: vec[i64]  # building under each seat's broker, or NONE
    deeds: vec[i64]  # bit mask of the buildings with each seat's marker
    pesos: vec[i64]
    vp: vec[i64]
    goods: vec[i64]  # at index seat * KIND_COUNT + kind
    supply: vec[i64]
    dice: vec[i64]  # what the ship still wants of each good

    def __init__(
        self,
        seats: i64,
        town: vec[i64],
        street: vec[i64],
        broker: vec[i64],
        deeds: vec[i64],
        pesos: vec[i64],
        vp: vec[i64],
        goods: vec[i64],
        supply: vec[i64],
        dice: vec[i64],
    ) -> None:
        self.seats = seats
        self.owner_needs_move = False
        self.reroll = False
        self.open_holdings = True
        self.phase = TOWN
        self.turn = 0
        self.asked = 0
        self.space = 0
        self.unplaced = 0
        self.car = PORT
        self.inactive = 0
        self.ship = 1
        self.flag = 0
        self.aside = NONE
        self.sailed = False
        self.moved = False
        self.passed = 0
        self.town = town
        self.street = street
        self.broker = broker
        self.deeds = deeds
        self.pesos = pesos
        self.vp = vp
        self.goods = goods
        self.supply = supply
        self.dice = dice

    def copy(self) -> SantiagoDeCuba:
        other = SantiagoDeCuba(
            self.seats,
            self.town[:],
            self.street[:],
            self.broker[:],
            self.deeds[:],
            self.pesos[:],
            self.vp[:],
            self.goods[:],
            self.supply[:],
            self.dice[:],
        )
        other.owner_needs_move = self.owner_needs_move
        other.reroll = self.reroll
        other.open_holdings = self.open_holdings
        other.phase = self.phase
        other.turn = self.turn
        other.asked = self.asked
        other.space = self.space
        other.unplaced = self.unplaced
        other.car = self.car
        other.inactive = self.inactive
        other.ship = self.ship
        other.flag = self.flag
        other.aside = self.aside
        other.sailed = self.sailed
        other.moved = self.moved
        other.passed = self.passed
        return other

    def actor(self) -> i64:
        if self.phase <= ROLLING:
            return CHANCE
        if self.phase == OVER:
            return NOBODY
        return self.asked

    def legal(self, seat: i64, moves: Moves) -> None:
        if seat == self.actor():
            rules.legal(self, moves)

    def advance(self, seat: i64, move: i64) -> None:
        rules.advance(self, seat, move)

    def odds(self, weights: Moves) -> None:
        rules.odds(self, weights)

    def scores(self) -> list[int]:
        return list(self.vp)

    def ranking(self) -> list[int]:
        return score.ranking(self)

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        return refusals.refusal(self, seat, move)

    def snapshot(self) -> str:
        return "\n".join(
            [
                f"seats={self.seats}",
                f"owner_needs_move={self.owner_needs_move}",
                f"reroll={self.reroll}",
                f"open_holdings={self.open_holdings}",
                f"phase={self.phase}",
                f"turn={self.turn}",
                f"asked={self.asked}",
                f"space={self.space}",
                f"unplaced={self.unplaced}",
                f"car={self.car}",
                f"inactive={self.inactive}",
                f"ship={self.ship}",
                f"flag={self.flag}",
                f"aside={self.aside}",
                f"sailed={self.sailed}",
                f"moved={self.moved}",
                f"passed={self.passed}",
                f"town={list(self.town)}",
                f"street={list(self.street)}",
                f"broker={list(self.broker)}",
                f"deeds={list(self.deeds)}",
                f"pesos={list(self.pesos)}",
                f"vp={list(self.vp)}",
                f"goods={list(self.goods)}",
                f"supply={list(self.supply)}",
                f"dice={list(self.dice)}",
            ]
        )


def empty_table(seats: i64) -> SantiagoDeCuba:
    """SdC-022, SdC-023, SdC-026: a bare board with all pieces in the supply, brokers beside it."""
    zeros = vec[i64]([0] * seats)
    return SantiagoDeCuba(
        seats,
        vec[i64]([NONE] * BUILDING_COUNT),
        vec[i64]([NONE] * STOPS),
        vec[i64]([NONE] * seats),
        zeros,
        zeros[:],
        zeros[:],
        vec[i64]([0] * (seats * KIND_COUNT)),
        vec[i64]([PIECES_EACH] * KIND_COUNT),
        vec[i64]([0] * GOOD_COUNT),
    )
