"""/server: the settings of a server with their values, and the page of each."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.features.daily.panels import HERE as DAILY_HERE
from bot.features.tables import remove_list
from bot.features.threads import require_allowed
from bot.kit.commands import command, serve
from bot.kit.context import Context
from bot.kit.paging import page_asked
from bot.kit.permissions import may_see, missing_permissions, require_this_server
from bot.kit.phrases import mention_channel, relative_time
from bot.kit.router import Verb
from bot.kit.shapes import CONTENT, Panel, fitting
from bot.kit.wire import FAULTS
from bot.rows.daily import ServerRow
from bot.rows.settings import POSTS, THREADS
from bot.rows.threads import POST, Parent
from bot.session.daily import GRACE, date_at, end_of
from bot.session.model import Refused
from bot.session.rules import DAY
from bot.texts import LANGUAGES, text_key
from engines import GAMES

from . import panels
from .panels import Chosen
from .paths import SERVER, TABLES
from .running import part_of_page
from .welcome import WHO_OPENS, post_welcome

log = structlog.get_logger(__name__)

Channel = discord.abc.GuildChannel
WRITTEN_IN: tuple[type[Channel], ...] = (discord.TextChannel, discord.VoiceChannel)


def commands() -> list[app_commands.Command[Any, ..., None]]:
    made = command("server", server, in_servers=True)
    made.default_permissions = discord.Permissions(manage_messages=True)
    return [made]


async def server(interaction: discord.Interaction) -> None:
    await serve(interaction, show_server)


async def show_server(ctx: Context, page: int = 0, said: str = "") -> None:
    """Show the settings, with the list that leads to their pages for who manages the server, and the running tables
    for moderators; ``page``: of these tables, ``said``: below the settings."""
    require_this_server(ctx.interaction)
    voice, now, part = ctx.voice(), await _chosen(ctx), await part_of_page(ctx, page)
    title, lines = voice.say("server-title"), panels.setting_lines(voice, now)
    lines.append(voice.say("server-who"))
    lines += [said] if said else []
    rows = [panels.change_list(voice, now, _names(ctx))] if _manages(ctx) else []
    if not rows:
        lines.append(voice.say("server-managers"))
    await ctx.answer.show(
        Panel(f"{title}\n{fitting(lines, part.lines, CONTENT - len(title) - 1)}", (*rows, *part.rows))
    )


async def _chosen(ctx: Context) -> Chosen:
    services, guild_id = ctx.services, ctx.interaction.guild_id or 0
    return Chosen(
        await services.preferences.of_server(guild_id),
        await services.threads.of_channels(guild_id),
        await services.seat_lists.of_server(guild_id),
        await services.daily.server(guild_id),
        await services.reachability.welcomed_at(guild_id),
        end_of(date_at(ctx.app.now())) - DAY,
    )


def _names(ctx: Context) -> dict[int, str]:
    """Return the names of the channels that the reader sees."""
    guild = ctx.interaction.guild
    channels = () if guild is None else guild.channels
    return {channel.id: channel.name for channel in channels if may_see(ctx.interaction, channel.id)}


def _unseen(ctx: Context) -> frozenset[int]:
    """Return the channels that are there and that the reader does not see: no list of theirs holds them."""
    guild = ctx.interaction.guild
    channels = () if guild is None else guild.channels
    return frozenset(channel.id for channel in channels if not may_see(ctx.interaction, channel.id))


def _manages(ctx: Context) -> bool:
    return ctx.interaction.permissions.manage_guild


# --- presses -----------------------------------------------------------------------------------------------------


async def server_pressed(ctx: Context) -> None:
    """``server``, ``server:all``: the page. ``server:<setting>``: its page, or with values of a list: choose these.
    ``server:<setting>:<value>``: choose it."""
    require_this_server(ctx.interaction)
    what, value, more = (*ctx.press.arguments, "", "", "")[:3]
    if what not in panels.SETTINGS:
        await show_server(ctx)
        return
    if not _manages(ctx):
        raise Refused("moderators-only")
    if ctx.press.values:
        said = await _set_channels(ctx, what, ctx.press.values)
    elif value:
        said = await _set(ctx, what, value, more)
    else:
        await _show_page(ctx, what)
        return
    if what == panels.DAILY and value != panels.OFF:
        await _show_page(ctx, what, said)  # the hour is chosen on the same page
    else:
        await show_server(ctx, said=said)


async def _show_page(ctx: Context, what: str, said: str = "") -> None:
    await ctx.answer.show(panels.setting_page(ctx.voice(), what, await _chosen(ctx), _names(ctx), said))


async def tables_pressed(ctx: Context) -> None:
    """``server-tables:<page>``"""
    await show_server(ctx, page_asked(ctx) or 0)


async def _set(ctx: Context, what: str, value: str, more: str) -> str:
    """Choose a value; return what there is to say of it."""
    guild_id, preferences = ctx.interaction.guild_id or 0, ctx.services.preferences
    match what, value:
        case panels.OPEN_IN, panels.ANY:
            await preferences.change_server(guild_id, lambda was: replace(was, open_in=()))
        case panels.GOES, "here" | "threads":
            if value == THREADS:
                _require_threads(ctx)
            await ctx.services.threads.choose(guild_id, value)
        case panels.AT_ONCE, _ if value == panels.ANY or value in map(str, panels.LIMITS):
            limit = None if value == panels.ANY else int(value)
            await preferences.change_server(guild_id, lambda was: replace(was, at_once=limit))
        case panels.REMIND, "ping" | "dm":
            await preferences.change_server(guild_id, lambda was: replace(was, remind=value))
        case panels.SEATS, panels.OFF:
            await _list_seats(ctx, None)
        case panels.DAILY, panels.OFF:
            await ctx.services.daily.tell_no_more(guild_id)
        case panels.DAILY, panels.HOUR if more in map(str, range(24)):
            return await _tell_daily(ctx, None, int(more))
        case panels.LANGUAGE, _ if value in (panels.AUTO, *LANGUAGES):
            lang = None if value == panels.AUTO else value
            await preferences.change_server(guild_id, lambda was: replace(was, lang=lang))
        case _:
            raise Refused("on-server-page")
    return ""


async def _set_channels(ctx: Context, what: str, values: tuple[str, ...]) -> str:
    """Choose the channels of a list; return what there is to say of it."""
    forums: tuple[type[Channel], ...] = (discord.ForumChannel,)
    kinds = forums if what == panels.GOES else (*WRITTEN_IN, *forums) if what == panels.OPEN_IN else WRITTEN_IN
    channels = [_require_channel(ctx, value, kinds) for value in values]
    ids = tuple(channel.id for channel in channels)
    match what, ids:
        case panels.OPEN_IN, _:
            guild_id, kept = ctx.interaction.guild_id or 0, _unseen(ctx)
            await ctx.services.preferences.change_server(
                guild_id, lambda was: replace(was, open_in=(*ids, *(one for one in was.open_in if one in kept)))
            )
        case panels.GOES, (forum_id,):
            for game in GAMES:
                require_allowed(ctx, Parent(POST, forum_id), game)
            await ctx.services.threads.choose(ctx.interaction.guild_id or 0, POSTS, forum_id)
        case panels.SEATS, (channel_id,):
            await _list_seats(ctx, channel_id)
        case panels.DAILY, (channel_id,):
            return await _tell_daily(ctx, channel_id, None)
        case panels.WELCOME, (channel_id,):
            return await _post_welcome(ctx, channel_id)
        case _:
            raise Refused("on-server-page")
    return ""


def _require_channel(ctx: Context, value: str, kinds: tuple[type[Channel], ...]) -> Channel:
    """Return a channel of this server that the presser sees and the bot may write in; ids can be forged.

    Refused: no-channel, cannot-post(channel, missing).
    """
    guild, user = ctx.interaction.guild, ctx.interaction.user
    channel = guild.get_channel(int(value)) if guild is not None and value.isdecimal() and value.isascii() else None
    if guild is None or not isinstance(channel, kinds) or not isinstance(user, discord.Member):
        raise Refused("no-channel")
    if not channel.permissions_for(user).view_channel:
        raise Refused("no-channel")
    may = channel.permissions_for(guild.me)
    missing = missing_permissions(may, thread=isinstance(channel, discord.ForumChannel))
    _require_none(ctx, missing, channel.id)
    return channel


def _require_threads(ctx: Context) -> None:
    """Refuse threads where the bot may open none on this server: no-threads-server(missing)."""
    guild = ctx.interaction.guild
    assert guild is not None, "require_this_server"
    may = guild.me.guild_permissions
    needed = ("create_public_threads", "send_messages_in_threads")
    missing = tuple(one for one in needed if not getattr(may, one))
    if missing:
        raise Refused("no-threads-server", missing=_permissions(ctx, missing))


def _require_none(ctx: Context, missing: tuple[str, ...], channel_id: int) -> None:
    if missing:
        raise Refused("cannot-post", missing=_permissions(ctx, missing), channel=mention_channel(channel_id))


def _permissions(ctx: Context, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(ctx.voice().say(text_key("channels", "permission", one)) for one in names)


async def _list_seats(ctx: Context, channel_id: int | None) -> None:
    """Post the lists of free seats in this channel from now on; None: nowhere."""
    lang, guild_id = await ctx.app.public_lang(ctx.interaction), ctx.interaction.guild_id or 0
    was = await ctx.services.seat_lists.want(guild_id, channel_id, lang)
    if was is not None and was.message_id is not None and was.channel_id != channel_id:
        await remove_list(ctx.interaction.client, was)


async def _tell_daily(ctx: Context, channel_id: int | None, hour: int | None) -> str:
    """Let a channel have the message of the day, or have it at another hour (UTC); say when the next one comes."""
    guild_id = ctx.interaction.guild_id or 0
    now = await ctx.services.daily.server(guild_id)
    if now is None and channel_id is None:
        raise Refused("no-channel")
    if channel_id is None and now is not None:  # another hour
        _require_channel(ctx, str(now.channel_id), WRITTEN_IN)
    where = channel_id if channel_id is not None else 0 if now is None else now.channel_id
    at = hour if hour is not None else 0 if now is None else now.hour
    lang = await ctx.app.public_lang(ctx.interaction)
    await ctx.services.daily.tell(ServerRow(guild_id, where, lang, at, ctx.reader.actor.user_id, ""))
    comes = end_of(date_at(ctx.app.now())) + max(at * 3600.0, GRACE)
    return ctx.voice().say("server-daily-next", {"next": relative_time(comes)})


async def _post_welcome(ctx: Context, channel_id: int) -> str:
    guild = ctx.interaction.guild
    channel = None if guild is None else guild.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel | discord.VoiceChannel):
        raise Refused("no-channel")
    ctx.services.quotas.welcoming(channel.guild.id, ctx.app.now())
    try:
        await post_welcome(ctx.app, channel, await ctx.app.public_lang(ctx.interaction), ctx.interaction.id)
    except FAULTS as error:
        log.warning("welcome-failed", guild=channel.guild.id, error=repr(error))
        raise Refused("not-posted", channel=mention_channel(channel_id)) from error
    await ctx.services.reachability.welcomed_now(channel.guild.id)
    return ctx.voice().say("server-welcome-sent", {"channel": mention_channel(channel_id)})


PAGE = Verb(server_pressed, apart=True)
VERBS = {
    SERVER: PAGE,
    TABLES: Verb(tables_pressed),
    WHO_OPENS: Verb(show_server, apart=True),
    DAILY_HERE: Verb(show_server),
}
"""The last two: buttons of earlier versions."""
