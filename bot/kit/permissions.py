"""Permissions of a channel: what a game needs there, and another try where the bot may send by now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
import structlog

from bot.rows.session import SessionRow
from bot.session.model import Refused, Session
from bot.texts import Speaker, text_key

from .app import App, app_of
from .context import Context
from .wire import FAULTS, Sleep, with_retries

log = structlog.get_logger(__name__)

ASKED_FOR = discord.Permissions(
    view_channel=True,
    send_messages=True,
    create_public_threads=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""Permissions that the invitation asks for."""
NEEDED = ("view_channel", "send_messages", "read_message_history")
"""Permissions that a game cannot do without; without attach_files it is played in text."""
ASKED = 5
ASKED_BY_MANAGER = 25
"""Channels that Discord is asked for, for one answer to a member or to who manages the server, at most."""


def invitation(interaction: discord.Interaction) -> dict[str, str]:
    """Return the facts of the text ``common-invitation``, the link that adds the bot to a server.

    A private bot gives none: the texts around the link leave it out.
    """
    if app_of(interaction).operator.is_private:
        return {"query": "none"}
    return {"query": f"permissions={ASKED_FOR.value}&client_id={interaction.application_id}"}


def can_send(guild: discord.Guild, channel_id: int) -> bool | None:
    """Whether the bot can post a panel there.

    None if the channel is not in the cache: deleted, hidden from the bot, or an archived thread.
    """
    channel = guild.get_channel_or_thread(channel_id)
    if channel is None:
        return None
    try:
        may = channel.permissions_for(guild.me)
    except discord.ClientException:  # a thread whose channel is not in the cache
        return None
    if isinstance(channel, discord.Thread):
        return may.view_channel and may.send_messages_in_threads and (not channel.locked or may.manage_threads)
    return may.view_channel and may.send_messages


def may_see(interaction: discord.Interaction, channel_id: int) -> bool | None:
    """Whether the person of this interaction can see a channel or public thread of its server.

    None if it is not in the cache: deleted, hidden from the bot, or an archived thread. False for a thread to come.
    """
    if channel_id == interaction.channel_id:
        return True
    if channel_id < 0:
        return False
    if interaction.guild is None or not isinstance(interaction.user, discord.Member):
        return False
    channel = interaction.guild.get_channel_or_thread(channel_id)
    return None if channel is None else sees(channel, interaction.user)


async def may_see_archived(interaction: discord.Interaction, channel_id: int, sleep: Sleep) -> bool:
    """As ``may_see`` for a thread that is not in the cache, as it is archived: Discord is asked."""
    if channel_id < 0 or not isinstance(interaction.user, discord.Member):
        return False
    try:
        channel = await with_retries(lambda: interaction.client.fetch_channel(channel_id), sleep)
    except (discord.HTTPException, discord.InvalidData) as error:
        log.info("channel-lookup-failed", channel=channel_id, error=repr(error))
        return False
    return isinstance(channel, discord.Thread) and sees(channel, interaction.user)


def sees(channel: discord.abc.GuildChannel | discord.Thread, reader: discord.Member | discord.Role) -> bool:
    """Whether a member, or everybody with a role, can see a channel or public thread."""
    if isinstance(channel, discord.Thread) and channel.is_private():
        return False
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    return parent is not None and parent.permissions_for(reader).view_channel


async def moderates(ctx: Context, table: Session | SessionRow) -> bool:
    """Whether the person of this press or command moderates a table's channel, and so may decide about others'
    games there. Nobody does from another server."""
    if ctx.interaction.guild_id != table.guild_id:
        return False
    return table.channel_id in await moderated(ctx, (table.channel_id,))


async def moderated(ctx: Context, channel_ids: Iterable[int]) -> frozenset[int]:
    """Return those of these channels and threads of the interaction's server that its person moderates and sees.

    For a thread that is not in the cache its channel decides: the database knows it of the bot's own threads, all
    with one question; of others Discord is asked, ``ASKED`` at most. What is gone or hidden from the bot is left to
    those who manage the server.
    """
    interaction, found, unknown = ctx.interaction, set(), []
    guild, member, manages = interaction.guild, interaction.user, interaction.permissions.manage_guild
    for channel_id in dict.fromkeys(channel_ids):
        channel = None if guild is None else guild.get_channel_or_thread(channel_id)
        if channel_id == interaction.channel_id:
            may = is_moderator(interaction.permissions)
        elif channel is None or not isinstance(member, discord.Member):
            unknown.append(channel_id)
            continue
        else:
            may = _moderates(channel, member, manages=manages)
        if may:
            found.add(channel_id)
    if unknown and guild is not None and isinstance(member, discord.Member):
        found |= await _moderated_unknown(ctx, guild, member, unknown)
    return frozenset(found)


async def _moderated_unknown(
    ctx: Context, guild: discord.Guild, member: discord.Member, unknown: Sequence[int]
) -> set[int]:
    """As ``moderated``, for what is not in the cache: archived threads, those to come, what is gone or hidden."""
    manages, asked, found = ctx.interaction.permissions.manage_guild, 0, set()
    parents = await ctx.services.threads.parents(unknown)
    for channel_id in unknown:
        parent = guild.get_channel(parents[channel_id]) if channel_id in parents else None
        if parent is not None:
            may = _moderates(parent, member, manages=manages)
        elif channel_id < 0 or channel_id in parents:
            may = manages
        elif asked == (ASKED_BY_MANAGER if manages else ASKED):
            may = False
        else:
            asked += 1
            may = await _moderates_at_discord(ctx, channel_id, member, manages=manages)
        if may:
            found.add(channel_id)
    return found


async def _moderates_at_discord(ctx: Context, channel_id: int, member: discord.Member, *, manages: bool) -> bool:
    """As ``_moderates`` of a channel that Discord is asked for; what it says is gone or closed to the bot is left
    to who manages the server, and nobody decides while it says nothing."""
    try:
        channel = await with_retries(lambda: ctx.interaction.client.fetch_channel(channel_id), ctx.app.sleep)
    except (discord.NotFound, discord.Forbidden):
        return manages
    except (*FAULTS, discord.InvalidData) as error:
        log.info("channel-lookup-failed", channel=channel_id, error=repr(error))
        return False
    if isinstance(channel, discord.abc.PrivateChannel) or channel.guild.id != member.guild.id:
        return False
    return _moderates(channel, member, manages=manages)


def _moderates(
    channel: discord.abc.GuildChannel | discord.Thread, member: discord.Member, *, manages: bool
) -> bool:
    """Whether somebody moderates a channel and sees it. ``manages``: they manage its server."""
    try:
        may = channel.permissions_for(member)
    except discord.ClientException:  # a thread whose channel is not in the cache
        return manages
    is_closed = isinstance(channel, discord.Thread) and channel.is_private() and not may.manage_threads
    return may.view_channel and not is_closed and is_moderator(may)


def moderates_any(interaction: discord.Interaction) -> bool:
    """Whether the person of this interaction moderates any channel of its server, this one first."""
    if is_moderator(interaction.permissions):
        return True
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    return any(_moderates(channel, member, manages=False) for channel in guild.channels)


def is_moderator(may: discord.Permissions) -> bool:
    """Whether these permissions of a channel are a moderator's."""
    return may.manage_messages or may.manage_channels or may.manage_threads or may.manage_guild


def may_write(interaction: discord.Interaction) -> bool:
    """Whether the person of this interaction may write in its channel; in direct messages they may."""
    if interaction.guild_id is None:
        return True
    may = interaction.permissions
    is_thread = isinstance(interaction.channel, discord.Thread)
    return may.send_messages_in_threads if is_thread else may.send_messages


def missing_permissions(may: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """Return the permissions that a game needs and that are not granted."""
    needed = tuple("send_messages_in_threads" if thread and one == "send_messages" else one for one in NEEDED)
    return tuple(one for one in needed if not getattr(may, one))


def is_on_server(interaction: discord.Interaction) -> bool:
    """Whether the bot is on the server of this interaction; an app that a person installed works elsewhere too."""
    guild_id = interaction.guild_id
    return guild_id is not None and interaction.client.get_guild(guild_id) is not None


async def is_stranger(app: App, guild_id: int) -> bool:
    """Whether a private bot leaves a server: its operator has not listed it, and it has no data."""
    servers = app.operator.servers
    return bool(servers) and guild_id not in servers and not await app.services.reachability.has_data(guild_id)


async def require_listed(app: App, interaction: discord.Interaction) -> None:
    """Refuse everything on a server that the bot is about to leave, as data would keep it there.

    Where the bot is not, an app that a person installed answers as ever: it writes nothing of that server.
    """
    if is_on_server(interaction) and await is_stranger(app, interaction.guild_id or 0):
        raise Refused("not-listed")


def require_this_server(interaction: discord.Interaction) -> None:
    """Refuse what needs the bot on the server of this interaction."""
    if is_on_server(interaction):
        return
    if interaction.guild_id is None:
        raise Refused("servers-only")
    raise Refused("not-on-server", **invitation(interaction))


def require_permissions(interaction: discord.Interaction, voice: Speaker) -> None:
    """Refuse a game in a channel where the bot cannot send messages."""
    require_this_server(interaction)
    lacking = missing_permissions(
        interaction.app_permissions, thread=isinstance(interaction.channel, discord.Thread)
    )
    if lacking:
        words = tuple(voice.say(text_key("channels", "permission", one)) for one in lacking)
        raise Refused("no-permission", missing=words)


def require_server(
    interaction: discord.Interaction, session: Session, *, anywhere: bool, unseated: bool = False
) -> None:
    """Refuse a press that comes from another server than the table's, as custom ids can be forged.

    ``anywhere``: a player of the table may press it elsewhere, where their inbox and direct messages offer it.
    ``unseated``: so may people without a seat; the caller knows whom it concerns.
    """
    if interaction.guild_id == session.guild_id:
        return
    if not anywhere or (not unseated and session.player_of(interaction.user.id) is None):
        raise Refused("other-server")


async def sees_table(client: discord.Client, session: Session, user_id: int) -> bool | None:
    """Whether somebody is on a table's server and sees its channel or public thread.

    None if the channel is gone, hidden from the bot, or a thread still to be opened. What is not in the cache (an
    archived thread, a server of another process) is looked up at Discord.
    """
    guild = client.get_guild(session.guild_id)
    try:
        if guild is None:
            guild = await client.fetch_guild(session.guild_id, with_counts=False)
            places = {channel.id: channel for channel in await guild.fetch_channels()}
        else:
            places = {channel.id: channel for channel in guild.channels}
        member = await guild.fetch_member(user_id)
    except discord.NotFound:
        return False
    place: discord.abc.GuildChannel | discord.Thread | None
    place = places.get(session.channel_id) or guild.get_thread(session.channel_id)
    if place is None and session.channel_id > 0:
        try:
            place = await guild.fetch_channel(session.channel_id)
        except (discord.NotFound, discord.Forbidden):
            return None
    if isinstance(place, discord.Thread):
        place = None if place.is_private() else places.get(place.parent_id)
        return place is not None and place.permissions_for(member).view_channel
    return None if place is None else place.permissions_for(member).view_channel


async def retry_parked(app: App, guild: discord.Guild, *, is_new: bool) -> None:
    """Retry the parked sessions of a server in channels where the bot can send now.

    ``is_new``: the bot has just joined (again), so channels that are not in the cache are tried too.
    """
    for session_id, channel_id in await app.services.reachability.parked_sessions(guild.id):
        may = can_send(guild, channel_id)
        if may or (may is None and is_new):
            await app.services.reachability.retry(session_id)
