"""The options of a table as numbers the rules can read at native speed."""

from antilles.games.cuba import components as c
from antilles.kernel.rules import i64, mypyc_attr, vec

NONE = "none"


@mypyc_attr(acyclic=True)
class Switches:
    """Fixed for a whole game and shared by all its states; numbers below 0 mean “none” or “no limit”."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.expansion = options["expansion"] == "on"
        self.rounds: i64 = int(options["ep_rounds"]) if self.expansion else c.BASE_ROUNDS
        self.remove_tiles = self.expansion and options["ep_buildings"] == "25"
        self.individual_sides = options["individual_sides"] == "on"
        self.supply_limited = options["supply_limited"] == "on"
        capacity = options["warehouse_capacity"]
        self.capacity: i64 = -1 if capacity == "unlimited" else int(capacity)
        self.irrigation_cost: i64 = int(options["irrigation_cost"])
        self.places: i64 = int(options["alternative_places"])
        self.architect_vp = numbers(options["architect_alt_vp"])
        self.mayor_pesos = numbers(options["mayor_alt_pesos"])
        self.foreman_any_one = options["foreman_any_one"] == "on"
        self.vote_price: i64 = int(options["vote_price"])
        self.all_pay_bids = options["bids_paid_by_all"] == "on"
        self.must_pay = options["tax_mandatory_if_able"] == "on"
        self.reward_one: i64 = int(options["reward_one"])
        self.reward_both: i64 = int(options["reward_both"])
        self.warehouse_counts = options["warehouse_is_building"] == "on"
        self.product_prices = prices(options["market_prices"], c.START_MARKET[0])
        self.good_prices = prices(options["market_prices_goods"], c.START_MARKET[3])
        self.empty_price: i64 = -1 if options["market_empty_price"] == NONE else int(options["market_empty_price"])
        full = options["market_full_sale"]
        self.full_product: i64 = -1 if full == NONE else numbers(full)[0]
        self.full_good: i64 = -1 if full == NONE else numbers(full)[1]
        self.no_roundtrip = options["no_roundtrip_trade"] == "on"
        self.dock3_leaves = options["harbour_dock3_leaves"] == "on"
        self.fill_all = options["harbour_fill_all"] == "on"
        self.donkeys_fixed = options["donkeys_fixed"] == "on"
        self.send_before_bills = options["event1_before_bills"] == "on"
        self.overbuild_warehouse = options["overbuild_warehouse"] == "on"
        self.lawyer_statue = options["lawyer_statue"] == "on"

    def __repr__(self) -> str:
        return str(sorted(self.options.items()))


def numbers(text: str) -> vec[i64]:
    """An option value like ``6,5,4``."""
    return vec[i64]([int(word) for word in text.split(",")])


def prices(text: str, start: i64) -> vec[i64]:
    """CU-120: the spaces of a market row, falling in price; the pieces of the start must fit."""
    row = numbers(text)
    if list(row) != sorted(row, reverse=True) or len(row) < start:
        raise ValueError(f"{text!r} is no market row: prices fall, and {start} pieces must fit")
    return row
