"""Commands from plain functions: names and descriptions are texts, found by convention, in every language.

The command ``game join`` is told by ``command-game-join`` and ``command-game-join-description``; its parameter
``action`` by ``command-game-play-action`` and ``command-game-play-action-description``. Discord shows English
unless a translation is sent along; ``CommandTexts`` gives it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.texts import LANGUAGES, Speaker

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
