"""Santiago de Cuba once more, slowly and from the specification alone, to compare the engine with.

Where the engine has phases, this has none: a turn is one generator that yields each question, who is asked and what may
be answered, and gets the answer back. Plain dictionaries and names; nothing of the engine is used.
"""

from __future__ import annotations

from collections.abc import Generator

GOODS = ["sugar", "citrus", "tobacco", "rum", "cigar"]
KINDS = [*GOODS, "wood"]
FACES = {good: {0, 1, 2, 3} for good in GOODS} | {"citrus": {0, 1, 2, 3, 4}}
BUILDINGS = {
    *("bank", "church", "distillery", "cigar_factory", "black_market", "sawmill"),
    *("cafe", "customs", "casino", "harbour_office", "office", "newspaper"),
}
FLOWER = {
    "pedro": "white",
    "alonso": "white",
    "miguel": "blue",
    "pablo": "blue",
    "jose": "yellow",
    "martinez": "yellow",
    "conchita": "red",
    "maria": "red",
}
GAINS = {"pedro": "tobacco", "jose": "sugar", "conchita": "citrus", "miguel": "wood"}
CHANCE = -1

Questions = Generator[tuple[int, set[str]], str, None]


class LastShipLeft(Exception):
    pass


class Reference:
    def __init__(self, seats: int, needs_move: bool, reroll: bool) -> None:
        self.n = seats
        self.needs_move = needs_move
        self.reroll = reroll
        self.pesos = [3] * seats
        self.vp = [2] * seats
        self.own = [{k: int(k in ("sugar", "tobacco", "citrus")) for k in KINDS} for _ in range(seats)]
        self.left = {k: 8 - sum(own[k] for own in self.own) for k in KINDS}
        self.group: dict[str, str] = {}
        self.street: list[str] = ["port"]
        self.inactive: set[str] = set()
        self.pawn: list[str | None] = [None] * seats
        self.marker: dict[str, int] = {}
        self.car = 0
        self.ship = 1
        self.value = 2
        self.dice: dict[str, int] | None = None
        self.over = False
        self.script = self.run()
        self.asked, self.options = next(self.script)

    def answer(self, text: str) -> None:
        assert text in self.options
        try:
            self.asked, self.options = self.script.send(text)
        except StopIteration:
            self.asked, self.options = -2, set()

    # --- the whole game ---

    def run(self) -> Questions:
        for space in range(12):
            text = yield CHANCE, {f"building {b}" for b in BUILDINGS - set(self.group)}
            self.group[text.split()[1]] = ["yellow", "blue", "red", "white"][space // 3]
        for _ in range(9):
            text = yield CHANCE, {f"cuban {c}" for c in {*FLOWER, "el_zorro"} - set(self.street)}
            self.street.append(text.split()[1])
        try:
            yield from self.new_demand(self.n - 1)
            player = 0
            while True:
                yield from self.turn(player)
                player = (player + 1) % self.n
        except LastShipLeft:
            self.over = True
            for seat in range(self.n):
                self.vp[seat] += sum(self.own[seat].values()) // 3

    def new_demand(self, roller: int) -> Questions:
        while self.dice is None:
            rolled = {}
            for good in GOODS:
                text = yield CHANCE, {f"roll {good} {face}" for face in FACES[good]}
                rolled[good] = int(text.split()[2])
            text = yield roller, {f"exclude {good}" for good in GOODS}
            del rolled[text.split()[1]]
            self.dice = rolled
            if not any(rolled.values()):
                if self.reroll:
                    self.dice = None
                else:
                    self.leave()

    def leave(self) -> None:
        if self.ship == 7:
            raise LastShipLeft
        self.ship += 1
        self.value = 2
        self.dice = None

    def right(self) -> None:
        if self.value == 4:
            self.leave()
        else:
            self.value += 1

    def down(self, good: str, n: int) -> None:
        assert self.dice is not None
        self.dice[good] -= n
        if not any(self.dice.values()):
            self.leave()

    def wanted(self, good: str) -> int:
        return 0 if self.dice is None else self.dice.get(good, 0)

    # --- a turn ---

    def turn(self, me: int) -> Questions:
        text = yield me, {f"drive {d}" for d in range(1, 11) if d <= 1 + self.pesos[me]}
        distance = int(text.split()[1])
        self.pesos[me] -= distance - 1
        path = [(self.car + step) % 10 for step in range(distance + 1)]
        self.inactive -= {self.street[stop] for stop in path[:-1]}
        self.car = path[-1]
        if 0 in path[1:-1]:
            self.right()
        moved = False
        here = self.street[self.car]
        if here == "port":
            yield from self.deliveries(me)
        elif here not in self.inactive:
            yield from self.cuban(me, here)
            free = [b for b, flower in self.group.items() if flower == FLOWER.get(here) and b not in self.pawn]
            if free:
                self.pawn[me] = (yield me, {f"go {b}" for b in free}).split()[1]
                moved = True
            standing = self.pawn[me]
            if standing is not None and self.uses(me, standing):
                text = yield me, {"decline", *self.uses(me, standing)}
                self.use(me, text)
        owner = self.marker.get(str(self.pawn[me]), me)
        if owner != me and (moved or not self.needs_move):
            self.vp[owner] += 1
        yield from self.new_demand(me)

    def get(self, seat: int, kind: str, n: int) -> None:
        n = min(n, self.left[kind])
        self.own[seat][kind] += n
        self.left[kind] -= n

    def drop(self, seat: int, kind: str, n: int) -> None:
        self.own[seat][kind] -= n
        self.left[kind] += n

    def cuban(self, me: int, name: str) -> Questions:
        if name in GAINS:
            self.get(me, GAINS[name], 2)
        elif name == "maria":
            self.vp[me] += 2
        elif name == "martinez":
            self.pesos[me] += 3
        elif name == "pablo":
            kinds = {f"take {g}" for g in GOODS if self.left[g]}
            if kinds:
                text = yield me, {"take nothing", *kinds}
                if text != "take nothing":
                    self.get(me, text.split()[1], 1)
        elif name == "el_zorro":
            for step in range(1, self.n):
                yield from self.gift((me + step) % self.n, me)
        else:
            yield from self.alonso(me)

    def gift(self, giver: int, me: int) -> Questions:
        gifts = {f"give {g}" for g in GOODS if self.own[giver][g]}
        gifts |= {"give peso"} if self.pesos[giver] else set()
        gifts |= {"give vp"} if self.vp[giver] else set()
        if gifts:
            what = (yield giver, gifts).split()[1]
            for seat, sign in ((giver, -1), (me, 1)):
                if what == "peso":
                    self.pesos[seat] += sign
                elif what == "vp":
                    self.vp[seat] += sign
                else:
                    self.own[seat][what] += sign

    def alonso(self, me: int) -> Questions:
        mine = [b for b, owner in self.marker.items() if owner == me]
        choices = {f"claim {b}" for b in BUILDINGS - set(self.marker) if len(mine) < 3}
        for building in mine:
            choices |= self.uses(me, building)
        if choices:
            text = yield me, {"skip", *choices}
            if text.startswith("claim"):
                self.marker[text.split()[1]] = me
            else:
                self.use(me, text)

    def deliveries(self, me: int) -> Questions:
        inside = [(me + step) % self.n for step in range(self.n)]
        while inside:
            seat = inside.pop(0)
            wood = {
                f"deliver wood {g} {n}"
                for g in GOODS
                for n in range(1, min(self.wanted(g), self.own[seat]["wood"]) + 1)
            }
            good = {f"deliver {g} {n}" for g in GOODS for n in range(1, min(self.wanted(g), self.own[seat][g]) + 1)}
            if not wood | good:
                continue
            words = (yield seat, {"pass", *wood, *good}).split()
            if words == ["pass"]:
                continue
            inside.append(seat)
            n = int(words[-1])
            self.drop(seat, words[1], n)
            self.vp[seat] += n * (1 if words[1] == "wood" else self.value)
            self.down(words[-2], n)
            if self.dice is None:
                return
        self.right()

    # --- the buildings ---

    def uses(self, me: int, building: str) -> set[str]:
        own, left = self.own[me], self.left
        most = range(1, 231)
        found = {
            "bank": {""},
            "church": {""},
            "distillery": {f" {n}" for n in range(1, min(own["sugar"], left["rum"]) + 1)},
            "cigar_factory": {f" {n}" for n in range(1, min(own["tobacco"], left["cigar"]) + 1)},
            "black_market": {f" {a} {b}" for a in GOODS for b in GOODS if a != b and own[a] and left[b]},
            "sawmill": {""} if own["wood"] else set(),
            "cafe": {f" {k}" for k in ("cigar", "rum") if own[k]}
            | ({" cigar rum"} if own["cigar"] and own["rum"] else set()),
            "customs": {f" {g}" for g in GOODS if self.wanted(g)},
            "casino": {f" buy {n}" for n in most if 3 * n <= self.pesos[me]}
            | {f" sell {n}" for n in most if n <= self.vp[me]},
            "harbour_office": {" right"} | ({" left"} if self.value > 2 else set()),
            "office": {f" {g}" for g in GOODS if self.wanted(g) and own[g]},
            "newspaper": {""} | {f" {c}" for c in self.street[1:] if c not in self.inactive},
        }
        return {f"use {building}{rest}" for rest in found[building]}

    def use(self, me: int, text: str) -> None:
        match text.split()[1:]:
            case ["bank"]:
                self.pesos[me] += 2
            case ["church"]:
                self.vp[me] += 1
            case ["distillery", n]:
                self.trade(me, "sugar", "rum", int(n))
            case ["cigar_factory", n]:
                self.trade(me, "tobacco", "cigar", int(n))
            case ["black_market", give, take]:
                self.trade(me, give, take, 1)
            case ["sawmill"]:
                self.drop(me, "wood", 1)
                self.vp[me] += 1
                self.pesos[me] += 1
            case ["cafe", *kinds]:
                for kind in kinds:
                    self.drop(me, kind, 1)
                    self.vp[me] += 2
            case words:
                self.use_other(me, words)

    def use_other(self, me: int, words: list[str]) -> None:
        match words:
            case ["customs", good]:
                self.down(good, self.wanted(good))
            case ["casino", way, n]:
                sign = 1 if way == "buy" else -1
                self.pesos[me] -= sign * 3 * int(n)
                self.vp[me] += sign * int(n)
            case ["harbour_office", "left"]:
                self.value -= 1
            case ["harbour_office", "right"]:
                self.right()
            case ["office", good]:
                self.drop(me, good, 1)
                self.vp[me] += 2
                self.down(good, 1)
            case ["newspaper", *cubans]:
                self.pesos[me] += 1
                self.inactive |= set(cubans)

    def trade(self, me: int, give: str, take: str, n: int) -> None:
        self.drop(me, give, n)
        self.get(me, take, n)

    def places(self) -> list[int]:
        keys = [
            (vp, sum(own.values()) % 3, pesos) for vp, own, pesos in zip(self.vp, self.own, self.pesos, strict=True)
        ]
        return [1 + sum(other > key for other in keys) for key in keys]
