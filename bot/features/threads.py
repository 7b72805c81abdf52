"""Tables in threads and forum posts: where a new table goes, and the announcements."""

from __future__ import annotations

import discord

from bot.features.table.beside import DETAILS
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.permissions import may_see, missing_permissions, require_permissions, require_this_server
from bot.kit.phrases import mention_channel, seat_name, title
from bot.kit.shapes import LABEL, Button, Panel, cut
from bot.rows.settings import POSTS, THREADS, ServerSettings
from bot.rows.threads import POST, THREAD, Parent
from bot.session.model import Refused, Session
from bot.texts import LANGUAGES, Speaker, text_key
from engines.core import Fact

NAME = 100
"""Characters of a thread's name."""
BESIDE = "beside"
"""The verb that opens a table in a thread, and the argument of others for the same."""
NAMED = 10
"""Channels that a refusal names, at most."""


def require_open_here(interaction: discord.Interaction, server: ServerSettings) -> None:
    """Refuse a table in a channel in which the server wants none: tables-not-here(channels),
    tables-nowhere (the reader sees none of those), tables-closed (all of them are gone)."""
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if not server.open_in or here & set(server.open_in):
        return
    guild = interaction.guild
    if guild is not None and not any(guild.get_channel(one) for one in server.open_in):
        raise Refused("tables-closed")
    seen = [mention_channel(one) for one in server.open_in if may_see(interaction, one)]
    raise Refused("tables-not-here" if seen else "tables-nowhere", channels=tuple(seen[:NAMED]))


# --- where a new table goes ---------------------------------------------------------------------------------------


async def parent_of_new(ctx: Context, game: str, *, in_thread: bool) -> Parent | None:
    """Return where a thread is to be opened for a new table; None: the table stays in this channel.

    ``in_thread``: a thread is asked for. Refused where the server wants no tables, or the bot may not open a
    thread, or run a game.
    """
    require_this_server(ctx.interaction)
    server, parent = await ctx.services.threads.of_new_tables(
        ctx.interaction.guild_id or 0, ctx.interaction.channel_id or 0
    )
    require_open_here(ctx.interaction, server)
    if parent is None and not isinstance(ctx.interaction.channel, discord.Thread):
        parent = _wanted(ctx, server)
    if parent is None and in_thread:
        parent = _thread_parent(ctx)
    if parent is None:
        require_permissions(ctx.interaction, ctx.voice())
    else:
        require_allowed(ctx, parent, game)
    return parent


def home_of(ctx: Context, parent: Parent | None) -> int:
    """Return the channel or forum for which a new table counts; ``parent``: where a thread is opened for it."""
    if parent is not None:
        return parent.channel_id
    channel = ctx.interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else ctx.interaction.channel_id or 0


async def require_room(ctx: Context, home_id: int, beside: str = "") -> None:
    """Refused("channel-full") where the server wants no more tables at once, ``beside`` one."""
    if limit := await ctx.services.threads.full(ctx.interaction.guild_id or 0, home_id, beside):
        raise Refused("channel-full", limit=limit)


def _wanted(ctx: Context, server: ServerSettings) -> Parent | None:
    """Return where the server wants a new table; a channel that has no threads keeps its own."""
    if server.goes == POSTS and server.forum_id is not None:
        return Parent(POST, server.forum_id)
    if server.goes == THREADS and isinstance(ctx.interaction.channel, discord.TextChannel):
        return Parent(THREAD, ctx.interaction.channel.id)
    return None


def can_open_beside(ctx: Context) -> bool:
    """Whether a thread can be opened beside this channel: a voice channel has none."""
    return isinstance(ctx.interaction.channel, discord.Thread | discord.TextChannel)


def _thread_parent(ctx: Context) -> Parent:
    """Return where a thread beside this channel is opened: of a thread, in its own parent."""
    channel = ctx.interaction.channel
    if isinstance(channel, discord.Thread):
        forum = isinstance(channel.parent, discord.ForumChannel)
        return Parent(POST if forum else THREAD, channel.parent_id)
    if not can_open_beside(ctx):
        raise Refused("no-threads-here")
    return Parent(THREAD, ctx.interaction.channel_id or 0)


def require_allowed(ctx: Context, parent: Parent, game: str | None = None) -> None:
    """Refuse a thread or post that the bot may not open, or for which the forum needs a tag that it lacks."""
    guild = ctx.interaction.guild
    channel = None if guild is None else guild.get_channel(parent.channel_id)
    if guild is None or channel is None:
        raise Refused("parent-gone")
    may = channel.permissions_for(guild.me)
    missing = list(missing_permissions(may, thread=False))
    missing += [] if may.send_messages_in_threads else ["send_messages_in_threads"]
    missing += [] if parent.kind == POST or may.create_public_threads else ["create_public_threads"]
    if missing:
        words = tuple(ctx.voice().say(text_key("channels", "permission", one)) for one in missing)
        raise Refused("no-threads", missing=words, channel=mention_channel(parent.channel_id))
    forum = channel if isinstance(channel, discord.ForumChannel) and channel.flags.require_tag else None
    if forum is not None and game is not None and tag_for(forum, game) is None:
        raise Refused("no-tag", channel=mention_channel(parent.channel_id), game=title(ctx.voice(), game))


def tag_for(forum: discord.ForumChannel, game: str) -> discord.ForumTag | None:
    """Return the forum's tag with the game's name, in any language; None if there is none that anybody may use."""
    names = {title(Speaker(lang), game).casefold() for lang in LANGUAGES}
    tags = (tag for tag in forum.available_tags if not tag.moderated and tag.name.strip().casefold() in names)
    return next(tags, None)


def beside_button(voice: Speaker, session_id: str, game: str, path: tuple[str, ...]) -> Button:
    """Return the button that opens a thread for another table."""
    label = cut(voice.say("threads-beside", {"game": title(voice, game)}), LABEL)
    return Button(label, custom_id(session_id, 0, path), "primary")


def opened_words(voice: Speaker, session: Session, parent: Parent | None) -> str:
    """Say to who opened a lobby where it is."""
    facts = {
        "game": title(voice, session.game),
        "channel": "" if parent is None else mention_channel(parent.channel_id),
    }
    return voice.say("lobby-you-opened" if parent is None else f"threads-you-opened-{parent.kind}", facts)


# --- at Discord ---------------------------------------------------------------------------------------------------


def announcement(voice: Speaker, session: Session, kind: str, thread: int | None = None) -> Panel:
    """Return the message from which a thread starts, which pings nobody; with the link once it is there.

    ``kind``: THREAD, or POST for the first message of one. Its button names the session: by it an attempt finds
    what an earlier one has posted.
    """
    key = "threads-posted" if kind == POST else "threads-announced" if thread is None else "threads-announced-in"
    host = session.player_of(session.host_id)
    facts: dict[str, Fact] = {
        "game": title(voice, session.game),
        "host": "nobody" if host is None else seat_name(voice, host.seat),
        "players": tuple(seat_name(voice, player.seat) for player in session.players),
        "thread": "" if thread is None else f"<#{thread}>",
    }
    about = Button(voice.say("lobby-about"), custom_id(session.id, 0, (DETAILS,)))
    return Panel(voice.say(key, facts), ((about,),))


def thread_name(voice: Speaker, session: Session) -> str:
    """Return the name of a table's thread, if it has none of its own: game and host."""
    plain, host = voice.plain(), session.player_of(session.host_id)
    name = "" if host is None else plain.name(host.seat)
    return cut(plain.say("threads-name", {"game": title(plain, session.game), "host": name}), NAME)
