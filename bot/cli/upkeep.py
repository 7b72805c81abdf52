"""``sainome check``, ``backup``, ``move``, ``health`` and ``result``: checking the installation, looking after the
database."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

from bot import health as heart
from bot.config import Address, BadSettings, Settings, database_of, load_settings, unknown_variables
from bot.history.audit import board_faults, session_faults
from bot.history.daily import day_faults
from bot.rows.errors import NoSchema
from bot.seating import counting
from bot.session.model import Refused
from bot.stop import BROKEN, WRONG_USE, Stop
from bot.store import Connection, Store, StoreError, claimed, cluster, figures, guilds
from bot.store.claim import claim_file
from bot.store.guilds import Holdings
from bot.store.moving import Contents, is_empty, move
from bot.store.people import recount

from .gate import check_upgrade
from .soundness import font_faults, game_faults, text_faults
from .terminal import one_line


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    checked = commands.add_parser("check", help="look at settings, database, data files, texts and fonts")
    checked.add_argument(
        "--rebuild-ratings", action="store_true", help="first rebuild all ratings from the results of the games"
    )
    checked.add_argument(
        "--upgrade",
        type=database_of,
        metavar="COPY",
        help="only see what this version does to the open tables of a copy",
    )
    checked.set_defaults(run=check)
    copied = commands.add_parser("backup", help="a consistent copy of the database while the bot runs")
    copied.add_argument("out", type=Path, help="the file to make; it must not exist yet")
    copied.set_defaults(run=backup)
    moved = commands.add_parser(
        "move",
        help="all data into another database: from SQLite to PostgreSQL, or back; stop the bot first",
        description="Copy everything into an empty database, in one transaction, and compare both sides row by "
        "row. The first database stays as it is. Then set SAINOME_DATABASE to the second one and start the bot.",
    )
    moved.add_argument("source", type=database, metavar="FROM", help="sqlite:PATH or postgresql://user@host/name")
    moved.add_argument("target", type=database, metavar="TO", help="the same; a new file, or an empty database")
    moved.set_defaults(run=move_all)
    decided = commands.add_parser(
        "result", help="take the result of a finished game out, so that it counts for nobody, or back in"
    )
    decided.add_argument("game", metavar="ID", help="the game, as in the file name that /export gives")
    way = decided.add_mutually_exclusive_group(required=True)
    way.add_argument("--out", action="store_true", help="take it out; its server and game are rated anew")
    way.add_argument("--in", action="store_false", dest="out", help="take it back in")
    decided.set_defaults(run=take_result)
    asked = commands.add_parser("health", help="whether the bot of this database is running and connected")
    asked.set_defaults(run=health)


def check(args: argparse.Namespace) -> int:
    """Print a line for each part: ok, or a sentence for each fault."""
    if args.upgrade is not None:
        return check_upgrade(args.upgrade)
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
        if name == "database" and not faults:
            for note in unlisted_servers():
                print(one_line(f"servers: {note}"))
    return 0 if sound else BROKEN


def settings_faults() -> Iterator[str]:
    try:
        load_settings()
    except BadSettings as error:
        yield from str(error).splitlines()
    for name in unknown_variables():
        yield f"{name} is set, but there is no such setting; .env.example lists them."


def stored_words(held: Holdings) -> str:
    """Return what is stored of a server in words."""
    counts = (
        (held.tables, "open table", "open tables"),
        (held.results, "finished game", "finished games"),
        (held.people, "person", "people"),
    )
    return ", ".join(f"{count} {one if count == 1 else several}" for count, one, several in counts)


def unlisted_servers() -> Iterator[str]:
    """Yield a sentence for each server that a private bot does not leave by itself. That is no fault."""
    try:
        settings = load_settings()
        if settings.servers:
            yield from asyncio.run(_unlisted(settings))
    except (BadSettings, StoreError):
        return  # bad settings are reported as such; a new bot has no database yet


async def _unlisted(settings: Settings) -> list[str]:
    store = await Store.open(settings.database, for_reading=True)
    try:
        held = await store.read(
            lambda db: [(one, guilds.holdings(db, one)) for one in guilds.unlisted(db, settings.servers)]
        )
    finally:
        await store.close()
    return [
        f"{one} is not in SAINOME_SERVERS, but something is stored of it ({stored_words(counts)}), so the bot "
        f"stays there. `sainome leave {one}` leaves it."
        for one, counts in held
    ]


def database_faults() -> Iterator[str]:
    try:
        database = load_settings().database
    except BadSettings:
        return  # reported under "settings"
    if isinstance(database, Path) and not database.exists():
        # A new bot has no database yet; check that it can be made.
        yield from _unmakable(database)
        return
    yield from asyncio.run(stored_faults(database))


def _unmakable(path: Path) -> Iterator[str]:
    """Yield why a missing database cannot be made."""
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    if not folder.is_dir():
        yield f"{path} cannot be made: {folder} is not a folder."
    elif not os.access(folder, os.W_OK | os.X_OK):
        yield f"{path} cannot be made: the folder {folder} cannot be written."


async def stored_faults(path: Path | Address) -> list[str]:
    """Return the faults of the database, of every session, whose log must lead to the stored state, of every
    private board, and of the dice of the day."""
    try:
        store = await Store.open(path, for_reading=True)
    except NoSchema:
        return []  # a new bot's; it was reached
    except StoreError as error:
        return [str(error)]
    try:
        damage = await store.damage()
        if damage is not None:
            return [f"{path} is damaged: {damage}."]
        faults = [f"{path}: {fault}." for fault in await store.read(lambda db: [*figures.faults(db)])]
        faults += [f"{path}: {fault}" async for fault in session_faults(store)]
        faults += [f"{path}: {fault}" async for fault in board_faults(store)]
        faults += [f"{path}: {fault}" async for fault in day_faults(store)]
        if wrong := await store.read(recount.mismatches):
            faults.append(f"{path}: {wrong} of the ratings are not what the results of the games make of them.")
            faults.append(f"{path}: sainome check --rebuild-ratings rebuilds them.")
        return faults
    except Exception as error:
        # The boundary to a file that anybody may have changed: what the database says of it is the finding.
        return [f"{path} cannot be checked: {type(error).__name__}: {error}."]
    finally:
        await store.close()


def rebuild_ratings() -> None:
    """Rebuild all ratings in one transaction, also while a bot runs; Stop without a database."""
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
        print(f"{path}: {asyncio.run(rebuilt())} ratings rebuilt.")
    except StoreError as error:
        raise Stop(str(error), BROKEN) from error


def take_result(args: argparse.Namespace) -> int:
    """Take a result out or back in, also while a bot runs; Stop if there is no such result."""
    path = load_settings().database

    async def taken() -> None:
        await (await Store.open(path, for_reading=True)).close()
        store = await Store.open(path)
        try:
            await store.write(lambda db: counting.take(db, args.game, store.clock(), out=args.out))
        finally:
            await store.close()

    try:
        asyncio.run(taken())
    except Refused as refused:
        raise Stop(f"{path}: there is no result of a game {args.game!r}.", WRONG_USE) from refused
    except StoreError as error:
        raise Stop(str(error), BROKEN) from error
    print(one_line(f"The result of {args.game} {'is out: it counts for nobody' if args.out else 'counts again'}."))
    return 0


def backup(args: argparse.Namespace) -> int:
    """Copy the database, also while a bot runs."""
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


def database(text: str) -> Path | Address:
    """Return the database of an argument; argparse says what is wrong with it."""
    try:
        place = database_of(text.removeprefix("sqlite:"))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"this {error}") from None
    return place.expanduser() if isinstance(place, Path) else place


def move_all(args: argparse.Namespace) -> int:
    """Move, and print what was moved; Stop leaves the target as it was."""
    source, target = args.source, args.target
    if isinstance(target, Path) and target.exists():
        raise Stop(f"The file {target} exists already; nothing was moved.", WRONG_USE)
    if isinstance(source, Path) and not source.exists():
        raise Stop(f"There is no database {source}.", WRONG_USE)
    try:
        with ExitStack() as held:
            for one in (source, target):
                held.enter_context(claimed(one))
            moved = asyncio.run(_move(source, target))
    except BaseException as error:
        if isinstance(target, Path):
            _remove(target)
        if isinstance(error, StoreError):
            raise Stop(str(error), WRONG_USE) from error
        raise
    rows, tables = sum(moved.counts.values()), len(moved.counts)
    print(f"{rows} rows of {tables} tables are in {target}, the same as in {source}.")
    print("Set SAINOME_DATABASE to it and start the bot. Delete the old database once you trust the new one.")
    return 0


async def _move(source: Path | Address, target: Path | Address) -> Contents:
    if isinstance(target, Address):
        await _require_empty(target)
    before = await stored_faults(source)
    reading = await Store.open(source, for_reading=True)
    try:
        alive = await reading.read(lambda db: cluster.alive(db, reading.clock()))
        if alive and isinstance(source, Address):
            raise Stop(f"A bot plays with the database {source}; stop it first.", WRONG_USE)
        writing = await Store.open(target)
        try:
            moved = await move(reading, writing)
        finally:
            await writing.close()
    finally:
        await reading.close()
    after = await stored_faults(target)
    if _nameless(before, source) != _nameless(after, target):
        raise Stop(f"{target} is not what {source} was: `sainome check` finds other faults in it.", BROKEN)
    for fault in after:
        print(f"as before: {fault}")
    return moved


async def _require_empty(target: Address) -> None:
    """Raise StoreError if anything is in it, before its schema would be migrated."""
    try:
        store = await Store.open(target, for_reading=True)
    except NoSchema:
        return
    try:
        if not await store.read(is_empty):
            raise StoreError(f"The database {target} is not empty; nothing was moved.")
    finally:
        await store.close()


def _nameless(faults: list[str], database: Path | Address) -> list[str]:
    return sorted(fault.replace(str(database), "") for fault in faults)


def _remove(target: Path) -> None:
    for file in (target, *(target.with_name(target.name + end) for end in ("-wal", "-shm")), claim_file(target)):
        file.unlink(missing_ok=True)


def health(args: argparse.Namespace) -> int:
    """Return 0 while the bot's heartbeat is recent. ``sainome health`` alone comes here only for ``--help``."""
    return heart.main()
