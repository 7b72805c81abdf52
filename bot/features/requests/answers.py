"""The buttons that answer a request, and the message that holds them."""

from __future__ import annotations

import structlog

from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.shapes import Button, Panel
from bot.kit.wire import FAULTS, pinging_only, view_of
from bot.rows.request import RequestRow
from bot.table.model import Session
from bot.texts import Speaker

log = structlog.get_logger(__name__)

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
    """Replace the pressed notice, pinging nobody; None: only remove its controls, as its request is answered.

    Tried once, and it may fail: later presses are refused with a reason. A table's panel keeps its controls.
    """
    message = ctx.interaction.message
    standing = await ctx.services.reachability.panel(ctx.press.session)
    if message is None or message.flags.ephemeral or (standing is not None and standing.message_id == message.id):
        return
    try:
        if panel is None:
            await message.edit(view=None)
        else:
            shown = view_of(panel.rows)
            await message.edit(content=panel.content, view=shown, allowed_mentions=pinging_only(()))
    except FAULTS as error:
        log.info("notice-edit-failed", message=message.id, error=repr(error))
