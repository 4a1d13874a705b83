"""What buildings do. ``data.toml`` names an effect for each building and gives its amounts.

An effect is the question that a use of the building asks, if it needs a decision; otherwise it works by itself.
"""

from antilles.games.cuba import components as c, moves as m, question as q, stock
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Any, Facts, Reason, i64


class Effect(q.Ask):
    """What one building does when it is used; each answer is one of its moves, ``done`` aside."""

    def __init__(
        self, tile: i64, statement: str, first: i64 = 0, count: i64 = 0, may_stop: bool = True, most: i64 = 0
    ) -> None:
        super().__init__("use", statement, first, count, may_stop)
        name = c.BUILDINGS[tile]
        value: dict[str, Any] = c.BUILDING_DATA[name]
        where = "building_" + name
        self.tile = tile
        self.most: i64 = c.whole(value.get("most", most), where)  # answers a use; 0 without limit
        # Answers a round over all uses; 0 without limit.
        self.per_round: i64 = c.whole(value.get("per_round", 0), where)
        self.kind: i64 = c.kind_number(value["kind"], where) if "kind" in value else -1
        self.kinds: i64 = c.kinds_mask(value.get("kinds", []), where)  # as bits
        self.pieces: i64 = c.whole(value.get("pieces", 0), where)
        self.pesos: i64 = c.whole(value.get("pesos", 0), where)
        self.vp: i64 = c.whole(value.get("vp", 0), where)
        self.by_itself = count == 0  # works without a decision
        self.other_question = Reason(statement, "refusal-other-building", self.building)
        self.no_piece = Reason(statement, "refusal-no-piece", self.missing)
        self.cannot = Reason(statement, "refusal-building-cannot", self.building)

    def building(self, state: Cuba, seat: int, move: int) -> Facts:
        return {"building": c.BUILDINGS[self.tile]}

    def missing(self, state: Cuba, seat: int, move: int) -> Facts:
        return {"kind": c.KINDS[self.given(move)]}

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        """CU-070: would it have an effect now, or a further one, when ``fee`` pesos are paid first?"""
        return False

    def apply(self, state: Cuba, seat: i64) -> None:
        """What happens without a decision."""

    def works(self, state: Cuba, seat: i64, move: i64) -> bool:
        """Is this one of its answers now?"""
        return False

    def given(self, move: i64) -> i64:
        """The kind of piece that an answer hands in; -1 for none."""
        return -1

    def work(self, state: Cuba, seat: i64, move: i64) -> None:
        """One answer."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        """CU-143, DP-090 … DP-101: not possible now, or the piece is not there."""
        if self.works(state, seat, move):
            return None
        given = self.given(move)
        return self.no_piece if given >= 0 and not stock.owned(state, seat, given) else self.cannot

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        """CU-072, CU-143: piece by piece, until done, the limit, or nothing is left to do."""
        if move != m.DONE:
            self.work(state, seat, move)
            state.count += 1
            if (not self.most or state.count < self.most) and self.useful(state, seat, 0):
                return
        state.course.after_use(state, seat)

    def start(self, state: Cuba, seat: i64) -> None:
        """CU-070, CU-141: what needs no decision happens at once, the rest is asked."""
        if self.by_itself:
            self.apply(state, seat)
            state.course.after_use(state, seat)
        else:
            state.question = self

    def round_is_over(self, state: Cuba) -> bool:
        """EP-122, EP-154: a limit a round counts over foreman and lawyer."""
        return self.per_round > 0 and state.uses[self.tile] >= self.per_round


# --- pieces -----------------------------------------------------------------------------------------
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


class GivePiece(Effect):
    """Each answer hands in a piece, kind by kind."""

    def given(self, move: i64) -> i64:
        return move - self.first


class Convert(GivePiece):
    """CU-143, DP-090: one piece into another, any number: distillery, cigar factory."""

    def __init__(self, tile: i64) -> None:
        super().__init__(tile, "DP-090", m.CONVERT, c.ALL_KINDS)
        value: dict[str, Any] = c.BUILDING_DATA[c.BUILDINGS[tile]]
        self.kind = c.kind_number(value["from"], "building_" + c.BUILDINGS[tile])
        self.into: i64 = c.kind_number(value["to"], "building_" + c.BUILDINGS[tile])

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return state.supply[self.into] > 0 and stock.owned(state, seat, self.kind) > 0

    def works(self, state: Cuba, seat: i64, move: i64) -> bool:
        return move - m.CONVERT == self.kind

    def work(self, state: Cuba, seat: i64, move: i64) -> None:
        stock.spend(state, seat, self.kind, 1)
        stock.gain(state, seat, self.into, 1)


class HandIn(GivePiece):
    """DP-091, DP-092: a piece for pesos or VP: café, golf course and their like."""

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return stock.owned_of(state, seat, self.kinds) > 0

    def works(self, state: Cuba, seat: i64, move: i64) -> bool:
        return self.kinds >> (move - m.HAND_IN) & 1 != 0 and stock.owned(state, seat, move - m.HAND_IN) > 0

    def work(self, state: Cuba, seat: i64, move: i64) -> None:
        stock.spend(state, seat, move - m.HAND_IN, 1)
        state.pesos[seat] += self.pesos
        stock.score_vp(state, seat, self.vp)


class HandInSet(Effect):
    """DP-093, EP-057: one piece of each kind at once: restaurant, hacienda."""

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return not self.round_is_over(state) and not self.kinds & ~stock.kinds_owned(state, seat)

    def works(self, state: Cuba, seat: i64, move: i64) -> bool:
        return True

    def work(self, state: Cuba, seat: i64, move: i64) -> None:
        for kind in range(c.ALL_KINDS):
            if self.kinds >> kind & 1:
                stock.spend(state, seat, kind, 1)
        stock.score_vp(state, seat, self.vp)
        state.uses[self.tile] += 1


class Store(GivePiece):
    """CU-029, CU-071, DP-101: the warehouse and the second one."""

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return stock.can_store(state, seat)

    def start(self, state: Cuba, seat: i64) -> None:
        """CU-028: without a limit everything is stored at once."""
        if state.switches.capacity < 0:
            stock.store_all(state, seat)
            state.course.after_use(state, seat)
        else:
            state.question = self

    def works(self, state: Cuba, seat: i64, move: i64) -> bool:
        """DP-101: each product of the courtyard."""
        return state.yard[seat * c.ALL_KINDS + move - m.KEEP] > 0

    def work(self, state: Cuba, seat: i64, move: i64) -> None:
        stock.store_piece(state, seat, move - m.KEEP)


class Exchange(Effect):
    """DP-096: a resource for another one: material depot."""

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        for move in range(self.first, self.end):
            if self.works(state, seat, move):
                return True
        return False

    def works(self, state: Cuba, seat: i64, move: i64) -> bool:
        given = self.given(move)
        taken = (move - m.EXCHANGE) % 3 + c.MERCHANDISE
        return given != taken and stock.owned(state, seat, given) > 0 and state.supply[taken] > 0

    def given(self, move: i64) -> i64:
        return (move - m.EXCHANGE) // 3 + c.MERCHANDISE

    def work(self, state: Cuba, seat: i64, move: i64) -> None:
        stock.spend(state, seat, self.given(move), 1)
        stock.gain(state, seat, (move - m.EXCHANGE) % 3 + c.MERCHANDISE, 1)


class Grow(Effect):
    """DP-094: a water for products of one kind: irrigation plant."""

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return stock.owned(state, seat, c.WATER) > 0 and stock.in_supply(state, 0, c.PRODUCTS) != 0

    def works(self, state: Cuba, seat: i64, move: i64) -> bool:
        return state.supply[move - m.GROW] > 0

    def work(self, state: Cuba, seat: i64, move: i64) -> None:
        stock.spend(state, seat, c.WATER, 1)
        stock.gain(state, seat, move - m.GROW, self.pieces)


# --- tiles for parliament, the statue, Playa Café ------------------------------------------------------
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

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return state.influence_tile < 0

    def works(self, state: Cuba, seat: i64, move: i64) -> bool:
        return state.bills[move - m.INFLUENCE] != 0

    def work(self, state: Cuba, seat: i64, move: i64) -> None:
        state.influence_tile = seat
        state.influence = move - m.INFLUENCE


class Statue(Effect):
    """EP-055, EP-124: counts at the end if it is used in the last round."""

    def useful(self, state: Cuba, seat: i64, fee: i64) -> bool:
        return state.round == state.switches.rounds and not state.statues >> seat & 1

    def apply(self, state: Cuba, seat: i64) -> None:
        state.statues |= i64(1) << seat
