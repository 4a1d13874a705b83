"""The table as text for the terminal: the islands on a canvas of characters, then the players."""

from collections.abc import Sequence
from typing import Any

from antilles.games.santa_cruz.components import BUILDINGS, CARDS, GOODS, LAP
from antilles.games.santa_cruz.geometry import inside
from antilles.games.santa_cruz.view import SantaCruzView, Settler, Site
from antilles.kernel.game import Say
from antilles.kernel.screen import Drawing, head_of

COLOURS = ("red", "dodger_blue1", "yellow", "green3")
TERRAIN_STYLES = {"coast": "bright_cyan", "land": "wheat1", "volcano": "orange_red1"}
MARKS = "①②③④"
SIGNS = {"house": "⌂", "church": "†", "lighthouse": "↑"}
LETTERS = {"sheep": "s", "fish": "f", "wood": "w", "rice": "z", "gold": "g"}
LAND_STYLE = "on grey15"
CELL = 5
WIDEST = 100
NARROWEST = 72

Point = tuple[float, float]


# --- the chart --------------------------------------------------------------------------------------
class Chart:
    """Where everything lies on the map, in the map's own units."""

    def __init__(self, chart: dict[str, Any]) -> None:
        self.width = float(chart["canvas"]["width"])
        self.height = float(chart["canvas"]["height"])
        self.sites: dict[str, Point] = {site["id"]: (site["x"], site["y"]) for site in chart["sites"]}
        self.names: dict[str, str] = {site["id"]: str(site.get("name", site["id"])) for site in chart["sites"]}
        self.links: dict[str, tuple[str, ...]] = {
            site["id"]: (*site["road_neighbours"], *site["river_neighbours"]) for site in chart["sites"]
        }
        self.outlines: list[list[Point]] = [[(x, y) for x, y in island["outline"]] for island in chart["islands"]]
        self.roads: list[tuple[Point, Point]] = [(self.sites[a], self.sites[b]) for a, b in chart["roads"]]
        self.rivers: list[tuple[Point, Point]] = [
            (self.sites[a], self.sites[b])
            for river in chart["rivers"]
            for a, b in zip(river["sites"], river["sites"][1:], strict=False)
        ]

    def is_land(self, x: float, y: float) -> bool:
        return any(inside(x, y, outline) for outline in self.outlines)


class Canvas(Drawing):
    """The chart as a drawing; the border leaves room for a site's cell."""

    def __init__(self, chart: Chart, columns: int) -> None:
        super().__init__(columns, round(columns * chart.height / chart.width * (0.5 if columns > 90 else 0.62)))
        self.chart = chart

    def at(self, point: Point) -> tuple[int, int]:
        """Column and row of a point of the map."""
        x, y = point
        column = CELL / 2 + x / self.chart.width * (self.columns - CELL - 1)
        return round(column), round(y / self.chart.height * (self.rows - 2))

    def land(self) -> None:
        for row in range(self.rows):
            for column in range(self.columns):
                x = (column - CELL / 2) * self.chart.width / (self.columns - CELL - 1)
                y = row * self.chart.height / (self.rows - 2)
                if self.chart.is_land(x, y):
                    self.cells[row][column] = (" ", LAND_STYLE)

    def line(self, ends: tuple[Point, Point], character: str, style: str) -> None:
        self.join(self.at(ends[0]), self.at(ends[1]), character, f"{style} {LAND_STYLE}")


# --- the board --------------------------------------------------------------------------------------
def draw(view: SantaCruzView, names: Sequence[str], say: Say, chart: Chart, width: int) -> str:
    """Islands, legend, players, then one's own cards and the sets of round 1."""
    canvas = Canvas(chart, max(NARROWEST, min(width, WIDEST)))
    canvas.land()
    for road in chart.roads:
        canvas.line(road, "·", "grey62")
    for reach in chart.rivers:
        canvas.line(reach, "~", "bold deep_sky_blue1")
    for site in sorted(view.sites, key=lambda site: (chart.sites[site.id][1], chart.sites[site.id][0])):
        draw_site(canvas, site, site.id == view.target)
    head = [f"[bold]{say('screen-round', round=view.round)}[/]", say("screen-phase", phase=view.phase)]
    if view.order:
        head.append(say("screen-order", order=" → ".join(names[seat] for seat in view.order)))
    lines = [" · ".join(head), *canvas.lines(), *legend(say), ""]
    lines += players(view, names, say)
    lines += own_cards(view, say) + sets(view, names, say)
    return "\n".join(lines)


def draw_site(canvas: Canvas, site: Site, target: bool) -> None:
    """Two lines: the site with the buildings on it, and the tile's face."""
    left, top = canvas.room(*canvas.at(canvas.chart.sites[site.id]), CELL)
    style = TERRAIN_STYLES[site.terrain]
    ground = "on grey30" if target else LAND_STYLE
    canvas.put(left, top, " " * CELL, ground)
    canvas.put(left, top + 1, " " * CELL, ground)
    canvas.put(left, top, site.id[:3], f"{style} {ground}")
    for index, seat in enumerate(site.buildings[-2:]):
        canvas.put(left + 3 + index, top, MARKS[seat], f"bold {COLOURS[seat]} {ground}")
    if site.tile is None:
        canvas.put(left, top + 1, "▒▒▒", f"dim {style} {ground}")
    else:
        built = bool(site.buildings)
        canvas.put(left, top + 1, face(site), f"{'dim' if built else 'bold'} {style} {ground}")


def face(site: Site) -> str:
    """Building, points, goods with the fish bonus, bird: “†2f1”, “⌂0s*”."""
    tile = site.tile
    assert tile is not None
    points = str(tile.points).replace("-", "−")
    goods = "".join(LETTERS[good] + (str(tile.fish_bonus) if good == "fish" else "") for good in tile.goods)
    return f"{SIGNS[tile.building]}{points}{goods}{'*' if tile.bird else ''}"


def legend(say: Say) -> list[str]:
    """Signs, letters and colours of the map."""
    buildings = "  ".join(f"{SIGNS[kind]} {say('building-name', building=kind)}" for kind in BUILDINGS)
    roads = f"· {say('screen-road')}  [deep_sky_blue1]~[/] {say('screen-river')}"
    goods = "  ".join(f"{LETTERS[good]} {say('good-name', good=good)}" for good in GOODS)
    terrains = "  ".join(
        f"[{style}]▒ {say('terrain-name', terrain=terrain)}[/]" for terrain, style in TERRAIN_STYLES.items()
    )
    return [f"[dim]{buildings}  * {say('screen-bird')}  {roads}[/]", f"[dim]{goods}[/]  {terrains}"]


# --- the players ------------------------------------------------------------------------------------
def players(view: SantaCruzView, names: Sequence[str], say: Say) -> list[str]:
    width = max(10, *(len(name) for name in names)) + 1
    heads = [say("screen-points"), say("screen-group"), say("screen-supply"), say("screen-birds")]
    lines = [f"[dim]    {'':<{width}}{heads[0]:<13} {heads[1]:<7} {heads[2]:<12} {heads[3]}[/]"]
    for seat, player in enumerate(view.players):
        head = head_of(view, seat, names, width, f"[bold {COLOURS[seat]}]{MARKS[seat]}[/] ")
        supply = " ".join(f"{SIGNS[kind]}{player.supply[kind]}" for kind in BUILDINGS)
        values = f" ({'+'.join(str(value) for value in player.bird_values)})" if player.bird_values else ""
        birds = f"{player.birds}{values}"  # “3” for others, “3 (1+2+2)” for one's own
        lines.append(f"{head}{points_text(player.points):<13} {player.group or '–':<7} {supply:<12} {birds}")
        lines.append(f"    [dim]{'':<{width}}{cards_of(player, say)}[/]")
    if view.order and not view.places:  # SC-080: who may still build on an occupied site
        key = "screen-exception-used" if view.exception_used else "screen-exception"
        lines.append(f"[dim]{say(key, who=names[view.order[-1]])}[/]")
    return lines


def cards_of(player: Settler, say: Say) -> str:
    """Construction cards in hand by kind, the number of objectives, and the objectives played."""
    cards = [f"{player.cards[card]}×{say('card-short', card=card)}" for card in CARDS if player.cards[card]]
    more = player.objectives + player.has_new_objective
    hand = [*cards, f"{more} {say('screen-objectives', n=more)}"]
    text = f"{say('screen-hand')} {', '.join(hand)}"
    played = ", ".join(say("objective-name", objective=objective) for objective in player.objectives_played)
    return f"{text} · {say('screen-played')} {played}" if played else text


def points_text(points: int) -> str:
    """SC-150, SC-151, SC-156: the total, and from 50 on how it lies on the track: “51 (50+1)”; below zero “−2”."""
    markers = max(0, points // LAP)
    text = str(points).replace("-", "−")
    return f"{text} ({LAP * markers}+{points - LAP * markers})" if markers else text


def own_cards(view: SantaCruzView, say: Say) -> list[str]:
    """One's own objectives with what they bring, the new one and the discarded one."""
    if view.seat is None:
        return []
    lines = [f"[bold]{say('screen-your-objectives')}[/]"] if view.hand or view.new_objective else []
    lines += [f"  {say('objective-text', objective=objective)}" for objective in view.hand]
    if view.players[view.seat].has_new_objective:
        lines.append(f"  {say('screen-new')} {say('objective-text', objective=view.new_objective)}")
    if view.discarded:
        lines.append(f"  [dim]{say('screen-discarded')} {say('objective-name', objective=view.discarded)}[/]")
    return ["", *lines] if lines else []


def sets(view: SantaCruzView, names: Sequence[str], say: Say) -> list[str]:
    """SC-165: the sets of round 1, while they are being chosen."""
    if view.phase not in ("new_objective", "choose_set", "deal_sets", "discard"):
        return []
    lines = ["", f"[bold]{say('screen-sets')}[/]"]
    for card_set in view.sets:
        cards = ", ".join(say("objective-name", objective=objective) for objective in card_set.objectives)
        taken = f" [dim]→ {names[card_set.taken_by]}[/]" if card_set.taken_by is not None else ""
        mark = f"[bold {COLOURS[card_set.owner]}]{MARKS[card_set.owner]}[/]"
        lines.append(f"  {mark} {names[card_set.owner]}: {say('group-name', group=card_set.group)} · {cards}{taken}")
    return lines
