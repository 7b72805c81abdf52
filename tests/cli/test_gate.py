"""``sainome check --upgrade COPY``: what a new version does to all tables, open and finished."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bot.history import reading
from bot.rows.errors import StoreUnavailable
from bot.store import Connection
from bot.store.claim import claim_file
from engines import GAMES
from engines.core import NotUpgradable
from engines.core.history.records import dump
from engines.hexlands.happenings.events import Ordered
from tests.landed import AKI, DUMPS, LANDED, V18, Dump, name_of

from .conftest import Command
from .databases import migrate, opened, tamper


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Give a game one version more, whose upgrade is the given function of the stored state."""

    def correct(upgrade: Any, game: str = "octa") -> None:
        rules = GAMES[game].rules
        present, before = rules.rules_version, type(rules).upgrade

        def from_there(self: Any, state: Any, options: Any, version: int) -> Any:
            return upgrade(state) if version == present else before(self, state, options, version)

        monkeypatch.setattr(type(rules), "upgrade", from_there)
        monkeypatch.setattr(type(rules), "rules_version", present + 1)

    return correct


@cache
def newest() -> bytes:
    """The newest landed database, migrated, without the guards of its tables."""
    with TemporaryDirectory() as folder:
        path = LANDED[-1].restore(Path(folder) / "copy.db")
        asyncio.run(migrate(path))
        tamper(path, "UPDATE sessions SET id = id")
        return path.read_bytes()


def break_copy(folder: Path, phase: str, sql: str) -> list[str]:
    """Bring the newest landed database here as ``copy.db``, and change its tables of a phase; return their ids."""
    path = folder / "copy.db"
    path.write_bytes(newest())
    with closing(sqlite3.connect(path)) as db, db:
        of_phase = "SELECT id FROM sessions WHERE phase = ? AND incident IS NULL AND state IS NOT NULL"
        tables = [str(session) for (session,) in db.execute(of_phase, (phase,)).fetchall()]
        for session in tables:
            db.execute(sql, {"session": session})
    assert tables
    return tables


@pytest.mark.parametrize("landed", DUMPS, ids=name_of)
def test_every_landed_table_goes_on(landed: Dump, sainome: Command, at_home: Path, corrected: Any) -> None:
    copy = landed.restore(at_home / "copy.db")
    corrected(lambda state: state)
    ran = sainome("check", "--upgrade", str(copy))
    assert (
        ran.out.splitlines()[-1]
        == "Every table goes on. Options, states, events and actions of all tables can be read."
    )
    assert ran.code == 0
    assert "set aside" not in ran.out
    assert not claim_file(copy).exists()


BROKEN = {
    'events = \'[{"kind": "ended", "visible_to": "hidden"}]\'': "row 0: event 'ended': visible_to: ",
    'events = \'[{"kind": "ended", "hidden": 1}]\'': "row 0: event 'ended': ",
    'events = \'[{"kind": "no-more"}]\'': "row 0: event 'no-more': not known here",
    'events = \'[{"kind": {"hidden": 1}}]\'': "row 0: event of no kind: ",
    'events = \'[{"seat": "hidden"}]\'': "row 0: event of no kind: Unable to extract tag",
    "events = '{}'": "row 0: events: no list",
    "events = 'hidden'": "row 0: events: JSONDecodeError",
    f"events = '{'[' * 100_000}'": "row 0: events: RecursionError",
    "notation = 'hidden B3', seat = 0": "row 0: its action",
    "upgrade = '{}'": "row 0: dice or upgrade: KeyError",
    "chance = '[[\"hidden\"]]'": "row 0: dice or upgrade: ValueError",
}
"""What of row 0 cannot be read, and how that is told."""


COLUMNS = {
    "options": "options: ", "table_rules": "table rules: ", "state": "state: ",
    "barrier_state": "state at the barrier: ", "decisions": "decisions, ",
}  # fmt: skip


def gate(sainome: Command, said: str, code: int = 1) -> str:
    """Run the gate on ``copy.db``; return its output, which says this and holds no value that may be a secret."""
    ran = sainome("check", "--upgrade", "copy.db")
    assert (ran.code, "Traceback" in ran.out + ran.err) == (code, False)
    assert said in ran.out
    assert "hidden" not in ran.out
    assert "\x1b" not in ran.out
    return ran.out


@pytest.mark.parametrize("phase", ["playing", "over"])
def test_what_cannot_be_read_of_a_table_is_named(phase: str, sainome: Command, at_home: Path) -> None:
    for change, fault in BROKEN.items():
        tables = break_copy(at_home, phase, f"UPDATE log SET {change} WHERE session_id = :session AND row = 0")
        out = gate(sainome, "cannot be read: ")
        named = [line for line in out.splitlines() if line.startswith("cannot be read: ")]
        assert len(named) == len(tables), change
        assert all(any(f"session {session}: {fault}" in line for line in named) for session in tables), named
        said = [f"Unreadable parts of tables: {len(named)}.", "Do not start this version."]
        assert out.splitlines()[-2:] == said
    for column, part in COLUMNS.items():
        change = f"UPDATE sessions SET {column} = '{{\"other\": 1}}' WHERE id = :session"
        tables = break_copy(at_home, phase, change)
        out = gate(sainome, "cannot be read: ")
        silent = [session for session in tables if f"cannot be read: session {session}: {part}" not in out]
        upgraded = int(out.split("open tables to upgrade: ")[1].split(";")[0])
        assert len(silent) <= upgraded, "a corrected one is set aside, or has no state at the barrier"
        assert len(tables) > upgraded or phase == "over"


BESIDE = {
    "UPDATE sessions SET proof = '[1, 2]' WHERE id = :session": "proof: 0: ",
    "UPDATE sessions SET beacon = '[\"hidden\", {}]' WHERE id = :session": "beacon: ",
    "UPDATE sessions SET state = NULL WHERE id = :session": "no state",
    "UPDATE players SET accepted = 'hidden' WHERE session_id = :session": "accepted options: ",
    "UPDATE players SET policy = 'hidden' WHERE session_id = :session": "seat 0: a computer player",
    "INSERT INTO reviews VALUES (:session, '{\"hidden\": 1}', 0.0)": "review: ",
    'INSERT INTO hints VALUES (:session, 0, 0, 1, 0, 0.0, \'{"plans": "hidden"}\')': "hint: plans: ",
    "INSERT OR REPLACE INTO suggestions VALUES (:session, 0, 0, 0, 0, 0.0, 'hidden')": "ready-made turn: ",
    "INSERT INTO orders VALUES (:session, 0, 1, 0, '{}', 'hidden', 0.0, '[]')": "orders: ",
    "INSERT INTO orders VALUES (:session, 0, 1, 0, '{}', '[]', 0.0, 'hidden')": "reasons of orders: ",
    "INSERT INTO answers VALUES (:session, 0, 1, 'hidden')": "standing answers: ",
}
"""What stands beside state and log, changed, and how that is told."""


def test_what_stands_beside_the_log_is_read(sainome: Command, at_home: Path) -> None:
    for sql, fault in BESIDE.items():
        tables = break_copy(at_home, "playing", sql)
        out = gate(sainome, "cannot be read: ")
        assert all(f"cannot be read: session {session}: {fault}" in out for session in tables), sql


def test_many_rows_of_one_fault_are_one_line(sainome: Command, at_home: Path) -> None:
    tables = break_copy(
        at_home, "over", 'UPDATE log SET events = \'[{"kind": "gone"}]\' WHERE session_id = :session'
    )
    out = gate(sainome, " more: event 'gone': not known here")
    lines = [line for line in out.splitlines() if line.startswith("cannot be read: ")]
    assert len(lines) == len(tables)
    assert any("rows 0, 1, 2 and " in line for line in lines)


def test_fault_of_code_or_database_is_no_fault_of_tables(
    sainome: Command, at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Events that can be read, of which a fact has no word; then the database goes away."""
    V18.restore(at_home / "copy.db")
    with monkeypatch.context() as patched:
        patched.delattr(Ordered, "facts")
        gate(sainome, "event 'ordered' cannot be told: ")

    def read(db: Connection, session_id: str) -> None:
        raise StoreUnavailable("copy.db", "it is away")

    monkeypatch.setitem(reading.PARTS, "log", read)
    ran = sainome("check", "--upgrade", "copy.db")
    assert (ran.code != 0, "cannot be read" in ran.out) == (True, False)
    assert ran.err.splitlines() == ["The database copy.db does not answer: it is away."]


def test_quarantined_tables_are_not_read(sainome: Command, at_home: Path) -> None:
    """Nobody is shown anything of them, and a new version makes them no worse."""
    landed = LANDED[-1]
    with closing(sqlite3.connect(landed.restore(at_home / "copy.db"))) as db, db:
        db.execute("UPDATE sessions SET state = '{}' WHERE id = ?", (landed.quarantined,))
    gate(sainome, "quarantined before, and not read: 1", 0)


def test_tables_that_do_not_go_on_are_named(sainome: Command, at_home: Path, corrected: Any) -> None:
    """An open one would be set aside; of a finished one the result stands without its board."""
    landed = LANDED[-1]
    landed.restore(at_home / "copy.db")

    def ended(state: dict[str, Any]) -> dict[str, Any]:
        if state["stage"] == "over":
            raise NotUpgradable("the end was another one")
        return state

    corrected(ended, "dicolony")
    out = gate(sainome, "would be shown without its board: session ", 0)
    assert "the end was another one" in out
    assert out.splitlines()[-1] == "Every table goes on."

    def upgrade(state: dict[str, Any]) -> dict[str, Any]:
        if state["turn"] > 1:
            raise NotUpgradable("there is no way on from a later turn\x1b[2J")
        return state

    corrected(upgrade)
    out = gate(sainome, "set aside: ")
    named = [line for line in out.splitlines() if line.startswith("set aside: ")]
    assert any(landed.middle["octa"] in line and "no way on" in line for line in named)


def test_private_boards_that_would_end_are_named(sainome: Command, at_home: Path, corrected: Any) -> None:
    async def begun(path: Path) -> list[str]:
        async with opened(path) as services:
            boards = services.tables.boards
            return [(await boards.begin(AKI, game, "en", ("random",)))[0].row.id for game in ("octa", "dicolony")]

    octa, other = asyncio.run(begun(at_home / "copy.db"))
    claim_file(at_home / "copy.db").unlink(missing_ok=True)

    def upgrade(state: dict[str, Any]) -> dict[str, Any]:
        raise NotUpgradable("there is no way on")

    corrected(upgrade)
    out = gate(sainome, f"would end: private board {octa} was begun under version", 0)
    assert other not in out, "a sentence tells its owner, and nobody waits"


def test_what_is_no_copy_is_refused(sainome: Command, at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    live = LANDED[-1].restore(at_home / "live.db")
    before = live.read_bytes()
    with monkeypatch.context() as patched:
        patched.setenv("SAINOME_DATABASE", str(live))
        ran = sainome("check", "--upgrade", str(live))
    assert (ran.code != 0, "sainome backup COPY" in ran.err) == (True, True)
    claim_file(live).touch()
    ran = sainome("check", "--upgrade", str(live))
    assert (ran.code != 0, "give it a copy" in ran.err) == (True, True), "a lock lies beside it"
    assert live.read_bytes() == before
    (at_home / "text.db").write_text("no database", encoding="utf-8")
    for name in ("none.db", "text.db"):
        ran = sainome("check", "--upgrade", name)
        assert (ran.code != 0, len(ran.err.splitlines()), "Traceback" in ran.err) == (True, 1, False)


def test_upgraded_record_is_told_and_checked(sainome: Command, at_home: Path, corrected: Any) -> None:
    """Rows before the correction from their events, the others by the rules; pictures from the correction on."""
    landed = LANDED[-1]
    corrected(lambda state: state)

    async def exported() -> str:
        async with opened(landed.restore(at_home / "landed.db")) as services:
            session = await services.tables.load(landed.middle["octa"])
            action = session.rules.legal_actions(session.state, session.movers[0])[0]
            notation = session.rules.notation(action)
            await services.moves.act(session.id, AKI, notation, decision=None, interaction_id=None)
            return dump(await services.history.record(session.id, public=False))

    (at_home / "octa.jsonl").write_text(asyncio.run(exported()), encoding="utf-8")
    ran = sainome("replay", "octa.jsonl", "--text", "--png", "last.png", "--gif", "all.gif")
    assert ran.code == 0, ran.err
    lines = ran.out.splitlines()
    at = next(number for number, line in enumerate(lines) if "From here on by corrected rules" in line)
    assert 10 < at < len(lines) - 2
    assert not any("octa-event" in line for line in lines)
    assert (at_home / "last.png").stat().st_size > 0
    corrected(lambda state: state)  # the next correction, which this record knows nothing of
    later = sainome("replay", "octa.jsonl", "--text")
    assert later.code == 0, later.err
    assert "so it was not played again" in later.out
    assert "There is no picture of it." in sainome("replay", "octa.jsonl", "--png", "no.png").err
