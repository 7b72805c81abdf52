"""The message of the day on a server: off until somebody who manages it says where and when."""

from __future__ import annotations

from bot.features.daily.panels import HERE, OFF
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.permissions import require_permissions, require_this_server
from bot.kit.phrases import relative_time
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel
from bot.rows.daily import ServerRow
from bot.session.daily import GRACE, date_at, end_of
from bot.session.model import Refused


async def turn_on(ctx: Context, hour: int | None) -> None:
    """Let this channel have the message; ``hour``: of UTC, None leaves it as it was."""
    _require_manager(ctx)
    asked, voice = ctx.interaction, ctx.voice()
    require_permissions(asked, voice)
    guild_id, channel_id = asked.guild_id or 0, asked.channel_id or 0
    now = await ctx.services.days.server(guild_id)
    at = hour if hour is not None else 0 if now is None else now.hour
    lang = await ctx.app.public_lang(asked)
    await ctx.services.days.tell(ServerRow(guild_id, channel_id, lang, at, ctx.reader.actor.user_id, ""))
    comes = end_of(date_at(ctx.app.now())) + max(at * 3600.0, GRACE)
    facts = {"channel": f"<#{channel_id}>", "hour": f"{at:02}:00", "next": relative_time(comes)}
    off = Button(voice.say("daily-here-stop"), custom_id("", 0, (HERE, OFF)))
    await ctx.answer.show(Panel(voice.say("daily-here-set", facts), ((off,),)))


async def off_pressed(ctx: Context) -> None:
    """``daily-here:off``"""
    _require_manager(ctx)
    await ctx.services.days.tell_no_more(ctx.interaction.guild_id or 0)
    await ctx.say("daily-here-off")


def _require_manager(ctx: Context) -> None:
    """Refuse whoever does not manage the server of this interaction, as custom ids can be forged."""
    require_this_server(ctx.interaction)
    if not ctx.interaction.permissions.manage_guild:
        raise Refused("moderators-only")


VERBS = {HERE: Verb(off_pressed)}
