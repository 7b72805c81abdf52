"""/game panel: one's own panel of this channel's game, opened again."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.kit.commands import command, newest_here, serve
from bot.kit.context import Context

from .presses import show_private


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("game-panel", panel)]


async def panel(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        await show_private(ctx, await newest_here(ctx), opens=True)

    await serve(interaction, work)
