"""A person's settings as lines and windows: pure panels, and the parsing of typed values."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

from bot.deadlines.digests import next_digest
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.shapes import LABEL, OPTIONS, Button, Field, Option, Panel, Row, Select, Window, unique_labels
from bot.rows.settings import UserSettings
from bot.session.hours import (
    DAYS_OFF,
    LONGEST_QUIET,
    LONGEST_VACATION,
    VACATION_WINDOW,
    is_on_vacation,
    stopped_until,
    vacation_left,
    zone_of,
)
from bot.session.model import Refused
from bot.session.rules import DAY
from bot.texts import Speaker, clean_name, text_key
from engines.core import Fact

SETTING = "setting"
OPEN, TAKE = "settings-open", "settings-take"
"""Open a window, ``settings-open:<which>``, and take what was changed in it, ``settings-take:<which>``."""
TIME, PLAY, SEATS, LANGUAGE = "time", "play", "seats", "language"
"""What is set together. Seats are a page, the others windows."""
SWITCHES: Mapping[str, tuple[str, bool]] = {
    "confirm": ("confirm", True),
    "by-itself": ("by_itself", True),
    "only-answer": ("only_answer", True),
    "in-words": ("in_words", True),
    "no-signs": ("signs", False),
}
"""What can be ticked in the window *How I play*: the setting, and its value then."""
GONE = ("tall",)
"""Switches of windows that an earlier version has opened."""
VACATION_SHOWN = "vacation-shown"
"""Whether tables show the vacation: a button while there is one."""
NONE = "none"
AUTO = "auto"
"""The value for the language that Discord reports."""
REMINDING = ("ping", "dm", NONE)
WITH_DIGEST = "+"
"""The mark of a way of reminding with the daily summary."""
VACATIONS = {"most": int(LONGEST_VACATION // DAY), "window": int(VACATION_WINDOW // DAY)}
"""The days of vacations that stop clocks, and among how many days: variables of texts."""
LIMITS = {"hours": LONGEST_QUIET // 60, "days": DAYS_OFF}
"""The longest quiet hours of a day, and the most days off of a week: variables of texts."""
NIGHT = 9
"""Hours of quiet assumed if only one end is chosen."""
MORNING = 9
"""The hour of a daily summary, unless quiet hours end at another."""

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
"""The zones of the select, by the key of their city's name. All others can be typed."""


# --- zones -----------------------------------------------------------------------------------------------------


@cache
def known_zones() -> tuple[str, ...]:
    """Return every IANA zone that is named after a place, and UTC."""
    return tuple(sorted(name for name in available_timezones() if "/" in name or name == "UTC"))


def offset(zone: str, now: float) -> str:
    """Return the zone's offset from UTC at this time: UTC+9, UTC-3:30."""
    minutes = int(_utc_offset(zone, now)) // 60
    hours, rest = divmod(abs(minutes), 60)
    sign = "-" if minutes < 0 else "+"
    return f"UTC{sign}{hours}{f':{rest:02}' if rest else ''}" if minutes else "UTC"


def zone_words(voice: Speaker, zone: str, now: float) -> str:
    """Return a zone as text: its offset and its city, in the reader's language if the city is in the select."""
    city = next((city for city, known in ZONES.items() if known == zone), None)
    place = zone.replace("_", " ") if city is None else voice.say(text_key("settings-city", city))
    return voice.say("settings-zone-name", {"offset": offset(zone, now), "city": place})


def parse_zone(voice: Speaker, typed: str, now: float) -> str:
    """Parse a typed zone by its name or its city's, ignoring case; Refused("bad-zone")."""
    text = "_".join(typed.split()).casefold()
    ends = [name for name in known_zones() if text in (name.casefold(), name.casefold().rpartition("/")[2])]
    like = [zone for _, zone in matching_zones(voice, typed, now)]
    if ends or len(like) == 1:
        return (ends or like)[0]
    raise Refused("bad-zone", zone=typed.strip())


def matching_zones(voice: Speaker, typed: str, now: float) -> list[tuple[str, str]]:
    """Return text and name of the zones that match the typed words: first those of the select, then the others."""
    words = typed.replace("_", " ").casefold().split()
    first = [(zone_words(voice, zone, now), zone) for zone in ZONES.values()]
    rest = [(zone_words(voice, zone, now), zone) for zone in known_zones() if zone not in ZONES.values()]
    fitting = [
        (words_of, zone)
        for words_of, zone in [*first, *(rest if words else [])]
        if all(word in f"{words_of} {zone}".replace("_", " ").casefold() for word in words)
    ]
    return fitting[:OPTIONS]


# --- typed values ----------------------------------------------------------------------------------------------

_OFF = frozenset({"off", "none", "no", "-", "なし", "オフ"})
_HOURS = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?\s*(?:[-–—~〜～]|to|から)\s*(\d{1,2})(?:[:.](\d{2}))?")
_DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_DAY = re.compile(rf"({'|'.join(_DAYS)})[a-z]*|([月火水木金土日])(?:曜日?)?")
_BETWEEN = re.compile(r"[\s,、・+&]+")
_DATE = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})")


def with_typed_quiet(mine: UserSettings, typed: str, *, keeps: bool = False) -> UserSettings:
    """Return the settings with the typed quiet hours and days off: "22:00-08:00", "22-8 Sat Sun", "Sun", "off".

    ``keeps``: hours stay where only days are typed, and days where only hours are.

    Refused("quiet-unread").
    """
    text = typed.strip().casefold().replace("：", ":")
    if text in _OFF:
        return replace(mine, quiet_from=None, quiet_until=None, days_off=())
    match, begins, ends = _HOURS.match(text), None, None
    rest = text
    if match is not None:
        hour, first, last, second = (int(part or 0) for part in match.groups())
        if hour > 24 or last > 24 or first > 59 or second > 59:
            raise Refused("quiet-unread", text=typed)
        begins, ends = (hour % 24) * 60 + first, (last % 24) * 60 + second
        rest = text[match.end() :]
    days = {_DAYS.index(day[1]) if day[1] else "月火水木金土日".index(day[2]) for day in _DAY.finditer(rest)}
    if _BETWEEN.sub("", _DAY.sub("", rest)) or (match is None and not days):
        raise Refused("quiet-unread", text=typed)
    if keeps and match is None:
        begins, ends = mine.quiet_from, mine.quiet_until
    days_off = mine.days_off if keeps and not days else tuple(sorted(days))
    return replace(mine, quiet_from=begins, quiet_until=ends, days_off=days_off)


def parse_vacation(typed: str, mine: UserSettings, now: float) -> float | None:
    """Parse the typed end of a vacation: a date (that day included), a number of days, or "off" (None).

    Refused("vacation-unread").
    """
    text = typed.strip().casefold()
    if text in _OFF:
        return None
    if text.isdecimal() and len(text) < 4:
        return end_of_day(mine, now, int(text))
    match = _DATE.fullmatch(text)
    try:
        year, month, day = map(int, match.groups()) if match else (0, 0, 0)
        following = date(year, month, day) + timedelta(days=1)
    except (ValueError, OverflowError) as error:
        raise Refused("vacation-unread", text=typed) from error
    return datetime.combine(following, time(), zone_of(mine.zone)).timestamp()


def end_of_day(mine: UserSettings, now: float, days: int) -> float:
    """Return the midnight after the day ``days`` from today, in the person's zone."""
    zone = zone_of(mine.zone)
    day = datetime.fromtimestamp(now, zone).date() + timedelta(days=days + 1)
    return datetime.combine(day, time(), zone).timestamp()


# --- changed settings ------------------------------------------------------------------------------------------


def with_zone(mine: UserSettings, zone: str, now: float) -> UserSettings:
    """Return the settings in a new zone; all wall-clock times keep their value."""
    return with_digest(replace(mine, zone=zone), mine.digest, now)


def with_digest(mine: UserSettings, hour: int | None, now: float) -> UserSettings:
    new = replace(mine, digest=hour)
    return replace(new, digest_at=next_digest(new, now))


def with_vacation(mine: UserSettings, until: float | None, now: float) -> UserSettings:
    """Return the settings with a vacation from now, or without one; a running vacation keeps its start and whether
    tables show it."""
    if until is None:
        return replace(mine, away_from=None, away_until=None, away_shown=False)
    if is_on_vacation(mine, now):
        return replace(mine, away_until=until)
    return replace(mine, away_from=now, away_until=until, away_shown=False)


# --- the page --------------------------------------------------------------------------------------------------


def settings_lines(voice: Speaker, mine: UserSettings, now: float, beside: Sequence[str] = ()) -> list[str]:
    """Return the lines of all settings: when one may be disturbed, how one plays, seats, language.

    ``beside``: what is said of seats beyond offers, such as standing in.
    """
    zone = zone_of(mine.zone)
    facts = {
        "zone": zone_words(voice, zone.key, now),
        "time": datetime.fromtimestamp(now, zone).strftime("%H:%M"),
    }
    play = [voice.say(f"settings-field-{what}") for what in SWITCHES if _is_on(mine, what)]
    offers = voice.say("settings-offers-yes" if mine.offers else "settings-offers-no")
    return [
        voice.say("settings-when" if mine.zone else "settings-when-unset", facts),
        voice.beside([_quiet_words(voice, mine), *_away_words(voice, mine, now), *_remind_words(voice, mine)]),
        voice.say("settings-play", {"now": voice.beside(play) if play else voice.say("settings-play-none")}),
        voice.say("settings-seats", {"now": voice.beside([offers, *beside])}),
        voice.say("settings-language", {"now": voice.say(f"settings-language-{mine.lang or AUTO}")}),
    ]


def _is_on(mine: UserSettings, what: str) -> bool:
    setting, ticked = SWITCHES[what]
    return getattr(mine, setting) is ticked


def _quiet_words(voice: Speaker, mine: UserSettings) -> str:
    facts: dict[str, Fact] = {"days": tuple(day_words(voice, day) for day in mine.days_off)}
    if mine.quiet_from is None or mine.quiet_until is None:
        return voice.say("settings-quiet-days" if mine.days_off else "settings-quiet-none", facts)
    facts |= {"begins": clock_words(mine.quiet_from), "ends": clock_words(mine.quiet_until)}
    return voice.say("settings-quiet-both" if mine.days_off else "settings-quiet", facts)


def last_day(mine: UserSettings) -> str:
    """Return the last day of a vacation as it is typed; "" without one."""
    if mine.away_until is None:
        return ""
    return datetime.fromtimestamp(mine.away_until - 1, zone_of(mine.zone)).date().isoformat()


def _away_words(voice: Speaker, mine: UserSettings, now: float) -> list[str]:
    if not is_on_vacation(mine, now) or mine.away_until is None:
        return []
    stops = stopped_until(mine) or mine.away_until
    key = "settings-vacation" if stops >= mine.away_until else "settings-vacation-cut"
    if stops <= (mine.away_from or 0):
        key = "settings-vacation-used"
    facts: dict[str, Fact] = {"until": last_day(mine), "stops": f"<t:{int(stops)}:f>"}
    return [voice.say(key, {**facts, **VACATIONS, "shown": int(mine.away_shown)})]


def _remind_words(voice: Speaker, mine: UserSettings) -> list[str]:
    words = [voice.say(f"settings-remind-{mine.remind}")]
    return words if mine.digest is None else [*words, _digest_words(voice, mine.digest)]


def _digest_words(voice: Speaker, hour: int) -> str:
    return voice.say("settings-digest", {"hour": clock_words(hour * 60)})


def day_words(voice: Speaker, day: int) -> str:
    """Return a day of the week, 0 is Monday, as text that can be typed, too."""
    return voice.say("settings-day", {"day": day})


def clock_words(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def settings_rows(voice: Speaker, mine: UserSettings, now: float) -> tuple[Row, ...]:
    """Return the four buttons; while there is a vacation also the one that shows it at tables, or hides it."""
    four = (
        Button(voice.say("settings-when-button"), custom_id("", 0, (OPEN, TIME))),
        Button(voice.say("settings-play-button"), custom_id("", 0, (OPEN, PLAY))),
        Button(voice.say("settings-seats-button"), _id(SEATS)),
        Button(voice.say("settings-language-button"), custom_id("", 0, (OPEN, LANGUAGE))),
    )
    if not is_on_vacation(mine, now):
        return (four,)
    key, value = ("hide", "off") if mine.away_shown else ("show", "on")
    return four, (Button(voice.say(f"settings-vacation-{key}"), _id(VACATION_SHOWN, value)),)


# --- windows ---------------------------------------------------------------------------------------------------


def settings_window(voice: Speaker, which: str, mine: UserSettings, languages: Sequence[str], now: float) -> Window:
    """Return one of the windows: TIME, PLAY or LANGUAGE."""

    def field(name: str, choices: Mapping[str, str], now: Sequence[str], *, several: bool = False) -> Field:
        options = tuple(Option(words, value, value in now) for value, words in choices.items())
        return Field(name, voice.say(f"settings-field-{name}", LIMITS), options, several)

    def line(name: str, typed: str, **facts: int | str) -> Field:
        how = voice.say(f"settings-field-{name}-how", {**LIMITS, **VACATIONS, **facts})
        return Field(name, voice.say(f"settings-field-{name}"), typed=typed, description=how)

    match which:
        case "play":
            ticks = {what: voice.say(f"settings-field-{what}") for what in SWITCHES}
            fields: tuple[Field, ...] = (
                field("switches", ticks, [what for what in SWITCHES if _is_on(mine, what)], several=True),
            )
        case "language":
            words = {one: voice.say(f"settings-language-{one}") for one in languages}
            fields = (field("language", words, [mine.lang or AUTO]),)
        case _:
            days = {str(day): day_words(voice, day) for day in range(7)}
            left = int(vacation_left(mine, now) // DAY)
            fields = (
                line("zone", mine.zone or ""),
                line("quiet", quiet_words(voice, replace(mine, days_off=()))),
                field("days-off", days, [str(day) for day in mine.days_off], several=True),
                line("away", last_day(mine) if is_on_vacation(mine, now) else "", left=left),
                field("remind", _ways(voice, mine), [_way(mine)]),
            )
    return Window(custom_id("", 0, (TAKE, which)), voice.say(f"settings-{which}-title"), fields)


def _ways(voice: Speaker, mine: UserSettings) -> dict[str, str]:
    """Return the ways of reminding, each also with the daily summary."""
    summary = _digest_words(voice, _digest_hour(mine))
    plain = {way: voice.say(f"settings-remind-{way}") for way in REMINDING}
    return plain | {f"{way}{WITH_DIGEST}": voice.beside([words, summary]) for way, words in plain.items()}


def _way(mine: UserSettings) -> str:
    return mine.remind if mine.digest is None else f"{mine.remind}{WITH_DIGEST}"


def _digest_hour(mine: UserSettings) -> int:
    """Return the hour of the daily summary: the present one, else when quiet hours end."""
    if mine.digest is not None:
        return mine.digest
    return MORNING if mine.quiet_until is None else -(-mine.quiet_until // 60) % 24


def quiet_words(voice: Speaker, mine: UserSettings) -> str:
    """Return quiet hours and days off as they are typed."""
    days = [day_words(voice, day) for day in mine.days_off]
    if mine.quiet_from is None:
        return " ".join(days)
    return " ".join([f"{clock_words(mine.quiet_from)}-{clock_words(mine.quiet_until or 0)}", *days])


def with_filled(
    voice: Speaker, mine: UserSettings, filled: Mapping[str, tuple[str, ...]], languages: Sequence[str], now: float
) -> UserSettings:
    """Return the settings as they were filled in, the zone first, as the rest is meant in it.

    Refused("no-setting", "bad-zone", "quiet-unread", "vacation-unread").
    """
    shown_hour = _digest_hour(mine)
    for name in sorted(filled, key=lambda name: name != "zone"):
        values = filled[name]
        value = values[0] if len(values) == 1 else ""
        match name:
            case "zone":
                zone = parse_zone(voice, value, now) if value.strip() else None
                mine = with_digest(replace(mine, zone=zone), mine.digest, now)
            case "quiet" if not value.strip():
                mine = replace(mine, quiet_from=None, quiet_until=None)
            case "quiet":
                mine = with_typed_quiet(mine, value, keeps=True)
            case "days-off" if set(values) <= set(map(str, range(7))):
                mine = replace(mine, days_off=tuple(sorted(map(int, values))))
            case "away":
                mine = with_vacation(mine, parse_vacation(value.strip() or "off", mine, now), now)
            case "remind" if value.removesuffix(WITH_DIGEST) in REMINDING:
                hour = shown_hour if value.endswith(WITH_DIGEST) else None
                mine = with_digest(replace(mine, remind=value.removesuffix(WITH_DIGEST)), hour, now)
            case "switches" if set(values) <= {*SWITCHES, *GONE}:
                chosen: dict[str, Any] = {
                    name: (what in values) is ticked for what, (name, ticked) in SWITCHES.items()
                }
                mine = replace(mine, **chosen)
            case "language" if value in languages:
                mine = replace(mine, lang=None if value == AUTO else value)
            case _:
                raise Refused("no-setting")
    return mine


def _id(*path: str) -> str:
    return custom_id("", 0, (SETTING, *path))


def _utc_offset(zone: str, now: float) -> float:
    """Return the zone's offset from UTC at this time, in seconds."""
    away = datetime.fromtimestamp(now, ZoneInfo(zone)).utcoffset() or timedelta()
    return away.total_seconds()


# --- offers of seats ---------------------------------------------------------------------------------------------

Declined = Sequence[tuple[int, str]]
"""Id and name of everybody whose seats are declined for good."""


def seats_panel(voice: Speaker, mine: UserSettings, declined: Declined, beside: Panel) -> Panel:
    """Return the page of seats: offers, who is declined for good, and (``beside``) standing in."""
    key, value = ("settings-offers-off", "off") if mine.offers else ("settings-offers-on", "on")
    lines = [voice.say("settings-offers", {"now": voice.say("settings-on" if mine.offers else "settings-off")})]
    buttons = [Button(voice.say(key), _id("offers", value))]
    if declined:
        lines.append(voice.say("settings-declined", {"count": len(declined)}))
        buttons.append(Button(voice.say("settings-declined-page"), _id("declined")))
    buttons += [button for row in beside.rows if isinstance(row, tuple) for button in row]
    lines += [beside.content] if beside.content else []
    return Panel("\n".join(lines), ((*buttons, Button(voice.say("common-back"), _id("all"))),))


def declined_panel(voice: Speaker, declined: Declined) -> Panel:
    """Return whose seats are declined, with a select of whom to let offer seats again."""
    back: Row = (Button(voice.say("common-back"), _id(SEATS)),)
    if not declined:
        return Panel(voice.say("settings-declined-nobody"), (back,))
    shown = declined[:OPTIONS]
    labels = unique_labels([clean_name(name) or f"#{user_id % 10_000:04}" for user_id, name in shown], LABEL)
    options = tuple(
        Option(label, path_text((SETTING, "declined", str(user_id))))
        for label, (user_id, _) in zip(labels, shown, strict=True)
    )
    select = Select(custom_id("", 0, (PICK, "declined")), voice.say("settings-declined-choose"), options)
    return Panel(voice.say("settings-declined-head"), (select, back))
