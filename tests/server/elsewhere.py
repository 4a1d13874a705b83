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


async def _run(statement: str) -> None:
    connection = await asyncpg.connect(POSTGRES, timeout=30)
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


def postgres_url() -> str:
    """A schema of its own in the test database."""
    require()
    name = f"antilles_{secrets.token_hex(6)}"
    asyncio.run(_run(f"CREATE DATABASE {name}"))
    made.append(name)
    return POSTGRES.rpartition("/")[0] + f"/{name}"


made: list[str] = []


def drop_all() -> None:
    for name in made:
        asyncio.run(_run(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
    made.clear()
