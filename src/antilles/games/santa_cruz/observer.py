"""Santa Cruz for learners: one's own objectives and birds, and what lies open. SC-046, SC-063."""

from antilles.games.santa_cruz import building, components as c, question as q, rounds, rules, score
from antilles.games.santa_cruz.board import Board
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel import observer as o
from antilles.kernel.rules import Final, count_bits, i16, i64, mypyc_attr, vec

MOST_POINTS: Final = 500
MOST_LEFT: Final = 60  # more landings or card turns than a round has
SITE_FEATURES: Final = 8
OPTIONS: Final = 5
PHASE_COUNT: Final[i64] = rules.AGENDA.count


def most(values: vec[i64]) -> int:
    return max(list(values))


def table_fields(board: Board) -> list[o.Field]:
    sites, cards = len(board.sites), len(board.objectives)
    lowest = min([0, *list(board.tile_points)])
    highest = max(most(board.tile_points), most(board.tile_fish))
    features = f"for each site the points, {', '.join(c.GOODS)}, fish bonus and bird of its tile, 0 if face down"
    return [
        o.Field("phase", rules.AGENDA.count, 1, "one of: " + ", ".join(rules.AGENDA.names)),
        o.Field("seats", 1, c.MOST_SEATS, "number of players"),
        o.Field("random_groups", 1, 1, "option random_groups"),
        o.Field("random_sets", 1, 1, "option random_sets"),
        o.Field("keep_own_set", 1, 1, "option keep_own_set"),
        o.Field("second_after_failed_look", 1, 1, "option second_after_failed_look"),
        o.Field("round", 1, 2, "1 or 2"),
        o.Field("exception_used", 1, 1, "the last player's exception is used in this round"),
        o.Field("landings_left", 1, MOST_LEFT, "landings still to come in this round"),
        o.Field("cards_left", 1, MOST_LEFT, "card turns still to come in this round"),
        o.Field("way", c.WAYS, 1, "how the construction under way is made: ship, river, road"),
        o.Field("half", 1, 2, "1 or 2 within a double"),
        o.Field("target", sites, 1, "site of the construction under way"),
        o.Field("face_up", sites, 1, "the site's tile is face up"),
        o.Field("wants", c.KINDS * sites, 1, f"face-up sites that want a {', then a '.join(c.BUILDINGS)}"),
        o.Field("tiles", SITE_FEATURES * sites, highest, features, least=lowest),
        o.Field("unseen", len(board.tiles), 1, "tiles that nobody has seen"),
        o.Field("birds_left", 1, sum(list(board.bird_tokens)), "bird tokens in the supply"),
        o.Field("hand", cards, 1, "the viewer's own objectives", own=True),
        o.Field("new_objective", cards, 1, "the viewer's own new objective of round 2", own=True),
        o.Field("discarded", cards, 1, "the objective that the viewer has put back", own=True),
    ]


@mypyc_attr(acyclic=True)
class Measures:
    """How many there are of everything on a map, and what its sites show."""

    """First what a site with a tile that is face down shows, then each tile."""

    def __init__(self, board: Board) -> None:
        self.sites: i64 = len(board.sites)
        self.tiles: i64 = len(board.tiles)
        self.objectives: i64 = len(board.objectives)
        self.groups: i64 = len(board.groups)
        self.bird_values: i64 = len(board.bird_values)
        numbers = [0] * SITE_FEATURES
        for tile in range(len(board.tiles)):
            goods = [board.tile_goods[tile] >> good & 1 for good in range(len(c.GOODS))]
            numbers += [board.tile_points[tile], *goods, board.tile_fish[tile], board.tile_bird[tile]]
        self.numbers = vec[i64](numbers)

    def show(self, tiles: vec[i64], sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
        """What all sites show. A mark has the faces of eight sites as digits."""
        sites = self.sites
        for first in range(i64(0), sites, 8):
            end = first + 8
            if end > sites:
                end = sites
            faces: i64 = 0
            for site in range(first, end):
                faces = faces << 7 | tiles[site] + 1
            changed = marks[at >> 3] ^ faces
            if changed != 0:
                marks[at >> 3] = faces
                self.turn(tiles, first, end, changed, sheet, at)
            at += (end - first) * SITE_FEATURES
        return at

    def turn(self, tiles: vec[i64], first: i64, end: i64, changed: i64, sheet: vec[i16], at: i64) -> None:
        """Write the faces that have changed, the last one by the lowest digit."""
        for site in range(end - 1, first - 1, -1):
            if changed & 127:
                face = tiles[site] + 1
                o.row(sheet, at + (site - first) * SITE_FEATURES, self.numbers, face * SITE_FEATURES, SITE_FEATURES)
            changed >>= 7


def player_fields(board: Board) -> list[o.Field]:
    sites, cards, groups = len(board.sites), len(board.objectives), len(board.groups)
    return [
        o.Field("asked", 1, 1, "is asked now; while all discard, every other player counts as asked"),
        o.Field("turn", 1, 1, "has the turn, or a piece is drawn for them"),
        o.Field("first", 1, 1, "is first in this round"),
        o.Field("points", 1, MOST_POINTS, "points, which may fall below 0", least=-MOST_POINTS),
        o.Field("group", groups, 1, "construction group"),
        o.Field("cards", c.CARD_KINDS, most(board.group_cards), f"construction cards in hand: {', '.join(c.CARDS)}"),
        o.Field("objectives", 1, cards, "objective cards in hand"),
        o.Field("played", cards, 1, "objectives played in this round"),
        o.Field("supply", c.KINDS, most(board.buildings), "buildings left of each kind"),
        o.Field("built", sites, 1, "sites with a building of the player"),
        o.Field("birds", 1, sum(list(board.bird_tokens)), "bird tokens"),
        o.Field("bird_values", len(board.bird_values), most(board.bird_tokens), "tokens by value, where known, else 0"),
        o.Field("set_group", groups, 1, "group of the set the player left after round 1"),
        o.Field("set_objectives", cards, 1, "objectives of that set"),
        o.Field("taken", c.MOST_SEATS, 1, "whose set the player took for round 2, the viewer first"),
        o.Field("has_new_objective", 1, 1, "the new objective of round 2 lies apart, face down"),
    ]


class SantaCruzObserver(o.Observer[SantaCruz]):
    def __init__(self, board: Board) -> None:
        super().__init__(table_fields(board), player_fields(board), c.MOST_SEATS)
        self.measures: Final = Measures(board)

    def reach(self, state: SantaCruz, seat: i64, move: i64) -> i64:
        """What lies on the board, tiles and birds, only chance changes."""
        return o.PLAYERS

    def observe_table(self, state: SantaCruz, seat: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
        chart = self.measures
        at = o.one(sheet, marks, at, state.question.number, PHASE_COUNT)
        at = observe_options(state, news, sheet, at)
        at = o.put(sheet, at, state.round)
        at = o.flag(sheet, at, state.overbuilt)
        at = o.put(sheet, at, state.landings)
        at = o.put(sheet, at, state.plays)
        way: i64 = 0
        if state.target != c.NONE or state.half != 0:
            way = o.bit(state.way)
        at = o.few_bits(sheet, at, way, c.WAYS)
        at = o.put(sheet, at, state.half)
        at = o.any_bits(sheet, marks, at, o.bit(state.target), chart.sites)
        at = observe_sites(state, chart, news, sheet, marks, at)
        at = o.any_bits(sheet, marks, at, state.objectives[seat], chart.objectives)
        at = o.any_bits(sheet, marks, at, state.fresh[seat], chart.objectives)
        return o.any_bits(sheet, marks, at, state.discarded[seat], chart.objectives)

    def observe_player(
        self, state: SantaCruz, viewer: i64, player: i64, news: i64, sheet: vec[i16], marks: vec[i64], at: i64
    ) -> None:
        chart = self.measures
        at = o.flag(sheet, at, is_asked(state, viewer, player))
        at = o.flag(sheet, at, state.question is not rounds.DISCARD_ONE and state.asked == player)
        at = o.flag(sheet, at, state.first == player)
        at = o.put(sheet, at, state.points[player])
        at = o.few_bits(sheet, at, o.bit(state.group[player]), chart.groups)
        at = o.row(sheet, at, state.cards, player * c.CARD_KINDS, c.CARD_KINDS)
        at = o.put(sheet, at, count_bits(state.objectives[player]))
        at = o.any_bits(sheet, marks, at, state.played[player], chart.objectives)
        at = o.row(sheet, at, state.supply, player * c.KINDS, c.KINDS)
        at = o.any_bits(sheet, marks, at, state.built[player], chart.sites)
        at = o.put(sheet, at, score.count_birds(state, player))
        if player == viewer or state.question is q.OVER:
            at = o.row(sheet, at, state.birds, player * chart.bird_values, chart.bird_values)
        else:
            at = o.blank(sheet, at, chart.bird_values)
        after = chart.groups + chart.objectives
        o.any_bits(sheet, marks, at, set_bits(state, chart.groups, after, viewer, player), after + c.MOST_SEATS + 1)


def observe_options(state: SantaCruz, news: i64, sheet: vec[i16], at: i64) -> i64:
    if not news & o.BOARD:
        return at + OPTIONS
    at = o.put(sheet, at, state.seats)
    at = o.flag(sheet, at, state.random_groups)
    at = o.flag(sheet, at, state.random_sets)
    at = o.flag(sheet, at, state.keep_own_set)
    return o.flag(sheet, at, state.second_after_failed_look)


def observe_sites(state: SantaCruz, chart: Measures, news: i64, sheet: vec[i16], marks: vec[i64], at: i64) -> i64:
    if not news & o.BOARD:
        return at + (1 + c.KINDS + SITE_FEATURES) * chart.sites + chart.tiles + 1
    at = o.any_bits(sheet, marks, at, state.up, chart.sites)
    wants = state.wants
    for kind in range(i64(c.KINDS)):
        at = o.any_bits(sheet, marks, at, wants[kind], chart.sites)
    at = chart.show(state.tile, sheet, marks, at)
    at = o.any_bits(sheet, marks, at, state.unseen, chart.tiles)
    return o.put(sheet, at, building.birds_in_supply(state))


def set_bits(state: SantaCruz, groups: i64, after: i64, viewer: i64, player: i64) -> i64:
    """A player from ``set_group`` on; ``after`` the bits of groups and objectives come those of the seats."""
    if state.round == 1:
        return 0
    mask = o.bit(state.set_group[player]) | state.set_objectives[player] << groups
    owner = state.taken[player]
    if owner != c.NONE:
        mask |= o.bit((owner - viewer + state.seats) % state.seats) << after
    if state.fresh[player] != 0 and rounds.before_discards(state):
        mask |= o.bit(after + c.MOST_SEATS)
    return mask


def is_asked(state: SantaCruz, viewer: i64, player: i64) -> bool:
    """SC-168: nobody sees who of the others has discarded already."""
    if state.question is rounds.DISCARD_ONE:
        return player != viewer or state.discarded[player] == 0
    return state.actor() == player
