"""What is asked and what a move would do, as facts for people."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from antilles.games.santa_cruz.view import SantaCruzView
from antilles.kernel.move import MoveTable
from antilles.kernel.outlook import Beforehand, Check, Facts, Habit, Prospect, Sentence, Trial, plainly

BUILDING = ("land", "build", "double", "second")


def question(seen: SantaCruzView, legal: Sequence[int], table: MoveTable) -> Sentence:
    """One sentence a phase, with what is open now."""
    facts: Facts = {}
    if seen.phase == "cards":
        words = {table.words(move) for move in legal}
        objectives = "objective" in words
        facts = {"way": "both" if objectives and len(words) > 1 else "objective" if objectives else "card"}
    elif seen.phase == "second":
        facts = {"card": seen.way}
    elif seen.phase == "landing":
        facts = {"n": seen.landings_left}
    return Sentence(f"ask-{seen.phase.replace('_', '-')}", facts)


def holdings(seen: SantaCruzView) -> dict[str, int]:
    """Points, cards and bird tokens. Objectives are told by their names."""
    mine = seen.players[seen.viewer]
    return {"points": mine.points, **mine.cards, "birds": mine.birds}


def foretell(
    prospect: Prospect, trial: Trial[SantaCruzView], table: MoveTable, links: Mapping[str, Sequence[str]]
) -> Prospect:
    """What is built, and which tiles are turned up by it."""
    words, facts = table.words(trial.move), table.facts(trial.move)
    if words == "objective":
        return scored(prospect, trial, facts)
    if words not in BUILDING:
        cards = tuple([name for name in prospect.costs if name != "points"])
        deed = Sentence("deed-group", facts) if words == "group" else prospect.deed
        return replace(prospect, deed=deed, said=(*prospect.said, *cards))
    sites = {site.id: site for site in trial.before.sites}
    site = sites[str(facts["site"])]
    card = str(facts.get("card", trial.before.way or "ship"))
    way: Facts = {"card": card, "site": site.id, "way": words}
    if site.tile is None:
        return replace(
            prospect,
            deed=Sentence("deed-turn-up", way),
            said=(*prospect.costs,),
            then=Sentence("then-turned-up", {"site": site.id, "n": 1}),
        )
    points = prospect.gains.get("points", 0) - prospect.costs.get("points", 0)
    way |= {"building": site.tile.building, "n": abs(points), "sign": "minus" if points < 0 else "plus"}
    way["back"] = max(0, site.tile.points - points)  # SC-152: over spaces that are taken
    hidden = [other for other in dict.fromkeys(links[site.id]) if sites[other].tile is None]
    then = prospect.then
    if hidden:
        then = Sentence("then-turned-up", {"site": hidden[0], "n": len(hidden)})
    elif site.tile.bird:
        then = Sentence("then-bird")
    said = (*prospect.costs, *prospect.gains)
    return replace(prospect, deed=Sentence("deed-build", way), said=said, then=then)


def scored(prospect: Prospect, trial: Trial[SantaCruzView], facts: Facts) -> Prospect:
    """An objective is scored by all who meet it: what it brings, also to the others, unless the end hides it."""
    if trial.deed is None:
        return prospect
    before, after = trial.before.players, trial.deed.players
    others = [seat for seat in range(len(before)) if seat != trial.before.viewer]
    most = max(after[seat].points - before[seat].points for seat in others)
    deed = prospect.deed if prospect.gains or prospect.costs else Sentence("deed-objective-vain", facts)
    return replace(prospect, deed=deed, then=Sentence("then-objective", {"n": max(0, most)}))


# --- orders for the next turn ---------------------------------------------------------------------------
def free_sites(seen: SantaCruzView) -> dict[str, int]:
    """The points of the sites whose tile lies open with nothing on it."""
    return {site.id: site.tile.points for site in seen.sites if site.tile is not None and not site.buildings}


def best_site(seen: SantaCruzView, legal: Sequence[int], table: MoveTable) -> int:
    """Where the tile that lies open is worth most; at equal worth the first."""
    worth = free_sites(seen)
    builds = [
        (str(table.facts(move)["site"]), move) for move in legal if table.words(move) in ("land", "build", "second")
    ]
    sites = [(worth[site], -move) for site, move in builds if site in worth]
    return -max(sites)[1] if sites else -1


def beforehand(table: MoveTable) -> Beforehand[SantaCruzView]:
    return Beforehand(
        habits=(
            Habit("best-site", lambda seen, legal: best_site(seen, legal, table)),
            Habit("any-group", plainly(table, "group", "set")),
        ),
        checks=(Check("free", lambda seen: [{"site": site} for site in free_sites(seen)], is_free),),
        quiet=(
            *("event-scores", "event-loses", "event-space-taken", "event-draws-bird", "event-nobody-scores"),
            *("event-draws-new-objective", "event-draws-objective", "event-coast-tile", "event-goes-first"),
        ),
    )


def is_free(seen: SantaCruzView, facts: Facts) -> bool:
    return any(site.id == facts["site"] and not site.buildings for site in seen.sites)
