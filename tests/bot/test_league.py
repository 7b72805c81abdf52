"""/league: a cycle from its first message to the next one, by real presses."""

from __future__ import annotations

import pytest

from bot.features.league.cycle import opening
from bot.features.league.state import DAY, WEEK
from bot.rows.session import NO_HOST
from bot.session.model import Phase

from .leagues import ladder, opened, played, started, tables, ticked
from .world import World, labels, private

pytestmark = pytest.mark.database


async def test_hash_is_posted_before_anybody_signs_up(world: World) -> None:
    await opened(world)
    hash_message, signs = world.messages()
    cycle = (await ladder(world)).cycle
    assert cycle.opening in hash_message.content
    assert cycle.opening == opening(cycle.id, cycle.secret)
    assert (cycle.message_id, cycle.panel_id) == (hash_message.id, signs.id)
    assert labels(signs) == ["Join", "Leave", "About…"]
    assert signs.content.split("\n")[1].startswith("Starts <t:")


async def test_long_pause_moves_the_start_unless_the_clock_is_fast(world: World) -> None:
    await opened(world)
    starts_at = (await ladder(world)).cycle.starts_at
    world.services.outage = DAY
    await ticked(world, 0.9 * DAY)
    assert (await ladder(world)).cycle.starts_at == starts_at
    world.services.outage = 0.0
    await ticked(world, 0.9 * DAY)
    assert (await ladder(world)).cycle.starts_at == pytest.approx(starts_at + 0.9 * DAY)


async def test_one_group_is_named_without_number_or_arrows(world: World) -> None:
    """Its members are listed without points until somebody has some; one press leads from a game to the next."""
    await started(world)
    begun = next(message for message in world.messages() if "has started" in message.content)
    assert set(begun.content.split("👥 ")[1].split(" · ")) == {"aki", "ben", "chika", "dai"}
    assert labels(begun) == ["My group"]
    session = await played(world, (await tables(world))[0])
    thread = next(one for one in world.channel.threads if one.id == session.channel_id)
    shown = thread.history()[-1]
    assert labels(shown) == ["My group"]
    assert shown.content.startswith("👥 ")
    assert any(sign.isdigit() for sign in shown.content)


async def test_cycle_goes_from_sign_up_to_the_next_one(world: World) -> None:
    actor = await started(world)
    now = await ladder(world)
    assert [group.size for group in now.groups] == [4]
    first = await tables(world)
    assert len(first) == 3
    print([m.content for m in world.messages()])
    for session in first:
        assert session.phase is Phase.PLAYING
        assert session.host_id == NO_HOST
    for thread in world.channel.threads:
        print(thread.name, [m.content for m in thread.history()])
    print(private(await world.people["aki"].slash(world.channel, "league")).content)
    for _ in range(4):
        for session in await tables(world):
            await played(world, session)
    await ticked(world, 4 * WEEK)
    print([m.content for m in world.messages()])
    for thread in world.channel.threads:
        print(thread.name, [m.content for m in thread.history()][-1])
    assert actor
