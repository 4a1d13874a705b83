"""Santo Domingo once more, slowly and from the specification alone, to compare the engine with.

Plain dictionaries and card numbers; nothing of the engine is used.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

CARD = dict(enumerate(["captain", "admiral", "governor", "frigate", "galleon", "customs", "trader", "beggar"], start=1))
STANDARD = ["3:1"] * 4 + ["2:1"] * 4 + ["3:2"] * 4 + ["1:1"] * 4
WINTER = ["4:1"] * 4 + ["3:1"] * 4 + ["2:1"] * 4 + ["3:2"] * 4


class Reference:
    def __init__(self, seats: int, board: str, target: int, from_row: bool) -> None:
        self.n = seats
        self.track = [tuple(map(int, r.split(":"))) for r in (STANDARD if board == "standard" else WINTER)]
        self.target = target
        self.from_row = from_row
        self.row = {"vp": 1, "goods": 1, "exchange": 1}
        self.vp = [0] * seats
        self.goods = [seats] * seats
        self.hand = [set(range(1, 9)) for _ in range(seats)]
        self.choice: dict[int, set[int]] = {}
        self.queue: list[int] = []
        self.round = 0
        self.over = False
        self.supply()

    def supply(self) -> None:
        self.round += 1
        for name in self.row:
            self.row[name] = min(15, self.row[name] + {2: 3, 3: 5, 4: 3, 5: 4, 6: 5}[self.n])
        self.choice = {}

    def asked(self) -> list[int]:
        if self.over:
            return []
        return [self.queue[0]] if self.queue else [s for s in range(self.n) if s not in self.choice]

    def legal(self, seat: int) -> set[str]:
        if self.queue:
            return {f"exchange {g} {v}" for g, v in self.lots(seat)}
        size = 2 if self.n <= 3 else 1
        picks = combinations(sorted(self.hand[seat]), size)
        return {"play " + " ".join(CARD[c] for c in pick) for pick in picks}

    def lots(self, seat: int) -> list[tuple[int, int]]:
        a, b = self.track[self.row["exchange"]]
        rates = {(g, v) for g, v in self.track if Fraction(v, g) <= Fraction(b, a)}
        cheapest = {0: 0}
        frontier = [(0, 0)]
        while frontier:
            goods, vp = frontier.pop()
            for g, v in rates:
                if goods + g <= 15 and cheapest.get(vp + v, 99) > goods + g:
                    cheapest[vp + v] = goods + g
                    frontier.append((goods + g, vp + v))
        most: dict[int, int] = {}
        for vp, goods in cheapest.items():
            most[goods] = max(vp, most.get(goods, 0))
        good = [
            (g, v)
            for g, v in most.items()
            if not any(g2 <= g and v2 >= v and (g2, v2) != (g, v) for g2, v2 in most.items())
        ]
        fits = self.row["vp"] if self.from_row else 99
        return [(g, v) for g, v in good if g <= self.goods[seat] and v <= fits]

    def move(self, seat: int, text: str) -> None:
        verb, *words = text.split()
        if verb == "play":
            cards = {number for number, name in CARD.items() if name in words}
            self.choice[seat] = cards
            self.hand[seat] -= cards
            if len(self.choice) == self.n:
                self.resolve()
        else:
            goods, vp = map(int, words)
            self.goods[seat] -= goods
            self.vp[seat] += vp
            if self.from_row:
                self.row["vp"] -= vp
            self.queue.pop(0)
            self.trade()

    def who(self, card: int) -> list[int]:
        return [s for s in range(self.n) if card in self.choice[s]]

    def others(self, card: int, seat: int) -> int:
        return len([s for s in self.who(card) if s != seat or self.n > 3])

    def share(self, card: int, row: str, most: int) -> None:
        takers = self.who(card)
        each = min(most, self.row[row] // len(takers)) if takers else 0
        self.row[row] -= each * len(takers)
        for seat in takers:
            if row == "vp":
                self.vp[seat] += each
            else:
                self.goods[seat] = min(15, self.goods[seat] + each)

    def resolve(self) -> None:
        self.share(1, "vp", 2)
        self.share(2, "vp", 5)
        for seat in self.who(3):
            self.goods[seat] = min(15, self.goods[seat] + 4 * self.others(1, seat) + 2 * self.others(2, seat))
        self.share(4, "goods", 3)
        self.share(5, "goods", 15)
        for seat in self.who(6):
            self.vp[seat] += 3 * self.others(4, seat) + self.others(5, seat)
        self.queue = sorted(self.who(7), key=lambda s: (-self.vp[s], s))
        self.row["exchange"] = max(0, self.row["exchange"] - 2 * max(0, len(self.queue) - 1))
        self.trade()

    def trade(self) -> None:
        while self.queue and len(self.lots(self.queue[0])) == 1:
            self.queue.pop(0)
        if not self.queue:
            self.finish()

    def finish(self) -> None:
        if self.who(7):
            self.row["exchange"] = 0
        for seat in self.who(8):
            left = len(self.hand[seat])
            gain = 4 if left == 0 else 3 if left <= 2 else 2 if left <= 4 else 1
            self.goods[seat] = min(15, self.goods[seat] + gain + 2 * self.others(7, seat))
            self.hand[seat] = set(range(1, 9))
        if max(self.vp) >= self.target or self.round == 200:
            for seat in range(self.n):
                self.vp[seat] += self.goods[seat] // 3
                self.goods[seat] %= 3
            self.over = True
        else:
            self.supply()

    def places(self) -> list[int]:
        keys = [(self.vp[s], self.goods[s], len(self.hand[s])) for s in range(self.n)]
        return [1 + sum(other > key for other in keys) for key in keys]
