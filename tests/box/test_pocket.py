"""The house in one process plays by the data that it took along."""

import subprocess
import sys

from antilles.kernel.data import digest_of

VALUES = {"exchange_winter": ["4:1"] * 16}
STORY = f"""
from antilles.server.pocket.data import take_along
take_along({{"santo_domingo": {VALUES!r}, "cuba": {{}}}})
from antilles.box.house import game_here
from antilles.server.tables.editions import by_house, game_of
from antilles.server.tables.entry import Head
head = by_house(Head(table="t", game="santo_domingo", seats=2, options={{}}, owner="me", visibility="private"))
assert head.corrections == {VALUES!r} and game_of(head) is game_here("santo_domingo")
print(game_of(head).data_digest, game_here("cuba").data_digest or "-")
"""


def test_whoever_plays_without_a_server_plays_by_the_same_values() -> None:
    done = subprocess.run([sys.executable, "-c", STORY], capture_output=True, text=True, check=False)
    assert done.stdout.split() == [digest_of(VALUES), "-"], done.stderr[-2000:]
