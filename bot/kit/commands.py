"""Commands from plain functions: their texts, found by convention, and one way to answer them in private.

The command ``game join`` is told by ``command-game-join`` and ``command-game-join-description``; its parameter
``action`` by ``command-game-play-action`` and ``command-game-play-action-description``. Discord shows English
unless a translation is sent along; ``CommandTexts`` gives it.
"""

from __future__ import annotations

import inspect
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.table.model import Phase, Refused, Session
from bot.texts import LANGUAGES, Speaker, text_key
from engines import GAMES

from .answer import Answer
from .app import app_of
from .boundary import guarded
from .context import Context
from .shapes import OPTIONS

Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
Autocomplete: TypeAlias = Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
TRANSLATED = frozenset(LANGUAGES[1:])
ENGLISH = Speaker(LANGUAGES[0])


def said(key: str) -> app_commands.locale_str:
    """A text for Discord: English, and where to find the other languages."""
    return app_commands.locale_str(ENGLISH.say(key), key=key)


def command(
    path: str,
    callback: Callback,
    *,
    autocomplete: Mapping[str, Autocomplete] | None = None,
    choices: Mapping[str, Sequence[app_commands.Choice[str]]] | None = None,
    in_servers: bool = False,
) -> app_commands.Command[Any, ..., None]:
    """The command whose texts are ``command-<path>...``; ``path`` is its full name with hyphens.

    ``in_servers``: not to be had in direct messages (a group's commands take that from their group).
    """
    key = f"command-{path}"
    names = list(inspect.signature(callback).parameters)[1:]
    if names:
        app_commands.rename(**{name: said(f"{key}-{name}") for name in names})(callback)
        app_commands.describe(**{name: said(f"{key}-{name}-description") for name in names})(callback)
    if autocomplete:
        app_commands.autocomplete(**autocomplete)(callback)
    if choices:
        app_commands.choices(**{name: list(listed) for name, listed in choices.items()})(callback)
    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=said(key), description=said(f"{key}-description"), callback=callback
    )
    made.guild_only = in_servers
    return made


def group(
    path: str, commands: Sequence[app_commands.Command[Any, ..., None] | app_commands.Group]
) -> app_commands.Group:
    """A group with its subcommands (and groups of them), for servers only; ``path`` as for a command."""
    made = app_commands.Group(name=said(f"command-{path}"), description=said(f"command-{path}-description"))
    made.guild_only = True
    for each in commands:
        made.add_command(each)
    return made


class CommandTexts(app_commands.Translator):
    """Called for every string in each of Discord's thirty-odd languages, so it knows soon that it has none."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        if locale.value not in TRANSLATED:
            return None
        key = string.extras.get("key")
        return Speaker(locale.value).say(key) if isinstance(key, str) else None


# --- answering a command ---------------------------------------------------------------------------------------


async def serve(
    interaction: discord.Interaction, work: Callable[[Context], Awaitable[None]], *, always: bool = False
) -> None:
    """Acknowledge, then work; whoever asked reads what came of it. Never raises.

    ``always``: also while nothing else is taken, as a restart is near.
    """
    app = app_of(interaction)
    if app.closed:
        return
    start = time.perf_counter()
    answer = Answer(interaction, app.sleep)

    async def served() -> None:
        await answer.acknowledge()
        if app.draining and not always:
            raise Refused("draining")
        await work(Context(app, interaction, answer, await app.reader(interaction)))

    async with app.attending():
        await guarded(app, interaction, answer, served())
    app.measures.answered("command", time.perf_counter() - start)


async def open_here(ctx: Context) -> Session:
    """The lobby or game of this channel; Refused if there is none."""
    session = await ctx.services.tables.in_channel(ctx.interaction.channel_id or 0)
    if session is None:
        raise Refused("no-session")
    return session


async def running_here(ctx: Context) -> Session:
    """The game that goes on in this channel; Refused if there is none."""
    session = await open_here(ctx)
    ctx.press = ctx.press.on(session.id)  # before any refusal: whoever helps looks the session up
    if session.phase is not Phase.PLAYING:
        raise Refused("not-playing")
    return session


async def newest_here(ctx: Context) -> Session:
    """The game of this channel, or the last one that was played in it."""
    session = await ctx.services.tables.last_in_channel(ctx.interaction.channel_id or 0)
    if session is None:
        raise Refused("no-session")
    return session


async def begun_here(ctx: Context) -> Session:
    """The game that was dealt last in this channel, even if a lobby stands there by now; Refused without one."""
    session = await ctx.services.tables.last_begun(ctx.interaction.channel_id or 0)
    if session is None:
        waiting = (await newest_here(ctx)).phase is Phase.LOBBY
        raise Refused("not-playing" if waiting else "no-session")
    return session


def moderates(interaction: discord.Interaction) -> bool:
    """Whether this person keeps order here, and so may end others' games."""
    may = interaction.permissions
    return may.manage_messages or may.manage_channels or may.manage_threads or may.manage_guild


def game_titles() -> list[app_commands.Choice[str]]:
    """Every game, for a parameter that names one."""
    return [app_commands.Choice(name=said(text_key(key, "title")), value=key) for key in sorted(GAMES)][:OPTIONS]


def known_game(named: str) -> str:
    """The game that was named; Refused if there is no such game."""
    if named not in GAMES:
        raise Refused("unknown-game", game=named)
    return named


async def game_meant(ctx: Context, named: str | None) -> str:
    """The game that was named, or else the one of this channel, or else the first; Refused if it is not here."""
    if named is None:
        session = await ctx.services.tables.last_in_channel(ctx.interaction.channel_id or 0)
        named = session.game if session is not None else next(iter(GAMES))
    return known_game(named)
