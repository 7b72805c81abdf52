"""``sainome check --upgrade COPY``: what a new version does to all tables, open and finished."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.history import reading
from bot.rows.errors import StoreUnavailable
from bot.services import Services
from bot.store import Connection, Store
from bot.store.claim import claim_file
from bot.tables.private_boards import PrivateBoards
from engines import GAMES
from engines.core import NotUpgradable
from engines.core.history.records import dump
from engines.hexlands.happenings.events import Ordered
from tests.landed import AKI, DUMPS, LANDED, V18, Dump, name_of

from .conftest import Command


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


def break_copy(folder: Path, phase: str, sql: str) -> list[str]:
    """Bring the newest landed database here as ``copy.db``, and change its tables of a phase; return their ids."""
    path = LANDED[-1].restore(folder / "copy.db")

    async def migrate() -> None:
        await (await Store.open(path)).close()

    asyncio.run(migrate())
    claim_file(path).unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as db, db:
        for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            db.execute(f"DROP TRIGGER {name}")
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


@pytest.mark.parametrize(("change", "fault"), BROKEN.items(), ids=map(str, range(len(BROKEN))))
@pytest.mark.parametrize("phase", ["playing", "over"])
def test_rows_that_cannot_be_read_are_named(
    change: str, fault: str, phase: str, sainome: Command, at_home: Path
) -> None:
    tables = break_copy(at_home, phase, f"UPDATE log SET {change} WHERE session_id = :session AND row = 0")
    ran = sainome("check", "--upgrade", "copy.db")
    named = [line for line in ran.out.splitlines() if line.startswith("cannot be read: ")]
    assert len(named) == len(tables)
    for session in tables:
        assert any(f"session {session}: {fault}" in line for line in named), named
    assert ran.out.splitlines()[-2:] == [
        f"Unreadable parts of tables: {len(named)}.",
        "Do not start this version.",
    ]
    assert ran.code == 1
    assert "Traceback" not in ran.out + ran.err
    assert "hidden" not in ran.out, "a value may be a secret"


@pytest.mark.parametrize(
    ("column", "part"),
    [
        ("options", "options: "),
        ("table_rules", "table rules: "),
        ("state", "state: "),
        ("barrier_state", "state at the barrier: "),
        ("decisions", "decisions, "),
    ],
)
@pytest.mark.parametrize("phase", ["playing", "over"])
def test_tables_that_cannot_be_read_are_named(
    column: str, part: str, phase: str, sainome: Command, at_home: Path
) -> None:
    tables = break_copy(at_home, phase, f"UPDATE sessions SET {column} = '{{\"hidden\": 1}}' WHERE id = :session")
    ran = sainome("check", "--upgrade", "copy.db")
    silent = [session for session in tables if f"cannot be read: session {session}: {part}" not in ran.out]
    upgraded = int(ran.out.split("open tables to upgrade: ")[1].split(";")[0])
    assert len(silent) <= upgraded, "a corrected one is set aside, or has no state at the barrier"
    assert len(tables) > upgraded or phase == "over"
    assert ran.code == 1
    assert "Traceback" not in ran.out + ran.err


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


@pytest.mark.parametrize(("sql", "fault"), BESIDE.items(), ids=map(str, range(len(BESIDE))))
def test_what_stands_beside_the_log_is_read(sql: str, fault: str, sainome: Command, at_home: Path) -> None:
    tables = break_copy(at_home, "playing", sql)
    ran = sainome("check", "--upgrade", "copy.db")
    for session in tables:
        assert f"cannot be read: session {session}: {fault}" in ran.out
    assert ran.code == 1
    assert "hidden" not in ran.out
    assert "Traceback" not in ran.out + ran.err


def test_events_that_cannot_be_told_are_named(
    sainome: Command, at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They can be read, and a fact of them has no word."""
    V18.restore(at_home / "copy.db")
    monkeypatch.delattr(Ordered, "facts")
    ran = sainome("check", "--upgrade", "copy.db")
    assert "event 'ordered' cannot be told: " in ran.out
    assert ran.code == 1


def test_database_that_goes_away_is_no_fault_of_tables(
    sainome: Command, at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    V18.restore(at_home / "copy.db")

    def read(db: Connection, session_id: str) -> None:
        raise StoreUnavailable("copy.db", "it is away")

    monkeypatch.setitem(reading.PARTS, "log", read)
    ran = sainome("check", "--upgrade", "copy.db")
    assert ran.code != 0
    assert ran.err.splitlines() == ["The database copy.db does not answer: it is away."]
    assert "cannot be read" not in ran.out


def test_many_rows_of_one_fault_are_one_line(sainome: Command, at_home: Path) -> None:
    tables = break_copy(
        at_home, "over", 'UPDATE log SET events = \'[{"kind": "gone"}]\' WHERE session_id = :session'
    )
    ran = sainome("check", "--upgrade", "copy.db")
    lines = [line for line in ran.out.splitlines() if line.startswith("cannot be read: ")]
    assert len(lines) == len(tables)
    assert any("rows 0, 1, 2 and " in line and " more: event 'gone': not known here" in line for line in lines)


def test_quarantined_tables_are_not_read(sainome: Command, at_home: Path) -> None:
    """Nobody is shown anything of them, and a new version makes them no worse."""
    landed = LANDED[-1]
    with closing(sqlite3.connect(landed.restore(at_home / "copy.db"))) as db, db:
        db.execute("UPDATE sessions SET state = '{}' WHERE id = ?", (landed.quarantined,))
    ran = sainome("check", "--upgrade", "copy.db")
    assert "quarantined before, and not read: 1" in ran.out
    assert ran.code == 0


def test_finished_games_without_their_board_are_listed(sainome: Command, at_home: Path, corrected: Any) -> None:
    LANDED[-1].restore(at_home / "copy.db")

    def upgrade(state: dict[str, Any]) -> dict[str, Any]:
        if state["stage"] == "over":
            raise NotUpgradable("the end was another one")
        return state

    corrected(upgrade, "dicolony")
    ran = sainome("check", "--upgrade", "copy.db")
    assert "would be shown without its board: session " in ran.out
    assert "the end was another one" in ran.out
    assert ran.out.splitlines()[-1] == "Every table goes on."
    assert ran.code == 0, "its result stands"


def test_tables_that_would_be_set_aside_are_named(sainome: Command, at_home: Path, corrected: Any) -> None:
    landed = LANDED[-1]
    copy = landed.restore(at_home / "copy.db")

    def upgrade(state: dict[str, Any]) -> dict[str, Any]:
        if state["turn"] > 1:
            raise NotUpgradable("there is no way on from a later turn\x1b[2J")
        return state

    corrected(upgrade)
    ran = sainome("check", "--upgrade", str(copy))
    assert ran.code == 1
    named = [line for line in ran.out.splitlines() if line.startswith("set aside: ")]
    assert any(landed.middle["octa"] in line and "no way on" in line for line in named)
    assert "\x1b" not in ran.out
    assert "Traceback" not in ran.out + ran.err


def test_private_boards_that_would_end_are_named(sainome: Command, at_home: Path, corrected: Any) -> None:
    async def begun(path: Path) -> list[str]:
        store = await Store.open(path)
        boards = PrivateBoards(store, GAMES)
        ids = [(await boards.begin(AKI, game, "en", ("random",)))[0].row.id for game in ("octa", "dicolony")]
        await store.close()
        return ids

    octa, other = asyncio.run(begun(at_home / "copy.db"))
    claim_file(at_home / "copy.db").unlink(missing_ok=True)

    def upgrade(state: dict[str, Any]) -> dict[str, Any]:
        raise NotUpgradable("there is no way on")

    corrected(upgrade)
    ran = sainome("check", "--upgrade", str(at_home / "copy.db"))
    assert ran.code == 0, "a sentence tells its owner, and nobody waits"
    assert f"would end: private board {octa} was begun under version" in ran.out
    assert other not in ran.out


def test_the_database_of_the_bot_is_refused(
    sainome: Command, at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = LANDED[-1].restore(at_home / "live.db")
    before = path.read_bytes()
    monkeypatch.setenv("SAINOME_DATABASE", str(path))
    ran = sainome("check", "--upgrade", str(path))
    assert ran.code != 0
    assert "sainome backup COPY" in ran.err
    assert path.read_bytes() == before


def test_database_with_a_lock_beside_it_is_refused(sainome: Command, at_home: Path) -> None:
    path = LANDED[-1].restore(at_home / "other.db")
    claim_file(path).touch()
    ran = sainome("check", "--upgrade", str(path))
    assert ran.code != 0
    assert "give it a copy" in ran.err


@pytest.mark.parametrize("text", [None, "no database"])
def test_what_is_no_database_gets_a_sentence(text: str | None, sainome: Command, at_home: Path) -> None:
    path = at_home / "copy.db"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    ran = sainome("check", "--upgrade", str(path))
    assert ran.code != 0
    assert "Traceback" not in ran.err
    assert len(ran.err.splitlines()) == 1


def test_upgraded_record_is_told_and_checked(sainome: Command, at_home: Path, corrected: Any) -> None:
    """Rows before the correction from their events, the others by the rules; pictures from the correction on."""
    landed = LANDED[-1]
    corrected(lambda state: state)

    async def exported() -> str:
        store = await Store.open(landed.restore(at_home / "landed.db"))
        try:
            services = Services(store)
            session = await services.tables.load(landed.middle["octa"])
            seat = session.movers[0]
            action = session.rules.legal_actions(session.state, seat)[0]
            await services.moves.act(
                session.id, AKI, session.rules.notation(action), decision=None, interaction_id=None
            )
            return dump(await services.history.record(session.id, public=False))
        finally:
            await services.close()
            await store.close()

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
