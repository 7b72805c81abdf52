"""/game board posts a fresh panel, or moves a table here whose channel is gone; notices of unreachable channels."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from discord import app_commands

from bot.deadlines.idle import CLOSED
from bot.features.lobby.panel import lobby_panel
from bot.features.threads import require_open_here
from bot.kit.app import App
from bot.kit.commands import command, newest_here, serve
from bot.kit.context import Context
from bot.kit.permissions import require_permissions
from bot.kit.phrases import duration, title
from bot.kit.shapes import Panel
from bot.kit.wire import with_retries
from bot.rows.messages import NoticeRow
from bot.session.model import Phase, Session
from bot.texts import Speaker

log = structlog.get_logger(__name__)


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("game-board", board)]


async def board(interaction: discord.Interaction) -> None:
    """Post a fresh panel; where no game is open, move the person's table here whose channel is gone."""

    async def work(ctx: Context) -> None:
        here = await ctx.services.tables.in_channel(ctx.interaction.channel_id or 0)
        seated = here is not None and here.player_of(ctx.reader.actor.user_id) is not None
        lost = None if seated else await table_without_channel(ctx)
        if lost is not None and here is None:
            await move_here(ctx, lost)
            return
        session = await newest_here(ctx)
        ctx.services.quotas.posting(session.channel_id, ctx.reader.actor.user_id, ctx.app.now())
        await ctx.services.moves.post_again(session.id)  # a lobby is edited, or posted if its panel was deleted
        if session.phase is Phase.LOBBY:
            away = await ctx.services.preferences.vacations(session, ctx.app.now())
            await ctx.answer.show(lobby_panel(ctx.voice(session), session, vacations=away))
            return
        if lost is not None:
            await ctx.say("channels-lost-elsewhere", game=title(ctx.voice(lost), lost.game))
            return
        await ctx.say("table-board-coming")

    await serve(interaction, work)


ASKED = 5
"""Tables of a person whose channels are looked up at Discord for one command, at most."""


async def table_without_channel(ctx: Context) -> Session | None:
    """Return the person's game on this server whose channel no longer exists; of several, the last changed.

    The cache may have missed that a channel was deleted, so Discord is asked also about those that are in it.
    """
    guild = ctx.interaction.guild
    if guild is None:
        return None
    mine = [
        session
        for session in await ctx.services.tables.of_user(ctx.reader.actor.user_id)
        if session.player_of(ctx.reader.actor.user_id) is not None
        and session.guild_id == guild.id
        and session.phase is Phase.PLAYING
    ]
    mine.sort(key=lambda session: guild.get_channel_or_thread(session.channel_id) is not None)
    for session in mine[:ASKED]:
        if await _is_gone(ctx, session.channel_id):
            return session
    return None


async def _is_gone(ctx: Context, channel_id: int) -> bool:
    """Whether Discord reports that the channel does not exist; a hidden channel still exists."""
    try:
        await with_retries(lambda: ctx.interaction.client.fetch_channel(channel_id), ctx.app.sleep)
    except discord.NotFound:
        return True
    except (discord.HTTPException, discord.InvalidData) as error:
        log.info("channel-lookup-failed", channel=channel_id, error=repr(error))
    return False


async def move_here(ctx: Context, lost: Session) -> None:
    """Continue the game in the channel of this interaction."""
    require_permissions(ctx.interaction, ctx.voice())
    server, _ = await ctx.services.threads.of_new_tables(lost.guild_id, ctx.interaction.channel_id or 0)
    require_open_here(ctx.interaction, server)
    await ctx.services.reachability.move(lost.id, ctx.interaction.channel_id or 0)
    await ctx.say("channels-moved", game=title(ctx.voice(lost), lost.game))


# --- the notice to the host ---------------------------------------------------------------------------------------


async def table_unreachable(app: App, notice: NoticeRow, session: Session | None, voice: Speaker) -> Panel | None:
    """The bot cannot send to the host's table; None if it can again."""
    if session is None or not await app.services.reachability.is_unreachable(session.id):
        return None
    facts = {"reason": str(notice.facts["reason"]), "time": duration(voice, CLOSED)}
    return Panel(voice.say("channels-muted", facts))


NOTICES = {"muted": table_unreachable}
