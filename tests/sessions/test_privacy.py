"""A person's data: export and erasure; and purged servers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from functools import partial

import pytest

from bot.rows.settings import ServerSettings, UserSettings
from bot.seating.reachability import Unreachable
from bot.session.daily import mark_of
from bot.session.model import Actor, Phase, Session
from bot.store import Connection, guilds
from bot.store.drivers import dialect
from bot.store.games import departures
from bot.store.messages import notices, requests
from bot.store.people import privacy
from bot.store.people.settings import SERVER_SETTINGS, SETTINGS
from engines.core.history.replay import replay
from engines.core.history.verdict import verify
from tests.prying import places_of
from tests.sessions.world import AKI, BEN, CHANNEL, CHIO, GUILD, World

DAY = 86400.0


def plain(lang: str, seat: int) -> str:
    return f"Former player {seat + 1}"


async def over(world: World, *, channel: int = CHANNEL) -> str:
    """A finished game of Aki and Ben."""
    session = await world.table("pips", AKI, BEN, channel=channel)
    while (now := await world.services.tables.load(session.id)).phase is Phase.PLAYING:
        mover = now.players[now.movers[0]]
        actor = AKI if mover.user_id == AKI.user_id else BEN
        action = now.rules.legal_actions(now.state, now.movers[0])[0]
        await world.plays(now, actor, now.rules.notation(action))
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


async def test_export_contains_everything_about_the_person(world: World) -> None:
    await everything(world)
    held = await world.store.read(partial(privacy.about, user_id=BEN.user_id))
    assert held["settings"][0]["zone"] == "Asia/Tokyo"
    assert [seat["name"] for seat in held["seats"]] == ["Ben"]
    assert held["actions"]
    assert {row["game"] for row in held["results"]} == {"pips"}
    assert len(held["letters"]) == 3
    assert [seat["name"] for seat in held["left_seats"]] == ["Ben"]
    assert held["requests"] == [
        {**held["requests"][0], "kind": "give", "by_you": 0, "you_were_asked": 1, "you_agreed": 0}
    ]
    assert not any("events" in row or "chance" in row for rows in held.values() for row in rows)


async def exported(world: World, actor: Actor) -> list[tuple[object, ...]]:
    held = await world.store.read(partial(privacy.about, user_id=actor.user_id))
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
    assert exports[0] == mine
    assert exports[1][-4:] == mine
    assert (9, 0, "note 3") in await exported(world, AKI), "in a finished game it is no secret"


async def test_export_hides_actions_of_others_taken_back_by_request(world: World) -> None:
    session = await world.table("guess", AKI, BEN, CHIO, cheering="true")
    await world.plays(session, AKI, "note 1", "cheer")
    await world.plays(session, BEN, "note 2", "cheer")
    _, request = await world.services.takebacks.ask(session.id, AKI)
    for actor in (BEN, CHIO):
        await world.services.requests.agree(request.id, actor)
    found = await exported(world, AKI)
    assert {seat for _, seat, notation in found if notation != "begin"} == {0, 1}
    assert [row for row in found if row[1] == 1] == [(None, 1, "undo")], "the cheer that everybody saw"


async def test_undelivered_refusal_keeps_no_erased_name(world: World) -> None:
    session = await world.table("walk", AKI, BEN, goal="1000")
    await world.plays(session, AKI, "rest")
    await world.plays(session, BEN, "go 1")
    _, request = await world.services.takebacks.ask(session.id, AKI)
    await world.settle()
    await world.notices_fail(Unreachable("forbidden"))
    await world.services.requests.refuse(request.id, Actor(BEN.user_id, "Benjamin"))
    await world.settle()
    assert await anywhere(world, "Benjamin") == ["notices.facts"]
    await world.store.write(partial(privacy.erase, user_id=BEN.user_id, name_of=plain, mark_of=mark_of))
    assert await anywhere(world, "Benjamin") == []


async def test_erasure_leaves_no_trace(world: World) -> None:
    await everything(world)
    assert await anywhere(world, "Ben")
    assert await world.store.write(partial(privacy.erase, user_id=BEN.user_id, name_of=plain, mark_of=mark_of))
    await world.sql("DELETE FROM interactions")
    assert not await anywhere(world, "Ben")
    for table, column in [
        ("players", "user_id"),
        ("results", "user_id"),
        ("log", "user_id"),
        ("notices", "user_id"),
    ]:
        assert not await world.sql(f"SELECT 1 FROM {table} WHERE {column} = ?", BEN.user_id)
    assert await world.sql("SELECT state, asked, facts FROM requests") == [("lapsed", "[-1]", '{"to": -1}')]
    assert await world.sql("SELECT facts FROM notices") == [('{"by": -1, "seats": [0]}',)]


async def test_erasure_takes_the_word_of_a_lobby_that_never_began(world: World) -> None:
    opened = await world.services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en")
    await world.services.lobbies.set_word(opened.id, AKI, "cinnamon")
    await world.services.moves.end(opened.id, AKI, by_moderator=False)
    assert await anywhere(world, "cinnamon") == ["players.word"]
    assert await world.services.privacy.erase(AKI)
    assert await anywhere(world, "cinnamon") == []


async def test_erased_user_has_one_id_in_all_games(world: World) -> None:
    """Ratings of their opponents can be rebuilt."""
    for channel in (70, 71):
        await over(world, channel=channel)
    await world.store.write(partial(privacy.erase, user_id=BEN.user_id, name_of=plain, mark_of=mark_of))
    await world.store.write(partial(privacy.erase, user_id=AKI.user_id, name_of=plain, mark_of=mark_of))
    rows = await world.sql("SELECT seat, user_id, name FROM results ORDER BY session_id, seat")
    assert set(rows) == {(0, -2, "Former player 1"), (1, -1, "Former player 2")}


async def test_erasing_twice_finds_nothing(world: World) -> None:
    await everything(world)
    erase = partial(privacy.erase, user_id=BEN.user_id, name_of=plain, mark_of=mark_of)
    assert await world.store.write(erase)
    before = await world.sql("SELECT * FROM players")
    assert not await world.store.write(erase)
    assert await world.sql("SELECT * FROM players") == before


async def test_finished_game_of_erased_user_can_be_replayed(world: World) -> None:
    session_id = await over(world)
    await world.store.write(partial(privacy.erase, user_id=BEN.user_id, name_of=plain, mark_of=mark_of))
    session = await world.services.tables.load(session_id)
    record = await world.services.history.record(session_id, public=True)
    assert session.names == ("Aki", "Former player 2") == record.header.seats
    *_, last = replay(session.rules, record)
    assert last.step.state == session.state
    assert verify(record).honest


async def test_others_play_on_during_erasure(world: World) -> None:
    """No concurrent move restores the old name, and none is lost."""
    tables = [await world.table("guess", AKI, BEN, CHIO, channel=channel) for channel in range(70, 75)]

    def press(session: Session, actor: Actor) -> Awaitable[object]:
        seat = next(player.seat for player in session.players if player.user_id == actor.user_id)
        return world.plays(
            session, actor, session.rules.notation(session.rules.legal_actions(session.state, seat)[0])
        )

    presses = [press(session, actor) for session in tables for actor in (AKI, CHIO)]
    first, *_ = await asyncio.gather(world.services.privacy.erase(BEN), *presses)
    assert first is True
    await world.settle()
    assert not await anywhere(world, "Ben")
    for session in tables:
        now = await world.services.tables.load(session.id)
        assert (now.names, now.incident) == (("Aki", "Former player 2", "Chio"), None)
        users = {user for (user,) in await world.sql("SELECT user_id FROM log WHERE session_id = ?", session.id)}
        assert users >= {AKI.user_id, CHIO.user_id}


# --- servers -----------------------------------------------------------------------------------------------------


async def test_departed_server_is_purged_after_thirty_days(world: World) -> None:
    await everything(world)
    await world.store.write(partial(SERVER_SETTINGS.put, row=ServerSettings("ja"), guild_id=GUILD))
    await world.store.write(partial(guilds.departed, guild_id=GUILD, at=0.0))
    assert await world.store.read(partial(guilds.due, now=30 * DAY - 1)) == []
    assert await world.store.read(partial(guilds.due, now=30 * DAY)) == [GUILD]
    assert await world.store.write(partial(guilds.purge, guild_id=GUILD)) == 2
    tables = await world.store.read(dialect.tables)
    kept = {table for table in tables if await world.sql(f"SELECT 1 FROM {table}")}
    assert kept == {"user_settings", "notices"}, "personal data: settings, and a notice about no table"
    assert not await world.store.read(dialect.orphaned)


async def test_another_server_keeps_its_games(world: World) -> None:
    session_id = await over(world)
    await world.store.write(partial(guilds.purge, guild_id=GUILD + 1))
    assert (await world.services.tables.load(session_id)).phase is Phase.OVER
    assert await world.store.read(guilds.known) == [GUILD]


async def test_log_is_protected_again_after_a_purge(world: World) -> None:
    await over(world)
    await world.store.write(partial(guilds.purge, guild_id=GUILD + 1))
    with pytest.raises(Exception, match="append-only"):
        await world.sql("DELETE FROM log")


async def test_server_that_returns_in_time_keeps_its_data(world: World) -> None:
    await over(world)
    await world.store.write(partial(guilds.departed, guild_id=GUILD, at=0.0))
    await world.store.write(partial(guilds.departed, guild_id=GUILD, at=9 * DAY))
    assert await world.store.read(guilds.away) == [GUILD]
    assert await world.store.write(partial(guilds.returned, guild_id=GUILD))
    assert not await world.store.write(partial(guilds.returned, guild_id=GUILD))
    assert await world.store.read(partial(guilds.due, now=99 * DAY)) == []


async def test_table_of_a_later_version_is_exported_whole_and_emptied(world: World) -> None:
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


async def test_every_table_with_personal_data_is_listed(world: World) -> None:
    """What has a ``user_id`` is exported whole and erased; store/people/privacy.py names a new one first if its
    export chooses or its rows stay, and does the rest. Then list it here.
    """
    found = [await world.store.read(partial(dialect.tables_with, column=column)) for column in PERSONAL]
    assert {table for tables in found for table in tables} == {
        "players", "log", "results", "ratings", "rating_steps", "user_settings", "clocks", "notices", "requests",
        "sessions", "bot_state", "former_players", "places", "interventions", "removals",
        "declined", "hints", "standing", "private_boards", "lessons", "daily_tries", "daily_counted", "watched",
        "substitutes", "notes", "orders", "answers",
    }  # fmt: skip
