"""What happened, for people: the steps of a round told one by one."""

from collections.abc import Callable

from antilles.games.santo_domingo import cards, components as c, moves as m, rules
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.kernel.event import Event

Step = Callable[[SantoDomingo], None]

CARD_STEPS: tuple[tuple[str, Step], ...] = (
    ("captain", cards.captains),
    ("admiral", cards.admirals),
    ("governor", cards.governors),
    ("frigate", cards.frigates),
    ("galleon", cards.galleons),
    ("customs", cards.customs),
)


def tell(before: SantoDomingo, seat: int, move: int, after: SantoDomingo) -> list[Event]:
    """Events of one move: a choice, the reveal and its gains, an exchange, the end of the round."""
    facts = m.MOVES.facts(move)
    if move >= m.EXCHANGE:
        key = "event-exchanges" if facts["goods"] else "event-exchanges-nothing"
        events = [Event(key, {"who": seat, **(facts if facts["goods"] else {})})]
        walk = before.copy()
        rules.pay_exchange(walk, seat, move)
    else:
        shadow = Event("event-has-chosen", {"who": seat})
        events = [Event("event-you-chose", {"cards": len(facts), **facts}, seat=seat, shadow=shadow)]
        if len(before.actors()) > 1:
            return events
        walk = before.copy()
        rules.CHOOSE.seal(walk, seat, move)
        events += tell_reveal(walk)
    if after.question is rules.OVER or after.round > before.round:
        events += tell_end_of_round(walk, after)
    return events


def tell_reveal(walk: SantoDomingo) -> list[Event]:
    """SD-030: the cards, then what each number brings; ``walk`` is left before the traders."""
    events = [Event("event-reveal")]
    for seat in range(walk.seats):
        played = c.cards_in(walk.played[seat])
        if len(played) == 1:
            events.append(Event("event-plays", {"who": seat, "card": played[0]}))
        else:
            events.append(Event("event-plays-two", {"who": seat, "card": played[0], "second": played[1]}))
    for card, step in CARD_STEPS:
        events += tell_gains(walk, card, step)
    row = walk.exchange_row
    rules.traders(walk)
    if walk.exchange_row < row:
        events.append(Event("event-exchange-back", {"spaces": row - walk.exchange_row, "to": walk.exchange_row}))
    return events


def tell_gains(walk: SantoDomingo, card: str, step: Step) -> list[Event]:
    """Carry out one number on ``walk`` and tell who gained what, and what was over the limit."""
    vp = list(walk.vp)
    goods = list(walk.goods)
    goods_row = walk.goods_row
    step(walk)
    events: list[Event] = []
    takers = [seat for seat in range(walk.seats) if card in c.cards_in(walk.played[seat])]
    for seat in takers:
        if walk.vp[seat] > vp[seat]:
            events.append(Event("event-gains-vp", {"who": seat, "n": walk.vp[seat] - vp[seat], "card": card}))
        elif walk.goods[seat] > goods[seat]:
            events.append(Event("event-gains-goods", {"who": seat, "n": walk.goods[seat] - goods[seat], "card": card}))
        else:
            events.append(Event("event-gains-nothing", {"who": seat, "card": card}))
        lost = lost_goods(walk, seat, card, goods[seat], (goods_row - walk.goods_row) // len(takers))
        if lost:
            events.append(Event("event-goods-lost", {"who": seat, "n": lost, "most": c.GOODS_MAX}))
    return events


def lost_goods(walk: SantoDomingo, seat: int, card: str, had: int, share: int) -> int:
    """SD-034: how much of a gain was over the limit."""
    if card in ("frigate", "galleon"):
        return max(0, had + share - c.GOODS_MAX)
    if card == "governor":
        return max(0, had + cards.governor_goods(walk, seat) - c.GOODS_MAX)
    if card == "beggar":
        return max(0, had + cards.beggar_goods(walk, seat) - c.GOODS_MAX)
    return 0


def tell_end_of_round(walk: SantoDomingo, after: SantoDomingo) -> list[Event]:
    """SD-051 … SD-054, SD-060, SD-070, SD-071 and the next supply."""
    events: list[Event] = []
    if any(played & c.TRADER for played in walk.played):
        events.append(Event("event-exchange-reset"))
    rules.reset_exchange(walk)
    events += tell_gains(walk, "beggar", cards.beggars)
    events += [
        Event("event-takes-cards-back", {"who": seat}) for seat in range(walk.seats) if walk.played[seat] & c.BEGGAR
    ]
    if after.question is rules.OVER:
        events += tell_end(walk, after)
    elif after.question is rules.CHOOSE:
        events.append(Event("event-supply", {"round": after.round, "spaces": c.ADVANCE[after.seats]}))
    return events


def tell_end(walk: SantoDomingo, after: SantoDomingo) -> list[Event]:
    reached = Event("event-target-reached", {"target": walk.target})
    limit = Event("event-round-limit", {"round": walk.round})
    events = [reached if any(vp >= walk.target for vp in walk.vp) else limit]
    for seat in range(walk.seats):
        gained = after.vp[seat] - walk.vp[seat]
        if gained:
            goods = walk.goods[seat] - after.goods[seat]
            events.append(Event("event-final-exchange", {"who": seat, "goods": goods, "vp": gained}))
    events += [Event("event-wins", {"who": seat}) for seat, place in enumerate(after.ranking()) if place == 1]
    return events
