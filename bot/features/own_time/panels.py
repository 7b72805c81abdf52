"""A person's own time: zone, quiet hours, vacation, reminders and the daily digest. Pure panels, and the parsing
of typed values."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.deadlines.digests import next_digest
from bot.kit.ids import PICK, custom_id, path_text
from bot.kit.shapes import (
    LABEL,
    OPTIONS,
    Button,
    Field,
    Option,
    Panel,
    Row,
    Select,
    Window,
    unique_labels,
)
from bot.rows.settings import UserSettings
from bot.session.hours import DAYS_OFF, is_on_vacation, stopped_until, vacation_left, zone_of
from bot.session.model import Refused
from bot.session.rules import DAY
from bot.texts import Speaker, clean_name, text_key
from engines.core import Fact

SETTING = "setting"
ALL, ALL_SET = "settings-all", "settings-set"
"""Open the window of all settings that it has room for, and take it."""
SWITCHES = ("confirm", "by-itself", "only-answer", "tall", "offers")
ZONE, QUIET, VACATION, REMIND, DIGEST = "zone", "quiet", "vacation", "remind", "digest"
QUIET_DAYS = "quiet-days"
"""The days off: a list on the page of quiet hours."""
VACATION_SHOWN = "vacation-shown"
"""Whether tables show the vacation: a button on its page."""
PAGES = (ZONE, QUIET, VACATION, REMIND, DIGEST)
NONE = "none"
AUTO = "auto"
"""The value for the language that Discord reports."""
REMINDING = ("ping", "dm", NONE)
NIGHT = 9
"""Hours of quiet assumed if only one end is chosen."""
DAYS = (*range(1, 22), 24, 27, 29)
"""The choices for the length of a vacation in days."""

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
    place = zone.replace("_", " ") if city is None else voice.say(text_key("own-time-city", city))
    return voice.say("own-time-zone-name", {"offset": offset(zone, now), "city": place})


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


def with_quiet(mine: UserSettings, begins: int | None = None, ends: int | None = None) -> UserSettings:
    """Return the settings with one end of the quiet hours set; a missing other end is NIGHT hours away."""
    if begins is not None:
        ends = mine.quiet_until if mine.quiet_until is not None else (begins + NIGHT * 60) % (24 * 60)
    elif ends is not None:
        begins = mine.quiet_from if mine.quiet_from is not None else (ends - NIGHT * 60) % (24 * 60)
    return replace(mine, quiet_from=begins, quiet_until=ends)


def with_vacation(mine: UserSettings, until: float | None, now: float) -> UserSettings:
    """Return the settings with a vacation from now, or without one; a running vacation keeps its start and whether
    tables show it."""
    if until is None:
        return replace(mine, away_from=None, away_until=None, away_shown=False)
    if is_on_vacation(mine, now):
        return replace(mine, away_until=until)
    return replace(mine, away_from=now, away_until=until, away_shown=False)


# --- panels ----------------------------------------------------------------------------------------------------


def own_time_lines(voice: Speaker, mine: UserSettings, now: float) -> list[str]:
    """Return a line for each setting; the zone's shows its present time."""
    local = datetime.fromtimestamp(now, zone_of(mine.zone)).strftime("%H:%M")
    zone = {"now": zone_words(voice, zone_of(mine.zone).key, now), "time": local}
    lines = [voice.say("own-time-zone", zone)]
    lines.append(_quiet_line(voice, mine))
    if is_on_vacation(mine, now) and mine.away_until is not None:
        stops = stopped_until(mine) or mine.away_until
        facts: dict[str, Fact] = {"until": f"<t:{int(mine.away_until)}:f>", "shown": int(mine.away_shown)}
        key = "own-time-vacation" if stops >= mine.away_until else "own-time-vacation-cut"
        if stops <= (mine.away_from or 0):
            key = "own-time-vacation-used"
        lines.append(voice.say(key, {**facts, "stops": f"<t:{int(stops)}:f>"}))
    else:
        lines.append(voice.say("own-time-vacation-none"))
    lines.append(voice.say("own-time-remind", {"now": voice.say(f"own-time-remind-{mine.remind}")}))
    if mine.digest is None:
        lines.append(voice.say("own-time-digest-none"))
    else:
        lines.append(voice.say("own-time-digest", {"hour": clock_words(mine.digest * 60)}))
    return lines


def _quiet_line(voice: Speaker, mine: UserSettings) -> str:
    facts: dict[str, Fact] = {"days": tuple(day_words(voice, day) for day in mine.days_off)}
    if mine.quiet_from is None or mine.quiet_until is None:
        return voice.say("own-time-quiet-days" if mine.days_off else "own-time-quiet-none", facts)
    facts |= {"begins": clock_words(mine.quiet_from), "ends": clock_words(mine.quiet_until)}
    return voice.say("own-time-quiet-both" if mine.days_off else "own-time-quiet", facts)


def day_words(voice: Speaker, day: int) -> str:
    """Return a day of the week, 0 is Monday, as text that can be typed, too."""
    return voice.say("own-time-day", {"day": day})


def clock_words(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def page_buttons(voice: Speaker) -> tuple[Button, ...]:
    """Return a button for each page."""
    return tuple(Button(voice.say(f"own-time-{page}-page"), _id(page)) for page in PAGES)


def own_time_panel(voice: Speaker, page: str, mine: UserSettings, now: float) -> Panel:
    """Return one page: its heading, the present value and the choices."""
    left = {"left": int(vacation_left(mine, now) // DAY)}
    lines = [voice.say(f"own-time-{page}-head", left), own_time_lines(voice, mine, now)[PAGES.index(page)]]
    hours = [(clock_words(hour * 60), str(hour)) for hour in range(24)]
    rows: list[Row] = []
    below: list[Button] = []
    match page:
        case "zone":
            names = sorted(ZONES.values(), key=lambda zone: _utc_offset(zone, now))
            zones = [(zone_words(voice, zone, now), zone) for zone in names]
            rows.append(_select(voice.say("own-time-zone-choose"), page, zones, mine.zone))
        case "quiet":
            rows.append(_select(voice.say("own-time-quiet-from"), "quiet-from", hours, _hour(mine.quiet_from)))
            rows.append(_select(voice.say("own-time-quiet-until"), "quiet-until", hours, _hour(mine.quiet_until)))
            days = [(voice.say("own-time-quiet-no-days"), NONE, not mine.days_off)]
            days += [(day_words(voice, day), str(day), day in mine.days_off) for day in range(7)]
            options = tuple(Option(*day) for day in days)
            hint = voice.say("own-time-quiet-days-off")
            rows.append(Select(custom_id("", 0, (SETTING, QUIET_DAYS)), hint, options, DAYS_OFF))
            below.append(Button(voice.say("own-time-quiet-off"), _id(page, NONE)))
        case "vacation":
            ends = [(_day_words(voice, mine, now, days), str(days)) for days in DAYS]
            rows.append(_select(voice.say("own-time-vacation-until"), page, ends, None))
            is_away = is_on_vacation(mine, now)
            key, value = ("hide", "off") if mine.away_shown and is_away else ("show", "on")
            below += [
                Button(voice.say("own-time-vacation-off"), _id(page, NONE), disabled=not is_away),
                Button(voice.say(f"own-time-vacation-{key}"), _id(VACATION_SHOWN, value), disabled=not is_away),
            ]
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


def settings_window(voice: Speaker, mine: UserSettings, languages: Sequence[str]) -> Window:
    """Return the window of one's settings, but for time zone and vacation, which are pages of their own."""

    def field(name: str, choices: Mapping[str, str], now: Sequence[str], *, several: bool = False) -> Field:
        options = tuple(Option(words, value, value in now) for value, words in choices.items())
        return Field(name, voice.say(f"own-time-field-{name}"), options, several)

    words = {one: voice.say(f"own-time-language-{one}") for one in languages}
    hours = {NONE: voice.say("own-time-digest-off"), **{str(hour): clock_words(hour * 60) for hour in range(24)}}
    return Window(
        custom_id("", 0, (ALL_SET,)),
        voice.say("own-time-all-title"),
        (
            field("language", words, [mine.lang or AUTO]),
            field(
                "switches",
                {what: voice.say(f"own-time-field-{what}") for what in SWITCHES},
                [what for what in SWITCHES if getattr(mine, what.replace("-", "_"))],
                several=True,
            ),
            field("remind", {way: voice.say(f"own-time-remind-{way}-button") for way in REMINDING}, [mine.remind]),
            Field(
                QUIET,
                voice.say("own-time-field-quiet"),
                typed=quiet_words(voice, mine),
                description=voice.say("own-time-field-quiet-how"),
            ),
            field(DIGEST, hours, [NONE if mine.digest is None else str(mine.digest)]),
        ),
    )


def quiet_words(voice: Speaker, mine: UserSettings) -> str:
    """Return quiet hours and days off as they are typed."""
    days = [day_words(voice, day) for day in mine.days_off]
    if mine.quiet_from is None:
        return " ".join(days)
    return " ".join([f"{clock_words(mine.quiet_from)}-{clock_words(mine.quiet_until or 0)}", *days])


def with_filled(
    mine: UserSettings, filled: Mapping[str, tuple[str, ...]], languages: Sequence[str], now: float
) -> UserSettings:
    """Return the settings as they were filled in; Refused("no-setting", "quiet-unread")."""
    for name, values in filled.items():
        value = values[0] if len(values) == 1 else ""
        match name:
            case "language" if value in languages:
                mine = replace(mine, lang=None if value == AUTO else value)
            case "switches" if set(values) <= set(SWITCHES):
                confirm, by_itself, only_answer, tall, offers = (what in values for what in SWITCHES)
                mine = replace(mine, confirm=confirm, by_itself=by_itself, only_answer=only_answer, offers=offers)
                mine = replace(mine, tall=tall, tall_offered=mine.tall_offered or tall != mine.tall)
            case "remind" if value in REMINDING:
                mine = replace(mine, remind=value)
            case "quiet":
                mine = with_typed_quiet(mine, value if value.strip() else "off")
            case "digest" if value == NONE:
                mine = with_digest(mine, None, now)
            case "digest" if value in map(str, range(24)):
                mine = with_digest(mine, int(value), now)
            case _:
                raise Refused("no-setting")
    return mine


def _select(hint: str, setting: str, choices: list[tuple[str, str]], now: str | None) -> Select:
    options = tuple(
        Option(words, path_text((SETTING, setting, value)), chosen=value == now) for words, value in choices
    )
    return Select(custom_id("", 0, (PICK, setting)), hint, options)


def _id(*path: str) -> str:
    return custom_id("", 0, (SETTING, *path))


def _hour(minutes: int | None) -> str | None:
    return None if minutes is None or minutes % 60 else str(minutes // 60)


def _utc_offset(zone: str, now: float) -> float:
    """Return the zone's offset from UTC at this time, in seconds."""
    away = datetime.fromtimestamp(now, ZoneInfo(zone)).utcoffset() or timedelta()
    return away.total_seconds()


def _day_words(voice: Speaker, mine: UserSettings, now: float, days: int) -> str:
    day = datetime.fromtimestamp(now, zone_of(mine.zone)).date() + timedelta(days=days)
    return voice.say("own-time-vacation-day", {"date": day.isoformat(), "days": days})


# --- offers of seats ---------------------------------------------------------------------------------------------

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
