"""/settings: how the bot speaks to one person, and to a server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.sessions.model import Refused
from bot.store import Connection
from bot.store.settings import UserSettings, guild_lang, of_user, set_guild_lang, set_user
from bot.texts import LANGUAGES, Speaker, language
from bot.ui.ids import custom_id
from bot.ui.router import Verb
from bot.ui.shapes import Button, Panel, Row
from bot.ui.visit import Visit

from .build import command
from .serving import serve

SETTING = "setting"
AUTO = "auto"
"""The language that Discord reports."""


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("settings", settings)]


async def settings(interaction: discord.Interaction) -> None:
    await serve(interaction, show_settings)


def _governs(interaction: discord.Interaction) -> bool:
    """Whether this person may choose the server's language."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


async def show_settings(visit: Visit) -> None:
    """Each setting with what it is now; the present value's button is pressed in."""
    mine: UserSettings = await visit.front.store.read(partial(of_user, user_id=visit.reader.actor.user_id))
    lang = mine.lang or language(str(visit.interaction.locale))
    voice = visit.front.voice(lang)
    lines = [
        voice.say("ui-settings-title"),
        voice.say("ui-settings-confirm", {"now": voice.say("ui-on" if mine.confirm else "ui-off")}),
        voice.say("ui-settings-language", {"now": _language_words(voice, mine.lang)}),
    ]
    switch = Button(
        voice.say("ui-settings-confirm-off" if mine.confirm else "ui-settings-confirm-on"),
        custom_id("", 0, (SETTING, "confirm", "off" if mine.confirm else "on")),
    )
    rows: list[Row] = [(switch,), _languages(voice, "language", mine.lang)]
    if _governs(visit.interaction):
        theirs = await visit.front.store.read(partial(guild_lang, guild_id=visit.interaction.guild_id or 0))
        lines.append(voice.say("ui-settings-server", {"now": _language_words(voice, theirs)}))
        rows.append(_languages(voice, "server", theirs))
    await visit.answer.show(Panel("\n".join(lines), tuple(rows)))


def _language_words(voice: Speaker, lang: str | None) -> str:
    return voice.say(f"ui-language-{lang or AUTO}")


def _languages(voice: Speaker, setting: str, now: str | None) -> tuple[Button, ...]:
    """One row of languages. Labels name what they are for: two such rows may stand in one message."""
    return tuple(
        Button(
            voice.say(f"ui-settings-{setting}-button", {"language": _language_words(voice, lang)}),
            custom_id("", 0, (SETTING, setting, lang or AUTO)),
            "primary" if lang == now else "secondary",
        )
        for lang in (None, *LANGUAGES)
    )


async def set_pressed(visit: Visit) -> None:
    """``setting:<what>:<value>``"""
    what, value = (*visit.press.arguments, "", "")[:2]
    lang = None if value == AUTO else value
    match what:
        case "confirm" if value in ("on", "off"):
            await _set_mine(visit, lambda mine: replace(mine, confirm=value == "on"))
        case "language" if lang is None or lang in LANGUAGES:
            await _set_mine(visit, lambda mine: replace(mine, lang=lang))
        case "server" if lang is None or lang in LANGUAGES:
            if not _governs(visit.interaction):
                raise Refused("moderators-only")
            guild_id = visit.interaction.guild_id or 0
            await visit.front.store.write(partial(set_guild_lang, guild_id=guild_id, lang=lang))
        case _:
            raise Refused("no-setting")
    await show_settings(visit)


async def _set_mine(visit: Visit, change: Callable[[UserSettings], UserSettings]) -> None:
    """Read and write in one transaction: two quick presses on two settings both count."""
    user_id = visit.reader.actor.user_id

    def write(db: Connection) -> None:
        set_user(db, user_id, change(of_user(db, user_id)))

    await visit.front.store.write(write)


VERBS = {SETTING: Verb(set_pressed)}
