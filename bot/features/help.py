"""/help with what one can do while others think, and the links that add the bot."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.utils import oauth_url

from bot.features.board import play_buttons
from bot.kit.commands import command, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.permissions import ASKED_FOR
from bot.kit.phrases import title
from bot.kit.router import Verb
from bot.kit.shapes import CONTENT, Button, Panel, cut
from bot.session.model import Refused
from bot.texts import text_key
from engines import GAMES

HELP_AHEAD = "help-ahead"
"""What one can do while others think."""
INVITE = "invite-links"
"""The links that add the bot; a private bot does not show them."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("help", help_page)]


async def help_page(interaction: discord.Interaction) -> None:
    """Show how to begin, and the games, each with a button that plays it at once."""

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
        about = voice.say("help-page")
        page = cut(f"{about}\n\n{games}", CONTENT)
        below = [Button(voice.say("help-ahead-button"), custom_id("", 0, (HELP_AHEAD,)))]
        if not ctx.app.operator.is_private:
            below.append(Button(voice.say("help-invite-button"), custom_id("", 0, (INVITE,))))
        await ctx.answer.show(Panel(page, (play_buttons(voice), tuple(below))))

    await serve(interaction, work)


async def help_ahead(ctx: Context) -> None:
    """Show what one can do while others think, below the page of /help."""
    await ctx.say("help-ahead")


async def invite(ctx: Context) -> None:
    """``invite-links``: show the links that add the bot to a server, or to an account. Refused: no-invitations."""
    if ctx.app.operator.is_private:
        raise Refused("no-invitations")
    scopes, bot = ("bot", "applications.commands"), ctx.interaction.application_id
    server = oauth_url(bot, permissions=ASKED_FOR, scopes=scopes)
    person = f"{oauth_url(bot, scopes=scopes[1:])}&integration_type=1"
    await ctx.say("help-invite", server=server, person=person)


VERBS = {HELP_AHEAD: Verb(help_ahead, always=True, beside=True), INVITE: Verb(invite, always=True, beside=True)}
