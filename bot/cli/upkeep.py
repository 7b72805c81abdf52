"""``sainome check``, ``backup`` and ``health``: checking the installation, copying the database, health."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from bot import health as heart
from bot.config import BadSettings, load_settings, unknown_variables
from bot.history.audit import session_faults
from bot.stop import BROKEN, WRONG_USE, Stop
from bot.store import Connection, Store, StoreError, unreadable
from bot.store.people import recount

from .soundness import font_faults, game_faults, text_faults
from .terminal import one_line


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    checked = commands.add_parser("check", help="look at settings, database, data files, texts and fonts")
    checked.add_argument(
        "--rebuild-ratings", action="store_true", help="first rebuild all ratings from the results of the games"
    )
    checked.set_defaults(run=check)
    copied = commands.add_parser("backup", help="a consistent copy of the database while the bot runs")
    copied.add_argument("out", type=Path, help="the file to make; it must not exist yet")
    copied.set_defaults(run=backup)
    asked = commands.add_parser("health", help="whether the bot of this database is running and connected")
    asked.set_defaults(run=health)


def check(args: argparse.Namespace) -> int:
    """Print a line for each part: ok, or a sentence for each fault."""
    if args.rebuild_ratings:
        rebuild_ratings()
    parts: Sequence[tuple[str, Callable[[], Iterator[str]]]] = (
        ("settings", settings_faults),
        ("texts", text_faults),
        ("games", game_faults),
        ("fonts", font_faults),
        ("database", database_faults),
    )
    sound = True
    for name, faults_of in parts:
        faults = list(faults_of())
        sound &= not faults
        for fault in faults or ["ok"]:
            print(one_line(f"{name}: {fault}"))
    return 0 if sound else BROKEN


def settings_faults() -> Iterator[str]:
    try:
        load_settings()
    except BadSettings as error:
        yield from str(error).splitlines()
    for name in unknown_variables():
        yield f"{name} is set, but there is no such setting; .env.example lists them."


def database_faults() -> Iterator[str]:
    try:
        path = load_settings().database
    except BadSettings:
        return  # reported under "settings"
    if not path.exists():
        # A new bot has no database yet; check that it can be made.
        yield from _unmakable(path)
        return
    yield from asyncio.run(_stored_faults(path))


def _unmakable(path: Path) -> Iterator[str]:
    """Yield why a missing database cannot be made."""
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    if not folder.is_dir():
        yield f"{path} cannot be made: {folder} is not a folder."
    elif not os.access(folder, os.W_OK | os.X_OK):
        yield f"{path} cannot be made: the folder {folder} cannot be written."


async def _stored_faults(path: Path) -> list[str]:
    """Return the faults of the file and of every open session, whose log must lead to the stored state."""
    try:
        store = await Store.open(path, for_reading=True)
    except StoreError as error:
        return [str(error)]
    try:
        damage = await store.damage()
        if damage is not None:
            return [f"{path} is damaged: {damage}."]
        faults = [f"{path}: {fault}." for fault in await store.read(lambda db: [*unreadable.faults(db)])]
        faults += [f"{path}: {fault}" async for fault in session_faults(store)]
        if wrong := await store.read(recount.mismatches):
            faults.append(f"{path}: {wrong} of the ratings are not what the results of the games make of them.")
            faults.append(f"{path}: sainome check --rebuild-ratings makes them anew.")
        return faults
    except Exception as error:
        # The boundary to a file that anybody may have changed: what SQLite says of it is the finding.
        return [f"{path} cannot be checked: {type(error).__name__}: {error}."]
    finally:
        await store.close()


def rebuild_ratings() -> None:
    """Rebuild all ratings in one transaction, also beside a running bot; Stop without a database."""
    path = load_settings().database

    def work(db: Connection) -> int:
        recount.catch_up(db)
        recount.rebuild(db)
        return recount.count(db)

    async def rebuilt() -> int:
        # Open for reading first: opening for writing would create or migrate a database.
        await (await Store.open(path, for_reading=True)).close()
        store = await Store.open(path)
        try:
            return await store.write(work)
        finally:
            await store.close()

    try:
        print(f"{path}: {asyncio.run(rebuilt())} ratings made anew.")
    except StoreError as error:
        raise Stop(str(error), BROKEN) from error


def backup(args: argparse.Namespace) -> int:
    """Copy the database, also beside a running bot."""
    path = load_settings().database

    async def copy() -> None:
        store = await Store.open(path, for_reading=True)
        try:
            await store.backup(args.out)
        finally:
            await store.close()

    try:
        asyncio.run(copy())
    except StoreError as error:
        raise Stop(str(error), WRONG_USE) from error
    print(f"{args.out}: {args.out.stat().st_size // 1024} KB")
    return 0


def health(args: argparse.Namespace) -> int:
    """Return 0 while the bot's heartbeat is recent. ``sainome health`` alone comes here only for ``--help``."""
    return heart.main()
