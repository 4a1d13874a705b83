"""The memory of a search: a tree of bounded size in flat tables.

An edge is a move of a seat at a node, with its statistics; a branch leads from a node to the next one. Both are found
by a key in one table with open addressing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

MOVE_BITS: Final = 13
MOST_MOVES: Final = (1 << 13) - 2  # move tables stay below this
ANY_MOVE: Final = (1 << 13) - 1  # the edge that sums up a seat at a node
HIDDEN: Final = (1 << 13) - 2  # the branch of moves the searching seat is not shown
BRANCH: Final = 1 << 61
LANE: Final = 0x7FFFFFFF
CHANCE_SEAT: Final = 7  # stands for chance in branches; seats are 0 to 6
NONE: Final = -1
FEWEST_SLOTS: Final = 512

FACTS: Final = 3
VISITS: Final = 0
CHANCES: Final = 1
"""How often an edge could have been chosen: what is legal differs from state to state."""
TOTAL: Final = 2


@mypyc_attr(acyclic=True)
class Tree:
    """At most ``most`` edges and half as many nodes; what does not fit is not remembered.

    The tables begin small and grow with the tree: a small one stays in the processor's cache.
    """

    nodes: i64
    edges: i64
    most: i64
    last_slot: i64
    slots: vec[i64]
    """Key and number, side by side."""
    facts: vec[float]
    """VISITS, CHANCES and TOTAL of each edge, side by side; an edge's number is where its facts begin."""

    def __init__(self, most: i64) -> None:
        self.nodes = 1
        self.edges = 0
        self.most = most
        self.last_slot = FEWEST_SLOTS - 1
        self.slots = vec[i64]([0] * (2 * FEWEST_SLOTS))
        self.facts = vec[float]()

    def slot(self, key: i64) -> i64:
        """Where the key is, or where it would go."""
        slots = self.slots
        last = self.last_slot
        mixed = (key & LANE) * 0x2545F491 + (key >> 31) * 0x1B873593
        index = (mixed ^ (mixed >> 23)) & last
        while slots[2 * index] != 0 and slots[2 * index] != key:
            index = (index + 1) & last
        return 2 * index

    def edge(self, key: i64) -> i64:
        """The edge of a key; NONE if there is none."""
        index = self.slot(key)
        return self.slots[index + 1] if self.slots[index] else NONE

    def grow_edge(self, key: i64) -> i64:
        """The edge of a key, made if need be; NONE when the tree is full."""
        index = self.slot(key)
        if self.slots[index]:
            return self.slots[index + 1]
        if self.edges >= self.most:
            return NONE
        number = FACTS * self.edges
        self.edges += 1
        for _ in range(FACTS):
            self.facts = append(self.facts, 0.0)
        self.keep(index, key, number)
        return number

    def child(self, node: i64, branch: i64) -> i64:
        """The node behind a branch; NONE if the tree does not know it."""
        return self.edge(BRANCH + (node << 31) + branch)

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
        if 2 * (self.edges + self.nodes) > self.last_slot:
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


def edge_key(node: i64, seat: i64, move: i64) -> i64:
    return (((node << 3) + seat + 1) << MOVE_BITS) + move


def branch_of(seat: i64, move: i64) -> i64:
    """The branch of one shown move, below 2**16."""
    return (seat << MOVE_BITS) + move


def joint_branch(branch: i64, seat: i64, move: i64) -> i64:
    """One more sealed choice of a group mixed into the branch of all of them, begun with 1."""
    return (branch * 0x1B873593 + branch_of(seat, move)) & LANE
