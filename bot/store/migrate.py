"""Migrate a database file to the version of this program, with a copy of the old one beside it."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

import structlog

from bot.rows.errors import StoreError, StoreUnavailable

from .files import OWNER_ONLY, make_private, tighten

APPLICATION = 0x5A1703E
"""``PRAGMA application_id`` of the databases of this program."""

FLOOR = "0.12"
"""The oldest release whose databases are opened: the first migration makes their schema."""

PRIMARY = 0xFF
"""The bits of a result code that say its kind; those above say more of it."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Migration:
    """One numbered file: the step from version ``number`` - 1 to ``number``."""

    number: int
    sql: str

    @property
    def script(self) -> str:
        """The step in a transaction of its own, as ``executescript`` commits any open one first."""
        return f"BEGIN IMMEDIATE;\n{self.sql}\nPRAGMA user_version = {self.number};\nCOMMIT;"


def migrations() -> tuple[Migration, ...]:
    """Return the migrations of this program in order: the schema of ``FLOOR``, and each step from there."""
    folder = resources.files(__package__).joinpath("migrations")
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    numbered = tuple(Migration(int(f.name.split("_")[0]), f.read_text(encoding="utf-8")) for f in files)
    first = numbered[0].number
    assert [m.number - first for m in numbered] == list(range(len(numbered))), "the numbers have no gaps"
    return numbered


def steps_from(version: int, name: str, steps: Sequence[Migration]) -> Sequence[Migration]:
    """Return the steps that a database of a version lacks (0: it is empty); StoreError if it is too new or old."""
    first, last = steps[0].number, steps[-1].number
    if version > last:
        raise StoreError(
            f"The database {name} comes from a newer version of this program "
            f"(version {version}, this program knows up to {last}); please update."
        )
    if 0 < version < first:
        raise StoreError(
            f"The database {name} comes from a version of this program before {FLOOR} "
            f"(version {version}, this program opens {first} and later); start sainome {FLOOR} once "
            "with it, then this version."
        )
    return [step for step in steps if step.number > version]


def require_newest(version: int, name: str, steps: Sequence[Migration]) -> None:
    """Raise StoreError unless a database of this version can be read as it is."""
    if steps_from(version, name, steps):
        raise StoreError(
            f"The database {name} has version {version}, this program needs {steps[-1].number}; start the bot once."
        )


def prepare(path: Path, steps: Sequence[Migration]) -> None:
    """Create or migrate the database; StoreError if it is unusable."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        make_private(path)
        for beside in ("-wal", "-shm"):  # of a process that was killed; new ones take the database's mode
            tighten(path.with_name(path.name + beside), OWNER_ONLY)
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            version = version_of(db, path)
            lacking = steps_from(version, str(path), steps)
            if db.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
                log.warning("no-wal", database=str(path))
            db.execute("BEGIN IMMEDIATE")
            db.execute("ROLLBACK")
            if not lacking:
                return
            if version:
                kept = copy_before(path, version)
                log.info("database-copied", database=str(path), copy=str(kept))
            for step in lacking:
                migrate(db, path, step)
            if version:  # what the steps deleted or changed was not overwritten, and goes with the old pages
                db.execute("VACUUM")
    except OSError as error:
        raise StoreError(f"The database {path} cannot be created or written: {error.strerror or error}.") from error
    except sqlite3.Error as error:
        if is_busy(error):
            raise StoreUnavailable(str(path), str(error)) from error
        raise StoreError(f"The database {path} cannot be used: {error}.") from error


def is_busy(error: sqlite3.Error) -> bool:
    """Whether another program holds the database at the moment."""
    code = getattr(error, "sqlite_errorcode", 0) & PRIMARY
    return code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def holds_games(path: Path) -> bool:
    """Whether a file is a database with tables or what a server has chosen, of whatever version; nothing of it is
    locked, written or made."""
    try:
        if not path.stat().st_size:
            return False
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
            kept = "SELECT EXISTS (SELECT 1 FROM sessions) OR EXISTS (SELECT 1 FROM guild_settings)"
            return bool(db.execute(kept).fetchone()[0])
    except (OSError, sqlite3.Error):
        return False


def version_of(db: sqlite3.Connection, path: Path) -> int:
    """Return the version of an open database, 0 if it is empty; StoreError if it is foreign."""
    try:
        version = int(db.execute("PRAGMA user_version").fetchone()[0])
        ours = int(db.execute("PRAGMA application_id").fetchone()[0])
        tables = int(db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0])
    except sqlite3.OperationalError as error:
        if is_busy(error):
            raise StoreUnavailable(str(path), str(error)) from error
        raise StoreError(f"The database {path} cannot be opened: {error}.") from error
    except sqlite3.DatabaseError as error:
        raise StoreError(f"The file {path} is not a database, or it is damaged: {error}.") from error
    if tables and ours != APPLICATION:
        raise StoreError(f"The database {path} belongs to another program.")
    return version


def migrate(db: sqlite3.Connection, path: Path, step: Migration) -> None:
    """Apply one step completely or not at all; StoreError if it fails."""
    try:
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.executescript(step.script)
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        if is_busy(error):
            raise StoreUnavailable(str(path), str(error)) from error
        raise StoreError(
            f"The database {path} could not be brought to version {step.number} and stays as it was: {error}."
        ) from error


def copy_before(path: Path, version: int) -> Path:
    """Copy the database to a free name beside it; return the copy's path."""
    number = 0
    while (target := path.with_name(f"{path.name}.v{version}{f'.{number}' if number else ''}.bak")).exists():
        number += 1
    vacuum_into(path, target)
    return target


def vacuum_into(path: Path, target: Path) -> None:
    """Write a consistent copy through a read-only connection; it gets its name only when complete."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        make_private(part)
        with closing(sqlite3.connect(read_only(path), uri=True, isolation_level=None)) as db:
            db.execute("VACUUM INTO ?", (str(part),))
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)  # an incomplete copy would keep a full disk full


def read_only(path: Path) -> str:
    """Return the URI that opens the file read-only."""
    return path.absolute().as_uri() + "?mode=ro"
