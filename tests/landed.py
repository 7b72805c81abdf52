"""A database of the last landed version: dumped as text by the code of commit 6100db9, database version 5.

It holds what a running bot may have at any moment: lobbies, games of all kinds in the middle of a turn, open
requests (a takeback, two seat offers, a seat wanted, a vote), notices that wait or are parked, rows of the outbox
that wait or are parked, unreachable channels, a quarantined session, a server that the bot was removed from,
finished rated games and user settings with a daily digest.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from bot.table.model import Actor

DATA = Path(__file__).parent / "data"
VERSION = 5
NOW = 1_790_151_600.0
"""A minute after the last change in it."""
AKI, BEN, CHIO, DAI = (
    Actor(900000000000000011, "Aki"),
    Actor(900000000000000012, "Ben"),
    Actor(900000000000000013, "Chio"),
    Actor(900000000000000014, "Dai"),
)
PEOPLE: Mapping[int, Actor] = {person.user_id: person for person in (AKI, BEN, CHIO, DAI)}
GUILD, DEPARTED = 700000000000000007, 700000000000000008
MIDDLE: Mapping[str, str] = {
    "dicolony": "mszg4hxwvp",
    "hexlands": "rlcqlktbe6",
    "micronesia": "gr3uprjcez",
    "octa": "sywo3ulyeh",
    "rise_of_tribes": "ecykiciml3",
}
"""A game of each kind in the middle of a turn, by its session's id."""
OFFERED, WANTED, VOTED, TAKEBACK = 1, 2, 4, 5
"""Ids of open requests: Ben offers Dai a seat, Dai wants the seat of one who left, a vote, a takeback."""
FORBIDDEN_PANEL, FORBIDDEN_HOST, FORBIDDEN_NOTICE = "5t5gsabegz", "qol4jqhsz5", "liyjw6q55a"
"""Sessions: the outbox is parked; the host is still to be notified; a notice is parked."""
QUARANTINED, OF_DEPARTED = "hx4w42jdv5", "7gihtkhky3"


def dump() -> str:
    """Return the database as SQL."""
    return (DATA / "landed-v5.sql").read_text(encoding="utf-8")


def custom_ids() -> Mapping[str, list[str]]:
    """The custom ids on the lobby, or on the private panel of the first seat to act, by session; with the value for
    an option of a select."""
    found: Mapping[str, list[str]] = json.loads((DATA / "landed-v5-custom-ids.json").read_text(encoding="utf-8"))
    return found


def restore(path: Path, numbers: Mapping[int, int] | None = None) -> Path:
    """Write the database to ``path``; ``numbers`` are ids to be replaced (a server's, a channel's, a person's)."""
    sql = dump()
    for old, new in (numbers or {}).items():
        sql = sql.replace(str(old), str(new))
    with closing(sqlite3.connect(path)) as db:
        db.executescript(sql)
    return path


def dumped(path: Path) -> str:
    """Dump a database file in the form of ``dump``."""
    with closing(sqlite3.connect(path)) as db:
        pragmas = (
            f"PRAGMA {name} = {db.execute(f'PRAGMA {name}').fetchone()[0]};"
            for name in ("application_id", "user_version")
        )
        return "\n".join((*pragmas, *db.iterdump(), ""))
