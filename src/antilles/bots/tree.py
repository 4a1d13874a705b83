"""The memory of a search: a tree of bounded size in flat tables.

A fork is a seat's choice at a node. It lies in one piece with the moves that were tried there, its edges, so that
choosing reads memory that is side by side. A branch leads from a node to the next one. Forks and branches are found
by a key in one table with open addressing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MOVE_BITS: Final = 13
MOST_MOVES: Final = (1 << 13) - 1  # move tables stay below this
HIDDEN: Final = (1 << 13) - 1  # the branch of moves the searching seat is not shown
BRANCH: Final = 1 << 61
LANE: Final = 0x7FFFFFFF
CHANCE_SEAT: Final = 7  # stands for chance in branches; seats are 0 to 6
NONE: Final = -1
FEWEST_SLOTS: Final = 512
FEWEST_FACTS: Final = 1024

RECORD: Final = 4
"""Facts of a fork or an edge, side by side; its number is where they begin."""
VISITS: Final = 0
TOTAL: Final = 1
CHANCES: Final = 2
"""How often an edge could have been chosen: what is legal differs from state to state."""
MOVE: Final = 3
EDGES: Final = 2
"""How many edges follow a fork."""
ROOM: Final = 3
"""How many edges could follow a fork where it lies."""


@mypyc_attr(acyclic=True)
class Tree:
    """At most ``most`` forks and edges and half as many nodes; what does not fit is not remembered.

    The tables begin small and grow with the tree: a small one stays in the processor's cache.
    """

    nodes: i64
    forks: i64
    edges: i64
    most: i64
    last_slot: i64
    slots: vec[i64]
    """Key and number, side by side."""
    facts: vec[float]
    used: i64
    """Facts in use, those of forks that moved away included."""

    def __init__(self, most: i64) -> None:
        self.nodes = 1
        self.forks = 0
        self.edges = 0
        self.most = most
        self.last_slot = FEWEST_SLOTS - 1
        self.slots = vec[i64]([0] * (2 * FEWEST_SLOTS))
        self.facts = vec[float]([0.0] * FEWEST_FACTS)
        self.used = 0

    def slot(self, key: i64) -> i64:
        """Where the key is, or where it would go."""
        slots = self.slots
        last = self.last_slot
        mixed = (key & LANE) * 0x2545F491 + (key >> 31) * 0x1B873593
        index = (mixed ^ (mixed >> 23)) & last
        while slots[2 * index] != 0 and slots[2 * index] != key:
            index = (index + 1) & last
        return 2 * index

    def find(self, key: i64) -> i64:
        """What is kept under a key; NONE if nothing is."""
        index = self.slot(key)
        return self.slots[index + 1] if self.slots[index] else i64(NONE)

    def fork(self, node: i64, seat: i64) -> i64:
        """A seat's fork at a node; NONE if there is none."""
        return self.find(fork_key(node, seat))

    def edge(self, node: i64, seat: i64, move: i64) -> i64:
        """The edge of a move; NONE if it was not tried."""
        fork = self.fork(node, seat)
        if fork >= 0:
            for edge in range(fork + RECORD, self.end_of(fork), RECORD):
                if i64(self.facts[edge + MOVE]) == move:
                    return edge
        return NONE

    def end_of(self, fork: i64) -> i64:
        """Behind the fork's last edge."""
        return fork + RECORD * (1 + i64(self.facts[fork + EDGES]))

    def has_room(self) -> bool:
        """For one more fork or edge."""
        return self.forks + self.edges < self.most

    def grow_fork(self, node: i64, seat: i64) -> i64:
        """A new fork with room for one edge, if the tree has room."""
        fork = self.take(1)
        self.forks += 1
        key = fork_key(node, seat)
        self.keep(self.slot(key), key, fork)
        return fork

    def grow_edge(self, node: i64, seat: i64, fork: i64, move: i64) -> i64:
        """Put a new edge at the end of a fork, if the tree has room; where the fork is now, as it may move for it."""
        self.edges += 1
        room = i64(self.facts[fork + ROOM])
        if i64(self.facts[fork + EDGES]) == room:
            fork = self.move_fork(node, seat, fork, 2 * room + 1)
        self.facts[self.end_of(fork) + MOVE] = float(move)
        self.facts[fork + EDGES] += 1.0
        return fork

    def move_fork(self, node: i64, seat: i64, old: i64, room: i64) -> i64:
        """The fork where there is more room for edges."""
        fork = self.take(room)
        facts = self.facts
        for index in range(self.end_of(old) - old):
            facts[fork + index] = facts[old + index]
        facts[fork + ROOM] = float(room)
        self.slots[self.slot(fork_key(node, seat)) + 1] = fork
        return fork

    def take(self, room: i64) -> i64:
        """Free memory for a fork with so many edges."""
        fork = self.used
        self.used += RECORD * (1 + room)
        if self.used > len(self.facts):
            old = self.facts
            self.facts = vec[float]([0.0] * (2 * self.used))
            for index in range(fork):
                self.facts[index] = old[index]
        self.facts[fork + ROOM] = float(room)
        return fork

    def child(self, node: i64, branch: i64) -> i64:
        """The node behind a branch; NONE if the tree does not know it."""
        return self.find(BRANCH + (node << 31) + branch)

    def grow_child(self, node: i64, branch: i64) -> i64:
        """The node behind a branch, made if need be; NONE when the tree is full."""
        key = BRANCH + (node << 31) + branch
        index = self.slot(key)
        if self.slots[index]:
            return self.slots[index + 1]
        if 2 * self.nodes >= self.most:
            return NONE
        number = self.nodes
        self.nodes += 1
        self.keep(index, key, number)
        return number

    def keep(self, index: i64, key: i64, number: i64) -> None:
        """Write a key into its free slot; at least half of the slots stay free."""
        self.slots[index] = key
        self.slots[index + 1] = number
        if 2 * (self.forks + self.nodes) > self.last_slot:
            self.double()

    def double(self) -> None:
        old = self.slots
        self.last_slot = 2 * self.last_slot + 1
        self.slots = vec[i64]([0] * (2 * (self.last_slot + 1)))
        for index in range(0, i64(len(old)), 2):
            if old[index]:
                place = self.slot(old[index])
                self.slots[place] = old[index]
                self.slots[place + 1] = old[index + 1]

    def visits(self, edge: i64) -> i64:
        return i64(self.facts[edge + VISITS])

    def mean(self, edge: i64) -> float:
        """Mean reward of an edge that was visited."""
        return self.facts[edge + TOTAL] / self.facts[edge + VISITS]


def fork_key(node: i64, seat: i64) -> i64:
    return (node << 3) + seat + 1


def branch_of(seat: i64, move: i64) -> i64:
    """The branch of one shown move, below 2**16."""
    return (seat << MOVE_BITS) + move


def joint_branch(branch: i64, seat: i64, move: i64) -> i64:
    """One more sealed choice of a group mixed into the branch of all of them, begun with 1."""
    return (branch * 0x1B873593 + branch_of(seat, move)) & LANE
