"""A person's data: export and erasure; purged servers; and what is left in files of an erased person."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import struct
from collections.abc import Awaitable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.rows.settings import ServerSettings, UserSettings
from bot.seating.reachability import Unreachable
from bot.session.daily import mark_of
from bot.session.model import Actor, Phase, Session
from bot.session.rules import DAY
from bot.store import Connection, Store, guilds
from bot.store.backups import Backups
from bot.store.drivers import dialect
from bot.store.games import departures
from bot.store.messages import notices, requests
from bot.store.people import privacy
from bot.store.people.settings import SERVER_SETTINGS, SETTINGS
from tests.landed import V5
from tests.prying import places_of

from .world import AKI, BEN, CHANNEL, CHIO, GUILD, World


def plain(lang: str, seat: int) -> str:
    return f"Former player {seat + 1}"


async def erase(world: World, actor: Actor = BEN) -> bool:
    """Erase a person from the tables alone, without what the running bot does about it."""
    return await world.store.write(partial(privacy.erase, user_id=actor.user_id, name_of=plain, mark_of=mark_of))


async def over(world: World, *, channel: int = CHANNEL) -> str:
    """A finished game of Aki and Ben."""
    session = await world.table("pips", AKI, BEN, channel=channel)
    while (now := await world.now(session)).phase is Phase.PLAYING:
        mover = now.players[now.movers[0]]
        action = now.rules.legal_actions(now.state, now.movers[0])[0]
        await world.plays(now, AKI if mover.user_id == AKI.user_id else BEN, now.rules.notation(action))
    await world.settle()
    return session.id


PERSONAL = ("user_id", "host_id", "owner_id", "name")
"""Columns with personal data."""


async def anywhere(world: World, value: object) -> list[str]:
    """Return all columns of the database that contain a text or number."""
    return await world.store.read(partial(places_of, value=str(value)))


async def everything(world: World) -> None:
    """Let Ben leave traces in every table."""
    await over(world)
    await world.store.write(partial(SETTINGS.put, row=UserSettings(zone="Asia/Tokyo"), user_id=BEN.user_id))
    open_ = await world.table("pips", CHIO, AKI, channel=71)

    def write(db: Connection) -> None:
        notices.add(db, "digest", 1.0, {}, session_id=None, user_id=BEN.user_id)
        given = {"seat": 0, "old": "Ben", "was": BEN.user_id, "new": 11}
        notices.add(db, "seat-given", 1.0, given, session_id=open_.id)
        notices.add(db, "nudge", 1.0, {"by": BEN.user_id, "seats": [0]}, session_id=open_.id)
        requests.add(db, open_.id, "give", 0, AKI.user_id, (BEN.user_id,), 1, {"to": BEN.user_id}, 1.0)
        departures.add_former_player(db, open_.id, BEN.user_id, 0, "Ben", 1.0)

    await world.store.write(write)


async def test_export_contains_everything_and_erasure_leaves_no_trace(world: World) -> None:
    await everything(world)
    held = await world.services.privacy.about(BEN.user_id)
    assert held["settings"][0]["zone"] == "Asia/Tokyo"
    assert [seat["name"] for seat in held["seats"]] == ["Ben"]
    assert held["actions"]
    assert {row["game"] for row in held["results"]} == {"pips"}
    assert len(held["letters"]) == 3
    assert [seat["name"] for seat in held["left_seats"]] == ["Ben"]
    asked = {"kind": "give", "by_you": 0, "you_were_asked": 1, "you_agreed": 0}
    assert held["requests"] == [{**held["requests"][0], **asked}]
    assert not any("events" in row or "chance" in row for rows in held.values() for row in rows)
    assert await anywhere(world, "Ben")
    assert await erase(world)
    await world.sql("DELETE FROM interactions")
    assert not await anywhere(world, "Ben")
    for table in ("players", "results", "log", "notices"):
        assert not await world.sql(f"SELECT 1 FROM {table} WHERE user_id = ?", BEN.user_id)
    assert await world.sql("SELECT state, asked, facts FROM requests") == [("lapsed", "[-1]", '{"to": -1}')]
    assert await world.sql("SELECT facts FROM notices") == [('{"by": -1, "seats": [0]}',)]
    before = await world.sql("SELECT * FROM players")
    assert not await erase(world), "a second time finds nothing"
    assert await world.sql("SELECT * FROM players") == before


async def exported(world: World, actor: Actor) -> list[tuple[object, ...]]:
    held = await world.services.privacy.about(actor.user_id)
    return [(row["row"], row["seat"], row["notation"]) for row in held["actions"]]


async def test_export_of_open_game_hides_takebacks_of_others(world: World) -> None:
    exports = []
    for channel, second_thoughts in ((70, 0), (71, 3)):
        session = await world.table("guess", AKI, BEN, CHIO, channel=channel)
        await world.plays(session, AKI, "note 1")
        for _ in range(second_thoughts):
            await world.plays(session, BEN, "note 2")
            await world.takes_back(session, BEN)
        await world.takes_back(session, AKI)
        await world.plays(session, AKI, "note 3")
        exports.append(await exported(world, AKI))
        await world.services.moves.end(session.id, AKI, by_moderator=False)
    mine = [(None, None, "begin"), (None, 0, "note 1"), (None, 0, "undo"), (None, 0, "note 3")]
    assert (exports[0], exports[1][-4:]) == (mine, mine)
    assert (9, 0, "note 3") in await exported(world, AKI), "in a finished game it is no secret"
    session = await world.table("guess", CHIO, BEN, AKI, cheering="true", channel=72)
    await world.plays(session, CHIO, "note 1", "cheer")
    await world.plays(session, BEN, "note 2", "cheer")
    _, request = await world.services.takebacks.ask(session.id, CHIO)
    await world.agrees(request, BEN, AKI)
    found = [row for row in await exported(world, CHIO) if row[0] is None]
    assert {seat for _, seat, notation in found if notation != "begin"} == {0, 1}
    assert [row for row in found if row[1] == 1] == [(None, 1, "undo")], "the cheer that everybody saw"


async def test_undelivered_refusal_and_a_word_keep_nothing_of_the_erased(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="1000")
    await world.rests(session, AKI)
    await world.plays(session, BEN, "go 1")
    _, request = await world.services.takebacks.ask(session.id, AKI)
    await world.notices_fail(Unreachable("forbidden"))
    await world.services.requests.refuse(request.id, Actor(BEN.user_id, "Benjamin"))
    await world.settle()
    assert await anywhere(world, "Benjamin") == ["notices.facts"]
    await erase(world)
    assert await anywhere(world, "Benjamin") == []
    opened = await world.services.lobbies.open("walk", GUILD, CHANNEL + 1, AKI, "en")
    await world.services.lobbies.set_word(opened.id, AKI, "cinnamon")
    await world.services.moves.end(opened.id, AKI, by_moderator=False)
    assert await anywhere(world, "cinnamon") == ["players.word"], "of a lobby that never began"
    assert await world.services.privacy.erase(AKI)
    assert await anywhere(world, "cinnamon") == []


async def test_erased_people_have_one_id_in_all_games(world: World) -> None:
    """So that ratings of their opponents can be rebuilt."""
    for channel in (70, 71):
        await over(world, channel=channel)
    await erase(world)
    await erase(world, AKI)
    rows = await world.sql("SELECT DISTINCT seat, user_id, name FROM results ORDER BY seat")
    assert rows == [(0, -2, "Former player 1"), (1, -1, "Former player 2")]


async def test_others_play_on_during_erasure(world: World) -> None:
    """No concurrent move restores the old name, and none is lost."""
    tables = [await world.table("guess", AKI, BEN, CHIO, channel=channel) for channel in range(70, 75)]

    def press(session: Session, actor: Actor) -> Awaitable[object]:
        seat = next(player.seat for player in session.players if player.user_id == actor.user_id)
        action = session.rules.legal_actions(session.state, seat)[0]
        return world.plays(session, actor, session.rules.notation(action))

    presses = [press(session, actor) for session in tables for actor in (AKI, CHIO)]
    first, *_ = await asyncio.gather(world.services.privacy.erase(BEN), *presses)
    assert first is True
    await world.settle()
    assert not await anywhere(world, "Ben")
    for session in tables:
        now = await world.now(session)
        assert (now.names, now.incident) == (("Aki", "Former player 2", "Chio"), None)
        users = {user for (user,) in await world.sql("SELECT user_id FROM log WHERE session_id = ?", session.id)}
        assert users >= {AKI.user_id, CHIO.user_id}


# --- servers -----------------------------------------------------------------------------------------------------


async def departed(world: World, at: float) -> list[int]:
    """Note that the bot has left its server; return of how many days since its start the server is purged."""
    await world.store.write(partial(guilds.departed, guild_id=GUILD, at=at))
    return [days for days in (29.9, 30, 99) if await world.store.read(partial(guilds.due, now=days * DAY))]


async def test_departed_server_is_purged_after_thirty_days(world: World) -> None:
    await everything(world)
    await world.store.write(partial(guilds.purge, guild_id=GUILD + 1))
    assert await world.store.read(guilds.known) == [GUILD], "another server keeps its games"
    with pytest.raises(Exception, match="append-only"):  # the log is protected again
        await world.sql("DELETE FROM log")
    await world.store.write(partial(SERVER_SETTINGS.put, row=ServerSettings("ja"), guild_id=GUILD))
    assert await departed(world, 0.0) == [30, 99]
    assert await departed(world, 9 * DAY) == [30, 99], "it is known since the first time"
    assert await world.store.read(guilds.away) == [GUILD]
    for returned in (True, False):
        assert await world.store.write(partial(guilds.returned, guild_id=GUILD)) is returned
    assert await world.store.read(partial(guilds.due, now=99 * DAY)) == []
    assert await departed(world, 0.0) == [30, 99]
    assert await world.store.write(partial(guilds.purge, guild_id=GUILD)) == 2
    tables = await world.store.read(dialect.tables)
    kept = {table for table in tables if await world.sql(f"SELECT 1 FROM {table}")}
    assert kept == {"user_settings", "notices"}, "personal data: settings, and a notice about no table"
    assert not await world.store.read(dialect.orphaned)


async def test_every_table_with_personal_data_is_listed_exported_and_emptied(world: World) -> None:
    """What has a ``user_id`` is exported whole and erased; store/people/privacy.py names a new one first if its
    export chooses or its rows stay, and does the rest. Then list it here."""
    found = [await world.store.read(partial(dialect.tables_with, column=column)) for column in PERSONAL]
    assert {table for tables in found for table in tables} == {
        "players", "log", "results", "ratings", "rating_steps", "user_settings", "clocks", "notices", "requests",
        "sessions", "bot_state", "former_players", "places", "interventions", "removals",
        "declined", "hints", "standing", "private_boards", "lessons", "daily_tries", "daily_counted", "watched",
        "substitutes", "notes", "orders", "answers", "league_members",
    }  # fmt: skip
    await world.sql("CREATE TABLE wishes (user_id INTEGER NOT NULL, session_id TEXT, wish TEXT, at REAL)")
    try:
        for user, wish, at in ((BEN.user_id, "late", 2.0), (AKI.user_id, "kept", 1.0), (BEN.user_id, "early", 1.0)):
            await world.sql("INSERT INTO wishes (user_id, wish, at) VALUES (?, ?, ?)", user, wish, at)
        held = await world.services.privacy.about(BEN.user_id)
        assert held["wishes"] == [
            {"session": None, "wish": "early", "at": 1.0}, {"session": None, "wish": "late", "at": 2.0}
        ]  # fmt: skip
        assert await world.services.privacy.erase(BEN)
        assert await world.sql("SELECT wish FROM wishes") == [("kept",)]
    finally:
        await world.sql("DROP TABLE wishes")


# --- files -------------------------------------------------------------------------------------------------------

ZELDA = Actor(7_311_982_455_190_023, "Zelda-Quixotica")


def modes(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): oct(path.stat().st_mode & 0o777)
        for path in sorted(folder.rglob("*"))
        if path.name != "sainome.db.lock"
    }


def traces(folder: Path) -> list[str]:
    """The files that hold Zelda's name or id, as text or as SQLite stores numbers."""
    wanted = (ZELDA.name.encode(), str(ZELDA.user_id).encode(), struct.pack(">q", ZELDA.user_id)[1:])
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return [path.name for path in files if any(each in path.read_bytes() for each in wanted)]


@pytest.mark.sqlite
async def test_database_and_its_copies_are_for_their_owner_alone(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Whatever the shell happens to allow."""
    request.addfinalizer(partial(os.umask, os.umask(0o000)))
    store = await Store.open(tmp_path / "sainome.db")
    try:
        await store.write(lambda db: SERVER_SETTINGS.put(db, ServerSettings("ja"), guild_id=1))
        made = await Backups(store).make()
        await store.backup(tmp_path / "copy.db")
        found = modes(tmp_path)
    finally:
        await store.close()
    assert found.pop("backups") == "0o700"
    assert found.keys() >= {"sainome.db", "sainome.db-wal", "sainome.db-shm", f"backups/{made.name}", "copy.db"}
    assert set(found.values()) == {"0o600"}


async def test_file_of_an_older_version_is_tightened_and_made_anew(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """It could be read by others, and what was deleted was not overwritten."""
    request.addfinalizer(partial(os.umask, os.umask(0o000)))
    path = tmp_path / "sainome.db"
    V5.restore(path)
    path.chmod(0o644)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA secure_delete = OFF")
        for number in range(200):
            db.execute("INSERT INTO bot_state (name, value) VALUES (?, ?)", (f"n{number}", ZELDA.name * 40))
        db.commit()
        db.execute("DELETE FROM bot_state WHERE name LIKE 'n%'")
        db.commit()
    (tmp_path / "sainome.db-wal").touch(0o644)
    assert traces(tmp_path) == ["sainome.db"]
    store = await Store.open(path)
    await store.close()
    assert traces(tmp_path) == []
    assert set(modes(tmp_path).values()) == {"0o600"}, "the copy from before the migration too"


@pytest.mark.sqlite
async def test_erased_person_is_in_no_byte_of_any_file(world: World) -> None:
    session = await world.table("walk", AKI, ZELDA, channel=1)
    await world.plays(session, AKI, "go 1", "rest")
    await world.plays(session, ZELDA, "go 2", "rest")
    await world.table("walk", ZELDA, AKI, channel=2)
    mine = UserSettings(zone="Asia/Tokyo", remind="dm")
    await world.store.write(partial(SETTINGS.put, row=mine, user_id=ZELDA.user_id))
    await world.services.seats.offer(session.id, ZELDA, Actor(99, "Stranger"))
    await world.settle()
    assert traces(world.path.parent) != []
    assert await world.services.privacy.erase(ZELDA)
    await world.settle()
    assert traces(world.path.parent) == []
