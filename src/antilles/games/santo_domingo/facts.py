"""What is asked and what a move would do, as facts for people."""

from collections.abc import Sequence
from dataclasses import replace

from antilles.games.santo_domingo import components as c
from antilles.games.santo_domingo.gains import gains_together
from antilles.games.santo_domingo.moves import CARDS_OF, EXCHANGE, MOVES
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.games.santo_domingo.view import SantoDomingoView, read
from antilles.kernel.chance import Rng
from antilles.kernel.outlook import Beforehand, Check, Habit, Prospect, Sentence, Trial, each

GOVERNOR, CUSTOMS = (c.GOVERNOR_PER_CAPTAIN, c.GOVERNOR_PER_ADMIRAL), (c.CUSTOMS_PER_FRIGATE, c.CUSTOMS_PER_GALLEON)
FOR_OTHERS = {"governor": GOVERNOR, "customs": CUSTOMS}
"""For each of the two cards that they live on."""


def question(seen: SantoDomingoView, _legal: Sequence[int]) -> Sentence:
    if seen.phase == "choose":
        return Sentence("ask-choose", {"cards": seen.cards_per_round})
    return Sentence("ask-trade", {"n": seen.players[seen.viewer].goods, "rate": seen.rate})


def holdings(seen: SantoDomingoView) -> dict[str, int]:
    mine = seen.players[seen.viewer]
    return {"vp": mine.vp, "goods": mine.goods}


def foretell(prospect: Prospect, trial: Trial[SantoDomingoView]) -> Prospect:
    """A sealed choice brings what it would bring if nobody else played it; what brings nothing lives on the others."""
    facts = MOVES.facts(trial.move)
    if trial.move >= EXCHANGE:
        assert trial.after is not None
        mine = holdings(trial.after)
        then = Sentence("then-final" if trial.after.places else "then-stand", {"n": mine["goods"], "vp": mine["vp"]})
        return replace(prospect, said=("goods", "vp"), then=then)
    known = read(trial.before).draw(Rng(1))
    assert isinstance(known, SantoDomingo)
    vp, goods = gains_together(known, trial.before.viewer, CARDS_OF[trial.move])
    gains = {name: n for name, n in (("vp", vp), ("goods", goods)) if n > 0}
    card = str(facts["card"]) if len(facts) == 1 else ""  # two cards are told together
    first, second = FOR_OTHERS.get(card, (0, 0))
    others = Sentence("then-others", {"cards": len(facts), "card": card, "first": first, "second": second})
    return replace(prospect, gains=gains, then=Sentence("if-alone", {"cards": len(facts)}) if gains else others)


# --- orders for the next turn ---------------------------------------------------------------------------
def exchange_all(_seen: SantoDomingoView, legal: Sequence[int]) -> int:
    """As many VP as possible, for as few goods."""
    lots = [(MOVES.facts(move), move) for move in legal if move >= EXCHANGE]
    return max([(int(facts["vp"]), -int(facts["goods"]), move) for facts, move in lots], default=(0, 0, -1))[2]


def worth(rate: str) -> float:
    """VP for a good."""
    goods, vp = rate.split(":")
    return int(vp) / int(goods)


SPACES = each("n", range(1, c.ROW_MAX + 1))
BEFOREHAND: Beforehand[SantoDomingoView] = Beforehand(
    habits=(
        Habit("exchange-all", exchange_all),
        Habit("exchange-nothing", lambda _seen, legal: EXCHANGE if EXCHANGE in legal else -1),
    ),
    checks=(
        Check(
            "rate",
            lambda seen: [{"rate": rate} for rate in sorted(set(seen.track), key=worth)],
            lambda seen, facts: worth(seen.rate) >= worth(str(facts["rate"])),
        ),
        Check("goods", each("n", range(1, c.GOODS_MAX + 1)), lambda seen, f: holdings(seen)["goods"] >= int(f["n"])),
        Check("vp-row", SPACES, lambda seen, facts: seen.vp_row >= int(facts["n"])),
        Check("goods-row", SPACES, lambda seen, facts: seen.goods_row >= int(facts["n"])),
    ),
    quiet=("event-has-chosen", "event-reveal", "event-supply", "event-exchange-reset", "event-exchange-back"),
)
