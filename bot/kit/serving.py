"""What all commands share: the answer is private and acknowledged first, and nothing gets past the boundary."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.table.model import Phase, Refused, Session
from bot.texts import text_key
from engines import GAMES

from .answer import Answer
from .app import app_of
from .boundary import guarded
from .commands import said
from .context import Context
from .shapes import OPTIONS


async def serve(
    interaction: discord.Interaction, work: Callable[[Context], Awaitable[None]], *, always: bool = False
) -> None:
    """Acknowledge, then work; whoever asked reads what came of it. Never raises.

    ``always``: also while nothing else is taken, as a restart is near.
    """
    app = app_of(interaction)
    if app.closed:
        return
    start = time.perf_counter()
    answer = Answer(interaction, app.sleep)

    async def served() -> None:
        await answer.acknowledge()
        if app.draining and not always:
            raise Refused("draining")
        await work(Context(app, interaction, answer, await app.reader(interaction)))

    async with app.attending():
        await guarded(app, interaction, answer, served())
    app.measures.answered("command", time.perf_counter() - start)


async def open_here(ctx: Context) -> Session:
    """The lobby or game of this channel; Refused if there is none."""
    session = await ctx.services.tables.in_channel(ctx.interaction.channel_id or 0)
    if session is None:
        raise Refused("no-session")
    return session


async def running_here(ctx: Context) -> Session:
    """The game that goes on in this channel; Refused if there is none."""
    session = await open_here(ctx)
    ctx.press = ctx.press.on(session.id)  # before any refusal: whoever helps looks the session up
    if session.phase is not Phase.PLAYING:
        raise Refused("not-playing")
    return session


async def newest_here(ctx: Context) -> Session:
    """The game of this channel, or the last one that was played in it."""
    session = await ctx.services.tables.last_in_channel(ctx.interaction.channel_id or 0)
    if session is None:
        raise Refused("no-session")
    return session


async def begun_here(ctx: Context) -> Session:
    """The game that was dealt last in this channel, even if a lobby stands there by now; Refused without one."""
    session = await ctx.services.tables.last_begun(ctx.interaction.channel_id or 0)
    if session is None:
        waiting = (await newest_here(ctx)).phase is Phase.LOBBY
        raise Refused("not-playing" if waiting else "no-session")
    return session


def moderates(interaction: discord.Interaction) -> bool:
    """Whether this person keeps order here, and so may end others' games."""
    may = interaction.permissions
    return may.manage_messages or may.manage_channels or may.manage_threads or may.manage_guild


def game_titles() -> list[app_commands.Choice[str]]:
    """Every game, for a parameter that names one."""
    return [app_commands.Choice(name=said(text_key(key, "title")), value=key) for key in sorted(GAMES)][:OPTIONS]


def known_game(named: str) -> str:
    """The game that was named; Refused if there is no such game."""
    if named not in GAMES:
        raise Refused("unknown-game", game=named)
    return named


async def game_meant(ctx: Context, named: str | None) -> str:
    """The game that was named, or else the one of this channel, or else the first; Refused if it is not here."""
    if named is None:
        session = await ctx.services.tables.last_in_channel(ctx.interaction.channel_id or 0)
        named = session.game if session is not None else next(iter(GAMES))
    return known_game(named)
