"""What happened, for people: each move, what it brought, and what ended with it."""

from antilles.games.santa_cruz import building, cards, components as c, moves as m, rounds, score, setup, turns
from antilles.games.santa_cruz.question import OVER
from antilles.games.santa_cruz.state import SantaCruz
from antilles.kernel.event import Event
from antilles.kernel.rules import Facts, count_bits

BUILDS = {m.LAND: "event-lands", m.BUILD: "event-builds", m.DOUBLE: "event-builds-twice", m.SECOND: "event-builds-then"}


def tell(before: SantaCruz, seat: int, move: int, after: SantaCruz) -> list[Event]:
    """Events of one move; ``walk`` is the table while it is told, with points moving as they moved."""
    verb = before.board.moves.verb[move]
    item = before.board.moves.item[move]
    walk = before.copy()
    if verb in BUILDS:
        events = tell_construction(walk, seat, move)
    elif verb == m.TILE:
        events = tell_tile(walk, item)
    elif verb == m.OBJECTIVE:
        events = tell_objective(walk, seat, item)
    elif verb == m.DEAL:
        events = [tell_deal(walk, item)]
    elif verb == m.BIRD:
        shadow = Event("event-draws-bird", {"who": walk.asked})
        events = [Event("event-you-draw-bird", {"n": walk.board.bird_values[item]}, seat=walk.asked, shadow=shadow)]
    elif verb == m.DISCARD:
        events = tell_discard(walk, seat, item)
    else:
        events = tell_choice(walk, verb, item, move)
    return events + tell_what_follows(before, walk, after)


# --- building ---------------------------------------------------------------------------------------
def tell_construction(walk: SantaCruz, seat: int, move: int) -> list[Event]:
    """SC-060, SC-061: a building on an open tile, or first a look at a hidden one."""
    site = walk.board.moves.item[move]
    verb = walk.board.moves.verb[move]
    way = walk.way if verb == m.SECOND else walk.board.moves.card[move]
    facts: Facts = {"who": seat, "site": walk.board.sites[site], "card": c.CARDS[way]}
    if walk.tile[site] == c.NONE:
        return [Event("event-looks", facts)]
    kind = c.BUILDINGS[walk.board.tile_building[walk.tile[site]]]
    events = [Event(BUILDS[verb], {**facts, "building": kind})]
    if walk.occupied >> site & 1:
        events.append(Event("event-overbuilds", {"who": seat, "site": walk.board.sites[site]}))
    return events + tell_points(walk, seat, walk.board.tile_points[walk.tile[site]])


def tell_tile(walk: SantaCruz, tile: int) -> list[Event]:
    """SC-021, SC-064, SC-086, SC-087: a tile is turned up; after a look it is built on, or not."""
    asked = walk.question
    assert isinstance(asked, building.TurnUp)
    site = asked.site(walk)
    key = "event-coast-tile" if asked is setup.LAY_COAST else "event-tile"
    events = [Event(key, {"site": walk.board.sites[site], **tile_facts(walk, tile)})]
    if asked is building.LOOK:
        kind = walk.board.tile_building[tile]
        facts: Facts = {"who": walk.asked, "site": walk.board.sites[site], "building": c.BUILDINGS[kind]}
        if walk.supply[walk.asked * len(c.BUILDINGS) + kind]:
            events.append(Event("event-builds-there", facts))
            events += tell_points(walk, walk.asked, walk.board.tile_points[tile])
        else:
            events.append(Event("event-failed-look", facts))
    return events


def tile_facts(walk: SantaCruz, tile: int) -> Facts:
    """A tile's face for the message ``tile-face``."""
    goods = [good for index, good in enumerate(c.GOODS) if walk.board.tile_goods[tile] >> index & 1] + ["none", "none"]
    return {
        "building": c.BUILDINGS[walk.board.tile_building[tile]],
        "n": abs(int(walk.board.tile_points[tile])),
        "sign": "minus" if walk.board.tile_points[tile] < 0 else "plus",
        "good": goods[0],
        "second": goods[1],
        "fish": walk.board.tile_fish[tile],
        "bird": "yes" if walk.board.tile_bird[tile] else "no",
    }


def tell_points(walk: SantaCruz, seat: int, points: int) -> list[Event]:
    """SC-152, SC-154: how far the marker went, and if it had to stay behind another one."""
    had = walk.points[seat]
    score.move_marker(walk, seat, points)
    total = walk.points[seat]
    if not points:
        return []
    key = "event-scores" if points > 0 else "event-loses"
    events = [Event(key, {"who": seat, "n": abs(points), "total": signed(total)})]
    if had + points != total:
        facts: Facts = {"who": seat, "n": had + points - total, "total": signed(total)}
        events.append(Event("event-space-taken", facts))
    return events


def signed(number: int) -> int | str:
    """SC-156: a total below zero with a minus sign."""
    return number if number >= 0 else f"−{-number}"


# --- cards ------------------------------------------------------------------------------------------
def tell_objective(walk: SantaCruz, seat: int, objective: int) -> list[Event]:
    """SC-100, SC-101, SC-140: the card, who scores in which order, what is destroyed."""
    board = walk.board
    events = [Event("event-plays-objective", {"who": seat, "objective": board.objectives[objective]})]
    scorer = seat
    for _ in range(walk.seats):
        events += tell_points(walk, scorer, score.worth(walk, scorer, objective))
        scorer = turns.clockwise(walk, scorer)
    if len(events) == 1:
        events.append(Event("event-nobody-scores"))
    if board.objective_destroys[objective]:
        events += tell_destruction(walk, board.objective_where[objective])
    return events


def tell_destruction(walk: SantaCruz, sites: int) -> list[Event]:
    events = [Event("event-erupts")]
    for seat in range(walk.seats):
        for index, kind in enumerate(c.BUILDINGS):
            lost = count_bits(walk.built[seat] & sites & walk.wants[index])
            if lost:
                events.append(Event("event-destroyed", {"who": seat, "building": kind, "n": lost}))
    return events


def tell_deal(walk: SantaCruz, objective: int) -> Event:
    """SC-024, SC-164: only the owner learns which card it is."""
    new = "-new" if walk.question is rounds.NEW_OBJECTIVE else ""
    shadow = Event(f"event-draws{new}-objective", {"who": walk.asked})
    facts: Facts = {"objective": walk.board.objectives[objective]}
    return Event(f"event-you-draw{new}-objective", facts, seat=walk.asked, shadow=shadow)


def tell_discard(walk: SantaCruz, seat: int, objective: int) -> list[Event]:
    """SC-168: nobody learns what was discarded, nor who has chosen already."""
    events = [Event("event-you-discard", {"objective": walk.board.objectives[objective]}, seat=seat)]
    if len(walk.actors()) == 1:
        events.append(Event("event-all-discarded"))
    return events


def tell_choice(walk: SantaCruz, verb: int, item: int, move: int) -> list[Event]:
    """A group, a set, a card without a building, half a double, the first player."""
    board = walk.board
    who: Facts = {"who": walk.asked}
    if verb in (m.GROUP, m.DEAL_GROUP):
        key = "event-takes-group" if verb == m.GROUP else "event-gets-group"
        return [Event(key, {**who, "group": board.groups[item]})]
    if verb in (m.SET, m.DEAL_SET):
        key = "event-takes-set" if verb == m.SET else "event-gets-set"
        own = "yes" if item == walk.asked else "no"
        return [Event(key, {**who, "group": board.groups[walk.set_group[item]], "own": own})]
    if verb == m.SPEND:
        return [Event("event-spends", {**who, "card": c.CARDS[board.moves.card[move]]})]
    if verb == m.NO_SECOND:
        return [Event("event-builds-once", who)]
    assert verb == m.FIRST
    return []


# --- what ends and begins ---------------------------------------------------------------------------
def tell_what_follows(before: SantaCruz, walk: SantaCruz, after: SantaCruz) -> list[Event]:
    """SC-027, SC-041, SC-160, SC-170, SC-180 … SC-182: first player, change of rounds, birds, the winner."""
    events: list[Event] = []
    if before.first == c.NONE and after.first != c.NONE:
        events += [Event("event-goes-first", {"who": after.first})]
    if after.question is cards.LANDING and before.question is not cards.LANDING and after.landings == after.seats:
        events.append(Event("event-round-begins", {"round": after.round, "who": after.first}))
    if after.round > before.round:
        events.append(Event("event-round-ends", {"round": before.round}))
    if after.question is OVER:
        events += tell_birds(walk, after)
        events += [Event("event-wins", {"who": seat}) for seat, place in enumerate(after.ranking()) if place == 1]
    return events


def tell_birds(walk: SantaCruz, after: SantaCruz) -> list[Event]:
    """SC-181: from the player of the last card on, clockwise; a token that the very last move drew counts too."""
    events: list[Event] = []
    seat = turns.last_player(walk)
    for _ in range(walk.seats):
        facts: Facts = {"who": seat, "tokens": score.count_birds(after, seat), "n": score.sum_of_birds(after, seat)}
        events.append(Event("event-counts-birds", facts))
        events += tell_points(walk, seat, score.sum_of_birds(after, seat))
        seat = turns.clockwise(walk, seat)
    return events
