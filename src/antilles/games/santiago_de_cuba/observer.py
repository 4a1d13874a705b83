"""Santiago de Cuba for learners. SdC-150, SdC-151: what lies behind the others' screens is not written."""

from antilles.games.santiago_de_cuba import broker, components as c, cubans, rules, ships
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel import observer as o
from antilles.kernel.rules import Final, i16, i64, total_of, vec

MOST_SEATS: Final = 4
MOST: Final = 2000  # more VP or pesos than any game has seen

TABLE: Final = (
    o.Field("phase", rules.AGENDA.count, 1, f"one of: {', '.join(rules.AGENDA.names)}"),
    o.Field("seats", 1, MOST_SEATS, "number of players"),
    o.Field("owner_needs_move", 1, 1, "option owner_vp_requires_move"),
    o.Field("reroll", 1, 1, "option zero_demand is reroll"),
    o.Field("open_holdings", 1, 1, "option open_holdings"),
    o.Field("car", c.STOPS, 1, "the car's stop, the port first"),
    o.Field("street", (c.STOPS - 1) * c.CUBAN_COUNT, 1, "for each stop after the port, which Cuban stands there"),
    o.Field("active", c.STOPS - 1, 1, "the Cuban of the stop is not turned over"),
    o.Field("town", c.BUILDING_COUNT * c.BUILDING_COUNT, 1, "for each space, which building stands there"),
    o.Field("ship", 1, c.SHIPS + 1, "number of the ship"),
    o.Field("value", 1, max(c.VALUES), "VP for a delivered good; 0 on the chequered flag"),
    o.Field("demand", c.GOOD_COUNT, c.HIGHEST_FACE, "what the ship still wants of each good"),
    o.Field("rolled", 1, c.GOOD_COUNT, "dice rolled so far while five are rolled"),
    o.Field("set_aside", c.GOOD_COUNT, 1, "the good whose die is off the ship"),
    o.Field("sailed", 1, 1, "a ship has left in this turn"),
    o.Field("broker_moved", 1, 1, "the broker has moved in this turn"),
    o.Field("supply", c.KIND_COUNT, c.PIECES_EACH, "pieces of each good and wood in the supply"),
    o.Field("pesos_in_play", 1, MOST_SEATS * MOST, "pesos of all players together"),
    o.Field("vp_in_play", 1, MOST_SEATS * MOST, "VP of all players together"),
)
PLAYER: Final = (
    o.Field("asked", 1, 1, "is asked now"),
    o.Field("active_player", 1, 1, "has the turn"),
    o.Field("passed", 1, 1, "is out of this delivery"),
    o.Field("broker", c.BUILDING_COUNT, 1, "the building under the broker"),
    o.Field("deeds", c.BUILDING_COUNT, 1, "buildings with the player's marker"),
    o.Field("markers", 1, c.MARKERS, "markers left"),
    o.Field("shown", 1, 1, "the next three fields are known to the viewer; zeros if not"),
    o.Field("vp", 1, MOST, "VP"),
    o.Field("pesos", 1, MOST, "pesos"),
    o.Field("goods", c.KIND_COUNT, c.PIECES_EACH, "pieces of each good and wood"),
)
PLAYER_BITS: Final = 3 + 2 * c.BUILDING_COUNT
ALL_STOPS: Final = (1 << c.STOPS - 1) - 1


class SantiagoDeCubaObserver(o.Observer[SantiagoDeCuba]):
    def reach(self, state: SantiagoDeCuba, seat: i64, move: i64) -> i64:
        """Driving, walking and taking are for oneself; what is used, given or delivered reaches others."""
        if state.question is rules.CAR or state.question is broker.BROKER or state.question is cubans.FENCE:
            return o.bit(seat)
        return o.PLAYERS

    def observe_table(
        self, state: SantiagoDeCuba, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64
    ) -> i64:
        at = o.one(sheet, marks, at, state.question.number, rules.AGENDA.count)
        at = o.put(sheet, at, state.seats)
        at = o.flag(sheet, at, state.owner_needs_move)
        at = o.flag(sheet, at, state.reroll)
        at = o.flag(sheet, at, state.open_holdings)
        at = observe_board(state, news, sheet, marks, at)
        return observe_port(state, sheet, at)

    def observe_player(
        self, state: SantiagoDeCuba, viewer: i64, player: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64
    ) -> None:
        if news >> player & 1:
            at = o.bits(sheet, marks, at, player_bits(state, player), PLAYER_BITS)
            at = o.put(sheet, at, cubans.markers_left(state, player))
            shown = player == viewer or state.open_holdings or state.question is ships.OVER
            observe_holdings(state, player, shown, sheet, marks, at)


def observe_board(state: SantiagoDeCuba, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
    """Chance lays out the street and the town: what nobody can have changed is passed over."""
    at = o.one(sheet, marks, at, state.car, c.STOPS)
    if news & o.BOARD:
        o.which(sheet, marks, at, state.street, 1, c.CUBAN_COUNT)
    at += c.CUBAN_COUNT * c.CUBAN_COUNT
    at = o.bits(sheet, marks, at, ~state.inactive >> 1 & ALL_STOPS, c.STOPS - 1)
    if news & o.BOARD:
        o.which(sheet, marks, at, state.town, 0, c.BUILDING_COUNT)
    return at + c.BUILDING_COUNT * c.BUILDING_COUNT


def observe_port(state: SantiagoDeCuba, sheet: vec[i16], at: i64) -> i64:
    """The ship, and what all own together: it can be seen from the supplies."""
    at = o.put(sheet, at, state.ship)
    value: i64 = 0
    if state.flag < c.CHEQUERED:
        value = c.VALUE[state.flag]
    at = o.put(sheet, at, value)
    at = o.row(sheet, at, state.dice, 0, c.GOOD_COUNT)
    rolled: i64 = 0
    if state.question is ships.ROLLING:
        rolled = state.space
    at = o.put(sheet, at, rolled)
    at = o.few_bits(sheet, at, o.bit(state.aside), c.GOOD_COUNT)
    at = o.flag(sheet, at, state.sailed)
    at = o.flag(sheet, at, state.moved)
    at = o.row(sheet, at, state.supply, 0, c.KIND_COUNT)
    at = o.put(sheet, at, total_of(state.pesos, 0, state.seats))
    return o.put(sheet, at, total_of(state.vp, 0, state.seats))


def player_bits(state: SantiagoDeCuba, player: i64) -> i64:
    """A player from ``asked`` to ``deeds``."""
    mask = (state.passed >> player & 1) << 2
    if player == state.actor():
        mask |= 1
    if player == state.turn:
        mask |= 2
    return mask | o.bit(state.broker[player]) << 3 | state.deeds[player] << 3 + c.BUILDING_COUNT


def observe_holdings(
    state: SantiagoDeCuba, player: i64, shown: bool, sheet: vec[i16], marks: vec[i64], at: i64
) -> None:
    """A player from ``shown`` on; the mark is 1 if there is more than zeros."""
    if shown:
        marks[at >> 3] = 1
        at = o.put(sheet, at, 1)
        at = o.put(sheet, at, state.vp[player])
        at = o.put(sheet, at, state.pesos[player])
        o.row(sheet, at, state.goods, player * c.KIND_COUNT, c.KIND_COUNT)
    elif marks[at >> 3] != 0:
        marks[at >> 3] = 0
        o.blank(sheet, at, 3 + c.KIND_COUNT)
