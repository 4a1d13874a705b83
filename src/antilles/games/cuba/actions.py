"""A turn: a character card, and its main or alternative action."""

from antilles.games.cuba import architect, components as c, harbour, laws, market, moves as m, stock, turns
from antilles.games.cuba.question import Choice
from antilles.games.cuba.state import Cuba
from antilles.kernel.rules import Final, Reason, i64

# --- a card -----------------------------------------------------------------------------------------
NOT_IN_HAND: Final = Reason("CU-040", "refusal-not-in-hand", m.named)
ONLY_CUBAN: Final = Reason("EP-013", "refusal-only-cuban")
NO_EXPANSION: Final = Reason("EP-010", "refusal-no-expansion")


class Turn(Choice):
    """CU-040, DP-030: a character card, and its action."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        """CU-040, EP-013: card not in hand, turns used up."""
        if move >= m.CUBAN:
            return NO_EXPANSION
        if not state.hand[seat] >> (move - m.PLAY) & 1:
            return NOT_IN_HAND
        return None if stock.character_turns(state, seat) > 0 else ONLY_CUBAN

    def choices(self, state: Cuba, seat: i64) -> i64:
        return playable_cards(state, seat)

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        play_card(state, seat, move - m.PLAY)


def playable_cards(state: Cuba, seat: i64) -> i64:
    """CU-040: the hand, as bits, while there are turns for it."""
    return state.hand[seat] if stock.character_turns(state, seat) > 0 else i64(0)


def play_card(state: Cuba, seat: i64, card: i64) -> None:
    """CU-040: one card, one action."""
    state.hand[seat] &= ~(i64(1) << card)
    state.last_card[seat] = card
    if card == c.WORKER:
        state.question = state.course.pawn
    elif card == c.FOREMAN:
        state.course.before_foreman(state, seat)
    else:
        state.question = ACTION


# --- main or alternative ----------------------------------------------------------------------------
def alternative_open(state: Cuba, seat: i64, card: i64) -> bool:
    """DP-031: a place may be used, and for the tradeswoman a piece is there."""
    if card == c.TRADESWOMAN:
        return market.TAKE_PIECE.choices(state, seat) != 0
    return stock.best_place(state, seat, card) >= 0


CONTROL_LAW: Final = Reason("EP-129", "refusal-control-law")
NOTHING_TO_TAKE: Final = Reason("CU-044", "refusal-nothing-to-take")


class Action(Choice):
    """CU-044, DP-031: main always, the alternative if it is open."""

    def objection(self, state: Cuba, seat: i64, move: i64) -> Reason | None:
        """CU-044, EP-129: the alternative is closed, its places are marked, or the supply has nothing."""
        card = state.last_card[seat]
        if move == m.MAIN or alternative_open(state, seat, card):
            return None
        if laws.alternatives_closed(state):
            return CONTROL_LAW
        return market.PLACES_MARKED if stock.best_place(state, seat, card) < 0 else NOTHING_TO_TAKE

    def choices(self, state: Cuba, seat: i64) -> i64:
        return 3 if alternative_open(state, seat, state.last_card[seat]) else 1

    def reply(self, state: Cuba, seat: i64, move: i64) -> None:
        card = state.last_card[seat]
        if move == m.ALTERNATE:
            use_alternative(state, seat, card)
        elif card == c.TRADESWOMAN:
            market.ask_trade(state, seat)
        elif card == c.ARCHITECT:
            architect.start(state, seat)
        else:
            harbour.ask_load(state, seat)


def use_alternative(state: Cuba, seat: i64, card: i64) -> None:
    """CU-044, CU-068, CU-083: a black marker on the best open place, and what it gives."""
    if card == c.TRADESWOMAN:
        state.question = market.TAKE_PIECE
        return
    place = stock.best_place(state, seat, card)
    state.markers |= i64(1) << c.FIRST_PLACE[card] + place
    if card == c.MAYOR:
        state.pesos[seat] += state.switches.mayor_pesos[place]
    else:
        stock.score_vp(state, seat, state.switches.architect_vp[place])
    state.question = turns.NEXT_TURN


TURN: Final[Turn] = Turn("turn", "DP-030", m.PLAY, len(c.CHARACTERS) + len(c.CUBANS))
ACTION: Final[Action] = Action("action", "DP-031", m.MAIN, 2)
