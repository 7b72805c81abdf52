"""/game new, join, leave, options and begin: opening a lobby, and beginning the game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.seats import ask_to_leave
from bot.features.table.panels import AGAIN
from bot.kit.commands import command, game_titles, open_here, serve
from bot.kit.context import Context
from bot.kit.permissions import require_permissions
from bot.kit.phrases import title
from bot.kit.router import Verb
from bot.kit.shapes import Panel
from bot.table.model import Phase, Refused, Session

from .panel import waiting_line
from .presses import show_options, show_removals


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [
        command("game-new", new, choices={"game": game_titles()}),
        command("game-join", join),
        command("game-leave", leave),
        command("game-options", options),
        command("game-begin", begin),
        command("game-remove", remove),
    ]


async def new(interaction: discord.Interaction, game: str) -> None:
    async def work(ctx: Context) -> None:
        session = await _open_lobby(ctx, game)
        await ctx.say("lobby-you-opened", game=title(ctx.voice(session), session.game))

    await serve(interaction, work)


async def again_pressed(ctx: Context) -> None:
    """Open a lobby of the same game in the same channel; the presser is the host."""
    await _open_lobby(ctx, (await ctx.session()).game)


async def _open_lobby(ctx: Context, game: str) -> Session:
    """Open a lobby in the channel of this interaction; Refused if that is not possible."""
    asked = ctx.interaction
    require_permissions(asked, ctx.voice())
    return await ctx.services.lobbies.open(
        game,
        asked.guild_id or 0,
        asked.channel_id or 0,
        ctx.reader.actor,
        await ctx.app.public_lang(asked),
        interaction_id=asked.id,
    )


async def join(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        session = await open_here(ctx)
        await ctx.services.lobbies.join(session.id, ctx.reader.actor, interaction_id=interaction.id)
        await ctx.say("lobby-you-joined")

    await serve(interaction, work)


async def leave(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        session = await open_here(ctx)
        if session.phase is Phase.PLAYING:
            await ask_to_leave(ctx, session)
            return
        await ctx.services.lobbies.leave(session.id, ctx.reader.actor, interaction_id=interaction.id)
        await ctx.say("lobby-you-left")

    await serve(interaction, work)


async def options(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        session = await open_here(ctx)
        if session.phase is not Phase.LOBBY:
            raise Refused("not-in-lobby")
        await show_options(ctx, session)

    await serve(interaction, work)


async def begin(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        session = await open_here(ctx)
        session = await ctx.services.moves.begin(session.id, ctx.reader.actor, interaction_id=interaction.id)
        if session.is_frozen:
            await ctx.answer.show(Panel(waiting_line(ctx.voice(session), session)))
        else:
            await ctx.say("lobby-you-agreed" if session.phase is Phase.LOBBY else "lobby-you-began")

    await serve(interaction, work)


async def remove(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        await show_removals(ctx, await open_here(ctx))

    await serve(interaction, work)


VERBS = {AGAIN: Verb(again_pressed, quiet=True)}
