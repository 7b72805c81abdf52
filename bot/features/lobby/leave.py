"""/game leave: getting up from a lobby, or out of a game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.seats import ask_to_leave
from bot.kit.commands import command, open_here, serve
from bot.kit.context import Context
from bot.session.model import Phase


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("game-leave", leave)]


async def leave(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        session = await open_here(ctx)
        if session.phase is Phase.PLAYING:
            await ask_to_leave(ctx, session)
            return
        await ctx.services.lobbies.leave(session.id, ctx.reader.actor, interaction_id=interaction.id)
        await ctx.say("lobby-you-left")

    await serve(interaction, work)
