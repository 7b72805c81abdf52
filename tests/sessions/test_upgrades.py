"""Rules that are corrected while games go on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.history.audit import session_faults
from bot.history.catch_up import moments
from bot.rows.messages import UNDO
from bot.session.model import Phase, Refused, Session, Stale
from bot.session.upgrade import upgrade
from bot.store.messages import requests
from engines.core import AnyGame
from engines.core.history.records import dump, load, state_hash
from engines.core.history.replay import first_played, replay
from tests.toys_corrected import Same, Shod
from tests.toys_simultaneous import WALK

from .world import AKI, BEN, CHANNEL, GAMES_HERE, STRANGER, World


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
    before = await begun(world)
    world.clock.now += 3600
    world = await under(world, Shod(), monkeypatch)
    session = await world.services.tables.load(before.id)
    assert (session.rules_version, session.begun_version, session.state.shoes) == (2, 1, (2, 2))
    assert (session.row, session.barrier, session.takebacks) == (before.row + 1, before.row + 1, (None, None))
    assert (session.changed_at, session.draws) == (before.changed_at, before.draws)
    assert (await world.notations(session))[-2:] == ["go 2", "upgrade 1 2"]
    after = (await world.plays(session, AKI, "go 2", "rest")).session
    assert after.state.scores[0] == before.state.scores[0] + 2, "the half-made turn has gone on"
    assert await world.services.tables.load(before.id) == after
    assert [fault async for fault in session_faults(world.store, GAMES_HERE)] == []


async def test_undo_does_not_reach_past_an_upgrade(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begun(world)
    world = await under(world, Shod(), monkeypatch)
    with pytest.raises(Refused, match="undo-closed"):
        await world.takes_back(session, AKI)
    await world.plays(session, AKI, "go 1")
    await world.takes_back(session, AKI)
    with pytest.raises(Refused, match="undo-closed"):
        await world.takes_back(session, AKI)


async def test_open_takeback_lapses(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await world.table("walk", AKI, BEN)
    await world.plays(session, AKI, "go 1", "rest")
    await world.plays(session, BEN, "go 1")
    _, request = await world.services.takebacks.ask(session.id, AKI)
    world = await under(world, Shod(), monkeypatch)
    with pytest.raises(Refused, match="request-over"):
        await world.services.requests.agree(request.id, BEN)
    found = await world.store.read(lambda db: requests.newest(db, session.id, UNDO))
    assert found is not None
    assert found.state == "lapsed"


async def test_seat_with_another_question_is_asked_anew(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Version 2 cannot read the old state, so it does not know what Aki could do."""
    before = await begun(world)
    world = await under(world, Shod(), monkeypatch)
    with pytest.raises(Stale):
        await world.presses(before, AKI, "rest")
    session = await world.services.tables.load(before.id)
    assert (session.decisions[0] // 100, session.decisions[1]) == (
        before.decisions[0] // 100 + 1,
        before.decisions[1],
    )
    assert (await world.presses(session, AKI, "rest")).session.movers == (1,)


async def test_seat_with_the_same_question_keeps_it(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await begun(world)
    world = await under(world, Same(), monkeypatch)
    assert (await world.presses(before, AKI, "go 1")).session.state.steps == 2
    session = await world.services.tables.load(before.id)
    assert (session.rules_version, session.begun_version) == (3, 1)
    assert "upgrade 1 3" in await world.notations(session), "several versions at once are one row"


@pytest.mark.parametrize("game", [Shod(), Same()])
async def test_nobody_loses_time(world: World, game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await begun(world)
    (clock,) = await world.services.clocks.running(before.id)
    world.clock.now += 20 * 3600
    world = await under(world, game, monkeypatch)
    session = await world.services.tables.load(before.id)
    (after,) = await world.services.clocks.running(before.id)
    assert (after.seat, after.started_at, after.due_at) == (clock.seat, clock.started_at, clock.due_at)
    assert after.asked // 100 == session.decisions[0] // 100
    await world.passes(5 * 3600)
    assert (await world.services.tables.load(before.id)).row > session.row, "the clock plays on its day"


async def test_expired_turn_of_another_question_gets_its_time(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d", absent="vote")
    await world.passes(25 * 3600)
    assert (await world.services.tables.load(session.id)).clocks[0].is_voted_on
    world = await under(world, Shod(), monkeypatch)
    await world.services.tables.load(session.id)
    (clock,) = await world.services.clocks.running(session.id)
    assert clock.due_at == world.clock.now + 86400


async def test_the_pass_upgrades_every_table(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [await begun(world, CHANNEL + number) for number in range(25)]
    closed = tables.pop()
    await world.services.moves.end(closed.id, AKI, by_moderator=True)
    world = await under(world, Shod(), monkeypatch)
    world.channel.sent.clear()
    await world.services.resume()
    await world.settle()
    rows = await world.sql("SELECT id, rules_version, begun_version FROM sessions WHERE phase = 'playing'")
    assert {(version, begun) for _, version, begun in rows} == {(2, 1)}
    assert len(await world.sql("SELECT 1 FROM log WHERE upgrade IS NOT NULL")) == len(tables)
    told = {update.session.id: update.corrections for update in world.channel.sent}
    assert told.keys() == {session.id for session in tables}
    assert {(one.from_version, one.to_version) for found in told.values() for one in found} == {(1, 2)}
    world.channel.sent.clear()
    await world.services.resume()
    await world.plays(tables[0], AKI, "rest")
    await world.settle()
    assert [update.corrections for update in world.channel.sent] == [()], "it is said once"


async def test_failing_upgrade_sets_aside_only_its_table(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = await begun(world, stumbling="true")
    sound = await begun(world, CHANNEL + 1)
    world = await under(world, Shod(), monkeypatch)
    await world.services.resume()
    await world.settle()
    assert (await world.services.tables.load(sound.id)).incident is None
    found = await world.services.tables.load(broken.id)
    assert (found.incident, found.state, found.row) == ("old-rules", None, broken.row)
    with pytest.raises(Refused, match="old-rules"):
        await world.plays(broken, AKI, "rest")
    faults = [fault async for fault in session_faults(world.store, GAMES_HERE)]
    assert faults == [f"session {broken.id} was begun under version 1 of its rules; here is 2"]
    ended = await world.services.moves.end(broken.id, STRANGER, by_moderator=True)
    assert ended.phase is Phase.CLOSED
    assert await world.sql("SELECT 1 FROM results") == []


async def test_later_program_takes_up_what_was_set_aside(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = await begun(world, stumbling="true")
    world = await under(world, Shod(), monkeypatch)
    assert (await world.services.tables.load(broken.id)).incident == "old-rules"
    world = await under(world, Same(), monkeypatch)
    assert (await world.services.tables.load(broken.id)).rules_version == 3


async def test_record_verifies_and_replays_from_the_upgrade(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await begun(world, goal="30")
    world = await under(world, Shod(), monkeypatch)
    open_record = await world.services.history.record(before.id, public=True)
    session = await world.services.tables.load(before.id)
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
    shown = list(moments(stored, entries))
    assert len(shown) == len({one.row.row for one in played})
    report = await world.services.end_reports.report(stored)
    assert report.course[-1].scores == session.state.scores
    assert [fault async for fault in session_faults(world.store, GAMES_HERE)] == []


async def test_finished_game_of_earlier_rules_keeps_its_result(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await world.table("walk", AKI, BEN, goal="5")
    over = (await world.plays(session, AKI, "go 2", "go 2", "go 2")).session
    await world.settle()
    world = await under(world, Shod(), monkeypatch)
    found = await world.services.tables.load(session.id)
    assert (found.state.scores, found.rules_version, found.incident) == (over.state.scores, 1, None)
    seen = await world.services.history.verification(session.id)
    assert (seen.verdict.honest, seen.replayed, seen.versions) == (True, False, (1, 2))
    stored, entries = await world.services.tables.with_log(session.id)
    assert list(moments(stored, entries)) == []
    await world.sql("UPDATE results SET score = 4 WHERE seat = 0")
    assert (await world.services.tables.load(session.id)).incident == "old-rules", "the present rules disagree"
    assert len(await world.services.history.log(session.id)) == 4


async def test_upgrade_says_what_it_went_on_from(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begun(world)
    row = await world.services.tables.get(session.id)
    made = upgrade(row, replace(WALK, rules=Shod()), 5.0)
    assert (made.entry.seat, made.entry.notation, made.entry.barrier, made.entry.chance) == (
        None, "upgrade 1 2", True, "[]",
    )  # fmt: skip
    assert made.session.state == upgrade(row, replace(WALK, rules=Shod()), 6.0).session.state


async def test_log_row_of_an_upgrade_stays(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await begun(world)
    world = await under(world, Shod(), monkeypatch)
    await world.services.tables.load(session.id)
    with pytest.raises(Exception, match="append-only"):
        await world.sql("UPDATE log SET upgrade = NULL WHERE upgrade IS NOT NULL")
