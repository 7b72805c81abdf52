"""The buttons that answer a request, and the message that holds them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import discord

from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.shapes import Button, Panel
from bot.kit.wire import pinging_only, view_of
from bot.rows.messages import RequestRow
from bot.session.model import Session
from bot.texts import Speaker

ANSWER, YES, NO, NEVER = "answer", "yes", "no", "never"


def answers(voice: Speaker, session: Session, request: RequestRow, yes: str, no: str) -> tuple[Button, ...]:
    """Return the two buttons of a request; ``yes`` and ``no`` are keys of their texts."""
    return (
        Button(voice.say(yes), custom_id(session.id, 0, (ANSWER, str(request.id), YES)), "success"),
        Button(voice.say(no), custom_id(session.id, 0, (ANSWER, str(request.id), NO))),
    )


def never(voice: Speaker, request: RequestRow) -> Button:
    """Return the button that declines seats from who asks, now and later."""
    return Button(voice.say("requests-never"), custom_id(request.session_id, 0, (ANSWER, str(request.id), NEVER)))


async def edit_notice(ctx: Context, panel: Panel | None) -> None:
    """Begin to replace the pressed notice, pinging nobody; None: only to remove its controls, as it is answered.

    Nobody waits for the edit: Discord limits those of old messages. A table's panel keeps its controls, and a
    notice that is not settled follows the table by itself (``DiscordNotices.renew``).
    """
    message = ctx.interaction.message
    data: Mapping[str, Any] = ctx.interaction.data or {}
    if message is None or not _has(message, data.get("custom_id")):
        return  # a made-up press must not take the controls off another message
    if await ctx.services.standing.holds(message.id):
        if panel is None or panel.rows:
            return
        await ctx.services.standing.remove(message.id)
    standing = await ctx.services.reachability.panel(ctx.press.session)
    if message.flags.ephemeral or (standing is not None and standing.message_id == message.id):
        return
    fields: dict[str, Any] = {"view": None}
    if panel is not None:
        fields = {"content": panel.content, "view": view_of(panel.rows), "allowed_mentions": pinging_only(())}
    ctx.app.old_messages.edit(message.id, partial(message.edit, **fields))


def _has(message: discord.Message, pressed: object) -> bool:
    """Whether the message has the control with this custom id."""
    rows = (row.children for row in message.components if isinstance(row, discord.ActionRow))
    return any(getattr(control, "custom_id", None) == pressed for row in rows for control in row)
