"""What is secret, from the rulebook alone: goods and pesos behind the screens, VP face down (SdC-150).

Only with the option ``open_holdings`` off, and only until the end, when the screens go. The supplies lie open, so what
the others own together can be counted, and only who of them owns what is secret (SdC-151).
"""

from __future__ import annotations

from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.kernel.chance import Rng
from antilles.kernel.state import State
from antilles.kernel.step import legal_moves

TRIES = 40


def scramble(state: State, seat: int | None, rng: Rng) -> State:
    """Pieces, pesos and VP change screens among the others; whoever is asked could still do something."""
    assert isinstance(state, SantiagoDeCuba)
    others = [other for other in range(state.seats) if other != seat]
    if state.open_holdings or not state.actors():
        return state.copy()
    for _ in range(TRIES):
        changed = exchange_screens(state, others, rng)
        if still_asked(state, changed):
            return changed
    return state.copy()


def exchange_screens(state: SantiagoDeCuba, others: list[int], rng: Rng) -> SantiagoDeCuba:
    """One thing after another moves from a screen that has it to any other one."""
    changed = state.copy()
    for _ in range(30):
        giver, taker = others[rng.below(len(others))], others[rng.below(len(others))]
        kind = rng.below(8)
        if kind < 6 and changed.goods[giver * 6 + kind]:
            changed.goods[giver * 6 + kind] -= 1
            changed.goods[taker * 6 + kind] += 1
        elif kind == 6 and changed.pesos[giver]:
            changed.pesos[giver] -= 1
            changed.pesos[taker] += 1
        elif kind == 7 and changed.vp[giver]:
            changed.vp[giver] -= 1
            changed.vp[taker] += 1
    return changed


def still_asked(state: SantiagoDeCuba, changed: SantiagoDeCuba) -> bool:
    """A giver has something to give, a deliverer something to deliver: compared by what they are asked now."""
    return what_is_possible(changed) == what_is_possible(state)


def what_is_possible(state: SantiagoDeCuba) -> bool:
    """Whether the one who is asked can do more than nothing."""
    seat = state.actor()
    return seat < 0 or len(legal_moves(state, seat)) > (1 if can_do_nothing(state) else 0)


def can_do_nothing(state: SantiagoDeCuba) -> bool:
    """SdC-067: only a gift of El Zorro's, the drive and the broker's walk are compulsory."""
    return state.question.name in ("fence", "lawyer", "deliveries", "building")
