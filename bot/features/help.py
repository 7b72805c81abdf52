"""/help: how it goes in three lines, and the first page below them; the links that add the bot elsewhere."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.utils import oauth_url

from bot.kit.commands import command, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.permissions import ASKED_FOR
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel
from bot.session.model import Refused

from .first import first_lines, first_rows

ELSEWHERE = "invite-links"
"""Shows the links that add the bot; a private bot has none."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("help", help_page)]


async def help_page(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        await show_help(ctx)

    await serve(interaction, work)


async def show_help(ctx: Context) -> None:
    voice = ctx.voice()
    invites = (
        [] if ctx.app.operator.is_private else [Button(voice.say("help-elsewhere"), custom_id("", 0, (ELSEWHERE,)))]
    )
    page = "\n".join([voice.say("help-page"), "", *first_lines(voice)])
    await ctx.answer.show(Panel(page, first_rows(voice, *invites)))


async def elsewhere(ctx: Context) -> None:
    """Show the links that add the bot to a server, or to an account."""
    if ctx.app.operator.is_private:
        raise Refused("no-invitations")
    scopes = ("bot", "applications.commands")
    server = oauth_url(ctx.interaction.application_id, permissions=ASKED_FOR, scopes=scopes)
    person = f"{oauth_url(ctx.interaction.application_id, scopes=scopes[1:])}&integration_type=1"
    await ctx.say("help-invite", server=server, person=person, count=sum(on for _, on in ASKED_FOR))


VERBS = {
    ELSEWHERE: Verb(elsewhere, beside=True),
    "help-ahead": Verb(show_help),  # a button of earlier versions
}
