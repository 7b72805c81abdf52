"""/settings: a person's language, confirmation and own time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.kit.app import app_of
from bot.kit.boundary import refusal_words
from bot.kit.commands import command, serve
from bot.kit.context import Context
from bot.kit.router import Verb
from bot.kit.shapes import LINE, Panel, unique_labels
from bot.rows.settings import UserSettings
from bot.session.hours import is_on_vacation
from bot.session.model import Refused
from bot.texts import LANGUAGES, language

from . import panels, stand_in
from .panels import AUTO, OPEN, SETTING, TAKE, declined_panel

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
    """Show what is set, in four parts, with their buttons; ``said`` below them."""
    mine, now = await ctx.services.preferences.of_user(ctx.reader.actor.user_id), ctx.app.now()
    voice = ctx.app.voice(mine.lang or language(str(ctx.interaction.locale)))
    stands_in = await stand_in.is_standing_in(ctx)
    beside = [voice.say("settings-stands-in" if stands_in else "settings-stands-in-not")]
    lines = panels.settings_lines(voice, mine, now, beside)
    if await _only_directly(ctx, mine):
        lines.append(voice.say("settings-remind-server"))
    lines += [said] if said else []
    await ctx.answer.show(Panel("\n".join(lines), panels.settings_rows(voice, mine, now)))


async def _only_directly(ctx: Context, mine: UserSettings) -> bool:
    """Whether this server reminds by direct message somebody who would be reminded in the channel."""
    guild_id = ctx.interaction.guild_id
    if guild_id is None or mine.remind != "ping":
        return False
    return (await ctx.services.preferences.of_server(guild_id)).remind == "dm"


async def open_window(ctx: Context) -> None:
    """``settings-open:<which>``"""
    which = "".join(ctx.press.arguments[:1])
    if which not in (panels.TIME, panels.PLAY, panels.LANGUAGE):
        raise Refused("no-setting")
    mine = await ctx.services.preferences.of_user(ctx.reader.actor.user_id)
    window = panels.settings_window(ctx.voice().plain(), which, mine, LANGUAGE_VALUES, ctx.app.now())
    if not await ctx.answer.ask(window):
        await ctx.say("common-form-late")


async def take_window(ctx: Context) -> None:
    """Take what was changed in a window, all of it or, if a part cannot be read, nothing."""
    now, filled, voice = ctx.app.now(), ctx.filled, ctx.voice()
    try:
        if filled:
            await _set_time(ctx, lambda mine: panels.with_filled(voice, mine, filled, LANGUAGE_VALUES, now))
    except Refused as refused:
        await show_settings(ctx, refusal_words(voice, refused))
        return
    mine = await ctx.services.preferences.of_user(ctx.reader.actor.user_id)
    is_asked = mine.zone is None and filled.keys() & {"quiet", "days-off", "away", "remind"} and _counts_hours(mine)
    await show_settings(ctx, voice.say("settings-zone-ask") if is_asked else "")


def _counts_hours(mine: UserSettings) -> bool:
    """Whether something is set that depends on where the person lives."""
    return bool(mine.quiet_from is not None or mine.days_off or mine.away_until or mine.digest is not None)


async def show_page(ctx: Context) -> None:
    """Show the page: where a button of an earlier version leads."""
    await show_settings(ctx)


async def set_pressed(ctx: Context) -> None:
    """``setting:<what>:<value>``; buttons of earlier versions lead to the page, where all is set now."""
    what, value = (*ctx.press.arguments, "", "")[:2]
    now = ctx.app.now()
    match what:
        case "offers" if value in ("on", "off"):
            await _set_mine(ctx, lambda mine: replace(mine, offers=value == "on"))
            await _show_seats(ctx)
        case panels.SEATS:
            await _show_seats(ctx)
        case "declined":
            await _show_declined(ctx, value)
        case "server":  # a button of earlier versions
            raise Refused("on-server-page")
        case panels.VACATION_SHOWN if value in ("on", "off"):
            shown = value == "on"
            await _set_time(ctx, lambda mine: replace(mine, away_shown=shown and is_on_vacation(mine, now)))
            await show_settings(ctx)
        case what if what in stand_in.PAGES:
            await stand_in.pressed(ctx, what, value)
        case _:
            await show_settings(ctx)


async def _show_seats(ctx: Context) -> None:
    voice, user_id = ctx.voice(), ctx.reader.actor.user_id
    mine = await ctx.services.preferences.of_user(user_id)
    declined = await ctx.services.preferences.declined(user_id)
    beside = await stand_in.line_and_button(ctx, voice)
    await ctx.answer.show(panels.seats_panel(voice, mine, declined, beside))


async def _show_declined(ctx: Context, value: str) -> None:
    """Show whose seats are declined for good, after letting a chosen one offer seats again."""
    preferences, user_id = ctx.services.preferences, ctx.reader.actor.user_id
    for from_id, _ in await preferences.declined(user_id):
        if value == str(from_id):
            await preferences.accept_again(user_id, from_id)
    await ctx.answer.show(declined_panel(ctx.voice(), await preferences.declined(user_id)))


async def _set_time(ctx: Context, change: Callable[[UserSettings], UserSettings]) -> None:
    """Change the settings and adjust the person's running clocks."""
    await ctx.services.clocks.set_user(ctx.reader.actor.user_id, change)


async def _set_mine(ctx: Context, change: Callable[[UserSettings], UserSettings]) -> None:
    """Read and write in one transaction, so that two quick presses on two settings both count."""
    await ctx.services.preferences.change_user(ctx.reader.actor.user_id, change)


VERBS = {
    SETTING: Verb(set_pressed),
    OPEN: Verb(open_window, form=True),
    TAKE: Verb(take_window),
    "settings-all": Verb(show_page),
    "settings-set": Verb(show_page),
}
"""``settings-all`` and ``settings-set`` were one window of all settings, until 0.15."""
