"""The move table. It names sites, tiles and objectives, so it is built from the board's data, in their order."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antilles.games.santa_cruz.components import CARDS, MOST_SEATS, NONE, WAYS
from antilles.kernel.move import MoveTable

GROUP: Final = 0
LAND: Final = 1
BUILD: Final = 2
DOUBLE: Final = 3
SECOND: Final = 4
NO_SECOND: Final = 5
SPEND: Final = 6
OBJECTIVE: Final = 7
SET: Final = 8
DISCARD: Final = 9
# Of chance.
TILE: Final = 10
DEAL: Final = 11
BIRD: Final = 12
FIRST: Final = 13
DEAL_GROUP: Final = 14
DEAL_SET: Final = 15

CHANCE_FROM: Final = TILE


@mypyc_attr(acyclic=True)
class MoveNumbers:
    """Every move's verb and arguments by its number, and the number of every move.

    ``item`` is a site, objective, tile, group, seat or kind of bird by its place in the data; ``card`` is a card.
    """

    table: MoveTable
    verb: vec[i64]
    item: vec[i64]
    card: vec[i64]
    land: vec[i64]  # by site; NONE where there is no such move
    build: vec[i64]  # by way * sites + site
    double: vec[i64]
    second: i64  # first numbers of the blocks that hold every item
    no_second: i64
    spend: i64
    objective: i64
    group: i64
    set: i64
    discard: i64
    tile: i64
    deal: i64
    bird: i64
    first: i64
    deal_group: i64
    deal_set: i64

    def __init__(self) -> None:
        self.table = MoveTable()
        self.verb = vec[i64]()
        self.item = vec[i64]()
        self.card = vec[i64]()
        self.land = vec[i64]()
        self.build = vec[i64]()
        self.double = vec[i64]()
        self.second = 0
        self.no_second = 0
        self.spend = 0
        self.objective = 0
        self.group = 0
        self.set = 0
        self.discard = 0
        self.tile = 0
        self.deal = 0
        self.bird = 0
        self.first = 0
        self.deal_group = 0
        self.deal_set = 0

    def note(self, verb: int, items: list[int], card: int) -> None:
        """What the numbers of a new block mean."""
        for item in items:
            self.verb = append(self.verb, i64(verb))
            self.item = append(self.item, i64(item))
            self.card = append(self.card, i64(card))

    def block(self, verb: int, word: str, name: str, values: list[str] | list[int]) -> int:
        """A block with one move for each value."""
        first = self.table.block(word, (name,), [(value,) for value in values])
        self.note(verb, list(range(len(values))), NONE)
        return first

    def ways(self, verb: int, word: str, sites: list[str], reach: list[int]) -> vec[i64]:
        """A block for each way to build, with the sites that way can ever reach."""
        numbers = [NONE] * (WAYS * len(sites))
        for way in range(WAYS):
            items = [site for site in range(len(sites)) if reach[way] >> site & 1]
            first = self.table.block(word, ("card", "site"), [(CARDS[way], sites[site]) for site in items])
            self.note(verb, items, way)
            for index, site in enumerate(items):
                numbers[way * len(sites) + site] = first + index
        return vec[i64](numbers)


def number_moves(
    sites: list[str],
    reach: list[int],
    objectives: list[str],
    tiles: list[str],
    birds: list[int],
    groups: list[str],
) -> MoveNumbers:
    """The table of a board; ``reach`` has for ship, river and road the sites they can ever reach, as bits."""
    moves = MoveNumbers()
    seats = list(range(MOST_SEATS))
    moves.group = moves.block(GROUP, "group", "group", groups)
    coasts = [site for site in range(len(sites)) if reach[0] >> site & 1]
    landing = moves.table.block("land", ("site",), [(sites[site],) for site in coasts])
    moves.note(LAND, coasts, 0)
    moves.land = vec[i64]([landing + coasts.index(site) if site in coasts else NONE for site in range(len(sites))])
    moves.build = moves.ways(BUILD, "build", sites, reach)
    moves.double = moves.ways(DOUBLE, "double", sites, reach)
    moves.second = moves.block(SECOND, "second", "site", sites)
    moves.no_second = moves.table.block("no-second")
    moves.note(NO_SECOND, [NONE], NONE)
    moves.spend = moves.table.block("spend", ("card",), [(card,) for card in CARDS])
    for card in range(len(CARDS)):
        moves.note(SPEND, [NONE], card)
    moves.objective = moves.block(OBJECTIVE, "objective", "objective", objectives)
    moves.set = moves.block(SET, "set", "who", seats)
    moves.discard = moves.block(DISCARD, "discard", "objective", objectives)
    moves.tile = moves.block(TILE, "tile", "tile", tiles)
    moves.deal = moves.block(DEAL, "deal", "objective", objectives)
    moves.bird = moves.block(BIRD, "bird", "n", birds)
    moves.first = moves.block(FIRST, "first", "who", seats)
    moves.deal_group = moves.block(DEAL_GROUP, "deal-group", "group", groups)
    moves.deal_set = moves.block(DEAL_SET, "deal-set", "who", seats)
    return moves
