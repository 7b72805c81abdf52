"""Databases of landed versions play on under this one."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.deadlines.idle import IDLE
from bot.features.scores.end_card import end_card, more_panel
from bot.history.audit import session_faults
from bot.kit.phrases import computers_of
from bot.session.model import Phase, Refused, Session
from bot.session.views import pov_of
from bot.store import Connection, Store, migrations
from bot.store.messages import channels
from bot.store.messages.notices import NOTICES
from bot.store.messages.requests import REQUESTS
from bot.store.people import privacy, recount, settings
from bot.texts import LANGUAGES, Speaker
from tests.landed import (
    AKI,
    BEN,
    DAI,
    DATA,
    DEPARTED,
    DUMPS,
    FORBIDDEN_NOTICE_CHANNEL,
    FORBIDDEN_PANEL_CHANNEL,
    GUILD,
    LANDED,
    PEOPLE,
    Dump,
    Landed,
    dump_of,
    name_of,
    parts_of,
)
from tests.sessions.world import Channel, Clock, World


@pytest.fixture(params=LANDED, ids=name_of)
def landed(request: pytest.FixtureRequest) -> Landed:
    found: Landed = request.param
    return found


@pytest.fixture
async def world(landed: Landed, tmp_path: Path) -> AsyncIterator[World]:
    clock = Clock(now=landed.now)
    world = await World.open(landed.restore(tmp_path / "sainome.db"), clock, Channel(clock))
    yield world
    await world.close()


async def started(world: World) -> None:
    """Do what the bot does when it starts."""
    await world.services.resume()
    await world.publisher.start()
    await world.notifier.start()
    await world.settle()


async def session_of(world: World, request_id: int) -> Session:
    request = await world.services.requests.load(request_id)
    return await world.services.tables.load(request.session_id)


def lines(dump: str) -> list[str]:
    """The lines of a dump in an order of their own: a copy may hold the triggers in another one."""
    return sorted(dump.splitlines())


MIGRATED = [landed for landed in DUMPS if landed.schema < migrations()[-1].number]
"""Those whose schema is not the present one."""


@pytest.mark.parametrize("landed", MIGRATED, ids=name_of)
async def test_migration_keeps_a_copy_of_the_old_database(tmp_path: Path, landed: Dump) -> None:
    path = landed.restore(tmp_path / "sainome.db")
    assert dump_of(path) == landed.dump()
    await (await Store.open(path)).close()
    assert dump_of(path) != landed.dump()
    assert lines(dump_of(tmp_path / f"sainome.db.v{landed.schema}.bak")) == lines(landed.dump())


@pytest.mark.parametrize("landed", MIGRATED, ids=name_of)
async def test_copy_opens_under_the_old_version(tmp_path: Path, landed: Dump) -> None:
    path = landed.restore(tmp_path / "sainome.db")
    await (await Store.open(path)).close()
    (tmp_path / f"sainome.db.v{landed.schema}.bak").replace(path)
    store = await Store.open(path, steps=[step for step in migrations() if step.number <= landed.schema])
    try:
        assert await store.damage() is None
    finally:
        await store.close()
    assert lines(dump_of(path)) == lines(landed.dump())


@pytest.mark.sqlite
async def test_first_migration_makes_what_0_12_had(tmp_path: Path) -> None:
    """Written by 0.12.2, which had 32 migrations: tables, columns, indexes and triggers, to the word."""
    first = migrations()[:1]
    await (await Store.open(tmp_path / "new.db", steps=first)).close()
    schema, _ = parts_of(tmp_path / "new.db")
    kept = (DATA / f"schema-{first[0].number}.sql").read_text(encoding="utf-8")

    def words(sql: str) -> list[list[str]]:
        """Its statements without comments and quotes of names; triggers in any order."""
        told = re.sub(r"--[^\n]*", "", sql).replace('"', "")
        return sorted(re.findall(r"\w+|[^\w\s;]", one) for one in told.split(";\nCREATE "))

    assert words(schema) == words(kept)


@pytest.mark.sqlite
async def test_migrated_schema_is_that_of_a_new_database(tmp_path: Path, landed: Landed) -> None:
    """Tables, columns, indexes and triggers are the same; ids of deleted rows are not used again."""

    def names(db: Connection) -> list[tuple[str, ...]]:
        columns = (
            'SELECT t.name, c.name, c.type, c."notnull", c.pk FROM pragma_table_list AS t '
            "JOIN pragma_table_info(t.name) AS c WHERE t.schema = 'main' ORDER BY 1, c.cid"
        )
        others = "SELECT type, name, tbl_name FROM sqlite_schema WHERE type <> 'table' ORDER BY 1, 2"
        return [*db.execute(columns), *db.execute(others)]

    new = await Store.open(tmp_path / "new.db")
    old = await Store.open(landed.restore(tmp_path / "sainome.db"))
    try:
        assert await old.read(names) == await new.read(names)
        assert await old.read(lambda db: db.execute("PRAGMA foreign_key_check").fetchall()) == []
        numbers = await old.read(lambda db: dict(db.execute("SELECT name, seq FROM sqlite_sequence").fetchall()))
        assert numbers == landed.sequences(tmp_path / "old.db")
    finally:
        await new.close()
        await old.close()


async def test_every_open_game_follows_from_its_log(world: World, landed: Landed) -> None:
    faults = [fault async for fault in session_faults(world.store)]
    assert len(faults) == 1
    assert faults[0].startswith(f"session {landed.quarantined} is quarantined")


async def test_every_open_game_goes_on(world: World, landed: Landed) -> None:
    await started(world)
    played: set[str] = set()
    for session_id in await world.open_ids():
        before = await world.services.tables.load(session_id)
        if before.phase is not Phase.PLAYING or before.incident is not None:
            continue
        seat = before.movers[0]
        user_id = before.players[seat].user_id
        assert user_id is not None
        action = before.rules.legal_actions(before.state, seat)[0]
        after = await world.plays(before, PEOPLE[user_id], before.rules.notation(action))
        assert after.session.row > before.row
        played.add(before.game)
    assert played == set(landed.middle)
    assert len([fault async for fault in session_faults(world.store)]) == 1


async def test_open_turn_can_be_undone(world: World, landed: Landed) -> None:
    for session_id in landed.middle.values():
        before = await world.services.tables.load(session_id)
        if session_id in landed.corrected:
            assert set(before.takebacks) == {None}
            for player in before.players:
                if player.user_id is not None:
                    with pytest.raises(Refused, match=r"undo-closed|nothing-to-undo"):
                        await world.takes_back(before, PEOPLE[player.user_id])
            continue
        seat = next(seat for seat, row in enumerate(before.takebacks) if row is not None)
        user_id = before.players[seat].user_id
        assert user_id is not None
        after = await world.takes_back(before, PEOPLE[user_id])
        assert after.session.row == before.row + 1
        assert after.session.state != before.state


async def test_lobbies_are_joined_and_begun(world: World) -> None:
    lobbies = []
    for session_id in await world.open_ids():
        session = await world.services.tables.load(session_id)
        if session.phase is Phase.LOBBY:
            lobbies.append(session)
    assert [session.table_rules.clock for session in lobbies] == ["3d", "1d"]
    for session in lobbies:
        await world.services.lobbies.join(session.id, DAI)
        for player in session.players:
            if player.pending and player.user_id is not None:
                await world.services.lobbies.join(session.id, PEOPLE[player.user_id])
        host = PEOPLE[session.host_id]
        assert (await world.services.moves.begin(session.id, host)).phase is Phase.PLAYING


async def test_agreed_takeback_is_carried_out(world: World, landed: Landed) -> None:
    before = await session_of(world, landed.takeback)
    (asked,) = (await world.services.requests.load(landed.takeback)).asked
    if landed.is_corrected(before.game):  # undo does not reach past the correction, so the request has lapsed
        with pytest.raises(Refused, match="request-over"):
            await world.services.requests.agree(landed.takeback, PEOPLE[asked])
        assert (await world.services.tables.load(before.id)).row == before.row
        return
    after = await world.services.requests.agree(landed.takeback, PEOPLE[asked])
    assert after.row > before.row
    await world.settle()
    assert [notice.facts["request"] for notice in world.box.of("undo-done")] == [landed.takeback]


async def test_offered_seat_changes_hands(world: World, landed: Landed) -> None:
    after = await world.services.requests.agree(landed.offered, DAI)
    assert after.players[1].user_id == DAI.user_id


async def test_requested_seat_changes_hands(world: World, landed: Landed) -> None:
    after = await world.services.requests.agree(landed.wanted, AKI)
    assert (after.players[1].user_id, after.players[1].gone) == (DAI.user_id, False)


async def test_open_vote_is_decided(world: World, landed: Landed) -> None:
    before = await session_of(world, landed.voted)
    for asked in (await world.services.requests.load(landed.voted)).asked:
        after = await world.services.requests.agree(landed.voted, PEOPLE[asked])
    assert after.row > before.row
    assert after.decisions != before.decisions


async def test_requests_can_be_refused(world: World, landed: Landed) -> None:
    lapsed = landed.is_corrected((await session_of(world, landed.takeback)).game)
    open_ones = (landed.offered, landed.wanted, landed.voted)
    for request_id in open_ones if lapsed else (landed.takeback, *open_ones):
        asked = (await world.services.requests.load(request_id)).asked
        await world.services.requests.refuse(request_id, PEOPLE[asked[0]])
        found = await world.store.read(lambda db, number=request_id: REQUESTS.one(db, id=number))
        assert found is not None
        assert found.state == "refused"


async def test_waiting_messages_are_delivered(world: World, landed: Landed) -> None:
    waiting = await world.store.read(partial(NOTICES.where, parked=None))
    assert {notice.kind for notice in waiting} == set(landed.notices)
    playing = await world.sql("SELECT id, game FROM sessions WHERE phase = 'playing' AND incident IS NULL")
    upgraded = {session_id for session_id, game in playing if landed.is_corrected(game)} - {landed.forbidden_panel}
    await started(world)
    assert sorted(notice.id for notice in world.box.notices) == [notice.id for notice in waiting]
    assert {update.session.id for update in world.channel.sent} == set(landed.waiting) | upgraded
    assert set(await world.services.reachability.parked_sessions(GUILD)) == {
        (landed.forbidden_panel, FORBIDDEN_PANEL_CHANNEL),
        (landed.forbidden_notice, FORBIDDEN_NOTICE_CHANNEL),
    }


async def test_parked_messages_are_delivered_on_retry(world: World, landed: Landed) -> None:
    await started(world)
    for session_id in (landed.forbidden_panel, landed.forbidden_notice):
        await world.services.reachability.retry(session_id)
    await world.settle()
    assert landed.forbidden_panel in {update.session.id for update in world.channel.sent}
    assert landed.forbidden_notice in {notice.session_id for notice in world.box.of("nudge")}
    assert await world.services.reachability.parked_sessions() == []


async def test_unreachable_channels_stay_so_until_something_is_delivered(world: World, landed: Landed) -> None:
    async def unreachable() -> list[bool]:
        return [
            await world.store.read(lambda db, at=at: channels.is_unreachable(db, at))
            for at in (landed.forbidden_panel, landed.forbidden_host, landed.middle["octa"])
        ]

    assert await unreachable() == [True, True, False]
    await started(world)
    assert await unreachable() == [True, False, False]


async def test_time_goes_on(world: World) -> None:
    """Deadlines, votes, the daily digest, and warnings before idle tables are closed."""
    await started(world)
    before = len(world.box.notices)
    await world.passes(IDLE + 86400)
    kinds = {notice.kind for notice in world.box.notices[before:]}
    assert {"digest", "seat-passed", "idle"} <= kinds
    assert len([fault async for fault in session_faults(world.store)]) >= 1


async def test_ratings_follow_from_results(world: World) -> None:
    assert await world.store.read(recount.mismatches) == 0
    assert await world.store.write(recount.count) > 0


async def test_settings_and_departed_servers_are_known(world: World, landed: Landed) -> None:
    ben = await world.store.read(lambda db: settings.of_user(db, BEN.user_id))
    assert (ben.zone, ben.digest, ben.remind) == ("Europe/Berlin", 8, "dm")
    gone = await world.services.reachability.purge_due(landed.now + 31 * 86400)
    assert gone == [DEPARTED]
    assert landed.of_departed not in await world.open_ids()


async def test_person_of_an_old_database_is_exported_and_erased(world: World) -> None:
    held = await world.store.read(partial(privacy.about, user_id=BEN.user_id))
    assert {topic for topic, rows in held.items() if rows} >= {
        "settings", "seats", "left_seats", "clocks", "actions", "results", "ratings", "letters", "requests",
    }  # fmt: skip
    await world.services.privacy.erase(BEN)
    await world.settle()
    assert not any((await world.store.read(partial(privacy.about, user_id=BEN.user_id))).values())
    assert await world.store.read(recount.mismatches) == 0
    assert len([fault async for fault in session_faults(world.store)]) == 1


async def test_private_boards_are_played_beside_the_old_tables(world: World) -> None:
    board, _ = await world.services.tables.boards.begin(BEN, "pig", "en", ("random",))
    await world.plays(board.session, BEN, "roll")
    await world.settle()
    after = await (await world.restarted()).services.tables.load(board.row.id)
    assert (after.kind.name, after.host_id, after.row > 0) == ("play", BEN.user_id, True)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_finished_games_still_have_their_end_cards(world: World, landed: Landed, lang: str) -> None:
    """Of games whose rules were corrected since, there is a card without story, graph and decisive turn."""
    await started(world)
    found = await world.sql("SELECT id FROM sessions WHERE phase = 'over' ORDER BY id")
    assert found
    for (session_id,) in found:
        session = await world.services.tables.load(str(session_id))
        report = await world.services.end_reports.report(session)
        voice = Speaker(lang, session.names, session.game, strict=True, computers=computers_of(session))
        pov = pov_of(session, None)
        assert end_card(voice, pov, (), report).content
        behind = more_panel(voice, pov, report)
        assert (report.story is None) == landed.is_corrected(session.game)
        has_moment = any(
            "moment" in button.custom_id for row in behind.rows if isinstance(row, tuple) for button in row
        )
        assert has_moment != landed.is_corrected(session.game)
        assert report.meetings is not None
        assert report.meetings.games >= 1
