"""Whether ``map.json`` and ``tiles.json`` can be played with; if not, a sentence that names what is wrong."""

from antilles.games.santa_cruz import components as c
from antilles.kernel.data import DataError, by_id, known_fields, one_of, read_toml, refuse
from antilles.kernel.rules import MOST_BITS, Any, Final

_MAP: Final = "santa_cruz/map.json"
_TILES: Final = "santa_cruz/tiles.json"
_PLACES: Final = ("coast", "river", "volcano", "land")
_LAYOUT: Final = read_toml(c.PACKAGE, "layout.toml")


# --- the map ----------------------------------------------------------------------------------------
def check_map(chart: dict[str, Any]) -> None:
    """SC-204: the layout of the file; SC-201, SC-202: roads and rivers that agree with their sites."""
    known_fields(chart, _MAP, _LAYOUT["map"])
    refuse(not isinstance(chart.get("provenance"), str), f"{_MAP}: 'provenance' must say where the map comes from")
    sites = by_id(chart["sites"], _MAP, "site", _LAYOUT["site"])
    islands = by_id(chart["islands"], _MAP, "island", _LAYOUT["island"])
    rivers = by_id(chart["rivers"], _MAP, "river", _LAYOUT["river"])
    for site in sites.values():
        _check_site(site, sites, islands)
    _check_names(sites)
    _check_counts(chart["counts"], sites)
    _check_roads(chart["roads"], sites)
    _check_rivers(rivers, sites)


def _check_names(sites: dict[str, Any]) -> None:
    """SC-204: a map may give its sites proper names, each to one site."""
    names = [site["name"] for site in sites.values() if "name" in site]
    for name in names:
        refuse(not isinstance(name, str) or not name.strip(), f"{_MAP}: {name!r} is no name of a site")
        refuse(names.count(name) > 1, f"{_MAP}: two sites are called {name}")


def _check_site(site: dict[str, Any], sites: dict[str, Any], islands: dict[str, Any]) -> None:
    where = f"{_MAP}: site {site['id']}"
    one_of(site["terrain"], c.TERRAINS, f"{where}: 'terrain'")
    one_of(site["island"], tuple(islands), f"{where}: 'island'")
    for field in ("road_neighbours", "river_neighbours"):
        for other in site[field]:
            refuse(other not in sites, f"{where}: '{field}' names {other!r}, which is no site")
            refuse(other == site["id"], f"{where}: '{field}' names the site itself")
            if site["id"] not in sites[other][field]:
                raise DataError(f"{where}: '{field}' names {other}, but {other} does not name {site['id']}")
        refuse(len(set(site[field])) != len(site[field]), f"{where}: '{field}' names a site twice")


def _check_counts(counts: dict[str, Any], sites: dict[str, Any]) -> None:
    """SC-003, SC-200: what the file says of itself must be so; SC-043: everybody must be able to land."""
    real = {"sites": len(sites)}
    for terrain in c.TERRAINS:
        real[terrain] = len([site for site in sites.values() if site["terrain"] == terrain])
    for name, number in real.items():
        if counts.get(name) != number:
            raise DataError(f"{_MAP}: 'counts' says {name} {counts.get(name)!r}, but the sites are {number}")
    refuse(len(sites) > MOST_BITS, f"{_MAP}: {len(sites)} sites, at most {MOST_BITS} are possible")
    if real["coast"] < c.MOST_SEATS:
        raise DataError(f"{_MAP}: {real['coast']} coast sites, but {c.MOST_SEATS} players must be able to land")


def _check_roads(roads: list[Any], sites: dict[str, Any]) -> None:
    """SC-202: every road of the list is known to both its ends, and there are no others."""
    ends: set[frozenset[str]] = set()
    for road in roads:
        if not isinstance(road, list) or len(road) != 2 or road[0] not in sites or road[1] not in sites:
            raise DataError(f"{_MAP}: road {road!r} does not join two sites")
        (first, second), where = road, f"{_MAP}: road {'-'.join(road)}"
        refuse(frozenset(road) in ends, f"{where} is listed twice")
        refuse(second not in sites[first]["road_neighbours"], f"{where} is not among the 'road_neighbours' of {first}")
        refuse(sites[first]["island"] != sites[second]["island"], f"{where} leads to another island")
        ends.add(frozenset(road))
    for site in sites.values():
        for other in site["road_neighbours"]:
            if frozenset((site["id"], other)) not in ends:
                raise DataError(f"{_MAP}: site {site['id']}: 'road_neighbours' names {other}, but no road is listed")


def _check_rivers(rivers: dict[str, Any], sites: dict[str, Any]) -> None:
    """SC-201: the order of a river's sites is the order of the links; a site lies on one river at most."""
    links: dict[str, set[str]] = {name: set() for name in sites}
    met: set[str] = set()
    for river in rivers.values():
        course = river["sites"]
        for name in course:
            refuse(name not in sites, f"{_MAP}: river {river['id']}: {name!r} is no site")
            refuse(name in met, f"{_MAP}: river {river['id']}: site {name} is on a river already")
            met.add(name)
        for index in range(1, len(course)):
            links[course[index - 1]].add(course[index])
            links[course[index]].add(course[index - 1])
    for name, neighbours in links.items():
        if set(sites[name]["river_neighbours"]) != neighbours:
            raise DataError(f"{_MAP}: site {name}: 'river_neighbours' does not follow from the order of the rivers")
        refuse(neighbours & set(sites[name]["road_neighbours"]), f"{_MAP}: site {name}: a road doubles the river")


# --- the pieces -------------------------------------------------------------------------------------
def check_pieces(pieces: dict[str, Any], chart: dict[str, Any]) -> None:
    """SC-204: tiles, tokens, objectives, groups and buildings; SC-021: a tile for every site."""
    known_fields(pieces, _TILES, _LAYOUT["pieces"])
    refuse(not pieces.get("provenance"), f"{_TILES}: 'provenance' must say where the tiles come from")
    tiles = by_id(pieces["tiles"], _TILES, "tile", _LAYOUT["tile"])
    for tile in tiles.values():
        _check_tile(tile)
    _check_surplus(pieces["surplus"], tiles, chart["counts"])
    for value, count in pieces["bird_tokens"].items():
        if not value.isdigit() or not isinstance(count, int) or count < 0:
            raise DataError(f"{_TILES}: 'bird_tokens' {value!r}: {count!r} is no number of tokens")
    _check_groups(pieces["construction_groups"])
    for kind in c.BUILDINGS:
        if not isinstance(pieces["buildings_per_player"].get(kind), int) or pieces["buildings_per_player"][kind] < 1:
            raise DataError(f"{_TILES}: 'buildings_per_player' needs a number of {kind} from 1 up")
    _check_objectives(pieces["objectives"])


def _check_tile(tile: dict[str, Any]) -> None:
    where = f"{_TILES}: tile {tile['id']}"
    one_of(tile["terrain"], c.TERRAINS, f"{where}: 'terrain'")
    one_of(tile["building"], c.BUILDINGS, f"{where}: 'building'")
    for good in tile["goods"]:
        one_of(good, c.GOODS, f"{where}: 'goods'")
    refuse(len(set(tile["goods"])) != len(tile["goods"]), f"{where}: 'goods' names a good twice")
    refuse(tile["fish_bonus"] and "fish" not in tile["goods"], f"{where}: 'fish_bonus' without fish")


def _check_surplus(surplus: dict[str, Any], tiles: dict[str, Any], counts: dict[str, Any]) -> None:
    refuse(len(tiles) > MOST_BITS, f"{_TILES}: {len(tiles)} tiles, at most {MOST_BITS} are possible")
    for terrain in c.TERRAINS:
        over = len([tile for tile in tiles.values() if tile["terrain"] == terrain]) - counts[terrain]
        refuse(over < 0, f"{_TILES}: {-over} more {terrain} tiles are needed for the sites of the map")
        if surplus.get(terrain) != over:
            raise DataError(f"{_TILES}: 'surplus' says {terrain} {surplus.get(terrain)!r}, but {over} are left over")


def _check_groups(groups: dict[str, Any]) -> None:
    """SC-008, SC-042: a group for everybody, all with equally many cards."""
    if len(groups) < c.MOST_SEATS:
        raise DataError(f"{_TILES}: {len(groups)} construction groups, but {c.MOST_SEATS} players need one each")
    sizes: set[int] = set()
    for letter, group in groups.items():
        for card in c.CARDS:
            if not isinstance(group.get(card), int) or group[card] < 0:
                raise DataError(f"{_TILES}: construction group {letter}: no number of '{card}' cards")
        refuse(group["double"] > 1, f"{_TILES}: construction group {letter}: more than one 'double' card")
        sizes.add(sum([group[card] for card in c.CARDS]))
    refuse(len(sizes) != 1, f"{_TILES}: the construction groups do not have equally many cards")


def _check_objectives(cards: list[Any]) -> None:
    """SC-009, SC-024, SC-164: different cards, enough for both rounds."""
    objectives = by_id(cards, _TILES, "objective", _LAYOUT["objective"])
    needed = max([seats * (c.OBJECTIVES_DEALT[seats] + 1) for seats in range(2, c.MOST_SEATS + 1)])
    if not needed <= len(objectives) <= MOST_BITS:
        raise DataError(f"{_TILES}: {len(objectives)} objectives, from {needed} to {MOST_BITS} are possible")
    for card in objectives.values():
        where = f"{_TILES}: objective {card['id']}"
        one_of(card["kind"], tuple(_LAYOUT["of"]), f"{where}: 'kind'")
        known_fields(card, where, _LAYOUT["of"][card["kind"]])
        for good in card.get("goods", []):
            one_of(good, c.GOODS, f"{where}: 'goods'")
        refuse(card["kind"] == "goods_pair" and len(set(card["goods"])) != 2, f"{where}: a pair needs two goods")
        if card["kind"] == "per_building":
            one_of(card["where"], _PLACES, f"{where}: 'where'")
