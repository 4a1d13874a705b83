"""What is asked and what a move would do, as facts for people."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from antilles.games.cuba import components as c, moves as m
from antilles.games.cuba.view import CubaView
from antilles.kernel.outlook import Beforehand, Check, Facts, Habit, Prospect, Sentence, Trial, each, one_of, plainly

Try = Callable[[int], dict[str, int]]
"""What a move would bring now, tried out by the engine."""


def question(seen: CubaView, legal: Sequence[int], bring: Try) -> Sentence:
    """One sentence a phase; ``done`` says whether one may stop."""
    mine, action = seen.players[seen.viewer], seen.action
    facts: Facts = {"done": "yes" if m.DONE in legal else "no"}
    match seen.phase:
        case "pick":
            first = str(m.MOVES.facts(legal[0])["kind"])
            facts = {"kind": "product" if first in c.KINDS[: c.PRODUCTS] else "resource", "n": action.count + 1}
        case "turn":
            verbs = {m.MOVES.verb(move) for move in legal}
            facts = {"way": "both" if len(verbs) > 1 else verbs.pop()}
        case "action":
            facts = {"card": mine.last_card, **alternative(mine.last_card, legal, bring)}
        case "pawn":
            facts = {"card": mine.last_card or "worker"}
        case "trade" | "bid":
            facts["n"] = mine.pesos
        case "extra" | "over_extra" | "place" | "use":
            facts["building"] = action.tile
        case "load":
            facts["dock"] = action.dock
        case "tax":
            facts = {"n": mine.due, **rewards(seen)}
        case "duty":
            facts |= {"law": seen.laws[1], **rewards(seen)}
        case "duty_piece":
            facts["law"] = seen.laws[1]
    return Sentence(f"ask-{seen.phase.replace('_', '-')}", facts)


def rewards(seen: CubaView) -> Facts:
    """Why anybody pays: the VP for one of tax and duty, and for both."""
    return {name: int(seen.options[f"reward_{name}"]) for name in ("one", "both")}


def alternative(card: str, legal: Sequence[int], bring: Try) -> Facts:
    """What a character gives instead of its main action: pesos or VP by number, or a piece."""
    if m.ALTERNATE not in legal:
        return {"open": "no", "n": 0}
    return {"open": "yes", "n": 1 if card == "tradeswoman" else sum(bring(m.ALTERNATE).values())}


def wordings(seen: CubaView, legal: Sequence[int], bring: Try) -> dict[int, Sentence]:
    """Main and alternative action are named by what they do."""
    if seen.phase != "action":
        return {}
    card = seen.players[seen.viewer].last_card
    said = {m.MAIN: Sentence("deed-main", {"card": card})}
    if m.ALTERNATE in legal:
        said[m.ALTERNATE] = Sentence("deed-alternative", {"card": card, "n": alternative(card, legal, bring)["n"]})
    return said


def holdings(seen: CubaView) -> dict[str, int]:
    """Points, pesos, and the pieces of courtyard and warehouse together."""
    mine = seen.players[seen.viewer]
    stored = (*mine.warehouse, *(0,) * (len(c.KINDS) - c.PRODUCTS))
    pieces = {kind: mine.courtyard[index] + stored[index] for index, kind in enumerate(c.KINDS)}
    return {"vp": mine.vp, "pesos": mine.pesos, **pieces}


def foretell(prospect: Prospect, trial: Trial[CubaView]) -> Prospect:
    if trial.move == m.ALTERNATE:
        return replace(prospect, said=(*prospect.costs, *prospect.gains))
    if m.MOVES.verb(trial.move) == "irrigate":
        return replace(prospect, deed=Sentence("deed-irrigate"), said=())
    if m.MOVES.verb(trial.move) == "load":
        further = [m.MOVES.facts(move) for move in trial.legal if m.MOVES.verb(move) == "load"]
        kinds = dict.fromkeys(str(load["kind"]) for load in further)
        if kinds:
            parts = [Sentence("kind-plain", {"kind": kind}) for kind in kinds]
            first = "no" if trial.before.action.dock else "yes"
            return replace(prospect, then=one_of("then-load", parts, first=first))
    return prospect


# --- orders for the next turn ---------------------------------------------------------------------------
BEFOREHAND: Beforehand[CubaView] = Beforehand(
    habits=(
        Habit("done", plainly(m.MOVES, "done")),
        Habit("bid-nothing", plainly(m.MOVES, "bid")),
        Habit("pay", plainly(m.MOVES, "pay-tax", "pay-duty")),
        Habit("pay-nothing", plainly(m.MOVES, "decline-tax", "decline-duty")),
        Habit("alternative", plainly(m.MOVES, "alternative")),
    ),
    checks=(
        Check("pesos", each("n", range(1, 11)), lambda seen, facts: holdings(seen)["pesos"] >= int(facts["n"])),
        Check("pieces", each("kind", c.KINDS), lambda seen, facts: holdings(seen)[str(facts["kind"])] >= 1),
        Check("bill", lambda seen: [{"law": law} for law in seen.bills if law], lambda seen, f: f["law"] in seen.bills),
    ),
    loose={"event-play": {"pesos": 0, "vp": 0}, "event-activate": {"pesos": 0, "vp": 0}, "deed-alternative": {"n": 1}},
    quiet=(
        *("event-receives", "event-stores", "event-gains-pesos", "event-gains-vp", "event-loses-vp", "event-main"),
        *("event-reward", "event-subsidy", "event-no-tax-due", "event-no-duty-due", "event-ship-advances"),
    ),
)
