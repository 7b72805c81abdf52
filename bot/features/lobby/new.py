"""/game new: opening a lobby, here, in a thread, or in place of another one."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.table.panels import AGAIN
from bot.features.threads import (
    BESIDE,
    beside_button,
    can_open_beside,
    home_of,
    opened_words,
    parent_of_new,
    require_room,
)
from bot.kit.commands import command, game_titles, known_game, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.phrases import seat_name, title
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel, rows_of
from bot.rows.session import NO_HOST
from bot.session.model import Phase, Refused, Session
from engines import GAMES
from engines.core import Fact

INSTEAD = "instead"


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("game-new", new, choices={"game": game_titles()})]


async def new(interaction: discord.Interaction, game: str) -> None:
    async def work(ctx: Context) -> None:
        await open_lobby(ctx, game)

    await serve(interaction, work)


async def again_pressed(ctx: Context) -> None:
    """``again``: ask which game, the same first. ``again:<game>``: open a lobby; the presser is the host.

    Without a table, as on a server that has none yet, no game comes first.
    """
    if ctx.press.arguments:
        await open_lobby(ctx, known_game(ctx.press.arguments[0]))
        return
    last = (await ctx.session()).game if ctx.press.session else ""
    voice, games = ctx.voice(), sorted(GAMES, key=lambda game: (game != last, game))
    buttons = [Button(title(voice, game), custom_id(ctx.press.session, 0, (AGAIN, game))) for game in games]
    await ctx.answer.show(Panel(voice.say("lobby-which-game"), rows_of(buttons)))


async def open_lobby(ctx: Context, game: str, board_id: str = "", *, in_thread: bool = False) -> None:
    """Open a lobby here, or where new tables of this channel go; where a table is open, offer a thread.

    ``board_id``: a private board of theirs, whose options it gets. ``in_thread``: open a thread for it.
    """
    try:
        _, where = await open_new(ctx, game, board_id, in_thread=in_thread)
        await ctx.answer.show(Panel(where))
    except Refused as refusal:
        here = await ctx.services.tables.in_channel(ctx.interaction.channel_id or 0)
        if refusal.code != "channel-busy" or here is None:
            raise
        await ctx.answer.show(await in_the_way(ctx, here, game, board_id))


async def in_the_way(ctx: Context, here: Session, game: str, board_id: str = "") -> Panel:
    """Offer a thread for another table where one is open, and say how to get an open lobby out of the way.

    Where the server wants no more tables at once, no thread is offered; Refused("channel-full") if that leaves
    nothing.
    """
    voice, host = ctx.voice(here), here.player_of(here.host_id)
    games = {"open": title(voice, here.game), "game": title(voice, game)}
    path = (game, *([board_id] if board_id else []))
    opens = can_open_beside(ctx)
    beside = [beside_button(voice, here.id, game, (BESIDE, *path))] if opens else []
    home = home_of(ctx, None)
    limit = await ctx.services.threads.full(here.guild_id, home)
    is_lobby = here.phase is Phase.LOBBY and here.host_id != NO_HOST  # one without a host begins by itself
    is_mine = is_lobby and (here.host_id == ctx.reader.actor.user_id or host is None)
    if limit and not is_lobby:
        raise Refused("channel-full", limit=limit)
    if limit and is_mine:
        await require_room(ctx, home, here.id)
    if not is_lobby:
        return Panel(voice.say("lobby-game-in-the-way", games), rows_of(beside))
    if is_mine or host is None:
        close = Button(voice.say("lobby-instead", games), custom_id(here.id, 0, (INSTEAD, *path)), "danger")
        if limit:
            return Panel(voice.say("lobby-own-and-full", {**games, "limit": limit}), ((close,),))
        return Panel(voice.say("lobby-own-in-the-way", games), rows_of([*beside, close]))
    facts: dict[str, Fact] = {**games, "host": seat_name(voice, host.seat), "limit": limit}
    if limit:
        return Panel(voice.say("lobby-in-the-way-and-full", facts))
    return Panel(voice.say("lobby-in-the-way", facts), rows_of(beside))


async def beside_pressed(ctx: Context) -> None:
    """``beside:<game>[:<private board>]``: open a lobby in a thread."""
    game, board_id = (*ctx.press.arguments, "", "")[:2]
    await open_lobby(ctx, known_game(game), board_id, in_thread=True)


async def instead_pressed(ctx: Context) -> None:
    """``instead:<game>[:<private board>]``: close the lobby and open another one."""
    session, (game, board_id) = await ctx.session(), (*ctx.press.arguments, "", "")[:2]
    known_game(game)
    # All three refuse what could not be opened, before anything is closed.
    parent = await parent_of_new(ctx, game, in_thread=False)
    await require_room(ctx, home_of(ctx, parent), session.id)
    await _chosen_options(ctx, game, board_id)
    if session.phase is Phase.LOBBY:
        await ctx.services.moves.end(session.id, ctx.reader.actor, by_moderator=False)
    await open_lobby(ctx, game, board_id)


async def open_new(ctx: Context, game: str, board_id: str, *, in_thread: bool) -> tuple[Session, str]:
    """Open a lobby and return it, with the words where it is; Refused if that is not possible."""
    asked, parent = ctx.interaction, await parent_of_new(ctx, game, in_thread=in_thread)
    options = await _chosen_options(ctx, game, board_id)
    session = await ctx.services.lobbies.open(
        game,
        asked.guild_id or 0,
        asked.channel_id or 0,
        ctx.reader.actor,
        await ctx.app.public_lang(asked),
        interaction_id=asked.id,
        options=options,
        parent=parent,
        home_id=home_of(ctx, parent),
    )
    return session, opened_words(ctx.voice(session), session, parent)


async def _chosen_options(ctx: Context, game: str, board_id: str) -> Any:
    """Return the options of the reader's private board; None for the game's own.

    Refused for a board that is gone or another's.
    """
    board = await ctx.services.tables.boards.opened(board_id, ctx.reader.actor.user_id) if board_id else None
    return None if board is None or board.session.game != game else board.chosen


VERBS = {AGAIN: Verb(again_pressed), INSTEAD: Verb(instead_pressed), BESIDE: Verb(beside_pressed)}
