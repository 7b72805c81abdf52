"""Channels as Discord lets us see them: are they still there, may we speak there, and what follows if not."""

from __future__ import annotations

import discord
import structlog

from bot.features.table.panels import title
from bot.rows.notice import NoticeRow
from bot.table.model import Phase, Refused, Session
from bot.texts import Speaker, text_key

from .app import App
from .context import Context
from .shapes import Panel
from .wire import persevering

log = structlog.get_logger(__name__)

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


# --- a table without its channel ---------------------------------------------------------------------------------


async def lost_table(ctx: Context) -> Session | None:
    """The game of this person on this server whose channel no longer exists, the one that changed last."""
    guild = ctx.interaction.guild
    if guild is None:
        return None
    for session in await ctx.services.tables.of_user(ctx.reader.actor.user_id):
        seated = session.player_of(ctx.reader.actor.user_id) is not None
        if not seated or session.guild_id != guild.id or session.phase is not Phase.PLAYING:
            continue
        if guild.get_channel_or_thread(session.channel_id) is None and await _gone(ctx, session.channel_id):
            return session
    return None


async def _gone(ctx: Context, channel_id: int) -> bool:
    """Whether Discord says that there is no such channel; one that we may not see is still there."""
    try:
        await persevering(lambda: ctx.interaction.client.fetch_channel(channel_id), ctx.app.sleep)
    except discord.NotFound:
        return True
    except (discord.HTTPException, discord.InvalidData) as error:
        log.info("channel-unknown", channel=channel_id, error=repr(error))
    return False


async def bring_here(ctx: Context, lost: Session) -> None:
    """Play on in the channel of this interaction."""
    require_permissions(ctx.interaction, ctx.voice())
    await ctx.services.reachability.move(lost.id, ctx.interaction.channel_id or 0)
    await ctx.say("channels-moved", game=title(ctx.voice(lost), lost.game))


# --- the letter to the host ---------------------------------------------------------------------------------------


async def muted(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """We cannot say anything at the host's table; unless meanwhile we can again."""
    if session is None or not await app.services.reachability.is_known_unreachable(session.id):
        return None
    return Panel(voice.say("channels-muted", {"reason": str(notice.facts["reason"])}))


NOTICES = {"muted": muted}
