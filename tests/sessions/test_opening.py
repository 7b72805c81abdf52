"""What opening a table in one way must not lose: wake-ups, ends of unreadable tables, the newest panel."""

from __future__ import annotations

import asyncio

import pytest

from bot.delivery.outgoing import PanelMessage, PanelUpdate
from bot.seating.reachability import Unreachable
from bot.session.model import Phase
from bot.session.rules import DAY
from bot.store.messages import outbox
from tests.hanging import HANG

from .world import AKI, BEN, CHANNEL, GAMES_HERE, GUILD, World, refused


async def test_move_delivers_the_notices_that_waited_for_the_old_channel(world: World) -> None:
    session = await world.table("walk", AKI, BEN, clock="1d")
    await world.settle()
    await world.notices_fail(Unreachable("forbidden"))
    await world.services.clocks.nudge(session.id, BEN)
    await world.settle()
    assert await world.sql("SELECT kind, parked FROM notices") == [("nudge", "forbidden")]
    await world.services.reachability.move(session.id, 71)
    await world.settle()
    assert len(world.box.of("nudge")) == 1, "released by the move, and nobody was told"


@pytest.mark.parametrize("is_idle", [False, True], ids=["ended", "idle"])
async def test_table_of_a_removed_game_can_be_ended_and_is_closed(world: World, is_idle: bool) -> None:
    session = await world.table("walk", AKI, BEN, clock="none")
    await world.passes(15 * DAY if is_idle else 0)
    world.services.tables.games = {key: game for key, game in GAMES_HERE.items() if key != "walk"}
    if is_idle:
        world.clock.now += 3 * DAY
        await world.scheduler.tick()
        await world.settle()
    else:
        assert await refused(world.services.moves.end(session.id, AKI, by_moderator=False)) == "unknown-game"
    assert await world.sql("SELECT phase FROM sessions WHERE id = ?", session.id) == [("closed",)]
    assert (await world.services.lobbies.open("pips", GUILD, CHANNEL, BEN, "en")).phase is Phase.LOBBY


DAMAGE = (
    "table_rules = '{\"clock\":\"5w\"}'", "table_rules = '[]'", "decisions = '{'", "decisions = '7'",
    "takebacks = '[\"x\"]'", "options = '['", "words = '{'",
)  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGE)
async def test_table_that_cannot_be_read_prevents_neither_the_start_nor_its_end(world: World, damage: str) -> None:
    """``resume`` runs in the client's ``setup_hook``."""
    session = await world.table("walk", AKI, BEN)
    await world.sql("DELETE FROM clocks")
    await world.sql(f"UPDATE sessions SET {damage} WHERE id = ?", session.id)
    await world.services.resume()
    await world.settle()
    assert (await world.now(session)).incident is not None
    ended = await world.services.moves.end(session.id, AKI, by_moderator=False)
    assert (ended.phase, ended.incident is None) == (Phase.CLOSED, False)


async def test_panel_that_waited_its_turn_shows_the_present_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, other = [await world.table("walk", AKI, BEN, channel=channel) for channel in (70, 71)]
    await world.settle()
    world.channel.sent.clear()
    monkeypatch.setattr(world.publisher, "_under_way", asyncio.Semaphore(1))
    going_on, started, send = asyncio.Event(), asyncio.Event(), world.channel.send

    async def slow(update: PanelUpdate) -> PanelMessage | None:
        if update.session.id == first.id:
            started.set()
            await going_on.wait()
        return await send(update)

    monkeypatch.setattr(world.channel, "send", slow)
    await world.services.moves.post_again(first.id)
    await started.wait()
    await world.services.moves.post_again(other.id)
    async with asyncio.timeout(HANG):
        while not world.publisher._under_way._waiters:  # noqa: ASYNC110 - until the other table waits to be sent
            await asyncio.sleep(0)
    await world.plays(other, AKI, "rest")
    assert await world.store.read(lambda db: outbox.newest(db, other.id)) is not None
    going_on.set()
    await world.settle()
    shown = [update.session.row for update in world.channel.sent if update.session.id == other.id]
    assert 0 not in shown, f"a panel of the past was posted: rows {shown}"


async def test_busy_channel_wakes_nobody(world: World) -> None:
    await world.services.lobbies.open("walk", GUILD, CHANNEL, AKI, "en")
    await world.settle()
    woken: list[str] = []
    world.services.tables.listen(lambda committed: woken.append(committed.session_id))
    opening = world.services.lobbies.open("pips", GUILD, CHANNEL, BEN, "en")
    assert (await refused(opening), woken) == ("channel-busy", []), "for a session that does not exist"
