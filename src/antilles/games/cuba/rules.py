"""The course of the base game: what follows what."""

from antilles.games.cuba import actions, components as c, foreman, harbour, parliament, rounds, score, setup, stock
from antilles.games.cuba.state import Course, Cuba
from antilles.games.cuba.turns import start_actions
from antilles.games.cuba.worker import MOVE_PAWN
from antilles.kernel.rules import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class BaseGame(Course):
    """The base game; El Presidente replaces what it changes."""

    def __init__(self) -> None:
        """CU-010, CU-012, CU-013: the tiles, ships and laws that take part."""
        self.turn = actions.TURN
        self.pawn = MOVE_PAWN
        self.end_of_actions = rounds.END_ACTIONS
        self.clean_up = rounds.CLEAN_UP
        self.tiles = c.BASE_TILES
        self.ships = c.BASE_SHIPS
        self.laws = c.BASE_LAWS

    def after_start_player(self, state: Cuba) -> None:
        """CU-015: the ships."""
        harbour.draw_first_ships(state)

    def after_first_ships(self, state: Cuba) -> None:
        """CU-017: everybody's first pieces."""
        setup.ask_picks(state)

    def begin_round(self, state: Cuba) -> None:
        """CU-031: a round begins with the bills."""
        state.question = rounds.REVEAL_BILLS

    def after_bills(self, state: Cuba) -> None:
        """CU-040: then come the actions."""
        start_actions(state)

    def has_turn(self, state: Cuba, seat: i64) -> bool:
        """CU-040: character cards left to play?"""
        return stock.character_turns(state, seat) > 0

    def before_foreman(self, state: Cuba, seat: i64) -> None:
        """CU-070: the pawn does not move."""
        foreman.start(state, seat)

    def after_use(self, state: Cuba, seat: i64) -> None:
        """CU-070: the foreman goes on."""
        foreman.finish_use(state, seat)

    def before_bids(self, state: Cuba) -> None:
        """CU-091: after the veto all bid."""
        parliament.ask_bids(state)

    def merits(self, state: Cuba) -> list[tuple[int, ...]]:
        """CU-152."""
        return score.merits(state)
