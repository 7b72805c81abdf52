"""Permissions of a channel: what a game needs there, and another try where the bot may send by now."""

from __future__ import annotations

import discord

from bot.table.model import Refused
from bot.texts import Speaker, text_key

from .app import App

NEEDED = ("view_channel", "send_messages", "read_message_history")
"""Without these there is no game; without attaching files it goes on in words."""


def may_speak(guild: discord.Guild, channel_id: int) -> bool | None:
    """Whether a panel could be posted there, as far as is known; None: Discord has not told us of this channel
    (deleted, hidden from us, or a thread that sleeps)."""
    channel = guild.get_channel_or_thread(channel_id)
    if channel is None:
        return None
    try:
        may = channel.permissions_for(guild.me)
    except discord.ClientException:  # a thread whose channel is not known
        return None
    if isinstance(channel, discord.Thread):
        return may.view_channel and may.send_messages_in_threads and (not channel.locked or may.manage_threads)
    return may.view_channel and may.send_messages


def missing(may: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """What a game needs and these permissions do not give."""
    needed = tuple("send_messages_in_threads" if thread and one == "send_messages" else one for one in NEEDED)
    return tuple(one for one in needed if not getattr(may, one))


def require_permissions(interaction: discord.Interaction, voice: Speaker) -> None:
    """Refuse a game where nothing could be said."""
    lacking = missing(interaction.app_permissions, thread=isinstance(interaction.channel, discord.Thread))
    if lacking:
        words = tuple(voice.say(text_key("channels", "permission", one)) for one in lacking)
        raise Refused("no-permission", missing=words)


async def try_again(app: App, guild: discord.Guild, *, anew: bool) -> None:
    """What could not be delivered on this server is tried again where we may speak by now.

    ``anew``: we have only come (back) to it, so also where nothing is known.
    """
    for session_id, channel_id in await app.services.reachability.parked(guild.id):
        may = may_speak(guild, channel_id)
        if may or (may is None and anew):
            await app.services.reachability.retry(session_id)
