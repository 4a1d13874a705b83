"""What happened, in words-to-be: the move itself, then everything that followed by itself, step by step."""

from collections.abc import Callable

from antilles.games.cuba import components as c, harbour, moves as m, parliament, question as q, rounds, score, statutes
from antilles.games.cuba.events import DRIVE, SEND
from antilles.games.cuba.state import Cuba
from antilles.kernel.event import Event
from antilles.kernel.rules import CHANCE, Facts, names_in

TELLS_ITS_GAINS = {"move", "activate", "use", "alternative", "cuban"}
"""Verbs after which the gains are told one by one; the others carry their amounts themselves."""


def tell(before: Cuba, seat: int, move: int, _after: Cuba) -> list[Event]:
    """The move, then each step up to the next draw or question."""
    walk = before.copy()
    asked = walk.question
    assert isinstance(asked, q.Ask)
    asked.reply(walk, seat, move)
    events = tell_draw(before, move) if seat == CHANCE else tell_move(before, seat, move, walk)
    while walk.question.who == q.BY_ITSELF:
        previous = walk.copy()
        walk.question.answer(walk, q.BY_ITSELF, -1)
        tell_it = STEPS.get(previous.question.name)
        events += tell_it(previous, walk) if tell_it is not None else []
    return events


# --- draws ------------------------------------------------------------------------------------------
def tell_draw(before: Cuba, move: int) -> list[Event]:
    facts = dict(m.MOVES.facts(move))
    verb = m.MOVES.verb(move)
    if m.LAY <= move < m.SHIP:
        facts["space"] = before.count + 1
    if m.SHIP <= move < m.BILL:
        facts["dock"] = before.dock + 1
    if m.START <= move < m.START + 5:
        return [Event("event-start-player", facts)]
    return [Event(f"event-{verb}", facts)]


# --- moves ------------------------------------------------------------------------------------------
def tell_move(before: Cuba, seat: int, move: int, walk: Cuba) -> list[Event]:
    if before.question is parliament.BID:
        shadow = Event("event-has-bid", {"who": seat})
        return [Event("event-you-bid", {"n": move - m.OFFER}, seat=seat, shadow=shadow)]
    if before.question is SEND:
        return tell_delegates(seat, move, walk)
    if move == m.DONE:
        return [Event("event-no-veto", {"who": seat})] if before.question is parliament.VETO else []
    verb = m.MOVES.words(move)
    facts: Facts = {"who": seat, **m.MOVES.facts(move)}
    facts["pesos"] = abs(int(walk.pesos[seat] - before.pesos[seat]))
    facts["vp"] = abs(int(walk.vp[seat] - before.vp[seat]))
    if verb == "grow":
        facts["n"] = gained(before, walk, seat, c.KINDS.index(str(facts["kind"])))
    if verb in ("veto", "influence"):
        facts["law"] = law_name(["I", "II", "III", "IV"].index(str(facts["type"])), before)
    events = [Event(f"event-{verb}", facts)]
    if verb in TELLS_ITS_GAINS:
        events += tell_gains(before, walk, seat)
    return events


def law_name(kind: int, state: Cuba) -> str:
    return c.LAWS[kind * c.LAWS_A_TYPE + state.bills[kind]]


def tell_delegates(seat: int, move: int, walk: Cuba) -> list[Event]:
    """EP-102: secret, then shown together."""
    shadow = Event("event-has-sent", {"who": seat})
    events = [Event("event-you-send", m.MOVES.facts(move), seat=seat, shadow=shadow)]
    if walk.question is not SEND:
        for other in range(walk.seats):
            card, second = names_in(walk.sent[other], c.CHARACTERS)
            events.append(Event("event-send", {"who": other, "card": card, "second": second}))
    return events


def gained(before: Cuba, walk: Cuba, seat: int, kind: int) -> int:
    index = seat * len(c.KINDS) + kind
    return int(walk.yard[index] - before.yard[index])


def tell_gains(before: Cuba, walk: Cuba, seat: int) -> list[Event]:
    """Pieces, pesos, VP and stored products that came with a move."""
    events: list[Event] = []
    for kind, name in enumerate(c.KINDS):
        if gained(before, walk, seat, kind) > 0:
            events.append(Event("event-receives", {"who": seat, "kind": name, "n": gained(before, walk, seat, kind)}))
    for product in range(c.PRODUCTS):
        n = walk.stored[seat * c.PRODUCTS + product] - before.stored[seat * c.PRODUCTS + product]
        if n > 0:
            events.append(Event("event-stores", {"who": seat, "kind": c.KINDS[product], "n": n}))
    if walk.pesos[seat] > before.pesos[seat]:
        events.append(Event("event-gains-pesos", {"who": seat, "n": walk.pesos[seat] - before.pesos[seat]}))
    if walk.vp[seat] > before.vp[seat]:
        events.append(Event("event-gains-vp", {"who": seat, "n": walk.vp[seat] - before.vp[seat]}))
    if walk.statues != before.statues:
        events.append(Event("event-statue", {"who": seat}))
    return events


# --- steps ------------------------------------------------------------------------------------------
def tell_round(_previous: Cuba, walk: Cuba) -> list[Event]:
    """CU-030."""
    return [Event("event-round", {"round": walk.round, "rounds": walk.switches.rounds})]


def tell_end_of_actions(previous: Cuba, walk: Cuba) -> list[Event]:
    """CU-045, EP-020, EP-030: the start player card, the car, the event at once."""
    events: list[Event] = []
    if walk.start != previous.start:
        events.append(Event("event-start-player", {"who": walk.start}))
    if previous.question is DRIVE:
        void = walk.round == walk.switches.rounds and walk.car in (1, 3, 4)
        events.append(Event("event-drive", {"space": walk.car}))
        events.append(Event("event-void" if void else "event-president", {"space": walk.car}))
        for seat in range(walk.seats):
            if walk.vp[seat] < previous.vp[seat]:
                events.append(Event("event-loses-vp", {"who": seat, "n": previous.vp[seat] - walk.vp[seat]}))
    return events


def tell_votes(previous: Cuba, walk: Cuba) -> list[Event]:
    """CU-091, CU-093: all bids are opened; a winner, or a second bid."""
    events = [
        Event("event-bid", {"who": seat, "n": previous.bids[seat], "votes": walk.votes[seat]})
        for seat in range(walk.seats)
        if previous.bidders >> seat & 1
    ]
    if walk.question is parliament.PASS:
        events.append(Event("event-wins-vote", {"who": walk.winner, "n": walk.votes[walk.winner]}))
    else:
        events += [Event("event-tied", {"who": seat}) for seat in range(walk.seats) if walk.bidders >> seat & 1]
    return events


def tell_laws(previous: Cuba, walk: Cuba) -> list[Event]:
    """CU-095, EP-056."""
    events: list[Event] = []
    for kind in range(4):
        if previous.bills[kind]:
            key = "event-law" if previous.passing >> kind & 1 else "event-rejected"
            events.append(Event(key, {"law": law_name(kind, previous)}))
    for seat in range(walk.seats):
        if walk.vp[seat] > previous.vp[seat]:
            vp = walk.vp[seat] - previous.vp[seat]
            facts: Facts = {"who": seat, "vp": vp, "pesos": walk.pesos[seat] - previous.pesos[seat]}
            events.append(Event("event-influence-pays", facts))
    return events


def tell_unasked(previous: Cuba, walk: Cuba) -> list[Event]:
    """CU-101: who had nothing to pay, could not pay, or had to."""
    due, paid = ("tax", walk.paid_tax) if previous.question is statutes.TAXES else ("duty", walk.paid_duty)
    asked = walk.question in (statutes.TAX, statutes.DUTY, statutes.DUTY_PIECE)
    dealt = walk.count if asked else walk.seats
    events: list[Event] = []
    for number in range(previous.count, dealt):
        seat = (walk.start + number) % walk.seats
        if asked and seat == walk.asked:
            continue
        if paid >> seat & 1:
            key = f"event-pay-{due}" if previous.switches.must_pay and walk.due[seat] else f"event-no-{due}-due"
        else:
            key = f"event-cannot-pay-{due}"
        events.append(Event(key, {"who": seat, "pesos": walk.due[seat]}))
    return events


def tell_statutes(previous: Cuba, walk: Cuba) -> list[Event]:
    """CU-102, CU-104."""
    events: list[Event] = []
    for seat in range(walk.seats):
        n = walk.vp[seat] - previous.vp[seat]
        if n and previous.question is statutes.REWARDS:
            events.append(Event("event-reward", {"who": seat, "n": n}))
        elif n:
            law = c.LAWS[c.SUBSIDY_LAW * c.LAWS_A_TYPE + walk.laws[c.SUBSIDY_LAW]]
            events.append(Event("event-subsidy", {"who": seat, "n": n, "law": law}))
    return events


def tell_spoiled(previous: Cuba, walk: Cuba) -> list[Event]:
    """CU-110."""
    return [
        Event("event-spoils", {"who": seat, "kind": c.KINDS[product], "n": -gained(previous, walk, seat, product)})
        for seat in range(walk.seats)
        for product in range(c.PRODUCTS)
        if gained(previous, walk, seat, product)
    ]


def tell_ships(previous: Cuba, walk: Cuba) -> list[Event]:
    """CU-131, CU-132: which ships leave and which come nearer."""
    events: list[Event] = []
    docked = [walk.docks[berth] for berth in range(c.DOCKS)]
    for berth in range(c.DOCKS):
        ship = previous.docks[berth]
        if ship >= 0 and ship not in docked:
            events.append(Event("event-ship-leaves", {"ship": c.SHIPS[ship], "dock": berth + 1}))
    for berth in range(c.DOCKS - 1, -1, -1):
        if walk.docks[berth] >= 0 and walk.docks[berth] != previous.docks[berth]:
            events.append(Event("event-ship-advances", {"ship": c.SHIPS[walk.docks[berth]], "dock": berth + 1}))
    return events


def tell_end(previous: Cuba, walk: Cuba) -> list[Event]:
    """CU-150, CU-152."""
    events = [
        Event("event-buildings", {"who": seat, "n": walk.vp[seat] - previous.vp[seat]}) for seat in range(walk.seats)
    ]
    events += [Event("event-wins", {"who": seat}) for seat, place in enumerate(walk.ranking()) if place == 1]
    return events


STEPS: dict[str, Callable[[Cuba, Cuba], list[Event]]] = {
    rounds.BEGIN_ROUND.name: tell_round,
    rounds.END_ACTIONS.name: tell_end_of_actions,
    DRIVE.name: tell_end_of_actions,
    parliament.COUNT_VOTES.name: tell_votes,
    parliament.ENACT.name: tell_laws,
    statutes.TAXES.name: tell_unasked,
    statutes.DUTIES.name: tell_unasked,
    statutes.REWARDS.name: tell_statutes,
    statutes.SUBSIDIES.name: tell_statutes,
    statutes.SPOIL.name: tell_spoiled,
    harbour.SAIL.name: tell_ships,
    score.FINAL_SCORE.name: tell_end,
}
"""What is told of the things that happen by themselves; the others are told by what follows from them."""
