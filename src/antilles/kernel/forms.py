"""What an owner of a printed copy can be asked: forms of answers, how they are typed, and what is wrong with one."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from antilles.kernel.data import Corrections as Corrections, Datum as Datum
from antilles.kernel.move import Facts as Facts

UNCERTAIN = ("reconstructed", "memory", "inferred")
"""Provenances of values that nobody has read off a printed copy."""
WORD = re.compile(r"[^\s,;=]+")
MOST_GOODS = 15
Values = Mapping[str, Any]
Printed = Mapping[str, Datum]


@dataclass(frozen=True)
class Fault:
    """What is wrong with the value of a name; ``key`` and ``facts`` make the sentence."""

    name: str
    key: str
    facts: Mapping[str, int | str] = field(default_factory=dict)


class Unreadable(ValueError):
    """What was typed is no answer; ``key`` and ``facts`` make the sentence."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(f"{key} {facts}")
        self.key = key
        self.facts = facts


class Form:
    """The form of an answer. ``kind`` tells pages and messages (``box-form-<kind>``) which it is."""

    kind = ""

    def against(self, value: Any) -> tuple[str, Facts] | None:
        """What is wrong with a value, as a message and its facts."""
        raise NotImplementedError

    def parse(self, text: str) -> Any:
        """What somebody typed; ``Unreadable`` if it is no answer. Whether it may be so is for ``against``."""
        raise NotImplementedError

    def text(self, value: Any) -> str:
        """A value as it could be typed."""
        raise NotImplementedError

    def facts(self) -> dict[str, Any]:
        """What a page needs to ask."""
        return {}


def _how_many(given: int, least: int, most: int) -> tuple[str, Facts]:
    """Too few or too many."""
    if least == most:
        return "box-fault-exactly", {"n": given, "most": most}
    return "box-fault-several", {"n": given, "least": least, "most": most}


class Number(Form):
    kind = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def against(self, value: Any) -> tuple[str, Facts] | None:
        if type(value) is not int or not self.least <= value <= self.most:
            return "box-fault-number", {"value": str(value)[:40], "least": self.least, "most": self.most}
        return None

    def parse(self, text: str) -> int:
        plain = text.strip().replace("\u2212", "-")
        if not re.fullmatch(r"[-+]?[0-9]{1,6}", plain):
            raise Unreadable("box-fault-number", value=text.strip()[:40], least=self.least, most=self.most)
        return int(plain)

    def text(self, value: Any) -> str:
        return str(value)

    def facts(self) -> dict[str, Any]:
        return {"least": self.least, "most": self.most}


class Choice(Form):
    kind = "choice"

    def __init__(self, values: Sequence[str]) -> None:
        self.values = tuple(values)

    def against(self, value: Any) -> tuple[str, Facts] | None:
        if value not in self.values:
            return "box-fault-choice", {"value": str(value)[:40], "values": ", ".join(self.values)}
        return None

    def parse(self, text: str) -> str:
        return text.strip().lower().replace(" ", "_") if text.strip() not in self.values else text.strip()

    def text(self, value: Any) -> str:
        return str(value)

    def facts(self) -> dict[str, Any]:
        return {"values": list(self.values)}


class Flag(Form):
    kind = "flag"

    def against(self, value: Any) -> tuple[str, Facts] | None:
        return None if isinstance(value, bool) else ("box-fault-flag", {"value": str(value)[:40]})

    def parse(self, text: str) -> bool:
        word = text.strip().lower()
        if word in ("yes", "y", "on", "true", "1", "oui", "o", "si", "sì", "s"):
            return True
        if word in ("no", "n", "off", "false", "0", "non"):
            return False
        raise Unreadable("box-fault-flag", value=text.strip()[:40])

    def text(self, value: Any) -> str:
        return "yes" if value else "no"


class Several(Form):
    """Some of these, in the order in which they are printed."""

    kind = "several"

    def __init__(self, values: Sequence[str], least: int, most: int, repeat: bool = False) -> None:
        self.values = tuple(values)
        self.least = least
        self.most = most
        self.repeat = repeat

    def against(self, value: Any) -> tuple[str, Facts] | None:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            count = len(value) if isinstance(value, list) else 0
            return _how_many(count, self.least, self.most)
        for word in value:
            if word not in self.values:
                return "box-fault-choice", {"value": str(word)[:40], "values": ", ".join(self.values)}
            if not self.repeat and value.count(word) > 1:
                return "box-fault-twice", {"value": str(word)}
        return None

    def parse(self, text: str) -> list[str]:
        plain = text.strip().strip("[]").replace('"', "")
        return [] if plain in ("", "-", "none") else [self._known(word) for word in WORD.findall(plain)]

    def _known(self, word: str) -> str:
        return next((value for value in self.values if value.lower() == word.lower()), word)

    def text(self, value: Any) -> str:
        return " ".join(str(word) for word in value) or "-"

    def facts(self) -> dict[str, Any]:
        return {"values": list(self.values), "least": self.least, "most": self.most, "repeat": self.repeat}


class Counts(Form):
    """How many of each; together so many, or from ``least`` to ``most`` together. What there is none of is left out."""

    kind = "counts"

    def __init__(self, names: Sequence[str], least: int, most: int, keep_zeros: bool = False) -> None:
        self.names = tuple(names)
        self.least = least
        self.most = most
        self.keep_zeros = keep_zeros

    def against(self, value: Any) -> tuple[str, Facts] | None:
        if not isinstance(value, dict):
            return "box-fault-counts", {"names": ", ".join(self.names)}
        for name, number in value.items():
            if name not in self.names:
                return "box-fault-choice", {"value": str(name)[:40], "values": ", ".join(self.names)}
            if type(number) is not int or number < 0:
                return "box-fault-number", {"value": str(number)[:40], "least": 0, "most": self.most}
        total = sum(value.values())
        if not self.least <= total <= self.most:
            if self.least == self.most:
                return "box-fault-sum-exactly", {"n": total, "most": self.most}
            return "box-fault-sum", {"n": total, "least": self.least, "most": self.most}
        return None

    def parse(self, text: str) -> dict[str, int]:
        words = WORD.findall(text.strip().strip("{}").replace('"', ""))
        if len(words) % 2:
            raise Unreadable("box-fault-counts", names=", ".join(self.names))
        found: dict[str, int] = {}
        for first, second in zip(words[::2], words[1::2], strict=True):
            by_name = first.lower() in self.names
            name, number = (first, second) if by_name or second.lower() not in self.names else (second, first)
            if not re.fullmatch(r"[0-9]{1,4}", number):
                raise Unreadable("box-fault-counts", names=", ".join(self.names))
            found[name.lower()] = int(number)
        return self.ordered(found)

    def ordered(self, value: Mapping[str, int]) -> dict[str, int]:
        """In the order of the names, without what there is none of."""
        known = {name: value[name] for name in self.names if name in value and (value[name] or self.keep_zeros)}
        return known | {name: number for name, number in value.items() if name not in self.names}

    def text(self, value: Any) -> str:
        return ", ".join(f"{name} {number}" for name, number in value.items())

    def facts(self) -> dict[str, Any]:
        return {"values": list(self.names), "least": self.least, "most": self.most}


class Rates(Form):
    """A rate ``goods:VP`` for each space of a row, the first space first."""

    kind = "rates"

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def against(self, value: Any) -> tuple[str, Facts] | None:
        if not isinstance(value, list) or len(value) != self.spaces:
            count = len(value) if isinstance(value, list) else 0
            return _how_many(count, self.spaces, self.spaces)
        for space, rate in enumerate(value):
            goods, vp = _rate(rate)
            if not 0 < vp <= goods <= MOST_GOODS:
                return "box-fault-rate", {"value": str(rate)[:40], "space": space, "most": MOST_GOODS}
        return None

    def parse(self, text: str) -> list[str]:
        """``3:1 3:1 …``; ``3:1*4`` stands for four of them."""
        rates: list[str] = []
        for word in WORD.findall(text.strip().strip("[]").replace('"', "")):
            rate, times, number = word.partition("*")
            if times and not re.fullmatch(r"[0-9]{1,2}", number):
                raise Unreadable("box-fault-rate", value=word[:40], space=len(rates), most=MOST_GOODS)
            rates += [rate] * (int(number) if times else 1)
        return rates

    def text(self, value: Any) -> str:
        runs: list[list[Any]] = []
        for rate in value:
            if runs and runs[-1][0] == rate:
                runs[-1][1] += 1
            else:
                runs.append([rate, 1])
        return " ".join(rate if times == 1 else f"{rate}*{times}" for rate, times in runs)

    def facts(self) -> dict[str, Any]:
        return {"spaces": self.spaces}


def _rate(text: Any) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,2}):([0-9]{1,2})", text) if isinstance(text, str) else None
    return (int(found[1]), int(found[2])) if found else (0, 0)


def better(rate: str, other: str) -> bool:
    """Does the first rate bring more VP a good than the second?"""
    (goods, vp), (other_goods, other_vp) = _rate(rate), _rate(other)
    return vp * other_goods > other_vp * goods


class Parcels(Form):
    """Rows of letters, each letter as often as in ``letters``; the first letter stands first."""

    kind = "parcels"

    def __init__(self, letters: str, rows: int, columns: int) -> None:
        self.letters = letters
        self.rows = rows
        self.columns = columns

    def against(self, value: Any) -> tuple[str, Facts] | None:
        rows = value if isinstance(value, list) and all(isinstance(row, str) for row in value) else []
        together = "".join(rows)
        if [len(row) for row in rows] != [self.columns] * self.rows:
            return "box-fault-parcels", {"rows": self.rows, "columns": self.columns}
        if sorted(together) != sorted(self.letters) or together[0] != self.letters[0]:
            return "box-fault-letters", {"first": self.letters[0], "letters": " ".join(self.letters[1:])}
        return None

    def parse(self, text: str) -> list[str]:
        return WORD.findall(text.strip().strip("[]").replace('"', "").upper())

    def text(self, value: Any) -> str:
        return " ".join(value)

    def facts(self) -> dict[str, Any]:
        return {"letters": self.letters, "rows": self.rows, "columns": self.columns}


class First(Form):
    """Which value of an option is the rule of the box: it becomes the default, the others can still be chosen."""

    kind = "first"

    def __init__(self, values: Sequence[str]) -> None:
        self.values = tuple(values)

    def against(self, value: Any) -> tuple[str, Facts] | None:
        if not isinstance(value, list) or sorted(map(str, value)) != sorted(self.values):
            return "box-fault-choice", {"value": str(value)[:60], "values": "  ".join(self.values)}
        return None

    def parse(self, text: str) -> list[str]:
        words = [word.strip() for word in text.strip().strip("[]").replace('"', "").split("|")]
        if len(words) == 1:
            words = [words[0], *[value for value in self.values if value != words[0]]]
        return words

    def text(self, value: Any) -> str:
        return str(value[0])

    def facts(self) -> dict[str, Any]:
        return {"values": list(self.values)}


@dataclass(frozen=True)
class Uncertain:
    """A value that nobody has read off a printed copy: how it is asked, and what we assume."""

    name: str
    """As corrections call it."""
    group: str
    """The message ``box-<game>-<group>`` asks for it; ``…-where`` says where it stands, ``…-why`` what we assume."""
    form: Form
    assumed: Any
    facts: Mapping[str, int | str] = field(default_factory=dict)
    statement: str = ""
    named: str = ""
    """The message of the game that names, from the facts, what the value stands on."""


class Box:
    """All uncertain values of a game: ``BOX`` of its ``box.py``, which imports nothing that reads the data."""

    def uncertain(self, printed: Printed, corrections: Corrections) -> list[Uncertain]:
        """In the order in which they are asked; which there are may depend on what has been corrected."""
        raise NotImplementedError

    def faults(self, values: Values, corrections: Corrections, printed: Printed) -> list[Fault]:
        """What cannot be, though each value alone could: sums that must hold. ``values`` has all uncertain ones."""
        return []

    def doubts(self, values: Values, corrections: Corrections, printed: Printed) -> list[Fault]:
        """What is unlikely, but an owner may know better."""
        return []

    def printed(self, data: Mapping[str, Datum], read_json: Callable[[str], dict[str, Any]]) -> Mapping[str, Datum]:
        """The package's values, also of the files beside ``data.toml``."""
        return data


def each_uncertain(
    printed: Printed,
    kind: str,
    form: Callable[[Any], Form],
    fact: str,
    named: str = "",
    spell: Callable[[str], str] = str,
) -> list[Uncertain]:
    """The uncertain values of a kind, which is their group; the rest of a name is the fact, and ``*`` in ``named``."""
    found: list[Uncertain] = []
    for name, datum in printed.items():
        of_kind, _, rest = name.partition("_")
        if of_kind == kind and is_uncertain(datum):
            facts: Facts = {fact: spell(rest)}
            value = datum.value
            found.append(Uncertain(name, kind, form(value), value, facts, datum.statement, named.replace("*", rest)))
    return found


def field_of(
    datum: Datum, field: str, group: str, form: Form, facts: Facts, named: str = "", missing: Values | None = None
) -> Uncertain:
    """One field of a value; what it is taken for where it is not there is in ``missing``."""
    assumed = datum.value.get(field, (missing or {}).get(field))
    return Uncertain(f"{datum.name}.{field}", group, form, assumed, {**facts, "field": field}, datum.statement, named)


def is_uncertain(datum: Datum, field: str = "") -> bool:
    """Whether nobody has read this value, or this field of it, off a printed copy."""
    if datum.name in datum.owners or field in datum.owners:
        return False
    return datum.provenance in UNCERTAIN or (field in datum.part if field else bool(datum.part))
