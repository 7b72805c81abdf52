"""One bot per database: a lock on a file beside it, released when the process ends in any way."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import structlog

from bot.config import Address
from bot.rows.errors import InUse, StoreError

log = structlog.get_logger(__name__)


def claim_file(database: Path) -> Path:
    """Return the lock file of a database."""
    return database.with_name(database.name + ".lock")


@contextmanager
def claimed(database: Path | Address) -> Iterator[None]:
    """Hold the database file for this process; InUse if another process holds it. A server is for several.

    Two bots would move the same computer players and write to the same channels. The file is never deleted:
    otherwise a second file could be locked under the same name. Reading beside the bot needs no claim.
    """
    if isinstance(database, Address):
        yield
        return
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        file = open(claim_file(database), "ab")  # noqa: SIM115  (closed below, after the database)
    except OSError as error:
        raise StoreError(f"The database {database} cannot be created or written: {error.strerror}.") from error
    with file:
        try:
            _lock(file)
        except (BlockingIOError, PermissionError) as error:
            raise InUse(f"Another bot plays with the database {database}; stop it first.") from error
        except OSError as error:  # a file system without locks: run all the same
            log.warning("no-claim", database=str(database), reason=error.strerror)
        yield


def _lock(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
