"""/mygames: a person's open games on all servers, with a link to each table."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.kit.commands import command, serve
from bot.kit.router import Verb

from .panel import INBOX, OPEN, open_panel, show_inbox, turn_page


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("mygames", mygames)]


async def mygames(interaction: discord.Interaction) -> None:
    await serve(interaction, show_inbox)


VERBS = {INBOX: Verb(turn_page), OPEN: Verb(open_panel)}
