"""Tables in threads and forum posts: their announcements, and /game place, which chooses where new tables go."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.table.beside import DETAILS
from bot.kit.commands import command, locale_text, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.permissions import (
    is_moderator,
    missing_permissions,
    moderates,
    require_permissions,
    require_this_server,
)
from bot.kit.phrases import seat_name, title
from bot.kit.shapes import LABEL, Button, Panel, cut
from bot.rows.threads import POST, THREAD, Parent
from bot.session.model import Refused, Session
from bot.texts import LANGUAGES, Speaker, text_key
from engines.core import Fact

NAME = 100
"""Characters of a thread's name."""
BESIDE = "beside"
"""The verb that opens a table in a thread, and the argument of others for the same."""
HERE, THREADS, FORUM = "here", "threads", "forum"
"""What a moderator may choose for the new tables of a channel."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    chosen = [app_commands.Choice(name=locale_text(f"threads-{one}"), value=one) for one in (HERE, THREADS, FORUM)]
    return [command("game-place", place, choices={"tables": chosen})]


async def place(
    interaction: discord.Interaction, tables: str | None = None, forum: discord.ForumChannel | None = None
) -> None:
    """Choose where new tables go that are opened in this channel; without a choice say it."""

    async def work(ctx: Context) -> None:
        if forum is None and tables is None:
            await ctx.answer.show(Panel(_said(ctx.voice(), await ctx.services.threads.of_new_tables(_here(ctx)))))
            return
        user = interaction.user
        of_forum = forum is None or (isinstance(user, discord.Member) and is_moderator(forum.permissions_for(user)))
        if not (moderates(interaction) and of_forum):
            raise Refused("place-moderators")
        parent = None if forum is None and tables == HERE else _chosen(ctx, tables, forum)
        await ctx.services.threads.choose(interaction.guild_id or 0, _here(ctx), parent)
        await ctx.answer.show(Panel(_said(ctx.voice(), parent)))

    await serve(interaction, work)


def _chosen(ctx: Context, tables: str | None, forum: discord.ForumChannel | None) -> Parent:
    """Return what a moderator has chosen, if the bot may open threads there."""
    if forum is None and tables == FORUM:
        raise Refused("place-forum")
    parent = _thread_parent(ctx) if forum is None else Parent(POST, forum.id)
    _require_allowed(ctx, parent)
    return parent


def _said(voice: Speaker, parent: Parent | None) -> str:
    """Say where new tables go."""
    if parent is None:
        return voice.say("threads-are-here")
    return voice.say(
        "threads-are-posts" if parent.kind == POST else "threads-are-threads", {"forum": _link(parent)}
    )


def _here(ctx: Context) -> int:
    return ctx.interaction.channel_id or 0


def _link(parent: Parent) -> str:
    return f"<#{parent.channel_id}>"


# --- where a new table goes ---------------------------------------------------------------------------------------


async def parent_of_new(ctx: Context, game: str, *, in_thread: bool) -> Parent | None:
    """Return where a thread is to be opened for a new table; None: the table stays in this channel.

    ``in_thread``: a thread is asked for. Refused where the bot may not open one, or run a game.
    """
    require_this_server(ctx.interaction)
    parent = await ctx.services.threads.of_new_tables(_here(ctx))
    if parent is None and in_thread:
        parent = _thread_parent(ctx)
    if parent is None:
        require_permissions(ctx.interaction, ctx.voice())
    else:
        _require_allowed(ctx, parent, game)
    return parent


def _thread_parent(ctx: Context) -> Parent:
    """Return where a thread beside this channel is opened: of a thread, in its own parent."""
    channel = ctx.interaction.channel
    if isinstance(channel, discord.Thread):
        forum = isinstance(channel.parent, discord.ForumChannel)
        return Parent(POST if forum else THREAD, channel.parent_id)
    if isinstance(channel, discord.TextChannel):
        return Parent(THREAD, channel.id)
    raise Refused("no-threads-here")


def _require_allowed(ctx: Context, parent: Parent, game: str | None = None) -> None:
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
        raise Refused("no-threads", missing=words, channel=_link(parent))
    forum = channel if isinstance(channel, discord.ForumChannel) and channel.flags.require_tag else None
    if forum is not None and game is not None and tag_for(forum, game) is None:
        raise Refused("no-tag", channel=_link(parent), game=title(ctx.voice(), game))


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
    facts = {"game": title(voice, session.game), "channel": "" if parent is None else _link(parent)}
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
        "host": "" if host is None else seat_name(voice, host.seat),
        "thread": "" if thread is None else f"<#{thread}>",
    }
    details = Button(voice.say("lobby-details"), custom_id(session.id, 0, (DETAILS,)))
    return Panel(voice.say(key, facts), ((details,),))


def thread_name(voice: Speaker, session: Session) -> str:
    """Return the name of a table's thread: game and host."""
    plain, host = voice.plain(), session.player_of(session.host_id)
    name = "" if host is None else plain.name(host.seat)
    return cut(plain.say("threads-name", {"game": title(plain, session.game), "host": name}), NAME)
