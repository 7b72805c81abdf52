"""The pages of a server's settings: their lines, and the controls of each. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.phrases import duration, mention_channel, relative_time
from bot.kit.shapes import FORUM, LABEL, OPTIONS, TEXT, Button, Option, Panel, Row, Select, cut
from bot.rows.daily import ServerRow
from bot.rows.messages import SeatListRow
from bot.rows.settings import HERE, POSTS, THREADS, ServerSettings
from bot.rows.threads import NewTablesRow
from bot.seating.seat_lists import PAUSE
from bot.texts import LANGUAGES, Speaker
from engines.core import Fact

from .paths import SERVER, back_button

OPEN_IN, GOES, AT_ONCE, REMIND, SEATS, DAILY, LANGUAGE, WELCOME = SETTINGS = (
    "open-in", "goes", "at-once", "remind", "seats", "daily", "language", "welcome",
)  # fmt: skip
ANY, AUTO, OFF, HOUR = "any", "auto", "off", "hour"
"""Values: no limit, the language that Discord gives, nowhere; and the setting of an hour (UTC)."""
LIMITS = (1, 2, 3, 5, 10)
"""How many tables at once may be chosen for a channel."""
REMINDING = ("ping", "dm")
CHANNELS = frozenset({OPEN_IN, SEATS, DAILY, WELCOME})
"""The settings whose list of channels holds channels to write in."""
LISTED = 5
"""Channels that a line names, at most."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What holds on a server now."""

    settings: ServerSettings
    apart: Sequence[NewTablesRow] = ()
    """Channels whose new tables go elsewhere by the word of an earlier version."""
    seats: SeatListRow | None = None
    daily: ServerRow | None = None
    welcomed_at: float | None = None
    day_at: float = 0.0
    """The beginning of today (UTC), in seconds since 1970: an hour is shown as the reader's own."""


def setting_line(voice: Speaker, what: str, now: Chosen, names: Mapping[int, str] | None = None) -> str:
    """Return the line of a setting with its value; ``names``: as plain words, with these names of channels."""
    return voice.say(f"server-{what}", {"now": _value(voice, what, now, names)})


def setting_lines(voice: Speaker, now: Chosen) -> list[str]:
    """Return the line of each setting."""
    return [setting_line(voice, what, now) for what in SETTINGS]


def _value(voice: Speaker, what: str, now: Chosen, names: Mapping[int, str] | None) -> str:
    def place(channel_id: int) -> str:
        if names is None:
            return mention_channel(channel_id)
        return f"#{names[channel_id]}" if channel_id in names else voice.say("server-channel-unseen")

    settings = now.settings
    match what:
        case "open-in":
            seen = [one for one in settings.open_in if names is None or one in names][:LISTED]
            more = len(settings.open_in) - len(seen)
            facts: dict[str, Fact] = {"channels": tuple(map(place, seen)), "more": more}
            if settings.open_in and not seen:
                return voice.say("server-channel-unseen")
            shown = bool(seen)
            return voice.say("server-open-in-now" if shown else "server-open-in-all", facts)
        case "goes":
            words = voice.say(f"server-goes-{settings.goes}", {"forum": place(settings.forum_id or 0)})
            apart = tuple(
                voice.say(
                    f"server-goes-apart-{one.kind}",
                    {"channel": place(one.channel_id), "forum": place(one.parent_id)},
                )
                for one in now.apart[:LISTED]
            )
            facts = {"now": words, "apart": apart, "more": max(0, len(now.apart) - LISTED)}
            return voice.say("server-goes-but", facts) if apart else words
        case "at-once":
            return voice.say("server-at-once-any") if settings.at_once is None else str(settings.at_once)
        case "remind":
            return voice.say(f"server-remind-{settings.remind}")
        case "seats":
            row = now.seats
            return voice.say("server-off") if row is None else place(row.channel_id)
        case "daily":
            return (
                voice.say("server-off")
                if now.daily is None
                else _daily(voice, now.daily, now.day_at, place(now.daily.channel_id), is_plain=names is not None)
            )
        case "language":
            return voice.say(f"settings-language-{settings.lang or AUTO}")
        case _:
            if now.welcomed_at is None:
                return voice.say("server-welcome-never")
            if names is not None:
                return voice.say("server-welcome-done")
            return voice.say("server-welcome-posted", {"when": relative_time(now.welcomed_at)})


def _daily(voice: Speaker, row: ServerRow, day_at: float, channel: str, *, is_plain: bool) -> str:
    hour = utc(row.hour) if is_plain else f"<t:{int(day_at + row.hour * 3600)}:t>"
    return voice.say("server-daily-now", {"channel": channel, "hour": hour})


def utc(hour: int) -> str:
    """Return an hour of UTC as text."""
    return f"{hour:02}:00 UTC"


def change_list(voice: Speaker, now: Chosen, names: Mapping[int, str]) -> Select:
    """Return the list of settings, each with its value, which leads to their pages."""
    plain = voice.plain()
    options = tuple(
        Option(cut(setting_line(plain, what, now, names).replace("**", ""), LABEL), path_text((SERVER, what)))
        for what in SETTINGS
    )
    return Select(custom_id("", 0, (PICK, SERVER)), voice.say("server-change"), options)


def setting_page(voice: Speaker, what: str, now: Chosen, names: Mapping[int, str], said: str = "") -> Panel:
    """Return the page of a setting: what it means, what holds, and the choices; ``names``: of the channels that the
    reader sees, ``said`` below."""
    head = voice.say(f"server-{what}-head", {"pause": duration(voice, PAUSE)})
    lines = [head, setting_line(voice, what, now), *([said] if said else [])]
    settings, below = now.settings, [back_button(voice)]

    def seen(ids: Sequence[int]) -> tuple[int, ...]:
        """Discord takes no channel for chosen that is gone."""
        return tuple(one for one in ids if one in names)

    rows: list[Row] = []
    match what:
        case "open-in":
            rows.append(_channels(voice, what, (TEXT, FORUM), seen(settings.open_in), OPTIONS))
            below.insert(0, _button(voice, what, ANY, settings.open_in == ()))
        case "goes":
            is_plain = not now.apart
            rows.append(
                tuple(_button(voice, what, way, is_plain and settings.goes == way) for way in (HERE, THREADS))
            )
            chosen = (settings.forum_id,) if settings.goes == POSTS and settings.forum_id else ()
            rows.append(_channels(voice, what, (FORUM,), seen(chosen)))
        case "at-once":
            limits = [(str(limit), limit == settings.at_once) for limit in LIMITS]
            rows.append(
                tuple(
                    Button(limit, custom_id("", 0, (SERVER, what, limit)), "primary" if is_now else "secondary")
                    for limit, is_now in limits
                )
            )
            below.insert(0, _button(voice, what, ANY, settings.at_once is None))
        case "remind":
            rows.append(tuple(_button(voice, what, way, settings.remind == way) for way in REMINDING))
        case "seats":
            rows.append(_channels(voice, what, (TEXT,), seen(() if now.seats is None else (now.seats.channel_id,))))
            below.insert(0, _button(voice, what, OFF, now.seats is None))
        case "daily":
            row = now.daily
            rows.append(_channels(voice, what, (TEXT,), seen(() if row is None else (row.channel_id,))))
            if row is not None:
                rows.append(_hours(voice, row.hour))
            below.insert(0, _button(voice, what, OFF, row is None))
        case "language":
            rows.append(
                tuple(
                    Button(
                        voice.say(f"settings-language-{lang or AUTO}"),
                        custom_id("", 0, (SERVER, what, lang or AUTO)),
                        "primary" if lang == settings.lang else "secondary",
                    )
                    for lang in (None, *LANGUAGES)
                )
            )
        case _:
            rows.append(_channels(voice, what, (TEXT,), ()))
    return Panel("\n".join(lines), (*rows, tuple(below)))


def _button(voice: Speaker, what: str, value: str, is_now: bool) -> Button:
    return Button(
        voice.say(f"server-{what}-{value}-button"),
        custom_id("", 0, (SERVER, what, value)),
        "primary" if is_now else "secondary",
    )


def _channels(voice: Speaker, what: str, kinds: tuple[str, ...], now: tuple[int, ...], most: int = 1) -> Select:
    hint = voice.say(f"server-{what}-channel")
    return Select(custom_id("", 0, (SERVER, what)), hint, most=most, channels=kinds, now=now)


def _hours(voice: Speaker, now: int) -> Select:
    options = tuple(
        Option(utc(hour), path_text((SERVER, DAILY, HOUR, str(hour))), chosen=hour == now) for hour in range(24)
    )
    return Select(custom_id("", 0, (PICK, DAILY)), voice.say("server-daily-hour"), options)
