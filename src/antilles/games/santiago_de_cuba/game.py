"""Santiago de Cuba's descriptor."""

from antilles.games.santiago_de_cuba import facts, insight, moves as m, rules, screen, story, view
from antilles.games.santiago_de_cuba.observer import PLAYER, TABLE, SantiagoDeCubaObserver
from antilles.games.santiago_de_cuba.state import SantiagoDeCuba
from antilles.games.santiago_de_cuba.view import SantiagoDeCubaView
from antilles.kernel.game import Game


class SantiagoDeCubaGame(Game[SantiagoDeCuba, SantiagoDeCubaView]):
    name = "santiago_de_cuba"
    title = "Santiago de Cuba"
    edition = 1
    seats = range(2, 5)
    minutes = 60
    chapter = "ship"
    options = view.OPTIONS
    moves = m.MOVES
    observer = SantiagoDeCubaObserver(TABLE, PLAYER, seats[-1])
    insight_type = insight.SantiagoDeCubaInsight
    view_type = SantiagoDeCubaView
    package = "antilles.games.santiago_de_cuba"
    empty_table = staticmethod(rules.empty_table)
    set_up = staticmethod(rules.set_up)
    spectate = staticmethod(view.look)
    own = staticmethod(view.own)
    belief = staticmethod(view.read)
    tell = staticmethod(story.tell)
    question = staticmethod(facts.question)
    wordings = staticmethod(facts.wordings)
    holdings = staticmethod(facts.holdings)
    foretell = staticmethod(facts.foretell)
    beforehand = facts.BEFOREHAND
    draw = staticmethod(screen.draw)


GAME = SantiagoDeCubaGame()
