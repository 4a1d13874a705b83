"""What the rules of a game are written with, from where it is defined."""

from antilles.kernel.bits import (
    MOST_BITS as MOST_BITS,
    bit as bit,
    bits_of as bits_of,
    count_bits as count_bits,
    lowest as lowest,
    name_of as name_of,
    names_in as names_in,
    nth_bit as nth_bit,
)
from antilles.kernel.chance import Rng as Rng, pick_bit as pick_bit
from antilles.kernel.move import Facts as Facts, Moves as Moves, MoveTable as MoveTable, add_each as add_each
from antilles.kernel.state import (
    CHANCE as CHANCE,
    EVERYBODY as EVERYBODY,
    NOBODY as NOBODY,
    SEAT as SEAT,
    Agenda as Agenda,
    Belief as Belief,
    FactsOf as FactsOf,
    Over as Over,
    Question as Question,
    Reason as Reason,
    Refusal as Refusal,
    State as State,
)
