"""Who won by what: luck, skill and gifts of a finished game, and why. ``docs/analysis.md`` has the definitions."""

from antilles.analysis.analyse import Unfinished as Unfinished, analyse as analyse, digest as digest
from antilles.analysis.result import (
    Account as Account,
    Analysis as Analysis,
    Claim as Claim,
    Interval as Interval,
    Moment as Moment,
    Option as Option,
    Point as Point,
    decode as decode,
    encode as encode,
)
from antilles.analysis.settings import (
    DEEP as DEEP,
    DEPTHS as DEPTHS,
    QUICK as QUICK,
    Depth as Depth,
    version_of as version_of,
)
