"""A turn: the landing, then a card each; a construction card or an objective."""

from antilles.games.santa_cruz import building, components as c, moves as m, question as q, score, sites, turns
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.rules import Facts, Final, Moves, Reason, Rng, bit, count_bits, i64, lowest, nth_of, pick_bit

# --- the landing ------------------------------------------------------------------------------------
LAND_FIRST: Final = Reason("SC-043", "refusal-land-first")


class Landing(q.Ask):
    """SC-043: a construction on the coast without a card, on any site a ship could go to."""

    def objection(self, state: SantaCruz, seat: i64, move: i64) -> Reason | None:
        if state.board.moves.verb[move] != m.LAND:
            return LAND_FIRST
        return sites.against_site(state, seat, c.SHIP, state.board.moves.item[move])

    def legal(self, state: SantaCruz, seat: i64, moves: Moves) -> None:
        left: i64 = sites.possible_sites(state, seat, c.SHIP) if seat == state.asked else 0
        while left:
            moves.add(state.board.moves.land[lowest(left)])
            left &= left - 1

    def pick(self, state: SantaCruz, seat: i64, rng: Rng, moves: Moves, weights: Moves) -> i64:
        return state.board.moves.land[pick_bit(sites.possible_sites(state, seat, c.SHIP), rng)]

    def answer(self, state: SantaCruz, seat: i64, move: i64) -> None:
        build_by(state, seat, c.SHIP, c.SINGLE, state.board.moves.item[move])


def build_by(state: SantaCruz, seat: i64, way: i64, half: i64, site: i64) -> None:
    """SC-045, SC-090: a construction by ship, river or road, alone or as half of a double."""
    state.way = way
    state.half = half
    building.construct(state, seat, site)


# --- a card -----------------------------------------------------------------------------------------
def card_of(state: SantaCruz, move: i64) -> i64:
    """The card that a move plays: a double is played in one of the other ways."""
    if state.board.moves.verb[move] == m.DOUBLE:
        return c.DOUBLE
    return state.board.moves.card[move]


def obligation(state: SantaCruz, seat: int, move: int) -> Facts:
    """The card that would have to build, and on how many sites it could."""
    card = state.way if state.question is FINISH_DOUBLE else state.board.moves.card[move]
    free = sites.possible_sites(state, seat, card) & ~state.occupied
    return {"card": c.CARDS[card], "n": count_bits(free)}


PLAY_A_CARD: Final = Reason("SC-045", "refusal-play-card")
OBJECTIVE_NOT_IN_HAND: Final = Reason("SC-045", "refusal-objective-not-in-hand", q.named)
CARD_NOT_IN_HAND: Final = Reason(
    "SC-045", "refusal-card-not-in-hand", lambda state, seat, move: {"card": c.CARDS[card_of(state, move)]}
)
MUST_BUILD: Final = Reason("SC-070", "refusal-must-build", obligation)
MUST_BUILD_DOUBLE: Final = Reason("SC-070", "refusal-must-build-double")


class PlayCard(q.Ask):
    """SC-045, SC-070 … SC-072, SC-090: a site for each card that can build, else the bare card; or an objective."""

    def objection(self, state: SantaCruz, seat: i64, move: i64) -> Reason | None:
        """SC-045, SC-070: the card is not in hand, its site is not possible, or it would have to build."""
        verb = state.board.moves.verb[move]
        item = state.board.moves.item[move]
        if verb == m.OBJECTIVE:
            return None if state.objectives[seat] >> item & 1 else OBJECTIVE_NOT_IN_HAND
        if verb not in (m.BUILD, m.DOUBLE, m.SPEND):
            return PLAY_A_CARD
        if not state.cards[seat * c.CARD_KINDS + card_of(state, move)]:
            return CARD_NOT_IN_HAND
        card = state.board.moves.card[move]
        if verb != m.SPEND:
            return sites.against_site(state, seat, card, item)
        if card == c.DOUBLE:
            return against_wasted_double(state, seat)
        return MUST_BUILD if sites.must_build(state, seat, card) else None

    def legal(self, state: SantaCruz, seat: i64, moves: Moves) -> None:
        if seat == state.asked:
            list_constructions(state, seat, moves)
            moves.add_each(state.board.moves.start[m.OBJECTIVE], state.objectives[seat])

    def pick(self, state: SantaCruz, seat: i64, rng: Rng, moves: Moves, weights: Moves) -> i64:
        return pick_card(state, seat, rng)

    def answer(self, state: SantaCruz, seat: i64, move: i64) -> None:
        verb = state.board.moves.verb[move]
        item = state.board.moves.item[move]
        if verb == m.OBJECTIVE:
            play_objective(state, seat, item)
            return
        card = seat * c.CARD_KINDS + card_of(state, move)
        state.cards[card] -= 1
        if verb == m.SPEND:
            turns.end_turn(state)  # SC-071, SC-072: the card is spent, nothing happens
        else:
            half: i64 = c.SINGLE if verb == m.BUILD else c.FIRST_HALF
            build_by(state, seat, state.board.moves.card[move], half, item)


def against_wasted_double(state: SantaCruz, seat: i64) -> Reason | None:
    """SC-070, SC-072: the double may be wasted on a way to build that has no possible free site."""
    for way in range(c.WAYS):
        if not sites.must_build(state, seat, way):
            return None
    return MUST_BUILD_DOUBLE


def list_constructions(state: SantaCruz, seat: i64, moves: Moves) -> None:
    """Way by way: its sites with its card, the card for nothing, its sites with the double; then a wasted double."""
    size = i64(len(state.board.sites))
    free = ~state.occupied
    allowed = sites.allowed_sites(state, seat)
    wanted = sites.wanted_sites(state, seat)
    may_spend_double = False
    has_double = state.cards[seat * c.CARD_KINDS + c.DOUBLE] != 0
    for way in range(c.WAYS):
        has_card = state.cards[seat * c.CARD_KINDS + way] != 0
        if not has_card and not has_double:
            continue
        suitable = wanted | ~state.up if way == c.RIVER else wanted
        possible = sites.reachable_sites(state, seat, way) & allowed & suitable
        if has_card:
            add_sites(moves, state, possible, way * size, False)
            if not possible & free:
                moves.add(state.board.moves.start[m.SPEND] + way)
        if has_double:
            add_sites(moves, state, possible, way * size, True)
            may_spend_double = may_spend_double or not possible & free
    if has_double and may_spend_double:
        moves.add(state.board.moves.start[m.SPEND] + c.DOUBLE)


def add_sites(moves: Moves, state: SantaCruz, possible: i64, first: i64, double: bool) -> None:
    """A move for each site; the numbers of a way to build start at ``first`` in their table."""
    numbers = state.board.moves.double if double else state.board.moves.build
    while possible:
        moves.add(numbers[first + lowest(possible)])
        possible &= possible - 1


def pick_card(state: SantaCruz, seat: i64, rng: Rng) -> i64:
    """One of the moves that ``PlayCard`` lists, told by its place in the list, which would be long."""
    cards, hand = state.cards, seat * c.CARD_KINDS
    ship, river, road = cards[hand + c.SHIP], cards[hand + c.RIVER], cards[hand + c.ROAD]
    double = cards[hand + c.DOUBLE]
    free = ~state.occupied
    allowed = sites.allowed_sites(state, seat)
    wanted = sites.wanted_sites(state, seat)
    by_ship = state.board.coast & allowed & wanted
    by_road = state.near[seat] & allowed & wanted
    by_river: i64 = 0
    if river or double:
        by_river = sites.reachable_sites(state, seat, c.RIVER) & allowed & (wanted | ~state.up)
    ships = moves_of_way(ship, double, by_ship, free)
    rivers = moves_of_way(river, double, by_river, free)
    roads = moves_of_way(road, double, by_road, free)
    if double and by_ship & free and by_river & free and by_road & free:
        wasted: i64 = 0
    else:
        wasted = double
    objectives = state.objectives[seat]
    index = rng.below(ships + rivers + roads + wasted + count_bits(objectives))
    if index < ships:
        return nth_of_way(state, c.SHIP, ship, by_ship, free, index)
    index -= ships
    if index < rivers:
        return nth_of_way(state, c.RIVER, river, by_river, free, index)
    index -= rivers
    if index < roads:
        return nth_of_way(state, c.ROAD, road, by_road, free, index)
    index -= roads
    if index < wasted:
        return state.board.moves.start[m.SPEND] + c.DOUBLE
    return state.board.moves.start[m.OBJECTIVE] + nth_of(objectives, index - wasted)


def moves_of_way(card: i64, double: i64, possible: i64, free: i64) -> i64:
    """How many moves a way to build has in the list, by whether its card and the double are in hand."""
    count: i64 = 0
    if card:
        count = 0 if possible & free else 1
    if possible:
        each = count_bits(possible)
        if card:
            count += each
        if double:
            count += each
    return count


def nth_of_way(state: SantaCruz, way: i64, card: i64, possible: i64, free: i64, index: i64) -> i64:
    """The move with this place among those of a way to build."""
    first = way * i64(len(state.board.sites))
    if card:
        count = count_bits(possible)
        if index < count:
            first += nth_of(possible, index)
            return state.board.moves.build[first]
        index -= count
        if not possible & free:
            if index == 0:
                return state.board.moves.start[m.SPEND] + way
            index -= 1
    first += nth_of(possible, index)
    return state.board.moves.double[first]


# --- the second half of a double --------------------------------------------------------------------
FINISH_FIRST: Final = Reason("SC-090", "refusal-finish-double", lambda state, seat, move: {"card": c.CARDS[state.way]})


class FinishDouble(q.Ask):
    """SC-080, SC-090 … SC-092: in the same way on any possible site; nobody must build on an occupied one."""

    def objection(self, state: SantaCruz, seat: i64, move: i64) -> Reason | None:
        verb = state.board.moves.verb[move]
        if verb == m.SECOND:
            return sites.against_site(state, seat, state.way, state.board.moves.item[move])
        if verb != m.NO_SECOND:
            return FINISH_FIRST
        return MUST_BUILD if sites.must_build(state, seat, state.way) else None

    def legal(self, state: SantaCruz, seat: i64, moves: Moves) -> None:
        if seat != state.asked:
            return
        possible = sites.possible_sites(state, seat, state.way)
        moves.add_each(state.board.moves.start[m.SECOND], possible)
        if not possible & ~state.occupied:
            moves.add(state.board.moves.start[m.NO_SECOND])

    def pick(self, state: SantaCruz, seat: i64, rng: Rng, moves: Moves, weights: Moves) -> i64:
        possible = sites.possible_sites(state, seat, state.way)
        count = count_bits(possible)
        index = rng.below(count if possible & ~state.occupied else count + 1)
        if index == count:
            return state.board.moves.start[m.NO_SECOND]
        return state.board.moves.start[m.SECOND] + nth_of(possible, index)

    def answer(self, state: SantaCruz, seat: i64, move: i64) -> None:
        if move == state.board.moves.start[m.NO_SECOND]:
            turns.end_turn(state)  # SC-080: the first construction stays
        else:
            building.construct(state, seat, state.board.moves.item[move])


# --- objectives -------------------------------------------------------------------------------------
def play_objective(state: SantaCruz, seat: i64, objective: i64) -> None:
    """SC-100 … SC-103: all score, the active player first, then clockwise; an eruption destroys only afterwards."""
    state.objectives[seat] &= ~bit(objective)
    state.played[seat] |= bit(objective)
    for turn in range(state.seats):
        scorer = (seat + turn) % state.seats
        score.move_marker(state, scorer, score.worth(state, scorer, objective))
    if state.board.objective_destroys[objective]:
        destroy(state, state.board.objective_where[objective])
    turns.end_turn(state)


def destroy(state: SantaCruz, ruined: i64) -> None:
    """SC-140 … SC-143: all buildings on these sites are gone; they do not return to the supply in this round."""
    state.occupied &= ~ruined
    for seat in range(state.seats):
        state.built[seat] &= ~ruined
        state.near[seat] = 0
        left = state.built[seat]
        while left:
            state.near[seat] |= state.board.roads[lowest(left)]
            left &= left - 1


LANDING: Final[Landing] = Landing("landing")
PLAY_CARD: Final[PlayCard] = PlayCard("cards")
FINISH_DOUBLE: Final[FinishDouble] = FinishDouble("second")
