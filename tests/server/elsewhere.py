"""PostgreSQL and Redis of this machine: a fresh database for a test, or the reason why there is none."""

from __future__ import annotations

import asyncio
import os
import secrets
from functools import cache

import asyncpg
import pytest
import redis

POSTGRES = os.environ.get("ANTILLES_TEST_POSTGRES", "postgresql://127.0.0.1:5432/test")
REDIS = os.environ.get("ANTILLES_TEST_REDIS", "redis://127.0.0.1:6379/0")


async def _run(statement: str, database: str = POSTGRES) -> None:
    connection = await asyncpg.connect(database, timeout=30)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@cache
def reachable() -> str:
    """Empty if both answer, else what is missing."""
    try:
        asyncio.run(_run("SELECT 1"))
        redis.from_url(REDIS).ping()
    except (OSError, asyncpg.PostgresError, redis.RedisError) as error:
        return f"{type(error).__name__}: {error}"
    return ""


def require() -> None:
    """Skip with a clear line where there is none; in CI that is a failure."""
    missing = reachable()
    if missing and os.environ.get("CI"):
        pytest.fail(f"CI needs PostgreSQL at {POSTGRES} and Redis at {REDIS}: {missing}")
    if missing:
        pytest.skip(f"no PostgreSQL at {POSTGRES} or no Redis at {REDIS}: {missing}")


def address_of(name: str) -> str:
    return POSTGRES.rpartition("/")[0] + f"/{name}"


@cache
def template() -> str:
    """A database with all tables and nothing in them, which this process copies."""
    from antilles.server.store.migrate import migrate
    from antilles.server.store.postgres import make_engine

    async def fill() -> None:
        engine = make_engine(address_of(name), pooled=False)
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        await engine.dispose()

    name = f"antilles_empty_{secrets.token_hex(6)}"
    asyncio.run(_run(f"CREATE DATABASE {name}"))
    templates.append(name)
    asyncio.run(fill())
    return name


def postgres_url(bare: bool = False) -> str:
    """A database of one's own in which a house has just been founded, or nothing has been done yet."""
    require()
    name = f"antilles_{secrets.token_hex(6)}"
    asyncio.run(_run(f"CREATE DATABASE {name}" if bare else f"CREATE DATABASE {name} TEMPLATE {template()}"))
    made.append(name)
    if not bare:
        asyncio.run(_run(f"UPDATE installation SET id = '{secrets.token_hex(8)}'", address_of(name)))
    return address_of(name)


made: list[str] = []
templates: list[str] = []


def drop_all(names: list[str]) -> None:
    for name in names:
        asyncio.run(_run(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
    names.clear()
