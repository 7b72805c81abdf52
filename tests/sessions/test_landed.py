"""Databases of landed versions play on under this one."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.book.contents import read
from bot.deadlines.idle import IDLE
from bot.features.log.pages import log_lines
from bot.features.scores.end_card import end_card, more_panel
from bot.history.reading import read_tables
from bot.kit.phrases import computers_of, owners
from bot.session.model import Phase, Session
from bot.session.views import pov_of
from bot.store import Connection, Store, migrations
from bot.store.messages import channels
from bot.store.messages.notices import NOTICES
from bot.store.messages.requests import REQUESTS
from bot.store.people import privacy, recount, settings
from bot.texts import LANGUAGES, Speaker
from engines import GAMES
from engines.core.history.records import dump, load
from engines.core.history.replay import undone_row
from engines.core.history.verdict import verify
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
    V18,
    Dump,
    Landed,
    dump_of,
    name_of,
    parts_of,
)
from tests.sessions.world import Channel, Clock, World, refused


@pytest.fixture(params=LANDED, ids=name_of)
def landed(request: pytest.FixtureRequest) -> Landed:
    found: Landed = request.param
    return found


async def opened(of: Dump, folder: Path) -> World:
    clock = Clock(now=of.now)
    return await World.open(of.restore(folder / "sainome.db"), clock, Channel(clock))


@pytest.fixture
async def world(landed: Landed, tmp_path: Path) -> AsyncIterator[World]:
    world = await opened(landed, tmp_path)
    yield world
    await world.close()


@pytest.fixture
async def played(tmp_path: Path) -> AsyncIterator[World]:
    """A database in which every kind of action was played."""
    world = await opened(V18, tmp_path)
    yield world
    await world.close()


async def started(world: World) -> None:
    """Do what the bot does when it starts."""
    await world.services.resume()
    await world.publisher.start()
    await world.notifier.start()
    await world.settle()


async def goes_on(world: World, session_id: str) -> Session:
    """Let whoever is to move in a game act."""
    before = await world.services.tables.load(session_id)
    seat = before.movers[0]
    user_id = before.players[seat].user_id
    assert user_id is not None
    action = before.rules.legal_actions(before.state, seat)[0]
    after = (await world.plays(before, PEOPLE[user_id], before.rules.notation(action))).session
    assert (after.phase, after.row > before.row) == (Phase.PLAYING, True)
    return after


# --- the files ---------------------------------------------------------------------------------------------------


def lines(dump: str) -> list[str]:
    """The lines of a dump in an order of their own: a copy may hold the triggers in another one."""
    return sorted(dump.splitlines())


MIGRATED = [landed for landed in DUMPS if landed.schema < migrations()[-1].number]
"""Those whose schema is not the present one."""


@pytest.mark.parametrize("landed", MIGRATED, ids=name_of)
async def test_migration_keeps_a_copy_that_opens_under_the_old_version(tmp_path: Path, landed: Dump) -> None:
    path = landed.restore(tmp_path / "sainome.db")
    assert dump_of(path) == landed.dump()
    await (await Store.open(path)).close()
    assert dump_of(path) != landed.dump()
    copy = tmp_path / f"sainome.db.v{landed.schema}.bak"
    assert lines(dump_of(copy)) == lines(landed.dump())
    copy.replace(path)
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


# --- what a running bot may have ---------------------------------------------------------------------------------


async def test_messages_are_delivered_and_every_open_game_goes_on(world: World, landed: Landed) -> None:
    """Then, in the oldest and the newest, time goes on: deadlines, the digest, warnings before idle tables end."""
    (fault,) = await world.faults()
    assert fault.startswith(f"session {landed.quarantined} is quarantined")
    at = (landed.forbidden_panel, landed.forbidden_host, landed.middle["octa"])

    async def unreachable() -> list[bool]:
        return [await world.store.read(partial(channels.is_unreachable, session_id=one)) for one in at]

    assert await unreachable() == [True, True, False]
    waiting = await world.store.read(partial(NOTICES.where, parked=None))
    assert {notice.kind for notice in waiting} == set(landed.notices)
    playing = await world.sql("SELECT id, game FROM sessions WHERE phase = 'playing' AND incident IS NULL")
    upgraded = {session_id for session_id, game in playing if landed.is_corrected(game)} - {landed.forbidden_panel}
    await started(world)
    assert sorted(notice.id for notice in world.box.notices) == [notice.id for notice in waiting]
    assert {update.session.id for update in world.channel.sent} == set(landed.waiting) | upgraded
    reachability = world.services.reachability
    assert set(await reachability.parked_sessions(GUILD)) == {
        (landed.forbidden_panel, FORBIDDEN_PANEL_CHANNEL),
        (landed.forbidden_notice, FORBIDDEN_NOTICE_CHANNEL),
    }
    assert await unreachable() == [True, False, False], "until something is delivered"
    for session_id in (landed.forbidden_panel, landed.forbidden_notice):
        await reachability.retry(session_id)
    await world.settle()
    assert landed.forbidden_panel in {update.session.id for update in world.channel.sent}
    assert landed.forbidden_notice in {notice.session_id for notice in world.box.of("nudge")}
    assert await reachability.parked_sessions() == []
    games = set[str]()
    for session_id in await world.open_ids():
        session = await world.services.tables.load(session_id)
        if session.phase is Phase.PLAYING and session.incident is None:
            games.add((await goes_on(world, session_id)).game)
    assert games == set(landed.middle)
    assert len(await world.faults()) == 1
    if landed not in (LANDED[0], LANDED[-1]):
        return
    before = len(world.box.notices)
    await world.passes(IDLE + 86400)
    assert {"digest", "seat-passed", "idle"} <= {notice.kind for notice in world.box.notices[before:]}
    assert len(await world.faults()) >= 1


async def test_open_turns_are_taken_back_and_lobbies_begun(world: World, landed: Landed) -> None:
    for session_id in landed.middle.values():
        before = await world.services.tables.load(session_id)
        people = [None if player.user_id is None else PEOPLE[player.user_id] for player in before.players]
        if session_id in landed.corrected:
            assert set(before.takebacks) == {None}
            for person in people:
                if person is not None:
                    assert await refused(world.takes_back(before, person)) in ("undo-closed", "nothing-to-undo")
            continue
        person = next(person for person, row in zip(people, before.takebacks, strict=True) if row is not None)
        assert person is not None
        after = (await world.takes_back(before, person)).session
        assert after.row == before.row + 1
        assert after.state != before.state
    lobbies = [await world.services.tables.load(session_id) for session_id in await world.open_ids()]
    lobbies = [session for session in lobbies if session.phase is Phase.LOBBY]
    assert [session.table_rules.clock for session in lobbies] == ["3d", "1d"]
    for session in lobbies:
        pending = [PEOPLE[player.user_id] for player in session.players if player.pending and player.user_id]
        for person in (DAI, *pending):
            await world.services.lobbies.join(session.id, person)
        begun = await world.services.moves.begin(session.id, PEOPLE[session.host_id])
        assert begun.phase is Phase.PLAYING
    board, _ = await world.services.tables.boards.begin(BEN, "pig", "en", ("random",))
    await world.plays(board.session, BEN, "roll")
    await world.settle()
    later = await (await world.restarted()).services.tables.load(board.row.id)
    assert (later.kind.name, later.host_id, later.row > 0) == ("play", BEN.user_id, True), "beside them"


async def test_open_requests_are_agreed_to(world: World, landed: Landed) -> None:
    load = world.services.requests.load
    asked = (await load(landed.takeback)).asked
    before = await world.services.tables.load((await load(landed.takeback)).session_id)
    agree = world.services.requests.agree
    if landed.is_corrected(before.game):  # undo does not reach past the correction, so the request has lapsed
        assert await refused(agree(landed.takeback, PEOPLE[asked[0]])) == "request-over"
        assert (await world.now(before)).row == before.row
    else:
        assert (await agree(landed.takeback, PEOPLE[asked[0]])).row > before.row
        assert [notice.facts["request"] for notice in await world.told("undo-done")] == [landed.takeback]
    assert (await agree(landed.offered, DAI)).players[1].user_id == DAI.user_id
    given = (await agree(landed.wanted, AKI)).players[1]
    assert (given.user_id, given.gone) == (DAI.user_id, False)
    vote = await load(landed.voted)
    before = await world.services.tables.load(vote.session_id)
    after = await world.agrees(vote, *(PEOPLE[user] for user in vote.asked))
    assert after.row > before.row
    assert after.decisions != before.decisions


async def test_open_requests_are_refused_and_a_person_is_erased(world: World, landed: Landed) -> None:
    takeback = await world.services.requests.load(landed.takeback)
    lapsed = landed.is_corrected((await world.services.tables.load(takeback.session_id)).game)
    for request_id in (landed.takeback, landed.offered, landed.wanted, landed.voted)[lapsed:]:
        asked = (await world.services.requests.load(request_id)).asked
        await world.services.requests.refuse(request_id, PEOPLE[asked[0]])
        found = await world.store.read(lambda db, number=request_id: REQUESTS.one(db, id=number))
        assert found is not None
        assert found.state == "refused"
    about = partial(privacy.about, user_id=BEN.user_id)
    assert {topic for topic, rows in (await world.store.read(about)).items() if rows} >= {
        "settings", "seats", "left_seats", "clocks", "actions", "results", "ratings", "letters", "requests",
    }  # fmt: skip
    ben = await world.store.read(lambda db: settings.of_user(db, BEN.user_id))
    assert (ben.zone, ben.digest, ben.remind) == ("Europe/Berlin", 8, "dm")
    assert await world.store.read(recount.mismatches) == 0
    assert await world.store.write(recount.count) > 0
    await world.services.privacy.erase(BEN)
    await world.settle()
    assert not any((await world.store.read(about)).values())
    assert await world.store.read(recount.mismatches) == 0
    assert len(await world.faults()) == 1
    gone = await world.services.reachability.purge_due(landed.now + 31 * 86400)
    assert gone == [DEPARTED]
    assert landed.of_departed not in await world.open_ids()


async def test_finished_games_still_have_their_end_cards(world: World, landed: Landed) -> None:
    """Of games whose rules were corrected since, there is a card without story, graph and decisive turn."""
    await started(world)
    found = await world.sql("SELECT id FROM sessions WHERE phase = 'over' ORDER BY id")
    assert found
    for (session_id,) in found:
        session = await world.services.tables.load(str(session_id))
        report = await world.services.end_reports.report(session)
        is_corrected, pov = landed.is_corrected(session.game), pov_of(session, None)
        assert (report.story is None) == is_corrected
        assert report.meetings is not None
        assert report.meetings.games >= 1
        for lang in LANGUAGES:
            voice = Speaker(lang, session.names, session.game, strict=True, computers=computers_of(session))
            assert end_card(voice, pov, (), report).content
            rows = [row for row in more_panel(voice, pov, report).rows if isinstance(row, tuple)]
            assert any("moment" in button.custom_id for row in rows for button in row) != is_corrected


# --- a database of version 18 in which every kind of action was played -------------------------------------------

KINDS = {"octa": 5, "micronesia": 4, "dicolony": 2, "hexlands": 42, "rise_of_tribes": 38}
"""The kinds of actions that the games of that version had: later ones are in no landed row."""
ORDERS = {"en": " orders for ", "ja": "への命令："}
"""What a line of the log says of an order in Hexlands."""


async def test_every_row_is_read_and_is_what_happened(played: World) -> None:
    rows = await played.sql(
        "SELECT s.game, l.notation FROM log AS l JOIN sessions AS s ON s.id = l.session_id "
        "WHERE l.seat IS NOT NULL AND l.notation <> 'resign' AND l.notation NOT LIKE 'undo %'"
    )
    kinds = defaultdict[str, set[str]](set)
    for game, notation in rows:
        kinds[str(game)].add(GAMES[str(game)].rules.parse(str(notation)).kind)
    assert {game: len(found) for game, found in kinds.items()} == KINDS
    assert await played.faults() == []
    findings = await read_tables(played.store)
    assert (findings.unread, findings.without_end, findings.quarantined) == ([], [], 0)
    counts = [await played.sql(f"SELECT count(*) FROM {table}") for table in ("sessions", "log")]
    assert counts == [[(findings.tables,)], [(findings.rows,)]]
    for lang in LANGUAGES:
        assert await orders_told(played, lang) == list(V18.told[lang]), "as that version told them"
    await started(played)
    for session_id in V18.middle.values():
        await goes_on(played, session_id)
    assert await played.faults() == []


async def orders_told(world: World, lang: str) -> list[str]:
    """Return the lines of the log that say of an order in Hexlands."""
    told = []
    for session_id in (V18.middle["hexlands"], V18.finished["hexlands"]):
        session = await world.services.tables.load(session_id)
        player = session.player_of(AKI.user_id)
        assert player is not None
        rows = await world.services.history.log(session_id, seat=player.seat)
        assert not any(row.is_of_old_rules for row in rows)
        voice = owners(Speaker(lang, session.names, session.game, strict=True), session)
        told += "\n".join(str(line.text) for line in log_lines(voice, rows)).splitlines()
    return [line for line in told if ORDERS[lang] in line]


@pytest.mark.parametrize("game", V18.finished)
async def test_book_and_record_of_a_finished_game_hold_every_row(played: World, game: str) -> None:
    record = load(dump(await played.services.history.record(V18.finished[game], public=False)))
    assert verify(record).honest
    told = [row for moment in read(GAMES[game], record).moments for row in moment.rows]
    assert [row.row for row in told] == [row for row in record.rows if not row.undone and undone_row(row) is None]
    assert all(row.events is not None or row.row.events == "[]" for row in told)
