"""Where a card lets you build, and why not elsewhere."""

from antilles.games.santa_cruz import components as c, turns
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.rules import Facts, Final, Reason, i64


def possible_sites(state: SantaCruz, seat: i64, way: i64) -> i64:
    """SC-050 … SC-055, SC-061, SC-073, SC-080: in reach, not forbidden, and the tile's building in supply, as bits."""
    return reachable_sites(state, seat, way) & allowed_sites(state, seat) & suitable_sites(state, seat, way)


def reachable_sites(state: SantaCruz, seat: i64, way: i64) -> i64:
    """SC-050 … SC-053, SC-093: the coast; all rivers with an own building; one road from an own building."""
    if way == c.SHIP:
        return state.board.coast
    if way != c.RIVER:
        return state.near[seat]
    sites: i64 = 0
    built = state.built[seat]
    for river in state.board.rivers:
        if river & built:
            sites |= river
    return sites


def allowed_sites(state: SantaCruz, seat: i64) -> i64:
    """SC-055, SC-080, SC-081: free ones; for the last player once a round also those of others only."""
    return ~state.built[seat] if seat == turns.last_player(state) and not state.overbuilt else ~state.occupied


def suitable_sites(state: SantaCruz, seat: i64, way: i64) -> i64:
    """SC-061, SC-073, SC-085: the tile wants a building in supply; a river card may also go for a tile face down."""
    sites = wanted_sites(state, seat)
    return sites | ~state.up if way == c.RIVER else sites


def wanted_sites(state: SantaCruz, seat: i64) -> i64:
    """SC-061: sites face up whose building the player still has, as bits."""
    sites: i64 = 0
    supply, wants = state.supply, state.wants
    first = seat * c.KINDS
    if supply[first + c.HOUSE]:
        sites = wants[c.HOUSE]
    if supply[first + c.CHURCH]:
        sites |= wants[c.CHURCH]
    if supply[first + c.LIGHTHOUSE]:
        sites |= wants[c.LIGHTHOUSE]
    return sites


def must_build(state: SantaCruz, seat: i64, way: i64) -> bool:
    """SC-070: a possible free site obliges, an occupied one never does."""
    return possible_sites(state, seat, way) & ~state.occupied != 0


# --- why not ----------------------------------------------------------------------------------------
def site(state: SantaCruz, seat: int, move: int) -> Facts:
    return {"site": state.board.sites[state.board.moves.item[move]]}


def site_and_building(state: SantaCruz, seat: int, move: int) -> Facts:
    item = state.board.moves.item[move]
    kind = state.board.tile_building[state.tile[item]]
    return {"site": state.board.sites[item], "building": c.BUILDINGS[kind], "n": state.board.buildings[kind]}


NOT_COAST: Final = Reason("SC-050", "refusal-not-coast", site)
NO_ROAD: Final = Reason("SC-052", "refusal-no-road", site)
NOT_YOUR_RIVER: Final = Reason("SC-051", "refusal-not-your-river", site)
NOT_ON_RIVER: Final = Reason("SC-053", "refusal-not-on-river", site)
OWN_BUILDING: Final = Reason("SC-080", "refusal-own-building", site)
EXCEPTION_USED: Final = Reason("SC-080", "refusal-exception-used", site)
OCCUPIED: Final = Reason("SC-055", "refusal-occupied", site)
FACE_DOWN: Final = Reason("SC-085", "refusal-face-down", site)
NO_BUILDING: Final = Reason("SC-073", "refusal-no-building", site_and_building)


def against_site(state: SantaCruz, seat: i64, way: i64, place: i64) -> Reason | None:
    """SC-050 … SC-055, SC-073, SC-080, SC-085: out of reach, occupied, face down, or no such building left."""
    if not reachable_sites(state, seat, way) >> place & 1:
        return out_of_reach(state, way, place)
    if not allowed_sites(state, seat) >> place & 1:
        if state.built[seat] >> place & 1:
            return OWN_BUILDING
        return EXCEPTION_USED if seat == turns.last_player(state) else OCCUPIED
    if suitable_sites(state, seat, way) >> place & 1:
        return None
    return NO_BUILDING if state.up >> place & 1 else FACE_DOWN


def out_of_reach(state: SantaCruz, way: i64, place: i64) -> Reason:
    """SC-050 … SC-052: ships go to the coast, rivers and roads start from an own building."""
    if way == c.SHIP:
        return NOT_COAST
    if way != c.RIVER:
        return NO_ROAD
    return NOT_YOUR_RIVER if state.board.on_river >> place & 1 else NOT_ON_RIVER
