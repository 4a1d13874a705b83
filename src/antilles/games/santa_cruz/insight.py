"""What bots may use of the game: how good a position is, and which moves a rollout prefers."""

from antilles.games.santa_cruz import board, components as c, moves as m
from antilles.games.santa_cruz.score import sum_of_birds, worth
from antilles.games.santa_cruz.sites import reachable_sites, suitable_sites
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.prospects import Prospects
from antilles.kernel.rules import Final, Moves, bit, count_bits, i64, lowest, total_of, vec

QUIET: Final = ("cards", "landing")
"""Phases at the beginning of a turn."""


class SantaCruzInsight(Prospects[SantaCruz]):
    """The weights are those of ``insight.toml``, in points."""

    sure: float  # how much of an objective that is met a player may count on, near the end of a round
    doubt: float  # how much less of it for every turn that a player still has: others may catch up
    hope: float  # how much of an objective that is not met while there is still to build
    growth: float  # buildings of one sort that a construction card still in hand promises
    ruin: float  # times an eruption's points: whoever loses buildings to it loses more than that
    card: float  # a construction card in hand
    double: float  # the card that builds twice
    reach: float  # how much of the best sites in reach of the cards in hand a player may count on
    bird: float  # points of a bird token on a site in reach, as they lie in the supply
    unseen: float  # points of a tile in reach that nobody has seen
    unseen_volcano: float  # the same on a volcano
    tempo: float  # being in turn, for every turn still to come in the round
    hurry: float  # how much of the lead that decides a game melts away in the last round, from 0 to 1
    long_round: float  # turns over which it does: one more than a player has in a round for two
    own_terms = ("points", "birds", "reach", "mine", "theirs", "mine_hoped", "turn", "buildings", *c.CARDS)
    common_terms = ("turns", "last_round", "landing")

    def decisive_lead(self, state: SantaCruz) -> float:
        """The fewer turns are left in the last round, the fewer points decide the game."""
        if state.round == 1:
            return self.lead
        return self.lead * (1.0 - self.hurry * (1.0 - (1.0 + turns_left(state)) / self.long_round))

    def worth(self, state: SantaCruz, seat: i64) -> float:
        """Points now, birds, and what cards in hand promise, the objectives of all the others too."""
        total = float(state.points[seat] + sum_of_birds(state, seat))
        singles = float(total_of(state.cards, seat * c.CARD_KINDS, c.WAYS))
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
            total += self.reach * self.in_reach(state, seat)
        return total + self.card * singles + self.double * doubles

    def promise(self, state: SantaCruz, seat: i64, objective: i64, to_build: float, met: float) -> float:
        """An objective's worth when it will be played: what it is now, and buildings still to come."""
        now = float(worth(state, seat, objective))
        if state.board.objective_kind[objective] == board.PER_BUILDING:
            share = self.ruin if state.board.objective_destroys[objective] else met
            return share * now + self.growth * to_build * float(state.board.objective_points[objective])
        if now == 0.0 and to_build > 1.0:
            return self.hope * float(state.board.objective_points[objective])
        return met * now

    def progress(self, state: SantaCruz) -> float:
        """Each round is half of the game; before its first landing none of it is over."""
        turns = turns_left(state)
        done = max(0.0, 1.0 - turns / self.long_round) if turns > 0.0 else 0.0
        return 0.5 * (float(state.round - 1) + done)

    def quiet(self, state: SantaCruz) -> bool:
        """Not between the rounds, when some have new cards and others none yet, nor in the middle of a turn."""
        return state.plays + state.landings > 0 and state.question.name in QUIET

    def in_reach(self, state: SantaCruz, seat: i64) -> float:
        """What the cards in hand could build at once: the best free sites, one for each ship, river and road."""
        total = 0.0
        for way in range(c.WAYS):
            cards = state.cards[seat * c.CARD_KINDS + way]
            if cards:
                sites = reachable_sites(state, seat, way) & ~state.occupied & suitable_sites(state, seat, way)
                total += self.best_of(state, sites, cards)
        return total

    def best_of(self, state: SantaCruz, sites: i64, count: i64) -> float:
        """The points of the ``count`` best sites, or of all if there are fewer."""
        total = 0.0
        for _site in range(count):
            if not sites:
                return total
            left = sites & (sites - 1)
            best_site = lowest(sites)
            best = self.points_of(state, best_site)
            while left:
                site = lowest(left)
                points = self.points_of(state, site)
                if points > best:
                    best = points
                    best_site = site
                left &= left - 1
            total += best
            sites &= ~bit(best_site)
        return total

    def points_of(self, state: SantaCruz, site: i64) -> float:
        tile = state.tile[site]
        if tile == c.NONE:
            return self.unseen_volcano if state.board.terrain[site] == c.VOLCANO else self.unseen
        return float(state.board.tile_points[tile]) + self.bird * float(state.board.tile_bird[tile])

    def terms(self, state: SantaCruz, seat: i64, row: vec[i64]) -> None:
        """Points; what cards reach at once; what objectives bring now, in one's own hand and in the others'; cards."""
        row[0] = state.points[seat]
        row[1] = sum_of_birds(state, seat)
        row[2] = i64(4.0 * self.in_reach(state, seat))
        row[3] = 0
        row[4] = 0
        row[5] = 0
        for holder in range(state.seats):
            hand = state.objectives[holder]
            while hand:
                objective = lowest(hand)
                now = worth(state, seat, objective)
                if holder == seat:
                    row[3] += now
                    if now == 0:
                        row[5] += state.board.objective_points[objective]
                else:
                    row[4] += now
                hand &= hand - 1
        row[6] = i64(4.0 * turns_left(state)) if seat == state.asked else i64(0)
        row[7] = count_bits(state.built[seat])
        for card in range(c.CARD_KINDS):
            row[8 + card] = state.cards[seat * c.CARD_KINDS + card]

    def common(self, state: SantaCruz, row: vec[i64]) -> None:
        row[0] = i64(4.0 * turns_left(state))
        row[1] = state.round - 1
        row[2] = 1 if state.landings > 0 else 0

    def bias(self, state: SantaCruz, seat: i64, moves: Moves, weights: Moves) -> None:
        """Rather build than not, for many points; play an objective when it helps most."""
        for index in range(moves.count):
            move = moves.items[index]
            verb = state.board.moves.verb[move]
            item = state.board.moves.item[move]
            if verb in (m.BUILD, m.LAND, m.DOUBLE, m.SECOND):
                weights.add(site_weight(state, seat, item))
            elif verb == m.OBJECTIVE:
                weights.add(max(1, 3 + gain(state, seat, item)))
            else:
                weights.add(1 if verb == m.SPEND else 6)


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
