"""What a seat may see. SdC-150, SdC-151: everything, unless the option leaves the others' holdings behind screens.

Behind screens means: as at the table, and without memory. All gains and payments are open, so whoever counts along
knows everything; the program does not count along for them. What stays in sight are the supplies, and with them what
all players own together; the points stay untold. At the end the screens go.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from antilles.games.santiago_de_cuba import belief, components as c, cubans, rules, ships
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.game import Option, put_options
from antilles.kernel.rules import Any, Final, bits_of, i64, mask_of, mask_of_names, name_of, number_of, vec
from antilles.kernel.view import View, put_back, same, same_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Holdings:
    """What lies behind a player's screen."""

    vp: int
    pesos: int
    goods: dict[str, int]  # pieces of each kind, wood included


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """One player's side of the table."""

    holdings: Holdings | None  # None when hidden from the viewer
    markers: int
    broker: str  # the building under the broker; empty while it is off the board


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop:
    """A white star with its Cuban."""

    cuban: str  # empty before the tile is placed
    flower: str  # empty for El Zorro
    active: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """A building space under its flower."""

    flower: str
    building: str  # empty before the tile is placed
    owner: int | None
    broker: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SantiagoDeCubaView(View):
    turn: int  # the active player; the one asked may be another, as giver or deliverer
    car: int  # the stop; 0 is the port
    street: tuple[Stop, ...]  # stops 1 to 9
    town: tuple[Site, ...]
    ship: int
    value: int  # VP per delivered good; 0 on the chequered flag
    demand: dict[str, int]  # what the dice show; while five are being rolled, those rolled so far
    rolled: int  # how many of five dice are rolled; 0 outside a roll
    set_aside: str  # the good whose die is off the ship; empty while no demand is set
    sailed: bool  # a ship has left in this turn
    broker_moved: bool
    passed: tuple[int, ...]  # out of this delivery phase
    supply: dict[str, int]
    pesos_in_play: int
    vp_in_play: int  # what all players own together, seen from what has left the supply
    players: tuple[Player, ...]


OPTIONS: Final = (
    Option("owner_vp_requires_move", ("off", "on"), "SdC-108", field="owner_needs_move"),
    Option("zero_demand", ("depart", "reroll"), "SdC-134", field="reroll", held=(False, True)),
    Option("open_holdings", ("on", "off"), "SdC-151", field="open_holdings"),
)
SAME = ("turn", "car", "ship", "sailed")


def look(state: SantiagoDeCuba, base: dict[str, Any]) -> SantiagoDeCubaView:
    """What a spectator sees."""
    everything = state.open_holdings or state.question is ships.OVER
    return SantiagoDeCubaView(
        **(base if everything else {**base, "scores": ()}),
        **same(state, SAME),
        street=tuple([look_at_stop(state.street[stop], not state.inactive >> stop & 1) for stop in range(1, c.STOPS)]),
        town=look_at_town(state),
        value=c.VALUES[state.flag] if state.flag < c.CHEQUERED else 0,
        demand=dict(zip(c.GOODS, state.dice, strict=True)),
        rolled=state.space if state.question is ships.ROLLING else 0,
        set_aside=name_of(state.aside, c.GOODS),
        broker_moved=state.moved,
        passed=tuple(bits_of(state.passed)),
        supply=dict(zip(c.KINDS, state.supply, strict=True)),
        pesos_in_play=sum(state.pesos),
        vp_in_play=sum(state.vp),
        players=tuple([look_at(state, seat, everything) for seat in range(state.seats)]),
    )


def own(seen: SantiagoDeCubaView, state: SantiagoDeCuba, seat: int) -> Mapping[str, object]:
    """What lies behind a seat's own screen."""
    if seen.players[seat].holdings is not None:
        return {"seat": seat}
    players = [look_at(state, seat, True) if other == seat else player for other, player in enumerate(seen.players)]
    return {"seat": seat, "players": tuple(players)}


def look_at(state: SantiagoDeCuba, seat: int, shown: bool) -> Player:
    """SdC-150: markers and broker are for all to see, the rest is behind the screen."""
    goods = dict(zip(c.KINDS, state.goods[seat * len(c.KINDS) : (seat + 1) * len(c.KINDS)], strict=True))
    return Player(
        holdings=Holdings(**same_of(state, seat, ("vp", "pesos")), goods=goods) if shown else None,
        markers=cubans.markers_left(state, seat),
        broker=name_of(state.broker[seat], c.BUILDINGS),
    )


@cache
def look_at_stop(cuban: int, active: bool) -> Stop:
    flower = c.FLOWER_OF[cuban] if cuban != c.NONE else c.NONE
    return Stop(cuban=name_of(cuban, c.CUBANS), flower=name_of(flower, c.FLOWERS), active=active)


def look_at_town(state: SantiagoDeCuba) -> tuple[Site, ...]:
    brokers: dict[int, int] = {}
    for seat, building in enumerate(state.broker):
        brokers.setdefault(building, seat)
    sites = [(space, tile, ships.owner_of(state, tile), brokers.get(tile)) for space, tile in enumerate(state.town)]
    return tuple([look_at_site(*site) for site in sites])


@lru_cache(maxsize=4096)
def look_at_site(space: int, building: int, owner: int, broker: int | None) -> Site:
    return Site(
        flower=c.FLOWERS[space // c.SPACES_PER_FLOWER],
        building=name_of(building, c.BUILDINGS),
        owner=owner if owner != c.NONE else None,
        broker=broker if building != c.NONE else None,
    )


# --- back from a view to states -----------------------------------------------------------------------
def read(view: SantiagoDeCubaView) -> belief.SantiagoDeCubaBelief:
    """A belief from a view: the table in sight, and what the hidden seats own together."""
    state = read_table(view)
    hidden = 0
    pool = [c.PIECES_EACH - state.supply[kind] for kind in range(len(c.KINDS))]
    pool += [view.pesos_in_play, view.vp_in_play]
    for seat, player in enumerate(view.players):
        if player.holdings is None:
            hidden |= 1 << seat
            continue
        held = [*(player.holdings.goods[kind] for kind in c.KINDS), player.holdings.pesos, player.holdings.vp]
        pool = [there - here for there, here in zip(pool, held, strict=True)]
    return belief.SantiagoDeCubaBelief(state, hidden, vec[i64](pool))


def read_table(view: SantiagoDeCubaView) -> SantiagoDeCuba:
    """The state with empty hands where holdings are hidden."""
    holdings = [player.holdings or Holdings(vp=0, pesos=0, goods=dict.fromkeys(c.KINDS, 0)) for player in view.players]
    state = SantiagoDeCuba(view.seats, rules.AGENDA.named(view.phase))
    state.town = vec[i64]([number_of(site.building, c.BUILDINGS) for site in view.town])
    state.street = vec[i64]([c.NONE] + [number_of(stop.cuban, c.CUBANS) for stop in view.street])
    state.broker = vec[i64]([number_of(player.broker, c.BUILDINGS) for player in view.players])
    deeds = [[site.building for site in view.town if site.owner == seat] for seat in range(view.seats)]
    state.deeds = vec[i64]([mask_of_names(buildings, c.BUILDINGS) for buildings in deeds])
    state.pesos = vec[i64]([held.pesos for held in holdings])
    state.vp = vec[i64]([held.vp for held in holdings])
    state.goods = vec[i64]([held.goods[kind] for held in holdings for kind in c.KINDS])
    state.supply = vec[i64]([view.supply[kind] for kind in c.KINDS])
    state.dice = vec[i64]([view.demand[good] for good in c.GOODS])
    put_options(state, OPTIONS, view.options)
    put_back(state, view, SAME)
    state.asked = view.actors[0] if view.actors and view.actors[0] >= 0 else view.turn
    read_tiles(view, state)
    state.inactive = mask_of([stop for stop, tile in enumerate(view.street, start=1) if not tile.active])
    state.flag = c.VALUES.index(view.value) if view.value else c.CHEQUERED
    state.aside = number_of(view.set_aside, c.GOODS)
    state.moved = view.broker_moved
    state.passed = mask_of(view.passed)
    return state


def read_tiles(view: SantiagoDeCubaView, state: SantiagoDeCuba) -> None:
    """SdC-020, SdC-021: which tiles chance has still to place, and where."""
    state.space = view.rolled
    if view.phase == "town":
        placed = [site.building for site in view.town if site.building]
        state.unplaced = mask_of([tile for tile, name in enumerate(c.BUILDINGS) if name not in placed])
        state.space = len(placed)
    elif view.phase == "street":
        placed = [stop.cuban for stop in view.street if stop.cuban]
        state.unplaced = mask_of([tile for tile, name in enumerate(c.CUBANS) if name not in placed])
        state.space = 1 + len(placed)
