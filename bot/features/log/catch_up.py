"""Catching up since the reader's own last turn: what it took from them and brought them, then the turns, the newest
first; a picture with the changes marked, and a film."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import discord
from discord import app_commands

from bot.features.table.boards import not_in_lessons
from bot.features.table.panels import HAND, SINCE, back_button
from bot.history.catch_up import CatchUp
from bot.kit.commands import begun_here, command, menu, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.paging import page_asked, page_buttons, page_of
from bot.kit.permissions import require_server
from bot.kit.phrases import owners, relative_time, seat_name, title
from bot.kit.pictures import Drawing, scene_of
from bot.kit.router import Verb, require_there
from bot.kit.shapes import Button, Panel, rows_of
from bot.kit.wire import sessions_on
from bot.session.model import Phase, Pov, Session
from bot.session.views import pov_of
from bot.texts import Speaker
from engines.core import Fact, Seat

from .film import film_since
from .pages import Line, log_lines, pages

SKEW = 5.0
"""Seconds by which Discord's clock may be behind the bot's."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("game-catchup", catchup)]


async def catchup(interaction: discord.Interaction) -> None:
    """/game catchup."""

    async def work(ctx: Context) -> None:
        await show_catch_up(ctx, await begun_here(ctx))

    await serve(interaction, work)


def menus() -> list[app_commands.ContextMenu]:
    return [menu("since", catchup_of)]


async def catchup_of(interaction: discord.Interaction, message: discord.Message) -> None:
    """Show what happened at the table of this message of the bot's."""

    async def work(ctx: Context) -> None:
        session = await _table_of(ctx, message)
        if session is None:
            await ctx.say("log-since-no-table")
            return
        require_server(interaction, session, anywhere=True)
        await require_there(ctx, session)
        await show_catch_up(ctx, session)

    await serve(interaction, work)


async def _table_of(ctx: Context, message: discord.Message) -> Session | None:
    """Return the table that a message is about: the one that its controls name, else, as those are taken off old
    messages, the one that its channel had then. None for other people's messages, and those about no table."""
    user = ctx.interaction.client.user
    if user is None or message.author.id != user.id:
        return None
    named = sessions_on(message)
    if not named:
        return await ctx.services.tables.last_in_channel(message.channel.id, message.created_at.timestamp() + SKEW)
    session_id = next(filter(None, named), None)
    if session_id is None:
        return None
    ctx.press = ctx.press.on(session_id)
    return await ctx.session()


async def show_catch_up(ctx: Context, session: Session, page: int = 0) -> None:
    """Show one page, the newest turns first; the film comes with the first one. Refused before a game has begun.

    It is a message of its own: the panel that one plays with stays as it is, and a button leads to it.
    """
    not_in_lessons(session)
    pov_of(session, ctx.reader.actor.user_id)  # refuses a quarantined game before its log is read
    session, since = await ctx.services.history.since(session.id, ctx.reader.actor.user_id)
    pov = pov_of(session, ctx.reader.actor.user_id)
    voice = ctx.voice(session)
    lines = log_lines(owners(voice, session), since.rows, changes=since.changes)
    leaves = pages(newest_first(lines))
    at = page_of(leaves, page)
    watching = pov.seat is None
    below = page_buttons(voice, session.id, (SINCE,), at, len(leaves))
    own = [Button(voice.say("table-show-board" if watching else "table-my-panel"), custom_id(session.id, 0, HAND))]
    if pov.seat is not None and session.phase is Phase.PLAYING and session.players[pov.seat].away:
        own.append(back_button(voice, session))
    words = [_head(voice, session, since, at, len(leaves), watching=watching)]
    words.append(leaves[at] or voice.say("log-since-nothing"))
    if at == 0 and pov.seat is not None:
        words.insert(0, own_line(voice, pov, since, await _asked_at(ctx, session, pov.seat)))
    panel = Panel("\n".join(words), rows_of([*below, *own]))
    drawing = Drawing(pov, scene_of(pov, voice, since.events, tall=ctx.reader.tall), ctx.app.picture_format)
    if at > 0 or not since.rows or session.resumed:  # whose log does not lead to its board
        await ctx.show(panel, drawing)
    else:
        await ctx.show(panel, drawing, film_since(ctx.app, session, voice, since.after))


def newest_first(lines: Sequence[Line]) -> list[Line]:
    """Return the lines turn by turn, the newest turn first; within a turn they keep their order."""
    turns = [list(turn) for _, turn in groupby(lines, key=lambda line: line.head)]
    return [line for turn in reversed(turns) for line in turn]


def own_line(voice: Speaker, pov: Pov, since: CatchUp, asked_at: float | None) -> str:
    """Return the line about the reader: what they lost and gained, and whether it is their move.

    ``asked_at``: since when it is, in seconds since 1970. A game that has nothing to say of them counts the turns.
    """
    session, seat = pov.session, pov.seat
    assert seat is not None
    about = session.talk.about(since.events, pov.view, seat) if since.rows else None
    if about is not None:
        news = voice.of_game("message", about.key, about.facts)
    else:
        turns = {row.turn for row in since.rows if row.turn is not None and row.turn < pov.turn}
        news = voice.say("log-own-turns", {"count": len(turns)})
    return voice.say("log-own", {"news": news, "now": _now_words(voice, pov, asked_at)})


def _now_words(voice: Speaker, pov: Pov, asked_at: float | None) -> str:
    """Return what the game waits for, from the reader's side."""
    session, seat = pov.session, pov.seat
    assert seat is not None
    if session.phase is not Phase.PLAYING:
        return voice.say("log-own-over" if session.phase is Phase.OVER else "log-own-closed")
    if session.players[seat].away:
        return voice.say("log-own-away")
    if seat in pov.movers:
        return voice.say("log-own-move" if asked_at is None else "log-own-move-since", _when(asked_at))
    return voice.say("log-own-wait", {"players": tuple(seat_name(voice, mover) for mover in pov.movers)})


def _when(at: float | None) -> dict[str, Fact]:
    return {} if at is None else {"when": relative_time(at)}


async def _asked_at(ctx: Context, session: Session, seat: Seat) -> float | None:
    """Return since when the seat owes its action, in seconds since 1970; None if it owes none."""
    running = await ctx.services.clocks.running(session.id)
    return next((clock.started_at for clock in running if clock.seat == seat), None)


def _head(voice: Speaker, session: Session, since: CatchUp, at: int, count: int, *, watching: bool) -> str:
    own = "log-since-begin" if since.after < 0 else "log-since-turn"
    facts: dict[str, Fact] = {"game": title(voice, session.game), "page": at + 1, "pages": count}
    return voice.say("log-since-watching" if watching else own, facts)


async def turn_page(ctx: Context) -> None:
    await show_catch_up(ctx, await ctx.session(), page_asked(ctx) or 0)


VERBS = {SINCE: Verb(turn_page, anywhere=True, apart=True, private=True)}
