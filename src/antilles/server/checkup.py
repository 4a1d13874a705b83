"""What ``antilles doctor`` and ``antilles verify --database`` look at."""

from __future__ import annotations

import shutil
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from antilles import mode
from antilles.games import games
from antilles.kernel.record import Record, RecordError, verify
from antilles.server.bus import RedisBus
from antilles.server.private_files import others_may_read
from antilles.server.settings import Settings, WrongSetting, database_url, hide, read_secret
from antilles.server.store import Store
from antilles.server.store.base import StoreDown
from antilles.server.store.migrate import revisions
from antilles.server.tables.desk import Desk
from antilles.server.tables.editions import game_of, same_rules
from antilles.server.tables.sealing import live_draw

LEAST_DISK = 200
MOST_NAMED = 10
OTHER_RULES = "record-other-rules"
"""What is wrong with a table that was made by rules which are not here: nothing, but it cannot be played on."""


class Check(Struct, frozen=True):
    """One thing that was looked at: message keys, facts, and whether the server can work with it."""

    what: str
    key: str
    facts: Mapping[str, int | float | str]
    ok: bool = True


Trouble = tuple[str, dict[str, int | float | str]] | None
"""Why the database could not be opened: a message and its facts."""


async def check_up(settings: Settings, store: Store | None, trouble: Trouble = None) -> list[Check]:
    """Rules, secret, database, schema, bus, disk. ``store`` is None if it could not be opened."""
    url = database_url(settings)
    engine = mode()
    found = [Check("doctor-engine", f"doctor-engine-{engine}", {}), check_secret(settings)]
    path = Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:") else None
    if store is not None:
        readable = await check_store(store)
        found += readable
        if all(check.ok for check in readable):
            found += await check_tables(store)
    elif path is not None and not path.exists():
        found.append(Check("doctor-database", "doctor-database-new", {}))
    else:
        key, facts = trouble or ("serve-database-away", {"reason": hide(url)})
        found.append(Check("doctor-database", key, facts, False))
    found.append(await check_bus(settings))
    if path is not None:
        found.append(check_disk(path))
    return found


def check_secret(settings: Settings) -> Check:
    try:
        read_secret(settings)
    except WrongSetting as wrong:
        return Check("doctor-secret", wrong.key, wrong.facts, False)
    if settings.secret_file and others_may_read(Path(settings.secret_file)):
        return Check("doctor-secret", "doctor-secret-open", {"file": settings.secret_file}, False)
    return Check("doctor-secret", "doctor-reachable", {})


async def check_store(store: Store) -> list[Check]:
    try:
        now, needed = await store.read(revisions)
    except StoreDown as down:
        return [Check("doctor-database", "serve-database-away", {"reason": str(down)}, False)]
    found = [Check("doctor-database", "doctor-reachable", {})]
    if now != needed:
        found.append(Check("doctor-migration", "doctor-migration-old", {"now": now or "0", "needed": needed or "0"}))
    return found


async def check_tables(store: Store, patience: float = float("inf")) -> list[Check]:
    """Whether every table that people play at can be read from its log, as far as the seconds reach."""
    well, old, ill = 0, 0, []
    left = patience
    begun = time.monotonic()
    async for table, record, why in verify_all(store, ("open", "running", "paused")):
        well += record is not None
        old += why == OTHER_RULES
        if record is None and why != OTHER_RULES:
            ill.append(table)
        left = patience - (time.monotonic() - begun)
        if left <= 0:
            break
    found = [Check("doctor-tables", "doctor-tables-well" if left > 0 else "doctor-tables-first", {"n": well})]
    if old:
        found.append(Check("doctor-tables", "doctor-tables-old", {"n": old}))
    if ill:
        named = ", ".join(ill[:MOST_NAMED])
        found.append(Check("doctor-tables", "doctor-tables-broken", {"n": len(ill), "tables": named}, False))
    return found


async def check_bus(settings: Settings) -> Check:
    if not settings.redis:
        return Check("doctor-bus", "doctor-bus-none", {})
    bus = RedisBus(settings.redis)
    try:
        well = await bus.check()
    finally:
        await bus.close()
    return Check("doctor-bus", "doctor-reachable" if well else "doctor-away", {}, well)


def check_disk(path: Path) -> Check:
    folder = next(parent for parent in path.parents if parent.exists())
    free = shutil.disk_usage(folder).free // 1_000_000
    return Check("doctor-disk", "doctor-disk-free", {"free": free}, free >= LEAST_DISK)


async def verify_all(
    store: Store, status: Sequence[str] | None = None
) -> AsyncIterator[tuple[str, Record | None, str]]:
    """Every table, or those of a status, replayed by the checked road: its name, its record, and what is wrong."""
    for table in await store.all_tables(status):
        head = await store.head(table)
        if head is None or head.game not in games():
            yield table, None, "record-other-game"
            continue
        if not same_rules(head):
            yield table, None, OTHER_RULES
            continue
        desk = Desk(game_of(head), head, live_draw())
        try:
            for new in await store.entries(table):
                desk.apply(new)
            record = desk.record()
            if desk.state is not None:
                verify(desk.game, record)
        except RecordError as error:
            yield table, None, error.key
        except StoreDown:
            raise
        except Exception as error:  # whatever a damaged log makes the rules do, the other tables are looked at too
            yield table, None, type(error).__name__
        else:
            yield table, record, ""
