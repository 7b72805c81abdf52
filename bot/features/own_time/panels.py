"""A person's own time in words and controls: zone, quiet hours, vacation, reminders, the daily digest. Pure panels,
and what somebody may have typed for them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.deadlines.digests import next_digest
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.shapes import OPTIONS, Button, Option, Panel, Row, Select
from bot.rows.settings import UserSettings
from bot.table.hours import on_vacation, zone_of
from bot.table.model import Refused
from bot.texts import Speaker, text_key

SETTING = "setting"
ZONE, QUIET, VACATION, REMIND, DIGEST = "zone", "quiet", "vacation", "remind", "digest"
PAGES = (ZONE, QUIET, VACATION, REMIND, DIGEST)
NONE = "none"
REMINDING = ("ping", "dm", NONE)
NIGHT = 9
"""Hours of sleep that are supposed when only one end of it was chosen."""
DAYS = (*range(1, 22), 24, 27, 29)
"""How many days a vacation may last, to choose from."""

ZONES: Mapping[str, str] = {
    "honolulu": "Pacific/Honolulu",
    "anchorage": "America/Anchorage",
    "los-angeles": "America/Los_Angeles",
    "denver": "America/Denver",
    "chicago": "America/Chicago",
    "new-york": "America/New_York",
    "sao-paulo": "America/Sao_Paulo",
    "utc": "UTC",
    "london": "Europe/London",
    "berlin": "Europe/Berlin",
    "athens": "Europe/Athens",
    "istanbul": "Europe/Istanbul",
    "nairobi": "Africa/Nairobi",
    "dubai": "Asia/Dubai",
    "karachi": "Asia/Karachi",
    "kolkata": "Asia/Kolkata",
    "dhaka": "Asia/Dhaka",
    "bangkok": "Asia/Bangkok",
    "shanghai": "Asia/Shanghai",
    "singapore": "Asia/Singapore",
    "seoul": "Asia/Seoul",
    "tokyo": "Asia/Tokyo",
    "sydney": "Australia/Sydney",
    "auckland": "Pacific/Auckland",
}
"""The zones of the list, by the city whose name is a text. All others can be typed."""


# --- zones -----------------------------------------------------------------------------------------------------


@cache
def known_zones() -> tuple[str, ...]:
    """Every zone of the IANA list that is named after a place, and UTC."""
    return tuple(sorted(name for name in available_timezones() if "/" in name or name == "UTC"))


def offset(zone: str, now: float) -> str:
    """The zone's distance from UTC at this moment: UTC+9, UTC-3:30."""
    minutes = int(_ahead(zone, now)) // 60
    hours, rest = divmod(abs(minutes), 60)
    sign = "-" if minutes < 0 else "+"
    return f"UTC{sign}{hours}{f':{rest:02}' if rest else ''}" if minutes else "UTC"


def zone_words(voice: Speaker, zone: str, now: float) -> str:
    """A zone for people: its offset, and the city by its name in the reader's language or the list's own."""
    city = next((city for city, known in ZONES.items() if known == zone), None)
    place = zone.replace("_", " ") if city is None else voice.say(text_key("own-time-city", city))
    return voice.say("own-time-zone-name", {"offset": offset(zone, now), "city": place})


def zone_meant(voice: Speaker, typed: str, now: float) -> str:
    """The zone that was typed: by its name or its city's, in whatever letters; Refused("bad-zone")."""
    text = "_".join(typed.split()).casefold()
    ends = [name for name in known_zones() if text in (name.casefold(), name.casefold().rpartition("/")[2])]
    like = [zone for _, zone in zones_like(voice, typed, now)]
    if ends or len(like) == 1:
        return (ends or like)[0]
    raise Refused("bad-zone", zone=typed.strip())


def zones_like(voice: Speaker, typed: str, now: float) -> list[tuple[str, str]]:
    """Words and name of the zones that fit what is typed so far: first the list's, then all others."""
    words = typed.replace("_", " ").casefold().split()
    first = [(zone_words(voice, zone, now), zone) for zone in ZONES.values()]
    rest = [(zone_words(voice, zone, now), zone) for zone in known_zones() if zone not in ZONES.values()]
    fitting = [
        (words_of, zone)
        for words_of, zone in [*first, *(rest if words else [])]
        if all(word in f"{words_of} {zone}".replace("_", " ").casefold() for word in words)
    ]
    return fitting[:OPTIONS]


# --- what was typed --------------------------------------------------------------------------------------------

_OFF = frozenset({"off", "none", "no", "-", "なし", "オフ"})
_HOURS = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?\s*(?:[-–—~〜～]|to|から)\s*(\d{1,2})(?:[:.](\d{2}))?")
_DATE = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})")


def quiet_meant(typed: str) -> tuple[int | None, int | None]:
    """Quiet hours as typed ("22:00-08:00", "22-8", "off"), in minutes after midnight; Refused("quiet-unread")."""
    text = typed.strip().casefold().replace("：", ":")
    if text in _OFF:
        return None, None
    found = _HOURS.fullmatch(text)
    if found is None:
        raise Refused("quiet-unread", text=typed)
    begins, first, ends, second = (int(part or 0) for part in found.groups())
    if begins > 24 or ends > 24 or first > 59 or second > 59:
        raise Refused("quiet-unread", text=typed)
    return (begins % 24) * 60 + first, (ends % 24) * 60 + second


def vacation_meant(typed: str, mine: UserSettings, now: float) -> float | None:
    """The end of a vacation as typed: a date (that day included), a number of days, or "off" (None).

    Refused("vacation-unread").
    """
    text = typed.strip().casefold()
    if text in _OFF:
        return None
    if text.isdecimal() and len(text) < 4:
        return end_of_day(mine, now, int(text))
    found = _DATE.fullmatch(text)
    try:
        year, month, day = map(int, found.groups()) if found else (0, 0, 0)
        following = date(year, month, day) + timedelta(days=1)
    except (ValueError, OverflowError) as error:
        raise Refused("vacation-unread", text=typed) from error
    return datetime.combine(following, time(), zone_of(mine.zone)).timestamp()


def end_of_day(mine: UserSettings, now: float, days: int) -> float:
    """The midnight that ends the day so many days from today, there where the person lives."""
    zone = zone_of(mine.zone)
    day = datetime.fromtimestamp(now, zone).date() + timedelta(days=days + 1)
    return datetime.combine(day, time(), zone).timestamp()


# --- what is changed -------------------------------------------------------------------------------------------


def with_zone(mine: UserSettings, zone: str, now: float) -> UserSettings:
    """All wall-clock times stay what they are, in the new zone."""
    return with_digest(replace(mine, zone=zone), mine.digest, now)


def with_digest(mine: UserSettings, hour: int | None, now: float) -> UserSettings:
    new = replace(mine, digest=hour)
    return replace(new, digest_at=next_digest(new, now))


def with_quiet(mine: UserSettings, begins: int | None = None, ends: int | None = None) -> UserSettings:
    """One end chosen: the other stays, or is a night away."""
    if begins is not None:
        ends = mine.quiet_until if mine.quiet_until is not None else (begins + NIGHT * 60) % (24 * 60)
    elif ends is not None:
        begins = mine.quiet_from if mine.quiet_from is not None else (ends - NIGHT * 60) % (24 * 60)
    return replace(mine, quiet_from=begins, quiet_until=ends)


def with_vacation(mine: UserSettings, until: float | None, now: float) -> UserSettings:
    """From now on, or none; one that goes on keeps its beginning."""
    if until is None:
        return replace(mine, away_from=None, away_until=None)
    begun = mine.away_from if on_vacation(mine, now) else now
    return replace(mine, away_from=begun, away_until=until)


# --- panels ----------------------------------------------------------------------------------------------------


def own_time_lines(voice: Speaker, mine: UserSettings, now: float) -> list[str]:
    """What is set, a line each, with the present time there."""
    local = datetime.fromtimestamp(now, zone_of(mine.zone)).strftime("%H:%M")
    zone = {"now": zone_words(voice, zone_of(mine.zone).key, now), "time": local}
    lines = [voice.say("own-time-zone", zone)]
    if mine.quiet_from is None or mine.quiet_until is None:
        lines.append(voice.say("own-time-quiet-none"))
    else:
        hours = {"begins": clock_words(mine.quiet_from), "ends": clock_words(mine.quiet_until)}
        lines.append(voice.say("own-time-quiet", hours))
    if on_vacation(mine, now) and mine.away_until is not None:
        lines.append(voice.say("own-time-vacation", {"until": f"<t:{int(mine.away_until)}:f>"}))
    else:
        lines.append(voice.say("own-time-vacation-none"))
    lines.append(voice.say("own-time-remind", {"now": voice.say(f"own-time-remind-{mine.remind}")}))
    if mine.digest is None:
        lines.append(voice.say("own-time-digest-none"))
    else:
        lines.append(voice.say("own-time-digest", {"hour": clock_words(mine.digest * 60)}))
    return lines


def clock_words(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def page_buttons(voice: Speaker) -> tuple[Button, ...]:
    """One for each page."""
    return tuple(Button(voice.say(f"own-time-{page}-page"), _id(page)) for page in PAGES)


def own_time_panel(voice: Speaker, page: str, mine: UserSettings, now: float) -> Panel:
    """One page: what it is about, what is set, and what can be chosen."""
    lines = [voice.say(f"own-time-{page}-head"), own_time_lines(voice, mine, now)[PAGES.index(page)]]
    hours = [(clock_words(hour * 60), str(hour)) for hour in range(24)]
    rows: list[Row] = []
    below: list[Button] = []
    match page:
        case "zone":
            names = sorted(ZONES.values(), key=lambda zone: _ahead(zone, now))
            zones = [(zone_words(voice, zone, now), zone) for zone in names]
            rows.append(_select(voice.say("own-time-zone-choose"), page, zones, mine.zone))
        case "quiet":
            rows.append(_select(voice.say("own-time-quiet-from"), "quiet-from", hours, _hour(mine.quiet_from)))
            rows.append(_select(voice.say("own-time-quiet-until"), "quiet-until", hours, _hour(mine.quiet_until)))
            below.append(Button(voice.say("own-time-quiet-off"), _id(page, NONE)))
        case "vacation":
            ends = [(_day_words(voice, mine, now, days), str(days)) for days in DAYS]
            rows.append(_select(voice.say("own-time-vacation-until"), page, ends, None))
            end = Button(voice.say("own-time-vacation-off"), _id(page, NONE), disabled=not on_vacation(mine, now))
            below.append(end)
        case "remind":
            rows.append(
                tuple(
                    Button(
                        voice.say(f"own-time-remind-{way}-button"),
                        _id(page, way),
                        "primary" if way == mine.remind else "secondary",
                    )
                    for way in REMINDING
                )
            )
        case _:
            now_hour = None if mine.digest is None else str(mine.digest)
            rows.append(_select(voice.say("own-time-digest-hour"), page, hours, now_hour))
            below.append(Button(voice.say("own-time-digest-off"), _id(page, NONE)))
    back = Button(voice.say("common-back"), _id("all"))
    return Panel("\n".join(lines), (*rows, (*below, back)))


def _select(hint: str, setting: str, choices: list[tuple[str, str]], now: str | None) -> Select:
    options = tuple(
        Option(words, path_text((SETTING, setting, value)), chosen=value == now) for words, value in choices
    )
    return Select(custom_id("", 0, (PICK, setting)), hint, options)


def _id(*path: str) -> str:
    return custom_id("", 0, (SETTING, *path))


def _hour(minutes: int | None) -> str | None:
    return None if minutes is None or minutes % 60 else str(minutes // 60)


def _ahead(zone: str, now: float) -> float:
    """Seconds that its clocks are ahead of UTC at this moment."""
    away = datetime.fromtimestamp(now, ZoneInfo(zone)).utcoffset() or timedelta()
    return away.total_seconds()


def _day_words(voice: Speaker, mine: UserSettings, now: float, days: int) -> str:
    day = datetime.fromtimestamp(now, zone_of(mine.zone)).date() + timedelta(days=days)
    return voice.say("own-time-vacation-day", {"date": day.isoformat(), "days": days})
