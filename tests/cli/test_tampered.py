"""``sainome check`` on databases that somebody has changed: each change is found, named and no traceback."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from bot.rows.settings import UserSettings
from bot.session.model import Phase
from tests.landed import LANDED, Landed, name_of

from .conftest import Command
from .databases import AKI, PEOPLE, act, begun, migrate, opened, tamper


class Bytes:
    """Seeds and ids that are the same in each run."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, size: int) -> bytes:
        self.calls += 1
        return bytes((self.calls * 37 + at) % 256 for at in range(size))


async def play(path: Path) -> None:
    """Play a lobby, a running game with a roll and an undone row, and games that were finished and ended."""
    async with opened(path, random_bytes=Bytes()) as services:
        for actor in PEOPLE:
            await services.preferences.change_user(actor.user_id, lambda mine: UserSettings(confirm=False))
        await services.lobbies.open("micronesia", 1, 10, AKI, "en")
        session = await begun(services, "micronesia", 20)
        undone = False
        while session.row < 8 or not undone or session.takebacks == (None,) * 3:
            session = await act(services, session)
            if session.row > 4 and not undone and (seat := session.takebacks[session.movers[0]]) is not None:
                owner = next(p.user_id for p in session.players if session.takebacks[p.seat] == seat)
                actor = next(one for one in PEOPLE if one.user_id == owner)
                await services.moves.undo(session.id, actor, decision=None, interaction_id=None)
                session, undone = await services.tables.load(session.id), True
        session = await begun(services, "micronesia", 30)
        while session.phase is Phase.PLAYING:
            session = await act(services, session)
        board, _ = await services.tables.boards.begin(AKI, "micronesia", "en", ("random", "random"))
        await services.settle()  # a computer player may begin
        await act(services, await services.tables.load(board.row.id))
        session = await begun(services, "micronesia", 40)
        await services.moves.end((await act(services, session)).id, AKI, by_moderator=False)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("played") / "sainome.db"
    asyncio.run(play(path))
    return path


@pytest.fixture
def database(played: Path, at_home: Path) -> Path:
    (at_home / "var").mkdir()
    return Path(shutil.copy(played, at_home / "var" / "sainome.db"))


LOBBY, RUNNING, OVER, CLOSED = (f"(SELECT id FROM sessions WHERE channel_id = {at})" for at in (10, 20, 30, 40))
TURNED = "chance = json_set(chance, '$[0][2][0]', 1 + json_extract(chance, '$[0][2][0]') % 6)"
ROLL = "(SELECT min(row) FROM log WHERE row > 0 AND session_id = {0} AND chance <> '[]')"


def session(values: str, which: str) -> str:
    return f"UPDATE sessions SET {values} WHERE id = {which}"


def row(values: str, which: str, number: str) -> str:
    return f"UPDATE log SET {values} WHERE session_id = {which} AND row = {number.format(which)}"


TAMPERINGS = {
    # the counters of a session
    "draws": (session("draws = draws + 1", RUNNING), "draws"),
    "row": (session("row = row + 1", RUNNING), "rows"),
    "row of a lobby": (session("row = 3", LOBBY), "has no log"),
    "barrier": (session("barrier = barrier - 1", RUNNING), "barrier"),
    "barrier state": (session("barrier_state = state", RUNNING), "state at its barrier"),
    "takebacks": (session("takebacks = '[0,0,0]'", RUNNING), "undo"),
    "decisions back to zero": (session("decisions = '[0,0,0]'", RUNNING), "decision"),
    "decisions far ahead": (session("decisions = '[99999999,99999999,99999999]'", RUNNING), "decision"),
    "decisions that are no list": (session("decisions = '7'", RUNNING), "cannot be read"),
    "computer next": (session("computer_next = 1", RUNNING), "computer player"),
    # its texts
    "state": (session("state = json_set(state, '$.turn', 40)", RUNNING), "state"),
    "state that is no JSON": (session("state = '{'", RUNNING), "cannot be read"),
    "state that is nested deeply": (session("state = '" + "[" * 50_000 + "'", RUNNING), "cannot be read"),
    "no state": (session("state = NULL", RUNNING), "state"),
    "state of a lobby": (
        session(f"state = (SELECT state FROM sessions WHERE id = {RUNNING})", LOBBY), "cannot be read"
    ),
    "options": (session("options = json_set(options, '$.islands_to_win', 9)", RUNNING), "cannot be"),
    "table rules": (session("table_rules = '{\"clock\":\"9d\"}'", RUNNING), "cannot be read"),
    "words": (session("words = '[\"a\",\"b\",\"c\"]'", RUNNING), "seed"),
    "game": (session("game = 'go\x1b[31m'", RUNNING), "not here"),
    "other game": (session("game = 'octa'", RUNNING), "was begun under version 1 of its rules"),
    "rules version": (session("rules_version = 99", RUNNING), "version 99"),
    # who sits where
    "unknown policy": (
        f"UPDATE players SET policy = 'oracle', user_id = NULL WHERE seat = 1 AND session_id = {RUNNING}",
        "oracle",
    ),
    "unknown policy in a lobby": (
        f"INSERT INTO players (session_id, seat, name, policy) VALUES ({LOBBY}, 1, 'X', 'oracle')", "oracle"
    ),
    "unknown host": (session("host_id = 99", RUNNING), "host"),
    "missing seat": (f"DELETE FROM players WHERE seat = 1 AND session_id = {RUNNING}", "cannot be"),
    "somebody twice": (f"UPDATE players SET user_id = 11 WHERE session_id = {RUNNING}", "two seats"),
    # the seed
    "seed": (session("seed = zeroblob(32)", RUNNING), "seed"),
    "seed of a finished game": (session("seed = zeroblob(32)", OVER), "seed"),
    "hash": (session("seed_hash = '00'", OVER), "seed"),
    # the log
    "dice": (row(TURNED, RUNNING, ROLL), "cannot be replayed|events|seed"),
    "no dice": (row("chance = '[]'", RUNNING, ROLL), "cannot be replayed"),
    "dice of 2^40 sides": (row("chance = '[[\"roll\",1099511627776,[1]]]'", RUNNING, ROLL), "cannot be replayed"),
    "chance that is no JSON": (row("chance = '[['", RUNNING, ROLL), "cannot be examined"),
    "events": (row("events = '[]'", RUNNING, ROLL), "events"),
    "events of no kind": (row("events = '[{\"kind\":\"rain\"}]'", RUNNING, ROLL), "cannot be"),
    "press of several rows": (row("batch = 1", RUNNING, "3"), "not played together"),
    "notation": (row("notation = 'settle 9/9'", RUNNING, "2"), "cannot be replayed"),
    "seat": (row("seat = 7", RUNNING, "2"), "cannot be replayed"),
    "hidden": (row("hidden = 1", RUNNING, "2"), "secret"),
    "barrier of a row": (row("barrier = 1 - barrier", RUNNING, "2"), "barrier"),
    "turn of a row": (row("turn = 77", RUNNING, "2"), "turn"),
    "roll taken back": (row("undone_at = 1", RUNNING, ROLL), "undone"),
    "undone row that stands": (
        f"UPDATE log SET undone_at = NULL WHERE undone_at IS NOT NULL AND session_id = {RUNNING}",
        "cannot be replayed",
    ),
    "missing row": (f"DELETE FROM log WHERE row = 3 AND session_id = {RUNNING}", "cannot be replayed"),
    "missing begin": (f"DELETE FROM log WHERE row = 0 AND session_id = {RUNNING}", "cannot be replayed"),
    "missing end": (
        f"DELETE FROM log WHERE session_id = {OVER} AND row = (SELECT max(row) FROM log WHERE session_id = {OVER})",
        "state",
    ),
    "no log": (f"DELETE FROM log WHERE session_id = {RUNNING}", "no log"),
    "log of a lobby": (f"UPDATE log SET session_id = {LOBBY} WHERE session_id = {CLOSED}", "cannot|log"),
    # phase and result
    "over without an end": (session("phase = 'over'", RUNNING), "not over"),
    "over without a result": (f"DELETE FROM results WHERE session_id = {OVER}", "no result"),
    "over and open again": (session("phase = 'playing'", OVER), "over"),
    "finished and closed": (session("phase = 'closed'", OVER), "over"),
    "lobby of a running game": (session("phase = 'lobby'", RUNNING), "log|no state"),
    "place": (f"UPDATE results SET place = 4 - place WHERE session_id = {OVER}", "result"),
    "score": (f"UPDATE results SET score = score + 1 WHERE session_id = {OVER}", "result"),
    "result of a running game": (f"UPDATE results SET session_id = {RUNNING} WHERE seat >= 0", "result"),
    "quarantined": (session("incident = 'c0ffee'", RUNNING), "c0ffee"),
    # private boards
    "private board without its lines": ("UPDATE private_boards SET lines = '[]'", "its lines do not lead to"),
    "private board without a start": ("UPDATE private_boards SET start = '{'", "private board 0"),
    # beside the sessions
    "notice": ("INSERT INTO notices (kind, facts, created_at, user_id) VALUES ('host', '{', 0, 11)", "notices"),
    "request": (
        f"INSERT INTO requests (session_id, kind, seat, asked, needed, facts, created_at) "
        f"VALUES ({RUNNING}, 'undo', 0, '7', 1, '{{}}', 0)",
        "requests",
    ),
    "session that is gone": (f"DELETE FROM sessions WHERE id = {CLOSED}", "not there"),
    "ratings": ("UPDATE ratings SET mu = 99", "ratings"),
    "no table of ratings": ("DROP TABLE ratings", "cannot be checked"),
    "no log table": ("ALTER TABLE log RENAME TO diary", "cannot be"),
}  # fmt: skip


def test_tampering_is_found(sainome: Command, database: Path) -> None:
    ran, sound = sainome("check"), database.read_bytes()
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "database: ok")
    for name, (sql, expected) in TAMPERINGS.items():
        database.write_bytes(sound)
        tamper(database, sql)
        ran = sainome("check")
        found = [line for line in ran.out.splitlines() if line.startswith("database: ")]
        assert ran.code == 1, name
        assert any(word in line for line in found for word in expected.split("|")), (name, found)
        assert not any(sign in ran.out + ran.err for sign in ("Traceback", "\x1b")), name


@pytest.mark.parametrize("landed", LANDED, ids=name_of)
def test_landed_database_is_sound_but_for_what_is_known(
    landed: Landed, sainome: Command, at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = landed.restore(at_home / "landed.db")
    asyncio.run(migrate(path))
    monkeypatch.setenv("SAINOME_DATABASE", str(path))
    found = [line for line in sainome("check").out.splitlines() if line.startswith("database: ")]
    assert len(found) == 1
    assert landed.quarantined in found[0]
