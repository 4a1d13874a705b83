"""What construction cards in hand could build at once: the best sites within their reach."""

from antilles.games.santa_cruz import components as c
from antilles.games.santa_cruz.sites import reachable_sites, suitable_sites
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.native import Final, i64
from antilles.kernel.rules import bit, lowest

BIRD: Final = 2.0  # points of a bird token, as they lie in the supply
UNSEEN_LAND: Final = 2.0
UNSEEN_VOLCANO: Final = 4.0  # points of a tile that nobody has seen
NOTHING: Final = -100.0


def in_reach(state: SantaCruz, seat: i64) -> float:
    """The points of the best free sites, one for each ship, river and road in hand."""
    total = 0.0
    free = ~state.occupied
    for way in range(c.WAYS):
        cards = state.cards[seat * c.CARD_KINDS + way]
        if cards:
            total += best_of(state, reachable_sites(state, seat, way) & free & suitable_sites(state, seat, way), cards)
    return total


def best_of(state: SantaCruz, sites: i64, count: i64) -> float:
    """The sum of the ``count`` best sites, or of all if there are fewer."""
    total = 0.0
    for _site in range(count):
        best = NOTHING
        best_site: i64 = c.NONE
        left = sites
        while left:
            site = lowest(left)
            points = points_of(state, site)
            if points > best:
                best = points
                best_site = site
            left &= left - 1
        if best_site == c.NONE:
            return total
        total += best
        sites &= ~bit(best_site)
    return total


def points_of(state: SantaCruz, site: i64) -> float:
    tile = state.tile[site]
    if tile == c.NONE:
        return UNSEEN_VOLCANO if state.board.terrain[site] == c.VOLCANO else UNSEEN_LAND
    return float(state.board.tile_points[tile]) + BIRD * float(state.board.tile_bird[tile])
