"""Databases of landed versions as SQL: what they wrote, and what 0.12 made of it when it was started once.

Version 5 is of commit 6100db9, version 9 of 7b14b29 (``tests/landing.py`` makes the next one). Each holds what a
running bot may have at any moment: lobbies, games of all kinds in the middle of a turn, open requests (a takeback,
two seat offers, a seat wanted, a vote), notices that wait or are parked, rows of the outbox in the same state or
begun, unreachable channels, a quarantined session, a server that the bot was removed from, finished rated
games and user settings with a daily digest.

Version 18, of commit dac5333, is one of another kind: see ``Played``.

Commit 43f3f0d7 (0.12.2) was started with each at the moment of ``now``, and killed before it sent anything: the
schema is its, told once in ``schema-32.sql``, and the running games are of its rules.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.session.model import Actor
from bot.store import migrations
from engines import GAMES

DATA = Path(__file__).parent / "data"
ROWS = "-- rows\n"
"""Stands in a schema where the rows come, before indexes and triggers."""
AKI, BEN, CHIO, DAI = (
    Actor(900000000000000011, "Aki"),
    Actor(900000000000000012, "Ben"),
    Actor(900000000000000013, "Chio"),
    Actor(900000000000000014, "Dai"),
)
PEOPLE: Mapping[int, Actor] = {person.user_id: person for person in (AKI, BEN, CHIO, DAI)}
GUILD, DEPARTED = 700000000000000007, 700000000000000008
FORBIDDEN_PANEL_CHANNEL, FORBIDDEN_NOTICE_CHANNEL = 800000000000000033, 800000000000000040
OCTA_CHANNEL = 800000000000000023


@dataclass(frozen=True)
class Dump:
    """One of the databases, and what the tests need to know of it: sessions by their ids."""

    version: int
    now: float
    """A minute after the last change in it."""
    middle: Mapping[str, str]
    """A game of each kind in the middle of a turn."""
    rules: Mapping[str, int]
    """The version of each game's rules under which it was played."""
    custom_ids: Mapping[str, list[str]]
    """The custom ids on the lobby, or on the private panel of the first seat to act, by session; with the value for
    an option of a select."""

    @property
    def corrected(self) -> frozenset[str]:
        """Those of ``middle`` whose rules were corrected since, which is a barrier: nobody takes back past it."""
        return frozenset(session for game, session in self.middle.items() if self.is_corrected(game))

    def is_corrected(self, game: str) -> bool:
        """Whether the rules of a game were corrected since, by 0.12 or later."""
        return GAMES[game].rules.rules_version > self.rules[game]

    @property
    def schema(self) -> int:
        """The version of its schema."""
        return max(self.version, migrations()[0].number)

    def dump(self) -> str:
        """Return the database as SQL."""
        schema = (DATA / f"schema-{self.schema}.sql").read_text(encoding="utf-8")
        return schema.replace(ROWS, (DATA / f"landed-v{self.version}.sql").read_text(encoding="utf-8"))

    def restore(self, path: Path, numbers: Mapping[int, int] | None = None) -> Path:
        """Write the database to ``path``; ``numbers``: ids to be replaced (a server's, a channel's, a person's)."""
        sql = self.dump()
        for old, new in (numbers or {}).items():
            sql = sql.replace(str(old), str(new))
        with closing(sqlite3.connect(path)) as db:
            db.executescript(f"BEGIN; {sql} COMMIT;")
        return path

    def sequences(self, path: Path) -> dict[str, int]:
        """Return the highest id ever used, by table with such ids."""
        with closing(sqlite3.connect(self.restore(path))) as db:
            return dict(db.execute("SELECT name, seq FROM sqlite_sequence").fetchall())


@dataclass(frozen=True)
class Landed(Dump):
    """One with all that a running bot may have: requests by their ids, too."""

    offered: int
    """Ben offers Dai a seat."""
    wanted: int
    """Dai wants the seat of one who left."""
    voted: int
    takeback: int
    forbidden_panel: str
    """The outbox is parked."""
    forbidden_host: str
    """The host is still to be notified."""
    forbidden_notice: str
    """A notice is parked."""
    quarantined: str
    of_departed: str
    waiting: tuple[str, ...]
    """Sessions with panels still to be sent."""
    notices: tuple[str, ...]
    """The kinds of notices still to be sent."""

    @classmethod
    def read(cls, version: int, *notices: str) -> Landed:
        """Return the database whose facts were written with it."""
        facts = _json(f"landed-v{version}-facts.json")
        known = {name: facts[name] for name in cls.__dataclass_fields__ if name in facts}
        return cls(**{**known, "waiting": tuple(facts["waiting"])}, version=version, notices=notices)

    @property
    def lobby(self) -> str:
        """A lobby of Micronesia that Aki has opened and Ben has joined."""
        return next(session for session, ids in self.custom_ids.items() if ids[0].endswith(":join"))


@dataclass(frozen=True)
class Played(Dump):
    """One with nothing but a finished and an open game of each kind, in which every kind of action was played."""

    finished: Mapping[str, str]
    told: Mapping[str, Sequence[str]]
    """The log's lines of orders in Hexlands as that version told them, by language: of the open game, then of the
    finished one."""

    @classmethod
    def read(cls, version: int) -> Played:
        """Return the database whose facts were written with it."""
        facts = _json(f"landed-v{version}-facts.json")
        return cls(version=version, **{name: facts[name] for name in cls.__dataclass_fields__ if name in facts})


def _json(name: str) -> Any:
    return json.loads((DATA / name).read_text(encoding="utf-8"))


_NOTICES = ("remind", "nudge", "undo-ask", "muted", "seat-offer", "digest", "seat-sought")
V5 = Landed.read(5, *_NOTICES)
V9 = Landed.read(9, *_NOTICES)
V19 = Landed.read(19, *_NOTICES)
V22 = Landed.read(22, *_NOTICES)
V24 = Landed.read(24, *_NOTICES)
V28 = Landed.read(28, *_NOTICES, "seat-ask", "vote")
V29 = Landed.read(29, *_NOTICES, "seat-ask", "vote")
V31 = Landed.read(31, *_NOTICES, "seat-ask", "vote")
V18 = Played.read(18)
LANDED = (V5, V9, V19, V22, V24, V28, V29, V31)
"""All of the larger ones, the oldest first."""
DUMPS = (*LANDED, V18)


def name_of(landed: Dump) -> str:
    """The name of a test's parameter."""
    return f"v{landed.version}"


def dump_of(path: Path) -> str:
    """Dump a database file in the form of ``dump``."""
    schema, rows = parts_of(path)
    return schema.replace(ROWS, rows)


def parts_of(path: Path) -> tuple[str, str]:
    """Return the schema of a database file, with the place of its rows, and the rows, as SQL."""
    with closing(sqlite3.connect(path)) as db:
        pragmas = (
            f"PRAGMA {name} = {db.execute(f'PRAGMA {name}').fetchone()[0]};"
            for name in ("application_id", "user_version")
        )
        _, *statements, _ = db.iterdump()  # a transaction around all
        made = [one for one in statements if one.startswith("CREATE ")]
        tables = [one for one in made if one.startswith("CREATE TABLE ")]
        schema = (*pragmas, *tables, ROWS.strip(), *made[len(tables) :], "")
        rows = [one for one in statements if one not in made]
        return "\n".join(schema), "\n".join((*rows, ""))
