"""The numbers of ``data.toml`` as tables the rules can read at native speed."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from antilles.kernel.data import DataError, load_values, refuse, whole as whole_number

_FILE: Final = "santiago_de_cuba/data.toml"
_DATA: Final = load_values("antilles.games.santiago_de_cuba")

# Pieces. "Good" without more means one of the first five; wood is always named.
SUGAR: Final = 0
CITRUS: Final = 1
TOBACCO: Final = 2
RUM: Final = 3
CIGAR: Final = 4
WOOD: Final = 5
GOODS: Final = ("sugar", "citrus", "tobacco", "rum", "cigar")
KINDS: Final = (*GOODS, "wood")
DIE_COLOURS: Final = ("white", "orange", "green", "red", "black")
GOOD_COUNT: Final = 5
KIND_COUNT: Final = 6

# What a Cuban gives beside pieces.
PESOS: Final = 6
VP: Final = 7
CHOICE: Final = -1

EL_ZORRO: Final = 5
PABLO: Final = 7
ALONSO: Final = 8
CUBANS: Final = ("pedro", "maria", "jose", "martinez", "conchita", "el_zorro", "miguel", "pablo", "alonso")
CUBAN_COUNT: Final = 9

BANK: Final = 0
CHURCH: Final = 1
DISTILLERY: Final = 2
CIGAR_FACTORY: Final = 3
BLACK_MARKET: Final = 4
SAWMILL: Final = 5
CAFE: Final = 6
CUSTOMS: Final = 7
CASINO: Final = 8
HARBOUR_OFFICE: Final = 9
OFFICE: Final = 10
NEWSPAPER: Final = 11
BUILDINGS: Final = (
    *("bank", "church", "distillery", "cigar_factory", "black_market", "sawmill"),
    *("cafe", "customs", "casino", "harbour_office", "office", "newspaper"),
)
BUILDING_COUNT: Final = 12
SPACES_PER_FLOWER: Final = 3

PORT: Final = 0
NONE: Final = -1  # no broker space, no owner, no flower, no die set aside


def _number(name: str, least: int = 0) -> int:
    return whole_number(_DATA[name], f"{_FILE}: [{name}]", least)


def _faces(good: str) -> list[int]:
    """SdC-007: six faces a die."""
    faces: Any = _DATA[f"die_{good}"]
    refuse(len(faces) != 6 or min(faces) < 0, f"{_FILE}: [die_{good}] must have six faces, none below 0, not {faces!r}")
    return [int(face) for face in faces]


def _flowers() -> list[int]:
    """SdC-016, SdC-017: the flower of each Cuban; each colour on exactly two, El Zorro without."""
    names = [str(_DATA[f"flower_{cuban}"]) for cuban in CUBANS]
    for flower in FLOWERS:
        if names.count(flower) != 2:
            raise DataError(f"{_FILE}: {flower} must be the flower of exactly two Cubans, not {names.count(flower)}")
    refuse(names[EL_ZORRO] != "none", f"{_FILE}: [flower_el_zorro] must be none, not {names[EL_ZORRO]!r}")
    return [FLOWERS.index(name) if name in FLOWERS else NONE for name in names]


def _gain(cuban: str) -> tuple[int, int]:
    """SdC-060 … SdC-067: what a Cuban gives and how much; the other three leave a choice."""
    gain: Any = _DATA.get(f"gain_{cuban}")
    if gain is None:
        return CHOICE, 0
    names = (*KINDS, "pesos", "vp")
    refuse(gain["of"] not in names, f"{_FILE}: [gain_{cuban}] gives one of {', '.join(names)}, not {gain['of']!r}")
    return names.index(gain["of"]), int(gain["n"])


STOPS: Final[i64] = CUBAN_COUNT + 1
FLOWERS: Final = tuple([str(colour) for colour in _DATA["building_spaces"]])
FLOWER_OF: Final = vec[i64](_flowers())  # the flower of each Cuban as an index of FLOWERS
GAIN_OF: Final = vec[i64]([_gain(cuban)[0] for cuban in CUBANS])
GAIN: Final = vec[i64]([_gain(cuban)[1] for cuban in CUBANS])

DICE: Final = tuple([tuple(_faces(good)) for good in GOODS])
HIGHEST_FACE: Final[i64] = max([max(faces) for faces in DICE])
FACE_WEIGHTS: Final = vec[i64]([faces.count(face) for faces in DICE for face in range(HIGHEST_FACE + 1)])
"""How many faces of a die show a number, at index good * (HIGHEST_FACE + 1) + number."""
FACES: Final = vec[i64]([len(faces) for faces in DICE])
VALUES: Final = tuple([int(value) for value in _DATA["values"]])
VALUE: Final = vec[i64](VALUES)
CHEQUERED: Final[i64] = len(VALUES)  # the flag after the numbered ones, which count from 0
SHIPS: Final[i64] = _number("ships", 1)

PIECES_EACH: Final[i64] = _number("pieces_each", 1)
START: Final = vec[i64]([int(_DATA["start"][kind]) for kind in KINDS])
START_PESOS: Final[i64] = _DATA["start"]["pesos"]
START_VP: Final[i64] = _DATA["start"]["vp"]
MARKERS: Final[i64] = _number("markers")

FREE_STOPS: Final[i64] = _number("free_stops", 1)
PESOS_PER_STOP: Final[i64] = _number("pesos_per_stop", 1)
LONGEST_DRIVE: Final[i64] = _number("longest_drive", 1)

WOOD_VP: Final[i64] = _number("wood_vp")
OWNER_VP: Final[i64] = _number("owner_vp")
BANK_PESOS: Final[i64] = _number("bank_pesos")
CHURCH_VP: Final[i64] = _number("church_vp")
SAWMILL_VP: Final[i64] = _DATA["sawmill"]["vp"]
SAWMILL_PESOS: Final[i64] = _DATA["sawmill"]["pesos"]
CAFE_VP: Final[i64] = _number("cafe_vp")
CASINO_PESOS: Final[i64] = _number("casino_pesos", 1)
CASINO_MOST: Final[i64] = _number("casino_most", 1)
OFFICE_VP: Final[i64] = _number("office_vp")
NEWSPAPER_PESOS: Final[i64] = _number("newspaper_pesos")
FINAL_PIECES: Final[i64] = _number("final_pieces", 1)


def _check() -> None:
    """SdC-010, SdC-011, SdC-041: a stop for each Cuban, and the port; spaces by colour; a lap at most."""
    refuse(_number("stops") != STOPS, f"{_FILE}: [stops] must be {STOPS}, a stop for each Cuban and the port")
    colours = ["blue", "red", "white", "yellow"]
    refuse(sorted(_DATA["building_spaces"]) != colours, f"{_FILE}: [building_spaces] must name {', '.join(colours)}")
    refuse(LONGEST_DRIVE > STOPS, f"{_FILE}: [longest_drive] must be at most one lap, {STOPS}")


_check()
