"""Moderators take the result of a finished game out, and back in; who left the server is not on its leaderboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import pytest

from bot.kit.ids import custom_id as made_id
from bot.session.model import Session

from .games import begun_game, log_of, more, play_to_end, reply_to, settle_all
from .world import World, labels, press, private

pytestmark = pytest.mark.database


def moderator(world: World, name: str = "eri", **may: bool) -> Any:
    role = world.guild.create_role(f"{name}s", permissions=discord.Permissions(**may or {"manage_messages": True}))
    return world.guild.add_member(world.env.create_user(name), roles=[role])


async def ended(world: World) -> Session:
    session = await play_to_end(world, await begun_game(world, "aki", "ben", "chika"))
    await settle_all(world)
    return session


def card(world: World) -> discord.Message:
    """The end card of the only game."""
    return next(message for message in world.messages() if "Rematch" in labels(message))


async def test_moderator_takes_a_result_out_and_back_in(world: World) -> None:
    await ended(world)
    eri = moderator(world)
    own = private(await press(eri, await more(eri, card(world)), "Show the board"))
    page = private(await press(eri, own, "Result…"))
    assert page.content.startswith("## The result of Micronesia\n-# Ended <t:")
    assert "Take it out? Then it counts for nobody" in page.content
    assert labels(page) == ["Take it out"]
    page = private(await press(eri, page, "Take it out"))
    line = "🛡️ **eri** took the result out: it doesn’t count."
    assert line in page.content
    assert labels(page) == ["Put it back in"]
    await settle_all(world)
    assert world.messages()[-1].content.startswith("**Micronesia**, ended <t:")
    assert world.messages()[-1].content.endswith(line)
    assert "Nobody is rated here yet" in await reply_to(world, "aki", "leaderboard", game="micronesia")
    assert line in (await log_of(world, "ben")).splitlines()[-1]
    shown = private(
        await press(world.people["ben"], await more(world.people["ben"], card(world)), "Show the board")
    )
    assert line in shown.content
    assert "Result…" not in labels(shown)
    private(await press(eri, page, "Put it back in"))
    assert "(1)" in await reply_to(world, "aki", "leaderboard", game="micronesia")
    assert (
        line
        not in private(
            await press(world.people["ben"], await more(world.people["ben"], card(world)), "Show the board")
        ).content
    )


async def test_player_cannot_forge_the_press(world: World) -> None:
    session = await ended(world)
    world.forged_id = made_id(session.id, 0, ("result", "out"))
    answer = private(await press(world.people["ben"], card(world), "More…"))
    assert answer.content.startswith("Only moderators of this table’s channel")
    counted = await world.services.counting.of(session.id)
    assert counted is not None
    assert not counted.is_out


async def test_who_left_the_server_is_not_on_its_leaderboard(world: World) -> None:
    await ended(world)
    asked: list[Sequence[int]] = []
    ben = world.people["ben"].id

    async def look(guild_id: int, user_ids: Sequence[int]) -> Mapping[int, bool | None]:
        asked.append(user_ids)
        return {user_id: None if user_id != ben else False for user_id in user_ids}

    world.services.presence.look = look
    for _ in range(2):
        board = await reply_to(world, "dai", "leaderboard", game="micronesia")
        assert "aki (1)" in board
        assert "ben" not in board
    assert len([users for users in asked if ben in users]) == 1, "kept for a day"
