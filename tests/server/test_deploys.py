"""A deploy keeps games: tables are played by the rules they were made with, and every earlier schema comes along."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.script import ScriptDirectory

from antilles.games import find, games
from antilles.server.checkup import check_tables
from antilles.server.store.migrate import config
from antilles.server.tables import editions
from antilles.server.tables.editions import data_of, digest_of, rules_digest
from tests.selection import COMPLETE
from tests.server.elsewhere import postgres_url
from tests.server.kit import Place, Player, played

GAME = "santo_domingo"


async def two(here: Place) -> tuple[Player, Player, str]:
    ana, bruno = await here.person("Ana"), await here.person("Bruno")
    return ana, bruno, await here.table([ana, bruno], game=GAME)


async def play_one(table: str, *people: Player) -> int:
    """Somebody who is asked moves; the status of the answer."""
    for seat, one in enumerate(people):
        answer = await one.call("GET", f"/api/tables/{table}?seat={seat}")
        if answer.status_code != 200:
            return answer.status_code
        sight = answer.json()
        if sight["asked"] is not None:
            return (await one.move(table, seat, sight["asked"], sight["moves"][0])).status_code
    raise AssertionError("nobody is asked")


def other_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games()[GAME]), "edition", find(GAME).edition + 1)


def other_data(monkeypatch: pytest.MonkeyPatch) -> None:
    before = editions.rules_digest
    monkeypatch.setattr(editions, "rules_digest", lambda name, _=None: "other" if name == GAME else before(name))


@pytest.mark.parametrize("change", [other_edition, other_data])
def test_a_table_of_other_rules_is_kept_and_never_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Any
) -> None:
    made: list[Any] = []

    async def before(here: Place) -> None:
        ana, bruno, table = await two(here)
        head = await here.house.store.head(table)
        assert head is not None
        assert (head.edition, head.rules) == (find(GAME).edition, rules_digest(GAME))
        assert await play_one(table, ana, bruno) == 200
        made.extend([ana.cookie, bruno.cookie, table, await here.house.store.entries(table)])

    async def meanwhile(here: Place) -> None:
        ana, bruno = Player(here.client, "Ana", made[0]), Player(here.client, "Bruno", made[1])
        assert await play_one(made[2], ana, bruno) == 409
        for language, word in (("en", "other rules"), ("fr", "d’autres règles"), ("it", "regole diverse")):
            answer = await ana.call("GET", f"/api/tables/{made[2]}", **{"accept-language": language})
            assert answer.status_code == 409
            assert answer.json()["type"] == "urn:antilles:problem:old-edition"
            assert word in answer.json()["title"]
        refused = await ana.move(made[2], 0, 3, "whatever")
        assert refused.status_code == 409
        assert await here.house.store.entries(made[2]) == made[3], "not a line is added"
        checks = {check.key: check for check in await check_tables(here.house.store)}
        assert checks["doctor-tables-old"].facts["n"] == 1
        assert all(check.ok for check in checks.values())
        fresh = await two(here)
        assert await play_one(fresh[2], *fresh[:2]) == 200, "new tables are made by the new rules"

    async def after(here: Place) -> None:
        ana, bruno = Player(here.client, "Ana", made[0]), Player(here.client, "Bruno", made[1])
        assert await play_one(made[2], ana, bruno) == 200, "with its own rules it goes on"

    played(tmp_path, before)
    with monkeypatch.context() as patch:
        change(patch)
        played(tmp_path, meanwhile)
    played(tmp_path, after)


@pytest.mark.parametrize("name", sorted(games()))
def test_the_digest_changes_with_every_number_and_with_no_comment(name: str) -> None:
    data = data_of(games()[name])
    assert data["data.toml"], "the rules read numbers"
    assert not {"rules.toml", "insight.toml", "appraisal.toml"} & set(data)
    assert not [datum for datum in data["data.toml"].values() if isinstance(datum, dict) and "provenance" in datum]
    before = digest_of(data)
    key = next(iter(data["data.toml"]))
    data["data.toml"][key] = "another"
    assert digest_of(data) != before == digest_of(data_of(games()[name]))


# --- migrations ---------------------------------------------------------------------------------------


def revisions() -> list[str]:
    engine = sa.create_engine("sqlite://")
    with engine.connect() as connection:
        script = ScriptDirectory.from_config(config(connection))
    engine.dispose()
    return sorted(one.revision for one in script.walk_revisions())


def rows_of(database: Path) -> dict[str, list[dict[str, Any]]]:
    engine = sa.create_engine(f"sqlite:///{database}")
    found = sa.MetaData()
    with engine.connect() as connection:
        found.reflect(connection)
        rows = {
            table.name: [dict(row) for row in connection.execute(sa.select(table)).mappings()]
            for table in found.sorted_tables
        }
    engine.dispose()
    return rows


def make_old(url: str, revision: str, rows: dict[str, list[dict[str, Any]]]) -> None:
    """A database as an earlier version left it, with data."""

    def fill(connection: sa.Connection) -> None:
        command.upgrade(config(connection), revision)
        found = sa.MetaData()
        found.reflect(connection)
        for table in found.sorted_tables:
            kept = [{name: row[name] for name in table.c.keys() if name in row} for row in rows.get(table.name, [])]  # noqa: SIM118
            if kept and table.name not in ("alembic_version", "installation"):
                connection.execute(table.insert(), kept)

    if url.startswith("sqlite"):
        engine = sa.create_engine(url)
        with engine.begin() as connection:
            fill(connection)
        engine.dispose()
        return

    async def elsewhere() -> None:
        from antilles.server.store.postgres import make_engine

        far = make_engine(url, pooled=False)
        async with far.begin() as connection:
            await connection.run_sync(fill)
        await far.dispose()

    asyncio.run(elsewhere())


LEFT = [
    (revision, database)
    for turn, revision in enumerate(revisions())
    for database in ("sqlite", "postgresql")
    if COMPLETE or turn == 0 or (turn % 2 == 0) == (database == "sqlite")
]
"""The first schema, which goes through all of them, on both databases; of the others each on one of them in turn."""


@pytest.mark.parametrize(("revision", "database"), LEFT)
def test_a_database_of_every_earlier_schema_comes_along_with_its_games(
    tmp_path: Path, database: str, revision: str
) -> None:
    made: list[str] = []

    async def before(here: Place) -> None:
        ana, bruno, table = await two(here)
        await play_one(table, ana, bruno)
        made.extend([ana.cookie, bruno.cookie, table])

    (tmp_path / "new").mkdir()
    played(tmp_path / "new", before)
    rows = rows_of(tmp_path / "new" / "test.db")
    assert len(rows["log"]) >= 4 and len(rows["people"]) == 2
    for row in rows["tables"]:  # as it was written before editions were
        row["head"] = row["head"].partition(',"edition"')[0] + "}"
    url = f"sqlite:///{tmp_path}/test.db" if database == "sqlite" else postgres_url(bare=True)
    make_old(url, revision, rows)

    async def after(here: Place) -> None:
        ana, bruno = Player(here.client, "Ana", made[0]), Player(here.client, "Bruno", made[1])
        assert (await ana.get("/api/me"))["name"] == "Ana"
        assert len(await here.house.store.entries(made[2])) == len(rows["log"])
        assert await play_one(made[2], ana, bruno) == 200
        assert [check.key for check in await check_tables(here.house.store)] == ["doctor-tables-well"]

    played(tmp_path, after, database=url)
