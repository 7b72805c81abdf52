"""One bot a database: a lock on a file beside it, which ends with the process, however that ends."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import structlog

from bot.rows.errors import StoreError

log = structlog.get_logger(__name__)


def claim_file(database: Path) -> Path:
    return database.with_name(database.name + ".lock")


@contextmanager
def claimed(database: Path) -> Iterator[None]:
    """While this process plays the games of a database; StoreError if another one does.

    Two would move the same computer players and tell the same channels. The file stays, as it must: whoever removes
    a locked file lets a second one be locked under its name. Reading beside the bot needs no claim.
    """
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        file = open(claim_file(database), "ab")  # noqa: SIM115  (closed below, after the database)
    except OSError as error:
        raise StoreError(f"The database {database} cannot be created or written: {error.strerror}.") from error
    with file:
        try:
            _lock(file)
        except (BlockingIOError, PermissionError) as error:
            raise StoreError(f"Another bot plays with the database {database}; stop it first.") from error
        except OSError as error:  # a file system without locks: better to run than not
            log.warning("no-claim", database=str(database), reason=error.strerror)
        yield


def _lock(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
