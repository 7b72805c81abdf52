"""/settings: whether others may offer seats, and from whom they are declined once and for all."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.shapes import LABEL, OPTIONS, Button, Option, Panel, Row, Select, unique_labels
from bot.rows.settings import UserSettings
from bot.texts import Speaker, clean_name

from .panels import SETTING

Declined = Sequence[tuple[int, str]]
"""Id and name of everybody whose seats are declined for good."""


def offer_lines(voice: Speaker, mine: UserSettings, declined: Declined) -> list[str]:
    """Return what is set about seat offers."""
    line = voice.say("own-time-offers", {"now": voice.say("own-time-on" if mine.offers else "own-time-off")})
    return [line, *([voice.say("own-time-declined", {"count": len(declined)})] if declined else [])]


def offer_buttons(voice: Speaker, mine: UserSettings, declined: Declined) -> tuple[Button, ...]:
    key, value = ("own-time-offers-off", "off") if mine.offers else ("own-time-offers-on", "on")
    switch = Button(voice.say(key), custom_id("", 0, (SETTING, "offers", value)))
    if not declined:
        return (switch,)
    return (switch, Button(voice.say("own-time-declined-page"), custom_id("", 0, (SETTING, "declined"))))


def declined_panel(voice: Speaker, declined: Declined) -> Panel:
    """Return whose seats are declined, with a select of whom to let offer seats again."""
    back: Row = (Button(voice.say("common-back"), custom_id("", 0, (SETTING, "all"))),)
    if not declined:
        return Panel(voice.say("own-time-declined-nobody"), (back,))
    shown = declined[:OPTIONS]
    labels = unique_labels([clean_name(name) or f"#{user_id % 10_000:04}" for user_id, name in shown], LABEL)
    options = tuple(
        Option(label, path_text((SETTING, "declined", str(user_id))))
        for label, (user_id, _) in zip(labels, shown, strict=True)
    )
    select = Select(custom_id("", 0, (PICK, "declined")), voice.say("own-time-declined-choose"), options)
    return Panel(voice.say("own-time-declined-head"), (select, back))
