"""What buildings do. ``data.toml`` names an effect for each building and gives its amounts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from antilles.games.cuba import harbour, market, stock
from antilles.games.cuba.moves import (
    BUY,
    CARGO_KINDS,
    CASINO,
    CONVERT,
    EXCHANGE,
    GROW,
    HAND_IN,
    HAND_SET,
    INFLUENCE,
    KEEP,
    PUT,
    SELL,
    STOW,
    UNLOAD,
    loading,
    stowing,
)
from antilles.games.cuba.tables import (
    ALL_KINDS,
    BUILDING_DATA,
    BUILDINGS,
    DOCKS,
    MERCHANDISE,
    PRODUCTS,
    TILES,
    TYPES,
    WATER,
    WOOD,
    fault,
    kind_number,
    kinds_mask,
    whole,
)
from antilles.kernel.move import Moves

if TYPE_CHECKING:
    from antilles.games.cuba.state import Cuba


@mypyc_attr(acyclic=True)
class Effect:
    """What one building does when it is used; each answer is one of its moves, ``done`` aside."""

    tile: i64
    most: i64  # answers a use; 0 without limit
    per_round: i64  # answers a round over all uses; 0 without limit
    kind: i64
    kinds: i64  # as bits
    pieces: i64
    pesos: i64
    vp: i64
    must_answer: bool  # no ``done``
    first_move: i64  # the block of its moves …
    moves: i64  # … and how many there are

    def __init__(self, tile: i64) -> None:
        name = BUILDINGS[tile]
        value: dict[str, Any] = BUILDING_DATA[name]
        where = "building_" + name
        self.tile = tile
        self.most = whole(value.get("most", 0), where)
        self.per_round = whole(value.get("per_round", 0), where)
        self.kind = kind_number(value["kind"], where) if "kind" in value else -1
        self.kinds = kinds_mask(value.get("kinds", []), where)
        self.pieces = whole(value.get("pieces", 0), where)
        self.pesos = whole(value.get("pesos", 0), where)
        self.vp = whole(value.get("vp", 0), where)
        self.must_answer = False
        self.first_move = 0
        self.moves = 0

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        """CU-070: would it have an effect now, or a further one, when ``fee`` pesos are paid first?"""
        return False

    def by_itself(self, state: Cuba) -> bool:
        """Does it work without a decision?"""
        return True

    def apply(self, state: Cuba, seat: i64) -> None:
        """What happens without a decision."""

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        """The answers, ``done`` aside."""

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        """One answer."""

    def round_is_over(self, state: Cuba) -> bool:
        """EP-122, EP-154: a limit a round counts over foreman and lawyer."""
        return self.per_round > 0 and state.uses[self.tile] >= self.per_round


class Gain(Effect):
    """Pieces from the supply, pesos or VP: cement factory, sawmill, dam, hotels, bank."""

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return self.pieces == 0 or state.supply[self.kind] > 0

    def apply(self, state: Cuba, seat: i64) -> None:
        """CU-043: as far as the supply lasts."""
        if self.pieces:
            stock.gain(state, seat, self.kind, self.pieces)
        state.pesos[seat] += self.pesos
        stock.score_vp(state, seat, self.vp)


class Convert(Effect):
    """CU-143, DP-090: one piece into another, any number: distillery, cigar factory."""

    into: i64

    def __init__(self, tile: i64) -> None:
        super().__init__(tile)
        value: dict[str, Any] = BUILDING_DATA[BUILDINGS[tile]]
        self.kind = kind_number(value["from"], "building_" + BUILDINGS[tile])
        self.into = kind_number(value["to"], "building_" + BUILDINGS[tile])
        self.first_move = CONVERT
        self.moves = ALL_KINDS

    def by_itself(self, state: Cuba) -> bool:
        return False

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return state.supply[self.into] > 0 and stock.owned(state, seat, self.kind) > 0

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        moves.add(CONVERT + self.kind)

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        stock.spend(state, seat, self.kind, 1)
        stock.gain(state, seat, self.into, 1)


class HandIn(Effect):
    """DP-091, DP-092: a piece for pesos or VP: café, golf course and their like."""

    def __init__(self, tile: i64) -> None:
        super().__init__(tile)
        self.first_move = HAND_IN
        self.moves = ALL_KINDS

    def by_itself(self, state: Cuba) -> bool:
        return False

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return stock.owned_of(state, seat, self.kinds) > 0

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        for kind in range(ALL_KINDS):
            if self.kinds >> kind & 1 and stock.owned(state, seat, kind):
                moves.add(HAND_IN + kind)

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        stock.spend(state, seat, move - HAND_IN, 1)
        state.pesos[seat] += self.pesos
        stock.score_vp(state, seat, self.vp)


class HandInSet(Effect):
    """DP-093, EP-057: one piece of each kind at once: restaurant, hacienda."""

    def __init__(self, tile: i64) -> None:
        super().__init__(tile)
        self.most = 1
        self.first_move = HAND_SET
        self.moves = 1

    def by_itself(self, state: Cuba) -> bool:
        return False

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        if self.round_is_over(state):
            return False
        for kind in range(ALL_KINDS):
            if self.kinds >> kind & 1 and not stock.owned(state, seat, kind):
                return False
        return True

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        moves.add(HAND_SET)

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        for kind in range(ALL_KINDS):
            if self.kinds >> kind & 1:
                stock.spend(state, seat, kind, 1)
        stock.score_vp(state, seat, self.vp)
        state.uses[self.tile] += 1


class Store(Effect):
    """CU-029, CU-071, DP-101: the warehouse and the second one."""

    def __init__(self, tile: i64) -> None:
        super().__init__(tile)
        self.first_move = KEEP
        self.moves = PRODUCTS

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return stock.can_store(state, seat)

    def by_itself(self, state: Cuba) -> bool:
        """CU-028: without a limit everything is stored at once."""
        return state.switches.capacity < 0

    def apply(self, state: Cuba, seat: i64) -> None:
        stock.store_all(state, seat)

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        legal_storing(state, seat, moves)

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        stock.store_piece(state, seat, move - KEEP)


def legal_storing(state: Cuba, seat: i64, moves: Moves) -> None:
    """DP-101: each product of the courtyard."""
    for product in range(PRODUCTS):
        if state.yard[seat * ALL_KINDS + product]:
            moves.add(KEEP + product)


class Trade(Effect):
    """CU-222, DP-095: transactions at the market, which the market act does not touch: market hall."""

    def __init__(self, tile: i64) -> None:
        super().__init__(tile)
        self.first_move = BUY
        self.moves = SELL + MERCHANDISE - BUY

    def by_itself(self, state: Cuba) -> bool:
        return False

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return market.can_trade(state, seat, fee)

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        market.add_trades(state, seat, moves, True, True)

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        market.trade(state, seat, move)


class Swap(Effect):
    """DP-096: a resource for another one: material depot."""

    def __init__(self, tile: i64) -> None:
        super().__init__(tile)
        self.first_move = EXCHANGE
        self.moves = 9

    def by_itself(self, state: Cuba) -> bool:
        return False

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        for given in range(MERCHANDISE, ALL_KINDS):
            for taken in range(MERCHANDISE, ALL_KINDS):
                if can_swap(state, seat, given, taken):
                    return True
        return False

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        for given in range(MERCHANDISE, ALL_KINDS):
            for taken in range(MERCHANDISE, ALL_KINDS):
                if can_swap(state, seat, given, taken):
                    moves.add(EXCHANGE + (given - MERCHANDISE) * 3 + taken - MERCHANDISE)

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        stock.spend(state, seat, (move - EXCHANGE) // 3 + MERCHANDISE, 1)
        stock.gain(state, seat, (move - EXCHANGE) % 3 + MERCHANDISE, 1)


def can_swap(state: Cuba, seat: i64, given: i64, taken: i64) -> bool:
    return given != taken and stock.owned(state, seat, given) > 0 and state.supply[taken] > 0


class Grow(Effect):
    """DP-094: a water for products of one kind: irrigation plant."""

    def __init__(self, tile: i64) -> None:
        super().__init__(tile)
        self.most = 1
        self.first_move = GROW
        self.moves = PRODUCTS

    def by_itself(self, state: Cuba) -> bool:
        return False

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        if not stock.owned(state, seat, WATER):
            return False
        for product in range(PRODUCTS):
            if state.supply[product]:
                return True
        return False

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        for product in range(PRODUCTS):
            if state.supply[product]:
                moves.add(GROW + product)

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        stock.spend(state, seat, WATER, 1)
        stock.gain(state, seat, move - GROW, self.pieces)


class Stow(Effect):
    """CU-219, EP-135, DP-097: load whatever the slot prints, on one ship: trading office."""

    def __init__(self, tile: i64) -> None:
        super().__init__(tile)
        self.first_move = STOW
        self.moves = DOCKS * CARGO_KINDS * CARGO_KINDS

    def by_itself(self, state: Cuba) -> bool:
        return False

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        for dock in range(1, DOCKS + 1):
            for printed in range(CARGO_KINDS):
                for kind in range(CARGO_KINDS):
                    if can_stow(state, seat, dock, kind, printed):
                        return True
        return False

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        for dock in range(1, DOCKS + 1):
            for kind in range(CARGO_KINDS):
                for printed in range(CARGO_KINDS):
                    if can_stow(state, seat, dock, kind, printed):
                        moves.add(STOW + stowing(dock, kind, printed))

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        place = move - STOW
        dock = place // (CARGO_KINDS * CARGO_KINDS) + 1
        harbour.load_piece(state, seat, dock, place // CARGO_KINDS % CARGO_KINDS, place % CARGO_KINDS)


def can_stow(state: Cuba, seat: i64, dock: i64, kind: i64, printed: i64) -> bool:
    """CU-211, EP-135: wood and wood slots only with each other; no banned piece; one dock."""
    if (kind == WOOD) != (printed == WOOD) or (state.dock and state.dock != dock):
        return False
    if not stock.owned(state, seat, kind) or harbour.is_banned(state, kind):
        return False
    return harbour.free_slot(state, dock, printed) >= 0


class Casino(Effect):
    """EP-052, EP-146, EP-147, DP-098: pesos for VP or VP for pesos, a limited number of times a round."""

    def __init__(self, tile: i64) -> None:
        super().__init__(tile)
        self.first_move = CASINO
        self.moves = 2

    def by_itself(self, state: Cuba) -> bool:
        return False

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        if self.round_is_over(state):
            return False
        return state.pesos[seat] - fee >= self.pesos or state.vp[seat] >= self.vp

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        if state.pesos[seat] >= self.pesos:
            moves.add(CASINO)
        if state.vp[seat] >= self.vp:
            moves.add(CASINO + 1)

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        sign: i64 = 1 if move == CASINO else -1
        state.pesos[seat] -= sign * self.pesos
        state.vp[seat] += sign * self.vp
        state.uses[self.tile] += 1


class Customs(Effect):
    """EP-053, DP-099: put a piece of the supply on a ship, or take one off; no VP: custom house."""

    def __init__(self, tile: i64) -> None:
        super().__init__(tile)
        self.most = 1
        self.first_move = PUT
        self.moves = UNLOAD + DOCKS * CARGO_KINDS * CARGO_KINDS - PUT

    def by_itself(self, state: Cuba) -> bool:
        return False

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        if self.round_is_over(state):
            return False
        for slot in state.cargo:
            if slot >= 0:
                return True
        for dock in range(1, DOCKS + 1):
            for kind in range(CARGO_KINDS):
                if can_put(state, dock, kind):
                    return True
        return False

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        for dock in range(1, DOCKS + 1):
            for kind in range(CARGO_KINDS):
                if can_put(state, dock, kind):
                    moves.add(PUT + loading(dock, kind))
        for dock in range(1, DOCKS + 1):
            for kind in range(CARGO_KINDS):
                for printed in range(CARGO_KINDS):
                    if harbour.slot_with(state, dock, printed, kind) >= 0:
                        moves.add(UNLOAD + stowing(dock, kind, printed))

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        if move < UNLOAD:
            put_piece(state, move - PUT)
        else:
            take_off(state, move - UNLOAD)
        state.uses[self.tile] += 1


def can_put(state: Cuba, dock: i64, kind: i64) -> bool:
    """CU-211, EP-131 … EP-133, EP-156: a matching free slot and a piece in the supply that is not banned."""
    return state.supply[kind] > 0 and not harbour.is_banned(state, kind) and harbour.free_slot(state, dock, kind) >= 0


def put_piece(state: Cuba, place: i64) -> None:
    kind = place % CARGO_KINDS
    state.cargo[harbour.free_slot(state, place // CARGO_KINDS + 1, kind)] = kind
    state.supply[kind] -= 1


def take_off(state: Cuba, place: i64) -> None:
    """EP-131: even a full ship gets a free slot again."""
    dock = place // (CARGO_KINDS * CARGO_KINDS) + 1
    kind = place // CARGO_KINDS % CARGO_KINDS
    state.cargo[harbour.slot_with(state, dock, place % CARGO_KINDS, kind)] = -1
    state.supply[kind] += 1


class Votes(Effect):
    """CU-090, EP-006, EP-123: the vote tile for this round's parliament, once: town hall."""

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return state.vote_tile < 0

    def apply(self, state: Cuba, seat: i64) -> None:
        state.vote_tile = seat


class Veto(Effect):
    """CU-096: the veto tile for this round's parliament: church."""

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return state.veto_tile < 0

    def apply(self, state: Cuba, seat: i64) -> None:
        state.veto_tile = seat


class Influence(Effect):
    """EP-056, DP-100: the influence tile on one of the bills: newspaper."""

    def __init__(self, tile: i64) -> None:
        super().__init__(tile)
        self.most = 1
        self.must_answer = True
        self.first_move = INFLUENCE
        self.moves = len(TYPES)

    def by_itself(self, state: Cuba) -> bool:
        return False

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return state.influence_tile < 0

    def legal(self, state: Cuba, seat: i64, moves: Moves) -> None:
        for kind in range(4):
            if state.bills[kind]:
                moves.add(INFLUENCE + kind)

    def answer(self, state: Cuba, seat: i64, move: i64) -> None:
        state.influence_tile = seat
        state.influence = move - INFLUENCE


class Statue(Effect):
    """EP-055, EP-124: counts at the end if it is used in the last round."""

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return state.round == state.switches.rounds and not state.statues >> seat & 1

    def apply(self, state: Cuba, seat: i64) -> None:
        state.statues |= i64(1) << seat


class Alternatives(Effect):
    """EP-054, EP-130: permanent, nothing to activate: Playa Café."""


KINDS_OF_EFFECT: Final[dict[str, type[Effect]]] = {
    "gain": Gain,
    "convert": Convert,
    "hand_in": HandIn,
    "hand_in_set": HandInSet,
    "store": Store,
    "trade": Trade,
    "swap": Swap,
    "grow": Grow,
    "stow": Stow,
    "casino": Casino,
    "customs": Customs,
    "votes": Votes,
    "veto": Veto,
    "influence": Influence,
    "statue": Statue,
    "alternatives": Alternatives,
}


def _effect(tile: int) -> Effect:
    name = BUILDINGS[tile]
    effect = BUILDING_DATA[name].get("effect")
    if effect not in KINDS_OF_EFFECT:
        raise fault("building_" + name, f"has the effect {effect!r}, which is none of {', '.join(KINDS_OF_EFFECT)}")
    if BUILDING_DATA[name].get("per_round") and BUILDING_DATA[name]["copies"] != 1:
        raise fault("building_" + name, "has a limit a round and must be the only copy")
    return KINDS_OF_EFFECT[effect](tile)


EFFECTS: Final = [_effect(tile) for tile in range(TILES)]


TOWN_HALL_VOTES: Final[i64] = max(
    [int(BUILDING_DATA[name].get("votes", 0)) for name in BUILDINGS if BUILDING_DATA[name]["effect"] == "votes"]
)


def shown_tiles(state: Cuba, seat: i64) -> i64:
    """The kinds of top tiles a player has, as bits; the printed warehouse is bit 0."""
    mask: i64 = 0 if state.built[seat] & 1 else 1
    for index in range(seat * 12, seat * 12 + 12):
        if state.tiles[index]:
            mask |= i64(1) << state.tiles[index]
    return mask
