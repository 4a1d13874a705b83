"""What nobody has read off a printed copy of Cuba: parcels, ships, costs and functions of buildings, laws, rules."""

from collections.abc import Mapping
from typing import Any

from antilles.kernel.data import Corrections, Datum
from antilles.kernel.forms import (
    Box,
    Choice,
    Counts,
    Fault,
    First,
    Form,
    Number,
    Parcels,
    Several,
    Uncertain,
    is_uncertain,
)

KINDS = ("citrus", "sugar", "tobacco", "rum", "cigars", "wood", "stone", "water")
RESOURCES = KINDS[5:]
CARGO = KINDS[:6]
CLASSES = ("product", "good", "merchandise", "resource")
PARCELS = "HCCSSTTWWBBA"
SLOTS = 5
EFFECTS: dict[str, tuple[str, ...]] = {
    "gain": ("kind", "pieces", "vp", "pesos"),
    "hand_in": ("kinds", "most", "vp", "pesos"),
    "hand_in_set": ("kinds", "vp"),
    "convert": ("from", "to"),
    "trade": ("most",),
    "swap": ("most",),
    "grow": ("pieces",),
    "stow": ("most",),
    "votes": ("votes",),
    "store": (),
    "veto": (),
}
"""What a building may do, and what its tile says then."""
BUILDING_FORMS: dict[str, Form] = {
    "cost": Counts(RESOURCES, 1, 8),
    "effect": Choice(tuple(EFFECTS)),
    "kind": Choice(KINDS),
    "kinds": Several(KINDS, 1, 5),
    "from": Choice(KINDS),
    "to": Choice(KINDS),
    "pieces": Number(0, 5),
    "most": Number(1, 9),
    "vp": Number(0, 9),
    "pesos": Number(0, 9),
    "votes": Number(1, 9),
}
LAW_EFFECTS: dict[str, dict[str, tuple[str, ...]]] = {
    "i": {"pesos": ("n",), "per_building": ("n",), "delegate": ("n",), "per_vp": ("n", "per")},
    "ii": {"pieces": ("pieces",)},
    "iii": {
        "owned": ("kinds", "n", "per"),
        "stored": ("kinds", "n", "per"),
        "per_building": ("n",),
        "delegate": ("n",),
        "per_pesos": ("n", "per"),
    },
    "iv": {
        "harvest": ("n",),
        "export_ban": ("kinds",),
        "vote_price": ("n",),
        "market": ("n",),
        "building": ("n",),
        "storage": ("n",),
    },
}
LAW_FORMS: dict[str, Form] = {
    "n": Number(1, 9),
    "per": Number(1, 10),
    "kinds": Several(KINDS, 1, 8),
    "pieces": Several((*KINDS, *CLASSES), 1, 2, repeat=True),
}
ONE_EXTRA = Number(1, 1)
"""CU-065: the building act asks for one further resource."""
MISSING: dict[str, Any] = {"per": 1, "n": 0, "pieces": 0, "most": 0, "vp": 0, "pesos": 0, "votes": 0}
MISSING |= {"kinds": [], "kind": "", "from": "", "to": ""}
"""What the rules take a field for that is not there: with another effect most of them have to be given."""


class CubaBox(Box):
    def uncertain(self, printed: Mapping[str, Datum], corrections: Corrections) -> list[Uncertain]:
        found: list[Uncertain] = []
        for name, datum in printed.items():
            kind, _, rest = name.partition("_")
            if kind == "layout" and is_uncertain(datum):
                form: Form = Parcels(PARCELS, 3, 4)
                found.append(Uncertain(name, "layout", form, datum.value, {"side": rest}, datum.statement))
            elif kind == "ship" and is_uncertain(datum):
                found.append(_ship(datum, rest))
            elif kind == "building":
                found += _building(datum, rest, corrections)
            elif kind == "law" and is_uncertain(datum):
                found += _law(datum, rest, corrections)
            elif kind == "option" and is_uncertain(datum):
                form = First(datum.value)
                found.append(
                    Uncertain(name, "option", form, datum.value, {"option": rest}, datum.statement, f"option-{rest}")
                )
        return found

    def faults(self, values: Mapping[str, Any], corrections: Corrections, printed: Mapping[str, Datum]) -> list[Fault]:
        return [
            fault
            for name in dict.fromkeys(key.partition(".")[0] for key in corrections)
            for fault in _whole_faults(name, values, corrections)
        ]

    def doubts(self, values: Mapping[str, Any], corrections: Corrections, printed: Mapping[str, Datum]) -> list[Fault]:
        """CU-130: two ships with the same slots would be strange."""
        ships = [(name, value) for name, value in values.items() if name.startswith("ship_")]
        return [
            Fault(name, "box-doubt-ship", {"other": ships[[value for _, value in ships].index(value)][0]})
            for index, (name, value) in enumerate(ships)
            if value in [other for _, other in ships[:index]]
        ]


def _ship(datum: Datum, ship: str) -> Uncertain:
    if datum.value.get("expansion"):
        form: Form = Slots(datum.value["expansion"])
    else:
        form = Counts(CARGO, SLOTS, SLOTS)
    return Uncertain(datum.name, "ship", form, datum.value, {"ship": ship.upper()}, datum.statement, "ship-name")


class Slots(Counts):
    """The slots of a ship of the expansion: the mark that it belongs there is no slot."""

    def __init__(self, mark: bool) -> None:
        super().__init__(CARGO, SLOTS, SLOTS)
        self.mark = mark

    def against(self, value: Any) -> tuple[str, dict[str, int | str]] | None:
        if isinstance(value, dict):
            if value.get("expansion") is not True:
                return "box-fault-expansion", {}
            value = {name: number for name, number in value.items() if name != "expansion"}
        return super().against(value)

    def parse(self, text: str) -> dict[str, int]:
        return {**super().parse(text), "expansion": self.mark}

    def text(self, value: Any) -> str:
        return super().text({name: number for name, number in value.items() if name != "expansion"})


def _building(datum: Datum, building: str, corrections: Corrections) -> list[Uncertain]:
    name = datum.name
    if datum.value["group"] == "printed":
        return []
    effect = corrections.get(f"{name}.effect", datum.value["effect"])
    fields = ("cost", "effect", *EFFECTS.get(effect, ()))
    return [
        Uncertain(
            f"{name}.{field}",
            "cost" if field == "cost" else "effect" if field == "effect" else "amount",
            BUILDING_FORMS[field],
            datum.value.get(field, MISSING.get(field)),
            {"building": building, "field": field},
            datum.statement,
            "building-name",
        )
        for field in fields
        if is_uncertain(datum, field)
    ]


def _law(datum: Datum, law: str, corrections: Corrections) -> list[Uncertain]:
    name, (kind, number) = datum.name, law.split("_")
    effects = LAW_EFFECTS[kind]
    effect = corrections.get(f"{name}.effect", datum.value["effect"])
    forms = {"effect": Choice(tuple(effects))} if len(effects) > 1 else {}
    fields: dict[str, Form] = {**forms, **{field: _law_form(effect, field) for field in effects.get(effect, ())}}
    return [
        Uncertain(
            f"{name}.{field}",
            "law" if field == "effect" else "law-amount",
            form,
            datum.value.get(field, MISSING.get(field)),
            {"law": f"{kind.upper()}-{number}", "type": kind.upper(), "field": field},
            datum.statement,
            "law-name",
        )
        for field, form in fields.items()
        if is_uncertain(datum, field)
    ]


def _law_form(effect: str, field: str) -> Form:
    return ONE_EXTRA if effect == "building" else LAW_FORMS[field]


def _missing_faults(name: str, fields: Mapping[str, Any]) -> list[Fault]:
    """Another effect needs fields that the one we assume does not have."""
    found: list[Fault] = []
    for field, value in fields.items():
        law = name.startswith("law_")
        form = _law_form(fields["effect"], field) if law and field != "effect" else BUILDING_FORMS.get(field)
        if field == "effect" or form is None or (field == "kind" and not fields["pieces"]):
            continue
        against = form.against(value)
        if against is not None:
            found.append(Fault(f"{name}.{field}", against[0], against[1]))
    return found


def _whole_faults(name: str, values: Mapping[str, Any], corrections: Corrections) -> list[Fault]:
    """What a building or a law says, taken together."""
    fields = {
        key.partition(".")[2]: value for key, value in values.items() if key.startswith(name + ".") and "." in key
    }
    effect = fields.get("effect")
    if f"{name}.effect" in corrections or (fields.get("pieces") and not fields.get("kind", "x")):
        missing = _missing_faults(name, fields)
        if missing:
            return missing
    if name.startswith("building_"):
        if effect == "gain" and not (fields["pieces"] or fields["vp"] or fields["pesos"]):
            return [Fault(f"{name}.effect", "box-fault-nothing")]
        if effect == "hand_in" and not (fields["vp"] or fields["pesos"]):
            return [Fault(f"{name}.effect", "box-fault-nothing")]
        if effect == "convert" and fields["from"] == fields["to"]:
            return [Fault(f"{name}.to", "box-fault-same")]
    if name.startswith("law_ii_") and "pieces" in fields:
        classes = [piece in CLASSES for piece in fields["pieces"]]
        if classes != sorted(classes):
            return [Fault(f"{name}.pieces", "box-fault-classes")]
    return []


BOX = CubaBox()
