"""/rules: the rules of a game in pages, with pictures from a sample game."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands

from bot.features.table.panels import RULES
from bot.kit.app import App
from bot.kit.commands import chosen_game, command, game_titles, known_game, serve
from bot.kit.context import Context
from bot.kit.paging import page_asked, page_buttons, page_of
from bot.kit.pictures import Illustration, Subject
from bot.kit.router import Verb
from bot.kit.shapes import CONTENT, Panel, cut, fitting
from bot.texts import Speaker, text_key
from engines import game as game_of
from engines.core import Step
from render.scene import shown_to

from .book import moment, pages, table_size


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("rules", rules, choices={"game": game_titles()})]


async def rules(interaction: discord.Interaction, game: str | None = None) -> None:
    """Show the rules of the named game, else of this channel's game, else of the first."""

    async def work(ctx: Context) -> None:
        await show_rules(ctx, await chosen_game(ctx, game), 0)

    await serve(interaction, work)


async def page_pressed(ctx: Context) -> None:
    game = ctx.press.arguments[0] if ctx.press.arguments else ""
    await show_rules(ctx, known_game(game), page_asked(ctx, 1) or 0)


async def show_rules(ctx: Context, game: str, page: int) -> None:
    lang = ctx.reader.lang
    leaves = pages(game, lang)
    at = page_of(leaves, page)
    voice = ctx.voice()
    turns = page_buttons(voice, "", (RULES, game), at, len(leaves))
    foot = voice.say("rules-page", {"page": str(at + 1), "pages": str(len(leaves))})
    panel = Panel(fitting([], [cut(leaves[at], CONTENT - len(foot) - 2), foot]), (turns,) if turns else ())
    step = await asyncio.to_thread(moment, game, at, len(leaves))  # the first call plays the whole sample game
    await ctx.show(panel, illustration(ctx.app, lang, game, at, step))


def illustration(app: App, lang: str, game: str, page: int, step: Step[Any]) -> Illustration:
    """Return the picture of the sample game for a page, from the public view; players are named by their seats."""
    titles = Speaker(lang, strict=app.strict)
    names = tuple(titles.say("rules-player", {"number": seat + 1}) for seat in range(table_size(game)))
    voice = Speaker(lang, names, game, markdown=False, strict=app.strict)
    playable = game_of(game)
    view, scene = shown_to(playable.rules, step.state, voice, names, events=playable.events_for(step.events, None))
    # The page is part of the subject: readers on different pages must get different pictures.
    subject = Subject(text_key(RULES, game, str(page)), 0, None, lang)
    return Illustration(game, view, scene, app.picture_format, subject)


VERBS = {RULES: Verb(page_pressed)}
