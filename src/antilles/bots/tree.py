"""The memory of a search: a tree of bounded size in flat tables.

An edge is a move of a seat at a node, with its statistics; a branch leads from a node to the next one. Both are found
by a key in one table with open addressing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MOVE_BITS: Final = 13
MOST_MOVES: Final = (1 << 13) - 2  # move tables stay below this
ANY_MOVE: Final = (1 << 13) - 1  # the edge that sums up a seat at a node
HIDDEN: Final = (1 << 13) - 2  # the branch of moves the searching seat is not shown
BRANCH: Final = 1 << 61
LANE: Final = 0x7FFFFFFF
CHANCE_SEAT: Final = 7  # stands for chance in branches; seats are 0 to 6
NONE: Final = -1


@mypyc_attr(acyclic=True)
class Tree:
    """At most ``most`` edges and half as many nodes; what does not fit is not remembered."""

    nodes: i64
    edges: i64
    most: i64
    slots: i64
    slot_key: vec[i64]
    slot_number: vec[i64]
    visits: vec[i64]
    chances: vec[i64]
    """How often an edge could have been chosen: what is legal differs from state to state."""
    total: vec[float]

    def __init__(self, most: i64) -> None:
        slots: i64 = 256
        while slots < 2 * most:
            slots *= 2
        self.nodes = 1
        self.edges = 0
        self.most = most
        self.slots = slots
        self.slot_key = vec[i64]([0] * slots)
        self.slot_number = vec[i64]([0] * slots)
        self.visits = vec[i64]([0] * most)
        self.chances = vec[i64]([0] * most)
        self.total = vec[float]([0.0] * most)

    def slot(self, key: i64) -> i64:
        """Where the key is, or where it would go."""
        mixed = (key & LANE) * 0x2545F491 + (key >> 31) * 0x1B873593
        index = (mixed ^ (mixed >> 23)) & (self.slots - 1)
        while self.slot_key[index] != 0 and self.slot_key[index] != key:
            index = (index + 1) & (self.slots - 1)
        return index

    def edge(self, key: i64) -> i64:
        """The edge of a key; NONE if there is none."""
        index = self.slot(key)
        return self.slot_number[index] if self.slot_key[index] else NONE

    def grow_edge(self, key: i64) -> i64:
        """The edge of a key, made if need be; NONE when the tree is full."""
        index = self.slot(key)
        if self.slot_key[index]:
            return self.slot_number[index]
        if self.edges >= self.most:
            return NONE
        number = self.edges
        self.edges += 1
        self.slot_key[index] = key
        self.slot_number[index] = number
        return number

    def child(self, node: i64, branch: i64) -> i64:
        """The node behind a branch; NONE if the tree does not know it."""
        index = self.slot(BRANCH + (node << 31) + branch)
        return self.slot_number[index] if self.slot_key[index] else NONE

    def grow_child(self, node: i64, branch: i64) -> i64:
        """The node behind a branch, made if need be; NONE when the tree is full."""
        key = BRANCH + (node << 31) + branch
        index = self.slot(key)
        if self.slot_key[index]:
            return self.slot_number[index]
        if 2 * self.nodes >= self.most:
            return NONE
        number = self.nodes
        self.nodes += 1
        self.slot_key[index] = key
        self.slot_number[index] = number
        return number


def edge_key(node: i64, seat: i64, move: i64) -> i64:
    return (((node << 3) + seat + 1) << MOVE_BITS) + move


def branch_of(seat: i64, move: i64) -> i64:
    """The branch of one shown move, below 2**16."""
    return (seat << MOVE_BITS) + move


def joint_branch(branch: i64, seat: i64, move: i64) -> i64:
    """One more sealed choice of a group mixed into the branch of all of them, begun with 1."""
    return (branch * 0x1B873593 + branch_of(seat, move)) & LANE
