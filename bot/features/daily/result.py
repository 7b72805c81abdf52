"""One's own panel of the dice of the day at its end: the sheet, what was reached, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.table.beside import with_button, words_button
from bot.kit.context import Context
from bot.kit.permissions import is_on_server
from bot.kit.pictures import Drawing, scene_of
from bot.session.daily import band_of, date_at
from bot.session.model import Session
from bot.session.views import pov_of

from .panels import result_panel


async def show_result(ctx: Context, session: Session, said: Sequence[str] = (), *, opens: bool = False) -> None:
    """Show a finished attempt of a day that is open, below ``said``; ``opens``: as ``show_private``."""
    user_id, date = ctx.reader.actor.user_id, session.date
    voice, attempts, days = ctx.voice(session), ctx.services.attempts, ctx.services.daily
    attempt = await attempts.attempt(user_id, date)
    assert attempt is not None, f"{session.id}: an attempt without a row"
    spread = None if attempt.row.apart or attempt.row.score is None else await days.spread(date)
    band = None if spread is None else band_of(spread, attempt.row.score or 0)
    counted = None
    if is_on_server(ctx.interaction) and date == date_at(ctx.app.now()):  # else its try is of the day before
        counted = ctx.interaction.guild_id in (await attempts.mine(user_id)).counted_on
    streak, par = await attempts.streak(user_id), await days.par(date)
    panel = result_panel(voice, attempt, band, streak, counted, said, par)
    pov = pov_of(session, user_id)
    drawing = Drawing(pov, scene_of(pov, voice), ctx.app.picture_format)
    await ctx.show(with_button(panel, words_button(voice, session.id)), drawing, of=session, opens=opens)
