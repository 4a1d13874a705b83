"""What nobody has read off a printed copy of Santa Cruz: the map, the faces of the tiles, the split of the birds."""

from collections.abc import Callable, Mapping
from typing import Any

from antilles.games.santa_cruz.corrected import TERRAINS, corrected_map, corrected_pieces, road_name
from antilles.games.santa_cruz.geometry import crossing_roads, distance, inside, parts
from antilles.kernel import forms as f

BUILDINGS = ("house", "church", "lighthouse")
GOODS = ("sheep", "fish", "wood", "rice", "gold")
TOKENS = 22
LEAST_DISTANCE = 54
LEAST_COAST = 4
TILE_FORMS: dict[str, f.Form] = {
    "terrain": f.Choice(TERRAINS),
    "building": f.Choice(BUILDINGS),
    "points": f.Number(-5, 12),
    "goods": f.Several(GOODS, 0, 2),
    "fish_bonus": f.Number(0, 5),
    "bird": f.Flag(),
}


class SantaCruzBox(f.Box):
    def printed(self, data: Mapping[str, f.Datum], read_json: Callable[[str], dict[str, Any]]) -> Mapping[str, f.Datum]:
        chart, pieces = read_json("map.json"), read_json("tiles.json")
        owners: dict[str, list[str]] = {**chart.get("owners", {}), **pieces.get("owners", {})}
        found = dict(data)
        found["map"] = f.Datum("map", chart, "SC-202", "reconstructed", "", owners=owners)
        found["tiles"] = f.Datum("tiles", pieces, "SC-210", "reconstructed", "", owners=owners)
        return found

    def uncertain(self, printed: f.Printed, corrections: f.Corrections) -> list[f.Uncertain]:
        chart, pieces, owners = printed["map"].value, printed["tiles"].value, printed["map"].owners
        birds, form = printed["bird_tokens"], f.Counts(("1", "2", "3"), TOKENS, TOKENS, keep_zeros=True)
        found = [*_tiles(pieces), *_sites(chart), *_rivers(chart), *_roads(chart, corrections)]
        if f.is_uncertain(birds):
            found.insert(0, f.Uncertain("bird_tokens", "birds", form, birds.value, {}, birds.statement))
        return [value for value in found if value.name not in owners]

    def faults(self, values: f.Values, corrections: f.Corrections, printed: f.Printed) -> list[f.Fault]:
        """SC-006, SC-043, SC-200 … SC-203, SC-212: a tile for every site, roads and rivers that hold together."""
        chart = corrected_map(printed["map"].value, corrections)
        pieces = corrected_pieces(printed["tiles"].value, chart, corrections)
        names = list(corrections)
        return [
            *_unknown(printed["map"].value, corrections),
            *_tile_faults(pieces, names),
            *_count_faults(chart, pieces, names),
            *_site_faults(chart, corrections),
            *_river_faults(chart, names),
        ]

    def doubts(self, values: f.Values, corrections: f.Corrections, printed: f.Printed) -> list[f.Fault]:
        """SC-202: roads of one island hang together and do not cross when they are drawn straight."""
        chart = corrected_map(printed["map"].value, corrections)
        found = [
            f.Fault(road_name(chart, *first), "box-doubt-crossing", {"other": "-".join(second)})
            for first, second in crossing_roads(chart)
        ]
        return found + [
            f.Fault(f"site_{apart[0]}.island", "box-doubt-apart", {"island": island, "sites": " ".join(apart)})
            for island, apart in parts(chart)
        ]


def _tiles(pieces: Mapping[str, Any]) -> list[f.Uncertain]:
    found: list[f.Uncertain] = []
    for tile in pieces["tiles"]:
        datum = f.Datum(f"tile_{tile['id']}", tile, "SC-210", "reconstructed", "")
        about: f.Facts = {"tile": tile["id"], "terrain": tile["terrain"]}
        found += [f.field_of(datum, field, "tile", form, about) for field, form in TILE_FORMS.items()]
    return found


def _sites(chart: Mapping[str, Any]) -> list[f.Uncertain]:
    forms: dict[str, f.Form] = {
        "terrain": f.Choice(TERRAINS),
        "island": f.Choice([island["id"] for island in chart["islands"]]),
        "x": f.Number(0, chart["canvas"]["width"]),
        "y": f.Number(0, chart["canvas"]["height"]),
    }
    found: list[f.Uncertain] = []
    for site in chart["sites"]:
        datum = f.Datum(f"site_{site['id']}", site, "SC-200", "reconstructed", "")
        about: f.Facts = {"site": site["id"], "name": site.get("name", site["id"])}
        found += [f.field_of(datum, field, "site", form, about) for field, form in forms.items()]
    return found


def _rivers(chart: Mapping[str, Any]) -> list[f.Uncertain]:
    sites = [site["id"] for site in chart["sites"]]
    form = f.Several(sites, 2, len(sites))
    return [
        f.Uncertain(f"river_{river['id']}.sites", "river", form, river["sites"], {"river": river["id"]}, "SC-201")
        for river in chart["rivers"]
    ]


def _roads(chart: Mapping[str, Any], corrections: f.Corrections) -> list[f.Uncertain]:
    """The roads of the map, and those that the owner has drawn."""
    sites = {site["id"] for site in chart["sites"]}
    assumed = dict.fromkeys([road_name(chart, *road) for road in chart["roads"]], True)
    for name in corrections:
        ends = name.split("_")[1:]
        if name.startswith("road_") and len(ends) == 2 and sites.issuperset(ends):
            assumed.setdefault(name, False)
    found: list[f.Uncertain] = []
    for name, there in assumed.items():
        _, first, second = name.split("_")
        found.append(f.Uncertain(name, "road", f.Flag(), there, {"from": first, "to": second}, "SC-202"))
    return found


def _unknown(chart: Mapping[str, Any], corrections: f.Corrections) -> list[f.Fault]:
    """A road has one name, the ends in the order of the sites."""
    found = []
    for name in corrections:
        ends = name.split("_")[1:]
        if name.startswith("road_") and road_name(chart, *ends) != name:
            found.append(f.Fault(name, "box-fault-road-name", {"other": road_name(chart, *ends)}))
        elif name.startswith("road_") and ends[0] == ends[1]:
            found.append(f.Fault(name, "box-fault-road-self"))
    return found


def _first(names: list[str], *beginnings: str) -> str:
    """The correction to which a fault of the whole is put down."""
    return next((name for name in names if name.startswith(beginnings)), names[0] if names else "")


def _tile_faults(pieces: Mapping[str, Any], names: list[str]) -> list[f.Fault]:
    found = [
        f.Fault(_first(names, f"tile_{tile['id']}."), "box-fault-fish", {"tile": tile["id"]})
        for tile in pieces["tiles"]
        if tile["fish_bonus"] and "fish" not in tile["goods"]
    ]
    birds = sum(tile["bird"] for tile in pieces["tiles"])
    if 2 * birds + 2 > TOKENS:
        most = (TOKENS - 2) // 2
        found.append(f.Fault(_first(names, "tile_"), "box-fault-birds", {"n": birds, "most": most, "tokens": TOKENS}))
    return found


def _count_faults(chart: Mapping[str, Any], pieces: Mapping[str, Any], names: list[str]) -> list[f.Fault]:
    found = []
    for terrain in TERRAINS:
        if pieces["surplus"][terrain] < 0:
            facts: f.Facts = {"terrain": terrain, "sites": chart["counts"][terrain]}
            facts["tiles"] = chart["counts"][terrain] + pieces["surplus"][terrain]
            found.append(f.Fault(_first(names, "site_", "tile_"), "box-fault-terrain", facts))
    if chart["counts"]["coast"] < LEAST_COAST:
        facts = {"n": chart["counts"]["coast"], "least": LEAST_COAST}
        found.append(f.Fault(_first(names, "site_"), "box-fault-coast", facts))
    return found


def _site_faults(chart: Mapping[str, Any], corrections: f.Corrections) -> list[f.Fault]:
    """SC-203: what was moved lies on its island, and not on another site."""
    sites = {site["id"]: site for site in chart["sites"]}
    outlines = {island["id"]: island["outline"] for island in chart["islands"]}
    found: list[f.Fault] = []
    for name in corrections:
        site = sites.get(name.removeprefix("site_").partition(".")[0]) if name.startswith("site_") else None
        if site is None or name.endswith(".terrain"):
            continue
        if not inside(site["x"], site["y"], outlines[site["island"]]):
            found.append(f.Fault(name, "box-fault-sea", {"site": site["id"], "island": site["island"]}))
        near = [other["id"] for other in sites.values() if other is not site and distance(site, other) < LEAST_DISTANCE]
        if near:
            found.append(f.Fault(name, "box-fault-near", {"site": site["id"], "other": near[0], "n": LEAST_DISTANCE}))
    for first, second in chart["roads"]:
        if sites[first]["island"] != sites[second]["island"]:
            about = road_name(chart, first, second)
            blamed = about if about in corrections else _first(list(corrections), f"site_{first}.", f"site_{second}.")
            found.append(f.Fault(blamed, "box-fault-over-sea", {"from": first, "to": second}))
    return found


def _river_faults(chart: Mapping[str, Any], names: list[str]) -> list[f.Fault]:
    sites = {site["id"]: site for site in chart["sites"]}
    met: dict[str, str] = {}
    found: list[f.Fault] = []
    for river in chart["rivers"]:
        blamed = _first(names, f"river_{river['id']}", "road_")
        for site in river["sites"]:
            if site in met:
                found.append(
                    f.Fault(blamed, "box-fault-rivers", {"site": site, "other": met[site], "river": river["id"]})
                )
            met[site] = river["id"]
        islands = {sites[site]["island"] for site in river["sites"]}
        if len(islands) > 1:
            found.append(f.Fault(blamed, "box-fault-river-sea", {"river": river["id"]}))
        for first, second in zip(river["sites"], river["sites"][1:], strict=False):
            if second in sites[first]["road_neighbours"]:
                about = road_name(chart, first, second)
                facts: f.Facts = {"from": first, "to": second, "river": river["id"]}
                found.append(f.Fault(about if about in names else blamed, "box-fault-doubled", facts))
    return found


BOX = SantaCruzBox()
