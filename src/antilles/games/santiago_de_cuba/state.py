"""Everything that lies on the table."""

from __future__ import annotations

from antilles.games.santiago_de_cuba.components import FINAL_PIECES, KIND_COUNT
from antilles.games.santiago_de_cuba.moves import MOVES
from antilles.kernel.rules import CHANCE, EMPTY, Refusal, State, i64, mypyc_attr, total_of, vec


@mypyc_attr(acyclic=True)
class SantiagoDeCuba(State):
    owner_needs_move: bool = False  # option owner_vp_requires_move
    reroll: bool = False  # option zero_demand
    open_holdings: bool = False  # option open_holdings
    turn: i64 = 0  # the active player, whose turn it is
    space: i64 = 0  # the next building space, stop or die that chance fills
    unplaced: i64 = 0  # bit mask of the tiles still to be placed
    car: i64 = 0  # stop; 0 is the port
    inactive: i64 = 0  # bit mask of the stops whose Cuban is turned over
    ship: i64 = 1
    flag: i64 = 0  # of the value marker, counted from 0
    aside: i64 = -1  # the good whose die is set aside; NONE while there is no demand
    sailed: bool = False  # a ship has left in this turn, the new demand is still to be rolled
    moved: bool = False  # the broker has moved in this turn
    passed: i64 = 0  # bit mask of the seats out of the delivery phase
    town: vec[i64] = EMPTY  # building at each space
    street: vec[i64] = EMPTY  # Cuban at each stop
    broker: vec[i64] = EMPTY  # building under each seat's broker, or NONE
    deeds: vec[i64] = EMPTY  # bit mask of the buildings with each seat's marker
    pesos: vec[i64] = EMPTY
    vp: vec[i64] = EMPTY
    goods: vec[i64] = EMPTY  # at index seat * KIND_COUNT + kind
    supply: vec[i64] = EMPTY
    dice: vec[i64] = EMPTY  # what the ship still wants of each good

    def scores(self) -> list[int]:
        return list(self.vp)

    def merits(self) -> list[tuple[int, ...]]:
        """SdC-141, SdC-142, SdC-143: most VP after the conversion, then most pieces, then most pesos; equals share.

        After the end fewer than three pieces are left, and the conversion changes nothing more.
        """
        found: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            stock = self.pieces(seat)
            found.append((self.vp[seat] + stock // FINAL_PIECES, stock % FINAL_PIECES, self.pesos[seat]))
        return found

    def pieces(self, seat: i64) -> i64:
        """SdC-141: all pieces of a player, wood included."""
        return total_of(self.goods, seat * KIND_COUNT, KIND_COUNT)

    def outside(self, seat: i64, move: i64) -> Refusal | None:
        """SdC-030."""
        if seat == CHANCE:
            return None
        if not 0 <= seat < self.seats:
            return Refusal("SdC-030", "refusal-no-such-seat", {"seats": self.seats})
        if not 0 <= move < len(MOVES):
            return Refusal("SdC-030", "refusal-unknown-move")
        return None

    # --- written by tools/fields.py from the fields above ---
    def copy(self) -> SantiagoDeCuba:
        other = SantiagoDeCuba(self.seats, self.question)
        other.asked = self.asked
        other.owner_needs_move = self.owner_needs_move
        other.reroll = self.reroll
        other.open_holdings = self.open_holdings
        other.turn = self.turn
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
        other.town = self.town[:]
        other.street = self.street[:]
        other.broker = self.broker[:]
        other.deeds = self.deeds[:]
        other.pesos = self.pesos[:]
        other.vp = self.vp[:]
        other.goods = self.goods[:]
        other.supply = self.supply[:]
        other.dice = self.dice[:]
        return other

    # --- end of what tools/fields.py wrote ---
