"""The table as text for the terminal."""

from collections.abc import Sequence
from textwrap import wrap

from antilles.games.santo_domingo.components import CARDS
from antilles.games.santo_domingo.view import SantoDomingoView
from antilles.kernel.game import Say
from antilles.kernel.screen import head_of

LABEL = 20


def draw(view: SantoDomingoView, names: Sequence[str], say: Say, width: int = 80) -> str:
    """Three rows with their markers and rates, then one line a player."""
    side = say(f"option-board-{view.options['board']}")
    lines = [f"[bold]{say('screen-round', round=view.round)}[/] · {say('screen-target', n=view.target)} · {side}", ""]
    lines.append(row(say("vp-row"), view.vp_row, "red"))
    lines.append(row(say("goods-row"), view.goods_row, "blue"))
    lines.append(row(say("exchange-row"), view.exchange_row, "yellow"))
    lines.append(" " * LABEL + rates(view))
    lines.append("")
    lines += players(view, names, say)
    # The numbers of the cards; a number and its name stay together.
    cards = [f"{number}\u00a0{say('card-name', card=card)}" for number, card in enumerate(CARDS, start=1)]
    lines += ["", *[f"[dim]{line}[/]" for line in wrap(" ".join(cards), width)]]
    if view.chosen:
        chosen = ", ".join(say("card-name", card=card) for card in view.chosen)
        lines += ["", f"{say('screen-your-choice')} [bold]{chosen}[/]"]
    return "\n".join(lines)


def row(label: str, marker: int, colour: str) -> str:
    """Spaces 0 to 15 in 48 columns; the marker's space stands out by form as well as by colour."""
    style = f"bold {'black' if colour == 'yellow' else 'white'} on {colour}"
    spaces = [f"[{style}]▸{space:>2}[/]" if space == marker else f"[dim]{space:>3}[/]" for space in range(16)]
    return f"[{colour}]{label[: LABEL - 1]:<{LABEL}}[/]" + "".join(spaces)


def rates(view: SantoDomingoView) -> str:
    """Each rate once, under the first space where it holds; the present one stands out."""
    cells: list[str] = []
    for space, rate in enumerate(view.track):
        if space and view.track[space - 1] == rate:
            cells.append("   ")
        else:
            style = "bold yellow" if rate == view.rate else "dim"
            cells.append(f"[{style}]{rate:>3}[/]")
    return "".join(cells)


def players(view: SantoDomingoView, names: Sequence[str], say: Say) -> list[str]:
    width = max(12, *(len(name) for name in names)) + 2
    heads = (
        f"  {'':<{width}}{say('vp-short'):>4} {say('goods-short'):>6}  {say('screen-hand'):<17}{say('screen-played')}"
    )
    lines = [f"[dim]{heads}[/]"]
    for seat, player in enumerate(view.players):
        hand = " ".join(str(number) if card in player.hand else "·" for number, card in enumerate(CARDS, start=1))
        cards = ", ".join(say("card-name", card=card) for card in player.on_table or player.last)
        cards = cards if player.on_table else f"[dim]{cards}[/]"
        head = head_of(view, seat, names, width)
        lines.append(f"{head}[red]{player.vp:>4}[/] [blue]{player.goods:>6}[/]  {hand}  {cards}")
    return lines
