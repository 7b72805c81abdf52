"""Standing in for others on this server: for which games, and when one may be asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.kit.context import Context
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.permissions import is_on_server, require_this_server
from bot.kit.phrases import title
from bot.kit.shapes import LABEL, OPTIONS, Button, Option, Panel, Row, Select, unique_labels
from bot.rows.settings import SubstituteRow
from bot.session.model import Refused
from bot.texts import Speaker
from engines import GAMES

from .panels import NIGHT, SEATS, SETTING, clock_words

STAND_IN, GAMES_OF, FROM, UNTIL = "stand-in", "stand-in-games", "stand-in-from", "stand-in-until"
ANY = "any"
"""The value for one's usual hours: outside quiet hours."""
PAGES = (STAND_IN, GAMES_OF, FROM, UNTIL)


async def line_and_button(ctx: Context, voice: Speaker) -> Panel:
    """Return what the page of seats says of it; nothing away from servers."""
    if not is_on_server(ctx.interaction):
        return Panel("")
    mine = await ctx.services.substitutes.of(ctx.interaction.guild_id or 0, ctx.reader.actor.user_id)
    button = Button(voice.say("settings-stand-in-page"), custom_id("", 0, (SETTING, STAND_IN)))
    return Panel(_line(voice, mine), ((button,),))


async def is_standing_in(ctx: Context) -> bool:
    """Whether the reader stands in for others on this server."""
    if not is_on_server(ctx.interaction):
        return False
    return await ctx.services.substitutes.of(ctx.interaction.guild_id or 0, ctx.reader.actor.user_id) is not None


async def pressed(ctx: Context, what: str, value: str) -> None:
    """Set the chosen value, if there is one, and show the page."""
    require_this_server(ctx.interaction)
    guild_id, user_id = ctx.interaction.guild_id or 0, ctx.reader.actor.user_id
    fresh = SubstituteRow(guild_id, user_id, (), None, None, ctx.app.now())
    hour = int(value) * 60 if value.isdecimal() and int(value) < 24 else None
    substitutes = ctx.services.substitutes
    match what, value:
        case "stand-in", "":
            mine = await substitutes.of(guild_id, user_id)
        case "stand-in", "on":
            mine = await substitutes.change(guild_id, user_id, lambda had: had or fresh)
        case "stand-in", "off":
            mine = await substitutes.change(guild_id, user_id, lambda had: None)
        case "stand-in-games", _:
            games = _games(ctx.press.values)
            mine = await substitutes.change(guild_id, user_id, lambda had: replace(had or fresh, games=games))
        case (("stand-in-from" | "stand-in-until"), _) if hour is not None or value == ANY:
            mine = await substitutes.change(guild_id, user_id, lambda had: _with_hour(had or fresh, what, hour))
        case _:
            raise Refused("no-setting")
    await ctx.answer.show(_page(ctx.voice(), mine))


def _games(chosen: Sequence[str]) -> tuple[str, ...]:
    """Return the chosen games; (): all."""
    games = tuple(name for name in GAMES if name in chosen)
    if not games or len(games) != len(set(chosen)):
        raise Refused("no-setting")
    return () if len(games) == len(GAMES) else games


def _with_hour(mine: SubstituteRow, what: str, at: int | None) -> SubstituteRow:
    """Return it with one end of the hours set, in minutes; a missing other end is NIGHT hours away."""
    if at is None:
        return replace(mine, begins=None, ends=None)
    if what == FROM:
        return replace(mine, begins=at, ends=mine.ends if mine.ends is not None else (at + NIGHT * 60) % (24 * 60))
    return replace(mine, ends=at, begins=mine.begins if mine.begins is not None else (at - NIGHT * 60) % (24 * 60))


def _line(voice: Speaker, mine: SubstituteRow | None) -> str:
    if mine is None:
        return voice.say("settings-stand-in-off")
    names = tuple(title(voice, game) for game in mine.games)
    games = voice.beside(names) if names else voice.say("settings-stand-in-all")
    if mine.begins is None or mine.ends is None or mine.begins == mine.ends:
        return voice.say("settings-stand-in", {"games": games})
    hours = {"begins": clock_words(mine.begins), "ends": clock_words(mine.ends)}
    return voice.say("settings-stand-in-hours", {"games": games, **hours})


def _page(voice: Speaker, mine: SubstituteRow | None) -> Panel:
    games = tuple(GAMES)[:OPTIONS]
    labels = unique_labels([title(voice.plain(), game) for game in games], LABEL)
    options = tuple(
        Option(label, game, chosen=mine is not None and mine.plays(game))
        for label, game in zip(labels, games, strict=True)
    )
    rows: list[Row] = [
        Select(
            custom_id("", 0, (SETTING, GAMES_OF)), voice.say("settings-stand-in-choose"), options, most=len(options)
        ),
        _hours(voice, FROM, None if mine is None else mine.begins),
        _hours(voice, UNTIL, None if mine is None else mine.ends),
    ]
    value, key = ("off", "stop") if mine is not None else ("on", "start")
    switch = Button(voice.say(f"settings-stand-in-{key}"), custom_id("", 0, (SETTING, STAND_IN, value)))
    back = Button(voice.say("common-back"), custom_id("", 0, (SETTING, SEATS)))
    return Panel("\n".join([voice.say("settings-stand-in-head"), _line(voice, mine)]), (*rows, (switch, back)))


def _hours(voice: Speaker, what: str, now: int | None) -> Select:
    choices = [(voice.say("settings-stand-in-any"), ANY)]
    choices += [(clock_words(hour * 60), str(hour)) for hour in range(24)]
    value = None if now is None else str(now // 60)  # of none chosen the list shows its name
    options = tuple(Option(words, path_text((SETTING, what, one)), chosen=one == value) for words, one in choices)
    return Select(custom_id("", 0, (PICK, what)), voice.say(f"settings-{what}"), options)
