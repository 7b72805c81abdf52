"""A cycle that runs by itself: tables, people who vanish, the last week and the end. Without Discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.features.league import service
from bot.features.league.rows import LEFT
from bot.session.rules import HOUR

from .leagues import League, people
from .world import World


def during_the_look(world: World, work: Callable[[], Awaitable[object]]) -> None:
    """Do something once while Discord is asked who is on the server: nobody is."""
    done = list[bool]()

    async def look(guild_id: int, user_ids: Sequence[int]) -> Mapping[int, bool | None]:
        if not done:
            done.append(True)
            await work()
        return dict.fromkeys(user_ids, False)

    world.clock.now += 2 * HOUR
    world.services.presence.look = look


async def test_who_leaves_during_a_look_stays_out(world: World) -> None:
    four = people(4)
    league = await League.started(world, four)
    tables = world.services.tables
    during_the_look(world, lambda: service.leave(tables, league.cycle_id, four[0].user_id))
    await league.looks()
    member = await league.member(four[0])
    assert member is not None
    assert member.why == LEFT


async def test_erased_person_is_not_stored_again_by_a_look(world: World) -> None:
    four = people(4)
    league = await League.started(world, four)
    during_the_look(world, lambda: world.services.privacy.erase(four[0]))
    await league.looks()
    assert await league.member(four[0]) is None
