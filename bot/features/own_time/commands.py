"""/settings: a person's language, confirmation and own time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.kit.app import app_of
from bot.kit.boundary import refusal_words
from bot.kit.commands import command, serve
from bot.kit.context import Context
from bot.kit.ids import custom_id
from bot.kit.router import Verb
from bot.kit.shapes import LINE, Button, Panel, Row, unique_labels
from bot.rows.settings import UserSettings
from bot.session.hours import is_on_vacation
from bot.session.model import Refused
from bot.texts import LANGUAGES, Speaker, language, text_key

from . import panels, stand_in
from .panels import ALL, ALL_SET, AUTO, SETTING, declined_panel, offer_buttons, offer_lines

LANGUAGE_VALUES = (AUTO, *LANGUAGES)


def commands() -> list[app_commands.Command[Any, ..., None]]:
    return [command("settings", settings, autocomplete={"zone": zones})]


async def settings(
    interaction: discord.Interaction, zone: str | None = None, quiet: str | None = None, vacation: str | None = None
) -> None:
    """Show all settings, after setting the typed ones."""

    async def work(ctx: Context) -> None:
        now = ctx.app.now()
        if zone is not None:
            name = panels.parse_zone(ctx.voice(), zone, now)
            await _set_time(ctx, lambda mine: panels.with_zone(mine, name, now))
        if quiet is not None:
            await _set_time(ctx, lambda mine: panels.with_typed_quiet(mine, quiet, keeps=True))
        if vacation is not None:
            await _set_time(
                ctx,
                lambda mine: panels.with_vacation(mine, panels.parse_vacation(vacation, mine, now), now),
            )
        await show_settings(ctx)

    await serve(interaction, work)


async def zones(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    app = app_of(interaction)
    voice = app.voice((await app.reader(interaction)).lang).plain()
    matches = panels.matching_zones(voice, current, app.now())
    names = unique_labels([words for words, _ in matches], LINE)
    return [app_commands.Choice(name=name, value=zone) for name, (_, zone) in zip(names, matches, strict=True)]


async def show_settings(ctx: Context, said: str = "") -> None:
    """Show each setting with its present value, whose button is highlighted; ``said`` below them."""
    mine = await ctx.services.preferences.of_user(ctx.reader.actor.user_id)
    lang = mine.lang or language(str(ctx.interaction.locale))
    voice = ctx.app.voice(lang)
    lines = [
        voice.say("own-time-title"),
        *(_switch_line(voice, what, is_on) for what, is_on in _switches(mine)),
        _switch_line(voice, "only-answer", mine.only_answer),
        voice.say("own-time-language", {"now": _language_words(voice, mine.lang)}),
        *panels.own_time_lines(voice, mine, ctx.app.now()),
    ]
    switches = tuple(_switch(voice, what, is_on) for what, is_on in _switches(mine))
    declined = await ctx.services.preferences.declined(ctx.reader.actor.user_id)
    lines += offer_lines(voice, mine, declined)
    rows: list[Row] = [
        panels.page_buttons(voice),
        (*switches, *offer_buttons(voice, mine, declined)),
        (*_languages(voice, mine.lang), Button(voice.say("own-time-all"), custom_id("", 0, (ALL,)))),
    ]
    if await _only_directly(ctx, mine):
        lines.append(voice.say("own-time-remind-server"))
    stands_in, page = await stand_in.line_and_button(ctx, voice)
    lines += stands_in
    rows += [page] if page else []
    await ctx.answer.show(Panel("\n".join([*lines, *([said] if said else [])]), tuple(rows)))


async def _only_directly(ctx: Context, mine: UserSettings) -> bool:
    """Whether this server reminds by direct message somebody who would be reminded in the channel."""
    guild_id = ctx.interaction.guild_id
    if guild_id is None or mine.remind != "ping":
        return False
    return (await ctx.services.preferences.of_server(guild_id)).remind == "dm"


async def ask_all(ctx: Context) -> None:
    """Open the window of one's settings."""
    mine = await ctx.services.preferences.of_user(ctx.reader.actor.user_id)
    if not await ctx.answer.ask(panels.settings_window(ctx.voice().plain(), mine, LANGUAGE_VALUES)):
        await ctx.say("common-form-late")


async def set_all(ctx: Context) -> None:
    """Take what was changed in the window, all of it or, if a part cannot be read, nothing."""
    now, filled = ctx.app.now(), ctx.filled
    try:
        if filled:
            await _set_time(ctx, lambda mine: panels.with_filled(mine, filled, LANGUAGE_VALUES, now))
    except Refused as refused:
        await show_settings(ctx, refusal_words(ctx.voice(), refused))
        return
    await show_settings(ctx)


def _switches(mine: UserSettings) -> tuple[tuple[str, bool], ...]:
    """Return what is on or off about one's own moves and pictures."""
    return ("confirm", mine.confirm), ("by-itself", mine.by_itself), ("tall", mine.tall)


def _switch_line(voice: Speaker, what: str, is_on: bool) -> str:
    return voice.say(text_key("own-time", what), {"now": voice.say("own-time-on" if is_on else "own-time-off")})


def _switch(voice: Speaker, what: str, is_on: bool) -> Button:
    change = "off" if is_on else "on"
    return Button(voice.say(text_key("own-time", what, change)), custom_id("", 0, (SETTING, what, change)))


def _language_words(voice: Speaker, lang: str | None) -> str:
    return voice.say(f"own-time-language-{lang or AUTO}")


def _languages(voice: Speaker, now: str | None) -> tuple[Button, ...]:
    return tuple(
        Button(
            voice.say("own-time-language-button", {"language": _language_words(voice, lang)}),
            custom_id("", 0, (SETTING, "language", lang or AUTO)),
            "primary" if lang == now else "secondary",
        )
        for lang in (None, *LANGUAGES)
    )


async def set_pressed(ctx: Context) -> None:
    """``setting:<what>:<value>``"""
    what, value = (*ctx.press.arguments, "", "")[:2]
    lang = None if value == AUTO else value
    match what:
        case "confirm" if value in ("on", "off"):
            await _set_mine(ctx, lambda mine: replace(mine, confirm=value == "on"))
        case "by-itself" if value in ("on", "off"):
            await _set_mine(ctx, lambda mine: replace(mine, by_itself=value == "on"))
        case "tall" if value in ("on", "off"):
            await _set_mine(ctx, lambda mine: replace(mine, tall=value == "on", tall_offered=True))
        case "offers" if value in ("on", "off"):
            await _set_mine(ctx, lambda mine: replace(mine, offers=value == "on"))
        case "declined":
            await _show_declined(ctx, value)
            return
        case "language" if lang is None or lang in LANGUAGES:
            await _set_mine(ctx, lambda mine: replace(mine, lang=lang))
        case "server":  # a button of earlier versions
            raise Refused("on-server-page")
        case "all":
            pass
        case what if what in stand_in.PAGES:
            await stand_in.pressed(ctx, what, value)
            return
        case panels.QUIET_DAYS:
            await _set_days_off(ctx, ctx.press.values)
            return
        case "zone" | "quiet" | "quiet-from" | "quiet-until" | "vacation" | "vacation-shown" | "remind" | "digest":
            await _set_own_time(ctx, what, value)
            return
        case _:
            raise Refused("no-setting")
    await show_settings(ctx)


async def _show_declined(ctx: Context, value: str) -> None:
    """Show whose seats are declined for good, after letting a chosen one offer seats again."""
    preferences, user_id = ctx.services.preferences, ctx.reader.actor.user_id
    for from_id, _ in await preferences.declined(user_id):
        if value == str(from_id):
            await preferences.accept_again(user_id, from_id)
    await ctx.answer.show(declined_panel(ctx.voice(), await preferences.declined(user_id)))


async def _set_own_time(ctx: Context, what: str, value: str) -> None:
    """Set the chosen value, if there is one, and show the page of the setting."""
    now = ctx.app.now()
    hour = int(value) if value.isdecimal() and int(value) < 24 else None
    match what, value:
        case _, "":
            pass
        case "zone", _ if value in panels.known_zones():
            await _set_time(ctx, lambda mine: panels.with_zone(mine, value, now))
        case "quiet" | "vacation" | "digest", panels.NONE:
            await _set_time(ctx, lambda mine: _without(mine, what, now))
        case "quiet-from", _ if hour is not None:
            await _set_time(ctx, lambda mine: panels.with_quiet(mine, begins=hour * 60))
        case "quiet-until", _ if hour is not None:
            await _set_time(ctx, lambda mine: panels.with_quiet(mine, ends=hour * 60))
        case "vacation", _ if value.isdecimal() and int(value) in panels.DAYS:
            days = int(value)
            await _set_time(ctx, lambda mine: panels.with_vacation(mine, panels.end_of_day(mine, now, days), now))
        case panels.VACATION_SHOWN, "on" | "off":
            shown = value == "on"
            await _set_time(ctx, lambda mine: replace(mine, away_shown=shown and is_on_vacation(mine, now)))
        case "remind", _ if value in panels.REMINDING:
            await _set_time(ctx, lambda mine: replace(mine, remind=value))
        case "digest", _ if hour is not None:
            await _set_time(ctx, lambda mine: panels.with_digest(mine, hour, now))
        case _:
            raise Refused("no-setting")
    await _show_page(ctx, next(page for page in panels.PAGES if what.startswith(page)))


async def _set_days_off(ctx: Context, chosen: Sequence[str]) -> None:
    """Set the chosen days off, none where that is chosen too, and show their page."""
    if not chosen or not set(chosen) <= {panels.NONE, *map(str, range(7))}:
        raise Refused("no-setting")
    days = () if panels.NONE in chosen else tuple(sorted({int(day) for day in chosen}))
    await _set_time(ctx, lambda mine: replace(mine, days_off=days))
    await _show_page(ctx, panels.QUIET)


async def _show_page(ctx: Context, page: str) -> None:
    mine = await ctx.services.preferences.of_user(ctx.reader.actor.user_id)
    await ctx.answer.show(panels.own_time_panel(ctx.voice(), page, mine, ctx.app.now()))


def _without(mine: UserSettings, what: str, now: float) -> UserSettings:
    """Return the settings with one of them switched off."""
    match what:
        case "quiet":
            return replace(mine, quiet_from=None, quiet_until=None, days_off=())
        case "vacation":
            return panels.with_vacation(mine, None, now)
        case _:
            return panels.with_digest(mine, None, now)


async def _set_time(ctx: Context, change: Callable[[UserSettings], UserSettings]) -> None:
    """Change the settings and adjust the person's running clocks."""
    await ctx.services.clocks.set_user(ctx.reader.actor.user_id, change)


async def _set_mine(ctx: Context, change: Callable[[UserSettings], UserSettings]) -> None:
    """Read and write in one transaction, so that two quick presses on two settings both count."""
    await ctx.services.preferences.change_user(ctx.reader.actor.user_id, change)


VERBS = {SETTING: Verb(set_pressed), ALL: Verb(ask_all, form=True), ALL_SET: Verb(set_all)}
