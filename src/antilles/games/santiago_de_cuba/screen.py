"""The table as text for the terminal: street and town side by side, then who owns what."""

from collections.abc import Sequence
from itertools import zip_longest

from antilles.games.santiago_de_cuba import components as c
from antilles.games.santiago_de_cuba.view import SantiagoDeCubaView, Site
from antilles.kernel.game import Say
from antilles.kernel.screen import head_of, pad

STYLES = {"yellow": "yellow", "blue": "bright_blue", "red": "red", "white": "bold white"}
DICE = {"white": "bold white", "orange": "dark_orange", "green": "green", "red": "red", "black": "bright_black"}
KIND_STYLES = [*(DICE[colour] for colour in c.DIE_COLOURS), "yellow4"]
STREET_WIDTH = 35
WIDE = 100
CAR = "▶"
BROKER = "●"
DEED = "◆"


def draw(view: SantiagoDeCubaView, names: Sequence[str], say: Say, width: int = 80) -> str:
    """The ship above, street and town in the middle, demand, supply and players below."""
    room = 12 if width >= WIDE else 6
    left = [f"[dim]{pad(say('screen-street'), STREET_WIDTH)}[/]", *street(view, say)]
    right = [
        f"[dim]{say('screen-town', deed=DEED, broker=BROKER)}[/]",
        *(site(place, names, say, room) for place in view.town),
    ]
    middle = [(a or " " * STREET_WIDTH) + " " + b for a, b in zip_longest(left, right, fillvalue="")]
    return "\n".join([ship(view, say), "", *middle, "", *stocks(view, names, say)])


def ship(view: SantiagoDeCubaView, say: Say) -> str:
    """Which ship, and the flag under the value marker, marked by form too; the chequered flag closes the row."""
    flags = [f"[black on cyan]▸{value} [/]" if value == view.value else f"[dim] {value} [/]" for value in c.VALUES]
    end = "[black on cyan]▸⚑[/]" if not view.value else "[dim] ⚑[/]"
    head = f"[bold]{say('screen-ship', ship=view.ship, ships=c.SHIPS)}[/] · {say('screen-value')} {''.join(flags)}{end}"
    return head + (f" · {say('screen-waits')}" if view.sailed else "")


def distance(view: SantiagoDeCubaView, stop: int) -> str:
    """How far the car has to drive; the car itself at its own stop."""
    steps = (stop - view.car) % (len(view.street) + 1)
    return f"[black on green]{CAR}[/] " if not steps else f"[dim]{steps}[/] "


def street(view: SantiagoDeCubaView, say: Say) -> list[str]:
    """The port, then each Cuban with flower and gift; a tile turned over is dim and says so."""
    lines = [f"{distance(view, 0)}[bold cyan]{pad(say('screen-port'), STREET_WIDTH - 2)}[/]"]
    for stop, tile in enumerate(view.street, start=1):
        if not tile.cuban:
            lines.append(distance(view, stop) + pad("…", STREET_WIDTH - 2))
            continue
        cuban = pad(say("cuban-name", cuban=tile.cuban), 10)
        flower = pad(say("flower-colour", flower=tile.flower or "none"), 9)
        gift = pad(say("cuban-gift", cuban=tile.cuban) if tile.active else say("screen-inactive"), 14)
        if tile.active:
            lines.append(f"{distance(view, stop)}[bold]{cuban}[/][{STYLES.get(tile.flower, 'dim')}]{flower}[/]{gift}")
        else:
            lines.append(f"{distance(view, stop)}[dim]{cuban}{flower}{gift}[/]")
    return lines


def site(place: Site, names: Sequence[str], say: Say, room: int) -> str:
    """A building under its flower, with the owner's marker and the broker on it."""
    flower = f"[{STYLES[place.flower]}]{pad(say('flower-colour', flower=place.flower), 9)}[/]"
    building = pad(say("building-name", building=place.building) if place.building else "…", 22)
    owner = f"{DEED}{pad(names[place.owner], room)}" if place.owner is not None else ""
    broker = f"[bold]{BROKER}{names[place.broker][:room]}[/]" if place.broker is not None else ""
    return (flower + building + owner + broker).rstrip()


def stocks(view: SantiagoDeCubaView, names: Sequence[str], say: Say) -> list[str]:
    """Demand, supply and what each player owns, in the same columns."""
    label = max(12, *(len(name) for name in names)) + 1
    heads = "".join(
        f"[{style}]{say('kind-short', good=kind)[:7]:>8}[/]" for kind, style in zip(c.KINDS, KIND_STYLES, strict=True)
    )
    lines = [f"  {'':<{label}}[dim]{say('vp-short'):>3}{say('pesos-short'):>6}[/]{heads}"]
    lines.append(f"  [cyan]{pad(say('screen-demand'), label)}[/]{'':>9}" + "".join(demand(view)))
    supply = "".join(f"{view.supply[kind]:>8}" for kind in c.KINDS)
    lines.append(f"  [dim]{pad(say('screen-supply'), label)}{'':>9}{supply}[/]")
    for seat, player in enumerate(view.players):
        lines.append(f"{head_of(view, seat, names, label)}{holdings(view, seat)}  {DEED * player.markers}")
    return lines


def demand(view: SantiagoDeCubaView) -> list[str]:
    """The dice on the ship; a dash for the one set aside."""
    cells = []
    for good in c.GOODS:
        number = view.demand[good]
        style = "bold cyan" if number else "dim"
        cells.append(f"[dim]{'-':>8}[/]" if good == view.set_aside else f"[{style}]{number:>8}[/]")
    return cells


def holdings(view: SantiagoDeCubaView, seat: int) -> str:
    """Points, pesos and pieces, or question marks behind a screen."""
    held = view.players[seat].holdings
    if held is None:
        return f"[dim]{'?':>3}{'?':>6}" + "".join(f"{'?':>8}" for _ in c.KINDS) + "[/]"
    pieces = "".join(f"{held.goods[kind]:>8}" if held.goods[kind] else f"[dim]{'·':>8}[/]" for kind in c.KINDS)
    return f"[red]{held.vp:>3}[/][yellow]{held.pesos:>6}[/]{pieces}"
