"""Files that only the bot's own user may read: a reader of the database knows all dice to come."""

from __future__ import annotations

from pathlib import Path

import structlog

OWNER_ONLY, OWNER_ONLY_FOLDER = 0o600, 0o700

log = structlog.get_logger(__name__)


def make_private(path: Path) -> None:
    """Create the file if it is missing; nobody but its owner may read it or write to it.

    OSError if it cannot be created. A file of somebody else stays as it is, and the log says so.
    """
    path.touch(OWNER_ONLY)
    tighten(path, OWNER_ONLY)


def tighten(path: Path, mode: int) -> None:
    """Take away what others may do with a file or folder, if there is one."""
    try:
        if path.exists() and path.stat().st_mode & 0o077:
            path.chmod(mode)
    except OSError as error:
        log.warning("file-readable-by-others", file=str(path), reason=error.strerror)
