"""Santo Domingo's descriptor."""

from antilles.games.santo_domingo import facts, insight, moves as m, rules, screen, story, view
from antilles.games.santo_domingo.observer import PLAYER, TABLE, SantoDomingoObserver
from antilles.games.santo_domingo.state import SantoDomingo
from antilles.games.santo_domingo.view import SantoDomingoView
from antilles.kernel.game import Game


class SantoDomingoGame(Game[SantoDomingo, SantoDomingoView]):
    name = "santo_domingo"
    title = "Santo Domingo"
    edition = 1
    seats = range(2, 7)
    minutes = 20
    chapter = "round"
    options = view.OPTIONS
    moves = m.MOVES
    observer = SantoDomingoObserver(TABLE, PLAYER, seats[-1])
    insight_type = insight.SantoDomingoInsight
    simultaneous = True
    view_type = SantoDomingoView
    package = "antilles.games.santo_domingo"
    empty_table = staticmethod(rules.empty_table)
    set_up = staticmethod(rules.set_up)
    spectate = staticmethod(view.look)
    own = staticmethod(view.own)
    belief = staticmethod(view.read)
    tell = staticmethod(story.tell)
    question = staticmethod(facts.question)
    holdings = staticmethod(facts.holdings)
    foretell = staticmethod(facts.foretell)
    beforehand = facts.BEFOREHAND
    draw = staticmethod(screen.draw)


GAME = SantoDomingoGame()
