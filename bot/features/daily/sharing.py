"""A try shared: a line and squares of points, never spaces of the sheet, to copy or posted in the channel."""

from __future__ import annotations

import structlog

from bot.kit.context import Context
from bot.kit.permissions import can_send, may_write
from bot.kit.phrases import mention
from bot.kit.router import Verb
from bot.kit.shapes import CONTENT, Panel, cut
from bot.kit.wire import FAULTS, pinging_only, view_of, with_retries
from bot.session.daily import Attempt, is_date
from bot.session.model import Refused
from bot.texts import Speaker

from .panels import DAILY_COMMAND, POST, SHARE, play_button, share_panel
from .words import share_text

log = structlog.get_logger(__name__)


async def show_share(ctx: Context, date: str) -> None:
    """Show what can be shared of a day, to copy elsewhere, with *Post here*."""
    attempt = await _finished(ctx, date)
    if attempt is None:
        await ctx.say("daily-not-started")
        return
    await ctx.services.attempts.shared(ctx.reader.actor.user_id, date)
    await ctx.answer.show(share_panel(ctx.voice(), date, await _text(ctx, attempt, ctx.reader.lang)))


async def _finished(ctx: Context, date: str) -> Attempt | None:
    attempt = await ctx.services.attempts.attempt(ctx.reader.actor.user_id, date) if is_date(date) else None
    return attempt if attempt is not None and attempt.is_finished else None


async def _text(ctx: Context, attempt: Attempt, lang: str, opener: str = "") -> str:
    streak = await ctx.services.attempts.streak(ctx.reader.actor.user_id)
    return share_text(ctx.app.voice(lang), attempt.row.date, attempt, streak, opener)


async def _opener(ctx: Context, voice: Speaker) -> str:
    """Return the link inside Discord: it types the command."""
    known = await ctx.services.preferences.recall(DAILY_COMMAND)
    return f"`/{voice.say('command-daily')}`" if known is None else f"</daily:{known}>"


async def share_pressed(ctx: Context) -> None:
    """``daily-share:<date>``"""
    await show_share(ctx, "".join(ctx.press.arguments[:1]))


async def post_pressed(ctx: Context) -> None:
    """``daily-post:<date>``: post it where everybody in this channel reads it."""
    date = "".join(ctx.press.arguments[:1])
    attempt = await _finished(ctx, date)
    if attempt is None:
        await ctx.say("daily-not-started")
        return
    voice, lang = ctx.voice(), await ctx.app.public_lang(ctx.interaction)
    copied = await _text(ctx, attempt, ctx.reader.lang)
    if not may_write(ctx.interaction):
        await ctx.answer.show(share_panel(voice, date, copied, [voice.say("daily-no-post")], posts=False))
        return
    try:
        ctx.services.quotas.posting(ctx.interaction.channel_id or 0, ctx.reader.actor.user_id, ctx.app.now())
    except Refused as refusal:
        until = f"<t:{refusal.facts['until']}:R>"
        await ctx.answer.show(share_panel(voice, date, copied, [voice.say("daily-post-later", {"until": until})]))
        return
    public = ctx.app.voice(lang)
    name = public.say("daily-posted-by", {"player": mention(ctx.reader.actor.user_id)})
    text = "\n".join([name, await _text(ctx, attempt, lang, await _opener(ctx, public))])
    was_posted = await _post(ctx, Panel(cut(text, CONTENT), ((play_button(public),),)))
    said = voice.say("daily-posted" if was_posted else "daily-no-post")
    await ctx.answer.show(share_panel(voice, date, copied, [said], posts=False))


async def _post(ctx: Context, panel: Panel) -> bool:
    """Post a message in the channel of the press; return whether everybody there can read it.

    Where the bot cannot write, as the app of a person, it answers in public, if the place allows that.
    """
    asked = ctx.interaction
    guild = None if asked.guild_id is None else asked.client.get_guild(asked.guild_id)
    nobody = pinging_only(())
    try:
        if guild is not None and can_send(guild, asked.channel_id or 0):
            channel = asked.client.get_partial_messageable(asked.channel_id or 0)
            await with_retries(
                lambda: channel.send(
                    panel.content, view=view_of(panel.rows), nonce=f"y-{asked.id}", allowed_mentions=nobody
                ),
                ctx.app.sleep,
            )
            return True
        await ctx.answer.acknowledge()
        sent = await asked.followup.send(
            panel.content, view=view_of(panel.rows), allowed_mentions=nobody, wait=True
        )
    except FAULTS as error:
        log.info("share-not-posted", error=repr(error), interaction=asked.id)
        return False
    return not sent.flags.ephemeral


VERBS = {SHARE: Verb(share_pressed, beside=True), POST: Verb(post_pressed)}
