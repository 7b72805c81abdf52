"""/help."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.kit.commands import command, serve
from bot.kit.context import Context
from bot.kit.phrases import title
from bot.kit.shapes import CONTENT, Panel, cut
from bot.texts import text_key
from engines import GAMES


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("help", help_page)]


async def help_page(interaction: discord.Interaction) -> None:
    """Show how to begin, and the games."""

    async def work(ctx: Context) -> None:
        voice = ctx.voice()
        games = "\n".join(
            voice.say(
                "help-game",
                {
                    "game": title(voice, key),
                    "about": voice.say(text_key(key, "description")),
                },
            )
            for key in GAMES
        )
        await ctx.answer.show(Panel(cut(f"{voice.say('help-page')}\n\n{games}", CONTENT)))

    await serve(interaction, work)
