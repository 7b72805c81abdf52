"""Days that are over: played again, uncounted, and what the strong computer player made of them."""

from __future__ import annotations

from bot.features.table.beside import STRONG
from bot.features.table.presses import show_private
from bot.kit.context import Context
from bot.kit.paging import page_asked
from bot.kit.router import Verb
from bot.kit.shapes import OPTIONS, Panel
from bot.rows.daily import DayRow
from bot.session.daily import is_date
from bot.session.model import Refused

from .panels import DAY, PAST, past_panel
from .sheets import sheet
from .words import squares_legend, squares_words, strong_line

PAGES = 40
"""Pages of past days, at most."""


async def show_days(ctx: Context, page: int = 0) -> None:
    """Show one page of days that are over, the newest first, with the reader's own scores."""
    page = max(0, min(page, PAGES - 1))
    first = page * OPTIONS
    days = await ctx.services.daily.closed(first + OPTIONS + 1)
    shown, user_id = days[first : first + OPTIONS], ctx.reader.actor.user_id
    scores = await ctx.services.attempts.scores(user_id, shown[-1].date, shown[0].date) if shown else {}
    listed = [(day.date, scores.get(day.date)) for day in shown]
    more = len(days) > first + OPTIONS and page + 1 < PAGES
    await ctx.answer.show(past_panel(ctx.voice(), listed, page, more=more))


async def past_pressed(ctx: Context) -> None:
    await show_days(ctx, page_asked(ctx) or 0)


async def day_pressed(ctx: Context) -> None:
    """``daily-day:<date>``: the presser's board of that day, or a new one."""
    date = "".join(ctx.press.arguments[:1])
    if not is_date(date):
        raise Refused("no-day")
    board = await ctx.services.attempts.play_again(
        ctx.reader.actor, date, ctx.reader.lang, interaction_id=ctx.interaction.id
    )
    await show_private(ctx, board.session, opens=True)


async def strong_pressed(ctx: Context) -> None:
    """``daily-strong:<date>``: the sheet of the strong computer player, which is thought now if need be."""
    day = await _closed_day(ctx)
    voice, days = ctx.voice(), ctx.services.daily
    strong, session = await days.strong(day), await days.strong_session(day)
    if strong is None or session is None:
        await ctx.say("daily-no-strong")
        return
    title = strong_line(voice, day.date, strong.score)
    name, form = voice.say("daily-strong-name"), ctx.app.picture_format
    drawing = sheet(ctx.voice(session), session, name, strong.score, form)
    await ctx.show(Panel("\n".join([title, squares_words(strong.points), squares_legend(voice)])), drawing)


async def _closed_day(ctx: Context) -> DayRow:
    """Return the day that a press names; Refused("no-day") if it is not over: nothing is told of its dice."""
    date = "".join(ctx.press.arguments[:1])
    day = await ctx.services.daily.get(date) if is_date(date) else None
    if day is None or day.closed_at is None:
        raise Refused("no-day")
    return day


VERBS = {
    PAST: Verb(past_pressed, apart=True),
    DAY: Verb(day_pressed),
    STRONG: Verb(strong_pressed, beside=True, private=True),
}
