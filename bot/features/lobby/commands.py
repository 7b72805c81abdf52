"""/game new, join, leave, options, begin and end: opening a lobby, beginning the game, ending it early."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.seats import ask_to_leave
from bot.features.table.panels import AGAIN
from bot.kit.commands import command, game_titles, is_moderator, open_here, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.permissions import require_permissions
from bot.kit.phrases import title
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel
from bot.table.model import Phase, Refused, Session
from bot.texts import escape_markdown
from engines import GAMES

from .presses import show_options

END = "end"


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [
        command("game-new", new, choices={"game": game_titles()}),
        command("game-join", join),
        command("game-leave", leave),
        command("game-options", options),
        command("game-begin", begin),
        command("game-end", end),
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
        await ctx.services.moves.begin(session.id, ctx.reader.actor, interaction_id=interaction.id)
        await ctx.say("lobby-you-began")

    await serve(interaction, work)


async def end(interaction: discord.Interaction) -> None:
    """Ask first, as an ended game has no result. Works for a table that cannot be read, by its row alone."""

    async def work(ctx: Context) -> None:
        row = await ctx.services.tables.row_in_channel(interaction.channel_id or 0)
        if row is None:
            raise Refused("no-session")
        if ctx.reader.actor.user_id != row.host_id and not is_moderator(interaction):
            raise Refused("host-only")
        voice = ctx.voice()
        sure = Button(voice.say("lobby-end-sure"), custom_id(row.id, 0, (END,)), "danger")
        name = title(voice, row.game) if row.game in GAMES else escape_markdown(row.game)
        await ctx.answer.show(Panel(voice.say("lobby-end-question", {"game": name}), ((sure,),)))

    await serve(interaction, work)


async def end_pressed(ctx: Context) -> None:
    row = await ctx.services.tables.get(ctx.press.session)
    if row.guild_id != ctx.interaction.guild_id:
        raise Refused("other-server")  # the router cannot compare a table that cannot be read
    try:
        await ctx.services.moves.end(
            ctx.press.session, ctx.reader.actor, by_moderator=is_moderator(ctx.interaction)
        )
    except Refused as refusal:
        if refusal.code != "unknown-game":  # it is closed all the same
            raise
    await ctx.say("lobby-you-ended")


VERBS = {END: Verb(end_pressed), AGAIN: Verb(again_pressed, quiet=True)}
