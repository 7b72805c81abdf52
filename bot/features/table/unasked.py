"""Presses beside the game's own: confirming without being asked again."""

from __future__ import annotations

from bot.kit.context import Context
from bot.kit.ids import Press
from bot.kit.router import Verb

from . import hints, lines, presses
from .beside import LARGER, UNASKED
from .panels import CONFIRM
from .plans import SURE_LINE
from .presses import explains_refusals, show_private

CONFIRMING = {CONFIRM: presses.confirm, SURE_LINE: lines.sure, hints.SURE: hints.sure}
"""What plays a confirmed preview, by the verb of its Confirm."""


async def confirm(ctx: Context) -> None:
    """Play a confirmed preview (``unasked:<path of its Confirm>``), then turn confirmations off."""
    handler = CONFIRMING.get(ctx.press.arguments[0]) if ctx.press.arguments else None
    if handler is None:
        await ctx.say("common-old-button")
        return
    ctx.press = Press(ctx.press.session, ctx.press.decision, ctx.press.arguments)
    ctx.stops_asking = True
    await handler(ctx)


@explains_refusals
async def larger(ctx: Context) -> None:
    """Show the panel again to who asks an older one for larger pictures: all are large now."""
    await show_private(ctx, await ctx.session(), [ctx.voice().say("table-larger-on")])


VERBS = {
    UNASKED: Verb(confirm, anywhere=True, own_panel=True),
    LARGER: Verb(larger, anywhere=True, own_panel=True, private=True),
}
