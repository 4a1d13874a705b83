"""A table is played by the data it was begun with, whatever the house's owner corrects afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from antilles.box.records import game_for
from antilles.games import games, with_data
from antilles.kernel.data import digest_of
from antilles.kernel.record import parse_record, print_record, verify
from antilles.server.tables import editions, registry
from antilles.server.tables.entry import Head
from tests.box.test_records import VALUES as WINTER, played as played_alone
from tests.server.kit import Place, Player, played
from tests.server.test_deploys import GAME, play_one, two

VALUES: dict[str, Any] = {"exchange_standard": ["4:1"] * 8 + ["2:1"] * 8}


def test_a_running_table_keeps_its_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    def corrected(head: Head) -> Head:
        return replace(head, corrections=VALUES)

    async def before(here: Place) -> None:
        ana, bruno, table = await two(here)
        head = await here.house.store.head(table)
        assert head is not None
        assert (head.corrections, head.rules) == (VALUES, editions.rules_digest(GAME, VALUES))
        assert await play_one(table, ana, bruno) == 200
        made.extend([ana.cookie, bruno.cookie, table])

    async def after(here: Place) -> None:
        """The house has the package's data again; a new table has those, the old one its own."""
        ana, bruno = Player(here.client, "Ana", made[0]), Player(here.client, "Bruno", made[1])
        assert await play_one(made[2], ana, bruno) == 200
        old = (await here.house.hall.open(made[2])).desk
        assert old.game is with_data(GAME, VALUES)
        record = parse_record(
            (await ana.call("GET", f"/api/tables/{made[2]}/record")).text.replace("play ?", "play captain")
        )
        assert (record.data, record.values) == (digest_of(VALUES), VALUES)
        assert game_for(record) is old.game
        _, _, fresh = await two(here)
        assert (await here.house.hall.open(fresh)).desk.game is games()[GAME]

    with monkeypatch.context() as patch:
        patch.setattr(registry, "by_house", corrected)
        played(tmp_path, before)
    played(tmp_path, after)


def test_a_record_with_its_data_is_brought_in_and_told_of(tmp_path: Path) -> None:
    record = played_alone(with_data(GAME, WINTER), embed=True)

    async def scene(here: Place) -> None:
        ana = await here.person("Ana")
        answer = await ana.call("POST", "/api/records", {"record": print_record(record)})
        assert answer.status_code == 201, answer.text
        head = await here.house.store.head(answer.json()["table"])
        assert head is not None and head.corrections == WINTER
        record.values = {}
        refused = await ana.call("POST", "/api/records", {"record": print_record(record)})
        assert refused.status_code == 422
        assert "exchange_winter" in refused.text
        verify(with_data(GAME, WINTER), record)

    played(tmp_path, scene)
