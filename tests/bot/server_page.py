"""Somebody who manages the server and changes its settings on /server."""

from __future__ import annotations

from dataclasses import replace

import discord
from simcord import ChannelHandle, MemberActor

from .world import Message, World, controls, press, private


def member(world: World, name: str, **may: bool) -> MemberActor:
    role = world.guild.create_role(f"{name}s", permissions=discord.Permissions(**may))
    return world.guild.add_member(world.env.create_user(name), roles=[role])


def manager(world: World, name: str = "eri") -> MemberActor:
    return member(world, name, manage_guild=True, manage_messages=True)


async def setting(world: World, actor: MemberActor, what: str) -> Message:
    """Open the page of a setting: /server, the list, the setting."""
    page = private(await actor.slash(world.channel, "server"))
    chosen = next(one["custom_id"] for one in controls(page) if one.get("options"))
    return private(await actor.select(page, [f"server:{what}"], custom_id=chosen))


async def choose(world: World, actor: MemberActor, what: str, label: str) -> Message:
    """Press a value of a setting."""
    return private(await press(actor, await setting(world, actor, what), label))


async def choose_channels(world: World, actor: MemberActor, what: str, *places: ChannelHandle) -> Message:
    shown = await setting(world, actor, what)
    listed = next(one["custom_id"] for one in controls(shown) if one["type"] == 8)
    return private(await actor.select(shown, list(places), custom_id=listed))


async def tell_daily(world: World, actor: MemberActor, hour: int = 0) -> Message:
    """Let the world's channel have the message of the day at this hour; return the page."""
    shown = await choose_channels(world, actor, "daily", world.channel)
    hours = next(one["custom_id"] for one in controls(shown) if one["type"] == 3)
    return private(await actor.select(shown, [f"server:daily:hour:{hour}"], custom_id=hours))


async def speaks(world: World, lang: str) -> None:
    """Choose the server's language."""
    await world.services.preferences.change_server(world.guild.id, lambda was: replace(was, lang=lang))
