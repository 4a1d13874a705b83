"""What bots may use of the game: how good a position is, and which moves a rollout prefers."""

from antilles.games.santa_cruz import components as c
from antilles.games.santa_cruz.board import PER_BUILDING
from antilles.games.santa_cruz.moves import BUILD, DOUBLE, LAND, OBJECTIVE, SECOND, SPEND
from antilles.games.santa_cruz.reach import in_reach
from antilles.games.santa_cruz.score import sum_of_birds, worth
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.native import Final, i64, mypyc_attr
from antilles.kernel.prospects import Prospects
from antilles.kernel.rules import Moves, State, lowest

LONG_ROUND: Final = 13.0  # one more than a player's turns in a round for two


@mypyc_attr(acyclic=True)
class SantaCruzInsight(Prospects):
    """The weights are those of ``insight.toml``, in points."""

    sure: (
        float  # how much of an objective that is met but not yet played a player may count on, near the end of a round
    )
    doubt: float  # how much less of it for every turn that a player still has: others may catch up
    hope: float  # how much of an objective that is not met while there is still to build
    growth: float  # buildings of one sort that a construction card still in hand promises
    ruin: float  # times an eruption's points: whoever loses buildings to it loses more than that
    card: float  # a construction card in hand
    double: float  # the card that builds twice
    reach: float  # how much of the best sites in reach of the cards in hand a player may count on
    tempo: float  # being in turn, for every turn still to come in the round
    hurry: (
        float  # how much of the lead that decides a game melts away in the last round: 1 for all of it, 0 for nothing
    )

    def decisive_lead(self, state: State) -> float:
        """The fewer turns are left in the last round, the fewer points decide the game."""
        assert isinstance(state, SantaCruz)
        if state.round == 1:
            return self.lead
        return self.lead * (1.0 - self.hurry * (1.0 - (1.0 + turns_left(state)) / LONG_ROUND))

    def worth(self, state: State, seat: i64) -> float:
        """Points now, birds, and what cards in hand promise, the objectives of all the others too."""
        assert isinstance(state, SantaCruz)
        total = float(state.points[seat] + sum_of_birds(state, seat))
        singles = 0.0
        for card in range(c.WAYS):
            singles += float(state.cards[seat * c.CARD_KINDS + card])
        doubles = float(state.cards[seat * c.CARD_KINDS + c.DOUBLE])
        turns = turns_left(state)
        met = self.sure - self.doubt * turns
        for holder in range(state.seats):
            hand = state.objectives[holder]
            while hand:
                total += self.promise(state, seat, lowest(hand), singles + doubles, met)
                hand &= hand - 1
        if seat == state.asked:
            total += self.tempo * turns
        if self.reach and singles:
            total += self.reach * in_reach(state, seat)
        return total + self.card * singles + self.double * doubles

    def promise(self, state: SantaCruz, seat: i64, objective: i64, to_build: float, met: float) -> float:
        """An objective's worth when it will be played: what it is now, and buildings still to come."""
        now = float(worth(state, seat, objective))
        if state.board.objective_kind[objective] == PER_BUILDING:
            share = self.ruin if state.board.objective_destroys[objective] else met
            return share * now + self.growth * to_build * float(state.board.objective_points[objective])
        if now == 0.0 and to_build > 1.0:
            return self.hope * float(state.board.objective_points[objective])
        return met * now

    def bias(self, state: State, seat: i64, moves: Moves, weights: Moves) -> None:
        """Rather build than not, for many points; play an objective when it helps most."""
        assert isinstance(state, SantaCruz)
        for index in range(moves.count):
            move = moves.items[index]
            verb = state.board.moves.verb[move]
            item = state.board.moves.item[move]
            if verb in (BUILD, LAND, DOUBLE, SECOND):
                weights.add(site_weight(state, seat, item))
            elif verb == OBJECTIVE:
                weights.add(max(1, 3 + gain(state, seat, item)))
            else:
                weights.add(1 if verb == SPEND else 6)


def turns_left(state: SantaCruz) -> float:
    """Turns that a player still has in this round."""
    return float(state.plays + state.landings) / float(state.seats)


def gain(state: SantaCruz, seat: i64, objective: i64) -> i64:
    """An objective's worth for a player beyond what it brings the best of the others."""
    best: i64 = -1000
    for other in range(state.seats):
        if other != seat:
            best = max(best, worth(state, other, objective))
    return 2 * worth(state, seat, objective) - best


def site_weight(state: SantaCruz, seat: i64, site: i64) -> i64:
    """A tile's points, its bird, and goods that an objective in hand asks for."""
    tile = state.tile[site]
    if tile == c.NONE:
        return 8
    weight = 6 + 2 * state.board.tile_points[tile] + 3 * state.board.tile_bird[tile]
    hand = state.objectives[seat]
    while hand:
        if state.board.objective_goods[lowest(hand)] & state.board.tile_goods[tile]:
            weight += 8
        hand &= hand - 1
    return max(1, weight)
