"""/game move and /game panel: the panels' actions as commands."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands

from bot.kit.app import app_of
from bot.kit.commands import command, newest_here, running_here, serve
from bot.kit.context import Context
from bot.session.model import Phase, Refused

from .completing import completions
from .presses import explains_refusals, show_private
from .typed import play_typed


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [
        command("game-move", move, autocomplete={"action": completions_of_action}),
        command("game-panel", panel),
    ]


async def panel(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        await show_private(ctx, await newest_here(ctx), opens=True)

    await serve(interaction, work)


# --- move ------------------------------------------------------------------------------------------------------


async def move(interaction: discord.Interaction, action: str) -> None:
    """Play one action, by its notation or its button's label, or several separated by ``;``."""

    @explains_refusals
    async def work(ctx: Context) -> None:
        session = await running_here(ctx)
        player = session.player_of(ctx.reader.actor.user_id)
        if player is None:
            raise Refused("not-seated")
        await play_typed(ctx, session, player.seat, action)

    await serve(interaction, work)


async def completions_of_action(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the legal actions that match the typed text, by notation or label; read without the lock."""
    app = app_of(interaction)
    session = await app.services.tables.in_channel(interaction.channel_id or 0)
    if session is None or session.phase is not Phase.PLAYING or session.incident is not None:
        return []
    reader = await app.reader(interaction)
    choices = await asyncio.to_thread(completions, app, session, reader.lang, reader.actor.user_id, current)
    return [app_commands.Choice(name=name, value=value) for name, value in choices]
