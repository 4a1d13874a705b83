"""The board and the pieces, read from ``map.json`` and ``tiles.json``: nothing about them is in the code."""

from antilles.games.santa_cruz import atlas, components as c, moves as m
from antilles.games.santa_cruz.corrected import corrected_map, corrected_pieces
from antilles.kernel.data import corrections_of, read_json
from antilles.kernel.rules import Any, Final, i64, mypyc_attr, vec

OBJECTIVE_KINDS: Final = ("goods", "goods_pair", "buildings", "network", "per_building", "per_bird")
OF_GOODS: Final = 0
OF_PAIR: Final = 1
OF_BUILDINGS: Final = 2
OF_NETWORK: Final = 3
PER_BUILDING: Final = 4
PER_BIRD: Final = 5


@mypyc_attr(acyclic=True)
class Board:
    """What never changes during a game. Sites, tiles, objectives and groups count in the order of the files."""

    def __init__(self, chart: dict[str, Any], pieces: dict[str, Any]) -> None:
        sites: list[dict[str, Any]] = chart["sites"]
        self.name = f"{chart['game']}, {len(sites)} sites"
        self.sites: list[str] = [site["id"] for site in sites]
        self.terrain = vec[i64]([c.TERRAINS.index(site["terrain"]) for site in sites])  # by site
        self.terrain_sites = vec[i64]([_bits_where(sites, terrain) for terrain in c.TERRAINS])  # bits, by terrain
        self.coast: i64 = self.terrain_sites[c.COAST]  # bits of the coast
        # Bits of the sites of each river, and of all rivers; bits of a site's neighbours by road, and by road or river.
        self.rivers = vec[i64]([_bits(self.sites, river["sites"]) for river in chart["rivers"]])
        self.on_river: i64 = sum([_bits(self.sites, river["sites"]) for river in chart["rivers"]])
        self.roads = vec[i64]([_bits(self.sites, site["road_neighbours"]) for site in sites])
        self.links = vec[i64](
            [_bits(self.sites, {*site["road_neighbours"], *site["river_neighbours"]}) for site in sites]
        )
        tiles: list[dict[str, Any]] = pieces["tiles"]
        self.tiles: list[str] = [tile["id"] for tile in tiles]
        self.terrain_tiles = vec[i64]([_bits_where(tiles, terrain) for terrain in c.TERRAINS])  # bits, by terrain
        self.tile_building = vec[i64]([c.BUILDINGS.index(tile["building"]) for tile in tiles])
        self.tile_points = vec[i64]([int(tile["points"]) for tile in tiles])
        self.tile_goods = vec[i64]([_bits(c.GOODS, tile["goods"]) for tile in tiles])  # bits
        self.tile_fish = vec[i64]([int(tile["fish_bonus"]) for tile in tiles])
        self.tile_bird = vec[i64]([int(tile["bird"]) for tile in tiles])
        tokens: dict[str, int] = pieces["bird_tokens"]
        self.bird_values = vec[i64]([int(value) for value in tokens])
        self.bird_tokens = vec[i64]([int(count) for count in tokens.values()])
        groups: dict[str, Any] = pieces["construction_groups"]
        self.groups = list(groups)
        # By group * 4 + card; buildings of each player, by kind.
        self.group_cards = vec[i64]([int(group[card]) for group in groups.values() for card in c.CARDS])
        self.buildings = vec[i64]([int(pieces["buildings_per_player"][kind]) for kind in c.BUILDINGS])
        cards: list[dict[str, Any]] = pieces["objectives"]
        self.objectives: list[str] = [card["id"].lower() for card in cards]
        self.all_objectives: i64 = (1 << len(cards)) - 1
        every_road = sum([1 << index for index, site in enumerate(sites) if site["road_neighbours"]])
        reach = [int(self.coast), int(self.on_river), every_road]
        self.moves = m.number_moves(self.sites, reach, self.objectives, self.tiles, list(self.bird_values), self.groups)
        self._read_objectives(cards)

    def __repr__(self) -> str:
        return self.name

    def _read_objectives(self, cards: list[dict[str, Any]]) -> None:
        self.objective_kind = vec[i64]([OBJECTIVE_KINDS.index(card["kind"]) for card in cards])
        self.objective_points = vec[i64]([int(card.get("points", card.get("points_both", 0))) for card in cards])
        self.objective_one = vec[i64]([int(card.get("points_one", 0)) for card in cards])  # with one good of a pair
        self.objective_goods = vec[i64]([_bits(c.GOODS, card.get("goods", [])) for card in cards])  # bits
        self.objective_fish = vec[i64]([int(card.get("fish_bonus", False)) for card in cards])  # 1 with the fish bonus
        # By objective * 3 + kind of building; a network's size stands first.
        self.objective_need = vec[i64]([need for card in cards for need in _needs(card)])
        places = {"river": int(self.on_river)}
        for index, terrain in enumerate(c.TERRAINS):
            places[terrain] = self.terrain_sites[index]
        # Bits of the sites that count.
        self.objective_where = vec[i64]([places.get(card.get("where", ""), 0) for card in cards])
        self.objective_destroys = vec[i64]([int(card.get("destroys", False)) for card in cards])


def _bits(names: list[str] | tuple[str, ...], chosen: list[str] | set[str]) -> int:
    return sum([1 << names.index(name) for name in chosen])


def _bits_where(things: list[dict[str, Any]], terrain: str) -> int:
    return sum([1 << index for index, thing in enumerate(things) if thing["terrain"] == terrain])


def _needs(card: dict[str, Any]) -> list[int]:
    need: Any = card.get("need", {})
    if isinstance(need, int):
        return [need, 0, 0]
    return [int(need.get(kind, 0)) for kind in c.BUILDINGS]


def make_board(chart: dict[str, Any], pieces: dict[str, Any]) -> Board:
    """A board from the contents of two data files; DataError with a sentence if they cannot be played with."""
    atlas.check_map(chart)
    atlas.check_pieces(pieces, chart)
    return Board(chart, pieces)


def load_board(package: str = c.PACKAGE) -> Board:
    """The board of the files beside this module, as the house's owner has corrected it."""
    chart = load_map(package)
    return make_board(chart, corrected_pieces(read_json(package, "tiles.json"), chart, corrections_of(package)))


def load_map(package: str = c.PACKAGE) -> dict[str, Any]:
    return corrected_map(read_json(package, "map.json"), corrections_of(package))
