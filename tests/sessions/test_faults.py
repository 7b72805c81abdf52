"""Faults: one session is quarantined, the others go on, and a restart loses nothing."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.delivery.outgoing import PanelMessage, PanelUpdate
from bot.delivery.publisher import AT_ONCE
from bot.history.catch_up import moments
from bot.rows.errors import Conflict
from bot.rows.messages import UNDO
from bot.session.model import Actor, Phase, Refused, Session, Stale
from bot.session.preview import preview
from bot.session.rules import DAY
from bot.session.upgrade import upgrade
from bot.session.views import pov_of
from bot.store.messages import requests
from engines.core import AnyGame, Seat
from engines.core.history.records import dump, load, state_hash
from engines.core.history.replay import first_played, replay
from tests.hanging import HANG
from tests.toys_corrected import Same, Shod
from tests.toys_simultaneous import WALK

from .world import AKI, BEN, CHANNEL, CHIO, GAMES_HERE, GUILD, STRANGER, World, refused


async def incident_of(world: World, session: Session, action: str = "rest") -> object:
    with pytest.raises(Refused, match="quarantined") as refusal:
        await world.plays(session, AKI, action)
    return refusal.value.facts["incident"]


async def test_failing_rules_quarantine_one_session(world: World, capsys: pytest.CaptureFixture[str]) -> None:
    broken = await world.table("walk", AKI, BEN, channel=1, stumbling="true")
    sound = await world.table("walk", AKI, BEN, channel=2, stumbling="true")
    incident = await incident_of(world, broken, "stumble")
    assert isinstance(incident, str)
    assert await incident_of(world, broken) == incident
    logged = capsys.readouterr().out
    assert incident in logged
    assert "a stone in the way" in logged
    assert (await world.plays(sound, AKI, "go 1")).session.state.scores == (1, 0)
    assert len(await world.notations(broken)) == 1


async def test_unreadable_state_quarantines_its_session(world: World, capsys: pytest.CaptureFixture[str]) -> None:
    """It is not logged; the session can be ended."""
    broken, sound = [await world.table("walk", AKI, BEN, channel=channel) for channel in (1, 2)]
    for state in ('{"scores": "my hidden cards"}', "not even json", "{}"):
        await world.sql("UPDATE sessions SET state = ?, incident = NULL WHERE id = ?", state, broken.id)
        incident = await incident_of(world, broken)
        found = await world.services.tables.in_channel(1)
        assert found is not None
        assert (found.incident, found.state, found.movers) == (incident, None, ())
        with pytest.raises(Refused, match="quarantined"):
            pov_of(found, AKI.user_id)
    assert {session.id for session in await world.services.tables.of_user(AKI.user_id)} == {broken.id, sound.id}
    logged = capsys.readouterr().out
    assert "session-quarantined" in logged
    assert "hidden cards" not in logged
    for way in (world.takes_back(broken, AKI), world.leaves(broken, AKI)):
        assert await refused(way) == "quarantined"
    ended = await world.services.moves.end(broken.id, STRANGER, by_moderator=True)
    assert ended.phase is Phase.CLOSED
    assert await world.services.tables.in_channel(1) is None
    await world.settle()
    assert world.channel.sent[-1].session.phase is Phase.CLOSED


# --- other rules -------------------------------------------------------------------------------------------------


async def test_game_back_under_its_rules_has_full_time(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d")
    other = await world.table("guess", AKI, BEN, clock="2d", channel=CHANNEL + 1)
    await world.sql("UPDATE sessions SET rules_version = 99 WHERE id = ?", session.id)
    await world.passes(5 * DAY)
    row = await world.sql("SELECT row FROM sessions WHERE id = ?", session.id)
    assert await world.running(session) == []
    await world.services.resume()
    assert await world.running(session) == [], "still other rules"
    await world.sql("UPDATE sessions SET rules_version = 1 WHERE id = ?", session.id)
    before, now = await world.running(other), world.clock.now
    world = await world.restarted()
    await world.services.resume()
    assert [(one.seat, one.started_at, one.due_at) for one in await world.running(session)] == [(0, now, now + DAY)]
    assert await world.running(other) == before
    assert await world.sql("SELECT row FROM sessions WHERE id = ?", session.id) == row


@pytest.mark.parametrize("version", [0, 99])
async def test_game_does_not_continue_under_other_rules(world: World, version: int) -> None:
    """Nothing is written to it, so that the program it was begun with could continue it."""
    session = await world.table("walk", AKI, BEN)
    change = "UPDATE sessions SET rules_version = ? WHERE id = ?"
    await world.sql(change, version, session.id)
    world = await world.restarted()
    found = await world.now(session)
    assert (found.state, found.movers) == (None, ())
    for vain in (world.plays(session, AKI, "rest"), world.takes_back(session, AKI), world.leaves(session, AKI)):
        assert await refused(vain) == "old-rules"
    for look in (lambda: pov_of(found, AKI.user_id), lambda: preview(found, Seat(0), "rest")):
        with pytest.raises(Refused, match="old-rules"):
            look()
    assert await world.faults() == [
        f"session {session.id} was begun under version {version} of its rules; here is 1"
    ]
    await world.sql(change, 1, session.id)
    assert await world.now(session) == session
    await world.sql(change, version, session.id)
    ended = await world.services.moves.end(session.id, AKI, by_moderator=False)
    assert (ended.phase, ended.rules_version) == (Phase.CLOSED, version)
    await world.settle()
    assert world.channel.sent[-1].session.phase is Phase.CLOSED


async def test_lobby_begins_under_the_present_rules_and_a_removed_game_is_refused(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await world.services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en")
    await world.services.lobbies.join(lobby.id, BEN)
    await world.sql("UPDATE sessions SET rules_version = 0 WHERE id = ?", lobby.id)
    begun = await world.services.moves.begin(lobby.id, AKI)
    assert begun.rules_version == begun.rules.rules_version == 1
    assert await world.now(lobby) == begun
    await world.settle()
    monkeypatch.delitem(GAMES_HERE, "walk")  # type: ignore[arg-type]
    assert await refused(world.now(begun)) == "unknown-game"
    assert await world.services.tables.of_user(AKI.user_id) == []


# --- restarts, races and checks ----------------------------------------------------------------------------------


async def test_log_leads_to_the_stored_state(world: World) -> None:
    session = await world.table("guess", AKI, BEN, CHIO, rounds="3")
    for number in (1, 2, 3):
        await world.plays(session, AKI, "note 6")
        await world.plays(session, BEN, f"note {number}", "cheer")
        await world.takes_back(session, BEN)
        await world.takes_back(session, AKI)
        await world.plays(session, AKI, f"note {number + 1}")
        if number < 3:
            await world.plays(session, CHIO, "note 1")
    now = await world.now(session)
    *_, last = replay(now.rules, await world.services.history.record(session.id, public=False))
    assert last.step.state == now.state
    assert await world.faults() == []
    for statement in (
        "DELETE FROM log",
        "UPDATE log SET notation = 'go 2'",
        "UPDATE log SET seat = 1 WHERE row = 1",
    ):
        with pytest.raises(Conflict, match="append-only"):
            await world.sql(statement)


@pytest.mark.parametrize(
    ("column", "forge", "complaint"),
    [
        ("state", lambda state: state.replace('"scores":[1,', '"scores":[5,'), "log does not lead to"),
        ("state", lambda state: "{}", "cannot be read"),
        ("incident", lambda incident: "0badcafe", "quarantined"),
        ("seed", lambda seed: b"\0" * 32, "seed"),
    ],
)
async def test_check_finds_tampering(world: World, column: str, forge: object, complaint: str) -> None:
    session = await world.table("walk", AKI, BEN, channel=1, goal="1000")
    await world.table("walk", AKI, BEN, channel=2)
    await world.rests(session, AKI)
    await world.plays(session, BEN, "gamble")
    await world.plays(session, AKI, "go 1")
    await world.settle()  # whoever still reads the table would quarantine it first
    ((value,),) = await world.sql(f"SELECT {column} FROM sessions WHERE id = ?", session.id)
    await world.sql(f"UPDATE sessions SET {column} = ? WHERE id = ?", forge(value), session.id)  # type: ignore[operator]
    (fault,) = await world.faults()
    assert session.id in fault
    assert complaint in fault


async def test_lost_race_writes_nothing(world: World) -> None:
    """Even if the lock fails, the revision prevents a lost update."""
    session = await world.table("walk", AKI, BEN)
    one, other = world.services, type(world.services)(world.store, GAMES_HERE)
    answers = await asyncio.gather(
        *(
            services.moves.act(session.id, AKI, "go 1", decision=None, interaction_id=None)
            for services in (one, other)
            for _ in range(4)
        ),
        return_exceptions=True,
    )
    await other.close()
    now, record = await world.now(session), await world.services.history.record(session.id, public=False)
    *_, last = replay(now.rules, record)
    assert last.step.state == now.state
    assert now.row == len(record.rows) - 1 == sum(not isinstance(answer, Exception) for answer in answers)


async def test_table_waits_for_no_picture_of_others(world: World) -> None:
    """As many tables as messages are sent at once wait for pictures; the next one's panel comes all the same."""
    send, gate, waiting = world.channel.send, asyncio.Event(), asyncio.Semaphore(0)
    last, open_ = CHANNEL + AT_ONCE, world.services.lobbies.open

    async def drawn_first(update: PanelUpdate) -> PanelMessage | None:
        if update.session.channel_id != last:
            waiting.release()
            await gate.wait()
        return await send(update)

    world.channel.send = drawn_first  # type: ignore[method-assign]
    for channel in range(CHANNEL, last):
        await open_("walk", GUILD, channel, Actor(channel, "host"), "en")
        await waiting.acquire()
    await open_("walk", GUILD, last, AKI, "en")
    async with asyncio.timeout(HANG):
        await world.channel.attempts(1)
    assert [update.session.channel_id for update in world.channel.sent] == [last]
    gate.set()
    await world.settle()
    assert len(world.channel.sent) == AT_ONCE + 1


async def under(world: World, game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> World:
    """Restart the bot with another version of Walk; the pass has not begun, and the old bot has told everything."""
    await world.settle()
    monkeypatch.setitem(GAMES_HERE, "walk", replace(WALK, rules=game))  # type: ignore[arg-type]
    return await world.restarted()


async def begun(world: World, channel: int = CHANNEL, **options: str) -> Session:
    """A game in the middle of Aki's turn."""
    session = await world.table("walk", AKI, BEN, clock="1d", channel=channel, **options)
    await world.plays(session, AKI, "go 1", "rest")
    await world.plays(session, BEN, "gamble")
    return (await world.plays(session, AKI, "go 2")).session


async def test_table_is_upgraded_when_it_is_opened(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Version 2 cannot read the old state, so it does not know what Aki could do, and asks anew."""
    before = await begun(world)
    made = [
        upgrade(await world.services.tables.get(before.id), replace(WALK, rules=Shod()), at) for at in (5.0, 6.0)
    ]
    entry = made[0].entry
    assert (entry.seat, entry.notation, entry.barrier, entry.chance) == (None, "upgrade 1 2", True, "[]")
    assert made[0].session.state == made[1].session.state
    world.clock.now += 3600
    world = await under(world, Shod(), monkeypatch)
    with pytest.raises(Stale):
        await world.presses(before, AKI, "rest")
    session = await world.now(before)
    assert (session.rules_version, session.begun_version, session.state.shoes) == (2, 1, (2, 2))
    assert (session.row, session.barrier, session.takebacks) == (before.row + 1, before.row + 1, (None, None))
    assert (session.changed_at, session.draws) == (before.changed_at, before.draws)
    assert session.decisions == ((before.decisions[0] // 100 + 1) * 100, before.decisions[1])
    assert (await world.notations(session))[-2:] == ["go 2", "upgrade 1 2"]
    assert await refused(world.takes_back(session, AKI)) == "undo-closed", "undo does not reach past it"
    await world.plays(session, AKI, "go 2")
    await world.takes_back(session, AKI)
    assert await refused(world.takes_back(session, AKI)) == "undo-closed"
    after = (await world.plays(session, AKI, "go 2", "rest")).session
    assert after.state.scores[0] == before.state.scores[0] + 2, "the half-made turn has gone on"
    assert await world.now(before) == after
    assert await world.faults() == []
    with pytest.raises(Exception, match="append-only"):
        await world.sql("UPDATE log SET upgrade = NULL WHERE upgrade IS NOT NULL")


async def test_open_takeback_lapses(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.plays(session, AKI, "go 1", "rest")
    await world.plays(session, BEN, "go 1")
    _, request = await world.services.takebacks.ask(session.id, AKI)
    world = await under(world, Shod(), monkeypatch)
    assert await refused(world.services.requests.agree(request.id, BEN)) == "request-over"
    found = await world.store.read(lambda db: requests.newest(db, session.id, UNDO))
    assert found is not None
    assert found.state == "lapsed"


@pytest.mark.parametrize("game", [Shod(), Same()])
async def test_nobody_loses_time(world: World, game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the question is the same, the button that asked it is good, too."""
    before = await begun(world)
    voted = await world.table("walk", AKI, BEN, clock="1d", absent="vote", channel=71)
    (clock,) = await world.running(before)
    world.clock.now += 20 * 3600
    world = await under(world, game, monkeypatch)
    session = await world.now(before)
    (after,) = await world.running(before)
    assert (after.seat, after.started_at, after.due_at) == (clock.seat, clock.started_at, clock.due_at)
    assert after.asked // 100 == session.decisions[0] // 100
    if isinstance(game, Same):
        assert (await world.presses(before, AKI, "go 1")).session.state.steps == 2
        assert (session.rules_version, session.begun_version) == (3, 1)
        assert "upgrade 1 3" in await world.notations(session), "several versions at once are one row"
    await world.passes(5 * 3600)
    assert (await world.now(before)).row > session.row, "the clock plays on its day"
    assert (await world.now(voted)).clocks[0].is_voted_on


async def test_expired_turn_of_another_question_gets_its_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d", absent="vote")
    await world.passes(25 * 3600)
    assert (await world.now(session)).clocks[0].is_voted_on
    world = await under(world, Shod(), monkeypatch)
    await world.now(session)
    (clock,) = await world.running(session)
    assert clock.due_at == world.clock.now + 86400


async def test_the_pass_upgrades_every_table(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [await begun(world, CHANNEL + number) for number in range(25)]
    closed = tables.pop()
    await world.services.moves.end(closed.id, AKI, by_moderator=True)
    world = await under(world, Shod(), monkeypatch)
    world.channel.sent.clear()
    await world.services.resume()
    await world.settle()
    rows = await world.sql("SELECT DISTINCT rules_version, begun_version FROM sessions WHERE phase = 'playing'")
    assert rows == [(2, 1)]
    assert len(await world.sql("SELECT 1 FROM log WHERE upgrade IS NOT NULL")) == len(tables)
    told = {update.session.id: update.corrections for update in world.channel.sent}
    assert told.keys() == {session.id for session in tables}
    assert {(one.from_version, one.to_version) for found in told.values() for one in found} == {(1, 2)}
    world.channel.sent.clear()
    await world.services.resume()
    await world.rests(tables[0], AKI)
    await world.settle()
    assert [update.corrections for update in world.channel.sent] == [()], "it is said once"


async def test_failing_upgrade_sets_aside_only_its_table(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, sound = await begun(world, stumbling="true"), await begun(world, CHANNEL + 1)
    other = await begun(world, CHANNEL + 2, stumbling="true")
    world = await under(world, Shod(), monkeypatch)
    await world.services.resume()
    await world.settle()
    assert (await world.now(sound)).incident is None
    found = await world.now(broken)
    assert (found.incident, found.state, found.row) == ("old-rules", None, broken.row)
    assert await refused(world.plays(broken, AKI, "rest")) == "old-rules"
    ended = await world.services.moves.end(other.id, STRANGER, by_moderator=True)
    assert ended.phase is Phase.CLOSED
    assert await world.sql("SELECT 1 FROM results") == []
    assert f"session {broken.id} was begun under version 1 of its rules; here is 2" in await world.faults()
    world = await under(world, Same(), monkeypatch)
    assert (await world.now(broken)).rules_version == 3, "a later program takes up what was set aside"


async def test_record_verifies_and_replays_from_the_upgrade(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await begun(world, goal="30")
    world = await under(world, Shod(), monkeypatch)
    open_record = await world.services.history.record(before.id, public=True)
    session = await world.now(before)
    for actor in (AKI, BEN) * 20:
        if session.phase is Phase.PLAYING:
            session = (await world.plays(session, actor, "gamble")).session
    record = load(dump(await world.services.history.record(before.id, public=True)))
    (row,) = [row for row in record.rows if row.upgrade is not None]
    (hidden,) = [row.upgrade for row in open_record.rows if row.upgrade is not None]
    assert row.upgrade is not None
    assert (hidden.state, hidden.before, hidden.after) == (None, None, None), "nobody can guess a hidden state"
    assert row.upgrade.before == state_hash(before.state.model_dump_json())
    assert record.header.rules_version == 1, "the commitment holds the version of Begin"
    assert first_played(Shod(), record) == row.row == before.row + 1
    played = list(replay(Shod(), record))
    assert played[-1].step.state == session.state
    stored, entries = await world.services.tables.with_log(before.id)
    found = await world.services.history.verification(before.id)
    assert (found.verdict.honest, found.replayed, found.stops_at, found.first) == (True, True, None, row.row)
    assert len(list(moments(stored, entries))) == len({one.row.row for one in played})
    report = await world.services.end_reports.report(stored)
    assert report.course[-1].scores == session.state.scores
    assert await world.faults() == []


async def test_finished_game_of_earlier_rules_keeps_its_result(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await world.table("walk", AKI, BEN, goal="5")
    over = (await world.plays(session, AKI, "go 2", "go 2", "go 2")).session
    world = await under(world, Shod(), monkeypatch)
    found = await world.now(session)
    assert (found.state.scores, found.rules_version, found.incident) == (over.state.scores, 1, None)
    seen = await world.services.history.verification(session.id)
    assert (seen.verdict.honest, seen.replayed, seen.versions) == (True, False, (1, 2))
    stored, entries = await world.services.tables.with_log(session.id)
    assert list(moments(stored, entries)) == []
    await world.sql("UPDATE results SET score = 4 WHERE seat = 0")
    assert (await world.now(session)).incident == "old-rules", "the present rules disagree"
    assert len(await world.services.history.log(session.id)) == 4
