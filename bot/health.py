"""The heartbeat of a running bot, and the health check that looks at it: with the standard library alone.

The container asks every 30 seconds; importing the bot for it would cost a second of processor time and 90 MB.
"""

from __future__ import annotations

import os
import sys
import time

DATABASE, VARIABLE = "var/sainome.db", "SAINOME_DATABASE"
STALE = 90.0
"""Age in seconds from which a heartbeat is stale; a reconnect takes less."""


def main() -> int:
    """Return 0 while the heartbeat of the database's bot is recent, else 1 with a sentence."""
    database = database_path()
    age = age_of(heartbeat_file(database))
    if age is None:
        print(f"The bot of {printable(database)} is not running, or has not reached Discord yet.", file=sys.stderr)
        return 1
    if age > STALE:
        print(f"The bot of {printable(database)} was last connected {age:.0f} s ago.", file=sys.stderr)
        return 1
    print(f"connected {age:.0f} s ago")
    return 0


def heartbeat_file(database: str) -> str:
    """Return the file beside the database; for one on a server, a file of its own among the temporary ones."""
    if not is_address(database):
        return f"{database}.alive"
    import hashlib
    import tempfile

    number = hashlib.sha256(printable(database).encode()).hexdigest()[:16]
    return os.path.join(tempfile.gettempdir(), f"sainome-{number}.alive")


def is_address(database: str) -> bool:
    return database.partition("://")[0].lower() in ("postgresql", "postgres") and "://" in database


def printable(database: str) -> str:
    """Return a path as it is, and an address without password and options."""
    if not is_address(database):
        return database
    place = database.partition("://")[2].partition("?")[0]
    who, at, where = place.rpartition("@")
    return f"postgresql://{who.partition(':')[0]}{at}{where}"


def age_of(file: str) -> float | None:
    """Return the seconds since the file was touched; None without it."""
    try:
        return max(0.0, time.time() - os.stat(file).st_mtime)
    except (OSError, ValueError):
        return None


def database_path(env_file: str = ".env") -> str:
    """Return the path of the database as the settings have it: environment, .env, default."""
    value = next((text for name, text in os.environ.items() if name.upper() == VARIABLE), None)
    if value is None:
        value = _from_file(env_file)
    if value is not None and is_address(value):
        return value
    return os.path.expanduser(DATABASE if value is None else value)


def _from_file(env_file: str) -> str | None:
    """Return the last value of the variable in a .env file; None if it is not set there or cannot be read."""
    try:
        with open(env_file, encoding="utf-8") as lines:
            values = [_value(line) for line in lines]
    except (OSError, UnicodeDecodeError):
        return None
    return next((value for value in reversed(values) if value is not None), None)


def _value(line: str) -> str | None:
    name, is_set, text = line.strip().removeprefix("export ").partition("=")
    if not is_set or name.strip().upper() != VARIABLE:
        return None
    text = text.strip()
    if text[:1] in ("'", '"') and text.find(text[0], 1) > 0:
        return text[1 : text.find(text[0], 1)]
    return text.partition(" #")[0].strip()
