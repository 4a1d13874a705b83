"""The move table. It names sites, tiles and objectives, so it is built from the board's data, in their order."""

from antilles.games.santa_cruz import components as c
from antilles.kernel.data import read_toml
from antilles.kernel.rules import Final, MoveTable, append, i64, mypyc_attr, vec

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

ABOUT: Final = read_toml(c.PACKAGE, "about.toml")
"""By verb, the statements that explain what its moves name."""


@mypyc_attr(acyclic=True)
class MoveNumbers:
    """Every move's verb and arguments by its number, and the number of every move.

    ``item`` is a site, objective, tile, group, seat or kind of bird by its place in the data; ``card`` is a card.
    """

    def __init__(self) -> None:
        self.table = MoveTable()
        self.start = vec[i64]([c.NONE] * (DEAL_SET + 1))  # by verb; the items of its block follow each other from there
        self.verb = vec[i64]()
        self.item = vec[i64]()
        self.card = vec[i64]()
        self.land = vec[i64]()  # by site; NONE where there is no such move
        self.build = vec[i64]()  # by way * sites + site
        self.double = vec[i64]()

    def note(self, verb: int, items: list[int], card: int) -> None:
        """What the numbers of a new block mean."""
        if self.start[verb] == c.NONE:
            self.start[verb] = len(self.verb)
        for item in items:
            self.verb = append(self.verb, i64(verb))
            self.item = append(self.item, i64(item))
            self.card = append(self.card, i64(card))

    def block(self, verb: int, word: str, name: str, values: list[str] | list[int], *cites: str) -> None:
        """A block with one move for each value."""
        self.table.block(word, (name,), [(value,) for value in values], "", cites, ABOUT.get(word))
        self.note(verb, list(range(len(values))), c.NONE)

    def ways(self, verb: int, word: str, sites: list[str], reach: list[int]) -> vec[i64]:
        """A block for each way to build, with the sites that way can ever reach."""
        numbers = [c.NONE] * (c.WAYS * len(sites))
        for way in range(c.WAYS):
            items = [site for site in range(len(sites)) if reach[way] >> site & 1]
            places = [(c.CARDS[way], sites[site]) for site in items]
            first = self.table.block(word, ("card", "site"), places, about=ABOUT[word])
            self.note(verb, items, way)
            for index, site in enumerate(items):
                numbers[way * len(sites) + site] = first + index
        return vec[i64](numbers)


def number_moves(
    sites: list[str], reach: list[int], objectives: list[str], tiles: list[str], birds: list[int], groups: list[str]
) -> MoveNumbers:
    """The table of a board; ``reach`` has for ship, river and road the sites they can ever reach, as bits."""
    moves = MoveNumbers()
    seats = list(range(c.MOST_SEATS))
    moves.block(GROUP, "group", "group", groups, "SC-026", "SC-027")
    coasts = [site for site in range(len(sites)) if reach[0] >> site & 1]
    landing = moves.table.block(
        "land", ("site",), [(sites[site],) for site in coasts], "", ("SC-043", "SC-061", "SC-062")
    )
    moves.note(LAND, coasts, 0)
    moves.land = vec[i64]([landing + coasts.index(site) if site in coasts else c.NONE for site in range(len(sites))])
    moves.build = moves.ways(BUILD, "build", sites, reach)
    moves.double = moves.ways(DOUBLE, "double", sites, reach)
    moves.block(SECOND, "second", "site", sites, "SC-090", "SC-091")
    moves.table.block("no-second", cites=("SC-080",))
    moves.note(NO_SECOND, [c.NONE], c.NONE)
    moves.table.block("spend", ("card",), [(card,) for card in c.CARDS], "", ("SC-071", "SC-072"))
    for card in range(len(c.CARDS)):
        moves.note(SPEND, [c.NONE], card)
    moves.block(OBJECTIVE, "objective", "objective", objectives, "SC-100", "SC-101")
    moves.block(SET, "set", "who", seats, "SC-165", "SC-166")
    moves.block(DISCARD, "discard", "objective", objectives, "SC-168")
    moves.block(TILE, "tile", "tile", tiles, "SC-021", "SC-064")
    moves.block(DEAL, "deal", "objective", objectives, "SC-024", "SC-164")
    moves.block(BIRD, "bird", "n", birds, "SC-063")
    moves.block(FIRST, "first", "who", seats, "SC-026", "SC-028")
    moves.block(DEAL_GROUP, "deal-group", "group", groups, "SC-029")
    moves.block(DEAL_SET, "deal-set", "who", seats, "SC-169")
    return moves
