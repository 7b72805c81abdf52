"""Tables that lose their place: nothing is lost, the host hears of it once, and the game goes on elsewhere."""

from __future__ import annotations

import math
from functools import partial

import pytest

from bot.deadlines.outages import GRACE
from bot.delivery.scheduler import Timekeeper
from bot.store import guilds
from bot.store.messages import channels, notices
from bot.table.model import GONE, Phase, Refused, Undeliverable
from tests.sessions.house import AKI, BEN, CHANNEL, GUILD, House

DAY = 86400.0
FORBIDDEN = "forbidden"


async def muted(house: House) -> list[notices.LetterRow]:
    """The letters that tell a host that the channel cannot be told."""
    await house.postman.settle()
    return house.box.of("muted")


async def test_the_host_hears_once_that_the_channel_cannot_be_told(house: House) -> None:
    session = await house.table("guess", AKI, BEN)
    await house.settle()
    house.channel.failures = [Undeliverable(FORBIDDEN), Undeliverable(FORBIDDEN)]
    for _ in range(2):
        await house.service.tell_again(session.id)
        await house.settle()
    (letter,) = await muted(house)
    assert (letter.user_id, letter.session_id, letter.facts) == (AKI.user_id, session.id, {"reason": FORBIDDEN})
    assert await house.publisher.trouble(session.id) == FORBIDDEN


async def test_after_the_channel_was_told_again_the_host_may_hear_of_the_next_trouble(house: House) -> None:
    session = await house.table("guess", AKI, BEN)
    await house.settle()
    for _ in range(2):
        house.channel.failures = [Undeliverable(FORBIDDEN)]
        await house.service.tell_again(session.id)
        await house.settle()
        assert await house.store.read(partial(channels.muted, session_id=session.id))
        await house.service.care.retry(session.id)
        await house.settle()
        assert not await house.store.read(partial(channels.muted, session_id=session.id))
    assert len(await muted(house)) == 2
    assert await house.service.care.parked() == []


async def test_trouble_is_known_by_server(house: House) -> None:
    session = await house.table("guess", AKI, BEN)
    house.channel.failures = [Undeliverable(FORBIDDEN)]
    await house.settle()
    assert await house.service.care.parked(GUILD) == [(session.id, CHANNEL)]
    assert await house.service.care.parked(GUILD + 1) == []


async def test_a_lobby_in_a_deleted_channel_is_closed(house: House) -> None:
    lobby = await house.service.open("guess", GUILD, CHANNEL, AKI, "en")
    await house.settle()
    await house.service.care.channel_gone(CHANNEL)
    assert (await house.service.load(lobby.id)).phase is Phase.CLOSED
    assert await muted(house) == []


@pytest.mark.parametrize("begun", [False, True])
async def test_a_channel_that_went_unnoticed_is_found_gone_at_the_next_word(house: House, begun: bool) -> None:
    session = await house.service.open("guess", GUILD, CHANNEL, AKI, "en")
    await house.service.join(session.id, BEN)
    if begun:
        await house.service.begin(session.id, AKI)
    await house.settle()
    house.channel.failures = [Undeliverable(GONE)]
    await house.service.tell_again(session.id)
    await house.settle()
    assert (await house.service.load(session.id)).phase is (Phase.PLAYING if begun else Phase.CLOSED)
    assert len(await muted(house)) == begun
    assert bool(await house.service.care.parked()) is begun, "a closed lobby has nobody to tell"


async def test_a_game_moves_to_another_channel(house: House) -> None:
    session = await house.table("guess", AKI, BEN)
    await house.settle()
    await house.service.care.channel_gone(CHANNEL)
    moved = await house.service.care.move(session.id, 71)
    await house.settle()
    assert (moved.channel_id, moved.phase) == (71, Phase.PLAYING)
    assert house.channel.told[-1].session.channel_id == 71
    assert house.channel.told[-1].previous is None, "the old panel is gone with its channel"
    assert await house.service.in_channel(CHANNEL) is None
    await house.plays(moved, AKI, moved.rules.notation(moved.rules.legal_actions(moved.state, moved.movers[0])[0]))


async def test_a_game_does_not_move_where_another_goes_on(house: House) -> None:
    session = await house.table("guess", AKI, BEN)
    await house.table("guess", AKI, BEN, channel=71)
    with pytest.raises(Refused) as caught:
        await house.service.care.move(session.id, 71)
    assert (caught.value.code, caught.value.facts) == ("channel-busy", {"game": "guess"})
    assert (await house.service.load(session.id)).channel_id == CHANNEL


async def test_the_clocks_of_a_table_that_cannot_be_told_stand_still(house: House) -> None:
    """Nobody loses a turn to a panel that was never shown, and afterwards there is time again."""
    session = await house.table("guess", AKI, BEN, clock="1d")
    await house.settle()
    keeper = Timekeeper(house.store, house.service, outage=math.inf)
    house.channel.failures = [Undeliverable(FORBIDDEN)]
    await house.service.tell_again(session.id)
    await house.settle()
    house.clock.now += 5 * DAY
    await keeper.tick()
    assert (await house.service.load(session.id)).row == session.row, "nothing was played for anybody"
    await house.service.care.retry(session.id)
    await house.settle()
    now = await house.service.load(session.id)
    assert [clock.due_at for clock in now.clocks] == [house.clock.now + GRACE] * 2
    await keeper.tick()
    assert (await house.service.load(session.id)).row == session.row
    house.clock.now += GRACE + 1
    await keeper.tick()
    await house.settle()
    assert (await house.service.load(session.id)).row > session.row


# --- servers -----------------------------------------------------------------------------------------------------


async def test_a_server_that_was_left_is_forgotten_in_time(house: House) -> None:
    session = await house.table("guess", AKI, BEN)
    care, start = house.service.care, house.clock.now
    await care.server_left(GUILD)
    assert await care.purge_due(start + 30 * DAY - 1) == []
    assert await care.purge_due(start + 30 * DAY, present=[GUILD]) == [], "where the bot is, nothing is forgotten"
    assert await care.purge_due(start + 30 * DAY) == [GUILD]
    with pytest.raises(Refused, match="no-session"):
        await house.service.load(session.id)


async def test_what_an_ended_game_could_not_tell_is_dropped_in_time(house: House) -> None:
    ended = await house.table("guess", AKI, BEN)
    going_on = await house.table("guess", AKI, BEN, channel=CHANNEL + 1)
    await house.settle()
    house.channel.failures = [Undeliverable(FORBIDDEN), Undeliverable(FORBIDDEN)]
    await house.service.tell_again(going_on.id)
    await house.publisher.settle()
    await house.service.end(ended.id, AKI, by_moderator=False)
    await house.store.write(lambda db: notices.add(db, "idle", 1.0, {}, session_id=ended.id))
    await house.sql("UPDATE letters SET parked = ?", FORBIDDEN)
    await house.publisher.settle()
    end = house.clock.now
    waiting = "SELECT session_id FROM outbox UNION ALL SELECT session_id FROM letters WHERE kind = 'idle'"
    assert sorted(await house.sql(waiting)) == sorted([(ended.id,), (ended.id,), (going_on.id,)])
    await house.service.care.purge_due(end + 30 * DAY - 1)
    assert len(await house.sql(waiting)) == 3
    await house.service.care.purge_due(end + 30 * DAY)
    assert await house.sql(waiting) == [(going_on.id,)]


async def test_what_happened_while_the_bot_was_off_is_noticed(house: House) -> None:
    await house.table("guess", AKI, BEN)
    care = house.service.care
    await care.compare([])
    assert await house.store.read(guilds.away) == [GUILD]
    await care.compare([GUILD])
    assert await house.store.read(guilds.away) == []
