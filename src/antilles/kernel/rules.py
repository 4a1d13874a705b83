"""What the rules of a game are written with, from where it is defined; numbers of the machine and rows of them too."""

from typing import Any as Any, Final as Final

from librt.vecs import append as append, vec as vec
from mypy_extensions import i16 as i16, i64 as i64, mypyc_attr as mypyc_attr

from antilles.kernel.bits import (
    EMPTY as EMPTY,
    MOST_BITS as MOST_BITS,
    bit as bit,
    bits_of as bits_of,
    count_bits as count_bits,
    lowest as lowest,
    mask_of as mask_of,
    mask_of_names as mask_of_names,
    name_of as name_of,
    names_in as names_in,
    nth_bit as nth_bit,
    nth_of as nth_of,
    number_of as number_of,
)
from antilles.kernel.chance import Rng as Rng, pick_bit as pick_bit
from antilles.kernel.move import Facts as Facts, Moves as Moves, MoveTable as MoveTable
from antilles.kernel.rows import (
    filled as filled,
    named_in as named_in,
    place_of as place_of,
    total_of as total_of,
)
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
    SealedBelief as SealedBelief,
    State as State,
    bounds as bounds,
)
