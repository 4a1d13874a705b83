"""What nobody has read off a printed copy of Santiago de Cuba: the flowers of three Cubans."""

from antilles.kernel.forms import Box, Choice, Corrections, Fault, Printed, Uncertain, Values, each_uncertain

FLOWERS = ("yellow", "blue", "red", "white")


class SantiagoDeCubaBox(Box):
    def uncertain(self, printed: Printed, corrections: Corrections) -> list[Uncertain]:
        return each_uncertain(printed, "flower", lambda flower: Choice(FLOWERS), "cuban", "cuban-name")

    def faults(self, values: Values, corrections: Corrections, printed: Printed) -> list[Fault]:
        """SdC-017: each colour is on exactly two Cubans."""
        flowers = [values.get(name, datum.value) for name, datum in printed.items() if name.startswith("flower_")]
        names = [name for name in values if name in corrections] or list(values)
        return [
            Fault(names[0], "box-fault-flowers", {"flower": flower, "n": flowers.count(flower)})
            for flower in FLOWERS
            if flowers.count(flower) != 2
        ][:1]


BOX = SantiagoDeCubaBox()
