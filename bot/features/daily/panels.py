"""The panels of the dice of the day: before one's try, after it, to share it, past days. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.table.beside import DAILY, LESSON
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.paging import page_buttons
from bot.kit.shapes import CONTENT, LABEL, OPTIONS, Button, Option, Panel, Row, Select, cut, rows_of
from bot.session.daily import Attempt, Mine, Streak, end_of
from bot.texts import Speaker
from engines.core.teaching.lesson import lessons

from .words import intro_lines, past_option, result_lines

BEGIN, FAIR = "daily-begin", "daily-fair"
"""Begin the day's try (``daily-begin:<date>``); how the dice are made."""
COUNT, SHOW = "daily-count", "daily-show"
"""Be counted on this server (``daily-count:<on or off>``); let servers see a sheet (``daily-show:<date>:<on>``)."""
SHARE, POST = "daily-share", "daily-post"
"""What can be shared of a day (``daily-share:<date>``), and the same posted in the channel."""
PAST, DAY = "daily-past", "daily-day"
"""Days that are over (``daily-past[:<page>]``), and one (``daily-day:<date>``)."""
HERE = "daily-here"
"""A button of earlier versions, which ended the message of the day on a server."""
ON, OFF = "on", "off"
DAILY_COMMAND = "daily-command"
"""Under which the id of the command is remembered, by which Discord makes a link of it."""


def play_button(voice: Speaker) -> Button:
    """Return the button of a public message that opens the day for whoever presses it."""
    return Button(voice.say("daily-play"), custom_id("", 0, (DAILY,)), "success")


def intro_panel(
    voice: Speaker,
    mine: Mine,
    is_counted: bool | None,
    said: Sequence[str] = (),
    notes: Sequence[str] = (),
    before: Button | None = None,
) -> Panel:
    """Return what the dice of the day are, with the button that begins the try.

    ``is_counted``: on this server; None: the bot is on none here. ``notes``: about the reader. ``before``: goes on
    with yesterday's try.
    """
    date = mine.day.date
    begin = Button(voice.say("daily-begin"), custom_id("", 0, (BEGIN, date)), "success")
    buttons = [
        begin,
        *_guided(voice, mine),
        *([] if before is None else [before]),
        past_button(voice),
        _fair(voice),
    ]
    buttons += [_count(voice, is_counted=False)] if is_counted is False else []
    *what, why = intro_lines(voice, mine, end_of(date))
    return Panel("\n".join([*said, *what, *notes, why]), rows_of(buttons))


def _guided(voice: Speaker, mine: Mine) -> list[Button]:
    """Return the button of the first lesson of the day's game, two turns of it, for somebody's first try."""
    first = lessons(mine.day.game)[:1] if mine.is_first else ()
    return [Button(voice.say("daily-guided"), custom_id("", 0, (LESSON, one.game, one.id))) for one in first]


def result_panel(
    voice: Speaker,
    attempt: Attempt,
    band: str | None,
    streak: Streak,
    is_counted: bool | None,
    said: Sequence[str] = (),
    par: int | None = None,
) -> Panel:
    """Return a finished try of a day that is open; ``is_counted``: as ``intro_panel``; ``par``: as
    ``result_lines``."""
    row = attempt.row
    lines = result_lines(voice, attempt, band, streak, row.apart, par)
    shown = voice.say("daily-hide-mine" if row.shown else "daily-show-mine")
    show = Button(shown, custom_id("", 0, (SHOW, row.date, OFF if row.shown else ON)))
    buttons = [
        Button(voice.say("daily-share"), custom_id("", 0, (SHARE, row.date)), "success"),
        *([] if row.apart else [show]),
        *([] if row.apart or is_counted is None else [_count(voice, is_counted=is_counted)]),
        past_button(voice),
        _fair(voice),
    ]
    return Panel("\n".join([*said, *lines]), rows_of(buttons))


def _count(voice: Speaker, *, is_counted: bool) -> Button:
    key = "daily-count-no-more" if is_counted else "daily-count-here"
    return Button(voice.say(key), custom_id("", 0, (COUNT, OFF if is_counted else ON)))


def _fair(voice: Speaker) -> Button:
    return Button(voice.say("daily-fair"), custom_id("", 0, (FAIR,)))


def past_button(voice: Speaker) -> Button:
    return Button(voice.say("daily-past"), custom_id("", 0, (PAST,)))


# --- sharing -----------------------------------------------------------------------------------------------------


def share_panel(voice: Speaker, date: str, text: str, said: Sequence[str] = (), *, posts: bool = True) -> Panel:
    """Return a text to copy; ``posts``: with the button that posts it in the channel, and what to do with it."""
    post = Button(voice.say("daily-post"), custom_id("", 0, (POST, date)))
    ask = [voice.say("daily-share-ask")] if posts else []
    content = "\n".join([*said, *ask, f"```\n{text}\n```"])
    return Panel(cut(content, CONTENT), ((post,),) if posts else ())


# --- past days ---------------------------------------------------------------------------------------------------


def past_panel(voice: Speaker, days: Sequence[tuple[str, int | None]], page: int, *, more: bool) -> Panel:
    """Return one page of days that are over, each with its reader's own score (None: none)."""
    if not days:
        return Panel(voice.say("daily-past-none"))
    plain = voice.plain()
    options = tuple(
        Option(cut(past_option(plain, date, score), LABEL), path_text((DAY, date)))
        for date, score in days[:OPTIONS]
    )
    turns = page_buttons(voice, "", (PAST,), page, page + 2 if more else page + 1)
    rows: tuple[Row, ...] = (Select(custom_id("", 0, (PICK,)), voice.say("daily-past-pick"), options),)
    return Panel(voice.say("daily-past-title"), (*rows, turns) if turns else rows)
