"""What nobody has read off a printed copy of Santo Domingo: the rates of the yellow row."""

from antilles.kernel.forms import Box, Corrections, Fault, Printed, Rates, Uncertain, Values, better, each_uncertain

SIDES = ("standard", "winter")
SPACES = 16


class SantoDomingoBox(Box):
    def uncertain(self, printed: Printed, corrections: Corrections) -> list[Uncertain]:
        return each_uncertain(printed, "exchange", lambda rates: Rates(SPACES), "side")

    def faults(self, values: Values, corrections: Corrections, printed: Printed) -> list[Fault]:
        """SD-100: further up is never worse."""
        found: list[Fault] = []
        for name, rates in values.items():
            for space in range(1, len(rates)):
                if better(rates[space - 1], rates[space]):
                    facts = {"space": space, "value": rates[space], "other": rates[space - 1]}
                    found.append(Fault(name, "box-fault-worse", facts))
                    break
        return found

    def doubts(self, values: Values, corrections: Corrections, printed: Printed) -> list[Fault]:
        """SD-100: a rate of 3 for 2 is known to be there, and Winter is known to need more goods."""
        found = [
            Fault(name, "box-doubt-rate", {"value": rate})
            for name, rate in (("exchange_standard", "3:2"), ("exchange_standard", "2:1"))
            if rate not in values.get(name, [rate])
        ]
        standard, winter = (values.get(f"exchange_{side}", []) for side in SIDES)
        for space, (summer, cold) in enumerate(zip(standard, winter, strict=False)):
            if better(cold, summer):
                return [*found, Fault("exchange_winter", "box-doubt-winter", {"space": space})]
        return found


BOX = SantoDomingoBox()
