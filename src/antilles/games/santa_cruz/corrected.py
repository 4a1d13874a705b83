"""The map and the pieces as an owner has corrected them: neighbours, counts and surplus follow from the rest.

Corrections are called ``site_C01.x``, ``river_R1.sites``, ``road_C01_C02``, ``tile_TC01.points`` and ``bird_tokens``.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

TERRAINS = ("coast", "land", "volcano")


def corrected_map(chart: dict[str, Any], corrections: Mapping[str, Any]) -> dict[str, Any]:
    """Another map, or the same one where nothing is corrected."""
    if not any(name.startswith(("site_", "river_", "road_")) for name in corrections):
        return chart
    made = deepcopy(chart)
    sites = _correct(made["sites"], "site_", corrections)
    roads = road_pairs(chart, corrections)
    for river in made["rivers"]:
        mouth = _mouth(river, {site["id"]: site for site in chart["sites"]})
        river["sites"] = list(corrections.get(f"river_{river['id']}.sites", river["sites"]))
        river["path"] = [[sites[name]["x"], sites[name]["y"]] for name in river["sites"]]
        if mouth and river["sites"]:
            last = sites[river["sites"][-1]]
            river["path"].append([last["x"] + mouth[0], last["y"] + mouth[1]])
    _join(made, sites, roads)
    made["counts"] = {"sites": len(sites)} | {
        terrain: sum(site["terrain"] == terrain for site in made["sites"]) for terrain in TERRAINS
    }
    return made


def _correct(things: list[dict[str, Any]], kind: str, corrections: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Sites or tiles by their names, with the fields that are corrected."""
    found = {thing["id"]: thing for thing in things}
    for name, value in corrections.items():
        if name.startswith(kind):
            thing, _, field = name.removeprefix(kind).partition(".")
            found[thing][field] = value
    return found


def _mouth(river: dict[str, Any], sites: dict[str, Any]) -> tuple[float, float] | None:
    """How far the river runs on beyond its last site."""
    last = sites[river["sites"][-1]]
    x, y = river["path"][-1]
    return (x - last["x"], y - last["y"]) if len(river["path"]) > len(river["sites"]) else None


def road_pairs(chart: Mapping[str, Any], corrections: Mapping[str, Any]) -> list[list[str]]:
    """The roads, those that were struck out left out and new ones at the end."""
    pairs = {road_name(chart, *road): list(road) for road in chart["roads"]}
    for name, there in corrections.items():
        if name.startswith("road_"):
            if there:
                pairs.setdefault(name, name.split("_")[1:])
            else:
                pairs.pop(name, None)
    return list(pairs.values())


def road_name(chart: Mapping[str, Any], first: str, second: str) -> str:
    """Of the two ends, the one that stands first on the list of sites comes first."""
    order = [site["id"] for site in chart["sites"]]
    return "_".join(["road", *sorted((first, second), key=order.index)])


def _join(made: dict[str, Any], sites: dict[str, Any], roads: list[list[str]]) -> None:
    """Roads and rivers as their sites know them."""
    made["roads"] = roads
    for site in sites.values():
        site["road_neighbours"], site["river_neighbours"] = [], []
        site["river"] = site["river_index"] = None
    for first, second in roads:
        sites[first]["road_neighbours"].append(second)
        sites[second]["road_neighbours"].append(first)
    for river in made["rivers"]:
        course = river["sites"]
        for index, name in enumerate(course):
            sites[name]["river"], sites[name]["river_index"] = river["id"], index
            sites[name]["river_neighbours"] = [*course[max(0, index - 1) : index], *course[index + 1 : index + 2]]


def corrected_pieces(
    pieces: dict[str, Any], chart: Mapping[str, Any], corrections: Mapping[str, Any]
) -> dict[str, Any]:
    """Other tiles and tokens for this map, or the same ones where nothing is corrected."""
    if not corrections:
        return pieces
    made = deepcopy(pieces)
    _correct(made["tiles"], "tile_", corrections)
    made["bird_tokens"] = corrections.get("bird_tokens", made["bird_tokens"])
    made["surplus"] = {
        terrain: sum(tile["terrain"] == terrain for tile in made["tiles"]) - chart["counts"][terrain]
        for terrain in TERRAINS
    }
    return made
