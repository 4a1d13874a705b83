"""Pieces and where they lie: supply, courtyard, warehouse."""

from antilles.games.cuba import components as c, laws
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Final, count_bits, filled, i64, lowest, total_of

ALL_PRODUCTS: Final = (1 << c.PRODUCTS) - 1


def owned(state: Cuba, seat: i64, kind: i64) -> i64:
    """CU-027, DP-004: courtyard and warehouse together."""
    pieces = state.yard[seat * c.ALL_KINDS + kind]
    return pieces + state.stored[seat * c.PRODUCTS + kind] if kind < c.PRODUCTS else pieces


def owned_of(state: Cuba, seat: i64, kinds: i64) -> i64:
    """Pieces of all kinds in a bit mask."""
    total: i64 = 0
    for kind in range(c.ALL_KINDS):
        if kinds >> kind & 1:
            total += owned(state, seat, kind)
    return total


def kinds_owned(state: Cuba, seat: i64) -> i64:
    """The kinds of which there is a piece in courtyard or warehouse, as bits."""
    kinds = filled(state.yard, seat * c.ALL_KINDS, c.ALL_KINDS)
    return kinds | filled(state.stored, seat * c.PRODUCTS, c.PRODUCTS)


def gain(state: Cuba, seat: i64, kind: i64, pieces: i64) -> None:
    """CU-006, CU-026, CU-043: from the supply to the courtyard, as far as the supply lasts."""
    taken = min(state.supply[kind], pieces)
    state.supply[kind] -= taken
    state.yard[seat * c.ALL_KINDS + kind] += taken


def give_up(state: Cuba, seat: i64, kind: i64) -> None:
    """CU-027: one piece leaves its owner, from the courtyard first."""
    if state.yard[seat * c.ALL_KINDS + kind]:
        state.yard[seat * c.ALL_KINDS + kind] -= 1
    else:
        state.stored[seat * c.PRODUCTS + kind] -= 1


def spend(state: Cuba, seat: i64, kind: i64, pieces: i64) -> None:
    """CU-027: pieces go back to the supply."""
    for _piece in range(pieces):
        give_up(state, seat, kind)
    state.supply[kind] += pieces


def in_supply(state: Cuba, first: i64, end: i64) -> i64:
    """The kinds from ``first`` up to ``end`` that the supply has, as bits."""
    return filled(state.supply, first, end - first) << first


def room(state: Cuba, seat: i64) -> i64:
    """CU-028: how many products still fit into the warehouse; every visible warehouse adds its share."""
    if state.switches.capacity < 0:
        return c.ENDLESS
    warehouses: i64 = 0 if state.built[seat] & 1 else 1
    for parcel in range(c.PARCELS):
        tile = state.tiles[seat * c.PARCELS + parcel]
        if tile and c.STORE_TILES >> tile & 1:
            warehouses += 1
    full = state.switches.capacity * warehouses - stored_of(state, seat, ALL_PRODUCTS)
    return max(0, full)


def stored_of(state: Cuba, seat: i64, products: i64) -> i64:
    """Pieces in the warehouse of all products in a bit mask."""
    total: i64 = 0
    for product in range(c.PRODUCTS):
        if products >> product & 1:
            total += state.stored[seat * c.PRODUCTS + product]
    return total


def can_store(state: Cuba, seat: i64) -> bool:
    """CU-029: a product lies in the courtyard, and there is room for it."""
    return total_of(state.yard, seat * c.ALL_KINDS, c.PRODUCTS) > 0 and room(state, seat) > 0


def store_all(state: Cuba, seat: i64) -> None:
    """CU-029: all products of the courtyard at once."""
    for product in range(c.PRODUCTS):
        state.stored[seat * c.PRODUCTS + product] += state.yard[seat * c.ALL_KINDS + product]
        state.yard[seat * c.ALL_KINDS + product] = 0


def store_piece(state: Cuba, seat: i64, product: i64) -> None:
    """CU-029: with a limited capacity piece by piece."""
    state.yard[seat * c.ALL_KINDS + product] -= 1
    state.stored[seat * c.PRODUCTS + product] += 1


def buildings(state: Cuba, seat: i64) -> i64:
    """CU-150, EP-045: buildings with the warehouse; a stack is one building."""
    return 1 + count_bits(state.built[seat] & ~i64(1))


def buildings_for_laws(state: Cuba, seat: i64) -> i64:
    """CU-106, CU-218, EP-045: by the switch the printed warehouse does not count for laws, covered or not."""
    return buildings(state, seat) - (0 if state.switches.warehouse_counts else 1)


def erect(state: Cuba, seat: i64, parcel: i64, tile: i64) -> None:
    """CU-025: a tile covers its parcel."""
    state.tiles[seat * c.PARCELS + parcel] = tile
    state.built[seat] |= i64(1) << parcel


def score_vp(state: Cuba, seat: i64, vp: i64) -> None:
    """CU-007: the score never falls below 0."""
    total = state.vp[seat] + vp
    state.vp[seat] = max(0, total)


def shown_tiles(state: Cuba, seat: i64) -> i64:
    """The kinds of top tiles a player has, as bits; the printed warehouse is bit 0."""
    left = state.built[seat]
    mask: i64 = 0 if left & 1 else 1
    while left:
        mask |= i64(1) << state.tiles[seat * c.PARCELS + lowest(left)]
        left &= left - 1
    return mask


def top_tile(state: Cuba, seat: i64, parcel: i64) -> i64:
    """The building on a parcel: 0 is the printed warehouse on parcel 0; -1 for none."""
    tile = state.tiles[seat * c.PARCELS + parcel]
    return tile if tile or parcel == 0 else -1


def open_places(state: Cuba, seat: i64) -> i64:
    """CU-044, EP-054, EP-128, EP-129: places of the alternatives this player may use, as bits."""
    if laws.alternatives_closed(state):
        return 0
    places: i64 = 0b111111 if state.switches.places == 2 else 0b010101
    if not state.markers or shown_tiles(state, seat) & c.ALTERNATIVES_TILES:
        return places
    return places & ~state.markers


def best_place(state: Cuba, seat: i64, card: i64) -> i64:
    """CU-044, CU-224: 0 for the better place of a card, 1 for the other, -1 for none."""
    places = open_places(state, seat) >> c.FIRST_PLACE[card] & 3
    return -1 if places == 0 else 0 if places & 1 else 1


def delegate_votes(state: Cuba, seat: i64) -> i64:
    """CU-041, CU-090, CU-207, EP-103: the card that was not played, or both cards of event 1."""
    return c.VOTES_OF[state.hand[seat] | state.sent[seat]]


def character_turns(state: Cuba, seat: i64) -> i64:
    """CU-040, CU-041, EP-040: one card stays as delegate, unless two were sent."""
    return c.CARDS_OF[state.hand[seat]] - (0 if state.sent[seat] else 1)
