"""One construction, in the order of the rulebook: a look, the building, a bird, new tiles."""

from antilles.games.santa_cruz import components as c, moves as m, question as q, score, sites, turns
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.rules import Final, Moves, Rng, bit, filled, i64, lowest, total_of


class TurnUp(q.Draw):
    """SC-021, SC-060, SC-064: chance shows a tile of the set-up, of a look or beside a new building."""

    def site(self, state: SantaCruz) -> i64:
        """Where the next tile is turned up, in the order of the map."""
        raise NotImplementedError

    def draws(self, state: SantaCruz) -> i64:
        site = self.site(state)
        terrain = state.board.terrain[site]
        return state.unseen & state.board.terrain_tiles[terrain]


def lay_tile(state: SantaCruz, site: i64, tile: i64) -> None:
    state.tile[site] = tile
    state.up |= bit(site)
    state.unseen &= ~bit(tile)
    kind = state.board.tile_building[tile]
    state.wants[kind] |= bit(site)


def construct(state: SantaCruz, seat: i64, site: i64) -> None:
    """SC-060, SC-086: a tile face down is turned up first, and there is no way back."""
    state.target = site
    if state.up >> site & 1:
        put_building(state, seat, site)
    else:
        state.question = LOOK


class Look(TurnUp):
    """SC-060, SC-086: a tile face down is looked at, and built on if the player can."""

    def site(self, state: SantaCruz) -> i64:
        return state.target

    def take(self, state: SantaCruz, item: i64) -> None:
        """SC-086, SC-087: build with what is in supply; otherwise the turn is over (by option the half)."""
        lay_tile(state, state.target, item)
        kind = state.asked * c.KINDS + state.board.tile_building[item]
        if state.supply[kind]:
            put_building(state, state.asked, state.target)
        elif state.half == c.FIRST_HALF and state.second_after_failed_look:
            end_construction(state)
        else:
            turns.end_turn(state)


def put_building(state: SantaCruz, seat: i64, site: i64) -> None:
    """SC-061, SC-062, SC-068, SC-080, SC-082: building and points; an occupied site means the exception is used."""
    tile = state.tile[site]
    if state.occupied >> site & 1:
        state.overbuilt = True
    state.occupied |= bit(site)
    kind = seat * c.KINDS + state.board.tile_building[tile]
    state.supply[kind] -= 1
    state.built[seat] |= bit(site)
    state.near[seat] |= state.board.roads[site]
    score.move_marker(state, seat, state.board.tile_points[tile])
    if state.board.tile_bird[tile] and birds_in_supply(state):
        state.question = BIRD
    else:
        reveal_next(state)


def birds_in_supply(state: SantaCruz) -> i64:
    return total_of(state.birds_left, 0, i64(len(state.birds_left)))


def token(state: SantaCruz, ticket: i64) -> i64:
    """SC-063: the value of one of the tokens in the supply, counted from the first value on."""
    value: i64 = 0
    while ticket >= state.birds_left[value]:
        ticket -= state.birds_left[value]
        value += 1
    return value


class DrawBird(q.Draw):
    """SC-063: a token at random, for its owner's eyes."""

    def draws(self, state: SantaCruz) -> i64:
        return filled(state.birds_left, 0, i64(len(state.birds_left)))

    def alike(self, state: SantaCruz) -> i64:
        return 0

    def odds(self, state: SantaCruz, weights: Moves) -> None:
        """SC-063: tokens of one value weigh as many as they are."""
        for tokens in state.birds_left:
            if tokens:
                weights.add(tokens)

    def pick(self, state: SantaCruz, seat: i64, rng: Rng, moves: Moves, weights: Moves) -> i64:
        return self.block(state) + token(state, rng.below(birds_in_supply(state)))

    def take(self, state: SantaCruz, item: i64) -> None:
        state.birds_left[item] -= 1
        state.birds[state.asked * i64(len(state.birds_left)) + item] += 1
        reveal_next(state)


def reveal_next(state: SantaCruz) -> None:
    """SC-064, SC-065: tiles joined to the new building by road or river are turned up, one after the other."""
    if state.board.links[state.target] & ~state.up:
        state.question = REVEAL
    else:
        end_construction(state)


class Reveal(TurnUp):
    """SC-064: a tile beside the new building."""

    def site(self, state: SantaCruz) -> i64:
        return lowest(state.board.links[state.target] & ~state.up)

    def take(self, state: SantaCruz, item: i64) -> None:
        lay_tile(state, self.site(state), item)
        reveal_next(state)


def end_construction(state: SantaCruz) -> None:
    """SC-066, SC-091, SC-092: after the first half of a double comes the second, if anything is possible then."""
    if state.half == c.FIRST_HALF and sites.possible_sites(state, state.asked, state.way):
        state.half = c.SECOND_HALF
        state.target = c.NONE
        state.question = state.course.second
    else:
        turns.end_turn(state)


LOOK: Final[Look] = Look("look", m.TILE)
BIRD: Final[DrawBird] = DrawBird("bird", m.BIRD, secret=True)
REVEAL: Final[Reveal] = Reveal("reveal", m.TILE)
