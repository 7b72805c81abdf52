"""What whoever sits down at a game for the first time is offered, once."""

from __future__ import annotations

from bot.features.table.beside import learn_button
from bot.kit.context import Context
from bot.kit.shapes import Panel

from .overview import offer_panel


async def first_offer(ctx: Context, game: str) -> Panel | None:
    """Return the offer to learn a game, and note it; None for whoever has had it, has learned or has played."""
    voice, user_id, boards = ctx.voice(), ctx.reader.actor.user_id, ctx.services.tables.boards
    button = learn_button(voice, game)
    if button is None or any(row.game == game for row in await boards.learned(user_id)):
        return None
    career = await ctx.services.scores.profile(None, user_id)
    if any(tally.game == game for tally in career.tallies) or not await boards.learn(user_id, game):
        return None
    return offer_panel(voice, game, button)
