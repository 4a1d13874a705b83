"""Further copies: values that can only change together, or a few at a time, change places with others of their kind."""

from collections.abc import Iterable
from typing import Any

from antilles.box.checking import faults_of, printed_of, uncertain_of
from antilles.games.santa_cruz.corrected import road_name
from tests.box.make import others

CONCHITA = {"flower_conchita": "yellow", "flower_martinez": "red"}
BIRDS = 10
"""So many birds have tokens for two each, and two more."""
STRUCK_OUT = 4
"""Every fourth road of the map is not there, another one in each copy."""


def turned(game: str) -> list[dict[str, Any]]:
    """Copies in which all those values are others that the first copy of a game leaves as they are."""
    if game == "santiago_de_cuba":
        return [CONCHITA]
    if game == "cuba":
        return [same_effects()]
    return [{**_tiles(turn), **_map(turn)} for turn in range(5)] if game == "santa_cruz" else []


def same_effects() -> dict[str, Any]:
    """Cuba with the effects that we assume, which have fields that others have not, and every amount another one."""
    found: dict[str, Any] = {}
    for value in uncertain_of("cuba", {}):
        if "." in value.name and not value.name.endswith(".effect"):
            trials = ({**found, value.name: other} for other in others(value))
            found = next((trial for trial in trials if not faults_of("cuba", trial)), found)
    return found


def _round(things: Iterable[dict[str, Any]], steps: int) -> dict[str, str]:
    """Each takes the terrain of another one so many places on: with the most of one kind, it is never its own."""
    ordered = sorted(things, key=lambda thing: str(thing["terrain"]))
    return {thing["id"]: ordered[(place + steps) % len(ordered)]["terrain"] for place, thing in enumerate(ordered)}


def _most(things: list[dict[str, Any]]) -> int:
    terrains = [thing["terrain"] for thing in things]
    return max(map(terrains.count, terrains))


def _tiles(turn: int) -> dict[str, Any]:
    """All terrains and gifts of fish are others; birds are on the next ten tiles that have none."""
    tiles = printed_of("santa_cruz")["tiles"].value["tiles"]
    without = [tile["id"] for tile in tiles if not tile["bird"]]
    birds = without[turn * BIRDS :][:BIRDS]
    made: dict[str, Any] = {}
    for name, terrain in _round(tiles, _most(tiles)).items():
        made[f"tile_{name}.terrain"] = terrain
    for tile in tiles:
        made[f"tile_{tile['id']}.fish_bonus"] = tile["fish_bonus"] + 1
        made[f"tile_{tile['id']}.goods"] = ["fish", "rice"]
        if tile["bird"] or tile["id"] in birds:
            made[f"tile_{tile['id']}.bird"] = not tile["bird"]
    return made


def _map(turn: int) -> dict[str, Any]:
    """Ten sites of the big island change places with those of the small ones, with roads and rivers."""
    chart = printed_of("santa_cruz")["map"].value
    sites = {site["id"]: site for site in chart["sites"]}
    small = [name for name, site in sites.items() if site["island"] != "main"]
    large = [name for name, site in sites.items() if site["island"] == "main"]
    moved = [large[(turn * len(small) + place) % len(large)] for place in range(len(small))]
    other = {
        **{name: name for name in sites},
        **dict(zip(small, moved, strict=True)),
        **dict(zip(moved, small, strict=True)),
    }
    made: dict[str, Any] = {
        f"site_{name}.{field}": sites[place][field]
        for name, place in other.items()
        for field in ("island", "x", "y")
        if sites[place][field] != sites[name][field]
    }
    for name, terrain in _round(sites.values(), _most(list(sites.values()))).items():
        made[f"site_{name}.terrain"] = terrain
    for river in chart["rivers"]:
        made[f"river_{river['id']}.sites"] = [other[name] for name in river["sites"]]
    before = {road_name(chart, *road) for road in chart["roads"]}
    after = {road_name(chart, *(other[name] for name in road)) for road in chart["roads"]}
    gone = sorted(before & after)[turn::STRUCK_OUT]
    made.update(dict.fromkeys([*sorted(before - after), *gone], False))
    made.update(dict.fromkeys(sorted(after - before), True))
    return made
