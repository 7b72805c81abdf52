"""/game board posts a fresh panel, or moves a table here whose channel is gone; notices of unreachable channels."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from discord import app_commands

from bot.features.lobby.panel import lobby_panel
from bot.kit.app import App
from bot.kit.commands import command, newest_here, serve
from bot.kit.context import Context
from bot.kit.permissions import require_permissions
from bot.kit.phrases import title
from bot.kit.shapes import Panel
from bot.kit.wire import persevering
from bot.rows.notice import NoticeRow
from bot.table.model import Phase, Session
from bot.texts import Speaker

log = structlog.get_logger(__name__)


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("game-board", board)]


async def board(interaction: discord.Interaction) -> None:
    """A fresh panel for everybody; where no game is open, the own one whose channel is gone goes on."""

    async def work(ctx: Context) -> None:
        here = await ctx.services.tables.in_channel(ctx.interaction.channel_id or 0)
        seated = here is not None and here.player_of(ctx.reader.actor.user_id) is not None
        lost = None if seated else await lost_table(ctx)
        if lost is not None and here is None:
            await bring_here(ctx, lost)
            return
        session = await newest_here(ctx)
        await ctx.services.moves.post_again(session.id)  # a lobby in place, or anew where its panel was deleted
        if session.phase is Phase.LOBBY:
            await ctx.answer.show(lobby_panel(ctx.voice(session), session))
            return
        if lost is not None:
            await ctx.say("channels-lost-elsewhere", game=title(ctx.voice(lost), lost.game))
            return
        await ctx.say("table-board-coming")

    await serve(interaction, work)


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
    if session is None or not await app.services.reachability.is_unreachable(session.id):
        return None
    return Panel(voice.say("channels-muted", {"reason": str(notice.facts["reason"])}))


NOTICES = {"muted": muted}
