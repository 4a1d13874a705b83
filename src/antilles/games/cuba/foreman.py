"""The foreman: using buildings."""

from antilles.games.cuba import buildings, components as c, moves as m, question as q, stock, turns
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Final, Reason, i64, lowest


def start(state: Cuba, seat: i64) -> None:
    """CU-070, CU-206: the first activation, if there is any; the pawn stands where it was."""
    state.used = 0
    ask_activation(state, seat)


def usable_on(state: Cuba, seat: i64, parcels: i64) -> i64:
    """CU-070, DP-071: buildings on some parcels that would have an effect now, as bits of their tiles."""
    mask: i64 = 0
    parcels &= state.built[seat] | 1
    while parcels:
        tile = state.tiles[seat * c.PARCELS + lowest(parcels)]
        parcels &= parcels - 1
        if not mask >> tile & 1 and buildings.EFFECTS[tile].useful(state, seat, 0):
            mask |= i64(1) << tile
    return mask


def ask_activation(state: Cuba, seat: i64) -> None:
    """DP-071: until done or nothing has an effect."""
    if ACTIVATE.choices(state, seat):
        state.question = ACTIVATE
    else:
        finish(state, seat)


NOT_OWNED: Final = Reason("CU-070", "refusal-not-owned", m.named)
ALREADY_USED: Final = Reason("CU-070", "refusal-used", m.named)
NOT_ACTIVE: Final = Reason("CU-070", "refusal-not-active", m.named)
NO_EFFECT: Final = Reason("CU-070", "refusal-no-effect", m.named)


class Activate(q.Choice):
    """CU-070, CU-204, DP-071: an active building, and so on (a); or an inactive one, then the only one (b)."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        """CU-070, EP-125, EP-130: not owned, not active, already used, or without effect."""
        tile = move - m.ACTIVATED
        if ACTIVATE.choices(state, seat) >> tile & 1:
            return None
        if not stock.shown_tiles(state, seat) >> tile & 1:
            return NOT_OWNED
        if parcel_of(state, seat, tile, state.used) >= 0:
            return ALREADY_USED
        return NOT_ACTIVE if buildings.EFFECTS[tile].useful(state, seat, 0) else NO_EFFECT

    def choices(self, state: Cuba, seat: i64) -> i64:
        """CU-070, CU-073, CU-223, EP-125: active buildings not used yet; first of all also one inactive one instead."""
        active = c.ACTIVE[state.pawn[seat]]
        mask = usable_on(state, seat, active & ~state.used) & ~c.STATUE_TILES
        if not state.used and state.switches.foreman_any_one:
            mask |= usable_on(state, seat, ~active)
        return mask

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        if move == m.DONE:
            finish(state, seat)
            return
        tile = move - m.ACTIVATED
        parcel = parcel_of(state, seat, tile, c.ACTIVE[state.pawn[seat]] & ~state.used)
        if parcel < 0:
            start_use(state, seat, tile, c.BY_FOREMAN_ALONE)
            return
        if not state.used:
            count_statue(state, seat)
        state.used |= i64(1) << parcel
        start_use(state, seat, tile, c.BY_FOREMAN)


ACTIVATE: Final[Activate] = Activate("activate", "DP-071", m.ACTIVATED, c.TILES, may_stop=True)


def parcel_of(state: Cuba, seat: i64, tile: i64, parcels: i64) -> i64:
    """The first of some parcels on which a building stands; -1 for none."""
    for parcel in range(c.PARCELS):
        if parcels >> parcel & 1 and stock.top_tile(state, seat, parcel) == tile:
            return parcel
    return -1


def finish(state: Cuba, seat: i64) -> None:
    """EP-125: an active statue counts even if nothing else was used."""
    if not state.used:
        count_statue(state, seat)
    state.question = turns.NEXT_TURN


def count_statue(state: Cuba, seat: i64) -> None:
    """EP-055, EP-125: an active statue counts by itself in the last round."""
    parcels = c.ACTIVE[state.pawn[seat]] & state.built[seat]
    while parcels:
        tile = state.tiles[seat * c.PARCELS + lowest(parcels)]
        parcels &= parcels - 1
        if c.STATUE_TILES >> tile & 1 and buildings.EFFECTS[tile].useful(state, seat, 0):
            buildings.EFFECTS[tile].apply(state, seat)


def start_use(state: Cuba, seat: i64, tile: i64, user: i64) -> None:
    """CU-070, CU-141: what needs no decision happens at once, the rest is asked."""
    state.tile = tile
    state.user = user
    turns.forget_use(state)
    buildings.EFFECTS[tile].start(state, seat)


def finish_use(state: Cuba, seat: i64) -> None:
    """CU-070: a use is finished before the next one starts."""
    turns.forget_use(state)
    if state.user == c.BY_FOREMAN:
        ask_activation(state, seat)
    else:
        state.question = turns.NEXT_TURN
