"""Commands from plain functions: their texts, found by convention, and one way to answer them in private.

The texts of the command ``game move`` are ``command-game-move`` and ``command-game-move-description``; those of a
parameter ``action`` are ``command-game-move-action`` and ``command-game-move-action-description``. Discord shows
English unless a translation is sent along; ``CommandTexts`` provides it.
"""

from __future__ import annotations

import inspect
import json
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import cache, partial
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.session.model import Phase, Refused, Session
from bot.texts import LANGUAGES, Speaker, text_key
from engines import GAMES

from .app import app_of
from .boundary import guard
from .context import Context
from .permissions import require_listed, require_this_server
from .shapes import OPTIONS

Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
Autocomplete: TypeAlias = Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""Where a command is offered: on servers, or in all direct messages and group chats too."""
BY_SERVER = app_commands.AppInstallationType(guild=True, user=False)
BY_ANYBODY = app_commands.AppInstallationType(guild=True, user=True)
"""Who can install the app with this command: a server for its members, or a person for themselves as well."""
TRANSLATED = frozenset(LANGUAGES[1:])
ENGLISH = Speaker(LANGUAGES[0])


@cache
def locale_text(key: str) -> app_commands.locale_str:
    """Return a text for Discord: the English one, with its key for the translations."""
    return app_commands.locale_str(ENGLISH.say(key), key=key)


class TranslatedCommand(app_commands.Command[Any, ..., None]):
    """A command that is translated once per process."""

    async def get_translated_payload(
        self, tree: app_commands.CommandTree[Any], translator: app_commands.Translator
    ) -> dict[str, Any]:
        return await _once(self.to_dict(tree), partial(super().get_translated_payload, tree, translator))


class TranslatedGroup(app_commands.Group):
    """A group of commands that is translated once per process."""

    async def get_translated_payload(
        self, tree: app_commands.CommandTree[Any], translator: app_commands.Translator
    ) -> dict[str, Any]:
        return await _once(self.to_dict(tree), partial(super().get_translated_payload, tree, translator))


class TranslatedMenu(app_commands.ContextMenu):
    """A command on a message or a person that is translated once per process."""

    async def get_translated_payload(
        self, tree: app_commands.CommandTree[Any], translator: app_commands.Translator
    ) -> dict[str, Any]:
        return await _once(self.to_dict(tree), partial(super().get_translated_payload, tree, translator))


TRANSLATIONS: dict[str, str] = {}
"""Payloads with translations, by the English payload, both as JSON."""


async def _once(english: dict[str, Any], translate: Callable[[], Awaitable[dict[str, Any]]]) -> dict[str, Any]:
    """Translate a payload unless that was done: each string is asked for in more than thirty languages."""
    key = json.dumps(english, sort_keys=True)
    if key not in TRANSLATIONS:
        TRANSLATIONS[key] = json.dumps(await translate())
    translated: dict[str, Any] = json.loads(TRANSLATIONS[key])
    return translated


def command(
    path: str,
    callback: Callback,
    *,
    autocomplete: Mapping[str, Autocomplete] | None = None,
    choices: Mapping[str, Sequence[app_commands.Choice[str]]] | None = None,
    in_servers: bool = False,
) -> app_commands.Command[Any, ..., None]:
    """Return the command whose texts are ``command-<path>...``; ``path`` is its full name with hyphens.

    ``in_servers``: needs the bot on the server of its channel. All others are usable everywhere, also by people who
    have installed the app for themselves. The commands of a group inherit that from the group.
    """
    key = f"command-{path}"
    names = list(inspect.signature(callback).parameters)[1:]
    if names:
        app_commands.rename(**{name: locale_text(f"{key}-{name}") for name in names})(callback)
        app_commands.describe(**{name: locale_text(f"{key}-{name}-description") for name in names})(callback)
    if autocomplete:
        app_commands.autocomplete(**autocomplete)(callback)
    if choices:
        app_commands.choices(**{name: list(listed) for name, listed in choices.items()})(callback)
    made = TranslatedCommand(
        name=locale_text(key), description=locale_text(f"{key}-description"), callback=callback
    )
    _offer(made, in_servers=in_servers)
    return made


def menu(path: str, callback: Callback) -> app_commands.ContextMenu:
    """Return the command on a message or a person (as the callback's argument says) named ``command-menu-<path>``.

    It needs the bot on the server of its channel.
    """
    made = TranslatedMenu(name=locale_text(f"command-menu-{path}"), callback=callback)
    _offer(made, in_servers=True)
    return made


def _offer(
    made: app_commands.Command[Any, ..., None] | app_commands.Group | app_commands.ContextMenu, *, in_servers: bool
) -> None:
    made.guild_only = in_servers
    made.allowed_contexts = SERVERS if in_servers else ANYWHERE
    made.allowed_installs = BY_SERVER if in_servers else BY_ANYBODY


def group(
    path: str,
    commands: Sequence[app_commands.Command[Any, ..., None]],
) -> app_commands.Group:
    """Return a group of subcommands, which needs the bot on the server; ``path`` as for a command."""
    made = TranslatedGroup(
        name=locale_text(f"command-{path}"), description=locale_text(f"command-{path}-description")
    )
    _offer(made, in_servers=True)
    for each in commands:
        made.add_command(each)
    return made


class CommandTexts(app_commands.Translator):
    """Translations for Discord; called for every string in more than thirty languages, so most calls end early."""

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
    interaction: discord.Interaction,
    work: Callable[[Context], Awaitable[None]],
    *,
    always: bool = False,
    despite_block: bool = False,
) -> None:
    """Acknowledge a command, then do its work; refusals and faults are shown to the person. Never raises.

    ``always``: also while the bot is draining before a restart. ``despite_block``: also if blocked or not listed.
    """
    app = app_of(interaction)
    if app.is_closed:
        return
    start = time.perf_counter()
    answer = app.answer(interaction)

    async def served() -> None:
        if app.is_draining and not always:
            raise Refused("draining")
        if not despite_block:
            await app.services.blocks.require_unblocked(interaction.user.id, interaction.guild_id)
            await require_listed(app, interaction)
        if _is_for_servers(interaction):
            require_this_server(interaction)
        await work(Context(app, interaction, answer, await app.reader(interaction)))

    async with app.serving():
        await guard(app, interaction, answer, answer.acknowledge_beside(served()))
    app.measures.answered("command", time.perf_counter() - start)


def _is_for_servers(interaction: discord.Interaction) -> bool:
    """Whether the command needs the bot on its server; Discord may still offer it elsewhere for a while."""
    made = interaction.command
    if isinstance(made, app_commands.Command):
        return (made.root_parent or made).guild_only
    return made is not None and made.guild_only


async def open_here(ctx: Context) -> Session:
    """Return the lobby or game of this channel; Refused if there is none."""
    return await _read(ctx, await ctx.services.tables.in_channel(ctx.interaction.channel_id or 0))


async def running_here(ctx: Context) -> Session:
    """Return the running game of this channel; Refused if there is none."""
    session = await open_here(ctx)
    ctx.press = ctx.press.on(session.id)  # before any refusal: explaining it needs the session
    if session.phase is not Phase.PLAYING:
        raise Refused("not-playing")
    return session


async def newest_here(ctx: Context) -> Session:
    """Return the game of this channel, or the last one that was played in it."""
    return await _read(ctx, await ctx.services.tables.last_in_channel(ctx.interaction.channel_id or 0))


async def _read(ctx: Context, session: Session | None) -> Session:
    """Return the session of a channel, with its reader's present name; Refused if there is none."""
    if session is None:
        raise Refused("no-session")
    is_here = ctx.interaction.guild_id == session.guild_id
    if is_here and await ctx.services.absences.act_there(session, ctx.reader.actor):
        session = await ctx.services.tables.load(session.id)
    return await ctx.services.names.follow(session, ctx.reader.actor)


async def begun_here(ctx: Context) -> Session:
    """Return the game that was dealt last in this channel, even if a lobby is open now; Refused without one."""
    session = await ctx.services.tables.last_begun(ctx.interaction.channel_id or 0)
    if session is None:
        waiting = (await newest_here(ctx)).phase is Phase.LOBBY
        raise Refused("not-playing" if waiting else "no-session")
    return await _read(ctx, session)


def game_titles() -> list[app_commands.Choice[str]]:
    """Return every game as a choice of a parameter."""
    return [app_commands.Choice(name=locale_text(text_key(key, "title")), value=key) for key in sorted(GAMES)][
        :OPTIONS
    ]


def known_game(named: str) -> str:
    """Return the named game; Refused if it is unknown."""
    if named not in GAMES:
        raise Refused("unknown-game", game=named)
    return named


async def chosen_game(ctx: Context, named: str | None) -> str:
    """Return the named game, else the one of this channel, else the first; Refused if the named one is unknown."""
    if named is None:
        session = await ctx.services.tables.last_in_channel(ctx.interaction.channel_id or 0)
        named = session.game if session is not None else next(iter(GAMES))
    return known_game(named)
