"""What nobody has read off a printed copy of Cuba: parcels, ships, costs and functions of buildings, laws, rules."""

from collections.abc import Mapping
from typing import Any

from antilles.kernel import forms as f
from antilles.kernel.data import read_toml

KINDS = ("citrus", "sugar", "tobacco", "rum", "cigars", "wood", "stone", "water")
RESOURCES = KINDS[5:]
CARGO = KINDS[:6]
CLASSES = ("product", "good", "merchandise", "resource")
PARCELS = "HCCSSTTWWBBA"
SLOTS = 5
_TABLES = read_toml("antilles.games.cuba", "box.toml")
EFFECTS: dict[str, list[str]] = _TABLES["effects"]
LAW_EFFECTS: dict[str, dict[str, list[str]]] = _TABLES["laws"]
MISSING: dict[str, Any] = _TABLES["missing"]
BUILDING_FORMS: dict[str, f.Form] = {
    "cost": f.Counts(RESOURCES, 1, 8),
    "effect": f.Choice(tuple(EFFECTS)),
    "kind": f.Choice(KINDS),
    "kinds": f.Several(KINDS, 1, 5),
    "from": f.Choice(KINDS),
    "to": f.Choice(KINDS),
    "pieces": f.Number(0, 5),
    "most": f.Number(1, 9),
    "vp": f.Number(0, 9),
    "pesos": f.Number(0, 9),
    "votes": f.Number(1, 9),
}
LAW_FORMS: dict[str, f.Form] = {
    "n": f.Number(1, 9),
    "per": f.Number(1, 10),
    "kinds": f.Several(KINDS, 1, 8),
    "pieces": f.Several((*KINDS, *CLASSES), 1, 2, repeat=True),
}
ONE_EXTRA = f.Number(1, 1)
"""CU-065: the building act asks for one further resource."""


class CubaBox(f.Box):
    def uncertain(self, printed: f.Printed, corrections: f.Corrections) -> list[f.Uncertain]:
        """In the order of ``data.toml``."""
        found = f.each_uncertain(printed, "layout", lambda rows: f.Parcels(PARCELS, 3, 4), "side")
        found += f.each_uncertain(printed, "ship", _slots, "ship", "ship-name", str.upper)
        for name, datum in printed.items():
            if name.startswith("building_") and datum.value["group"] != "printed":
                found += _building(datum, corrections)
            elif name.startswith("law_") and f.is_uncertain(datum):
                found += _law(datum, corrections)
        return found + f.each_uncertain(printed, "option", f.First, "option", "option-*")

    def faults(self, values: f.Values, corrections: f.Corrections, printed: f.Printed) -> list[f.Fault]:
        names = dict.fromkeys(key.partition(".")[0] for key in corrections)
        return [fault for name in names for fault in _whole_faults(name, values, corrections)]

    def doubts(self, values: f.Values, corrections: f.Corrections, printed: f.Printed) -> list[f.Fault]:
        """CU-130: two ships with the same slots would be strange."""
        ships = [(name, value) for name, value in values.items() if name.startswith("ship_")]
        return [
            f.Fault(name, "box-doubt-ship", {"other": ships[[value for _, value in ships].index(value)][0]})
            for index, (name, value) in enumerate(ships)
            if value in [other for _, other in ships[:index]]
        ]


def _slots(ship: Mapping[str, Any]) -> f.Form:
    return Slots(ship["expansion"]) if ship.get("expansion") else f.Counts(CARGO, SLOTS, SLOTS)


class Slots(f.Counts):
    """The slots of a ship of the expansion: the mark that it belongs there is no slot."""

    def __init__(self, mark: bool) -> None:
        super().__init__(CARGO, SLOTS, SLOTS)
        self.mark = mark

    def against(self, value: Any) -> tuple[str, f.Facts] | None:
        if isinstance(value, dict):
            if value.get("expansion") is not True:
                return "box-fault-expansion", {}
            value = {name: number for name, number in value.items() if name != "expansion"}
        return super().against(value)

    def parse(self, text: str) -> dict[str, int]:
        return {**super().parse(text), "expansion": self.mark}

    def text(self, value: Any) -> str:
        return super().text({name: number for name, number in value.items() if name != "expansion"})


def _building(datum: f.Datum, corrections: f.Corrections) -> list[f.Uncertain]:
    about: f.Facts = {"building": datum.name.removeprefix("building_")}
    effect = corrections.get(f"{datum.name}.effect", datum.value["effect"])
    groups = {"cost": "cost", "effect": "effect", **dict.fromkeys(EFFECTS.get(effect, ()), "amount")}
    return [
        f.field_of(datum, field, group, BUILDING_FORMS[field], about, "building-name", MISSING)
        for field, group in groups.items()
        if f.is_uncertain(datum, field)
    ]


def _law(datum: f.Datum, corrections: f.Corrections) -> list[f.Uncertain]:
    _, kind, number = datum.name.split("_")
    about: f.Facts = {"law": f"{kind.upper()}-{number}", "type": kind.upper()}
    effects = LAW_EFFECTS[kind]
    effect = corrections.get(f"{datum.name}.effect", datum.value["effect"])
    forms: dict[str, f.Form] = {"effect": f.Choice(tuple(effects))} if len(effects) > 1 else {}
    forms |= {field: _law_form(effect, field) for field in effects.get(effect, ())}
    return [
        f.field_of(datum, field, "law" if field == "effect" else "law-amount", form, about, "law-name", MISSING)
        for field, form in forms.items()
        if f.is_uncertain(datum, field)
    ]


def _law_form(effect: str, field: str) -> f.Form:
    return ONE_EXTRA if effect == "building" else LAW_FORMS[field]


def _missing_faults(name: str, fields: Mapping[str, Any]) -> list[f.Fault]:
    """Another effect needs fields that the one we assume does not have."""
    found: list[f.Fault] = []
    for field, value in fields.items():
        law = name.startswith("law_")
        form = _law_form(fields["effect"], field) if law and field != "effect" else BUILDING_FORMS.get(field)
        if field == "effect" or form is None or (field == "kind" and not fields["pieces"]):
            continue
        against = form.against(value)
        if against is not None:
            found.append(f.Fault(f"{name}.{field}", against[0], against[1]))
    return found


def _whole_faults(name: str, values: Mapping[str, Any], corrections: f.Corrections) -> list[f.Fault]:
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
            return [f.Fault(f"{name}.effect", "box-fault-nothing")]
        if effect == "hand_in" and not (fields["vp"] or fields["pesos"]):
            return [f.Fault(f"{name}.effect", "box-fault-nothing")]
        if effect == "convert" and fields["from"] == fields["to"]:
            return [f.Fault(f"{name}.to", "box-fault-same")]
    if name.startswith("law_ii_") and "pieces" in fields:
        classes = [piece in CLASSES for piece in fields["pieces"]]
        if classes != sorted(classes):
            return [f.Fault(f"{name}.pieces", "box-fault-classes")]
    return []


BOX = CubaBox()
