"""``sainome check --upgrade COPY``: what a new version does to all tables, tried on a copy before it runs."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.config import Address, BadSettings, load_settings
from bot.history.audit import board_faults
from bot.history.reading import read_tables
from bot.stop import BROKEN, WRONG_USE, Stop
from bot.store import Store, StoreError
from bot.store.claim import claim_file, claimed
from bot.tables.all_tables import Tables
from bot.tables.upgrade_pass import AT_ONCE
from engines import GAMES
from engines.core.playable import Playable

from .terminal import one_line

PATIENCE = 60.0
"""Seconds for one transaction of tables; it takes a fraction of one."""


def check_upgrade(copy: Path | Address, games: Mapping[str, Playable] = GAMES) -> int:
    """Migrate the copy, upgrade its open tables, and read options, states, log and advice of every table.

    Return 1 if a table would be set aside, or if this version cannot read something. Private boards that would end,
    with a sentence, are listed only: nobody waits for another there.
    """
    _refuse_live(copy)
    before = _copies_of(copy)
    try:
        with claimed(copy):
            return asyncio.run(_upgrade(copy, games))
    except StoreError as error:
        raise Stop(str(error), WRONG_USE) from error
    finally:
        if isinstance(copy, Path):
            claim_file(copy).unlink(missing_ok=True)
            for made in _copies_of(copy) - before:  # nobody needs the copy of a copy, and nothing lets it expire
                made.unlink(missing_ok=True)


def _copies_of(database: Path | Address) -> set[Path]:
    """Return the copies that migrations have made beside a file."""
    return set() if isinstance(database, Address) else set(database.parent.glob(f"{database.name}.v*.bak"))


def _refuse_live(copy: Path | Address) -> None:
    """Stop unless this is a copy: it is written to, and a running bot must not meet it."""
    how = "sainome backup COPY makes one while the bot runs"
    if isinstance(copy, Address):
        if _live() == copy:
            raise Stop(
                f"{copy} is the database of the bot, and this check writes to it: give it a copy.", WRONG_USE
            )
        return
    if not copy.is_file():
        raise Stop(f"{copy}: there is no such file; {how}.", WRONG_USE)
    live = _live()
    is_live = isinstance(live, Path) and live.exists() and live.samefile(copy)
    if is_live or claim_file(copy).exists():
        raise Stop(
            f"{copy} is the database of the bot, and this check writes to it: give it a copy; {how}.", WRONG_USE
        )


def _live() -> Path | Address | None:
    try:
        return load_settings().database
    except BadSettings:
        return None


async def _upgrade(copy: Path | Address, games: Mapping[str, Playable]) -> int:
    started = time.monotonic()
    store = await Store.open(copy)
    try:
        tables = Tables(store, games)
        migrated = time.monotonic() - started
        newer = await tables.newer()
        outdated = await tables.outdated()
        upgraded = 0
        for first in range(0, len(outdated), AT_ONCE):
            batch = outdated[first : first + AT_ONCE]
            try:
                upgraded += await asyncio.wait_for(tables.upgrade(batch), PATIENCE)
            except TimeoutError:
                _give_up(batch)
        took = time.monotonic() - started - migrated
        ended = [fault async for fault in board_faults(store, games)]
        reading = time.monotonic()
        findings = await read_tables(store, games)
        read = time.monotonic() - reading
    finally:
        await store.close()
    print(f"migration of the database: {migrated:.1f} s")
    print(f"open tables to upgrade: {len(outdated)}; upgraded: {upgraded}, in {took:.1f} s")
    print(f"tables read: {findings.tables}, with {findings.rows} rows, in {read:.1f} s")
    if findings.quarantined:
        print(f"quarantined before, and not read: {findings.quarantined}")
    for fault in ended:
        print(one_line(f"would end: {fault}"))
    for fault in findings.without_end:
        print(one_line(f"would be shown without its board: {fault}"))
    faults = {**tables.set_aside, **dict.fromkeys(newer, "it is of a newer version of its rules than this program")}
    for session_id, reason in sorted(faults.items()):
        print(one_line(f"set aside: session {session_id}: {reason}"))
    for fault in findings.unread:
        print(one_line(f"cannot be read: {fault}"))
    if not faults and not findings.unread:
        ending = "" if findings.without_end else " Options, states, events and actions of all tables can be read."
        print(f"Every table goes on.{ending}")
        return 0
    if faults:
        print(f"Tables that would be set aside: {len(faults)}.")
    if findings.unread:
        print(f"Unreadable parts of tables: {len(findings.unread)}.")
    print("Do not start this version.")
    return BROKEN


def _give_up(batch: Sequence[str]) -> None:
    """End the process: a rule that does not come back cannot be stopped."""
    print(
        one_line(f"set aside: no answer within {PATIENCE:.0f} s from one of the sessions {', '.join(batch)}"),
        flush=True,
    )
    os._exit(BROKEN)
