"""/game board, play, hand, undo, log: everything that the panels do, typed."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.lobby.panel import lobby_panel
from bot.features.log.catch_up import show_catch_up
from bot.features.log.pages import show_log
from bot.features.requests.takebacks import take_back
from bot.kit.app import app_of
from bot.kit.channels import bring_here, lost_table
from bot.kit.commands import command
from bot.kit.context import Context
from bot.kit.serving import begun_here, newest_here, running_here, serve
from bot.table.model import Phase, Refused

from .panels import title
from .presses import helping, show_private
from .typed import completed, play_typed


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [
        command("game-board", board),
        command("game-play", play, autocomplete={"action": offered}),
        command("game-hand", hand),
        command("game-undo", undo),
        command("game-log", log),
        command("game-catchup", catchup),
    ]


async def board(interaction: discord.Interaction) -> None:
    """A fresh panel for everybody; where no game is open, the own one whose channel is gone goes on."""

    async def work(ctx: Context) -> None:
        here = await ctx.services.tables.in_channel(ctx.interaction.channel_id or 0)
        seated = here is not None and here.player_of(ctx.reader.actor.user_id) is not None
        lost = None if seated else await lost_table(ctx)
        if lost is not None and here is None:
            await bring_here(ctx, lost)
            return
        session = await newest_here(ctx)
        await ctx.services.moves.post_again(session.id)  # a lobby in place, or anew where its panel was deleted
        if session.phase is Phase.LOBBY:
            await ctx.answer.show(lobby_panel(ctx.voice(session), session))
            return
        if lost is not None:
            await ctx.say("channels-lost-elsewhere", game=title(ctx.voice(lost), lost.game))
            return
        await ctx.say("table-board-coming")

    await serve(interaction, work)


async def hand(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        await show_private(ctx, await newest_here(ctx))

    await serve(interaction, work)


async def undo(interaction: discord.Interaction) -> None:
    @helping
    async def work(ctx: Context) -> None:
        await take_back(ctx, await running_here(ctx), None)

    await serve(interaction, work)


async def log(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        await show_log(ctx, await newest_here(ctx), None)

    await serve(interaction, work)


async def catchup(interaction: discord.Interaction) -> None:
    async def work(ctx: Context) -> None:
        await show_catch_up(ctx, await begun_here(ctx))

    await serve(interaction, work)


# --- play ------------------------------------------------------------------------------------------------------


async def play(interaction: discord.Interaction, action: str) -> None:
    """One action by its notation or by the words of its button, or several with ``;`` between them."""

    @helping
    async def work(ctx: Context) -> None:
        session = await running_here(ctx)
        player = session.player_of(ctx.reader.actor.user_id)
        if player is None:
            raise Refused("not-seated")
        await play_typed(ctx, session, player.seat, action)

    await serve(interaction, work)


async def offered(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The legal actions that fit what is typed so far, by notation or label; read without the lock."""
    app = app_of(interaction)
    session = await app.services.tables.in_channel(interaction.channel_id or 0)
    if session is None or session.phase is not Phase.PLAYING or session.incident is not None:
        return []
    reader = await app.reader(interaction)
    return [
        app_commands.Choice(name=name, value=value)
        for name, value in completed(app, session, reader.lang, reader.actor.user_id, current)
    ]
