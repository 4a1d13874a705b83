"""What is asked and what a move would do, as facts for people."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from antilles.games.santiago_de_cuba.components import BUILDINGS, GOODS, STOPS, VALUES
from antilles.games.santiago_de_cuba.moves import MOVES
from antilles.games.santiago_de_cuba.view import SantiagoDeCubaView
from antilles.kernel.move import Facts
from antilles.kernel.outlook import Beforehand, Check, Habit, Prospect, Sentence, Trial, one_of


def question(seen: SantiagoDeCubaView, legal: Sequence[int]) -> Sentence:
    """One sentence a phase; where a phase knows two ways, only those that are open are named."""
    facts: Facts = {}
    words = {MOVES.words(move) for move in legal}
    if seen.phase == "car":
        facts = {"pesos": holdings(seen)["pesos"]}
    elif seen.phase == "fence":
        facts = {"any": "yes" if "take" in words else "no"}
    elif seen.phase == "pickpocket":
        facts = {"whom": seen.turn}
    elif seen.phase == "lawyer":
        facts = {"way": _lawyer(words)}
    elif seen.phase == "deliveries":
        facts = {"n": seen.value}
    elif seen.phase == "broker":
        stop = seen.street[seen.car - 1] if seen.car else None
        facts = {"flower": stop.flower if stop and stop.flower else "none"}
    elif seen.phase == "building":
        facts = {"building": seen.players[seen.viewer].broker}
    return Sentence(f"ask-{seen.phase}", facts)


def _lawyer(words: set[str]) -> str:
    """Alonso: claim, use one's own, or both."""
    uses = any(word.startswith("use-") for word in words)
    return ("both" if uses else "claim") if "claim" in words else "use"


def holdings(seen: SantiagoDeCubaView) -> dict[str, int]:
    held = seen.players[seen.viewer].holdings
    return {"pesos": held.pesos, **held.goods, "vp": held.vp} if held is not None else {}


def wordings(seen: SantiagoDeCubaView, legal: Sequence[int]) -> dict[int, Sentence]:
    """A drive is said by where it goes and what it costs."""
    return {move: drive_to(seen, int(MOVES.facts(move)["stops"])) for move in legal if MOVES.words(move) == "drive"}


def drive_to(seen: SantiagoDeCubaView, stops: int) -> Sentence:
    stop = (seen.car + stops) % STOPS
    return Sentence("deed-drive", {"to": seen.street[stop - 1].cuban if stop else "port", "stops": stops})


def foretell(prospect: Prospect, trial: Trial[SantiagoDeCubaView]) -> Prospect:
    words = MOVES.words(trial.move)
    if words.startswith(("use-", "give-", "take")):
        prospect = replace(prospect, said=(*prospect.costs, *prospect.gains))
    elif words == "deliver-wood":
        prospect = replace(prospect, said=("wood", *prospect.said))
    if words == "go" and trial.legal:
        return replace(prospect, then=Sentence("then-use", MOVES.facts(trial.move)))
    going = [MOVES.facts(move) for move in trial.legal if MOVES.words(move) == "go"]
    if going and len(going) == len(trial.legal):
        flowers = {site.building: site.flower for site in trial.before.town}
        parts = [Sentence("building-the", facts) for facts in going]
        return replace(prospect, then=one_of("then-go", parts, flower=flowers[str(going[0]["building"])]))
    return prospect


# --- orders for the next turn ---------------------------------------------------------------------------
def plainly(*words: str) -> Callable[[SantiagoDeCubaView, Sequence[int]], int]:
    """The first legal move with one of these words."""
    return lambda _seen, legal: next((move for move in legal if MOVES.words(move) in words), -1)


def deliver_most(_seen: SantiagoDeCubaView, legal: Sequence[int]) -> int:
    """The greatest delivery, wood last, for it fits any die."""
    loads = [move for move in legal if MOVES.words(move) in ("deliver", "deliver-wood")]
    best = [(int(MOVES.facts(move)["n"]), MOVES.words(move) == "deliver", -move) for move in loads]
    return -max(best)[2] if best else -1


def wanted(seen: SantiagoDeCubaView, facts: Facts) -> bool:
    return seen.demand[str(facts["good"])] > 0


def vacant(seen: SantiagoDeCubaView, facts: Facts) -> bool:
    return any(site.building == facts["building"] and site.broker is None for site in seen.town)


def upwards(*values: int) -> Callable[[SantiagoDeCubaView], list[Facts]]:
    return lambda _seen: [{"n": n} for n in values]


def beforehand() -> Beforehand[SantiagoDeCubaView]:
    return Beforehand(
        habits=(
            Habit("pass", plainly("pass")),
            Habit("deliver-most", deliver_most),
            Habit("give-peso", plainly("give-peso")),
            Habit("decline", plainly("decline")),
            Habit("skip", plainly("skip", "take-nothing")),
        ),
        checks=(
            Check("value", upwards(*[value for value in VALUES if value]), lambda seen, f: seen.value >= int(f["n"])),
            Check("wanted", lambda _seen: [{"good": good} for good in GOODS], wanted),
            Check("pesos", upwards(1, 2, 3, 4, 5, 6, 8, 10), lambda seen, f: holdings(seen)["pesos"] >= int(f["n"])),
            Check("vacant", lambda _seen: [{"building": building} for building in BUILDINGS], vacant),
        ),
        loose={"event-drives": {"pesos": 0, "stops": 1}, "deed-drive": {"stops": 1}},
        quiet=("event-demand", "event-rolls", "event-receives-nothing", "event-owner-gains", "event-town-laid"),
    )
