"""What happened, for people: each move is told up to the next question, step by step."""

from collections.abc import Callable

from antilles.games.santiago_de_cuba import broker, buildings, components as c, cubans, moves as m, port, rules, ships
from antilles.games.santiago_de_cuba.holdings import owned
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.event import Event
from antilles.kernel.rules import CHANCE, Facts, Question


def tell(before: SantiagoDeCuba, seat: int, move: int, after: SantiagoDeCuba) -> list[Event]:
    """Events of one move: what was chosen, what follows by itself, the end of the turn, the end of the game."""
    if seat == CHANCE:
        return tell_chance(before, after)
    events = CHAPTERS[before.question](before, seat, move, after)
    if after.question is ships.OVER:
        events += tell_end(before, seat, move, after)
    return events


# --- set-up and demand ------------------------------------------------------------------------------
def tell_chance(before: SantiagoDeCuba, after: SantiagoDeCuba) -> list[Event]:
    """SdC-020, SdC-021, SdC-028: the tiles when all lie, the dice when all five are rolled."""
    if before.question is after.question:
        return []
    if before.question is ships.ROLLING:
        return [Event("event-rolls", {"who": after.turn, **dice_of(after)})]
    return [Event("event-town-laid" if before.question is rules.TOWN else "event-street-laid")]


def dice_of(state: SantiagoDeCuba) -> Facts:
    return {good: state.dice[index] for index, good in enumerate(c.GOODS)}


def tell_demand(before: SantiagoDeCuba, seat: int, move: int, after: SantiagoDeCuba) -> list[Event]:
    """SdC-028, SdC-132, SdC-134: the die set aside, and what the ship wants."""
    facts = m.MOVES.facts(move)
    walk = before.copy()
    ships.set_aside(walk, c.GOODS.index(str(facts["good"])))
    events = [Event("event-sets-aside", {"who": seat, **facts})]
    if not ships.is_full(walk):
        return [*events, Event("event-demand", dice_of(walk))]
    events.append(Event("event-no-demand"))
    return events + tell_ship(walk, after)


# --- the car ----------------------------------------------------------------------------------------
def tell_drive(before: SantiagoDeCuba, seat: int, move: int, after: SantiagoDeCuba) -> list[Event]:
    """SdC-041 … SdC-047: the drive, what it passes, and the stop."""
    stops = move - m.DRIVE
    walk = before.copy()
    rules.travel(walk, stops)
    cost = rules.drive_cost(stops)
    events = [Event("event-drives", {"who": seat, "to": stop_name(walk), "stops": stops, "pesos": cost})]
    for stop in range(1, len(before.street)):
        if (before.inactive & ~walk.inactive) >> stop & 1:
            events.append(Event("event-active-again", {"cuban": c.CUBANS[before.street[stop]]}))
    events += tell_ship(before, walk)
    if walk.question is ships.OVER:
        return events
    if walk.car == c.PORT:
        return [*events, Event("event-deliveries", {"who": seat}), *tell_passes(walk, seat, after)]
    if walk.inactive >> walk.car & 1:
        events.append(Event("event-inactive", {"who": seat, "cuban": stop_name(walk)}))
        return events + tell_end_of_turn(walk, after)
    return events + tell_gains(walk, seat, after) + tell_broker(walk, after)


def stop_name(state: SantiagoDeCuba) -> str:
    return "port" if state.car == c.PORT else c.CUBANS[state.street[state.car]]


def tell_gains(walk: SantiagoDeCuba, seat: int, after: SantiagoDeCuba) -> list[Event]:
    """SdC-051, SdC-060 … SdC-066: what the Cuban gave, as far as the supply went."""
    cuban = stop_name(walk)
    if after.question in (cubans.FENCE, cubans.PICKPOCKET, cubans.LAWYER):
        return []
    for index, kind in enumerate(c.KINDS):
        n = owned(after, seat, index) - owned(walk, seat, index)
        if n:
            return [Event("event-receives", {"who": seat, "good": kind, "n": n, "cuban": cuban})]
    if after.pesos[seat] > walk.pesos[seat]:
        return [Event("event-receives-pesos", {"who": seat, "n": after.pesos[seat] - walk.pesos[seat], "cuban": cuban})]
    if after.vp[seat] > walk.vp[seat]:
        return [Event("event-receives-vp", {"who": seat, "n": after.vp[seat] - walk.vp[seat], "cuban": cuban})]
    key = "event-does-nothing" if cuban == "alonso" else "event-receives-nothing"
    return [Event(key, {"who": seat, "cuban": cuban})]


# --- Pablo, El Zorro, Alonso ------------------------------------------------------------------------
def tell_take(before: SantiagoDeCuba, seat: int, move: int, after: SantiagoDeCuba) -> list[Event]:
    """SdC-066: Pablo."""
    facts = m.MOVES.facts(move)
    if "good" in facts:
        events = [Event("event-receives", {"who": seat, **facts, "n": 1, "cuban": "pablo"})]
    else:
        events = [Event("event-takes-nothing", {"who": seat})]
    return events + tell_broker(before, after)


def tell_gift(before: SantiagoDeCuba, seat: int, move: int, after: SantiagoDeCuba) -> list[Event]:
    """SdC-067: El Zorro."""
    facts: Facts = {"who": seat, "whom": before.turn, **m.MOVES.facts(move)}
    walk = before.copy()
    events = [Event(f"event-{m.MOVES.words(move).replace('give', 'gives')}", facts)]
    if facts.get("what") == "vp":
        walk.vp[seat] -= 1
    return events + tell_end_of_turn(walk, after)


def tell_lawyer(before: SantiagoDeCuba, seat: int, move: int, after: SantiagoDeCuba) -> list[Event]:
    """SdC-071 … SdC-075: Alonso."""
    facts = m.MOVES.facts(move)
    verb = m.MOVES.verb(move)
    if verb == "use":
        events = [Event("event-uses-own", {"who": seat, "building": facts["building"]})]
        used, walk = tell_building(before, seat, move)
        events += used
        return events if walk.question is ships.OVER else events + tell_broker(walk, after)
    key = "event-claims" if verb == "claim" else "event-does-nothing"
    return [Event(key, {"who": seat, **facts}), *tell_broker(before, after)]


# --- the port ---------------------------------------------------------------------------------------
def tell_passes(walk: SantiagoDeCuba, first: int, after: SantiagoDeCuba) -> list[Event]:
    """SdC-084, SdC-086: forced passes from ``first`` on; when all have passed the phase is over."""
    going_on = after.question is port.DELIVERIES
    events: list[Event] = []
    for step in range(walk.seats):
        seat = (first + step) % walk.seats
        if not walk.passed >> seat & 1 and (not going_on or after.passed >> seat & 1):
            events.append(Event("event-cannot-deliver", {"who": seat}))
    if going_on:
        return events
    events += [Event("event-all-passed"), *tell_ship(walk, after)]
    return events if after.question is ships.OVER else events + tell_end_of_turn(walk, after)


def tell_delivery(before: SantiagoDeCuba, seat: int, move: int, after: SantiagoDeCuba) -> list[Event]:
    """SdC-082 … SdC-086, SdC-091: a delivery or a pass, and what follows."""
    facts = m.MOVES.facts(move)
    walk = before.copy()
    next_seat = (seat + 1) % before.seats
    if m.MOVES.verb(move) == "pass":
        walk.passed |= 1 << seat
        return [Event("event-passes", {"who": seat}), *tell_passes(walk, next_seat, after)]
    n, good = int(facts["n"]), c.GOODS.index(str(facts["good"]))
    told: Facts = {"who": seat, "good": c.GOODS[good], "n": n}
    if "kind" in facts:
        port.deliver_wood(walk, seat, good, n)
        events = [Event("event-delivers-wood", {**told, "vp": n * c.WOOD_VP})]
    else:
        port.deliver(walk, seat, good, n)
        events = [Event("event-delivers", {**told, "vp": n * c.VALUES[before.flag]})]
    if walk.question is ships.OVER or walk.sailed:
        return events + tell_ship(before, walk) + tell_end_of_turn(walk, after)
    return events + tell_passes(walk, next_seat, after)


# --- the broker and the buildings -------------------------------------------------------------------
def tell_broker(walk: SantiagoDeCuba, after: SantiagoDeCuba) -> list[Event]:
    """SdC-106: no free building of the colour; otherwise the player is asked."""
    if after.question in (broker.BROKER, cubans.FENCE, cubans.PICKPOCKET, cubans.LAWYER):
        return []
    flower = c.FLOWER_OF[walk.street[walk.car]]
    stays: list[Event] = []
    if flower != c.NONE:
        stays.append(Event("event-no-free-building", {"who": walk.turn, "flower": c.FLOWERS[flower]}))
    return stays if after.question is broker.BUILDING else stays + tell_end_of_turn(walk, after)


def tell_walk(before: SantiagoDeCuba, seat: int, move: int, after: SantiagoDeCuba) -> list[Event]:
    """SdC-100, SdC-104: where the broker goes, and whether the building offers anything."""
    facts: Facts = {"who": seat, **m.MOVES.facts(move)}
    events = [Event("event-goes", facts)]
    if after.question is broker.BUILDING:
        return events
    walk = before.copy()
    walk.broker[seat] = c.BUILDINGS.index(str(facts["building"]))
    return [*events, Event("event-no-use", facts), *tell_end_of_turn(walk, after)]


def tell_use(before: SantiagoDeCuba, seat: int, move: int, after: SantiagoDeCuba) -> list[Event]:
    """SdC-104: used or not."""
    if m.MOVES.verb(move) == "decline":
        building = c.BUILDINGS[before.broker[seat]]
        return [Event("event-declines", {"who": seat, "building": building}), *tell_end_of_turn(before, after)]
    events, walk = tell_building(before, seat, move)
    return events + tell_end_of_turn(walk, after)


def tell_building(before: SantiagoDeCuba, seat: int, move: int) -> tuple[list[Event], SantiagoDeCuba]:
    """SdC-110 … SdC-121: what the use did, and the table right after it."""
    walk = before.copy()
    buildings.use(walk, seat, move)
    facts: Facts = {"who": seat, **m.MOVES.facts(move), **AMOUNTS.get(m.MOVES.words(move), {})}
    if "way" in facts and "n" in facts:
        facts["pesos"] = int(facts["n"]) * c.CASINO_PESOS
    return [Event(f"event-{m.MOVES.words(move)}", facts), *tell_ship(before, walk)], walk


AMOUNTS: dict[str, Facts] = {
    "use-bank": {"n": c.BANK_PESOS},
    "use-church": {"n": c.CHURCH_VP},
    "use-cafe-cigar": {"vp": c.CAFE_VP},
    "use-cafe-rum": {"vp": c.CAFE_VP},
    "use-cafe-both": {"vp": 2 * c.CAFE_VP},
    "use-office": {"vp": c.OFFICE_VP},
    "use-newspaper": {"n": c.NEWSPAPER_PESOS},
    "use-newspaper-flip": {"n": c.NEWSPAPER_PESOS},
}


# --- ships, the end of the turn, the end of the game --------------------------------------------------
def tell_ship(before: SantiagoDeCuba, after: SantiagoDeCuba) -> list[Event]:
    """SdC-043, SdC-119, SdC-131: the value marker moves, or a ship leaves and the next one enters."""
    if after.question is ships.OVER:
        return [Event("event-last-ship-leaves", {"ship": before.ship})]
    if after.ship != before.ship:
        return [Event("event-ship-leaves", {"ship": before.ship}), Event("event-ship-enters", {"ship": after.ship})]
    if after.flag != before.flag and after.flag < c.CHEQUERED:
        key = "event-value-rises" if after.flag > before.flag else "event-value-falls"
        return [Event(key, {"n": c.VALUES[after.flag]})]
    return []


def tell_end_of_turn(walk: SantiagoDeCuba, after: SantiagoDeCuba) -> list[Event]:
    """SdC-033, SdC-108: the owner's point; the dice are told when they lie."""
    if after.question not in (rules.CAR, ships.ROLLING):
        return []
    owner = ships.owner_of(after, after.broker[walk.turn])
    if owner not in (c.NONE, walk.turn) and after.vp[owner] > walk.vp[owner]:
        building = c.BUILDINGS[after.broker[walk.turn]]
        return [Event("event-owner-gains", {"who": owner, "n": after.vp[owner] - walk.vp[owner], "building": building})]
    return []


def tell_end(before: SantiagoDeCuba, seat: int, move: int, after: SantiagoDeCuba) -> list[Event]:
    """SdC-140 … SdC-143: the conversion of what is left, and who wins."""
    events: list[Event] = []
    for other in range(after.seats):
        spent = spent_pieces(before, move) if other == seat else 0
        lots = (before.pieces(other) - spent) // c.FINAL_PIECES
        if lots:
            events.append(Event("event-converts", {"who": other, "n": lots * c.FINAL_PIECES, "vp": lots}))
    events += [Event("event-wins", {"who": other}) for other, place in enumerate(after.ranking()) if place == 1]
    return events


def spent_pieces(before: SantiagoDeCuba, move: int) -> int:
    """What the last move itself handed in."""
    if before.question is port.DELIVERIES:
        return int(m.MOVES.facts(move).get("n", 0))
    return 1 if m.SHIP <= move < m.SHIP + len(c.GOODS) else 0


CHAPTERS: dict[Question[SantiagoDeCuba], Callable[[SantiagoDeCuba, int, int, SantiagoDeCuba], list[Event]]] = {
    ships.DEMAND: tell_demand,
    rules.CAR: tell_drive,
    cubans.FENCE: tell_take,
    cubans.PICKPOCKET: tell_gift,
    cubans.LAWYER: tell_lawyer,
    port.DELIVERIES: tell_delivery,
    broker.BROKER: tell_walk,
    broker.BUILDING: tell_use,
}
