"""The table as text for the terminal: parliament, harbour, market, avenue, and each player's plantation."""

from collections.abc import Sequence

from antilles.games.cuba import components as c
from antilles.games.cuba.view import CubaView, Planter, Ship
from antilles.kernel.game import Say
from antilles.kernel.screen import Block, asked, cut, side_by_side, wrap

STYLES = ("yellow", "white", "green", "red", "magenta", "bright_yellow", "bright_red", "bright_blue")
COLOURS = dict(zip(c.KINDS, STYLES, strict=True))
CELL = 10
GRID = c.COLUMNS * (CELL + 1) + 2
COST_TEXT = [
    "/".join(str(c.COST[tile * len(c.KINDS) + kind]) for kind in range(c.MERCHANDISE, len(c.KINDS)))
    for tile in range(len(c.BUILDINGS))
]


def draw(view: CubaView, names: Sequence[str], say: Say, width: int = 80) -> str:
    """From the public board to the players; two plantations side by side where there is room."""
    lines = [head(view, names, say), ""]
    lines += parliament(view, say)
    lines += ["", *harbour(view, say), "", *market(view, say)]
    if view.options["expansion"] == "on":
        lines += ["", *avenue(view, say, width)]
    lines += ["", supply(view, say), *buildings(view, say, width), ""]
    cards = [f"{n} {say('card-name', card=card)}" for n, card in enumerate(c.CHARACTERS, start=1)]
    lines.append(f"[dim]{' · '.join(cards)}[/]")
    own = view.seat or 0  # the reader's own plantation first
    blocks = [player(view, (own + step) % view.seats, names, say) for step in range(view.seats)]
    lines += side_by_side(blocks, 2 if width >= 2 * GRID + 2 else 1, GRID + 3)
    return "\n".join(lines)


def short(say: Say, kind: str) -> str:
    return f"[{COLOURS[kind]}]{say('kind-short', kind=kind)}[/]"


def head(view: CubaView, names: Sequence[str], say: Say) -> str:
    title = say("screen-round", round=view.round, rounds=view.rounds)
    question = say("screen-phase", phase=view.phase)
    return f"[bold]{title}[/] · {question} · {say('screen-start', who=names[view.start])}"


def parliament(view: CubaView, say: Say) -> list[str]:
    """Laws in force and this round's bills, type by type."""
    lines = []
    for index, name in enumerate(c.TYPES):
        law = say("law-name", law=view.laws[index]) if view.laws[index] else "-"
        bill = say("law-name", law=view.bills[index]) if view.bills[index] else "-"
        tile = f" [bold]◆{say('influence-tile')}[/]" if view.influence == name else ""
        lines.append(f"[cyan]{name:>3}[/] {cut(law, 40):<40} [dim]{say('screen-bill')}[/] {cut(bill, 40)}{tile}")
    return lines


def harbour(view: CubaView, say: Say) -> list[str]:
    docks = [berth(say, say("screen-dock", dock=index + 1), ship) for index, ship in enumerate(view.docks)]
    return [*docks, berth(say, say("screen-sea"), view.sea)]


def berth(say: Say, label: str, ship: Ship | None) -> str:
    """Each slot with the kind it prints; filled slots stand out by form as well as by colour."""
    if ship is None:
        return f"[blue]{label:<12}[/] -"
    slots = []
    for printed, piece in zip(ship.slots, ship.cargo, strict=True):
        slots.append(f"■{short(say, piece)}" if piece else f"□{short(say, printed)}")
    return f"[blue]{label:<12}[/] {cut(say('ship-name', ship=ship.name), 24):<24} {' '.join(slots)}"


def market(view: CubaView, say: Say) -> list[str]:
    """A row for each merchandise: taken spaces stand out, the next purchase is the right-most of them."""
    lines = []
    for index in range(c.MERCHANDISE):
        name = "market_prices" if index < c.PRODUCTS else "market_prices_goods"
        prices = view.options[name].split(",")
        pieces = view.market[index]
        spaces = [f"[bold]●{price}[/]" if at < pieces else f"[dim]○{price}[/]" for at, price in enumerate(prices)]
        kind = say("kind-name", kind=c.KINDS[index])
        lines.append(f"[{COLOURS[c.KINDS[index]]}]{kind:<18}[/] {' '.join(spaces)}")
    return lines


def avenue(view: CubaView, say: Say, width: int) -> list[str]:
    """The six spaces, their cards, and the car."""
    spaces = []
    for index, card in enumerate(view.avenue, start=1):
        car = "▲" if index == view.car else ""
        spaces.append(f"{car}{index} {say('cuban-name', cuban=card) if card else '-'}")
    return wrap(spaces, width)


def supply(view: CubaView, say: Say) -> str:
    limited = view.options["supply_limited"] == "on"
    pools = [f"{short(say, kind)} {view.supply[index] if limited else '∞'}" for index, kind in enumerate(c.KINDS)]
    return f"[dim]{say('screen-supply')}[/] {'  '.join(pools)}"


def buildings(view: CubaView, say: Say, width: int) -> list[str]:
    """What can still be built, with its cost in wood, stone and water."""
    texts = []
    for name, copies in view.available.items():
        cost = COST_TEXT[c.BUILDINGS.index(name)]
        texts.append(f"{say('building-name', building=name)} {cost}" + (" (2)" if copies > 1 else ""))
    return [f"[dim]{say('screen-buildings')}[/]", *wrap(texts, width)]


# --- a player ---------------------------------------------------------------------------------------
def player(view: CubaView, seat: int, names: Sequence[str], say: Say) -> Block:
    """Lines with their printed lengths, so that two players can stand side by side."""
    planter = view.players[seat]
    card = "*" if seat == view.start else ""
    numbers = f"{planter.vp} {say('vp-short')} · {say('peso-count', pesos=planter.pesos)}"
    plain = f"  {cut(names[seat], 16)}{card}  {numbers}"
    lines = [(f"{asked(view, seat)} [bold]{cut(names[seat], 16)}[/]{card}  [red]{numbers}[/]", len(plain))]
    lines += [cells(planter, row, say) for row in range(c.PARCELS // c.COLUMNS)]
    lines.append(pieces(say("screen-courtyard"), planter.courtyard[: c.MERCHANDISE], c.KINDS[: c.MERCHANDISE], say))
    lines.append(pieces("", planter.courtyard[c.MERCHANDISE :], c.KINDS[c.MERCHANDISE :], say))
    lines.append(pieces(say("screen-warehouse"), planter.warehouse, c.KINDS[: c.PRODUCTS], say))
    hand = " ".join(str(n) if card in planter.hand else "·" for n, card in enumerate(c.CHARACTERS, start=1))
    lines.append((f"  [dim]{say('screen-hand'):<11}[/] {hand}", 14 + len(hand)))
    return [*lines, tiles(view, seat, say)]


def cells(planter: Planter, row: int, say: Say) -> tuple[str, int]:
    """Four parcels: building or yield; the pawn's own in brackets, its cross bright."""
    texts = []
    for parcel in range(row * c.COLUMNS, row * c.COLUMNS + c.COLUMNS):
        active = bool(c.ACTIVE[planter.pawn] >> parcel & 1)
        building, printed = planter.buildings[parcel], planter.parcels[parcel]
        if building or printed == "warehouse":
            word = cut(say("building-name", building=building or "warehouse"), CELL - 2)
            style = "bold" if active else "not bold"
        else:
            word = f"·{cut(say('kind-name', kind=printed).split()[0], CELL - 3)}"
            style = COLOURS[printed] if active else f"dim {COLOURS[printed]}"
        pawn = planter.pawn == parcel
        left, right = ("<", ">") if pawn else (" ", " ")
        texts.append(f"{left}[{style}]{word:<{CELL - 2}}[/]{right}")
    return "  " + " ".join(texts), 1 + c.COLUMNS * (CELL + 1)


def pieces(label: str, numbers: tuple[int, ...], kinds: Sequence[str], say: Say) -> tuple[str, int]:
    shown = [(kind, n) for kind, n in zip(kinds, numbers, strict=True) if n]
    plain = "  ".join(f"{n} {say('kind-short', kind=kind)}" for kind, n in shown) or "-"
    marked = "  ".join(f"{n} {short(say, kind)}" for kind, n in shown) or "-"
    return f"  [dim]{label:<11}[/] {marked}", 14 + len(plain)


def tiles(view: CubaView, seat: int, say: Say) -> tuple[str, int]:
    """Special tiles held, delegates, one's own sealed choice."""
    words = [say(key) for key, holder in held(view) if holder == seat]
    words += [say("card-name", card=card) for card in view.players[seat].delegates]
    if seat == view.seat:
        words += [say("card-name", card=card) for card in view.chosen]
        words += [say("screen-bid", n=view.bid)] if view.bid is not None else []
    text = cut(" · ".join(words), GRID - 2)
    return f"  [magenta]{text}[/]", 2 + len(text)


def held(view: CubaView) -> list[tuple[str, int]]:
    return [("vote-tile", view.vote_tile), ("veto-tile", view.veto_tile), ("influence-tile", view.influence_tile)]
