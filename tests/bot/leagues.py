"""A league in a world: opened by a manager, joined by people, ticked by the client."""

from __future__ import annotations

from typing import Any

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage

from bot.features.league import service
from bot.features.league.state import Ladder
from bot.session.model import Session

from .games import command, play_to_end
from .server_page import manager
from .test_windows import filled
from .world import Message, World, controls, press, presses, private


async def opened(world: World, game: str = "Octa", **chosen: Any) -> tuple[MemberActor, Message]:
    """Open a cycle with what the window proposes but for what is ``chosen``; return who did, and their panel."""
    actor = manager(world)
    asked = await press(actor, await command(world, actor, "league"), game)
    shown = private(await actor.submit_modal(asked, filled(asked, **chosen)))
    await world.settle()
    return actor, shown


async def ticked(world: World, seconds: float = 0.0) -> None:
    """Let time pass, and the client look."""
    world.clock.now += seconds
    await world.client.tick()
    await world.settle()
    await world.client.tick()
    await world.settle()


async def ladder(world: World) -> Ladder:
    """Return the newest cycle of the server."""
    cycles = await service.on_server(world.services.tables, world.guild.id)
    return await service.load(world.services.tables, cycles[0].id)


def sign_up(world: World) -> discord.Message:
    """Return the message of the cycle."""
    return next(
        message
        for message in reversed(world.messages())
        if "league · cycle" in message.content.split("\n")[0] and message.components
    )


def posts(world: World) -> list[discord.Message]:
    """Return what the league has posted in its channel, oldest first; not what its tables have."""
    return [one for one in world.messages() if " league · cycle " in one.content.split("\n")[0]]


async def page(world: World, who: str | MemberActor, at: ChannelHandle | None = None) -> ResponseMessage:
    """Return what somebody reads of /league."""
    return await command(world, who, "league", at)


async def forge(world: World, who: str | MemberActor, path: str) -> InteractionResult:
    """Press a button of the newest message that has one, as if it was of this path; ``{}``: the newest cycle."""
    cycles = await service.on_server(world.services.tables, world.guild.id)
    shown = next(one for one in reversed(world.messages()) if one.components)
    button = next(one["custom_id"] for one in controls(shown) if one["type"] == 2)
    world.forged_id = f"s1::0:{path.format(cycles[0].id if cycles else '')}"
    return await (world.people[who] if isinstance(who, str) else who).click(shown, custom_id=button)


async def told(world: World, who: str | MemberActor, path: str) -> str:
    """Return what answers a forged press."""
    return private(await forge(world, who, path)).content


def comes(world: World, name: str) -> MemberActor:
    """Return somebody new on the server."""
    world.people[name] = world.guild.add_member(world.env.create_user(name, global_name=name))
    return world.people[name]


async def joined(world: World, *names: str) -> None:
    for name in names:
        await press(world.people[name], sign_up(world), "Join")
        await world.settle()


async def starts(world: World, actor: MemberActor, shown: Message | None = None) -> None:
    """Start the newest cycle as its manager: the button, and the answer to its question."""
    await presses(actor, shown or await command(world, actor, "league"), "Start now", "Start the league")


async def started(world: World, *names: str, game: str = "Octa", **chosen: Any) -> MemberActor:
    """Open a cycle, let these people join, and start it; return the manager."""
    actor, _ = await opened(world, game, **chosen)
    await joined(world, *(names or world.people))
    await starts(world, actor)
    await ticked(world)
    return actor


async def tables(world: World) -> list[Session]:
    """Return the open tables of the newest cycle, in the order of groups."""
    now = await ladder(world)
    return [
        await world.services.tables.load(table.session_id)
        for group in now.groups
        for table in group.tables
        if table.is_open and table.session_id is not None
    ]


async def played(world: World, session: Session) -> Session:
    """Play a table to its end, and let the league look."""
    over = await play_to_end(world, session)
    await ticked(world)
    return over
