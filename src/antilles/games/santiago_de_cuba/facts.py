"""What is asked and what a move would do, as facts for people."""

from collections.abc import Sequence
from dataclasses import replace

from antilles.games.santiago_de_cuba.components import BUILDINGS, GOODS, STOPS, VALUES
from antilles.games.santiago_de_cuba.moves import MOVES
from antilles.games.santiago_de_cuba.view import SantiagoDeCubaView
from antilles.kernel.outlook import Beforehand, Check, Facts, Habit, Prospect, Sentence, Trial, each, one_of, plainly


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
        uses = any(word.startswith("use-") for word in words)
        facts = {"way": ("both" if uses else "claim") if "claim" in words else "use"}
    elif seen.phase == "deliveries":
        facts = {"n": seen.value}
    elif seen.phase == "broker":
        stop = seen.street[seen.car - 1] if seen.car else None
        facts = {"flower": stop.flower if stop and stop.flower else "none"}
    elif seen.phase == "building":
        facts = {"building": seen.players[seen.viewer].broker}
    return Sentence(f"ask-{seen.phase}", facts)


def holdings(seen: SantiagoDeCubaView) -> dict[str, int]:
    held = seen.players[seen.viewer].holdings
    return {"pesos": held.pesos, **held.goods, "vp": held.vp} if held is not None else {}


def wordings(seen: SantiagoDeCubaView, legal: Sequence[int]) -> dict[int, Sentence]:
    """A drive is said by where it goes and what it costs."""
    drives = {move: int(MOVES.facts(move)["stops"]) for move in legal if MOVES.words(move) == "drive"}
    places = ["port", *[stop.cuban for stop in seen.street]]
    return {m: Sentence("deed-drive", {"to": places[(seen.car + n) % STOPS], "stops": n}) for m, n in drives.items()}


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
def deliver_most(_seen: SantiagoDeCubaView, legal: Sequence[int]) -> int:
    """The greatest delivery, wood last, for it fits any die."""
    loads = [move for move in legal if MOVES.words(move) in ("deliver", "deliver-wood")]
    best = [(int(MOVES.facts(move)["n"]), MOVES.words(move) == "deliver", -move) for move in loads]
    return -max(best)[2] if best else -1


def vacant(seen: SantiagoDeCubaView, facts: Facts) -> bool:
    return any(site.building == facts["building"] and site.broker is None for site in seen.town)


BEFOREHAND: Beforehand[SantiagoDeCubaView] = Beforehand(
    habits=(
        Habit("pass", plainly(MOVES, "pass")),
        Habit("deliver-most", deliver_most),
        Habit("give-peso", plainly(MOVES, "give-peso")),
        Habit("decline", plainly(MOVES, "decline")),
        Habit("skip", plainly(MOVES, "skip", "take-nothing")),
    ),
    checks=(
        Check("value", each("n", [value for value in VALUES if value]), lambda seen, f: seen.value >= int(f["n"])),
        Check("wanted", each("good", GOODS), lambda seen, facts: seen.demand[str(facts["good"])] > 0),
        Check("pesos", each("n", (1, 2, 3, 4, 5, 6, 8, 10)), lambda seen, f: holdings(seen)["pesos"] >= int(f["n"])),
        Check("vacant", each("building", BUILDINGS), vacant),
    ),
    loose={"event-drives": {"pesos": 0, "stops": 1}, "deed-drive": {"stops": 1}},
    quiet=("event-demand", "event-rolls", "event-receives-nothing", "event-owner-gains", "event-town-laid"),
)
