"""What may be told in a channel of another one: nothing of a channel that some of its readers cannot see."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import discord
from discord.abc import GuildChannel

from bot.rows.messages import SeatListRow


async def shown_beside(client: discord.Client, row: SeatListRow) -> Callable[[int], bool]:
    """Return whether a channel or public thread is seen by everybody who sees the channel of a server's list.

    Roles decide. Where single people were let in, it must be open to everybody. The list's channel must shut out
    everybody whom it shuts out by name. A server on another process's shard is looked up at Discord.
    """
    guild = client.get_guild(row.guild_id)
    channels: Iterable[GuildChannel]
    if guild is not None:
        channels, threads = guild.channels, guild.threads
    else:
        guild = await client.fetch_guild(row.guild_id, with_counts=False)
        channels, threads = await guild.fetch_channels(), await guild.active_threads()
    places = {channel.id: channel for channel in channels}
    for thread in threads:
        if not thread.is_private() and thread.parent_id in places:
            places[thread.id] = places[thread.parent_id]
    readers, unaware = _readers(guild, places.get(row.channel_id)), _unaware(places.get(row.channel_id))

    def is_shown(channel_id: int) -> bool:
        if channel_id == row.channel_id:
            return True
        place = places.get(channel_id)
        if place is None or not _shut_out(place) <= unaware:
            return False
        return all(place.permissions_for(role).view_channel for role in readers)

    return is_shown


def _shut_out(channel: GuildChannel) -> set[int]:
    """Return the people and roles to whom a channel is closed by name, whatever their other roles are."""
    return {
        target.id
        for target, may in channel.overwrites.items()
        if may.view_channel is False and target != channel.guild.default_role
    }


def _unaware(here: GuildChannel | None) -> set[int]:
    """Return those of ``_shut_out`` who do not see a channel by another role, which it lets in by name."""
    if here is None:
        return set()
    lets_in = any(isinstance(one, discord.Role) and may.view_channel for one, may in here.overwrites.items())
    people = {one.id for one in here.overwrites if not isinstance(one, discord.Role)}
    return _shut_out(here) & people if lets_in else _shut_out(here)


def _readers(guild: discord.Guild, here: GuildChannel | None) -> list[discord.Role]:
    """Return the roles that see a channel; with everybody's where that is not known, or people were let in."""
    if here is None:
        return [guild.default_role]
    readers = [role for role in guild.roles if here.permissions_for(role).view_channel]
    lets_in = any(not isinstance(one, discord.Role) and may.view_channel for one, may in here.overwrites.items())
    return [*readers, guild.default_role] if lets_in or not readers else readers
