"""Check the sealed draws of a record by yourself: python check_draws.py RECORD [LIST]

This file shares no code with Antilles and needs nothing but Python. RECORD is what a table gives you at its end, with
the proof in its comments; LIST is the house's list of seals (GET /api/fairness/list). Every draw is made again from the
sealed key and the numbers that the pages released, move by move. For the odds one needs antilles verify --fair.
"""

import hashlib
import hmac
import json
import re
import sys
from pathlib import Path


def sha(text):
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def read(file):
    text = Path(file).read_text(encoding="utf-8")
    if text.lstrip().startswith("{"):
        return json.loads(text), None
    proof = "".join(re.findall(r"^# fair (.*)$", text, re.MULTILINE))
    moves = [" ".join(line.split("#")[0].split()) for line in text.splitlines() if re.match(r"(\*|\d+) ", line)]
    if not proof:
        sys.exit(f"{file}: not sealed")
    return json.loads(proof), moves


def ticket(key, table, number, pot, total):
    block = 0
    while True:
        message = f"{table}:{number}:{block}:{pot}".encode("ascii")
        words = hmac.new(bytes.fromhex(key), message, hashlib.sha256).digest()
        for start in (0, 8, 16, 24):
            word = int.from_bytes(words[start : start + 8], "big")
            if word < 2**64 - 2**64 % total:
                return word % total
        block += 1


class Check:
    def __init__(self, proof):
        self.proof, self.faults = proof, []
        self.table, self.key, self.seats = proof["table"], proof["key"], proof["seats"]
        self.name = sha(f"antilles table:{self.table}")  # as the list calls it
        self.chains, self.used = {}, {}  # by seat [tip, last link, whether it counts]; by tip the links used
        self.away, self.pot, self.mover = set(), "", None
        self.draws, self.lines = 0, []

    def run(self):
        if self.key and sha(f"antilles seal:{self.name}:{self.key}") != self.proof["seal"]:
            self.faults.append("the key does not open the seal")
        if not self.key and self.proof["status"] != "running":
            self.faults.append("the key is withheld")
        for event in self.proof["events"]:
            getattr(self, "on_" + event[0])(*event[1:])

    def on_chain(self, seat, tip):
        self.chains.pop(seat, None)
        if tip:
            self.chains[seat] = [tip, tip, not self.pot or not self.chains]
            self.used.setdefault(tip, 0)

    def on_away(self, seat, away):
        (self.away.add if away else self.away.discard)(seat)

    def on_given(self, lines):
        self.lines += [line[:2] for line in lines]

    def on_start(self, lines):
        tips = [self.chains[seat][0] if seat in self.chains else "-" for seat in range(self.seats)]
        if self.pot:
            self.faults.append("the game begins twice")
        self.pot = sha(f"antilles opening:{self.table}:{':'.join(tips)}")
        self.play(lines)

    def on_move(self, seat, link, by, lines):
        self.mover = seat
        if not self.pot:
            self.faults.append("a move before the start")
        if not by:
            self.release(seat, link)
        elif link:
            self.faults.append(f"a link of seat {seat} in a move that it did not make")
        if self.proof["level"] == "joint" and any(line[0] == -1 for line in lines) and self.witness() is not None:
            self.faults.append(f"draw {self.draws + 1} without its witness")
        self.play(lines)

    def on_draw(self, seat, link, lines):
        if seat >= 0 and seat != self.witness():
            self.faults.append(f"draw {self.draws + 1} has another witness")
        elif seat >= 0:
            self.release(seat, link)
        self.play(lines)

    def on_cut(self, length):
        del self.lines[length:]

    def witness(self):
        others = [(self.mover + step) % self.seats for step in range(1, self.seats)]
        able = [seat for seat in others if seat in self.chains and self.chains[seat][2] and seat not in self.away]
        return able[0] if able else None

    def release(self, seat, link):
        chain = self.chains.get(seat)
        if bool(link) != bool(chain and chain[2]) or (link and sha(link) != chain[1]):
            self.faults.append(f"after draw {self.draws}: not the link that seat {seat} owes")
        if link and chain:
            chain[1], self.pot = link, sha(f"{self.pot}:{link}")
            self.used[chain[0]] += 1
            for other in self.chains:
                self.chains[other][2] = self.chains[other][2] or other != seat

    def play(self, lines):
        for seat, text, *odds in lines:
            if seat == -1 and self.key:
                left = ticket(self.key, self.table, self.draws, self.pot, sum(weight for _, weight in odds[0]))
                drawn = next(move for move, weight in odds[0] if (left := left - weight) < 0)
                if drawn != text:
                    self.faults.append(f"draw {self.draws + 1} is {text}, and should be {drawn}")
            self.draws += seat == -1
            self.lines.append([seat, text])

    def outside(self, moves, rows):
        proof, row, noted = self.proof, self.proof["row"], self.proof.get("noted", {})
        if sha(f"{row['previous']}:{row['number']}:{row['at']}:{self.name}:{proof['seal']}") != row["digest"]:
            self.faults.append("the row of the list is not this table's")
        if proof.get("started") and row["at"] > proof["started"]:
            self.faults.append("sealed after the start")
        if rows and [other["digest"] for other in rows if other["name"] == self.name] != [row["digest"]]:
            self.faults.append("the list has another seal, or none")
        if noted and (noted["seal"] != proof["seal"] or noted.get("row", row["digest"]) != row["digest"]):
            self.faults.append("the page was shown another seal")
        for tip, links in noted.get("links", {}).items():
            if self.used.get(tip, -1) < links:
                self.faults.append("links that the page released are missing")
        told = [f"{'*' if seat < 0 else seat} {text}" for seat, text in self.lines]
        if self.key and moves is not None and moves != told:
            self.faults.append("the moves of the record are not those of the proof")


if __name__ == "__main__":
    proof, moves = read(sys.argv[1])
    check = Check(proof)
    check.run()
    check.outside(moves, json.loads(Path(sys.argv[2]).read_text(encoding="utf-8")) if len(sys.argv) > 2 else None)
    print("\n".join(check.faults) or (f"{check.draws} draws, all as sealed" if proof["key"] else "all in order so far"))
    sys.exit(bool(check.faults))
