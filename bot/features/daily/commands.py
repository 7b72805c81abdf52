"""/daily: today's dice on a private board. One's board at once if it was begun, else what it is, with Begin."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine, Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.features.table.beside import DAILY, OPEN
from bot.features.table.presses import show_private
from bot.kit.app import everywhere
from bot.kit.commands import command, locale_text, serve
from bot.kit.context import Context
from bot.kit.feature import Feature
from bot.kit.ids import custom_id
from bot.kit.owners import owners_at_login
from bot.kit.permissions import is_on_server, require_this_server
from bot.kit.phrases import date_words, duration
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel, fitting
from bot.session.daily import GRACE, PATIENCE, Mine, Strong, end_of, is_date, next_day
from bot.session.model import Phase, Refused, Session
from render.easel import Picture

from . import archive, sharing
from .panels import BEGIN, COUNT, FAIR, ON, SHOW, intro_panel
from .result import show_result
from .words import fair_lines, yesterday_line

T = TypeVar("T")
WHICH = ("archive", "share")


def commands() -> list[app_commands.Command[Any, ..., None]]:
    chosen = [app_commands.Choice(name=locale_text(f"daily-which-{which}"), value=which) for which in WHICH]
    return [command("daily", daily, choices={"which": chosen})]


async def daily(interaction: discord.Interaction, which: str | None = None) -> None:
    """Show the day of now, or days that are over, or what can be shared."""

    async def work(ctx: Context) -> None:
        match which:
            case "archive":
                await archive.show_days(ctx)
            case "share":
                await sharing.show_share(ctx, (await in_time(ctx, _mine(ctx))).day.date)
            case _:
                await show_today(ctx)

    await serve(interaction, work)


async def in_time(ctx: Context, work: Coroutine[Any, Any, T]) -> T:
    """Await what may wait for a round of the beacon, and say so if it does."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({task}, timeout=ctx.app.grace)
        if not task.done():
            await ctx.say("daily-awaiting", time=duration(ctx.voice(), PATIENCE))
        return await task
    finally:
        task.cancel()


def _mine(ctx: Context) -> Coroutine[Any, Any, Mine]:
    return ctx.services.attempts.mine(ctx.reader.actor.user_id)


async def show_today(ctx: Context, said: Sequence[str] = ()) -> None:
    """Show the board of the reader's try, else what it is; ``said``: above it."""
    mine = await in_time(ctx, _mine(ctx))
    if mine.attempt is not None:
        await _open(ctx, mine.attempt.row.board_id, said)
        return
    voice = ctx.voice()
    counted = ctx.interaction.guild_id in mine.counted_on if is_on_server(ctx.interaction) else None
    yesterday, goes_on = await _yesterday(ctx, mine)
    apart = [voice.say("daily-apart")] if _is_apart(ctx) else []
    await ctx.answer.show(intro_panel(voice, mine, counted, said, [*yesterday, *apart], goes_on))


async def _open(ctx: Context, board_id: str | None, said: Sequence[str]) -> None:
    if board_id is None:
        raise Refused("daily-erased")
    board = await ctx.services.tables.boards.opened(board_id, ctx.reader.actor.user_id)
    await show_private(ctx, board.session, said, opens=True)


async def _yesterday(ctx: Context, mine: Mine) -> tuple[list[str], Button | None]:
    """Return the line of the reader's try of yesterday, and the button that goes on with it while that counts."""
    voice, date = ctx.voice(), next_day(mine.day.date, -1)
    attempt = await ctx.services.attempts.attempt(ctx.reader.actor.user_id, date)
    day = None if attempt is None else await ctx.services.daily.get(date)
    if attempt is None or day is None:
        return [], None
    row = attempt.row
    if attempt.is_finished:
        strong = Strong.read(day)
        return [yesterday_line(voice, row.score, None if strong is None else strong.score)], None
    until = end_of(date) + GRACE
    if day.closed_at is None and row.board_id is not None and ctx.app.now() < until:
        label = voice.say("daily-go-on")
        return [voice.say("daily-late", {"until": f"<t:{int(until)}:R>"})], Button(
            label, custom_id("", 0, (OPEN, row.board_id))
        )
    return [voice.say("daily-unfinished", {"date": date_words(voice, date)})], None


def _is_apart(ctx: Context) -> bool:
    """Whether the reader could know the dice, as an operator of the bot."""
    return ctx.reader.actor.user_id in owners_at_login(ctx.app, ctx.interaction.client)


# --- presses -----------------------------------------------------------------------------------------------------


async def today_pressed(ctx: Context) -> None:
    """``daily``: of a public message, too."""
    await show_today(ctx)


async def begin_pressed(ctx: Context) -> None:
    """``daily-begin:<date>``: begin the try of the day that the panel has described, or go on with it."""
    date = "".join(ctx.press.arguments[:1])
    mine = await in_time(ctx, _mine(ctx))
    if date != mine.day.date:
        await show_today(ctx, [ctx.voice().say("daily-another")])
        return
    apart = _is_apart(ctx)
    board = await in_time(
        ctx,
        ctx.services.attempts.begin(
            everywhere(ctx.interaction.user),  # its sheet may be shown on other servers
            ctx.reader.lang,
            apart=apart,
            interaction_id=ctx.interaction.id,
        ),
    )
    said = [ctx.voice().say("daily-apart")] if apart else []
    await show_private(ctx, board.session, said, opens=True)


async def count_pressed(ctx: Context) -> None:
    """``daily-count:<on or off>``: on the server of the press."""
    require_this_server(ctx.interaction)
    on = ctx.press.arguments == (ON,)
    await ctx.services.attempts.count_here(ctx.reader.actor.user_id, ctx.interaction.guild_id or 0, on=on)
    await show_today(ctx, [ctx.voice().say("daily-counted" if on else "daily-not-counted")])


async def show_pressed(ctx: Context) -> None:
    """``daily-show:<date>:<on or off>``: the presser's own sheet; once the day is closed it can only be hidden."""
    date, on = (*ctx.press.arguments, "", "")[:2]
    user_id = ctx.reader.actor.user_id
    attempt = await ctx.services.attempts.attempt(user_id, date) if is_date(date) else None
    if attempt is None or not attempt.is_finished or attempt.row.board_id is None:
        await ctx.say("daily-not-started")
        return
    board = await ctx.services.tables.boards.opened(attempt.row.board_id, user_id)
    if not board.session.kind.competes:
        if on != ON:
            await ctx.services.attempts.show(user_id, date, on=False)
        await ctx.say("daily-show-late" if on == ON else "daily-hidden-late")
        return
    await ctx.services.attempts.show(user_id, date, on=on == ON)
    await show_private(ctx, board.session, [ctx.voice().say("daily-shown" if on == ON else "daily-hidden")])


async def fair_pressed(ctx: Context) -> None:
    """Show how the dice are made, and what can be checked of them."""
    days = ctx.services.daily
    closed = await days.closed(1)
    seed = (await days.seed(closed[0])).hex() if closed else ""
    guild_id = ctx.interaction.guild_id if is_on_server(ctx.interaction) else None
    lines = fair_lines(ctx.voice(), await days.promises(guild_id), closed[0] if closed else None, seed)
    told = "\n".join(await days.told())
    file = Picture(told.encode(), "sainome-days.jsonl", ctx.voice().say("daily-fair-file-alt"))
    await ctx.answer.show(Panel(fitting([], lines)), *([file] if told else []))


def _instead(ctx: Context, session: Session, said: Sequence[str], opens: bool) -> Awaitable[None] | None:
    is_shown = session.kind.competes and session.phase is Phase.OVER
    return show_result(ctx, session, said, opens=opens) if is_shown else None


FEATURE = Feature(
    commands=commands,
    verbs={
        DAILY: Verb(today_pressed),
        BEGIN: Verb(begin_pressed),
        COUNT: Verb(count_pressed),
        SHOW: Verb(show_pressed),
        FAIR: Verb(fair_pressed, beside=True),
        **archive.VERBS,
        **sharing.VERBS,
    },
    instead=_instead,
)
