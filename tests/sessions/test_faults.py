"""Faults: one session is quarantined, the others go on, and a restart loses nothing."""

from __future__ import annotations

import asyncio

import pytest

from bot.delivery.outgoing import PanelMessage, PanelUpdate
from bot.delivery.publisher import AT_ONCE
from bot.history.audit import session_faults
from bot.rows.errors import Conflict
from bot.session.model import Actor, Phase, Refused, Stale
from bot.session.preview import preview
from bot.session.views import pov_of
from engines.core import Seat
from engines.core.history.replay import replay
from tests.hanging import HANG

from .world import AKI, BEN, CHANNEL, CHIO, GAMES_HERE, GUILD, STRANGER, World


async def incident_of(world: World, session_id: str) -> object:
    with pytest.raises(Refused) as refused:
        await world.services.moves.act(session_id, AKI, "rest", decision=None, interaction_id=None)
    assert refused.value.code == "quarantined"
    return refused.value.facts["incident"]


async def test_failing_rules_quarantine_one_session(world: World, capsys: pytest.CaptureFixture[str]) -> None:
    broken = await world.table("walk", AKI, BEN, channel=1, stumbling="true")
    sound = await world.table("walk", AKI, BEN, channel=2, stumbling="true")
    with pytest.raises(Refused) as refused:
        await world.plays(broken, AKI, "stumble")
    incident = refused.value.facts["incident"]
    assert isinstance(incident, str)
    assert await incident_of(world, broken.id) == incident
    logged = capsys.readouterr().out
    assert incident in logged
    assert "a stone in the way" in logged
    assert (await world.plays(sound, AKI, "go 1")).session.state.scores == (1, 0)
    assert len(await world.notations(broken)) == 1


async def test_unreadable_state_quarantines_its_session(world: World) -> None:
    broken = await world.table("walk", AKI, BEN, channel=1)
    sound = await world.table("walk", AKI, BEN, channel=2)
    for state in ('{"to_move": "nobody"}', "not even json"):
        await world.sql("UPDATE sessions SET state = ?, incident = NULL WHERE id = ?", state, broken.id)
        incident = await incident_of(world, broken.id)
        found = await world.services.tables.in_channel(1)
        assert found is not None
        assert (found.incident, found.state, found.movers) == (incident, None, ())
        with pytest.raises(Refused, match="quarantined"):
            pov_of(found, AKI.user_id)
    assert {session.id for session in await world.services.tables.of_user(AKI.user_id)} == {broken.id, sound.id}


async def test_quarantined_session_can_be_ended(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.sql("UPDATE sessions SET state = '{}' WHERE id = ?", session.id)
    await incident_of(world, session.id)
    for way in (
        world.services.moves.undo(session.id, AKI, decision=None, interaction_id=None),
        world.services.seats.leave(session.id, AKI, interaction_id=None),
    ):
        with pytest.raises(Refused, match="quarantined"):
            await way
    ended = await world.services.moves.end(session.id, STRANGER, by_moderator=True)
    assert ended.phase is Phase.CLOSED
    assert await world.services.tables.in_channel(CHANNEL) is None
    await world.settle()
    assert world.channel.sent[-1].session.phase is Phase.CLOSED


async def test_game_back_under_its_rules_has_full_time(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d")
    other = await world.table("guess", AKI, BEN, clock="2d", channel=CHANNEL + 1)
    await world.sql("UPDATE sessions SET rules_version = 99 WHERE id = ?", session.id)
    await world.passes(5 * 86400.0)
    (played,) = await world.sql("SELECT row FROM sessions WHERE id = ?", session.id)
    assert await world.sql("SELECT 1 FROM clocks WHERE session_id = ?", session.id) == []
    await world.services.resume()
    assert await world.sql("SELECT 1 FROM clocks WHERE session_id = ?", session.id) == [], "still other rules"
    await world.sql("UPDATE sessions SET rules_version = 1 WHERE id = ?", session.id)
    before = await world.sql("SELECT * FROM clocks WHERE session_id = ?", other.id)
    world = await world.restarted()
    try:
        await world.services.resume()
        found = await world.sql("SELECT seat, started_at, due_at FROM clocks WHERE session_id = ?", session.id)
        assert found == [(0, world.clock.now, world.clock.now + 86400.0)]
        assert await world.sql("SELECT * FROM clocks WHERE session_id = ?", other.id) == before
        assert await world.sql("SELECT row FROM sessions WHERE id = ?", session.id) == [played]
    finally:
        await world.close()


@pytest.mark.parametrize("version", [0, 99])
async def test_game_does_not_continue_under_other_rules(world: World, version: int) -> None:
    """Nothing is written to it, so that the program it was begun with could continue it."""
    session = await world.table("walk", AKI, BEN)
    await world.sql("UPDATE sessions SET rules_version = ? WHERE id = ?", version, session.id)
    world = await world.restarted()
    try:
        found = await world.services.tables.load(session.id)
        assert (found.state, found.movers) == (None, ())
        for vain in (
            world.services.moves.act(session.id, AKI, "rest", decision=None, interaction_id=None),
            world.services.moves.undo(session.id, AKI, decision=None, interaction_id=None),
            world.services.seats.leave(session.id, AKI, interaction_id=None),
        ):
            with pytest.raises(Refused, match="old-rules"):
                await vain
        with pytest.raises(Refused, match="old-rules"):
            pov_of(found, AKI.user_id)
        with pytest.raises(Refused, match="old-rules"):
            preview(found, Seat(0), "rest")
        faults = [fault async for fault in session_faults(world.store, GAMES_HERE)]
        assert faults == [f"session {session.id} was begun under version {version} of its rules; here is 1"]
        await world.sql("UPDATE sessions SET rules_version = 1 WHERE id = ?", session.id)
        assert await world.services.tables.load(session.id) == session
        await world.sql("UPDATE sessions SET rules_version = ? WHERE id = ?", version, session.id)
        ended = await world.services.moves.end(session.id, AKI, by_moderator=False)
        assert (ended.phase, ended.rules_version) == (Phase.CLOSED, version)
        await world.settle()
        assert world.channel.sent[-1].session.phase is Phase.CLOSED
    finally:
        await world.close()


async def test_lobby_begins_under_the_present_rules(world: World) -> None:
    lobby = await world.services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en")
    await world.services.lobbies.join(lobby.id, BEN)
    await world.sql("UPDATE sessions SET rules_version = 0 WHERE id = ?", lobby.id)
    begun = await world.services.moves.begin(lobby.id, AKI)
    assert begun.rules_version == begun.rules.rules_version == 1
    assert await world.services.tables.load(lobby.id) == begun


async def test_removed_game_is_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.settle()
    monkeypatch.delitem(GAMES_HERE, "walk")  # type: ignore[arg-type]
    with pytest.raises(Refused, match="unknown-game"):
        await world.services.tables.load(session.id)
    assert await world.services.tables.of_user(AKI.user_id) == []


async def test_restart_within_a_turn_changes_nothing(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    shown = (await world.presses(session, AKI, "go 1")).session
    world = await world.restarted()
    try:
        assert await world.services.tables.load(session.id) == shown
        # The button of a panel older than the restart works once.
        after = (await world.presses(shown, AKI, "go 2")).session
        assert after.state.scores == (3, 0)
        with pytest.raises(Stale):
            await world.presses(shown, AKI, "go 2")
    finally:
        await world.close()


async def test_interaction_is_known_after_restart(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.services.moves.act(session.id, AKI, "go 1", decision=100, interaction_id=77)
    world = await world.restarted()
    try:
        again = await world.services.moves.act(session.id, AKI, "go 1", decision=100, interaction_id=77)
        assert (again.is_repeated, again.session.state.scores) == (True, (1, 0))
    finally:
        await world.close()


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
    now = await world.services.tables.load(session.id)
    *_, last = replay(now.rules, await world.services.history.record(session.id, public=False))
    assert last.step.state == now.state
    assert [fault async for fault in session_faults(world.store, GAMES_HERE)] == []


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
    await world.plays(session, AKI, "rest")
    await world.plays(session, BEN, "gamble")
    await world.plays(session, AKI, "go 1")
    await world.settle()  # whoever still reads the table would quarantine it first
    ((value,),) = await world.sql(f"SELECT {column} FROM sessions WHERE id = ?", session.id)
    await world.sql(f"UPDATE sessions SET {column} = ? WHERE id = ?", forge(value), session.id)  # type: ignore[operator]
    (fault,) = [fault async for fault in session_faults(world.store, GAMES_HERE)]
    assert session.id in fault
    assert complaint in fault


async def test_log_cannot_be_rewritten(world: World) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.plays(session, AKI, "go 1")
    for statement in (
        "DELETE FROM log",
        "UPDATE log SET notation = 'go 2'",
        "UPDATE log SET seat = 1 WHERE row = 1",
    ):
        with pytest.raises(Conflict, match="append-only"):
            await world.sql(statement)


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
    now = await world.services.tables.load(session.id)
    record = await world.services.history.record(session.id, public=False)
    *_, last = replay(now.rules, record)
    assert last.step.state == now.state
    assert now.row == len(record.rows) - 1 == sum(not isinstance(answer, Exception) for answer in answers)


async def test_unreadable_state_is_not_logged(world: World, capsys: pytest.CaptureFixture[str]) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.sql('UPDATE sessions SET state = \'{"scores": "my hidden cards"}\' WHERE id = ?', session.id)
    await world.services.tables.load(session.id)
    logged = capsys.readouterr().out
    assert "session-quarantined" in logged
    assert "hidden cards" not in logged


async def test_table_waits_for_no_picture_of_others(world: World) -> None:
    """As many tables as messages are sent at once wait for pictures; the next one's panel comes all the same."""
    send, gate, waiting = world.channel.send, asyncio.Event(), asyncio.Semaphore(0)
    last = CHANNEL + AT_ONCE

    async def drawn_first(update: PanelUpdate) -> PanelMessage | None:
        if update.session.channel_id != last:
            waiting.release()
            await gate.wait()
        return await send(update)

    world.channel.send = drawn_first  # type: ignore[method-assign]
    for channel in range(CHANNEL, last):
        await world.services.lobbies.open("walk", GUILD, channel, Actor(channel, "host"), "en")
        await waiting.acquire()
    await world.services.lobbies.open("walk", GUILD, last, AKI, "en")
    async with asyncio.timeout(HANG):
        await world.channel.attempts(1)
    assert [update.session.channel_id for update in world.channel.sent] == [last]
    gate.set()
    await world.settle()
    assert len(world.channel.sent) == AT_ONCE + 1
