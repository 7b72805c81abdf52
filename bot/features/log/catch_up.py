"""Catching up since the reader's own last turn: in text, in a picture with the changes marked, and as a film."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.features.table.panels import HAND, SINCE
from bot.history.catch_up import CatchUp
from bot.kit.commands import begun_here, command, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.paging import page_asked, page_buttons, page_of
from bot.kit.phrases import owners, title
from bot.kit.pictures import Drawing, scene_of
from bot.kit.router import Verb
from bot.kit.shapes import Button, Panel, rows_of
from bot.session.model import Session
from bot.session.views import pov_of
from bot.texts import Speaker
from engines.core import Fact

from .film import film_since
from .pages import log_lines, pages


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("game-catchup", catchup)]


async def catchup(interaction: discord.Interaction) -> None:
    """/game catchup."""

    async def work(ctx: Context) -> None:
        await show_catch_up(ctx, await begun_here(ctx))

    await serve(interaction, work)


async def show_catch_up(ctx: Context, session: Session, page: int = 0) -> None:
    """Show one page, the oldest first; the film comes with the first one. Refused before a game has begun.

    It is a message of its own: the panel that one plays with stays as it is, and a button leads to it.
    """
    pov_of(session, ctx.reader.actor.user_id)  # refuses a quarantined game before its log is read
    session, since = await ctx.services.history.since(session.id, ctx.reader.actor.user_id)
    pov = pov_of(session, ctx.reader.actor.user_id)
    voice = ctx.voice(session)
    leaves = pages(log_lines(owners(voice, session), since.rows))
    at = page_of(leaves, page)
    watching = pov.seat is None
    below = page_buttons(voice, session.id, (SINCE,), at, len(leaves))
    own = Button(voice.say("table-show-board" if watching else "table-my-panel"), custom_id(session.id, 0, HAND))
    panel = Panel(_words(voice, session, since, leaves, at, watching=watching), rows_of([*below, own]))
    drawing = Drawing(pov, scene_of(pov, voice, since.events, tall=ctx.reader.tall), ctx.app.picture_format)
    if at > 0 or not since.rows:
        await ctx.show(panel, drawing)
    else:
        await ctx.show(panel, drawing, film_since(ctx.app, session, voice, since.after))


def _words(voice: Speaker, session: Session, since: CatchUp, leaves: list[str], at: int, *, watching: bool) -> str:
    own = "log-since-begin" if since.after < 0 else "log-since-turn"
    facts: dict[str, Fact] = {"game": title(voice, session.game), "page": at + 1, "pages": len(leaves)}
    head = voice.say("log-since-watching" if watching else own, facts)
    return f"{head}\n{leaves[at] or voice.say('log-since-nothing')}"


async def turn_page(ctx: Context) -> None:
    await show_catch_up(ctx, await ctx.session(), page_asked(ctx) or 0)


VERBS = {SINCE: Verb(turn_page, anywhere=True, apart=True)}
